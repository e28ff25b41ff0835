# Слова страницы в браузере. $name: имя игрока; $who: «вы» или имя.

ui-club = Кинг
ui-tagline = Садитесь за стол: соперники уже ждут
ui-play = Играть
ui-continue = Продолжить партию
ui-my-tables = Неоконченные партии
ui-other-tables = Другие неоконченные партии: { $count }
ui-put-away = Убрать
ui-put-away-which = Убрать из списка: { $game }
ui-put-away-done = Убрана из списка: { $game }
ui-take-up = Вернуть
ui-game = Игра
ui-players = Игроков
ui-pace = Темп
ui-pace-none = без пауз
ui-pace-fast = быстро
ui-pace-normal = спокойно
ui-pace-slow = медленно
ui-pace-tap = ждать меня после взятки
ui-name = Ваше имя
ui-name-hint = до 24 букв, можно не писать
ui-house = Условия стола
ui-house-as-usual = как обычно
ui-house-changed = изменено: { $count }
ui-house-reset = Вернуть всё как обычно
ui-own-number = другое число
ui-order-earlier = Раньше: { $contract }
ui-game-about = { $players ->
    [2] Вдвоём
    [3] Втроём
    [4] Вчетвером
   *[other] Игроков: { $players }
}, { $deals ->
    [0] пока кто-нибудь не проиграет
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
}
ui-rules = Правила
ui-rules-list = Правила всех игр
ui-rules-none = Игры с таким названием нет.
ui-rules-of-game = Правила этой игры
ui-rules-play = Играть по этим правилам
ui-contents = Содержание
ui-old-link = Эта ссылка больше не действует. Получите новую в настройках стола.
ui-pad = Лист для настоящих карт
ui-language = Язык
ui-opening = Открываем стол…
ui-opening-failed = Стол не открылся. { $cause }
ui-no-server = Клуб не отвечает. Попробуйте ещё раз.
ui-failure-not-saved = Не получилось записать на диск. Попробуйте чуть позже.
ui-failure-too-many = Слишком много просьб подряд. Подождите минуту.
ui-failure-unexpected = В клубе что-то сломалось. Попробуйте ещё раз.
ui-try-again = Ещё раз

ui-find = Подобрать игру: несколько вопросов
ui-find-title = Кинг: подбор правил
ui-find-left = { $count ->
    [one] подходит { $count } игра
    [few] подходят { $count } игры
   *[many] подходит { $count } игр
}
ui-find-dont-know = Не знаю
ui-find-closest = Пока ближе всего: { $title }
ui-find-enough = Хватит вопросов
ui-find-given = Ваши ответы
ui-find-change = Изменить
ui-find-change-of = Изменить ответ: { $question }
ui-find-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-find-nearest = Ближе всего текст: { $source }
ui-find-as-written = От этого текста ничем не отличается.
ui-find-here = Здесь: { $text }
ui-find-there = В тексте: { $text }
ui-find-again = Спросить заново
ui-find-failed = Такие ответы не подходят ни к одной игре.

ui-title-start = Кинг: новая партия
ui-title-notice = Кинг. { $text }
ui-title-rules = { $game }: правила
ui-title-table = Кинг: { $contract }
ui-table = Стол
ui-to-start = На главную
ui-loading = Садимся за стол…
ui-no-page = Такой страницы нет.
ui-no-table = Такого стола нет, или это не ваш стол.
ui-reconnecting = Связь пропала. Соединяемся снова; ходы не потеряются.
ui-not-saving = В клубе ничего не записать на диск. Партия ждёт и продолжится сама.
ui-not-saved = Ход не записался. Попробуйте ещё раз.
ui-not-taken = Так сейчас нельзя.
ui-error = Что-то пошло не так ({ $code }).

ui-deal = Сдача { $number } из { $deals }
ui-deal-open = Сдача { $number }
ui-contract-open = Заказ ещё не назван
ui-what-costs = Что это за сдача
ui-price-rank = { rank-name }: { POINTS($points) }
ui-price-numbers = на руках от { $low } до { $high }: по числу
ui-price-suit = за каждую карту штрафной масти { points-amount }
ui-price-card = { $card }: { points-amount }
ui-price-ranks = { suit-name }: от { POINTS($low) } до { POINTS($high) } очков
ui-price-joker = джокер: { points-amount }
ui-price-short-tricks = взятка { $points }
ui-price-short-hearts = черва { $points }
ui-price-short-boys = { $boys ->
    [kings] король
    [jacks] валет
   *[both] король и валет
} { $points }
ui-price-short-girls = дама { $points }
ui-price-short-king = кинг { $points }
ui-price-short-last_two = две последние по { $points }
ui-trump = Козырь: { suit-name }
ui-no-trump = Без козыря
ui-reversed = Мизер: семёрка старше всех
ui-declarer = Объявление: { $name }
ui-declarer-you = Объявили вы
ui-bid = Заявка: { $amount }
ui-sale = Хвалёнка продана: { $seller } → { $buyer }, взяток: { $tricks }
ui-penalty-suit = Штрафная масть: { suit-name }
ui-shown = Открыта карта: { $card }

