# The variant finder: questions (`find-question-…`), what one must know to answer (`find-help-…`),
# and answers (`find-answer-QUESTION-ANSWER`). `source-…`: the texts that the rules come from.

find-question-players = How many of you are at the table?
find-help-players = You included. Bots take the seats that nobody fills.
find-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

find-question-aim = What is your game like?
find-help-aim = In King each deal has a task of its own: in one you avoid tricks, in another queens, in a third the king of hearts. The other games of this list go by other rules.
find-answer-aim-programme = Each deal has its task, and they come in a known order
find-answer-aim-ordered = The player on the dealer’s left picks the task from a list of his own
find-answer-aim-passes = The players in turn may pick a task from their own lists, or pass
find-answer-aim-jokers = Hearts cost their face value, and so does a joker
find-answer-aim-suit = The right to name the suit that costs is bid for, in points
find-answer-aim-domino = Hearts cost points, and a suit that you lack is drawn from the stock
find-answer-aim-kis-kis = Be the first without cards; sixes, sevens, aces and queens get in the neighbour’s way

find-question-course = How are the lost points won back?
find-help-course = First come deals in which things are to be avoided: there you lose points. In one deal everything counts at once. In a trump deal one suit beats all others, and each trick brings points.
find-answer-course-mirror = By the same seven deals with plus: take tricks, take boys, and so on
find-answer-course-mirror-short = By the same deals with plus, without “everything”: six with minus, six with plus
find-answer-course-trumps-then-all = By trump deals, one for each player; everything with plus comes last
find-answer-course-all-then-trumps = By everything with plus; after it come trump deals, one for each player
find-answer-course-trumps = By trump deals alone, one for each player; everything is only to be avoided
find-answer-course-trumps-two-laps = By trump deals alone, two for each player; everything is only to be avoided
find-answer-course-trumps-short = By trump deals alone, and there is no deal of everything at all

find-question-naming = When is trump named?
find-help-naming = The trump is the suit that beats all others in that deal.
find-answer-naming-three-cards = On three cards: three are dealt to each, then there is a stop
find-answer-naming-whole-hand = When all cards are in hand
find-answer-naming-auction = By an auction: who gives up most tricks names it

find-question-pack = Which cards do you play with?
find-help-pack = With three players two cards are taken out, so that all get the same number.
find-answer-pack-32 = 32 cards: seven to ace
find-answer-pack-30-no-aces = 30 cards: seven to ace without the two black aces
find-answer-pack-30-no-sevens = 30 cards: seven to ace without the two black sevens
find-answer-pack-36 = 36 cards: six to ace
find-answer-pack-52 = 52 cards: two to ace

find-question-extras = What may the one who names trump do?
find-help-extras = By the last card: the suit of his last card will be trump. Miser: the seven is the highest card, the ace the lowest. Writing off: all get the same number of tricks, and nothing is played.
find-answer-extras-suit-only = Name a suit, nothing else
find-answer-extras-last-card = Name a suit, or leave it to his last card
find-answer-extras-no-trump = Name a suit or no trump; on three cards, leave it to his last card too
find-answer-extras-sale = Name a suit, no trump, the last card or miser; he may also sell the deal for tricks
find-answer-extras-write-off = The same, with miser and sale, and he may write off two tricks to each

find-question-boys = Who are the boys?
find-help-boys = In one of the deals each boy that you take costs points.
find-answer-boys-kings = The kings
find-answer-boys-jacks = The jacks
find-answer-boys-both = Kings and jacks

find-question-heart_lead = May a heart be led?
find-help-heart_lead = In the deals in which hearts or the king of hearts cost points. To lead is to play the first card of a trick.
find-answer-heart_lead-banned = Not while you hold another suit
find-answer-heart_lead-after-broken = Once a heart has been played in the deal
find-answer-heart_lead-free = Always

find-question-king_discard = You can not follow suit and hold the king of hearts. Must it go?
find-help-king_discard = In the deals in which the king of hearts costs points.
find-answer-king_discard-forced = Yes: no other card may be played
find-answer-king_discard-free = No, it may be kept
find-answer-king_discard-penalty = It may be kept, but who kept it back pays for it

find-question-last_two = What does each of the last two tricks cost?
find-help-last_two = In one of the deals the last two tricks are to be avoided.
find-answer-last_two-8 = 8 points: the deal is worth 16, like the others
find-answer-last_two-6 = 6 points

find-question-jokers = How many jokers are in the pack?
find-help-jokers = A joker costs 20 points.
find-answer-jokers-1 = One
find-answer-jokers-2 = Two

find-question-bidding = How do you bid?
find-help-bidding = A bid is the points that a player writes against himself for the right to name the suit.
find-answer-bidding-once = Each speaks once
find-answer-bidding-until-passed = Round and round, until one is left

find-question-stock_to_last = The deal is over. Who gets what is left of the stock?
find-help-stock_to_last = The stock is the cards that were not dealt; a suit that one lacks is drawn from it.
find-answer-stock_to_last-off = Nobody
find-answer-stock_to_last-on = The last player who holds cards

find-question-queen_held = What does a queen left in hand cost?
find-help-queen_held = When somebody is rid of all cards, the others count theirs.
find-answer-queen_held-sole-30 = 30 as the only card, else 3
find-answer-queen_held-every-30 = Always 30
find-answer-queen_held-one-30 = 30 for one, 3 for each other
find-answer-queen_held-add-30 = 3 each, and 30 more once
find-answer-queen_held-always-3 = Always 3

find-dont-know = I don’t know
find-nearest = The nearest text: { $source }
find-as-written = It does not differ from that text.
find-differs = What differs from it:
find-about-switch = { $switch }?
find-about-price = “{ $contract }”: what does it cost?
find-difference = { $about } Here: { $here }. There: { $there }.
find-switched = House rules:
find-found = Your game: { $title }
find-closest = Nearest so far: { $title }
find-how = Answer with a number; an empty line is “I don’t know”, “.” is “no more questions”.
find-no-number = There is no such number.
find-play = Play it: { $command }
find-rules = Its rules: { $command }

source-s0-kis-kis = a description of Kis-Kis
source-s1 = an instruction of fourteen deals, boys are jacks
source-s2-classic = classic King, fourteen games
source-s2-boys = the convention of the boys
source-s2-three = King for three players
source-s2-ordered = ordered King
source-s2-ordered-pass = ordered King, the convention with passes
source-s2-trump-auction = King with an auction for trumps
source-s2-trump = King with trumps
source-s2-domino = King domino
source-s2-jokers = King with jokers
source-s2-suit-auction = King with an auction for the penalty suit
source-s2-article = an article on ladies’ preference, twelve deals
source-s2-blank = a blank for twelve deals
source-s2-book = a book’s chapter “King, or ladies’ preference”
source-s3 = short rules of twelve deals
