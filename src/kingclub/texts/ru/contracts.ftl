# Контракты: что считается в сдаче. `-short`: для строки листа.

contract-no-tricks = Не брать взяток
contract-no-tricks-short = −взятки
contract-no-boys = Не брать мальчиков
contract-no-boys-short = −мальчики
contract-no-girls = Не брать девочек
contract-no-girls-short = −девочки
contract-no-hearts = Не брать червей
contract-no-hearts-short = −черви
contract-no-king = Не брать кинга
contract-no-king-short = −кинг
contract-no-last-two = Не брать две последние
contract-no-last-two-short = −2 последние
contract-no-all = Не брать всё подряд
contract-no-all-short = −всё

contract-take-tricks = Брать взятки
contract-take-tricks-short = +взятки
contract-take-boys = Брать мальчиков
contract-take-boys-short = +мальчики
contract-take-girls = Брать девочек
contract-take-girls-short = +девочки
contract-take-hearts = Брать червей
contract-take-hearts-short = +черви
contract-take-king = Брать кинга
contract-take-king-short = +кинг
contract-take-last-two = Брать две последние
contract-take-last-two-short = +2 последние
contract-take-all = Брать всё подряд
contract-take-all-short = +всё

contract-trump = Хвалёнка
contract-trump-short = хвалёнка
contract-suit = Штрафная масть
contract-suit-short = масть
contract-jokers = Кинг с джокерами
contract-jokers-short = джокеры
contract-domino = Кинг домино
contract-domino-short = домино
contract-kis-kis = Кис-Кис
contract-kis-kis-short = Кис-Кис

# Сколько стоит то, что считается. $boys: значение правила `boys` (kings, jacks, both).

price-tricks = за каждую взятку { points-amount }
price-hearts = за каждую черву { points-amount }
price-boys = { $boys ->
    [kings] за каждого короля { points-amount }
    [jacks] за каждого валета { points-amount }
   *[both] за каждого короля и валета { points-amount }
}
price-girls = за каждую даму { points-amount }
price-king = за короля червей { points-amount }
price-last_two = за каждую из двух последних взяток { points-amount }
