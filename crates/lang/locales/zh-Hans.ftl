### 楚河，简体中文。

## 站点

site-name = 楚河
site-game = 中国象棋
site-tagline = 人人都能下的中国象棋。
site-description = 在浏览器里下中国象棋：与电脑对弈，或与朋友同屏对弈。免费，无需注册，无需安装。
begin-hint = 红方先行，点一枚棋子开始。
noscript = 要下棋，请允许浏览器运行 JavaScript。

## 操作

play-computer = 人机对弈
play-two = 双人同屏对弈
home = 首页
close = 关闭
retry = 重试
undo = 悔棋
flip = 翻转
resign = 认输
resign-ask = 确定认输吗？
resign-yes = 认输
resign-no = 继续下
new-game = 新局
new-game-ask = 放弃这一局，重新开局吗？
rematch = 再来一局
language = 语言
settings = 设置
licences = 许可证
about-licence = 楚河是自由软件，采用 MIT 或 Apache 2.0 许可证。
about-glyphs = 棋子上的字依照霞鹜文楷绘制，采用 SIL 开放字体许可证 1.1。

## 开局

choose-side = 执红或执黑
play-red = 执红，先行
play-black = 执黑，后行
choose-level = 难度
level =
    { $level ->
        [1] 入门
        [2] 初级
       *[3] 中级
    }
level-about =
    { $level ->
        [1] 知道棋子怎么走。
        [2] 下过几盘棋。
       *[3] 熟悉常见的攻防。
    }
computer-at-level = 电脑 · { level }
rules-other = 其他规则
rules-capture-about = 吃掉对方将帅即胜，适合初学。
choose-first = 先行方

## 设置

settings-script = 字形
script-traditional = 繁体
script-simplified = 简体
settings-pieces = 棋子
style-characters = 汉字
style-figures = 图形
style-letters = 字母
style-hybrid = 汉字加图形
settings-colors = 配色
colors-black = 红与黑
colors-green = 红与绿
colors-blue = 红与蓝
colors-inverted = 反色
settings-board = 棋盘
board-wood = 木纹
board-paper = 纸面
board-plain = 素色
board-contrast = 高对比度
board-dark = 深色
board-chequered = 方格
settings-coordinates = 坐标
coordinates-none = 不显示
coordinates-chinese = 传统
coordinates-digits = 数字
coordinates-letters = 字母
settings-notation = 着法记录
notation-chinese = 中文
notation-wxf = WXF 代号
notation-western = 西式
notation-vietnamese = 越南式
notation-chess-of-china = 《Chess of China》一书
notation-coordinates = 坐标
settings-sound = 音效
sound-on = 开
sound-off = 关
settings-theme = 外观
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色

## 棋手、棋子、交叉点

you = 你
computer = 电脑
side =
    { $color ->
        [red] 红方
       *[black] 黑方
    }
role =
    { $color ->
        [red] { word-red-role }
       *[black] { word-black-role }
    }
piece =
    { $color ->
        [red] 红{ word-red-role }
       *[black] 黑{ word-black-role }
    }
word-red-role =
    { $role ->
        [general] 帅
        [advisor] 仕
        [elephant] 相
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 兵
    }
word-black-role =
    { $role ->
        [general] 将
        [advisor] 士
        [elephant] 象
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 卒
    }
word-red-by-role =
    { $by-role ->
        [general] 帅
        [advisor] 仕
        [elephant] 相
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 兵
    }
word-black-by-role =
    { $by-role ->
        [general] 将
        [advisor] 士
        [elephant] 象
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 卒
    }
word-by-piece =
    { $by-color ->
        [red] 红{ word-red-by-role }
       *[black] 黑{ word-black-by-role }
    }
word-attacker =
    { $color ->
        [red] 黑{ word-black-by-role }
       *[black] 红{ word-red-by-role }
    }
