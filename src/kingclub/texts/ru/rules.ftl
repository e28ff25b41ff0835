# `kingclub rules`

rules-title = Игра
rules-players = Игроков
rules-deals = Сдач

rules-unknown-preset = Игры «{ $name }» нет; есть: { $known }
rules-switch = { $fault ->
    [unknown-switch] Условия «{ $switch }» нет ни в одной игре; в этой есть: { $known }
    [not-offered] В этой игре нет условия «{ $switch }»; есть: { $known }
    [bad-players] Игроков в этой игре бывает: { $known }
    [bad-order] Условие «{ $switch }» должно назвать каждую из этих сдач по разу: { $known }
    [too-few-cards] Раздать надо карт: { $known }, а в колоде их { $value }; возьмите колоду больше
   *[bad-value] Условие «{ $switch }» не может быть «{ $value }»; может: { $known }
}
rules-unbalanced = Партия не сходится в ноль: { $arithmetic }. Так можно играть только с условием allow_unbalanced=on
rules-any-number = любое число больше 0, целое или с половиной

# Почему такие условия не подходят; стоит у самого условия.

house-unbalanced = Очки партии не сойдутся в ноль: { $arithmetic }.{ $may ->
    [on] { " " }Если так и хотите, разрешите это ниже.
   *[off] {""}
}
house-no-price = Партия не сойдётся: без сдач с козырем выходит { $arithmetic }, а взятка с козырем должна была бы стоить { $price }. Назовите её цену сами и разрешите партию, которая не сходится, или верните это условие.
house-bad-order = Каждая сдача должна стоять в порядке один раз.
house-bad-players = В эту игру играют так: { $known }.
house-too-few-cards = Раздать надо карт: { $known }, а в колоде их { $value }; возьмите колоду больше.
house-bad-value = Такого значения здесь не бывает: { $value }; бывает: { $known }.
house-refused = Так играть нельзя: { $reason }
