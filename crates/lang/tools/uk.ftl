## Термінал

cli-you-play =
    { $color ->
        [red] Ви граєте червоними, комп’ютер — чорними.
       *[black] Ви граєте чорними, комп’ютер — червоними.
    }
cli-prompt = Ваш хід (наприклад, h2e2):
cli-prompt-side = Хід { word-of-side } (наприклад, h2e2):
cli-commands = Введіть хід або одне з цих слів: { $commands }
cli-computer-plays = Комп’ютер ходить { $move }.
cli-played = Зроблено хід { $move }.
cli-nothing-to-undo = Немає ходу, який можна повернути.
cli-offer = { handicap-offer } { $handicap }. Введіть yes, щоб почати, або натисніть Enter, щоб вийти:
cli-goodbye = До побачення.
cli-serving = Chuhe відкрито за адресою { $address }
cli-stop-hint = Щоб зупинити, натисніть Ctrl+C.
cli-stopping = Зупинка…
cli-address-taken = Адреса { $address } вже зайнята. Виберіть іншу через --bind.
cli-at-ply = Хід { $number } ({ $found })
cli-ongoing = Партія триває.
cli-unknown-rules = Немає набору правил «{ $found }», і файлу такого теж немає. Назви: wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian.

## Файли в командному рядку

cli-file-exists = Файл «{ $path }» уже існує; --force замінить його.
cli-unknown-picture = «{ $path }» має закінчуватися на .svg або .png.

## Файли

# $game $problem
file-warning = Партія { $game }: { $problem }
# $game $ply $problem
file-warning-ply = Партія { $game }, хід { $ply }: { $problem }
# $name
file-unreadable = У { $name } немає партії чи позиції, яку можна прочитати.
file-unreadable-text = У тексті немає партії чи позиції, яку можна прочитати.
# $format
file-unwritable = Це не можна записати як { $format }.
file-open = Відкрити партію
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN та інші. Файл можна також перетягнути на сторінку, а текст вставити.
file-choose = Вибрати файл
file-paste = Або вставте партію, позицію чи цілу сторінку
file-read = Відкрити
file-format = Формат
file-all = Усі партії файлу
file-loses = Цей формат не зберігає:
file-keep = Зберегти
file-copy = Копіювати
file-copied = Скопійовано.
file-uncopied = Скопіювати не вдалося. Натомість збережіть.
file-too-large = Файл завеликий, щоб його перенести. Виберіть його тут.
file-position = Позиція (FEN)
# $game $count
file-of = Партія { $game } з { $count }
# $count
file-faults = Не прочитано, як записано: { $count }
file-instead = Натомість:
file-next = Далі:
file-said = Коментарі

## What the engine finds about a place in a game

analysis = Аналіз
analysis-lines = Кількість варіантів
analysis-limit = Скільки думає рушій
analysis-stop = Зупинити рушій
analysis-go-on = Нехай рушій продовжує
analysis-endless = До зупинки
# $count
analysis-seconds = { $count } с
# $count
analysis-depth = Глибина { $count }
# $count
analysis-speed = { $count } тисяч позицій за секунду
analysis-threat = Загрози
analysis-no-threat = Шах: загрози показати не можна.
# $color
analysis-would = Якби був хід: { side }
analysis-even = Рівно
# $color $count
analysis-mate = { side }: мат за { $count }
# $color
analysis-rule = { side }: перемога за правилами
# $red $black
analysis-chances = Шанси: червоні { $red } %, чорні { $black } %
analysis-none = Рушій не може розглянути цю дошку.
analysis-source = Рушій
analysis-own = Цей браузер
# $engine
native-crash = Рушій { $engine } несподівано завершився.
# $engine
native-silent = Рушій { $engine } не відповідає.
# $engine
native-nonsense = Рушій { $engine } дав відповідь, яка не має сенсу.
# $engine
native-taken = Рушій { $engine } тепер використовує інша сторінка.
# $engine
native-gone = До рушія { $engine } немає доступу.
native-anew = Його запущено знову.
native-own = Продовжує рушій цього браузера.
facts-seen = На що звернути увагу

## The review of a whole game

