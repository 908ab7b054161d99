### Chuhe in English: the catalogue that decides which messages exist.
###
### A comment line of names such as “# $color $role” above a message declares every argument that a
### caller passes; a translation may ask for those and no others.
### Values: $color, $by-color, $winner are red or black; $role, $by-role, $captured are general, advisor,
### elephant, horse, chariot, cannon or soldier; points and moves are written e3 and h2e2.
### Ids that begin with “word-” are a language’s own building blocks: callers never ask for them.

## The site

site-name = Chuhe
site-game = Chinese chess
site-tagline = Chinese chess, open to everyone.
site-description = Play Chinese chess (xiangqi) in your browser, against the computer or with a friend on one screen. Free, with no account and nothing to install.
begin-hint = Red moves first. Touch a piece to begin.
noscript = To play, please allow JavaScript in your browser.

## Actions

play-computer = Play the computer
play-two = Two players on this screen
home = Home
close = Close
retry = Try again
undo = Undo
flip = Flip
resign = Resign
resign-ask = Resign this game?
resign-yes = Resign
resign-no = Keep playing
new-game = New game
new-game-ask = Leave this game and start a new one?
rematch = Rematch
language = Language
settings = Settings
licences = Licences
about-licence = Chuhe is free software under the MIT or Apache 2.0 licence.
about-glyphs = The characters on the pieces are drawn after LXGW WenKai, SIL Open Font License 1.1.

## Starting a game

choose-side = Your side
play-red = Red, moves first
play-black = Black, moves second
choose-level = Level
# $level
level =
    { $level ->
        [1] Beginner
        [2] Learner
       *[3] Player
    }
# $level
level-about =
    { $level ->
        [1] You know how the pieces move.
        [2] You have played a few games.
       *[3] You know your way around the board.
    }
# $level
computer-at-level = Computer · { level }
rules-other = Other rules
rules-capture-about = Whoever takes the general wins. Easy for a first game.
choose-first = Who begins

## Settings

settings-script = Script
script-traditional = Traditional
script-simplified = Simplified
settings-pieces = Pieces
style-characters = Characters
style-figures = Figures
style-letters = Letters
style-hybrid = Characters and figures
settings-colors = Colours
colors-black = Red and black
colors-green = Red and green
colors-blue = Red and blue
colors-inverted = Inverted
settings-board = Board
board-wood = Wood
board-paper = Paper
board-plain = Plain
board-contrast = High contrast
board-dark = Dark
board-chequered = Chequered
settings-coordinates = Coordinates
coordinates-none = None
coordinates-chinese = Chinese
coordinates-digits = Numbers
coordinates-letters = Letters
settings-notation = Move list
notation-chinese = Chinese
notation-wxf = WXF
notation-western = Western
notation-vietnamese = Vietnamese
notation-chess-of-china = Chess of China
notation-coordinates = Coordinates
settings-sound = Sound
sound-on = On
sound-off = Off
settings-theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark

## Players, pieces, points

you = You
computer = Computer
# $color
side =
    { $color ->
        [red] Red
       *[black] Black
    }
# $role $color
role =
    { $role ->
        [general] general
        [advisor] advisor
        [elephant] elephant
        [horse] horse
        [chariot] chariot
        [cannon] cannon
       *[soldier] soldier
    }
# $color $role
piece = { word-color } { role }
word-color =
    { $color ->
        [red] red
       *[black] black
    }
word-by-role =
    { $by-role ->
        [general] general
        [advisor] advisor
        [elephant] elephant
        [horse] horse
        [chariot] chariot
        [cannon] cannon
       *[soldier] soldier
    }
word-by-piece =
    { $by-color ->
        [red] red
       *[black] black
    } { word-by-role }

## During a game

