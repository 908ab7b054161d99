## Trang web

site-name = Chuhe
site-game = Cờ tướng

## Thao tác

play-two = Hai người cùng màn hình
home = Trang chủ
close = Đóng
retry = Thử lại
undo = Đi lại
redo = Làm lại
hint = Gợi ý
flip = Xoay bàn
analyse = Phân tích
resign = Xin thua
resign-ask = Bạn muốn xin thua ván này?
resign-yes = Xin thua
resign-no = Chơi tiếp
new-game = Ván mới
new-game-ask = Bỏ ván này và bắt đầu ván mới?
rematch = Đấu lại
language = Ngôn ngữ
settings = Cài đặt

## Bắt đầu ván cờ

choose-side = Bên của bạn
play-red = Đỏ, đi trước
play-black = Đen, đi sau
choose-level = Cấp độ
level-group =
    { $group ->
        [1] Mới chơi
        [2] Tập sự
        [3] Kỳ thủ
        [4] Lão luyện
        [5] Cao thủ
       *[6] Đại sư
    }
computer-at-level = Máy · { $level }
rules-other = Luật khác
rules-capture-about = Ai ăn được Tướng là thắng. Dễ cho ván đầu tiên.
choose-first = Bên đi trước

## Cài đặt

settings-script = Chữ trên quân
script-traditional = Phồn thể
script-simplified = Giản thể
settings-pieces = Quân cờ
style-characters = Chữ Hán
style-figures = Hình vẽ
style-letters = Chữ cái
style-hybrid = Chữ Hán và hình
settings-colors = Màu sắc
colors-black = Đỏ và đen
colors-green = Đỏ và xanh lục
colors-blue = Đỏ và xanh lam
colors-inverted = Đảo màu
settings-board = Bàn cờ
board-wood = Gỗ
board-paper = Giấy
board-plain = Trơn
board-contrast = Tương phản cao
board-dark = Tối
board-chequered = Ô vuông
settings-coordinates = Tọa độ
coordinates-none = Không
coordinates-chinese = Chữ Hán
coordinates-digits = Số
coordinates-letters = Chữ cái
settings-notation = Biên bản
notation-chinese = Chữ Hán
notation-wxf = Ký hiệu WXF
notation-western = Kiểu phương Tây
notation-vietnamese = Tiếng Việt
notation-chess-of-china = Sách Chess of China
notation-coordinates = Tọa độ
settings-sound = Âm thanh
sound-on = Bật
sound-off = Tắt
settings-blindfold = Cờ tưởng
settings-zen = Chế độ tập trung
settings-theme = Giao diện
theme-system = Theo hệ thống
theme-light = Sáng
theme-dark = Tối

## Người chơi, quân cờ, giao điểm

you = Bạn
computer = Máy
side =
    { $color ->
        [red] Đỏ
       *[black] Đen
    }
role =
    { $role ->
        [general] Tướng
        [advisor] Sĩ
        [elephant] Tượng
        [horse] Mã
        [chariot] Xe
        [cannon] Pháo
       *[soldier] Tốt
    }
piece = { role } { word-color }
word-color =
    { $color ->
        [red] đỏ
       *[black] đen
    }
word-by-role =
    { $by-role ->
        [general] Tướng
        [advisor] Sĩ
        [elephant] Tượng
        [horse] Mã
        [chariot] Xe
        [cannon] Pháo
       *[soldier] Tốt
    }
word-by-piece =
    { word-by-role } { $by-color ->
        [red] đỏ
       *[black] đen
    }

## Trong ván cờ

your-move = Đến lượt bạn
to-move = Đến lượt { side }
thinking = Đang nghĩ…
engine-loading = Đang tải máy chơi cờ…
engine-failed = Không khởi động được máy chơi cờ.
moves = Nước đi
moves-none = Chưa có nước đi nào
first-move = Nước đầu tiên
previous-move = Nước trước
next-move = Nước sau
last-move = Nước cuối
rules = Luật
rules-wxf = Luật WXF
rules-axf = Luật châu Á
rules-cxa-lite = Luật Trung Quốc (một phần)
rules-simple = Luật đơn giản
rules-capture = Ăn Tướng là thắng
rules-hebrew = Luật theo sách tiếng Do Thái
rules-ukrainian = Luật theo sách tiếng Ukraina
rules-norwegian = Luật theo sách tiếng Na Uy
rules-romanian = Luật theo sách tiếng Rumani
rules-custom = Luật riêng: { $name }

## Ghi chú bên bàn cờ

note-check = Chiếu tướng!
    .detail = { word-by-role } ở { $square } đang chiếu Tướng { word-color }.
note-double-check = Chiếu đôi!
    .detail = Hai quân cùng chiếu Tướng { word-color }.
note-repetition = Thế cờ này đã xuất hiện { $count } lần.
    .detail = Thêm một lần nữa là hòa.
