"""The HTTP routes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from kingclub.rules import preset_ids
from kingclub.store import SqliteStore, StoreUnavailable
from kingclub.web.app import make_app
from kingclub.web.club import RunningClub
from kingclub.web.pages import PAD_FILE, PAGE
from tests.web.desk import StillClock, my_card

Client = TestClient[Litestar]


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    return SqliteStore(tmp_path)


@pytest.fixture
def app(store: SqliteStore, clock: StillClock) -> Litestar:
    return make_app(RunningClub(store, clock=clock))


@pytest.fixture
def client(app: Litestar) -> Iterator[Client]:
    with TestClient(app) as opened:
        yield opened


def stranger(app: Litestar) -> Client:
    """A second browser at the same club."""
    return TestClient(app)


def open_table(client: Client, **wish: object) -> str:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def test_every_preset_is_offered_in_both_languages_and_can_be_opened(client: Client) -> None:
    presets = client.get("/api/presets").json()["presets"]
    assert presets[0]["id"] == "king14-kings"
    assert {preset["id"] for preset in presets} == set(preset_ids())
    for preset in presets:
        for seating in preset["seatings"]:
            open_table(client, preset=preset["id"], players=seating["players"])


def test_who_opens_a_table_becomes_a_guest_and_finds_it_again(client: Client) -> None:
    assert tables(client) == []
    answer = client.post("/api/tables", json={})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert tables(client) == [answer.json()["id"]]
    assert "set-cookie" not in client.post("/api/tables", json={}).headers


def test_the_switches_asked_for_are_those_of_the_table(client: Client) -> None:
    table = open_table(client, switches={"boys": "both", "king_discard": "free"}, name="  Ёж  и  кот ")
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "sub", "channel": f"table:{table}", "epoch": "", "seq": 0})
        view = socket.receive_json()["view"]
    assert view["switches"] == {"boys": "both", "king_discard": "free"}
    assert [seat["name"] for seat in view["seats"]] == ["Ёж и кот", "Анна", "Борис", "Вера"]
    assert [seat["botName"] for seat in view["seats"]] == [None, "anna", "boris", "vera"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"preset": "whist"}, "unknown-preset"),
        ({"preset": "../king3"}, "unknown-preset"),
        ({"switches": {"boys": "queens"}}, "bad-switch"),
        ({"players": 9}, "bad-switch"),
        ({"pace": "light"}, "bad-request"),
        ({"colour": "green"}, "bad-request"),
    ],
)
def test_a_wish_that_can_not_be_granted_is_told_why(client: Client, wish: object, code: str) -> None:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert tables(client) == []


def test_a_link_makes_another_browser_the_same_member(app: Litestar, client: Client) -> None:
    table = open_table(client)
    link = client.post("/api/link", json={}).json()
    assert link["url"].endswith(link["path"])
    other = stranger(app)
    assert other.get(link["path"]).status_code == 200  # to look at it, as messengers do, uses nothing up
    assert tables(other) == []
    assert ids(join(other, link["path"])) == [table]
    assert tables(other) == [table]
    assert tables(client) == [table]


def join(client: Client, path: str) -> Any:
    token = path.removeprefix("/join/").partition("?")[0]
    return client.post("/api/join", json={"token": token})


def ids(answer: Any) -> list[str]:
    return [table["id"] for table in answer.json()["tables"]]


def tables(client: Client) -> list[str]:
    """The unfinished ones, the newest first."""
    return ids(client.get("/api/mine"))


def hand(client: Client, table: str) -> list[str]:
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "sub", "channel": f"table:{table}", "epoch": "", "seq": 0})
        frame = socket.receive_json()
        return [card["card"] for card in frame["view"]["hand"]] if frame["type"] == "ev" else []


def test_a_browser_that_joins_keeps_its_own_games(app: Litestar, client: Client, clock: StillClock) -> None:
    moved = open_table(client, preset="short")
    clock.now += 1
    other = stranger(app)
    own = open_table(other)
    link = client.post("/api/link", json={"table": moved}).json()["path"]
    assert link.endswith(f"?table={moved}")
    assert ids(join(other, link)) == [own, moved]
    assert tables(other) == [own, moved]
    assert len(hand(other, own)) == len(hand(other, moved)) == 8
    assert tables(client) == [moved]  # who gave the link sees no more than before
    assert hand(client, own) == []
    back = other.post("/api/link", json={"table": own}).json()["path"]
    assert own in ids(join(stranger(app), back))


def test_joining_again_and_again_makes_the_cookie_no_longer(app: Litestar, client: Client) -> None:
    table = open_table(client)
    other = stranger(app)
    own = open_table(other)
    lengths: set[int] = set()
    for _ in range(3):
        answer = join(other, client.post("/api/link", json={"table": table}).json()["path"])
        lengths.add(len(answer.headers["set-cookie"]))
    assert len(lengths) == 1
    assert sorted(tables(other)) == sorted([own, table])


def test_a_table_at_which_one_does_not_sit_can_not_be_moved(app: Litestar, client: Client) -> None:
    other = stranger(app)
    open_table(other)
    answer = other.post("/api/link", json={"table": open_table(client)})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-member")


def test_the_list_of_unfinished_games_tells_which_they_are(client: Client) -> None:
    open_table(client)
    (mine,) = client.get("/api/mine").json()["tables"]
    assert (mine["dealNumber"], mine["deals"]) == (1, 14)
    assert mine["title"]["ru"]


def put_away(client: Client, table: str, *, is_away: bool = True) -> Any:
    return client.post("/api/away", json={"table": table, "isAway": is_away})


def test_a_game_put_away_is_listed_no_more_until_it_is_taken_up(app: Litestar, client: Client) -> None:
    kept, other = open_table(client), open_table(client)
    listed = tables(client)
    assert ids(put_away(client, other)) == [kept]
    assert ids(put_away(client, other)) == tables(client) == [kept]
    assert len(hand(client, other)) == 8
    assert ids(put_away(client, other, is_away=False)) == listed
    for table in (kept, "nonsense"):
        answer = put_away(stranger(app), table)
        assert (answer.status_code, answer.json()["code"]) == (400, "no-member")
        assert answer.json()["told"]["ru"]
    assert tables(client) == listed


def test_a_card_played_takes_a_game_up_again(client: Client) -> None:
    table = open_table(client, pace="none")
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "sub", "channel": f"table:{table}", "epoch": "", "seq": 0})
        view = awaited(socket)
        assert ids(put_away(client, table)) == []
        action = my_card(view)
        channel = f"table:{table}"
        socket.send_json(
            {"type": "command", "id": "1", "channel": channel, "prompt": view["prompt"], "action": action}
        )
        while socket.receive_json()["type"] != "ack":
            pass
    assert tables(client) == [table]


def awaited(socket: WebSocketTestSession) -> Any:
    """The view in which a card is asked of me."""
    while True:
        frame = socket.receive_json()
        if frame["type"] == "ev" and frame["view"]["awaits"] == "you":
            return frame["view"]


def test_a_link_works_once_and_can_be_taken_back(app: Litestar, client: Client) -> None:
    open_table(client)
    used = client.post("/api/link", json={}).json()["path"]
    assert join(stranger(app), used).status_code == 200
    taken_back = client.post("/api/link", json={}).json()["path"]
    assert client.post("/api/link/end").status_code == 200
    for link in (used, taken_back):
        answer = join(stranger(app), link)
        assert (answer.status_code, answer.json()["code"]) == (400, "old-link")
        assert "set-cookie" not in answer.headers


def test_an_old_or_invented_link_makes_nobody(app: Litestar, client: Client, clock: StillClock) -> None:
    assert client.post("/api/link", json={}).json()["code"] == "no-member"
    open_table(client)
    path = client.post("/api/link", json={}).json()["path"]
    clock.now += 15 * 60_000
    for link in (path, "/join/invented"):
        answer = join(stranger(app), link)
        assert answer.json()["code"] == "old-link"
        assert "set-cookie" not in answer.headers


def test_another_sites_page_may_neither_open_a_table_nor_a_socket(client: Client) -> None:
    answer = client.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
    assert answer.json()["code"] == "other-origin"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/ws", headers={"Origin": "http://evil.example"}) as socket,
    ):
        socket.receive_json()


def test_a_name_that_is_not_this_machines_opens_nothing(client: Client) -> None:
    """A stranger's name that leads here: host and origin agree, and only the name is wrong."""
    foreign = {"Host": "evil.example:8765", "Origin": "http://evil.example:8765"}
    for path in ("/", "/table/any", "/api/mine", "/pad", "/health"):
        answer = client.get(path, headers=foreign)
        assert answer.status_code == 421
        assert "evil.example" in answer.text
    assert client.get("/", headers=foreign).text.count("http://localhost:") == 2  # in both languages
    assert client.post("/api/tables", json={}, headers=foreign).json()["code"] == "other-name"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/ws", headers=foreign) as socket,
    ):
        socket.receive_json()


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8765", "127.0.0.1:1", "127.8.8.8", "[::1]:8765", "kingbox", "KingBox.local:80"],
)
def test_every_name_of_this_machine_opens_the_club(
    client: Client, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "KingBox.example.org")
    assert client.get("/health", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["", "kingbox.evil.example", "192.168.1.77", "localhost.evil.example", "[::1"]
)
def test_what_only_looks_like_a_name_of_this_machine_does_not(
    client: Client, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "KingBox.example.org")
    assert client.get("/health", headers={"Host": host}).status_code == 421


