# Suits and ranks. $suit and $rank are the names that cards gives them (hearts, queen).

suit-name = { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[other] { $suit }
}

# Russian bends the word here: "king of hearts", "lead of hearts".
suit-genitive = { suit-name }

rank-name = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
   *[other] { $rank }
}

card-name = { rank-name } of { suit-genitive }

joker-name = joker
