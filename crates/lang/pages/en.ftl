### What the pages that teach say in English; the browser does not load this file, the server holds it.
###
### The rules of the catalogue beside it hold here too, and messages may refer to that one’s.

## The pages

learn = Learn to play
learn-about = How the pieces of Chinese chess move, what they are worth, and what players call out, on boards that you can try.
learn-moves = How the pieces move
learn-moves-about = Pieces stand on the crossings of the lines. The dots show where the piece may go; touch a piece and try. A move that is not allowed is refused with the reason.
learn-calls = What players call out
learn-calls-about = A check is announced aloud, and so is the end. These are the Chinese words on every board and what they mean.
learn-worth = What the pieces are worth
learn-worth-about = Values help to weigh an exchange; they decide no game. The five guides that this site began with do not agree, and some of what they say is wrong.
rule-sets = Rule sets
rule-sets-about = The pieces move alike everywhere. What differs is how a game ends, and above all what happens when a position comes up again and again. Each set has a page with diagrams to step through.
rule-set-usual = The usual set
lessons = Rule by rule
lessons-about = Step through each diagram, or move a piece yourself from any of its positions. What stands below a diagram is not written by hand: the same judge says it that decides a game.
lesson-goes-on = The game goes on.
lesson-judge = The judge says
# $count
lesson-again =
    { $count ->
        [2] Played twice in a row.
       *[other] Played { $count } times in a row.
    }

## The rule sets: a line, and as “more” where it comes from

set-wxf = The federation’s rules: neither perpetual check nor perpetual chase.
    .more = The rules of international tournaments, and the set that games here are played by unless you choose another. A position that comes up for the third time ends the game: whoever checked, or chased the same piece, with every move in between has lost. Otherwise it is a draw.
set-axf = The Asian rules to the letter.
    .more = Like the federation’s, with two differences. Only horses and cannons are named as pieces that may not chase a protected chariot, so advisors and elephants may. And at most ten checks of each side count towards the limit of moves without a capture.
set-cxa-lite = The Chinese association’s rules, as far as they can be computed.
    .more = These rules forbid more: perpetual threats of mate, a mixture of checks, threats and attacks, and attacks on several pieces in turn. The full text asks for a referee’s judgement that no program has; what this set computes is a part of it, and its name says so.
set-simple = Only perpetual check loses; every other repetition is a draw.
    .more = What many programs and casual players go by. It needs no judgement on what a chase is.
set-capture = Take the general to win; a general may be left attacked.
    .more = The rules of the Arabic guide, and a good set to begin with: a general may be left attacked, and whoever takes it wins. There is no rule on repetition; after 400 moves, counting each side’s, the game is drawn. The guide does not say what happens to a side without a move: here it loses.
set-hebrew = Perpetual check loses at its third repetition.
    .more = The Hebrew guide allows two repetitions of a check and forbids the third, so a position may come up three times and decides when it comes up a fourth time. Every other repetition is a draw. The game is also drawn when neither side has a piece left that can cross the river.
set-ukrainian = The general is taken, and generals may fly.
    .more = The Ukrainian guide lets a general take the other along an open file, and lets play go on when a player overlooks that he could take it. It has five rules on repetition: perpetual check loses; so does a perpetual attack on an unprotected piece, but generals and soldiers may attack; against such an attack the checker loses; if neither breaks a rule it is a draw, and if both do as well.
set-norwegian = Either side may begin; only perpetual check loses.
    .more = The Norwegian guide tells that Black begins by tradition and that players otherwise agree who does. It has no rule on repetition, so the simple one serves.
set-romanian = No perpetual check and no perpetual attack on a lesser piece.
    .more = The Romanian guide forbids repeated attacks on pieces of lower value, in this order: general, chariot, cannon, horse, advisor, elephant, soldier. Whether the piece is protected does not matter. It does not say what follows; here such an attack loses when the position comes up for the third time.

## The terms of a set

