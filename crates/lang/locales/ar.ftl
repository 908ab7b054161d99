### عربية Chuhe.

## الموقع

site-name = Chuhe
site-game = الشطرنج الصيني
site-tagline = الشطرنج الصيني، مفتوح للجميع.
site-description = العب الشطرنج الصيني (شيانغ تشي) في متصفحك، ضد الحاسوب أو مع صديق على شاشة واحدة. مجانًا، بلا حساب وبلا تثبيت.
begin-hint = يبدأ الأحمر. المس قطعة لتبدأ.
noscript = كي تلعب، اسمح بتشغيل JavaScript في متصفحك.

## الأفعال

play-computer = العب ضد الحاسوب
play-two = لاعبان على هذه الشاشة
home = الرئيسية
close = إغلاق
retry = أعد المحاولة
undo = تراجع
flip = اقلب
resign = استسلام
resign-ask = هل تستسلم في هذه المباراة؟
resign-yes = أستسلم
resign-no = أتابع اللعب
new-game = مباراة جديدة
new-game-ask = هل تترك هذه المباراة وتبدأ واحدة جديدة؟
rematch = مباراة أخرى
language = اللغة
settings = الإعدادات
licences = التراخيص
about-licence = برنامج Chuhe حر، ورخصته MIT أو Apache 2.0.
about-glyphs = رُسمت رموز القطع عن خط LXGW WenKai، ورخصته SIL Open Font License 1.1.

## بدء المباراة

choose-side = لونك
play-red = الأحمر، يبدأ أولًا
play-black = الأسود، يلعب ثانيًا
choose-level = المستوى
level =
    { $level ->
        [1] مبتدئ
        [2] متعلّم
       *[3] لاعب
    }
level-about =
    { $level ->
        [1] تعرف كيف تتحرك القطع.
        [2] لعبت بضع مباريات.
       *[3] تعرف اللعبة جيدًا.
    }
computer-at-level = الحاسوب · { level }
rules-other = قواعد أخرى
rules-capture-about = من يأخذ الجنرال يفز. سهلة لأول مباراة.
choose-first = من يبدأ

## الإعدادات

settings-script = الكتابة
script-traditional = تقليدية
script-simplified = مبسّطة
settings-pieces = القطع
style-characters = رموز صينية
style-figures = أشكال
style-letters = حروف
style-hybrid = رموز وأشكال
settings-colors = الألوان
colors-black = أحمر وأسود
colors-green = أحمر وأخضر
colors-blue = أحمر وأزرق
colors-inverted = معكوسة
settings-board = الرقعة
board-wood = خشب
board-paper = ورق
board-plain = بسيطة
board-contrast = تباين عالٍ
board-dark = داكنة
board-chequered = مربعات
settings-coordinates = الإحداثيات
coordinates-none = بلا
coordinates-chinese = صينية
coordinates-digits = أرقام
coordinates-letters = حروف
settings-notation = سجل النقلات
notation-chinese = صيني
notation-wxf = رموز WXF
notation-western = غربي
notation-vietnamese = فيتنامي
notation-chess-of-china = كتاب Chess of China
notation-coordinates = إحداثيات
settings-sound = الصوت
sound-on = مفعّل
sound-off = مكتوم
settings-theme = المظهر
theme-system = حسب النظام
theme-light = فاتح
theme-dark = داكن

## اللاعبون والقطع والنقاط

you = أنت
computer = الحاسوب
side =
    { $color ->
        [red] الأحمر
       *[black] الأسود
    }
role =
    { $role ->
        [general] الجنرال
        [advisor] المستشار
        [elephant] الفيل
        [horse] الحصان
        [chariot] العربة
        [cannon] المدفع
       *[soldier] الجندي
    }
piece =
    { $role ->
        [general] جنرال { word-masculine }
        [advisor] مستشار { word-masculine }
        [elephant] فيل { word-masculine }
        [horse] حصان { word-masculine }
        [chariot] عربة { word-feminine }
        [cannon] مدفع { word-masculine }
       *[soldier] جندي { word-masculine }
    }
word-masculine =
    { $color ->
        [red] أحمر
       *[black] أسود
    }
word-feminine =
    { $color ->
        [red] حمراء
       *[black] سوداء
    }
