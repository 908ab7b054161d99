### Tekstene på sidene som lærer bort, på norsk bokmål; nettleseren laster ikke denne filen.

## Sidene

learn = Lær spillet
learn-about = Hvordan brikkene i kinesisk sjakk går, hva de er verdt, og hva spillerne roper, på brett du kan prøve selv.
learn-moves = Slik går brikkene
learn-moves-about = Brikkene står der linjene krysser hverandre. Prikkene viser hvor brikken kan gå; trykk på en brikke og prøv. Et trekk som ikke er lov, blir avvist med grunnen.
learn-calls = Hva spillerne roper
learn-calls-about = En sjakk sies høyt, og det gjør slutten også. Dette er de kinesiske ordene ved hvert brett, og hva de betyr.
learn-worth = Hva brikkene er verdt
learn-worth-about = Verdier hjelper når man skal vurdere et bytte; de avgjør ikke noe parti. De fem veilederne som dette nettstedet begynte med, er uenige, og noe av det de sier, er galt.
rule-sets = Regelsett
rule-sets-about = Brikkene går likt overalt. Det som skiller, er hvordan et parti slutter, og fremfor alt hva som skjer når en stilling kommer igjen og igjen. Hvert sett har en side med diagrammer du kan bla gjennom.
rule-set-usual = Det vanlige settet
lessons = Regel for regel
lessons-about = Bla gjennom diagrammene, eller flytt selv en brikke fra hvilken som helst av stillingene. Det som står under et diagram, er ikke skrevet for hånd: den samme dommeren som avgjør partiene, sier det.
lesson-goes-on = Partiet fortsetter.
lesson-judge = Dommeren sier
# $count
lesson-again =
    { $count ->
        [2] Spilt to ganger på rad.
        [3] Spilt tre ganger på rad.
       *[other] Spilt { $count } ganger på rad.
    }

## Regelsettene

set-wxf = Forbundets regler: verken evig sjakk eller evig jakt.
    .more = Reglene ved internasjonale turneringer, og settet partiene her spilles etter når du ikke velger et annet. En stilling som oppstår for tredje gang, avslutter partiet: Den som ga sjakk eller jaget den samme brikken i hvert trekk, har tapt. Ellers er det remis.
set-axf = De asiatiske reglene etter bokstaven.
    .more = Som forbundets, med to forskjeller. Bare hester og kanoner nevnes som brikker som ikke får jage en dekket vogn, så mandariner og elefanter får det. Og høyst ti sjakker fra hver side teller med i grensen for trekk uten slag.
set-cxa-lite = Det kinesiske forbundets regler, så langt de kan regnes ut.
    .more = Disse reglene forbyr mer: evige trusler om matt, en blanding av sjakk, trusler og angrep, og angrep på flere brikker etter tur. Den fulle teksten krever en dommers skjønn, som ingen programmer har; dette settet regner ut en del av den, og navnet sier det.
set-simple = Bare evig sjakk taper; all annen gjentakelse er remis.
    .more = Det mange programmer og hobbyspillere holder seg til. Man slipper å avgjøre hva en jakt er.
set-capture = Slå generalen og vinn; en general kan bli stående angrepet.
    .more = Reglene i den arabiske veilederen, og et godt sett å begynne med: En general kan bli stående angrepet, og den som slår den, vinner. Det finnes ingen regel om gjentakelse; etter 400 trekk, begge siders regnet med, er partiet remis. Veilederen sier ikke hva som skjer med en side uten trekk: Her taper den.
set-hebrew = Evig sjakk taper ved den tredje gjentakelsen.
    .more = Den hebraiske veilederen tillater to gjentakelser av en sjakk og forbyr den tredje. En stilling kan altså oppstå tre ganger og avgjør når den kommer for fjerde gang. All annen gjentakelse er remis. Partiet er også remis når ingen av sidene har en brikke igjen som kan krysse elven.
set-ukrainian = Generalen blir slått, og generaler kan fly.
    .more = Den ukrainske veilederen lar en general slå den andre langs en åpen linje, og lar spillet gå videre når en spiller overser at han kunne slå den. Den har fem regler om gjentakelse: Evig sjakk taper; det gjør også evig angrep på en udekket brikke, men generaler og soldater får angripe; mot et slikt angrep taper den som gir sjakk; bryter ingen en regel, er det remis, og bryter begge, er det også remis.
