"""The heap as the outside knows it; every part is imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shared.package import Package

if TYPE_CHECKING:
    from ...engine.game import Game
    from ...server.contract import GameWire
    from ..shared.package import Sent
    from ..shared.terminal import Terminal


def _game() -> Game:
    from .game import Heap

    return Heap()


def _terminal() -> Terminal:
    from .terminal.desk import HeapTerminal

    return HeapTerminal()


def _wire() -> GameWire:
    from .house.wire import WIRE

    return WIRE


def _sent() -> Sent:
    from .house.sent import SENT

    return SENT


PACKAGE: Final = Package(texts="heap", game=_game, terminal=_terminal, wire=_wire, sent=_sent)
