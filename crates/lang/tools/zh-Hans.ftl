## 终端

cli-you-play =
    { $color ->
        [red] 你执红，电脑执黑。
       *[black] 你执黑，电脑执红。
    }
cli-prompt = 请走棋（例如 h2e2）：
cli-prompt-side = { side }走棋（例如 h2e2）：
cli-commands = 请输入着法，或下列单词之一：{ $commands }
cli-computer-plays = 电脑走 { $move }。
cli-played = 走了 { $move }。
cli-nothing-to-undo = 没有可悔的棋。
cli-offer = { handicap-offer }{ $handicap }。输入 yes 开始，直接按 Enter 结束：
cli-goodbye = 再见。
cli-serving = 楚河已开放：{ $address }
cli-stop-hint = 按 Ctrl+C 停止。
cli-stopping = 正在停止…
cli-address-taken = { $address } 已被占用，请用 --bind 指定别的地址。
cli-at-ply = 第 { $number } 着（{ $found }）
cli-ongoing = 对局仍在进行。
cli-unknown-rules = 没有名为“{ $found }”的规则集，也没有这个文件。可用的名称：wxf、axf、cxa-lite、simple、capture、hebrew、ukrainian、norwegian、romanian。

## 命令行上的文件

cli-file-exists = “{ $path }”已存在；加 --force 可覆盖。
cli-unknown-picture = “{ $path }”应以 .svg 或 .png 结尾。

## 文件

# $game $problem
file-warning = 第 { $game } 局：{ $problem }
# $game $ply $problem
file-warning-ply = 第 { $game } 局第 { $ply } 步：{ $problem }
# $name
file-unreadable = { $name } 中没有可读的对局或局面。
file-unreadable-text = 这段文字中没有可读的对局或局面。
# $format
file-unwritable = 无法写成 { $format } 格式。
file-open = 打开棋谱
file-open-about = 支持 PGN、XQF、CBL、DhtmlXQ、FEN 等格式。也可将文件拖到页面上，或粘贴文字。
file-choose = 选择文件
file-paste = 或粘贴棋谱、局面或整个网页
file-read = 打开
file-format = 格式
file-all = 文件中的全部棋局
file-loses = 此格式不保留：
file-keep = 保存
file-copy = 复制
file-copied = 已复制。
file-uncopied = 无法复制，请改为保存。
file-too-large = 文件太大，无法带过来，请在这里选择。
file-position = 局面（FEN）
# $game $count
file-of = 第 { $game } 局，共 { $count } 局
# $count
file-faults = 未能照原样读取：{ $count } 处
file-instead = 另有：
file-next = 接着可走：
file-said = 注解

## What the engine finds about a place in a game

analysis = 分析
analysis-lines = 变化数
analysis-limit = 引擎思考多久
analysis-stop = 停止引擎
analysis-go-on = 让引擎继续
analysis-endless = 直到停止
# $count
analysis-seconds = { $count } 秒
# $count
analysis-depth = 深度 { $count }
# $count
analysis-speed = 每秒 { $count } 千个局面
analysis-threat = 威胁
analysis-no-threat = 正被将军，没有威胁可显示。
# $color
analysis-would = 若轮到{ side }走：
analysis-even = 均势
# $color $count
analysis-mate = { side }{ $count } 步杀
# $color
analysis-rule = { side }按规则胜
# $red $black
analysis-chances = 胜算：红方 { $red } %，黑方 { $black } %
analysis-none = 引擎无法分析这个局面。
analysis-source = 引擎
analysis-own = 本浏览器
# $engine
native-crash = { $engine } 意外退出。
# $engine
native-silent = { $engine } 没有回应。
# $engine
native-nonsense = { $engine } 给出的回答无法理解。
# $engine
native-taken = 另一个页面正在使用 { $engine }。
# $engine
native-gone = 无法连接 { $engine }。
native-anew = 已重新启动。
native-own = 改由本浏览器的引擎继续。
facts-seen = 此局要点

