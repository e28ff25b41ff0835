"""The server as a process: kill -9, a stop, a busy port, a bad folder, frames through a real socket."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kingclub.texts import Lang
from kingclub.web.open_club import NOTE, OpenClub, find_open, leave_note
from kingclub.web.serving import bind_near
from tests.web.desk import my_card
from tests.web.served import Served, serve_command, served


def open_table(server: Served, pace: str) -> tuple[str, str]:
    """The channel of a new table, and my cookie."""
    request = urllib.request.Request(
        server.url + "/api/tables",
        data=json.dumps({"pace": pace}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return f"table:{json.load(answer)['id']}", answer.headers["Set-Cookie"].partition(";")[0]


@contextmanager
def full_disk(server: Served) -> Generator[None]:
    """Meanwhile no file of the server may grow, its log included."""
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("no limit can be set for another process here")
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def page(server: Served, cookie: str) -> Generator[ClientConnection]:
    address = server.url.replace("http", "ws") + "/ws"
    with connect(address, additional_headers={"Cookie": cookie}) as opened:
        yield opened


def send(opened: ClientConnection, **message: Any) -> None:
    opened.send(json.dumps(message))


def receive(opened: ClientConnection) -> dict[str, Any]:
    return json.loads(opened.recv(timeout=10))


def sub(opened: ClientConnection, channel: str, ev: dict[str, Any] | None = None) -> None:
    known = {} if ev is None else {"epoch": ev["epoch"], "seq": ev["seq"]}
    send(opened, type="sub", channel=channel, **known)


def until_i_act(opened: ClientConnection) -> dict[str, Any]:
    """The event after which something is asked of me."""
    while True:
        frame = receive(opened)
        if frame["type"] == "ev" and frame["view"]["awaits"] in ("you", "tap"):
            return frame


def act(opened: ClientConnection, channel: str, view: dict[str, Any], id: str) -> dict[str, Any]:  # noqa: A002
    """The answer to my action."""
    action = {"kind": "tap"} if view["awaits"] == "tap" else my_card(view)
    send(opened, type="command", id=id, channel=channel, prompt=view["prompt"], action=action)
    while (frame := receive(opened))["type"] not in ("ack", "nack"):
        pass
    return frame


def test_after_kill_9_in_the_middle_of_a_trick_the_game_goes_on(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        channel, cookie = open_table(server, "fast")
        with page(server, cookie) as opened:
            sub(opened, channel)
            ev = until_i_act(opened)
            answer = act(opened, channel, ev["view"], "first")
            assert answer["type"] == "ack"
            server.end(signal.SIGKILL)
        server.start()
        with page(server, cookie) as opened:
            assert act(opened, channel, ev["view"], "first") == answer
            sub(opened, channel, ev)
            frame = receive(opened)
            assert frame["seq"] == ev["seq"] + 1
            assert until_i_act(opened)["seq"] > answer["seq"]


def test_on_a_full_disk_nothing_happens_nothing_is_lost_and_the_page_is_told(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        channel, cookie = open_table(server, "fast")
        with page(server, cookie) as opened, page(server, cookie) as other:
            sub(opened, channel)
            ev = until_i_act(opened)
            with full_disk(server):
                assert act(opened, channel, ev["view"], "1") == {
                    "type": "nack",
                    "id": "1",
                    "code": "not-saved",
                }
                with pytest.raises(HTTPError) as refused:
                    open_table(server, "fast")
                assert (refused.value.code, json.load(refused.value)["code"]) == (503, "not-saved")
                assert receive(other) == {"type": "saves", "works": False}
                sub(other, channel)
                assert receive(other)["seq"] == ev["seq"]
                with pytest.raises(HTTPError):
                    urllib.request.urlopen(f"{server.url}/ready")
            assert act(opened, channel, ev["view"], "1")["type"] == "ack"
            server.end(signal.SIGKILL)
        server.start()
        with page(server, cookie) as opened:
            sub(opened, channel, ev)
            assert receive(opened)["seq"] == ev["seq"] + 1


def test_a_page_is_told_when_the_server_stops(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        channel, cookie = open_table(server, "normal")
        with page(server, cookie) as opened:
            sub(opened, channel)
            receive(opened)
            assert server.end(signal.SIGTERM) == 0
            frames = all_frames(opened)
        assert frames[-1] == {"type": "bye", "code": "stopping"}
        assert '"event": "stopped"' in server.log()


def all_frames(opened: ClientConnection) -> list[dict[str, Any]]:
    """What still comes until the socket is closed."""
    frames: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            frames.append(receive(opened))
    return frames


def until_closed(opened: ClientConnection) -> None:
    while True:
        opened.recv(timeout=10)


@pytest.mark.parametrize("size", [5_000, 200_000])
def test_an_oversized_frame_closes_its_own_socket_only(tmp_path: Path, size: int) -> None:
    with served(tmp_path) as server:
        channel, cookie = open_table(server, "none")
        with page(server, cookie) as good, page(server, cookie) as bad:
            sub(good, channel)
            bad.send("x" * size)
            with pytest.raises(ConnectionClosed):
                until_closed(bad)
            ev = until_i_act(good)
            assert act(good, channel, ev["view"], "1")["type"] == "ack"


def test_the_log_names_no_card_and_no_token(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        channel, cookie = open_table(server, "none")
        with page(server, cookie) as opened:
            sub(opened, channel)
            view = until_i_act(opened)["view"]
            act(opened, channel, view | {"prompt": "stale"}, "1")
            act(opened, channel, view, "2")
        server.end(signal.SIGTERM)
        log = server.log()
    assert "stale-prompt" in log
    assert not set("♠♣♦♥") & set(log)
    assert cookie.partition("=")[2] not in log
    assert all(json.loads(line)["event"] for line in log.splitlines())


def run(data: Path, port: int, *options: str, lang: Lang = "en") -> subprocess.CompletedProcess[str]:
    command = [*serve_command(data, port, lang), *options]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=30)


@pytest.mark.parametrize(("lang", "said"), [("en", "port {} is taken"), ("ru", "порт {} занят")])
def test_a_busy_port_is_named_with_a_way_out(tmp_path: Path, lang: Lang, said: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run(tmp_path, port, lang=lang)
    assert done.returncode == 2
    assert said.format(port) in done.stderr
    assert f"--port {port + 1}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_where_no_port_is_asked_for_the_next_free_one_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        with bind_near("127.0.0.1", port) as found:
            assert found.getsockname()[1] != port


def test_a_second_start_finds_the_club_that_is_open_over_the_same_tables(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        done = run(tmp_path / "data", 0)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"already open: {server.url}/" in done.stdout
        assert server.end(signal.SIGTERM) == 0
        assert not (tmp_path / "data" / NOTE).exists()


def test_a_club_that_is_open_here_only_is_not_taken_for_one_that_phones_reach(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        done = run(tmp_path / "data", 0, "--lan")
    assert done.returncode == 2
    assert server.url in done.stderr


def test_the_note_of_a_killed_club_stops_no_start(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        server.end(signal.SIGKILL)
        assert (tmp_path / "data" / NOTE).exists()
        server.start()


def test_a_note_that_leads_to_another_program_is_not_followed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        leave_note(tmp_path, OpenClub(port=server.port, key="another"))
        assert find_open(tmp_path) is None
    leave_note(tmp_path, OpenClub(port=server.port, key=""))
    assert find_open(tmp_path) is None


@pytest.mark.parametrize(("lang", "said"), [("en", "can not be used"), ("ru", "использовать нельзя")])
def test_a_folder_that_can_not_be_used_is_named_with_a_way_out(tmp_path: Path, lang: Lang, said: str) -> None:
    (tmp_path / "file").touch()
    done = run(tmp_path / "file" / "club", 0, lang=lang)
    assert done.returncode == 2
    assert said in done.stderr
    assert str(tmp_path / "file" / "club") in done.stderr
    assert "--data" in done.stderr
    assert "Traceback" not in done.stderr
