### Lời của các trang dạy cờ bằng tiếng Việt; trình duyệt không tải tệp này.

## Các trang

learn = Học chơi
learn-about = Cách đi quân cờ tướng, giá trị của các quân và lời hô khi chơi, kèm bàn cờ để bạn tự thử.
learn-moves = Cách đi quân
learn-moves-about = Quân cờ đặt ở giao điểm của các đường. Chấm tròn cho biết quân đi được đến đâu; hãy chạm vào một quân và thử. Nước sai luật bị từ chối kèm lý do.
learn-calls = Người chơi hô gì
learn-calls-about = Chiếu thì phải hô, kết thúc ván cũng vậy. Đây là những tiếng Hán nghe thấy bên mọi bàn cờ và nghĩa của chúng.
learn-worth = Giá trị các quân
learn-worth-about = Giá trị giúp cân nhắc khi đổi quân, không quyết định thắng thua. Năm cuốn sách mà trang này bắt đầu từ đó nói không giống nhau, và có chỗ nói sai.
rule-sets = Các bộ luật
rule-sets-about = Ở đâu quân cũng đi như nhau. Khác nhau là ván cờ kết thúc thế nào, nhất là khi một thế cờ cứ lặp đi lặp lại. Mỗi bộ luật có một trang với hình để xem từng bước.
rule-set-usual = Bộ luật mặc định
lessons = Từng điều luật
lessons-about = Hãy xem từng bước mỗi hình, hoặc tự đi quân từ bất cứ thế nào trong đó. Lời dưới hình không do người viết: chính trọng tài xử các ván cờ nói ra.
lesson-goes-on = Ván cờ tiếp tục.
lesson-judge = Trọng tài xử
# $count
lesson-again = Đi { $count } lượt liên tiếp.

## Các bộ luật

set-wxf = Luật của liên đoàn: không được chiếu mãi, không được đuổi mãi.
    .more = Luật của các giải quốc tế và là bộ luật ở đây dùng nếu bạn không chọn bộ khác. Thế cờ xuất hiện lần thứ ba thì ván kết thúc: ai nước nào cũng chiếu, hoặc nước nào cũng đuổi cùng một quân, thì thua. Ngoài ra là hòa.
set-axf = Luật châu Á đúng theo câu chữ.
    .more = Giống luật của liên đoàn, chỉ khác hai điểm. Chỉ Mã và Pháo được nêu là không được đuổi Xe có căn, nên Sĩ và Tượng thì được. Và mỗi bên chỉ tính nhiều nhất mười lần chiếu trong số nước không ăn quân.
set-cxa-lite = Luật của hiệp hội Trung Quốc, phần có thể tính được.
    .more = Luật này cấm nhiều hơn: dọa chiếu hết mãi, xen kẽ chiếu, dọa và đuổi, và lần lượt đuổi nhiều quân. Toàn văn cần sự phán đoán của trọng tài mà không chương trình nào có; bộ này chỉ tính được một phần, và tên của nó nói rõ điều đó.
set-simple = Chỉ chiếu mãi là thua; mọi sự lặp lại khác đều hòa.
    .more = Luật mà nhiều chương trình và người chơi phong trào dùng. Không phải xét thế nào là đuổi.
set-capture = Ăn Tướng là thắng; được để Tướng bị tấn công.
    .more = Luật theo sách tiếng Ả Rập, hợp cho người mới: được để Tướng bị tấn công, ai ăn được thì thắng. Không có luật về lặp lại; sau 400 nước tính cả hai bên thì hòa. Sách không nói bên hết nước đi thì sao: ở đây bên đó thua.
set-hebrew = Chiếu mãi thua khi lặp lại lần thứ ba.
    .more = Sách tiếng Do Thái cho phép lặp lại nước chiếu hai lần và cấm lần thứ ba, nên thế cờ được xuất hiện ba lần và bị xử khi xuất hiện lần thứ tư. Mọi sự lặp lại khác đều hòa. Ván cũng hòa khi không bên nào còn quân qua được sông.
set-ukrainian = Ăn Tướng, và Tướng biết bay.
    .more = Sách tiếng Ukraina cho Tướng ăn Tướng đối phương trên cột trống, và nếu người chơi không thấy mình ăn được thì ván cứ tiếp tục. Sách có năm điều về lặp lại: chiếu mãi thì thua; đuổi mãi quân không có căn cũng thua, nhưng Tướng và Tốt được đuổi; một bên chiếu mãi, một bên đuổi mãi thì bên chiếu thua; không bên nào phạm luật thì hòa, cả hai cùng phạm cũng hòa.
