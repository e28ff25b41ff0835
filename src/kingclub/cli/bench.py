"""`kingclub bench NAME`: measurements beside peers. They live in a checkout, not in the package."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import kingclub
from kingclub.cli.table_options import Language, texts_from
from kingclub.cli.use_error import UseError
from kingclub.kernel import KernelMissing
from kingclub.texts import Texts

_ROOT = Path(kingclub.__file__).parents[2]


def bench(
    name: str,
    *,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language = None,
) -> None:
    """Measures a part of kingclub beside its peers, in one run."""
    texts = texts_from(lang)
    folder = _ROOT / "bench"
    known = sorted(path.stem for path in folder.glob("*.py") if "def figures(" in path.read_text("utf-8"))
    if not known:
        raise UseError(texts.text("use-bench-needs-checkout"))
    if name not in known:
        raise UseError(texts.text("use-bench-unknown", name=name, known=", ".join(known)))
    sys.path.insert(0, str(_ROOT))
    measured: Any = _measured(name, texts)
    figures = measured.figures()
    if json_:
        plain = [_plain(figure) for figure in figures]
        print(json.dumps({"figures": plain}, ensure_ascii=False, indent=2))
    else:
        print(measured.show(figures))


def _measured(name: str, texts: Texts) -> Any:
    try:
        return import_module(f"bench.{name}")
    except KernelMissing as error:
        said = texts.text("use-kernel-missing", reason=error.reason, command=error.command)
        raise UseError(said) from error


def _plain(figure: Any) -> dict[str, object]:
    keys = ("name", "value", "unit", "peer", "peer_value", "ratio")
    return {key: getattr(figure, key) for key in keys}
