"""The doorbell within one process."""

from kingclub.store import LocalDoorbell


def test_who_listens_hears_and_who_has_stopped_does_not() -> None:
    bell = LocalDoorbell()
    heard: list[tuple[str, int]] = []
    stop = bell.listen("t", lambda table, head: heard.append((table, head)))
    bell.ring("t", 1)
    bell.ring("u", 2)
    stop()
    stop()
    bell.ring("t", 3)
    assert heard == [("t", 1)]


def test_a_listener_may_stop_while_the_bell_rings() -> None:
    bell = LocalDoorbell()
    heard: list[int] = []
    stops = [bell.listen("t", lambda _, head: (heard.append(head), stops[0]())[0])]
    bell.listen("t", lambda _, head: heard.append(head))
    bell.ring("t", 1)
    bell.ring("t", 2)
    assert heard == [1, 1, 2]
