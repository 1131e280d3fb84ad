"""Reading the tables of a pack: every cell is looked at before anything believes it."""

from __future__ import annotations

import csv
import difflib
import math
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from ....engine.pack import Fault
from ...shared.packs import LARGEST_FILE, shown
from ..printed.names import NATIONS
from .tables import TABLES, Cell, Table

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_CARD_NUMBER: Final = re.compile(r"H?[1-9][0-9]{0,2}")
_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,6})?")
_COMMITMENT: Final = re.compile(r"(?P<nation>\w+):(?P<pieces>.+)")
_PIECES: Final = re.compile(r"(sp|leader|squadron)=([0-9]|half_up|1-2|french\+1|1_or_sp=[0-9])")
_LONGEST_CELL: Final = 120
#: What is said of a cell that is not of its kind.
_UNFIT: Final = {
    "id": "pack-id",
    "text": "pack-text",
    "card_number": "pack-card-number",
    "players": "pack-players",
    "availability": "pack-availability",
    "commitments": "pack-commitments",
}


class Line:
    """One line of a table; `faults` of its cells have been told."""

    __slots__ = ("cells", "file", "number")

    def __init__(self, file: str, number: int, cells: dict[str, str]) -> None:
        self.file, self.number, self.cells = file, number, cells

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def count(self, column: str) -> int:
        """A number; an empty cell is 0."""
        return int(self.cells[column] or 0)

    def words(self, column: str) -> list[str]:
        return [word for word in self.cells[column].split("|") if word]

    def wrong(self, message: str, rule: str = "", **params: str | int) -> Fault:
        return Fault(message, rule, {"file": self.file, "line": self.number, **params})


Sheets = Mapping[str, list[Line]]


def sheet(file: str, text: str) -> tuple[list[Line], list[Fault]]:
    """The lines of a table and what is wrong with their form."""
    table = TABLES[file]
    faults = list(_form(file, text))
    if faults:
        return [], faults
    try:
        rows = list(csv.reader(text.splitlines()))
    except csv.Error:
        return [], [Fault("pack-not-csv", "", {"file": file})]
    header = rows[0] if rows else []
    for column in table.columns:
        if column not in header:
            return [], [Fault("pack-column-missing", "", {"file": file, "line": 1, "column": column})]
    if len(set(header)) < len(header):
        return [], [Fault("pack-column-twice", "", {"file": file, "line": 1})]
    if len(rows) - 1 > table.most:
        return [], [Fault("pack-lines", "", {"file": file, "line": table.most + 2, "most": table.most})]
    lines = []
    for number, cells in enumerate(rows[1:], start=2):
        if len(cells) != len(header):
            params: dict[str, str | int] = {"file": file, "line": number}
            return [], [Fault("pack-cells", "", params | {"found": len(cells), "wanted": len(header)})]
        lines.append(Line(file, number, dict(zip(header, cells, strict=True))))
    return lines, list(_twice(table, lines))


def _form(file: str, text: str) -> Iterator[Fault]:
    if len(text.encode("utf-8", errors="replace")) > LARGEST_FILE:
        yield Fault("pack-file-large", "", {"file": file, "most": LARGEST_FILE // 1024})
        return
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.isprintable():
            yield Fault("pack-control", "", {"file": file, "line": number})
            return


def _twice(table: Table, lines: list[Line]) -> Iterator[Fault]:
    met: dict[tuple[str, ...], int] = {}
    for line in lines:
        key = tuple(line[column] for column in table.key)
        # A line between two places is the same from either end.
        key = tuple(sorted(key)) if table.key == ("a", "b") else key
        if key in met:
            name = " – ".join(part for part in key if part)
            yield line.wrong("pack-twice", name=shown(name), first=met[key])
        met.setdefault(key, line.number)


def cell_faults(sheets: Sheets) -> Iterator[Fault]:
    """What no cell may hold, table by table."""
    ids = {file: {line["id"] for line in lines if "id" in line.cells} for file, lines in sheets.items()}
    for file, lines in sheets.items():
        table = TABLES[file]
        for line in lines:
            for column, cell in (*table.columns.items(), *table.optional.items()):
                if column in line.cells:
                    yield from _cell(line, column, cell, ids)


def _cell(line: Line, column: str, cell: Cell, ids: Mapping[str, Collection[str]]) -> Iterator[Fault]:
    text = line[column]
    if len(text) > _LONGEST_CELL:
        yield line.wrong("pack-cell-long", column=column, most=_LONGEST_CELL)
    elif not text:
        if not cell.empty:
            yield line.wrong("pack-cell-empty", column=column)
    elif cell.kind == "number":
        yield from _number(line, column, cell)
    elif cell.kind == "decimal":
        if not _DECIMAL.fullmatch(text) or not cell.low <= math.floor(float(text)) <= cell.high:
            yield line.wrong("pack-number", column=column, text=shown(text), low=cell.low, high=cell.high)
    elif cell.kind in ("word", "words"):
        yield from _words(line, column, cell, ids)
    elif cell.kind == "place":
        yield from _known(line, column, text, {*ids["areas.csv"], *ids["zones.csv"]})
    elif not _fits(cell, text):
        yield line.wrong(_UNFIT[cell.kind], column=column, text=shown(text))


def _number(line: Line, column: str, cell: Cell) -> Iterator[Fault]:
    text = line[column]
    if not _NUMBER.fullmatch(text) or not cell.low <= int(text) <= cell.high:
        yield line.wrong("pack-number", column=column, text=shown(text), low=cell.low, high=cell.high)


def _words(line: Line, column: str, cell: Cell, ids: Mapping[str, Collection[str]]) -> Iterator[Fault]:
    known = ids[cell.ids] if cell.ids else cell.words
    words = line[column].split("|") if cell.kind == "words" else [line[column]]
    for word in words:
        yield from _known(line, column, word, known)
    if cell.kind == "words" and (len(words) > cell.high or len(set(words)) < len(words)):
        yield line.wrong("pack-many-words", column=column, most=cell.high)


def _known(line: Line, column: str, word: str, known: Collection[str]) -> Iterator[Fault]:
    if word not in known:
        close = difflib.get_close_matches(word, sorted(known), n=1)
        if close:
            yield line.wrong("pack-unknown-meant", column=column, text=shown(word), meant=close[0])
        else:
            yield line.wrong("pack-unknown", column=column, text=shown(word))


def _fits(cell: Cell, text: str) -> bool:
    if cell.kind == "id":
        return _ID.fullmatch(text) is not None
    if cell.kind == "card_number":
        return _CARD_NUMBER.fullmatch(text) is not None
    if cell.kind == "players":
        return all(word in ("2", "3", "4", "5") for word in text.split())
    if cell.kind == "availability":
        kind, _, card = text.partition(":")
        return (kind == "card" and _ID.fullmatch(card) is not None) or text in ("start", "pool", "1807")
    if cell.kind == "commitments":
        return all(_is_commitment(part) for part in text.split("|"))
    return bool(text.strip())


def _is_commitment(text: str) -> bool:
    found = _COMMITMENT.fullmatch(text)
    return (
        found is not None
        and found["nation"] in NATIONS
        and all(_PIECES.fullmatch(piece) for piece in found["pieces"].split(";"))
    )
