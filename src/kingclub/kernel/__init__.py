"""The Python face of the compiled kernel: fast legality, playouts, exact solvers and belief.

It stands beside the referee and is never asked for right rules. docs/kernel.md is its guide.
Import what you need from here; where the extension can not be used that raises KernelMissing, `is_built` is
False, and everything else of kingclub works.
"""

from __future__ import annotations

from typing import NoReturn

from kingclub.kernel.missing import KernelMissing
from kingclub.kernel.missing import refuse_import as _refuse_import

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
except Exception as error:  # a broken build may raise what it likes
    is_built = False
    _cause = error
    _refuse_import(__name__, error)

    def __getattr__(name: str) -> NoReturn:
        # No KernelMissing: who only asks whether the name is there gets an answer.
        raise AttributeError(name if name.startswith("__") else str(KernelMissing(_cause)), name=name)

else:
    is_built = True
    # What joins it to the referee; these modules need the names above.
    from kingclub.kernel.analysis import CardAnalysis, analyse
    from kingclub.kernel.knowledge import Knowledge, Worlds, knowledge_of
    from kingclub.kernel.plain import plain_of
    from kingclub.kernel.spec import position_of, rules_of, spec_of, utility_sign

__all__ = [
    "FIXED",
    "Belief",
    "Cancelled",
    "CardAnalysis",
    "Evidence",
    "HeartLead",
    "KernelMissing",
    "KingDuty",
    "Knowledge",
    "NoWorld",
    "Plain",
    "Position",
    "Rules",
    "Solver",
    "Spec",
    "Ties",
    "Watch",
    "Worlds",
    "analyse",
    "evidence_of",
    "is_built",
    "knowledge_of",
    "plain_of",
    "play_deals",
    "play_out",
    "play_worlds",
    "position_of",
    "rules_of",
    "spec_of",
    "utility_sign",
]
