# Лист в браузере, для тех, кто играет настоящими картами. $name: имя игрока; $item: что считается.

desk-title = Кинг: лист для записи
desk-heading = Лист для записи
desk-lead = Играйте настоящими картами, а здесь отмечайте, кто что взял. Очки, контроль и итоги лист сосчитает сам.
desk-new = Новый лист
desk-open-file = Открыть файл
desk-open-table = Открыть таблицу CSV
desk-old-paper = Проверить старый бумажный лист
desk-closed = Здесь не открыть
desk-closed-lead = Эти листы лежат в браузере, из них ничего не пропало. Сохраните лист файлом, чтобы открыть его там, где есть нужная версия страницы.
desk-sheets = Ваши листы
desk-deals-written = { $count ->
    [0] пока пусто
    [one] записана { $count } сдача
    [few] записаны { $count } сдачи
   *[many] записано { $count } сдач
}
desk-delete-of = Удалить лист: { $names }
desk-delete-sure = Удалить этот лист? Вернуть его будет нельзя.
desk-yes-delete = Удалить
desk-cancel = Оставить
desk-back = Назад
desk-large-print = Крупные буквы
desk-normal-print = Обычные буквы
desk-not-kept = Браузер ничего не хранит (закрытое окно?): лист пропадёт вместе со страницей.
desk-failed = Не записалось: браузеру некуда. Сохраните лист файлом.
desk-unsafe-address = По этому адресу браузер не даёт странице открываться без сети. Возьмите её одним файлом, он откроется где угодно:
desk-save-page = сохранить страницу файлом
desk-works-offline = Страница открывается и без сети. Можно взять её с собой:
desk-is-file = Эта страница — один файл: сеть ей не нужна, его можно переслать.

desk-file-no-sheet = { $name }: это не лист.
desk-file-mixed-alphabets = { $name }: «{ $text }» написано не в одном алфавите. Туз — латинская A или русская Т, десятка — 10.
desk-file-no-preset = { $name }: такой игры эта страница не знает.
desk-file-other-version = { $name }: лист записан по правилам другой версии.
desk-file-refused = { $name }: условия этого листа вместе не играют.
desk-file-table = { $name }: это таблица чисел, правил в ней нет. Начните лист этой игры, нажмите «Проверка чисел», а там — «Открыть таблицу CSV».

desk-game = Игра
desk-players = Сколько игроков
desk-names = Имена, по часовой стрелке
desk-name-of = Имя, место { $seat }
desk-same-name = Двое зовутся одинаково: { $name }. Добавьте букву или прозвище.
desk-first-dealer = Кто сдаёт первым
desk-draw-lots = Бросить жребий
desk-lot-fell = Жребий пал: { $name }
desk-house = Условия стола
desk-house-usual = как обычно
desk-house-changed = изменено: { $count }
desk-own-number = другое число
desk-earlier = Раньше: { $contract }
desk-start = Начать
desk-refused-unbalanced = При таких условиях очки партии не сходятся в ноль. Разрешите это особым условием или верните прежнее.
desk-refused-switches = Эти условия вместе не играют.

desk-find = Подбор игры
desk-find-start = Не знаете, какая игра ваша? Несколько вопросов
desk-find-dont-know = Не знаю
desk-find-closest = Пока ближе всего: { $title }
desk-find-enough = Хватит вопросов
desk-find-take = Взять эту игру
desk-find-given = Ваши ответы
desk-find-change = Изменить
desk-find-change-of = Изменить ответ: { $question }
desk-find-here = Здесь: { $text }
desk-find-there = В тексте: { $text }
desk-find-failed = Такие ответы не подходят ни к одной игре.

desk-next = Следующая сдача
desk-deal = Сдача { $number }
desk-deal-of = Сдача { $number } из { $deals }
desk-deals = сдаёт { $name }
desk-leads = ходит { $name }
desk-speaks-first = первое слово — { $name }
desk-ordered = Что играть, закажут
desk-over = Партия окончена
desk-write = Записать сдачу
desk-orders-left = Осталось заказать
desk-orders-none = всё заказано
desk-undo = Отменить
desk-settle = Расчёт
desk-print = Печать
desk-history = История
desk-doctor = Проверка чисел
desk-figures = Кто как играет
desk-save-sheet = Сохранить файл
desk-save-table = Таблица CSV

