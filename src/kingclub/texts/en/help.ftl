# `kingclub --help` and that of each command: one text a command, one an option.

usage-line = Usage: { $usage }
usage-commands = Commands
usage-options = Words and options

help-kingclub = The card games King and Kis-Kis.
help-shared-help = This page.
help-shared-version = The version.
help-shared-lang = ru or en; else the locale decides.
help-shared-players = How many play, where the game leaves a choice.
help-shared-set = A house rule, KEY=VALUE; may be repeated.

help-find = Find your game: a few questions about how you play.
help-find-answer = An answer given beforehand, QUESTION=ANSWER; `?` is “I don’t know”. May be repeated.
help-find-json = Ask nothing: print the next question and what fits, as data.

help-play = Play a game in the terminal against bots; an unfinished one is gone on with.
help-play-id = The game: king14-kings if none is named. kingclub rules lists them.
help-play-seed = Any text; the same text makes the same deals again.
help-play-bots = plain (if nothing is said) or random.
help-play-pace = short, key or none: how long a card is looked at; kept for the next time.
help-play-letters = latin or cyrillic, on the cards; kept too.
help-play-plain = Line by line, without a screen: for screen readers and pipes.
help-play-new = Start a new game whatever is saved.
help-play-resume = Go on with the saved game without asking.
help-play-state = The folder where the game is saved.

help-pad = Check the sheets of people who play with real cards: every row, every total, and what could mend them. The exit code is 1 if anything is wrong, 2 if there is no sheet.
help-pad-file = Sheets, *.sheet.json or *.csv.
help-pad-json = Print one JSON object a sheet.
help-pad-rules = The game by which a table *.csv is read.
help-pad-export = Write the pad for the browser as one file: it opens from a disk, without a network, and can be sent.
help-pad-export-output = Where to write; pad.html if left out.
help-pad-pdf = Print a blank for a game, or a filled sheet, as a PDF of one page.
help-pad-pdf-id-or-file = The game, for a blank; or the file of a sheet.
help-pad-pdf-output = Where to write it; sheet.pdf if nothing is said.
help-pad-pdf-paper = a4 (if nothing is said) or a5.
help-pad-pdf-large = Large print.
help-pad-pdf-names = The names, with commas between.
help-pad-settle = Tell who pays whom, in the fewest payments.
help-pad-settle-file = A sheet.
help-pad-settle-price = What a point is worth, say 0.5; 1 if nothing is said.
help-pad-settle-coin = The smallest coin; 0.01 if nothing is said.
help-pad-settle-currency = The currency, any word or sign.
help-pad-settle-json = Print JSON.
help-pad-statistics = Count over your own sheets who takes how much in which deal; each set of rules apart.
help-pad-statistics-file = Sheets.

help-replay = Judge records of games: right, or the first wrong line and why.
help-replay-file = Records, *.king; - is standard input.
help-replay-json = Print one JSON object a game.
help-replay-rules = The game by which deals that stand alone are judged.

help-rules = List the games, or tell the rules of one.
help-rules-id = The game whose rules are wanted; without it all games are listed.
help-rules-json = Print data instead of a page: the list, or the whole ruleset with its hash.

help-serve = Open the club and its page; Ctrl+C closes it, and nothing is lost.
help-serve-lan = Let phones and other machines of the home network in; prints the address and a QR code.
help-serve-port = The port to listen on; 0 takes a free one. Without it 8765, or the next that is free.
help-serve-data = The folder for the tables; without it a folder of this person.
help-serve-no-open = Do not open the page in a browser.

help-bench = Measure a part of kingclub beside its peers, in one run.
help-bench-name = What to measure: referee or kernel.
help-bench-json = Print the figures as JSON.
