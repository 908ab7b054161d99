## 網站

site-name = 楚河
site-game = 中國象棋

## 操作

play-two = 雙人同螢幕對弈
home = 首頁
close = 關閉
retry = 重試
undo = 悔棋
redo = 恢復
hint = 提示
flip = 翻轉
analyse = 分析
resign = 認輸
resign-ask = 確定認輸嗎？
resign-yes = 認輸
resign-no = 繼續下
new-game = 新局
new-game-ask = 放棄這一局，重新開局嗎？
rematch = 再來一局
language = 語言
settings = 設定

## 開局

choose-side = 執紅或執黑
play-red = 執紅，先行
play-black = 執黑，後行
choose-level = 難度
level-group =
    { $group ->
        [1] 入門
        [2] 初級
        [3] 中級
        [4] 高級
        [5] 專家
       *[6] 大師
    }
computer-at-level = 電腦 · { $level }
rules-other = 其他規則
rules-capture-about = 吃掉對方將帥即勝，適合初學。
choose-first = 先行方

## 設定

settings-script = 字形
script-traditional = 繁體
script-simplified = 簡體
settings-pieces = 棋子
style-characters = 漢字
style-figures = 圖形
style-letters = 字母
style-hybrid = 漢字加圖形
settings-colors = 配色
colors-black = 紅與黑
colors-green = 紅與綠
colors-blue = 紅與藍
colors-inverted = 反色
settings-board = 棋盤
board-wood = 木紋
board-paper = 紙面
board-plain = 素色
board-contrast = 高對比
board-dark = 深色
board-chequered = 方格
settings-coordinates = 座標
coordinates-none = 不顯示
coordinates-chinese = 傳統
coordinates-digits = 數字
coordinates-letters = 字母
settings-notation = 著法記錄
notation-chinese = 中文
notation-wxf = WXF 代號
notation-western = 西式
notation-vietnamese = 越南式
notation-chess-of-china = 《Chess of China》一書
notation-coordinates = 座標
settings-sound = 音效
sound-on = 開
sound-off = 關
settings-blindfold = 盲棋
settings-zen = 專注模式
settings-theme = 外觀
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色

## 棋手、棋子、交叉點

you = 你
computer = 電腦
side =
    { $color ->
        [red] 紅方
       *[black] 黑方
    }
role =
    { $color ->
        [red] { word-red-role }
       *[black] { word-black-role }
    }
piece =
    { $color ->
        [red] 紅{ word-red-role }
       *[black] 黑{ word-black-role }
    }
word-red-role =
    { $role ->
        [general] 帥
        [advisor] 仕
        [elephant] 相
        [horse] 馬
        [chariot] 車
        [cannon] 炮
       *[soldier] 兵
    }
word-black-role =
    { $role ->
        [general] 將
        [advisor] 士
        [elephant] 象
        [horse] 馬
        [chariot] 車
        [cannon] 砲
       *[soldier] 卒
    }
word-red-by-role =
    { $by-role ->
        [general] 帥
        [advisor] 仕
        [elephant] 相
        [horse] 馬
        [chariot] 車
        [cannon] 炮
       *[soldier] 兵
    }
word-black-by-role =
    { $by-role ->
        [general] 將
        [advisor] 士
        [elephant] 象
        [horse] 馬
        [chariot] 車
        [cannon] 砲
       *[soldier] 卒
    }
word-by-piece =
    { $by-color ->
        [red] 紅{ word-red-by-role }
       *[black] 黑{ word-black-by-role }
    }
word-attacker =
    { $color ->
        [red] 黑{ word-black-by-role }
       *[black] 紅{ word-red-by-role }
    }
word-general =
    { $color ->
        [red] 帥
       *[black] 將
    }
word-elephant =
    { $color ->
        [red] 相
       *[black] 象
    }
word-soldier =
    { $color ->
        [red] 兵
       *[black] 卒
    }
word-cannon =
    { $color ->
        [red] 炮
       *[black] 砲
    }

## 對局中

your-move = 輪到你走
to-move = 輪到{ side }
thinking = 思考中…
engine-loading = 引擎載入中…
engine-failed = 引擎無法啟動。
moves = 著法
moves-none = 還沒有走棋
first-move = 第一步
previous-move = 上一步
next-move = 下一步
last-move = 最後一步
rules = 規則
rules-wxf = 世界象棋規則
rules-axf = 亞洲規則
rules-cxa-lite = 中國規則（部分）
rules-simple = 簡易規則
rules-capture = 吃將取勝
rules-hebrew = 希伯來文指南的規則
rules-ukrainian = 烏克蘭文指南的規則
rules-norwegian = 挪威文指南的規則
rules-romanian = 羅馬尼亞文指南的規則
rules-custom = 自訂規則：{ $name }

