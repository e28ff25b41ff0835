"""The whole-screen table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Resize
from textual.timer import Timer
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from kingclub.cli.terminal.dialogs import Dialog, sheet_table
from kingclub.cli.terminal.hand_bar import HandBar, narrowest
from kingclub.cli.terminal.line_mode import last_trick
from kingclub.cli.terminal.local_table import PERSON, LocalTable
from kingclub.cli.terminal.save_file import SaveError
from kingclub.cli.terminal.seat_box import SeatBox
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Action, Call, Play, Refused, Trick
from kingclub.scoring import Seat

MIN_COLUMNS, MIN_ROWS = 64, 20
"""A long hand may need more columns."""
PACES = ("short", "key", "none")
_SHORT = 0.6
"""Seconds that a bot's card is looked at, at the short pace."""


class TableApp(App[None]):
    """Draws the person's view and sends his actions to the table; decides nothing itself."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go_on", show=False),
        # Each letter also as the Russian keyboard types it.
        Binding("l,д", "sheet", "terminal-key-sheet"),
        Binding("p,з", "last", "terminal-key-last"),
        Binding("t,е", "pace", "terminal-key-pace"),
        Binding("b,и", "letters", "terminal-key-letters"),
        Binding("c,с", "colours", "terminal-key-colours"),
        Binding("question_mark,h,р,f1", "help", "terminal-key-help"),
        Binding("q,й", "quit", "terminal-key-quit"),
    ]

    def __init__(self, table: LocalTable, words: Wording, *, pace: str, today: Callable[[], date]) -> None:
        super().__init__()
        self.table = table
        self._words = words
        self._today = today
        self.pace = pace
        self._held: Trick | None = None
        """A trick just taken that waits to be looked at."""
        self._ended_deals = len(table.game.finished)
        self._timer: Timer | None = None
        """Ends the pause after a bot's card."""
        self.failure: str | None = None
        for key in BINDING_TEXTS:
            description = words.texts.text(f"terminal-key-{key}")
            self._describe(f"terminal-key-{key}", description)

    def _describe(self, placeholder: str, description: str) -> None:
        """Puts the words of the person's language in place of the message ids above."""
        by_key = self._bindings.key_to_bindings
        for key, bindings in tuple(by_key.items()):
            by_key[key] = [
                replace(each, description=description) if each.description == placeholder else each
                for each in bindings
            ]

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="terms", markup=False)
        with Horizontal(id="seats"):
            players = self.table.game.ruleset.players
            for seat in range(players):
                yield SeatBox(Seat(seat), players, self._words)
        yield Static(id="said", markup=False)
        yield OptionList(id="calls")
        yield HandBar(self._words)
        yield Static(id="small", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self._draw("")
        self._move_on()

    def on_resize(self, event: Resize) -> None:
        columns = max(MIN_COLUMNS, narrowest(self.table.game.ruleset.hand_size))
        too_small = event.size.width < columns or event.size.height < MIN_ROWS
        self.set_class(too_small, "too-small")
        size = {"columns": event.size.width, "rows": event.size.height}
        told = self._words.texts.text(
            "error-terminal-too-small", **size, min_columns=columns, min_rows=MIN_ROWS
        )
        self.query_one("#small", Static).update(told)

    # What happens at the table.

    def _move_on(self) -> None:
        """Lets bots and chance act until the person is asked or a pause is due."""
        while self._held is None:
            if self._show_ended_deal() or self.table.game.is_over:
                return
            action = self._step()
            if action is None:
                self._ask()
                return
            if isinstance(action, (Play, *CALLS)) and self._pause_after():
                return

    def _step(self) -> Action | None:
        before = len(self._tricks())
        try:
            action = self.table.step()
        except SaveError as error:
            self._fail(error)
            return None
        self._noticed(action, before)
        return action

    def _noticed(self, action: Action | None, tricks_before: int) -> None:
        """Tells what was done, and keeps a finished trick on the table if the pace wants it."""
        words = self._words
        said = ""
        if isinstance(action, Call):
            said = words.texts.text("terminal-said", name=words.name(action.seat), call=words.action(action))
        tricks = self._tricks()
        deal_ended = len(self.table.game.finished) > self._ended_deals
        if self.pace != "none" and (len(tricks) > tricks_before or deal_ended) and isinstance(action, Play):
            self._held = tricks[-1] if tricks else None
        if self._held is not None:
            takes = words.texts.text("terminal-takes", name=words.name(self._held.winner))
            said = f"{takes} {words.texts.text('terminal-press')}" if self.pace == "key" else takes
        self._draw(said)

    def _tricks(self) -> tuple[Trick, ...]:
        """The tricks of the deal in play, or of the one that has just ended."""
        view = self.table.view
        if view.deal is not None:
            return view.deal.tricks
        return view.last_deal.tricks if view.last_deal is not None else ()

    def _pause_after(self) -> bool:
        """Whether to wait now, by a timer or for a key."""
        if self.pace == "none" or (self.pace == "key" and self._held is None):
            return False
        if self.pace == "short":
            seconds = _SHORT * (2 if self._held is not None else 1)
            self._timer = self.set_timer(seconds, self._after_pause)
        return True

    def _after_pause(self) -> None:
        self._stop_timer()
        self._held = None
        self._draw("")
        self._move_on()

    def _stop_timer(self) -> None:
        """Somebody acts before the pause is over: its end must not hurry the next one."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _show_ended_deal(self) -> bool:
        """Shows the sheet once a deal is over; True while the person looks at it."""
        view = self.table.view
        if len(view.sheet.rows) == self._ended_deals or view.last_deal is None:
            return False
        self._ended_deals = len(view.sheet.rows)
        text = self._words.texts.text
        contract = text(f"contract-{view.last_deal.contract.id}")
        parts: list[str] = [text("terminal-deal-over", contract=contract)]
        if view.is_over:
            parts = [text("terminal-game-over"), self._words.winners(view), *self._finish()]
        dialog = Dialog(*parts, sheet_table(self._words, view), text("terminal-press"))
        self.push_screen(dialog, lambda _: self.exit() if view.is_over else self._move_on())
        return True

    def _finish(self) -> list[str]:
        text = self._words.texts.text
        told = [text("terminal-seed", seed=self.table.seed)]
        try:
            self.table.finish(self._today())
        except SaveError as error:
            return [*told, text("terminal-lost-folder", cause=str(error))]
        if self.table.kept is not None:
            told.append(text("terminal-kept", path=str(self.table.kept)))
        return told

    def _ask(self) -> None:
        deal = self.table.view.deal
        if deal is None or not deal.legal:
            return
        calls = [each for each in deal.legal if not isinstance(each, Play)]
        options = self.query_one("#calls", OptionList)
        options.clear_options()
        options.add_options([Option(self._words.action(each)) for each in calls])
        options.set_class(bool(calls), "asked")
        if calls:
            options.highlighted = 0
            options.focus()
        else:
            self.query_one(HandBar).focus()
        self._draw(self._words.texts.text("terminal-your-call" if calls else "terminal-your-turn"))

    # What the person does.

    def on_hand_bar_chosen(self, event: HandBar.Chosen) -> None:
        self._do(Play(PERSON, event.card))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        deal = self.table.view.deal
        if deal is not None and event.option_index < len(deal.legal):
            self.query_one("#calls", OptionList).set_class(False, "asked")
            self._do(deal.legal[event.option_index])

    def _do(self, action: Action) -> None:
        deal = self.table.view.deal
        if deal is None or self._held is not None:
            return
        before = len(deal.tricks)
        try:
            self.table.act(action)
        except Refused as refused:
            if isinstance(action, Play):
                self._say(self._words.refusal(refused.reason, action.card, deal))
            return
        except SaveError as error:
            self._fail(error)
            return
        self._stop_timer()
        self._noticed(action, before)
        if not self._pause_after():
            self._move_on()

    def action_go_on(self) -> None:
        if self._held is not None:
            self._after_pause()

    def action_sheet(self) -> None:
        self.push_screen(Dialog(sheet_table(self._words, self.table.view)))

    def action_last(self) -> None:
        self._say(last_trick(self._words, self._tricks()))

    def action_pace(self) -> None:
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self._say(self._words.texts.text("terminal-pace", pace=self.pace))

    def action_letters(self) -> None:
        self._words.cyrillic = not self._words.cyrillic
        self._draw(None)

    def action_colours(self) -> None:
        hand = self.query_one(HandBar)
        hand.four_colours = not hand.four_colours
        for box in self.query(SeatBox):
            box.four_colours = hand.four_colours
        self._draw(None)

    def action_help(self) -> None:
        text = self._words.texts.text
        pace = text("terminal-pace", pace=self.pace)
        self.push_screen(Dialog(text("terminal-help"), text("terminal-help-text", pace=pace)))

    # Drawing.

    def _draw(self, said: str | None) -> None:
        view = self.table.view
        deal = view.deal
        self.query_one("#title", Static).update(self._words.deal(view))
        self.query_one("#terms", Static).update(self._words.terms(deal) if deal is not None else "")
        for box in self.query(SeatBox):
            box.show_seat(deal, self._held)
        self.query_one(HandBar).show_hand(deal)
        if said is not None:
            self._say(said)

    def _say(self, said: str) -> None:
        self.query_one("#said", Static).update(said)

    def _fail(self, error: SaveError) -> None:
        self.failure = self._words.texts.text("terminal-lost-folder", cause=str(error))
        self.exit()


CALLS = Call.__args__
BINDING_TEXTS = ("sheet", "last", "pace", "letters", "colours", "help", "quit")
