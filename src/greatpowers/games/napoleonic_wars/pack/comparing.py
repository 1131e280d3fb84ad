"""Two packs compared, in words: what one adds, leaves out and changes."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping

from ....engine.pack import Fault
from .tables import FILES, TABLES

Rows = dict[tuple[str, ...], dict[str, str]]


def differences(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[Fault]:
    """Table by table, line by line, cell by cell."""
    for file in FILES:
        before, after = _rows(file, old.get(file, "")), _rows(file, new.get(file, ""))
        for key in before:
            if key not in after:
                yield Fault("pack-diff-gone", "", {"file": file, "name": _name(key)})
        for key, row in after.items():
            if key not in before:
                yield Fault("pack-diff-new", "", {"file": file, "name": _name(key)})
                continue
            for column, text in row.items():
                was = before[key].get(column, "")
                if was != text:
                    params: dict[str, str | int] = {"file": file, "name": _name(key), "column": column}
                    yield Fault("pack-diff-cell", "", params | {"old": was or "–", "new": text or "–"})


def _rows(file: str, text: str) -> Rows:
    key = TABLES[file].key
    return {
        tuple(row.get(column) or "" for column in key): {
            name: cell or "" for name, cell in row.items() if name
        }
        for row in csv.DictReader(text.splitlines())
    }


def _name(key: tuple[str, ...]) -> str:
    return " ".join(part for part in key if part)