terms = The set at a glance
term-goal = To win
goal-mate = Leave the other side no move: checkmate or stalemate
goal-capture = Take the general
goal-capture-flying = Take the general, also with your own along an open file; checkmate and stalemate win too
term-first = Who begins
first-red = Red
first-either = Red or Black, as the players agree
term-repetition = Repetition
# $count
repetition-judged =
    { $count ->
        [3] Judged when a position comes up for the third time
        [4] Judged when a position comes up for the fourth time
       *[other] Judged when a position has come up { $count } times
    }
repetition-never = Never ends the game
term-chase = Perpetual attacks
chase-allowed = Allowed, except on the general
chase-asian = Forbidden on one unprotected piece, and on a chariot by a horse or cannon
chase-unprotected = Forbidden on one unprotected piece
chase-lesser = Forbidden on one piece that is worth less
chase-chinese = Forbidden on one or more pieces that could be won, as are threats of mate
term-minor = Advisors and elephants may not chase greater pieces even if protected
term-check-chase = A check that also attacks counts as an attack
term-yes = Yes
term-no = No
term-quiet-limit = Drawn without a capture
# $plies
limit-plies =
    { $plies ->
        [one] After one move
       *[other] After { $plies } moves, counting both sides’
    }
limit-none = No limit
term-checks = Checks in that limit
# $count
checks-counted =
    { $count ->
        [one] At most one of each side counts
       *[other] At most { $count } of each side count
    }
checks-all = All count
term-total-limit = Drawn in any case
term-dead = Drawn for lack of pieces
dead-never = Never
dead-no-attackers = When neither side has a piece that can cross the river
dead-no-mate = When no play can lead to mate
dead-no-forced-mate = When neither side can force mate

## How the pieces move

walk-general = One point along a line, never diagonally, and never out of the palace. It may not step onto a file where nothing stands between it and the other general.
walk-advisor = One point diagonally, inside the palace: five points are all it ever sees.
walk-elephant = Exactly two points diagonally, and never across the river. A piece on the point in between, its eye, blocks it.
walk-horse = One point straight, then one diagonally outward. A piece on the first point, its leg, blocks it in that direction; here the soldier does.
walk-chariot = Any distance along a line, until something stands in the way; an enemy piece there is captured.
walk-cannon = It moves like the chariot, but captures only by jumping over exactly one piece, the screen, whichever side’s it is.
walk-soldier = One point forward. Across the river also sideways, never back; at the far end only sideways. It is never promoted.

## Calls: the word, and as “about” what it is

call-check = Check
    .about = The general is attacked and must be saved at once. Short for 將軍.
call-mate = Checkmate
    .about = The general is attacked and cannot be saved: the game is won. The Hebrew guide calls mate 將軍; players today call a check so.
call-stalemate = Stalemate
    .about = No attack, but no legal move either. In Chinese chess that is a loss for the side that cannot move.

## What the pieces are worth

worth-piece = Piece
# $first $second
worth-crossing = { $first }, across the river { $second }
# $number
worth-place =
    { $number ->
        [1] 1st in rank
        [2] 2nd in rank
        [3] 3rd in rank
       *[other] { $number }th in rank
    }
worth-unsaid = —
guide-hebrew = Hebrew guide
    .values = In points. A soldier gains when it crosses the river, and the cannon stands above the horse.
    .errors = It gives the character 象 to Red and 相 to Black; it is the other way round. And it says that a soldier moves sideways after crossing, leaving out that it still goes forward.
guide-ukrainian = Ukrainian guide
    .values = It gives no values, but remarks that cannons lose worth towards the end, when there is less to jump over.
    .errors = The characters of the soldiers are swapped: Red has 兵 and Black 卒. Of its two large numbers the raised digits were lost: they should read 38⁹⁵ and 10¹⁵⁰.
guide-norwegian = Norwegian guide
    .values = In points, for comparison only. It even rates the general, which can bar a file against the other.
    .errors = It lets the horse go diagonally first, which its own figures contradict. It gives the general five points; the palace has nine. In figure 4 some points are misprinted, and a general is said to step diagonally; in figure 9 the cannon is Red’s and the pinned pieces are Black’s.
