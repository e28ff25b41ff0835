"""A real server in a process of its own, on loopback."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from kingclub.texts import Lang

OPEN = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Served:
    """`kingclub serve`, which may be killed and started again at the same port."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._log: IO[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._log = (self._data.parent / "server.log").open("a", encoding="utf-8")
        self._process = subprocess.Popen(
            serve_command(self._data, self.port),
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=os.environ | {"LC_ALL": "C.UTF-8"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        match = OPEN.search(line)
        assert match is not None, self.log()
        self.port = int(match[1])

    def end(self, how: signal.Signals) -> int:
        """Its exit code."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(20)
        if process.stdout is not None:
            process.stdout.close()
        if self._log is not None:
            self._log.close()
        return code

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        return (self._data.parent / "server.log").read_text(encoding="utf-8")


def serve_command(data: Path, port: int, lang: Lang = "en") -> list[str]:
    options = ["--no-open", "--data", str(data), "--port", str(port), "--lang", lang]
    return [sys.executable, "-c", "from kingclub.cli import main; main()", "serve", *options]


@contextmanager
def served(folder: Path) -> Generator[Served]:
    """A server that is up; whatever becomes of it, it is gone in the end."""
    server = Served(folder / "data")
    server.start()
    try:
        yield server
    finally:
        server.end(signal.SIGKILL)
