# Сервер в терминале. $address: где его найти, $port: порт, $folder: папка столов.

serve-open = Клуб открыт, его страница откроется в браузере: { $address }
serve-open-by-hand = Клуб открыт. Откройте в браузере этот адрес: { $address }
serve-already = Клуб уже открыт: { $address }
serve-open-here-only = клуб уже открыт, но только для этой машины: { $address }; закройте его там (Ctrl+C) и запустите с --lan
serve-lan = Для телефонов и других машин этой сети: { $address }
serve-stop = Ctrl+C закрывает его; в следующий раз партии продолжатся с того же места.
serve-port-taken = порт { $port } занят другой программой; выберите другой: kingclub serve --port { $other }
serve-bad-port = порт { $port } взять нельзя; выберите другой: kingclub serve --port 8766
serve-saving = { $works ->
    [yes] В папку { $folder } снова можно писать; партии идут дальше.
   *[no] В папку { $folder } ничего не записать: может быть, кончилось место на диске? Партии ждут.
}
serve-no-store = папку { $folder } использовать нельзя: { $why ->
    [newer] файл клуба в ней от более новой версии kingclub
   *[other] в неё нельзя писать, или файл клуба в ней испорчен
}; выберите другую: kingclub serve --data ПАПКА
serve-other-name = Этот клуб не отзывается на имя «{ $name }». Откройте его так: { $address }
problem-players = В адресе стоит players={ $value }, а нужно число игроков.
problem-not-seated = За этим столом вы не сидите.
body-too-large = Запрос слишком длинный.
body-no-json = Запрос — не JSON, или он оборван.
body-no-object = Запрос должен быть объектом JSON, с полями и их значениями.
body-fault-missing-key = В запросе нет «{ $field }».
body-fault-unknown-key = В запросе лишнее: «{ $field }».
body-fault-bad-value = В запросе не годится «{ $field }».
