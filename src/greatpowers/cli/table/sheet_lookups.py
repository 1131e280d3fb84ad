"""What a seat can look at while it writes a sheet of orders: the sheet, legal orders, reasons, the map."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from ...engine.errors import UnreadableDecision
from ...games.shared.rendering import GOOD, QUIET, WARNING, Flow
from ...games.shared.terminal import Entry, OrderSheet
from ..folders import RECORD_ENDING
from . import words
from .lookups import Lookups
from .room import Room
from .saving import SavedTable


class SheetLookups(Lookups):
    """Lookups with the sheet at hand."""

    def __init__(self, room: Room, table: SavedTable, sheet: OrderSheet) -> None:
        super().__init__(room, table, sheet.seat)
        self.sheet = sheet

    def help(self, _rest: str = "") -> None:
        self.show_help("cli-how-to-write", words.COMMANDS)

    def orders(self, _rest: str = "") -> None:
        """What is written so far and what is missing."""
        texts = self.room.texts
        grid = Table.grid(padding=(0, 2))
        for order in self.sheet.written:
            grid.add_row(Text(order, style="bold"), self.terminal.phrase(texts, order))
        if self.sheet.written:
            self.room.show(grid)
        else:
            self.room.say("cli-no-orders-yet")
        self.room.show(*self.sheet.missing_lines(texts))

    def legal(self, rest: str = "") -> None:
        """The legal orders of one unit, or of all."""
        try:
            groups = self.sheet.legal_texts(rest)
        except UnreadableDecision as problem:
            self.room.show(self.terminal.reason_sentence(self.room.texts, problem.refusal))
            return
        if not groups:
            self.room.say("cli-no-unit-of-yours", text=rest)
        for orders in groups:
            self.room.show(Flow([Text(order) for order in orders], gap=3))

    def why(self, rest: str) -> None:
        """Whether something may be done, and if not, the rule that says so."""
        command, said = words.split_command(self.room.texts, rest)
        if command in words.STANDING:
            self.tell_whether(rest, self.table.match.explain(self.seat, f"{command} {said}".strip()))
        elif rest:
            for part in self.sheet.parts(rest):
                self.tell_whether(part, self.sheet.judge(part).refusal)
        else:
            self.room.say("cli-why-what")

    def tell(self, entry: Entry) -> None:
        """What was understood, or what is wrong and why."""
        texts = self.room.texts
        if entry.order is None:
            self.tell_whether(entry.text, entry.refusal)
            return
        phrase = self.terminal.phrase(texts, entry.order.text)
        line = Text.assemble(("✓ ", GOOD), (entry.order.text, "bold"), f"  {phrase}")
        if entry.replaced is not None and entry.replaced is not entry.order:
            line.append(f"  {texts.format('cli-instead-of', order=entry.replaced.text)}", style=QUIET)
        self.room.show(line)
        if entry.refusal is not None:
            self.room.show(self.terminal.reason_sentence(texts, entry.refusal), style=WARNING, indent=2)

    def map(self, rest: str = "") -> None:
        """Draw the board with the orders written so far; the ending of the name chooses SVG or PNG."""
        view = self.table.match.view(self.seat)
        for path in self._map_paths(rest):
            ending = ".png" if path.suffix.casefold() == ".png" else ".svg"
            data = self.terminal.picture(self.room.texts, view, self.table.moment, self.sheet.written, ending)
            self.write_file(path, data, "cli-map-written")

    def _map_paths(self, rest: str) -> list[Path]:
        """The file asked for, or a picture of each kind beside the saved game."""
        if rest:
            return [Path(rest).expanduser()]
        stem = f"{self.table.path.name.removesuffix(RECORD_ENDING)}-{self.table.moment}"
        return [self.table.path.with_name(stem + ending) for ending in (".svg", ".png")]
