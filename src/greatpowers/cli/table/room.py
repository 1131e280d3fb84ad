"""The room a game is played in: where lines come from, where words go, in which language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding

from ...locale import Texts
from .keyboard import Keyboard

#: Parameters that hold file names or hashes.
_UNBROKEN: Final = frozenset(("file", "commitment"))

_CLEAR_SCROLLBACK: Final = "\x1b[3J"


class LeftTable(Exception):
    """The player quits, or there is no more input. The game is kept."""


@dataclass(slots=True)
class Room:
    """Everything said and shown goes through here, so the language can change at any time."""

    console: Console
    keyboard: Keyboard
    texts: Texts

    def say(self, message: str, /, *, style: str = "", **params: str | int) -> None:
        """A sentence of the terminal's texts; file names and hashes stay in one piece for copying."""
        whole = not _UNBROKEN.isdisjoint(params)
        self.console.print(self.texts.format(message, **params), style=style or None, soft_wrap=whole)

    def show(self, *shown: RenderableType, style: str = "", indent: int = 0) -> None:
        """Texts and tables; an indent holds for every line of them."""
        for part in shown:
            self.console.print(Padding(part, (0, 0, 0, indent)) if indent else part, style=style or None)

    def clear(self) -> None:
        """Nothing of what was shown or typed is left for the next player, also by scrolling back."""
        self.keyboard.forget()
        if self.keyboard.is_terminal:
            self.console.clear()
            self.console.file.write(_CLEAR_SCROLLBACK)
            self.console.file.flush()
