"""The whole-screen table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import ClassVar

from rich.table import Table
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.timer import Timer
from textual.widgets import Footer, OptionList, Static

from kingclub.cli.terminal.dialogs import Dialog, sheet_table
from kingclub.cli.terminal.felt import CallList, Felt, narrowest_felt
from kingclub.cli.terminal.hand_bar import HandBar, narrowest
from kingclub.cli.terminal.heap_words import done_line, left_lines
from kingclub.cli.terminal.local_table import PERSON, LocalTable
from kingclub.cli.terminal.look import LookFile
from kingclub.cli.terminal.save_failure import save_failure
from kingclub.cli.terminal.save_file import SaveError
from kingclub.cli.terminal.wording import Wording
from kingclub.play import Action, DealView, Draw, Flip, Lot, Play, Refused, Shuffle, Trick, View

MIN_COLUMNS, MIN_ROWS = 64, 23
"""A long hand may need more columns."""
_SHORT = 0.6
"""Seconds that a bot's card is looked at, at the short pace; a finished trick twice as long."""
KEYS = {
    "l,д": "sheet",
    "p,з": "last",
    "t,е": "pace",
    "s,ы": "order",
    "b,и": "letters",
    "c,с": "colours",
    "h,р,question_mark,f1": "help",
    "q,й": "quit",
}
"""By key, the action of that name; its words are `terminal-key-…`. Cyrillic letters share those keys."""


