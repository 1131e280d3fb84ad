"""One seat's turn at a sheet: orders are typed, judged at once, and sealed."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.errors import IllegalDecision, Refusal, UnreadableDecision
from ...engine.match import Question
from ...games.shared.rendering import BAD, GOOD, QUIET, WARNING
from ...games.shared.terminal import Suggestion
from ..language import LANGUAGES
from . import words
from .completion import Prompting
from .room import LeftTable, Room
from .saving import SavedTable
from .sheet_lookups import SheetLookups


class Desk:
    """A seat with its order sheet. Whatever is acknowledged is on the disk already."""

    def __init__(self, room: Room, table: SavedTable, question: Question) -> None:
        self.room = room
        self.table = table
        self.seat = question.seat
        self.moment = table.moment
        self.terminal = table.terminal
        draft = table.draft_of(self.seat, self.moment)
        self.sheet = self.terminal.open_sheet(table.match, question, draft)
        self.lookups = SheetLookups(room, table, self.sheet)
        self._is_done = False

    def take_turn(self) -> None:
        """Read lines until the orders are sealed or the seat is out of the game; raises LeftTable."""
        self.room.show(*self.sheet.question_lines(self.room.texts), style="bold")
        if self.sheet.written:
            self.room.say("cli-orders-kept")
            self.lookups.orders("")
        while not self._is_done:
            line = self.room.keyboard.ask(self._prompt(), self._suggestions, self._footer())
            if line is None:
                raise LeftTable
            self.obey(line)

    def obey(self, line: str) -> None:
        """Do what one line says: a command, orders, or nothing at all."""
        command, rest = words.split_command(self.room.texts, line)
        nothing = None if command else self.sheet.answer_without_orders(line)
        if command in words.STANDING:
            self._speak_up(command, rest)
        elif command == words.ORDERS and rest:
            self._write(rest)  # the word was a heading
        elif command:
            self._commands()[command](rest)
        elif nothing is not None:
            self._seal(nothing)
        elif line.strip():
            self._write(line)
        else:
            self._finish_if_complete()

    def _commands(self) -> dict[str, Callable[[str], None]]:
        look = self.lookups
        return {
            words.HELP: look.help,
            words.ORDERS: look.orders,
            words.LEGAL: look.legal,
            words.WHY: look.why,
            words.BOARD: look.board,
            words.MAP: look.map,
            words.LOG: look.log,
            words.SAVE: look.save,
            words.LANGUAGE: look.language,
            words.UNDO: self._undo,
            words.CLEAR: self._clear,
            words.DONE: self._done,
            words.QUIT: self._quit,
        }

    def _write(self, line: str) -> None:
        """Put orders on the sheet; what was understood is kept before it is said."""
        entries = self.sheet.write(line)
        if any(entry.is_written for entry in entries):
            self._keep()
        for entry in entries:
            self.lookups.tell(entry)
        if not self.sheet.left and any(entry.is_written for entry in entries):
            self.room.say("cli-sheet-complete", style=QUIET)

    def _keep(self) -> None:
        self.table.keep_draft(self.seat, self.moment, self.sheet.written)

    def _finish_if_complete(self) -> None:
        """An empty line seals a complete sheet; otherwise it says what is missing."""
        missing = self.sheet.missing_lines(self.room.texts)
        if not missing:
            self._seal(self.sheet.answer)
            return
        self.room.show(*missing)
        self.room.say(f"cli-how-to-finish-{self.sheet.kind}", style=QUIET)

    def _done(self, _rest: str) -> None:
        """Seal what is written; a sheet without any order needs a word of its own."""
        if self.sheet.written or not self.sheet.left:
            self._seal(self.sheet.answer)
        else:
            self.room.say(f"cli-nothing-written-{self.sheet.kind}", style=WARNING)

    def _seal(self, answer: object) -> None:
        self.table.match.decide(self.seat, answer)
        self.table.save_match()
        self.table.keep_draft(self.seat, self.moment, ())
        self._is_done = True
        self.room.say("cli-sealed", seat=self.terminal.seat_name(self.room.texts, self.seat), style=GOOD)

    def _undo(self, _rest: str) -> None:
        """Strike out the order written last; what is decided stands, see `Session` for sealed orders."""
        struck = self.sheet.take_back()
        if struck is None:
            self.room.show(self.terminal.reason_sentence(self.room.texts, Refusal("undo-barrier")))
            return
        self._keep()
        self.room.say("cli-struck", order=struck.text)

    def _clear(self, _rest: str) -> None:
        self.sheet.clear()
        self._keep()
        self.room.say("cli-cleared")

    def _quit(self, _rest: str) -> None:
        raise LeftTable

    def _speak_up(self, command: str, rest: str) -> None:
        """Press, a vote, giving up: the game itself reads what follows the word."""
        if command == words.CONCEDE and self.room.keyboard.is_terminal and not self._really_concedes():
            return
        try:
            happened = self.table.match.decide(self.seat, f"{command} {rest}".strip())
        except (IllegalDecision, UnreadableDecision) as problem:
            self.room.show(self.terminal.reason_sentence(self.room.texts, problem.refusal), style=BAD)
            return
        self.table.save_match()
        seen = [recorded.as_seen_by(self.seat) for recorded in happened]
        for event in seen:
            line = self.terminal.event_line(self.room.texts, event) if event is not None else None
            if line is not None:
                self.room.show(line)
        self._is_done = self.table.match.is_over or self.terminal.has_given_up(
            self.table.match.state, self.seat
        )

    def _really_concedes(self) -> bool:
        self.room.say("cli-concede-sure", word=words.own_word(self.room.texts, words.CONCEDE), style=WARNING)
        answer = self.room.keyboard.ask("> ")
        return answer is not None and words.split_command(self.room.texts, answer)[0] == words.CONCEDE

    def _prompt(self) -> str:
        return f"{self.terminal.seat_name(self.room.texts, self.seat)} {self.moment}> "

    def _footer(self) -> str:
        wanted = self.sheet.wanted
        return self.room.texts.format("cli-footer", written=wanted - self.sheet.left, wanted=wanted)

    def _suggestions(self, typed: str) -> list[Suggestion]:
        """What Tab offers."""
        texts = self.room.texts
        others = [seat for seat in self.table.match.seats if seat != self.seat]
        prompting = Prompting(
            orders=lambda begun: self.sheet.suggestions(texts, begun),
            commands=[words.own_word(texts, command) for command in words.COMMANDS],
            words={
                words.LANGUAGE: LANGUAGES,
                words.PRESS: ["all: ", *(f"{seat}: " for seat in others)],
                words.DRAW: ["yes", "no"],
            },
            before_orders=words.BEFORE_ORDERS,
            meaning_of=words.command_words(texts),
        )
        return prompting.suggestions(typed)