your-move = Your move
# $color
to-move = { side } to move
thinking = Thinking…
engine-loading = The engine is loading…
engine-failed = The engine could not start.
moves = Moves
moves-none = No moves yet
first-move = First move
previous-move = Previous move
next-move = Next move
last-move = Last move
rules = Rules
rules-wxf = WXF rules
rules-axf = Asian rules
rules-cxa-lite = Chinese rules, in part
rules-simple = Simple rules
rules-capture = Take the general
rules-hebrew = Rules of the Hebrew guide
rules-ukrainian = Rules of the Ukrainian guide
rules-norwegian = Rules of the Norwegian guide
rules-romanian = Rules of the Romanian guide
# $name
rules-custom = Own rules: { $name }

## Notes beside the board

# $color $by-role $square
note-check = Check!
    .detail = The { word-by-role } on { $square } attacks { side }’s general.
# $color
note-double-check = Double check!
    .detail = Two pieces attack { side }’s general at once.
# $count
note-repetition = This position has come up { word-times }.
    .detail = Once more and the game is drawn.
# $color
note-perpetual-check = { side } keeps giving check.
    .detail = If this position comes up once more, { side } loses.
# $color
note-perpetual-chase = { side } keeps attacking.
    .detail = If this position comes up once more, { side } loses.
# $count
note-move-limit =
    { $count ->
        [one] One more move without a capture and the game is drawn.
       *[other] { $count } more moves without a capture and the game is drawn.
    }
# $count
note-total-limit =
    { $count ->
        [one] One more move and the game is drawn.
       *[other] { $count } more moves and the game is drawn.
    }
# $from $to $count
forecast-draw = { $from } to { $to } would draw the game.
    .detail = The position would then have come up { word-times }.
# $from $to $count $color
forecast-check = { $from } to { $to } would end the game: { side } loses.
    .detail = { side } gave check with every move, and the position would have come up { word-times }.
# $from $to $count $color
forecast-chase = { $from } to { $to } would end the game: { side } loses.
    .detail = { side } attacked with every move, and the position would have come up { word-times }.
note-undone = Move taken back.

## Results

draw = Draw
# $winner
result-checkmate = { word-winner } wins by checkmate
    .reason = Checkmate: { word-loser }’s general cannot escape.
# $winner
result-stalemate = { word-winner } wins by stalemate
    .reason = { word-loser } has no legal move left, and that is a loss.
# $winner $count
result-perpetual-check = { word-winner } wins: perpetual check by { word-loser }
    .reason = { word-loser } gave check over and over, and that is a loss.
# $winner $count
result-perpetual-chase = { word-winner } wins: perpetual chase by { word-loser }
    .reason = { word-loser } attacked the same piece over and over, and that is a loss.
# $winner $count
result-perpetual-attack = { word-winner } wins: perpetual attack by { word-loser }
    .reason = { word-loser } checked, threatened mate or attacked over and over, and that is a loss.
# $winner
result-general-captured = { word-winner } wins: general taken
    .reason = { word-winner } took { word-loser }’s general.
# $winner
result-resignation = { word-winner } wins by resignation
    .reason = { word-loser } resigned.
# $count
result-repetition = Draw by repetition
    .reason = The same position came up { word-times }.
# $plies
result-move-limit = Draw by the move limit
    .reason =
        { $plies ->
            [one] One move was made without a capture.
           *[other] { $plies } moves were made without a capture.
        }
# $plies
result-total-limit = Draw by the length of the game
    .reason =
        { $plies ->
            [one] The game may last one move.
           *[other] The game may last { $plies } moves.
        }
result-dead-material = Draw: nobody can win
    .reason = With the pieces that are left, neither side can force a mate.
word-times =
    { $count ->
        [2] twice
       *[other] { $count } times
    }
word-winner =
    { $winner ->
        [red] Red
       *[black] Black
    }
word-loser =
    { $winner ->
        [red] Black
       *[black] Red
    }

## What the moves of a repetition do, and what follows

