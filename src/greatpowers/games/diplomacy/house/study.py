"""What a power would be asked in a position that belongs to no table: for study and the guided first game."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ....engine.options import checked_options
from ....server.contract import Explanation, Problem, explained
from ..game import Diplomacy
from ..positions.plain import read_power
from ..printed.names import POWERS, PhaseKind
from ..referee.request import WireDislodged, WireRequest, understand
from ..rules.adjusting import ChooseAdjustments
from ..rules.asking import WrittenChoice
from ..rules.moving import ChooseOrders
from ..rules.retreating import ChooseRetreats
from ..show.question import QuestionShown, question_of
from ..state.state import State
from .wire import DiplomacyWire

_CHOICES: Final[dict[PhaseKind, type[WrittenChoice]]] = {
    PhaseKind.MOVEMENT: ChooseOrders,
    PhaseKind.RETREATS: ChooseRetreats,
    PhaseKind.ADJUSTMENTS: ChooseAdjustments,
}
_Place = Annotated[str, Meta(max_length=40)]


class Position(msgspec.Struct):
    """A position in the referee's format and the power that is to write."""

    power: _Place
    phase: _Place
    units: dict[str, list[_Place]]
    centres: dict[str, list[_Place]] | None = None
    dislodged: dict[str, dict[str, WireDislodged]] = {}
    contested: list[_Place] = []


class OrdersInPosition(Position):
    """A position and what the power writes there."""

    text: Annotated[str, Meta(max_length=20_000)] = ""


def question_in(position: Position) -> QuestionShown:
    """The question with every lawful order, as a table would ask it."""
    return question_of(*_asked(position))


def explained_in(position: OrdersInPosition) -> Explanation:
    """Could the power write this, and how is it understood?"""
    state, choice = _asked(position)
    return explained(DiplomacyWire(), state, choice, position.text)


def _asked(position: Position) -> tuple[State, WrittenChoice]:
    request = understand(
        WireRequest(
            phase=position.phase,
            units=dict(position.units),
            centres=position.centres,
            dislodged=position.dislodged,
            contested=list(position.contested),
        )
    )
    kind = request.phase.kind
    if kind is PhaseKind.ADJUSTMENTS and request.centres is None:
        raise Problem(422, "centres-missing", "an adjustment phase needs 'centres'")
    state = State(
        options=checked_options(Diplomacy.options, {}),
        season=request.phase.season,
        year=request.phase.year,
        phase=kind,
        units=request.units,
        centres=request.centres or {},
        dislodged=request.dislodged,
        contested=request.contested,
        powers={name: (number,) for number, name in enumerate(POWERS)},
    )
    seat = POWERS[read_power(position.power)]
    return state, _CHOICES[kind](seat=seat)  # type: ignore[call-arg]