ui-you = вы
bot-name-anna = Анна
bot-name-boris = Борис
bot-name-vera = Вера
bot-name-gleb = Глеб
bot-name-dina = Дина
bot-name-egor = Егор
bot-name-zhanna = Жанна
bot-name-zakhar = Захар
bot-name-inna = Инна
ui-your-hand = Ваши карты
ui-dealer = сдаёт
ui-dealer-you = сдаёте
ui-leader = заходит
ui-leader-you = заходите
ui-away = нет связи
ui-turn = ходит
ui-turn-you = ваш ход
ui-seat-label = { $name }: { cards-amount }, { $tricks ->
    [0] взяток нет
    [one] { $tricks } взятка
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}
ui-seat-cards = { $name }: { cards-amount }
ui-tricks-short = вз. { $count }
ui-tricks-count = взяток: { $count }
ui-heap = Верхняя карта кучки
ui-ordered = Заказано:
ui-stock = { $form ->
    [kis-kis] в колоде
   *[other] в базаре
}: { $count ->
    [0] пусто
   *[other] { $count }
}
ui-drew = { $count ->
    [1] берёт
   *[other] берёт { $count }
}
ui-struck = { $count ->
    [0] пропуск
   *[other] +{ $count }, пропуск
}
ui-trick = Взятка на столе
ui-trick-empty = На столе пусто
ui-trick-card = { $name }: { $card }
ui-your-turn = Ваш ход
ui-your-lead = Ваш заход
ui-your-call = Ваше слово
ui-name-suit = Закажите масть
ui-play-or-draw = Ваш ход: сыграйте или возьмите карту
ui-draw = Ходить нечем: возьмите карту
ui-play-or-pass = Сыграйте взятую карту или скажите «пас»
ui-pass = Ходить нечем: скажите «пас»
ui-waits = Ходит { $name }
ui-waits-call = Говорит { $name }
ui-you-take = Взятка ваша
ui-takes = Взятку берёт { $name }
ui-go-on = Дальше
ui-tap-again = Нажмите ещё раз, чтобы положить

ui-card-legal = { $card }, можно положить
ui-card-not = { $card }, нельзя: { $reason }
ui-card-sent = { $card }, отправлена
ui-card-pick = { $card }, выбрана, нажмите ещё раз

ui-last-trick = Последняя взятка
ui-last-turns = Последние ходы
ui-last-turns-none = В этой сдаче ещё никто не ходил.
ui-last-trick-none = В этой сдаче взяток ещё не было.
ui-last-trick-of = Взятка: { $name }
ui-last-trick-you = Взятка ваша
ui-menu = Меню
ui-close = Закрыть
ui-keys = Клавиши
ui-keys-list = Стрелки: выбрать карту. Enter: положить. Пробел: дальше. S: лист. L: последняя взятка. O: настройки. Esc: закрыть.

ui-sheet = Лист
ui-sheet-caption = Запись партии
ui-sheet-number = №
ui-sheet-deal = Сдача
ui-sheet-check = Очки
ui-sheet-minus = ИТОГО (−)
ui-sheet-plus = ИТОГО (+)
ui-sheet-all = ИТОГО
ui-sheet-declarer = кто заказал или объявил
ui-sheet-right = сходится
ui-sheet-wrong = не сходится
ui-sheet-now = идёт сейчас
ui-sheet-empty = Пока не сыграно ни одной сдачи.

ui-lists = Осталось заказать
ui-lists-none = всё заказано

ui-deal-over = Сдача окончена
ui-deal-over-title = Сдача { $number }: { $contract }
ui-next-deal = Следующая сдача
ui-player = Игрок
ui-taken = Взято
ui-held = На руках
ui-points = За сдачу
ui-total = Итого
ui-taken-tricks = { tricks-amount }
ui-taken-hearts = { $count ->
    [one] { $count } черва
    [few] { $count } червы
    [many] { $count } черв
   *[other] { $count } червы
}
ui-taken-boys = { $count ->
    [one] { $count } мальчик
    [few] { $count } мальчика
    [many] { $count } мальчиков
   *[other] { $count } мальчика
}
ui-taken-girls = { $count ->
    [one] { $count } дама
    [few] { $count } дамы
    [many] { $count } дам
   *[other] { $count } дамы
}
ui-taken-king = кинг
ui-taken-last = { $count ->
    [1] одна из последних
   *[other] обе последние
}
ui-taken-nothing = ничего
ui-held-king = Кинг придержан; платит { $name }
ui-queen-out = { $name } выходит дамой
ui-you-queen-out = Вы вышли дамой
ui-hearts-in-stock = В базаре осталось: { ui-taken-hearts }
ui-written-off = Расписано без игры
ui-game-over = Партия окончена
ui-you-won = Вы выиграли
ui-you-shared = Вы делите победу
ui-won = Выигрывает { $names }
ui-shared = Победу делят { $names }
ui-you-lost = Вы проиграли
ui-lost = { $count ->
    [1] Проигрывает
   *[other] Проигрывают
} { $names }
ui-new-game = Новая партия
ui-fair = Честная сдача
ui-fair-hint = Все сдачи следуют из зерна, за хеш которого поручились до партии.
ui-commitment = Хеш
ui-seed = Зерно

