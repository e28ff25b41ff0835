"""What a deal writes."""

from __future__ import annotations

Row = tuple[int, ...]
"""Half points by seat, with sign: one line of a sheet."""
