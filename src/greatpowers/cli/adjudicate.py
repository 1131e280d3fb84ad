"""The referee's stream: one JSON line in, one out, order kept; a bad line answers and the stream goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from io import FileIO
from typing import BinaryIO, Final, Protocol

import msgspec

from ..games.diplomacy.referee import answer_line
from .arguments import File
from .files import STANDARD, unusable
from .problems import Problem

CHUNK: Final = 1 << 18
LONGEST_LINE: Final = 64 << 20
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class Incoming(Protocol):
    """Where lines come from: a read gives what is there and does not wait for more."""

    def read(self, size: int, /) -> bytes | None: ...
    def isatty(self) -> bool: ...


#: A line without its end, or None for one that is longer than we keep.
Line = bytes | None


def adjudicate(*files: File) -> None:
    """Referee Diplomacy: JSON lines in, one answer a line.

    Reads standard input, or the files in their order. A line that cannot be answered gives
    {"error":{"line":n,"message":…}} and the stream goes on. The format is described in
    docs/formats/diplomacy-adjudicate.md.

    Parameters
    ----------
    files
        Files of JSON lines; - is standard input.
    """
    names = files or (STANDARD,)
    opened = [_open(name) for name in names]
    for name, stream in zip(names, opened, strict=True):
        with stream:
            answer_stream(stream, sys.stdout.buffer, name if len(names) > 1 else "")


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


def answer_stream(stream: Incoming, out: BinaryIO, file: str = "") -> None:
    """Answer every line; what came in together goes out together, so nobody waits for a full buffer."""
    arrivals = arriving_lines(stream)
    groups = numbered(arrivals) if stream.isatty() else without_last_blank(numbered(arrivals))
    for group in groups:
        answers = [_answer(line, number, file) for number, line in group]
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


def _answer(line: Line, number: int, file: str) -> bytes:
    """The answer to one line; whatever is wrong with it, the stream goes on."""
    if number == 1 and line is not None:
        line = line.removeprefix(_BYTE_ORDER_MARK)
    if line is None:
        reply = _error(number, f"line is longer than {LONGEST_LINE} bytes")
    elif _is_blank(line):
        reply = _error(number, "line is empty")
    else:
        try:
            reply = answer_line(line, number)
        except Exception as problem:
            reply = _error(number, f"unexpected {type(problem).__name__}: {problem}")
    return _with_file(reply, file) if file else reply


def _error(number: int, message: str) -> bytes:
    return msgspec.json.encode({"error": {"line": number, "message": message}})


def _with_file(reply: bytes, file: str) -> bytes:
    """With several files an error also says in which one."""
    if not reply.startswith(b'{"error":'):
        return reply
    plain = msgspec.json.decode(reply)
    plain["error"]["file"] = file
    return msgspec.json.encode(plain)