set-norwegian = Begge sider kan begynne; bare evig sjakk taper.
    .more = Den norske veilederen forteller at svart etter tradisjonen begynner, og at spillerne ellers blir enige om det. Den har ingen regel om gjentakelse, så den enkle får gjelde.
set-romanian = Ingen evig sjakk og intet evig angrep på en ringere brikke.
    .more = Den rumenske veilederen forbyr gjentatte angrep på brikker av lavere verdi, i denne rekkefølgen: general, vogn, kanon, hest, mandarin, elefant, soldat. Om brikken er dekket, spiller ingen rolle. Den sier ikke hva som følger; her taper et slikt angrep når stillingen oppstår for tredje gang.

## Vilkårene i et sett

terms = Settet i korte trekk
term-goal = Slik vinner man
goal-mate = Ta alle trekk fra motparten: sjakkmatt eller patt
goal-capture = Slå generalen
goal-capture-flying = Slå generalen, også med din egen langs en åpen linje; matt og patt vinner også
term-first = Hvem begynner
first-red = Rød
first-either = Rød eller svart, etter avtale
term-repetition = Gjentakelse
# $count
repetition-judged =
    { $count ->
        [3] Avgjøres når en stilling oppstår for tredje gang
        [4] Avgjøres når en stilling oppstår for fjerde gang
       *[other] Avgjøres når en stilling har oppstått { $count } ganger
    }
repetition-never = Avslutter aldri partiet
term-chase = Evige angrep
chase-allowed = Tillatt, unntatt på generalen
chase-asian = Forbudt på én udekket brikke, og på en vogn med hest eller kanon
chase-unprotected = Forbudt på én udekket brikke
chase-lesser = Forbudt på én brikke som er mindre verdt
chase-chinese = Forbudt på én eller flere brikker som kan vinnes; det samme gjelder trusler om matt
term-minor = Mandariner og elefanter får ikke jage større brikker, selv om de er dekket
term-check-chase = En sjakk som også angriper, teller som angrep
term-yes = Ja
term-no = Nei
term-quiet-limit = Remis uten slag
# $plies
limit-plies =
    { $plies ->
        [one] Etter ett trekk
       *[other] Etter { $plies } trekk, begge siders regnet med
    }
limit-none = Ingen grense
term-checks = Sjakker i den grensen
# $count
checks-counted =
    { $count ->
        [one] Høyst én fra hver side teller
       *[other] Høyst { $count } fra hver side teller
    }
checks-all = Alle teller
term-total-limit = Remis uansett
term-dead = Remis av mangel på brikker
dead-never = Aldri
dead-no-attackers = Når ingen av sidene har en brikke som kan krysse elven
dead-no-mate = Når intet spill kan føre til matt
dead-no-forced-mate = Når ingen av sidene kan tvinge frem matt

## Slik går brikkene

walk-general = Ett punkt langs en linje, aldri på skrå, og aldri ut av palasset. Den kan ikke gå til en linje der ingenting står mellom den og den andre generalen.
walk-advisor = Ett punkt på skrå, innenfor palasset: Den ser aldri mer enn fem punkter.
walk-elephant = Nøyaktig to punkter på skrå, og aldri over elven. En brikke på punktet imellom, øyet, sperrer.
walk-horse = Ett punkt rett frem, så ett på skrå utover. En brikke på det første punktet, benet, sperrer den veien; her gjør soldaten det.
walk-chariot = Så langt man vil langs en linje, til noe står i veien; er det en fiendtlig brikke, kan den slås.
walk-cannon = Den går som vognen, men slår bare ved å hoppe over nøyaktig én brikke, skjermen, uansett hvem sin.
walk-soldier = Ett punkt frem. Over elven også til siden, aldri tilbake; på bakerste linje bare til siden. Den forvandles aldri.

## Rop

call-check = Sjakk
    .about = Generalen er angrepet og må reddes straks. Kortform av 將軍.
