# Лист для тех, кто играет настоящими картами. $name: имя игрока; $found: сколько записано; $wanted: сколько должно быть.

pad-item-tricks = взятки
pad-item-hearts = черви
pad-item-boys = мальчики
pad-item-girls = девочки
pad-item-king = кинг
pad-item-last_two = две последние

row-other-deal = По программе здесь другая сдача.
row-not-in-list = { $name }: этой игры в списке больше нет.
row-no-such-row = Сдачи { $found } ещё не было.
row-seat-count = Игроков должно быть { $wanted }, а не { $found }.
row-no-declarer = Не записано, кто заказал или объявил.
row-no-bidder = Не записано, кто выиграл торговлю.
row-not-orderer = Здесь заказывает { $name }: первая рука, и передать заказ нельзя.
row-not-declarer = Здесь объявляет { $name }: первая рука, и сдача не продана.
row-last-card-suit = «По последней» и «без козыря» вместе не объявляют: козырь — масть последней карты.
row-not-offered = За этим столом так не играют.
row-bad-bid = Заявка — целое число от 1 до { $wanted }.
row-bad-sale = Продаёт первая рука, покупает другой игрок, а взяток — от 1 до { $wanted }.
row-bad-write-off = Сдачу расписали, а взятки записаны не поровну.
row-written-off-played = Сдачу расписали, её не играли: козыря и покупателя у неё нет.
row-no-suit = Не записана штрафная масть.
row-too-few = Записано не всё: { $item } — { $found } из { $wanted }.
row-too-many = Записано лишнее: { $item } — { $found }, а в сдаче { $wanted }.
row-too-few-tricks = { $name }: взяток { $found }, а для записанного нужно хотя бы { $wanted }.
row-can-not-be = Вместе эти числа быть не могут: одна карта может считаться дважды (кинг и черва, дама и черва), а во взятке карт столько, сколько игроков.
row-no-hands = Не записано, у кого какие карты остались.
row-hands-empty = Без карт записано игроков: { $found }, а выходит только один.
row-nobody-out = Никто не вышел. Так бывает, только когда сдача встала, и тогда на руках { $wanted } { $wanted ->
    [one] карта
    [few] карты
   *[many] карт
}, а записано { $found }.
row-out-with-cards = { $name }: записано, что вышел дамой, а карты у него остались.
row-card-twice = { $name }: { $cards } уже записано у другого.
row-card-not-in-play = { $name }: { $cards } в этой игре нет.
row-cards-missing = Ни у кого не записано: { $cards }.
row-blank = { $name }: пусто, а пусто — это не ноль.
row-wrong-sign = { $name }: { POINTS($found) } — не тот знак.
row-wrong-step = { $name }: { POINTS($found) } здесь не складывается, шаг — { POINTS($wanted) }.
row-too-much = { $name }: { POINTS($found) } — больше, чем можно записать за сдачу ({ POINTS($wanted) }).
row-wrong-sum = В сумме { POINTS($found) }, а должно быть { POINTS($wanted) }.

pad-row = сдача { $number }, { $contract }
pad-right = Всё верно.
pad-over-wrong = Партия окончена, но лист не сходится: кто победил, по нему не узнать.
pad-waiting = Ещё не записаны сдачи: { $numbers }.
pad-next = Дальше сдача { $number }: { $contract }. Сдаёт { $dealer }, { $first ->
    [speaks] первое слово — { $leader }
   *[leads] ходит { $leader }
}.
pad-next-ordered = Дальше сдача { $number }, её закажут. Сдаёт { $dealer }, { $first ->
    [speaks] первое слово — { $leader }
   *[leads] ходит { $leader }
}.
pad-no-sheet = { $path }: это не лист. { $cause }
pad-no-game = «{ $name }»: нет ни такой игры, ни такого файла; игры: { $known }
pad-no-command = «{ $name }»: нет ни такого файла, ни такой команды; команды: { $known }
pad-blank-only = { $path }: в листе уже есть имена и правила; --names, --set и --players — только для бланка игры
pad-names = Имён { $count }, а игроков { $players }
pad-needs-rules = { $path }: в таблице нет правил. Назовите игру: --rules ИГРА.

