### Chuhe în română.

## Site-ul

site-name = Chuhe
site-game = Șah chinezesc
site-tagline = Șah chinezesc, deschis tuturor.
site-description = Joacă șah chinezesc (xiangqi) în browser, cu calculatorul sau cu un prieten pe același ecran. Gratuit, fără cont și fără instalare.
begin-hint = Roșul mută primul. Atinge o piesă ca să începi.
noscript = Ca să joci, permite JavaScript în browser.

## Acțiuni

play-computer = Joacă cu calculatorul
play-two = Doi jucători pe acest ecran
home = Acasă
close = Închide
retry = Încearcă iar
undo = Ia înapoi
flip = Rotește
resign = Cedează
resign-ask = Cedezi această partidă?
resign-yes = Cedez
resign-no = Joc mai departe
new-game = Joc nou
new-game-ask = Părăsești partida și începi una nouă?
rematch = Revanșă
language = Limba
settings = Setări
licences = Licențe
about-licence = Chuhe este software liber, sub licența MIT sau Apache 2.0.
about-glyphs = Caracterele de pe piese sunt desenate după LXGW WenKai, licența SIL Open Font License 1.1.

## Începutul partidei

choose-side = Culoarea ta
play-red = Roșu, mută primul
play-black = Negru, mută al doilea
choose-level = Nivel
level =
    { $level ->
        [1] Începător
        [2] Ucenic
       *[3] Jucător
    }
level-about =
    { $level ->
        [1] Știi cum se mută piesele.
        [2] Ai jucat câteva partide.
       *[3] Te descurci bine pe tablă.
    }
computer-at-level = Calculator · { level }
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
forecast-draw = Mutarea de pe { $from } pe { $to } ar duce la remiză.
    .detail = Poziția ar fi apărut atunci { word-times }.
forecast-check = Mutarea de pe { $from } pe { $to } ar încheia partida: { word-side } pierde.
    .detail = { word-side } a dat șah la fiecare mutare, iar poziția ar fi apărut { word-times }.
forecast-chase = Mutarea de pe { $from } pe { $to } ar încheia partida: { word-side } pierde.
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

## Ce nu este în regulă cu un set de reguli

ruleset-no-value = Rândul { $line }: „{ $found }” trebuie să fie un nume, „=” și o valoare.
ruleset-unknown-key = Rândul { $line }: nu există setarea „{ $found }”.
ruleset-bad-value = Rândul { $line }: „{ $found }” nu este o valoare pentru { $key }.
ruleset-late-base = Rândul { $line }: „base” trebuie să stea înaintea celorlalte setări.

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
move-unreadable = „{ $found }” nu este o mutare.
    .detail = O mutare se scrie de exemplu h2e2, 炮二平五 sau C2=5.
move-unmatched = Nicio piesă nu poate face mutarea „{ $found }”.
    .detail = O mutare se scrie de la punct la punct, de exemplu h2e2.
move-ambiguous = „{ $found }” se potrivește cu mai multe mutări.
    .detail = Poate fi oricare dintre acestea: { $moves }.

## Ce nu este în regulă cu o poziție

fen-empty = În acest text nu este nicio poziție.
fen-row-count =
    { $count ->
        [one] Poziția are un rând; trebuie 10.
        [few] Poziția are { $count } rânduri; trebuie 10.
       *[other] Poziția are { $count } de rânduri; trebuie 10.
    }
fen-row-width =
    { $count ->
        [one] Rândul { $row } de sus are un punct; trebuie 9.
        [few] Rândul { $row } de sus are { $count } puncte; trebuie 9.
       *[other] Rândul { $row } de sus are { $count } de puncte; trebuie 9.
    }
fen-bad-letter = „{ $letter }” din rândul { $row } de sus nu înseamnă nicio piesă.
fen-bad-side = Cine mută se scrie „w” sau „b”, nu „{ $found }”.
fen-bad-number = „{ $found }” ar trebui să fie un număr.
fen-too-many-fields = „{ $found }” de la sfârșit este în plus.
setup-no-general = { word-side } nu are împărat.
setup-two-generals =
    { $count ->
        [one] { word-side } poate avea un singur împărat.
        [few] { word-side } are { $count } împărați; poate avea unul singur.
       *[other] { word-side } are { $count } de împărați; poate avea unul singur.
    }
