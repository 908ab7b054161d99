## Site-ul

site-name = Chuhe
site-game = Șah chinezesc

## Acțiuni

play-two = Doi jucători pe acest ecran
home = Acasă
close = Închide
retry = Încearcă iar
undo = Ia înapoi
redo = Refă
hint = Sugestie
flip = Rotește
analyse = Analizează
resign = Cedează
resign-ask = Cedezi această partidă?
resign-yes = Cedez
resign-no = Joc mai departe
new-game = Joc nou
new-game-ask = Părăsești partida și începi una nouă?
rematch = Revanșă
language = Limba
settings = Setări

## Începutul partidei

choose-side = Culoarea ta
play-red = Roșu, mută primul
play-black = Negru, mută al doilea
choose-level = Nivel
level-group =
    { $group ->
        [1] Începător
        [2] Ucenic
        [3] Jucător
        [4] Jucător de club
        [5] Avansat
       *[6] Maestru
    }
computer-at-level = Calculator · { $level }
rules-other = Alte reguli
rules-capture-about = Cine capturează împăratul câștigă. Ușor pentru prima partidă.
choose-first = Cine începe

## Setări

settings-script = Scriere
script-traditional = Tradițională
script-simplified = Simplificată
settings-pieces = Piese
style-characters = Caractere
style-figures = Figuri
style-letters = Litere
style-hybrid = Caractere și figuri
settings-colors = Culori
colors-black = Roșu și negru
colors-green = Roșu și verde
colors-blue = Roșu și albastru
colors-inverted = Inversate
settings-board = Tablă
board-wood = Lemn
board-paper = Hârtie
board-plain = Simplă
board-contrast = Contrast mare
board-dark = Întunecată
board-chequered = Pătrățele
settings-coordinates = Coordonate
coordinates-none = Fără
coordinates-chinese = Chinezești
coordinates-digits = Cifre
coordinates-letters = Litere
settings-notation = Lista mutărilor
notation-chinese = Chineză
notation-wxf = Notația WXF
notation-western = Occidentală
notation-vietnamese = Vietnameză
notation-chess-of-china = Cartea Chess of China
notation-coordinates = Coordonate
settings-sound = Sunet
sound-on = Pornit
sound-off = Oprit
settings-blindfold = Piese ascunse
settings-zen = Mod zen
settings-theme = Aspect
theme-system = Ca sistemul
theme-light = Luminos
theme-dark = Întunecat

## Jucători, piese, puncte

you = Tu
computer = Calculator
side =
    { $color ->
        [red] Roșu
       *[black] Negru
    }
role =
    { $role ->
        [general] împărat
        [advisor] consilier
        [elephant] elefant
        [horse] cal
        [chariot] turn
        [cannon] tun
       *[soldier] pion
    }
piece = { role } { word-color }
word-color =
    { $color ->
        [red] roșu
       *[black] negru
    }
word-side =
    { $color ->
        [red] Roșul
       *[black] Negrul
    }
word-of-side =
    { $color ->
        [red] Roșului
       *[black] Negrului
    }
word-the-role-capital =
    { $role ->
        [general] Împăratul
        [advisor] Consilierul
        [elephant] Elefantul
        [horse] Calul
        [chariot] Turnul
        [cannon] Tunul
       *[soldier] Pionul
    }
word-by-role-capital =
    { $by-role ->
        [general] Împăratul
        [advisor] Consilierul
        [elephant] Elefantul
        [horse] Calul
        [chariot] Turnul
        [cannon] Tunul
       *[soldier] Pionul
    }
word-by-piece-capital =
    { word-by-role-capital } { $by-color ->
        [red] roșu
       *[black] negru
    }

## În timpul partidei

