## האתר

site-name = Chuhe
site-game = שחמט סיני

## פעולות

play-two = שניים על אותו מסך
home = דף הבית
close = סגירה
retry = ניסיון נוסף
undo = ביטול מהלך
redo = ביצוע חוזר
hint = רמז
flip = סיבוב
analyse = ניתוח
resign = כניעה
resign-ask = להיכנע במשחק הזה?
resign-yes = כניעה
resign-no = ממשיכים
new-game = משחק חדש
new-game-ask = לעזוב את המשחק הזה ולפתוח חדש?
rematch = משחק נוסף
language = שפה
settings = הגדרות

## פתיחת משחק

choose-side = הצבע שלך
play-red = אדום, פותח
play-black = שחור, שני בתור
choose-level = רמה
level-group =
    { $group ->
        [1] מתחילים
        [2] לומדים
        [3] שחקנים
        [4] שחקני מועדון
        [5] מומחים
       *[6] אמנים
    }
computer-at-level = המחשב · { $level }
rules-other = כללים אחרים
rules-capture-about = מי שלוקח את הגנרל מנצח. קל למשחק ראשון.
choose-first = מי פותח

## הגדרות

settings-script = כתב
script-traditional = מסורתי
script-simplified = מופשט
settings-pieces = כלים
style-characters = סימניות
style-figures = ציורים
style-letters = אותיות
style-hybrid = סימניות וציורים
settings-colors = צבעים
colors-black = אדום ושחור
colors-green = אדום וירוק
colors-blue = אדום וכחול
colors-inverted = הפוך
settings-board = לוח
board-wood = עץ
board-paper = נייר
board-plain = חלק
board-contrast = ניגודיות גבוהה
board-dark = כהה
board-chequered = משבצות
settings-coordinates = קואורדינטות
coordinates-none = ללא
coordinates-chinese = סיניות
coordinates-digits = מספרים
coordinates-letters = אותיות
settings-notation = רשימת מהלכים
notation-chinese = סינית
notation-wxf = סימון WXF
notation-western = מערבית
notation-vietnamese = וייטנאמית
notation-chess-of-china = הספר Chess of China
notation-coordinates = קואורדינטות
settings-sound = צליל
sound-on = פועל
sound-off = כבוי
settings-blindfold = משחק עיוור
settings-zen = מצב ריכוז
settings-theme = מראה
theme-system = לפי המערכת
theme-light = בהיר
theme-dark = כהה

## שחקנים, כלים, נקודות

you = אני
computer = המחשב
side =
    { $color ->
        [red] האדום
       *[black] השחור
    }
role =
    { $role ->
        [general] גנרל
        [advisor] מנדרין
        [elephant] פיל
        [horse] סוס
        [chariot] מרכבה
        [cannon] תותח
       *[soldier] חייל
    }
piece =
    { $role ->
        [chariot] מרכבה { $color ->
            [red] אדומה
           *[black] שחורה
        }
       *[other] { role } { $color ->
            [red] אדום
           *[black] שחור
        }
    }
word-the-role =
    { $role ->
        [general] הגנרל
        [advisor] המנדרין
        [elephant] הפיל
        [horse] הסוס
        [chariot] המרכבה
        [cannon] התותח
       *[soldier] החייל
    }
word-by-role =
    { $by-role ->
        [general] הגנרל
        [advisor] המנדרין
        [elephant] הפיל
        [horse] הסוס
        [chariot] המרכבה
        [cannon] התותח
       *[soldier] החייל
    }
word-by-piece =
    { $by-role ->
        [chariot] המרכבה { $by-color ->
            [red] האדומה
           *[black] השחורה
        }
       *[other] { word-by-role } { $by-color ->
            [red] האדום
           *[black] השחור
        }
    }
word-by-stands =
    { $by-role ->
        [chariot] עומדת
       *[other] עומד
    }
word-by-attacks =
    { $by-role ->
        [chariot] מאיימת
       *[other] מאיים
    }

## במהלך המשחק