call-mate = Sjakkmatt
    .about = Generalen er angrepet og kan ikke reddes: Partiet er vunnet. Den hebraiske veilederen kaller matten 將軍; dagens spillere kaller en sjakk det.
call-stalemate = Patt
    .about = Intet angrep, men heller ikke noe lovlig trekk. I kinesisk sjakk er det tap for den som ikke kan trekke.

## Hva brikkene er verdt

worth-piece = Brikke
# $first $second
worth-crossing = { $first }, over elven { $second }
# $number
worth-place = Nr. { $number }
worth-unsaid = —
guide-hebrew = Hebraisk veileder
    .values = I poeng. En soldat blir mer verdt når den krysser elven, og kanonen står over hesten.
    .errors = Den gir tegnet 象 til rød og 相 til svart; det er omvendt. Og den sier at en soldat går til siden etter elven, men glemmer at den fortsatt kan gå frem.
guide-ukrainian = Ukrainsk veileder
    .values = Den gir ingen verdier, men bemerker at kanoner blir mindre verdt mot slutten, når det er mindre å hoppe over.
    .errors = Tegnene for soldatene er byttet om: Rød har 兵 og svart 卒. I de to store tallene er eksponentene falt ned: Det skal stå 38⁹⁵ og 10¹⁵⁰.
guide-norwegian = Norsk veileder
    .values = I poeng, bare til sammenligning. Den gir til og med generalen poeng, for den kan sperre en linje for den andre.
    .errors = Den lar hesten gå på skrå først, noe dens egne figurer motsier. Den gir generalen fem felt; palasset har ni. I figur 4 er noen felt feiltrykt, og en general skal kunne gå på skrå; i figur 9 er kanonen rød, og de bundne brikkene er svarte.
guide-arabic = Arabisk veileder
    .values = Den sier rett ut at det ikke telles poeng: Bare generalen avgjør.
    .errors = Vi kjenner ingen feil i det den sier; den nevner ikke patt og gjentakelse.
guide-romanian = Rumensk veileder
    .values = En rekkefølge uten tall; regelen om gjentatte angrep bygger på den.
    .errors = Den setter mandarinen over elefanten uten å si hvorfor, og lar det stå åpent hvem som begynner.

## Leksjonene

lesson-perpetual-check = Evig sjakk taper
    .text = Vognen gir sjakk i hvert trekk; generalen går bare til siden.
lesson-fourth-time = Evig sjakk taper fjerde gang
    .text = To gjentakelser er tillatt. Ved den tredje har stillingen oppstått fire ganger, og den som ga sjakk i hvert trekk, taper.
lesson-both-check = Gir begge evig sjakk, er det remis
    .text = Hvert trekk fra begge sider gir sjakk, så ingen er verre enn den andre.
lesson-counter-check = En motsjakk nå og da unnskylder ikke den andre
    .text = Hesten gir sjakk i hvert trekk. Svart svarer én gang med en sjakk fra kanonen, men ikke neste gang: Bare rød gir sjakk hele tiden.
lesson-check-idle = Én sjakk, ett stille trekk
    .text = Bare annethvert trekk gir sjakk, og det er tillatt.
lesson-soldier-check = Heller ikke soldater får gi evig sjakk
    .text = En soldat får jage hvilken som helst brikke, men med evig sjakk taper den som alle andre.
lesson-chase = Evig jakt taper
    .text = Vognen angriper den udekkede kanonen i hvert trekk, og kanonen rømmer hver gang.
lesson-chase-free = En jakt kan fortsette
    .text = Vognen angriper kanonen i hvert trekk. Disse reglene forbyr bare evig sjakk, så det er remis.
lesson-protected = En dekket brikke kan jages
    .text = Kanonen er dekket av vognen på samme rekke. Å angripe den er ingen jakt.
lesson-false-root = Den som ikke kan slå tilbake, dekker ikke
    .text = Hesten ser ut til å dekke kanonen, men den står mellom de to generalene og kan ikke forlate linjen. Kanonen regnes som udekket.
lesson-chariot = Hester og kanoner får ikke jage en vogn
    .text = Vognen er dekket av den andre. Mot en hest eller kanon hjelper det ikke: Den er for mye verdt til å byttes mot dem.