your-move = Rândul tău
to-move = Mută { word-side }
thinking = Se gândește…
engine-loading = Se încarcă motorul de joc…
engine-failed = Motorul de joc nu a putut porni.
moves = Mutări
moves-none = Încă nicio mutare
first-move = Prima mutare
previous-move = Mutarea anterioară
next-move = Mutarea următoare
last-move = Ultima mutare
rules = Reguli
rules-wxf = Regulile WXF
rules-axf = Reguli asiatice
rules-cxa-lite = Reguli chinezești, parțial
rules-simple = Reguli simple
rules-capture = Capturează împăratul
rules-hebrew = Regulile ghidului ebraic
rules-ukrainian = Regulile ghidului ucrainean
rules-norwegian = Regulile ghidului norvegian
rules-romanian = Regulile ghidului românesc
rules-custom = Reguli proprii: { $name }

## Note lângă tablă

note-check = Șah!
    .detail = { word-by-role-capital } de pe { $square } atacă împăratul { word-of-side }.
note-double-check = Șah dublu!
    .detail = Două piese atacă deodată împăratul { word-of-side }.
note-repetition = Poziția aceasta a apărut { word-times }.
    .detail = Încă o dată și partida este remiză.
note-perpetual-check = { word-side } dă șah la nesfârșit.
    .detail = Dacă poziția mai apare o dată, { word-side } pierde.
note-perpetual-chase = { word-side } atacă la nesfârșit.
    .detail = Dacă poziția mai apare o dată, { word-side } pierde.
note-move-limit =
    { $count ->
        [one] Încă o mutare fără captură și partida este remiză.
        [few] Încă { $count } mutări fără captură și partida este remiză.
       *[other] Încă { $count } de mutări fără captură și partida este remiză.
    }
note-total-limit =
    { $count ->
        [one] Încă o mutare și partida este remiză.
        [few] Încă { $count } mutări și partida este remiză.
       *[other] Încă { $count } de mutări și partida este remiză.
    }
forecast-draw = Mutarea { $move } ar duce la remiză.
    .detail = Poziția ar fi apărut atunci { word-times }.
forecast-check = Mutarea { $move } ar încheia partida: { word-side } pierde.
    .detail = { word-side } a dat șah la fiecare mutare, iar poziția ar fi apărut { word-times }.
forecast-chase = Mutarea { $move } ar încheia partida: { word-side } pierde.
    .detail = { word-side } a atacat la fiecare mutare, iar poziția ar fi apărut { word-times }.
note-undone = Mutarea a fost luată înapoi.

## Rezultate

draw = Remiză
result-checkmate = { word-winner } a câștigat: șah mat
    .reason = Șah mat: împăratul { word-of-loser } nu mai are scăpare.
result-stalemate = { word-winner } a câștigat: pat
    .reason = { word-loser } nu mai are nicio mutare legală, iar asta înseamnă înfrângere.
result-perpetual-check = { word-winner } a câștigat: șah etern dat de adversar
    .reason = { word-loser } a dat șah la nesfârșit, iar asta înseamnă înfrângere.
result-perpetual-chase = { word-winner } a câștigat: urmărire eternă a adversarului
    .reason = { word-loser } a atacat aceeași piesă la nesfârșit, iar asta înseamnă înfrângere.
result-perpetual-attack = { word-winner } a câștigat: atac etern al adversarului
    .reason = { word-loser } a dat șah, a amenințat cu mat sau a atacat la nesfârșit, iar asta înseamnă înfrângere.
result-general-captured = { word-winner } a câștigat: împăratul a fost capturat
    .reason = { word-winner } a capturat împăratul { word-of-loser }.
result-resignation = { word-winner } a câștigat: adversarul a cedat
    .reason = { word-loser } a cedat.
result-repetition = Remiză prin repetare
    .reason = Aceeași poziție a apărut { word-times }.
result-move-limit = Remiză prin limita de mutări
    .reason =
        { $plies ->
            [one] S-a făcut o mutare fără captură.
            [few] S-au făcut { $plies } mutări la rând fără captură.
           *[other] S-au făcut { $plies } de mutări la rând fără captură.
        }
result-total-limit = Remiză prin lungimea partidei
    .reason =
        { $plies ->
            [one] Partida poate dura o mutare.
            [few] Partida poate dura { $plies } mutări.
           *[other] Partida poate dura { $plies } de mutări.
        }
