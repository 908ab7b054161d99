## Cửa sổ dòng lệnh

cli-you-play =
    { $color ->
        [red] Bạn cầm Đỏ, máy cầm Đen.
       *[black] Bạn cầm Đen, máy cầm Đỏ.
    }
cli-prompt = Nước đi của bạn (ví dụ h2e2):
cli-prompt-side = Đến lượt { side } (ví dụ h2e2):
cli-commands = Gõ một nước đi, hoặc một trong các từ: { $commands }
cli-computer-plays = Máy đi { $move }.
cli-played = Đã đi { $move }.
cli-nothing-to-undo = Không có nước nào để đi lại.
cli-offer = { handicap-offer } { $handicap }. Gõ yes để chơi, nhấn Enter để thoát:
cli-goodbye = Tạm biệt.
cli-serving = Chuhe đã mở tại { $address }
cli-stop-hint = Nhấn Ctrl+C để dừng.
cli-stopping = Đang dừng…
cli-address-taken = { $address } đang được dùng. Hãy chọn địa chỉ khác bằng --bind.
cli-at-ply = Nước { $number } ({ $found })
cli-ongoing = Ván cờ chưa kết thúc.
cli-unknown-rules = Không có bộ luật “{ $found }”, cũng không có tệp nào như vậy. Các tên: wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian.

## Tệp trên dòng lệnh

cli-file-exists = “{ $path }” đã có; dùng --force để ghi đè.
cli-unknown-picture = “{ $path }” phải kết thúc bằng .svg hoặc .png.

## Tệp

# $game $problem
file-warning = Ván { $game }: { $problem }
# $game $ply $problem
file-warning-ply = Ván { $game }, nước { $ply }: { $problem }
# $name
file-unreadable = { $name } không có ván cờ hay thế cờ nào đọc được.
file-unreadable-text = Văn bản không chứa ván cờ hay thế cờ nào đọc được.
# $format
file-unwritable = Không ghi được thành { $format }.
file-open = Mở ván cờ
file-open-about = PGN, XQF, CBL, DhtmlXQ, FEN và nhiều dạng khác. Cũng có thể thả tệp vào trang hoặc dán văn bản.
file-choose = Chọn tệp
file-paste = Hoặc dán ván cờ, thế cờ hay cả trang web
file-read = Mở
file-format = Định dạng
file-all = Mọi ván trong tệp
file-loses = Dạng này không giữ:
file-keep = Lưu
file-copy = Sao chép
file-copied = Đã sao chép.
file-uncopied = Không sao chép được. Hãy lưu lại.
file-too-large = Tệp quá lớn nên không chuyển sang được. Hãy chọn tệp tại đây.
file-position = Thế cờ (FEN)
# $game $count
file-of = Ván { $game } trong { $count }
# $count
file-faults = Không đọc đúng như đã ghi: { $count } chỗ
file-instead = Nước khác:
file-next = Đi tiếp:
file-said = Lời bình

## What the engine finds about a place in a game

analysis = Phân tích
analysis-lines = Số phương án
analysis-limit = Máy nghĩ bao lâu
analysis-stop = Dừng máy
analysis-go-on = Cho máy nghĩ tiếp
analysis-endless = Đến khi dừng
# $count
analysis-seconds = { $count } giây
# $count
analysis-depth = Độ sâu { $count }
# $count
analysis-speed = { $count } nghìn thế cờ mỗi giây
analysis-threat = Đe dọa
analysis-no-threat = Đang bị chiếu: không có đe dọa để hiện.
# $color
analysis-would = Nếu { side } được đi:
analysis-even = Cân bằng
# $color $count
analysis-mate = { side } chiếu hết sau { $count } nước
# $color
analysis-rule = { side } thắng theo luật
# $red $black
analysis-chances = Cơ hội: Đỏ { $red } %, Đen { $black } %
analysis-none = Máy không phân tích được bàn cờ này.
analysis-source = Máy phân tích
analysis-own = Trình duyệt này
# $engine
native-crash = { $engine } đã dừng đột ngột.
# $engine
native-silent = { $engine } không trả lời.
# $engine
native-nonsense = { $engine } trả lời vô nghĩa.
# $engine
native-taken = Một trang khác đang dùng { $engine }.
# $engine
native-gone = Không kết nối được với { $engine }.
native-anew = Máy đã được khởi động lại.
native-own = Máy của trình duyệt này nghĩ tiếp.
facts-seen = Điều cần thấy ở đây

## The review of a whole game