## 棋盤旁的提示

note-check = 將軍！
    .detail = { $square } 的{ word-attacker }正在攻擊{ side }的{ word-general }。
note-double-check = 雙將！
    .detail = 兩枚棋子同時攻擊{ side }的{ word-general }。
note-repetition = 局面已出現 { $count } 次。
    .detail = 再出現一次即為和棋。
note-perpetual-check = { side }正在長將。
    .detail = 此局面再出現一次，{ side }判負。
note-perpetual-chase = { side }正在長捉。
    .detail = 此局面再出現一次，{ side }判負。
note-move-limit = 再走 { $count } 步仍不吃子，即為和棋。
note-total-limit = 再走 { $count } 步，即為和棋。
forecast-draw = 走「{ $move }」，即成和棋。
    .detail = 走後此局面共出現 { $count } 次。
forecast-check = 走「{ $move }」，對局結束，{ side }判負。
    .detail = { side }步步將軍，走後此局面共出現 { $count } 次。
forecast-chase = 走「{ $move }」，對局結束，{ side }判負。
    .detail = { side }步步捉子，走後此局面共出現 { $count } 次。
note-undone = 已悔棋。

## 結果

draw = 和棋
result-checkmate = { word-winner }絕殺獲勝
    .reason = 絕殺：{ word-loser }的{ word-loser-general }無路可逃。
result-stalemate = { word-winner }勝，{ word-loser }困斃
    .reason = { word-loser }無子可動，判負。
result-perpetual-check = { word-winner }勝，{ word-loser }長將
    .reason = { word-loser }長將不變，判負。
result-perpetual-chase = { word-winner }勝，{ word-loser }長捉
    .reason = { word-loser }長捉同一子不變，判負。
result-perpetual-attack = { word-winner }勝，{ word-loser }長打
    .reason = { word-loser }每步將、殺或捉，不變判負。
result-general-captured = { word-winner }勝，吃掉{ word-loser-general }
    .reason = { word-winner }吃掉了{ word-loser }的{ word-loser-general }。
result-resignation = { word-winner }勝，{ word-loser }認輸
    .reason = { word-loser }認輸了。
result-repetition = 局面重複，和棋
    .reason = 同一局面出現了 { $count } 次。
result-move-limit = 步數已滿，和棋
    .reason = 連續 { $plies } 步沒有吃子。
result-total-limit = 對局步數已滿，和棋
    .reason = 全局最多 { $plies } 步。
result-dead-material = 雙方都無法取勝，和棋
    .reason = 雙方剩下的子力都不足以殺棋。
word-winner =
    { $winner ->
        [red] 紅方
       *[black] 黑方
    }
word-loser =
    { $winner ->
        [red] 黑方
       *[black] 紅方
    }
word-loser-general =
    { $winner ->
        [red] 將
       *[black] 帥
    }

## 與好友對局

play-friend = 與好友對局

## 循環中每步的性質，以及裁決

label-check = 將軍
label-mate-threat = 要殺
label-chase = { $from } 的{ word-kind-by }捉 { $square } 的{ word-kind }
label-threat = { $from } 的{ word-kind-by }重新威脅 { $square } 的{ word-kind }
label-exchange = { $from } 的{ word-kind-by }與 { $square } 的{ word-kind }邀兌
label-block = 攔擋
label-idle = 閒著
verdict-perpetual-check = 此局面出現了 { $count } 次，其間{ word-loser }步步將軍，{ word-winner }則不然。{ word-loser }應當變著而不變，判負。
verdict-perpetual-chase = 此局面出現了 { $count } 次，其間{ word-loser }步步捉{ word-winner }的同一子：{ $square } 的{ word-kind }。{ word-loser }應當變著而不變，判負。
verdict-perpetual-chase-pinned = 此局面出現了 { $count } 次，其間{ word-loser }步步捉{ word-winner }在 { $square } 的{ word-kind }，而此子被馬牽制，不能離開。{ word-loser }應當變著而不變，判負。
verdict-perpetual-attack = 此局面出現了 { $count } 次，其間{ word-loser }步步將、殺或捉，{ word-winner }則沒有這樣，或情節較輕。{ word-loser }應當變著而不變，判負。
verdict-both-check = 此局面出現了 { $count } 次，其間雙方步步將軍。雙方責任相同，判和。
verdict-both-chase = 此局面出現了 { $count } 次，其間雙方步步攻擊。雙方責任相同，判和。
verdict-nobody = 此局面出現了 { $count } 次，其間雙方都沒有步步犯規。雙方都不必變著，判和。
word-kind =
    { $role ->
        [general] 將（帥）
        [advisor] 士（仕）
        [elephant] 象（相）
        [horse] 馬
        [chariot] 車
        [cannon] 炮
       *[soldier] 兵（卒）
    }
