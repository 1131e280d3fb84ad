"""Putting everything in its place: pieces, Flags, Camps, Consuls. [4.1, 4.2]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ...shared.data_rows import Row, rows_in
from ..printed.board import PLACE_NUMBER, PLACES, is_zone
from ..printed.ids import Area, Camp, Leader, Nation, Place, Squadron
from ..printed.names import (
    BOXES,
    CAMP_NUMBER,
    CAMPS,
    EACH_NATION,
    NATION_NUMBER,
    NATIONS,
    NO_CAMP,
    NO_LEADER,
    NO_NATION,
    NO_SQUADRON,
    POOL,
    SCENARIO_YEARS,
    UNALIGNED,
)
from ..printed.pieces import LEADER_NUMBER, LEADERS, SQUADRONS_OF
from ..printed.ruleset import ROLES
from .changes.diplomacy import join_camp, place_consul
from .changes.map import add_sp, place_leader, place_squadron, set_flag
from .changes.turn import fix_start_keys
from .control import keys_of
from .relations import is_proxy
from .state import State, rules


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a set-up: pieces of a nation in one place."""

    year: str
    #: In games of so many.
    players: tuple[int, ...]
    nation: Nation
    piece: str
    leader: Leader
    place: Place
    count: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a nation stands at the start: a Camp for a player's Power, a box for a Proxy."""

    year: str
    players: tuple[int, ...]
    nation: Nation
    camp: Camp
    row: Nation
    box: int


def _line(row: Row) -> Line:
    nation = NATION_NUMBER[row.one_of("nation", NATIONS)]
    piece = row.one_of("piece", ("sp", "leader", "squadron", "flag"))
    place = PLACE_NUMBER[row.one_of("location", PLACES)]
    leader = LEADER_NUMBER[row.one_of("leader", LEADER_NUMBER)] if piece == "leader" else NO_LEADER
    if leader >= 0 and LEADERS[leader].nation != nation:
        raise row.wrong(f"{row['leader']} does not serve {row['nation']}")
    if piece != "squadron" and is_zone(place):
        raise row.wrong(f"{row['location']} is a Zone")
    year, count = row.one_of("scenario", SCENARIO_YEARS), row.number("count")
    return Line(year, _players(row), nation, piece, leader, place, count)


def _players(row: Row) -> tuple[int, ...]:
    """The numbers of players a line is for; an empty cell means any."""
    known = {str(number): number for number in ROLES}
    said = row["players"].split()
    if any(number not in known for number in said):
        raise row.wrong(f"players is {row['players']!r}, numbers of players were expected")
    return tuple(known[number] for number in said) or tuple(ROLES)


def _standing(row: Row) -> Standing:
    return Standing(
        row.one_of("scenario", SCENARIO_YEARS),
        _players(row),
        NATION_NUMBER[row.one_of("nation", NATIONS)],
        CAMP_NUMBER[row.one_of("camp", CAMPS)] if row["camp"] else NO_CAMP,
        NATION_NUMBER[row.one_of("row", NATIONS)] if row["row"] else NO_NATION,
        BOXES.index(row.one_of("box", BOXES)) if row["box"] else UNALIGNED,
    )


_LINE_COLUMNS = ("scenario", "players", "nation", "piece", "leader", "location", "count")
LINES: Final = tuple(_line(row) for row in rows_in(__name__, "setup.csv", _LINE_COLUMNS))
STANDINGS: Final = tuple(
    _standing(row)
    for row in rows_in(__name__, "standings.csv", ("scenario", "players", "nation", "camp", "row", "box"))
)


def lines_for(state: State) -> Iterator[Line]:
    return (line for line in LINES if line.year == rules(state).year and rules(state).players in line.players)


def standings_for(year: str, players: int) -> Iterator[Standing]:
    return (one for one in STANDINGS if one.year == year and players in one.players)


def put_everything(state: State) -> None:
    """The board before the first question; hands are dealt later. [4.1, 4.2]"""
    state.turn = rules(state).first_turn
    for standing in standings_for(rules(state).year, rules(state).players):
        _put_standing(state, standing)
    for line in lines_for(state):
        _put(state, line)
    fix_start_keys(state, [keys_of(state, nation) for nation in EACH_NATION])


def _put_standing(state: State, standing: Standing) -> None:
    if is_proxy(state, standing.nation):
        place_consul(state, standing.nation, standing.row, standing.box, "setup")
    elif standing.camp != NO_CAMP:
        join_camp(state, standing.nation, standing.camp, "setup")


def _put(state: State, line: Line) -> None:
    if line.piece == "sp":
        add_sp(state, line.nation, Area(line.place), line.count, "setup")
    elif line.piece == "leader":
        place_leader(state, line.leader, Area(line.place), "setup")
    elif line.piece == "flag":
        set_flag(state, Area(line.place), line.nation, "setup")
    else:
        for _ in range(line.count):
            place_squadron(state, unused_squadron(state, line.nation), line.place, "ready", "setup")


def unused_squadron(state: State, nation: Nation) -> Squadron:
    """A Squadron in the pool; -1 if there is none."""
    return next((s for s in SQUADRONS_OF[nation] if state.squadron_at[s] == POOL), NO_SQUADRON)