your-move = תורך
to-move = תור { side }
thinking = בחשיבה…
engine-loading = המנוע נטען…
engine-failed = המנוע לא הצליח לעלות.
moves = מהלכים
moves-none = עוד אין מהלכים
first-move = המהלך הראשון
previous-move = המהלך הקודם
next-move = המהלך הבא
last-move = המהלך האחרון
rules = כללים
rules-wxf = כללי WXF
rules-axf = הכללים האסיאתיים
rules-cxa-lite = הכללים הסיניים, בחלקם
rules-simple = כללים פשוטים
rules-capture = לקיחת הגנרל
rules-hebrew = כללי המדריך העברי
rules-ukrainian = כללי המדריך האוקראיני
rules-norwegian = כללי המדריך הנורווגי
rules-romanian = כללי המדריך הרומני
rules-custom = כללים משלכם: { $name }

## הערות ליד הלוח

note-check = שח!
    .detail = { word-by-role } ב־{ $square } { word-by-attacks } על הגנרל { side }.
note-double-check = שח כפול!
    .detail = שני כלים מאיימים יחד על הגנרל { side }.
note-repetition = העמדה הזאת הופיעה { word-times }.
    .detail = עוד פעם אחת והמשחק ייגמר בתיקו.
note-perpetual-check = { side } נותן שח שוב ושוב.
    .detail = אם העמדה הזאת תופיע עוד פעם, { side } יפסיד.
note-perpetual-chase = { side } תוקף שוב ושוב.
    .detail = אם העמדה הזאת תופיע עוד פעם, { side } יפסיד.
note-move-limit =
    { $count ->
        [one] עוד מהלך אחד בלי לקיחה והמשחק ייגמר בתיקו.
        [two] עוד שני מהלכים בלי לקיחה והמשחק ייגמר בתיקו.
       *[other] עוד { $count } מהלכים בלי לקיחה והמשחק ייגמר בתיקו.
    }
note-total-limit =
    { $count ->
        [one] עוד מהלך אחד והמשחק ייגמר בתיקו.
        [two] עוד שני מהלכים והמשחק ייגמר בתיקו.
       *[other] עוד { $count } מהלכים והמשחק ייגמר בתיקו.
    }
forecast-draw = המהלך { $move } יסיים את המשחק בתיקו.
    .detail = העמדה תופיע אז { word-times } בסך הכול.
forecast-check = המהלך { $move } יסיים את המשחק: { side } יפסיד.
    .detail = { side } נתן שח בכל מהלך, והעמדה תופיע אז { word-times } בסך הכול.
forecast-chase = המהלך { $move } יסיים את המשחק: { side } יפסיד.
    .detail = { side } תקף בכל מהלך, והעמדה תופיע אז { word-times } בסך הכול.
note-undone = המהלך בוטל.

## תוצאות

draw = תיקו
result-checkmate = { word-winner } ניצח במט
    .reason = מט: לגנרל { word-loser } אין לאן לברוח.
result-stalemate = { word-winner } ניצח בפט
    .reason = ל{ word-loser-bare } לא נותר מהלך חוקי, וזה הפסד.
result-perpetual-check = { word-winner } ניצח: שח מתמשך של היריב
    .reason = { word-loser } נתן שח שוב ושוב, וזה הפסד.
result-perpetual-chase = { word-winner } ניצח: רדיפה מתמשכת של היריב
    .reason = { word-loser } תקף את אותו כלי שוב ושוב, וזה הפסד.
result-perpetual-attack = { word-winner } ניצח: התקפה מתמשכת של היריב
    .reason = { word-loser } נתן שח, איים במט או תקף שוב ושוב, וזה הפסד.
result-general-captured = { word-winner } ניצח: הגנרל נלקח
    .reason = { word-winner } לקח את הגנרל { word-loser }.
result-resignation = { word-winner } ניצח: היריב נכנע
    .reason = { word-loser } נכנע.
result-repetition = תיקו בגלל חזרה
    .reason = אותה עמדה הופיעה { word-times }.
result-move-limit = תיקו בגלל מגבלת המהלכים
    .reason =
        { $plies ->
            [one] שוחק מהלך אחד בלי לקיחה.
            [two] שוחקו שני מהלכים בלי לקיחה.
           *[other] שוחקו { $plies } מהלכים רצופים בלי לקיחה.
        }
