"""A table page that is shown any view: its socket ends here, and no club plays behind it."""

from __future__ import annotations

import json

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from kingclub.club.messages import Ack, Ev, Here, ToClient, Welcome, What
from kingclub.club.table_view import TableView
from kingclub.web.frames import write_frame

CHANNEL = "table:shown"
_AT_REST = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const each of document.getAnimations()) each.finish();
    done();
})))"""


class ShownTable:
    """Opens `/table/shown` in `page`; every `show` is an event to it."""

    def __init__(self, page: Page, url: str, first: TableView) -> None:
        self._page = page
        self._socket: WebSocketRoute | None = None
        self._seq = 0
        self._view = first
        self._is_cut = False
        self.actions: list[str] = []
        """The kinds of what the page has sent, each as often as it was meant; what is meant for a view
        before the one that is shown is stale, and a server refuses it."""
        page.route_web_socket("**/ws", self._connected)
        page.goto(f"{url}/table/shown")
        page.locator("header h1").wait_for()

    def show(self, view: TableView, here: list[int] | None = None, *, settle: bool = True) -> None:
        """Everybody is connected, or only those that are `here`; with `settle`, until nothing moves."""
        self._view = view
        self._seq += 1
        everybody = [seat.seat for seat in view.seats]
        self._send(self._event("acknowledged"))
        self._send(Here(channel=CHANNEL, seats=everybody if here is None else here))
        if settle:
            self.settle()

    def cut(self) -> None:
        """The line is lost, for good; returns when the page says so."""
        assert self._socket is not None
        self._is_cut = True
        self._socket.close()
        self._page.locator(".banner:not(:empty)").wait_for()

    def settle(self) -> None:
        self._page.evaluate(_AT_REST)

    def _connected(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
            return
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, data: str | bytes) -> None:
        message = json.loads(data)
        kind = message["type"]
        if kind == "command":
            if message["prompt"] == self._view.prompt:
                self.actions.append(message["action"]["kind"])
            self._send(Ack(id=message["id"], seq=self._seq))
        elif kind == "hello":
            self._send(Welcome(version="", member="me"))
        elif kind == "sub":
            self._send(self._event("snapshot"))

    def _event(self, kind: str) -> Ev:
        return Ev(
            channel=CHANNEL,
            epoch="shown",
            seq=self._seq,
            what=msgspec.convert({"kind": kind}, What),
            view=self._view,
        )

    def _send(self, message: ToClient) -> None:
        assert self._socket is not None
        self._socket.send(write_frame(message).decode())
