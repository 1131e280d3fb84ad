"""Commands that look and change nothing in the game: help, board, map, log, legal orders, reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from ...engine.errors import Refusal, UnreadableDecision
from ...engine.record import record_of, write_record
from ...games.diplomacy.board import PROVINCE_OF
from ...games.diplomacy.names import POWERS
from ...games.diplomacy.notation import read_place, split_orders
from ...games.diplomacy.portrait import Given, portrait
from ...games.diplomacy.rendering import BAD, GOOD, QUIET, Flow, board_table
from ...games.diplomacy.wording import (
    event_line,
    order_phrase,
    reason_sentence,
    turn_name,
)
from ...locale import LANGUAGES, Texts
from ..files import write_atomically
from ..folders import RECORD_ENDING
from ..problems import Problem
from . import words
from .question import missing_lines
from .room import Room
from .saving import SavedTable
from .sheet import Entry, Sheet

WARNING: Final = "yellow"
#: Lines of the log that are shown unless more are asked for.
LOG_LINES: Final = 20


class Lookups:
    """What a seat can ask for while it writes its orders."""

    def __init__(self, room: Room, table: SavedTable, sheet: Sheet) -> None:
        self.room = room
        self.table = table
        self.sheet = sheet

    def help(self, _rest: str = "") -> None:
        """How orders are written, and every command."""
        texts = self.room.texts
        self.room.say("cli-how-to-write")
        grid = Table.grid(padding=(0, 2))
        for command in words.COMMANDS:
            known = dict.fromkeys([*texts.format(f"cli-word-{command}").split(","), command])
            name = ", ".join(dict.fromkeys(word.strip() for word in known))
            grid.add_row(Text(name, style="bold"), texts.format(f"cli-help-{command}"))
        self.room.show(grid)

    def orders(self, _rest: str = "") -> None:
        """What is written so far and what is missing."""
        texts = self.room.texts
        grid = Table.grid(padding=(0, 2))
        for order in self.sheet.orders:
            grid.add_row(Text(order.text, style="bold"), order_phrase(texts, order.text))
        if self.sheet.orders:
            self.room.show(grid)
        else:
            self.room.say("cli-no-orders-yet")
        self.room.show(*missing_lines(texts, self.sheet))

    def legal(self, rest: str = "") -> None:
        """The legal orders of one unit, or of all."""
        picks = list(self.sheet.offer)
        if rest:
            try:
                place = PROVINCE_OF[read_place(_without_letter(rest))]
            except UnreadableDecision as problem:
                self.room.show(reason_sentence(self.room.texts, problem.refusal))
                return
            chosen = [[o for o in pick.orders if o.province == place] for pick in picks]
        else:
            chosen = [list(pick.orders) for pick in picks]
        if not any(chosen):
            self.room.say("cli-no-unit-of-yours", text=rest)
        for orders in chosen:
            if orders:
                self.room.show(Flow([Text(order.text) for order in orders], gap=3))

    def why(self, rest: str) -> None:
        """Whether something may be done, and if not, the rule that says so."""
        command, said = words.split_command(self.room.texts, rest)
        if command in words.STANDING:
            self._tell_whether(rest, self.table.match.explain(self.sheet.seat, f"{command} {said}".strip()))
        elif rest:
            for part in split_orders(rest) or [rest]:
                self._tell_whether(part, self.sheet.judge(part).refusal)
        else:
            self.room.say("cli-why-what")

    def _tell_whether(self, text: str, refusal: Refusal | None) -> None:
        if refusal is None:
            allowed = self.room.texts.format("cli-order-allowed", order=text)
            self.room.show(Text.assemble(("✓ ", GOOD), allowed))
        else:
            self.room.show(Text(f"✗ {text}", style=BAD))
            self.room.show(reason_sentence(self.room.texts, refusal), indent=2)

    def tell(self, entry: Entry) -> None:
        """What was understood, or what is wrong and why."""
        texts = self.room.texts
        if entry.order is None:
            self._tell_whether(entry.text, entry.refusal)
            return
        phrase = order_phrase(texts, entry.order.text)
        line = Text.assemble(("✓ ", GOOD), (entry.order.text, "bold"), f"  {phrase}")
        if entry.replaced is not None and entry.replaced is not entry.order:
            line.append(f"  {texts.format('cli-instead-of', order=entry.replaced.text)}", style=QUIET)
        self.room.show(line)
        if entry.refusal is not None:
            self.room.show(reason_sentence(texts, entry.refusal), style=WARNING, indent=2)

    def board(self, _rest: str = "") -> None:
        view = self.table.view(self.sheet.seat)
        own = [POWERS[power] for power in view.powers[self.sheet.seat]]
        self.room.show(board_table(self.room.texts, view, own=own))

    def map(self, rest: str = "") -> None:
        """Draw the board with the orders written so far; the ending of the name chooses SVG or PNG."""
        from ...games.diplomacy.drawing import render_png, render_svg

        view = self.table.view(self.sheet.seat)
        units = {**view.units, **{place: case.unit for place, case in view.dislodged.items()}}
        given = [
            Given(POWERS[units[order.province].power], order)
            for order in self.sheet.orders
            if order.province in units
        ]
        title = turn_name(self.room.texts, self.table.phase)
        picture = portrait(view, title, self.table.setting.language, given)
        for path in self._map_paths(rest):
            png = path.suffix.casefold() == ".png"
            data = render_png(picture) if png else render_svg(picture, embed_font=True).encode()
            self._write(path, data, "cli-map-written")

    def _map_paths(self, rest: str) -> list[Path]:
        """The file asked for, or a picture of each kind beside the saved game."""
        if rest:
            return [Path(rest).expanduser()]
        stem = f"{self.table.path.name.removesuffix(RECORD_ENDING)}-{self.table.phase}"
        return [self.table.path.with_name(stem + ending) for ending in (".svg", ".png")]

    def save(self, rest: str = "") -> None:
        """The game is always saved; with a name, write a copy of the record there."""
        if rest:
            data = write_record(record_of(self.table.match))
            self._write(Path(rest).expanduser(), data, "cli-copy-saved")
        else:
            self.room.say("cli-saved-already", file=str(self.table.path))

    def _write(self, path: Path, data: bytes, message: str) -> None:
        try:
            write_atomically(path, data)
        except Problem as problem:
            self.room.say(problem.message, style=BAD, **problem.params)
        else:
            self.room.say(message, file=str(path))

    def log(self, rest: str = "") -> None:
        """The last lines of what happened, or as many as asked for."""
        texts = self.room.texts
        lines = [event_line(texts, event) for event in self.table.match.events(self.sheet.seat)]
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


def _without_letter(text: str) -> str:
    """`A Par` and `Par` mean the same unit."""
    letter, _, place = text.partition(" ")
    return place if letter.casefold() in ("a", "f") and place else text
