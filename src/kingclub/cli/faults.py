"""What is wrong with a call of the program, in the person's language."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from kingclub.texts import Texts


def told(error: CycloptsError, texts: Texts) -> str:
    """One line: which word of the call is wrong, and what was expected."""
    rest = " ".join(error.unused_tokens or ())
    match error:
        case UnknownOptionError(token=token):
            option = token.keyword or token.value
            return texts.text("use-unknown-option", option=option, command=_called(error))
        case UnknownCommandError():
            known = ", ".join(_commands(error.app))
            return texts.text("use-unknown-command", name=rest.split(" ", 1)[0], known=known)
        case UnusedCliTokensError():
            return texts.text("use-too-much", rest=rest, command=_called(error))
        case RepeatArgumentError(token=token):
            return texts.text("use-repeated", option=token.keyword or token.value)
        case MissingArgumentError():
            return texts.text("use-missing", option=error.keyword or _name(error), command=_called(error))
        case CoercionError(token=token, target_type=kind) if token and get_origin(kind) is Literal:
            option, known = token.keyword or _name(error), ", ".join(map(str, get_args(kind)))
            return texts.text("use-no-choice", option=option, value=token.value, known=known)
        case CoercionError(token=token) if token is not None:
            return texts.text("use-bad-value", option=token.keyword or _name(error), value=token.value)
        case _:
            return str(error)


def _called(error: CycloptsError) -> str:
    return " ".join(("kingclub", *(error.command_chain or ())))


def _name(error: CycloptsError) -> str:
    return "" if error.argument is None else error.argument.name


def _commands(app: App | None) -> list[str]:
    return [] if app is None else [name for name in app if not name.startswith("-")]
