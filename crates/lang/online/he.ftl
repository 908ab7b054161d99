## משחק עם חבר

clock-days-left = ימים: { $count }
clock-move = מהלך
clock-reading = ספירה
opponent = היריב
invite-copied = הועתק
invite-join = הוזמנת למשחק.
    .detail = הצבע שלך: { side }.
invite-accept = לשחק
online-connecting = בהתחברות…
online-offline = אין חיבור
    .detail = המהלך שלך נשמר ויישלח אחר כך.
online-sending = בשליחה…
online-sent = נשלח
online-free-seat = עוד לא כאן
online-absent = מתחבר מחדש
online-away = היריב מתחבר מחדש
    .detail = אחר כך אפשר לתבוע את המשחק.
online-gone = היריב עזב.
online-paused = המשחק מושהה.
online-watchers = צופים: { $count }
online-next = המשחק הבא
online-claim-win = לתבוע ניצחון
online-claim-draw = לתבוע תיקו
online-resume = ממשיכים
online-say = לומר
online-more = עוד
online-abort = ביטול
online-draw = הצעת תיקו
online-give = לתת { $count } שנ׳
online-accept = מסכים
online-decline = דוחה
online-withdraw = ביטול ההצעה
online-declined = לא, תודה.
online-reload = טעינה מחדש
online-lag = השהיה { $lag } מ״ש, נותר זיכוי { $credit } מ״ש
    .about = רק השרת מודד כמה זמן מהלך בדרך, והזמן הזה מוחזר לשעון כל עוד יש זיכוי.
online-offered =
    { $offer ->
        [draw] היריב מציע תיקו.
        [takeback] היריב מבקש לבטל מהלך.
        [pause] היריב מבקש השהיה.
        [resume] היריב רוצה להמשיך.
       *[rematch] היריב רוצה משחק נוסף.
    }
online-asked =
    { $offer ->
        [draw] הצעת תיקו.
        [takeback] ביקשת לבטל מהלך.
        [pause] ביקשת השהיה.
        [resume] ביקשת להמשיך.
       *[rematch] ביקשת משחק נוסף.
    }
online-closed =
    { $why ->
        [no-game] אין משחק כזה.
        [version] הדף מיושן. יש לטעון אותו מחדש: דבר לא יאבד.
        [stopping] השרת מופעל מחדש.
        [fault] השרת אינו יכול לשמור כרגע.
        [full] יש כאן כרגע יותר מדי אנשים.
       *[other] השרת סגר את החיבור.
    }

## משחקים בין אנשים: למה בקשה נדחתה

play-not-seated = זה משחק לצפייה; רק השחקנים יכולים לעשות זאת.
play-seat-taken = { side } תפוס.
play-seats-taken = כבר יש שני שחקנים ליד הלוח הזה. אפשר לצפות.
play-not-begun = היריב עוד לא הגיע.
play-not-over = המשחק עוד לא נגמר.
play-not-your-turn = זה לא התור שלך: עכשיו תור { side }.
play-other-board = הלוח השתנה בינתיים. הביטו שוב ושחקו.
play-paused = המשחק מושהה. ממשיכים בהסכמת שני הצדדים.
play-not-paused = המשחק אינו מושהה.
play-suspended = השרת אינו יכול להמשיך כרגע. השעון עומד, ודבר לא אבד.
play-too-late-to-abort = שני הצדדים כבר שיחקו, והמשחק נחשב. אפשר להיכנע או להציע תיקו.
play-too-early = זה אפשרי אחרי ששני הצדדים שיחקו.
play-offer-pending = כבר הצעת את זה. ממתינים לתשובה.
play-offer-too-soon = הצעת את זה לפני זמן קצר. מסעים שלך עד להצעה הבאה: { $count }
play-offer-too-often = הצעת את זה יותר מדי במשחק הזה (לכל היותר { $count }).
play-no-offer = ההצעה הזאת כבר אינה עומדת.
play-nothing-to-take-back = אין מהלך לבטל.
play-no-clock = היריב משחק בלי שעון שאפשר להוסיף לו זמן.
play-too-much-time = זה יותר מדי זמן. אפשר לתת בבת אחת לכל היותר { $count } שנ׳.
play-time-left = לצד שבתורו נשאר עוד זמן.
play-not-absent = היריב כאן, או שזה לא התור שלו.
play-may-return = היריב עוד עשוי לחזור. אפשר לתבוע את המשחק בעוד { $count } שנ׳.
play-too-talkative = לא כל כך הרבה הודעות בבת אחת.
play-not-waited-for = במשחק הזה מהלך יכול להימשך ימים: רק השעון קובע.
play-given-too-often = נתת זמן יותר מדי פעמים במשחק הזה (לכל היותר { $count }).
play-clock-full = בשעון של היריב אין מקום לעוד זמן.

## משחקים בין אנשים: תוצאות

play-result-time = { word-winner } ניצח בזמן
    .reason = { word-loser } נשאר בלי זמן.
play-result-time-draw = תיקו: הזמן נגמר
    .reason = הזמן נגמר, אבל לצד השני לא נשאר כלי לנצח בו.
play-result-agreement = תיקו בהסכמה
    .reason = שני השחקנים הסכימו לתיקו.
play-result-absence = { word-winner } ניצח: היריב עזב
    .reason = { word-loser } הלך ולא חזר.
play-result-absence-draw = תיקו: שחקן עזב
    .reason = שחקן אחד הלך ולא חזר; השני בחר בתיקו.
play-result-abort = המשחק בוטל
    .reason = המשחק בוטל לפני שהתחיל באמת, והוא אינו נחשב.

## מה שחקנים יכולים לומר זה לזה

play-say-hello = שלום!
play-say-good-luck = שיהיה משחק טוב!
play-say-good-move = מהלך יפה!
play-say-good-game = משחק יפה!
play-say-thanks = תודה!
play-say-sorry = סליחה!
play-say-slip = האצבע החליקה לי.
play-say-moment = רגע אחד, בבקשה.
play-say-back = חזרתי.
play-say-leaving = הגיע הזמן ללכת.
