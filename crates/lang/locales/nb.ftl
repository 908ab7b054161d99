## Nettstedet

site-name = Chuhe
site-game = Kinesisk sjakk

## Handlinger

play-two = To spillere på denne skjermen
home = Hjem
close = Lukk
retry = Prøv igjen
undo = Angre
redo = Gjør om
hint = Tips
flip = Snu
analyse = Analyser
resign = Gi opp
resign-ask = Vil du gi opp dette partiet?
resign-yes = Gi opp
resign-no = Spill videre
new-game = Nytt parti
new-game-ask = Forlate dette partiet og begynne et nytt?
rematch = Omkamp
language = Språk
settings = Innstillinger

## Nytt parti

choose-side = Din side
play-red = Rød, begynner
play-black = Svart, trekker som nummer to
choose-level = Nivå
level-group =
    { $group ->
        [1] Nybegynner
        [2] Lærling
        [3] Spiller
        [4] Klubbspiller
        [5] Ekspert
       *[6] Mester
    }
computer-at-level = Maskinen · { $level }
rules-other = Andre regler
rules-capture-about = Den som slår generalen, vinner. Enkelt for et første parti.
choose-first = Hvem begynner

## Innstillinger

settings-script = Skrift
script-traditional = Tradisjonell
script-simplified = Forenklet
settings-pieces = Brikker
style-characters = Skrifttegn
style-figures = Figurer
style-letters = Bokstaver
style-hybrid = Skrifttegn og figurer
settings-colors = Farger
colors-black = Rød og svart
colors-green = Rød og grønn
colors-blue = Rød og blå
colors-inverted = Omvendt
settings-board = Brett
board-wood = Tre
board-paper = Papir
board-plain = Enkelt
board-contrast = Høy kontrast
board-dark = Mørkt
board-chequered = Rutet
settings-coordinates = Koordinater
coordinates-none = Ingen
coordinates-chinese = Kinesisk
coordinates-digits = Tall
coordinates-letters = Bokstaver
settings-notation = Trekkliste
notation-chinese = Kinesisk
notation-wxf = WXF-notasjon
notation-western = Vestlig
notation-vietnamese = Vietnamesisk
notation-chess-of-china = Boken Chess of China
notation-coordinates = Koordinater
settings-sound = Lyd
sound-on = På
sound-off = Av
settings-blindfold = Blindspill
settings-zen = Zen-modus
settings-theme = Utseende
theme-system = Som systemet
theme-light = Lyst
theme-dark = Mørkt

## Spillere, brikker, punkter

you = Du
computer = Maskinen
side =
    { $color ->
        [red] Rød
       *[black] Svart
    }
role =
    { $role ->
        [general] general
        [advisor] mandarin
        [elephant] elefant
        [horse] hest
        [chariot] vogn
        [cannon] kanon
       *[soldier] soldat
    }
piece = { word-color } { role }
word-color =
    { $color ->
        [red] rød
       *[black] svart
    }
word-the-role =
    { $role ->
        [general] generalen
        [advisor] mandarinen
        [elephant] elefanten
        [horse] hesten
        [chariot] vognen
        [cannon] kanonen
       *[soldier] soldaten
    }
word-the-role-capital =
    { $role ->
        [general] Generalen
        [advisor] Mandarinen
        [elephant] Elefanten
        [horse] Hesten
        [chariot] Vognen
        [cannon] Kanonen
       *[soldier] Soldaten
    }
word-by-role =
    { $by-role ->
        [general] generalen
        [advisor] mandarinen
        [elephant] elefanten
        [horse] hesten
        [chariot] vognen
        [cannon] kanonen
       *[soldier] soldaten
    }
word-by-role-capital =
    { $by-role ->
        [general] Generalen
        [advisor] Mandarinen
        [elephant] Elefanten
        [horse] Hesten
        [chariot] Vognen
        [cannon] Kanonen
       *[soldier] Soldaten
    }