review = Xem lại
review-curve = Cơ hội thắng qua cả ván
review-looking = Số thế cờ đã xem: { $number } / { $count }
review-explaining = Đang giải thích các sai lầm.
review-stop = Dừng xem lại
review-go-on = Tiếp tục xem lại
review-accuracy = Độ chính xác
review-clean = Không có sai lầm.
review-learn = Học từ sai lầm:
review-both = Cả hai
review-place = Sai lầm { $number } / { $count }.
review-find = Hãy tìm nước tốt hơn.
review-checking = Máy đang xem nước { $move }…
review-best = { $move } là nước tốt nhất.
review-good = { $move } tốt ngang nước tốt nhất.
review-wrong = { $move } chưa đủ tốt.
review-solve = Xem lời giải
review-next = Tiếp
review-over = Đó là sai lầm cuối. Tự tìm được: { $number } / { $count }.

## Những gì mất hoặc được sửa khi đọc tệp

record-unknown-format = Không nhận ra định dạng này.
record-not-read = Không đọc { $format }: các chương trình hiểu loại tệp này khác nhau.
record-bad-text = Một số ký tự không đọc được theo { $charset } và đã được thay bằng dấu khác.
record-bad-fen = “{ $found }” không phải là một thế cờ.
record-impossible-start = Ván bắt đầu từ một thế cờ không thể có; chỉ giữ thế cờ, không có nước đi.
record-start-replaced = Thế cờ bắt đầu được ghi là không thể có; các nước đi khớp với thế cờ ban đầu thông thường, nên đã dùng thế đó.
record-side-corrected = Bên đi trước khác với ghi chép của thế cờ; đã sửa lại.
record-bad-move = Không đi được nước “{ $found }”; phần còn lại được giữ làm chú thích.
record-ambiguous-move = “{ $found }” hợp với nhiều nước, kể cả khi xét các nước sau; đã lấy nước đầu tiên.
record-place-ignored = Chữ trước/sau trong “{ $found }” sai và đã bị bỏ qua.
record-no-move = “{ $found }” giữa các nước đi không phải là nước; được giữ làm chú thích.
record-unclosed = “{ $found }” không được đóng.
record-bad-tag = “{ $found }” phải gồm tên và giá trị trong dấu nháy.
record-unknown-result = “{ $found }” không phải kết quả đã biết; được giữ nguyên.
record-truncated = Tệp bị cắt giữa chừng; phần trước đó được giữ lại.
record-too-long = Có phần dài quá giới hạn { $limit }; phần dư bị bỏ.
record-malformed = Một phần không đúng định dạng và đã bị bỏ: { $found }.

## Những gì định dạng không chứa được