result-dead-material = Remiză: nimeni nu mai poate câștiga
    .reason = Cu piesele rămase, nicio parte nu poate forța matul.
word-times =
    { $count ->
        [one] o dată
        [2] de două ori
        [3] de trei ori
       *[other] de { $count } ori
    }
word-winner =
    { $winner ->
        [red] Roșul
       *[black] Negrul
    }
word-loser =
    { $winner ->
        [red] Negrul
       *[black] Roșul
    }
word-of-loser =
    { $winner ->
        [red] Negrului
       *[black] Roșului
    }

## Joc cu un prieten

play-friend = Joacă cu un prieten

## Ce fac mutările unei repetări și ce urmează

label-check = dă șah
label-mate-threat = amenință cu mat
label-chase = { word-by-the-role } { $from } urmărește { word-the-role } { $square }
label-threat = { word-by-the-role } { $from } amenință acum { word-the-role } { $square }
label-exchange = { word-by-the-role } { $from } propune schimbul cu { role } { $square }
label-block = blochează un atac
label-idle = nu atacă nimic
verdict-perpetual-check = Poziția a apărut { word-times }, iar între timp { word-loser } a dat șah la fiecare mutare, spre deosebire de { word-winner }. { word-loser } trebuia să joace altceva, așa că pierde.
verdict-perpetual-chase = Poziția a apărut { word-times }, iar între timp { word-loser } a atacat la fiecare mutare aceeași piesă a { word-of-winner }: { word-the-role } de pe { $square }. { word-loser } trebuia să joace altceva, așa că pierde.
verdict-perpetual-chase-pinned = Poziția a apărut { word-times }, iar între timp { word-loser } a atacat la fiecare mutare o piesă a { word-of-winner } care nu se putea mișca din cauza unui cal: { word-the-role } de pe { $square }. { word-loser } trebuia să joace altceva, așa că pierde.
verdict-perpetual-attack = Poziția a apărut { word-times }, iar între timp { word-loser } a dat șah, a amenințat cu mat sau a atacat la fiecare mutare, iar { word-winner } mai puțin sau deloc. { word-loser } trebuia să joace altceva, așa că pierde.
verdict-both-check = Poziția a apărut { word-times }, iar între timp ambele părți au dat șah la fiecare mutare. Niciuna nu era obligată să cedeze mai mult decât cealaltă, așa că este remiză.
verdict-both-chase = Poziția a apărut { word-times }, iar între timp ambele părți au atacat la fiecare mutare. Niciuna nu era obligată să cedeze mai mult decât cealaltă, așa că este remiză.
verdict-nobody = Poziția a apărut { word-times }, iar nicio parte nu a făcut la fiecare mutare ceea ce regulile interzic. Nimeni nu trebuia să joace altceva, așa că este remiză.
word-the-role =
    { $role ->
        [general] împăratul
        [advisor] consilierul
        [elephant] elefantul
        [horse] calul
        [chariot] turnul
        [cannon] tunul
       *[soldier] pionul
    }
word-by-the-role =
    { $by-role ->
        [general] împăratul
        [advisor] consilierul
        [elephant] elefantul
        [horse] calul
        [chariot] turnul
        [cannon] tunul
       *[soldier] pionul
    }
word-of-winner =
    { $winner ->
        [red] Roșului
       *[black] Negrului
    }

## De ce s-a încheiat partida prin repetare

why = De ce?
why-moves = Mutările care s-au repetat
replay-play = Redă mutările
replay-pause = Pauză
tag-check = șah
tag-mate-threat = amenință mat
tag-chase = urmărire
tag-threat = amenințare
tag-exchange = schimb
tag-block = blocaj
tag-idle = liniștit

## De ce este refuzată o mutare

no-piece = Acolo nu este nicio piesă.
    .detail =
        { $color ->
            [red] Mută Roșul: atinge o piesă roșie.
           *[black] Mută Negrul: atinge o piesă neagră.
        }
