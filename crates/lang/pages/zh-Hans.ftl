### 教学页面的文字（简体中文）；浏览器不下载这个文件。

## 页面

learn = 学下棋
learn-about = 象棋的走法、子力价值和棋手口中的术语，配有可以动手试的棋盘。
learn-moves = 棋子的走法
learn-moves-about = 棋子放在线的交叉点上。圆点表示此子可走之处，点一枚棋子试试看。不合规则的着法会被拒绝，并说明原因。
learn-calls = 对局时喊什么
learn-calls-about = 将军要喊出来，终局也一样。下面是棋盘旁常听到的话和它们的意思。
learn-worth = 子力价值
learn-worth-about = 价值用来衡量兑子是否合算，不决定胜负。本站起初依据的五份指南说法不一，有些地方还写错了。
rule-sets = 规则集
rule-sets-about = 各套规则中棋子的走法都一样，不同的是棋局如何结束，尤其是同一局面反复出现时怎么判。每套规则各有一页，配有可以一步步看的图例。
rule-set-usual = 常用规则
lessons = 逐条图解
lessons-about = 每幅图都可以一步步看，也可以在任何一步自己走子。图下的结论不是人写的，而是对局时裁决胜负的同一个裁判给出的。
lesson-goes-on = 棋局继续。
lesson-judge = 裁判判定
# $count
lesson-again = 连续走 { $count } 遍。

## 规则集

set-wxf = 联合会规则：不得长将，不得长捉。
    .more = 国际比赛的规则，也是本站默认的规则。同一局面第三次出现即告终局：其间步步将军，或步步捉同一子的一方判负，否则判和。
set-axf = 按字面执行的亚洲规则。
    .more = 与联合会规则大体相同，只有两处不同。条文只说马和炮不得长捉有根的车，所以士和象可以。计算无吃子着数时，每方的将军最多算十次。
set-cxa-lite = 中国象棋协会的规则，取可以计算的部分。
    .more = 这套规则禁止得更多：长杀，将、杀、捉混用，以及轮流捉几个子，都不允许。全文需要裁判的判断，没有程序能完全做到；这里计算的只是一部分，名称已经写明。
set-simple = 只禁长将，其他重复一律判和。
    .more = 许多程序和业余棋手用的规则，不必判断什么叫捉。
set-capture = 吃掉对方的将就赢，将可以留在被攻击的位置。
    .more = 阿拉伯文指南的规则，也适合初学者：将可以留在被攻击的位置，谁吃掉它谁赢。没有重复局面的规定，双方合计走满 400 着判和。指南没有说无子可动怎么办，本站判负。
set-hebrew = 长将第三次重复时判负。
    .more = 希伯来文指南允许将军重复两次，禁止第三次，所以局面可以出现三次，第四次出现时裁决。其他重复都判和。双方都没有能过河的子时也判和。
set-ukrainian = 要吃掉对方的将，而且有“飞将”。
    .more = 乌克兰文指南允许将沿无子的直线吃掉对方的将；能吃而没有看见，棋局继续。关于重复有五条：长将判负；长捉无根子也判负，但将和兵卒可以捉；一方长将、一方长捉，长将的一方判负；双方都不犯规判和，双方都犯规也判和。
set-norwegian = 哪一方先走都可以，只禁长将。
    .more = 挪威文指南说按传统黑方先走，平时由双方商定。它没有关于重复的规定，所以采用简易规则。
set-romanian = 不得长将，也不得长捉价值较低的子。
    .more = 罗马尼亚文指南禁止反复攻击价值较低的子，次序是将、车、炮、马、士、象、兵，有没有根都一样。它没有说后果；本站规定局面第三次出现时，这样攻击的一方判负。

## 规则的各项

terms = 一览
term-goal = 怎样算赢
goal-mate = 使对方无棋可走：绝杀或困毙
goal-capture = 吃掉对方的将
goal-capture-flying = 吃掉对方的将，自己的将也可以沿无子的直线去吃；绝杀和困毙也算赢
term-first = 谁先走
first-red = 红方
first-either = 红方或黑方，由双方商定
term-repetition = 重复局面
# $count
repetition-judged = 同一局面第 { $count } 次出现时裁决
repetition-never = 不影响棋局
term-chase = 长捉
chase-allowed = 允许，只禁长将
chase-asian = 不得长捉同一无根子，马和炮不得长捉车
chase-unprotected = 不得长捉同一无根子
chase-lesser = 不得长捉价值较低的同一子
chase-chinese = 不得长捉一个或几个会失去的子，也不得长杀
term-minor = 士象不得长捉有根的大子
term-check-chase = 将军的同时捉子也算捉
term-yes = 是
term-no = 否
term-quiet-limit = 无吃子判和
# $plies
limit-plies = 双方合计走满 { $plies } 着
limit-none = 没有限制
term-checks = 其中的将军
# $count
checks-counted = 每方最多算 { $count } 次
checks-all = 都算
term-total-limit = 总着数判和
term-dead = 子力不足判和
dead-never = 没有这条
dead-no-attackers = 双方都没有能过河的子时
dead-no-mate = 怎么走都无法成杀时
dead-no-forced-mate = 双方都无法强行成杀时