setup-general-outside-palace = Împăratul { word-of-side } de pe { $square } este în afara castelului.
setup-too-many = { word-side } are prea multe piese de un fel ({ role }): { $count }, cel mult { $max }.
setup-impossible-point = { word-the-role-capital } { word-of-side } nu poate sta niciodată pe { $square }.
setup-soldier-behind-start = Pionul { word-of-side } de pe { $square } este în spatele rândului de pornire.
setup-soldier-file = Pionul { word-of-side } nu poate sta pe { $square } înainte să treacă râul.
setup-opponent-in-check = { word-side } este în șah, dar nu este la mutare.
setup-generals-facing = Cei doi împărați stau față în față pe o coloană liberă.

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

## Paginile serverului

home-link = La tablă
http-400 = Cerere greșită
    .detail = Serverul nu a înțeles această cerere.
http-404 = Pagina nu există
    .detail = La această adresă nu este nimic.
http-405 = Metodă nepermisă
    .detail = Această adresă nu primește astfel de cereri.
http-431 = Cerere prea mare
    .detail = Browserul a trimis mai multe antete decât acceptă serverul.
http-500 = Eroare de server
    .detail = Ceva nu a mers la noi. Încearcă din nou.

## Terminalul

cli-you-play =
    { $color ->
        [red] Tu joci cu Roșul, calculatorul cu Negrul.
       *[black] Tu joci cu Negrul, calculatorul cu Roșul.
    }
cli-prompt = Mutarea ta (de exemplu h2e2):
cli-prompt-side = Mută { word-side } (de exemplu h2e2):
cli-commands = Scrie o mutare sau unul dintre cuvintele: { $commands }
cli-computer-plays = Calculatorul joacă { $move }.
cli-played = S-a jucat { $move }.
cli-nothing-to-undo = Nu este nicio mutare de luat înapoi.
cli-goodbye = La revedere.
cli-serving = Chuhe este deschis la { $address }
cli-stop-hint = Apasă Ctrl+C ca să oprești.
cli-stopping = Se oprește…
cli-address-taken = { $address } este deja ocupată. Alege alta cu --bind.
cli-at-ply = Mutarea { $number } ({ $found })
cli-ongoing = Partida continuă.
cli-unknown-rules = Nu există setul de reguli „{ $found }” și nici un asemenea fișier. Numele: wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian.

## Fișiere în linia de comandă

cli-file-exists = „{ $path }” există deja; --force îl înlocuiește.
cli-unknown-picture = „{ $path }” trebuie să se termine în .svg sau .png.
## Fișiere

# $game $problem
file-warning = Partida { $game }: { $problem }
# $game $ply $problem
file-warning-ply = Partida { $game }, mutarea { $ply }: { $problem }
# $name
file-unreadable = { $name } nu conține nicio partidă sau poziție care să poată fi citită.
# $format
file-unwritable = Aceasta nu se poate scrie ca { $format }.
file-open = Deschide o partidă
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN și altele. Un fișier poate fi și tras pe pagină, iar un text lipit.
file-choose = Alege un fișier
file-paste = Sau lipește o partidă, o poziție ori o pagină întreagă
file-read = Deschide
file-save = Salvează sau copiază
file-format = Formatul
file-all = Toate partidele din fișier
file-loses = Acest format nu păstrează:
file-keep = Salvează
file-copy = Copiază
file-copied = Copiat.
file-position = Poziție (FEN)
# $game $count
file-of = Partida { $game } din { $count }
# $count
file-faults = Necitite așa cum sunt scrise: { $count }
file-type = Scrie o mutare
file-instead = În loc:
file-next = Continuă cu:
file-failed = Partea paginii care citește partide nu a putut fi încărcată. Verifică legătura și încearcă din nou.
file-opening = Se deschide …
file-said = Comentarii

## Ce s-a pierdut sau s-a reparat la citirea unui fișier