word-kind-by =
    { $by-role ->
        [general] 將（帥）
        [advisor] 士（仕）
        [elephant] 象（相）
        [horse] 馬
        [chariot] 車
        [cannon] 炮
       *[soldier] 兵（卒）
    }

## 重複局面的裁決說明

why = 為什麼？
why-moves = 重複的著法
replay-play = 播放著法
replay-pause = 暫停
tag-check = 將
tag-mate-threat = 殺
tag-chase = 捉
tag-threat = 威脅
tag-exchange = 兌
tag-block = 攔
tag-idle = 閒

## 為什麼不能這樣走

no-piece = 這裡沒有棋子。
    .detail = 輪到{ side }，請點{ side }的棋子。
opponent-piece =
    { $color ->
        [red] 這是黑方的{ word-black-role }。
       *[black] 這是紅方的{ word-red-role }。
    }
    .detail = 現在輪到{ side }走。
own-piece-there = 那裡有自己的棋子。
    .detail =
        { $color ->
            [red] { $square } 有自己的{ word-red-by-role }。
           *[black] { $square } 有自己的{ word-black-by-role }。
        }
horse-leg-blocked = 蹩馬腿。
    .detail = { $square } 的{ word-by-piece }擋住了馬。
elephant-eye-blocked = 塞象眼。
    .detail = { $square } 的{ word-by-piece }擋住了{ word-elephant }。
elephant-cannot-cross-river = { word-elephant }不能過河。
    .detail = 它只能留在自己這一邊防守。
leaves-palace = { role }不能出九宮。
    .detail = 九宮就是兩條斜線所在的九個點。
path-blocked = 路被擋住了。
    .detail = { $square } 的{ word-by-piece }擋在路上。
cannon-no-screen = 沒有炮架，{ word-cannon }不能吃子。
    .detail = { word-cannon }與 { $square } 之間必須正好隔一枚棋子。
cannon-too-many-screens = 中間隔的棋子太多。
    .detail = 到 { $square } 之間有 { $count } 枚棋子，{ word-cannon }只能隔一枚吃子。
soldier-cannot-retreat = { word-soldier }不能後退。
    .detail = 只能向前走，過河後還可以橫走。
soldier-sideways-before-river = { word-soldier }還沒有過河。
    .detail = 過河之前只能直進。
soldier-one-step = { word-soldier }一次只走一步。
    .detail = 只能向前走，過河後還可以橫走。
not-how-it-moves = { role }不能這樣走。
    .detail =
        { $role ->
            [general] 在九宮內沿直線走一步。
            [advisor] 在九宮內沿斜線走一步。
            [elephant] 走「田」字：斜走兩步。
            [horse] 走「日」字：先直走一步，再斜走一步。
            [chariot] 沿直線走，步數不限。
            [cannon] 沿直線走，吃子時要隔一枚棋子。
           *[soldier] 每次向前走一步，過河後還可以橫走。
        }
generals-would-face = 將帥不能照面。
    .detail = 同一直線上，將與帥之間必須有棋子。
general-left-in-check = 不能送將。
    .detail = 這樣走，{ $square } 的{ word-attacker }會吃掉{ word-general }。
game-over = 對局已結束。
    .detail = 想繼續下，請開新局。

## 給聽棋的人

board-label = 象棋棋盤
board-help = 方向鍵在交叉點之間移動，Enter 鍵拿起或放下棋子，Esc 鍵取消。
point-empty = { $square }，空
point-piece = { $square }，{ piece }
point-can-move = 可以走到這裡
point-can-capture = 可以吃
point-repeats = 重複局面，對局結束
point-selected = 已選取
point-last-move = 上一步
point-in-check = 被將軍
joined = { $first }，{ $second }
announce-move = { side }：{ role } { $from } 到 { $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [none] { "" }
       *[other] ，吃{ word-captured }
    }
word-captured =
    { $color ->
        [red] { word-captured-black }
       *[black] { word-captured-red }
    }
word-captured-black =
    { $captured ->
        [general] 將
        [advisor] 士
        [elephant] 象
        [horse] 馬
        [chariot] 車
        [cannon] 砲
       *[soldier] 卒
    }
word-captured-red =
    { $captured ->
        [general] 帥
        [advisor] 仕
        [elephant] 相
        [horse] 馬
        [chariot] 車
        [cannon] 炮
       *[soldier] 兵
    }
word-check =
    { $check ->
        [check] ，將軍
        [double-check] ，雙將
       *[none] { "" }
    }
announce-selected = { $square }，{ piece }，已選取
announce-cancelled = 已取消選取

## 檔案

file-save = 儲存或複製
file-type = 輸入著法
file-failed = 無法載入讀取棋譜的部分。請檢查網路後重試。
file-opening = 正在開啟……