word-for-side =
    { $color ->
        [red] للأحمر
       *[black] للأسود
    }
word-by-role =
    { $by-role ->
        [general] الجنرال
        [advisor] المستشار
        [elephant] الفيل
        [horse] الحصان
        [chariot] العربة
        [cannon] المدفع
       *[soldier] الجندي
    }
word-by-your =
    { $by-role ->
        [general] جنرالك
        [advisor] مستشارك
        [elephant] فيلك
        [horse] حصانك
        [chariot] عربتك
        [cannon] مدفعك
       *[soldier] جنديك
    }
word-by-piece =
    { $by-role ->
        [chariot] العربة { $by-color ->
            [red] الحمراء
           *[black] السوداء
        }
       *[other] { word-by-role } { $by-color ->
            [red] الأحمر
           *[black] الأسود
        }
    }
word-by-stands =
    { $by-role ->
        [chariot] تقف
       *[other] يقف
    }
word-by-attacks =
    { $by-role ->
        [chariot] تهاجم العربة
       *[other] يهاجم { word-by-role }
    }

## أثناء المباراة

your-move = دورك
to-move = الدور { word-for-side }
thinking = يفكّر…
engine-loading = جارٍ تحميل المحرّك…
engine-failed = تعذّر تشغيل المحرّك.
moves = النقلات
moves-none = لا نقلات بعد
first-move = النقلة الأولى
previous-move = النقلة السابقة
next-move = النقلة التالية
last-move = النقلة الأخيرة
rules = القواعد
rules-wxf = قواعد WXF
rules-axf = القواعد الآسيوية
rules-cxa-lite = القواعد الصينية (جزئيًا)
rules-simple = قواعد مبسّطة
rules-capture = خذ الجنرال
rules-hebrew = قواعد الدليل العبري
rules-ukrainian = قواعد الدليل الأوكراني
rules-norwegian = قواعد الدليل النرويجي
rules-romanian = قواعد الدليل الروماني
rules-custom = قواعد خاصة: { $name }

## ملاحظات بجانب الرقعة

note-check = كش!
    .detail = { word-by-attacks } عند { $square } جنرال { side }.
note-double-check = كش مزدوج!
    .detail = قطعتان تهاجمان جنرال { side } معًا.
note-repetition = تكرر هذا الوضع { word-times }.
    .detail = مرة أخرى وتنتهي المباراة بالتعادل.
note-perpetual-check = يكرر { side } الكش بلا توقف.
    .detail = إذا ظهر هذا الوضع مرة أخرى خسر { side }.
note-perpetual-chase = يكرر { side } الهجوم بلا توقف.
    .detail = إذا ظهر هذا الوضع مرة أخرى خسر { side }.
note-move-limit =
    { $count ->
        [one] نقلة واحدة أخرى دون أسر وتنتهي المباراة بالتعادل.
        [two] نقلتان أخريان دون أسر وتنتهي المباراة بالتعادل.
        [few] { $count } نقلات أخرى دون أسر وتنتهي المباراة بالتعادل.
       *[other] { $count } نقلة أخرى دون أسر وتنتهي المباراة بالتعادل.
    }
note-total-limit =
    { $count ->
        [one] نقلة واحدة أخرى وتنتهي المباراة بالتعادل.
        [two] نقلتان أخريان وتنتهي المباراة بالتعادل.
        [few] { $count } نقلات أخرى وتنتهي المباراة بالتعادل.
       *[other] { $count } نقلة أخرى وتنتهي المباراة بالتعادل.
    }
forecast-draw = النقلة من { $from } إلى { $to } تنهي المباراة بالتعادل.
    .detail = سيكون الوضع قد ظهر { word-times }.
forecast-check = النقلة من { $from } إلى { $to } تنهي المباراة: يخسر { side }.
    .detail = أعطى { side } كشًا في كل نقلة، وسيكون الوضع قد ظهر { word-times }.
forecast-chase = النقلة من { $from } إلى { $to } تنهي المباراة: يخسر { side }.
    .detail = هاجم { side } في كل نقلة، وسيكون الوضع قد ظهر { word-times }.
note-undone = تم التراجع عن النقلة.

## النتائج

draw = تعادل
result-checkmate = فاز { word-winner }: كش مات
    .reason = كش مات: لا مهرب لجنرال { word-loser }.
