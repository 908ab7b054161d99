### 楚河，繁體中文。

## 網站

site-name = 楚河
site-game = 中國象棋
site-tagline = 人人都能下的中國象棋。
site-description = 在瀏覽器裡下中國象棋：與電腦對弈，或與朋友同螢幕對弈。免費，不用註冊，不用安裝。
begin-hint = 紅方先行，點一枚棋子開始。
noscript = 要下棋，請允許瀏覽器執行 JavaScript。

## 操作

play-computer = 人機對弈
play-two = 雙人同螢幕對弈
home = 首頁
close = 關閉
retry = 重試
undo = 悔棋
flip = 翻轉
resign = 認輸
resign-ask = 確定認輸嗎？
resign-yes = 認輸
resign-no = 繼續下
new-game = 新局
new-game-ask = 放棄這一局，重新開局嗎？
rematch = 再來一局
language = 語言
settings = 設定
licences = 授權條款
about-licence = 楚河是自由軟體，採用 MIT 或 Apache 2.0 授權條款。
about-glyphs = 棋子上的字依照霞鶩文楷繪製，採用 SIL 開放字型授權條款 1.1。

## 開局

choose-side = 執紅或執黑
play-red = 執紅，先行
play-black = 執黑，後行
choose-level = 難度
level =
    { $level ->
        [1] 入門
        [2] 初級
       *[3] 中級
    }
level-about =
    { $level ->
        [1] 知道棋子怎麼走。
        [2] 下過幾盤棋。
       *[3] 熟悉常見的攻防。
    }
computer-at-level = 電腦 · { level }
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
forecast-draw = 走 { $from } 到 { $to }，即成和棋。
    .detail = 走後此局面共出現 { $count } 次。
forecast-check = 走 { $from } 到 { $to }，對局結束，{ side }判負。
    .detail = { side }步步將軍，走後此局面共出現 { $count } 次。
forecast-chase = 走 { $from } 到 { $to }，對局結束，{ side }判負。
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

## 規則集有什麼錯誤

ruleset-no-value = 第 { $line } 行：「{ $found }」應寫成「名稱 = 值」。
ruleset-unknown-key = 第 { $line } 行：沒有「{ $found }」這一項。
ruleset-bad-value = 第 { $line } 行：「{ $found }」不是 { $key } 的值。
ruleset-late-base = 第 { $line } 行：「base」必須寫在其他各項之前。

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
move-unreadable = 「{ $found }」不是著法。
    .detail = 著法可寫作 h2e2、炮二平五或 C2=5。
move-unmatched = 沒有棋子能走「{ $found }」。
    .detail = 著法由起點和終點組成，例如 h2e2。
move-ambiguous = 「{ $found }」可以指不止一步棋。
    .detail = 可能是：{ $moves }。

## 局面有什麼錯誤

fen-empty = 這段文字裡沒有局面。
fen-row-count = 局面有 { $count } 行，應為 10 行。
fen-row-width = 從上數第 { $row } 行有 { $count } 個點，應為 9 個。
fen-bad-letter = 從上數第 { $row } 行的「{ $letter }」不代表任何棋子。
fen-bad-side = 走棋方應為「w」或「b」，不能是「{ $found }」。
fen-bad-number = 「{ $found }」應該是數字。
fen-too-many-fields = 末尾的「{ $found }」是多餘的。
setup-no-general = { side }沒有{ word-general }。
setup-two-generals = { side }有 { $count } 個{ word-general }，只能有一個。
setup-general-outside-palace = { side }在 { $square } 的{ word-general }不在九宮內。
setup-too-many = { side }的{ role }有 { $count } 個，最多 { $max } 個。
setup-impossible-point = { side }的{ role }不可能在 { $square }。
setup-soldier-behind-start = { side }在 { $square } 的{ word-soldier }退到了出發線之後。
setup-soldier-file = { side }的{ word-soldier }過河前不可能在 { $square }。
setup-opponent-in-check = { side }正被將軍，卻該對方走棋。
setup-generals-facing = 將帥照面，中間沒有棋子。

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

## 伺服器的頁面

home-link = 前往棋盤
http-400 = 請求有誤
    .detail = 伺服器看不懂這個請求。
http-404 = 找不到頁面
    .detail = 這個網址沒有內容。
http-405 = 不允許的方法
    .detail = 這個網址不接受這類請求。
http-431 = 請求過大
    .detail = 瀏覽器送來的標頭超過伺服器的限制。
http-500 = 伺服器出錯
    .detail = 我們這邊出了問題，請再試一次。

## 終端機

cli-you-play =
    { $color ->
        [red] 你執紅，電腦執黑。
       *[black] 你執黑，電腦執紅。
    }
cli-prompt = 請走棋（例如 h2e2）：
cli-prompt-side = { side }走棋（例如 h2e2）：
cli-commands = 請輸入著法，或下列單字之一：{ $commands }
cli-computer-plays = 電腦走 { $move }。
cli-played = 走了 { $move }。
cli-nothing-to-undo = 沒有可悔的棋。
cli-goodbye = 再見。
cli-serving = 楚河已開放：{ $address }
cli-stop-hint = 按 Ctrl+C 停止。
cli-stopping = 正在停止…
cli-address-taken = { $address } 已被占用，請用 --bind 指定別的位址。
cli-at-ply = 第 { $number } 著（{ $found }）
cli-ongoing = 對局仍在進行。
cli-unknown-rules = 沒有名為「{ $found }」的規則集，也沒有這個檔案。可用的名稱：wxf、axf、cxa-lite、simple、capture、hebrew、ukrainian、norwegian、romanian。

