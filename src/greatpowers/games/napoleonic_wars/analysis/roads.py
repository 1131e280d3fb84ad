"""How far a force could march with what is in the purse, and what it would meet on the way. [9, 10.1]

A plan, not a promise: every area is entered by a move of its own, and enemies may stop the force anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypedDict

from ....engine.plain import PlainDict
from ..printed.board import FORTRESS, PLACES
from ..printed.ids import Area
from ..printed.names import NATIONS
from ..rules.land.free_areas import moves_free, use_free_area
from ..rules.land.marks import march_on
from ..state.changes.map import move_force
from ..state.control import enemy_fortress, has_enemy_formation
from ..state.fights import Force
from ..state.state import State
from ..state.texts import ref
from .fights import battle
from .findings import interceptions, moves
from .reading import nation_of, read_area, read_standing

#: Nobody plans further ahead.
_LONGEST: Final = 8


class Step(TypedDict):
    """One area on the way: what it costs, causes of Attrition, who may intercept."""

    status: str
    line: str
    cp: int
    armies: int
    attrition: list[str]
    interceptors: list[PlainDict]
    to: str


class Way(TypedDict):
    """The way to an area and the battle at its end, in plain values."""

    cp: int
    steps: list[Step]
    battle: PlainDict | None


@dataclass(slots=True)
class Road:
    """The way to an area, as far as it could be made out."""

    #: A state in which the force stands before the last step.
    state: State
    start: Area
    area: Area
    cp: int = 0
    steps: list[Step] = field(default_factory=list)

    @property
    def danger(self) -> tuple[int, int]:
        """Causes of Attrition and possible interceptions, to prefer the safer of two ways."""
        return (
            sum(len(step["attrition"]) for step in self.steps),
            sum(len(step["interceptors"]) for step in self.steps),
        )


def roads(state: State, force: str) -> dict[str, dict[str, object]]:
    """Areas within reach of the purse: the price in CPs, and what every step on the way would mean."""
    pieces, frm = read_standing(state, force)
    found = _ways(state, pieces, frm)
    return {PLACES[area]: {"cp": road.cp, "steps": road.steps} for area, road in sorted(found.items())}


def road_to(state: State, force: str, area: str) -> Way | None:
    """The way to one area, with the dice and odds of the battle at its end; None if it is out of reach."""
    pieces, frm = read_standing(state, force)
    road = _ways(state, pieces, frm).get(read_area(area))
    if road is None:
        return None
    return {"cp": road.cp, "steps": road.steps, "battle": _fight(pieces, road)}


def _ways(state: State, pieces: Force, frm: Area) -> dict[Area, Road]:
    """The shortest ways, of equal ones the safest, one area further at a time."""
    found: dict[Area, Road] = {}
    edge = [Road(state, frm, frm)]
    for _ in range(_LONGEST):
        further: dict[Area, Road] = {}
        for road in edge:
            for new in _steps(road, pieces):
                known = further.get(new.area)
                if new.area != frm and new.area not in found and (known is None or new.danger < known.danger):
                    further[new.area] = new
        found |= further
        edge = [_marched(road, pieces) for road in further.values() if _goes_on(road, pieces)]
    return found


def _steps(road: Road, pieces: Force) -> list[Road]:
    """Every next area the purse still pays for."""
    nation = NATIONS[nation_of(pieces)]
    found = []
    for to, told in moves(road.state, ref(pieces, road.area)).items():
        if 2 * (road.cp + told["cp"]) <= road.state.purse:
            area = read_area(to)
            met = interceptions(road.state, to, nation) if told["interceptors"] else []
            step = Step(
                status=told["status"],
                line=told["line"],
                cp=told["cp"],
                armies=told["armies"],
                attrition=told["attrition"],
                interceptors=met,
                to=to,
            )
            found.append(Road(road.state, road.area, area, road.cp + told["cp"], [*road.steps, step]))
    return found


def _goes_on(road: Road, pieces: Force) -> bool:
    """Could it march on from there: no war begun, no battle, no Fortress that stops it? [9.51, 9.54]"""
    nation, last = nation_of(pieces), road.steps[-1]
    stops = FORTRESS[road.area] and enemy_fortress(road.state, nation, road.area)
    is_met = has_enemy_formation(road.state, nation, road.area)
    return last["status"] != "neutral" and not stops and not is_met


def _marched(road: Road, pieces: Force) -> Road:
    """The same with the force where the road ends."""
    twin = road.state.copy()
    if moves_free(twin, pieces):
        use_free_area(twin, pieces.leaders[0])
    march_on(twin, pieces, road.start, road.area)
    move_force(twin, pieces, road.start, road.area, "move")
    return Road(twin, road.area, road.area, road.cp, road.steps)


def _fight(pieces: Force, road: Road) -> PlainDict | None:
    """Dice and odds of the battle at the end of a road, against those who stand there now. [11]"""
    if not has_enemy_formation(road.state, nation_of(pieces), road.area):
        return None
    return battle(road.state, ref(pieces, road.start), PLACES[road.area])
