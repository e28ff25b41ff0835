# `kingclub rules`

rules-title = Game
rules-players = Players
rules-deals = Deals

rules-unknown-preset = There is no game "{ $name }"; there are: { $known }
rules-switch = { $fault ->
    [unknown-switch] No game has a switch "{ $switch }"
    [not-offered] This game has no switch "{ $switch }"; it has: { $known }
    [bad-players] This game is played by another number of people: { $known }
    [bad-combination] The switch "{ $switch }" must name each of these once: { $known }
   *[bad-value] The switch "{ $switch }" can not be "{ $value }"; it can be: { $known }
}
rules-unbalanced = The game does not sum to zero: { $arithmetic }. It can be played so only with the switch allow_unbalanced=on
rules-any-number = any number above 0
