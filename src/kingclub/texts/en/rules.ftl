# `kingclub rules`

rules-title = Game
rules-players = Players
rules-deals = Deals

rules-unknown-preset = There is no game "{ $name }"; there are: { $known }
rules-switch = { $fault ->
    [unknown-switch] No game has a switch "{ $switch }"; this one has: { $known }
    [not-offered] This game has no switch "{ $switch }"; it has: { $known }
    [bad-players] This game is played by { $known }
    [bad-order] The switch "{ $switch }" must name each of these once: { $known }
    [too-few-cards] { $known } cards have to be dealt, and the pack has { $value }: take a bigger one
   *[bad-value] The switch "{ $switch }" can not be "{ $value }"; it can be: { $known }
}
rules-unbalanced = The game does not sum to zero: { $arithmetic }. It can be played so only with the switch allow_unbalanced=on
rules-any-number = any number above 0, whole or with a half

# Why such house rules do not do; shown at the rule itself.

house-unbalanced = The points of the game would not sum to zero: { $arithmetic }.{ $may ->
    [on] { " " }If that is what you want, allow it below.
   *[off] {""}
}
house-no-price = The game would not balance: without the trump deals it comes to { $arithmetic }, and a trump trick would have to pay { $price }. Name its price yourself and allow a game that does not balance, or take this rule back.
house-bad-order = Each deal must stand in the order once.
house-bad-players = This game is played by { $known }.
house-too-few-cards = { $known } cards have to be dealt, and the pack has { $value }: take a bigger one.
house-bad-value = This can not be { $value }; it can be { $known }.
house-refused = It can not be played so: { $reason }
