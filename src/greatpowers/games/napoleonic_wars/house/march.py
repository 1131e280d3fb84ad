"""Marches planned ahead, worked out from what lies open: no hand goes into it. [9, 10.1, 11]"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....engine.shown import named
from ....server.contract import ReasonOnWire, reason_on_wire
from ..analysis.reading import nation_of, read_standing
from ..analysis.roads import road_to, roads
from ..rules.land.armies import force_refusal
from ..rules.land.movement import march_cost
from ..show.question import RollShown
from ..state.control import STATUSES
from ..state.state import State


class Interceptor(RollShown, rename={"frm": "from"}):
    """A leader who may try to intercept, where he stands, and his chances."""

    leader: str
    frm: str


class MarchStep(msgspec.Struct):
    """One area on the way: what it costs, causes of Attrition, who may intercept."""

    to: str
    line: str
    status: Annotated[str, named("Status", STATUSES)]
    cp: int
    attrition: list[str]
    interceptors: list[Interceptor]


class Road(msgspec.Struct):
    cp: int
    steps: list[MarchStep]


class DiceTold(msgspec.Struct):
    """Dice by what they come from, and all of them."""

    parts: dict[str, int]
    dice: int


class FightTold(msgspec.Struct):
    """Dice and odds of a battle; very large ones are not reckoned through."""

    attacker: DiceTold
    defender: DiceTold
    odds: dict[str, float] | None


class March(msgspec.Struct):
    """How far a force could go: every area within reach, its price in CPs, and what each step would mean."""

    #: Why the pieces do not march together; nothing is within reach then.
    reason: ReasonOnWire | None
    #: CPs for the next area.
    cp: int = 0
    areas: dict[str, Road] = {}
    #: Dice by source and odds of the battle at the end of the road that was asked for.
    battle: FightTold | None = None


def march_in(state: State, force: str, to: str) -> March:
    """What a force could do with the purse as it is, and the battle at one goal."""
    pieces, area = read_standing(state, force)
    refused = force_refusal(state, nation_of(pieces), pieces, area)
    if refused is not None:
        return March(reason_on_wire(refused))
    areas = msgspec.convert(roads(state, force), dict[str, Road])
    told = March(None, march_cost(state, pieces), areas)
    if to:
        road = road_to(state, force, to)
        told.battle = None if road is None else msgspec.convert(road["battle"], FightTold | None)
    return told
