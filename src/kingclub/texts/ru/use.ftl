# Как вызвана команда: что не так и как поправить. $option: как пишут, вместе с --.

use-no-choice = { $option } { $value }: так нельзя; есть: { $known }
use-unknown-command = Команды «{ $name }» нет; есть: { $known }
use-unknown-option = У { $command } нет ключа { $option }; все ключи: { $command } --help
use-too-much = Лишнее слово: { $rest }; что можно указать, скажет { $command } --help
use-repeated = Ключ { $option } указан дважды; оставьте один
use-missing = Для { $option } нужно значение; какое, скажет { $command } --help
use-bad-value = Для { $option } не подходит «{ $value }»
use-unknown-language = Текстов на языке «{ $lang }» нет; есть: { $known }
use-setting-shape = --set { $setting }: пишите КЛЮЧ=ЗНАЧЕНИЕ, например --set boys=both
use-setting-twice = --set { $setting }: условие { $name } указано дважды; оставьте одно
use-needs-game = --set и --players указывают вместе с игрой: kingclub rules ID
use-needs-rules = --set и --players указывают вместе с --rules ID: по этим правилам судят отдельные сдачи
use-no-file-name = Имя файла пустое
use-unreadable = Не удалось прочитать { $path }: { $kind ->
    [FileNotFoundError] такого файла нет
    [IsADirectoryError] это папка, а не файл
    [PermissionError] у этого пользователя нет прав на чтение
   *[other] { $cause }
}
use-unwritable = Не удалось записать { $path }: { $kind ->
    [FileNotFoundError] такой папки нет
    [IsADirectoryError] это папка, а не файл
    [PermissionError] у этого пользователя нет прав на запись
   *[other] { $cause }
}
use-bench-needs-checkout = Для измерений нужна копия проекта с папкой bench/
use-bench-unknown = Измерения «{ $name }» нет; есть: { $known }
use-kernel-missing =
    Перебор здесь невозможен: скомпилированное ядро собрать не удалось.
    { $reason }
    Собрать заново: { $command }
use-answer-shape = --answer { $answer }: пишите ВОПРОС=ОТВЕТ, например --answer boys=jacks
use-no-question = Вопроса «{ $name }» нет; есть: { $known }
use-no-answer = «{ $answer }» не подходит ни к одной игре; подходит: { $known }
use-not-text = «{ $word }» — не текст в кодировке этой машины
use-no-output = Не удаётся писать в стандартный вывод: { $cause }
use-page-not-built = Страница не собрана: переустановите kingclub