## 走法

walk-general = 沿线走一格，不走斜线，不出九宫。不能走到与对方的将照面的直线上。
walk-advisor = 在九宫内斜走一格，一生只到五个点。
walk-elephant = 斜走两格，不过河。中间的点叫象眼，有子就走不成。
walk-horse = 先直走一格，再向外斜走一格。第一格叫马腿，有子就走不成；图中的兵正蹩住马腿。
walk-chariot = 沿线走任意远，直到有子挡住；挡路的若是敌子，可以吃掉。
walk-cannon = 走法和车一样，吃子却必须隔一枚棋子，这枚棋子叫炮架，是谁的都行。
walk-soldier = 向前走一格。过河以后也可以横走，但永不后退；到了底线只能横走。兵不升变。

## 喊什么

call-check = 将军
    .about = 将受到攻击，必须马上应付。常只喊一个“将”字。
call-mate = 绝杀
    .about = 将受到攻击而无法解救，对局获胜。希伯来文指南把绝杀叫作将军，今天的棋手则用将军指一般的攻击。
call-stalemate = 困毙
    .about = 没有被将军，却无棋可走。象棋规定，无棋可走的一方输。

## 子力价值

worth-piece = 棋子
# $first $second
worth-crossing = { $first }，过河后 { $second }
# $number
worth-place = 第 { $number } 位
worth-unsaid = —
guide-hebrew = 希伯来文指南
    .values = 以分计。兵卒过河后升值，炮高于马。
    .errors = 它把“象”写给红方，“相”写给黑方，正好相反。它又说兵卒过河后横走，漏了仍可前进。
guide-ukrainian = 乌克兰文指南
    .values = 没有给出分数，只说残局里可隔的子少了，炮的价值会下降。
    .errors = 兵卒二字写反了：红方是兵，黑方是卒。两个大数丢了上标，应是 38 的 95 次方和 10 的 150 次方。
guide-norwegian = 挪威文指南
    .values = 以分计，仅供比较。连将也有分，因为它能控制一条直线。
    .errors = 它说马先斜走，与它自己的图不符。它说将有五个点可走，其实九宫有九个点。图 4 有几个点印错，还说将可以斜走；图 9 的炮其实是红方的，被牵制的是黑方的子。
guide-arabic = 阿拉伯文指南
    .values = 明说不计分，只看将。
    .errors = 没有发现错误，但没有提到困毙和重复局面。
guide-romanian = 罗马尼亚文指南
    .values = 只有次序，没有分数；它的长捉规定就依这个次序。
    .errors = 它把士排在象之上而没有说明理由，也没有说谁先走。

## 图解

lesson-perpetual-check = 长将判负
    .text = 车步步将军，将只能左右避让。
lesson-fourth-time = 长将到第四次判负
    .text = 可以重复两次。第三次重复时局面已出现四次，步步将军的一方判负。
lesson-both-check = 双方长将判和
    .text = 双方每一步都将军，谁也不比谁重。
lesson-counter-check = 对方偶尔反将，不能替长将开脱
    .text = 马步步将军。黑方一次用炮反将来应，下一次却没有，只有红方一直在将。
lesson-check-idle = 一将一闲
    .text = 隔一步才将一次，这是允许的。
lesson-soldier-check = 兵卒也不得长将
    .text = 兵可以长捉任何子，但长将和别的子一样判负。
lesson-chase = 长捉判负
    .text = 车步步捉无根的炮，炮一再逃开。
lesson-chase-free = 长捉不禁
    .text = 车步步捉炮。这套规则只禁长将，所以判和。
lesson-protected = 有根的子可以捉
    .text = 炮有同一横线上的车保护，攻击它不算捉。
lesson-false-root = 不能反吃就不算根
    .text = 马看似保护着炮，其实它夹在将帅之间，不能离开直线，所以炮算无根。
lesson-chariot = 马和炮不得长捉车
    .text = 车有另一只车保护，但对马和炮没有用：用车换马炮太不合算。
lesson-minor = 士象也不得长捉车
    .text = 炮一再让开象眼，象就捉住有根的车。联合会的条文没有说，这里按捉处理。
