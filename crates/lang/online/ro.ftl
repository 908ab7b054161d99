## Joc cu un prieten

clock-days-left = Zile: { $count }
clock-move = mutare
clock-reading = numărare
opponent = Adversar
invite-copied = Copiat
invite-join = Ești invitat la o partidă.
    .detail = Ai juca cu { side }.
invite-accept = Joacă
online-connecting = Se conectează…
online-offline = Fără legătură
    .detail = Mutarea ta se păstrează și se trimite mai târziu.
online-sending = Se trimite…
online-sent = Trimis
online-free-seat = Nu a venit încă
online-absent = Se reconectează
online-away = Adversarul se reconectează
    .detail = Apoi poți revendica partida.
online-gone = Adversarul a plecat.
online-paused = Partida e în pauză.
online-watchers = Privesc: { $count }
online-next = Partida următoare
online-claim-win = Cere victoria
online-claim-draw = Cere remiza
online-resume = Continuă
online-say = Spune
online-more = Mai mult
online-abort = Anulează
online-draw = Remiză?
online-give = Dă { $count } sec
online-accept = Acceptă
online-decline = Refuză
online-withdraw = Retrage
online-declined = Nu, mulțumesc.
online-reload = Reîncarcă
online-lag = Întârziere { $lag } ms, credit { $credit } ms
    .about = Doar serverul măsoară cât e pe drum o mutare, iar ceasul primește timpul înapoi cât ajunge creditul.
online-offered =
    { $offer ->
        [draw] Adversarul propune remiză.
        [takeback] Adversarul cere să ia înapoi o mutare.
        [pause] Adversarul cere o pauză.
        [resume] Adversarul vrea să continue.
       *[rematch] Adversarul vrea revanșă.
    }
online-asked =
    { $offer ->
        [draw] Ai propus remiză.
        [takeback] Ai cerut să iei înapoi.
        [pause] Ai cerut o pauză.
        [resume] Vrei să continui.
       *[rematch] Vrei revanșă.
    }
online-closed =
    { $why ->
        [no-game] Nu există o astfel de partidă.
        [version] Pagina e învechită. Încarc-o din nou: nu se pierde nimic.
        [stopping] Serverul este repornit.
        [fault] Serverul nu poate salva nimic acum.
        [full] Sunt prea mulți aici acum.
       *[other] Serverul a închis legătura.
    }

## Partide între oameni: de ce se refuză ceva

play-not-seated = Privești această partidă; doar jucătorii pot face asta.
play-seat-taken = { side }: locul e ocupat.
play-seats-taken = La această tablă sunt deja doi jucători. Poți privi.
play-not-begun = Adversarul nu a venit încă.
play-not-over = Partida nu s-a încheiat încă.
play-not-your-turn = Nu e rândul tău: { side } la mutare.
play-other-board = Între timp tabla s-a schimbat. Privește din nou și mută.
play-paused = Partida e în pauză. Amândoi trebuie să fie de acord ca să continue.
play-not-paused = Partida nu e în pauză.
play-suspended = Serverul nu poate continua acum. Ceasul stă pe loc și nimic nu se pierde.
play-too-late-to-abort = Amândoi au mutat, deci partida contează. Poți ceda sau propune remiză.
play-too-early = Se poate după ce amândoi au mutat.
play-offer-pending = Ai propus deja asta. Așteaptă răspunsul.
play-offer-too-soon = Ai propus asta de curând. Mutări ale tale până poți din nou: { $count }
play-offer-too-often = Ai propus asta prea des în această partidă (cel mult { $count }).
play-no-offer = Propunerea aceasta nu mai există.
play-nothing-to-take-back = Nu e nicio mutare de luat înapoi.
play-no-clock = Adversarul joacă fără un ceas căruia i se poate adăuga timp.
play-too-much-time = E prea mult timp. Se pot da cel mult { $count } sec. o dată.
play-time-left = Partea la mutare mai are timp.
play-not-absent = Adversarul e aici sau nu e rândul lui.
play-may-return = Adversarul se mai poate întoarce. Poți revendica partida peste { $count } sec.
play-too-talkative = Nu atâtea mesaje deodată.
play-not-waited-for = În această partidă o mutare poate dura zile: doar ceasul hotărăște.
play-given-too-often = Ai dat timp prea des în această partidă (cel mult { $count }).
play-clock-full = Ceasul adversarului nu mai poate primi timp.

## Partide între oameni: rezultate

play-result-time = { word-winner } a câștigat la timp
    .reason = { word-loser } nu mai avea timp.
play-result-time-draw = Remiză: timpul s-a scurs
    .reason = Timpul s-a scurs, dar cealaltă parte nu mai avea cu ce câștiga.
play-result-agreement = Remiză prin acord
    .reason = Amândoi jucătorii au căzut de acord.
play-result-absence = { word-winner } a câștigat: adversarul a plecat
    .reason = { word-loser } a plecat și nu s-a mai întors.
play-result-absence-draw = Remiză: un jucător a plecat
    .reason = Un jucător a plecat și nu s-a întors; celălalt a ales remiza.
play-result-abort = Partidă anulată
    .reason = Partida a fost anulată înainte să înceapă cu adevărat. Nu contează.

## Ce își pot spune jucătorii

play-say-hello = Salut!
play-say-good-luck = Partidă plăcută!
play-say-good-move = Frumoasă mutare!
play-say-good-game = Bine jucat, frumoasă partidă!
play-say-thanks = Mulțumesc!
play-say-sorry = Scuze!
play-say-slip = Mi-a alunecat degetul.
play-say-moment = O clipă, te rog.
play-say-back = M-am întors.
play-say-leaving = Trebuie să plec.
