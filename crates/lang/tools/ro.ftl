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
cli-offer = { handicap-offer } { $handicap }. Scrie yes ca să începi sau apasă Enter ca să ieși:
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
file-unreadable-text = Textul nu conține nicio partidă sau poziție care să poată fi citită.
# $format
file-unwritable = Aceasta nu se poate scrie ca { $format }.
file-open = Deschide o partidă
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN și altele. Un fișier poate fi și tras pe pagină, iar un text lipit.
file-choose = Alege un fișier
file-paste = Sau lipește o partidă, o poziție ori o pagină întreagă
file-read = Deschide
file-format = Formatul
file-all = Toate partidele din fișier
file-loses = Acest format nu păstrează:
file-keep = Salvează
file-copy = Copiază
file-copied = Copiat.
file-uncopied = Nu s-a putut copia. Salvează în schimb.
file-too-large = Fișierul este prea mare ca să fie preluat. Alege-l aici.
file-position = Poziție (FEN)
# $game $count
file-of = Partida { $game } din { $count }
# $count
file-faults = Necitite așa cum sunt scrise: { $count }
file-instead = În loc:
file-next = Continuă cu:
file-said = Comentarii

## What the engine finds about a place in a game

analysis = Analiză
analysis-lines = Numărul de variante
analysis-limit = Cât gândește motorul
analysis-stop = Oprește motorul
analysis-go-on = Lasă motorul să continue
analysis-endless = Până la oprire
# $count
analysis-seconds = { $count } s
# $count
analysis-depth = Adâncime { $count }
# $count
analysis-speed = { $count } mii de poziții pe secundă
analysis-threat = Amenințări
analysis-no-threat = În șah: nu există o amenințare de arătat.
# $color
analysis-would = Dacă ar muta { side }:
analysis-even = Egal
# $color $count
analysis-mate = { side }: mat în { $count }
# $color
analysis-rule = { side }: victorie prin reguli
# $red $black
analysis-chances = Șanse: Roșu { $red } %, Negru { $black } %
analysis-none = Motorul nu poate analiza această tablă.
analysis-source = Motorul
analysis-own = Acest browser
# $engine
native-crash = { $engine } s-a închis neașteptat.
# $engine
native-silent = { $engine } nu răspunde.
# $engine
native-nonsense = { $engine } dă un răspuns fără sens.
# $engine
native-taken = { $engine } este folosit acum de altă pagină.
# $engine
native-gone = { $engine } nu poate fi contactat.
native-anew = A fost pornit din nou.
native-own = Continuă motorul acestui browser.
facts-seen = Ce e de văzut aici

## The review of a whole game

review = Revizuire
review-curve = Șansele de câștig pe parcursul partidei
review-looking = Poziții privite: { $number } din { $count }
review-explaining = Greșelile sunt explicate.
review-stop = Oprește revizuirea
review-go-on = Continuă revizuirea
review-accuracy = Acuratețe
review-clean = Nicio greșeală.
review-learn = Învață din greșeli:
review-both = Ambii
review-place = Greșeala { $number } din { $count }.
review-find = Găsește o mutare mai bună.
review-checking = Motorul se uită la { $move }…
review-best = { $move } este cea mai bună mutare.
review-good = { $move } e la fel de bună ca cea mai bună mutare.
review-wrong = { $move } nu e destul de bună.
review-solve = Arată soluția
review-next = Următoarea
review-over = A fost ultima. Găsite singur: { $number } din { $count }.

## Ce s-a pierdut sau s-a reparat la citirea unui fișier