lesson-minor-free = 士象可以捉有根的车
    .text = 炮一再让开象眼，象就攻击车。亚洲规则只提马和炮，所以有根就不算捉。
lesson-pinned-chariot = 被马牵制的车不得长捉
    .text = 车一离开，旁边的马就将军。红车和红炮轮流沿直线捉它，卒每次或垫上，或撤走炮架。
lesson-confined-chariot = 被炮牵制在线上的车，马不得长捉
    .text = 炮隔着车对准黑将，车只能在这条直线上走。马每一步都捉住它。
lesson-exchange = 邀兑不算捉
    .text = 车攻击车，双方都可以吃。同类的子互相能吃，只是邀兑。
lesson-no-exchange = 不能反吃就不是邀兑
    .text = 黑车夹在将帅之间，不能横吃。虽是同类，攻击它仍是捉。
lesson-home-soldier = 未过河的兵卒可以捉
    .text = 马跳来跳去，每次都给炮做炮架。卒还没有过河，可以一直攻击。
lesson-general-chases = 将帅可以捉
    .text = 帅步步攻击炮，这是允许的。
lesson-soldier-chases = 兵卒可以捉
    .text = 兵跟着炮左右移动，这是允许的。
lesson-two-attackers = 两子不得轮流捉一子
    .text = 两只车轮流捉同一只炮。要看的是被捉的子。
lesson-two-victims = 轮流捉两子是允许的
    .text = 车一步捉马，一步捉炮，没有哪个子一直被捉。
lesson-chase-idle = 一捉一闲
    .text = 隔一步才捉一次马，这是允许的。
lesson-sometimes-check = 被捉一方偶尔将军，捉方仍输
    .text = 车步步捉马。马两步中有一步将军，但它始终被捉。
lesson-check-chase = 一将一捉
    .text = 车一步将军，一步捉炮。按这套规则，既不是长将也不是长捉。
lesson-check-threat = 一将一杀
    .text = 车一步将军，一步要杀。按这套规则是允许的。
lesson-mate-threat = 长杀是允许的
    .text = 车每走一步都要杀，象每次都来解。要杀不等于将军。
lesson-root-cut = 断根也是攻击
    .text = 一步，后车走到前车后面，使将不能再吃回；另一步，它又直接捉炮。同一只炮步步受到威胁。
lesson-root-cut-attacks = 对方也步步攻击时，断根不算
    .text = 下面的车每走一步，都使另一车对炮的攻击成为威胁。但炮每走一步，黑方也都攻击兵；对步步攻击的一方，这样的威胁不算捉。
lesson-attack-persists = 一直存在的攻击不算捉
    .text = 车始终对着炮，但走动的是别的子，炮也不躲。
lesson-unanswered = 无人应付的攻击不算捉
    .text = 马每走一步都攻击车，一步用炮，一步用马。但黑方只动将，任由车被吃。只有对方每次都应付的才算长捉。
lesson-check-against-chase = 将重于捉
    .text = 红方步步将军，黑将每走一步又使炮捉马。双方都不变，长将的一方必须变着。
lesson-both-chase = 双方长捉判和
    .text = 一炮每走一步，都使另一炮捉车；黑方另一车步步捉前一炮。双方一样，谁也不输。
lesson-pinned-chase = 捉被马牵制的车更重
    .text = 双方步步攻击：红炮捉被马牵制的车，黑方另一车捉炮。逃不了的车更要紧，红方必须变着。
lesson-block = 长拦允许
    .text = 象每次都插到车和目标之间。拦挡属于闲着。
lesson-offer = 长献允许
    .text = 炮一会儿走到这只车面前，一会儿走到那只车面前。送给人吃不算攻击。
lesson-idle = 双方闲着重复，判和
    .text = 双方来回走动，谁也不攻击。
lesson-take = 将可以送吃，吃掉就赢
    .text = 黑方没看见，走了马。红方吃掉将，获胜。
lesson-overlooked = 没看见就错过了
    .text = 红方本可吃将，却走开了。棋局照常继续。
lesson-flying-general = 飞将
    .text = 黑车离开直线，将帅之间再无棋子，红帅吃掉黑将。
lesson-no-repetition = 重复不影响棋局
    .text = 车来回捉炮，多少次都可以。
lesson-total-limit = 满四百着判和
    .text = 黑方走出全局第四百着。
lesson-black-begins = 黑方可以先走
    .text = 开局局面，由黑方走第一步。
lesson-figure-3 = 图 3：兵蹩马腿
    .text = 兵横走到 g6。红方随即攻击黑马，兵又蹩住它去 f5 的马腿。
