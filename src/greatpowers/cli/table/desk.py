"""One seat's turn at the table: orders are typed, judged at once, and sealed."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.errors import IllegalDecision, Refusal, UnreadableDecision
from ...engine.match import Question
from ...games.diplomacy.board import LOCATIONS
from ...games.diplomacy.orders import NO_ORDERS, Orders
from ...games.diplomacy.rendering import BAD, GOOD, QUIET
from ...games.diplomacy.wording import event_line, place_name, reason_sentence, seat_name
from ..language import LANGUAGES
from . import words
from .completion import Prompting, Suggestion
from .lookups import WARNING, Lookups
from .question import kind_of, missing_lines, question_lines
from .room import Room
from .saving import SavedTable
from .sheet import open_sheet


class LeftTable(Exception):
    """The player quits, or there is no more input. The game is kept."""


class Desk:
    """A seat with its order sheet. Whatever is acknowledged is on the disk already."""

    def __init__(self, room: Room, table: SavedTable, question: Question) -> None:
        self.room = room
        self.table = table
        self.seat = question.seat
        self.phase = table.phase
        self.sheet = open_sheet(table.match, question, table.draft_of(self.seat, self.phase))
        self.lookups = Lookups(room, table, self.sheet)
        self._is_done = False

    def take_turn(self) -> None:
        """Read lines until the orders are sealed or the seat is out of the game; raises LeftTable."""
        self.room.show(*question_lines(self.room.texts, self.sheet), style="bold")
        if self.sheet.orders:
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
        if command in words.STANDING:
            self._speak_up(command, rest)
        elif command == words.ORDERS and rest:
            self._write(rest)  # the word was a heading
        elif command:
            self._commands()[command](rest)
        elif line.strip().casefold() == NO_ORDERS:
            self._seal(Orders(()))
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
        if not self.sheet.lacks() and any(entry.is_written for entry in entries):
            self.room.say("cli-sheet-complete", style=QUIET)

    def _keep(self) -> None:
        self.table.keep_draft(self.seat, self.phase, [order.text for order in self.sheet.orders])

    def _finish_if_complete(self) -> None:
        """An empty line seals a complete sheet; otherwise it says what is missing."""
        missing = missing_lines(self.room.texts, self.sheet)
        if not missing:
            self._seal(self.sheet.answer)
            return
        self.room.show(*missing)
        self.room.say(f"cli-how-to-finish-{kind_of(self.sheet)}", style=QUIET)

    def _done(self, _rest: str) -> None:
        """Seal what is written; a sheet without any order needs a word of its own."""
        if self.sheet.orders or not self.sheet.lacks():
            self._seal(self.sheet.answer)
        else:
            self.room.say(f"cli-nothing-written-{kind_of(self.sheet)}", style=WARNING)

    def _seal(self, answer: Orders) -> None:
        self.table.match.decide(self.seat, answer)
        self.table.save_match()
        self.table.keep_draft(self.seat, self.phase, ())
        self._is_done = True
        self.room.say("cli-sealed", seat=seat_name(self.room.texts, self.seat), style=GOOD)

    def _undo(self, _rest: str) -> None:
        """Strike out the order written last; what is decided stands, see `Session` for sealed orders."""
        struck = self.sheet.take_back()
        if struck is None:
            self.room.show(reason_sentence(self.room.texts, Refusal("undo-barrier")))
            return
        self._keep()
        self.room.say("cli-struck", order=struck.text)

    def _clear(self, _rest: str) -> None:
        self.sheet.orders.clear()
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
            self.room.show(reason_sentence(self.room.texts, problem.refusal), style=BAD)
            return
        self.table.save_match()
        seen = [recorded.as_seen_by(self.seat) for recorded in happened]
        for event in seen:
            line = event_line(self.room.texts, event) if event is not None else None
            if line is not None:
                self.room.show(line)
        self._is_done = self.table.match.is_over or self.seat in self.table.view(None).conceded

    def _really_concedes(self) -> bool:
        self.room.say("cli-concede-sure", word=words.own_word(self.room.texts, words.CONCEDE), style=WARNING)
        answer = self.room.keyboard.ask("> ")
        return answer is not None and words.split_command(self.room.texts, answer)[0] == words.CONCEDE

    def _prompt(self) -> str:
        return f"{seat_name(self.room.texts, self.seat)} {self.phase}> "

    def _footer(self) -> str:
        wanted = sum(pick.count for pick in self.sheet.offer)
        left = sum(lack.count for lack in self.sheet.lacks())
        return self.room.texts.format("cli-footer", written=wanted - left, wanted=wanted)

    def _suggestions(self, typed: str) -> list[Suggestion]:
        """What Tab offers."""
        texts = self.room.texts
        others = [seat for seat in self.table.match.seats if seat != self.seat]
        prompting = Prompting(
            orders=self.sheet.legal(),
            commands=[words.own_word(texts, command) for command in words.COMMANDS],
            words={
                words.LANGUAGE: LANGUAGES,
                words.PRESS: ["all: ", *(f"{seat}: " for seat in others)],
                words.DRAW: ["yes", "no"],
            },
            before_orders=words.BEFORE_ORDERS,
            meaning_of=words.command_words(texts),
            name_of=lambda place: place_name(texts, LOCATIONS[place]),
        )
        return prompting.suggestions(typed)
