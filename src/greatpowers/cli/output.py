"""What commands print: JSON for programs, rich text for people."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..locale import Texts


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


def ranking(texts: Texts, *figures: str) -> Table:
    """A table of players by name, with figures under these messages."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(texts.format("cli-arena-player"))
    for head in figures:
        table.add_column(texts.format(head), justify="right")
    return table


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[..., None]]:
    """A bar on standard error; nothing at all where nobody watches it."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)

        def advance(told: str = label) -> None:
            bar.update(task, description=told, advance=1)

        yield advance
