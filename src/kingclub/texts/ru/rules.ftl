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
