### Chuhe på bokmål.

## Nettstedet

site-name = Chuhe
site-game = Kinesisk sjakk
site-tagline = Kinesisk sjakk, åpen for alle.
site-description = Spill kinesisk sjakk (xiangqi) i nettleseren, mot datamaskinen eller med en venn på samme skjerm. Gratis, uten konto og uten installasjon.
begin-hint = Rød begynner. Trykk på en brikke for å starte.
noscript = Du må tillate JavaScript i nettleseren for å spille.

## Handlinger

play-computer = Spill mot maskinen
play-two = To spillere på denne skjermen
home = Hjem
close = Lukk
retry = Prøv igjen
undo = Angre
flip = Snu
resign = Gi opp
resign-ask = Vil du gi opp dette partiet?
resign-yes = Gi opp
resign-no = Spill videre
new-game = Nytt parti
new-game-ask = Forlate dette partiet og begynne et nytt?
rematch = Omkamp
language = Språk
settings = Innstillinger
licences = Lisenser
about-licence = Chuhe er fri programvare med MIT- eller Apache 2.0-lisens.
about-glyphs = Skrifttegnene på brikkene er tegnet etter LXGW WenKai, lisens SIL Open Font License 1.1.

## Nytt parti

choose-side = Din side
play-red = Rød, begynner
play-black = Svart, trekker som nummer to
choose-level = Nivå
level =
    { $level ->
        [1] Nybegynner
        [2] Lærling
       *[3] Spiller
    }
level-about =
    { $level ->
        [1] Du vet hvordan brikkene flyttes.
        [2] Du har spilt noen partier.
       *[3] Du er godt kjent på brettet.
    }
computer-at-level = Maskinen · { level }
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
forecast-draw = { $from } til { $to } gir remis.
    .detail = Stillingen vil da ha oppstått { word-times }.
forecast-check = { $from } til { $to } avslutter partiet: { word-color } taper.
    .detail = { side } ga sjakk i hvert trekk, og stillingen vil da ha oppstått { word-times }.
forecast-chase = { $from } til { $to } avslutter partiet: { word-color } taper.
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

## Hva som er galt med et regelsett

ruleset-no-value = Linje { $line }: «{ $found }» skal være et navn, «=» og en verdi.
ruleset-unknown-key = Linje { $line }: det finnes ingen innstilling «{ $found }».
ruleset-bad-value = Linje { $line }: «{ $found }» er ingen verdi for { $key }.
ruleset-late-base = Linje { $line }: «base» må stå før alle andre innstillinger.

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
move-unreadable = «{ $found }» er ikke et trekk.
    .detail = Et trekk skrives som h2e2, 炮二平五 eller C2=5.
move-unmatched = Ingen brikke kan gjøre trekket «{ $found }».
    .detail = Et trekk skrives fra punkt til punkt, for eksempel h2e2.
move-ambiguous = «{ $found }» kan bety mer enn ett trekk.
    .detail = Det kan være et av disse: { $moves }.

## Hva som er galt med en stilling

fen-empty = Det er ingen stilling i denne teksten.
fen-row-count =
    { $count ->
        [one] Stillingen har én rad; den skal ha 10.
       *[other] Stillingen har { $count } rader; den skal ha 10.
    }
fen-row-width =
    { $count ->
        [one] Rad { $row } ovenfra har ett punkt; den skal ha 9.
       *[other] Rad { $row } ovenfra har { $count } punkter; den skal ha 9.
    }
fen-bad-letter = «{ $letter }» i rad { $row } ovenfra står ikke for noen brikke.
fen-bad-side = Siden som skal trekke, må være «w» eller «b», ikke «{ $found }».
fen-bad-number = «{ $found }» skulle ha vært et tall.
fen-too-many-fields = «{ $found }» til slutt er for mye.
setup-no-general = { side } har ingen general.
setup-two-generals =
    { $count ->
        [one] { side } kan bare ha én general.
       *[other] { side } har { $count } generaler, men kan bare ha én.
    }
