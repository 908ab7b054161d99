## اللعب مع صديق

clock-days-left = أيام: { $count }
clock-move = نقلة
clock-reading = عدّ
opponent = الخصم
invite-copied = نُسخ
invite-join = أنت مدعوّ إلى مباراة.
    .detail = ستلعب بلون { side }.
invite-accept = العب
online-connecting = جارٍ الاتصال…
online-offline = لا اتصال
    .detail = نقلتك محفوظة وستُرسل لاحقًا.
online-sending = جارٍ الإرسال…
online-sent = وصلت
online-free-seat = لم يصل بعد
online-absent = يعيد الاتصال
online-away = الخصم يعيد الاتصال
    .detail = بعدها يمكنك المطالبة بالمباراة.
online-gone = غادر الخصم.
online-paused = المباراة متوقفة مؤقتًا.
online-watchers = المتفرجون: { $count }
online-next = المباراة التالية
online-claim-win = اطلب الفوز
online-claim-draw = اطلب التعادل
online-resume = تابع
online-say = قل
online-more = المزيد
online-abort = ألغِ
online-draw = عرض تعادل
online-give = امنح { $count } ث
online-accept = أقبل
online-decline = أرفض
online-withdraw = اسحب
online-declined = لا، شكرًا.
online-reload = أعد التحميل
online-lag = التأخير { $lag } م.ث، الرصيد { $credit } م.ث
    .about = الخادم وحده يقيس مدة وصول النقلة، ويعيدها إلى الساعة ما دام الرصيد يكفي.
online-offered =
    { $offer ->
        [draw] يعرض الخصم التعادل.
        [takeback] يطلب الخصم التراجع عن نقلة.
        [pause] يطلب الخصم التوقف مؤقتًا.
        [resume] يريد الخصم المتابعة.
       *[rematch] يريد الخصم مباراة أخرى.
    }
online-asked =
    { $offer ->
        [draw] عرضتَ التعادل.
        [takeback] طلبتَ التراجع.
        [pause] طلبتَ التوقف مؤقتًا.
        [resume] تريد المتابعة.
       *[rematch] تريد مباراة أخرى.
    }
online-closed =
    { $why ->
        [no-game] لا توجد مباراة كهذه.
        [version] هذه الصفحة قديمة. أعد تحميلها، ولن يضيع شيء.
        [stopping] الخادم يُعاد تشغيله.
        [fault] لا يستطيع الخادم الحفظ الآن.
        [full] هنا الآن أناس أكثر مما يحتمل الخادم.
       *[other] أنهى الخادم الاتصال.
    }

## مباريات بين الناس: لماذا رُفض طلب

play-not-seated = أنت تشاهد هذه المباراة، وهذا للاعبَيها فقط.
play-seat-taken = { side } محجوز.
play-seats-taken = على هذه الرقعة لاعبان. يمكنك المشاهدة.
play-not-begun = لم يصل الخصم بعد.
play-not-over = لم تنته المباراة بعد.
play-not-your-turn = ليس دورك: الدور { word-for-side }.
play-other-board = تغيّرت الرقعة في هذه الأثناء. انظر إليها ثم العب.
play-paused = المباراة متوقفة مؤقتًا، ولا تُستأنف إلا باتفاق اللاعبَين.
play-not-paused = المباراة ليست متوقفة.
play-suspended = الخادم لا يستطيع المتابعة الآن. الساعة متوقفة ولن يضيع شيء.
play-too-late-to-abort = تحرّك كلا اللاعبين فصارت المباراة محسوبة. يمكنك الاستسلام أو عرض التعادل.
play-too-early = هذا ممكن بعد أن يتحرّك كلا اللاعبين.
play-offer-pending = لقد عرضت ذلك من قبل. انتظر الجواب.
play-offer-too-soon = عرضت ذلك قبل قليل. نقلاتك الباقية قبل أن تعرضه ثانية: { $count }
play-offer-too-often = عرضت ذلك أكثر مما يجوز في هذه المباراة (الحد { $count }).
play-no-offer = لم يعد هذا العرض قائمًا.
play-nothing-to-take-back = لا نقلة للتراجع عنها.
play-no-clock = يلعب خصمك بلا ساعة يمكن أن يُضاف إليها وقت.
play-too-much-time = هذا وقت كثير. أقصى ما يُعطى مرة واحدة { $count } ث.
play-time-left = ما زال لصاحب الدور وقت.
play-not-absent = الخصم حاضر، أو ليس الدور دوره.
play-may-return = قد يعود الخصم. يمكنك المطالبة بالمباراة بعد { $count } ث.
play-too-talkative = لا ترسل رسائل كثيرة دفعة واحدة.
play-not-waited-for = قد تستغرق النقلة أيامًا في هذه المباراة: الساعة وحدها تحكم.
play-given-too-often = منحت وقتًا أكثر مما يجوز في هذه المباراة (الحد { $count }).
play-clock-full = ساعة خصمك لا تتسع لمزيد من الوقت.

## مباريات بين الناس: النتائج

play-result-time = فاز { word-winner }: نفد وقت الخصم
    .reason = نفد وقت { word-loser }.
play-result-time-draw = تعادل: نفد الوقت
    .reason = نفد الوقت، لكن لم يبق للطرف الآخر قطعة يفوز بها.
play-result-agreement = تعادل بالاتفاق
    .reason = اتفق اللاعبان على التعادل.
play-result-absence = فاز { word-winner }: غادر الخصم
    .reason = غادر { word-loser } ولم يعد.
play-result-absence-draw = تعادل: غادر لاعب
    .reason = غادر أحد اللاعبين ولم يعد، فاختار الآخر التعادل.
play-result-abort = أُلغيت المباراة
    .reason = أُلغيت المباراة قبل أن تبدأ فعلًا، فلا تُحسب.

## ما يقوله اللاعبون بعضهم لبعض

play-say-hello = مرحبًا!
play-say-good-luck = مباراة ممتعة!
play-say-good-move = نقلة جيدة!
play-say-good-game = أحسنت، مباراة جميلة!
play-say-thanks = شكرًا!
play-say-sorry = عذرًا!
play-say-slip = انزلق إصبعي.
play-say-moment = لحظة من فضلك.
play-say-back = لقد عدت.
play-say-leaving = عليّ أن أذهب.
