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
cli-offer = { handicap-offer }{ $handicap }。輸入 yes 開始，直接按 Enter 結束：
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
file-unreadable-text = 這段文字中沒有可讀的對局或局面。
# $format
file-unwritable = 無法寫成 { $format } 格式。
file-open = 開啟棋譜
file-open-about = 支援 PGN、XQF、CBL、DhtmlXQ、FEN 等格式。也可將檔案拖到頁面上，或貼上文字。
file-choose = 選擇檔案
file-paste = 或貼上棋譜、局面或整個網頁
file-read = 開啟
file-format = 格式
file-all = 檔案中的全部棋局
file-loses = 此格式不保留：
file-keep = 儲存
file-copy = 複製
file-copied = 已複製。
file-uncopied = 無法複製，請改為儲存。
file-too-large = 檔案太大，無法帶過來，請在這裡選擇。
file-position = 局面（FEN）
# $game $count
file-of = 第 { $game } 局，共 { $count } 局
# $count
file-faults = 未能照原樣讀取：{ $count } 處
file-instead = 另有：
file-next = 接著可走：
file-said = 註解

## What the engine finds about a place in a game

analysis = 分析
analysis-lines = 變化數
analysis-limit = 引擎思考多久
analysis-stop = 停止引擎
analysis-go-on = 讓引擎繼續
analysis-endless = 直到停止
# $count
analysis-seconds = { $count } 秒
# $count
analysis-depth = 深度 { $count }
# $count
analysis-speed = 每秒 { $count } 千個局面
analysis-threat = 威脅
analysis-no-threat = 正被將軍，沒有威脅可顯示。
# $color
analysis-would = 若輪到{ side }走：
analysis-even = 均勢
# $color $count
analysis-mate = { side }{ $count } 步殺
# $color
analysis-rule = { side }按規則勝
# $red $black
analysis-chances = 勝算：紅方 { $red } %，黑方 { $black } %
analysis-none = 引擎無法分析這個局面。
analysis-source = 引擎
analysis-own = 本瀏覽器
# $engine
native-crash = { $engine } 意外結束。
# $engine
native-silent = { $engine } 沒有回應。
# $engine
native-nonsense = { $engine } 給出的回答無法理解。
# $engine
native-taken = 另一個頁面正在使用 { $engine }。
# $engine
native-gone = 無法連接 { $engine }。
native-anew = 已重新啟動。
native-own = 改由本瀏覽器的引擎繼續。
facts-seen = 此局要點

## The review of a whole game

review = 覆盤
review-curve = 全局勝機走勢
review-looking = 已看局面：{ $number } / { $count }
review-explaining = 正在說明失誤。
review-stop = 停止覆盤
review-go-on = 繼續覆盤
review-accuracy = 準確度
review-clean = 沒有失誤。
review-learn = 從失誤中學習：
review-both = 雙方
review-place = 失誤 { $number } / { $count }。
review-find = 找出更好的著法。
review-checking = 引擎正在看 { $move }……
review-best = { $move } 是最佳著法。
review-good = { $move } 與最佳著法一樣好。
review-wrong = { $move } 不夠好。
review-solve = 看答案
review-next = 下一個
review-over = 這是最後一個。自己找到：{ $number } / { $count }。

## 讀取檔案時遺失或修復的內容

