# Подбор разновидности: вопросы (`find-question-…`), что надо знать, чтобы ответить (`find-help-…`),
# и ответы (`find-answer-ВОПРОС-ОТВЕТ`). `source-…`: тексты, из которых взяты правила.

find-question-players = Сколько вас за столом?
find-help-players = Считая вас. Места, на которые не хватит людей, займут боты.
find-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

find-question-aim = Как устроена ваша игра?
find-help-aim = В кинге у каждой сдачи своё задание: в одной не берут взяток, в другой дам, в третьей короля червей. У остальных игр этого списка правила другие.
find-answer-aim-programme = У каждой сдачи своё задание, и они идут в известном порядке
find-answer-aim-ordered = Задание выбирает из своего списка игрок слева от сдающего
find-answer-aim-passes = Задание выбирают из своих списков по очереди, и можно сказать «пас»
find-answer-aim-jokers = Штраф дают за червы по их достоинству и за джокера
find-answer-aim-suit = Право назвать штрафную масть покупают на торгах за очки
find-answer-aim-domino = Штраф дают за червы, а недостающую масть берут из базара
find-answer-aim-kis-kis = Надо первым избавиться от карт, а шестёрка, семёрка, туз и дама мешают соседу

find-question-course = Как отыгрывают потерянные очки?
find-help-course = Сначала идут сдачи «не брать»: в них очки теряют. Ералаш, или «всё подряд», — сдача, в которой считается всё сразу. Хвалёнка — сдача с козырем, в которой каждая взятка приносит очки.
find-answer-course-mirror = Теми же семью сдачами, но с плюсом: брать взятки, брать мальчиков и так далее
find-answer-course-mirror-short = Теми же сдачами с плюсом, но без «всего подряд»: шесть с минусом и шесть с плюсом
find-answer-course-trumps-then-all = Хвалёнками, по одной на игрока, а последним идёт ералаш с плюсом
find-answer-course-all-then-trumps = Ералашем с плюсом, а после него хвалёнками, по одной на игрока
find-answer-course-trumps = Только сдачами с козырем, по одной на игрока; ералаш играют лишь с минусом
find-answer-course-trumps-two-laps = Только сдачами с козырем, по две на игрока; ералаш играют лишь с минусом
find-answer-course-trumps-short = Только сдачами с козырем, а ералаша нет совсем

find-question-naming = Когда называют козырь?
find-help-naming = Козырь — масть, которая в этой сдаче бьёт все остальные.
find-answer-naming-three-cards = По трём картам: сдают по три и останавливаются
find-answer-naming-whole-hand = Когда все карты уже на руках
find-answer-naming-auction = На торгах: козырь называет тот, кто уступит больше взяток

find-question-pack = Какими картами играете?
find-help-pack = Втроём из колоды вынимают две карты, чтобы она делилась поровну.
find-answer-pack-32 = 32 карты: от семёрки до туза
find-answer-pack-30-no-aces = 30 карт: от семёрки, без двух чёрных тузов
find-answer-pack-30-no-sevens = 30 карт: от семёрки, без двух чёрных семёрок
find-answer-pack-36 = 36 карт: от шестёрки до туза
find-answer-pack-52 = 52 карты: от двойки до туза

find-question-extras = Что может тот, кто называет козырь?
find-help-extras = «По последней»: козырем станет масть его последней карты. Бескозырка: игра без козыря. Мизер: семёрка старше всех карт, туз младше всех. «Расписать»: записать всем поровну и не играть.
find-answer-extras-suit-only = Только назвать масть
find-answer-extras-last-card = Назвать масть или сказать «по последней»
find-answer-extras-no-trump = Назвать масть или бескозырку, а по трём картам и «по последней»
find-answer-extras-sale = Назвать масть, бескозырку, «по последней» или мизер; может и продать сдачу за взятки
find-answer-extras-write-off = То же, с мизером и продажей, а ещё может «расписать по две»

find-question-boys = Кого вы зовёте мальчиками?
find-help-boys = «Не брать мальчиков» — одна из сдач: за каждого взятого мальчика пишут штраф.
find-answer-boys-kings = Королей
find-answer-boys-jacks = Валетов
find-answer-boys-both = И королей, и валетов

