### Textele paginilor care învață, în română; browserul nu încarcă acest fișier.

## Paginile

learn = Învață să joci
learn-about = Cum se mută piesele la șahul chinezesc, cât valorează și ce strigă jucătorii, pe table pe care poți încerca.
learn-moves = Cum se mută piesele
learn-moves-about = Piesele stau pe intersecțiile liniilor. Punctele arată unde poate merge piesa; atinge o piesă și încearcă. O mutare nepermisă este refuzată, cu motivul ei.
learn-calls = Ce strigă jucătorii
learn-calls-about = Șahul se anunță cu voce tare, la fel și sfârșitul. Acestea sunt cuvintele chinezești auzite la fiecare tablă și ce înseamnă ele.
learn-worth = Cât valorează piesele
learn-worth-about = Valorile ajută la cântărirea unui schimb; nu hotărăsc nicio partidă. Cele cinci ghiduri de la care a pornit acest site nu sunt de acord între ele, iar unele lucruri din ele sunt greșite.
rule-sets = Seturi de reguli
rule-sets-about = Piesele se mută peste tot la fel. Ceea ce diferă este felul în care se termină o partidă și mai ales ce se întâmplă când o poziție apare iar și iar. Fiecare set are o pagină cu diagrame de parcurs pas cu pas.
rule-set-usual = Setul obișnuit
lessons = Regulă cu regulă
lessons-about = Parcurge fiecare diagramă pas cu pas sau mută singur o piesă din oricare poziție a ei. Ce scrie sub o diagramă nu este scris de mână: o spune același arbitru care hotărăște partidele.
lesson-goes-on = Partida continuă.
lesson-judge = Arbitrul spune
# $count
lesson-again =
    { $count ->
        [2] Jucat de două ori la rând.
        [few] Jucat de { $count } ori la rând.
       *[other] Jucat de { $count } de ori la rând.
    }

## Seturile de reguli

set-wxf = Regulile federației: nici șah etern, nici urmărire eternă.
    .more = Regulile turneelor internaționale și setul după care se joacă aici dacă nu alegi altul. O poziție care apare a treia oară încheie partida: cine a dat șah sau a urmărit aceeași piesă la fiecare mutare dintre timp a pierdut. Altfel este remiză.
set-axf = Regulile asiatice, literă cu literă.
    .more = Ca ale federației, cu două deosebiri. Numai caii și tunurile sunt numiți printre piesele care nu au voie să urmărească un turn apărat, așa că elefanții și consilierii au voie. Iar din șahurile fiecărei părți se numără cel mult zece în limita mutărilor fără captură.
set-cxa-lite = Regulile asociației chineze, atât cât pot fi calculate.
    .more = Aceste reguli interzic mai mult: amenințări eterne cu mat, un amestec de șahuri, amenințări și atacuri, precum și atacuri pe rând asupra mai multor piese. Textul întreg cere judecata unui arbitru, pe care niciun program nu o are; acest set calculează o parte, iar numele lui o spune.
set-simple = Pierde numai șahul etern; orice altă repetare este remiză.
    .more = Așa joacă multe programe și mulți amatori. Nu trebuie hotărât ce este o urmărire.
set-capture = Capturează împăratul și câștigi; un împărat poate fi lăsat atacat.
    .more = Regulile ghidului arab, un set bun de început: împăratul poate fi lăsat atacat, iar cine îl capturează câștigă. Nu există o regulă despre repetare; după 400 de mutări, numărate la ambele părți, este remiză. Ghidul nu spune ce pățește o parte fără mutare: aici pierde.
set-hebrew = Șahul etern pierde la a treia repetare.
    .more = Ghidul ebraic permite două repetări ale unui șah și o interzice pe a treia, deci o poziție poate apărea de trei ori și hotărăște când apare a patra oară. Orice altă repetare este remiză. Este remiză și când nicio parte nu mai are o piesă care poate trece râul.
set-ukrainian = Împăratul se capturează, iar împărații pot zbura.
    .more = Ghidul ucrainean lasă un împărat să-l captureze pe celălalt pe o coloană deschisă și lasă jocul să continue când un jucător nu observă că îl putea captura. Are cinci reguli despre repetare: șahul etern pierde; atacul etern asupra unei piese neapărate la fel, dar împărații și pionii au voie; împotriva unui astfel de atac pierde cel care dă șah; dacă nimeni nu încalcă reguli este remiză, iar dacă le încalcă ambii, de asemenea.
