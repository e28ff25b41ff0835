"""Frames: bytes to messages and back, and where a page may come from."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec

from kingclub.club.messages import FromClient, ToClient

LIMIT = 4096
"""Bytes in a frame from a page; its longest honest one has a few hundred."""

_DECODER = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()


def read_frame(data: str | bytes) -> FromClient:
    """Raises msgspec.DecodeError (ValidationError is one) where it is no message."""
    return _DECODER.decode(data)


def write_frame(message: ToClient) -> bytes:
    return _ENCODER.encode(message)


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Whether the request comes from a page of this server; programs that are no browser send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