lesson-minor = Det får heller ikke mandariner og elefanter
    .text = Kanonen åpner stadig elefantens øye, og elefanten angriper den dekkede vognen. Forbundets tekst sier ingenting om det; her regnes det som jakt.
lesson-minor-free = Mandariner og elefanter får jage en dekket vogn
    .text = Kanonen åpner stadig elefantens øye, og elefanten angriper vognen. Den asiatiske teksten nevner bare hester og kanoner, så dekningen gjelder.
lesson-pinned-chariot = En vogn som er bundet av en hest, får ikke jages
    .text = Forlot vognen punktet sitt, ville hesten ved siden av gi sjakk. Røds vogn og kanon angriper den etter tur langs linjen, og hver gang går soldaten imellom eller til side.
lesson-confined-chariot = En vogn som er bundet til linjen, får ikke jages av en hest
    .text = En kanon ser på den svarte generalen gjennom vognen, som bare kan gå langs linjen. Hesten treffer den på hvert sted.
lesson-exchange = Å tilby bytte er ingen jakt
    .text = Vogn angriper vogn, og begge kan slå. Like brikker som begge kan slå, tilbys bare til bytte.
lesson-no-exchange = Den som ikke kan slå tilbake, tilbys ikke bytte
    .text = Den svarte vognen står mellom generalene og kan ikke slå til siden. Å angripe den er jakt, selv om brikkene er like.
lesson-home-soldier = En soldat hjemme kan jages
    .text = Hesten hopper frem og tilbake og gir kanonene en skjerm hver gang. Soldaten har ikke krysset elven, og en slik soldat kan angripes i det uendelige.
lesson-general-chases = Generalen får jage
    .text = Generalen angriper kanonen i hvert trekk; det er tillatt.
lesson-soldier-chases = Soldater får jage
    .text = Soldaten følger kanonen fra linje til linje; det er tillatt.
lesson-two-attackers = To brikker får ikke veksle om å jage én
    .text = Vognene angriper den samme kanonen etter tur. Det er offeret som teller.
lesson-two-victims = To ofre etter tur er tillatt
    .text = Vognen angriper hesten i ett trekk og kanonen i det neste: Ingen enkelt brikke jages hele tiden.
lesson-chase-idle = Ett angrep, ett stille trekk
    .text = Bare annethvert trekk angriper hesten, og det er tillatt.
lesson-sometimes-check = En sjakk nå og da unnskylder ikke den som jager
    .text = Vognen angriper hesten i hvert trekk. Ett av hestens to trekk gir sjakk, men den jages likevel hele tiden.
lesson-check-chase = Én sjakk, ett angrep
    .text = Vognen gir sjakk i ett trekk og angriper kanonen i det neste. Etter disse reglene er det verken evig sjakk eller evig jakt.
lesson-check-threat = Én sjakk, én trussel om matt
    .text = Vognen gir sjakk i ett trekk og truer med matt i det neste. Etter disse reglene er det tillatt.
lesson-mate-threat = Trusler om matt kan fortsette i det uendelige
    .text = Hvert trekk med vognen truer med matt, og elefanten parerer hver gang. En trussel om matt er ingen sjakk.
lesson-root-cut = Å ta bort dekningen er også et angrep
    .text = I ett trekk stiller den andre vognen seg bak den første, så generalen ikke lenger kan ta tilbake; i det andre angriper den kanonen selv. Den samme kanonen trues altså i hvert trekk.
lesson-root-cut-attacks = Å ta bort dekningen teller ikke mot angrep
    .text = Hvert steg av den nederste vognen gjør den andres angrep på kanonen til en trussel. Men hvert trekk av kanonen lar svart angripe soldaten, og mot en side som angriper i hvert trekk, teller slike trusler ikke.
lesson-attack-persists = Et angrep som bare står der, er ingen jakt
    .text = Vognen angriper kanonen hele tiden, men det er andre som trekker, og kanonen prøver ikke å komme unna.
lesson-unanswered = Et angrep som ingen svarer på, er ingen jakt
    .text = Hvert trekk av hesten angriper vognen, snart med kanonen, snart med hesten selv. Men svart flytter generalen og lar vognen stå der den kan tas. Bare det motparten parerer hver gang, er jakt.
