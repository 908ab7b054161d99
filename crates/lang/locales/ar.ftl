## الموقع

site-name = Chuhe
site-game = الشطرنج الصيني

## الأفعال

play-two = لاعبان على هذه الشاشة
home = الرئيسية
close = إغلاق
retry = أعد المحاولة
undo = تراجع
redo = إعادة
hint = تلميح
flip = اقلب
analyse = تحليل
resign = استسلام
resign-ask = هل تستسلم في هذه المباراة؟
resign-yes = أستسلم
resign-no = أتابع اللعب
new-game = مباراة جديدة
new-game-ask = هل تترك هذه المباراة وتبدأ واحدة جديدة؟
rematch = مباراة أخرى
language = اللغة
settings = الإعدادات

## بدء المباراة

choose-side = لونك
play-red = الأحمر، يبدأ أولًا
play-black = الأسود، يلعب ثانيًا
choose-level = المستوى
level-group =
    { $group ->
        [1] مبتدئ
        [2] متعلّم
        [3] لاعب
        [4] لاعب نادٍ
        [5] خبير
       *[6] أستاذ
    }
computer-at-level = الحاسوب · { $level }
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
sound-off = متوقف
settings-blindfold = إخفاء القطع
settings-zen = وضع التركيز
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
forecast-draw = النقلة { $move } تنهي المباراة بالتعادل.
    .detail = سيكون الوضع قد ظهر { word-times }.
forecast-check = النقلة { $move } تنهي المباراة: يخسر { side }.
    .detail = أعطى { side } كشًا في كل نقلة، وسيكون الوضع قد ظهر { word-times }.
forecast-chase = النقلة { $move } تنهي المباراة: يخسر { side }.
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

## اللعب مع صديق

play-friend = العب مع صديق

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

## الملفات

file-save = احفظ أو انسخ
file-type = اكتب نقلة
file-failed = تعذر تحميل الجزء الذي يقرأ المباريات. تحقق من الاتصال وحاول مرة أخرى.
file-opening = جارٍ الفتح…
