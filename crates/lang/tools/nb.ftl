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
cli-offer = { handicap-offer } { $handicap }. Skriv yes for å spille det, eller trykk Enter for å slutte:
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
file-unreadable-text = Teksten inneholder ikke noe parti eller noen stilling som kan leses.
# $format
file-unwritable = Dette kan ikke skrives som { $format }.
file-open = Åpne et parti
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN og flere. En fil kan også slippes på siden, og tekst limes inn.
file-choose = Velg en fil
file-paste = Eller lim inn et parti, en stilling eller en hel side
file-read = Åpne
file-format = Filformat
file-all = Alle partiene i filen
file-loses = Dette formatet tar ikke vare på:
file-keep = Lagre
file-copy = Kopier
file-copied = Kopiert.
file-uncopied = Dette lot seg ikke kopiere. Lagre det i stedet.
file-too-large = Filen er for stor til å bli tatt med. Velg den her.
file-position = Stilling (FEN)
# $game $count
file-of = Parti { $game } av { $count }
# $count
file-faults = Ikke lest som skrevet: { $count }
file-instead = I stedet:
file-next = Fortsett med:
file-said = Kommentarer

## What the engine finds about a place in a game

analysis = Analyse
analysis-lines = Antall varianter
analysis-limit = Hvor lenge motoren tenker
analysis-stop = Stopp motoren
analysis-go-on = La motoren fortsette
analysis-endless = Til den stoppes
# $count
analysis-seconds = { $count } sekunder
# $count
analysis-depth = Dybde { $count }
# $count
analysis-speed = { $count } tusen stillinger i sekundet
analysis-threat = Trusler
analysis-no-threat = I sjakk: det er ingen trussel å vise.
# $color
analysis-would = Om { side } var i trekket:
analysis-even = Likt
# $color $count
analysis-mate = { side } setter matt i { $count }
# $color
analysis-rule = { side } vinner etter reglene
# $red $black
analysis-chances = Sjanser: Rød { $red } %, Svart { $black } %
analysis-none = Motoren kan ikke se på dette brettet.
analysis-source = Motor
analysis-own = Denne nettleseren
# $engine
native-crash = { $engine } avsluttet uventet.
# $engine
native-silent = { $engine } svarer ikke.
# $engine
native-nonsense = { $engine } gir et svar uten mening.
# $engine
native-taken = En annen side bruker nå { $engine }.
# $engine
native-gone = { $engine } kan ikke nås.
native-anew = Den ble startet på nytt.
native-own = Nettleserens egen motor fortsetter.
facts-seen = Verdt å se her

## The review of a whole game

review = Gjennomgå
review-curve = Vinnersjansene gjennom partiet
review-looking = Stillinger sett på: { $number } av { $count }
review-explaining = Feilene blir forklart.
review-stop = Stopp gjennomgangen
review-go-on = Fortsett gjennomgangen
review-accuracy = Nøyaktighet
review-clean = Ingen feil.
review-learn = Lær av feilene:
review-both = Begge
review-place = Feil { $number } av { $count }.
review-find = Finn et bedre trekk.
review-checking = Motoren ser på { $move } …
review-best = { $move } er det beste trekket.
review-good = { $move } er like godt som det beste trekket.
review-wrong = { $move } er ikke godt nok.
review-solve = Vis løsningen
review-next = Neste
review-over = Det var den siste. Funnet på egen hånd: { $number } av { $count }.

## Det som gikk tapt eller ble rettet da en fil ble lest