desk-deal-column = Сдача
desk-sum = Сумма
desk-dealer-mark = сдаёт в этой сдаче
desk-mark-ordered = заказывает { $name }
desk-mark-declared = объявляет { $name }
desk-mark-sold = продана { $tricks }
desk-mark-stock = базар { $count }
desk-legend-declarer = кто заказал, объявил или купил
desk-legend-held-king = зажал кинга
desk-legend-queen-out = вышел дамой
desk-total-minus = ИТОГО (−)
desk-total-plus = ИТОГО (+)
desk-total-all = ИТОГО
desk-right = сходится
desk-due = надо { POINTS($points) }
desk-row-later = на потом
desk-row-next = следующая

desk-save = Записать
desk-later = Оставить на потом
desk-strike = Вычеркнуть, записать потом
desk-rest = остальное
desk-rest-to = { $item }: остальное — { $name }
desk-count-of = { $item }: { $name }
desk-of = { $given } из { $whole }
desk-row-so-far = Строка листа
desk-nobody = никто

desk-who-ordered = Кто заказал
desk-what-ordered = Что заказал
desk-no-order = Не записано, что заказано.
desk-declarer = Кто выиграл торговлю
desk-bid = Заявка
desk-bid-less = Меньше на { $by }
desk-bid-more = Больше на { $by }
desk-all-passed = все пасовали
desk-penalty-suit = Штрафная масть
desk-sold = Хвалёнка: { $name }. Кому продана
desk-not-sold = не продана
desk-sold-tricks = За сколько взяток
desk-no-sale-price = Не записано, за сколько взяток продана.
desk-sold-as-taken = Взятки отмечайте, как они взяты: проданные перейдут сами.
desk-write-off = Расписать без игры
desk-not-written-off = Не расписывать
desk-written-off = Сдачу не играют: взятки поровну.
desk-trump = Козырь
desk-may-be-left = можно не отмечать
desk-last-card = по последней
desk-in-stock = Черви, что остались в базаре
desk-held-king = Кто зажал кинга
desk-whose-cards = Чьи карты отмечаем
desk-card-of = { $card }: { $name }
desk-whose-hand = У кого какие карты остались
desk-queen-out = Кто вышел дамой
desk-rest-of-cards = Остальные карты — { $name } ({ $count })
desk-aside = Карта, отложенная при сдаче
desk-aside-none = не отмечена

desk-price = Цена очка
desk-own-price = Другая цена
desk-currency = Деньги (руб., €, фишки)
desk-coin = Самая мелкая монета
desk-bad-price = Цена — число больше нуля.
desk-payments = Кто кому платит
desk-early = Если бы партия кончилась сейчас

desk-doctor-lead = Перепишите бумажный лист как есть. Минус можно не ставить там, где очки только теряют. Пустая клетка — это не ноль.
desk-turn-sign = Сменить знак
desk-typed-no-number = { $place }: «{ $text }» — не число очков, оно не записано.
desk-typed-too-large = { $place }: «{ $text }» не записано: больше { $most } очков не бывает.
desk-doctor-says = Что видно по числам
desk-typed-order = Что заказано, сдача { $number }
desk-typed-declarer = Кто заказал, сдача { $number }
desk-who-ordered-unknown = кто заказал?
desk-doctor-empty = Пока ничего не вписано.
desk-packs = Колод { $count }: коснитесь карты ещё раз, и у игрока будет вторая такая же.

desk-history-none = Пока ничего не записано.

desk-show = Лист на телефонах игроков
desk-show-lead = По ссылке стол увидит этот лист и всё, что в него записывают. Менять его сможете только вы.
desk-show-start = Показать столу
desk-show-on = Лист виден по ссылке:
desk-show-code = Ссылка на лист для камеры телефона
desk-show-loopback = По этому адресу лист откроется только на этом компьютере, телефоны его не найдут. Запустите клуб командой kingclub serve --lan и откройте страницу по адресу, который она назовёт.
desk-show-end = Больше не показывать
desk-show-failed = Сервер не отвечает. Лист цел; попробуйте ещё раз.
desk-show-no-server = Чтобы показать лист другим, откройте его на сервере клуба: у страницы-файла сервера нет.
desk-shown-no-more = Этот лист больше не показывают.
desk-shown-own = К своим листам
desk-shown-unknown = Игры этого листа страница не знает.
desk-shown-no-line = Нет связи; показано то, что было.
desk-shown-lead = Это чужой лист: его можно только смотреть.
desk-paper = PDF для печати
desk-paper-blank = Пустой бланк:
desk-paper-filled = Этот лист:
desk-paper-a4 = А4
desk-paper-a5 = А5
desk-paper-large = А4, крупно
