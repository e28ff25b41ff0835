# Ошибки, о которых узнаёт игрок: что случилось и как это поправить.

error-terminal-too-small = Окно терминала мало: { $columns }×{ $rows }, а нужно хотя бы { $min_columns }×{ $min_rows }. Увеличьте окно или уменьшите шрифт.
error-not-a-terminal = Играть можно только в терминале: ввод или вывод перенаправлен.
error-unreadable = Не удалось прочитать { $path }: { $cause }.
error-unwritable = Не удалось записать { $path }: { $cause }.
error-unknown-language = Нет текстов на языке «{ $lang }»; есть: { $known }.