result-stalemate = فاز { word-winner }: لا نقلة للخصم
    .reason = لم تبقَ { word-for-loser } أي نقلة قانونية، وهذه خسارة.
result-perpetual-check = فاز { word-winner }: كش دائم من الخصم
    .reason = كرر { word-loser } الكش بلا توقف، وهذه خسارة.
result-perpetual-chase = فاز { word-winner }: مطاردة دائمة من الخصم
    .reason = هاجم { word-loser } القطعة نفسها بلا توقف، وهذه خسارة.
result-perpetual-attack = فاز { word-winner }: هجوم دائم من الخصم
    .reason = كرر { word-loser } الكش أو التهديد بالمات أو الهجوم بلا توقف، وهذه خسارة.
result-general-captured = فاز { word-winner }: أُخذ الجنرال
    .reason = أخذ { word-winner } جنرال { word-loser }.
result-resignation = فاز { word-winner }: استسلم الخصم
    .reason = استسلم { word-loser }.
result-repetition = تعادل بتكرار الوضع
    .reason = ظهر الوضع نفسه { word-times }.
result-move-limit = تعادل ببلوغ حد النقلات
    .reason =
        { $plies ->
            [one] لُعبت نقلة واحدة دون أسر.
            [two] لُعبت نقلتان دون أسر.
            [few] لُعبت { $plies } نقلات متتالية دون أسر.
           *[other] لُعبت { $plies } نقلة متتالية دون أسر.
        }
result-total-limit = تعادل لطول المباراة
    .reason =
        { $plies ->
            [one] لا تزيد المباراة على نقلة واحدة.
            [two] لا تزيد المباراة على نقلتين.
            [few] لا تزيد المباراة على { $plies } نقلات.
           *[other] لا تزيد المباراة على { $plies } نقلة.
        }
result-dead-material = تعادل: لا أحد يستطيع الفوز
    .reason = لا يستطيع أي طرف فرض المات بالقطع الباقية.
word-times =
    { $count ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $count } مرات
       *[other] { $count } مرة
    }
word-winner =
    { $winner ->
        [red] الأحمر
       *[black] الأسود
    }
word-loser =
    { $winner ->
        [red] الأسود
       *[black] الأحمر
    }
word-for-loser =
    { $winner ->
        [red] للأسود
       *[black] للأحمر
    }

## ما تفعله نقلات التكرار، وما يترتب عليها

label-check = كش
label-mate-threat = تهديد بالمات
label-chase = مطاردة من { word-by-role } ({ $from }) لقطعة { role } ({ $square })
label-threat = تهديد جديد من { word-by-role } ({ $from }) لقطعة { role } ({ $square })
label-exchange = عرض تبادل من { word-by-role } ({ $from }) مع { role } ({ $square })
label-block = صدّ هجوم
label-idle = لا هجوم
verdict-perpetual-check = ظهر الوضع { word-times }، وبينها أعطى { word-loser } كشًا في كل نقلة ولم يفعل { word-winner } ذلك. كان على { word-loser } أن يلعب غير ذلك، فخسر.
verdict-perpetual-chase = ظهر الوضع { word-times }، وبينها هاجم { word-loser } في كل نقلة قطعة واحدة من قطع { word-winner }، وهي { role } عند { $square }. كان على { word-loser } أن يلعب غير ذلك، فخسر.
verdict-perpetual-chase-pinned = ظهر الوضع { word-times }، وبينها هاجم { word-loser } في كل نقلة قطعة من قطع { word-winner } لا تستطيع الحركة بسبب حصان، وهي { role } عند { $square }. كان على { word-loser } أن يلعب غير ذلك، فخسر.
verdict-perpetual-attack = ظهر الوضع { word-times }، وبينها كانت كل نقلة من { word-loser } كشًا أو تهديدًا بالمات أو هجومًا، وكان { word-winner } أخف منه أو بريئًا. كان على { word-loser } أن يلعب غير ذلك، فخسر.
verdict-both-check = ظهر الوضع { word-times }، وبينها أعطى الطرفان كشًا في كل نقلة. لم يكن على أحدهما أن يتراجع أكثر من الآخر، فتعادلا.
verdict-both-chase = ظهر الوضع { word-times }، وبينها هاجم الطرفان في كل نقلة. لم يكن على أحدهما أن يتراجع أكثر من الآخر، فتعادلا.
verdict-nobody = ظهر الوضع { word-times }، ولم يفعل أي طرف في كل نقلة بينها ما تمنعه القواعد. لم يكن على أحد أن يلعب غير ذلك، فتعادلا.