opponent-piece =
    { $color ->
        [red] { word-the-role-capital } acela este al Negrului.
       *[black] { word-the-role-capital } acela este al Roșului.
    }
    .detail = Acum mută { word-side }.
own-piece-there = Acolo este o piesă de-a ta.
    .detail = { word-by-role-capital } tău stă pe { $square }.
horse-leg-blocked = Piciorul calului este blocat.
    .detail = { word-by-piece-capital } de pe { $square } îi stă în cale.
elephant-eye-blocked = Ochiul elefantului este blocat.
    .detail = { word-by-piece-capital } de pe { $square } îi stă în cale.
elephant-cannot-cross-river = Elefantul nu poate trece râul.
    .detail = Rămâne în jumătatea lui, în apărare.
leaves-palace = { word-the-role-capital } nu poate ieși din castel.
    .detail = Castelul este format din cele nouă puncte cu două diagonale.
path-blocked = Drumul este blocat.
    .detail = { word-by-piece-capital } de pe { $square } stă în cale.
cannon-no-screen = Tunul capturează numai peste o piesă.
    .detail = Între el și { $square } trebuie să fie exact o piesă.
cannon-too-many-screens = Sunt prea multe piese la mijloc.
    .detail =
        { $count ->
            [one] Înainte de { $square } este o piesă; tunul sare peste exact una.
            [few] Înainte de { $square } sunt { $count } piese; tunul sare peste exact una.
           *[other] Înainte de { $square } sunt { $count } de piese; tunul sare peste exact una.
        }
soldier-cannot-retreat = Pionul nu dă niciodată înapoi.
    .detail = Merge înainte; după râu, și lateral.
soldier-sideways-before-river = Pionul nu a trecut încă râul.
    .detail = Până atunci merge numai drept înainte.
soldier-one-step = Pionul mută câte un punct.
    .detail = Merge înainte; după râu, și lateral.
not-how-it-moves = { word-the-role-capital } nu mută așa.
    .detail =
        { $role ->
            [general] Mută un punct de-a lungul liniilor, în castel.
            [advisor] Mută un punct în diagonală, în castel.
            [elephant] Mută exact două puncte în diagonală.
            [horse] Mută un punct drept, apoi unul în diagonală spre exterior.
            [chariot] Mută oricât de departe în linie dreaptă.
            [cannon] Mută în linie dreaptă și capturează sărind peste o piesă.
           *[soldier] Mută un punct înainte; după râu, și lateral.
        }
generals-would-face = Împărații ar ajunge față în față.
    .detail = Nu pot sta pe aceeași coloană fără o piesă între ei.
general-left-in-check = Împăratul tău ar fi în șah.
    .detail = { word-by-role-capital } de pe { $square } îl atacă.
game-over = Partida s-a încheiat.
    .detail = Ca să joci mai departe, începe una nouă.

## Pentru cine ascultă în loc să privească

board-label = Tablă de xiangqi
board-help = Săgețile trec de la un punct la altul, Enter ridică sau pune o piesă, Escape renunță.
point-empty = { $square }, liber
point-piece = { $square }, { piece }
point-can-move = se poate muta aici
point-can-capture = se poate captura
point-repeats = încheie partida prin repetare
point-selected = selectat
point-last-move = ultima mutare
point-in-check = în șah
joined = { $first }, { $second }
announce-move = { side }: { role } { $from } la { $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [general] , capturează împăratul
        [advisor] , capturează consilierul
        [elephant] , capturează elefantul
        [horse] , capturează calul
        [chariot] , capturează turnul
        [cannon] , capturează tunul
        [soldier] , capturează pionul
       *[none] { "" }
    }
word-check =
    { $check ->
        [check] , șah
        [double-check] , șah dublu
       *[none] { "" }
    }
announce-selected = { $square }, { piece }, selectat
announce-cancelled = Selecția a fost anulată

## Fișiere

file-save = Salvează sau copiază
file-type = Scrie o mutare
file-failed = Partea paginii care citește partide nu a putut fi încărcată. Verifică legătura și încearcă din nou.
file-opening = Se deschide …