record-unknown-format = 格式無法識別。
record-not-read = 不讀取 { $format }：各程式對這種檔案的解釋不一致。
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
# $path
cli-no-file = 沒有檔案「{ $path }」。應為檔案、資料夾、games/*.pgn 之類的樣式，或表示標準輸入的 -。
# $path
cli-no-match = 沒有檔案符合「{ $path }」。
cli-which-format = 從名稱看不出格式。請用 --to 指定：{ $formats }。
cli-one-game = 「{ $path }」只能容納一局，而對局不止一局。請改為指定資料夾，例如 games/。
cli-no-such-game = 沒有第 { $number } 局：共有第 1 至 { $count } 局。
cli-no-stored-game = 此資料庫中沒有對局 { $game }。
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

## 規則集有什麼錯誤

ruleset-no-value = 第 { $line } 行：「{ $found }」應寫成「名稱 = 值」。
ruleset-unknown-key = 第 { $line } 行：沒有「{ $found }」這一項。可用的項：{ $expected }。
ruleset-bad-value = 第 { $line } 行：「{ $found }」不是 { $key } 的值。可用的值：{ $expected }。
ruleset-bad-name = 第 { $line } 行：「{ $found }」不能作規則的名稱。只可用 a–z、0–9 和連字號，最多 { $count } 個字元。
ruleset-late-base = 第 { $line } 行：「base」必須寫在其他各項之前。

## 為什麼不能這樣走

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

## 人與人對局：為何不行

play-bad-control = { side }：棋鐘的每一項都要有時間，且不超過 7 天。
play-long-fen = 這段文字太長，不是局面。
play-start-over = 這個局面已經分出勝負，請換一個。

## 引擎對局賽

cli-match-two-engines = 比賽需要兩個引擎：請寫兩次 --engine。
cli-match-no-limit = 引擎可以想多久？請給出 --nodes、--depth、--movetime 或 --tc。
cli-match-over = 按規則，這一局還沒開始就已結束。
# $path $games
cli-match-goes-on = 「{ $path }」中已有本場比賽的對局：{ $games }。比賽從那裡繼續。
# $path
cli-match-in-use = 另一場比賽正在寫入「{ $path }」。
# $path $found
cli-match-other = 「{ $path }」是另一場比賽的記錄。不同之處：{ $found }。
# $path $found
cli-match-damaged = 「{ $path }」不是本場比賽的記錄：第 { $found } 行無法讀取。
cli-match-interrupted = 已中斷。未下完的對局不計。
# $engine $found
cli-match-not-started = { $engine } 無法啟動：{ $found }
# $engine $found
cli-match-ended = { $engine } 還沒準備好就結束了：{ $found }
# $engine $found
cli-match-silent = { $engine } 對「{ $found }」沒有回應。
# $engine $found
cli-match-no-option = { $engine } 沒有選項「{ $found }」。
# $engine $option $found
cli-match-bad-value = { $engine }：「{ $found }」不是選項 { $option } 的值。
# $game $red $black $result $end $plies
cli-match-game = 第 { $game } 局：{ $red } – { $black } { $result }，步數：{ $plies }。{ $end }
# $game $engine $end $found
cli-match-fault = 第 { $game } 局：{ $engine } 判負。{ $end }：{ $found }
# $end $games
cli-match-end = { $end }：{ $games }
cli-match-engine = 引擎
cli-match-points = 得分
cli-match-won = 勝
cli-match-drawn = 和
cli-match-lost = 負
cli-match-faults = 過失
cli-match-time = 每步毫秒
cli-match-nodes = 每步節點
cli-match-depth = 深度
# $engine $elo $low $high $percent
cli-match-elo = { $engine }：{ $elo } Elo，95 % 可信區間 { $low } 至 { $high }；更強的可能性 { $percent } %
# $pairs
cli-match-pairs = 成對對局的得分（0、½、1、1½、2）：{ $pairs }
# $low $high $llr $lower $upper
cli-match-sprt = SPRT，{ $low } 對 { $high } Elo：{ $llr }，到 { $lower } 或 { $upper } 結束
# $elo
cli-match-decided = 檢驗已有結論：{ $elo } Elo。
match-crash = 當掉
match-silence = 沒有回應
match-late = 超時
match-illegal = 違規著法
match-no-move = 有著可走卻沒有走
match-resigned = 認輸
match-agreed = 雙方同意和棋
match-scores = 雙方引擎評分一致
match-plies = 達到比賽允許的步數
# $winner
selfplay-scores =
    { $winner ->
        [red] 紅方勝：評分明朗
        [black] 黑方勝：評分明朗
       *[other] 和棋：評分明朗
    }
selfplay-plies = 和棋：達到一局允許的步數
# $path $games
selfplay-goes-on = 「{ $path }」中已有對局：{ $games }。從那裡繼續。
# $games $positions $pace
selfplay-made = 對局：{ $games }，局面：{ $positions }。每小時新增局面：{ $pace }。
# $path
selfplay-in-use = 另一個行程正在向「{ $path }」加入對局。
# $path $found
selfplay-other = 「{ $path }」中的對局是以別的方式下的。不同之處：{ $found }。
# $path
selfplay-empty = 「{ $path }」中沒有引擎自我對弈的對局。
# $path
selfplay-missing = 缺少「{ $path }」，而後面的檔案存在。
# $path $found $expected
selfplay-short = 「{ $path }」有 { $found } 局，應有 { $expected } 局。
# $path $found $expected
selfplay-long = 「{ $path }」有 { $found } 位元組；這種檔案最多 { $expected } 位元組。
# $path $number $found
selfplay-damaged = 「{ $path }」在第 { $number } 位元組處損壞。{ $found }
# $expected
selfplay-magic = 開頭應為 { $expected }。
# $found $expected
selfplay-checksum = 總和檢查碼為 { $found }，應為 { $expected }。
selfplay-no-plan = 無法讀取對局的下法設定。
# $found $expected
selfplay-number = 檔案編號為 { $found }，應為 { $expected }。
# $found $expected
selfplay-length = 一局的長度先是 { $found }，後是 { $expected }；兩者應相同，且不超過一局的上限。
# $expected
selfplay-too-many = 一個檔案只有 { $expected } 局，後面卻還有一局。
# $found
selfplay-no-length = { $found } 個位元組不是一局棋。
# $found
selfplay-no-end = { $found } 不是結局的編號。
selfplay-no-start = 一局的起始局面不可能出現。
# $number $found
selfplay-no-move = 第 { $number } 步：{ $found } 不是著法的編號。
# $number $found
selfplay-no-score = 第 { $number } 步：{ $found } 不是評分的編號。
# $path $number $count
selfplay-torn = 「{ $path }」：最後一局被截斷。第 { $number } 位元組之後多出 { $count } 位元組；下次執行會去掉它們。
# $game $number
selfplay-crash = 第 { $game } 局第 { $number } 步：搜尋當掉。
# $game $number
selfplay-silent = 第 { $game } 局第 { $number } 步：有著可走，搜尋卻沒有找到。
# $game $number $found
selfplay-illegal = 第 { $game } 局第 { $number } 步：{ $found } 違規。
# $game $number $found
selfplay-over = 第 { $game } 局：第 { $number } 步後已經結束，卻還在繼續。{ $found }
# $game $found $expected
selfplay-end = 第 { $game } 局：寫的結局是「{ $found }」，實為「{ $expected }」。
# $game $number $found
selfplay-mate = 第 { $game } 局第 { $number } 步：宣布的絕殺並不存在（{ $found }）。
# $games $positions $count
selfplay-verified = 對局：{ $games }，局面：{ $positions }，有誤的對局：{ $count }。
# $count $proven $found $refuted $open
selfplay-mates = 宣布的絕殺：{ $count }。逐著證明：{ $proven }，另一次搜尋也找到：{ $found }，不存在：{ $refuted }，太長無法判斷：{ $open }。
# $games $positions
selfplay-counts = 對局：{ $games }，局面：{ $positions }。
# $red $black $drawn
selfplay-results = 紅勝：{ $red }，黑勝：{ $black }，和棋：{ $drawn }。
# $mean $least $half $most
selfplay-lengths = 每局雙方步數：平均 { $mean }，最短 { $least }，中位數 { $half }，最長 { $most }。
# $count $games $percent
selfplay-openings = 不同的開局：{ $count }。重複的對局：{ $games }。先前出現過的局面：{ $percent } %。
selfplay-scores-title = 一方領先多少（兵值的百分之一）：
selfplay-decided = 絕殺或由循環判定

## 著法好壞的緣由

fact-hangs = { $by-square } 的{ word-by-piece }可以白吃 { $square } 的{ piece }。
fact-hangs-protected = { $by-square } 的{ word-by-piece }可以吃 { $square } 的{ piece }，對方雖能反吃，仍然得利。

## 讓子

handicap = 讓子
handicap-none = 分先
handicap-other = 其他讓法
handicap-computer = 電腦執紅，讓出所選。
handicap-given = { $handicap }
handicap-offer = 下一局電腦可以：
play-handicap-first-move = 讓先
play-handicap-horse = 讓馬
play-handicap-two-horses = 讓雙馬
play-handicap-chariot = 讓車
play-handicap-chariot-and-horse = 讓車馬
play-handicap-two-chariots = 讓雙車
play-handicap-two-chariots-and-horse = 讓雙車馬

## 電腦為什麼這樣走

why-line = 它預期的著法
why-worth = 評估
worth-even = 大致均勢
# $color $amount
worth-ahead = { side }領先 { $amount } 個兵。
# $color $count
worth-mate = { side } { $count } 步殺。
# $color
worth-rule = { side }按循環規則獲勝。

## Analysis on the command line

review-inaccuracy = 緩著。
review-mistake = 錯著。
review-blunder = 大錯。
review-chances = 勝機從 { $upper }% 降到 { $lower }%。
review-missed-mate = 錯過 { $count } 步殺。
review-allowed-mate = 讓對方有 { $count } 步殺。
review-missed-win-by-rule = 錯過按重複局面規則取勝的機會（不是殺棋）。
review-allowed-loss-by-rule = 讓對方可按重複局面規則取勝（不是殺棋）。
review-better = 更好的是 { $move }。
review-side = { side }：準確度 { $mean }%；緩著 { $least }，錯著 { $half }，大錯 { $most }
review-by-rule = { side }按重複局面規則取勝
cli-analyse-over = 按規則對局到此已經結束，沒有可分析的。
cli-analyse-level = 減弱的引擎不作分析：請給出「self」或一個程式。
cli-analyse-trouble = { $engine } 沒有給出看法：{ $found }
cli-analyse-interrupted = 已中斷。再次執行同一命令會從這裡繼續。
cli-analyse-lost = 已中斷。沒有 --output 或 --log，什麼也不會保留。
cli-analyse-goes-on = 「{ $path }」中已有的搜尋：{ $positions }。分析從那裡繼續。
cli-analyse-in-use = 另一次分析正在寫入「{ $path }」。
cli-analyse-other = 「{ $path }」不是這次分析的記錄：對局、引擎或限制不同。
fact-fork = { $by-square } 的{ word-by-piece }同時捉 { $also-square } 的{ word-also-role }和 { $square } 的{ role }，必得其一。
fact-fork-check = { $by-square } 的{ word-by-piece }將軍，同時捉 { $square } 的{ piece }，此子必失。
fact-pin = { $square } 的{ piece }被牽制：它若離開，{ $by-square } 的{ word-by-piece }就將軍。
fact-pin-piece = { piece }若離開 { $square }，{ $by-square } 的{ word-by-piece }就吃 { $also-square } 的{ word-also-role }。
fact-skewer = { $by-square } 的{ word-by-piece }捉 { $also-square } 的{ word-also-role }，其後還有 { $square } 的{ role }，必得其一。
fact-skewer-check = { $by-square } 的{ word-by-piece }將軍，{ word-general }後面 { $square } 的{ piece }必失。
fact-discovered-check = { piece }走到 { $square }，{ $by-square } 的{ word-by-piece }露出將軍。
fact-double-check = { $square } 的{ piece }和 { $by-square } 的{ word-by-piece }同時將軍。
fact-hollow-cannon = { $square } 的{ piece }是空頭炮：與對方將帥之間沒有棋子，也不許墊子。
fact-double-cannon = 重炮：{ $by-square } 的{ word-by-piece }隔著 { $square } 的{ role }將軍，不許墊子。
fact-palace-horse = 窩心馬：{ $square } 的{ piece }佔住自己的九宮中心，{ word-general }沒有一步可走。
fact-trapped = { $square } 的{ piece }被捉，逃到哪裡都會丟。
fact-mate-now = 絕殺：{ piece }從 { $from } 走到 { $to }。
fact-mate = 最多 { $count } 步成殺：{ piece }從 { $from } 走到 { $to }。
fact-mate-threat-now = { side }要殺：{ role }從 { $from } 走到 { $to }。
fact-mate-threat = { side }要殺，最多 { $count } 步：{ role }從 { $from } 走到 { $to }。
fact-overloaded = { $by-square } 的{ word-by-piece }既要保護 { $square } 的{ role }，又要保護 { $also-square } 的{ word-also-role }，只能反吃一次。
fact-screen-guard = { $from } 的炮架沒有了，{ $by-square } 的{ word-by-piece }不再保護 { $square } 的{ role }，它可以被吃。
fact-screen-attack = { $from } 的炮架沒有了，{ $by-square } 的{ word-by-piece }不再攻擊 { $square } 的{ piece }。
word-also-role =
    { $color ->
        [red] { word-red-also-role }
       *[black] { word-black-also-role }
    }
word-red-also-role =
    { $also-role ->
        [general] 帥
        [advisor] 仕
        [elephant] 相
        [horse] 馬
        [chariot] 車
        [cannon] 炮
       *[soldier] 兵
    }
word-black-also-role =
    { $also-role ->
        [general] 將
        [advisor] 士
        [elephant] 象
        [horse] 馬
        [chariot] 車
        [cannon] 砲
       *[soldier] 卒
    }
