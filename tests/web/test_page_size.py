"""The page is light: what a phone has to fetch before it can play."""

from __future__ import annotations

import gzip
import re

import pytest

from kingclub.web.pages import STATIC

MOST = 80_000
"""Bytes of JavaScript, compressed as they go over the line."""


def test_the_scripts_of_the_table_are_small() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built: install without KINGCLUB_SKIP_CLIENT")
    document = (STATIC / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', document)
    sizes = [len(gzip.compress((STATIC / name).read_bytes())) for name in scripts]
    assert sizes
    assert sum(sizes) < MOST, dict(zip(scripts, sizes, strict=True))