lesson-check-against-chase = Sjakk veier tyngre enn jakt
    .text = Rød gir sjakk i hvert trekk, og hvert steg av den svarte generalen lar kanonen angripe hesten. Begge fortsetter; den som gir sjakk, må slutte.
lesson-both-chase = Jager begge i det uendelige, er det remis
    .text = Hvert trekk av den ene kanonen lar den andre angripe en vogn, og hvert svar av den andre vognen angriper den første kanonen. Begge gjør det samme, så ingen taper.
lesson-pinned-chase = Å jage en bundet vogn er verre
    .text = Begge angriper i hvert trekk: røds kanon vognen som hesten binder, og svarts andre vogn en kanon. Vognen som ikke kan rømme, veier tyngst, så rød må slutte.
lesson-block = Å sperre kan fortsette i det uendelige
    .text = Elefanten går hver gang mellom vognen og målet. Å sperre er et stille trekk.
lesson-offer = Å by frem en brikke kan fortsette i det uendelige
    .text = Kanonen stiller seg foran den ene vognen og så foran den andre. Den som setter en brikke i slag, angriper ingenting.
lesson-idle = En gjentakelse som ikke skader noen, er remis
    .text = Begge sider går frem og tilbake og angriper ingenting.
lesson-take = Generalen kan bli stående angrepet, og blir slått
    .text = Svart overser angrepet og flytter en hest. Rød slår generalen og vinner.
lesson-overlooked = En sjanse som overses, er borte
    .text = Rød kunne slå generalen, men går bort i stedet. Partiet fortsetter som om ingenting var hendt.
lesson-flying-general = Generalen flyr
    .text = Den svarte vognen forlater linjen, ingenting står lenger mellom generalene, og den røde slår den andre.
lesson-no-repetition = Gjentakelse avslutter ingenting
    .text = Vognen jager kanonen frem og tilbake, så ofte den vil.
lesson-total-limit = Fire hundre trekk, så er det remis
    .text = Svart gjør partiets fire hundrede trekk.
lesson-black-begins = Svart kan begynne
    .text = Startstillingen, med svarts første trekk.
lesson-figure-3 = Figur 3: en soldat på hestens ben
    .text = Soldaten går til siden, til g6. Nå angriper rød den svarte hesten, og soldaten sperrer benet på veien til f5.
lesson-figure-4 = Figur 4: kanon mot kanon
    .text = Den røde kanonen går til midten og gir sjakk over elefanten. Veilederen lar generalen gå til d8 eller f8, men ingen general går på skrå.
lesson-figure-5 = Figur 5: sjakk med en kanon
    .text = Kanonen går til midtlinjen og gir sjakk over mandarinen. Mandarinen forlater linjen, og sjakken er over: uten skjerm kan kanonen ikke slå.
lesson-figure-6 = Figur 6: matt med vogn, hest og kanon
    .text = Generalen får ikke forlate palasset for å ta vognen. Hesten vokter e9, og kanonen punktet foran generalen.
lesson-figure-7 = Figur 7: matt med to kanoner
    .text = Den svarte generalen sperrer f-linjen, og to kanoner står på rad foran den røde. Verken hest eller mandarin kan hjelpe: den som går imellom, blir skjerm for den nærmeste kanonen.
lesson-figure-8 = Figur 8: bare én av to hester angriper
    .text = Den svarte hesten angriper den røde. Røds kan ikke ta den, for soldaten står på benet.
lesson-figure-9 = Figur 9: én kanon binder to brikker
    .text = Kanonen ser på generalen gjennom elefanten og mandarinen. Ingen av dem kan forlate linjen, for da ville bare én skjerm bli igjen.
lesson-lesser = Intet evig angrep på en ringere brikke
    .text = Vognen angriper kanonen, som er dekket. Det spiller ingen rolle her: En kanon er mindre verdt enn en vogn.
lesson-greater = En større brikke kan angripes i det uendelige
    .text = Hesten angriper vognen i hvert trekk. Vognen er mer verdt, så det er tillatt.