def test_every_answer_keeps_the_page_to_itself(client: Client) -> None:
    for path in ("/", "/table/any", "/health", "/api/presets", "/nowhere"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_only_files_of_the_page_are_given_out(client: Client) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd"):
        assert client.get(path).status_code in (400, 404)


@pytest.mark.parametrize(
    "path",
    [
        "/table/",
        "/table",
        "/table/zzz",
        "/table/a/b",
        "/rules/nope",
        "/rules/a/b",
        "/join",
        "/find/x",
        "/pad/x",
    ],
)
def test_who_looks_for_a_page_that_is_not_there_gets_the_page_that_says_so(client: Client, path: str) -> None:
    answer = client.get(path, headers={"Accept": "text/html"})
    assert answer.status_code == (404 if PAGE.is_file() else 503)
    assert "json" not in answer.headers["content-type"]


def test_a_table_is_there_for_who_sits_at_it(app: Litestar, client: Client) -> None:
    table = open_table(client, preset="king14-kings")
    there = client.get(f"/table/{table}").status_code
    assert there != 404
    assert client.get("/rules").status_code == client.get("/rules/king14-kings").status_code == there
    if PAGE.is_file():
        assert stranger(app).get(f"/table/{table}").status_code == 404


def test_a_club_that_can_not_write_is_not_ready(
    app: Litestar, monkeypatch: pytest.MonkeyPatch, store: SqliteStore
) -> None:
    async def fail() -> None:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(store, "try_to_write", fail)
    with TestClient(app) as client:
        assert client.get("/ready").status_code == 503


def test_the_pad_is_a_page_of_its_own_and_a_file_to_take_along(client: Client) -> None:
    if not PAD_FILE.is_file():
        pytest.skip("the page is not built: install without KINGCLUB_SKIP_CLIENT")
    page = client.get("/pad")
    assert "/assets/pad-" in page.text
    assert "/assets/index-" not in page.text
    assert client.get("/pad.webmanifest").headers["Content-Type"].startswith("application/manifest+json")
    assert client.get("/pad-sw.js").headers["Content-Type"].startswith("text/javascript")
    assert (
        client.get("/pad/file").headers["Content-Disposition"] == 'attachment; filename="kingclub-pad.html"'
    )


def test_a_healthy_club_says_so(client: Client) -> None:
    assert client.get("/health").json() == {"status": "ok", "key": ""}
    assert client.get("/ready").json() == {"status": "ready"}


def test_one_address_may_not_open_tables_without_end(client: Client) -> None:
    answers = [client.post("/api/tables", json={"preset": "no-such"}) for _ in range(121)]
    assert {answer.status_code for answer in answers[:-1]} == {400}
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-many")
    assert client.get("/api/mine").status_code == 200


def test_the_finder_asks_until_a_game_is_found_that_can_be_opened(client: Client) -> None:
    answers: dict[str, str] = {}
    step = client.get("/api/find").json()
    while step["question"] is not None:
        question = step["question"]
        assert all(question[part][lang] for part in ("text", "help") for lang in ("ru", "en"))
        answers[question["id"]] = question["answers"][-1]["id"] if len(answers) % 2 else "?"
        step = client.get("/api/find", params=answers).json()
    assert [each["id"] for each in step["given"]] == list(answers)
    found = step["found"]
    switches = {each["name"]: each["value"] for each in found["switches"]}
    open_table(client, preset=found["preset"], players=found["players"], switches=switches)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/find?boys=queens", "bad-answer"),
        ("/api/find?nonsense=1", "bad-answer"),
        ("/api/check/king14-kings?players=queens", "bad-request"),
        ("/api/rules/king14-kings?players=nonsense", "bad-request"),
        ("/api/rules/king14-kings?nonsense=1", "bad-switch"),
        ("/api/rules/king14-kings?boys=queens", "bad-switch"),
        ("/api/rules/nonsense", "unknown-preset"),
        ("/api/check/nonsense?players=2", "unknown-preset"),
    ],
)
def test_an_address_that_asks_wrongly_is_told_what_is_wrong(client: Client, path: str, code: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    for told in answer.json()["told"].values():
        assert "nonsense" in told or "queens" in told


@pytest.mark.parametrize(
    ("path", "body", "ru", "en"),
    [
        ("/api/tables", '{"pace": "light"}', "не годится «pace»", "“pace” of the request will not do"),
        ("/api/tables", '{"players": "x"}', "не годится «players»", "“players” of the request will not do"),
        ("/api/link", '{"table": 5}', "не годится «table»", "“table” of the request will not do"),
        ("/api/tables", '{"colour": "green"}', "лишнее: «colour»", "no “colour”"),
        ("/api/join", "{}", "нет «token»", "lacks “token”"),
        ("/api/join", "[]", "объектом JSON", "a JSON object"),
        ("/api/join", "null", "объектом JSON", "a JSON object"),
        ("/api/join", "", "объектом JSON", "a JSON object"),
        ("/api/tables", '{"pace": ', "не JSON", "not JSON"),
        ("/api/tables", "pace=fast", "не JSON", "not JSON"),
        ("/api/tables", '"' + "x" * 20_000 + '"', "слишком длинный", "too long"),
    ],
)
def test_a_body_that_will_not_do_is_told_in_both_languages(
    client: Client, path: str, body: str, ru: str, en: str
) -> None:
    answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413)
    told = answer.json()["told"]
    assert ru in told["ru"]
    assert en in told["en"]
    assert tables(client) == []


@pytest.mark.parametrize(("address", "manifest"), [("/", "/club.webmanifest"), ("/pad", "/pad.webmanifest")])
def test_a_page_can_be_put_on_the_home_screen(client: Client, address: str, manifest: str) -> None:
    if not PAD_FILE.is_file():
        pytest.skip("the page is not built: install without KINGCLUB_SKIP_CLIENT")
    linked = client.get(address).text
    assert f'<link rel="manifest" href="{manifest}"' in linked
    touched = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', linked)
    assert touched is not None
    assert client.get(touched[1]).headers["Content-Type"] == "image/png"
    told = client.get(manifest).json()
    assert told["start_url"] == told["id"] == address
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        drawn = client.get(icon["src"])
        assert drawn.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(drawn.content[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"
