### העברית של Chuhe.

## האתר

site-name = Chuhe
site-game = שחמט סיני
site-tagline = שחמט סיני, פתוח לכולם.
site-description = משחקים שחמט סיני (שיאנג־צ׳י) בדפדפן, נגד המחשב או עם חבר על אותו מסך. בחינם, בלי חשבון ובלי התקנה.
begin-hint = האדום פותח. נגעו בכלי כדי להתחיל.
noscript = כדי לשחק יש לאפשר JavaScript בדפדפן.

## פעולות

play-computer = משחק נגד המחשב
play-two = שניים על אותו מסך
home = דף הבית
close = סגירה
retry = ניסיון נוסף
undo = ביטול מהלך
flip = סיבוב
resign = כניעה
resign-ask = להיכנע במשחק הזה?
resign-yes = כניעה
resign-no = ממשיכים
new-game = משחק חדש
new-game-ask = לעזוב את המשחק הזה ולפתוח חדש?
rematch = משחק נוסף
language = שפה
settings = הגדרות
licences = רישיונות
about-licence = התוכנה Chuhe חופשית, ברישיון MIT או Apache 2.0.
about-glyphs = הסימניות שעל הכלים צוירו לפי הגופן LXGW WenKai, ברישיון SIL Open Font License 1.1.

## פתיחת משחק

choose-side = הצבע שלך
play-red = אדום, פותח
play-black = שחור, שני בתור
choose-level = רמה
level =
    { $level ->
        [1] מתחילים
        [2] לומדים
       *[3] שחקנים
    }
level-about =
    { $level ->
        [1] למי שיודע איך הכלים זזים.
        [2] למי ששיחק כמה משחקים.
       *[3] למי שמתמצא היטב על הלוח.
    }
computer-at-level = המחשב · { level }
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
forecast-draw = המהלך מ־{ $from } ל־{ $to } יסיים את המשחק בתיקו.
    .detail = העמדה תופיע אז { word-times } בסך הכול.
forecast-check = המהלך מ־{ $from } ל־{ $to } יסיים את המשחק: { side } יפסיד.
    .detail = { side } נתן שח בכל מהלך, והעמדה תופיע אז { word-times } בסך הכול.
forecast-chase = המהלך מ־{ $from } ל־{ $to } יסיים את המשחק: { side } יפסיד.
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

## מה לא נכון במערכת הכללים

ruleset-no-value = שורה { $line }: ״{ $found }״ צריך להיות שם, ״=״ וערך.
ruleset-unknown-key = שורה { $line }: אין הגדרה בשם ״{ $found }״.
ruleset-bad-value = שורה { $line }: ״{ $found }״ אינו ערך של { $key }.
ruleset-late-base = שורה { $line }: ״base״ חייב לבוא לפני כל ההגדרות האחרות.

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
move-unreadable = ״{ $found }״ אינו מהלך.
    .detail = מהלך נכתב כמו h2e2, 炮二平五 או C2=5.
move-unmatched = אין כלי שיכול לבצע את המהלך ״{ $found }״.
    .detail = מהלך נכתב מנקודה לנקודה, למשל h2e2.
move-ambiguous = ״{ $found }״ מתאים ליותר ממהלך אחד.
    .detail = המהלכים האפשריים: { $moves }.

## מה לא נכון בעמדה

fen-empty = אין עמדה בטקסט הזה.
fen-row-count =
    { $count ->
        [one] בעמדה שורה אחת; צריך 10.
        [two] בעמדה שתי שורות; צריך 10.
       *[other] בעמדה { $count } שורות; צריך 10.
    }
fen-row-width =
    { $count ->
        [one] בשורה { $row } מלמעלה נקודה אחת; צריך 9.
        [two] בשורה { $row } מלמעלה שתי נקודות; צריך 9.
       *[other] בשורה { $row } מלמעלה { $count } נקודות; צריך 9.
    }
fen-bad-letter = ״{ $letter }״ בשורה { $row } מלמעלה אינו מסמן שום כלי.
fen-bad-side = הצד שבתור צריך להיות ״w״ או ״b״, ולא ״{ $found }״.
fen-bad-number = ״{ $found }״ צריך להיות מספר.
fen-too-many-fields = ״{ $found }״ שבסוף מיותר.
setup-no-general =
    { $color ->
        [red] לאדום אין גנרל.
       *[black] לשחור אין גנרל.
    }