result-total-limit = תיקו בגלל אורך המשחק
    .reason =
        { $plies ->
            [one] המשחק יכול להימשך מהלך אחד.
            [two] המשחק יכול להימשך שני מהלכים.
           *[other] המשחק יכול להימשך { $plies } מהלכים.
        }
result-dead-material = תיקו: איש אינו יכול לנצח
    .reason = בכלים שנותרו אף צד אינו יכול לכפות מט.
word-times =
    { $count ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $count } פעמים
    }
word-winner =
    { $winner ->
        [red] האדום
       *[black] השחור
    }
word-loser =
    { $winner ->
        [red] השחור
       *[black] האדום
    }
word-loser-bare =
    { $winner ->
        [red] שחור
       *[black] אדום
    }

## משחק עם חבר

play-friend = משחק עם חבר

## מה עושים מהלכי החזרה, ומה נובע מכך

label-check = נותן שח
label-mate-threat = מאיים במט
label-chase = התקפה של { word-by-role } ({ $from }) על { word-the-role } ({ $square })
label-threat = איום חדש של { word-by-role } ({ $from }) על { word-the-role } ({ $square })
label-exchange = הצעת חילוף של { word-by-role } ({ $from }) עם { word-the-role } ({ $square })
label-block = חוסם התקפה
label-idle = אינו תוקף
verdict-perpetual-check = העמדה הופיעה { word-times }, ובין לבין { word-loser } נתן שח בכל מהלך ו{ word-winner } לא. { word-loser } היה צריך לשחק אחרת, ולכן הפסיד.
verdict-perpetual-chase = העמדה הופיעה { word-times }, ובין לבין { word-loser } תקף בכל מהלך את אותו כלי של { word-winner }: { word-the-role } ב־{ $square }. { word-loser } היה צריך לשחק אחרת, ולכן הפסיד.
verdict-perpetual-chase-pinned = העמדה הופיעה { word-times }, ובין לבין { word-loser } תקף בכל מהלך כלי של { word-winner } שלא יכול היה לזוז בגלל סוס: { word-the-role } ב־{ $square }. { word-loser } היה צריך לשחק אחרת, ולכן הפסיד.
verdict-perpetual-attack = העמדה הופיעה { word-times }, ובין לבין { word-loser } נתן שח, איים במט או תקף בכל מהלך, ו{ word-winner } פחות ממנו או כלל לא. { word-loser } היה צריך לשחק אחרת, ולכן הפסיד.
verdict-both-check = העמדה הופיעה { word-times }, ובין לבין שני הצדדים נתנו שח בכל מהלך. איש מהם לא היה חייב לוותר יותר מהאחר, ולכן תיקו.
verdict-both-chase = העמדה הופיעה { word-times }, ובין לבין שני הצדדים תקפו בכל מהלך. איש מהם לא היה חייב לוותר יותר מהאחר, ולכן תיקו.
verdict-nobody = העמדה הופיעה { word-times }, ואף צד לא עשה בכל מהלך את מה שהכללים אוסרים. איש לא היה צריך לשחק אחרת, ולכן תיקו.

## למה החזרה סיימה את המשחק

why = למה?
why-moves = המהלכים שחזרו
replay-play = הרצת המהלכים
replay-pause = השהיה
tag-check = שח
tag-mate-threat = איום מט
tag-chase = רדיפה
tag-threat = איום
tag-exchange = חילוף
tag-block = חסימה
tag-idle = שקט

## למה מהלך נדחה

no-piece = אין שם כלי.
    .detail =
        { $color ->
            [red] תור האדום: נגעו בכלי אדום.
           *[black] תור השחור: נגעו בכלי שחור.
        }
opponent-piece =
    { $color ->
        [red] { word-this-role-belongs } לשחור.
       *[black] { word-this-role-belongs } לאדום.
    }
    .detail = עכשיו תור { side }.
word-this-role-belongs =
    { $role ->
        [chariot] המרכבה הזאת שייכת
       *[other] { word-the-role } הזה שייך
    }
own-piece-there = יש שם כלי שלך.
    .detail = { word-by-role } שלך { word-by-stands } ב־{ $square }.
horse-leg-blocked = רגל הסוס חסומה.
    .detail = { word-by-piece } ב־{ $square } { word-by-stands } בדרכו.
