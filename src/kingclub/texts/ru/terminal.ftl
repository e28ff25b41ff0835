# Стол в терминале.

table-deal = { $deals ->
    [0] Сдача { $number }
   *[other] Сдача { $number } из { $deals }
}
table-not-ordered = игру ещё не заказали
table-trump = козырь: { $trump }
table-bid = { $name }: заявка { $amount }
table-sale = { $name }: куплено за { tricks-amount-for }
table-penalty-suit = штрафная масть: { $suit }
table-shown = открыта карта { $card } ({ $name })
table-stock = в базаре { cards-amount }
tricks-amount-for = { $count ->
    [one] { $count } взятку
    [few] { $count } взятки
   *[other] { $count } взяток
}
sheet-check = Очки

action-order = Заказать: { $contract }
action-pass = Пас
action-draw = Взять карту
action-bid = Заявить { $amount }
action-offer = Предложить { tricks-amount-for }
action-trade = Торговать
action-no-trade = Не продавать
action-write-off = Расписать поровну
action-name-suit = Назвать { $suit }
action-declare = Козырь { $trump }
action-last-card = По последней

terminal-on-turn = ходит
terminal-dealer = сдаёт
terminal-leads = заходит
terminal-taken = взятки: { $count }
terminal-your-turn = Ваш ход.
terminal-your-call = Ваше слово.
terminal-drawn = Вы берёте { $cards }.
terminal-must-draw = У вас нет { suit-genitive }: берите карту из базара.
terminal-takes = { $seat ->
    [1] Взятка ваша.
   *[other] Взятку берёт { $name }.
}
terminal-said = { $name }: { $call }
terminal-named-you = Вы заказываете { $suit }.
terminal-named = { $name } заказывает { $suit }.
terminal-struck-you = Вы пропускаете ход{ $count ->
    [0] .
   *[other] {" "}и берёте: { cards-amount }.
}
terminal-struck = { $name } пропускает ход{ $count ->
    [0] .
   *[other] {" "}и берёт: { cards-amount }.
}
terminal-drew = { $name } берёт карту.
terminal-press = Пробел — дальше.
terminal-last-trick = Прошлая взятка: { $cards }.
terminal-no-trick = В этой сдаче взяток ещё не было.
terminal-deal-over = Сыграно: { $deal }
terminal-game-over = Партия окончена
terminal-seed = Зерно раздач: { $seed }
terminal-kept = Запись партии: { $path }
terminal-sheet = Лист
terminal-help = Клавиши
terminal-help-text =
    ← → и Ввод, цифра или мышь — положить карту
    ↑ ↓ и Ввод — выбрать заявку
    Пробел — дальше, не дожидаясь конца паузы

    L — лист · P — прошлая взятка
    T — темп ботов: { $pace }
    S — порядок карт: от младших или от старших
    B — буквы на картах · C — два или четыре цвета мастей
    Q — выйти; партия сохранена после каждого хода

    Те же места клавиатуры годятся и в русской раскладке.
terminal-pace = { $pace ->
    [none] без пауз
    [short] короткие паузы
   *[key] ждать клавиши после взятки
}
terminal-key-sheet = Лист
terminal-key-last = Взятка
terminal-key-pace = Темп
terminal-key-order = Порядок
terminal-key-letters = Буквы
terminal-key-colours = Цвета
terminal-key-help = Помощь
terminal-key-quit = Выйти
terminal-resumed = Продолжаем партию с того места, где вы остановились.
terminal-go-on = Есть неоконченная партия ({ $title }). Продолжить её? [Д/н]
terminal-put-aside = Неоконченная партия отложена: { $path }
terminal-unreadable-save = Сохранённую партию прочитать не удалось ({ $cause }); она отложена: { $path }
terminal-unwritable = Партию негде сохранять: { $cause }. Укажите другую папку: --state ПАПКА
terminal-lost-folder = Сохранить ход не удалось: { $cause }. Партия остановлена на последнем сохранённом ходе.
terminal-saved-elsewhere = Эту партию продолжили в другом окне, и там она сохранена: { $path }. Здесь она остановлена.
terminal-no-answer = Ответа нет: --resume продолжит сохранённую партию, --new начнёт новую
terminal-two-answers = --new и --resume вместе не имеют смысла: оставьте одно
terminal-no-seed = Для --seed нужен какой-нибудь текст; без него сдачи выпадут случайно
terminal-nothing-saved = Неоконченной партии нет; начните новую без --resume
terminal-other-game = Сохранена другая партия ({ $title }); --resume продолжит её без имени игры, --new начнёт новую

plain-hand = Ваши карты: { $cards }
plain-table = На столе: { $cards }
plain-empty-table = Стол пуст, заход ваш.
plain-choices = Можно: { $choices }
plain-prompt = Ваш ход (? — помощь): 
plain-help = Назовите карту (10♥, 10ч, ДЧ, Qh) или номер из списка. Слова: лист, прошлая (взятка), правила (этой сдачи), выйти.
plain-mixed-alphabets = «{ $text }»: буквы не из одного алфавита; туз — Т по-русски и A латиницей, T латиницей — десятка.
plain-unknown = Не понимаю «{ $text }»: нужна карта, номер из списка или ?
plain-no-answer = Пустой ответ: нужна карта, номер из списка или ?
plain-quit = Партия сохранена: { $path }
plain-end-of-input = Ввод кончился. Партия сохранена: { $path }

table-ordered = заказано: { $suit }
table-heap-stock = в колоде: { $count }
table-held-prices = карты, оставшиеся на руках: { $cards }, остальные по числу
table-left = { $name }: { $cards }
table-left-head = Остались на руках:
table-nothing-left = карт не осталось
plain-heap = Сверху: { $card } · в колоде: { $count }
