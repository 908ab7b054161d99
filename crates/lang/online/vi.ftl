## Chơi với bạn

clock-days-left = Còn { $count } ngày
clock-move = nước
clock-reading = đọc giây
opponent = Đối thủ
invite-copied = Đã chép
invite-join = Bạn được mời chơi một ván.
    .detail = Bạn sẽ cầm quân { side }.
invite-accept = Chơi
online-connecting = Đang kết nối…
online-offline = Mất kết nối
    .detail = Nước bạn đi được giữ lại và gửi sau.
online-sending = Đang gửi…
online-sent = Đã gửi
online-free-seat = Chưa đến
online-absent = Đang kết nối lại
online-away = Đối thủ đang kết nối lại
    .detail = Sau đó bạn được quyền kết thúc ván.
online-gone = Đối thủ đã rời đi.
online-paused = Ván cờ đang tạm dừng.
online-watchers = Người xem: { $count }
online-next = Ván tiếp
online-claim-win = Nhận thắng
online-claim-draw = Nhận hòa
online-resume = Tiếp tục
online-say = Nói
online-more = Thêm
online-abort = Hủy ván
online-draw = Xin hòa
online-give = Cho thêm { $count } giây
online-accept = Đồng ý
online-decline = Từ chối
online-withdraw = Rút lại
online-declined = Không, cảm ơn.
online-reload = Tải lại
online-lag = Trễ { $lag } ms, còn được bù { $credit } ms
    .about = Chỉ máy chủ đo thời gian nước đi trên đường; thời gian đó được bù vào đồng hồ trong mức còn lại.
online-offered =
    { $offer ->
        [draw] Đối thủ xin hòa.
        [takeback] Đối thủ xin đi lại.
        [pause] Đối thủ xin tạm dừng.
        [resume] Đối thủ muốn đi tiếp.
       *[rematch] Đối thủ muốn đấu lại.
    }
online-asked =
    { $offer ->
        [draw] Bạn đã xin hòa.
        [takeback] Bạn đã xin đi lại.
        [pause] Bạn đã xin tạm dừng.
        [resume] Bạn muốn đi tiếp.
       *[rematch] Bạn muốn đấu lại.
    }
online-closed =
    { $why ->
        [no-game] Không có ván cờ này.
        [version] Trang đã cũ. Hãy tải lại, ván cờ không mất gì.
        [stopping] Máy chủ đang khởi động lại.
        [fault] Máy chủ tạm thời không lưu được.
        [full] Hiện có quá nhiều người ở đây.
       *[other] Máy chủ đã ngắt kết nối.
    }

## Ván giữa hai người: vì sao bị từ chối

play-not-seated = Bạn đang xem ván này; chỉ người chơi mới làm được việc đó.
play-seat-taken = { side } đã có người.
play-seats-taken = Bàn này đã có hai người chơi. Bạn có thể xem.
play-not-begun = Đối thủ chưa đến.
play-not-over = Ván cờ chưa kết thúc.
play-not-your-turn = Chưa đến lượt bạn: { side } đi.
play-other-board = Bàn cờ vừa thay đổi. Hãy xem lại rồi đi.
play-paused = Ván cờ đang tạm dừng. Cả hai phải đồng ý mới đi tiếp.
play-not-paused = Ván cờ không tạm dừng.
play-suspended = Máy chủ tạm thời chưa tiếp tục được. Đồng hồ đã dừng, không mất gì cả.
play-too-late-to-abort = Cả hai đã đi, nên ván này được tính. Bạn có thể xin thua hoặc xin hòa.
play-too-early = Chỉ được khi cả hai đã đi.
play-offer-pending = Bạn đã đề nghị rồi. Hãy chờ trả lời.
play-offer-too-soon = Bạn vừa đề nghị việc này. Số nước bạn còn phải đi trước khi đề nghị lại: { $count }
play-offer-too-often = Bạn đã đề nghị việc này quá nhiều trong ván (tối đa { $count }).
play-no-offer = Đề nghị đó không còn nữa.
play-nothing-to-take-back = Không có nước nào để đi lại.
play-no-clock = Đối thủ không dùng đồng hồ có thể cộng giờ.
play-too-much-time = Quá nhiều giờ. Mỗi lần chỉ cộng tối đa { $count } giây.
play-time-left = Bên đến lượt đi vẫn còn giờ.
play-not-absent = Đối thủ vẫn ở đây, hoặc chưa đến lượt đối thủ.
play-may-return = Đối thủ vẫn có thể quay lại. Sau { $count } giây bạn được quyền kết thúc ván.
play-too-talkative = Đừng gửi nhiều lời như vậy một lúc.
play-not-waited-for = Ván này mỗi nước được đi nhiều ngày: chỉ đồng hồ quyết định.
play-given-too-often = Bạn đã cho thêm giờ quá nhiều lần trong ván (tối đa { $count }).
play-clock-full = Đồng hồ của đối thủ không cộng thêm được nữa.

## Ván giữa hai người: kết quả

play-result-time = { word-winner } thắng, { word-loser } hết giờ
    .reason = { word-loser } đã hết giờ.
play-result-time-draw = Hòa: hết giờ
    .reason = Một bên hết giờ, nhưng bên kia không còn quân nào để thắng.
play-result-agreement = Hòa theo thỏa thuận
    .reason = Hai người chơi đồng ý hòa.
play-result-absence = { word-winner } thắng, { word-loser } rời ván
    .reason = { word-loser } đã rời đi và không quay lại.
play-result-absence-draw = Hòa: một người rời ván
    .reason = Một người rời đi không quay lại; người kia chọn hòa.
play-result-abort = Đã hủy ván
    .reason = Ván bị hủy khi chưa thực sự bắt đầu nên không được tính.

## Lời người chơi có thể nói với nhau

play-say-hello = Xin chào!
play-say-good-luck = Chúc bạn chơi vui!
play-say-good-move = Nước hay!
play-say-good-game = Ván cờ hay lắm!
play-say-thanks = Cảm ơn!
play-say-sorry = Xin lỗi!
play-say-slip = Tôi lỡ tay.
play-say-moment = Xin chờ một chút.
play-say-back = Tôi đã quay lại.
play-say-leaving = Tôi phải đi.