elephant-eye-blocked = עין הפיל חסומה.
    .detail = { word-by-piece } ב־{ $square } { word-by-stands } בדרכו.
elephant-cannot-cross-river = הפיל לא חוצה את הנהר.
    .detail = הוא נשאר בצד שלו להגנה.
leaves-palace = { word-the-role } לא יוצא מהטירה.
    .detail = הטירה היא תשע הנקודות עם שני האלכסונים.
path-blocked = הדרך חסומה.
    .detail = { word-by-piece } ב־{ $square } { word-by-stands } בדרך.
cannon-no-screen = התותח לוקח רק בדילוג מעל כלי.
    .detail = בינו לבין { $square } צריך לעמוד כלי אחד בדיוק.
cannon-too-many-screens = יש יותר מדי כלים באמצע.
    .detail =
        { $count ->
            [one] לפני { $square } עומד כלי אחד; התותח מדלג מעל אחד בלבד.
            [two] לפני { $square } עומדים שני כלים; התותח מדלג מעל אחד בלבד.
           *[other] לפני { $square } עומדים { $count } כלים; התותח מדלג מעל אחד בלבד.
        }
soldier-cannot-retreat = החייל לעולם לא נסוג.
    .detail = הוא צועד קדימה; אחרי הנהר גם הצידה.
soldier-sideways-before-river = החייל עוד לא חצה את הנהר.
    .detail = עד אז הוא צועד רק קדימה.
soldier-one-step = החייל זז צעד אחד בכל פעם.
    .detail = הוא צועד קדימה; אחרי הנהר גם הצידה.
not-how-it-moves =
    { $role ->
        [chariot] המרכבה לא זזה כך.
       *[other] { word-the-role } לא זז כך.
    }
    .detail =
        { $role ->
            [general] הוא זז צעד אחד לאורך הקווים, בתוך הטירה.
            [advisor] הוא זז צעד אחד באלכסון, בתוך הטירה.
            [elephant] הוא זז בדיוק שני צעדים באלכסון.
            [horse] הוא זז צעד ישר ואחריו צעד באלכסון החוצה.
            [chariot] היא זזה בקו ישר לכל מרחק.
            [cannon] הוא זז בקו ישר, ולוקח בדילוג מעל כלי אחד.
           *[soldier] הוא זז צעד אחד קדימה; אחרי הנהר גם הצידה.
        }
generals-would-face = הגנרלים יעמדו זה מול זה.
    .detail = אסור ששניהם יעמדו באותו טור בלי כלי ביניהם.
general-left-in-check = הגנרל שלך יהיה בשח.
    .detail = { word-by-role } ב־{ $square } { word-by-attacks } עליו.
game-over = המשחק נגמר.
    .detail = כדי לשחק עוד, פתחו משחק חדש.

## למי שמקשיב במקום לראות

board-label = לוח שחמט סיני
board-help = מקשי החצים עוברים בין הנקודות, Enter מרים או מניח כלי, Escape מבטל.
point-empty = { $square }, ריקה
point-piece = { $square }, { piece }
point-can-move = אפשר לזוז לכאן
point-can-capture = אפשר לקחת
point-repeats = מסיים את המשחק בחזרה
point-selected = נבחר
point-last-move = המהלך האחרון
point-in-check = בשח
joined = { $first }, { $second }
announce-move = { side }: { role } מ־{ $from } ל־{ $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [general] , לקיחת גנרל
        [advisor] , לקיחת מנדרין
        [elephant] , לקיחת פיל
        [horse] , לקיחת סוס
        [chariot] , לקיחת מרכבה
        [cannon] , לקיחת תותח
        [soldier] , לקיחת חייל
       *[none] { "" }
    }
word-check =
    { $check ->
        [check] , שח
        [double-check] , שח כפול
       *[none] { "" }
    }
announce-selected = { $square }, { piece }, נבחר
announce-cancelled = הבחירה בוטלה

## קבצים

file-save = שמירה או העתקה
file-type = הקלדת מהלך
file-failed = לא ניתן לטעון את החלק שקורא משחקים. יש לבדוק את החיבור ולנסות שוב.
file-opening = נפתח…
