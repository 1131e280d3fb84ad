"""Games of a long run kept in a file as they end, so that an interrupted run goes on where it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from .files import unusable
from .problems import Problem

Kept = TypeVar("Kept")
Task = TypeVar("Task")


class KeptGames(Generic[Kept]):
    """A file of finished games of one kind, one JSON line each; without a file nothing is kept."""

    def __init__(self, file: Path | None, kind: type[Kept], task_of: Callable[[Kept], object]) -> None:
        self._file = file
        self._kind = kind
        self._task_of = task_of

    def sorted_out(self, tasks: Sequence[Task]) -> tuple[list[Kept], list[Task]]:
        """The games of these tasks that are in the file, and the tasks that are left; both in their order."""
        known = {_name(self._task_of(game)): game for game in self._load()}
        names = [_name(task) for task in tasks]
        left = [task for task, name in zip(tasks, names, strict=True) if name not in known]
        return [known[name] for name in names if name in known], left

    def all(self) -> list[Kept]:
        """Every game in the file."""
        return self._load()

    def add(self, game: Kept) -> None:
        """One more game is over."""
        if self._file is None:
            return
        try:
            with self._file.open("ab") as out:
                out.write(msgspec.json.encode(game) + b"\n")
        except OSError as problem:
            raise unusable(str(self._file), problem) from None

    def _load(self) -> list[Kept]:
        if self._file is None or not self._file.exists():
            return []
        lines = self._read(self._file).splitlines()
        return [self._game(line, number) for number, line in enumerate(lines, start=1)]

    def _read(self, file: Path) -> bytes:
        """Whole lines only: one that was cut off in the middle is struck out, for more will follow it."""
        try:
            data = file.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
            if whole != data:
                file.write_bytes(whole)
        except OSError as problem:
            raise unusable(str(file), problem) from None
        return whole

    def _game(self, line: bytes, number: int) -> Kept:
        try:
            return msgspec.json.decode(line, type=self._kind)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise Problem("cli-kept-unreadable", file=str(self._file), line=number) from None


def _name(task: object) -> bytes:
    """Everything a game depends on, in one word."""
    return msgspec.json.encode(task, order="sorted")
