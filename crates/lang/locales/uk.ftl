## Сайт

site-name = Chuhe
site-game = Китайські шахи

## Дії

play-two = Удвох на цьому екрані
home = Головна
close = Закрити
retry = Спробувати ще
undo = Хід назад
redo = Хід уперед
hint = Підказка
flip = Перевернути
analyse = Аналіз
resign = Здатися
resign-ask = Здатися в цій партії?
resign-yes = Здатися
resign-no = Грати далі
new-game = Нова гра
new-game-ask = Покинути цю партію й почати нову?
rematch = Реванш
language = Мова
settings = Налаштування

## Початок партії

choose-side = Ваша сторона
play-red = Червоні, ходять першими
play-black = Чорні, ходять другими
choose-level = Рівень
level-group =
    { $group ->
        [1] Початківець
        [2] Учень
        [3] Гравець
        [4] Клубний гравець
        [5] Експерт
       *[6] Майстер
    }
computer-at-level = Комп’ютер · { $level }
rules-other = Інші правила
rules-capture-about = Хто бере генерала, той виграє. Легко для першої партії.
choose-first = Хто починає

## Налаштування

settings-script = Письмо
script-traditional = Традиційне
script-simplified = Спрощене
settings-pieces = Фігури
style-characters = Ієрогліфи
style-figures = Малюнки
style-letters = Літери
style-hybrid = Ієрогліфи з малюнками
settings-colors = Кольори
colors-black = Червоні й чорні
colors-green = Червоні й зелені
colors-blue = Червоні й сині
colors-inverted = Обернені
settings-board = Дошка
board-wood = Дерево
board-paper = Папір
board-plain = Проста
board-contrast = Контрастна
board-dark = Темна
board-chequered = Клітинки
settings-coordinates = Координати
coordinates-none = Немає
coordinates-chinese = Китайські
coordinates-digits = Цифри
coordinates-letters = Літери
settings-notation = Запис ходів
notation-chinese = Китайський
notation-wxf = Запис WXF
notation-western = Західний
notation-vietnamese = В’єтнамський
notation-chess-of-china = Книжка Chess of China
notation-coordinates = Координати
settings-sound = Звук
sound-on = Увімкнено
sound-off = Вимкнено
settings-blindfold = Наосліп
settings-zen = Режим зосередження
settings-theme = Вигляд
theme-system = Як у системі
theme-light = Світлий
theme-dark = Темний

## Гравці, фігури, пункти

you = Ви
computer = Комп’ютер
side =
    { $color ->
        [red] Червоні
       *[black] Чорні
    }
role =
    { $role ->
        [general] генерал
        [advisor] радник
        [elephant] слон
        [horse] кінь
        [chariot] колісниця
        [cannon] гармата
       *[soldier] пішак
    }
piece =
    { $role ->
        [chariot] { word-feminine } { role }
        [cannon] { word-feminine } { role }
       *[other] { word-masculine } { role }
    }
word-masculine =
    { $color ->
        [red] червоний
       *[black] чорний
    }
word-feminine =
    { $color ->
        [red] червона
       *[black] чорна
    }
word-side =
    { $color ->
        [red] червоні
       *[black] чорні
    }
word-of-side =
    { $color ->
        [red] червоних
       *[black] чорних
    }
word-role-capital =
    { $role ->
        [general] Генерал
        [advisor] Радник
        [elephant] Слон
        [horse] Кінь
        [chariot] Колісниця
        [cannon] Гармата
       *[soldier] Пішак
    }
word-by-role =
    { $by-role ->
        [general] генерал
        [advisor] радник
        [elephant] слон
        [horse] кінь
        [chariot] колісниця
        [cannon] гармата
       *[soldier] пішак
    }
word-by-your-role =
    { $by-role ->
        [chariot] ваша колісниця
        [cannon] ваша гармата
       *[other] ваш { word-by-role }
    }
