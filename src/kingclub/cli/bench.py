"""`kingclub bench NAME`: measurements beside peers. They live in a checkout, not in the package."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import kingclub
from kingclub.cli.app import UseError

_ROOT = Path(kingclub.__file__).parents[2]


def bench(name: str, *, json_: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """Measure a part of kingclub beside its peers, in one run.

    Parameters
    ----------
    name
        What to measure: `referee` or `kernel`.
    json_
        Print the figures as JSON.
    """
    folder = _ROOT / "bench"
    known = sorted(path.stem for path in folder.glob("*.py") if "def figures(" in path.read_text("utf-8"))
    if not known:
        raise UseError("measuring needs a checkout of the project, with its folder bench/")
    if name not in known:
        raise UseError(f"nothing to measure is called {name!r}; there are: {', '.join(known)}")
    sys.path.insert(0, str(_ROOT))
    measured: Any = import_module(f"bench.{name}")
    figures = measured.figures()
    if json_:
        plain = [_plain(figure) for figure in figures]
        print(json.dumps({"figures": plain}, ensure_ascii=False, indent=2))
    else:
        print(measured.show(figures))


def _plain(figure: Any) -> dict[str, object]:
    keys = ("name", "value", "unit", "peer", "peer_value", "ratio")
    return {key: getattr(figure, key) for key in keys}