word-by-piece-capital =
    { $by-color ->
        [red] Den røde
       *[black] Den svarte
    } { word-by-role }

## Under partiet

your-move = Din tur
to-move = { side } er i trekket
thinking = Tenker …
engine-loading = Sjakkmotoren lastes …
engine-failed = Sjakkmotoren kunne ikke starte.
moves = Trekk
moves-none = Ingen trekk ennå
first-move = Første trekk
previous-move = Forrige trekk
next-move = Neste trekk
last-move = Siste trekk
rules = Regler
rules-wxf = WXF-regler
rules-axf = Asiatiske regler
rules-cxa-lite = Kinesiske regler, delvis
rules-simple = Enkle regler
rules-capture = Slå generalen
rules-hebrew = Reglene i den hebraiske veilederen
rules-ukrainian = Reglene i den ukrainske veilederen
rules-norwegian = Reglene i den norske veilederen
rules-romanian = Reglene i den rumenske veilederen
rules-custom = Egne regler: { $name }

## Merknader ved brettet

note-check = Sjakk!
    .detail = { word-by-role-capital } på { $square } truer { word-genitive } general.
note-double-check = Dobbeltsjakk!
    .detail = To brikker truer { word-genitive } general på én gang.
note-repetition = Denne stillingen har oppstått { word-times }.
    .detail = Én gang til, og partiet er remis.
note-perpetual-check = { side } gir sjakk om og om igjen.
    .detail = Oppstår stillingen én gang til, taper { word-color }.
note-perpetual-chase = { side } angriper om og om igjen.
    .detail = Oppstår stillingen én gang til, taper { word-color }.
note-move-limit =
    { $count ->
        [one] Ett trekk til uten slag, og partiet er remis.
       *[other] { $count } trekk til uten slag, og partiet er remis.
    }
note-total-limit =
    { $count ->
        [one] Ett trekk til, og partiet er remis.
       *[other] { $count } trekk til, og partiet er remis.
    }
forecast-draw = { $move } gir remis.
    .detail = Stillingen vil da ha oppstått { word-times }.
forecast-check = { $move } avslutter partiet: { word-color } taper.
    .detail = { side } ga sjakk i hvert trekk, og stillingen vil da ha oppstått { word-times }.
forecast-chase = { $move } avslutter partiet: { word-color } taper.
    .detail = { side } angrep i hvert trekk, og stillingen vil da ha oppstått { word-times }.
note-undone = Trekket er tatt tilbake.
word-genitive =
    { $color ->
        [red] røds
       *[black] svarts
    }

## Resultater

draw = Remis
result-checkmate = { word-winner } vant: sjakkmatt
    .reason = Sjakkmatt: { word-loser-genitive } general kan ikke slippe unna.
result-stalemate = { word-winner } vant: patt
    .reason = { word-loser } har ingen lovlige trekk igjen, og det er tap.
result-perpetual-check = { word-winner } vant: evig sjakk fra { word-loser-small }
    .reason = { word-loser } ga sjakk om og om igjen, og det er tap.
result-perpetual-chase = { word-winner } vant: evig jakt fra { word-loser-small }
    .reason = { word-loser } angrep den samme brikken om og om igjen, og det er tap.
result-perpetual-attack = { word-winner } vant: evig angrep fra { word-loser-small }
    .reason = { word-loser } ga sjakk, truet med matt eller angrep om og om igjen, og det er tap.
result-general-captured = { word-winner } vant: generalen er slått
    .reason = { word-winner } slo { word-loser-genitive } general.
result-resignation = { word-winner } vant: { word-loser-small } ga opp
    .reason = { word-loser } ga opp.
result-repetition = Remis ved gjentakelse
    .reason = Den samme stillingen oppsto { word-times }.
result-move-limit = Remis ved trekkgrensen
    .reason =
        { $plies ->
            [one] Det ble gjort ett trekk uten slag.
           *[other] Det ble gjort { $plies } trekk på rad uten slag.
        }