lesson-all-victims = Flere ofre teller som ett
    .text = Vognen angriper hesten i ett trekk og kanonen i det neste. Etter de kinesiske reglene teller hvert angrep, uansett på hva.
lesson-gain = Å være dekket er ikke nok
    .text = Mandarinen og hesten dekker vognens punkter. En hest for en vogn ville likevel være en gevinst, så angrepet teller.
lesson-mate-threat-forbidden = Evige trusler om matt taper
    .text = Hvert trekk med vognen truer med matt. Etter de kinesiske reglene er det forbudt på linje med evig sjakk.
lesson-check-chase-forbidden = En blanding av sjakk og angrep taper
    .text = Ett trekk gir sjakk, og det neste angriper kanonen. Etter de kinesiske reglene er hvert trekk et brudd, så rød må slutte.
lesson-check-against-attack = Evig sjakk er det groveste
    .text = Rød gir sjakk i hvert trekk, og hvert steg av den svarte generalen lar kanonen angripe hesten. Begge bryter reglene, og den som bare gir sjakk, taper.
lesson-checkmate = Sjakkmatt vinner
    .text = Generalen er angrepet og har ingen vei ut.
lesson-stalemate = Patt vinner også
    .text = Ingenting angriper generalen, men hvert steg ville føre inn i et angrep, og det er ingen annen brikke å flytte.
lesson-facing = Generalene får ikke stå rett mot hverandre
    .text = På en åpen linje ville generalene se på hverandre. Ingen trekk får føre til det.
lesson-move-limit = Lang tid uten slag er remis
    .text = Dette er det 120. trekket på rad, begge siders regnet med, uten slag.
lesson-checks-counted = Bare ti sjakker fra hver side teller
    .text = Til slutt er det gjort 120 trekk på rad uten slag. Men rød har gitt sjakk tolv ganger, og sjakkene etter den tiende og svarene på dem teller ikke: fire trekk gjenstår.
lesson-dead = Uten angripere kan ingen vinne
    .text = Rød slår den siste brikken som kunne ha krysset elven.

## Andre sider fra serveren

site-tagline = Kinesisk sjakk, åpen for alle.
site-description = Spill kinesisk sjakk (xiangqi) i nettleseren, mot datamaskinen eller med en venn på samme skjerm. Gratis, uten konto og uten installasjon.
begin-hint = Rød begynner. Trykk på en brikke for å starte.
noscript = Du må tillate JavaScript i nettleseren for å spille.
play-computer = Spill mot maskinen
licences = Lisenser
about-licence = Chuhe er fri programvare med MIT- eller Apache 2.0-lisens.
about-glyphs = Skrifttegnene på brikkene er tegnet etter LXGW WenKai, lisens SIL Open Font License 1.1.
home-link = Til brettet
http-400 = Ugyldig forespørsel
    .detail = Serveren forsto ikke denne forespørselen.
http-404 = Fant ikke siden
    .detail = Det er ingenting på denne adressen.
game-gone = Dette partiet er borte
    .detail = Det er ikke lenger noe parti på denne adressen, eller det har aldri vært noe. Et parti der ingen har trukket, slettes etter { $count } dager.
http-405 = Metoden er ikke tillatt
    .detail = Denne adressen tar ikke imot slike forespørsler.
http-429 = For mange forespørsler
    .detail = Det kom mange forespørsler fra nettet ditt på kort tid. Prøv igjen om { $time } sek.
http-431 = Forespørselen er for stor
    .detail = Nettleseren sendte flere hodefelt enn serveren tar imot.
http-500 = Feil på serveren
    .detail = Noe gikk galt hos oss. Prøv igjen.

## Spille med en venn

friend-start = Lag en lenke
side-random = Tilfeldig
friend-clock = Klokke
clock-none = Uten klokke
clock-fischer = { $time } min + { $more } sek
clock-three-part = { $time } min · { $step } sek per trekk, så { $reading } sek
clock-byoyomi = { $time } min, så { $count } × { $period } sek
clock-days = Dager per trekk: { $count }
handicap-about = Rød gir det.
invite = Send denne lenken til vennen din.
invite-copy = Kopier lenken
invite-share = Del
