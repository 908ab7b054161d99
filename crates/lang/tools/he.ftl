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
cli-offer = { handicap-offer } { $handicap }. להתחלה מקלידים yes, ליציאה מקישים Enter:
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
file-unreadable-text = אין בטקסט משחק או עמדה שאפשר לקרוא.
# $format
file-unwritable = אי אפשר לכתוב זאת בתבנית { $format }.
file-open = פתיחת משחק שמור
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN ועוד. אפשר גם לגרור קובץ אל הדף או להדביק טקסט.
file-choose = בחירת קובץ
file-paste = או להדביק משחק, עמדה או דף שלם
file-read = פתיחה
file-format = תבנית
file-all = כל המשחקים שבקובץ
file-loses = לא נשמר בתבנית זו:
file-keep = שמירה
file-copy = העתקה
file-copied = הועתק.
file-uncopied = ההעתקה לא הצליחה. אפשר לשמור במקום זאת.
file-too-large = הקובץ גדול מכדי להעביר אותו. יש לבחור אותו כאן.
file-position = עמדה (FEN)
# $game $count
file-of = משחק { $game } מתוך { $count }
# $count
file-faults = מקומות שלא נקראו כפי שנכתבו: { $count }
file-instead = במקום זאת:
file-next = להמשיך ב:
file-said = הערות

## What the engine finds about a place in a game

analysis = ניתוח
analysis-lines = מספר הקווים
analysis-limit = כמה זמן המנוע חושב
analysis-stop = לעצור את המנוע
analysis-go-on = לתת למנוע להמשיך
analysis-endless = עד עצירה
# $count
analysis-seconds = { $count } שניות
# $count
analysis-depth = עומק { $count }
# $count
analysis-speed = { $count } אלף עמדות בשנייה
analysis-threat = איומים
analysis-no-threat = בשח: אין איום להציג.
# $color
analysis-would = אילו היה תורו של { side }:
analysis-even = שקול
# $color $count
analysis-mate = { side }: מט ב־{ $count }
# $color
analysis-rule = { side }: ניצחון לפי החוקים
# $red $black
analysis-chances = סיכויים: אדום { $red } %, שחור { $black } %
analysis-none = המנוע לא יכול לנתח את הלוח הזה.
analysis-source = מנוע
analysis-own = הדפדפן הזה
# $engine
native-crash = המנוע { $engine } הסתיים במפתיע.
# $engine
native-silent = המנוע { $engine } לא עונה.
# $engine
native-nonsense = המנוע { $engine } נתן תשובה חסרת מובן.
# $engine
native-taken = דף אחר משתמש עכשיו במנוע { $engine }.
# $engine
native-gone = אי אפשר להגיע אל המנוע { $engine }.
native-anew = הוא הופעל מחדש.
native-own = המנוע של הדפדפן הזה ממשיך.
facts-seen = מה לראות כאן

## The review of a whole game

review = סקירה
review-curve = סיכויי הניצחון לאורך המשחק
review-looking = עמדות שנבדקו: { $number } מתוך { $count }
review-explaining = הטעויות מוסברות כעת.
review-stop = עצירת הסקירה
review-go-on = המשך הסקירה
review-accuracy = דיוק
review-clean = אין טעויות.
review-learn = ללמוד מהטעויות:
review-both = שני הצדדים
review-place = טעות { $number } מתוך { $count }.
review-find = יש למצוא מסע טוב יותר.
review-checking = המנוע בודק את { $move }…
review-best = { $move } הוא המסע הטוב ביותר.
review-good = { $move } טוב כמו המסע הטוב ביותר.
review-wrong = { $move } אינו טוב מספיק.
review-solve = הצגת הפתרון
review-next = הבאה
review-over = זו הייתה האחרונה. נמצאו בעצמך: { $number } מתוך { $count }.

## מה אבד או תוקן בקריאת קובץ