set-norwegian = Bên nào đi trước cũng được; chỉ chiếu mãi là thua.
    .more = Sách tiếng Na Uy kể rằng theo truyền thống Đen đi trước, còn thường thì hai bên thỏa thuận. Sách không có điều nào về lặp lại, nên dùng luật đơn giản.
set-romanian = Không chiếu mãi, cũng không tấn công mãi quân kém giá trị hơn.
    .more = Sách tiếng Rumani cấm tấn công nhiều lần quân có giá trị thấp hơn, theo thứ tự: Tướng, Xe, Pháo, Mã, Sĩ, Tượng, Tốt. Quân ấy có căn hay không cũng vậy. Sách không nói hậu quả; ở đây ai tấn công như thế sẽ thua khi thế cờ xuất hiện lần thứ ba.

## Các điều khoản

terms = Tóm tắt bộ luật
term-goal = Thế nào là thắng
goal-mate = Làm đối phương hết nước đi: chiếu bí hoặc vây chặt
goal-capture = Ăn Tướng
goal-capture-flying = Ăn Tướng, kể cả bằng Tướng mình trên cột trống; chiếu bí và hết nước đi cũng thắng
term-first = Ai đi trước
first-red = Đỏ
first-either = Đỏ hoặc Đen, do hai bên thỏa thuận
term-repetition = Lặp lại
# $count
repetition-judged = Xử khi thế cờ xuất hiện lần thứ { $count ->
        [3] ba
        [4] tư
       *[other] { $count }
    }
repetition-never = Không kết thúc ván
term-chase = Đuổi mãi
chase-allowed = Được phép, trừ chiếu Tướng
chase-asian = Cấm đuổi một quân không có căn, và cấm Mã hay Pháo đuổi Xe
chase-unprotected = Cấm đuổi một quân không có căn
chase-lesser = Cấm đuổi một quân kém giá trị hơn
chase-chinese = Cấm đuổi một hay nhiều quân có thể bị mất, cũng như dọa chiếu hết mãi
term-minor = Sĩ và Tượng không được đuổi quân lớn dù quân ấy có căn
term-check-chase = Nước chiếu kèm đuổi quân cũng tính là đuổi
term-yes = Có
term-no = Không
term-quiet-limit = Hòa vì không ăn quân
# $plies
limit-plies = Sau { $plies } nước, tính cả hai bên
limit-none = Không giới hạn
term-checks = Nước chiếu trong số đó
# $count
checks-counted = Mỗi bên tính nhiều nhất { $count } lần
checks-all = Đều được tính
term-total-limit = Hòa vì ván quá dài
term-dead = Hòa vì thiếu quân
dead-never = Không bao giờ
dead-no-attackers = Khi không bên nào còn quân qua được sông
dead-no-mate = Khi đi thế nào cũng không chiếu bí được
dead-no-forced-mate = Khi không bên nào ép được chiếu bí

## Cách đi quân

walk-general = Mỗi lần một điểm theo đường thẳng, không đi chéo, không ra khỏi cung. Không được bước vào cột mà giữa hai Tướng không có quân nào.
walk-advisor = Mỗi lần một điểm theo đường chéo trong cung: cả đời chỉ có năm điểm.
walk-elephant = Đúng hai điểm theo đường chéo, không qua sông. Có quân ở điểm giữa, gọi là mắt Tượng, thì bị cản.
walk-horse = Một điểm thẳng rồi một điểm chéo ra ngoài. Có quân ở điểm đầu, gọi là chân Mã, thì hướng đó bị cản; ở đây Tốt đang cản.
walk-chariot = Đi thẳng bao xa cũng được, đến khi gặp quân khác; nếu là quân đối phương thì ăn được.
walk-cannon = Đi như Xe, nhưng muốn ăn phải nhảy qua đúng một quân gọi là ngòi, của bên nào cũng được.
walk-soldier = Mỗi lần tiến một điểm. Qua sông rồi được đi ngang, không bao giờ lùi; đến hàng cuối chỉ đi ngang. Tốt không được phong cấp.

## Lời hô

call-check = Chiếu tướng
    .about = Tướng bị tấn công và phải cứu ngay. Nói gọn của 將軍.
call-mate = Chiếu bí
    .about = Tướng bị tấn công mà không cứu được: ván đã thắng. Sách tiếng Do Thái gọi chiếu bí là 將軍; người chơi ngày nay dùng chữ ấy cho nước chiếu.
