"""Other people's card games, driven as ours are, to compare speeds with."""
