## The terminal

# $color
cli-you-play =
    { $color ->
        [red] You play Red, the computer plays Black.
       *[black] You play Black, the computer plays Red.
    }
cli-prompt = Your move (for example h2e2):
# $color
cli-prompt-side = { side } to move (for example h2e2):
# $commands
cli-commands = Type a move, or one of these words: { $commands }
# $move
cli-computer-plays = The computer plays { $move }.
# $move
cli-played = { $move } is played.
cli-nothing-to-undo = There is no move to take back.
# $handicap
cli-offer = { handicap-offer } { $handicap }. Type yes to play that, or press Enter to leave:
cli-goodbye = Goodbye.
# $address
cli-serving = Chuhe is open at { $address }
cli-stop-hint = Press Ctrl+C to stop.
cli-stopping = Stopping…
# $address
cli-address-taken = { $address } is already in use. Choose another with --bind.
# $number $found
cli-at-ply = Move { $number } ({ $found })
cli-ongoing = The game goes on.
# $found
cli-unknown-rules = There is no rule set “{ $found }”, and no such file. The names: wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian.

## Files on the command line

# $path
cli-file-exists = “{ $path }” exists; --force replaces it.
# $path
cli-unknown-picture = “{ $path }” should end in .svg or .png.

## Files

# $game $problem
file-warning = Game { $game }: { $problem }
# $game $ply $problem
file-warning-ply = Game { $game }, ply { $ply }: { $problem }
# $name
file-unreadable = { $name } holds no game or position that can be read.
file-unreadable-text = The text holds no game or position that can be read.
# $format
file-unwritable = This cannot be written as { $format }.
file-open = Open a game
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN and more. A file can also be dropped on the page, a text pasted.
file-choose = Choose a file
file-paste = Or paste a game, a position or a whole page
file-read = Open
file-format = Format
file-all = All games of the file
file-loses = Not kept in this format:
file-keep = Save
file-copy = Copy
file-copied = Copied.
file-uncopied = This could not be copied. Save it instead.
file-too-large = The file is too large to be carried over. Please choose it here.
file-position = Position (FEN)
# $game $count
file-of = Game { $game } of { $count }
# $count
file-faults = Not read as written: { $count }
file-instead = Instead:
file-next = Continue with:
file-said = Comments

## What the engine finds about a place in a game

analysis = Analysis
analysis-lines = Lines
analysis-limit = How long the engine thinks
analysis-stop = Stop the engine
analysis-go-on = Let the engine go on
analysis-endless = Until stopped
# $count
analysis-seconds = { $count } seconds
# $count
analysis-depth = Depth { $count }
# $count
analysis-speed = { $count } thousand positions a second
analysis-threat = Threats
analysis-no-threat = In check: there is no threat to show.
# $color
analysis-would = If { side } were to move:
analysis-even = Even
# $color $count
analysis-mate = { side } mates in { $count }
# $color
analysis-rule = { side } wins by rule
# $red $black
analysis-chances = Chances: Red { $red } %, Black { $black } %
analysis-none = The engine cannot look at this board.
analysis-source = Engine
analysis-own = This browser
# $engine
native-crash = { $engine } has ended unexpectedly.
# $engine
native-silent = { $engine } does not answer.
# $engine
native-nonsense = { $engine } gives an answer that makes no sense.
# $engine
native-taken = { $engine } is now used by another page.
# $engine
native-gone = { $engine } cannot be reached.
native-anew = It was started anew.
native-own = This browser’s engine goes on.
facts-seen = What to see here

## The review of a whole game

review = Review
review-curve = The winning chances over the game
# $number $count
review-looking = Positions looked at: { $number } of { $count }
review-explaining = The mistakes are being explained.
review-stop = Stop the review
review-go-on = Go on with the review
review-accuracy = Accuracy
review-clean = No mistakes.
review-learn = Learn from the mistakes:
review-both = Both
# $number $count
review-place = Mistake { $number } of { $count }.
review-find = Find a better move.
# $move
review-checking = The engine looks at { $move }…
# $move
review-best = { $move } is the best move.
# $move
review-good = { $move } is as good as the best move.
# $move
review-wrong = { $move } is not good enough.
review-solve = Show the solution
review-next = Next
# $number $count
review-over = That was the last one. Found by yourself: { $number } of { $count }.