## لماذا أنهى التكرار المباراة

why = لماذا؟
why-moves = النقلات التي تكررت
replay-play = تشغيل النقلات
replay-pause = إيقاف مؤقت
tag-check = كش
tag-mate-threat = تهديد بالمات
tag-chase = مطاردة
tag-threat = تهديد
tag-exchange = تبادل
tag-block = صدّ
tag-idle = هادئة

## ما الخطأ في مجموعة القواعد

ruleset-no-value = السطر { $line }: يجب أن يكون «{ $found }» اسمًا ثم «=» ثم قيمة.
ruleset-unknown-key = السطر { $line }: لا يوجد إعداد باسم «{ $found }».
ruleset-bad-value = السطر { $line }: «{ $found }» ليست قيمة للإعداد { $key }.
ruleset-late-base = السطر { $line }: يجب أن يأتي «base» قبل سائر الإعدادات.

## لماذا تُرفض النقلة

no-piece = لا توجد قطعة هنا.
    .detail = الدور { word-for-side }: المس إحدى قطعه.
opponent-piece =
    { $color ->
        [red] { word-this-role } للأسود.
       *[black] { word-this-role } للأحمر.
    }
    .detail = الدور الآن { word-for-side }.
word-this-role =
    { $role ->
        [chariot] هذه العربة
       *[other] هذا { role }
    }
own-piece-there = إحدى قطعك هناك.
    .detail = { word-by-your } عند { $square }.
horse-leg-blocked = ساق الحصان محجوبة.
    .detail = { word-by-stands } { word-by-piece } عند { $square } في طريقه.
elephant-eye-blocked = عين الفيل محجوبة.
    .detail = { word-by-stands } { word-by-piece } عند { $square } في طريقه.
elephant-cannot-cross-river = الفيل لا يعبر النهر.
    .detail = يبقى في نصفه للدفاع.
leaves-palace = { role } لا يغادر القصر.
    .detail = القصر هو النقاط التسع ذات القطرين.
path-blocked = الطريق مسدود.
    .detail = { word-by-stands } { word-by-piece } عند { $square } في الطريق.
cannon-no-screen = لا يأسر المدفع إلا فوق قطعة وسيطة.
    .detail = يجب أن تقف بينه وبين { $square } قطعة واحدة بالضبط.
cannon-too-many-screens = القطع الوسيطة أكثر من اللازم.
    .detail =
        { $count ->
            [one] هناك قطعة واحدة قبل { $square }؛ والمدفع يقفز فوق واحدة فقط.
            [two] هناك قطعتان قبل { $square }؛ والمدفع يقفز فوق واحدة فقط.
            [few] هناك { $count } قطع قبل { $square }؛ والمدفع يقفز فوق واحدة فقط.
           *[other] هناك { $count } قطعة قبل { $square }؛ والمدفع يقفز فوق واحدة فقط.
        }
soldier-cannot-retreat = الجندي لا يتراجع أبدًا.
    .detail = يتقدم إلى الأمام، وبعد عبور النهر يتحرك جانبيًا أيضًا.
soldier-sideways-before-river = لم يعبر الجندي النهر بعد.
    .detail = قبل العبور يتقدم إلى الأمام فقط.
soldier-one-step = الجندي يتحرك نقطة واحدة كل مرة.
    .detail = يتقدم إلى الأمام، وبعد عبور النهر يتحرك جانبيًا أيضًا.
not-how-it-moves =
    { $role ->
        [chariot] العربة لا تتحرك هكذا.
       *[other] { role } لا يتحرك هكذا.
    }
    .detail =
        { $role ->
            [general] يتحرك نقطة واحدة على الخطوط، داخل القصر.
            [advisor] يتحرك نقطة واحدة قطريًا، داخل القصر.
            [elephant] يتحرك نقطتين قطريًا بالضبط.
            [horse] يتحرك نقطة مستقيمة ثم نقطة قطرية إلى الخارج.
            [chariot] تتحرك أي مسافة في خط مستقيم.
            [cannon] يتحرك في خط مستقيم، ويأسر بالقفز فوق قطعة واحدة.
           *[soldier] يتحرك نقطة إلى الأمام، وبعد عبور النهر جانبيًا أيضًا.
        }
