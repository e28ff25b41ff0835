# `kingclub rules`

rules-title = Игра
rules-players = Игроков
rules-deals = Сдач
