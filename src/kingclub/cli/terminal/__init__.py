"""The table in a terminal: a person at the first seat against bots."""