set-norwegian = Poate începe oricine; pierde numai șahul etern.
    .more = Ghidul norvegian spune că prin tradiție începe Negrul, iar altfel jucătorii se înțeleg. Nu are o regulă despre repetare, așa că se aplică cea simplă.
set-romanian = Nici șah etern, nici atac etern asupra unei piese mai slabe.
    .more = Ghidul românesc interzice atacurile repetate asupra pieselor de valoare mai mică, în această ordine: împărat, turn, tun, cal, consilier, elefant, pion. Nu contează dacă piesa este apărată. Nu spune ce urmează; aici un astfel de atac pierde când poziția apare a treia oară.

## Termenii unui set

terms = Setul pe scurt
term-goal = Cum se câștigă
goal-mate = Nu-i lași adversarului nicio mutare: șah mat sau pat
goal-capture = Capturezi împăratul
goal-capture-flying = Capturezi împăratul, chiar și cu al tău pe o coloană deschisă; câștigă și matul, și patul
term-first = Cine începe
first-red = Roșul
first-either = Roșul sau Negrul, cum se înțeleg jucătorii
term-repetition = Repetarea
# $count
repetition-judged =
    { $count ->
        [3] Se judecă atunci când o poziție apare a treia oară
        [4] Se judecă atunci când o poziție apare a patra oară
       *[other] Se judecă la apariția cu numărul { $count } a poziției
    }
repetition-never = Nu încheie niciodată partida
term-chase = Atacurile eterne
chase-allowed = Permise, în afară de cele asupra împăratului
chase-asian = Interzise asupra unei singure piese neapărate și asupra unui turn, cu calul sau cu tunul
chase-unprotected = Interzise asupra unei singure piese neapărate
chase-lesser = Interzise asupra unei singure piese de valoare mai mică
chase-chinese = Interzise asupra uneia sau mai multor piese care pot fi câștigate, ca și amenințările cu mat
term-minor = Consilierii și elefanții nu pot urmări piese mai mari, chiar apărate
term-check-chase = Un șah care atacă și o piesă se socotește atac
term-yes = Da
term-no = Nu
term-quiet-limit = Remiză fără captură
# $plies
limit-plies =
    { $plies ->
        [one] După o mutare
        [few] După { $plies } mutări, numărate la ambele părți
       *[other] După { $plies } de mutări, numărate la ambele părți
    }
limit-none = Fără limită
term-checks = Șahurile în această limită
# $count
checks-counted =
    { $count ->
        [one] Se numără cel mult unul de fiecare parte
       *[other] Se numără cel mult { $count } de fiecare parte
    }
checks-all = Se numără toate
term-total-limit = Remiză în orice caz
term-dead = Remiză din lipsă de piese
dead-never = Niciodată
dead-no-attackers = Când nicio parte nu are o piesă care poate trece râul
dead-no-mate = Când niciun joc nu poate duce la mat
dead-no-forced-mate = Când nicio parte nu poate forța matul

## Cum se mută piesele

walk-general = Un punct de-a lungul unei linii, niciodată pe diagonală și niciodată afară din castel. Nu poate păși pe o coloană pe care nu se află nimic între el și celălalt împărat.
walk-advisor = Un punct pe diagonală, în castel: nu vede niciodată mai mult de cinci puncte.
walk-elephant = Exact două puncte pe diagonală și niciodată peste râu. O piesă pe punctul din mijloc, ochiul lui, îl blochează.
walk-horse = Un punct drept, apoi unul pe diagonală spre exterior. O piesă pe primul punct, piciorul lui, îl blochează în acea direcție; aici o face pionul.
walk-chariot = Oricât de departe pe o linie, până când ceva îi stă în cale; dacă este o piesă a adversarului, o poate captura.
walk-cannon = Se mută ca turnul, dar capturează numai sărind peste exact o piesă, ecranul, a oricui ar fi.
walk-soldier = Un punct înainte. Peste râu și în lateral, niciodată înapoi; pe ultimul rând numai în lateral. Nu se transformă.

## Strigăte

call-check = Șah
    .about = Împăratul este atacat și trebuie salvat pe loc. Prescurtare pentru 將軍.