result-total-limit = Remis ved partiets lengde
    .reason =
        { $plies ->
            [one] Partiet kan vare ett trekk.
           *[other] Partiet kan vare { $plies } trekk.
        }
result-dead-material = Remis: ingen kan vinne
    .reason = Med brikkene som er igjen, kan ingen av sidene tvinge fram matt.
word-times =
    { $count ->
        [one] én gang
        [2] to ganger
        [3] tre ganger
       *[other] { $count } ganger
    }
word-winner =
    { $winner ->
        [red] Rød
       *[black] Svart
    }
word-loser =
    { $winner ->
        [red] Svart
       *[black] Rød
    }
word-loser-small =
    { $winner ->
        [red] svart
       *[black] rød
    }
word-loser-genitive =
    { $winner ->
        [red] svarts
       *[black] røds
    }

## Spille med en venn

play-friend = Spill med en venn

## Hva trekkene i en gjentakelse gjør, og hva som følger

label-check = gir sjakk
label-mate-threat = truer med matt
label-chase = { word-by-role } { $from } jager { word-the-role } { $square }
label-threat = { word-by-role } { $from } truer nå { word-the-role } { $square }
label-exchange = { word-by-role } { $from } tilbyr bytte med { word-the-role } { $square }
label-block = sperrer for et angrep
label-idle = angriper ingenting
verdict-perpetual-check = Stillingen oppsto { word-times }, og i mellomtiden ga { word-loser-small } sjakk i hvert trekk, men ikke { word-winner-small }. { word-loser } måtte spille noe annet, og taper derfor.
verdict-perpetual-chase = Stillingen oppsto { word-times }, og i mellomtiden angrep { word-loser-small } i hvert trekk den samme av { word-winner-genitive } brikker, { word-the-role } på { $square }. { word-loser } måtte spille noe annet, og taper derfor.
verdict-perpetual-chase-pinned = Stillingen oppsto { word-times }, og i mellomtiden angrep { word-loser-small } i hvert trekk en av { word-winner-genitive } brikker som ikke kunne flytte på grunn av en hest, { word-the-role } på { $square }. { word-loser } måtte spille noe annet, og taper derfor.
verdict-perpetual-attack = Stillingen oppsto { word-times }, og i mellomtiden ga { word-loser-small } sjakk, truet med matt eller angrep i hvert trekk, { word-winner-small } mindre eller ikke i det hele tatt. { word-loser } måtte spille noe annet, og taper derfor.
verdict-both-check = Stillingen oppsto { word-times }, og i mellomtiden ga begge sider sjakk i hvert trekk. Ingen måtte vike mer enn den andre, så partiet er remis.
verdict-both-chase = Stillingen oppsto { word-times }, og i mellomtiden angrep begge sider i hvert trekk. Ingen måtte vike mer enn den andre, så partiet er remis.
verdict-nobody = Stillingen oppsto { word-times }, og ingen av sidene gjorde i hvert trekk det reglene forbyr. Ingen måtte spille noe annet, så partiet er remis.
word-winner-small =
    { $winner ->
        [red] rød
       *[black] svart
    }
word-winner-genitive =
    { $winner ->
        [red] røds
       *[black] svarts
    }

## Hvorfor en gjentakelse avsluttet partiet

why = Hvorfor?
why-moves = Trekkene som ble gjentatt
replay-play = Spill av trekkene
replay-pause = Sett på pause
tag-check = sjakk
tag-mate-threat = mattrussel
tag-chase = jakt
tag-threat = trussel
tag-exchange = bytte
tag-block = sperre
tag-idle = stille

## Hvorfor et trekk avvises

no-piece = Det står ingen brikke der.
    .detail =
        { $color ->
            [red] Rød er i trekket: trykk på en rød brikke.
           *[black] Svart er i trekket: trykk på en svart brikke.
        }
opponent-piece =
    { $color ->
        [red] Det er svarts { role }.
       *[black] Det er røds { role }.
    }
    .detail = Nå er { word-color } i trekket.