## The review of a whole game

review = 复盘
review-curve = 全局胜机走势
review-looking = 已看局面：{ $number } / { $count }
review-explaining = 正在说明失误。
review-stop = 停止复盘
review-go-on = 继续复盘
review-accuracy = 准确度
review-clean = 没有失误。
review-learn = 从失误中学习：
review-both = 双方
review-place = 失误 { $number } / { $count }。
review-find = 找出更好的着法。
review-checking = 引擎正在看 { $move }……
review-best = { $move } 是最佳着法。
review-good = { $move } 与最佳着法一样好。
review-wrong = { $move } 不够好。
review-solve = 看答案
review-next = 下一个
review-over = 这是最后一个。自己找到：{ $number } / { $count }。

## 读取文件时丢失或修复的内容

record-unknown-format = 格式无法识别。
record-not-read = 不读取 { $format }：各程序对这种文件的解释不一致。
record-bad-text = 部分字符无法按 { $charset } 读出，已用替代符号代替。
record-bad-fen = “{ $found }”不是局面。
record-impossible-start = 开局局面在对局中不可能出现，只保留局面，不含着法。
record-start-replaced = 记录的开局局面不可能出现；着法符合标准开局，已改用标准开局。
record-side-corrected = 先走的一方与局面所记不同，已更正。
record-bad-move = 着法“{ $found }”不能走；其后的着法保留为注释。
record-ambiguous-move = “{ $found }”可指多着棋，后续着法也无法区分；已取第一种。
record-place-ignored = “{ $found }”中的前后字有误，已忽略。
record-no-move = 着法中的“{ $found }”不是着法，已保留为注释。
record-unclosed = “{ $found }”没有闭合。
record-bad-tag = “{ $found }”应为名称和引号中的值。
record-unknown-result = “{ $found }”不是已知的结果，原样保留。
record-truncated = 文件不完整，已保留前面的内容。
record-too-long = 有内容超过上限 { $limit }，其余部分已略去。
record-malformed = 有一部分不符合格式，已略去：{ $found }。

## 格式无法容纳的内容