setup-two-generals =
    { $color ->
        [red] לאדום { $count } גנרלים; מותר רק אחד.
       *[black] לשחור { $count } גנרלים; מותר רק אחד.
    }
setup-general-outside-palace = הגנרל { side } ב־{ $square } נמצא מחוץ לטירה.
setup-too-many =
    { $color ->
        [red] לאדום יותר מדי כלים מסוג אחד ({ role }): { $count }, לכל היותר { $max }.
       *[black] לשחור יותר מדי כלים מסוג אחד ({ role }): { $count }, לכל היותר { $max }.
    }
setup-impossible-point = { piece } לא יכול לעמוד ב־{ $square }.
setup-soldier-behind-start = החייל { side } ב־{ $square } עומד מאחורי שורת הפתיחה שלו.
setup-soldier-file = החייל { side } לא יכול לעמוד ב־{ $square } לפני שחצה את הנהר.
setup-opponent-in-check = { side } בשח אבל זה לא תורו.
setup-generals-facing = הגנרלים עומדים זה מול זה בטור פתוח.

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

## דפי השרת

home-link = אל הלוח
http-400 = בקשה שגויה
    .detail = השרת לא הבין את הבקשה הזאת.
http-404 = הדף לא נמצא
    .detail = אין דבר בכתובת הזאת.
http-405 = שיטה אסורה
    .detail = הכתובת הזאת לא מקבלת בקשות מסוג זה.
http-431 = הבקשה גדולה מדי
    .detail = הדפדפן שלח יותר כותרות ממה שהשרת מקבל.
http-500 = שגיאה בשרת
    .detail = משהו השתבש אצלנו. נסו שוב.

## המסוף

cli-you-play =
    { $color ->
        [red] האדום שלך, השחור של המחשב.
       *[black] השחור שלך, האדום של המחשב.
    }
cli-prompt = המהלך שלך (למשל h2e2):
cli-prompt-side = תור { side } (למשל h2e2):
cli-commands = הקלידו מהלך, או אחת מהמילים: { $commands }
cli-computer-plays = המחשב משחק { $move }.
cli-played = שוחק { $move }.
cli-nothing-to-undo = אין מהלך לבטל.
cli-goodbye = להתראות.
cli-serving = הכתובת של Chuhe היא { $address }
cli-stop-hint = לעצירה מקישים Ctrl+C.
cli-stopping = בעצירה…
cli-address-taken = הכתובת { $address } תפוסה. בחרו אחרת בעזרת { "\u2066" }--bind{ "\u2069" }.
cli-at-ply = מהלך { $number } ({ $found })
cli-ongoing = המשחק נמשך.
cli-unknown-rules = אין מערכת כללים בשם ״{ $found }״, וגם לא קובץ כזה. השמות: wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian.

## קבצים במסוף

cli-file-exists = הקובץ ״{ $path }״ כבר קיים; ‎--force יחליף אותו.
cli-unknown-picture = על ״{ $path }״ להסתיים ב־‎.svg או ב־‎.png.
## קבצים

# $game $problem
file-warning = משחק { $game }: { $problem }
# $game $ply $problem
file-warning-ply = משחק { $game }, מהלך { $ply }: { $problem }
# $name
file-unreadable = אין ב־{ $name } משחק או עמדה שאפשר לקרוא.
# $format
file-unwritable = אי אפשר לכתוב זאת בתבנית { $format }.
file-open = פתיחת משחק שמור
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN ועוד. אפשר גם לגרור קובץ אל הדף או להדביק טקסט.
file-choose = בחירת קובץ
file-paste = או להדביק משחק, עמדה או דף שלם
file-read = פתיחה
file-save = שמירה או העתקה
file-format = תבנית
file-all = כל המשחקים שבקובץ
file-loses = לא נשמר בתבנית זו:
file-keep = שמירה
file-copy = העתקה
file-copied = הועתק.
file-position = עמדה (FEN)
# $game $count
file-of = משחק { $game } מתוך { $count }
# $count
file-faults = מקומות שלא נקראו כפי שנכתבו: { $count }
file-type = הקלדת מהלך
file-instead = במקום זאת:
file-next = להמשיך ב:
file-failed = לא ניתן לטעון את החלק שקורא משחקים. יש לבדוק את החיבור ולנסות שוב.
file-opening = נפתח…
file-said = הערות

## מה אבד או תוקן בקריאת קובץ