call-mate = Șah mat
    .about = Împăratul este atacat și nu mai poate fi salvat: partida este câștigată. Ghidul ebraic numește matul 將軍; jucătorii de azi numesc așa șahul.
call-stalemate = Pat
    .about = Niciun atac, dar nici vreo mutare legală. La șahul chinezesc pierde cel care nu poate muta.

## Cât valorează piesele

worth-piece = Piesa
# $first $second
worth-crossing = { $first }, peste râu { $second }
# $number
worth-place = Locul { $number }
worth-unsaid = —
guide-hebrew = Ghidul ebraic
    .values = În puncte. Pionul câștigă valoare când trece râul, iar tunul stă deasupra calului.
    .errors = Dă caracterul 象 Roșului și 相 Negrului; este invers. Și spune că pionul se mută în lateral după trecere, uitând că poate merge în continuare înainte.
guide-ukrainian = Ghidul ucrainean
    .values = Nu dă valori, dar remarcă faptul că tunurile pierd din valoare spre sfârșit, când rămân mai puține piese de sărit.
    .errors = Caracterele pionilor sunt schimbate între ele: Roșul are 兵, Negrul 卒. Din cele două numere mari s-au pierdut exponenții: trebuie citite 38⁹⁵ și 10¹⁵⁰.
guide-norwegian = Ghidul norvegian
    .values = În puncte, numai pentru comparație. Notează chiar și împăratul, care poate închide o coloană celuilalt.
    .errors = Lasă calul să meargă întâi pe diagonală, ceea ce propriile lui figuri contrazic. Îi dă împăratului cinci puncte; castelul are nouă. În figura 4 câteva puncte sunt tipărite greșit și un împărat ar merge pe diagonală; în figura 9 tunul este al Roșului, iar piesele legate ale Negrului.
guide-arabic = Ghidul arab
    .values = Spune răspicat că nu se numără puncte: hotărăște numai împăratul.
    .errors = Nu îi cunoaștem greșeli; nu pomenește patul și repetarea.
guide-romanian = Ghidul românesc
    .values = O ordine fără numere; pe ea se sprijină regula despre atacurile repetate.
    .errors = Pune consilierul deasupra elefantului fără să spună de ce și nu spune cine începe.

## Lecțiile

lesson-perpetual-check = Șahul etern pierde
    .text = Turnul dă șah la fiecare mutare; împăratul doar se dă la o parte.
lesson-fourth-time = Șahul etern pierde a patra oară
    .text = Două repetări sunt permise. Cu a treia, poziția a apărut de patru ori, iar cine a dat șah la fiecare mutare pierde.
lesson-both-check = Dacă ambii dau șah la nesfârșit, este remiză
    .text = Fiecare mutare a ambelor părți dă șah, deci niciuna nu este mai vinovată.
lesson-counter-check = Un contrașah din când în când nu îl scuză pe celălalt
    .text = Calul dă șah la fiecare mutare. Negrul răspunde o dată cu un șah al tunului, dar data următoare nu: numai Roșul dă șah tot timpul.
lesson-check-idle = Un șah, o mutare liniștită
    .text = Numai fiecare a doua mutare dă șah, iar asta este permis.
lesson-soldier-check = Nici pionii nu pot da șah la nesfârșit
    .text = Un pion poate urmări orice piesă, dar cu șah etern pierde ca toți ceilalți.
lesson-chase = Urmărirea eternă pierde
    .text = Turnul atacă tunul neapărat la fiecare mutare, iar tunul fuge de fiecare dată.
lesson-chase-free = O urmărire poate continua
    .text = Turnul atacă tunul la fiecare mutare. Aceste reguli interzic numai șahul etern, deci este remiză.
lesson-protected = O piesă apărată poate fi urmărită
    .text = Tunul este apărat de turnul de pe același rând. A-l ataca nu este urmărire.
lesson-false-root = Cine nu poate recaptura nu apără
    .text = Calul pare să apere tunul, dar stă între cei doi împărați și nu poate părăsi coloana. Tunul se socotește neapărat.
lesson-chariot = Caii și tunurile nu pot urmări un turn
    .text = Turnul este apărat de celălalt. Față de un cal sau de un tun nu ajută: este prea prețios ca să fie schimbat pe ele.