word-by-piece =
    { $by-role ->
        [chariot] { word-by-feminine } колісниця
        [cannon] { word-by-feminine } гармата
       *[other] { word-by-masculine } { word-by-role }
    }
word-by-masculine =
    { $by-color ->
        [red] червоний
       *[black] чорний
    }
word-by-feminine =
    { $by-color ->
        [red] червона
       *[black] чорна
    }

## Під час партії

your-move = Ваш хід
to-move = Хід { word-of-side }
thinking = Думає…
engine-loading = Рушій завантажується…
engine-failed = Не вдалося запустити рушій.
moves = Ходи
moves-none = Ходів ще немає
first-move = Перший хід
previous-move = Попередній хід
next-move = Наступний хід
last-move = Останній хід
rules = Правила
rules-wxf = Правила WXF
rules-axf = Азійські правила
rules-cxa-lite = Китайські правила, частково
rules-simple = Прості правила
rules-capture = Взяти генерала
rules-hebrew = Правила єврейського посібника
rules-ukrainian = Правила українського посібника
rules-norwegian = Правила норвезького посібника
rules-romanian = Правила румунського посібника
rules-custom = Власні правила: { $name }

## Нотатки біля дошки

note-check = Шах!
    .detail = Генерала { word-of-side } атакує { word-by-role } на { $square }.
note-double-check = Подвійний шах!
    .detail = Дві фігури разом атакують генерала { word-of-side }.
note-repetition = Ця позиція виникла вже { word-times }.
    .detail = Ще раз — і партія закінчиться внічию.
note-perpetual-check = { side } знову й знову дають шах.
    .detail = Якщо ця позиція виникне ще раз, { word-side } програють.
note-perpetual-chase = { side } знову й знову нападають.
    .detail = Якщо ця позиція виникне ще раз, { word-side } програють.
note-move-limit =
    { $count ->
        [one] Ще { $count } хід без взяття — і буде нічия.
        [few] Ще { $count } ходи без взяття — і буде нічия.
       *[other] Ще { $count } ходів без взяття — і буде нічия.
    }
note-total-limit =
    { $count ->
        [one] Ще { $count } хід — і партія закінчиться внічию.
        [few] Ще { $count } ходи — і партія закінчиться внічию.
       *[other] Ще { $count } ходів — і партія закінчиться внічию.
    }
forecast-draw = Хід { $move } закінчить партію внічию.
    .detail = Позиція тоді виникне { word-times }.
forecast-check = Хід { $move } закінчить партію: { word-side } програють.
    .detail = { side } давали шах кожним ходом, а позиція виникне { word-times }.
forecast-chase = Хід { $move } закінчить партію: { word-side } програють.
    .detail = { side } нападали кожним ходом, а позиція виникне { word-times }.
note-undone = Хід повернено.

## Результати

draw = Нічия
result-checkmate = { word-winner } виграли: мат
    .reason = Мат: генералові { word-of-loser } нікуди втекти.
result-stalemate = { word-winner } виграли: пат
    .reason = У { word-of-loser } не лишилося жодного ходу, і це поразка.
result-perpetual-check = { word-winner } виграли: вічний шах { word-of-loser }
    .reason = { word-loser } знову й знову давали шах, і це поразка.
result-perpetual-chase = { word-winner } виграли: вічний напад { word-of-loser }
    .reason = { word-loser } знову й знову нападали на ту саму фігуру, і це поразка.
result-perpetual-attack = { word-winner } виграли: вічна атака { word-of-loser }
    .reason = { word-loser } знову й знову давали шах, загрожували матом або нападали, і це поразка.
result-general-captured = { word-winner } виграли: генерала взято
    .reason = { word-winner } взяли генерала { word-of-loser }.
result-resignation = { word-winner } виграли: { word-loser-small } здалися
    .reason = { word-loser } здалися.
result-repetition = Нічия через повторення
    .reason = Та сама позиція виникла { word-times }.
