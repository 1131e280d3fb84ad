"""Reading the data files of the games; a mistake in one is told with file and line."""

from __future__ import annotations

import csv
import difflib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files

from ...engine.errors import DataError
from ...engine.packages import home_of


class Row:
    """One line of a data file that knows where it stands."""

    __slots__ = ("_cells", "file", "line")

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file, self.line, self._cells = file, line, cells

    def __getitem__(self, column: str) -> str:
        return self._cells[column]

    def optional(self, column: str, default: str) -> str:
        """A cell of a column that need not be there; an empty cell is the default."""
        return self._cells.get(column) or default

    def number(self, column: str) -> int:
        """A whole number, perhaps with a minus; an empty cell is 0."""
        text = self._cells[column]
        if text and not text.removeprefix("-").isdecimal():
            raise self.wrong(f"{column} is {text!r}, a number was expected")
        return int(text or 0)

    def decimal(self, column: str) -> float:
        try:
            return float(self._cells[column])
        except ValueError:
            raise self.wrong(f"{column} is {self._cells[column]!r}, a decimal number was expected") from None

    def flag(self, column: str) -> bool:
        """True or false, as these words."""
        return self.one_of(column, ("true", "false")) == "true"

    def one_of(self, column: str, known: Iterable[str]) -> str:
        return self.word(column, self._cells[column], known)

    def words(self, column: str, known: Iterable[str]) -> list[str]:
        """The words of a cell, which are divided by |."""
        return [self.word(column, text, known) for text in self._cells[column].split("|") if text]

    def word(self, column: str, text: str, known: Iterable[str]) -> str:
        names = list(known)
        if text not in names:
            close = difflib.get_close_matches(text, names, n=1)
            raise self.wrong(f"unknown {column} {text!r}", f"did you mean {close[0]!r}?" if close else "")
        return text

    def wrong(self, problem: str, hint: str = "") -> DataError:
        return DataError(self.file, self.line, problem, hint)


#: Tables that editions of games read instead of the game's own, by package and file.
TABLES_OF_EDITIONS: dict[str, Mapping[str, str]] = {}


def rows_in(module: str, name: str, columns: Iterable[str]) -> list[Row]:
    """The lines of a file of the game a module belongs to, or of the file an edition has in its place."""
    package = home_of(module)
    text = TABLES_OF_EDITIONS.get(package, {}).get(name)
    return list(rows_of(name, own_text(package, name) if text is None else text, columns))


def own_text(package: str, name: str) -> str:
    """One of a game's own files as it was printed."""
    return files(package).joinpath("data", name).read_text(encoding="utf-8")


def rows_of(name: str, text: str, columns: Iterable[str]) -> Iterator[Row]:
    """The lines of a text, each with exactly the columns of the header."""
    lines = csv.reader(text.splitlines())
    header = next(lines, [])
    missing = [column for column in columns if column not in header]
    if missing:
        raise DataError(name, 1, f"no column {missing[0]!r}")
    for line, cells in enumerate(lines, start=2):
        if len(cells) != len(header):
            raise DataError(name, line, f"{len(cells)} cells, {len(header)} were expected")
        yield Row(name, line, dict(zip(header, cells, strict=True)))


def unique(found: Iterable[Row], column: str) -> Mapping[str, Row]:
    """The rows by a column that names each of them once."""
    named: dict[str, Row] = {}
    for row in found:
        if row[column] in named:
            raise row.wrong(f"{row[column]!r} stands already in line {named[row[column]].line}")
        named[row[column]] = row
    return named