class TableApp(App[None]):
    """Draws the person's view and sends his actions to the table; decides nothing itself."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go_on", show=False),
        *(Binding(key, action, action) for key, action in KEYS.items()),
    ]

    def __init__(
        self,
        table: LocalTable,
        words: Wording,
        *,
        today: Callable[[], date],
        look_file: LookFile | None = None,
    ) -> None:
        super().__init__()
        self.table = table
        self.failure: str | None = None
        """Why the game had to stop, for the person."""
        self._drawn = ""
        """Who has just drawn, or what the person has."""
        self.words = words
        self._today = today
        self._look_file = look_file
        self._held: Trick | None = None
        """A trick just taken that is still looked at."""
        self._pause: Timer | None = None
        view = table.view
        self._shown_deals = len(view.sheet.rows) - view.is_over
        """How many deals have had their end shown."""
        self._describe_keys()

    def _describe_keys(self) -> None:
        """Puts the words of the person's language in place of the names of the actions."""
        by_key = self._bindings.key_to_bindings
        for key, bindings in tuple(by_key.items()):
            by_key[key] = [self._described(each) for each in bindings]

    def _described(self, binding: Binding) -> Binding:
        if binding.action not in KEYS.values():
            return binding
        return replace(binding, description=self.words.texts.text(f"terminal-key-{binding.action}"))

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="about", markup=False)
        ruleset = self.table.view.ruleset
        yield Felt(self.words, ruleset.players, heap=ruleset.has_upcard)
        yield Static(id="said", markup=False)
        yield HandBar(self.words)
        yield Static(id="small", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self._draw("")
        self._move_on()

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        ruleset = self.table.view.ruleset
        columns = max(
            MIN_COLUMNS,
            narrowest(ruleset.hand_size),
            narrowest_felt(ruleset.players, heap=ruleset.has_upcard),
        )
        self.set_class(width < columns or height < MIN_ROWS, "too-small")
        told = self.words.texts.text(
            "error-terminal-too-small",
            columns=width,
            rows=height,
            min_columns=columns,
            min_rows=MIN_ROWS,
        )
        self.query_one("#small", Static).update(told)

    # What happens at the table.

    def _move_on(self) -> None:
        """Lets bots and chance act until the person is asked, a pause is due, or something is to be shown."""
        while self._held is None and self._pause is None and not isinstance(self.screen, Dialog):
            view = self.table.view
            if len(view.sheet.rows) > self._shown_deals:
                self._show_end(view)
            elif self.table.is_persons_turn:
                self._ask(view)
                return
            elif not self._let_act(self.table.step):
                return

    def _let_act(self, act: Callable[[], Action | None]) -> bool:
        """One action by whoever is due, and the pause after it; False where there was none."""
        before = self.table.view
        try:
            action = act()
        except SaveError as error:
            self.failure = save_failure(error, self.words.texts)
            self.exit()
            return False
        view = self.table.view
        is_taken = len(_tricks(view)) > len(_tricks(before)) or len(view.sheet.rows) > len(before.sheet.rows)
        if isinstance(action, Play) and is_taken and _tricks(view) and self.words.look.pace != "none":
            self._held = _tricks(view)[-1]
        if action is not None and not isinstance(action, (Lot, Shuffle, Flip)):
            self._set_pause()
        if isinstance(action, Draw):
            self._drawn = self.words.said(action) if action.seat != PERSON else self.words.drawn(before, view)
        elif action is not None:
            self._drawn = ""
        if self._held is not None or self._pause is not None:
            self._draw(self._told(view))
        return action is not None

    def _told(self, view: View) -> str:
        """What is said of the trick just taken, or of the calls before the play."""
        words = self.words
        if self._held is not None:
            press = f" {words.texts.text('terminal-press')}" if words.look.pace == "key" else ""
            return words.takes(self._held) + press
        if view.deal is not None and view.deal.heap is not None:
            return done_line(words, view.deal.heap, PERSON)
        if view.deal is None or view.deal.is_played:
            return self._drawn
        return " · ".join(map(words.said, view.deal.calls[-view.ruleset.players :]))

    def _set_pause(self) -> None:
        if self.words.look.pace == "short":
            seconds = _SHORT * (2 if self._held is not None else 1)
            self._pause = self.set_timer(seconds, self.action_go_on)

    def _show_end(self, view: View) -> None:
        """The sheet once a deal is over, and who has won once the game is."""
        self._shown_deals = len(view.sheet.rows)
        self._draw("")
        text = self.words.texts.text
        parts: list[str] = []
        title = text("terminal-deal-over", deal=self.words.title(view))
        last = view.last_deal
        left = list(left_lines(self.words, last)) if last and view.ruleset.has_upcard else []
        if view.is_over:
            title = text("terminal-game-over")
            parts = [self.words.winners(view), *self._finish()]
        self._lay(title, *left, sheet_table(self.words, view), *parts)

    def _finish(self) -> list[str]:
        text = self.words.texts.text
        told = [text("terminal-seed", seed=self.table.seed)]
        try:
            self.table.finish(self._today())
        except SaveError as error:
            return [*told, save_failure(error, self.words.texts)]
        if self.table.kept is not None:
            told.append(text("terminal-kept", path=str(self.table.kept)))
        return told

    def _lay(self, title: str, *parts: str | Table) -> None:
        """Lays a dialog over the table; the game waits for it."""
        dialog = Dialog(title, *parts, way_back=self.words.texts.text("terminal-press"))
        self.push_screen(dialog, lambda _: self._after_dialog())

    def _after_dialog(self) -> None:
        view = self.table.view
        if view.is_over and self._shown_deals == len(view.sheet.rows):
            self.exit()
        else:
            self._draw(None)
            self._move_on()

    def _ask(self, view: View) -> None:
        if view.deal is None:
            return
        calls = _calls(view.deal)
        self.set_class(bool(calls) and not view.deal.is_played, "calling")
        self.set_class(bool(calls) and view.deal.is_played, "drawing")
        self.query_one(CallList).offer([self.words.action(each) for each in calls])
        if not calls:
            self.query_one(HandBar).focus()
        text = self.words.texts.text
        if calls and view.deal.is_played and view.deal.heap is None:
            self._draw(f"{self._drawn} {self.words.must_draw(view.deal)}".strip())
            return
        self._draw(self._question(view, text("terminal-your-call") if calls else text("terminal-your-turn")))

    def _question(self, view: View, question: str) -> str:
        """Whose turn it is; before it the calls, or the trick that went by without a pause."""
        if self.words.look.pace == "none" and view.deal is not None and view.deal.tricks:
            return self.words.last_trick(view)
        return f"{self._told(view)} {question}".strip()

    # What the person does.

    def on_hand_bar_chosen(self, event: HandBar.Chosen) -> None:
        self._do(Play(PERSON, event.card))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        deal = self.table.view.deal
        calls = [] if deal is None else _calls(deal)
        if event.option_index < len(calls):
            self._do(calls[event.option_index])

    def _do(self, action: Action) -> None:
        deal = self.table.view.deal
        if deal is None or self._held is not None or self._pause is not None:
            return
        try:
            acted = self._let_act(lambda: self.table.act(action))
        except Refused as refused:
            if isinstance(action, Play):
                self._say(self.words.refusal(refused.reason, action.card, deal))
            return
        if acted:
            self.set_class(False, "calling", "drawing")
            self._move_on()

    def action_go_on(self) -> None:
        """The pause is over, or is cut short."""
        if self._pause is not None:
            self._pause.stop()
        if self._pause is not None or self._held is not None:
            self._pause = self._held = None
            self._draw("")
            self._move_on()

    def action_sheet(self) -> None:
        self._lay(self.words.texts.text("terminal-sheet"), sheet_table(self.words, self.table.view))

    def action_last(self) -> None:
        deal = self.table.view.deal
        if deal is not None and deal.heap is not None:
            self._say(done_line(self.words, deal.heap, PERSON))
        else:
            self._say(self.words.last_trick(self.table.view))

    def action_pace(self) -> None:
        self.words.look.next_pace()
        self._changed(self.words.texts.text("terminal-pace", pace=self.words.look.pace))

    def action_order(self) -> None:
        look = self.words.look
        look.high_first = not look.high_first
        self._changed()

    def action_letters(self) -> None:
        look = self.words.look
        look.letters = "latin" if look.is_cyrillic(self.words.texts.lang) else "cyrillic"
        self._changed()

    def action_colours(self) -> None:
        look = self.words.look
        look.four_colours = not look.four_colours
        self._changed()

    def action_help_quit(self) -> None:
        """Ctrl+C leaves, as everywhere in a terminal; the game is saved after every card."""
        self.exit()

    def action_help(self) -> None:
        text = self.words.texts.text
        pace = text("terminal-pace", pace=self.words.look.pace)
        self._lay(text("terminal-help"), text("terminal-help-text", pace=pace))

    # Drawing.

    def _changed(self, said: str | None = None) -> None:
        """The person likes the table otherwise from now on."""
        if self._look_file is not None:
            self._look_file.write(self.words.look)
        self._draw(said)

    def _draw(self, said: str | None) -> None:
        view = self.table.view
        self.query_one("#title", Static).update(self.words.title(view))
        self.query_one("#about", Static).update(self.words.about(view))
        waits = self._held is not None
        self.query_one(Felt).show(view, self._held, waits=waits)
        self.query_one(HandBar).show_hand(view.deal)
        if said is not None:
            self._say(said)

    def _say(self, said: str) -> None:
        self.query_one("#said", Static).update(said)


def _tricks(view: View) -> tuple[Trick, ...]:
    """The tricks of the deal in play, or of the one that has just ended."""
    if view.deal is not None:
        return view.deal.tricks
    return view.last_deal.tricks if view.last_deal is not None else ()


def _calls(deal: DealView) -> list[Action]:
    """What is offered as a list: all, where the person may do something else than play a card."""
    return list(deal.legal) if any(not isinstance(each, Play) for each in deal.legal) else []