lesson-minor = Nici consilierii și elefanții
    .text = Tunul eliberează mereu ochiul elefantului, iar elefantul atacă turnul apărat. Textul federației tace în această privință; aici se socotește urmărire.
lesson-minor-free = Consilierii și elefanții pot urmări un turn apărat
    .text = Tunul eliberează mereu ochiul elefantului, iar elefantul atacă turnul. Textul asiatic numește numai caii și tunurile, așa că apărarea contează.
lesson-pinned-chariot = Un turn legat de un cal nu poate fi urmărit
    .text = Dacă turnul și-ar părăsi punctul, calul de lângă el ar da șah. Turnul și tunul Roșului îl atacă pe rând pe coloană, iar pionul se pune de fiecare dată între ei sau se dă la o parte.
lesson-confined-chariot = Un turn legat de linia lui nu poate fi urmărit de cal
    .text = Un tun privește împăratul negru prin turn, care se poate mișca numai pe coloană. Calul îl lovește la fiecare oprire.
lesson-exchange = O propunere de schimb nu este urmărire
    .text = Turn atacă turn, și oricare îl poate captura pe celălalt. Piesele egale care se pot captura sunt doar oferite la schimb.
lesson-no-exchange = Cui nu poate recaptura nu i se propune schimb
    .text = Turnul negru stă între împărați și nu poate captura lateral. A-l ataca este urmărire, deși piesele sunt egale.
lesson-home-soldier = Un pion care nu a trecut râul poate fi urmărit
    .text = Calul sare încoace și încolo și este de fiecare dată ecran pentru un tun. Pionul nu a trecut râul, iar un asemenea pion poate fi atacat la nesfârșit.
lesson-general-chases = Împăratul poate urmări
    .text = Împăratul atacă tunul la fiecare mutare; este permis.
lesson-soldier-chases = Pionii pot urmări
    .text = Pionul urmează tunul de pe o coloană pe alta; este permis.
lesson-two-attackers = Două piese nu pot urmări pe rând una singură
    .text = Turnurile atacă alternativ același tun. Contează piesa urmărită.
lesson-two-victims = Două piese urmărite pe rând sunt permise
    .text = Turnul atacă o dată calul și o dată tunul: nicio piesă nu este urmărită tot timpul.
lesson-chase-idle = Un atac, o mutare liniștită
    .text = Numai fiecare a doua mutare atacă un cal, iar asta este permis.
lesson-sometimes-check = Un șah din când în când nu îl scuză pe urmăritor
    .text = Turnul atacă un cal la fiecare mutare. Una din cele două mutări ale calului dă șah, dar el este urmărit tot timpul.
lesson-check-chase = Un șah, un atac
    .text = Turnul dă o dată șah și atacă o dată tunul. După aceste reguli nu este nici șah etern, nici urmărire eternă.
lesson-check-threat = Un șah, o amenințare cu mat
    .text = Turnul dă o dată șah și amenință o dată cu mat. După aceste reguli este permis.
lesson-mate-threat = Amenințările cu mat pot continua la nesfârșit
    .text = Fiecare mutare a turnului amenință cu mat, iar elefantul parează de fiecare dată. O amenințare cu mat nu este șah.
lesson-root-cut = Și înlăturarea apărării este un atac
    .text = Cu o mutare al doilea turn se așază în spatele primului, iar împăratul nu mai poate recaptura; cu cealaltă atacă el însuși tunul. Același tun este amenințat deci la fiecare mutare.
lesson-root-cut-attacks = Înlăturarea apărării nu contează împotriva atacurilor
    .text = Fiecare pas al turnului de jos face din atacul celuilalt asupra tunului o amenințare. Dar fiecare mutare a tunului îl lasă pe Negru să atace pionul, iar împotriva unei părți care atacă la fiecare mutare astfel de amenințări nu contează.
lesson-attack-persists = Un atac care doar stă nu este urmărire
    .text = Turnul atacă tunul tot timpul, dar mută alte piese, iar tunul nu încearcă să scape.
lesson-unanswered = Un atac la care nu răspunde nimeni nu este urmărire
    .text = Fiecare mutare a calului atacă turnul, când cu tunul, când cu calul însuși. Dar Negrul mută împăratul și lasă turnul unde poate fi luat. Urmărire este numai ceea ce partea cealaltă parează de fiecare dată.
