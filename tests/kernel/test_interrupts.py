"""Ctrl-C ends long work of the kernel, and nothing that another thread does changes a search."""

import signal
import subprocess
import sys
import threading
import time

import pytest

from kingclub.kernel import Cancelled, Position, Solver, Watch
from tests.kernel.test_solvers import whole_deal

LONG_WORK = {
    "equilibrium": "Solver(16).equilibrium(large_deal())",
    "guarantee": "Solver(16).guarantee(large_deal())",
    "count": "large_deal().count_plays(52)",
    "deals": "play_deals(large_deal().rules, 20_000_000)",
    "deals in threads": "play_deals(large_deal().rules, 20_000_000, threads=3)",
    "threads of unequal work": "play_out([ended(p := large_deal()), p], repeats=20_000_000, threads=2)",
    "worlds": "play_worlds(p := large_deal(), np.array([p.hands], np.uint64), [12], repeats=20_000_000)",
    "sample": "Belief(2**40 - 1, [0] * 4, [10] * 4, [2**40 - 1] * 4).sample(20_000_000)",
    "enumerate": "Belief(2**40 - 1, [0] * 4, [10] * 4, [2**40 - 1] * 4).enumerate(20_000_000)",
}

PROGRAM = """
import signal
import numpy as np
from kingclub.kernel import *
from tests.kernel.test_interrupts import ended, large_deal
signal.signal(signal.SIGINT, signal.default_int_handler)  # work in the background ignores it
print("begun", flush=True)
try:
    {work}
except KeyboardInterrupt:
    print("stopped")
"""


def large_deal() -> Position:
    """Thirteen cards each: no solver ends it soon."""
    rules = whole_deal().rules.spec
    rules.pack = (1 << 52) - 1
    return Position(type(whole_deal().rules)(rules), [sum(1 << c for c in range(s, 52, 4)) for s in range(4)])


def ended(position: Position) -> Position:
    position = position.copy()
    while not position.is_over:
        position.play(lowest(position))
    return position


def lowest(position: Position) -> int:
    return (position.legal_cards & -position.legal_cards).bit_length() - 1


@pytest.mark.parametrize("work", LONG_WORK.values(), ids=LONG_WORK)
def test_ctrl_c_ends_it(work: str):
    program = PROGRAM.replace("{work}", work)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "begun\n"
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        try:
            assert running.communicate(timeout=60)[0] == "stopped\n"
        finally:
            running.kill()


WORK_OF_A_THREAD = {
    "one long search": "Solver(16).equilibrium(large_deal(), watch=watch)",
    "many short batches": "while True: play_deals(rules, 3000)",
    "many short searches": "while True: Solver(1).guarantee(short)",
}

ENDING_PROGRAM = """
import atexit, threading, time
from kingclub.kernel import *
from tests.kernel.test_interrupts import large_deal
from tests.kernel.test_solvers import whole_deal
watch, short, rules = Watch(), whole_deal(3), large_deal().rules
def work():
    {work}
atexit.register(watch.cancel)
threading.Thread(target=work, daemon=True).start()
time.sleep(0.3)
"""


@pytest.mark.parametrize("work", WORK_OF_A_THREAD.values(), ids=WORK_OF_A_THREAD)
def test_a_program_ends_while_a_thread_of_it_works(work: str):
    program = ENDING_PROGRAM.replace("{work}", work)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_position_played_on_does_not_disturb_a_search():
    position, watch = large_deal(), Watch()
    failures: list[Exception] = []

    def search() -> None:
        try:
            position.count_plays(52, watch)
        except Exception as error:
            failures.append(error)

    thread = threading.Thread(target=search)
    thread.start()
    while not watch.nodes:
        pass
    while not position.is_over:
        position.play(lowest(position))
    seen = watch.nodes
    while watch.nodes == seen and thread.is_alive():
        pass
    watch.cancel()
    thread.join()
    assert [type(failure) for failure in failures] == [Cancelled]


def test_a_played_on_position_is_valued_as_it_was():
    position, solver, values = whole_deal(4), Solver(8), list[tuple[int, int]]()
    expected = solver.equilibrium(position)
    watch = Watch()
    thread = threading.Thread(target=lambda: values.extend(solver.equilibrium(position, watch=watch)))
    thread.start()
    while not watch.nodes and thread.is_alive():
        pass
    while not position.is_over:
        position.play(lowest(position))
    thread.join()
    assert values == expected


def test_a_stopped_search_leaves_no_number_of_the_one_before():
    solver, watch = Solver(8), Watch()
    solver.guarantee(whole_deal())
    assert solver.nodes
    watch.cancel()
    with pytest.raises(Cancelled):
        solver.guarantee(whole_deal(), watch)
    assert solver.nodes == 0