## 命令列上的檔案

cli-file-exists = 「{ $path }」已存在；加 --force 可覆寫。
cli-unknown-picture = 「{ $path }」應以 .svg 或 .png 結尾。
## 檔案

# $game $problem
file-warning = 第 { $game } 局：{ $problem }
# $game $ply $problem
file-warning-ply = 第 { $game } 局第 { $ply } 步：{ $problem }
# $name
file-unreadable = { $name } 中沒有可讀的對局或局面。
# $format
file-unwritable = 無法寫成 { $format } 格式。
file-open = 開啟棋譜
file-open-about = 支援 PGN、XQF、CBL、DhtmlXQ、FEN 等格式。也可將檔案拖到頁面上，或貼上文字。
file-choose = 選擇檔案
file-paste = 或貼上棋譜、局面或整個網頁
file-read = 開啟
file-save = 儲存或複製
file-format = 格式
file-all = 檔案中的全部棋局
file-loses = 此格式不保留：
file-keep = 儲存
file-copy = 複製
file-copied = 已複製。
file-position = 局面（FEN）
# $game $count
file-of = 第 { $game } 局，共 { $count } 局
# $count
file-faults = 未能照原樣讀取：{ $count } 處
file-type = 輸入著法
file-instead = 另有：
file-next = 接著可走：
file-failed = 無法載入讀取棋譜的部分。請檢查網路後重試。
file-opening = 正在開啟……
file-said = 註解

## 讀取檔案時遺失或修復的內容

record-unknown-format = 格式無法識別。
record-bad-text = 部分字元無法依 { $charset } 讀出，已用替代符號代替。
record-bad-fen = 「{ $found }」不是局面。
record-impossible-start = 開局局面在對局中不可能出現，只保留局面，不含著法。
record-start-replaced = 記錄的開局局面不可能出現；著法符合標準開局，已改用標準開局。
record-side-corrected = 先走的一方與局面所記不同，已更正。
record-bad-move = 著法「{ $found }」不能走；其後的著法保留為註解。
record-ambiguous-move = 「{ $found }」可指多著棋，後續著法也無法區分；已取第一種。
record-place-ignored = 「{ $found }」中的前後字有誤，已忽略。
record-no-move = 著法中的「{ $found }」不是著法，已保留為註解。
record-unclosed = 「{ $found }」沒有閉合。
record-bad-tag = 「{ $found }」應為名稱和引號中的值。
record-unknown-result = 「{ $found }」不是已知的結果，原樣保留。
record-truncated = 檔案不完整，已保留前面的內容。
record-too-long = 有內容超過上限 { $limit }，其餘部分已略去。
record-malformed = 有一部分不符合格式，已略去：{ $found }。

## 格式無法容納的內容

loss-start = 起始局面
loss-result = 結果
loss-counters = 起始局面的計數
loss-rules = 規則
loss-moves = 著法（{ $count }）
loss-variations = 變著（{ $count }）
loss-comments = 註解（{ $count }）
loss-before = 著法前註解的位置（{ $count }）
loss-nags = ！、？等評註符號（{ $count }）
loss-shapes = 帶箭頭或圓圈的著法（{ $count }）
loss-clocks = 帶用時的著法（{ $count }）
loss-evals = 帶評分的著法（{ $count }）
loss-characters = 含有無法表示的字元的文字（{ $count }）
loss-tag = 標籤 { $name }
cli-place-game = 第 { $number } 局
cli-place-ply = 第 { $number } 著
cli-place-byte = 第 { $number } 位元組
cli-warning = { $path }：{ $place }：{ $found }
cli-more-warnings = 另有警告：{ $count }；加 --verbose 可全部顯示。
cli-losses = 以下內容 { $format } 無處存放，未能保留：
cli-loss = { $loss }，局數：{ $games }
cli-summary = 檔案：{ $files }，對局：{ $games }，著法：{ $plies }，警告：{ $warnings }，無法讀取的檔案：{ $unread }。
cli-no-game = 沒有找到對局。
cli-which-format = 從名稱看不出格式。請用 --to 指定：{ $formats }。
cli-one-game = 「{ $path }」只能容納一局，而對局不止一局。請改為指定資料夾，例如 games/。
cli-no-such-game = 沒有第 { $number } 局：共有第 1 至 { $count } 局。
cli-game-of = 第 { $number } 局，共 { $count } 局
cli-tag = { $name }：{ $value }
cli-result = 結果
cli-not-in-game = 這裡的著法中沒有「{ $found }」。
cli-no-way-on = 那邊沒有著法了。
cli-line-ends = 著法到此結束：{ $found }
cli-goes-on = 後續：{ $moves }
cli-steps = 按 Enter 鍵看下一著。可輸入序號選擇變著，輸入著法，或輸入以下詞：{ $commands }
cli-checked = { $path }：{ $format }，對局：{ $games }，著法：{ $plies }，變著：{ $variations }，警告：{ $count }

## chuhe check 發現的問題

check-result-differs = 記錄的結果為 { $found }，但按規則結果不同。
check-result-open = 沒有記錄結果，但按規則對局已結束。
check-played-on = 按規則對局到此已結束，但仍繼續。
check-duplicate = 著法與 { $path } 第 { $number } 局相同。
