# `kingclub rules`

rules-title = Game
rules-players = Players
rules-deals = Deals
