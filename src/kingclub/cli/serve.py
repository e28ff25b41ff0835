"""`kingclub serve`: opens the club, on this machine or for the whole home network."""

from __future__ import annotations

import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import Annotated

import segno
from cyclopts import Parameter
from platformdirs import user_data_path

from kingclub.cli.person_browser import can_open_pages, open_page
from kingclub.cli.table_options import Language, texts_from
from kingclub.cli.use_error import UseError
from kingclub.store import NewerFile, StoreUnavailable
from kingclub.texts import Texts
from kingclub.web.open_club import OpenClub, find_open
from kingclub.web.serving import PortTaken, bind, bind_near, home_address
from kingclub.web.serving import serve as serve_club

_HERE = "127.0.0.1"
_EVERYWHERE = "0.0.0.0"
_USUAL_PORT = 8765


def serve(
    *,
    lan: Annotated[bool, Parameter(negative=())] = False,
    port: int | None = None,
    data: Path | None = None,
    no_open: Annotated[bool, Parameter(negative=())] = False,
    lang: Language = None,
) -> None:
    """Opens the club and its page; Ctrl+C closes it, and nothing is lost."""
    texts = texts_from(lang)
    folder = data if data is not None else user_data_path("kingclub", appauthor=False)
    opens = not no_open and can_open_pages(sys.stdout.isatty())
    already = find_open(folder)
    if already is not None:
        _go_to(texts, already, lan=lan, opens=opens)
        return
    listener = _listener(texts, _EVERYWHERE if lan else _HERE, port)
    bound: int = listener.getsockname()[1]
    page = f"http://{_HERE}:{bound}/"
    address = f"http://{home_address()}:{bound}" if lan else None

    def begin() -> None:
        _announce(texts, page, address, opens=opens)
        if opens:
            open_page(page)

    def tell_saving(works: bool) -> None:
        with suppress(OSError):  # the terminal may be a file on the same full disk
            print(texts.text("serve-saving", folder=str(folder), works="yes" if works else "no"), flush=True)

    try:
        serve_club(listener, folder, address=address, on_start=begin, on_saving=tell_saving)
    except StoreUnavailable as error:
        why = "newer" if isinstance(error, NewerFile) else "other"
        raise UseError(texts.text("serve-no-store", folder=str(folder), why=why)) from error
    finally:
        listener.close()


def _listener(texts: Texts, host: str, port: int | None) -> socket:
    if port is None:
        return bind_near(host, _USUAL_PORT)
    try:
        return bind(host, port)
    except PortTaken as taken:
        raise UseError(texts.text("serve-port-taken", port=str(port), other=str(port + 1))) from taken
    except (OSError, OverflowError) as error:
        raise UseError(texts.text("serve-bad-port", port=str(port))) from error


def _go_to(texts: Texts, club: OpenClub, *, lan: bool, opens: bool) -> None:
    """The same tables are open already: two servers over one folder would serve nobody better."""
    if lan and club.address is None:
        raise UseError(texts.text("serve-open-here-only", address=club.page))
    print(texts.text("serve-already", address=club.page))
    if club.address is not None:
        _show_home_address(texts, club.address)
    if opens:
        webbrowser.open(club.page)


def _announce(texts: Texts, page: str, address: str | None, *, opens: bool) -> None:
    print(texts.text("serve-open" if opens else "serve-open-by-hand", address=page))
    if address is not None:
        _show_home_address(texts, address)
    print(texts.text("serve-stop"), flush=True)


def _show_home_address(texts: Texts, address: str) -> None:
    print(texts.text("serve-lan", address=address))
    segno.make(address).terminal(sys.stdout, compact=True, border=2)
