### 教學頁面的文字（繁體中文）；瀏覽器不下載這個文件。

## 頁面

learn = 學下棋
learn-about = 象棋的走法、子力價值和棋手口中的術語，配有可以動手試的棋盤。
learn-moves = 棋子的走法
learn-moves-about = 棋子放在線的交叉點上。圓點表示此子可走之處，點一枚棋子試試看。不合規則的著法會被拒絕，並說明原因。
learn-calls = 對局時喊什麼
learn-calls-about = 將軍要喊出來，終局也一樣。下面是棋盤旁常聽到的話和它們的意思。
learn-worth = 子力價值
learn-worth-about = 價值用來衡量兌子是否合算，不決定勝負。本站起初依據的五份指南說法不一，有些地方還寫錯了。
rule-sets = 規則集
rule-sets-about = 各套規則中棋子的走法都一樣，不同的是棋局如何結束，尤其是同一局面反覆出現時怎麼判。每套規則各有一頁，配有可以一步步看的圖例。
rule-set-usual = 常用規則
lessons = 逐條圖解
lessons-about = 每幅圖都可以一步步看，也可以在任何一步自己走子。圖下的結論不是人寫的，而是對局時裁決勝負的同一個裁判給出的。
lesson-goes-on = 棋局繼續。
lesson-judge = 裁判判定
# $count
lesson-again = 連續走 { $count } 遍。

## 規則集

set-wxf = 聯合會規則：不得長將，不得長捉。
    .more = 國際比賽的規則，也是本站預設的規則。同一局面第三次出現即告終局：其間步步將軍，或步步捉同一子的一方判負，否則判和。
set-axf = 按字面執行的亞洲規則。
    .more = 與聯合會規則大體相同，只有兩處不同。條文只說馬和炮不得長捉有根的車，所以士和象可以。計算無吃子著數時，每方的將軍最多算十次。
set-cxa-lite = 中國象棋協會的規則，取可以計算的部分。
    .more = 這套規則禁止得更多：長殺，將、殺、捉混用，以及輪流捉幾個子，都不允許。全文需要裁判的判斷，沒有程式能完全做到；這裡計算的只是一部分，名稱已經寫明。
set-simple = 只禁長將，其他重複一律判和。
    .more = 許多程式和業餘棋手用的規則，不必判斷什麼叫捉。
set-capture = 吃掉對方的將就贏，將可以留在被攻擊的位置。
    .more = 阿拉伯文指南的規則，也適合初學者：將可以留在被攻擊的位置，誰吃掉它誰贏。沒有重複局面的規定，雙方合計走滿 400 著判和。指南沒有說無子可動怎麼辦，本站判負。
set-hebrew = 長將第三次重複時判負。
    .more = 希伯來文指南允許將軍重複兩次，禁止第三次，所以局面可以出現三次，第四次出現時裁決。其他重複都判和。雙方都沒有能過河的子時也判和。
set-ukrainian = 要吃掉對方的將，而且有「飛將」。
    .more = 烏克蘭文指南允許將沿無子的直線吃掉對方的將；能吃而沒有看見，棋局繼續。關於重複有五條：長將判負；長捉無根子也判負，但將和兵卒可以捉；一方長將、一方長捉，長將的一方判負；雙方都不犯規判和，雙方都犯規也判和。
set-norwegian = 哪一方先走都可以，只禁長將。
    .more = 挪威文指南說按傳統黑方先走，平時由雙方商定。它沒有關於重複的規定，所以採用簡易規則。
set-romanian = 不得長將，也不得長捉價值較低的子。
    .more = 羅馬尼亞文指南禁止反覆攻擊價值較低的子，次序是將、車、炮、馬、士、象、兵，有沒有根都一樣。它沒有說後果；本站規定局面第三次出現時，這樣攻擊的一方判負。

## 規則的各項

