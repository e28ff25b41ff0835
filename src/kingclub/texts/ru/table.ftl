# Слова стола: места, очки, ход игры. $name: имя, как его выбрал игрок.

table-no-trump = бескозырка
table-reversed = мизер

points-amount = { $points ->
    [one] { POINTS($points) } очко
    [few] { POINTS($points) } очка
    [many] { POINTS($points) } очков
   *[other] { POINTS($points) } очка
}

cards-amount = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

tricks-amount = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
}

seat = место { $seat }
you = вы
bot = бот { $name }
turn = ходит { $name }

game-won = Победа: { $names }
game-shared = Победу делят { $names }
game-lost = в проигрыше { $names }
