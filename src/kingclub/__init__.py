"""The card games King and Kis-Kis: rules as data, a referee, bots, a table."""

__version__ = "0.1.0"