terms = 一覽
term-goal = 怎樣算贏
goal-mate = 使對方無棋可走：絕殺或困斃
goal-capture = 吃掉對方的將
goal-capture-flying = 吃掉對方的將，自己的將也可以沿無子的直線去吃；絕殺和困斃也算贏
term-first = 誰先走
first-red = 紅方
first-either = 紅方或黑方，由雙方商定
term-repetition = 重複局面
# $count
repetition-judged = 同一局面第 { $count } 次出現時裁決
repetition-never = 不影響棋局
term-chase = 長捉
chase-allowed = 允許，只禁長將
chase-asian = 不得長捉同一無根子，馬和炮不得長捉車
chase-unprotected = 不得長捉同一無根子
chase-lesser = 不得長捉價值較低的同一子
chase-chinese = 不得長捉一個或幾個會失去的子，也不得長殺
term-minor = 士象不得長捉有根的大子
term-check-chase = 將軍的同時捉子也算捉
term-yes = 是
term-no = 否
term-quiet-limit = 無吃子判和
# $plies
limit-plies = 雙方合計走滿 { $plies } 著
limit-none = 沒有限制
term-checks = 其中的將軍
# $count
checks-counted = 每方最多算 { $count } 次
checks-all = 都算
term-total-limit = 總著數判和
term-dead = 子力不足判和
dead-never = 沒有這條
dead-no-attackers = 雙方都沒有能過河的子時
dead-no-mate = 怎麼走都無法成殺時
dead-no-forced-mate = 雙方都無法強行成殺時

## 走法

walk-general = 沿線走一格，不走斜線，不出九宮。不能走到與對方的將照面的直線上。
walk-advisor = 在九宮內斜走一格，一生只到五個點。
walk-elephant = 斜走兩格，不過河。中間的點叫象眼，有子就走不成。
walk-horse = 先直走一格，再向外斜走一格。第一格叫馬腿，有子就走不成；圖中的兵正蹩住馬腿。
walk-chariot = 沿線走任意遠，直到有子擋住；擋路的若是敵子，可以吃掉。
walk-cannon = 走法和車一樣，吃子卻必須隔一枚棋子，這枚棋子叫炮架，是誰的都行。
walk-soldier = 向前走一格。過河以後也可以橫走，但永不後退；到了底線只能橫走。兵不升變。

## 喊什麼

call-check = 將軍
    .about = 將受到攻擊，必須馬上應付。常只喊一個「將」字。
call-mate = 絕殺
    .about = 將受到攻擊而無法解救，對局獲勝。希伯來文指南把絕殺叫作將軍，今天的棋手則用將軍指一般的攻擊。
call-stalemate = 困斃
    .about = 沒有被將軍，卻無棋可走。象棋規定，無棋可走的一方輸。

## 子力價值

worth-piece = 棋子
# $first $second
worth-crossing = { $first }，過河後 { $second }
# $number
worth-place = 第 { $number } 位
worth-unsaid = —
guide-hebrew = 希伯來文指南
    .values = 以分計。兵卒過河後升值，炮高於馬。
    .errors = 它把「象」寫給紅方，「相」寫給黑方，正好相反。它又說兵卒過河後橫走，漏了仍可前進。
guide-ukrainian = 烏克蘭文指南
    .values = 沒有給出分數，只說殘局裡可隔的子少了，炮的價值會下降。
    .errors = 兵卒二字寫反了：紅方是兵，黑方是卒。兩個大數丟了上標，應是 38 的 95 次方和 10 的 150 次方。
guide-norwegian = 挪威文指南
    .values = 以分計，僅供比較。連將也有分，因為它能控制一條直線。
    .errors = 它說馬先斜走，與它自己的圖不符。它說將有五個點可走，其實九宮有九個點。圖 4 有幾個點印錯，還說將可以斜走；圖 9 的炮其實是紅方的，被牽制的是黑方的子。