call-stalemate = Hết nước đi
    .about = Không bị chiếu nhưng cũng không còn nước hợp lệ. Trong cờ tướng, bên không đi được thì thua.

## Giá trị các quân

worth-piece = Quân
# $first $second
worth-crossing = { $first }, qua sông { $second }
# $number
worth-place = Hạng { $number }
worth-unsaid = —
guide-hebrew = Sách tiếng Do Thái
    .values = Tính bằng điểm. Tốt qua sông thì tăng giá, và Pháo trên Mã.
    .errors = Sách ghi chữ 象 cho Đỏ và 相 cho Đen; thật ra ngược lại. Sách nói Tốt qua sông đi ngang mà quên rằng vẫn được tiến.
guide-ukrainian = Sách tiếng Ukraina
    .values = Không cho điểm, chỉ nhận xét rằng về cuối ván Pháo kém giá vì ít quân để nhảy qua.
    .errors = Chữ của Tốt bị đổi chỗ: Đỏ là 兵, Đen là 卒. Hai con số lớn bị mất số mũ: phải là 38⁹⁵ và 10¹⁵⁰.
guide-norwegian = Sách tiếng Na Uy
    .values = Tính bằng điểm, chỉ để so sánh. Tướng cũng có điểm vì có thể chặn một cột.
    .errors = Sách cho Mã đi chéo trước, trái với hình của chính nó. Sách cho Tướng năm điểm; cung có chín điểm. Ở hình 4 vài điểm in sai và nói Tướng đi chéo; ở hình 9 Pháo là của Đỏ còn quân bị ghim là của Đen.
guide-arabic = Sách tiếng Ả Rập
    .values = Nói rõ là không tính điểm: chỉ Tướng quyết định.
    .errors = Chúng tôi không thấy chỗ sai; sách không nói về hết nước đi và lặp lại.
guide-romanian = Sách tiếng Rumani
    .values = Chỉ có thứ tự, không có số; luật về tấn công nhiều lần dựa vào đó.
    .errors = Sách xếp Sĩ trên Tượng mà không nói vì sao, và không nói ai đi trước.

## Các bài

lesson-perpetual-check = Chiếu mãi thì thua
    .text = Xe nước nào cũng chiếu; Tướng chỉ tránh sang bên.
lesson-fourth-time = Chiếu mãi đến lần thứ tư thì thua
    .text = Được lặp lại hai lần. Lặp lần thứ ba thì thế cờ đã xuất hiện bốn lần, và bên nước nào cũng chiếu bị thua.
lesson-both-check = Hai bên cùng chiếu mãi thì hòa
    .text = Nước nào của cả hai bên cũng chiếu, nên không ai nặng hơn ai.
lesson-counter-check = Thỉnh thoảng bị chiếu lại không bào chữa cho bên chiếu mãi
    .text = Mã nước nào cũng chiếu. Đen đỡ một lần bằng cách chiếu lại bằng Pháo, lần sau thì không: chỉ Đỏ chiếu suốt.
lesson-check-idle = Một chiếu, một nước thường
    .text = Cách một nước mới chiếu một lần, điều đó được phép.
lesson-soldier-check = Tốt cũng không được chiếu mãi
    .text = Tốt được đuổi bất cứ quân nào, nhưng chiếu mãi thì thua như mọi quân khác.
lesson-chase = Đuổi mãi thì thua
    .text = Xe nước nào cũng tấn công Pháo không có căn, còn Pháo cứ phải chạy.
lesson-chase-free = Được đuổi mãi
    .text = Xe nước nào cũng tấn công Pháo. Bộ luật này chỉ cấm chiếu mãi nên hòa.
lesson-protected = Quân có căn thì được đuổi
    .text = Pháo được Xe cùng hàng bảo vệ. Tấn công nó không tính là đuổi.
lesson-false-root = Không ăn lại được thì không phải là căn
    .text = Mã tưởng như bảo vệ Pháo, nhưng nó đứng giữa hai Tướng và không được rời cột. Pháo bị coi là không có căn.
lesson-chariot = Mã và Pháo không được đuổi Xe
    .text = Xe được Xe kia bảo vệ. Trước Mã hay Pháo điều đó vô ích: Xe quá quý để đổi lấy chúng.
lesson-minor = Sĩ và Tượng cũng không được
    .text = Pháo liên tục mở mắt Tượng, và Tượng tấn công Xe có căn. Luật của liên đoàn không nói đến; ở đây tính là đuổi.