setup-general-outside-palace = { word-genitive-capital } general på { $square } står utenfor palasset.
setup-too-many = { side } har for mange brikker av ett slag ({ role }): { $count }, høyst { $max }.
setup-impossible-point = { word-genitive-capital } { role } kan aldri stå på { $square }.
setup-soldier-behind-start = { word-genitive-capital } soldat på { $square } står bak startraden sin.
setup-soldier-file = { word-genitive-capital } soldat kan ikke stå på { $square } før den har krysset elven.
setup-opponent-in-check = { side } står i sjakk, men er ikke i trekket.
setup-generals-facing = De to generalene står rett mot hverandre på en åpen linje.
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

## Serverens sider

home-link = Til brettet
http-400 = Ugyldig forespørsel
    .detail = Serveren forsto ikke denne forespørselen.
http-404 = Fant ikke siden
    .detail = Det er ingenting på denne adressen.
http-405 = Metoden er ikke tillatt
    .detail = Denne adressen tar ikke imot slike forespørsler.
http-431 = Forespørselen er for stor
    .detail = Nettleseren sendte flere hodefelt enn serveren tar imot.
http-500 = Feil på serveren
    .detail = Noe gikk galt hos oss. Prøv igjen.

## Terminalen

cli-you-play =
    { $color ->
        [red] Du spiller rød, maskinen spiller svart.
       *[black] Du spiller svart, maskinen spiller rød.
    }
cli-prompt = Ditt trekk (for eksempel h2e2):
cli-prompt-side = { side } er i trekket (for eksempel h2e2):
cli-commands = Skriv et trekk, eller ett av disse ordene: { $commands }
cli-computer-plays = Maskinen spiller { $move }.
cli-played = { $move } er spilt.
cli-nothing-to-undo = Det er ingen trekk å ta tilbake.
cli-goodbye = På gjensyn.
cli-serving = Chuhe er åpen på { $address }
cli-stop-hint = Trykk Ctrl+C for å stoppe.
cli-stopping = Stopper …
cli-address-taken = { $address } er allerede i bruk. Velg en annen med --bind.
cli-at-ply = Trekk { $number } ({ $found })
cli-ongoing = Partiet pågår.
cli-unknown-rules = Det finnes ikke noe regelsett «{ $found }», og heller ingen slik fil. Navnene: wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian.

## Filer på kommandolinja

cli-file-exists = «{ $path }» finnes allerede; --force erstatter den.
cli-unknown-picture = «{ $path }» må slutte på .svg eller .png.
## Filer

# $game $problem
file-warning = Parti { $game }: { $problem }
# $game $ply $problem
file-warning-ply = Parti { $game }, trekk { $ply }: { $problem }
# $name
file-unreadable = { $name } inneholder ikke noe parti eller noen stilling som kan leses.
# $format
file-unwritable = Dette kan ikke skrives som { $format }.
file-open = Åpne et parti
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN og flere. En fil kan også slippes på siden, og tekst limes inn.
file-choose = Velg en fil
file-paste = Eller lim inn et parti, en stilling eller en hel side
file-read = Åpne
file-save = Lagre eller kopier
file-format = Filformat
file-all = Alle partiene i filen
file-loses = Dette formatet tar ikke vare på:
file-keep = Lagre
file-copy = Kopier
file-copied = Kopiert.
file-position = Stilling (FEN)
# $game $count
file-of = Parti { $game } av { $count }
# $count
file-faults = Ikke lest som skrevet: { $count }
file-type = Skriv et trekk
file-instead = I stedet:
file-next = Fortsett med:
file-failed = Den delen av siden som leser partier, kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
file-opening = Åpner …
file-said = Kommentarer

## Det som gikk tapt eller ble rettet da en fil ble lest