result-move-limit = Нічия через ліміт ходів
    .reason =
        { $plies ->
            [one] Зроблено { $plies } хід поспіль без взяття.
            [few] Зроблено { $plies } ходи поспіль без взяття.
           *[other] Зроблено { $plies } ходів поспіль без взяття.
        }
result-total-limit = Нічия через тривалість партії
    .reason =
        { $plies ->
            [one] Партія може тривати { $plies } хід.
            [few] Партія може тривати { $plies } ходи.
           *[other] Партія може тривати { $plies } ходів.
        }
result-dead-material = Нічия: ніхто не може виграти
    .reason = Фігурами, що лишилися, жодна сторона не може змусити до мату.
word-times =
    { $count ->
        [2] двічі
        [3] тричі
        [few] { $count } рази
        [one] { $count } раз
       *[other] { $count } разів
    }
word-winner =
    { $winner ->
        [red] Червоні
       *[black] Чорні
    }
word-loser =
    { $winner ->
        [red] Чорні
       *[black] Червоні
    }
word-loser-small =
    { $winner ->
        [red] чорні
       *[black] червоні
    }
word-of-loser =
    { $winner ->
        [red] чорних
       *[black] червоних
    }

## Гра з другом

play-friend = Грати з другом

## Що роблять ходи повторення і що з того випливає

label-check = шах
label-mate-threat = загроза мату
label-chase = { word-by-role } { $from } нападає на { word-role-attacked } { $square }
label-threat = { word-by-role } { $from } тепер загрожує взяти { word-role-attacked } { $square }
label-exchange = { word-by-role } { $from } пропонує розмін: { role } { $square }
label-block = перекриває напад
label-idle = ні на кого не нападає
verdict-perpetual-check = Позиція виникла { word-times }, і між цим { word-loser-small } давали шах кожним ходом, а { word-winner-small } — ні. { word-loser } мали зіграти інакше, тому вони програли.
verdict-perpetual-chase = Позиція виникла { word-times }, і між цим { word-loser-small } кожним ходом нападали на ту саму фігуру { word-of-winner }: { role } на { $square }. { word-loser } мали зіграти інакше, тому вони програли.
verdict-perpetual-chase-pinned = Позиція виникла { word-times }, і між цим { word-loser-small } кожним ходом нападали на фігуру { word-of-winner }, яка не могла рушити через коня: { role } на { $square }. { word-loser } мали зіграти інакше, тому вони програли.
verdict-perpetual-attack = Позиція виникла { word-times }, і між цим { word-loser-small } кожним ходом давали шах, загрожували матом або нападали, а { word-winner-small } — менше або зовсім ні. { word-loser } мали зіграти інакше, тому вони програли.
verdict-both-check = Позиція виникла { word-times }, і між цим обидві сторони давали шах кожним ходом. Жодна не мусила поступитися більше за іншу, тому нічия.
verdict-both-chase = Позиція виникла { word-times }, і між цим обидві сторони нападали кожним ходом. Жодна не мусила поступитися більше за іншу, тому нічия.
verdict-nobody = Позиція виникла { word-times }, і жодна сторона не робила кожним ходом того, що заборонено. Ніхто не мусив грати інакше, тому нічия.
word-role-attacked =
    { $role ->
        [general] генерала
        [advisor] радника
        [elephant] слона
        [horse] коня
        [chariot] колісницю
        [cannon] гармату
       *[soldier] пішака
    }
word-winner-small =
    { $winner ->
        [red] червоні
       *[black] чорні
    }
word-of-winner =
    { $winner ->
        [red] червоних
       *[black] чорних
    }

## Чому повторення закінчило партію

why = Чому?
why-moves = Ходи, що повторилися
replay-play = Відтворити ходи
replay-pause = Пауза
tag-check = шах
tag-mate-threat = загроза мату
tag-chase = напад
tag-threat = загроза
tag-exchange = розмін
tag-block = заслін
tag-idle = тихий хід

## Чому так ходити не можна

no-piece = Тут немає фігури.
    .detail = Хід { word-of-side }: торкніться їхньої фігури.