guide-arabic = Arabic guide
    .values = It says outright that no points are counted: only the general decides.
    .errors = We know of no error in what it says; it leaves out stalemate and repetition.
guide-romanian = Romanian guide
    .values = An order without numbers; its rule on repeated attacks is built on it.
    .errors = It puts the advisor above the elephant without saying why, and leaves open who begins.

## Lessons: the rule, and as “text” what is to be seen

lesson-perpetual-check = Perpetual check loses
    .text = The chariot gives check with every move; the general only steps aside.
lesson-fourth-time = Perpetual check loses the fourth time
    .text = Two repetitions are allowed. With the third the position has come up four times, and whoever checked with every move loses.
lesson-both-check = If both check for ever, it is a draw
    .text = Every move of both sides gives check, so neither is worse than the other.
lesson-counter-check = A counter-check now and then is no excuse for the other
    .text = The horse checks with every move. Black parries one check with a check of the cannon, but not the next: Red alone checks all the time.
lesson-check-idle = One check, one quiet move
    .text = Only every other move gives check, and that is allowed.
lesson-soldier-check = Soldiers may not check for ever either
    .text = A soldier may chase any piece, but with perpetual check it loses like everybody else.
lesson-chase = Perpetual chase loses
    .text = The chariot attacks the unprotected cannon with every move, and the cannon runs away each time.
lesson-chase-free = A chase may go on
    .text = The chariot attacks the cannon with every move. These rules forbid perpetual check only, so it is a draw.
lesson-protected = A protected piece may be chased
    .text = The cannon is protected by the chariot on its rank. Attacking it is no chase.
lesson-false-root = Who cannot take back does not protect
    .text = The horse seems to protect the cannon, but it stands between the two generals and may not leave the file. The cannon counts as unprotected.
lesson-chariot = Horses and cannons may not chase a chariot
    .text = The chariot is protected by the other one. Against a horse or a cannon that does not help: it is worth too much to be exchanged for them.
lesson-minor = Neither may advisors and elephants
    .text = The cannon keeps freeing the elephant’s eye, and the elephant attacks the protected chariot. The federation’s text is silent on this; here it counts as a chase.
lesson-minor-free = Advisors and elephants may chase a protected chariot
    .text = The cannon keeps freeing the elephant’s eye, and the elephant attacks the chariot. The Asian text names only horses and cannons, so protection holds.
lesson-pinned-chariot = A chariot that a horse pins may not be chased
    .text = If the chariot left its point, the horse beside it would give check. Red’s chariot and cannon take turns to attack it along the file, and each time the soldier steps in between or away.
lesson-confined-chariot = A chariot tied to its line may not be chased by a horse
    .text = A cannon looks at the black general through the chariot, which can only move along the file. The horse hits it at every stop.
lesson-exchange = An offer to trade is no chase
    .text = Chariot attacks chariot, and either may take the other. Equal pieces that can both take are only offered for exchange.
lesson-no-exchange = Who cannot take back is offered no trade
    .text = The black chariot stands between the generals and may not take sideways. Attacking it is a chase though the pieces are equal.
lesson-home-soldier = A soldier at home may be chased
    .text = The horse jumps about and gives the cannons a screen each time. The soldier has not crossed the river, and such a soldier may be attacked for ever.
lesson-general-chases = The general may chase
    .text = The general attacks the cannon with every move; that is allowed.
lesson-soldier-chases = Soldiers may chase
    .text = The soldier follows the cannon from file to file; that is allowed.
lesson-two-attackers = Two pieces may not take turns on one
    .text = The chariots attack the same cannon alternately. What counts is the victim.
lesson-two-victims = Two victims in turn are allowed
    .text = The chariot attacks the horse with one move and the cannon with the next: no single piece is chased all the time.
lesson-chase-idle = One attack, one quiet move
    .text = Only every other move attacks the horse, and that is allowed.
lesson-sometimes-check = A check now and then does not excuse the chaser
    .text = The chariot attacks the horse with every move. One of the horse’s two moves gives check, but it is chased all the time nonetheless.
