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
cli-offer = { handicap-offer } { $handicap }. اكتب yes للبدء، أو اضغط Enter للخروج:
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
file-unreadable-text = لا يوجد في النص مباراة أو وضع يمكن قراءته.
# $format
file-unwritable = لا يمكن كتابة هذا بصيغة { $format }.
file-open = افتح مباراة محفوظة
file-open-about = PGN وXQF وCBL وDhtmlXQ وFEN وغيرها. يمكن أيضًا إسقاط ملف على الصفحة أو لصق نص.
file-choose = اختر ملفًا
file-paste = أو الصق مباراة أو وضعًا أو صفحة كاملة
file-read = افتح
file-format = الصيغة
file-all = كل مباريات الملف
file-loses = لا تحفظ هذه الصيغة:
file-keep = احفظ
file-copy = انسخ
file-copied = تم النسخ.
file-uncopied = تعذّر النسخ. احفظه بدلًا من ذلك.
file-too-large = الملف أكبر من أن يُنقل. اختره هنا.
file-position = الوضع (FEN)
# $game $count
file-of = المباراة { $game } من { $count }
# $count
file-faults = مواضع لم تُقرأ كما كُتبت: { $count }
file-instead = بدلًا منها:
file-next = تابع بـ:
file-said = التعليقات

## What the engine finds about a place in a game

analysis = التحليل
analysis-lines = عدد الخطوط
analysis-limit = مدة تفكير المحرك
analysis-stop = أوقف المحرك
analysis-go-on = دع المحرك يواصل
analysis-endless = حتى الإيقاف
# $count
analysis-seconds = { $count } ث
# $count
analysis-depth = العمق { $count }
# $count
analysis-speed = { $count } ألف وضعية في الثانية
analysis-threat = التهديدات
analysis-no-threat = في حالة كش: لا تهديد لعرضه.
# $color
analysis-would = لو كان الدور على { side }:
analysis-even = متعادل
# $color $count
analysis-mate = { side }: كش مات في { $count }
# $color
analysis-rule = { side }: فوز بحكم القواعد
# $red $black
analysis-chances = الفرص: الأحمر { $red } %، الأسود { $black } %
analysis-none = لا يستطيع المحرك تحليل هذه الرقعة.
analysis-source = المحرك
analysis-own = هذا المتصفح
# $engine
native-crash = توقّف { $engine } على نحو غير متوقع.
# $engine
native-silent = لا يجيب { $engine }.
# $engine
native-nonsense = أعطى { $engine } جوابًا لا معنى له.
# $engine
native-taken = تستخدم صفحة أخرى { $engine } الآن.
# $engine
native-gone = تعذّر الوصول إلى { $engine }.
native-anew = أُعيد تشغيله.
native-own = يواصل محرك هذا المتصفح.
facts-seen = ما يُلاحَظ هنا

## The review of a whole game

review = مراجعة
review-curve = فرص الفوز على مدى الدور
review-looking = المواقف التي فُحصت: { $number } من { $count }
review-explaining = يجري شرح الأخطاء.
review-stop = أوقف المراجعة
review-go-on = تابع المراجعة
review-accuracy = الدقة
review-clean = لا أخطاء.
review-learn = تعلّم من أخطاء:
review-both = الطرفين
review-place = الخطأ { $number } من { $count }.
review-find = ابحث عن نقلة أفضل.
review-checking = المحرّك يفحص { $move }…
review-best = { $move } هي أفضل نقلة.
review-good = { $move } جيدة مثل أفضل نقلة.
review-wrong = { $move } ليست جيدة بما يكفي.
review-solve = أظهر الحل
review-next = التالي
review-over = كان هذا آخر خطأ. ما وجدته بنفسك: { $number } من { $count }.

## ما فُقد أو صُحح عند قراءة ملف