record-unknown-format = Formatul nu este cunoscut.
record-not-read = Formatul { $format } nu este citit: programele interpretează diferit aceste fișiere.
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
# $path
cli-no-file = Nu există fișierul „{ $path }”. Se așteaptă un fișier, un dosar, un model precum games/*.pgn sau - pentru intrarea standard.
# $path
cli-no-match = Niciun fișier nu se potrivește cu „{ $path }”.
cli-which-format = Numele nu arată formatul. Alegeți-l cu --to: { $formats }.
cli-one-game = „{ $path }” poate ține o singură partidă, iar aici sunt mai multe. Dați un dosar, de exemplu games/.
cli-no-such-game = Nu există partida { $number }: partidele sunt de la 1 la { $count }.
cli-no-stored-game = Nu există partida { $game } în această bază de date.
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

## Ce nu este în regulă cu un set de reguli

ruleset-no-value = Rândul { $line }: „{ $found }” trebuie să fie un nume, „=” și o valoare.
ruleset-unknown-key = Rândul { $line }: nu există setarea „{ $found }”. Există: { $expected }.
ruleset-bad-value = Rândul { $line }: „{ $found }” nu este o valoare pentru { $key }. Sunt permise: { $expected }.
ruleset-bad-name = Rândul { $line }: „{ $found }” nu poate fi numele unui set. Sunt permise cel mult { $count } dintre caracterele a–z, 0–9 și cratima.
ruleset-late-base = Rândul { $line }: „base” trebuie să stea înaintea celorlalte setări.

## De ce este refuzată o mutare

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

## Partide între oameni: de ce se refuză ceva

play-bad-control = { side }: fiecare parte a ceasului are nevoie de timp, dar nu peste 7 zile.
play-long-fen = E prea lung pentru o poziție.
play-start-over = În această poziție partida e deja încheiată. Alege alta.

## Meciuri între motoare

cli-match-two-engines = Un meci are nevoie de două motoare: scrieți --engine de două ori.
cli-match-no-limit = Cât timp poate gândi un motor? Dați --nodes, --depth, --movetime sau --tc.
cli-match-over = După reguli, partida s-a încheiat înainte să înceapă.
# $path $games
cli-match-goes-on = Partide ale acestui meci în „{ $path }”: { $games }. Meciul continuă de acolo.
# $path
cli-match-in-use = Alt meci scrie în „{ $path }”.
# $path $found
cli-match-other = „{ $path }” este jurnalul altui meci. Diferă: { $found }.
# $path $found
cli-match-damaged = „{ $path }” nu este jurnalul acestui meci: linia { $found } nu se poate citi.
cli-match-interrupted = Întrerupt. Partidele neterminate nu se numără.
# $engine $found
cli-match-not-started = { $engine } nu poate fi pornit: { $found }
# $engine $found
cli-match-ended = { $engine } s-a încheiat înainte să fie gata: { $found }
# $engine $found
cli-match-silent = { $engine } nu răspunde la „{ $found }”.
# $engine $found
cli-match-no-option = { $engine } nu are opțiunea „{ $found }”.
# $engine $option $found
cli-match-bad-value = { $engine }: „{ $found }” nu este o valoare a opțiunii { $option }.
# $game $red $black $result $end $plies
cli-match-game = Partida { $game }: { $red } – { $black } { $result }, mutări: { $plies }. { $end }
# $game $engine $end $found
cli-match-fault = Partida { $game }: { $engine } pierde. { $end }: { $found }
# $end $games
cli-match-end = { $end }: { $games }
cli-match-engine = Motorul
cli-match-points = Puncte
cli-match-won = Câștigate
cli-match-drawn = Remize
cli-match-lost = Pierdute
cli-match-faults = Greșeli
cli-match-time = ms pe mutare
cli-match-nodes = Noduri pe mutare
cli-match-depth = Adâncime
# $engine $elo $low $high $percent
cli-match-elo = { $engine }: { $elo } Elo, cu 95 % certitudine între { $low } și { $high }; mai puternic cu { $percent } %
# $pairs
cli-match-pairs = Perechi de partide după puncte (0, ½, 1, 1½, 2): { $pairs }
# $low $high $llr $lower $upper
cli-match-sprt = SPRT, { $low } față de { $high } Elo: { $llr }, se încheie la { $lower } sau { $upper }
# $elo
cli-match-decided = Testul este hotărât: { $elo } Elo.
match-crash = Cădere
match-silence = Niciun răspuns
match-late = Timp depășit
match-illegal = Mutare nepermisă
match-no-move = Nicio mutare, deși exista una
match-resigned = Cedare
match-agreed = Remiză de comun acord
match-scores = Ambele motoare au fost de acord asupra evaluării
match-plies = Atâtea mutări câte permite meciul
# $winner
selfplay-scores =
    { $winner ->
        [red] Roșu câștigă: evaluarea este clară
        [black] Negru câștigă: evaluarea este clară
       *[other] Remiză: evaluarea este clară
    }
selfplay-plies = Remiză: atâtea mutări câte poate avea o partidă
# $path $games
selfplay-goes-on = Partide în „{ $path }”: { $games }. Se continuă de acolo.
# $games $positions $pace
selfplay-made = Partide: { $games }, poziții: { $positions }. Poziții noi pe oră: { $pace }.
# $path
selfplay-in-use = Alt proces adaugă partide în „{ $path }”.
# $path $found
selfplay-other = „{ $path }” conține partide jucate altfel. Diferă: { $found }.
# $path
selfplay-empty = „{ $path }” nu conține partide ale motorului cu el însuși.
# $path
selfplay-missing = Lipsește „{ $path }”, deși un fișier de după el există.
# $path $found $expected
selfplay-short = „{ $path }” conține { $found } partide și ar trebui să conțină { $expected }.
# $path $found $expected
selfplay-long = „{ $path }” are { $found } octeți; un asemenea fișier are cel mult { $expected }.
# $path $number $found
selfplay-damaged = „{ $path }” este deteriorat la octetul { $number }. { $found }
# $expected
selfplay-magic = Ar trebui să înceapă cu { $expected }.
# $found $expected
selfplay-checksum = Suma de control este { $found } și ar trebui să fie { $expected }.
selfplay-no-plan = Nu se poate citi cum se joacă partidele.
# $found $expected
selfplay-number = Este fișierul numărul { $found } și ar trebui să fie { $expected }.
# $found $expected
selfplay-length = Lungimea unei partide este { $found }, apoi { $expected }; ar trebui să fie aceeași și nu mai mare decât poate fi o partidă.
# $expected
selfplay-too-many = Mai este o partidă după { $expected }, cât conține un fișier.
# $found
selfplay-no-length = { $found } octeți nu sunt o partidă.
# $found
selfplay-no-end = { $found } nu este numărul unui sfârșit.
selfplay-no-start = Poziția cu care începe o partidă nu poate apărea.
# $number $found
selfplay-no-move = Mutarea { $number }: { $found } nu este numărul unei mutări.
# $number $found
selfplay-no-score = Mutarea { $number }: { $found } nu este numărul unei evaluări.
# $path $number $count
selfplay-torn = „{ $path }”: ultima partidă este tăiată. După octetul { $number } sunt { $count } octeți în plus; următoarea rulare îi înlătură.
# $game $number
selfplay-crash = Partida { $game }, mutarea { $number }: căutarea s-a prăbușit.
# $game $number
selfplay-silent = Partida { $game }, mutarea { $number }: căutarea nu a găsit nicio mutare, deși există una.
# $game $number $found
selfplay-illegal = Partida { $game }, mutarea { $number }: { $found } este nepermisă.
# $game $number $found
selfplay-over = Partida { $game }: continuă, deși s-a încheiat după mutarea { $number }. { $found }
# $game $found $expected
selfplay-end = Partida { $game }: sfârșitul este dat ca „{ $found }”, dar este „{ $expected }”.
# $game $number $found
selfplay-mate = Partida { $game }, mutarea { $number }: este anunțat un mat care nu există ({ $found }).
# $games $positions $count
selfplay-verified = Partide: { $games }, poziții: { $positions }, partide greșite: { $count }.
# $count $proven $found $refuted $open
selfplay-mates = Maturi anunțate: { $count }. Dovedite prin încercarea mutărilor: { $proven }, găsite de altă căutare: { $found }, inexistente: { $refuted }, prea lungi pentru a spune: { $open }.
# $games $positions
selfplay-counts = Partide: { $games }, poziții: { $positions }.
# $red $black $drawn
selfplay-results = Câștigate de Roșu: { $red }, de Negru: { $black }, remize: { $drawn }.
# $mean $least $half $most
selfplay-lengths = Mutări ale ambelor părți într-o partidă: în medie { $mean }, cea mai scurtă { $least }, mediana { $half }, cea mai lungă { $most }.
# $count $games $percent
selfplay-openings = Deschideri diferite: { $count }. Partide care apar de două ori: { $games }. Poziții apărute înainte: { $percent } %.
selfplay-scores-title = Cu cât este o parte înainte, în sutimi de soldat:
selfplay-decided = mat sau decis prin repetare

## De ce este bună sau proastă o mutare

fact-hangs = { word-by-piece-capital } de pe { $by-square } poate lua { word-the-piece } de pe { $square }, și nimic nu ia înapoi.
fact-hangs-protected = { word-by-piece-capital } de pe { $by-square } poate lua cu câștig { word-the-piece } de pe { $square }, deși este apărat.
fact-fork = { word-by-piece-capital } de pe { $by-square } atacă în același timp { word-also-role } de pe { $also-square } și { word-the-role } de pe { $square }, iar una dintre piese se pierde.
fact-fork-check = { word-by-piece-capital } de pe { $by-square } dă șah și atacă în același timp { word-the-piece } de pe { $square }, care se pierde.
fact-pin = Piesă legată: dacă { word-the-piece } pleacă de pe { $square }, { word-by-piece } de pe { $by-square } dă șah.
fact-pin-piece = Dacă { word-the-piece } pleacă de pe { $square }, { word-by-piece } de pe { $by-square } ia { word-also-role } de pe { $also-square }.
fact-skewer = { word-by-piece-capital } de pe { $by-square } atacă { word-also-role } de pe { $also-square } și, în spatele lui, { word-the-role } de pe { $square }: una dintre piese se pierde.
fact-skewer-check = { word-by-piece-capital } de pe { $by-square } dă șah, iar { word-the-piece } de pe { $square }, din spatele împăratului, se pierde.
fact-discovered-check = Când { word-the-piece } merge pe { $square }, { word-by-piece } de pe { $by-square } dă șah.
fact-double-check = Șah de la două piese deodată: { word-the-piece } de pe { $square } și { word-by-piece } de pe { $by-square }.
fact-hollow-cannon = Între { word-the-piece } de pe { $square } și împăratul adversarului nu este nimic, și nicio piesă nu are voie să intre între ei.
fact-double-cannon = { word-by-piece-capital } de pe { $by-square } dă șah peste { word-the-role } de pe { $square }, și nicio piesă nu are voie să intre la mijloc.
fact-palace-horse = În mijlocul propriului castel, pe { $square }, { word-the-piece } nu îi lasă împăratului său nicio mutare.
fact-trapped = Este prins { word-the-piece } de pe { $square }: este atacat și nu are niciun punct sigur.
fact-mate-now = Mat: { word-the-piece } merge de pe { $from } pe { $to }.
fact-mate =
    Mat în cel mult { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }: { word-the-piece } merge de pe { $from } pe { $to }.
fact-mate-threat-now = { word-side } amenință cu mat: { word-the-role } merge de pe { $from } pe { $to }.
fact-mate-threat =
    { word-side } amenință cu mat în cel mult { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }: { word-the-role } merge de pe { $from } pe { $to }.
fact-overloaded = { word-by-piece-capital } de pe { $by-square } apără și { word-the-role } de pe { $square }, și { word-also-role } de pe { $also-square }, dar poate lua înapoi o singură dată.
fact-screen-guard = Fără piesa de pe { $from }, { word-by-piece } de pe { $by-square } nu mai apără { word-the-role } de pe { $square }, care poate fi luat.
fact-screen-attack = Fără piesa de pe { $from }, { word-by-piece } de pe { $by-square } nu mai atacă { word-the-piece } de pe { $square }.
word-also-role =
    { $also-role ->
        [general] împăratul
        [advisor] consilierul
        [elephant] elefantul
        [horse] calul
        [chariot] turnul
        [cannon] tunul
       *[soldier] pionul
    }
word-by-piece =
    { word-by-the-role } { $by-color ->
        [red] roșu
       *[black] negru
    }
word-the-piece = { word-the-role } { word-color }

## Avantaj

handicap = Avantaj
handicap-none = Fără
handicap-other = Alte avantaje
handicap-computer = Calculatorul joacă cu roșu și renunță la acestea.
handicap-given = Avantaj: { $handicap }
handicap-offer = În partida următoare, calculatorul îți poate acorda:
play-handicap-first-move = Prima mutare
play-handicap-horse = Un cal
play-handicap-two-horses = Doi cai
play-handicap-chariot = Un turn
play-handicap-chariot-and-horse = Un turn și un cal
play-handicap-two-chariots = Două turnuri
play-handicap-two-chariots-and-horse = Două turnuri și un cal

## De ce a mutat calculatorul așa

why-line = Mutările la care se așteaptă
why-worth = Evaluare
worth-even = Aproximativ egal
# $color $amount
worth-ahead = { side } conduce cu { $amount } soldați.
# $color $count
worth-mate = { side }: mat în { $count }.
# $color
worth-rule = { side } câștigă prin regulile repetării.

## Analysis on the command line

review-inaccuracy = Imprecizie.
review-mistake = Greșeală.
review-blunder = Gafă.
review-chances = Șansele scad de la { $upper } % la { $lower } %.
review-missed-mate =
    { $count ->
        [one] Ratează un mat într-o mutare.
        [few] Ratează un mat în { $count } mutări.
       *[other] Ratează un mat în { $count } de mutări.
    }
review-allowed-mate =
    { $count ->
        [one] Permite un mat într-o mutare.
        [few] Permite un mat în { $count } mutări.
       *[other] Permite un mat în { $count } de mutări.
    }
review-missed-win-by-rule = Ratează o victorie după regulile repetării, care nu e mat.
review-allowed-loss-by-rule = Permite o victorie după regulile repetării, care nu e mat.
review-better = Mai bine { $move }.
review-side = { side }: acuratețe { $mean } %; imprecizii { $least }, greșeli { $half }, gafe { $most }
review-by-rule = { side } câștigă după regulile repetării
cli-analyse-over = După reguli, partida s-a încheiat aici: nu e nimic de analizat.
cli-analyse-level = Un motor slăbit nu analizează: dați „self” sau un program.
cli-analyse-trouble = { $engine } nu spune ce crede: { $found }
cli-analyse-interrupted = Întrerupt. Aceeași comandă continuă de aici.
cli-analyse-lost = Întrerupt. Fără --output sau --log nu se păstrează nimic.
cli-analyse-goes-on = Căutări în „{ $path }”: { $positions }. Analiza continuă de acolo.
cli-analyse-in-use = Altă analiză scrie în „{ $path }”.
cli-analyse-other = „{ $path }” nu este jurnalul acestei analize: alte partide, alt motor sau altă limită.