lesson-check-against-chase = Șahul cântărește mai greu decât urmărirea
    .text = Roșul dă șah la fiecare mutare, iar fiecare pas al împăratului negru lasă tunul să atace calul. Ambii continuă; cel care dă șah trebuie să înceteze.
lesson-both-chase = Dacă ambii urmăresc la nesfârșit, este remiză
    .text = Fiecare mutare a unui tun îl lasă pe celălalt să atace un turn, iar fiecare răspuns al celui de-al doilea turn atacă primul tun. Ambii fac același lucru, deci nu pierde nimeni.
lesson-pinned-chase = Urmărirea unui turn legat este mai gravă
    .text = Ambii atacă la fiecare mutare: tunul Roșului turnul legat de cal, iar celălalt turn al Negrului un tun. Turnul care nu poate fugi cântărește mai greu, deci Roșul trebuie să înceteze.
lesson-block = Blocarea poate continua la nesfârșit
    .text = Elefantul pășește de fiecare dată între turn și ținta lui. A bloca este o mutare liniștită.
lesson-offer = O piesă poate fi oferită la nesfârșit
    .text = Tunul se așază în fața unui turn, apoi a celuilalt. Cine pune o piesă în bătaie nu atacă nimic.
lesson-idle = O repetare care nu dăunează nimănui este remiză
    .text = Ambele părți mută încoace și încolo și nu atacă nimic.
lesson-take = Împăratul poate fi lăsat atacat, și este capturat
    .text = Negrul nu observă atacul și mută un cal. Roșul capturează împăratul și câștigă.
lesson-overlooked = O ocazie neobservată este pierdută
    .text = Roșul putea captura împăratul, dar pleacă. Partida continuă ca și cum nimic nu s-ar fi întâmplat.
lesson-flying-general = Împăratul zboară
    .text = Turnul negru părăsește coloana, între împărați nu mai stă nimic, iar cel roșu îl capturează pe celălalt.
lesson-no-repetition = Repetarea nu încheie nimic
    .text = Turnul urmărește tunul încoace și încolo, oricât dorește.
lesson-total-limit = Patru sute de mutări și este remiză
    .text = Negrul face a patru suta mutare a partidei.
lesson-black-begins = Negrul poate începe
    .text = Poziția de început, cu prima mutare a Negrului.
lesson-figure-3 = Figura 3: un pion pe piciorul calului
    .text = Pionul pășește lateral pe g6. Acum Roșul atacă un cal negru, iar pionul îi blochează piciorul pe drumul spre f5.
lesson-figure-4 = Figura 4: tun contra tun
    .text = Tunul roșu merge la mijloc și dă șah peste elefant. Ghidul îi permite împăratului să meargă pe d8 sau f8, dar un împărat nu se mută pe diagonală.
lesson-figure-5 = Figura 5: șah cu tunul
    .text = Tunul trece pe coloana din mijloc și dă șah peste consilier. Consilierul părăsește coloana și șahul dispare: fără ecran tunul nu poate captura.
lesson-figure-6 = Figura 6: mat cu turn, cal și tun
    .text = Împăratul nu poate părăsi palatul ca să ia turnul. Calul păzește e9, iar tunul punctul din fața împăratului.
lesson-figure-7 = Figura 7: mat cu două tunuri
    .text = Împăratul negru închide coloana f, iar două tunuri stau unul după altul în fața celui roșu. Nici calul, nici consilierul nu ajută: cine se pune între ele este ecranul tunului mai apropiat.
lesson-figure-8 = Figura 8: numai unul din doi cai atacă
    .text = Calul negru îl atacă pe cel roșu. Cel roșu nu îl poate lua, fiindcă pionul îi stă pe picior.
lesson-figure-9 = Figura 9: un tun leagă două piese
    .text = Tunul privește împăratul prin elefant și consilier. Niciunul nu poate părăsi coloana, căci ar rămâne un singur ecran.
lesson-lesser = Fără atac etern asupra unei piese mai slabe
    .text = Turnul atacă tunul, care este apărat. Aici nu contează: un tun valorează mai puțin decât un turn.
lesson-greater = O piesă mai mare poate fi atacată la nesfârșit
    .text = Calul atacă turnul la fiecare mutare. Turnul valorează mai mult, deci este permis.