note-perpetual-check = { side } đang chiếu liên tục.
    .detail = Nếu thế cờ này xuất hiện thêm một lần nữa, { side } thua.
note-perpetual-chase = { side } đang đuổi quân liên tục.
    .detail = Nếu thế cờ này xuất hiện thêm một lần nữa, { side } thua.
note-move-limit = Thêm { $count } nước không ăn quân nữa là hòa.
note-total-limit = Thêm { $count } nước nữa là hòa.
forecast-draw = Đi { $move } là hòa.
    .detail = Khi đó thế cờ này đã xuất hiện { $count } lần.
forecast-check = Đi { $move } là hết ván: { side } thua.
    .detail = { side } nước nào cũng chiếu, và khi đó thế cờ này đã xuất hiện { $count } lần.
forecast-chase = Đi { $move } là hết ván: { side } thua.
    .detail = { side } nước nào cũng đuổi quân, và khi đó thế cờ này đã xuất hiện { $count } lần.
note-undone = Đã đi lại.

## Kết quả

draw = Hòa
result-checkmate = { word-winner } thắng, chiếu bí
    .reason = Chiếu bí: Tướng { word-loser-color } không còn đường thoát.
result-stalemate = { word-winner } thắng, { word-loser } hết nước đi
    .reason = { word-loser } không còn nước đi hợp lệ nên bị xử thua.
result-perpetual-check = { word-winner } thắng, { word-loser } chiếu mãi
    .reason = { word-loser } chiếu mãi không dừng nên bị xử thua.
result-perpetual-chase = { word-winner } thắng, { word-loser } đuổi mãi
    .reason = { word-loser } đuổi mãi một quân không dừng nên bị xử thua.
result-perpetual-attack = { word-winner } thắng, { word-loser } tấn công mãi
    .reason = { word-loser } cứ chiếu, dọa chiếu hết hoặc đuổi quân không dừng nên bị xử thua.
result-general-captured = { word-winner } thắng, đã ăn Tướng
    .reason = { word-winner } đã ăn Tướng { word-loser-color }.
result-resignation = { word-winner } thắng, { word-loser } xin thua
    .reason = { word-loser } đã xin thua.
result-repetition = Hòa do lặp lại thế cờ
    .reason = Cùng một thế cờ đã xuất hiện { $count } lần.
result-move-limit = Hòa do hết giới hạn nước đi
    .reason = Đã đi { $plies } nước liên tiếp không ăn quân.
result-total-limit = Hòa do ván cờ quá dài
    .reason = Ván cờ chỉ được dài { $plies } nước.
result-dead-material = Hòa, không bên nào thắng được
    .reason = Với số quân còn lại, không bên nào có thể ép chiếu bí.
word-winner =
    { $winner ->
        [red] Đỏ
       *[black] Đen
    }
word-loser =
    { $winner ->
        [red] Đen
       *[black] Đỏ
    }
word-loser-color =
    { $winner ->
        [red] đen
       *[black] đỏ
    }

## Chơi với bạn

play-friend = Chơi với bạn bè

## Mỗi nước trong vòng lặp làm gì, và phán quyết

label-check = chiếu tướng
label-mate-threat = dọa chiếu hết
label-chase = { word-by-role } { $from } đuổi { role } { $square }
label-threat = { word-by-role } { $from } nay dọa ăn { role } { $square }
label-exchange = { word-by-role } { $from } đòi đổi với { role } { $square }
label-block = chặn đòn
label-idle = không tấn công gì
verdict-perpetual-check = Thế cờ này đã xuất hiện { $count } lần, giữa các lần đó { word-loser } nước nào cũng chiếu, còn { word-winner } thì không. { word-loser } phải đổi nước mà không đổi nên bị xử thua.
verdict-perpetual-chase = Thế cờ này đã xuất hiện { $count } lần, giữa các lần đó { word-loser } nước nào cũng đuổi cùng một quân của { word-winner }: { role } ở { $square }. { word-loser } phải đổi nước mà không đổi nên bị xử thua.
verdict-perpetual-chase-pinned = Thế cờ này đã xuất hiện { $count } lần, giữa các lần đó { word-loser } nước nào cũng đuổi { role } của { word-winner } ở { $square }, là quân bị Mã ghim không đi được. { word-loser } phải đổi nước mà không đổi nên bị xử thua.
verdict-perpetual-attack = Thế cờ này đã xuất hiện { $count } lần, giữa các lần đó { word-loser } nước nào cũng chiếu, dọa chiếu hết hoặc đuổi quân, còn { word-winner } thì không hoặc nhẹ hơn. { word-loser } phải đổi nước mà không đổi nên bị xử thua.
verdict-both-check = Thế cờ này đã xuất hiện { $count } lần, giữa các lần đó hai bên nước nào cũng chiếu. Không bên nào phải nhường bên nào nên hòa.
verdict-both-chase = Thế cờ này đã xuất hiện { $count } lần, giữa các lần đó hai bên nước nào cũng tấn công. Không bên nào phải nhường bên nào nên hòa.
verdict-nobody = Thế cờ này đã xuất hiện { $count } lần, giữa các lần đó không bên nào phạm luật ở mọi nước. Không ai phải đổi nước nên hòa.