ui-calls-order = Что заказываете?
ui-calls-draw = Ходить нечем
ui-calls-pass = Что скажете?
ui-calls-bid = Сколько заявляете?
ui-calls-declare = Какой будет козырь?
ui-calls-write-off = Играем или расписываем?
ui-calls-trade = Продаёте хвалёнку?
ui-calls-offer = Сколько взяток отдадите за хвалёнку?
ui-calls-suit = Какая масть штрафная?
ui-more = Больше:
ui-bid-word = Заявить
ui-call-order = { $contract }
ui-call-pass = Пас
ui-call-draw = Взять карту
ui-call-bid = Заявить { $amount }
ui-call-declare = Козырь { suit-name }
ui-call-declare-none = Без козыря
ui-call-declare-last = По последней
ui-call-reversed = { $call }, мизер
ui-call-write-off = Расписать
ui-call-agree = Продать
ui-call-refuse = Не продавать
ui-call-offer = Купить за { tricks-amount }
ui-call-suit = { suit-name }
ui-call-said = { $name }: { $call }

ui-settings = Настройки
ui-set-letters = Буквы на картах
ui-set-letters-latin = A K Q J
ui-set-letters-cyrillic = Т К Д В
ui-set-colours = Цвета мастей
ui-set-colours-two = два
ui-set-colours-four = четыре
ui-set-size = Размер карт
ui-set-size-s = мелкие
ui-set-size-m = средние
ui-set-size-l = крупные
ui-set-taps = Положить карту
ui-set-taps-one = одним нажатием
ui-set-taps-two = двумя
ui-set-hand = Рука
ui-set-hand-right = правая
ui-set-hand-left = левая
ui-set-sort = Порядок карт
ui-set-sort-up = по мастям, старшие справа
ui-set-sort-down = по мастям, старшие слева
ui-set-sort-rank = по старшинству
ui-set-sounds = Звуки
ui-set-sounds-off = выключены
ui-set-sounds-turn = мой ход
ui-set-sounds-all = мой ход и карты
ui-set-look = Как это выглядит
ui-elsewhere = На другом устройстве
ui-elsewhere-hint = Откройте эту ссылку там, где хотите играть дальше. Она действует один раз, четверть часа.
ui-elsewhere-here-only = Сейчас клуб слышит только этот компьютер, и ссылка откроется лишь в его браузерах. Чтобы играть с телефона, запустите клуб так: { $command }
ui-elsewhere-copy = Скопировать
ui-elsewhere-copied = Ссылка скопирована.
ui-elsewhere-marked = Ссылка выделена, скопируйте её.
ui-elsewhere-make = Получить ссылку
ui-elsewhere-end = Отменить ссылку
ui-elsewhere-ended = Ссылка больше не действует.
ui-elsewhere-link = Ссылка

ui-say-played = { $name }: { $card }.
ui-say-you-played = Вы: { $card }.
ui-say-took = Взятку берёт { $name }.
ui-say-you-took = Взятка ваша.
ui-say-called = { $name }: { $call }.
ui-say-drew = { $name } берёт карту.
ui-say-you-drew = Вы берёте карту.
ui-say-struck = { $name } пропускает ход{ $count ->
    [0] .
   *[other] {" "}и берёт: { cards-amount }.
}
ui-say-you-struck = Вы пропускаете ход{ $count ->
    [0] .
   *[other] {" "}и берёте: { cards-amount }.
}
ui-say-dealt = Новая сдача: { $contract }. Сдаёт { $name }.
ui-say-dealt-you = Новая сдача: { $contract }. Сдаёте вы.
ui-say-deal-over = Сдача окончена. Вам { $points }, всего { $total }.
ui-say-game-over = Партия окончена. { $result }. У вас { $total }.
ui-say-turn = Ваш ход.
ui-say-call = Ваше слово.
ui-say-back = Связь есть.