guide-arabic = 阿拉伯文指南
    .values = 明說不計分，只看將。
    .errors = 沒有發現錯誤，但沒有提到困斃和重複局面。
guide-romanian = 羅馬尼亞文指南
    .values = 只有次序，沒有分數；它的長捉規定就依這個次序。
    .errors = 它把士排在象之上而沒有說明理由，也沒有說誰先走。

## 圖解

lesson-perpetual-check = 長將判負
    .text = 車步步將軍，將只能左右避讓。
lesson-fourth-time = 長將到第四次判負
    .text = 可以重複兩次。第三次重複時局面已出現四次，步步將軍的一方判負。
lesson-both-check = 雙方長將判和
    .text = 雙方每一步都將軍，誰也不比誰重。
lesson-counter-check = 對方偶爾反將，不能替長將開脫
    .text = 馬步步將軍。黑方一次用炮反將來應，下一次卻沒有，只有紅方一直在將。
lesson-check-idle = 一將一閒
    .text = 隔一步才將一次，這是允許的。
lesson-soldier-check = 兵卒也不得長將
    .text = 兵可以長捉任何子，但長將和別的子一樣判負。
lesson-chase = 長捉判負
    .text = 車步步捉無根的炮，炮一再逃開。
lesson-chase-free = 長捉不禁
    .text = 車步步捉炮。這套規則只禁長將，所以判和。
lesson-protected = 有根的子可以捉
    .text = 炮有同一橫線上的車保護，攻擊它不算捉。
lesson-false-root = 不能反吃就不算根
    .text = 馬看似保護著炮，其實它夾在將帥之間，不能離開直線，所以炮算無根。
lesson-chariot = 馬和炮不得長捉車
    .text = 車有另一隻車保護，但對馬和炮沒有用：用車換馬炮太不合算。
lesson-minor = 士象也不得長捉車
    .text = 炮一再讓開象眼，象就捉住有根的車。聯合會的條文沒有說，這裡按捉處理。
lesson-minor-free = 士象可以捉有根的車
    .text = 炮一再讓開象眼，象就攻擊車。亞洲規則只提馬和炮，所以有根就不算捉。
lesson-pinned-chariot = 被馬牽制的車不得長捉
    .text = 車一離開，旁邊的馬就將軍。紅車和紅炮輪流沿直線捉它，卒每次或墊上，或撤走炮架。
lesson-confined-chariot = 被炮牽制在線上的車，馬不得長捉
    .text = 炮隔著車對準黑將，車只能在這條直線上走。馬每一步都捉住它。
lesson-exchange = 邀兌不算捉
    .text = 車攻擊車，雙方都可以吃。同類的子互相能吃，只是邀兌。
lesson-no-exchange = 不能反吃就不是邀兌
    .text = 黑車夾在將帥之間，不能橫吃。雖是同類，攻擊它仍是捉。
lesson-home-soldier = 未過河的兵卒可以捉
    .text = 馬跳來跳去，每次都給炮做炮架。卒還沒有過河，可以一直攻擊。
lesson-general-chases = 將帥可以捉
    .text = 帥步步攻擊炮，這是允許的。
lesson-soldier-chases = 兵卒可以捉
    .text = 兵跟著炮左右移動，這是允許的。
lesson-two-attackers = 兩子不得輪流捉一子
    .text = 兩隻車輪流捉同一隻炮。要看的是被捉的子。
lesson-two-victims = 輪流捉兩子是允許的
    .text = 車一步捉馬，一步捉炮，沒有哪個子一直被捉。
lesson-chase-idle = 一捉一閒
    .text = 隔一步才捉一次馬，這是允許的。
lesson-sometimes-check = 被捉一方偶爾將軍，捉方仍輸
    .text = 車步步捉馬。馬兩步中有一步將軍，但它始終被捉。
lesson-check-chase = 一將一捉
    .text = 車一步將軍，一步捉炮。按這套規則，既不是長將也不是長捉。
