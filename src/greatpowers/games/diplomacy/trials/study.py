"""Diplomacy for those who study many of its matches: years, centres by seat, why it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....engine.chance import Stream
from ....engine.plain import PlainObject
from ....engine.study import Study
from ..printed.board import LOCATIONS
from ..printed.names import KIND_LETTERS, POWERS
from ..state.state import State
from .odd_answers import odd_answers


class DiplomacyStudy(Study[State]):
    """There are no cards; what counts is centres."""

    words = (LOCATIONS, KIND_LETTERS, ("-", "S", "C", "H", "B", "R", "D"), ("all", "grey", *POWERS))

    def odd_answers(self, state: State, seat: str, stream: Stream) -> Sequence[str]:
        return odd_answers(state, seat, stream)

    def turn(self, state: State) -> int:
        return state.year

    def points(self, state: State) -> Mapping[str, float]:
        owners = list(state.centres.values())
        return {seat: sum(map(owners.count, powers)) for seat, powers in state.powers.items()}

    def why_message(self, result: PlainObject) -> str:
        return "dip-why-" + str(result["why"]).replace("_", "-").replace(" ", "-")
