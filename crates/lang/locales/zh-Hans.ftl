## 站点

site-name = 楚河
site-game = 中国象棋

## 操作

play-two = 双人同屏对弈
home = 首页
close = 关闭
retry = 重试
undo = 悔棋
redo = 恢复
hint = 提示
flip = 翻转
analyse = 分析
resign = 认输
resign-ask = 确定认输吗？
resign-yes = 认输
resign-no = 继续下
new-game = 新局
new-game-ask = 放弃这一局，重新开局吗？
rematch = 再来一局
language = 语言
settings = 设置

## 开局

choose-side = 执红或执黑
play-red = 执红，先行
play-black = 执黑，后行
choose-level = 难度
level-group =
    { $group ->
        [1] 入门
        [2] 初级
        [3] 中级
        [4] 高级
        [5] 专家
       *[6] 大师
    }
computer-at-level = 电脑 · { $level }
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
settings-blindfold = 盲棋
settings-zen = 专注模式
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
forecast-draw = 走“{ $move }”，即成和棋。
    .detail = 走后此局面共出现 { $count } 次。
forecast-check = 走“{ $move }”，对局结束，{ side }判负。
    .detail = { side }步步将军，走后此局面共出现 { $count } 次。
forecast-chase = 走“{ $move }”，对局结束，{ side }判负。
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

## 与好友对局

play-friend = 与好友对局

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

## 文件

file-save = 保存或复制
file-type = 输入着法
file-failed = 无法加载读取棋谱的部分。请检查网络后重试。
file-opening = 正在打开……
