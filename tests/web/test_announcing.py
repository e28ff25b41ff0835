"""What `kingclub serve` says at its start, and a store that somebody else holds."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from kingclub.cli.serve import _announce  # pyright: ignore[reportPrivateUsage]
from kingclub.store import SqliteStore, StoreUnavailable
from kingclub.store.sqlite_store import FILE_NAME
from kingclub.texts import Texts


def test_at_home_the_address_and_its_qr_code_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    _announce(Texts("en"), "http://127.0.0.1:8765/", "http://192.0.2.7:8765", opens=True)
    shown = capsys.readouterr().out
    assert "http://127.0.0.1:8765/" in shown
    assert "http://192.0.2.7:8765" in shown
    assert len([line for line in shown.splitlines() if set(line) & set("▀▄█")]) > 10


def test_for_this_machine_alone_no_other_address_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    _announce(Texts("en"), "http://127.0.0.1:8765/", None, opens=False)
    assert "▀" not in capsys.readouterr().out


def test_a_file_that_another_program_holds_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingclub.store.writer._PATIENCE", 0.01)
    holder = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreUnavailable, match=f"{FILE_NAME}.*locked"):
        SqliteStore(tmp_path)
    holder.close()
