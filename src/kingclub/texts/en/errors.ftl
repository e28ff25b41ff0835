# Errors that a player meets: what happened, and how to mend it.

error-terminal-too-small = The terminal is too small: { $columns }×{ $rows }, and at least { $min_columns }×{ $min_rows } is needed. Enlarge the window or choose a smaller font.