review = Розбір
review-curve = Шанси на перемогу протягом партії
review-looking = Переглянуто позицій: { $number } із { $count }
review-explaining = Помилки пояснюються.
review-stop = Зупинити розбір
review-go-on = Продовжити розбір
review-accuracy = Точність
review-clean = Помилок немає.
review-learn = Вчитися на помилках:
review-both = Обидві сторони
review-place = Помилка { $number } із { $count }.
review-find = Знайдіть кращий хід.
review-checking = Рушій дивиться на { $move }…
review-best = { $move } — найкращий хід.
review-good = { $move } не гірше за найкращий хід.
review-wrong = { $move } — недостатньо добре.
review-solve = Показати розв’язок
review-next = Далі
review-over = Це була остання. Знайдено самостійно: { $number } із { $count }.

## Що втрачено або виправлено під час читання файлу

record-unknown-format = Формат не розпізнано.
record-not-read = Формат { $format } не читається: програми по-різному тлумачать такі файли.
record-bad-text = Деякі символи не читаються в кодуванні { $charset }; на їхньому місці стоять позначки.
record-bad-fen = «{ $found }» не є позицією.
record-impossible-start = Партія починається з неможливої позиції; її збережено без ходів.
record-start-replaced = Записана початкова позиція неможлива; ходи відповідають звичайній початковій, тож узято її.
record-side-corrected = Першою ходить інша сторона, ніж сказано в позиції; це виправлено.
record-bad-move = Хід «{ $found }» зробити не можна; решту варіанта збережено як коментар.
record-ambiguous-move = «{ $found }» підходить до кількох ходів, і продовження цього не вирішує; узято перший.
record-place-ignored = Слово «передній» чи «задній» у «{ $found }» хибне, його пропущено.
record-no-move = «{ $found }» серед ходів не є ходом; збережено як коментар.
record-unclosed = «{ $found }» не закрито.
record-bad-tag = «{ $found }» має бути назвою і значенням у лапках.
record-unknown-result = «{ $found }» — невідомий результат; збережено як є.
record-truncated = Файл обривається; те, що було до того, збережено.
record-too-long = Якась частина довша за межу { $limit }; решту пропущено.
record-malformed = Частина не відповідає формату, її пропущено: { $found }.

## Чого формат не може містити