label-check = gives check
label-mate-threat = threatens mate
# $role $square $by-role $from
label-chase = { word-by-role } { $from } chases { role } { $square }
# $role $square $by-role $from
label-threat = { word-by-role } { $from } now threatens { role } { $square }
# $role $square $by-role $from
label-exchange = { word-by-role } { $from } offers to trade with { role } { $square }
label-block = blocks an attack
label-idle = attacks nothing
# $winner $count
verdict-perpetual-check = The position came up { word-times }, and { word-loser } gave check with every move in between while { word-winner } did not. { word-loser } had to play something else, and so loses.
# $winner $count $role $square
verdict-perpetual-chase = The position came up { word-times }, and with every move in between { word-loser } attacked the same piece of { word-winner }’s, the { role } on { $square }. { word-loser } had to play something else, and so loses.
# $winner $count $role $square
verdict-perpetual-chase-pinned = The position came up { word-times }, and with every move in between { word-loser } attacked { word-winner }’s { role } on { $square }, which could not move because of a horse. { word-loser } had to play something else, and so loses.
# $winner $count
verdict-perpetual-attack = The position came up { word-times }, and with every move in between { word-loser } gave check, threatened mate or attacked a piece, while { word-winner } did so less or not at all. { word-loser } had to play something else, and so loses.
# $count
verdict-both-check = The position came up { word-times }, and both sides gave check with every move in between. Neither had to give way more than the other, so the game is drawn.
# $count
verdict-both-chase = The position came up { word-times }, and both sides attacked with every move in between. Neither had to give way more than the other, so the game is drawn.
# $count
verdict-nobody = The position came up { word-times }, and neither side did with every move in between what the rules forbid. Nobody had to play something else, so the game is drawn.

## Why a repetition ended the game

why = Why?
why-moves = The moves that were repeated
replay-play = Play the moves
replay-pause = Pause
tag-check = check
tag-mate-threat = mate threat
tag-chase = chase
tag-threat = threat
tag-exchange = trade
tag-block = block
tag-idle = idle

## What is wrong with a rule set

# $line $found
ruleset-no-value = Line { $line }: “{ $found }” should be a name, “=” and a value.
# $line $found
ruleset-unknown-key = Line { $line }: there is no setting “{ $found }”.
# $line $key $found $expected
ruleset-bad-value = Line { $line }: “{ $found }” is no value for { $key }.
# $line
ruleset-late-base = Line { $line }: “base” must come before all other settings.

## Why a move is refused: a headline, and a second sentence that says where

# $color $square
no-piece = There is no piece there.
    .detail = { side } is to move: touch one of { side }’s pieces.
# $color $role $square
opponent-piece =
    { $color ->
        [red] That { role } is Black’s.
       *[black] That { role } is Red’s.
    }
    .detail = { side } is to move.
# $color $role $square $by-role
own-piece-there = Your own piece is there.
    .detail = Your { word-by-role } stands on { $square }.
# $color $role $square $by-color $by-role
horse-leg-blocked = The horse’s leg is blocked.
    .detail = The { word-by-piece } on { $square } stands in its way.
# $color $role $square $by-color $by-role
elephant-eye-blocked = The elephant’s eye is blocked.
    .detail = The { word-by-piece } on { $square } stands in its way.
# $color $role
elephant-cannot-cross-river = The elephant cannot cross the river.
    .detail = It stays on its own side to defend.
# $color $role
leaves-palace = The { role } cannot leave the palace.
    .detail = The palace is the nine points with the two diagonals.
# $color $role $square $by-color $by-role
path-blocked = The way is blocked.
    .detail = The { word-by-piece } on { $square } stands in the way.
# $color $role $square
cannon-no-screen = The cannon needs a screen to capture.
    .detail = Exactly one piece must stand between it and { $square }.