lesson-minor-free = Sĩ và Tượng được đuổi Xe có căn
    .text = Pháo liên tục mở mắt Tượng, và Tượng tấn công Xe. Luật châu Á chỉ nêu Mã và Pháo, nên có căn là đủ.
lesson-pinned-chariot = Không được đuổi Xe bị Mã ghim
    .text = Nếu Xe rời chỗ, Mã bên cạnh sẽ chiếu. Xe và Pháo Đỏ lần lượt tấn công nó theo cột, và lần nào Tốt cũng chen vào hoặc rời đi.
lesson-confined-chariot = Mã không được đuổi Xe bị ghim trên cột
    .text = Pháo nhìn Tướng Đen qua Xe, nên Xe chỉ đi được dọc cột. Đến đâu Mã cũng tấn công.
lesson-exchange = Đòi đổi quân không phải là đuổi
    .text = Xe tấn công Xe, bên nào cũng ăn được. Quân ngang nhau ăn được nhau thì chỉ là đòi đổi.
lesson-no-exchange = Không ăn lại được thì không phải đòi đổi
    .text = Xe Đen đứng giữa hai Tướng nên không ăn ngang được. Tấn công nó là đuổi dù hai quân ngang nhau.
lesson-home-soldier = Được đuổi Tốt chưa qua sông
    .text = Mã nhảy qua nhảy lại, lần nào cũng làm ngòi cho Pháo. Tốt chưa qua sông thì tấn công mãi cũng được.
lesson-general-chases = Tướng được đuổi
    .text = Tướng nước nào cũng tấn công Pháo; điều đó được phép.
lesson-soldier-chases = Tốt được đuổi
    .text = Tốt theo Pháo từ cột này sang cột kia; điều đó được phép.
lesson-two-attackers = Hai quân không được thay nhau đuổi một quân
    .text = Hai Xe thay nhau tấn công cùng một Pháo. Điều đáng kể là quân bị đuổi.
lesson-two-victims = Được lần lượt đuổi hai quân
    .text = Xe nước này tấn công Mã, nước sau tấn công Pháo: không quân nào bị đuổi suốt.
lesson-chase-idle = Một đuổi, một nước thường
    .text = Cách một nước mới tấn công Mã một lần, điều đó được phép.
lesson-sometimes-check = Thỉnh thoảng bị chiếu không bào chữa cho bên đuổi
    .text = Xe nước nào cũng tấn công Mã. Trong hai nước của Mã có một nước chiếu, nhưng Mã vẫn bị đuổi suốt.
lesson-check-chase = Một chiếu, một đuổi
    .text = Xe nước này chiếu, nước sau tấn công Pháo. Theo luật này đó không phải chiếu mãi cũng không phải đuổi mãi.
lesson-check-threat = Một chiếu, một dọa chiếu hết
    .text = Xe nước này chiếu, nước sau dọa chiếu hết. Theo luật này điều đó được phép.
lesson-mate-threat = Được dọa chiếu hết mãi
    .text = Nước nào của Xe cũng dọa chiếu hết, và lần nào Tượng cũng đỡ. Dọa chiếu hết không phải là chiếu.
lesson-root-cut = Cắt căn cũng là tấn công
    .text = Nước này Xe thứ hai đến đứng sau Xe thứ nhất, nên Tướng không ăn lại được nữa; nước sau nó tự tấn công Pháo. Vậy nước nào Pháo ấy cũng bị dọa ăn.
lesson-root-cut-attacks = Bên kia nước nào cũng tấn công thì cắt căn không tính
    .text = Mỗi bước của Xe dưới biến đòn của Xe kia vào Pháo thành lời dọa ăn. Nhưng nước nào của Pháo cũng cho Đen tấn công Tốt, và với bên nước nào cũng tấn công thì lời dọa như thế không tính.
lesson-attack-persists = Đòn tấn công có sẵn không phải là đuổi
    .text = Xe nhìn Pháo suốt, nhưng quân khác đi và Pháo cũng không tìm cách tránh.
lesson-unanswered = Đòn tấn công không ai đáp lại không phải là đuổi
    .text = Nước nào của Mã cũng tấn công Xe, lúc bằng Pháo, lúc bằng chính Mã. Nhưng Đen chỉ đi Tướng và để mặc Xe có thể bị ăn. Chỉ đòn mà bên kia lần nào cũng phải đỡ mới là đuổi.
