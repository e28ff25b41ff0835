"""What happens where the compiled kernel is not installed: search does not work, and says why."""

from __future__ import annotations


class KernelMissing(ImportError):
    """The compiled kernel can not be used here."""

    def __init__(self, cause: ImportError) -> None:
        super().__init__(
            f"the compiled kernel of kingclub is not available ({cause}); everything but search works "
            "without it. To build it, install Python's headers (python3-dev) and reinstall kingclub-kernel."
        )
