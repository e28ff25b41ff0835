"""The error of a command that was called wrongly."""


class UseError(Exception):
    """A mistake in how a command was called: the text says what, and how to mend it."""