lesson-all-victims = Mai multe piese urmărite sunt ca una
    .text = Turnul atacă o dată calul și o dată tunul. După regulile chinezești se numără orice atac, asupra oricui.
lesson-gain = Nu ajunge să fie apărat
    .text = Consilierul și un cal apără punctele turnului. Un cal pe un turn ar fi totuși un câștig, așa că atacul se numără.
lesson-mate-threat-forbidden = Amenințările eterne cu mat pierd
    .text = Fiecare mutare a turnului amenință cu mat. După regulile chinezești este interzis, ca și șahul etern.
lesson-check-chase-forbidden = Un amestec de șahuri și atacuri pierde
    .text = O mutare dă șah, următoarea atacă tunul. După regulile chinezești fiecare mutare este o abatere, așa că Roșul trebuie să înceteze.
lesson-check-against-attack = Șahul etern este cel mai grav
    .text = Roșul dă șah la fiecare mutare, iar fiecare pas al împăratului negru lasă tunul să atace calul. Ambii încalcă regulile, și pierde cel care doar dă șah.
lesson-checkmate = Șahul mat câștigă
    .text = Împăratul este atacat și nu are scăpare.
lesson-stalemate = Câștigă și patul
    .text = Nimic nu atacă împăratul, dar fiecare pas l-ar duce într-un atac, și nu există altă piesă de mutat.
lesson-facing = Împărații nu pot sta față în față
    .text = Pe o coloană deschisă împărații s-ar privi unul pe altul. Nicio mutare nu poate duce la asta.
lesson-move-limit = Mult timp fără captură înseamnă remiză
    .text = Este a 120-a mutare la rând, numărată la ambele părți, fără captură.
lesson-checks-counted = Contează numai zece șahuri ale fiecărei părți
    .text = La sfârșit s-au făcut 120 de mutări la rând fără captură. Dar Roșul a dat șah de douăsprezece ori, iar șahurile de după al zecelea și răspunsurile la ele nu se numără: mai rămân patru mutări.
lesson-dead = Fără atacatori nu câștigă nimeni
    .text = Roșul capturează ultima piesă care ar fi putut trece râul.

## Alte pagini ale serverului

site-tagline = Șah chinezesc, deschis tuturor.
site-description = Joacă șah chinezesc (xiangqi) în browser, cu calculatorul sau cu un prieten pe același ecran. Gratuit, fără cont și fără instalare.
begin-hint = Roșul mută primul. Atinge o piesă ca să începi.
noscript = Ca să joci, permite JavaScript în browser.
play-computer = Joacă cu calculatorul
licences = Licențe
about-licence = Chuhe este software liber, sub licența MIT sau Apache 2.0.
about-glyphs = Caracterele de pe piese sunt desenate după LXGW WenKai, licența SIL Open Font License 1.1.
home-link = La tablă
http-400 = Cerere greșită
    .detail = Serverul nu a înțeles această cerere.
http-404 = Pagina nu există
    .detail = La această adresă nu este nimic.
game-gone = Această partidă nu mai există
    .detail = La această adresă nu mai este nicio partidă sau nu a fost niciodată. O partidă în care nimeni nu a mutat se șterge după { $count } de zile.
http-405 = Metodă nepermisă
    .detail = Această adresă nu primește astfel de cereri.
http-429 = Prea multe cereri
    .detail = Din rețeaua ta au venit multe cereri în scurt timp. Încearcă din nou peste { $time } sec.
http-431 = Cerere prea mare
    .detail = Browserul a trimis mai multe antete decât acceptă serverul.
http-500 = Eroare de server
    .detail = Ceva nu a mers la noi. Încearcă din nou.

## Joc cu un prieten

friend-start = Creează un link
side-random = La întâmplare
friend-clock = Ceas
clock-none = Fără ceas
clock-fischer = { $time } min + { $more } sec
clock-three-part = { $time } min · { $step } sec pe mutare, apoi { $reading } sec
clock-byoyomi = { $time } min, apoi { $count } × { $period } sec
clock-days = Zile pe mutare: { $count }
handicap-about = Îl acordă Roșu.
invite = Trimite acest link prietenului tău.
invite-copy = Copiază linkul
invite-share = Trimite