own-piece-there = Der står din egen brikke.
    .detail = { word-by-role-capital } din står på { $square }.
horse-leg-blocked = Hestens ben er sperret.
    .detail = { word-by-piece-capital } på { $square } står i veien.
elephant-eye-blocked = Elefantens øye er sperret.
    .detail = { word-by-piece-capital } på { $square } står i veien.
elephant-cannot-cross-river = Elefanten kan ikke krysse elven.
    .detail = Den blir på sin egen side og forsvarer.
leaves-palace = { word-the-role-capital } kan ikke forlate palasset.
    .detail = Palasset er de ni punktene med de to diagonalene.
path-blocked = Veien er sperret.
    .detail = { word-by-piece-capital } på { $square } står i veien.
cannon-no-screen = Kanonen trenger en skjerm for å slå.
    .detail = Det må stå nøyaktig én brikke mellom den og { $square }.
cannon-too-many-screens = Det står for mange brikker imellom.
    .detail =
        { $count ->
            [one] Det står én brikke foran { $square }; kanonen hopper over nøyaktig én.
           *[other] Det står { $count } brikker foran { $square }; kanonen hopper over nøyaktig én.
        }
soldier-cannot-retreat = Soldaten går aldri bakover.
    .detail = Den går fremover; over elven også til siden.
soldier-sideways-before-river = Soldaten har ikke krysset elven ennå.
    .detail = Før det går den bare rett frem.
soldier-one-step = Soldaten flyttes ett punkt om gangen.
    .detail = Den går fremover; over elven også til siden.
not-how-it-moves = Slik flyttes ikke { word-the-role }.
    .detail =
        { $role ->
            [general] Den flyttes ett punkt langs linjene, inne i palasset.
            [advisor] Den flyttes ett punkt diagonalt, inne i palasset.
            [elephant] Den flyttes nøyaktig to punkter diagonalt.
            [horse] Den flyttes ett punkt rett frem, så ett diagonalt utover.
            [chariot] Den flyttes så langt den vil i rett linje.
            [cannon] Den flyttes i rett linje og slår ved å hoppe over én brikke.
           *[soldier] Den flyttes ett punkt fremover; over elven også til siden.
        }
generals-would-face = Generalene ville stå rett mot hverandre.
    .detail = De kan ikke stå på samme linje uten en brikke imellom.
general-left-in-check = Generalen din ville stå i sjakk.
    .detail = { word-by-role-capital } på { $square } truer den.
game-over = Partiet er slutt.
    .detail = Begynn et nytt parti for å spille videre.

## Hva som er galt med en stilling

word-genitive-capital =
    { $color ->
        [red] Røds
       *[black] Svarts
    }

## For den som lytter i stedet for å se

board-label = Xiangqi-brett
board-help = Piltastene går fra punkt til punkt, Enter løfter eller setter en brikke, Escape avbryter.
point-empty = { $square }, tomt
point-piece = { $square }, { piece }
point-can-move = kan flytte hit
point-can-capture = kan slå
point-repeats = avslutter partiet ved gjentakelse
point-selected = valgt
point-last-move = siste trekk
point-in-check = i sjakk
joined = { $first }, { $second }
announce-move = { side }: { role } { $from } til { $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [general] , slår general
        [advisor] , slår mandarin
        [elephant] , slår elefant
        [horse] , slår hest
        [chariot] , slår vogn
        [cannon] , slår kanon
        [soldier] , slår soldat
       *[none] { "" }
    }
word-check =
    { $check ->
        [check] , sjakk
        [double-check] , dobbeltsjakk
       *[none] { "" }
    }
announce-selected = { $square }, { piece }, valgt
announce-cancelled = Valget er opphevet

## Filer

file-save = Lagre eller kopier
file-type = Skriv et trekk
file-failed = Den delen av siden som leser partier, kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
file-opening = Åpner …
