"""What commands print: JSON for programs, rich text for people."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console


def print_json(value: object) -> None:
    """One JSON document, indented for reading."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.buffer.write(text + b"\n")
    sys.stdout.buffer.flush()


class OurConsole(Console):
    """A console that leaves it to the command what a reader who has gone away means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(*, stderr: bool = False) -> Console:
    """A console that colours only what we colour and never takes words for markup."""
    return OurConsole(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)
