# What is wrong with a record. $text: what stands there; $wanted: what would mend it.

fault-encoding = { $text ->
    [utf-8-bom] The file begins with a byte order mark. Save it as UTF-8 without one.
    [utf-16] This is UTF-16. Save the file as UTF-8 without a byte order mark.
    [utf-32] This is UTF-32. Save the file as UTF-8 without a byte order mark.
    [cp1251] This is not UTF-8; it may be Windows-1251. Save the file as UTF-8.
   *[binary] This is not a text.
}
fault-cut-file = The file breaks off in this line. If nothing is missing, end it with a line break.
fault-empty = There is no game here. A game begins with { $wanted }, a deal that stands alone with “deal”.
fault-unknown-version = This record is of version “{ $text }”; this program reads “[king { $wanted }”.

fault-unknown-tag = No line begins with “{ $text }”. The words that begin one: { $wanted }.
fault-duplicate-tag = “{ $text }” is there twice. Leave one of them.
fault-missing-tag = The tag “{ $wanted }” is missing before this line.
fault-misplaced = “{ $text }” has no place here; expected: { $wanted }
fault-missing-word = The line ends too early; expected: { $wanted }
fault-extra-word = “{ $text }” is too much here. Remove it.
fault-bad-word = “{ $text }” can not stand here; expected: { $wanted }
fault-bad-name = { $text } is not a name in quotes. A quote within a name is written \", a backslash \\.
fault-bad-seat = “{ $text }” is not the seat that belongs here; expected: { $wanted }
fault-bad-card = “{ $text }” is not a card. A card is a rank (2–10, J Q K A or В Д К Т) and a suit (♠ ♣ ♦ ♥ or s c d h).
fault-mixed-alphabets = “{ $text }” is not written in one alphabet. An ace is A in Latin and Т in Cyrillic; a Cyrillic А is no card; a ten is 10.

fault-no-rules = A deal that stands alone does not say by which rules it is played. Name them: { $wanted }.
fault-unknown-rules = There is no game “{ $text }”. There are: { $wanted }.
fault-rules-version = This game was played by version { $text } of its rules; this program has version { $wanted }.
fault-bad-switch = { $wanted }.
fault-bad-players = { $wanted }.
fault-hash-mismatch = The rules named above do not have this hash. Mend the tags, or the hash: { $wanted }

fault-wrong-number = This is deal { $wanted }, not { $text }.
fault-wrong-contract = This deal is not “{ $text }” but: { $wanted }
fault-wrong-dealer = Seat { $wanted } deals here, not { $text }.
fault-missing-hand = A hand is missing before this line: { $wanted }
fault-missing-stock = The stock is missing before this line: { $wanted }
fault-missing-upcard = An upcard is missing before this line: { $wanted }
fault-card-twice = { $text } has been seen before. A card comes once in a deal.
fault-card-missing = A card is missing here. These lie nowhere: { $wanted }
fault-short-trick = This trick lacks a card: it is the turn of seat { $wanted }.
fault-extra-card = { $text } is one card too many.
fault-not-in-pack = { $text } is not in the pack of this game.
fault-not-from-seed = “{ $text }” does not follow from the seed; what follows from it: { $wanted }
fault-wrong-commitment = The seed is not the one committed to; its digest is { $wanted }

fault-wrong-leader = Seat { $wanted } is on lead here, not { $text }.
fault-wrong-winner = Seat { $wanted } takes this trick, not { $text }.
fault-wrong-shown = The card shown here is { $wanted }, not { $text }.
fault-wrong-flip = Other cards become the stock here: { $wanted }
fault-missing-call = A call is missing before this line: it is the turn of seat { $wanted }.
fault-missing-trick = A trick is missing before this line: the deal is not over, and it is the turn of seat { $wanted }.
fault-missing-action = Something that was done is missing before this line: the deal is not over, and it is the turn of seat { $wanted }.
fault-missing-flip = The discards were shuffled before this line: { $wanted } is missing.
fault-after-the-end = This comes after the end. Remove it.

fault-missing-row = The row of the finished deal is missing before this line.
fault-wrong-row = The points are { $wanted } here, not { $text }.
fault-early-result = There can be no result yet: deal { $wanted } has not been played to its end.
fault-missing-result = The game is over, but its result is missing before this line.
fault-wrong-result = The rows add up to { $wanted } here, not { $text }.

fault-illegal = “{ $text }” is refused, and it is the turn of seat { $seat }: “{ $why }”