sheet-at-row = Строка { $row }. { $said }
sheet-at-line = Строка файла { $line }. { $said }
sheet-fault-too-large = Таких больших листов не бывает: в файле больше { $wanted } МБ.
sheet-fault-no-text = В файле не текст.
sheet-fault-encoding = Буквы в нём не в UTF-8.
sheet-fault-empty = Файл пустой.
sheet-fault-record = Это запись партии; её проверяет kingclub replay.
sheet-fault-no-json = Это не JSON, или файл обрезан.
sheet-fault-no-object = Лист — это объект JSON, в нём «rules», «players» и «rows».
sheet-fault-missing-key = Не хватает «{ $text }».
sheet-fault-unknown-key = «{ $text }» в листе не бывает.
sheet-fault-bad-value = То, что записано в «{ $text }», там стоять не может.
sheet-fault-bad-quotes = Кавычки не закрыты.
sheet-fault-cell-count = Клеток { $text }, а должно быть { $wanted }.
sheet-fault-bad-head = Здесь должно стоять «deal,contract,», потом имена и последним «check».
sheet-fault-wrong-number = Сдача «{ $text }» стоит там, где должна быть сдача { $wanted }.
sheet-fault-unknown-total = Строка без номера сдачи — это minus, plus или all, а не «{ $text }».
sheet-fault-total-twice = Строка «{ $text }» стоит дважды.
sheet-fault-bad-rules = { $wanted }
sheet-fault-rules-version = Лист вели по правилам версии { $text }, а у этой программы версия { $wanted }.
sheet-fault-no-seat = Места { $text } нет: места — от 1 до { $wanted }.
sheet-fault-no-deal = В этой игре нет сдачи «{ $text }».
sheet-fault-tally-or-points = В строке либо взятое (tally), либо числа (points).
sheet-fault-below-zero = Место { $text }: нельзя взять меньше, чем ничего.
sheet-fault-bad-card = «{ $text }» — не карта.
sheet-fault-card-twice = { $text } записано дважды.
sheet-fault-bad-suit = «{ $text }» — не масть.
sheet-fault-bad-number = «{ $text }» — не число очков: очки бывают целые и с половиной.
sheet-fault-no-row = В истории названа строка { $text }, а строк { $wanted }.

doctor-total-off = { $place }: записано { POINTS($written) }, а столбец даёт { POINTS($found) }.
doctor-cell = сдача { $row }, { $name }
doctor-total = { $total }, { $name }
doctor-one = Неверно одно число. Поправить можно только так:
doctor-one-of = Неверно одно число, но какое — по числам не видно. Подходит любая из поправок:
doctor-two = Неверны по меньшей мере два числа. Поправить можно только так:
doctor-two-of = Неверны по меньшей мере два числа, но какие — по числам не видно. Под подозрением:
doctor-mend = { $place }: должно быть { $numbers }
doctor-suspect = { $place }

doctor-ruled-out-wrong-sign = { $place }: не здесь — вышло бы { POINTS($number) }, а это не тот знак.
doctor-ruled-out-wrong-step = { $place }: не здесь — вышло бы { POINTS($number) }, а такого за эту сдачу не бывает.
doctor-ruled-out-too-much = { $place }: не здесь — вышло бы { POINTS($number) }, а это больше, чем можно записать за сдачу.
doctor-ruled-out-elsewhere = { $place }: не здесь — вышло бы { POINTS($number) }, но тогда не сойдётся что-то другое.

doctor-not-here = Сдача { $row }, другие клетки не подходят: { $cells }.
doctor-not-here-wrong-sign = { $cells } — не тот знак
doctor-not-here-wrong-step = { $cells } — такого за эту сдачу не бывает
doctor-not-here-too-much = { $cells } — больше, чем можно записать за сдачу
doctor-not-here-elsewhere = { $cells } — тогда не сойдётся что-то другое

doctor-unknown-which = По одним числам нельзя узнать, какая из этих поправок верна.
doctor-unknown-too-many = Неверных чисел больше двух: какие именно, по листу не узнать.
doctor-unknown-no-totals = Итоги не записаны: ошибка, при которой сумма строки не изменилась, не видна.
doctor-unknown-gaps = Записаны не все сдачи: итоги столбцов проверить нельзя.
doctor-unknown-open-check = Сумма некоторых строк зависит от торговли, которой на листе нет: часть ошибок не видна.

money-sign = { $number } { $currency }
money-word = { $number } { $currency }
settle-title = Цена очка: { $price }
settle-pays = { $payer } → { $payee }: { $amount }
settle-nothing = Никто никому не должен.
settle-no-coin = Никто не платит: на такие суммы монета { $coin } слишком крупная.
settle-left-owed = { $name }: причитается ещё { $amount }, но мельче монеты нет.
settle-left-owing = { $name }: остаётся долг { $amount }, но мельче монеты нет.
settle-bad-price = { $option } { $value }: нужно число больше нуля.
settle-not-over-average = Партия не окончена: расчёт по разнице со средним.
settle-not-over-pairs = Партия не окончена: расчёт каждого с каждым, по разнице очков.
settle-later = { $count ->
    [one] На потом оставлена сдача
   *[other] На потом оставлены сдачи
} { $deals }.
settle-ahead = { $count ->
    [one] Не сыграна сдача
   *[other] Не сыграны сдачи
} { $deals }.
settle-wrong = { $count ->
    [one] Не сходится сдача
   *[other] Не сходятся сдачи
} { $deals }: расчёт по таким числам неверен.

statistics-person = Игрок
statistics-deals = Сдач
statistics-mean = В среднем
statistics-best = Лучшая
statistics-worst = Худшая
statistics-games = Партий
statistics-wins = Побед
statistics-total = Сумма

# Что сказано о сдаче; стоит в листе после её названия.
pad-mark-last-card = по последней
pad-mark-bid = заявка { $amount }
pad-mark-sale = продана: { $seller } → { $buyer } за { $tricks }
pad-mark-written-off = расписана
pad-mark-held-king = зажат кинг: { $name }
pad-mark-queen-out = последней дама: { $name }
pad-mark-in-stock = в базаре червей: { $count }
pad-marked = { $contract }: { $marks }

paper-dealer = • — кто сдаёт
paper-wrong = Не сходится.
paper-more = И ещё замечаний: { $count }.
paper-orders = Заказывает { $name }