lesson-check-chase = One check, one attack
    .text = The chariot gives check with one move and attacks the cannon with the next. By these rules that is neither perpetual check nor perpetual chase.
lesson-check-threat = One check, one threat of mate
    .text = The chariot gives check with one move and threatens mate with the next. By these rules that is allowed.
lesson-mate-threat = Threats of mate may go on for ever
    .text = Each move of the chariot threatens mate, and the elephant parries each time. A threat of mate is no check.
lesson-root-cut = Cutting the protection is an attack too
    .text = With one move the second chariot steps behind the first, so that the general can no longer take back; with the other it attacks the cannon itself. So the same cannon is threatened with every move.
lesson-root-cut-attacks = Cutting the protection does not count against attacks
    .text = Each step of the lower chariot turns the attack of the other one on the cannon into a threat. But each move of the cannon lets Black attack the soldier, and against a side that attacks with every move such threats do not count.
lesson-attack-persists = An attack that simply stands is no chase
    .text = The chariot attacks the cannon all the time, but the moves are made by others, and the cannon does not try to get away.
lesson-unanswered = An attack that nobody answers is no chase
    .text = Each move of the horse attacks the chariot, now with the cannon, now with the horse itself. But Black moves the general and leaves the chariot where it could be taken. Only what the other side parries every time is a chase.
lesson-check-against-chase = Check weighs more than chase
    .text = Red gives check with every move, and each step of Black’s general lets the cannon attack the horse. Both go on for ever; the checker has to stop.
lesson-both-chase = If both chase for ever, it is a draw
    .text = Every move of one cannon lets the other attack a chariot, and every reply of the second chariot attacks the first cannon. Both do the same, so neither loses.
lesson-pinned-chase = To chase a pinned chariot is worse
    .text = Both attack with every move: Red’s cannon the chariot that the horse pins, and Black’s other chariot a cannon. The chariot that cannot run weighs more, so Red has to stop.
lesson-block = Blocking may go on for ever
    .text = The elephant steps between the chariot and its target each time. To block is a quiet move.
lesson-offer = Offering a piece may go on for ever
    .text = The cannon steps in front of one chariot and then of the other. Who puts a piece where it can be taken attacks nothing.
lesson-idle = A repetition that harms nobody is a draw
    .text = Both sides move to and fro and attack nothing.
lesson-take = The general may be left attacked, and is taken
    .text = Black overlooks the attack and moves a horse. Red takes the general and wins.
lesson-overlooked = A chance that is overlooked is gone
    .text = Red could take the general and moves away instead. The game goes on as if nothing had happened.
lesson-flying-general = The general flies
    .text = The black chariot leaves the file, nothing stands between the generals any more, and Red’s takes the other.
lesson-no-repetition = Repetition ends nothing
    .text = The chariot chases the cannon to and fro, as often as it likes.
lesson-total-limit = Four hundred moves, and it is a draw
    .text = Black makes the four hundredth move of the game.
lesson-black-begins = Black may begin
    .text = The start position, with the first move made by Black.
lesson-figure-3 = Figure 3: a soldier on the horse’s leg
    .text = The soldier steps aside to g6. Now Red attacks the black horse, and the soldier blocks its leg on the way to f5.
lesson-figure-4 = Figure 4: cannon against cannon
    .text = The red cannon goes to the middle and gives check over the elephant. The guide lets the general step to d8 or f8, but no general moves diagonally.
lesson-figure-5 = Figure 5: check with a cannon
    .text = The cannon goes to the middle file and gives check over the advisor. The advisor leaves the file, and the check is over: without a screen the cannon cannot take.
lesson-figure-6 = Figure 6: mate by chariot, horse and cannon
    .text = The general may not leave the palace to take the chariot. The horse guards e9, and the cannon the point in front of the general.
lesson-figure-7 = Figure 7: mate by two cannons
    .text = The black general bars the f-file, and two cannons stand in a row before the red one. Neither horse nor advisor can help: whoever steps between is the screen of the nearer cannon.