record-unknown-format = Formatet er ukjent.
record-bad-text = Noen tegn kan ikke leses i { $charset }; merker står i stedet for dem.
record-bad-fen = «{ $found }» er ingen stilling.
record-impossible-start = Partiet begynner med en umulig stilling; den er tatt vare på uten trekk.
record-start-replaced = Den oppgitte startstillingen er umulig; trekkene passer til den vanlige, som ble brukt.
record-side-corrected = En annen side begynner enn stillingen sier; det er rettet.
record-bad-move = Trekket «{ $found }» kan ikke gjøres; resten av varianten er tatt vare på som kommentar.
record-ambiguous-move = «{ $found }» passer på flere trekk, også ut fra fortsettelsen; det første ble valgt.
record-place-ignored = Ordet for fremre eller bakre i «{ $found }» er feil og ble oversett.
record-no-move = «{ $found }» blant trekkene er ikke noe trekk; det er tatt vare på som kommentar.
record-unclosed = «{ $found }» blir aldri lukket.
record-bad-tag = «{ $found }» skulle vært et navn og en verdi i anførselstegn.
record-unknown-result = «{ $found }» er ikke noe kjent resultat; det er tatt vare på som det står.
record-truncated = Filen slutter midt i noe; det som kommer før, er tatt vare på.
record-too-long = Noe er lengre enn grensen på { $limit }; resten er utelatt.
record-malformed = En del er ikke slik formatet har den, og er utelatt: { $found }.

## Det som et format ikke har plass til

loss-start = startstillingen
loss-result = resultatet
loss-counters = tellerne i startstillingen
loss-rules = regelsettet
loss-moves = trekk ({ $count })
loss-variations = varianter ({ $count })
loss-comments = kommentarer ({ $count })
loss-before = plassen til kommentarer foran trekk ({ $count })
loss-nags = tegn som ! og ? ({ $count })
loss-shapes = trekk med piler og sirkler ({ $count })
loss-clocks = trekk med klokketid ({ $count })
loss-evals = trekk med vurderinger ({ $count })
loss-characters = tekster med tegn som det mangler ({ $count })
loss-tag = merket { $name }
cli-place-game = parti { $number }
cli-place-ply = trekk { $number }
cli-place-byte = byte nr. { $number }
cli-warning = { $path }: { $place }: { $found }
cli-more-warnings = Flere advarsler: { $count }; --verbose viser alle.
cli-losses = Ikke tatt vare på, fordi { $format } ikke har plass til det:
cli-loss = { $loss }, i partier: { $games }
cli-summary = Filer: { $files }, partier: { $games }, trekk: { $plies }, advarsler: { $warnings }, uleselige filer: { $unread }.
cli-no-game = Fant ingen partier.
cli-which-format = Navnet forteller ikke formatet. Velg det med --to: { $formats }.
cli-one-game = «{ $path }» har bare plass til ett parti, og det er flere. Oppgi en mappe i stedet, for eksempel games/.
cli-no-such-game = Det finnes ikke noe parti { $number }: partiene er 1 til { $count }.
cli-game-of = Parti { $number } av { $count }
cli-tag = { $name }: { $value }
cli-result = Resultat
cli-not-in-game = Partiet fortsetter ikke med «{ $found }» her.
cli-no-way-on = Det er ikke noe i den retningen.
cli-line-ends = Varianten slutter her: { $found }
cli-goes-on = Videre: { $moves }
cli-steps = Trykk Enter for neste trekk. Skriv et tall for å velge mellom flere, et trekk, eller et av disse ordene: { $commands }
cli-checked = { $path }: { $format }, partier: { $games }, trekk: { $plies }, varianter: { $variations }, advarsler: { $count }

## Det chuhe check finner

check-result-differs = Resultatet står som { $found }, men etter reglene er det et annet.
check-result-open = Det står ikke noe resultat, men etter reglene er partiet over.
check-played-on = Etter reglene var partiet over her, men det fortsatte.
check-duplicate = De samme trekkene som i { $path }, parti { $number }.