generals-would-face = سيتواجه الجنرالان.
    .detail = لا يجوز أن يقفا في عمود واحد دون قطعة بينهما.
general-left-in-check = سيصبح جنرالك في كش.
    .detail = { word-by-attacks } عند { $square } جنرالك.
game-over = انتهت المباراة.
    .detail = ابدأ مباراة جديدة لتتابع اللعب.
move-unreadable = «{ $found }» ليست نقلة.
    .detail = تُكتب النقلة مثل h2e2 أو 炮二平五 أو C2=5.
move-unmatched = لا توجد قطعة يمكنها أداء النقلة «{ $found }».
    .detail = تُكتب النقلة من نقطة إلى نقطة، مثل h2e2.
move-ambiguous = «{ $found }» تصف أكثر من نقلة واحدة.
    .detail = قد تكون واحدة من هذه: { $moves }.

## ما الخطأ في الوضع

fen-empty = لا يوجد وضع في هذا النص.
fen-row-count =
    { $count ->
        [zero] ليس في الوضع صفوف؛ والمطلوب 10.
        [one] في الوضع صف واحد؛ والمطلوب 10.
        [two] في الوضع صفان؛ والمطلوب 10.
        [few] في الوضع { $count } صفوف؛ والمطلوب 10.
       *[other] في الوضع { $count } صفًا؛ والمطلوب 10.
    }
fen-row-width =
    { $count ->
        [zero] ليس في الصف { $row } من الأعلى نقاط؛ والمطلوب 9.
        [one] في الصف { $row } من الأعلى نقطة واحدة؛ والمطلوب 9.
        [two] في الصف { $row } من الأعلى نقطتان؛ والمطلوب 9.
        [few] في الصف { $row } من الأعلى { $count } نقاط؛ والمطلوب 9.
       *[other] في الصف { $row } من الأعلى { $count } نقطة؛ والمطلوب 9.
    }
fen-bad-letter = «{ $letter }» في الصف { $row } من الأعلى لا يدل على أي قطعة.
fen-bad-side = صاحب الدور يجب أن يكون «w» أو «b»، لا «{ $found }».
fen-bad-number = «{ $found }» يجب أن يكون رقمًا.
fen-too-many-fields = «{ $found }» في النهاية زائد.
setup-no-general = لا جنرال { word-for-side }.
setup-two-generals = عدد جنرالات { side } { $count }، ولا يجوز إلا واحد.
setup-general-outside-palace = جنرال { side } عند { $square } خارج قصره.
setup-too-many = قطع { side } من نوع واحد ({ role }) أكثر من اللازم: { $count }، والحد { $max }.
setup-impossible-point = لا يمكن أن يقف { piece } عند { $square }.
setup-soldier-behind-start = جندي { side } عند { $square } خلف صف بدايته.
setup-soldier-file = لا يمكن أن يقف جندي { side } عند { $square } قبل عبور النهر.
setup-opponent-in-check = { side } في كش وليس الدور له.
setup-generals-facing = الجنرالان متواجهان في عمود مفتوح.

## لمن يسمع ولا يرى

board-label = رقعة الشطرنج الصيني
board-help = مفاتيح الأسهم للتنقل بين النقاط، وEnter لرفع القطعة أو وضعها، وEscape للإلغاء.
point-empty = { $square }، فارغة
point-piece = { $square }، { piece }
point-can-move = يمكن التحرك إلى هنا
point-can-capture = يمكن الأسر
point-repeats = ينهي المباراة بالتكرار
point-selected = تم التحديد
point-last-move = آخر نقلة
point-in-check = في كش
joined = { $first }، { $second }
announce-move = { side }: { role } من { $from } إلى { $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [general] ، أسر الجنرال
        [advisor] ، أسر المستشار
        [elephant] ، أسر الفيل
        [horse] ، أسر الحصان
        [chariot] ، أسر العربة
        [cannon] ، أسر المدفع
        [soldier] ، أسر الجندي
       *[none] { "" }
    }