loss-start = thế cờ bắt đầu
loss-result = kết quả
loss-counters = các bộ đếm của thế cờ bắt đầu
loss-rules = bộ luật
loss-moves = nước đi ({ $count })
loss-variations = biến ({ $count })
loss-comments = chú thích ({ $count })
loss-before = vị trí của chú thích trước nước đi ({ $count })
loss-nags = dấu đánh giá như ! và ? ({ $count })
loss-shapes = nước có mũi tên và vòng tròn ({ $count })
loss-clocks = nước có thời gian ({ $count })
loss-evals = nước có đánh giá của máy ({ $count })
loss-characters = đoạn chữ có ký tự không biểu diễn được ({ $count })
loss-tag = thẻ { $name }
cli-place-game = ván { $number }
cli-place-ply = nước { $number }
cli-place-byte = byte thứ { $number }
cli-warning = { $path }: { $place }: { $found }
cli-more-warnings = Cảnh báo khác: { $count }; --verbose in ra tất cả.
cli-losses = Không giữ được vì { $format } không có chỗ cho:
cli-loss = { $loss }, số ván: { $games }
cli-summary = Tệp: { $files }, ván: { $games }, nước đi: { $plies }, cảnh báo: { $warnings }, tệp không đọc được: { $unread }.
cli-no-game = Không tìm thấy ván nào.
# $path
cli-no-file = Không có tệp “{ $path }”. Cần một tệp, một thư mục, một mẫu như games/*.pgn, hoặc - cho đầu vào chuẩn.
# $path
cli-no-match = Không có tệp nào khớp với “{ $path }”.
cli-which-format = Tên tệp không cho biết định dạng. Hãy chọn bằng --to: { $formats }.
cli-one-game = “{ $path }” chỉ chứa được một ván, mà có nhiều ván hơn. Hãy ghi tên một thư mục, ví dụ games/.
cli-no-such-game = Không có ván { $number }: các ván là từ 1 đến { $count }.
cli-no-stored-game = Không có ván { $game } trong cơ sở dữ liệu này.
cli-game-of = Ván { $number } trên { $count }
cli-tag = { $name }: { $value }
cli-result = Kết quả
cli-not-in-game = Ở đây ván cờ không có nước “{ $found }”.
cli-no-way-on = Không còn nước nào ở hướng đó.
cli-line-ends = Biến này kết thúc ở đây: { $found }
cli-goes-on = Tiếp theo: { $moves }
cli-steps = Nhấn Enter để xem nước tiếp theo. Gõ số để chọn biến, gõ một nước đi, hoặc một trong các từ: { $commands }
cli-checked = { $path }: { $format }, ván: { $games }, nước đi: { $plies }, biến: { $variations }, cảnh báo: { $count }

## Những gì chuhe check tìm thấy

check-result-differs = Kết quả ghi là { $found }, nhưng theo luật thì khác.
check-result-open = Không ghi kết quả, nhưng theo luật ván cờ đã kết thúc.
check-played-on = Theo luật ván cờ đã kết thúc ở đây, nhưng vẫn tiếp tục.
check-duplicate = Cùng các nước đi như trong { $path }, ván { $number }.

## Bộ luật sai ở đâu

ruleset-no-value = Dòng { $line }: “{ $found }” phải có dạng tên, dấu “=” rồi giá trị.
ruleset-unknown-key = Dòng { $line }: không có mục “{ $found }”. Có các mục: { $expected }.
ruleset-bad-value = Dòng { $line }: “{ $found }” không phải là giá trị của { $key }. Cho phép: { $expected }.
ruleset-bad-name = Dòng { $line }: “{ $found }” không thể là tên bộ luật. Chỉ dùng a–z, 0–9 và dấu gạch nối, nhiều nhất { $count } ký tự.
ruleset-late-base = Dòng { $line }: “base” phải đứng trước mọi mục khác.

## Vì sao không đi được như vậy

move-unreadable = “{ $found }” không phải là nước đi.
    .detail = Nước đi có thể ghi như h2e2, P2-5, C2=5 hoặc 炮二平五.
move-unmatched = Không quân nào đi được nước “{ $found }”.
    .detail = Nước đi ghi từ điểm này đến điểm kia, ví dụ h2e2.
move-ambiguous = “{ $found }” có thể là nhiều nước đi khác nhau.
    .detail = Có thể là một trong các nước: { $moves }.

## Thế cờ sai ở đâu

fen-empty = Không có thế cờ nào trong văn bản này.
fen-row-count = Thế cờ có { $count } hàng; cần 10 hàng.
fen-row-width = Hàng { $row } tính từ trên có { $count } điểm; cần 9 điểm.
fen-bad-letter = “{ $letter }” ở hàng { $row } tính từ trên không ứng với quân nào.
fen-bad-side = Bên đi phải là “w” hoặc “b”, không phải “{ $found }”.
fen-bad-number = “{ $found }” phải là một số.
fen-too-many-fields = “{ $found }” ở cuối là thừa.
setup-no-general = { side } không có Tướng.
setup-two-generals = { side } có { $count } Tướng; chỉ được có một.
setup-general-outside-palace = Tướng { word-color } ở { $square } nằm ngoài cung.
setup-too-many = { side } có { $count } quân { role }; nhiều nhất là { $max }.
setup-impossible-point = { piece } không thể đứng ở { $square }.
setup-soldier-behind-start = Tốt { word-color } ở { $square } nằm sau hàng xuất phát.
setup-soldier-file = Tốt { word-color } chưa qua sông không thể đứng ở { $square }.
setup-opponent-in-check = { side } đang bị chiếu nhưng không đến lượt đi.
setup-generals-facing = Hai Tướng đối mặt trên một cột trống.

## Ván giữa hai người: vì sao bị từ chối

play-bad-control = { side }: mỗi phần của đồng hồ cần có giờ, và không quá 7 ngày.
play-long-fen = Đoạn này quá dài cho một thế cờ.
play-start-over = Ở thế này ván cờ đã xong. Hãy chọn thế khác.

## Các trận đấu giữa hai máy

cli-match-two-engines = Một trận đấu cần hai máy: hãy viết --engine hai lần.
cli-match-no-limit = Máy được nghĩ bao lâu? Hãy cho --nodes, --depth, --movetime hoặc --tc.
cli-match-over = Theo luật, ván đã kết thúc trước khi bắt đầu.
# $path $games
cli-match-goes-on = Số ván của trận này trong “{ $path }”: { $games }. Trận đấu tiếp tục từ đó.
# $path
cli-match-in-use = Một trận đấu khác đang ghi vào “{ $path }”.
# $path $found
cli-match-other = “{ $path }” là nhật ký của một trận khác. Khác nhau ở: { $found }.
# $path $found
cli-match-damaged = “{ $path }” không phải nhật ký của trận này: không đọc được dòng { $found }.
cli-match-interrupted = Đã ngắt. Các ván đang dở không được tính.
# $engine $found
cli-match-not-started = Không khởi động được { $engine }: { $found }
# $engine $found
cli-match-ended = { $engine } đã kết thúc trước khi sẵn sàng: { $found }
# $engine $found
cli-match-silent = { $engine } không trả lời “{ $found }”.
# $engine $found
cli-match-no-option = { $engine } không có tùy chọn “{ $found }”.
# $engine $option $found
cli-match-bad-value = { $engine }: “{ $found }” không phải giá trị của tùy chọn { $option }.
# $game $red $black $result $end $plies
cli-match-game = Ván { $game }: { $red } – { $black } { $result }, số nước: { $plies }. { $end }
# $game $engine $end $found
cli-match-fault = Ván { $game }: { $engine } thua. { $end }: { $found }
# $end $games
cli-match-end = { $end }: { $games }
cli-match-engine = Máy
cli-match-points = Điểm
cli-match-won = Thắng
cli-match-drawn = Hòa
cli-match-lost = Thua
cli-match-faults = Lỗi
cli-match-time = ms mỗi nước
cli-match-nodes = Nút mỗi nước
cli-match-depth = Độ sâu
# $engine $elo $low $high $percent
cli-match-elo = { $engine }: { $elo } Elo, với độ tin cậy 95 % từ { $low } đến { $high }; mạnh hơn với xác suất { $percent } %
# $pairs
cli-match-pairs = Các cặp ván theo điểm (0, ½, 1, 1½, 2): { $pairs }
# $low $high $llr $lower $upper
cli-match-sprt = SPRT, { $low } so với { $high } Elo: { $llr }, kết thúc ở { $lower } hoặc { $upper }
# $elo
cli-match-decided = Kiểm định đã có kết quả: { $elo } Elo.
match-crash = Bị sập
match-silence = Không trả lời
match-late = Hết giờ
match-illegal = Nước đi sai luật
match-no-move = Không đi dù còn nước
match-resigned = Xin thua
match-agreed = Hai bên đồng ý hòa
match-scores = Hai máy đánh giá như nhau
match-plies = Đủ số nước mà trận đấu cho phép
# $winner
selfplay-scores =
    { $winner ->
        [red] Đỏ thắng: điểm đã rõ
        [black] Đen thắng: điểm đã rõ
       *[other] Hòa: điểm đã rõ
    }
selfplay-plies = Hòa: đủ số nước mà một ván được có
# $path $games
selfplay-goes-on = Số ván trong “{ $path }”: { $games }. Tiếp tục từ đó.
# $games $positions $pace
selfplay-made = Ván: { $games }, thế cờ: { $positions }. Thế cờ mới mỗi giờ: { $pace }.
# $path
selfplay-in-use = Một tiến trình khác đang thêm ván vào “{ $path }”.
# $path $found
selfplay-other = “{ $path }” chứa các ván được đấu theo cách khác. Khác nhau ở: { $found }.
# $path
selfplay-empty = “{ $path }” không có ván nào máy tự đấu với mình.
# $path
selfplay-missing = Thiếu “{ $path }”, dù có tệp sau nó.
# $path $found $expected
selfplay-short = “{ $path }” có { $found } ván, lẽ ra phải có { $expected }.
# $path $found $expected
selfplay-long = “{ $path }” có { $found } byte; tệp loại này có nhiều nhất { $expected }.
# $path $number $found
selfplay-damaged = “{ $path }” bị hỏng ở byte { $number }. { $found }
# $expected
selfplay-magic = Nó phải bắt đầu bằng { $expected }.
# $found $expected
selfplay-checksum = Tổng kiểm tra là { $found }, lẽ ra phải là { $expected }.
selfplay-no-plan = Không đọc được các ván được đấu như thế nào.
# $found $expected
selfplay-number = Đây là tệp số { $found }, lẽ ra phải là { $expected }.
# $found $expected
selfplay-length = Độ dài của một ván là { $found }, rồi lại là { $expected }; hai số phải bằng nhau và không dài quá một ván.
# $expected
selfplay-too-many = Còn một ván nữa sau { $expected } ván, là tất cả những gì một tệp chứa.
# $found
selfplay-no-length = { $found } byte không phải là một ván.
# $found
selfplay-no-end = { $found } không phải số của một kết cục.
selfplay-no-start = Thế cờ bắt đầu của một ván không thể xảy ra.
# $number $found
selfplay-no-move = Nước { $number }: { $found } không phải số của một nước đi.
# $number $found
selfplay-no-score = Nước { $number }: { $found } không phải số của một điểm.
# $path $number $count
selfplay-torn = “{ $path }”: ván cuối bị cắt. Sau byte { $number } thừa { $count } byte; lần chạy sau sẽ bỏ chúng.
# $game $number
selfplay-crash = Ván { $game }, nước { $number }: việc tìm kiếm bị sập.
# $game $number
selfplay-silent = Ván { $game }, nước { $number }: không tìm ra nước đi dù còn nước.
# $game $number $found
selfplay-illegal = Ván { $game }, nước { $number }: { $found } sai luật.
# $game $number $found
selfplay-over = Ván { $game }: ván còn tiếp tục dù đã kết thúc sau nước { $number }. { $found }
# $game $found $expected
selfplay-end = Ván { $game }: kết cục được ghi là “{ $found }”, nhưng thật ra là “{ $expected }”.
# $game $number $found
selfplay-mate = Ván { $game }, nước { $number }: báo chiếu hết nhưng không có ({ $found }).
# $games $positions $count
selfplay-verified = Ván: { $games }, thế cờ: { $positions }, ván sai: { $count }.
# $count $proven $found $refuted $open
selfplay-mates = Số lần báo chiếu hết: { $count }. Chứng minh bằng cách thử các nước: { $proven }, lần tìm khác cũng thấy: { $found }, không có: { $refuted }, quá dài để biết: { $open }.
# $games $positions
selfplay-counts = Ván: { $games }, thế cờ: { $positions }.
# $red $black $drawn
selfplay-results = Đỏ thắng: { $red }, Đen thắng: { $black }, hòa: { $drawn }.
# $mean $least $half $most
selfplay-lengths = Số nước của hai bên trong một ván: trung bình { $mean }, ngắn nhất { $least }, trung vị { $half }, dài nhất { $most }.
# $count $games $percent
selfplay-openings = Khai cuộc khác nhau: { $count }. Ván có hai lần: { $games }. Thế cờ đã gặp trước đó: { $percent } %.
selfplay-scores-title = Một bên hơn bao nhiêu, tính bằng phần trăm của một tốt:
selfplay-decided = chiếu hết, hoặc quyết định bởi lặp lại

## Vì sao một nước hay hoặc dở

fact-hangs = { word-by-piece } ở { $by-square } có thể ăn { piece } ở { $square } mà không bị ăn lại.
fact-hangs-protected = { word-by-piece } ở { $by-square } ăn { piece } ở { $square } có lợi, dù quân ấy được bảo vệ.

## Chấp quân

handicap = Chấp quân
handicap-none = Không chấp
handicap-other = Cách chấp khác
handicap-computer = Máy cầm quân đỏ và chấp những thứ này.
handicap-given = Chấp: { $handicap }
handicap-offer = Ván sau máy có thể chấp bạn:
play-handicap-first-move = Chấp tiên
play-handicap-horse = Chấp một mã
play-handicap-two-horses = Chấp hai mã
play-handicap-chariot = Chấp một xe
play-handicap-chariot-and-horse = Chấp một xe và một mã
play-handicap-two-chariots = Chấp hai xe
play-handicap-two-chariots-and-horse = Chấp hai xe và một mã

## Vì sao máy đi nước ấy

why-line = Các nước máy dự tính
why-worth = Đánh giá
worth-even = Hai bên ngang nhau
# $color $amount
worth-ahead = { side } hơn { $amount } tốt.
# $color $count
worth-mate = { side } chiếu hết sau { $count } nước.
# $color
worth-rule = { side } thắng theo luật lặp lại.

## Analysis on the command line

review-inaccuracy = Nước thiếu chính xác.
review-mistake = Nước sai.
review-blunder = Sai lầm nghiêm trọng.
review-chances = Cơ hội giảm từ { $upper }% xuống { $lower }%.
review-missed-mate = Bỏ lỡ nước chiếu hết trong { $count } nước.
review-allowed-mate = Để đối phương chiếu hết trong { $count } nước.
review-missed-win-by-rule = Bỏ lỡ chiến thắng theo luật lặp lại thế cờ, không phải chiếu hết.
review-allowed-loss-by-rule = Để đối phương thắng theo luật lặp lại thế cờ, không phải chiếu hết.
review-better = Nước tốt hơn là { $move }.
review-side = { side }: độ chính xác { $mean }%; thiếu chính xác { $least }, sai { $half }, sai nghiêm trọng { $most }
review-by-rule = { side } thắng theo luật lặp lại thế cờ
cli-analyse-over = Theo luật, ván cờ đã kết thúc ở đây, không có gì để phân tích.
cli-analyse-level = Máy đã giảm sức không phân tích: hãy cho “self” hoặc một chương trình.
cli-analyse-trouble = { $engine } không cho biết đánh giá: { $found }
cli-analyse-interrupted = Đã ngắt. Chạy lại đúng lệnh này sẽ tiếp tục từ đây.
cli-analyse-lost = Đã ngắt. Không có --output hay --log thì không giữ lại gì.
cli-analyse-goes-on = Số lần tìm kiếm trong “{ $path }”: { $positions }. Việc phân tích tiếp tục từ đó.
cli-analyse-in-use = Một lần phân tích khác đang ghi vào “{ $path }”.
cli-analyse-other = “{ $path }” không phải nhật ký của lần phân tích này: khác ván, khác máy hoặc khác giới hạn.
fact-fork = { word-by-piece } ở { $by-square } bắt cùng lúc { word-also-role } ở { $also-square } và { role } ở { $square }, sẽ mất một trong hai.
fact-fork-check = { word-by-piece } ở { $by-square } vừa chiếu tướng vừa bắt { piece } ở { $square }, quân này sẽ mất.
fact-pin = { piece } ở { $square } bị ghim: nếu rời đi, { word-by-piece } ở { $by-square } sẽ chiếu tướng.
fact-pin-piece = Nếu { piece } rời { $square }, { word-by-piece } ở { $by-square } sẽ ăn { word-also-role } ở { $also-square }.
fact-skewer = { word-by-piece } ở { $by-square } bắt { word-also-role } ở { $also-square }, phía sau còn { role } ở { $square }: sẽ mất một trong hai.
fact-skewer-check = { word-by-piece } ở { $by-square } chiếu tướng, còn { piece } ở { $square } phía sau Tướng sẽ mất.
fact-discovered-check = { piece } đi đến { $square }, mở đường cho { word-by-piece } ở { $by-square } chiếu tướng.
fact-double-check = { piece } ở { $square } và { word-by-piece } ở { $by-square } cùng chiếu tướng một lúc.
fact-hollow-cannon = { piece } ở { $square } là Pháo trống: giữa nó và Tướng đối phương không có quân nào, và không quân nào được chen vào.
fact-double-cannon = { word-by-piece } ở { $by-square } chiếu tướng qua { role } ở { $square }, và không quân nào được chen vào.
fact-palace-horse = { piece } ở { $square } đứng giữa cung của mình, khiến Tướng mình không còn nước đi.
fact-trapped = { piece } ở { $square } bị bắt và không có chỗ nào an toàn để chạy.
fact-mate-now = Chiếu bí: { piece } đi từ { $from } đến { $to }.
fact-mate = Chiếu bí sau nhiều nhất { $count } nước: { piece } đi từ { $from } đến { $to }.
fact-mate-threat-now = { side } dọa chiếu bí: { role } đi từ { $from } đến { $to }.
fact-mate-threat = { side } dọa chiếu bí sau nhiều nhất { $count } nước: { role } đi từ { $from } đến { $to }.
fact-overloaded = { word-by-piece } ở { $by-square } phải giữ cả { role } ở { $square } lẫn { word-also-role } ở { $also-square }, mà chỉ ăn lại được một lần.
fact-screen-guard = Mất ngòi ở { $from }, { word-by-piece } ở { $by-square } không còn giữ { role } ở { $square }, và quân ấy có thể bị ăn.
fact-screen-attack = Mất ngòi ở { $from }, { word-by-piece } ở { $by-square } không còn bắt được { piece } ở { $square }.
word-also-role =
    { $also-role ->
        [general] Tướng
        [advisor] Sĩ
        [elephant] Tượng
        [horse] Mã
        [chariot] Xe
        [cannon] Pháo
       *[soldier] Tốt
    }
