"""Diplomacy for those who study many of its matches: years, centres by seat, why it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.study import Study
from .state import State


class DiplomacyStudy(Study):
    """There are no cards; what counts is centres."""

    def turn(self, state: State) -> int:
        return state.year

    def points(self, state: State) -> Mapping[str, float]:
        owners = list(state.centres.values())
        return {seat: sum(map(owners.count, powers)) for seat, powers in state.powers.items()}

    def why_message(self, result: Mapping[str, Any]) -> str:
        return "dip-why-" + str(result["why"]).replace("_", "-").replace(" ", "-")