lesson-figure-8 = Figure 8: only one of two horses attacks
    .text = The black horse attacks the red one. Red’s cannot take it, for the soldier stands on its leg.
lesson-figure-9 = Figure 9: one cannon pins two pieces
    .text = The cannon looks at the general through the elephant and the advisor. Neither may leave the file, for then only one screen would remain.
lesson-lesser = No perpetual attack on a lesser piece
    .text = The chariot attacks the cannon, which is protected. That does not matter here: a cannon is worth less than a chariot.
lesson-greater = A greater piece may be attacked for ever
    .text = The horse attacks the chariot with every move. The chariot is worth more, so that is allowed.
lesson-all-victims = Several victims count like one
    .text = The chariot attacks the horse with one move and the cannon with the next. By the Chinese rules every attack counts, whatever it is on.
lesson-gain = Protected is not enough
    .text = The advisor and the horse protect the chariot’s points. A horse for a chariot would still be a gain, so the attack counts.
lesson-mate-threat-forbidden = Perpetual threats of mate lose
    .text = Each move of the chariot threatens mate. By the Chinese rules that is forbidden like perpetual check.
lesson-check-chase-forbidden = A mixture of checks and attacks loses
    .text = One move gives check and the next attacks the cannon. By the Chinese rules every move offends, so Red has to stop.
lesson-check-against-attack = Perpetual check is the gravest
    .text = Red gives check with every move, and each step of Black’s general lets the cannon attack the horse. Both offend, and the one who only checks loses.
lesson-checkmate = Checkmate wins
    .text = The general is attacked and has no way out.
lesson-stalemate = Stalemate wins too
    .text = Nothing attacks the general, but every step of it would be into an attack, and there is no other piece to move.
lesson-facing = The generals may not face each other
    .text = On an open file the generals would look at each other. No move may bring that about.
lesson-move-limit = A long time without a capture is a draw
    .text = This is the 120th move in a row, counting both sides’, without a capture.
lesson-checks-counted = Only ten checks of each side count
    .text = At the end 120 moves in a row have captured nothing. But Red has given check twelve times, and the checks beyond the tenth and the replies to them do not count: four moves are left.
lesson-dead = Without attackers nobody can win
    .text = Red takes the last piece that could have crossed the river.

## Other pages of the server

site-tagline = Chinese chess, open to everyone.
site-description = Play Chinese chess (xiangqi) in your browser, against the computer or with a friend on one screen. Free, with no account and nothing to install.
begin-hint = Red moves first. Touch a piece to begin.
noscript = To play, please allow JavaScript in your browser.
play-computer = Play the computer
licences = Licences
about-licence = Chuhe is free software under the MIT or Apache 2.0 licence.
about-glyphs = The characters on the pieces are drawn after LXGW WenKai, SIL Open Font License 1.1.
home-link = To the board
http-400 = Bad request
    .detail = The server could not understand this request.
http-404 = Page not found
    .detail = There is nothing at this address.
# $count
game-gone = This game is gone
    .detail = There is no game at this address any more, or there never was one. A game in which nobody has moved is deleted after { $count } days.
http-405 = Method not allowed
    .detail = This address does not accept that kind of request.
# $time
http-429 = Too many requests
    .detail = Your network has asked for a lot in a short time. Please try again in { $time } s.
http-431 = Request too large
    .detail = The browser sent more headers than the server accepts.
http-500 = Server error
    .detail = Something went wrong on our side. Please try again.

## Playing a friend

friend-start = Make a link
side-random = Random
friend-clock = Clock
clock-none = No clock
# $time $more
clock-fischer = { $time } min + { $more } s
# $time $step $reading
clock-three-part = { $time } min · { $step } s a move, then { $reading } s
# $time $count $period
clock-byoyomi = { $time } min, then { $count } × { $period } s
# $count
clock-days = Days a move: { $count }
handicap-about = Red gives it.
invite = Send this link to your friend.
invite-copy = Copy link
invite-share = Share
