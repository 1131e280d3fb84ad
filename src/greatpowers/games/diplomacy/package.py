"""Diplomacy as the outside knows it; every part is imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shared.package import Package, Sent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...engine.game import Game
    from ...server.contract import GameWire, Painter, Route
    from ..shared.inspection import Inspection, Inspector
    from ..shared.measuring import Stopwatch
    from ..shared.refereeing import Refereeing
    from ..shared.terminal import Terminal


def _game() -> Game:
    from .game import Diplomacy

    return Diplomacy()


def _terminal() -> Terminal:
    from .terminal.desk import DiplomacyTerminal

    return DiplomacyTerminal()


def _inspector() -> Inspector:
    from ..shared.inspection import Inspecting
    from .terminal.questions import READS, Questions

    def inspection(data: bytes, file: str, questions: Questions) -> Inspection:
        from .terminal.inspection import DiplomacyInspection

        return DiplomacyInspection(data, file, questions)

    return Inspecting(READS, Questions, inspection)


def _measures(seconds_of: Stopwatch) -> dict[str, float]:
    from .trials.measuring import measure

    return measure(seconds_of)


def _referee() -> Refereeing:
    from .terminal.refereeing import REFEREEING

    return REFEREEING


def _wire() -> GameWire:
    from .house.wire import WIRE

    return WIRE


def _sent() -> Sent:
    from .house.sent import SENT

    return SENT


def _routes() -> Sequence[Route]:
    from .house.routes import ROUTES

    return ROUTES


def _painter() -> Painter:
    from .house.picture import PAINTER

    return PAINTER


PACKAGE: Final = Package(
    texts="diplomacy",
    game=_game,
    terminal=_terminal,
    inspector=_inspector,
    measures=_measures,
    referee=_referee,
    wire=_wire,
    sent=_sent,
    routes=_routes,
    painter=_painter,
)
