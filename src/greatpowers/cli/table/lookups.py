"""Commands that look and change nothing in the game: help, board, hand, log, saving, language, reasons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from ...engine.errors import Refusal
from ...engine.record import record_of, write_record
from ...games.shared.rendering import BAD, GOOD
from ...locale import LANGUAGES, Texts
from ..files import write_atomically
from ..problems import Problem
from .room import Room
from .saving import SavedTable

#: Lines of the log that are shown unless more are asked for.
LOG_LINES: Final = 20


class Lookups:
    """What a seat can ask for while it thinks."""

    def __init__(self, room: Room, table: SavedTable, seat: str) -> None:
        self.room = room
        self.table = table
        self.terminal = table.terminal
        self.seat = seat

    def show_help(self, introduction: str, commands: Sequence[str]) -> None:
        """How to answer, and every command."""
        texts = self.room.texts
        self.room.say(introduction)
        grid = Table.grid(padding=(0, 2))
        for command in commands:
            known = dict.fromkeys([*texts.format(f"cli-word-{command}").split(","), command])
            name = ", ".join(dict.fromkeys(word.strip() for word in known))
            grid.add_row(Text(name, style="bold"), texts.format(f"cli-help-{command}"))
        self.room.show(grid)

    def tell_whether(self, text: str, refusal: Refusal | None) -> None:
        """Whether something may be done, and if not, the rule that says so."""
        if refusal is None:
            allowed = self.room.texts.format("cli-order-allowed", order=text)
            self.room.show(Text.assemble(("✓ ", GOOD), allowed))
        else:
            self.room.show(Text(f"✗ {text}", style=BAD))
            self.room.show(self.terminal.reason_sentence(self.room.texts, refusal), indent=2)

    def board(self, _rest: str = "") -> None:
        view = self.table.match.view(self.seat)
        self.room.show(self.terminal.board(self.room.texts, view, seat=self.seat))

    def hand(self, _rest: str = "") -> None:
        self.room.show(self.terminal.hand(self.room.texts, self.table.match.view(self.seat)))

    def save(self, rest: str = "") -> None:
        """The game is always saved; with a name, write a copy of the record there."""
        if rest:
            data = write_record(record_of(self.table.match))
            self.write_file(Path(rest).expanduser(), data, "cli-copy-saved")
        else:
            self.room.say("cli-saved-already", file=str(self.table.path))

    def write_file(self, path: Path, data: bytes, message: str) -> None:
        try:
            write_atomically(path, data)
        except Problem as problem:
            self.room.say(problem.message, style=BAD, **problem.params)
        else:
            self.room.say(message, file=str(path))

    def log(self, rest: str = "") -> None:
        """The last lines of what happened, or as many as asked for."""
        texts = self.room.texts
        lines = [self.terminal.event_line(texts, event) for event in self.table.match.events(self.seat)]
        told = [line for line in lines if line is not None]
        count = int(rest) if rest.isascii() and rest.isdigit() else (len(told) if rest else LOG_LINES)
        self.room.show(*told[-count:] if count else ())

    def language(self, rest: str = "") -> None:
        """Speak another language from now on."""
        wanted = rest.strip().casefold()
        for known in LANGUAGES:
            if wanted == known:
                self.room.texts = Texts(known)
                self.table.setting.language = known
                self.table.save_setting()
                self.room.say("cli-language-now")
                return
        self.room.say("cli-language-unknown", languages=", ".join(LANGUAGES))
