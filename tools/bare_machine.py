"""Both README commands in a fresh clone of HEAD, on ever barer machines.

    python3 tools/bare_machine.py clean     an empty environment: only PATH and a new HOME
    python3 tools/bare_machine.py tools     the same, with no compiler, no Node and no uv on the PATH
    python3 tools/bare_machine.py debian    a bare Debian tree with python3-pip (needs root and debootstrap)

What a machine needs to reach a package index (names, certificates, pip's settings) is copied into the
Debian tree at run time and stays out of the project.
"""

from __future__ import annotations

import argparse
import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from readme_blocks import sh_blocks

PROJECT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+/")
START_SECONDS = 600
"""Set-up and the build of page and kernel included; without them the club takes a second or two."""
STOP_SECONDS = 20
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


def page_arrives(argv: list[str]) -> bool:
    """The command says where the club is open; its page comes from there, and a stop ends it in order."""
    club = subprocess.Popen(
        argv,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    written = bytearray()
    try:
        address = _address(club, written)
        if address is None or not _is_ready(address):
            return False
        os.killpg(club.pid, signal.SIGTERM)
        club.wait(STOP_SECONDS)
        return not _answers(address)
    except (OSError, subprocess.TimeoutExpired) as error:
        written += repr(error).encode()
        return False
    finally:
        if club.poll() is None:
            os.killpg(club.pid, signal.SIGKILL)
        club.wait()
        print(written.decode(errors="replace"))


def _address(club: subprocess.Popen[bytes], written: bytearray) -> str | None:
    """Where the club says that it is open; None where it never does. What it writes is kept."""
    assert club.stdout is not None
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if not select.select([club.stdout], [], [], 1)[0]:
            continue
        some = os.read(club.stdout.fileno(), 65536)
        if not some:  # the program has ended
            return None
        written += some
        if found := ADDRESS.search(bytes(written)):
            return found[0].decode()
    return None


def _is_ready(address: str) -> bool:
    """`/ready` says so, and the page and the script that it names are there."""
    page = _get(address)
    script = re.search(r'src="/(assets/[^"]+\.js)"', page)
    return "ready" in _get(address + "ready") and script is not None and len(_get(address + script[1])) > 1000


def _get(address: str) -> str:
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address, timeout=20) as answer:
        return answer.read().decode()


def _answers(address: str) -> bool:
    try:
        _get(address)
    except OSError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description="Both README commands on a bare machine.")
    machines = {"clean": clean, "tools": tools, "debian": debian}
    parser.add_argument("machine", choices=machines)
    parser.add_argument("--only", choices=["club", "tests"], help="the first command alone, or the second")
    parser.add_argument("--keep", action="store_true", help="leave the folder for a look")
    args = parser.parse_args()

    work = Path(tempfile.mkdtemp(prefix="bare-"))
    try:
        subprocess.run(["git", "clone", "--quiet", str(PROJECT), str(work / "kingclub")], check=True)
        club, test = sh_blocks((work / "kingclub" / "README.md").read_text(encoding="utf-8"))[:2]
        machine = machines[args.machine](work)
        results: dict[str, bool] = {}
        for name, check, command in (("club", page_arrives, club), ("tests", pass_tests, test)):
            if args.only not in (None, name):
                continue
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