word-check =
    { $check ->
        [check] ، كش
        [double-check] ، كش مزدوج
       *[none] { "" }
    }
announce-selected = { $square }، { piece }، تم التحديد
announce-cancelled = أُلغي التحديد

## صفحات الخادم

home-link = إلى الرقعة
http-400 = طلب غير صالح
    .detail = لم يفهم الخادم هذا الطلب.
http-404 = الصفحة غير موجودة
    .detail = لا شيء في هذا العنوان.
http-405 = طريقة غير مسموحة
    .detail = هذا العنوان لا يقبل هذا النوع من الطلبات.
http-431 = الطلب كبير جدًا
    .detail = أرسل المتصفح ترويسات أكثر مما يقبله الخادم.
http-500 = خطأ في الخادم
    .detail = حدث خلل عندنا. حاول مرة أخرى.

## الطرفية

cli-you-play =
    { $color ->
        [red] تلعب بالأحمر، والحاسوب بالأسود.
       *[black] تلعب بالأسود، والحاسوب بالأحمر.
    }
cli-prompt = نقلتك (مثل h2e2):
cli-prompt-side = الدور { word-for-side } (مثل h2e2):
cli-commands = اكتب نقلة، أو إحدى هذه الكلمات: { $commands }
cli-computer-plays = يلعب الحاسوب { $move }.
cli-played = لُعبت { $move }.
cli-nothing-to-undo = لا نقلة للتراجع عنها.
cli-goodbye = إلى اللقاء.
cli-serving = موقع Chuhe مفتوح على { $address }
cli-stop-hint = للإيقاف اضغط Ctrl+C.
cli-stopping = جارٍ الإيقاف…
cli-address-taken = العنوان { $address } مستعمل. اختر غيره بالخيار { "\u2066" }--bind{ "\u2069" }.
cli-at-ply = النقلة { $number } ({ $found })
cli-ongoing = المباراة مستمرة.
cli-unknown-rules = لا توجد مجموعة قواعد باسم «{ $found }» ولا ملف كهذا. الأسماء: wxf، axf، cxa-lite، simple، capture، hebrew، ukrainian، norwegian، romanian.

## الملفات في الطرفية

cli-file-exists = الملف «{ $path }» موجود؛ استعمل ‎--force لاستبداله.
cli-unknown-picture = يجب أن ينتهي «{ $path }» بـ ‎.svg أو ‎.png.
## الملفات

# $game $problem
file-warning = المباراة { $game }: { $problem }
# $game $ply $problem
file-warning-ply = المباراة { $game }، النقلة { $ply }: { $problem }
# $name
file-unreadable = لا يوجد في { $name } مباراة أو وضع يمكن قراءته.
# $format
file-unwritable = لا يمكن كتابة هذا بصيغة { $format }.
file-open = افتح مباراة محفوظة
file-open-about = PGN وXQF وCBL وDhtmlXQ وFEN وغيرها. يمكن أيضًا إسقاط ملف على الصفحة أو لصق نص.
file-choose = اختر ملفًا
file-paste = أو الصق مباراة أو وضعًا أو صفحة كاملة
file-read = افتح
file-save = احفظ أو انسخ
file-format = الصيغة
file-all = كل مباريات الملف
file-loses = لا تحفظ هذه الصيغة:
file-keep = احفظ
file-copy = انسخ
file-copied = تم النسخ.
file-position = الوضع (FEN)
# $game $count
file-of = المباراة { $game } من { $count }
# $count
file-faults = مواضع لم تُقرأ كما كُتبت: { $count }
file-type = اكتب نقلة
file-instead = بدلًا منها:
file-next = تابع بـ:
file-failed = تعذر تحميل الجزء الذي يقرأ المباريات. تحقق من الاتصال وحاول مرة أخرى.
file-opening = جارٍ الفتح…
file-said = التعليقات

## ما فُقد أو صُحح عند قراءة ملف

