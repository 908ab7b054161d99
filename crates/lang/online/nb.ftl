## Spille med en venn

clock-days-left = Dager: { $count }
clock-move = trekk
clock-reading = nedtelling
opponent = Motstander
invite-copied = Kopiert
invite-join = Du er invitert til et parti.
    .detail = Du spiller { side }.
invite-accept = Spill
online-connecting = Kobler til …
online-offline = Ingen forbindelse
    .detail = Et trekk du gjør, tas vare på og sendes siden.
online-sending = Sender …
online-sent = Sendt
online-free-seat = Ikke her ennå
online-absent = Kobler til igjen
online-away = Motstanderen kobler til igjen
    .detail = Deretter kan du kreve partiet.
online-gone = Motstanderen er borte.
online-paused = Partiet er satt på pause.
online-watchers = Tilskuere: { $count }
online-next = Neste parti
online-claim-win = Krev seier
online-claim-draw = Krev remis
online-resume = Fortsett
online-say = Si noe
online-more = Mer
online-abort = Avlys
online-draw = Remis?
online-give = Gi { $count } sek
online-accept = Godta
online-decline = Avslå
online-withdraw = Trekk tilbake
online-declined = Nei takk.
online-reload = Last inn på nytt
online-lag = Forsinkelse { $lag } ms, kreditt { $credit } ms
    .about = Bare serveren måler hvor lenge et trekk er underveis, og klokken får tiden tilbake så langt kreditten rekker.
online-offered =
    { $offer ->
        [draw] Motstanderen tilbyr remis.
        [takeback] Motstanderen ber om å angre et trekk.
        [pause] Motstanderen ber om pause.
        [resume] Motstanderen vil fortsette.
       *[rematch] Motstanderen vil ha omkamp.
    }
online-asked =
    { $offer ->
        [draw] Du har tilbudt remis.
        [takeback] Du har bedt om å angre.
        [pause] Du har bedt om pause.
        [resume] Du vil fortsette.
       *[rematch] Du vil ha omkamp.
    }
online-closed =
    { $why ->
        [no-game] Det finnes ikke noe slikt parti.
        [version] Denne siden er utdatert. Last den inn på nytt: ingenting går tapt.
        [stopping] Serveren startes på nytt.
        [fault] Serveren kan ikke lagre noe akkurat nå.
        [full] Det er for mange her akkurat nå.
       *[other] Serveren har brutt forbindelsen.
    }

## Partier mellom mennesker: hvorfor noe blir avvist

play-not-seated = Du ser på dette partiet; bare spillerne kan gjøre det.
play-seat-taken = { side } er opptatt.
play-seats-taken = To spillere sitter allerede ved dette brettet. Du kan se på.
play-not-begun = Motstanderen er ikke kommet ennå.
play-not-over = Partiet er ikke slutt ennå.
play-not-your-turn = Det er ikke din tur: { side } skal trekke.
play-other-board = Brettet har endret seg i mellomtiden. Se en gang til og trekk.
play-paused = Partiet er satt på pause. Begge må være enige om å fortsette.
play-not-paused = Partiet er ikke satt på pause.
play-suspended = Serveren kan ikke fortsette akkurat nå. Klokken står, og ingenting går tapt.
play-too-late-to-abort = Begge har trukket, så partiet teller. Du kan gi opp eller tilby remis.
play-too-early = Det går an når begge har trukket.
play-offer-pending = Det har du alt foreslått. Vent på svaret.
play-offer-too-soon = Det foreslo du nylig. Egne trekk før du kan igjen: { $count }
play-offer-too-often = Det har du foreslått for ofte i dette partiet (høyst { $count }).
play-no-offer = Det tilbudet gjelder ikke lenger.
play-nothing-to-take-back = Det er ikke noe trekk å ta tilbake.
play-no-clock = Motstanderen spiller uten en klokke som kan få mer tid.
play-too-much-time = Det er for mye tid. Høyst { $count } sek kan gis om gangen.
play-time-left = Siden som skal trekke, har tid igjen.
play-not-absent = Motstanderen er her, eller det er ikke hans eller hennes tur.
play-may-return = Motstanderen kan ennå komme tilbake. Du kan kreve partiet om { $count } sek.
play-too-talkative = Ikke så mange meldinger på én gang.
play-not-waited-for = I dette partiet kan et trekk ta dager: bare klokken avgjør.
play-given-too-often = Du har gitt tid for ofte i dette partiet (høyst { $count }).
play-clock-full = Motstanderens klokke rommer ikke mer tid.

## Partier mellom mennesker: resultater

play-result-time = { word-winner } vant på tid
    .reason = { word-loser } hadde ikke mer tid.
play-result-time-draw = Remis: tiden er ute
    .reason = Tiden gikk ut, men den andre siden hadde ingen brikke å vinne med.
play-result-agreement = Remis etter avtale
    .reason = Begge spillerne gikk med på remis.
play-result-absence = { word-winner } vant: { word-loser-small } gikk sin vei
    .reason = { word-loser } gikk og kom ikke tilbake.
play-result-absence-draw = Remis: en spiller gikk
    .reason = Den ene spilleren gikk og kom ikke tilbake; den andre tok remis.
play-result-abort = Avlyst
    .reason = Partiet ble avlyst før det begynte for alvor. Det teller ikke.

## Hva spillerne kan si til hverandre

play-say-hello = Hei!
play-say-good-luck = Lykke til!
play-say-good-move = Godt trekk!
play-say-good-game = Godt spilt, fint parti!
play-say-thanks = Takk!
play-say-sorry = Beklager!
play-say-slip = Det var en glipp med fingeren.
play-say-moment = Et øyeblikk, er du snill.
play-say-back = Jeg er tilbake.
play-say-leaving = Jeg må gå.
