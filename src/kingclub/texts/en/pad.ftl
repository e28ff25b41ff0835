# The sheet of people who play with real cards. $name: the player's name; $found: what is written; $wanted: what it should be.

pad-item-tricks = tricks
pad-item-hearts = hearts
pad-item-boys = boys
pad-item-girls = girls
pad-item-king = the King
pad-item-last_two = the last two

row-other-deal = The programme has another deal here.
row-not-in-list = { $name }: the list has no such game left.
row-no-such-row = There has been no deal { $found } yet.
row-seat-count = There should be { $wanted } players, not { $found }.
row-no-declarer = It is not written who ordered or declared.
row-no-bidder = It is not written who won the bidding.
row-not-orderer = { $name } orders here: the eldest, and an order may not be passed on.
row-not-declarer = { $name } declares here: the eldest, and the deal was not sold.
row-last-card-suit = “By the last card” and “no trump” do not go together: the trump is the suit of the last card.
row-not-offered = That is not played at this table.
row-bad-bid = A bid is a whole number from 1 to { $wanted }.
row-bad-sale = The eldest sells, somebody else buys, for 1 to { $wanted } tricks.
row-bad-write-off = The deal was written off, but the tricks are not shared evenly.
row-written-off-played = The deal was written off and not played: it has no trump and no buyer.
row-no-suit = The penalty suit is not written.
row-too-few = Not all is written: { $item }, { $found } of { $wanted }.
row-too-many = Too much is written: { $item }, { $found }, and a deal has { $wanted }.
row-too-few-tricks = { $name }: { $found } tricks, but what is written needs at least { $wanted }.
row-can-not-be = These numbers can not be together: one card may count twice (the King is a heart, and so is a queen), and a trick holds as many cards as there are players.
row-no-hands = It is not written who was left with which cards.
row-hands-empty = { $found } players are without cards, but only one goes out.
row-nobody-out = Nobody went out. That happens only in a blocked deal, and then the hands hold { $wanted } cards; { $found } are written.
row-out-with-cards = { $name } is said to have gone out with a queen, but still holds cards.
row-card-twice = { $name }: { $cards } is already written for somebody else.
row-card-not-in-play = { $name }: { $cards } is not in this game.
row-cards-missing = Written for nobody: { $cards }.
row-blank = { $name }: blank, and a blank is not a zero.
row-wrong-sign = { $name }: { POINTS($found) } has the wrong sign.
row-wrong-step = { $name }: { POINTS($found) } can not come up here; the step is { POINTS($wanted) }.
row-too-much = { $name }: { POINTS($found) } is more than a deal can write ({ POINTS($wanted) }).
row-wrong-sum = The sum is { POINTS($found) } and should be { POINTS($wanted) }.

pad-row = deal { $number }, { $contract }
pad-right = All is right.
pad-over-wrong = The game is over, but the sheet does not add up: it can not tell who won.
pad-waiting = Deals still to be written: { $numbers }.
pad-next = Next is deal { $number }: { $contract }. { $dealer } deals, { $first ->
    [speaks] { $leader } speaks first
   *[leads] { $leader } leads
}.
pad-next-ordered = Next is deal { $number }, to be ordered. { $dealer } deals, { $first ->
    [speaks] { $leader } speaks first
   *[leads] { $leader } leads
}.
pad-no-sheet = { $path } is no sheet. { $cause }
pad-no-game = “{ $name }”: there is no such game and no such file; games: { $known }
pad-no-command = “{ $name }”: there is no such file and no such command; commands: { $known }
pad-blank-only = { $path }: a sheet has its names and its rules; --names, --set and --players are for the blank of a game
pad-names = There are { $count } names, and { $players } play
pad-needs-rules = { $path }: a table of numbers holds no rules. Name the game: --rules ID.

