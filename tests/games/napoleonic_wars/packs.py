"""Packs for tests: the built-in tables with something changed."""

from __future__ import annotations

from greatpowers.engine.pack import Pack, pack_of
from greatpowers.games.napoleonic_wars.pack import DESK

Files = dict[str, str]


def own() -> Files:
    """The tables as `pack new` writes them."""
    return dict(DESK.own())


def with_cell(files: Files, file: str, id_: str, column: str, text: str) -> Files:
    """The same with one cell changed; the line is found by its id."""
    header, *lines = files[file].splitlines()
    columns = header.split(",")
    place, key = columns.index(column), columns.index("id")
    changed = []
    for line in lines:
        cells = line.split(",")
        if cells[key] == id_:
            cells[place] = text
        changed.append(",".join(cells))
    assert changed != lines, f"{id_} has {text} already"
    return {**files, file: "\n".join([header, *changed]) + "\n"}


def with_line(files: Files, file: str, line: str) -> Files:
    """The same with one line more."""
    return {**files, file: f"{files[file]}{line}\n"}


def without_line(files: Files, file: str, beginning: str) -> Files:
    """The same without the lines that begin so."""
    kept = [line for line in files[file].splitlines() if not line.startswith(beginning)]
    assert len(kept) < len(files[file].splitlines()), f"no line begins with {beginning}"
    return {**files, file: "\n".join(kept) + "\n"}


def replaced(files: Files, file: str, old: str, new: str) -> Files:
    """The same with the first such text replaced."""
    assert old in files[file], f"no {old} in {file}"
    return {**files, file: files[file].replace(old, new, 1)}


def renamed() -> Files:
    """Kent is called Dover and lies elsewhere; a Battle card has another title, number and effect."""
    files = with_cell(own(), "areas.csv", "kent", "name_en", "Dover")
    files = with_cell(files, "layout.csv", "kent", "x", "930")
    files = with_cell(files, "cards.csv", "wet_powder", "name_en", "Thunderstorm")
    return with_cell(files, "cards.csv", "wet_powder", "cp", "1")


def pack(files: Files | None = None, name: str = "mine") -> Pack:
    """A pack of these tables."""
    return pack_of(name, renamed() if files is None else files)
