"""Games of a long run kept in a file as they end, so that an interrupted run goes on where it was."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..bots.arena import GameTask
from ..bots.evaluation import Course
from .files import unusable
from .problems import Problem


class KeptGames:
    """A file of finished games, one JSON line each; without a file nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def load(self, tasks: Sequence[GameTask]) -> dict[int, Course]:
        """The games of these tasks that are in the file, by their number; others in it do not matter."""
        if self._file is None or not self._file.exists():
            return {}
        wanted = {task.number: task for task in tasks}
        found = {}
        for number, line in enumerate(self._read(self._file).splitlines(), start=1):
            course = self._course(line, number)
            task = course.outcome.task
            if wanted.get(task.number) == task and not course.outcome.error:
                found[task.number] = course
        return found

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

    def _course(self, line: bytes, number: int) -> Course:
        try:
            return msgspec.json.decode(line, type=Course)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise Problem("cli-kept-unreadable", file=str(self._file), line=number) from None

    def add(self, course: Course) -> None:
        """One more game is over."""
        if self._file is None:
            return
        try:
            with self._file.open("ab") as out:
                out.write(msgspec.json.encode(course) + b"\n")
        except OSError as problem:
            raise unusable(str(self._file), problem) from None