sheet-at-row = Row { $row }: { $said }
sheet-at-line = Line { $line }: { $said }
sheet-fault-too-large = No sheet is so large: the file has more than { $wanted } MB.
sheet-fault-no-text = What is in the file is no text.
sheet-fault-encoding = Its letters are not UTF-8.
sheet-fault-empty = The file is empty.
sheet-fault-record = It is the record of a game; kingclub replay judges it.
sheet-fault-no-json = It is not JSON, or it is cut off.
sheet-fault-no-object = A sheet is a JSON object with “rules”, “players” and “rows”.
sheet-fault-missing-key = “{ $text }” is missing.
sheet-fault-unknown-key = A sheet has no “{ $text }”.
sheet-fault-bad-value = What stands at “{ $text }” can not stand there.
sheet-fault-bad-quotes = The quotation marks are not in pairs.
sheet-fault-cell-count = There are { $text } cells; { $wanted } were expected.
sheet-fault-bad-head = It should be “deal,contract,” then the names, and “check” last.
sheet-fault-wrong-number = Deal “{ $text }” stands where deal { $wanted } should.
sheet-fault-unknown-total = A line without a deal is minus, plus or all, not “{ $text }”.
sheet-fault-total-twice = The line “{ $text }” stands there twice.
sheet-fault-bad-rules = { $wanted }
sheet-fault-rules-version = It was written by version { $text } of its rules; this program has version { $wanted }.
sheet-fault-no-seat = There is no seat { $text }: there are seats 1 to { $wanted }.
sheet-fault-no-deal = This game has no deal “{ $text }”.
sheet-fault-tally-or-points = A row has either what was taken (tally) or numbers (points).
sheet-fault-below-zero = Seat { $text } can not have taken fewer than none.
sheet-fault-bad-card = “{ $text }” is not a card.
sheet-fault-card-twice = { $text } is there twice.
sheet-fault-bad-suit = “{ $text }” is not a suit.
sheet-fault-bad-number = “{ $text }” is no number of points; there are whole points and halves.
sheet-fault-no-row = The history speaks of row { $text }, and there are { $wanted }.

doctor-total-off = { $place }: { POINTS($written) } is written, but the column gives { POINTS($found) }.
doctor-cell = deal { $row }, { $name }
doctor-total = { $total }, { $name }
doctor-one = One number is wrong. There is only one mend:
doctor-one-of = One number is wrong, but the numbers can not tell which. Any of these would mend it:
doctor-two = At least two numbers are wrong. There is only one mend:
doctor-two-of = At least two numbers are wrong, but the numbers can not tell which. Suspect are:
doctor-mend = { $place }: should be { $numbers }
doctor-suspect = { $place }

doctor-ruled-out-wrong-sign = { $place }: not this one; it would be { POINTS($number) }, which has the wrong sign.
doctor-ruled-out-wrong-step = { $place }: not this one; it would be { POINTS($number) }, which never comes up in this deal.
doctor-ruled-out-too-much = { $place }: not this one; it would be { POINTS($number) }, more than a deal can write.
doctor-ruled-out-elsewhere = { $place }: not this one; it would be { POINTS($number) }, but then something else would not add up.

doctor-not-here = Deal { $row }, the other cells do not fit: { $cells }.
doctor-not-here-wrong-sign = { $cells } has the wrong sign
doctor-not-here-wrong-step = { $cells } never comes up in this deal
doctor-not-here-too-much = { $cells } is more than a deal can write
doctor-not-here-elsewhere = with { $cells } something else would not add up

doctor-unknown-which = The numbers alone can not tell which of these mends is the right one.
doctor-unknown-too-many = More than two numbers are wrong: the sheet can not tell which.
doctor-unknown-no-totals = No totals are written: a slip that keeps the sum of its row is not seen.
doctor-unknown-gaps = Not all deals are written: the totals of the columns can not be checked.
doctor-unknown-open-check = What some rows sum to depends on bidding that the sheet does not show: some slips are not seen.

money-sign = { $currency }{ $number }
money-word = { $number } { $currency }
settle-title = A point is worth { $price }
settle-pays = { $payer } → { $payee }: { $amount }
settle-nothing = Nobody owes anything.
settle-no-coin = Nobody pays: a coin of { $coin } is too large for such sums.
settle-left-owed = { $name }: still due { $amount }, but there is no smaller coin.
settle-left-owing = { $name }: still owes { $amount }, but there is no smaller coin.
settle-bad-price = { $option } { $value }: a number above zero is needed.
settle-not-over-average = The game is not over: settled by the difference from the average.
settle-not-over-pairs = The game is not over: settled each with each, by the difference in points.
settle-later = Left for later: { $count ->
    [one] deal
   *[other] deals
} { $deals }.
settle-ahead = Not played yet: { $count ->
    [one] deal
   *[other] deals
} { $deals }.
settle-wrong = { $count ->
    [one] Deal { $deals } does not add up
   *[other] Deals { $deals } do not add up
}: settled by such numbers it is wrong.

statistics-person = Player
statistics-deals = Deals
statistics-mean = Mean
statistics-best = Best
statistics-worst = Worst
statistics-games = Games
statistics-wins = Wins
statistics-total = Sum

# What was said of a deal; it stands on the sheet after its name.
pad-mark-last-card = by the last card
pad-mark-bid = bid { $amount }
pad-mark-sale = sold: { $seller } → { $buyer } for { $tricks }
pad-mark-written-off = written off
pad-mark-held-king = held the King back: { $name }
pad-mark-queen-out = out with a queen: { $name }
pad-mark-in-stock = hearts in the stock: { $count }
pad-marked = { $contract }: { $marks }

paper-dealer = • who deals
paper-wrong = Does not add up.
paper-more = Remarks besides: { $count }.
paper-orders = { $name } orders
