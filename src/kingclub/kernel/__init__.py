"""The Python face of the compiled kernel: fast legality, playouts, exact solvers and belief.

It stands beside the referee and is never asked for right rules. Import what you need from here or from
the modules of this package; where the extension is not built that raises KernelMissing, `is_built` is False,
and everything else of kingclub works.
"""

from __future__ import annotations

from typing import NoReturn

from kingclub.kernel.missing import KernelMissing

try:
    from kingclub_kernel import (
        FIXED,
        Belief,
        Cancelled,
        Evidence,
        HeartLead,
        KingDuty,
        NoWorld,
        Plain,
        Position,
        Rules,
        Solver,
        Spec,
        Ties,
        Watch,
        evidence_of,
        play_deals,
        play_out,
        play_worlds,
    )
except ImportError as error:
    is_built = False
    _cause = error

    def __getattr__(name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise KernelMissing(_cause)

else:
    is_built = True

__all__ = [
    "FIXED",
    "Belief",
    "Cancelled",
    "Evidence",
    "HeartLead",
    "KernelMissing",
    "KingDuty",
    "NoWorld",
    "Plain",
    "Position",
    "Rules",
    "Solver",
    "Spec",
    "Ties",
    "Watch",
    "evidence_of",
    "is_built",
    "play_deals",
    "play_out",
    "play_worlds",
]