lesson-check-threat = 一將一殺
    .text = 車一步將軍，一步要殺。按這套規則是允許的。
lesson-mate-threat = 長殺是允許的
    .text = 車每走一步都要殺，象每次都來解。要殺不等於將軍。
lesson-root-cut = 斷根也是攻擊
    .text = 一步，後車走到前車後面，使將不能再吃回；另一步，它又直接捉炮。同一隻炮步步受到威脅。
lesson-root-cut-attacks = 對方也步步攻擊時，斷根不算
    .text = 下面的車每走一步，都使另一車對炮的攻擊成為威脅。但炮每走一步，黑方也都攻擊兵；對步步攻擊的一方，這樣的威脅不算捉。
lesson-attack-persists = 一直存在的攻擊不算捉
    .text = 車始終對著炮，但走動的是別的子，炮也不躲。
lesson-unanswered = 無人應付的攻擊不算捉
    .text = 馬每走一步都攻擊車，一步用炮，一步用馬。但黑方只動將，任由車被吃。只有對方每次都應付的才算長捉。
lesson-check-against-chase = 將重於捉
    .text = 紅方步步將軍，黑將每走一步又使炮捉馬。雙方都不變，長將的一方必須變著。
lesson-both-chase = 雙方長捉判和
    .text = 一炮每走一步，都使另一炮捉車；黑方另一車步步捉前一炮。雙方一樣，誰也不輸。
lesson-pinned-chase = 捉被馬牽制的車更重
    .text = 雙方步步攻擊：紅炮捉被馬牽制的車，黑方另一車捉炮。逃不了的車更要緊，紅方必須變著。
lesson-block = 長攔允許
    .text = 象每次都插到車和目標之間。攔擋屬於閒著。
lesson-offer = 長獻允許
    .text = 炮一會兒走到這隻車面前，一會兒走到那隻車面前。送給人吃不算攻擊。
lesson-idle = 雙方閒著重複，判和
    .text = 雙方來回走動，誰也不攻擊。
lesson-take = 將可以送吃，吃掉就贏
    .text = 黑方沒看見，走了馬。紅方吃掉將，獲勝。
lesson-overlooked = 沒看見就錯過了
    .text = 紅方本可吃將，卻走開了。棋局照常繼續。
lesson-flying-general = 飛將
    .text = 黑車離開直線，將帥之間再無棋子，紅帥吃掉黑將。
lesson-no-repetition = 重複不影響棋局
    .text = 車來回捉炮，多少次都可以。
lesson-total-limit = 滿四百著判和
    .text = 黑方走出全局第四百著。
lesson-black-begins = 黑方可以先走
    .text = 開局局面，由黑方走第一步。
lesson-figure-3 = 圖 3：兵蹩馬腿
    .text = 兵橫走到 g6。紅方隨即攻擊黑馬，兵又蹩住它去 f5 的馬腿。
lesson-figure-4 = 圖 4：炮對炮
    .text = 紅炮打到中路，隔象將軍。指南說將可以走到 d8 或 f8，但將不能斜走。
lesson-figure-5 = 圖 5：炮將軍
    .text = 炮走到中路，隔著士將軍。士離開中路，將就解了：沒有炮架，炮不能吃子。
lesson-figure-6 = 圖 6：車馬炮將死
    .text = 將不能出九宮吃車。馬守住 e9，炮守住將前面的一點。
lesson-figure-7 = 圖 7：雙炮將死
    .text = 黑將封住 f 路，兩隻炮在一條直線上對著紅帥。馬和仕都救不了：誰墊上去，誰就成為前炮的炮架。
lesson-figure-8 = 圖 8：兩馬之中只有一馬在攻
    .text = 黑馬攻擊紅馬。紅馬卻吃不到它，因為兵蹩住了馬腿。