lesson-check-against-chase = Chiếu nặng hơn đuổi
    .text = Đỏ nước nào cũng chiếu, và mỗi bước của Tướng Đen lại cho Pháo tấn công Mã. Cả hai đều không dừng; bên chiếu phải đổi.
lesson-both-chase = Hai bên cùng đuổi mãi thì hòa
    .text = Mỗi nước của một Pháo cho Pháo kia tấn công Xe, và nước đáp nào của Xe thứ hai cũng tấn công Pháo thứ nhất. Hai bên như nhau nên không ai thua.
lesson-pinned-chase = Đuổi Xe bị Mã ghim là nặng hơn
    .text = Nước nào hai bên cũng tấn công: Pháo Đỏ đánh Xe bị Mã ghim, Xe kia của Đen đánh một Pháo. Xe không chạy được thì nặng hơn, nên Đỏ phải đổi.
lesson-block = Được chặn mãi
    .text = Lần nào Tượng cũng bước vào giữa Xe và mục tiêu. Chặn là nước thường.
lesson-offer = Được thí quân mãi
    .text = Pháo bước ra trước Xe này rồi lại ra trước Xe kia. Đặt quân vào chỗ bị ăn không phải là tấn công.
lesson-idle = Lặp lại mà không hại ai thì hòa
    .text = Hai bên đi qua đi lại, không tấn công gì.
lesson-take = Được để Tướng bị tấn công, và Tướng bị ăn
    .text = Đen không thấy đòn tấn công nên đi Mã. Đỏ ăn Tướng và thắng.
lesson-overlooked = Bỏ lỡ là mất
    .text = Đỏ ăn được Tướng nhưng lại đi chỗ khác. Ván cờ tiếp tục như không có gì.
lesson-flying-general = Tướng bay
    .text = Xe Đen rời cột, giữa hai Tướng không còn quân nào, và Tướng Đỏ ăn Tướng Đen.
lesson-no-repetition = Lặp lại không kết thúc ván
    .text = Xe đuổi Pháo qua lại, bao nhiêu lần cũng được.
lesson-total-limit = Đủ bốn trăm nước thì hòa
    .text = Đen đi nước thứ bốn trăm của ván.
lesson-black-begins = Đen được đi trước
    .text = Thế cờ ban đầu, Đen đi nước đầu tiên.
lesson-figure-3 = Hình 3: Tốt cản chân Mã
    .text = Tốt đi ngang sang g6. Nay Đỏ tấn công Mã Đen, và Tốt cản chân nó trên đường đến f5.
lesson-figure-4 = Hình 4: Pháo đối Pháo
    .text = Pháo Đỏ vào giữa và chiếu qua Tượng. Sách cho Tướng đi d8 hoặc f8, nhưng Tướng không đi chéo.
lesson-figure-5 = Hình 5: chiếu bằng Pháo
    .text = Pháo vào cột giữa và chiếu qua Sĩ. Sĩ rời cột là hết bị chiếu: không có ngòi thì Pháo không ăn được.
lesson-figure-6 = Hình 6: Xe, Mã và Pháo chiếu hết
    .text = Tướng không được ra khỏi cung để ăn Xe. Mã giữ e9, còn Pháo giữ điểm trước mặt Tướng.
lesson-figure-7 = Hình 7: hai Pháo chiếu hết
    .text = Tướng Đen chặn cột f, và hai Pháo đứng thẳng hàng trước Tướng Đỏ. Mã và Sĩ đều không cứu được: quân nào chen vào thì thành ngòi của Pháo gần.
lesson-figure-8 = Hình 8: trong hai Mã chỉ một Mã tấn công
    .text = Mã Đen tấn công Mã Đỏ. Mã Đỏ không ăn được nó vì Tốt cản chân.
lesson-figure-9 = Hình 9: một Pháo ghim hai quân
    .text = Pháo nhìn Tướng qua Tượng và Sĩ. Không quân nào được rời cột, vì khi đó chỉ còn một ngòi.
lesson-lesser = Không tấn công mãi quân kém giá trị hơn
    .text = Xe tấn công Pháo có căn. Ở đây điều đó không đáng kể: Pháo kém giá trị hơn Xe.
lesson-greater = Được tấn công mãi quân giá trị hơn
    .text = Mã nước nào cũng tấn công Xe. Xe giá trị hơn nên được phép.
lesson-all-victims = Nhiều quân bị đuổi cũng như một
    .text = Xe nước này tấn công Mã, nước sau tấn công Pháo. Theo luật Trung Quốc, đuổi quân nào cũng tính.
