## The site

site-name = Chuhe
site-game = Chinese chess

## Actions

play-two = Two players on this screen
home = Home
close = Close
retry = Try again
undo = Undo
redo = Redo
hint = Hint
flip = Flip
analyse = Analyse
resign = Resign
resign-ask = Resign this game?
resign-yes = Resign
resign-no = Keep playing
new-game = New game
new-game-ask = Leave this game and start a new one?
rematch = Rematch
language = Language
settings = Settings

## Starting a game

choose-side = Your side
play-red = Red, moves first
play-black = Black, moves second
choose-level = Level
# $group
level-group =
    { $group ->
        [1] Beginner
        [2] Learner
        [3] Player
        [4] Club player
        [5] Expert
       *[6] Master
    }
# $level
computer-at-level = Computer · { $level }
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
settings-blindfold = Blindfold
settings-zen = Zen mode
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
# $move $count
forecast-draw = { $move } would draw the game.
    .detail = The position would then have come up { word-times }.
# $move $count $color
forecast-check = { $move } would end the game: { side } loses.
    .detail = { side } gave check with every move, and the position would have come up { word-times }.
# $move $count $color
forecast-chase = { $move } would end the game: { side } loses.
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

## Playing a friend

play-friend = Play a friend

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

## Files

file-save = Save or copy
file-type = Type a move
file-failed = The part of the page that reads games could not be loaded. Check your connection and try again.
file-opening = Opening …
