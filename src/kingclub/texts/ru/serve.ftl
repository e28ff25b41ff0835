# Сервер в терминале. $address: где его найти, $port: порт, $folder: папка столов.

serve-open = Клуб открыт: { $address }
serve-lan = Для телефонов и других машин этой сети: { $address }
serve-stop = Ctrl+C закрывает его; в следующий раз партии продолжатся с того же места.
serve-port-taken = порт { $port } занят другой программой; выберите другой: kingclub serve --port { $other }
serve-bad-port = порт { $port } взять нельзя ({ $error }); выберите другой: kingclub serve --port 8766
serve-no-store = папку { $folder } использовать нельзя: { $error }; выберите другую: kingclub serve --data ПАПКА
