"""The referee's stream: one JSON line in, one out, order kept; a bad line answers and the stream goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from io import FileIO
from typing import BinaryIO, Final, Protocol

from ..games.shared.refereeing import Referee, Refereeing
from ..games.table import packages
from ..locale import Texts
from .arguments import File
from .files import STANDARD, unusable
from .language import Language, spoken_language
from .problems import Problem, WrongUse

CHUNK: Final = 1 << 18
LONGEST_LINE: Final = 64 << 20
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class Incoming(Protocol):
    """Where lines come from: a read gives what is there and does not wait for more."""

    def read(self, size: int, /) -> bytes | None: ...
    def isatty(self) -> bool: ...


#: A line without its end, or None for one that is longer than we keep.
Line = bytes | None


def adjudicate(
    *files: File, check: bool = False, text: bool = False, language: Language | None = None
) -> int:
    """Referee Diplomacy: JSON lines in, one answer a line.

    Reads standard input, or the files in their order. A line that cannot be answered gives
    {"error":{"line":n,"message":…}} and the stream goes on. The format is described in
    docs/formats/diplomacy-adjudicate.md.

    Parameters
    ----------
    files
        Files of JSON lines; - is standard input.
    check
        Resolve nothing: tell which orders would be void and why, and what is missing. Exit code 1 if an order
        would be void or a line cannot be answered.
    text
        With --check: for reading, instead of JSON lines.
    language
        With --check: en, ru or hu; default from LANG.
    """
    if not check and (text or language is not None):
        raise WrongUse("cli-check-only", option="--text" if text else "--language")
    found = _refereeing()
    referee = found.checker(Texts(spoken_language(language)), text) if check else found.adjudicator()
    names = files or (STANDARD,)
    opened = [_open(name) for name in names]
    for name, stream in zip(names, opened, strict=True):
        with stream:
            answer_stream(stream, sys.stdout.buffer, name if len(names) > 1 else "", referee)
    return 0 if referee.content else 1


def _refereeing() -> Refereeing:
    """Only one game has a referee, and nobody has to name it."""
    return next(package.referee() for _, package in packages() if package.referee is not None)


def _open(name: str) -> FileIO:
    """The file without a buffer of ours, so that a read gives what has come in and does not wait."""
    try:
        if name == STANDARD:
            return FileIO(sys.stdin.fileno(), closefd=False)
        return FileIO(name)
    except OSError as problem:
        raise unusable(name, problem) from None
    except (ValueError, AttributeError):  # a null byte in the name; no standard input at all
        raise Problem("cli-file-missing", file=repr(name)) from None


def answer_stream(stream: Incoming, out: BinaryIO, file: str = "", referee: Referee | None = None) -> None:
    """Answer every line; what came in together goes out together, so nobody waits for a full buffer."""
    referee = referee or _refereeing().adjudicator()
    arrivals = arriving_lines(stream)
    groups = numbered(arrivals) if stream.isatty() else without_last_blank(numbered(arrivals))
    for group in groups:
        answers = [_answer(line, number, file, referee) for number, line in group]
        answers.append(b"")
        out.write(b"\n".join(answers))
        out.flush()


def arriving_lines(stream: Incoming) -> Iterator[list[Line]]:
    """Lines in the groups in which they arrive."""
    begun: list[bytes] = []
    size = 0

    def finished(end: bytes) -> Line:
        return b"".join([*begun, end]) if size + len(end) <= LONGEST_LINE else None

    while chunk := stream.read(CHUNK):
        first, *others = chunk.split(b"\n")
        if others:
            *whole, rest = others
            yield [finished(first), *whole]
            begun, size = [], 0
        else:
            rest = first
        size += len(rest)
        if size <= LONGEST_LINE:
            begun.append(rest)
        else:
            begun = []
    if size:
        yield [finished(b"")]


def numbered(groups: Iterable[list[Line]]) -> Iterator[list[tuple[int, Line]]]:
    number = 0
    for group in groups:
        yield list(enumerate(group, start=number + 1))
        number += len(group)


def without_last_blank(groups: Iterable[list[tuple[int, Line]]]) -> Iterator[list[tuple[int, Line]]]:
    """Everything but an empty line at the very end: an empty line waits until another follows."""
    waiting: list[tuple[int, Line]] = []
    for group in groups:
        ready = waiting + group
        waiting = []
        if _is_blank(ready[-1][1]):
            waiting.append(ready.pop())
        if ready:
            yield ready


def _is_blank(line: Line) -> bool:
    return line is not None and not line.strip()


def _answer(line: Line, number: int, file: str, referee: Referee) -> bytes:
    """The answer to one line; whatever is wrong with it, the stream goes on."""
    if number == 1 and line is not None:
        line = line.removeprefix(_BYTE_ORDER_MARK)
    if line is None:
        return referee.error(number, f"line is longer than {LONGEST_LINE} bytes", file)
    if _is_blank(line):
        return referee.error(number, "line is empty", file)
    try:
        return referee.answer(line, number, file)
    except Exception as problem:
        return referee.error(number, f"unexpected {type(problem).__name__}: {problem}", file)