## What was lost or repaired while a file was read

record-unknown-format = This is in no known format.
# $format
record-not-read = { $format } is not read: programs disagree about what its files mean.
# $charset
record-bad-text = Some characters cannot be read in { $charset }; marks stand in their place.
# $found
record-bad-fen = “{ $found }” is not a position.
record-impossible-start = The game begins with a position that cannot occur; it is kept without moves.
record-start-replaced = The game is said to begin with a position that cannot occur; its moves fit the usual start, which was taken.
record-side-corrected = The other side moves first than the position says; that was corrected.
# $found
record-bad-move = The move “{ $found }” cannot be made; the rest of the line is kept as a comment.
# $found
record-ambiguous-move = “{ $found }” fits more than one move, also by what follows; the first was taken.
# $found
record-place-ignored = The word for front or rear in “{ $found }” is wrong and was ignored.
# $found
record-no-move = “{ $found }” among the moves is none; it is kept as a comment.
# $found
record-unclosed = “{ $found }” is never closed.
# $found
record-bad-tag = “{ $found }” should be a name and a value in quotation marks.
# $found
record-unknown-result = “{ $found }” is no known result; it is kept as it stands.
record-truncated = The file ends in the middle; what comes before is kept.
# $limit
record-too-long = Something is longer than the limit of { $limit }; the rest of it is left out.
# $found
record-malformed = A part is not as its format has it and was left out: { $found }.

## What a format cannot hold

