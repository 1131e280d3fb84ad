"""Packs of a game: read from a folder, checked, compared with others, written to be filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from ...engine.pack import Fault, Pack, PackError, hash_of, pack_of
from ...locale import Texts

#: Bytes of one table at most; the largest of ours has 20,000.
LARGEST_FILE: Final = 256 * 1024
LONGEST_NAME: Final = 40
#: A name is also the name of a folder.
_NAME: Final = re.compile(rf"[\w][\w .()+-]{{0,{LONGEST_NAME - 1}}}(?<![ .])")


@dataclass(frozen=True, slots=True)
class PackDesk:
    """What a game knows of its packs."""

    #: The tables a pack has, in the order they are best filled in.
    files: tuple[str, ...]
    #: The game's own tables, as a pack.
    own: Callable[[], Mapping[str, str]]
    #: Everything that is wrong with tables; nothing if they can be played with.
    faults: Callable[[Mapping[str, str]], Sequence[Fault]]
    #: What two sets of tables differ in, each in one line.
    differences: Callable[[Mapping[str, str], Mapping[str, str]], Iterator[Fault]]

    def check(self, pack: Pack) -> None:
        """Refuse a pack that is not sound, with the first of its faults."""
        fault = _too_large(self, pack) or _first_fault(self, pack)
        if fault is not None:
            raise PackError(fault)

    def read(self, folder: Path, name: str = "") -> Pack:
        """The pack in a folder; says what cannot be read, and leaves the checking to others."""
        files = {file: _text(folder, file) for file in self.files if _exists(folder / file)}
        return pack_of((name or folder.resolve().name)[:LONGEST_NAME], files)


def worded(fault: Fault, texts: Texts) -> str:
    """What is wrong in one line: where, what, and the rule that wants it otherwise."""
    what = texts.format(fault.message, **fault.params)
    if fault.rule:
        what = texts.format("pack-by-rule", what=what, rule=fault.rule)
    if "line" in fault.params:
        return texts.format("pack-at-line", what=what, **_place(fault))
    return texts.format("pack-at-file", what=what, **_place(fault)) if "file" in fault.params else what


def _place(fault: Fault) -> dict[str, str]:
    """File and line as they stand, without the commas of large numbers."""
    return {name: str(fault.params[name]) for name in ("file", "line") if name in fault.params}


def folder_of(data: Path, game: str, name: str) -> Path:
    """Where the data folder keeps a pack of this name; the name is one step of a path and no more."""
    if not _NAME.fullmatch(name):
        raise PackError(Fault("pack-name", params={"name": shown(name), "longest": LONGEST_NAME}))
    return data / "packs" / game / name


def packs_in(data: Path, game: str, desk: PackDesk) -> Iterator[Pack]:
    """The sound packs of the data folder, by name; one that was spoiled is passed over."""
    folder = data / "packs" / game
    for place in sorted(folder.iterdir()) if folder.is_dir() else ():
        try:
            pack = desk.read(folder_of(data, game, place.name), place.name)
            desk.check(pack)
        except PackError:
            continue
        yield pack


def _too_large(desk: PackDesk, pack: Pack) -> Fault | None:
    """A stranger's pack is weighed before it is looked at."""
    for file, text in pack.files.items():
        if file not in desk.files:
            return Fault("pack-file-unknown", params={"file": shown(file)})
        if len(text) > LARGEST_FILE:
            return Fault("pack-file-large", params={"file": file, "most": LARGEST_FILE // 1024})
    return None


@lru_cache(maxsize=32)
def _first_fault(desk: PackDesk, pack: Pack) -> Fault | None:
    if pack.hash != hash_of(pack.files):
        return Fault("pack-hash", params={"name": shown(pack.name)})
    if not _NAME.fullmatch(pack.name):
        return Fault("pack-name", params={"name": shown(pack.name), "longest": LONGEST_NAME})
    return next(iter(desk.faults(pack.files)), None)


def shown(text: str) -> str:
    """As much of a stranger's text as is repeated to people."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:LONGEST_NAME])


def _exists(path: Path) -> bool:
    return path.is_file() or path.is_symlink()


def _text(folder: Path, file: str) -> str:
    """A table as text. Links are not followed: a pack holds its tables itself."""
    path = folder / file
    if path.is_symlink():
        raise PackError(Fault("pack-link", params={"file": file}))
    try:
        with path.open("rb") as opened:
            data = opened.read(LARGEST_FILE + 1)
    except OSError:
        raise PackError(Fault("pack-file-unusable", params={"file": file})) from None
    if len(data) > LARGEST_FILE:
        raise PackError(Fault("pack-file-large", params={"file": file, "most": LARGEST_FILE // 1024}))
    try:
        # Spreadsheets like to begin with a mark and to end lines in two letters.
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise PackError(Fault("pack-encoding", params={"file": file, "line": line})) from None