lesson-figure-9 = 圖 9：一炮牽兩子
    .text = 炮隔著象和士對準將。兩子都不能離開直線，否則只剩一個炮架。
lesson-lesser = 不得長捉價值較低的子
    .text = 車攻擊有根的炮。有沒有根都一樣，炮比車價值低。
lesson-greater = 價值較高的子可以一直攻擊
    .text = 馬步步攻擊車。車的價值更高，所以允許。
lesson-all-victims = 捉幾個子與捉一個相同
    .text = 車一步捉馬，一步捉炮。按中國規則，捉誰都算捉。
lesson-gain = 有根還不夠
    .text = 士和馬保護著車所在的點。用馬換車仍是得子，所以算捉。
lesson-mate-threat-forbidden = 長殺判負
    .text = 車每走一步都要殺。中國規則禁止長殺，和長將一樣。
lesson-check-chase-forbidden = 一將一捉判負
    .text = 一步將軍，一步捉炮。按中國規則步步犯規，紅方必須變著。
lesson-check-against-attack = 長將最重
    .text = 紅方步步將軍，黑將每走一步又使炮捉馬。雙方都犯規，單純長將的一方判負。
lesson-checkmate = 絕殺獲勝
    .text = 將受到攻擊，無路可走。
lesson-stalemate = 困斃也獲勝
    .text = 將沒有受到攻擊，但走到哪裡都會被攻擊，又沒有別的子可走。
lesson-facing = 將帥不得照面
    .text = 直線上沒有棋子，將帥就會照面，這樣的著法不允許。
lesson-move-limit = 長時間無吃子判和
    .text = 這是雙方合計連續第 120 著沒有吃子。
lesson-checks-counted = 每方只計十次將軍
    .text = 最後，雙方已連續 120 著沒有吃子。但紅方將軍了十二次，第十次以後的將軍和應將都不計，所以還剩四著。
lesson-dead = 沒有進攻子力，誰也贏不了
    .text = 紅方吃掉最後一枚能過河的子。

## 伺服器的其他頁面

site-tagline = 人人都能下的中國象棋。
site-description = 在瀏覽器裡下中國象棋：與電腦對弈，或與朋友同螢幕對弈。免費，不用註冊，不用安裝。
begin-hint = 紅方先行，點一枚棋子開始。
noscript = 要下棋，請允許瀏覽器執行 JavaScript。
play-computer = 人機對弈
licences = 授權條款
about-licence = 楚河是自由軟體，採用 MIT 或 Apache 2.0 授權條款。
about-glyphs = 棋子上的字依照霞鶩文楷繪製，採用 SIL 開放字型授權條款 1.1。
home-link = 前往棋盤
http-400 = 請求有誤
    .detail = 伺服器看不懂這個請求。
http-404 = 找不到頁面
    .detail = 這個網址沒有內容。
game-gone = 這盤棋不在了
    .detail = 這個網址已沒有對局，或從未有過。無人走子的對局在 { $count } 天後刪除。
http-405 = 不允許的方法
    .detail = 這個網址不接受這類請求。
http-429 = 請求過多
    .detail = 您的網路在短時間內送來了很多請求，請在 { $time } 秒後再試。
http-431 = 請求過大
    .detail = 瀏覽器送來的標頭超過伺服器的限制。
http-500 = 伺服器出錯
    .detail = 我們這邊出了問題，請再試一次。

## 與好友對局

friend-start = 產生連結
side-random = 隨機
friend-clock = 棋鐘
clock-none = 不計時
clock-fischer = { $time } 分 + { $more } 秒
clock-three-part = 局時 { $time } 分 · 步時 { $step } 秒 · 讀秒 { $reading } 秒
clock-byoyomi = { $time } 分，{ $count } 次 { $period } 秒讀秒
clock-days = 每步天數：{ $count }
handicap-about = 由紅方讓。
invite = 把這個連結傳給好友。
invite-copy = 複製連結
invite-share = 分享
