"""A wheel without its extension keeps the reason, in a file of its metadata."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from pathlib import Path

NAME = "NOT_BUILT"


def with_reason(folder: Path, wheel: str, reason: str) -> str:
    """Adds the reason to this wheel; returns the wheel's name."""
    with zipfile.ZipFile(folder / wheel) as old:
        files = {info: old.read(info) for info in old.infolist()}
    record = next(info for info in files if info.filename.endswith(".dist-info/RECORD"))
    name = record.filename.removesuffix("RECORD") + NAME
    content = reason.encode()
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    files[record] += f"{name},sha256={digest},{len(content)}\n".encode()
    with zipfile.ZipFile(folder / wheel, "w", zipfile.ZIP_DEFLATED) as new:
        for info, data in files.items():
            new.writestr(info, data)
        new.writestr(name, content)
    return wheel
