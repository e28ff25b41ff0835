"""The strict reader of `*.king`: one fault and it stops, naming line and column."""

from __future__ import annotations

from kingclub.notation import words
from kingclub.notation.deal_lines import DEAL_WORDS, add_line, start_deal
from kingclub.notation.fault import Fault, NotationError
from kingclub.notation.record import DealRecord, GameRecord, PointsLine
from kingclub.notation.source import Line, decode, read_lines
from kingclub.notation.tags import TAGS, TagReader, read_title

_WORDS_WITH_QUOTES = ("seats", "seed")


def parse_record(source: str | bytes) -> list[GameRecord]:
    """The games of a file; raises NotationError at its first fault. Legality is not judged here."""
    records, error = parse_until_fault(source)
    if error is not None:
        raise error
    return records


def parse_until_fault(source: str | bytes) -> tuple[list[GameRecord], NotationError | None]:
    """The games as far as they can be read, and the fault that ended the reading."""
    reader = _Reader()
    try:
        text = decode(source) if isinstance(source, bytes) else source
    except NotationError as error:
        return [], error
    last = Line(1, (), 0)
    try:
        for line in read_lines(text):
            last = line
            reader.read(line)
        reader.close(Line(last.number + 1, (), 0))
        if not text.endswith("\n") and reader.is_open:
            raise last.error(Fault.CUT_FILE, len(last.words))
    except NotationError as error:
        begun = reader.has_begun
        reader.give_up(Line(error.line, (), 0))
        return reader.games, _cut_or(error, text, last) if begun else error
    return reader.games, None


def _cut_or(error: NotationError, text: str, last: Line) -> NotationError:
    """A last line without its end that breaks off at its last word was cut rather than mistyped."""
    is_last_line = last.words and last.number == error.line == text.count("\n") + 1
    if not is_last_line or error.fault is Fault.MISPLACED:
        return error
    is_last_word = error.column >= last.column(len(last.words) - 1)
    return last.error(Fault.CUT_FILE, len(last.words)) if is_last_word else error


class _Reader:
    """Sorts the lines of a file into games and deals."""

    def __init__(self) -> None:
        self.games: list[GameRecord] = []
        self._tags: TagReader | None = None
        self._game: GameRecord | None = None
        self._deal: DealRecord | None = None

    @property
    def has_begun(self) -> bool:
        """Whether anything of a record was read: else the file may be anything."""
        return bool(self.games) or self._game is not None or self._tags is not None or self._deal is not None

    @property
    def is_open(self) -> bool:
        """Whether the last deal read has no row yet."""
        game = self.games[-1]
        return game.result is None and (not game.deals or game.deals[-1].row is None)

    def read(self, line: Line) -> None:
        keyword = line.words[0].text
        if keyword not in _WORDS_WITH_QUOTES:
            _refuse_quotes(line)
        if keyword.startswith("["):
            self._start_game(line)
        elif keyword in TAGS:
            self._read_tag(line)
        elif keyword == "deal":
            self._end_deal()
            self._place(line)
            self._deal = start_deal(line)
        elif keyword == "result":
            self._read_result(line)
        elif keyword in DEAL_WORDS or keyword.isdecimal():
            if self._deal is None:
                raise line.error(Fault.MISPLACED, 0, "deal …")
            self._deal = add_line(self._deal, line)
        else:
            known = (*TAGS, "deal", *DEAL_WORDS, "result")
            raise line.error(Fault.UNKNOWN_TAG, 0, ", ".join(known))

    def close(self, end: Line) -> None:
        """The file is over; raises NotationError where something is missing."""
        self._end_game(end)
        if not self.games:
            raise NotationError(Fault.EMPTY, 1, 1, "", "[king 1]")

    def give_up(self, fault: Line) -> None:
        """Keeps what was read before a fault."""
        self._end_deal()
        game = self._game
        if game is not None:
            self.games.append(GameRecord(game.header, game.deals, game.result, at=game.at, end=fault))
        self._game = None

    def _start_game(self, line: Line) -> None:
        if line.words[0].text != "[king":
            raise line.error(Fault.BAD_WORD, 0, "[king 1]")
        self._end_game(line)
        read_title(line)
        self._tags = TagReader(line)

    def _read_tag(self, line: Line) -> None:
        if self._tags is None or self._game is not None:
            wanted = "[king 1]" if self._tags is None else "deal …"
            raise line.error(Fault.MISPLACED, 0, wanted)
        self._tags.read(line)

    def _read_result(self, line: Line) -> None:
        self._end_deal()
        game = self._place(line)
        if self._tags is None:
            raise line.error(Fault.MISPLACED, 0, "[king 1]")
        words.word(line, 1, "1:-8")
        self._game = GameRecord(game.header, game.deals, PointsLine(words.points(line), at=line), at=game.at)

    def _place(self, line: Line) -> GameRecord:
        """The game to which `line` belongs: nothing may follow its result."""
        if self._game is None:
            header = self._tags.header(line) if self._tags else None
            self._game = GameRecord(header, at=self._tags.title if self._tags else line)
        if self._game.result is not None:
            raise line.error(Fault.MISPLACED, 0, "[king 1]")
        return self._game

    def _end_deal(self) -> None:
        game, deal = self._game, self._deal
        if game is not None and deal is not None:
            self._game = GameRecord(game.header, (*game.deals, deal), at=game.at)
        self._deal = None

    def _end_game(self, end: Line) -> None:
        self._end_deal()
        if self._tags is not None:
            game = self._game or GameRecord(self._tags.header(end), at=self._tags.title)
        else:
            game = self._game
        if game is not None:
            self.games.append(GameRecord(game.header, game.deals, game.result, at=game.at, end=end))
        self._game = self._tags = None


def _refuse_quotes(line: Line) -> None:
    for place, word in enumerate(line.words):
        if word.is_quoted:
            raise line.error(Fault.BAD_WORD, place, word.text)
