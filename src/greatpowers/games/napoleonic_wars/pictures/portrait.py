"""A view of the war as a picture. No rules: what is seen is drawn."""

from __future__ import annotations

from collections.abc import Mapping

from ....locale import Texts
from ...shared.maps.happenings import NOTHING, Happened
from ..printed.board import EACH_AREA, PLACES
from ..printed.ids import by_area, by_leader, by_squadron
from ..printed.names import EACH_NATION, NATION_COUNT, NATIONS, NO_NATION, YEARS
from ..printed.pieces import LEADER_NATION, SQUADRON_NATION
from ..printed.ruleset import rules_of
from ..show.table import Table
from ..show.view import View
from ..state.control import controller
from ..words.names import nation_name
from .picture import Army, Fleet, Language, Picture


def portrait(
    view: View,
    language: Language,
    happened: Happened = NOTHING,
    title: str | None = None,
) -> Picture:
    """The board as it stands, with the points in words, under a title of its own if it has one."""
    texts, table = Texts(language), view.table
    seats = rules_of(table.scenario, table.options).seats
    return Picture(
        title=title_of(view, texts) if title is None else title,
        language=language,
        armies=_armies(table),
        fleets=_fleets(table),
        held={PLACES[area]: NATIONS[n] for area in EACH_AREA if (n := controller(table, area)) >= 0},
        flags={PLACES[area]: NATIONS[flag] for area, flag in by_area(table.flag) if flag != NO_NATION},
        facts=tuple((nation_name(texts, seat), str(view.points[seat])) for seat in seats),
        seats=tuple(seats),
        happened=happened,
        game=texts.format("web-game-napoleonic-wars"),
    )


def _armies(table: Table) -> Mapping[str, Army]:
    found = {}
    for area in EACH_AREA:
        leaders = [leader for leader, at in by_leader(table.leader_at) if at == area]
        here = {nation: table.sp[area * NATION_COUNT + nation] for nation in EACH_NATION}
        present = {LEADER_NATION[leader] for leader in leaders} | {n for n, count in here.items() if count}
        if present:
            in_order = sorted(present, key=lambda nation: (-here[nation], nation))
            strength = tuple((NATIONS[nation], here[nation]) for nation in in_order)
            found[PLACES[area]] = Army(strength, len(leaders))
    return found


def _fleets(table: Table) -> Mapping[str, tuple[Fleet, ...]]:
    counted: dict[str, dict[int, int]] = {}
    for squadron, at in by_squadron(table.squadron_at):
        if at >= 0:
            here = counted.setdefault(PLACES[at], {})
            here[SQUADRON_NATION[squadron]] = here.get(SQUADRON_NATION[squadron], 0) + 1
    return {
        place: tuple(Fleet(NATIONS[nation], count) for nation, count in sorted(here.items()))
        for place, here in counted.items()
    }


def turn_title(view: View, texts: Texts) -> str:
    return texts.format("nw-turn", year=str(YEARS[view.table.turn - 1]))


def title_of(view: View, texts: Texts) -> str:
    turn = turn_title(view, texts)
    active = view.table.active
    if active < 0 or not view.table.round:
        return turn
    return texts.format(
        "nw-moment", turn=turn, round=view.table.round, nation=nation_name(texts, NATIONS[active])
    )
