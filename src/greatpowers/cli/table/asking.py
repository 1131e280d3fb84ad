"""One question to a seat: its options by number and in words; whatever is typed is decided or explained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from ...engine.errors import IllegalDecision, UnreadableDecision
from ...engine.match import Question
from ...games.shared.rendering import BAD, QUIET, WARNING
from ...games.shared.terminal import Suggestion
from ..language import LANGUAGES
from . import words
from .completion import Prompting
from .lookups import Lookups
from .room import LeftTable, Room
from .saving import SavedTable

#: Options that are listed unless all are asked for.
LISTED: Final = 30


class Asking:
    """A seat before one question. Whatever is acknowledged is on the disk already."""

    def __init__(self, room: Room, table: SavedTable, question: Question) -> None:
        self.room = room
        self.table = table
        self.terminal = table.terminal
        self.question = question
        self.seat = question.seat
        self.offered = {question.choice.write(option): option for option in question.offer}
        self.options = list(self.offered)
        self.lookups = Lookups(room, table, self.seat)
        self._is_done = False
        self._warned_of = ""

    def take_turn(self) -> None:
        """Read lines until the question is answered or the last answer taken back; raises LeftTable."""
        view = self.table.match.view(self.seat)
        self.room.show(self.terminal.question_line(self.room.texts, view, self.question), style="bold")
        self._list(LISTED)
        state = self.table.match.state
        self.room.show(
            *self.terminal.warnings(self.room.texts, state, self.question), style=WARNING, indent=1
        )
        while not self._is_done:
            line = self.room.keyboard.ask(self._prompt(), self._suggestions)
            if line is None:
                raise LeftTable
            self.obey(line)

    def obey(self, line: str) -> None:
        """Do what one line says: a command, a number, an option, or nothing at all."""
        command, rest = words.split_command(self.room.texts, line, words.QUESTION_COMMANDS)
        if command:
            self._commands()[command](rest)
        elif line.strip():
            self._decide(self._meant(line.strip()))
        else:
            self._list(LISTED)

    def _commands(self) -> dict[str, Callable[[str], None]]:
        look = self.lookups
        return {
            words.HELP: self._help,
            words.LEGAL: self._legal,
            words.WHY: self._why,
            words.BOARD: look.board,
            words.HAND: look.hand,
            words.LOG: look.log,
            words.SAVE: look.save,
            words.LANGUAGE: look.language,
            words.UNDO: self._undo,
            words.CONCEDE: self._concede,
            words.QUIT: self._quit,
        }

    def _meant(self, line: str) -> str:
        """The option with this number, or the text itself; `done` may be said in any language."""
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(self.options):
            return self.options[int(line) - 1]
        own = words.command_words(self.room.texts, (words.DONE,))
        return own.get(line.casefold(), line) if words.DONE in self.options else line

    def _decide(self, text: str) -> None:
        """Decide, unless there is something to think of first: then the same must be said once more."""
        warnings = self.table.match.warnings(self.seat, text)
        if warnings and text != self._warned_of:
            self._warned_of = text
            sentences = [self.terminal.reason_sentence(self.room.texts, reason) for reason in warnings]
            self.room.show(*sentences, style=WARNING, indent=1)
            self.room.say("cli-say-again", style=QUIET)
            return
        try:
            self.table.match.decide(self.seat, text)
        except (IllegalDecision, UnreadableDecision) as problem:
            self.room.show(self.terminal.reason_sentence(self.room.texts, problem.refusal), style=BAD)
            return
        self.table.save_match()
        self._is_done = True

    def _concede(self, _rest: str) -> None:
        """Give up; whoever sits at a terminal is asked once more."""
        if self.room.keyboard.is_terminal:
            word = words.own_word(self.room.texts, words.CONCEDE)
            self.room.say("cli-concede-sure", word=word, style=WARNING)
            answer = self.room.keyboard.ask("> ") or ""
            if words.split_command(self.room.texts, answer, words.QUESTION_COMMANDS)[0] != words.CONCEDE:
                return
        self._decide(words.CONCEDE)

    def _undo(self, _rest: str) -> None:
        """Take the seat's last decision back, as far as chance and others' answers allow."""
        try:
            self.table.match.undo(self.seat)
        except IllegalDecision as problem:
            self.room.show(self.terminal.reason_sentence(self.room.texts, problem.refusal))
            return
        self.table.save_match()
        self._is_done = True

    def _quit(self, _rest: str) -> None:
        raise LeftTable

    def _why(self, rest: str) -> None:
        """Whether something may be done now, and if not, the rule that says so."""
        if rest:
            text = self._meant(rest)
            self.lookups.tell_whether(text, self.table.match.explain(self.seat, text))
        else:
            self.room.say("cli-why-option")

    def _legal(self, rest: str) -> None:
        """All options, or those with a word in them."""
        self._list(len(self.options), rest)

    def _help(self, _rest: str) -> None:
        known = [c for c in words.QUESTION_COMMANDS if c != words.HAND or self.terminal.has_hand]
        self.lookups.show_help("cli-how-to-answer", known)

    def _list(self, most: int, word: str = "") -> None:
        numbered = list(enumerate(self.options, start=1))
        phrases = {number: self._said(text) for number, text in numbered[:most]}
        chosen = [
            (number, text)
            for number, text in numbered[:most]
            if word.casefold() in text.casefold() or word.casefold() in phrases[number].casefold()
        ]
        self.room.show(self._grid(chosen, phrases))
        if len(numbered) > most:
            self.room.say("cli-more-options", count=len(numbered) - most, style=QUIET)

    def _grid(self, chosen: Sequence[tuple[int, str]], phrases: dict[int, str]) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        for number, text in chosen:
            phrase = phrases[number]
            shown = Text(text, style="bold")
            if phrase != text:
                shown.append(f"  {phrase}", style="not bold")
            state = self.table.match.state
            remark = self.terminal.option_remark(self.room.texts, state, self.offered[text], text)
            if remark:
                shown.append(f"  {remark}", style=f"not bold {QUIET}")
            grid.add_row(Text(str(number), style=QUIET), shown)
        return grid

    def _said(self, text: str) -> str:
        return self.terminal.option_words(self.room.texts, self.offered[text], text)

    def _prompt(self) -> str:
        return f"{self.terminal.seat_name(self.room.texts, self.seat)} {self.table.moment}> "

    def _suggestions(self, typed: str) -> list[Suggestion]:
        """What Tab offers."""
        texts = self.room.texts
        prompting = Prompting(
            orders=self._options_like,
            commands=[words.own_word(texts, command) for command in words.QUESTION_COMMANDS],
            words={words.LANGUAGE: LANGUAGES},
            before_orders=words.BEFORE_ORDERS,
            meaning_of=words.command_words(texts, words.QUESTION_COMMANDS),
        )
        return prompting.suggestions(typed)

    def _options_like(self, typed: str) -> list[Suggestion]:
        begun = " ".join(typed.split()).casefold()
        return [
            Suggestion(text, len(typed), self._said(text))
            for text in self.options
            if text.casefold().startswith(begun) and text.casefold() != begun
        ]
