# Errors that a player meets: what happened, and how to mend it.

error-terminal-too-small = The terminal is too small: { $columns }×{ $rows }, and at least { $min_columns }×{ $min_rows } is needed. Enlarge the window or choose a smaller font.
error-not-a-terminal = Playing needs a terminal: the input or the output is redirected.
error-unreadable = Can not read { $path }: { $cause }.
error-unwritable = Can not write { $path }: { $cause }.
error-unknown-language = No texts in “{ $lang }”; there are: { $known }.
