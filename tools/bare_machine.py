"""Both README commands in a fresh clone of HEAD, on ever barer machines.

    python3 tools/bare_machine.py clean     an empty environment: only PATH and a new HOME
    python3 tools/bare_machine.py tools     the same, with no compiler, no Node and no uv on the PATH
    python3 tools/bare_machine.py debian    a bare Debian tree with python3-pip (needs root and debootstrap)

What a machine needs to reach a package index (names, certificates, pip's settings) is copied into the
Debian tree at run time and stays out of the project.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import re
import select
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from pathlib import Path

from readme_blocks import sh_blocks

PROJECT = Path(__file__).resolve().parent.parent
FULL_SCREEN = b"\x1b[?1049h"
"""What a terminal program says when it takes the whole screen."""
GAME_SECONDS = 180
"""Set-up included; without it the game takes a second or two."""
REACHES_THE_INDEX = (
    "etc/resolv.conf",
    "etc/hosts",
    "etc/pip.conf",
    "etc/ssl/certs",
    "usr/share/ca-certificates",
    "usr/local/share/ca-certificates",
)
NOT_ON_A_BARE_MACHINE = re.compile(
    r"(.*-)?(cc|gcc|g\+\+|c\+\+|cpp|c89|c99|clang|clang\+\+|ld|tcc|zig)(-[\d.]+)?"
    r"|cmake|make|gmake|ninja|node|nodejs|npm|npx|corepack|uv|uvx|just"
)

Machine = Callable[[str], list[str]]
"""A shell command as what has to be run on this machine for it."""


def clean(work: Path, path: str = "") -> Machine:
    """This machine with an empty environment."""
    home = work / "home"
    home.mkdir()
    search = path or os.pathsep.join([str(Path(sys.executable).parent), "/usr/local/bin", "/usr/bin", "/bin"])
    environment = [f"PATH={search}", f"HOME={home}", "TERM=xterm-256color"]
    return lambda command: ["env", "-i", *environment, "bash", "-c", f"cd {work}/kingclub && {command}"]


def tools(work: Path) -> Machine:
    """A PATH that leads to the machine's programs, less those that a bare machine lacks."""
    programs = work / "bin"
    programs.mkdir()
    for folder in (Path(sys.executable).parent, Path("/usr/bin"), Path("/bin")):
        for program in folder.iterdir():
            link = programs / program.name
            if not NOT_ON_A_BARE_MACHINE.fullmatch(program.name) and not os.path.lexists(link):
                link.symlink_to(program)
    return clean(work, str(programs))


def debian(work: Path) -> Machine:
    """A new Debian of this machine's release, entered by chroot."""
    release = re.search(r"(?m)^VERSION_CODENAME=(\S+)", Path("/etc/os-release").read_text(encoding="utf-8"))
    mirror = re.search(r"(?m)^(?:URIs:|deb)\s+(\S+)", _apt_sources())
    if release is None or mirror is None:
        sys.exit("this machine does not say which Debian it is, or where its packages come from")
    tree = work / "tree"
    packages = "--include=python3,python3-pip"
    subprocess.run(
        ["debootstrap", "--variant=minbase", packages, release[1], str(tree), mirror[1]],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    for name in REACHES_THE_INDEX:
        _copy(Path("/") / name, tree / name)
    (work / "kingclub").rename(tree / "kingclub")
    bind = " && ".join(f"mount --rbind /{folder} {tree}/{folder}" for folder in ("dev", "proc"))
    inside = "env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp TERM=xterm-256color sh -c"

    def enter(command: str) -> list[str]:
        # The mounts live in a name space of their own and vanish with the command.
        body = shlex.quote(f"cd /kingclub && {command}")
        return ["unshare", "--mount", "sh", "-c", f"{bind} && exec chroot {tree} {inside} {body}"]

    return enter


def _apt_sources() -> str:
    files = [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target, symlinks=True)
    elif source.exists():
        target.unlink(missing_ok=True)
        shutil.copy(source, target)


def pass_tests(argv: list[str]) -> bool:
    return subprocess.run(argv, stdin=subprocess.DEVNULL).returncode == 0


def game_appears(argv: list[str]) -> bool:
    """The command, in a terminal, takes the whole screen; what it wrote is shown where it does not."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    game = subprocess.Popen(argv, stdin=its, stdout=its, stderr=its, start_new_session=True)
    os.close(its)
    written = b""
    deadline = time.monotonic() + GAME_SECONDS
    try:
        while FULL_SCREEN not in written and time.monotonic() < deadline:
            if not select.select([ours], [], [], 1)[0]:
                continue
            try:
                written += os.read(ours, 65536)
            except OSError:  # the other end is closed: the program has ended
                break
    finally:
        if game.poll() is None:
            os.killpg(game.pid, signal.SIGKILL)
        game.wait()
        os.close(ours)
    if FULL_SCREEN not in written:
        print(written.decode(errors="replace"))
    return FULL_SCREEN in written


def main() -> None:
    parser = argparse.ArgumentParser(description="Both README commands on a bare machine.")
    machines = {"clean": clean, "tools": tools, "debian": debian}
    parser.add_argument("machine", choices=machines)
    parser.add_argument("--keep", action="store_true", help="leave the folder for a look")
    args = parser.parse_args()

    work = Path(tempfile.mkdtemp(prefix="bare-"))
    try:
        subprocess.run(["git", "clone", "--quiet", str(PROJECT), str(work / "kingclub")], check=True)
        play, test = sh_blocks((work / "kingclub" / "README.md").read_text(encoding="utf-8"))[:2]
        machine = machines[args.machine](work)
        results: dict[str, bool] = {}
        for name, check, command in (("game", game_appears, play), ("tests", pass_tests, test)):
            start = time.monotonic()
            results[name] = check(machine(command))
            verdict = "passed" if results[name] else "FAILED"
            print(f"{args.machine}: {name} {verdict} after {time.monotonic() - start:.0f} s", flush=True)
    finally:
        if args.keep:
            print(f"kept: {work}")
        else:
            shutil.rmtree(work)
    sys.exit(0 if all(results.values()) else 1)


if __name__ == "__main__":
    main()