loss-start = the starting position
loss-result = the result
loss-counters = the counters of the starting position
loss-rules = the rule set
# $count
loss-moves = moves ({ $count })
# $count
loss-variations = variations ({ $count })
# $count
loss-comments = comments ({ $count })
# $count
loss-before = the place of comments before moves ({ $count })
# $count
loss-nags = marks such as ! and ? ({ $count })
# $count
loss-shapes = moves with arrows and circles ({ $count })
# $count
loss-clocks = moves with clock times ({ $count })
# $count
loss-evals = moves with evaluations ({ $count })
# $count
loss-characters = texts with characters that it lacks ({ $count })
# $name
loss-tag = the tag { $name }
# $number
cli-place-game = game { $number }
# $number
cli-place-ply = move { $number }
# $number
cli-place-byte = byte { $number }
# $path $place $found
cli-warning = { $path }: { $place }: { $found }
# $count
cli-more-warnings = More warnings: { $count }; --verbose prints them all.
# $format
cli-losses = Not kept, because { $format } has no place for it:
# $loss $games
cli-loss = { $loss }, in games: { $games }
# $files $games $plies $warnings $unread
cli-summary = Files: { $files }, games: { $games }, moves: { $plies }, warnings: { $warnings }, unreadable files: { $unread }.
cli-no-game = Found no game.
# $path
cli-no-file = There is no file “{ $path }”. Expected a file, a folder, a pattern such as games/*.pgn, or - for standard input.
# $path
cli-no-match = No file matches “{ $path }”.
# $formats
cli-which-format = The name does not tell the format. Choose one with --to: { $formats }.
# $path
cli-one-game = “{ $path }” can hold only one game, and there are more. Name a folder instead, such as games/.
# $number $count
cli-no-such-game = There is no game { $number }: the games are 1 to { $count }.
# $game
cli-no-stored-game = There is no game { $game } in this database.
# $number $count
cli-game-of = Game { $number } of { $count }
# $name $value
cli-tag = { $name }: { $value }
cli-result = Result
# $found
cli-not-in-game = “{ $found }” is not how the game goes on here.
cli-no-way-on = There is nothing in that direction.
# $found
cli-line-ends = The line ends here: { $found }
# $moves
cli-goes-on = Goes on: { $moves }
# $commands
cli-steps = Press Enter for the next move. Type a number to choose among several, a move, or one of these words: { $commands }
# $path $format $games $plies $variations $count
cli-checked = { $path }: { $format }, games: { $games }, moves: { $plies }, variations: { $variations }, warnings: { $count }

## What chuhe check finds

# $found
check-result-differs = The result is given as { $found }, but by the rules it is another.
check-result-open = No result is given, but by the rules the game is over.
check-played-on = By the rules the game was over here, but it went on.
# $path $number
check-duplicate = The same moves as in { $path }, game { $number }.

## What is wrong with a rule set

# $line $found
ruleset-no-value = Line { $line }: “{ $found }” should be a name, “=” and a value.
# $line $found $expected
ruleset-unknown-key = Line { $line }: there is no setting “{ $found }”. There are: { $expected }.
# $line $key $found $expected
ruleset-bad-value = Line { $line }: “{ $found }” is no value for { $key }. Allowed: { $expected }.
# $line $found $count
ruleset-bad-name = Line { $line }: “{ $found }” cannot be the name of a set. Allowed are up to { $count } of the characters a–z, 0–9 and the hyphen.
# $line
ruleset-late-base = Line { $line }: “base” must come before all other settings.

## Why a move is refused: a headline, and a second sentence that says where

# $found
move-unreadable = “{ $found }” is not a move.
    .detail = A move is written like h2e2, 炮二平五 or C2=5.
# $found
move-unmatched = No piece can make the move “{ $found }”.
    .detail = A move is written from point to point, for example h2e2.
# $found $count $moves
move-ambiguous = “{ $found }” fits more than one move.
    .detail = It can be any of these: { $moves }.

## What is wrong with a position

fen-empty = This text holds no position.
# $count
fen-row-count =
    { $count ->
        [one] The position has one row; it needs 10.
       *[other] The position has { $count } rows; it needs 10.
    }
# $row $count
fen-row-width =
    { $count ->
        [one] Row { $row } from the top has one point; it needs 9.
       *[other] Row { $row } from the top has { $count } points; it needs 9.
    }
# $letter $row
fen-bad-letter = “{ $letter }” in row { $row } from the top stands for no piece.
# $found
fen-bad-side = The side to move must be “w” or “b”, not “{ $found }”.
# $found
fen-bad-number = “{ $found }” should be a number.
# $found
fen-too-many-fields = “{ $found }” at the end is too much.
# $color
setup-no-general = { side } has no general.
# $color $count
setup-two-generals =
    { $count ->
        [one] { side } may have only one general.
       *[other] { side } has { $count } generals; only one is possible.
    }
# $color $square
setup-general-outside-palace = { side }’s general on { $square } is outside its palace.
# $color $role $count $max
setup-too-many = { side } has too many pieces of one kind ({ role }): { $count }, at most { $max }.
# $color $role $square
setup-impossible-point = { side }’s { role } can never stand on { $square }.
# $color $square
setup-soldier-behind-start = { side }’s soldier on { $square } stands behind its starting row.
# $color $square
setup-soldier-file = { side }’s soldier cannot stand on { $square } before it crosses the river.
# $color
setup-opponent-in-check = { side } is in check but is not to move.
setup-generals-facing = The two generals face each other on an open file.

## Games between people: why something is refused

# $color
play-bad-control = { side }: every part of the clock needs some time, and none more than 7 days.
play-long-fen = That is too long for a position.
play-start-over = In this position the game is over already. Choose another.

## Matches between engines

cli-match-two-engines = A match needs two engines: give --engine twice.
cli-match-no-limit = How long may an engine think? Give --nodes, --depth, --movetime or --tc.
cli-match-over = By the rules the game is over before it begins.
# $path $games
cli-match-goes-on = Games of this match in “{ $path }”: { $games }. The match goes on from there.
# $path
cli-match-in-use = Another match is writing to “{ $path }”.
# $path $found
cli-match-other = “{ $path }” is the log of another match. Other there: { $found }.
# $path $found
cli-match-damaged = “{ $path }” is no log of this match: line { $found } cannot be read.
cli-match-interrupted = Interrupted. Games under way do not count.
# $engine $found
cli-match-not-started = { $engine } cannot be started: { $found }
# $engine $found
cli-match-ended = { $engine } ended before it was ready: { $found }
# $engine $found
cli-match-silent = { $engine } does not answer to “{ $found }”.
# $engine $found
cli-match-no-option = { $engine } has no option “{ $found }”.
# $engine $option $found
cli-match-bad-value = { $engine }: “{ $found }” is no value for the option { $option }.
# $game $red $black $result $end $plies
cli-match-game = Game { $game }: { $red } – { $black } { $result }, plies: { $plies }. { $end }
# $game $engine $end $found
cli-match-fault = Game { $game }: { $engine } loses. { $end }: { $found }
# $end $games
cli-match-end = { $end }: { $games }
cli-match-engine = Engine
cli-match-points = Points
cli-match-won = Won
cli-match-drawn = Drawn
cli-match-lost = Lost
cli-match-faults = Faults
cli-match-time = ms a move
cli-match-nodes = Nodes a move
cli-match-depth = Depth
# $engine $elo $low $high $percent
cli-match-elo = { $engine }: { $elo } Elo, with 95 % certainty between { $low } and { $high }; stronger with { $percent } %
# $pairs
cli-match-pairs = Pairs of games by points (0, ½, 1, 1½, 2): { $pairs }
# $low $high $llr $lower $upper
cli-match-sprt = SPRT, { $low } against { $high } Elo: { $llr }, ends at { $lower } or { $upper }
# $elo
cli-match-decided = The test is decided: { $elo } Elo.
match-crash = Crash
match-silence = No answer
match-late = Out of time
match-illegal = Illegal move
match-no-move = No move, though there was one
match-resigned = Given up
match-agreed = Draw agreed
match-scores = Both engines agreed about the score
match-plies = As many plies as the match allows

## Games of the engine with itself

# $winner
selfplay-scores =
    { $winner ->
        [red] Red wins: the scores are clear
        [black] Black wins: the scores are clear
       *[other] Draw: the scores are clear
    }
selfplay-plies = Draw: as many plies as a game may have
# $path $games
selfplay-goes-on = Games in “{ $path }”: { $games }. It goes on from there.
# $games $positions $pace
selfplay-made = Games: { $games }, positions: { $positions }. New positions an hour: { $pace }.
# $path
selfplay-in-use = Another process is adding games to “{ $path }”.
# $path $found
selfplay-other = “{ $path }” holds games that are played otherwise. Other there: { $found }.
# $path
selfplay-empty = “{ $path }” holds no games of the engine with itself.
# $path
selfplay-missing = “{ $path }” is missing, though a later file is there.
# $path $found $expected
selfplay-short = “{ $path }” holds { $found } games and should hold { $expected }.
# $path $found $expected
selfplay-long = “{ $path }” has { $found } bytes; no such file has more than { $expected }.
# $path $number $found
selfplay-damaged = “{ $path }” is damaged at byte { $number }. { $found }
# $expected
selfplay-magic = It should begin with { $expected }.
# $found $expected
selfplay-checksum = The checksum is { $found } and should be { $expected }.
selfplay-no-plan = How the games are played cannot be read.
# $found $expected
selfplay-number = It is file number { $found } and should be { $expected }.
# $found $expected
selfplay-length = The length of a game is { $found } and then { $expected }; it should be the same, and no longer than a game may be.
# $expected
selfplay-too-many = There is another game after { $expected }, which is all that a file holds.
# $found
selfplay-no-length = { $found } bytes are no game.
# $found
selfplay-no-end = { $found } should be the number of an end.
selfplay-no-start = The position that a game begins with cannot occur.
# $number $found
selfplay-no-move = Move { $number }: { $found } should be the number of a move.
# $number $found
selfplay-no-score = Move { $number }: { $found } should be the number of a score.
# $path $number $count
selfplay-torn = “{ $path }”: the last game is cut off. After byte { $number } there are { $count } bytes too many; the next run takes them away.
# $game $number
selfplay-crash = Game { $game }, move { $number }: the search crashed.
# $game $number
selfplay-silent = Game { $game }, move { $number }: the search found no move, though there is one.
# $game $number $found
selfplay-illegal = Game { $game }, move { $number }: { $found } is illegal.
# $game $number $found
selfplay-over = Game { $game }: it goes on, but after move { $number } it was over. { $found }
# $game $found $expected
selfplay-end = Game { $game }: the end is given as “{ $found }”, but is “{ $expected }”.
# $game $number $found
selfplay-mate = Game { $game }, move { $number }: a mate is announced that is not there ({ $found }).
# $games $positions $count
selfplay-verified = Games: { $games }, positions: { $positions }, wrong games: { $count }.
# $count $proven $found $refuted $open
selfplay-mates = Mates announced: { $count }. Proven by trying the moves: { $proven }, found by another search: { $found }, not there: { $refuted }, too long to tell: { $open }.
# $games $positions
selfplay-counts = Games: { $games }, positions: { $positions }.
# $red $black $drawn
selfplay-results = Won by Red: { $red }, by Black: { $black }, drawn: { $drawn }.
# $mean $least $half $most
selfplay-lengths = Moves of both sides in a game: { $mean } on average, shortest { $least }, median { $half }, longest { $most }.
# $count $games $percent
selfplay-openings = Different openings: { $count }. Games that are there twice: { $games }. Positions that came up before: { $percent } %.
selfplay-scores-title = By how much a side is ahead, in hundredths of a soldier:
selfplay-decided = mate, or decided by repetition

## Why a move is good or bad

# $color $role $square $by-color $by-role $by-square
fact-hangs = The { word-by-piece } on { $by-square } can take the { piece } on { $square }, and nothing takes back.
# $color $role $square $by-color $by-role $by-square
fact-hangs-protected = The { word-by-piece } on { $by-square } can take the { piece } on { $square } with a gain, although it is protected.

## Handicaps

handicap = Handicap
handicap-none = None
handicap-other = Other handicaps
handicap-computer = The computer plays Red and gives these up.
# $handicap
handicap-given = Handicap: { $handicap }
handicap-offer = Next game, the computer can give you:
play-handicap-first-move = The first move
play-handicap-horse = One horse
play-handicap-two-horses = Two horses
play-handicap-chariot = One chariot
play-handicap-chariot-and-horse = A chariot and a horse
play-handicap-two-chariots = Two chariots
play-handicap-two-chariots-and-horse = Two chariots and a horse

## Why the computer made a move

why-line = The line it expects
why-worth = Evaluation
worth-even = About even
# $color $amount
worth-ahead = { side } is ahead by { $amount } soldiers.
# $color $count
worth-mate = { side } mates in { $count }.
# $color
worth-rule = { side } wins by the rules on repetition.

## Analysis on the command line

review-inaccuracy = Inaccuracy.
review-mistake = Mistake.
review-blunder = Blunder.
# $upper $lower
review-chances = The chances fall from { $upper } % to { $lower } %.
# $count
review-missed-mate = It misses a mate in { $count }.
# $count
review-allowed-mate = It allows a mate in { $count }.
review-missed-win-by-rule = It misses a win by the rules on repetition, which is no mate.
review-allowed-loss-by-rule = It allows a win by the rules on repetition, which is no mate.
# $move
review-better = Better is { $move }.
# $color $mean $least $half $most
review-side = { side }: accuracy { $mean } %; inaccuracies { $least }, mistakes { $half }, blunders { $most }
# $color
review-by-rule = { side } wins by the rules on repetition
cli-analyse-over = By the rules the game is over here: there is nothing to analyse.
cli-analyse-level = A weakened engine analyses nothing: give “self” or a program.
# $engine $found
cli-analyse-trouble = { $engine } does not say what it thinks: { $found }
cli-analyse-interrupted = Interrupted. The same command goes on from here.
cli-analyse-lost = Interrupted. Nothing is kept without --output or --log.
# $path $positions
cli-analyse-goes-on = Searches in “{ $path }”: { $positions }. The analysis goes on from there.
# $path
cli-analyse-in-use = Another analysis is writing to “{ $path }”.
# $path
cli-analyse-other = “{ $path }” is no log of this analysis: other games, another engine or limit.
# $color $role $square $by-color $by-role $by-square $also-role $also-square
fact-fork = The { word-by-piece } on { $by-square } attacks the { word-also-role } on { $also-square } and the { role } on { $square } at the same time, and one of them is lost.
# $color $role $square $by-color $by-role $by-square $also-role $also-square
fact-fork-check = The { word-by-piece } on { $by-square } gives check and attacks the { piece } on { $square } at the same time, and that is lost.
# $color $role $square $by-color $by-role $by-square $also-role $also-square
fact-pin = The { piece } on { $square } is pinned: if it left, the { word-by-piece } on { $by-square } would give check.
# $color $role $square $by-color $by-role $by-square $also-role $also-square
fact-pin-piece = If the { piece } leaves { $square }, the { word-by-piece } on { $by-square } takes the { word-also-role } on { $also-square }.
# $color $role $square $by-color $by-role $by-square $also-role $also-square
fact-skewer = The { word-by-piece } on { $by-square } attacks the { word-also-role } on { $also-square } and, behind it, the { role } on { $square }: one of them is lost.
# $color $role $square $by-color $by-role $by-square $also-role $also-square
fact-skewer-check = The { word-by-piece } on { $by-square } gives check, and the { piece } on { $square } behind the general is lost.
# $color $role $square $by-color $by-role $by-square
fact-discovered-check = When the { piece } goes to { $square }, the { word-by-piece } on { $by-square } gives check.
# $color $role $square $by-color $by-role $by-square
fact-double-check = The { piece } on { $square } and the { word-by-piece } on { $by-square } give check at the same time.
# $color $role $square
fact-hollow-cannon = The { piece } on { $square } faces the other general with nothing in between, and no piece may step in between.
# $color $role $square $by-color $by-role $by-square
fact-double-cannon = The { word-by-piece } on { $by-square } gives check over the { role } on { $square }, and no piece may step in between.
# $color $role $square
fact-palace-horse = The { piece } on { $square } stands in the middle of its own palace and leaves its general no move.
# $color $role $square
fact-trapped = The { piece } on { $square } is trapped: it is attacked, and has no safe point to go to.
# $color $role $square $from $to $count
fact-mate-now = Mate: the { piece } goes from { $from } to { $to }.
# $color $role $square $from $to $count
fact-mate = Mate in { $count } or sooner: the { piece } goes from { $from } to { $to }.
# $color $role $square $from $to $count
fact-mate-threat-now = { side } threatens mate: the { role } would go from { $from } to { $to }.
# $color $role $square $from $to $count
fact-mate-threat = { side } threatens mate in { $count } or sooner: the { role } would go from { $from } to { $to }.
# $color $role $square $by-color $by-role $by-square $also-role $also-square
fact-overloaded = The { word-by-piece } on { $by-square } protects both the { role } on { $square } and the { word-also-role } on { $also-square }, and can take back only once.
# $color $role $square $by-color $by-role $by-square $from
fact-screen-guard = Without the screen on { $from }, the { word-by-piece } on { $by-square } no longer protects the { role } on { $square }, which can be taken.
# $color $role $square $by-color $by-role $by-square $from
fact-screen-attack = Without the screen on { $from }, the { word-by-piece } on { $by-square } no longer attacks the { piece } on { $square }.
word-also-role =
    { $also-role ->
        [general] general
        [advisor] advisor
        [elephant] elephant
        [horse] horse
        [chariot] chariot
        [cannon] cannon
       *[soldier] soldier
    }