record-unknown-format = הקובץ אינו באף תבנית מוכרת.
record-not-read = התבנית { $format } אינה נקראת: התוכנות חלוקות על משמעות הקבצים שלה.
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
# $path
cli-no-file = אין קובץ ״{ $path }״. נדרש קובץ, תיקייה, תבנית כמו ‎games/*.pgn‎, או ‎-‎ לקלט התקני.
# $path
cli-no-match = אין קובץ שמתאים ל־״{ $path }״.
cli-which-format = השם אינו מגלה את התבנית. בחרו אותה עם ‎--to: { $formats }.
cli-one-game = ״{ $path }״ יכול להכיל משחק אחד בלבד, ויש יותר. ציינו תיקייה, למשל ‎games/‎.
cli-no-such-game = אין משחק { $number }: המשחקים הם 1 עד { $count }.
cli-no-stored-game = אין משחק { $game } במסד הנתונים הזה.
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

## מה לא נכון במערכת הכללים

ruleset-no-value = שורה { $line }: ״{ $found }״ צריך להיות שם, ״=״ וערך.
ruleset-unknown-key = שורה { $line }: אין הגדרה בשם ״{ $found }״. ההגדרות הן: { $expected }.
ruleset-bad-value = שורה { $line }: ״{ $found }״ אינו ערך של { $key }. מותר: { $expected }.
ruleset-bad-name = שורה { $line }: ״{ $found }״ אינו יכול להיות שם של מערכת חוקים. מותר להשתמש באותיות a–z, בספרות 0–9 ובמקף, { $count } תווים לכל היותר.
ruleset-late-base = שורה { $line }: ״base״ חייב לבוא לפני כל ההגדרות האחרות.

## למה מהלך נדחה

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

## משחקים בין אנשים: למה בקשה נדחתה

play-bad-control = { side }: לכל חלק בשעון צריך זמן, ולא יותר מ־7 ימים.
play-long-fen = זה ארוך מדי בשביל עמדה.
play-start-over = בעמדה הזאת המשחק כבר גמור. בחרו אחרת.

## תחרויות בין מנועים

cli-match-two-engines = לתחרות דרושים שני מנועים: כתבו ‎--engine פעמיים.
cli-match-no-limit = כמה זמן מותר למנוע לחשוב? תנו ‎--nodes, ‎--depth, ‎--movetime או ‎--tc.
cli-match-over = לפי הכללים המשחק נגמר לפני שהתחיל.
# $path $games
cli-match-goes-on = משחקים של תחרות זו ב״{ $path }״: { $games }. התחרות ממשיכה משם.
# $path
cli-match-in-use = תחרות אחרת כותבת אל ״{ $path }״.
# $path $found
cli-match-other = ״{ $path }״ הוא יומן של תחרות אחרת. שונה בו: { $found }.
# $path $found
cli-match-damaged = ״{ $path }״ אינו יומן של תחרות זו: אי אפשר לקרוא את שורה { $found }.
cli-match-interrupted = הופסק. משחקים שלא נגמרו אינם נספרים.
# $engine $found
cli-match-not-started = אי אפשר להפעיל את { $engine }: { $found }
# $engine $found
cli-match-ended = { $engine } הסתיים לפני שהיה מוכן: { $found }
# $engine $found
cli-match-silent = { $engine } אינו עונה ל״{ $found }״.
# $engine $found
cli-match-no-option = ל־{ $engine } אין אפשרות ״{ $found }״.
# $engine $option $found
cli-match-bad-value = { $engine }: ״{ $found }״ אינו ערך של האפשרות { $option }.
# $game $red $black $result $end $plies
cli-match-game = משחק { $game }: { $red } – { $black } ⁦{ $result }⁩, מסעים: { $plies }. { $end }
# $game $engine $end $found
cli-match-fault = משחק { $game }: { $engine } מפסיד. { $end }: { $found }
# $end $games
cli-match-end = { $end }: { $games }
cli-match-engine = מנוע
cli-match-points = נקודות
cli-match-won = ניצחון
cli-match-drawn = תיקו
cli-match-lost = הפסד
cli-match-faults = תקלות
cli-match-time = מ״ש למסע
cli-match-nodes = צמתים למסע
cli-match-depth = עומק
# $engine $elo $low $high $percent
cli-match-elo = { $engine }: ⁦{ $elo }⁩ אילו, בוודאות של 95 % בין ⁦{ $low }⁩ ל־⁦{ $high }⁩; החזק יותר בהסתברות ⁦{ $percent }⁩ %
# $pairs
cli-match-pairs = זוגות משחקים לפי נקודות (0, ½, 1, 1½, 2): ⁦{ $pairs }⁩
# $low $high $llr $lower $upper
cli-match-sprt = מבחן SPRT, ⁦{ $low }⁩ מול ⁦{ $high }⁩ אילו: ⁦{ $llr }⁩, נגמר ב־⁦{ $lower }⁩ או ב־⁦{ $upper }⁩
# $elo
cli-match-decided = המבחן הוכרע: ⁦{ $elo }⁩ אילו.
match-crash = קריסה
match-silence = אין תשובה
match-late = נגמר הזמן
match-illegal = מסע לא חוקי
match-no-move = לא שיחק אף שהיה מסע
match-resigned = כניעה
match-agreed = תיקו בהסכמה
match-scores = שני המנועים הסכימו על ההערכה
match-plies = מספר המסעים שהתחרות מתירה
# $winner
selfplay-scores =
    { $winner ->
        [red] אדום מנצח: ההערכה ברורה
        [black] שחור מנצח: ההערכה ברורה
       *[other] תיקו: ההערכה ברורה
    }
selfplay-plies = תיקו: מספר המסעים המותר במשחק
# $path $games
selfplay-goes-on = משחקים ב״{ $path }״: { $games }. ממשיכים משם.
# $games $positions $pace
selfplay-made = משחקים: { $games }, עמדות: { $positions }. עמדות חדשות בשעה: { $pace }.
# $path
selfplay-in-use = תהליך אחר מוסיף משחקים אל ״{ $path }״.
# $path $found
selfplay-other = ב״{ $path }״ יש משחקים ששוחקו אחרת. שונה בהם: { $found }.
# $path
selfplay-empty = אין ב״{ $path }״ משחקים של המנוע עם עצמו.
# $path
selfplay-missing = ״{ $path }״ חסר, אף שיש קובץ אחריו.
# $path $found $expected
selfplay-short = ב״{ $path }״ יש { $found } משחקים וצריכים להיות { $expected }.
# $path $found $expected
selfplay-long = ב״{ $path }״ יש { $found } בתים; בקובץ כזה יש לכל היותר { $expected }.
# $path $number $found
selfplay-damaged = ״{ $path }״ פגום בבית { $number }. { $found }
# $expected
selfplay-magic = הוא צריך להתחיל ב־⁦{ $expected }⁩.
# $found $expected
selfplay-checksum = סכום הביקורת הוא ⁦{ $found }⁩ וצריך להיות ⁦{ $expected }⁩.
selfplay-no-plan = אי אפשר לקרוא כיצד משוחקים המשחקים.
# $found $expected
selfplay-number = זה קובץ מספר { $found } וצריך להיות { $expected }.
# $found $expected
selfplay-length = אורך המשחק הוא { $found } ואחר כך { $expected }; הם צריכים להיות שווים ולא ארוכים ממשחק.
# $expected
selfplay-too-many = יש עוד משחק אחרי { $expected }, וזה כל מה שקובץ מכיל.
# $found
selfplay-no-length = { $found } בתים אינם משחק.
# $found
selfplay-no-end = { $found } אינו מספר של סיום.
selfplay-no-start = העמדה שבה המשחק מתחיל אינה אפשרית.
# $number $found
selfplay-no-move = מסע { $number }: { $found } אינו מספר של מסע.
# $number $found
selfplay-no-score = מסע { $number }: ⁦{ $found }⁩ אינו מספר של הערכה.
# $path $number $count
selfplay-torn = ״{ $path }״: המשחק האחרון קטוע. אחרי בית { $number } יש { $count } בתים מיותרים; ההרצה הבאה תסיר אותם.
# $game $number
selfplay-crash = משחק { $game }, מסע { $number }: החיפוש קרס.
# $game $number
selfplay-silent = משחק { $game }, מסע { $number }: החיפוש לא מצא מסע, אף שיש.
# $game $number $found
selfplay-illegal = משחק { $game }, מסע { $number }: ⁦{ $found }⁩ אינו חוקי.
# $game $number $found
selfplay-over = משחק { $game }: הוא ממשיך, אף שנגמר אחרי מסע { $number }. { $found }
# $game $found $expected
selfplay-end = משחק { $game }: נאמר שהסיום הוא ״{ $found }״, אבל הוא ״{ $expected }״.
# $game $number $found
selfplay-mate = משחק { $game }, מסע { $number }: הוכרז מט שאיננו (⁦{ $found }⁩).
# $games $positions $count
selfplay-verified = משחקים: { $games }, עמדות: { $positions }, משחקים שגויים: { $count }.
# $count $proven $found $refuted $open
selfplay-mates = מטים שהוכרזו: { $count }. הוכחו בניסוי המסעים: { $proven }, נמצאו גם בחיפוש אחר: { $found }, אינם: { $refuted }, ארוכים מכדי לדעת: { $open }.
# $games $positions
selfplay-counts = משחקים: { $games }, עמדות: { $positions }.
# $red $black $drawn
selfplay-results = אדום ניצח: { $red }, שחור ניצח: { $black }, תיקו: { $drawn }.
# $mean $least $half $most
selfplay-lengths = מסעים של שני הצדדים במשחק: בממוצע { $mean }, הקצר { $least }, החציון { $half }, הארוך { $most }.
# $count $games $percent
selfplay-openings = פתיחות שונות: { $count }. משחקים כפולים: { $games }. עמדות שכבר הופיעו: ⁦{ $percent }⁩ %.
selfplay-scores-title = בכמה צד אחד מוביל, במאיות של חייל:
selfplay-decided = מט, או הכרעה בחזרה

## למה מהלך טוב או רע

fact-hangs = { word-by-piece } ב־{ $by-square } { word-by-can } לקחת את { word-the-piece } ב־{ $square }, ואין מי שייקח בחזרה.
fact-hangs-protected = { word-by-piece } ב־{ $by-square } { word-by-can } לקחת את { word-the-piece } ב־{ $square } ברווח, למרות ההגנה.
fact-fork = { word-by-piece } ב־{ $by-square } { word-by-attacks } בבת אחת על { word-also-role } ב־{ $also-square } ועל { word-the-role } ב־{ $square }, ואחד הכלים יאבד.
fact-fork-check = שח של { word-by-piece } ב־{ $by-square } יחד עם איום על { word-the-piece } ב־{ $square }, והכלי הזה יאבד.
fact-pin = כלי מרותק: הזזת { word-the-piece } ב־{ $square } תחשוף את הגנרל לשח של { word-by-piece } ב־{ $by-square }.
fact-pin-piece = הזזת { word-the-piece } מ־{ $square } תאפשר לקחת את { word-also-role } ב־{ $also-square } עם { word-by-piece } ב־{ $by-square }.
fact-skewer = { word-by-piece } ב־{ $by-square } { word-by-attacks } על { word-also-role } ב־{ $also-square }, ומאחור גם על { word-the-role } ב־{ $square }: אחד הכלים יאבד.
fact-skewer-check = שח של { word-by-piece } ב־{ $by-square }, והכלי שמאחורי הגנרל יאבד: { word-the-piece } ב־{ $square }.
fact-discovered-check = הליכת { word-the-piece } אל { $square } חושפת שח של { word-by-piece } ב־{ $by-square }.
fact-double-check = שח משני כלים יחד: { word-the-piece } ב־{ $square } ו{ word-by-piece } ב־{ $by-square }.
fact-hollow-cannon = אין אף כלי בין { word-the-piece } ב־{ $square } לבין הגנרל של היריב, ואסור לכלי להיכנס ביניהם.
fact-double-cannon = { word-by-piece } ב־{ $by-square } נותן שח מעל { word-the-role } ב־{ $square }, ואסור לכלי להיכנס באמצע.
fact-palace-horse = { word-the-piece } ב־{ $square } עומד באמצע הטירה שלו ולא משאיר לגנרל שלו אף מהלך.
fact-trapped = כלי לכוד: יש איום על { word-the-piece } ב־{ $square }, ואין נקודה בטוחה ללכת אליה.
fact-mate-now = מט: { word-the-piece } מ־{ $from } אל { $to }.
fact-mate =
    מט תוך { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    } לכל היותר: { word-the-piece } מ־{ $from } אל { $to }.
fact-mate-threat-now = { side } מאיים במט: { word-the-role } מ־{ $from } אל { $to }.
fact-mate-threat =
    { side } מאיים במט תוך { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    } לכל היותר: { word-the-role } מ־{ $from } אל { $to }.
fact-overloaded = { word-by-piece } ב־{ $by-square } { word-by-guards } גם על { word-the-role } ב־{ $square } וגם על { word-also-role } ב־{ $also-square }, ואפשר לקחת בחזרה רק פעם אחת.
fact-screen-guard = הכלי שהתותח דילג מעליו עזב את { $from }: { word-by-piece } ב־{ $by-square } כבר לא שומר על { word-the-role } ב־{ $square }, ואפשר לקחת שם.
fact-screen-attack = הכלי שהתותח דילג מעליו עזב את { $from }: { word-by-piece } ב־{ $by-square } כבר לא מאיים על { word-the-piece } ב־{ $square }.
word-also-role =
    { $also-role ->
        [general] הגנרל
        [advisor] המנדרין
        [elephant] הפיל
        [horse] הסוס
        [chariot] המרכבה
        [cannon] התותח
       *[soldier] החייל
    }
word-by-guards =
    { $by-role ->
        [chariot] שומרת
       *[other] שומר
    }
word-by-can =
    { $by-role ->
        [chariot] יכולה
       *[other] יכול
    }
word-the-piece =
    { $role ->
        [chariot] המרכבה { $color ->
            [red] האדומה
           *[black] השחורה
        }
       *[other] { word-the-role } { $color ->
            [red] האדום
           *[black] השחור
        }
    }

## ויתור כלים

handicap = ויתור כלים
handicap-none = ללא
handicap-other = ויתורים אחרים
handicap-computer = המחשב משחק באדום ומוותר על אלה.
handicap-given = ויתור: { $handicap }
handicap-offer = במשחק הבא המחשב יכול לוותר על:
play-handicap-first-move = המהלך הראשון
play-handicap-horse = סוס אחד
play-handicap-two-horses = שני סוסים
play-handicap-chariot = מרכבה אחת
play-handicap-chariot-and-horse = מרכבה וסוס
play-handicap-two-chariots = שתי מרכבות
play-handicap-two-chariots-and-horse = שתי מרכבות וסוס

## מדוע המחשב שיחק כך

why-line = המסעים שהוא צופה
why-worth = הערכה
worth-even = שווה בערך
# $color $amount
worth-ahead = { side } מוביל ב־⁦{ $amount }⁩ חיילים.
# $color $count
worth-mate = { side }: מט ב־{ $count }.
# $color
worth-rule = { side } מנצח לפי כללי החזרה.

## Analysis on the command line

review-inaccuracy = אי־דיוק.
review-mistake = טעות.
review-blunder = טעות גסה.
review-chances = הסיכויים יורדים מ־⁦{ $upper }⁩ % ל־⁦{ $lower }⁩ %.
review-missed-mate =
    { $count ->
        [one] מוחמץ מט במהלך אחד.
        [two] מוחמץ מט בשני מהלכים.
       *[other] מוחמץ מט ב־{ $count } מהלכים.
    }
review-allowed-mate =
    { $count ->
        [one] מאפשר ליריב מט במהלך אחד.
        [two] מאפשר ליריב מט בשני מהלכים.
       *[other] מאפשר ליריב מט ב־{ $count } מהלכים.
    }
review-missed-win-by-rule = מוחמץ ניצחון לפי כללי החזרה, שאינו מט.
review-allowed-loss-by-rule = מאפשר ליריב לנצח לפי כללי החזרה, ללא מט.
review-better = עדיף { $move }.
review-side = { side }: דיוק ⁦{ $mean }⁩ %; אי־דיוקים { $least }, טעויות { $half }, טעויות גסות { $most }
review-by-rule = ניצחון של { side } לפי כללי החזרה
cli-analyse-over = לפי הכללים המשחק נגמר כאן, ואין מה לנתח.
cli-analyse-level = מנוע מוחלש אינו מנתח: יש לתת ״self״ או תוכנה.
cli-analyse-trouble = { $engine } אינו אומר את דעתו: { $found }
cli-analyse-interrupted = הופסק. אותה פקודה תמשיך מכאן.
cli-analyse-lost = הופסק. בלי ‎--output או ‎--log דבר אינו נשמר.
cli-analyse-goes-on = חיפושים ב״{ $path }״: { $positions }. הניתוח ממשיך משם.
cli-analyse-in-use = ניתוח אחר כותב אל ״{ $path }״.
cli-analyse-other = ״{ $path }״ אינו יומן של ניתוח זה: המשחקים, המנוע או המגבלה שונים.