loss-start = початкова позиція
loss-result = результат
loss-counters = лічильники початкової позиції
loss-rules = набір правил
loss-moves = ходи ({ $count })
loss-variations = варіанти ({ $count })
loss-comments = коментарі ({ $count })
loss-before = місце коментарів перед ходами ({ $count })
loss-nags = позначки на зразок ! і ? ({ $count })
loss-shapes = ходи зі стрілками й колами ({ $count })
loss-clocks = ходи з часом годинника ({ $count })
loss-evals = ходи з оцінками ({ $count })
loss-characters = тексти із символами, яких у ньому немає ({ $count })
loss-tag = тег { $name }
cli-place-game = партія { $number }
cli-place-ply = хід { $number }
cli-place-byte = байт { $number }
cli-warning = { $path }: { $place }: { $found }
cli-more-warnings = Ще попереджень: { $count }; --verbose показує всі.
cli-losses = Не збережено, бо в { $format } для цього немає місця:
cli-loss = { $loss }, у партіях: { $games }
cli-summary = Файлів: { $files }, партій: { $games }, ходів: { $plies }, попереджень: { $warnings }, нечитних файлів: { $unread }.
cli-no-game = Не знайдено жодної партії.
# $path
cli-no-file = Немає файлу «{ $path }». Потрібен файл, тека, шаблон, як-от games/*.pgn, або - для стандартного вводу.
# $path
cli-no-match = Жоден файл не відповідає «{ $path }».
cli-which-format = Назва не вказує формату. Виберіть його через --to: { $formats }.
cli-one-game = «{ $path }» може містити лише одну партію, а їх більше. Вкажіть теку, наприклад games/.
cli-no-such-game = Партії { $number } немає: партії мають номери від 1 до { $count }.
cli-no-stored-game = Партії { $game } немає в цій базі даних.
cli-game-of = Партія { $number } з { $count }
cli-tag = { $name }: { $value }
cli-result = Результат
cli-not-in-game = Партія тут не має продовження «{ $found }».
cli-no-way-on = У тому напрямку нічого немає.
cli-line-ends = Варіант тут закінчується: { $found }
cli-goes-on = Далі: { $moves }
cli-steps = Натисніть Enter, щоб побачити наступний хід. Введіть номер, щоб вибрати з кількох, хід або одне зі слів: { $commands }
cli-checked = { $path }: { $format }, партій: { $games }, ходів: { $plies }, варіантів: { $variations }, попереджень: { $count }

## Що знаходить chuhe check

check-result-differs = Записано результат { $found }, але за правилами він інший.
check-result-open = Результату не вказано, але за правилами партію закінчено.
check-played-on = За правилами партія тут закінчилася, але тривала далі.
check-duplicate = Ті самі ходи, що й у { $path }, партія { $number }.

## Що не так із набором правил

ruleset-no-value = Рядок { $line }: «{ $found }» має бути назвою, знаком «=» і значенням.
ruleset-unknown-key = Рядок { $line }: немає налаштування «{ $found }». Є такі: { $expected }.
ruleset-bad-value = Рядок { $line }: «{ $found }» не може бути значенням { $key }. Можна: { $expected }.
ruleset-bad-name = Рядок { $line }: «{ $found }» не може бути назвою набору правил. Можна символи a–z, 0–9 і дефіс, щонайбільше { $count }.
ruleset-late-base = Рядок { $line }: «base» має стояти перед усіма іншими налаштуваннями.

## Чому так ходити не можна

move-unreadable = «{ $found }» — це не хід.
    .detail = Хід записують так: h2e2, 炮二平五 або C2=5.
move-unmatched = Жодна фігура не може зробити хід «{ $found }».
    .detail = Хід записують від пункту до пункту, наприклад h2e2.
move-ambiguous = «{ $found }» може означати більше ніж один хід.
    .detail = Це може бути один із цих ходів: { $moves }.

## Що не так із позицією

fen-empty = У цьому тексті немає позиції.
fen-row-count =
    { $count ->
        [one] У позиції { $count } ряд, а треба 10.
        [few] У позиції { $count } ряди, а треба 10.
       *[other] У позиції { $count } рядів, а треба 10.
    }
fen-row-width =
    { $count ->
        [one] У ряді { $row } згори { $count } пункт, а треба 9.
        [few] У ряді { $row } згори { $count } пункти, а треба 9.
       *[other] У ряді { $row } згори { $count } пунктів, а треба 9.
    }
fen-bad-letter = «{ $letter }» у ряді { $row } згори не позначає жодної фігури.
fen-bad-side = Чий хід, позначають «w» або «b», а не «{ $found }».
fen-bad-number = «{ $found }» має бути числом.
fen-too-many-fields = «{ $found }» наприкінці зайве.
setup-no-general = У { word-of-side } немає генерала.
setup-two-generals =
    { $count ->
        [one] У { word-of-side } може бути лише один генерал.
        [few] У { word-of-side } { $count } генерали, а може бути лише один.
       *[other] У { word-of-side } { $count } генералів, а може бути лише один.
    }
setup-general-outside-palace = Генерал { word-of-side } на { $square } стоїть поза палацом.
setup-too-many = У { word-of-side } забагато однакових фігур ({ role }): { $count }, а найбільше — { $max }.
setup-impossible-point = На { $square } не може стояти { piece }.
setup-soldier-behind-start = Пішак { word-of-side } на { $square } стоїть позаду свого початкового ряду.
setup-soldier-file = Пішак { word-of-side } не може стояти на { $square }, не перейшовши річки.
setup-opponent-in-check = { side } під шахом, але хід не їхній.
setup-generals-facing = Генерали стоять один проти одного на відкритій вертикалі.

## Партії між людьми: чому відмовлено

play-bad-control = { side }: кожна частина годинника потребує часу, але не більш як 7 днів.
play-long-fen = Це задовго як для позиції.
play-start-over = У цій позиції партію вже закінчено. Виберіть іншу.

## Матчі між рушіями

cli-match-two-engines = Для матчу потрібні два рушії: вкажіть --engine двічі.
cli-match-no-limit = Скільки рушій може думати? Вкажіть --nodes, --depth, --movetime або --tc.
cli-match-over = За правилами партія скінчилася ще до початку.
# $path $games
cli-match-goes-on = Партій цього матчу в «{ $path }»: { $games }. Матч триває звідти.
# $path
cli-match-in-use = У «{ $path }» пише інший матч.
# $path $found
cli-match-other = «{ $path }» — журнал іншого матчу. Відрізняється: { $found }.
# $path $found
cli-match-damaged = «{ $path }» — не журнал цього матчу: рядок { $found } не читається.
cli-match-interrupted = Перервано. Незавершені партії не рахуються.
# $engine $found
cli-match-not-started = Не вдалося запустити { $engine }: { $found }
# $engine $found
cli-match-ended = { $engine } завершився, не підготувавшись: { $found }
# $engine $found
cli-match-silent = { $engine } не відповідає на «{ $found }».
# $engine $found
cli-match-no-option = У { $engine } немає параметра «{ $found }».
# $engine $option $found
cli-match-bad-value = { $engine }: «{ $found }» не є значенням параметра { $option }.
# $game $red $black $result $end $plies
cli-match-game = Партія { $game }: { $red } – { $black } { $result }, ходів: { $plies }. { $end }
# $game $engine $end $found
cli-match-fault = Партія { $game }: { $engine } програє. { $end }: { $found }
# $end $games
cli-match-end = { $end }: { $games }
cli-match-engine = Рушій
cli-match-points = Очки
cli-match-won = Перемоги
cli-match-drawn = Нічиї
cli-match-lost = Поразки
cli-match-faults = Збої
cli-match-time = мс на хід
cli-match-nodes = Вузлів на хід
cli-match-depth = Глибина
# $engine $elo $low $high $percent
cli-match-elo = { $engine }: { $elo } Ело, з певністю 95 % від { $low } до { $high }; сильніший з імовірністю { $percent } %
# $pairs
cli-match-pairs = Пари партій за очками (0, ½, 1, 1½, 2): { $pairs }
# $low $high $llr $lower $upper
cli-match-sprt = SPRT, { $low } проти { $high } Ело: { $llr }, кінець на { $lower } або { $upper }
# $elo
cli-match-decided = Тест вирішено: { $elo } Ело.
match-crash = Аварійне завершення
match-silence = Немає відповіді
match-late = Вийшов час
match-illegal = Неможливий хід
match-no-move = Немає ходу, хоч він був
match-resigned = Здався
match-agreed = Нічия за згодою
match-scores = Обидва рушії згодні щодо оцінки
match-plies = Стільки ходів, скільки дозволяє матч
# $winner
selfplay-scores =
    { $winner ->
        [red] Червоні виграли: оцінка ясна
        [black] Чорні виграли: оцінка ясна
       *[other] Нічия: оцінка ясна
    }
selfplay-plies = Нічия: стільки ходів, скільки може мати партія
# $path $games
selfplay-goes-on = Партій у «{ $path }»: { $games }. Триває звідти.
# $games $positions $pace
selfplay-made = Партій: { $games }, позицій: { $positions }. Нових позицій за годину: { $pace }.
# $path
selfplay-in-use = Інший процес додає партії до «{ $path }».
# $path $found
selfplay-other = У «{ $path }» партії, зіграні інакше. Відрізняється: { $found }.
# $path
selfplay-empty = У «{ $path }» немає партій рушія із самим собою.
# $path
selfplay-missing = Немає «{ $path }», хоч наступний файл є.
# $path $found $expected
selfplay-short = У «{ $path }» партій { $found }, а має бути { $expected }.
# $path $found $expected
selfplay-long = У «{ $path }» байтів { $found }; у такому файлі їх щонайбільше { $expected }.
# $path $number $found
selfplay-damaged = «{ $path }» пошкоджено на байті { $number }. { $found }
# $expected
selfplay-magic = Він має починатися з { $expected }.
# $found $expected
selfplay-checksum = Контрольна сума { $found }, а має бути { $expected }.
selfplay-no-plan = Не вдалося прочитати, як граються партії.
# $found $expected
selfplay-number = Це файл номер { $found }, а має бути { $expected }.
# $found $expected
selfplay-length = Довжина партії { $found }, а потім { $expected }; вони мають бути рівні й не більші за найдовшу партію.
# $expected
selfplay-too-many = Після { $expected } партій, більше яких файл не містить, є ще одна.
# $found
selfplay-no-length = Стільки байтів ({ $found }) — не партія.
# $found
selfplay-no-end = { $found } — не номер кінця.
selfplay-no-start = Позиція, з якої починається партія, неможлива.
# $number $found
selfplay-no-move = Хід { $number }: { $found } — не номер ходу.
# $number $found
selfplay-no-score = Хід { $number }: { $found } — не номер оцінки.
# $path $number $count
selfplay-torn = «{ $path }»: остання партія обірвана. Після байта { $number } зайвих байтів { $count }; наступний запуск їх прибере.
# $game $number
selfplay-crash = Партія { $game }, хід { $number }: пошук аварійно завершився.
# $game $number
selfplay-silent = Партія { $game }, хід { $number }: пошук не знайшов ходу, хоч він є.
# $game $number $found
selfplay-illegal = Партія { $game }, хід { $number }: { $found } — неможливий хід.
# $game $number $found
selfplay-over = Партія { $game }: триває, хоч скінчилася після ходу { $number }. { $found }
# $game $found $expected
selfplay-end = Партія { $game }: кінець подано як «{ $found }», а насправді «{ $expected }».
# $game $number $found
selfplay-mate = Партія { $game }, хід { $number }: оголошено мат, якого немає ({ $found }).
# $games $positions $count
selfplay-verified = Партій: { $games }, позицій: { $positions }, хибних партій: { $count }.
# $count $proven $found $refuted $open
selfplay-mates = Оголошено матів: { $count }. Доведено перебором ходів: { $proven }, знайшов інший пошук: { $found }, немає: { $refuted }, задовгі, щоб сказати: { $open }.
# $games $positions
selfplay-counts = Партій: { $games }, позицій: { $positions }.
# $red $black $drawn
selfplay-results = Виграли Червоні: { $red }, Чорні: { $black }, нічиїх: { $drawn }.
# $mean $least $half $most
selfplay-lengths = Ходів обох сторін у партії: у середньому { $mean }, найкоротша { $least }, медіана { $half }, найдовша { $most }.
# $count $games $percent
selfplay-openings = Різних початків: { $count }. Партій, що є двічі: { $games }. Позицій, що вже траплялися: { $percent } %.
selfplay-scores-title = На скільки сторона попереду, у сотих частках солдата:
selfplay-decided = мат або рішення за повторенням

## Чому хід добрий чи поганий

fact-hangs = З { $by-square } { word-by-piece } може взяти { word-piece-taken } на { $square }, і відповісти взяттям нічим.
fact-hangs-protected = З { $by-square } { word-by-piece } може взяти { word-piece-taken } на { $square } з виграшем, хоч тут і є захист.
fact-fork = З { $by-square } { word-by-piece } нападає водночас на { word-also-role } ({ $also-square }) і на { word-role-attacked } ({ $square }), і одну з фігур буде втрачено.
fact-fork-check = З { $by-square } { word-by-piece } дає шах і водночас нападає на { word-piece-taken } ({ $square }); цю фігуру буде втрачено.
fact-pin = Зв’язана фігура: якщо { piece } піде з { $square }, { word-by-piece } на { $by-square } дасть шах.
fact-pin-piece = Якщо { piece } піде з { $square }, { word-by-piece } на { $by-square } візьме { word-also-role } на { $also-square }.
fact-skewer = З { $by-square } { word-by-piece } нападає на { word-also-role } ({ $also-square }), а за спиною — на { word-role-attacked } ({ $square }), і одну з фігур буде втрачено.
fact-skewer-check = З { $by-square } { word-by-piece } дає шах, і фігуру за генералом буде втрачено: { piece } на { $square }.
fact-discovered-check = Коли { piece } йде на { $square }, { word-by-piece } на { $by-square } дає шах.
fact-double-check = Шах дають водночас { piece } на { $square } і { word-by-piece } на { $by-square }.
fact-hollow-cannon = На { $square } стоїть { piece }, між нею та генералом суперника порожньо, і ставати між ними заборонено.
fact-double-cannon = З { $by-square } { word-by-piece } дає шах через { word-role-attacked } на { $square }, і ставати між ними та генералом заборонено.
fact-palace-horse = У центрі свого палацу, на { $square }, стоїть { piece } і не лишає своєму генералові жодного ходу.
fact-trapped = У пастці { piece } на { $square }: на цю фігуру нападають, а безпечного пункту для неї нема.
fact-mate-now = Мат: { piece } йде з { $from } на { $to }.
fact-mate =
    Мат щонайбільше за { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[other] { $count } ходів
    }: { piece } йде з { $from } на { $to }.
fact-mate-threat-now = { side } загрожують матом: { role } піде з { $from } на { $to }.
fact-mate-threat =
    { side } загрожують матом щонайбільше за { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[other] { $count } ходів
    }: { role } піде з { $from } на { $to }.
fact-overloaded = На { $by-square } { word-by-piece } захищає і { word-role-attacked } ({ $square }), і { word-also-role } ({ $also-square }), а відповісти взяттям може лише раз.
fact-screen-guard = Фігури на { $from } вже нема, тож { word-by-piece } на { $by-square } більше не захищає { word-role-attacked } на { $square }, і там можна взяти.
fact-screen-attack = Фігури на { $from } вже нема, тож { word-by-piece } на { $by-square } більше не нападає на { word-piece-taken } ({ $square }).
word-also-role =
    { $also-role ->
        [general] генерала
        [advisor] радника
        [elephant] слона
        [horse] коня
        [chariot] колісницю
        [cannon] гармату
       *[soldier] пішака
    }
word-piece-taken =
    { $role ->
        [chariot] { word-feminine-taken } { word-role-attacked }
        [cannon] { word-feminine-taken } { word-role-attacked }
       *[other] { word-masculine-taken } { word-role-attacked }
    }
word-masculine-taken =
    { $color ->
        [red] червоного
       *[black] чорного
    }
word-feminine-taken =
    { $color ->
        [red] червону
       *[black] чорну
    }

## Фора

handicap = Фора
handicap-none = Без фори
handicap-other = Інші фори
handicap-computer = Комп’ютер грає червоними й поступається цим.
handicap-given = Фора: { $handicap }
handicap-offer = Наступного разу комп’ютер може дати:
play-handicap-first-move = Перший хід
play-handicap-horse = Один кінь
play-handicap-two-horses = Два коні
play-handicap-chariot = Одна колісниця
play-handicap-chariot-and-horse = Колісниця й кінь
play-handicap-two-chariots = Дві колісниці
play-handicap-two-chariots-and-horse = Дві колісниці й кінь

## Чому комп’ютер так пішов

why-line = Ходи, яких він чекає
why-worth = Оцінка
worth-even = Приблизно рівно
# $color $amount
worth-ahead = { side } попереду на { $amount } солдата.
# $color $count
worth-mate = { side }: мат за { $count }.
# $color
worth-rule = { side } виграють за правилами повторення.

## Analysis on the command line

review-inaccuracy = Неточність.
review-mistake = Помилка.
review-blunder = Груба помилка.
review-chances = Шанси падають із { $upper } % до { $lower } %.
review-missed-mate =
    { $count ->
        [one] Пропущено мат у { $count } хід.
        [few] Пропущено мат у { $count } ходи.
       *[other] Пропущено мат у { $count } ходів.
    }
review-allowed-mate =
    { $count ->
        [one] Дозволяє мат у { $count } хід.
        [few] Дозволяє мат у { $count } ходи.
       *[other] Дозволяє мат у { $count } ходів.
    }
review-missed-win-by-rule = Пропущено перемогу за правилами повторення, і це не мат.
review-allowed-loss-by-rule = Дозволяє перемогу за правилами повторення, і це не мат.
review-better = Краще { $move }.
review-side = { side }: точність { $mean } %; неточностей { $least }, помилок { $half }, грубих помилок { $most }
review-by-rule = Перемога за правилами повторення: { side }
cli-analyse-over = За правилами партія тут скінчилася: аналізувати нічого.
cli-analyse-level = Ослаблений рушій не аналізує: задайте «self» або програму.
cli-analyse-trouble = { $engine } не каже, що думає: { $found }
cli-analyse-interrupted = Перервано. Та сама команда продовжить звідси.
cli-analyse-lost = Перервано. Без --output чи --log нічого не зберігається.
cli-analyse-goes-on = Пошуків у «{ $path }»: { $positions }. Аналіз триває звідти.
cli-analyse-in-use = У «{ $path }» пише інший аналіз.
cli-analyse-other = «{ $path }» — не журнал цього аналізу: інші партії, рушій чи обмеження.
