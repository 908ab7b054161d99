## 與好友對局

clock-days-left = 剩 { $count } 天
clock-move = 步時
clock-reading = 讀秒
opponent = 對手
invite-copied = 已複製
invite-join = 有人邀你對局。
    .detail = 你執{ side }。
invite-accept = 開始
online-connecting = 連線中…
online-offline = 連線已中斷
    .detail = 你走的著法會保留，稍後送出。
online-sending = 傳送中…
online-sent = 已送達
online-free-seat = 還沒來
online-absent = 重新連線中
online-away = 對手正在重新連線
    .detail = 之後你可以判定結果。
online-gone = 對手離開了。
online-paused = 對局已暫停。
online-watchers = 觀戰：{ $count }
online-next = 下一局
online-claim-win = 判勝
online-claim-draw = 判和
online-resume = 繼續
online-say = 說話
online-more = 更多
online-abort = 取消
online-draw = 提和
online-give = 給對方加 { $count } 秒
online-accept = 同意
online-decline = 不同意
online-withdraw = 撤回
online-declined = 謝謝，不了。
online-reload = 重新載入
online-lag = 延遲 { $lag } 毫秒，補償餘額 { $credit } 毫秒
    .about = 著法在路上的時間只由伺服器測量，在餘額之內補回棋鐘。
online-offered =
    { $offer ->
        [draw] 對手提和。
        [takeback] 對手請求悔棋。
        [pause] 對手請求暫停。
        [resume] 對手想繼續。
       *[rematch] 對手想再來一局。
    }
online-asked =
    { $offer ->
        [draw] 你已提和，等對方答覆。
        [takeback] 你已請求悔棋，等對方答覆。
        [pause] 你已請求暫停，等對方答覆。
        [resume] 你想繼續，等對方答覆。
       *[rematch] 你想再來一局，等對方答覆。
    }
online-closed =
    { $why ->
        [no-game] 沒有這盤棋。
        [version] 頁面已過期，請重新載入，對局不會遺失。
        [stopping] 伺服器正在重新啟動。
        [fault] 伺服器暫時無法儲存。
        [full] 現在人太多了。
       *[other] 伺服器中斷了連線。
    }

## 人與人對局：為何不行

play-not-seated = 你是旁觀者，只有對局雙方才能這樣做。
play-seat-taken = { side }已經有人了。
play-seats-taken = 這盤棋已有兩位棋手，你可以旁觀。
play-not-begun = 對手還沒來。
play-not-over = 對局還沒結束。
play-not-your-turn = 還沒輪到你，現在該{ side }走。
play-other-board = 棋盤剛剛有了變化，看清後再走。
play-paused = 對局已暫停，雙方同意才能繼續。
play-not-paused = 對局沒有暫停。
play-suspended = 伺服器暫時無法繼續。棋鐘已停，什麼都不會丟。
play-too-late-to-abort = 雙方都已走子，本局有效。可以認輸或提和。
play-too-early = 雙方都走過一步後才可以。
play-offer-pending = 你已經提出了，請等對方答覆。
play-offer-too-soon = 你剛提過不久。還要走幾步才能再提：{ $count }
play-offer-too-often = 本局你提得太多了（最多 { $count } 次）。
play-no-offer = 這個提議已不存在。
play-nothing-to-take-back = 沒有棋可悔。
play-no-clock = 對手沒有可以加時的棋鐘。
play-too-much-time = 時間太多了，一次最多加 { $count } 秒。
play-time-left = 走棋方還有時間。
play-not-absent = 對手在線，或者現在不該對手走。
play-may-return = 對手還可能回來，{ $count } 秒後可以判定結果。
play-too-talkative = 不要一下子說太多。
play-not-waited-for = 本局一步可走數天，只由棋鐘決定。
play-given-too-often = 本局你加時太多次了（最多 { $count } 次）。
play-clock-full = 對手的棋鐘加不了更多時間。

## 人與人對局：結果

play-result-time = { word-winner }勝，{ word-loser }超時
    .reason = { word-loser }的時間用完了。
play-result-time-draw = 超時，和棋
    .reason = 一方超時，但另一方已沒有能取勝的棋子。
play-result-agreement = 雙方同意，和棋
    .reason = 雙方同意和棋。
play-result-absence = { word-winner }勝，{ word-loser }離開
    .reason = { word-loser }離開後沒有回來。
play-result-absence-draw = 一方離開，和棋
    .reason = 一方離開後沒有回來，另一方選擇和棋。
play-result-abort = 對局取消
    .reason = 對局尚未真正開始就取消了，不計結果。

## 棋手可以說的話

play-say-hello = 你好！
play-say-good-luck = 祝你下得愉快！
play-say-good-move = 好棋！
play-say-good-game = 下得好！
play-say-thanks = 謝謝！
play-say-sorry = 抱歉！
play-say-slip = 手滑了。
play-say-moment = 請稍等。
play-say-back = 我回來了。
play-say-leaving = 我得走了。
