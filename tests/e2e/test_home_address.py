"""`kingclub serve --lan` as a phone finds it: the printed address and QR code, over plain HTTP."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Generator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import segno
from playwright.sync_api import Browser

from kingclub.texts import Texts
from kingclub.web.serving import home_address
from tests.e2e.player import Player
from tests.web.served import serve_command

pytestmark = pytest.mark.e2e

EN = Texts("en")
ADDRESS = re.compile(r"http://(?!127\.)[\d.]+:\d+")


@pytest.fixture
def announced(tmp_path: Path) -> Generator[str]:
    """All that a start prints, up to how it is stopped."""
    if home_address().startswith("127."):
        pytest.skip("this machine is in no network")
    log = (tmp_path / "server.log").open("w", encoding="utf-8")
    command = [*serve_command(tmp_path / "data", 0), "--lan"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"}
    )
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or EN.text("serve-stop") not in lines[-1]:
        lines.append(process.stdout.readline())
        assert lines[-1], (tmp_path / "server.log").read_text(encoding="utf-8")
    yield "".join(lines)
    process.send_signal(signal.SIGTERM)
    process.wait(20)
    process.stdout.close()
    log.close()


def address_in(shown: str) -> str:
    found = ADDRESS.search(shown)
    assert found is not None
    return found[0]


def test_the_qr_code_is_that_of_the_printed_address(announced: str) -> None:
    address = address_in(announced)
    assert urlsplit(address).hostname == home_address()
    drawn = [line for line in announced.splitlines() if set(line) & set("▀▄█")]
    assert len(drawn) == (len(segno.make(address).matrix) + 4 + 1) // 2  # two rows a line, and a border


def test_a_phone_plays_there_and_takes_a_link_along(browser: Browser, announced: str) -> None:
    """No secure context: no clipboard of its own, no worker, and all of the table all the same."""
    me = Player(browser, address_in(announced), width=360, height=740)
    me.open_table()
    assert me.page.evaluate("isSecureContext") is False
    for _ in range(6):
        me.by_mouse()
    me.page.keyboard.press("o")
    me.page.locator("dialog .move .make").click()
    link = me.page.locator("dialog input[readonly]").input_value()
    assert link.startswith(f"{me.url}/join/")
    me.page.get_by_role("button", name=EN.text("ui-elsewhere-copy"), exact=True).click()
    me.page.get_by_text(EN.text("ui-elsewhere-copied"), exact=True).wait_for()
    me.page.goto(me.url)
    me.page.locator("form input[autocomplete=nickname]").fill("")
    me.page.locator("form input[autocomplete=nickname]").press("Control+v")
    assert me.page.locator("form input[autocomplete=nickname]").input_value() == link[:24]
    assert me.faults == []
    me.page.context.close()


def test_the_pad_says_what_it_lacks_there_and_keeps_its_sheets(browser: Browser, announced: str) -> None:
    me = Player(browser, address_in(announced), width=360, height=740)
    me.page.goto(f"{me.url}/pad")
    me.page.get_by_text(EN.text("desk-unsafe-address")).wait_for()
    for key in ("desk-new", "desk-start", "desk-write", "desk-later"):
        me.page.get_by_role("button", name=EN.text(key), exact=True).click()
    me.page.locator("tr.later").wait_for()
    me.page.reload()
    me.page.locator("tr.later").wait_for()
    assert me.faults == []
    me.page.context.close()
