# Масти и достоинства. $suit и $rank: английские имена из cards (hearts, queen).

suit-name = { $suit ->
    [spades] пики
    [clubs] трефы
    [diamonds] бубны
    [hearts] черви
   *[other] { $suit }
}

suit-genitive = { $suit ->
    [spades] пик
    [clubs] треф
    [diamonds] бубен
    [hearts] червей
   *[other] { $suit }
}

rank-name = { $rank ->
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
    [ace] туз
   *[other] { $rank }
}

card-name = { rank-name } { suit-genitive }

joker-name = джокер