lesson-figure-4 = 图 4：炮对炮
    .text = 红炮打到中路，隔象将军。指南说将可以走到 d8 或 f8，但将不能斜走。
lesson-figure-5 = 图 5：炮将军
    .text = 炮走到中路，隔着士将军。士离开中路，将就解了：没有炮架，炮不能吃子。
lesson-figure-6 = 图 6：车马炮将死
    .text = 将不能出九宫吃车。马守住 e9，炮守住将前面的一点。
lesson-figure-7 = 图 7：双炮将死
    .text = 黑将封住 f 路，两只炮在一条直线上对着红帅。马和仕都救不了：谁垫上去，谁就成为前炮的炮架。
lesson-figure-8 = 图 8：两马之中只有一马在攻
    .text = 黑马攻击红马。红马却吃不到它，因为兵蹩住了马腿。
lesson-figure-9 = 图 9：一炮牵两子
    .text = 炮隔着象和士对准将。两子都不能离开直线，否则只剩一个炮架。
lesson-lesser = 不得长捉价值较低的子
    .text = 车攻击有根的炮。有没有根都一样，炮比车价值低。
lesson-greater = 价值较高的子可以一直攻击
    .text = 马步步攻击车。车的价值更高，所以允许。
lesson-all-victims = 捉几个子与捉一个相同
    .text = 车一步捉马，一步捉炮。按中国规则，捉谁都算捉。
lesson-gain = 有根还不够
    .text = 士和马保护着车所在的点。用马换车仍是得子，所以算捉。
lesson-mate-threat-forbidden = 长杀判负
    .text = 车每走一步都要杀。中国规则禁止长杀，和长将一样。
lesson-check-chase-forbidden = 一将一捉判负
    .text = 一步将军，一步捉炮。按中国规则步步犯规，红方必须变着。
lesson-check-against-attack = 长将最重
    .text = 红方步步将军，黑将每走一步又使炮捉马。双方都犯规，单纯长将的一方判负。
lesson-checkmate = 绝杀获胜
    .text = 将受到攻击，无路可走。
lesson-stalemate = 困毙也获胜
    .text = 将没有受到攻击，但走到哪里都会被攻击，又没有别的子可走。
lesson-facing = 将帅不得照面
    .text = 直线上没有棋子，将帅就会照面，这样的着法不允许。
lesson-move-limit = 长时间无吃子判和
    .text = 这是双方合计连续第 120 着没有吃子。
lesson-checks-counted = 每方只计十次将军
    .text = 最后，双方已连续 120 着没有吃子。但红方将军了十二次，第十次以后的将军和应将都不计，所以还剩四着。
lesson-dead = 没有进攻子力，谁也赢不了
    .text = 红方吃掉最后一枚能过河的子。

## 服务器的其他页面

site-tagline = 人人都能下的中国象棋。
site-description = 在浏览器里下中国象棋：与电脑对弈，或与朋友同屏对弈。免费，无需注册，无需安装。
begin-hint = 红方先行，点一枚棋子开始。
noscript = 要下棋，请允许浏览器运行 JavaScript。
play-computer = 人机对弈
licences = 许可证
about-licence = 楚河是自由软件，采用 MIT 或 Apache 2.0 许可证。
about-glyphs = 棋子上的字依照霞鹜文楷绘制，采用 SIL 开放字体许可证 1.1。
home-link = 前往棋盘
http-400 = 请求有误
    .detail = 服务器看不懂这个请求。
http-404 = 找不到页面
    .detail = 这个网址下没有内容。
game-gone = 这盘棋不在了
    .detail = 这个网址已没有对局，或从未有过。无人走子的对局在 { $count } 天后删除。
http-405 = 不允许的方法
    .detail = 这个网址不接受这类请求。
http-429 = 请求过多
    .detail = 您的网络在短时间内发来了很多请求，请在 { $time } 秒后再试。
http-431 = 请求过大
    .detail = 浏览器发来的请求头超出了服务器的限制。
http-500 = 服务器出错
    .detail = 我们这边出了问题，请再试一次。

## 与好友对局

friend-start = 生成链接
side-random = 随机
friend-clock = 棋钟
clock-none = 不计时
clock-fischer = { $time } 分 + { $more } 秒
clock-three-part = 局时 { $time } 分 · 步时 { $step } 秒 · 读秒 { $reading } 秒
clock-byoyomi = { $time } 分，{ $count } 次 { $period } 秒读秒
clock-days = 每步天数：{ $count }
handicap-about = 由红方让。
invite = 把这个链接发给好友。
invite-copy = 复制链接
invite-share = 分享