record-unknown-format = הקובץ אינו באף תבנית מוכרת.
record-bad-text = חלק מהתווים אינם קריאים בקידוד { $charset }; סימנים עומדים במקומם.
record-bad-fen = ״{ $found }״ אינו עמדה.
record-impossible-start = המשחק מתחיל בעמדה שאינה אפשרית; היא נשמרה בלי מסעים.
record-start-replaced = עמדת הפתיחה הרשומה אינה אפשרית; המסעים מתאימים לפתיחה הרגילה, והיא נלקחה.
record-side-corrected = הצד שמשחק ראשון אינו זה שרשום בעמדה; הדבר תוקן.
record-bad-move = אי אפשר לשחק את המסע ״{ $found }״; המשך הקו נשמר כהערה.
record-ambiguous-move = ״{ $found }״ מתאים ליותר ממסע אחד, גם לפי ההמשך; נלקח הראשון.
record-place-ignored = מילת הקדמי או האחורי ב״{ $found }״ שגויה, והתעלמו ממנה.
record-no-move = ״{ $found }״ בין המסעים אינו מסע; הוא נשמר כהערה.
record-unclosed = ״{ $found }״ אינו נסגר.
record-bad-tag = ״{ $found }״ אמור להיות שם וערך במירכאות.
record-unknown-result = ״{ $found }״ אינו תוצאה מוכרת; הוא נשמר כפי שהוא.
record-truncated = הקובץ נקטע באמצע; מה שלפני כן נשמר.
record-too-long = חלק כלשהו ארוך מהגבול { $limit }; השאר הושמט.
record-malformed = חלק אינו כפי שהתבנית דורשת, והוא הושמט: { $found }.

## מה שהתבנית אינה מכילה

loss-start = עמדת הפתיחה
loss-result = התוצאה
loss-counters = מוני עמדת הפתיחה
loss-rules = מערכת הכללים
loss-moves = מסעים ({ $count })
loss-variations = וריאנטים ({ $count })
loss-comments = הערות ({ $count })
loss-before = מקומן של הערות לפני מסעים ({ $count })
loss-nags = סימנים כגון ! ו־? ({ $count })
loss-shapes = מסעים עם חצים ועיגולים ({ $count })
loss-clocks = מסעים עם זמני שעון ({ $count })
loss-evals = מסעים עם הערכת מנוע ({ $count })
loss-characters = קטעי טקסט עם תווים שאין בו ({ $count })
loss-tag = התג { $name }
cli-place-game = משחק { $number }
cli-place-ply = מסע { $number }
cli-place-byte = בית { $number }
cli-warning = { $path }: { $place }: { $found }
cli-more-warnings = אזהרות נוספות: { $count }; ‎--verbose מדפיס את כולן.
cli-losses = לא נשמר, כי אין לכך מקום ב־{ $format }:
cli-loss = { $loss }, במשחקים: { $games }
cli-summary = קבצים: { $files }, משחקים: { $games }, מסעים: { $plies }, אזהרות: { $warnings }, קבצים שלא נקראו: { $unread }.
cli-no-game = לא נמצא אף משחק.
cli-which-format = השם אינו מגלה את התבנית. בחרו אותה עם ‎--to: { $formats }.
cli-one-game = ״{ $path }״ יכול להכיל משחק אחד בלבד, ויש יותר. ציינו תיקייה, למשל ‎games/‎.
cli-no-such-game = אין משחק { $number }: המשחקים הם 1 עד { $count }.
cli-game-of = משחק { $number } מתוך { $count }
cli-tag = { $name }: { $value }
cli-result = תוצאה
cli-not-in-game = המשחק אינו ממשיך כאן ב״{ $found }״.
cli-no-way-on = אין דבר בכיוון הזה.
cli-line-ends = הקו נגמר כאן: { $found }
cli-goes-on = ממשיך: { $moves }
cli-steps = הקישו Enter למסע הבא. הקלידו מספר כדי לבחור בין כמה, מסע, או אחת מהמילים: { $commands }
cli-checked = { $path }: { $format }, משחקים: { $games }, מסעים: { $plies }, וריאנטים: { $variations }, אזהרות: { $count }

## מה ש־chuhe check מוצא

check-result-differs = התוצאה הרשומה היא { $found }, אך לפי הכללים היא אחרת.
check-result-open = לא נרשמה תוצאה, אך לפי הכללים המשחק נגמר.
check-played-on = לפי הכללים המשחק נגמר כאן, אך הוא נמשך.
check-duplicate = אותם מסעים כמו ב־{ $path }, משחק { $number }.
