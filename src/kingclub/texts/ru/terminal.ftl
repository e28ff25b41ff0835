# Стол в терминале.

table-deal = { $deals ->
    [0] Сдача { $number }
   *[other] Сдача { $number } из { $deals }
}
table-not-ordered = игру ещё не заказали
table-trump = козырь: { $trump }
table-no-trump = бескозырка
table-reversed = мизер
table-bid = { $name }: заявка { $amount }
table-sale = { $name }: куплено за { tricks-amount-for }
table-penalty-suit = штрафная масть: { $suit }
table-shown = открыта карта { $card } ({ $name })
tricks-amount-for = { $count ->
    [one] { $count } взятку
    [few] { $count } взятки
   *[other] { $count } взяток
}
sheet-check = Очки

action-order = Заказать: { $contract }
action-pass = Пас
action-bid = Заявить { $amount }
action-offer = Предложить { tricks-amount-for }
action-trade = Торговать
action-no-trade = Не продавать
action-write-off = Расписать по две
action-name-suit = Назвать { $suit }
action-declare = Козырь { $trump }
action-last-card = По последней

terminal-on-turn = ходит
terminal-dealer = сдаёт
terminal-leads = заходит
terminal-taken = взятки: { $count }
terminal-your-turn = Ваш ход.
terminal-your-call = Ваше слово.
terminal-takes = Взятку берёт { $name }.
terminal-said = { $name }: { $call }
terminal-press = Пробел — дальше.
terminal-last-trick = Прошлая взятка: { $cards }. Взял(а) { $name }.
terminal-no-trick = В этой сдаче взяток ещё не было.
terminal-deal-over = Сдача окончена: { $contract }
terminal-game-over = Партия окончена
terminal-seed = Зерно раздач: { $seed }
terminal-kept = Запись партии: { $path }
terminal-sheet = Лист
terminal-help = Клавиши
terminal-help-text =
    ← →, цифры — выбрать карту
    Ввод — положить её
    ↑ ↓, Ввод — выбрать заявку
    L — лист · P — прошлая взятка
    T — темп ботов: { $pace }
    B — буквы на картах · C — четыре цвета
    Q — выйти: партия сохранится
    Пробел — дальше
terminal-pace = { $pace ->
    [none] без пауз
    [short] короткие паузы
   *[key] ждать клавиши после взятки
}
terminal-key-sheet = Лист
terminal-key-last = Прошлая взятка
terminal-key-pace = Темп
terminal-key-letters = Буквы
terminal-key-colours = Цвета
terminal-key-help = Помощь
terminal-key-quit = Выйти
terminal-resumed = Продолжаем партию с того места, где вы остановились.
terminal-go-on = Есть неоконченная партия ({ $title }). Продолжить её? [Д/н]
terminal-unreadable-save = Сохранённую партию прочитать не удалось ({ $cause }); она отложена: { $path }
terminal-unwritable = Партию негде сохранять: { $cause }. Укажите другую папку: --state ПАПКА
terminal-lost-folder = Сохранить ход не удалось: { $cause }. Партия остановлена на последнем сохранённом ходе.
terminal-two-answers = --new и --resume вместе не имеют смысла: оставьте одно
terminal-nothing-saved = Неоконченной партии нет; начните новую без --resume
terminal-other-game = Сохранена другая партия ({ $title }); --resume продолжит её без имени игры, --new начнёт новую
terminal-no-bots = Ботов «{ $name }» нет; есть: plain, random
terminal-fault-unknown-preset = Игры «{ $name }» нет; есть: { $known }
terminal-fault-switch = { $fault ->
    [unknown-switch] Правила «{ $switch }» нет ни в одной игре
    [not-offered] В этой игре нет правила «{ $switch }»; есть: { $known }
    [bad-value] Правило «{ $switch }» не может быть «{ $value }»; может: { $known }
    [bad-players] В эту игру играют не столько человек; укажите --players: { $known }
   *[other] Правило «{ $switch }» нельзя так поставить: { $value }
}
terminal-fault-unbalanced = Партия не сходится в ноль: { $arithmetic }. Так можно играть только с --set allow_unbalanced=on

plain-hand = Ваши карты: { $cards }
plain-table = На столе: { $cards }
plain-empty-table = Стол пуст, заход ваш.
plain-choices = Можно: { $choices }
plain-prompt = Ваш ход (? — помощь): 
plain-help = Назовите карту (10♥, 10h, Д♥) или её номер. Слова: sheet — лист, last — прошлая взятка, rules — о сдаче, quit — выйти.
plain-unknown = Не понимаю «{ $text }»: нужна карта, номер из списка или ?
plain-quit = Партия сохранена: { $path }
plain-end-of-input = Ввод кончился. Партия сохранена: { $path }
