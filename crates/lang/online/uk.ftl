## Гра з другом

clock-days-left = Днів: { $count }
clock-move = хід
clock-reading = відлік
opponent = Суперник
invite-copied = Скопійовано
invite-join = Вас запрошено до партії.
    .detail = Ваша сторона: { side }.
invite-accept = Грати
online-connecting = З’єднання…
online-offline = Немає з’єднання
    .detail = Ваш хід збережено, його буде надіслано пізніше.
online-sending = Надсилається…
online-sent = Надіслано
online-free-seat = Ще немає
online-absent = Відновлює з’єднання
online-away = Суперник відновлює з’єднання
    .detail = Потім можна вимагати партію.
online-gone = Суперник зник.
online-paused = Партію призупинено.
online-watchers = Глядачів: { $count }
online-next = Наступна партія
online-claim-win = Вимагати перемогу
online-claim-draw = Вимагати нічию
online-resume = Далі
online-say = Сказати
online-more = Більше
online-abort = Скасувати
online-draw = Нічия?
online-give = Дати { $count } с
online-accept = Згода
online-decline = Відмова
online-withdraw = Відкликати
online-declined = Ні, дякую.
online-reload = Оновити
online-lag = Затримка { $lag } мс, кредит { $credit } мс
    .about = Лише сервер вимірює, скільки хід іде дорогою, і цей час повертається годиннику в межах кредиту.
online-offered =
    { $offer ->
        [draw] Суперник пропонує нічию.
        [takeback] Суперник просить повернути хід.
        [pause] Суперник просить паузу.
        [resume] Суперник хоче грати далі.
       *[rematch] Суперник хоче реваншу.
    }
online-asked =
    { $offer ->
        [draw] Ви запропонували нічию.
        [takeback] Ви попросили повернути хід.
        [pause] Ви попросили паузу.
        [resume] Ви хочете грати далі.
       *[rematch] Ви хочете реваншу.
    }
online-closed =
    { $why ->
        [no-game] Такої партії немає.
        [version] Ця сторінка застаріла. Завантажте її знову: нічого не пропаде.
        [stopping] Сервер перезапускається.
        [fault] Сервер зараз не може нічого зберегти.
        [full] Зараз тут забагато людей.
       *[other] Сервер розірвав з’єднання.
    }

## Партії між людьми: чому відмовлено

play-not-seated = Ви глядач цієї партії; це можуть робити лише гравці.
play-seat-taken = { side }: місце зайняте.
play-seats-taken = За цією дошкою вже двоє гравців. Можна дивитися.
play-not-begun = Суперник ще не прийшов.
play-not-over = Партію ще не закінчено.
play-not-your-turn = Зараз не ваш хід: ходять { side }.
play-other-board = Тим часом дошка змінилася. Погляньте ще раз і ходіть.
play-paused = Партію призупинено. Щоб грати далі, потрібна згода обох.
play-not-paused = Партію не призупинено.
play-suspended = Сервер зараз не може продовжити. Годинник стоїть, нічого не втрачено.
play-too-late-to-abort = Обидва вже ходили, тож партія зараховується. Можна здатися або запропонувати нічию.
play-too-early = Це можливо, коли обидва зроблять хід.
play-offer-pending = Ви вже запропонували це. Зачекайте на відповідь.
play-offer-too-soon = Ви недавно це пропонували. Ваших ходів до наступної пропозиції: { $count }
play-offer-too-often = Ви пропонували це надто часто в цій партії (щонайбільше { $count }).
play-no-offer = Такої пропозиції вже немає.
play-nothing-to-take-back = Немає ходу, який можна повернути.
play-no-clock = Суперник грає без годинника, до якого можна додати час.
play-too-much-time = Забагато часу. За раз можна дати щонайбільше { $count } с.
play-time-left = Сторона, що ходить, ще має час.
play-not-absent = Суперник тут або зараз не його хід.
play-may-return = Суперник ще може повернутися. Вимагати партію можна за { $count } с.
play-too-talkative = Не так багато повідомлень одразу.
play-not-waited-for = У цій партії хід може тривати днями: вирішує лише годинник.
play-given-too-often = Ви давали час надто часто в цій партії (щонайбільше { $count }).
play-clock-full = Годинник суперника не вміщує більше часу.

## Партії між людьми: результати

play-result-time = { word-winner } виграли за часом
    .reason = { word-loser } вичерпали час.
play-result-time-draw = Нічия: час вийшов
    .reason = Час вийшов, але інша сторона не мала вже чим виграти.
play-result-agreement = Нічия за згодою
    .reason = Обидва гравці погодилися на нічию.
play-result-absence = { word-winner } виграли: { word-loser-small } пішли
    .reason = { word-loser } пішли й не повернулися.
play-result-absence-draw = Нічия: гравець пішов
    .reason = Один гравець пішов і не повернувся; другий обрав нічию.
play-result-abort = Партію скасовано
    .reason = Партію скасовано, перш ніж вона справді почалася. Вона не зараховується.

## Що гравці можуть сказати одне одному

play-say-hello = Вітаю!
play-say-good-luck = Гарної гри!
play-say-good-move = Гарний хід!
play-say-good-game = Гарна партія!
play-say-thanks = Дякую!
play-say-sorry = Перепрошую!
play-say-slip = Палець зісковзнув.
play-say-moment = Хвилинку, будь ласка.
play-say-back = Я знову тут.
play-say-leaving = Мені час іти.