word-general =
    { $color ->
        [red] 帅
       *[black] 将
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

## 对局中

your-move = 轮到你走
to-move = 轮到{ side }
thinking = 思考中…
engine-loading = 引擎加载中…
engine-failed = 引擎无法启动。
moves = 着法
moves-none = 还没有走棋
first-move = 第一步
previous-move = 上一步
next-move = 下一步
last-move = 最后一步
rules = 规则
rules-wxf = 世界象棋规则
rules-axf = 亚洲规则
rules-cxa-lite = 中国规则（部分）
rules-simple = 简易规则
rules-capture = 吃将取胜
rules-hebrew = 希伯来文指南的规则
rules-ukrainian = 乌克兰文指南的规则
rules-norwegian = 挪威文指南的规则
rules-romanian = 罗马尼亚文指南的规则
rules-custom = 自定规则：{ $name }

## 棋盘旁的提示

note-check = 将军！
    .detail = { $square } 的{ word-attacker }正在攻击{ side }的{ word-general }。
note-double-check = 双将！
    .detail = 两枚棋子同时攻击{ side }的{ word-general }。
note-repetition = 局面已出现 { $count } 次。
    .detail = 再出现一次即为和棋。
note-perpetual-check = { side }正在长将。
    .detail = 此局面再出现一次，{ side }判负。
note-perpetual-chase = { side }正在长捉。
    .detail = 此局面再出现一次，{ side }判负。
note-move-limit = 再走 { $count } 步仍不吃子，即为和棋。
note-total-limit = 再走 { $count } 步，即为和棋。
forecast-draw = 走 { $from } 到 { $to }，即成和棋。
    .detail = 走后此局面共出现 { $count } 次。
forecast-check = 走 { $from } 到 { $to }，对局结束，{ side }判负。
    .detail = { side }步步将军，走后此局面共出现 { $count } 次。
forecast-chase = 走 { $from } 到 { $to }，对局结束，{ side }判负。
    .detail = { side }步步捉子，走后此局面共出现 { $count } 次。
note-undone = 已悔棋。

## 结果

draw = 和棋
result-checkmate = { word-winner }绝杀获胜
    .reason = 绝杀：{ word-loser }的{ word-loser-general }无路可逃。
result-stalemate = { word-winner }胜，{ word-loser }困毙
    .reason = { word-loser }无子可动，判负。
result-perpetual-check = { word-winner }胜，{ word-loser }长将
    .reason = { word-loser }长将不变，判负。
result-perpetual-chase = { word-winner }胜，{ word-loser }长捉
    .reason = { word-loser }长捉同一子不变，判负。
result-perpetual-attack = { word-winner }胜，{ word-loser }长打
    .reason = { word-loser }每步将、杀或捉，不变判负。
result-general-captured = { word-winner }胜，吃掉{ word-loser-general }
    .reason = { word-winner }吃掉了{ word-loser }的{ word-loser-general }。
result-resignation = { word-winner }胜，{ word-loser }认输
    .reason = { word-loser }认输了。
result-repetition = 局面重复，和棋
    .reason = 同一局面出现了 { $count } 次。
result-move-limit = 步数已满，和棋
    .reason = 连续 { $plies } 步没有吃子。
result-total-limit = 对局步数已满，和棋
    .reason = 全局最多 { $plies } 步。
result-dead-material = 双方都无法取胜，和棋
    .reason = 双方剩下的子力都不足以杀棋。
word-winner =
    { $winner ->
        [red] 红方
       *[black] 黑方
    }
word-loser =
    { $winner ->
        [red] 黑方
       *[black] 红方
    }
word-loser-general =
    { $winner ->
        [red] 将
       *[black] 帅
    }

## 循环中每步的性质，以及裁决

label-check = 将军
label-mate-threat = 要杀
label-chase = { $from } 的{ word-kind-by }捉 { $square } 的{ word-kind }
label-threat = { $from } 的{ word-kind-by }重新威胁 { $square } 的{ word-kind }
label-exchange = { $from } 的{ word-kind-by }与 { $square } 的{ word-kind }邀兑
label-block = 拦挡
label-idle = 闲着
verdict-perpetual-check = 此局面出现了 { $count } 次，其间{ word-loser }步步将军，{ word-winner }则不然。{ word-loser }应当变着而不变，判负。
verdict-perpetual-chase = 此局面出现了 { $count } 次，其间{ word-loser }步步捉{ word-winner }的同一子：{ $square } 的{ word-kind }。{ word-loser }应当变着而不变，判负。
verdict-perpetual-chase-pinned = 此局面出现了 { $count } 次，其间{ word-loser }步步捉{ word-winner }在 { $square } 的{ word-kind }，而此子被马牵制，不能离开。{ word-loser }应当变着而不变，判负。
verdict-perpetual-attack = 此局面出现了 { $count } 次，其间{ word-loser }步步将、杀或捉，{ word-winner }则没有这样，或情节较轻。{ word-loser }应当变着而不变，判负。
verdict-both-check = 此局面出现了 { $count } 次，其间双方步步将军。双方责任相同，判和。
verdict-both-chase = 此局面出现了 { $count } 次，其间双方步步攻击。双方责任相同，判和。
verdict-nobody = 此局面出现了 { $count } 次，其间双方都没有步步犯规。双方都不必变着，判和。
word-kind =
    { $role ->
        [general] 将（帅）
        [advisor] 士（仕）
        [elephant] 象（相）
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 兵（卒）
    }
word-kind-by =
    { $by-role ->
        [general] 将（帅）
        [advisor] 士（仕）
        [elephant] 象（相）
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 兵（卒）
    }

## 重复局面的裁决说明

why = 为什么？
why-moves = 重复的着法
replay-play = 播放着法
replay-pause = 暂停
tag-check = 将
tag-mate-threat = 杀
tag-chase = 捉
tag-threat = 威胁
tag-exchange = 兑
tag-block = 拦
tag-idle = 闲

## 规则集有什么错误

ruleset-no-value = 第 { $line } 行：“{ $found }”应写成“名称 = 值”。
ruleset-unknown-key = 第 { $line } 行：没有“{ $found }”这一项。
ruleset-bad-value = 第 { $line } 行：“{ $found }”不是 { $key } 的值。
ruleset-late-base = 第 { $line } 行：“base”必须写在其他各项之前。

## 为什么不能这样走

no-piece = 这里没有棋子。
    .detail = 轮到{ side }，请点{ side }的棋子。
opponent-piece =
    { $color ->
        [red] 这是黑方的{ word-black-role }。
       *[black] 这是红方的{ word-red-role }。
    }
    .detail = 现在轮到{ side }走。
own-piece-there = 那里有自己的棋子。
    .detail =
        { $color ->
            [red] { $square } 有自己的{ word-red-by-role }。
           *[black] { $square } 有自己的{ word-black-by-role }。
        }
horse-leg-blocked = 蹩马腿。
    .detail = { $square } 的{ word-by-piece }挡住了马。
elephant-eye-blocked = 塞象眼。
    .detail = { $square } 的{ word-by-piece }挡住了{ word-elephant }。
elephant-cannot-cross-river = { word-elephant }不能过河。
    .detail = 它只能留在自己一侧防守。
leaves-palace = { role }不能出九宫。
    .detail = 九宫就是两条斜线所在的九个点。
path-blocked = 路被挡住了。
    .detail = { $square } 的{ word-by-piece }挡在路上。
cannon-no-screen = 没有炮架，炮不能吃子。
    .detail = 炮与 { $square } 之间必须正好隔一枚棋子。
cannon-too-many-screens = 中间隔的棋子太多。
    .detail = 到 { $square } 之间有 { $count } 枚棋子，炮只能隔一枚吃子。
soldier-cannot-retreat = { word-soldier }不能后退。
    .detail = 只能向前走，过河后还可以横走。
soldier-sideways-before-river = { word-soldier }还没有过河。
    .detail = 过河之前只能直进。
soldier-one-step = { word-soldier }一次只走一步。
    .detail = 只能向前走，过河后还可以横走。
not-how-it-moves = { role }不能这样走。
    .detail =
        { $role ->
            [general] 在九宫内沿直线走一步。
            [advisor] 在九宫内沿斜线走一步。
            [elephant] 走“田”字：斜走两步。
            [horse] 走“日”字：先直走一步，再斜走一步。
            [chariot] 沿直线走，步数不限。
            [cannon] 沿直线走，吃子时要隔一枚棋子。
           *[soldier] 每次向前走一步，过河后还可以横走。
        }
generals-would-face = 将帅不能照面。
    .detail = 同一直线上，将与帅之间必须有棋子。
general-left-in-check = 不能送将。
    .detail = 这样走，{ $square } 的{ word-attacker }会吃掉{ word-general }。
game-over = 对局已结束。
    .detail = 想继续下，请开新局。
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

## 给听棋的人

board-label = 象棋棋盘
board-help = 方向键在交叉点之间移动，回车键拿起或放下棋子，Esc 键取消。
point-empty = { $square }，空
point-piece = { $square }，{ piece }
point-can-move = 可以走到这里
point-can-capture = 可以吃
point-repeats = 重复局面，对局结束
point-selected = 已选中
point-last-move = 上一步
point-in-check = 被将军
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
        [general] 将
        [advisor] 士
        [elephant] 象
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 卒
    }
