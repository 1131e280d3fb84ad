"""Putting the pieces on the map: the start of the war and the entry of neutrals. [4]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ...shared.data_rows import rows_in
from ..printed.board import AHWAZ, SPACE_NUMBER, SPACES
from ..printed.names import SIDE_NUMBER, SIDES, Side, Space, Unit
from ..printed.units import KINDS, OF_KIND
from .changes.map import leave_unclaimed, place_unit, set_control, set_trench
from .state import NOWHERE, State, rules

_SCENARIOS = ("all", "historical")
_WHEN = ("start", "entry_bulgaria", "entry_greece", "entry_italy", "entry_romania", "entry_turkey")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the set-up: pieces in one space. No space: the owner chooses. [4.2]"""

    scenario: str
    when: str
    side: Side
    item: str
    is_added: bool
    space: Space
    unit: str
    count: int
    is_reduced: bool
    level: int


def _lines() -> Iterator[Line]:
    columns = ("scenario", "when", "side", "item", "action", "space", "unit", "count", "state", "level")
    for row in rows_in(__name__, "setup.csv", columns):
        yield Line(
            scenario=row.one_of("scenario", _SCENARIOS),
            when=row.one_of("when", _WHEN),
            side=SIDE_NUMBER[row.one_of("side", SIDES)],
            item=row.one_of("item", ("unit", "trench", "control")),
            is_added=row.one_of("action", ("add", "remove", "set")) != "remove",
            space=SPACE_NUMBER[row.one_of("space", SPACES)] if row["space"] else NOWHERE,
            unit=row.one_of("unit", KINDS) if row["unit"] else "",
            count=row.number("count") or 1,
            is_reduced=row["state"] == "reduced",
            level=row.number("level"),
        )


LINES: Final = tuple(_lines())
#: Without the corps of 1914's far front they stand in reserve. [4.2.4 of 2010]
_FAR_FRONT: Final = {"stanislau": "cp_reserve_box", "lutsk": "ap_reserve_box"}


def lines_for(state: State, when: str) -> Iterator[Line]:
    """The lines of the set-up that apply to this match, in order."""
    for line in LINES:
        if line.when == when and line.scenario in ("all", state.scenario):
            yield line


def unused(state: State, kind: str) -> Unit:
    """A counter of this kind that has not come into play."""
    return next(unit for unit in OF_KIND[kind] if state.place[unit] == NOWHERE)


def put_pieces(state: State, when: str) -> None:
    """Carry out a part of the set-up; pieces whose space is the owner's choice are left to the rules."""
    for line in lines_for(state, when):
        if line.item == "trench":
            set_trench(state, line.space, line.side, line.level if line.is_added else 0)
        elif line.item == "control":
            if rules(state).persia_assigned:
                set_control(state, line.space, line.side)
            elif line.space != AHWAZ:
                leave_unclaimed(state, 1 << line.space)
        elif line.space != NOWHERE:
            for _ in range(line.count):
                place_unit(state, unused(state, line.unit), _where(state, line), line.is_reduced)


def free_pieces(state: State, when: str) -> list[str]:
    """Kinds of the pieces whose spaces the owner chooses, one entry for each piece. [4.2.2]"""
    return [line.unit for line in lines_for(state, when) for _ in range(line.count) if _is_free(line)]


def _is_free(line: Line) -> bool:
    return line.item == "unit" and line.space == NOWHERE


def _where(state: State, line: Line) -> Space:
    name = SPACES[line.space]
    if name in _FAR_FRONT and not rules(state).corps_in_stanislau_and_lutsk:
        return SPACE_NUMBER[_FAR_FRONT[name]]
    return line.space
