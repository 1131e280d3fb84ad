"""Pieces of text boards that every game shares: colours with a meaning, short texts in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

#: Readable on dark and on light ground.
GOOD: Final = "green"
BAD: Final = "red"
QUIET: Final = "dim"
WARNING: Final = "yellow"


class Flow:
    """Short texts one after the other; lines break between them, never inside."""

    def __init__(self, items: Sequence[Text], gap: int) -> None:
        self.items = items
        self.gap = gap

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        return Measurement(max(widths), sum(widths) + self.gap * (len(widths) - 1))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for item in self.items:
            gap = self.gap if line else 0
            if line and line.cell_len + gap + item.cell_len > options.max_width:
                yield line
                line, gap = Text(no_wrap=True), 0
            line.append(" " * gap)
            line.append_text(item)
        yield line
