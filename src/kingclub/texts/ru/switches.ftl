# Условия стола: о чём условие (`switch-…`) и что значит его значение ($value, `switch-…-value`).
# Слова значений те же, что в файлах: kings, forced, on.

switch-boys = Кто такие мальчики
switch-boys-value = { $value ->
    [kings] короли
    [jacks] валеты
   *[both] и короли, и валеты, вдвое дешевле
}
switch-king_discard = Надо ли отдавать короля червей, когда нет масти захода
switch-king_discard-value = { $value ->
    [forced] надо: другую карту положить нельзя
    [free] не надо: можно придержать
   *[penalty] можно придержать, но тогда платит за него тот, кто придержал, а не тот, кто взял
}
switch-king_under_ace = Если на столе туз червей, а у игрока есть король
switch-king_under_ace-value = { $value ->
    [free] он волен положить любую черву
   *[forced] он должен отдать короля под туза
}
switch-king_deals = В каких сдачах отдают короля червей
switch-king_deals-value = { $value ->
    [listed] только там, где считается сам кинг
   *[all] везде, где король червей чего-то стоит
}
switch-heart_lead = Можно ли заходить с червей
switch-heart_lead-value = { $value ->
    [banned] нельзя, пока на руках есть другая масть
    [after-broken] можно, как только в сдаче сыграна хоть одна черва
   *[free] можно всегда
}
switch-last_two = Сколько стоит каждая из двух последних взяток
switch-last_two-value = { POINTS($value) }
switch-hearts_price = Сколько стоит черва
switch-hearts_price-value = { POINTS($value) }
switch-removed = Какие карты убраны из колоды
switch-removed-value = { $value ->
    [black-aces] туз пик и туз треф
   *[black-sevens] семёрка пик и семёрка треф
}
switch-stripped = Какую карту вынимают, чтобы колода делилась на троих
switch-stripped-value = { $value ->
    [two-of-clubs] двойку треф
    [two-of-spades] двойку пик
    [two-of-diamonds] двойку бубен
   *[none] никакую: лишняя карта лежит закрытой и не считается
}
switch-yeralash = Играют ли сдачи, где считается всё сразу
switch-yeralash-value = { $value ->
    [both] играют обе: и где не берут, и где берут
    [negative] играют только ту, где не берут
   *[none] не играют
}
switch-order = В каком порядке идут сдачи
switch-order-value = { $value }
switch-trump_price = Сколько стоит взятка, когда есть козырь
switch-trump_price-value = { $value ->
    [auto] столько, чтобы партия сошлась в ноль
   *[other] { POINTS($value) }
}
switch-must_trump = Надо ли бить козырем, когда нет масти захода
switch-must_trump-value = { $value ->
    [on] надо, если козырь есть
   *[off] не надо: можно положить любую карту
}
switch-miser = Можно ли объявить мизер: семёрка старше всех, туз младше всех
switch-miser-value = { $value ->
    [off] нельзя
    [any-trump] можно при любом козыре и без козыря
   *[no-trump-only] можно только в бескозырке
}
switch-no_trump = Можно ли объявить бескозырку
switch-no_trump-value = { $value ->
    [on] можно
   *[off] нельзя
}
switch-last_card = Можно ли играть по последней: козырь по масти своей последней карты
switch-last_card-value = { $value ->
    [on] можно
   *[off] нельзя
}
switch-trade = Можно ли продать право назвать козырь за взятки
switch-trade-value = { $value ->
    [on] можно
   *[off] нельзя
}
switch-write_off = Можно ли расписать сдачу: не играть, а записать взятки поровну
switch-write_off-value = { $value ->
    [on] можно
   *[off] нельзя
}
switch-sale = Когда продают право назвать козырь
switch-sale-value = { $value ->
    [three-cards] по трём картам
    [full-deal] когда сданы все карты
   *[after-declaration] когда козырь уже объявлен
}
switch-sale_cap = Может ли покупатель отдать больше взяток, чем взял
switch-sale_cap-value = { $value ->
    [none] может и уйти в минус
   *[taken] не больше, чем взял
}
switch-allow_unbalanced = Разрешена ли партия, очки которой не сходятся в ноль
switch-allow_unbalanced-value = { $value ->
    [on] разрешена
   *[off] нет
}
switch-first_dealer = Кто сдаёт первым
switch-first_dealer-value = { $value ->
    [lot] решает жребий
   *[first-ace] карты открывают по кругу: сдаёт тот, кому выпал первый туз
}
switch-first_lead = Кто заходит первым
switch-first_lead-value = { $value ->
    [eldest] первая рука: сосед сдающего слева
   *[caller] тот, кто заказал или объявил
}
switch-order_list = Из каких игр заказывают
switch-order_list-value = { $value ->
    [ten] из десяти: шесть, где не берут, и четыре с козырем
   *[fourteen] из четырнадцати классических
}
switch-tie_break = Если лучших поровну
switch-tie_break-value = { $value ->
    [shared] они делят победу
   *[extra-deal] играют ещё одну сдачу
}
switch-settle = Как рассчитываются, если очки партии не сходятся в ноль
switch-settle-value = { $value ->
    [pairs] каждый с каждым, по разнице очков
   *[average] по разнице со средним
}
switch-bidding = Сколько раз можно торговаться
switch-bidding-value = { $value ->
    [once] каждый говорит один раз
   *[until-passed] по кругу, пока не останется один
}
switch-stock_to_last = Кому достаётся остаток базара
switch-stock_to_last-value = { $value ->
    [on] тому, у кого последнего остались карты
   *[off] никому
}
switch-pack = Сколько карт в колоде
switch-pack-value = { $value ->
    [52] 52, от двойки
    [36] 36, от шестёрки
   *[32] 32, от семёрки
}
switch-jokers = Сколько джокеров в колоде
switch-jokers-value = { $value ->
    [1] один
   *[other] два
}
switch-aside = Куда идёт лишняя карта
switch-aside-value = { $value ->
    [out] лежит закрытой и не считается
   *[first-trick] тому, кто взял первую взятку
}
switch-joker_any_time = Когда можно положить джокера
switch-joker_any_time-value = { $value ->
    [on] когда угодно
   *[off] только как черву
}
switch-joker_loses_to_high_heart = Бьёт ли джокера старшая черва, сброшенная в чужую масть
switch-joker_loses_to_high_heart-value = { $value ->
    [on] бьёт, от валета и старше
   *[off] не бьёт
}
switch-queen_held = Сколько стоит дама, оставшаяся на руках
switch-queen_held-value = { $value ->
    [sole-30] 30, если это единственная карта, иначе 3
    [every-30] 30 каждая
    [one-30] 30 первая, по 3 остальные
    [add-30] по 3, и ещё 30 один раз
   *[always-3] всегда 3
}
switch-recycle = Что делают, когда колода кончилась
switch-recycle-value = { $value ->
    [flip] переворачивают сброшенные карты
   *[shuffle] тасуют сброшенные карты
}
switch-upcard_acts = Действует ли первая открытая карта
switch-upcard_acts-value = { $value ->
    [on] действует, как ход сдающего
   *[off] нет
}
switch-last_card_acts = Действует ли карта, которой закончили сдачу
switch-last_card_acts-value = { $value ->
    [on] действует
   *[off] нет
}
switch-voluntary_draw = Можно ли взять карту, когда есть чем ходить
switch-voluntary_draw-value = { $value ->
    [on] можно
   *[off] нельзя
}
switch-exact_101_resets = Если набрано ровно 101
switch-exact_101_resets-value = { $value ->
    [on] счёт начинается с нуля
   *[off] это проигрыш
}
switch-floor_zero = Может ли счёт уйти ниже нуля
switch-floor_zero-value = { $value ->
    [on] нет, не ниже нуля
   *[off] может
}
switch-packs = Сколько колод
switch-packs-value = { $value ->
    [auto] сколько нужно, чтобы карт хватило
   *[other] { POINTS($value) }
}