record-unknown-format = صيغة هذا الملف غير معروفة.
record-bad-text = تعذرت قراءة بعض الحروف بترميز { $charset }، ووُضعت علامات مكانها.
record-bad-fen = «{ $found }» ليس وضعًا على الرقعة.
record-impossible-start = يبدأ الدور بوضع لا يمكن أن يقع؛ حُفظ دون نقلات.
record-start-replaced = الوضع الابتدائي المذكور لا يمكن أن يقع؛ النقلات توافق البداية المعتادة، فأُخذت هي.
record-side-corrected = الطرف الذي ينقل أولًا غير المذكور في الوضع؛ صُحِّح ذلك.
record-bad-move = لا يمكن لعب النقلة «{ $found }»؛ حُفظ باقي السلسلة تعليقًا.
record-ambiguous-move = «{ $found }» توافق أكثر من نقلة، حتى مع ما يليها؛ أُخذت الأولى.
record-place-ignored = كلمة الأمام أو الخلف في «{ $found }» خاطئة وقد أُهملت.
record-no-move = «{ $found }» بين النقلات ليست نقلة؛ حُفظت تعليقًا.
record-unclosed = «{ $found }» بلا إغلاق.
record-bad-tag = ينبغي أن يكون «{ $found }» اسمًا وقيمة بين علامتي اقتباس.
record-unknown-result = «{ $found }» ليست نتيجة معروفة؛ حُفظت كما هي.
record-truncated = ينتهي الملف في منتصفه؛ حُفظ ما قبل ذلك.
record-too-long = جزء ما أطول من الحد { $limit }؛ تُرك باقيه.
record-malformed = جزء لا يوافق صيغته وقد تُرك: { $found }.

## ما لا تتسع له الصيغة

loss-start = الوضع الابتدائي
loss-result = النتيجة
loss-counters = عدّادات الوضع الابتدائي
loss-rules = مجموعة القواعد
loss-moves = النقلات ({ $count })
loss-variations = التفريعات ({ $count })
loss-comments = التعليقات ({ $count })
loss-before = موضع التعليقات التي تسبق النقلات ({ $count })
loss-nags = علامات مثل ! و ؟ ({ $count })
loss-shapes = النقلات ذات الأسهم والدوائر ({ $count })
loss-clocks = النقلات ذات أوقات الساعة ({ $count })
loss-evals = النقلات ذات التقييمات ({ $count })
loss-characters = نصوص فيها حروف لا يحتويها ({ $count })
loss-tag = الوسم { $name }
cli-place-game = الدور { $number }
cli-place-ply = النقلة { $number }
cli-place-byte = البايت { $number }
cli-warning = { $path }: { $place }: { $found }
cli-more-warnings = تحذيرات أخرى: { $count }؛ يطبعها كلها ‎--verbose.
cli-losses = لم يُحفظ، إذ لا مكان له في { $format }:
cli-loss = { $loss }، في أدوار: { $games }
cli-summary = الملفات: { $files }، الأدوار: { $games }، النقلات: { $plies }، التحذيرات: { $warnings }، ملفات تعذرت قراءتها: { $unread }.
cli-no-game = لم يُعثر على أي دور.
cli-which-format = لا يدل الاسم على الصيغة. اخترها بـ ‎--to: { $formats }.
cli-one-game = لا يتسع «{ $path }» إلا لدور واحد، وهناك أكثر. سمِّ مجلدًا، مثل ‎games/‎.
cli-no-such-game = لا يوجد الدور { $number }: الأدوار من 1 إلى { $count }.
cli-game-of = الدور { $number } من { $count }
cli-tag = { $name }: { $value }
cli-result = النتيجة
cli-not-in-game = لا يستمر الدور هنا بـ«{ $found }».
cli-no-way-on = لا شيء في هذا الاتجاه.
cli-line-ends = تنتهي السلسلة هنا: { $found }
cli-goes-on = يستمر: { $moves }
cli-steps = اضغط Enter للنقلة التالية. اكتب رقمًا للاختيار بين عدة نقلات، أو نقلة، أو إحدى هذه الكلمات: { $commands }
cli-checked = { $path }: { $format }، الأدوار: { $games }، النقلات: { $plies }، التفريعات: { $variations }، التحذيرات: { $count }

## ما يجده chuhe check

check-result-differs = النتيجة المذكورة { $found }، لكنها غير ذلك بحسب القواعد.
check-result-open = لم تُذكر نتيجة، لكن الدور انتهى بحسب القواعد.
check-played-on = انتهى الدور هنا بحسب القواعد، لكنه استمر.
check-duplicate = النقلات نفسها في { $path }، الدور { $number }.
