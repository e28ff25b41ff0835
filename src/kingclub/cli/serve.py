"""`kingclub serve`: opens the club, on this machine or for the whole home network."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import segno
from cyclopts import Parameter
from platformdirs import user_data_path

from kingclub.cli.app import UseError
from kingclub.cli.table_options import Language, texts_from
from kingclub.store import StoreUnavailable
from kingclub.texts import Texts
from kingclub.web.serving import PortTaken, bind, home_address
from kingclub.web.serving import serve as serve_club

_HERE = "127.0.0.1"
_EVERYWHERE = "0.0.0.0"


def serve(
    *,
    lan: Annotated[bool, Parameter(negative=())] = False,
    port: int = 8765,
    data: Path | None = None,
    no_open: Annotated[bool, Parameter(negative=())] = False,
    lang: Language = None,
) -> None:
    """Open the club and its page; Ctrl+C closes it, and nothing is lost.

    Parameters
    ----------
    lan
        Let phones and other machines of the home network in; prints the address and a QR code.
    port
        The port to listen on; 0 takes a free one.
    data
        The folder for the tables; without it a folder of this person.
    no_open
        Do not open the page in a browser.
    """
    texts = texts_from(lang)
    try:
        listener = bind(_EVERYWHERE if lan else _HERE, port)
    except PortTaken as taken:
        raise UseError(texts.text("serve-port-taken", port=str(port), other=str(port + 1))) from taken
    except (OSError, OverflowError) as error:
        raise UseError(texts.text("serve-bad-port", port=str(port), error=str(error))) from error
    port = listener.getsockname()[1]
    page = f"http://{_HERE}:{port}/"
    address = f"http://{home_address()}:{port}" if lan else None
    folder = data if data is not None else user_data_path("kingclub", appauthor=False)

    def begin() -> None:
        _announce(texts, page, address)
        if not no_open:
            Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    try:
        serve_club(listener, folder, address=address, on_start=begin)
    except StoreUnavailable as error:
        raise UseError(texts.text("serve-no-store", folder=str(folder), error=str(error))) from error
    finally:
        listener.close()


def _announce(texts: Texts, page: str, address: str | None) -> None:
    print(texts.text("serve-open", address=page))
    if address is not None:
        print(texts.text("serve-lan", address=address))
        segno.make(address).terminal(sys.stdout, compact=True, border=2)
    print(texts.text("serve-stop"), flush=True)