# $color $role $square $count
cannon-too-many-screens = Too many pieces are in between.
    .detail =
        { $count ->
            [one] The cannon captures by jumping over exactly one piece, wherever it stands.
           *[other] { $count } pieces stand before { $square }; the cannon jumps over exactly one.
        }
# $color $role
soldier-cannot-retreat = The soldier never moves back.
    .detail = It goes forward; across the river also sideways.
# $color $role
soldier-sideways-before-river = The soldier has not crossed the river yet.
    .detail = Until then it only goes straight forward.
# $color $role
soldier-one-step = The soldier moves one point at a time.
    .detail = It goes forward; across the river also sideways.
# $color $role
not-how-it-moves = The { role } does not move like that.
    .detail =
        { $role ->
            [general] It moves one point along a line, inside the palace.
            [advisor] It moves one point diagonally, inside the palace.
            [elephant] It moves exactly two points diagonally.
            [horse] It moves one point straight, then one diagonally outward.
            [chariot] It moves any distance in a straight line.
            [cannon] It moves in a straight line and captures by jumping over one piece.
           *[soldier] It moves one point forward; across the river also sideways.
        }
# $color $role $square
generals-would-face = The generals would face each other.
    .detail = They may not stand on one file with nothing between them.
# $color $role $square $by-role
general-left-in-check = Your general would be in check.
    .detail = The { word-by-role } on { $square } attacks it.
# $color $role
game-over = The game is over.
    .detail = Start a new game to play on.
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

## For those who listen instead of looking

board-label = Xiangqi board
board-help = Arrow keys go from point to point, Enter picks up or puts down, Escape cancels.
# $square
point-empty = { $square }, empty
# $square $color $role
point-piece = { $square }, { piece }
point-can-move = can move here
point-can-capture = can capture
point-repeats = ends the game by repetition
point-selected = selected
point-last-move = last move
point-in-check = in check
# $first $second
joined = { $first }, { $second }
# $color $role $from $to $captured $check
announce-move = { side }: { role } { $from } to { $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [general] , captures general
        [advisor] , captures advisor
        [elephant] , captures elephant
        [horse] , captures horse
        [chariot] , captures chariot
        [cannon] , captures cannon
        [soldier] , captures soldier
       *[none] { "" }
    }
word-check =
    { $check ->
        [check] , check
        [double-check] , double check
       *[none] { "" }
    }
# $color $role $square
announce-selected = { $square }, { piece }, selected
announce-cancelled = Selection cleared

## Pages of the server

home-link = To the board
http-400 = Bad request
    .detail = The server could not understand this request.
http-404 = Page not found
    .detail = There is nothing at this address.
http-405 = Method not allowed
    .detail = This address does not accept that kind of request.
http-431 = Request too large
    .detail = The browser sent more headers than the server accepts.
http-500 = Server error
    .detail = Something went wrong on our side. Please try again.

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
# $format
file-unwritable = This cannot be written as { $format }.
file-open = Open a game
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN and more. A file can also be dropped on the page, a text pasted.
file-choose = Choose a file
file-paste = Or paste a game, a position or a whole page
file-read = Open
file-save = Save or copy
file-format = Format
file-all = All games of the file
file-loses = Not kept in this format:
file-keep = Save
file-copy = Copy
file-copied = Copied.
file-position = Position (FEN)
# $game $count
file-of = Game { $game } of { $count }
# $count
file-faults = Not read as written: { $count }
file-type = Type a move
file-instead = Instead:
file-next = Continue with:
file-failed = The part of the page that reads games could not be loaded. Check your connection and try again.
file-opening = Opening …
file-said = Comments

## What was lost or repaired while a file was read

record-unknown-format = This is in no known format.
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
# $formats
cli-which-format = The name does not tell the format. Choose one with --to: { $formats }.
# $path
cli-one-game = “{ $path }” can hold only one game, and there are more. Name a folder instead, such as games/.
# $number $count
cli-no-such-game = There is no game { $number }: the games are 1 to { $count }.
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
