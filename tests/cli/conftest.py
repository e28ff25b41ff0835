"""The command line as a person calls it, in this process."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from kingclub.cli import main

Called = tuple[int, str, str]
"""Exit code, standard output, standard error."""


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Called]:
    """Runs `kingclub` with these words; the locale is English unless a word says otherwise."""

    def call(*words: object) -> Called:
        monkeypatch.setattr(sys, "argv", ["kingclub", *map(str, words)])
        monkeypatch.setenv("LANG", "C.UTF-8")
        monkeypatch.delenv("LC_ALL", raising=False)
        with pytest.raises(SystemExit) as stop:
            main()
        output = capsys.readouterr()
        code = stop.value.code
        assert isinstance(code, int)
        return code, output.out, output.err

    return call
