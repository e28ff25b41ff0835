# `kingclub rules`

rules-title = Игра
rules-players = Игроков
rules-deals = Сдач

rules-unknown-preset = Игры «{ $name }» нет; есть: { $known }
rules-switch = { $fault ->
    [unknown-switch] Правила «{ $switch }» нет ни в одной игре
    [not-offered] В этой игре нет правила «{ $switch }»; есть: { $known }
    [bad-players] Игроков в этой игре бывает: { $known }
    [bad-combination] Правило «{ $switch }» должно назвать каждую из этих сдач по разу: { $known }
   *[bad-value] Правило «{ $switch }» не может быть «{ $value }»; может: { $known }
}
rules-unbalanced = Партия не сходится в ноль: { $arithmetic }. Так можно играть только с правилом allow_unbalanced=on
rules-any-number = любое число больше 0

# Почему такие условия не подходят; стоит у самого условия.

house-unbalanced = Очки партии не сойдутся в ноль: { $arithmetic }.{ $may ->
    [on] { " " }Если так и хотите, разрешите это ниже.
   *[off] {""}
}
house-no-price = Партия не сойдётся: без сдач с козырем выходит { $arithmetic }, а взятка с козырем должна была бы стоить { $price }. Назовите её цену сами и разрешите партию, которая не сходится, или верните это условие.
house-bad-order = Каждая сдача должна стоять в порядке один раз.
house-bad-players = В эту игру играют так: { $known }.
house-bad-value = Такого значения здесь не бывает: { $value }.
house-refused = Так играть нельзя: { $reason }