word-captured-red =
    { $captured ->
        [general] 帅
        [advisor] 仕
        [elephant] 相
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 兵
    }
word-check =
    { $check ->
        [check] ，将军
        [double-check] ，双将
       *[none] { "" }
    }
announce-selected = { $square }，{ piece }，已选中
announce-cancelled = 已取消选择

## 服务器的页面

home-link = 前往棋盘
http-400 = 请求有误
    .detail = 服务器看不懂这个请求。
http-404 = 找不到页面
    .detail = 这个网址下没有内容。
http-405 = 不允许的方法
    .detail = 这个网址不接受这类请求。
http-431 = 请求过大
    .detail = 浏览器发来的请求头超出了服务器的限制。
http-500 = 服务器出错
    .detail = 我们这边出了问题，请再试一次。

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
# $format
file-unwritable = 无法写成 { $format } 格式。
file-open = 打开棋谱
file-open-about = 支持 PGN、XQF、CBL、DhtmlXQ、FEN 等格式。也可将文件拖到页面上，或粘贴文字。
file-choose = 选择文件
file-paste = 或粘贴棋谱、局面或整个网页
file-read = 打开
file-save = 保存或复制
file-format = 格式
file-all = 文件中的全部棋局
file-loses = 此格式不保留：
file-keep = 保存
file-copy = 复制
file-copied = 已复制。
file-position = 局面（FEN）
# $game $count
file-of = 第 { $game } 局，共 { $count } 局
# $count
file-faults = 未能照原样读取：{ $count } 处
file-type = 输入着法
file-instead = 另有：
file-next = 接着可走：
file-failed = 无法加载读取棋谱的部分。请检查网络后重试。
file-opening = 正在打开……
file-said = 注解

## 读取文件时丢失或修复的内容

record-unknown-format = 格式无法识别。
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
cli-which-format = 从名称看不出格式。请用 --to 指定：{ $formats }。
cli-one-game = “{ $path }”只能容纳一局，而对局不止一局。请改为指定文件夹，例如 games/。
cli-no-such-game = 没有第 { $number } 局：共有第 1 至 { $count } 局。
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
