"""What goes out of the house, and what may go wrong on the way."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Message(msgspec.Struct, frozen=True):
    """What a channel carries: words, the whole address they lead to, and what stands for the same thing."""

    title: str
    text: str
    link: str
    #: A later message of the same tag takes the place of an earlier one.
    tag: str = ""
    urgent: bool = False
    #: Where one click ends messages of this kind; empty: they cannot be ended.
    unsubscribe: str = ""


class Address(msgspec.Struct, frozen=True):
    """Where a message goes."""

    address: str
    keys: dict[str, str] = {}
    language: str = "en"


class Unreachable(Exception):
    """It did not get through; `gone`: and never will, because nobody is there any more."""

    def __init__(self, reason: str, *, gone: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason[:200]
        self.gone = gone


class Carrier(Protocol):
    """One way to reach people."""

    @property
    def is_ready(self) -> bool:
        """Is the house set up for it?"""

    async def carry(self, to: Address, message: Message) -> None:
        """Send it, or raise Unreachable."""