## Vì sao lặp lại làm hết ván

why = Vì sao?
why-moves = Các nước đã lặp lại
replay-play = Phát các nước đi
replay-pause = Tạm dừng
tag-check = chiếu
tag-mate-threat = dọa hết
tag-chase = đuổi
tag-threat = dọa ăn
tag-exchange = đổi quân
tag-block = chặn
tag-idle = nhàn

## Vì sao không đi được như vậy

no-piece = Ở đó không có quân nào.
    .detail = Đến lượt { side }: hãy chạm vào một quân { word-color }.
opponent-piece =
    { $color ->
        [red] Đó là { role } của Đen.
       *[black] Đó là { role } của Đỏ.
    }
    .detail = Đang đến lượt { side }.
own-piece-there = Ở đó có quân của bạn.
    .detail = { word-by-role } của bạn đang ở { $square }.
horse-leg-blocked = Mã bị cản chân.
    .detail = { word-by-piece } ở { $square } đang cản.
elephant-eye-blocked = Tượng bị cản mắt.
    .detail = { word-by-piece } ở { $square } đang cản.
elephant-cannot-cross-river = Tượng không được qua sông.
    .detail = Tượng ở lại bên mình để phòng thủ.
leaves-palace = { role } không được ra khỏi cung.
    .detail = Cung là chín điểm có hai đường chéo.
path-blocked = Đường đi bị chặn.
    .detail = { word-by-piece } ở { $square } đang chặn đường.
cannon-no-screen = Pháo cần ngòi để ăn quân.
    .detail = Giữa Pháo và { $square } phải có đúng một quân.
cannon-too-many-screens = Có quá nhiều quân ở giữa.
    .detail = Trước { $square } có { $count } quân; Pháo chỉ nhảy qua đúng một quân.
soldier-cannot-retreat = Tốt không được đi lùi.
    .detail = Tốt chỉ tiến; qua sông thì được đi ngang.
soldier-sideways-before-river = Tốt chưa qua sông.
    .detail = Trước khi qua sông, Tốt chỉ đi thẳng.
soldier-one-step = Tốt chỉ đi mỗi lần một bước.
    .detail = Tốt chỉ tiến; qua sông thì được đi ngang.
not-how-it-moves = { role } không đi như vậy.
    .detail =
        { $role ->
            [general] Tướng đi ngang hoặc dọc một bước, trong cung.
            [advisor] Sĩ đi chéo một bước, trong cung.
            [elephant] Tượng đi chéo đúng hai bước.
            [horse] Mã đi thẳng một bước rồi chéo ra một bước.
            [chariot] Xe đi ngang hoặc dọc, xa bao nhiêu cũng được.
            [cannon] Pháo đi như Xe, nhưng khi ăn phải nhảy qua một quân.
           *[soldier] Tốt đi thẳng một bước; qua sông thì được đi ngang.
        }
generals-would-face = Không được lộ mặt Tướng.
    .detail = Hai Tướng không được đối mặt trên một cột trống.
general-left-in-check = Tướng của bạn sẽ bị chiếu.
    .detail = { word-by-role } ở { $square } đang nhắm vào Tướng.
game-over = Ván cờ đã kết thúc.
    .detail = Hãy bắt đầu ván mới để chơi tiếp.

## Cho người nghe thay vì nhìn

board-label = Bàn cờ tướng
board-help = Phím mũi tên để đi giữa các điểm, Enter để nhấc hoặc đặt quân, Escape để hủy.
point-empty = { $square }, trống
point-piece = { $square }, { piece }
point-can-move = có thể đi đến đây
point-can-capture = có thể ăn
point-repeats = lặp lại và kết thúc ván
point-selected = đã chọn
point-last-move = nước vừa đi
point-in-check = đang bị chiếu
joined = { $first }, { $second }
announce-move = { side }: { role } { $from } đến { $to }{ word-capture }{ word-check }
word-capture =
    { $captured ->
        [general] , ăn Tướng
        [advisor] , ăn Sĩ
        [elephant] , ăn Tượng
        [horse] , ăn Mã
        [chariot] , ăn Xe
        [cannon] , ăn Pháo
        [soldier] , ăn Tốt
       *[none] { "" }
    }
word-check =
    { $check ->
        [check] , chiếu tướng
        [double-check] , chiếu đôi
       *[none] { "" }
    }
announce-selected = { $square }, { piece }, đã chọn
announce-cancelled = Đã bỏ chọn

## Tệp

file-save = Lưu hoặc sao chép
file-type = Gõ nước đi
file-failed = Không tải được phần đọc ván cờ của trang. Hãy kiểm tra kết nối rồi thử lại.
file-opening = Đang mở …