record-unknown-format = Formatul nu este cunoscut.
record-bad-text = Unele caractere nu pot fi citite în { $charset }; în locul lor stau semne.
record-bad-fen = „{ $found }” nu este o poziție.
record-impossible-start = Partida începe cu o poziție imposibilă; a fost păstrată fără mutări.
record-start-replaced = Poziția de început scrisă este imposibilă; mutările se potrivesc cu începutul obișnuit, care a fost luat.
record-side-corrected = Mută prima cealaltă parte decât spune poziția; s-a corectat.
record-bad-move = Mutarea „{ $found }” nu se poate face; restul variantei este păstrat ca un comentariu.
record-ambiguous-move = „{ $found }” se potrivește cu mai multe mutări, și după ce urmează; s-a luat prima.
record-place-ignored = Cuvântul pentru față sau spate din „{ $found }” este greșit și a fost ignorat.
record-no-move = „{ $found }” dintre mutări nu este o mutare; s-a păstrat ca un comentariu.
record-unclosed = „{ $found }” nu se închide.
record-bad-tag = „{ $found }” trebuie să fie un nume și o valoare între ghilimele.
record-unknown-result = „{ $found }” nu este un rezultat cunoscut; s-a păstrat așa cum este.
record-truncated = Fișierul se termină la mijloc; ce este înainte s-a păstrat.
record-too-long = O parte depășește limita de { $limit }; restul este lăsat deoparte.
record-malformed = O parte nu este cum cere formatul și a fost lăsată deoparte: { $found }.

## Ce nu încape într-un format

loss-start = poziția de început
loss-result = rezultatul
loss-counters = contoarele poziției de început
loss-rules = setul de reguli
loss-moves = mutări ({ $count })
loss-variations = variante ({ $count })
loss-comments = comentarii ({ $count })
loss-before = locul comentariilor dinaintea mutărilor ({ $count })
loss-nags = semne ca ! și ? ({ $count })
loss-shapes = mutări cu săgeți și cercuri ({ $count })
loss-clocks = mutări cu timpul de pe ceas ({ $count })
loss-evals = mutări cu evaluări ({ $count })
loss-characters = texte cu caractere care lipsesc din el ({ $count })
loss-tag = eticheta { $name }
cli-place-game = partida { $number }
cli-place-ply = mutarea { $number }
cli-place-byte = octetul { $number }
cli-warning = { $path }: { $place }: { $found }
cli-more-warnings = Alte avertismente: { $count }; --verbose le arată pe toate.
cli-losses = Nepăstrat, fiindcă { $format } nu are loc pentru:
cli-loss = { $loss }, în partide: { $games }
cli-summary = Fișiere: { $files }, partide: { $games }, mutări: { $plies }, avertismente: { $warnings }, fișiere necitite: { $unread }.
cli-no-game = Nu s-a găsit nicio partidă.
cli-which-format = Numele nu arată formatul. Alegeți-l cu --to: { $formats }.
cli-one-game = „{ $path }” poate ține o singură partidă, iar aici sunt mai multe. Dați un dosar, de exemplu games/.
cli-no-such-game = Nu există partida { $number }: partidele sunt de la 1 la { $count }.
cli-game-of = Partida { $number } din { $count }
cli-tag = { $name }: { $value }
cli-result = Rezultat
cli-not-in-game = Partida nu continuă aici cu „{ $found }”.
cli-no-way-on = Nu este nimic în acea direcție.
cli-line-ends = Varianta se termină aici: { $found }
cli-goes-on = Continuă: { $moves }
cli-steps = Apăsați Enter pentru mutarea următoare. Scrieți un număr ca să alegeți, o mutare sau unul dintre cuvintele: { $commands }
cli-checked = { $path }: { $format }, partide: { $games }, mutări: { $plies }, variante: { $variations }, avertismente: { $count }

## Ce găsește chuhe check

check-result-differs = Rezultatul este scris { $found }, dar după reguli este altul.
check-result-open = Nu este scris niciun rezultat, dar după reguli partida s-a încheiat.
check-played-on = După reguli partida s-a încheiat aici, dar a continuat.
check-duplicate = Aceleași mutări ca în { $path }, partida { $number }.
