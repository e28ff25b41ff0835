from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

_Value = TypeVar("_Value")

class AllPairs(Generic[_Value]):
    def __init__(self, parameters: Sequence[Sequence[_Value]]) -> None: ...
    def __iter__(self) -> Iterator[list[_Value]]: ...
