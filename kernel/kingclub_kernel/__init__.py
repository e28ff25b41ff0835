"""The compiled kernel of kingclub. `kingclub.kernel` is its face; import that one."""

from kingclub_kernel._ext import (
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
from kingclub_kernel.pickling import register

register()

__all__ = [
    "FIXED",
    "Belief",
    "Cancelled",
    "Evidence",
    "HeartLead",
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
    "play_deals",
    "play_out",
    "play_worlds",
]