opponent-piece =
    { $color ->
        [red] Це { role } чорних.
       *[black] Це { role } червоних.
    }
    .detail = Зараз хід { word-of-side }.
own-piece-there = Там стоїть ваша фігура.
    .detail = На { $square } стоїть { word-by-your-role }.
horse-leg-blocked = У коня сплутані ноги.
    .detail = Йому заважає { word-by-piece } на { $square }.
elephant-eye-blocked = Око слона затулене.
    .detail = Йому заважає { word-by-piece } на { $square }.
elephant-cannot-cross-river = Слон не може перейти річку.
    .detail = Він лишається на своєму боці й захищає.
leaves-palace = { word-role-capital } не може вийти з палацу.
    .detail = Палац — це дев’ять пунктів із двома діагоналями.
path-blocked = Шлях перекрито.
    .detail = Дорогу заступає { word-by-piece } на { $square }.
cannon-no-screen = Гармата б’є лише через фігуру.
    .detail = Між нею та { $square } має стояти рівно одна фігура.
cannon-too-many-screens = На шляху забагато фігур.
    .detail =
        { $count ->
            [one] Перед { $square } стоїть { $count } фігура; гармата перестрибує рівно одну.
            [few] Перед { $square } стоять { $count } фігури; гармата перестрибує рівно одну.
           *[other] Перед { $square } стоїть { $count } фігур; гармата перестрибує рівно одну.
        }
soldier-cannot-retreat = Пішак ніколи не відступає.
    .detail = Він іде вперед, а за річкою — ще й убік.
soldier-sideways-before-river = Пішак ще не перейшов річку.
    .detail = Доти він іде лише прямо вперед.
soldier-one-step = Пішак ходить лише на один пункт.
    .detail = Він іде вперед, а за річкою — ще й убік.
not-how-it-moves = { word-role-capital } так не ходить.
    .detail =
        { $role ->
            [general] Він ходить на один пункт уздовж ліній у межах палацу.
            [advisor] Він ходить на один пункт навскоси в межах палацу.
            [elephant] Він ходить рівно на два пункти навскоси.
            [horse] Він ходить на один пункт прямо, а тоді на один навскоси.
            [chariot] Вона ходить по прямій на будь-яку відстань.
            [cannon] Вона ходить по прямій, а б’є, перестрибнувши одну фігуру.
           *[soldier] Він ходить на один пункт уперед, а за річкою — ще й убік.
        }
generals-would-face = Генерали опиняться один проти одного.
    .detail = Їм не можна стояти на одній вертикалі, коли між ними порожньо.
general-left-in-check = Ваш генерал опиниться під шахом.
    .detail = Його атакує { word-by-role } на { $square }.
game-over = Партію закінчено.
    .detail = Щоб грати далі, почніть нову.

## Для тих, хто слухає, а не дивиться

board-label = Дошка сянці
board-help = Стрілки переходять між пунктами, Enter бере або ставить фігуру, Escape скасовує.
point-empty = { $square }, порожньо
point-piece = { $square }, { piece }
point-can-move = можна піти сюди
point-can-capture = можна побити
point-repeats = закінчує партію повторенням
point-selected = вибрано
point-last-move = останній хід
point-in-check = під шахом
joined = { $first }, { $second }
announce-move = { side }: { role } { $from } на { $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [general] , б’є генерала
        [advisor] , б’є радника
        [elephant] , б’є слона
        [horse] , б’є коня
        [chariot] , б’є колісницю
        [cannon] , б’є гармату
        [soldier] , б’є пішака
       *[none] { "" }
    }
word-check =
    { $check ->
        [check] , шах
        [double-check] , подвійний шах
       *[none] { "" }
    }
announce-selected = { $square }, { piece }, вибрано
announce-cancelled = Вибір скасовано

## Файли

file-save = Зберегти або копіювати
file-type = Введіть хід
file-failed = Не вдалося завантажити частину сторінки, що читає партії. Перевірте з’єднання і спробуйте знову.
file-opening = Відкривається …