find-question-heart_lead = Можно ли ходить с червей?
find-help-heart_lead = Речь о сдачах, в которых червы или король червей стоят очков. Ходить — значит класть первую карту взятки.
find-answer-heart_lead-banned = Нельзя, пока есть карты другой масти
find-answer-heart_lead-after-broken = Можно, когда в этой сдаче черва уже сыграна
find-answer-heart_lead-free = Можно всегда

find-question-king_discard = У вас нет масти хода, но есть король червей — кинг. Его обязательно сбросить?
find-help-king_discard = Речь о сдачах, в которых кинг стоит очков. Оставить его на руках — значит «зажать».
find-answer-king_discard-forced = Обязательно: другую карту положить нельзя
find-answer-king_discard-free = Нет, его можно придержать
find-answer-king_discard-penalty = Зажать можно, но тогда штраф за кинга пишут тому, кто зажал

find-question-last_two = Сколько стоит каждая из двух последних взяток?
find-help-last_two = «Не брать двух последних» — одна из сдач.
find-answer-last_two-8 = 8 очков: вся сдача стоит 16, как и другие
find-answer-last_two-6 = 6 очков

find-question-jokers = Сколько джокеров в колоде?
find-help-jokers = За джокера пишут 20 очков штрафа.
find-answer-jokers-1 = Один
find-answer-jokers-2 = Два

find-question-bidding = Как торгуются?
find-help-bidding = Заявка — очки штрафа, которые игрок запишет себе за право назвать масть.
find-answer-bidding-once = Каждый говорит один раз
find-answer-bidding-until-passed = По кругу, пока не останется один

find-question-stock_to_last = Сдача окончена. Кому достаётся остаток базара?
find-help-stock_to_last = Базар — карты, которые не сдали; из него добирают недостающую масть.
find-answer-stock_to_last-off = Никому
find-answer-stock_to_last-on = Тому, кто последним остался с картами

find-question-queen_held = Сколько стоит дама, оставшаяся на руках?
find-help-queen_held = Когда кто-то избавился от всех карт, остальные считают свои.
find-answer-queen_held-sole-30 = 30, если других карт нет, иначе 3
find-answer-queen_held-every-30 = Всегда 30
find-answer-queen_held-one-30 = 30 за одну, за остальные по 3
find-answer-queen_held-add-30 = По 3, и один раз ещё 30
find-answer-queen_held-always-3 = Всегда 3

find-dont-know = Не знаю
find-nearest = Ближе всего текст: { $source }
find-as-written = От этого текста ничем не отличается.
find-differs = Чем отличается от него:
find-about-switch = { $switch }?
find-about-price = «{ $contract }»: сколько стоит?
find-difference = { $about } Здесь: { $here }. Там: { $there }.
find-switched = Условия стола:
find-found = Ваша игра: { $title }
find-closest = Пока ближе всего: { $title }
find-how = Ответьте номером; пустая строка — «не знаю», «.» — хватит вопросов.
find-no-number = Такого номера нет.
find-play = Играть: { $command }
find-rules = Правила: { $command }

source-s0-kis-kis = описание Кис-Кис
source-s1 = инструкция на 14 сдач, мальчики — валеты
source-s2-classic = классический кинг, 14 сдач
source-s2-boys = конвенция «Мальчики»
source-s2-three = «Кинг для трёх игроков»
source-s2-ordered = «Кинг заказной»
source-s2-ordered-pass = конвенция «Заказной Кинг»
source-s2-trump-auction = конвенция «Кинг с торговлей»: торги за козырь
source-s2-trump = конвенция «Кинг с козырем»
source-s2-domino = «Кинг домино»
source-s2-jokers = «Кинг с джокерами»
source-s2-suit-auction = «Кинг с торговлей»: торги за штрафную масть
source-s2-article = статья о дамском преферансе, 12 сдач
source-s2-blank = бланк на 12 сдач
source-s2-book = глава книги «Кинг, или дамский преферанс»
source-s3 = краткие правила, 12 сдач
