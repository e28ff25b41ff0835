# Что не так в записи. $text: что там стоит; $wanted: чем это исправить.

fault-encoding = { $text ->
    [utf-8-bom] Файл начинается с метки порядка байтов. Сохраните его в UTF-8 без неё.
    [utf-16] Это UTF-16. Сохраните файл в UTF-8 без метки порядка байтов.
    [utf-32] Это UTF-32. Сохраните файл в UTF-8 без метки порядка байтов.
    [cp1251] Это не UTF-8, а возможно, Windows-1251. Сохраните файл в UTF-8.
   *[binary] Это не текст.
}
fault-cut-file = Файл обрывается в этой строке. Если ничего не пропало, закончите её переводом строки.
fault-empty = Здесь нет партии. Партия начинается с { $wanted }, отдельная сдача — со слова «deal».
fault-unknown-version = Версия записи — «{ $text }»; эта программа читает «[king { $wanted }».

fault-unknown-tag = Ни одна строка не начинается с «{ $text }». Начинаться она может так: { $wanted }.
fault-duplicate-tag = «{ $text }» стоит дважды. Оставьте что-то одно.
fault-missing-tag = Перед этой строкой нет тега «{ $wanted }».
fault-misplaced = «{ $text }» стоит не на месте; здесь должно быть: { $wanted }
fault-missing-word = Строка кончается слишком рано; дальше должно быть: { $wanted }
fault-extra-word = «{ $text }» здесь лишнее. Уберите его.
fault-bad-word = «{ $text }» здесь стоять не может; должно быть: { $wanted }
fault-bad-name = { $text } — не имя в кавычках. Кавычка внутри имени пишется \", обратная черта \\.
fault-bad-seat = «{ $text }» — не то место, которое должно стоять здесь: { $wanted }
fault-bad-card = «{ $text }» — не карта. Карта — это достоинство (2–10, J Q K A или В Д К Т) и масть (♠ ♣ ♦ ♥ или s c d h).
fault-mixed-alphabets = «{ $text }» написано не в одном алфавите. Туз — латинская A или русская Т, русской «А» карты нет; десятка — 10.

fault-no-rules = Отдельная сдача не говорит, по каким правилам её играли. Назовите их: { $wanted }.
fault-unknown-rules = Нет игры «{ $text }». Есть: { $wanted }.
fault-rules-version = Партию играли по правилам версии { $text }, а у этой программы версия { $wanted }.
fault-bad-switch = { $wanted }.
fault-bad-players = { $wanted }.
fault-hash-mismatch = У правил, названных выше, другой хеш. Исправьте теги или хеш: { $wanted }

fault-wrong-number = Это сдача { $wanted }, а не { $text }.
fault-wrong-contract = Эта сдача — не «{ $text }», а: { $wanted }
fault-wrong-dealer = Здесь сдаёт место { $wanted }, а не { $text }.
fault-missing-hand = Перед этой строкой нет карт игрока: { $wanted }
fault-missing-stock = Перед этой строкой нет базара: { $wanted }
fault-missing-upcard = Перед этой строкой нет открытой карты: { $wanted }
fault-card-twice = Карта { $text } уже была. В сдаче каждая карта одна.
fault-card-missing = Здесь не хватает карты. Нет ни у кого: { $wanted }
fault-short-trick = Во взятке не хватает карты: ходить месту { $wanted }.
fault-extra-card = Карта { $text } лишняя.
fault-not-in-pack = Карты { $text } в колоде этой игры нет.
fault-not-from-seed = «{ $text }» не следует из зерна; из него следует: { $wanted }
fault-wrong-commitment = Зерно не то, за которое поручились; его хеш — { $wanted }

fault-wrong-leader = Здесь заходит место { $wanted }, а не { $text }.
fault-wrong-winner = Эту взятку берёт место { $wanted }, а не { $text }.
fault-wrong-shown = Здесь открывают карту { $wanted }, а не { $text }.
fault-wrong-flip = Базаром становятся другие карты: { $wanted }
fault-missing-call = Перед этой строкой нет заявки: очередь места { $wanted }.
fault-missing-trick = Перед этой строкой не хватает взятки: сдача не доиграна, ходить месту { $wanted }.
fault-missing-action = Перед этой строкой не хватает хода: сдача не доиграна, очередь места { $wanted }.
fault-missing-flip = Перед этой строкой сброшенные карты тасовали: нет строки { $wanted }
fault-after-the-end = Это стоит после конца. Уберите эту строку.

fault-missing-row = Перед этой строкой нет строки очков доигранной сдачи.
fault-wrong-row = Очки здесь { $wanted }, а не { $text }.
fault-early-result = Итогу ещё рано быть: сдача { $wanted } не доиграна.
fault-missing-result = Партия окончена, но перед этой строкой нет её итога.
fault-wrong-result = Строки складываются в { $wanted }, а не в { $text }.

fault-illegal = «{ $text }» не принимается; очередь места { $seat }: «{ $why }»