loss-start = 起始局面
loss-result = 结果
loss-counters = 起始局面的计数
loss-rules = 规则
loss-moves = 着法（{ $count }）
loss-variations = 变着（{ $count }）
loss-comments = 注释（{ $count }）
loss-before = 着法前注释的位置（{ $count }）
loss-nags = ！、？等评注符号（{ $count }）
loss-shapes = 带箭头或圆圈的着法（{ $count }）
loss-clocks = 带用时的着法（{ $count }）
loss-evals = 带评分的着法（{ $count }）
loss-characters = 含有无法表示的字符的文本（{ $count }）
loss-tag = 标签 { $name }
cli-place-game = 第 { $number } 局
cli-place-ply = 第 { $number } 着
cli-place-byte = 第 { $number } 字节
cli-warning = { $path }：{ $place }：{ $found }
cli-more-warnings = 另有警告：{ $count }；加 --verbose 可全部显示。
cli-losses = 以下内容 { $format } 无处存放，未能保留：
cli-loss = { $loss }，局数：{ $games }
cli-summary = 文件：{ $files }，对局：{ $games }，着法：{ $plies }，警告：{ $warnings }，无法读取的文件：{ $unread }。
cli-no-game = 没有找到对局。
# $path
cli-no-file = 没有文件“{ $path }”。应为文件、文件夹、games/*.pgn 之类的模式，或表示标准输入的 -。
# $path
cli-no-match = 没有文件与“{ $path }”匹配。
cli-which-format = 从名称看不出格式。请用 --to 指定：{ $formats }。
cli-one-game = “{ $path }”只能容纳一局，而对局不止一局。请改为指定文件夹，例如 games/。
cli-no-such-game = 没有第 { $number } 局：共有第 1 至 { $count } 局。
cli-no-stored-game = 此数据库中没有对局 { $game }。
cli-game-of = 第 { $number } 局，共 { $count } 局
cli-tag = { $name }：{ $value }
cli-result = 结果
cli-not-in-game = 这里的着法中没有“{ $found }”。
cli-no-way-on = 那边没有着法了。
cli-line-ends = 着法到此结束：{ $found }
cli-goes-on = 后续：{ $moves }
cli-steps = 按回车键看下一着。可输入序号选择变着，输入着法，或输入以下词：{ $commands }
cli-checked = { $path }：{ $format }，对局：{ $games }，着法：{ $plies }，变着：{ $variations }，警告：{ $count }

## chuhe check 发现的问题

check-result-differs = 记录的结果为 { $found }，但按规则结果不同。
check-result-open = 没有记录结果，但按规则对局已结束。
check-played-on = 按规则对局到此已结束，但仍继续。
check-duplicate = 着法与 { $path } 第 { $number } 局相同。

## 规则集有什么错误

ruleset-no-value = 第 { $line } 行：“{ $found }”应写成“名称 = 值”。
ruleset-unknown-key = 第 { $line } 行：没有“{ $found }”这一项。可用的项：{ $expected }。
ruleset-bad-value = 第 { $line } 行：“{ $found }”不是 { $key } 的值。可用的值：{ $expected }。
ruleset-bad-name = 第 { $line } 行：“{ $found }”不能作规则的名称。只可用 a–z、0–9 和连字符，最多 { $count } 个字符。
ruleset-late-base = 第 { $line } 行：“base”必须写在其他各项之前。

## 为什么不能这样走

move-unreadable = “{ $found }”不是着法。
    .detail = 着法可写作 h2e2、炮二平五或 C2=5。
move-unmatched = 没有棋子能走“{ $found }”。
    .detail = 着法由起点和终点组成，例如 h2e2。
move-ambiguous = “{ $found }”可以指不止一步棋。
    .detail = 可能是：{ $moves }。

## 局面有什么错误

fen-empty = 这段文字里没有局面。
fen-row-count = 局面有 { $count } 行，应为 10 行。
fen-row-width = 从上数第 { $row } 行有 { $count } 个点，应为 9 个。
fen-bad-letter = 从上数第 { $row } 行的“{ $letter }”不代表任何棋子。
fen-bad-side = 走棋方应为“w”或“b”，不能是“{ $found }”。
fen-bad-number = “{ $found }”应该是数字。
fen-too-many-fields = 末尾的“{ $found }”是多余的。
setup-no-general = { side }没有{ word-general }。
setup-two-generals = { side }有 { $count } 个{ word-general }，只能有一个。
setup-general-outside-palace = { side }在 { $square } 的{ word-general }不在九宫内。
setup-too-many = { side }的{ role }有 { $count } 个，最多 { $max } 个。
setup-impossible-point = { side }的{ role }不可能在 { $square }。
setup-soldier-behind-start = { side }在 { $square } 的{ word-soldier }退到了出发线之后。
setup-soldier-file = { side }的{ word-soldier }过河前不可能在 { $square }。
setup-opponent-in-check = { side }正被将军，却该对方走棋。
setup-generals-facing = 将帅照面，中间没有棋子。

## 人与人对局：为何不行

play-bad-control = { side }：棋钟的每一项都要有时间，且不超过 7 天。
play-long-fen = 这段文字太长，不是局面。
play-start-over = 这个局面已经分出胜负，请换一个。

## 引擎对局赛

cli-match-two-engines = 比赛需要两个引擎：请写两次 --engine。
cli-match-no-limit = 引擎可以想多久？请给出 --nodes、--depth、--movetime 或 --tc。
cli-match-over = 按规则，这一局还没开始就已结束。
# $path $games
cli-match-goes-on = “{ $path }”中已有本场比赛的对局：{ $games }。比赛从那里继续。
# $path
cli-match-in-use = 另一场比赛正在写入“{ $path }”。
# $path $found
cli-match-other = “{ $path }”是另一场比赛的记录。不同之处：{ $found }。
# $path $found
cli-match-damaged = “{ $path }”不是本场比赛的记录：第 { $found } 行无法读取。
cli-match-interrupted = 已中断。未下完的对局不计。
# $engine $found
cli-match-not-started = { $engine } 无法启动：{ $found }
# $engine $found
cli-match-ended = { $engine } 还没准备好就结束了：{ $found }
# $engine $found
cli-match-silent = { $engine } 对“{ $found }”没有回应。
# $engine $found
cli-match-no-option = { $engine } 没有选项“{ $found }”。
# $engine $option $found
cli-match-bad-value = { $engine }：“{ $found }”不是选项 { $option } 的值。
# $game $red $black $result $end $plies
cli-match-game = 第 { $game } 局：{ $red } – { $black } { $result }，步数：{ $plies }。{ $end }
# $game $engine $end $found
cli-match-fault = 第 { $game } 局：{ $engine } 判负。{ $end }：{ $found }
# $end $games
cli-match-end = { $end }：{ $games }
cli-match-engine = 引擎
cli-match-points = 得分
cli-match-won = 胜
cli-match-drawn = 和
cli-match-lost = 负
cli-match-faults = 过失
cli-match-time = 每步毫秒
cli-match-nodes = 每步节点
cli-match-depth = 深度
# $engine $elo $low $high $percent
cli-match-elo = { $engine }：{ $elo } Elo，95 % 可信区间 { $low } 至 { $high }；更强的可能性 { $percent } %
# $pairs
cli-match-pairs = 成对对局的得分（0、½、1、1½、2）：{ $pairs }
# $low $high $llr $lower $upper
cli-match-sprt = SPRT，{ $low } 对 { $high } Elo：{ $llr }，到 { $lower } 或 { $upper } 结束
# $elo
cli-match-decided = 检验已有结论：{ $elo } Elo。
match-crash = 崩溃
match-silence = 没有回应
match-late = 超时
match-illegal = 违规着法
match-no-move = 有着可走却没有走
match-resigned = 认输
match-agreed = 双方同意和棋
match-scores = 双方引擎评分一致
match-plies = 达到比赛允许的步数
# $winner
selfplay-scores =
    { $winner ->
        [red] 红方胜：评分明朗
        [black] 黑方胜：评分明朗
       *[other] 和棋：评分明朗
    }
selfplay-plies = 和棋：达到一局允许的步数
# $path $games
selfplay-goes-on = “{ $path }”中已有对局：{ $games }。从那里继续。
# $games $positions $pace
selfplay-made = 对局：{ $games }，局面：{ $positions }。每小时新增局面：{ $pace }。
# $path
selfplay-in-use = 另一个进程正在向“{ $path }”添加对局。
# $path $found
selfplay-other = “{ $path }”中的对局是以别的方式下的。不同之处：{ $found }。
# $path
selfplay-empty = “{ $path }”中没有引擎自对弈的对局。
# $path
selfplay-missing = 缺少“{ $path }”，而后面的文件存在。
# $path $found $expected
selfplay-short = “{ $path }”有 { $found } 局，应有 { $expected } 局。
# $path $found $expected
selfplay-long = “{ $path }”有 { $found } 字节；这种文件最多 { $expected } 字节。
# $path $number $found
selfplay-damaged = “{ $path }”在第 { $number } 字节处损坏。{ $found }
# $expected
selfplay-magic = 开头应为 { $expected }。
# $found $expected
selfplay-checksum = 校验和为 { $found }，应为 { $expected }。
selfplay-no-plan = 无法读取对局的下法设定。
# $found $expected
selfplay-number = 文件编号为 { $found }，应为 { $expected }。
# $found $expected
selfplay-length = 一局的长度先是 { $found }，后是 { $expected }；两者应相同，且不超过一局的上限。
# $expected
selfplay-too-many = 一个文件只有 { $expected } 局，后面却还有一局。
# $found
selfplay-no-length = { $found } 个字节不是一局棋。
# $found
selfplay-no-end = { $found } 不是结局的编号。
selfplay-no-start = 一局的起始局面不可能出现。
# $number $found
selfplay-no-move = 第 { $number } 步：{ $found } 不是着法的编号。
# $number $found
selfplay-no-score = 第 { $number } 步：{ $found } 不是评分的编号。
# $path $number $count
selfplay-torn = “{ $path }”：最后一局被截断。第 { $number } 字节之后多出 { $count } 字节；下次运行会去掉它们。
# $game $number
selfplay-crash = 第 { $game } 局第 { $number } 步：搜索崩溃。
# $game $number
selfplay-silent = 第 { $game } 局第 { $number } 步：有着可走，搜索却没有找到。
# $game $number $found
selfplay-illegal = 第 { $game } 局第 { $number } 步：{ $found } 违规。
# $game $number $found
selfplay-over = 第 { $game } 局：第 { $number } 步后已经结束，却还在继续。{ $found }
# $game $found $expected
selfplay-end = 第 { $game } 局：写的结局是“{ $found }”，实为“{ $expected }”。
# $game $number $found
selfplay-mate = 第 { $game } 局第 { $number } 步：宣布的绝杀并不存在（{ $found }）。
# $games $positions $count
selfplay-verified = 对局：{ $games }，局面：{ $positions }，有误的对局：{ $count }。
# $count $proven $found $refuted $open
selfplay-mates = 宣布的绝杀：{ $count }。逐着证明：{ $proven }，另一次搜索也找到：{ $found }，不存在：{ $refuted }，太长无法判断：{ $open }。
# $games $positions
selfplay-counts = 对局：{ $games }，局面：{ $positions }。
# $red $black $drawn
selfplay-results = 红胜：{ $red }，黑胜：{ $black }，和棋：{ $drawn }。
# $mean $least $half $most
selfplay-lengths = 每局双方步数：平均 { $mean }，最短 { $least }，中位数 { $half }，最长 { $most }。
# $count $games $percent
selfplay-openings = 不同的开局：{ $count }。重复的对局：{ $games }。先前出现过的局面：{ $percent } %。
selfplay-scores-title = 一方领先多少（兵值的百分之一）：
selfplay-decided = 绝杀或由循环判定

## 着法好坏的缘由

fact-hangs = { $by-square } 的{ word-by-piece }可以白吃 { $square } 的{ piece }。
fact-hangs-protected = { $by-square } 的{ word-by-piece }可以吃 { $square } 的{ piece }，对方虽能反吃，仍然得利。

## 让子

handicap = 让子
handicap-none = 分先
handicap-other = 其他让法
handicap-computer = 电脑执红，让出所选。
handicap-given = { $handicap }
handicap-offer = 下一局电脑可以：
play-handicap-first-move = 让先
play-handicap-horse = 让马
play-handicap-two-horses = 让双马
play-handicap-chariot = 让车
play-handicap-chariot-and-horse = 让车马
play-handicap-two-chariots = 让双车
play-handicap-two-chariots-and-horse = 让双车马

## 电脑为什么这样走

why-line = 它预期的着法
why-worth = 评估
worth-even = 大致均势
# $color $amount
worth-ahead = { side }领先 { $amount } 个兵。
# $color $count
worth-mate = { side } { $count } 步杀。
# $color
worth-rule = { side }按循环规则获胜。

## Analysis on the command line

review-inaccuracy = 缓着。
review-mistake = 错着。
review-blunder = 大错。
review-chances = 胜机从 { $upper }% 降到 { $lower }%。
review-missed-mate = 错过 { $count } 步杀。
review-allowed-mate = 让对方有 { $count } 步杀。
review-missed-win-by-rule = 错过按重复局面规则取胜的机会（不是杀棋）。
review-allowed-loss-by-rule = 让对方可按重复局面规则取胜（不是杀棋）。
review-better = 更好的是 { $move }。
review-side = { side }：准确度 { $mean }%；缓着 { $least }，错着 { $half }，大错 { $most }
review-by-rule = { side }按重复局面规则取胜
cli-analyse-over = 按规则对局到此已经结束，没有可分析的。
cli-analyse-level = 减弱的引擎不作分析：请给出“self”或一个程序。
cli-analyse-trouble = { $engine } 没有给出看法：{ $found }
cli-analyse-interrupted = 已中断。再次执行同一命令会从这里继续。
cli-analyse-lost = 已中断。没有 --output 或 --log，什么也不会保留。
cli-analyse-goes-on = “{ $path }”中已有的搜索：{ $positions }。分析从那里继续。
cli-analyse-in-use = 另一次分析正在写入“{ $path }”。
cli-analyse-other = “{ $path }”不是这次分析的记录：对局、引擎或限制不同。
fact-fork = { $by-square } 的{ word-by-piece }同时捉 { $also-square } 的{ word-also-role }和 { $square } 的{ role }，必得其一。
fact-fork-check = { $by-square } 的{ word-by-piece }将军，同时捉 { $square } 的{ piece }，此子必失。
fact-pin = { $square } 的{ piece }被牵制：它若离开，{ $by-square } 的{ word-by-piece }就将军。
fact-pin-piece = { piece }若离开 { $square }，{ $by-square } 的{ word-by-piece }就吃 { $also-square } 的{ word-also-role }。
fact-skewer = { $by-square } 的{ word-by-piece }捉 { $also-square } 的{ word-also-role }，其后还有 { $square } 的{ role }，必得其一。
fact-skewer-check = { $by-square } 的{ word-by-piece }将军，{ word-general }后面 { $square } 的{ piece }必失。
fact-discovered-check = { piece }走到 { $square }，{ $by-square } 的{ word-by-piece }露出将军。
fact-double-check = { $square } 的{ piece }和 { $by-square } 的{ word-by-piece }同时将军。
fact-hollow-cannon = { $square } 的{ piece }是空头炮：与对方将帅之间没有棋子，也不许垫子。
fact-double-cannon = 重炮：{ $by-square } 的{ word-by-piece }隔着 { $square } 的{ role }将军，不许垫子。
fact-palace-horse = 窝心马：{ $square } 的{ piece }占住自己的九宫中心，{ word-general }没有一步可走。
fact-trapped = { $square } 的{ piece }被捉，逃到哪里都会丢。
fact-mate-now = 绝杀：{ piece }从 { $from } 走到 { $to }。
fact-mate = 最多 { $count } 步成杀：{ piece }从 { $from } 走到 { $to }。
fact-mate-threat-now = { side }要杀：{ role }从 { $from } 走到 { $to }。
fact-mate-threat = { side }要杀，最多 { $count } 步：{ role }从 { $from } 走到 { $to }。
fact-overloaded = { $by-square } 的{ word-by-piece }既要保护 { $square } 的{ role }，又要保护 { $also-square } 的{ word-also-role }，只能反吃一次。
fact-screen-guard = { $from } 的炮架没有了，{ $by-square } 的{ word-by-piece }不再保护 { $square } 的{ role }，它可以被吃。
fact-screen-attack = { $from } 的炮架没有了，{ $by-square } 的{ word-by-piece }不再攻击 { $square } 的{ piece }。
word-also-role =
    { $color ->
        [red] { word-red-also-role }
       *[black] { word-black-also-role }
    }
word-red-also-role =
    { $also-role ->
        [general] 帅
        [advisor] 仕
        [elephant] 相
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 兵
    }
word-black-also-role =
    { $also-role ->
        [general] 将
        [advisor] 士
        [elephant] 象
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 卒
    }