record-unknown-format = Formatet er ukjent.
record-not-read = { $format } leses ikke: programmene er uenige om hva slike filer betyr.
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
# $path
cli-no-file = Det finnes ingen fil «{ $path }». Oppgi en fil, en mappe, et mønster som games/*.pgn, eller - for standard inn.
# $path
cli-no-match = Ingen fil passer til «{ $path }».
cli-which-format = Navnet forteller ikke formatet. Velg det med --to: { $formats }.
cli-one-game = «{ $path }» har bare plass til ett parti, og det er flere. Oppgi en mappe i stedet, for eksempel games/.
cli-no-such-game = Det finnes ikke noe parti { $number }: partiene er 1 til { $count }.
cli-no-stored-game = Det finnes ikke noe parti { $game } i denne databasen.
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

## Hva som er galt med et regelsett

ruleset-no-value = Linje { $line }: «{ $found }» skal være et navn, «=» og en verdi.
ruleset-unknown-key = Linje { $line }: det finnes ingen innstilling «{ $found }». Det finnes: { $expected }.
ruleset-bad-value = Linje { $line }: «{ $found }» er ingen verdi for { $key }. Tillatt: { $expected }.
ruleset-bad-name = Linje { $line }: «{ $found }» kan ikke være navnet på et regelsett. Tillatt er opptil { $count } av tegnene a–z, 0–9 og bindestrek.
ruleset-late-base = Linje { $line }: «base» må stå før alle andre innstillinger.

## Hvorfor et trekk avvises

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

## Partier mellom mennesker: hvorfor noe blir avvist

play-bad-control = { side }: hver del av klokken må ha tid, og ingen mer enn 7 dager.
play-long-fen = Det er for langt for en stilling.
play-start-over = I denne stillingen er partiet alt slutt. Velg en annen.

## Matcher mellom motorer

cli-match-two-engines = En match trenger to motorer: skriv --engine to ganger.
cli-match-no-limit = Hvor lenge får en motor tenke? Oppgi --nodes, --depth, --movetime eller --tc.
cli-match-over = Etter reglene er partiet over før det begynner.
# $path $games
cli-match-goes-on = Partier fra denne matchen i «{ $path }»: { $games }. Matchen fortsetter derfra.
# $path
cli-match-in-use = En annen match skriver til «{ $path }».
# $path $found
cli-match-other = «{ $path }» er loggen for en annen match. Annerledes der: { $found }.
# $path $found
cli-match-damaged = «{ $path }» er ingen logg for denne matchen: linje { $found } kan ikke leses.
cli-match-interrupted = Avbrutt. Partier som var i gang, teller ikke.
# $engine $found
cli-match-not-started = { $engine } kan ikke startes: { $found }
# $engine $found
cli-match-ended = { $engine } avsluttet før den var klar: { $found }
# $engine $found
cli-match-silent = { $engine } svarer ikke på «{ $found }».
# $engine $found
cli-match-no-option = { $engine } har ikke noe valg «{ $found }».
# $engine $option $found
cli-match-bad-value = { $engine }: «{ $found }» er ingen verdi for valget { $option }.
# $game $red $black $result $end $plies
cli-match-game = Parti { $game }: { $red } – { $black } { $result }, halvtrekk: { $plies }. { $end }
# $game $engine $end $found
cli-match-fault = Parti { $game }: { $engine } taper. { $end }: { $found }
# $end $games
cli-match-end = { $end }: { $games }
cli-match-engine = Motor
cli-match-points = Poeng
cli-match-won = Vunnet
cli-match-drawn = Remis
cli-match-lost = Tapt
cli-match-faults = Feil
cli-match-time = ms per trekk
cli-match-nodes = Noder per trekk
cli-match-depth = Dybde
# $engine $elo $low $high $percent
cli-match-elo = { $engine }: { $elo } Elo, med 95 % sikkerhet mellom { $low } og { $high }; sterkest med { $percent } %
# $pairs
cli-match-pairs = Par av partier etter poeng (0, ½, 1, 1½, 2): { $pairs }
# $low $high $llr $lower $upper
cli-match-sprt = SPRT, { $low } mot { $high } Elo: { $llr }, ender ved { $lower } eller { $upper }
# $elo
cli-match-decided = Testen er avgjort: { $elo } Elo.
match-crash = Krasj
match-silence = Ikke noe svar
match-late = Tiden ute
match-illegal = Ulovlig trekk
match-no-move = Ikke noe trekk, enda det fantes ett
match-resigned = Oppgitt
match-agreed = Remis etter avtale
match-scores = Begge motorene var enige om stillingen
match-plies = Så mange halvtrekk som matchen tillater
# $winner
selfplay-scores =
    { $winner ->
        [red] Rød vinner: vurderingen er klar
        [black] Svart vinner: vurderingen er klar
       *[other] Remis: vurderingen er klar
    }
selfplay-plies = Remis: så mange halvtrekk som et parti kan ha
# $path $games
selfplay-goes-on = Partier i «{ $path }»: { $games }. Det fortsetter derfra.
# $games $positions $pace
selfplay-made = Partier: { $games }, stillinger: { $positions }. Nye stillinger i timen: { $pace }.
# $path
selfplay-in-use = En annen prosess legger til partier i «{ $path }».
# $path $found
selfplay-other = «{ $path }» har partier som er spilt på en annen måte. Annerledes der: { $found }.
# $path
selfplay-empty = «{ $path }» har ingen partier der motoren spiller mot seg selv.
# $path
selfplay-missing = «{ $path }» mangler, enda en senere fil er der.
# $path $found $expected
selfplay-short = «{ $path }» har { $found } partier og skulle ha { $expected }.
# $path $found $expected
selfplay-long = «{ $path }» har { $found } byte; ingen slik fil har mer enn { $expected }.
# $path $number $found
selfplay-damaged = «{ $path }» er skadet ved byte { $number }. { $found }
# $expected
selfplay-magic = Den skulle begynne med { $expected }.
# $found $expected
selfplay-checksum = Kontrollsummen er { $found } og skulle være { $expected }.
selfplay-no-plan = Hvordan partiene spilles, kan ikke leses.
# $found $expected
selfplay-number = Det er fil nummer { $found } og skulle være { $expected }.
# $found $expected
selfplay-length = Lengden på et parti er { $found } og så { $expected }; den skulle være den samme, og ikke lengre enn et parti kan være.
# $expected
selfplay-too-many = Det er enda et parti etter { $expected }, som er alt en fil har.
# $found
selfplay-no-length = { $found } byte er ikke noe parti.
# $found
selfplay-no-end = { $found } skulle være nummeret på en slutt.
selfplay-no-start = Stillingen som et parti begynner med, kan ikke forekomme.
# $number $found
selfplay-no-move = Halvtrekk { $number }: { $found } skulle være nummeret på et trekk.
# $number $found
selfplay-no-score = Halvtrekk { $number }: { $found } skulle være nummeret på en vurdering.
# $path $number $count
selfplay-torn = «{ $path }»: det siste partiet er avkuttet. Etter byte { $number } er det { $count } byte for mye; neste kjøring fjerner dem.
# $game $number
selfplay-crash = Parti { $game }, halvtrekk { $number }: søket krasjet.
# $game $number
selfplay-silent = Parti { $game }, halvtrekk { $number }: søket fant ikke noe trekk, enda det finnes ett.
# $game $number $found
selfplay-illegal = Parti { $game }, halvtrekk { $number }: { $found } er ulovlig.
# $game $number $found
selfplay-over = Parti { $game }: det fortsetter, men var over etter halvtrekk { $number }. { $found }
# $game $found $expected
selfplay-end = Parti { $game }: slutten er oppgitt som «{ $found }», men er «{ $expected }».
# $game $number $found
selfplay-mate = Parti { $game }, halvtrekk { $number }: det er varslet en matt som ikke finnes ({ $found }).
# $games $positions $count
selfplay-verified = Partier: { $games }, stillinger: { $positions }, gale partier: { $count }.
# $count $proven $found $refuted $open
selfplay-mates = Varslede matter: { $count }. Bevist ved å prøve trekkene: { $proven }, funnet av et annet søk: { $found }, finnes ikke: { $refuted }, for lange til å avgjøre: { $open }.
# $games $positions
selfplay-counts = Partier: { $games }, stillinger: { $positions }.
# $red $black $drawn
selfplay-results = Rød vant: { $red }, Svart vant: { $black }, remis: { $drawn }.
# $mean $least $half $most
selfplay-lengths = Halvtrekk i et parti: { $mean } i snitt, korteste { $least }, midterste { $half }, lengste { $most }.
# $count $games $percent
selfplay-openings = Ulike åpninger: { $count }. Partier som finnes to ganger: { $games }. Stillinger som har vært før: { $percent } %.
selfplay-scores-title = Hvor mye en side leder med, i hundredeler av en soldat:
selfplay-decided = matt, eller avgjort ved gjentagelse

## Hvorfor et trekk er godt eller dårlig

fact-hangs = { word-by-piece-capital } på { $by-square } kan slå { word-the-piece } på { $square }, og ingenting slår tilbake.
fact-hangs-protected = { word-by-piece-capital } på { $by-square } kan slå { word-the-piece } på { $square } med gevinst, selv om den er dekket.
fact-fork = { word-by-piece-capital } på { $by-square } truer { word-also-role } på { $also-square } og { word-the-role } på { $square } samtidig, og en av dem går tapt.
fact-fork-check = { word-by-piece-capital } på { $by-square } gir sjakk og truer samtidig { word-the-piece } på { $square }, som går tapt.
fact-pin = Bundet brikke: flytter { word-the-piece } fra { $square }, gir { word-by-piece } på { $by-square } sjakk.
fact-pin-piece = Flytter { word-the-piece } fra { $square }, kan { word-by-piece } på { $by-square } slå { word-also-role } på { $also-square }.
fact-skewer = { word-by-piece-capital } på { $by-square } truer { word-also-role } på { $also-square } og bak den { word-the-role } på { $square }: En av dem går tapt.
fact-skewer-check = { word-by-piece-capital } på { $by-square } gir sjakk, og { word-the-piece } på { $square } bak generalen går tapt.
fact-discovered-check = Når { word-the-piece } går til { $square }, gir { word-by-piece } på { $by-square } sjakk.
fact-double-check = Sjakk fra to på én gang: { word-the-piece } på { $square } og { word-by-piece } på { $by-square }.
fact-hollow-cannon = Mellom { word-the-piece } på { $square } og motstanderens general står ingenting, og ingen brikke får stille seg imellom.
fact-double-cannon = { word-by-piece-capital } på { $by-square } gir sjakk over { word-the-role } på { $square }, og ingen brikke får stille seg imellom.
fact-palace-horse = Midt i sitt eget palass, på { $square }, lar { word-the-piece } generalen sin stå uten trekk.
fact-trapped = Fanget: { word-the-piece } på { $square } er truet og har ikke noe trygt punkt å gå til.
fact-mate-now = Matt: { word-the-piece } går fra { $from } til { $to }.
fact-mate = Matt i { $count } trekk eller færre: { word-the-piece } går fra { $from } til { $to }.
fact-mate-threat-now = { side } truer med matt: { word-the-role } går fra { $from } til { $to }.
fact-mate-threat = { side } truer med matt i { $count } trekk eller færre: { word-the-role } går fra { $from } til { $to }.
fact-overloaded = { word-by-piece-capital } på { $by-square } dekker både { word-the-role } på { $square } og { word-also-role } på { $also-square }, men kan bare slå tilbake én gang.
fact-screen-guard = Uten skjermen på { $from } dekker { word-by-piece } på { $by-square } ikke lenger { word-the-role } på { $square }, som kan slås.
fact-screen-attack = Uten skjermen på { $from } truer { word-by-piece } på { $by-square } ikke lenger { word-the-piece } på { $square }.
word-also-role =
    { $also-role ->
        [general] generalen
        [advisor] mandarinen
        [elephant] elefanten
        [horse] hesten
        [chariot] vognen
        [cannon] kanonen
       *[soldier] soldaten
    }
word-by-piece =
    { $by-color ->
        [red] den røde
       *[black] den svarte
    } { word-by-role }
word-the-piece =
    { $color ->
        [red] den røde
       *[black] den svarte
    } { word-the-role }

## Handikap

handicap = Handikap
handicap-none = Ingen
handicap-other = Andre handikap
handicap-computer = Maskinen spiller rødt og gir avkall på dette.
handicap-given = Handikap: { $handicap }
handicap-offer = I neste parti kan maskinen gi deg:
play-handicap-first-move = Første trekk
play-handicap-horse = Én hest
play-handicap-two-horses = To hester
play-handicap-chariot = Én vogn
play-handicap-chariot-and-horse = En vogn og en hest
play-handicap-two-chariots = To vogner
play-handicap-two-chariots-and-horse = To vogner og en hest

## Hvorfor datamaskinen trakk slik

why-line = Trekkene den regner med
why-worth = Vurdering
worth-even = Omtrent likt
# $color $amount
worth-ahead = { side } leder med { $amount } soldater.
# $color $count
worth-mate = { side }: matt i { $count }.
# $color
worth-rule = { side } vinner etter reglene om gjentagelse.

## Analysis on the command line

review-inaccuracy = Unøyaktighet.
review-mistake = Feil.
review-blunder = Bukk.
review-chances = Sjansene faller fra { $upper } % til { $lower } %.
review-missed-mate = Går glipp av matt i { $count } trekk.
review-allowed-mate = Tillater matt i { $count } trekk.
review-missed-win-by-rule = Går glipp av seier etter reglene om gjentakelse, som ikke er matt.
review-allowed-loss-by-rule = Tillater seier etter reglene om gjentakelse, som ikke er matt.
review-better = Bedre er { $move }.
review-side = { side }: nøyaktighet { $mean } %; unøyaktigheter { $least }, feil { $half }, bukker { $most }
review-by-rule = { side } vinner etter reglene om gjentakelse
cli-analyse-over = Etter reglene er partiet over her: Det er ingenting å analysere.
cli-analyse-level = En svekket motor analyserer ikke: Oppgi «self» eller et program.
cli-analyse-trouble = { $engine } sier ikke hva den mener: { $found }
cli-analyse-interrupted = Avbrutt. Den samme kommandoen fortsetter herfra.
cli-analyse-lost = Avbrutt. Uten --output eller --log blir ingenting tatt vare på.
cli-analyse-goes-on = Søk i «{ $path }»: { $positions }. Analysen fortsetter derfra.
cli-analyse-in-use = En annen analyse skriver til «{ $path }».
cli-analyse-other = «{ $path }» er ikke loggen for denne analysen: andre partier, en annen motor eller grense.