lesson-gain = Có căn chưa đủ
    .text = Sĩ và Mã bảo vệ các điểm của Xe. Đổi Mã lấy Xe vẫn là lời, nên đòn tấn công được tính.
lesson-mate-threat-forbidden = Dọa chiếu hết mãi thì thua
    .text = Nước nào của Xe cũng dọa chiếu hết. Luật Trung Quốc cấm như cấm chiếu mãi.
lesson-check-chase-forbidden = Xen kẽ chiếu và đuổi thì thua
    .text = Một nước chiếu, nước sau tấn công Pháo. Theo luật Trung Quốc nước nào cũng phạm, nên Đỏ phải đổi.
lesson-check-against-attack = Chiếu mãi là nặng nhất
    .text = Đỏ nước nào cũng chiếu, và mỗi bước của Tướng Đen lại cho Pháo tấn công Mã. Cả hai đều phạm, và bên chỉ chiếu bị thua.
lesson-checkmate = Chiếu bí là thắng
    .text = Tướng bị tấn công và không còn lối thoát.
lesson-stalemate = Làm đối phương hết nước đi cũng thắng
    .text = Không gì tấn công Tướng, nhưng bước nào cũng rơi vào chỗ bị tấn công, mà không còn quân khác để đi.
lesson-facing = Hai Tướng không được lộ mặt
    .text = Trên cột trống hai Tướng sẽ nhìn nhau. Không nước nào được dẫn đến điều đó.
lesson-move-limit = Lâu không ăn quân thì hòa
    .text = Đây là nước thứ 120 liên tiếp, tính cả hai bên, không ăn quân.
lesson-checks-counted = Mỗi bên chỉ tính mười lần chiếu
    .text = Đến cuối đã có 120 nước liên tiếp không ăn quân. Nhưng Đỏ đã chiếu mười hai lần, và các nước chiếu sau lần thứ mười cùng nước đỡ không tính: còn bốn nước.
lesson-dead = Không còn quân tấn công thì không ai thắng
    .text = Đỏ ăn quân cuối cùng còn qua được sông.

## Các trang khác của máy chủ

site-tagline = Cờ tướng, mở cho mọi người.
site-description = Chơi cờ tướng ngay trên trình duyệt, với máy hoặc với bạn bè trên cùng một màn hình. Miễn phí, không cần tài khoản, không cần cài đặt.
begin-hint = Đỏ đi trước. Chạm vào một quân để bắt đầu.
noscript = Để chơi, hãy cho phép JavaScript trong trình duyệt.
play-computer = Chơi với máy
licences = Giấy phép
about-licence = Chuhe là phần mềm tự do, theo giấy phép MIT hoặc Apache 2.0.
about-glyphs = Chữ trên quân cờ được vẽ theo phông LXGW WenKai, giấy phép SIL Open Font License 1.1.
home-link = Đến bàn cờ
http-400 = Yêu cầu không hợp lệ
    .detail = Máy chủ không hiểu yêu cầu này.
http-404 = Không tìm thấy trang
    .detail = Không có gì ở địa chỉ này.
game-gone = Ván cờ này không còn nữa
    .detail = Không còn ván cờ nào ở địa chỉ này, hoặc chưa từng có. Ván mà chưa ai đi nước nào sẽ bị xóa sau { $count } ngày.
http-405 = Phương thức không được phép
    .detail = Địa chỉ này không nhận loại yêu cầu đó.
http-429 = Quá nhiều yêu cầu
    .detail = Mạng của bạn đã gửi nhiều yêu cầu trong thời gian ngắn. Vui lòng thử lại sau { $time } giây.
http-431 = Yêu cầu quá lớn
    .detail = Trình duyệt gửi nhiều tiêu đề hơn mức máy chủ chấp nhận.
http-500 = Lỗi máy chủ
    .detail = Chúng tôi gặp trục trặc. Vui lòng thử lại.

## Chơi với bạn

friend-start = Tạo liên kết
side-random = Ngẫu nhiên
friend-clock = Đồng hồ
clock-none = Không tính giờ
clock-fischer = { $time } phút + { $more } giây
clock-three-part = { $time } phút · { $step } giây mỗi nước, sau đó { $reading } giây
clock-byoyomi = { $time } phút, sau đó { $count } × { $period } giây
clock-days = Số ngày mỗi nước: { $count }
handicap-about = Bên Đỏ chấp.
invite = Gửi liên kết này cho bạn của bạn.
invite-copy = Chép liên kết
invite-share = Chia sẻ
