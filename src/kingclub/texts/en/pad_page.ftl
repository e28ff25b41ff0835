# The pad in the browser, for people who play with real cards. $name: the player's name; $item: what is counted.

desk-title = King: the score pad
desk-heading = Score pad
desk-lead = Play with real cards, and mark here who took what. The pad counts points, checks and totals by itself.
desk-new = New sheet
desk-open-file = Open a file
desk-open-table = Open a CSV table
desk-old-paper = Check an old paper sheet
desk-closed = Not to be opened here
desk-closed-lead = These sheets lie in this browser, and nothing of them is lost. Save one as a file to open it where its version of the page is.
desk-sheets = Your sheets
desk-deals-written = { $count ->
    [0] still empty
    [one] { $count } deal written
   *[other] { $count } deals written
}
desk-delete-of = Delete the sheet: { $names }
desk-delete-sure = Delete this sheet? It can not be brought back.
desk-yes-delete = Delete
desk-cancel = Keep
desk-back = Back
desk-large-print = Large print
desk-normal-print = Normal print
desk-not-kept = The browser keeps nothing (a private window?): the sheet goes when the page does.
desk-failed = Not written down: the browser has no room. Save the sheet as a file.
desk-unsafe-address = At this address the browser does not let the page open without a network. Take it as one file, which opens anywhere:
desk-save-page = save the page as a file
desk-works-offline = The page opens without a network too. You can take it along:
desk-is-file = This page is one file: it needs no network, and can be sent to others.

desk-file-no-json = { $name } is no sheet.
desk-file-no-sheet = { $name } is no sheet.
desk-file-mixed-alphabets = { $name }: “{ $text }” mixes Latin and Cyrillic letters. An ace is A in Latin or Т in Cyrillic, a ten is 10.
desk-file-no-preset = { $name }: this page does not know the game.
desk-file-other-version = { $name }: the sheet was written by another version of the rules.
desk-file-refused = { $name }: the house rules of this sheet do not go together.
desk-file-no-table = { $name } is no table of such a sheet.

desk-game = Game
desk-players = How many players
desk-names = Names, clockwise
desk-name-of = Name, seat { $seat }
desk-first-dealer = Who deals first
desk-draw-lots = Draw lots
desk-lot-fell = The lot fell on { $name }
desk-house = House rules
desk-house-usual = as usual
desk-house-changed = changed: { $count }
desk-own-number = another number
desk-earlier = Earlier: { $contract }
desk-start = Start
desk-refused-unbalanced = With these rules the points of a game do not sum to zero. Allow that by its own rule, or take the change back.
desk-refused-switches = These rules do not go together.

desk-find = Finding your game
desk-find-start = Not sure which game is yours? A few questions
desk-find-dont-know = I don’t know
desk-find-closest = Nearest so far: { $title }
desk-find-enough = No more questions
desk-find-take = Take this game
desk-find-given = Your answers
desk-find-change = Change
desk-find-change-of = Change the answer: { $question }
desk-find-here = Here: { $text }
desk-find-there = In the text: { $text }
desk-find-failed = No game goes with these answers.

desk-next = Next deal
desk-deal = Deal { $number }
desk-deal-of = Deal { $number } of { $deals }
desk-deals = { $name } deals
desk-leads = { $name } leads
desk-ordered = To be ordered
desk-over = The game is over
desk-write = Write the deal
desk-orders-left = Still to order
desk-orders-none = all ordered
desk-undo = Undo
desk-settle = Settle
desk-print = Print
desk-history = History
desk-doctor = Check numbers
desk-figures = How people play
desk-save-sheet = Save a file
desk-save-table = CSV table

desk-deal-column = Deal
desk-sum = Sum
desk-dealer-mark = who deals that deal
desk-mark-ordered = ordered by { $name }
desk-mark-declared = declared by { $name }
desk-mark-sold = sold { $tricks }
desk-mark-stock = stock { $count }
desk-legend-declarer = who ordered, declared or bought
desk-legend-held-king = held the King back
desk-legend-queen-out = out with a queen
desk-total-minus = TOTAL (−)
desk-total-plus = TOTAL (+)
desk-total-all = TOTAL
desk-right = adds up
desk-due = need { POINTS($points) }
desk-row-later = for later
desk-row-next = next

desk-save = Write
desk-later = Leave for later
desk-strike = Strike out, write later
desk-rest = the rest
desk-rest-to = { $item }: the rest to { $name }
desk-count-of = { $item }: { $name }
desk-of = { $given } of { $whole }
desk-row-so-far = The row of the sheet
desk-nobody = nobody

desk-who-ordered = Who ordered
desk-what-ordered = What was ordered
desk-declarer = Who won the bidding
desk-bid = Bid
desk-bid-less = Less by { $by }
desk-bid-more = More by { $by }
desk-all-passed = all passed
desk-penalty-suit = Penalty suit
desk-sold = Trump deal of { $name }. Sold to
desk-not-sold = not sold
desk-sold-tricks = For how many tricks
desk-write-off = Write off, no play
desk-not-written-off = Do not write off
desk-written-off = The deal is not played: the tricks are shared evenly.
desk-trump = Trump
desk-may-be-left = may be left out
desk-last-card = by the last card
desk-in-stock = Hearts left in the stock
desk-held-king = Who kept the King back
desk-whose-cards = Whose cards to mark
desk-card-of = { $card }: { $name }
desk-whose-hand = Whose hand is marked: the cards left in it
desk-queen-out = Who went out with a queen
desk-rest-of-cards = The other cards to { $name } ({ $count })
desk-aside = The card laid aside
desk-aside-none = not noted

desk-price = A point is
desk-own-price = Another price
desk-currency = Money ($, €, chips)
desk-coin = The smallest coin
desk-bad-price = The price is a number above zero.
desk-payments = Who pays whom
desk-early = If the game ended now

desk-doctor-lead = Copy the paper sheet as it stands. The minus may be left out where points are only lost. A blank cell is not a zero.
desk-doctor-says = What the numbers tell
desk-typed-order = What was ordered, deal { $number }
desk-typed-declarer = Who ordered, deal { $number }
desk-who-ordered-unknown = who ordered?
desk-doctor-empty = Nothing is written yet.
desk-packs = { $count } packs: tap a card again, and the player has a second one.

desk-history-none = Nothing is written yet.

desk-show = The sheet on the players’ phones
desk-show-lead = By a link the table sees this sheet, and all that is written on it. Only you can change it.
desk-show-start = Show it to the table
desk-show-on = The sheet can be seen by the link:
desk-show-code = The link to the sheet for a phone’s camera
desk-show-end = Stop showing it
desk-show-failed = The server does not answer. The sheet is safe; try again.
desk-show-no-server = To show the sheet to others, open it at the club’s server: a page from a file has none.
desk-shown-no-more = This sheet is shown no longer.
desk-shown-unknown = The page does not know the game of this sheet.
desk-shown-no-line = There is no connection; this is how it was.
desk-shown-lead = This is somebody else’s sheet: it can only be looked at.
desk-paper = PDF to print
desk-paper-blank = An empty blank:
desk-paper-filled = This sheet:
desk-paper-a4 = A4
desk-paper-a5 = A5
desk-paper-large = A4, large
