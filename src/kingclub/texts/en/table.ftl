# Words of the table: seats, points, the way of the game. $name is the name that a player chose.

table-no-trump = no trump
table-reversed = ranks reversed

points-amount = { $points ->
    [one] { POINTS($points) } point
   *[other] { POINTS($points) } points
}

cards-amount = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

tricks-amount = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

seat = seat { $seat }
you = you
bot = bot { $name }
turn = { $name } to play

game-won = Won by { $names }
game-shared = Shared by { $names }
game-lost = lost by { $names }