record-unknown-format = صيغة هذا الملف غير معروفة.
record-not-read = لا تُقرأ صيغة { $format }: تختلف البرامج في تفسير ملفاتها.
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
# $path
cli-no-file = لا يوجد ملف «{ $path }». المتوقع ملف أو مجلد أو نمط مثل ‎games/*.pgn‎ أو ‎-‎ للدخل القياسي.
# $path
cli-no-match = لا ملف يطابق «{ $path }».
cli-which-format = لا يدل الاسم على الصيغة. اخترها بـ ‎--to: { $formats }.
cli-one-game = لا يتسع «{ $path }» إلا لدور واحد، وهناك أكثر. سمِّ مجلدًا، مثل ‎games/‎.
cli-no-such-game = لا يوجد الدور { $number }: الأدوار من 1 إلى { $count }.
cli-no-stored-game = لا يوجد الدور { $game } في قاعدة البيانات هذه.
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

## ما الخطأ في مجموعة القواعد

ruleset-no-value = السطر { $line }: يجب أن يكون «{ $found }» اسمًا ثم «=» ثم قيمة.
ruleset-unknown-key = السطر { $line }: لا يوجد إعداد باسم «{ $found }». الإعدادات هي: { $expected }.
ruleset-bad-value = السطر { $line }: «{ $found }» ليست قيمة للإعداد { $key }. المسموح: { $expected }.
ruleset-bad-name = السطر { $line }: لا يصلح «{ $found }» اسمًا لمجموعة قواعد. المسموح أحرف a–z وأرقام 0–9 والشرطة، وعددها { $count } على الأكثر.
ruleset-late-base = السطر { $line }: يجب أن يأتي «base» قبل سائر الإعدادات.

## لماذا تُرفض النقلة

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

## مباريات بين الناس: لماذا رُفض طلب

play-bad-control = { side }: لكل جزء من الساعة وقت، ولا يزيد على 7 أيام.
play-long-fen = هذا النص أطول من أن يكون وضعًا.
play-start-over = المباراة منتهية في هذا الوضع. اختر غيره.

## مباريات بين المحركات

cli-match-two-engines = تحتاج المباراة إلى محركين: اكتب ‎--engine مرتين.
cli-match-no-limit = كم يحق للمحرك أن يفكر؟ حدد ‎--nodes أو ‎--depth أو ‎--movetime أو ‎--tc.
cli-match-over = بحسب القواعد انتهى الدور قبل أن يبدأ.
# $path $games
cli-match-goes-on = أدوار هذه المباراة في «{ $path }»: { $games }. تستمر المباراة من هناك.
# $path
cli-match-in-use = مباراة أخرى تكتب في «{ $path }».
# $path $found
cli-match-other = «{ $path }» سجل مباراة أخرى. المختلف فيه: { $found }.
# $path $found
cli-match-damaged = «{ $path }» ليس سجل هذه المباراة: تعذرت قراءة السطر { $found }.
cli-match-interrupted = قُطعت المباراة. الأدوار الجارية لا تُحسب.
# $engine $found
cli-match-not-started = تعذر تشغيل { $engine }: { $found }
# $engine $found
cli-match-ended = انتهى { $engine } قبل أن يستعد: { $found }
# $engine $found
cli-match-silent = لا يجيب { $engine } عن «{ $found }».
# $engine $found
cli-match-no-option = ليس لدى { $engine } خيار «{ $found }».
# $engine $option $found
cli-match-bad-value = { $engine }: «{ $found }» ليست قيمة للخيار { $option }.
# $game $red $black $result $end $plies
cli-match-game = الدور { $game }: { $red } – { $black } ⁦{ $result }⁩، النقلات: { $plies }. { $end }
# $game $engine $end $found
cli-match-fault = الدور { $game }: يخسر { $engine }. { $end }: { $found }
# $end $games
cli-match-end = { $end }: { $games }
cli-match-engine = المحرك
cli-match-points = النقاط
cli-match-won = فوز
cli-match-drawn = تعادل
cli-match-lost = خسارة
cli-match-faults = أخطاء
cli-match-time = مللي ثانية للنقلة
cli-match-nodes = عقد للنقلة
cli-match-depth = العمق
# $engine $elo $low $high $percent
cli-match-elo = { $engine }: ⁦{ $elo }⁩ إيلو، بثقة 95 % بين ⁦{ $low }⁩ و⁦{ $high }⁩؛ الأقوى باحتمال ⁦{ $percent }⁩ %
# $pairs
cli-match-pairs = أزواج الأدوار بحسب النقاط (0، ½، 1، 1½، 2): ⁦{ $pairs }⁩
# $low $high $llr $lower $upper
cli-match-sprt = اختبار SPRT، ⁦{ $low }⁩ مقابل ⁦{ $high }⁩ إيلو: ⁦{ $llr }⁩، ينتهي عند ⁦{ $lower }⁩ أو ⁦{ $upper }⁩
# $elo
cli-match-decided = حُسم الاختبار: ⁦{ $elo }⁩ إيلو.
match-crash = انهيار
match-silence = لا جواب
match-late = انتهى الوقت
match-illegal = نقلة غير قانونية
match-no-move = لا نقلة مع وجودها
match-resigned = استسلام
match-agreed = تعادل باتفاق الطرفين
match-scores = اتفق المحركان على التقييم
match-plies = بلغ الدور ما تسمح به المباراة من النقلات
# $winner
selfplay-scores =
    { $winner ->
        [red] فاز الأحمر: التقييم محسوم
        [black] فاز الأسود: التقييم محسوم
       *[other] تعادل: التقييم محسوم
    }
selfplay-plies = تعادل: بلغ الدور أقصى ما يجوز من النقلات
# $path $games
selfplay-goes-on = الأدوار في «{ $path }»: { $games }. يستمر من هناك.
# $games $positions $pace
selfplay-made = الأدوار: { $games }، الأوضاع: { $positions }. الأوضاع الجديدة في الساعة: { $pace }.
# $path
selfplay-in-use = عملية أخرى تضيف أدوارًا إلى «{ $path }».
# $path $found
selfplay-other = في «{ $path }» أدوار لُعبت على نحو آخر. المختلف فيها: { $found }.
# $path
selfplay-empty = ليس في «{ $path }» أدوار للمحرك مع نفسه.
# $path
selfplay-missing = «{ $path }» مفقود مع وجود ملف بعده.
# $path $found $expected
selfplay-short = في «{ $path }» { $found } من الأدوار، والمتوقع { $expected }.
# $path $found $expected
selfplay-long = في «{ $path }» { $found } بايت؛ ولا يزيد ملف كهذا على { $expected }.
# $path $number $found
selfplay-damaged = «{ $path }» تالف عند البايت { $number }. { $found }
# $expected
selfplay-magic = كان ينبغي أن يبدأ بـ ⁦{ $expected }⁩.
# $found $expected
selfplay-checksum = المجموع التدقيقي ⁦{ $found }⁩ والمتوقع ⁦{ $expected }⁩.
selfplay-no-plan = تعذرت قراءة كيفية لعب الأدوار.
# $found $expected
selfplay-number = هذا الملف رقم { $found } والمتوقع { $expected }.
# $found $expected
selfplay-length = طول الدور { $found } ثم { $expected }؛ كان ينبغي أن يتساويا وألا يزيدا على أطول دور.
# $expected
selfplay-too-many = يوجد دور آخر بعد { $expected }، وهي كل ما يتسع له الملف.
# $found
selfplay-no-length = { $found } بايت ليست دورًا.
# $found
selfplay-no-end = { $found } ليس رقم نهاية.
selfplay-no-start = الوضع الذي يبدأ به الدور لا يمكن أن يقع.
# $number $found
selfplay-no-move = النقلة { $number }: { $found } ليس رقم نقلة.
# $number $found
selfplay-no-score = النقلة { $number }: ⁦{ $found }⁩ ليس رقم تقييم.
# $path $number $count
selfplay-torn = «{ $path }»: الدور الأخير مقطوع. بعد البايت { $number } بايتات زائدة عددها { $count }؛ سيزيلها التشغيل التالي.
# $game $number
selfplay-crash = الدور { $game }، النقلة { $number }: انهار البحث.
# $game $number
selfplay-silent = الدور { $game }، النقلة { $number }: لم يجد البحث نقلة مع وجودها.
# $game $number $found
selfplay-illegal = الدور { $game }، النقلة { $number }: ⁦{ $found }⁩ غير قانونية.
# $game $number $found
selfplay-over = الدور { $game }: يستمر وقد انتهى بعد النقلة { $number }. { $found }
# $game $found $expected
selfplay-end = الدور { $game }: النهاية المذكورة «{ $found }»، والصحيح «{ $expected }».
# $game $number $found
selfplay-mate = الدور { $game }، النقلة { $number }: أُعلن مات لا وجود له (⁦{ $found }⁩).
# $games $positions $count
selfplay-verified = الأدوار: { $games }، الأوضاع: { $positions }، الأدوار الخاطئة: { $count }.
# $count $proven $found $refuted $open
selfplay-mates = مرات إعلان المات: { $count }. أُثبت بتجربة النقلات: { $proven }، وجده بحث آخر: { $found }، لا وجود له: { $refuted }، أطول من أن يُعرف: { $open }.
# $games $positions
selfplay-counts = الأدوار: { $games }، الأوضاع: { $positions }.
# $red $black $drawn
selfplay-results = فاز الأحمر: { $red }، فاز الأسود: { $black }، تعادل: { $drawn }.
# $mean $least $half $most
selfplay-lengths = نقلات الطرفين في الدور: المتوسط { $mean }، الأقصر { $least }، الوسيط { $half }، الأطول { $most }.
# $count $games $percent
selfplay-openings = الافتتاحيات المختلفة: { $count }. الأدوار المكررة: { $games }. الأوضاع التي ظهرت من قبل: ⁦{ $percent }⁩ %.
selfplay-scores-title = مقدار تقدم أحد الطرفين بأجزاء المئة من الجندي:
selfplay-decided = مات، أو حسم بالتكرار

## لماذا النقلة جيدة أو سيئة

fact-hangs = بإمكان { word-by-piece } عند { $by-square } أسر { word-the-piece } عند { $square } دون رد.
fact-hangs-protected = بإمكان { word-by-piece } عند { $by-square } أسر { word-the-piece } عند { $square } بربح مع أن هناك من يحمي.
fact-fork = { word-by-attacks } عند { $by-square } في آن واحد { word-also-role } عند { $also-square } و{ role } عند { $square }، ولا بد من خسارة إحدى القطعتين.
fact-fork-check = كش من { word-by-piece } عند { $by-square } مع هجوم على { word-the-piece } عند { $square }، ولا مفر من خسارة هذه القطعة.
fact-pin = { word-the-piece } عند { $square } قطعة مقيدة: لو ابتعدت لجاء كش من { word-by-piece } عند { $by-square }.
fact-pin-piece = ابتعاد { word-the-piece } عن { $square } يتيح أسر { word-also-role } عند { $also-square } بواسطة { word-by-piece } عند { $by-square }.
fact-skewer = هجوم من { word-by-piece } عند { $by-square } على { word-also-role } عند { $also-square } وفي الخلف { role } عند { $square }: لا بد من خسارة إحدى القطعتين.
fact-skewer-check = كش من { word-by-piece } عند { $by-square }، ولا مفر من خسارة { word-the-piece } عند { $square } خلف الجنرال.
fact-discovered-check = انتقال { word-the-piece } إلى { $square } يكشف كشًا من { word-by-piece } عند { $by-square }.
fact-double-check = كش من قطعتين معًا: { word-the-piece } عند { $square } و{ word-by-piece } عند { $by-square }.
fact-hollow-cannon = لا قطعة بين { word-the-piece } عند { $square } وجنرال الخصم، ولا يجوز أن تدخل بينهما قطعة.
fact-double-cannon = كش من { word-by-piece } عند { $by-square } من فوق { role } عند { $square }، ولا يجوز أن تدخل قطعة في الطريق.
fact-palace-horse = وقوف { word-the-piece } عند { $square } في وسط قصره لا يترك لجنراله أي نقلة.
fact-trapped = { word-the-piece } عند { $square } قطعة محاصرة: عليها هجوم ولا نقطة آمنة لها.
fact-mate-now = كش مات: { word-the-piece } من { $from } إلى { $to }.
fact-mate =
    كش مات في { $count ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $count } نقلات
       *[other] { $count } نقلة
    } على الأكثر: { word-the-piece } من { $from } إلى { $to }.
fact-mate-threat-now = { side } يهدد بالمات: { role } من { $from } إلى { $to }.
fact-mate-threat =
    { side } يهدد بالمات في { $count ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $count } نقلات
       *[other] { $count } نقلة
    } على الأكثر: { role } من { $from } إلى { $to }.
fact-overloaded = على { word-by-piece } عند { $by-square } حماية { role } عند { $square } و{ word-also-role } عند { $also-square } معًا، والرد ممكن مرة واحدة فقط.
fact-screen-guard = ذهبت القطعة الوسيطة من { $from }، فلم يعد { word-by-piece } عند { $by-square } يحمي { role } عند { $square }، وصار الأسر هناك ممكنًا.
fact-screen-attack = ذهبت القطعة الوسيطة من { $from }، فلم يعد { word-by-piece } عند { $by-square } يهاجم { word-the-piece } عند { $square }.
word-also-role =
    { $also-role ->
        [general] الجنرال
        [advisor] المستشار
        [elephant] الفيل
        [horse] الحصان
        [chariot] العربة
        [cannon] المدفع
       *[soldier] الجندي
    }
word-the-piece =
    { $role ->
        [chariot] العربة { $color ->
            [red] الحمراء
           *[black] السوداء
        }
       *[other] { role } { $color ->
            [red] الأحمر
           *[black] الأسود
        }
    }

## تنازل

handicap = تنازل
handicap-none = لا شيء
handicap-other = تنازلات أخرى
handicap-computer = يلعب الحاسوب بالأحمر ويتخلى عن هذه.
handicap-given = تنازل: { $handicap }
handicap-offer = في الدور القادم يمكن للحاسوب أن يتنازل لك عن:
play-handicap-first-move = النقلة الأولى
play-handicap-horse = حصان
play-handicap-two-horses = حصانان
play-handicap-chariot = عربة
play-handicap-chariot-and-horse = عربة وحصان
play-handicap-two-chariots = عربتان
play-handicap-two-chariots-and-horse = عربتان وحصان

## لماذا لعب الحاسوب هذه النقلة

why-line = النقلات التي يتوقعها
why-worth = التقييم
worth-even = متعادلان تقريبًا
# $color $amount
worth-ahead = { side } متقدم بمقدار ⁦{ $amount }⁩ جندي.
# $color $count
worth-mate = { side }: مات خلال { $count }.
# $color
worth-rule = { side } يفوز بقواعد التكرار.

## Analysis on the command line

review-inaccuracy = نقلة غير دقيقة.
review-mistake = خطأ.
review-blunder = خطأ فادح.
review-chances = تهبط الفرص من ⁦{ $upper }⁩ % إلى ⁦{ $lower }⁩ %.
review-missed-mate =
    { $count ->
        [zero] تفوّت كش مات.
        [one] تفوّت كش مات في نقلة واحدة.
        [two] تفوّت كش مات في نقلتين.
        [few] تفوّت كش مات في { $count } نقلات.
       *[other] تفوّت كش مات في { $count } نقلة.
    }
review-allowed-mate =
    { $count ->
        [zero] تتيح للخصم كش مات.
        [one] تتيح للخصم كش مات في نقلة واحدة.
        [two] تتيح للخصم كش مات في نقلتين.
        [few] تتيح للخصم كش مات في { $count } نقلات.
       *[other] تتيح للخصم كش مات في { $count } نقلة.
    }
review-missed-win-by-rule = تفوّت فوزًا بقواعد التكرار، وليس كش مات.
review-allowed-loss-by-rule = تتيح للخصم الفوز بقواعد التكرار، وليس كش مات.
review-better = الأفضل { $move }.
review-side = { side }: الدقة ⁦{ $mean }⁩ %؛ نقلات غير دقيقة { $least }، أخطاء { $half }، أخطاء فادحة { $most }
review-by-rule = فوز { side } بقواعد التكرار
cli-analyse-over = بحسب القواعد انتهى الدور هنا، فلا شيء يُحلَّل.
cli-analyse-level = المحرك المُضعَف لا يحلل: اذكر «self» أو برنامجًا.
cli-analyse-trouble = لا يقول { $engine } رأيه: { $found }
cli-analyse-interrupted = قُطع التحليل. الأمر نفسه يتابع من هنا.
cli-analyse-lost = قُطع التحليل. لا يُحفظ شيء دون --output أو --log.
cli-analyse-goes-on = عمليات البحث في «{ $path }»: { $positions }. يستمر التحليل من هناك.
cli-analyse-in-use = تحليل آخر يكتب في «{ $path }».
cli-analyse-other = «{ $path }» ليس سجل هذا التحليل: الأدوار أو المحرك أو الحد مختلفة.
