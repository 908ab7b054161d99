## 与好友对局

clock-days-left = 剩 { $count } 天
clock-move = 步时
clock-reading = 读秒
opponent = 对手
invite-copied = 已复制
invite-join = 有人邀你对局。
    .detail = 你执{ side }。
invite-accept = 开始
online-connecting = 连接中…
online-offline = 连接已断开
    .detail = 你走的着法会保留，稍后发送。
online-sending = 发送中…
online-sent = 已送达
online-free-seat = 还没来
online-absent = 重新连接中
online-away = 对手正在重新连接
    .detail = 之后你可以判定结果。
online-gone = 对手离开了。
online-paused = 对局已暂停。
online-watchers = 观战：{ $count }
online-next = 下一局
online-claim-win = 判胜
online-claim-draw = 判和
online-resume = 继续
online-say = 说话
online-more = 更多
online-abort = 取消
online-draw = 提和
online-give = 给对方加 { $count } 秒
online-accept = 同意
online-decline = 不同意
online-withdraw = 撤回
online-declined = 谢谢，不了。
online-reload = 重新载入
online-lag = 延迟 { $lag } 毫秒，补偿余额 { $credit } 毫秒
    .about = 着法在路上的时间只由服务器测量，在余额之内补回棋钟。
online-offered =
    { $offer ->
        [draw] 对手提和。
        [takeback] 对手请求悔棋。
        [pause] 对手请求暂停。
        [resume] 对手想继续。
       *[rematch] 对手想再来一局。
    }
online-asked =
    { $offer ->
        [draw] 你已提和，等对方答复。
        [takeback] 你已请求悔棋，等对方答复。
        [pause] 你已请求暂停，等对方答复。
        [resume] 你想继续，等对方答复。
       *[rematch] 你想再来一局，等对方答复。
    }
online-closed =
    { $why ->
        [no-game] 没有这盘棋。
        [version] 页面已过期，请重新载入，对局不会丢失。
        [stopping] 服务器正在重启。
        [fault] 服务器暂时无法保存。
        [full] 现在人太多了。
       *[other] 服务器断开了连接。
    }

## 人与人对局：为何不行

play-not-seated = 你是旁观者，只有对局双方才能这样做。
play-seat-taken = { side }已经有人了。
play-seats-taken = 这盘棋已有两位棋手，你可以旁观。
play-not-begun = 对手还没来。
play-not-over = 对局还没结束。
play-not-your-turn = 还没轮到你，现在该{ side }走。
play-other-board = 棋盘刚刚有了变化，看清后再走。
play-paused = 对局已暂停，双方同意才能继续。
play-not-paused = 对局没有暂停。
play-suspended = 服务器暂时无法继续。棋钟已停，什么都不会丢。
play-too-late-to-abort = 双方都已走子，本局有效。可以认输或提和。
play-too-early = 双方都走过一步后才可以。
play-offer-pending = 你已经提出了，请等对方答复。
play-offer-too-soon = 你刚提过不久。还要走几步才能再提：{ $count }
play-offer-too-often = 本局你提得太多了（最多 { $count } 次）。
play-no-offer = 这个提议已不存在。
play-nothing-to-take-back = 没有棋可悔。
play-no-clock = 对手没有可以加时的棋钟。
play-too-much-time = 时间太多了，一次最多加 { $count } 秒。
play-time-left = 走棋方还有时间。
play-not-absent = 对手在线，或者现在不该对手走。
play-may-return = 对手还可能回来，{ $count } 秒后可以判定结果。
play-too-talkative = 不要一下子说太多。
play-not-waited-for = 本局一步可走数天，只由棋钟决定。
play-given-too-often = 本局你加时太多次了（最多 { $count } 次）。
play-clock-full = 对手的棋钟加不了更多时间。

## 人与人对局：结果

play-result-time = { word-winner }胜，{ word-loser }超时
    .reason = { word-loser }的时间用完了。
play-result-time-draw = 超时，和棋
    .reason = 一方超时，但另一方已没有能取胜的棋子。
play-result-agreement = 双方同意，和棋
    .reason = 双方同意和棋。
play-result-absence = { word-winner }胜，{ word-loser }离开
    .reason = { word-loser }离开后没有回来。
play-result-absence-draw = 一方离开，和棋
    .reason = 一方离开后没有回来，另一方选择和棋。
play-result-abort = 对局取消
    .reason = 对局尚未真正开始就取消了，不计结果。

## 棋手可以说的话

play-say-hello = 你好！
play-say-good-luck = 祝你下得愉快！
play-say-good-move = 好棋！
play-say-good-game = 下得好！
play-say-thanks = 谢谢！
play-say-sorry = 抱歉！
play-say-slip = 手滑了。
play-say-moment = 请稍等。
play-say-back = 我回来了。
play-say-leaving = 我得走了。
