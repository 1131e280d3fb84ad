"""Paths of Glory as the outside knows it; every part is imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..shared.package import Package, Sent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...engine.game import Game
    from ...server.contract import DiceCount, GameWire, Painter, PositionDesk, Route
    from ..shared.inspection import Inspection, Inspector
    from ..shared.measuring import Stopwatch
    from ..shared.school import School
    from ..shared.terminal import Terminal


def _game() -> Game:
    from .game import PathsOfGlory

    return PathsOfGlory()


def _terminal() -> Terminal:
    from .terminal.desk import PathsOfGloryTerminal

    return PathsOfGloryTerminal()


def _inspector() -> Inspector:
    from ..shared.inspection import Inspecting
    from .terminal.questions import READS, Questions

    def inspection(data: bytes, file: str, questions: Questions) -> Inspection:
        from .terminal.inspection import PogInspection

        return PogInspection(data, file, questions)

    return Inspecting(READS, Questions, inspection)


def _measures(seconds_of: Stopwatch) -> dict[str, float]:
    from .trials.measuring import measure

    return measure(seconds_of)


def _school() -> School:
    from .terminal.school import school

    return school()


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


def _positions() -> PositionDesk:
    from .house.position import DESK

    return DESK


def _dice() -> DiceCount:
    from .house.dice import dice_statistics

    return dice_statistics


PACKAGE: Final = Package(
    texts="pog",
    game=_game,
    terminal=_terminal,
    inspector=_inspector,
    measures=_measures,
    school=_school,
    wire=_wire,
    sent=_sent,
    routes=_routes,
    painter=_painter,
    positions=_positions,
    dice=_dice,
)
