# What `kingclub replay` says of a record that is right.

replay-right = Everything is right.
replay-deal-open = The deal is not over.
replay-game-open = The game goes on: deal { $number } comes next or is being played.
sheet-heading = { $title } ({ $id })
sheet-deal = Deal
sheet-minus = Total (−)
sheet-plus = Total (+)
sheet-total = Total
sheet-declarer = * who ordered or declared
