"""What many events do: free strength, Attrition of many forces, pushes of Consuls. [6.11, 6.17, 8.1]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...printed.board import HOME, KEYS, SHARED
from ...printed.ids import Mask, each_area
from ...printed.names import EACH_NATION, NO_CONSUL, NO_NATION, PACT, POWERS
from ...state.control import areas_with, held_by
from ...state.ids import Area, Nation
from ...state.relations import enemies, is_proxy
from ...state.state import State, sp_at
from ..attrition import force_in, suffer
from ..diplomacy.consuls import EVENT, MoveConsul, consul_refusal
from ..formation.building import room_for, sp_left
from ..formation.free_troops import PlaceFree
from .answers import AnyPush, PushConsul, Way

_WAYS: Final[tuple[Way, ...]] = ("right", "left")


def own_areas(state: State, nation: Nation) -> Mask:
    """Controlled Home and Shared areas free of enemy Formations, whatever the purse is for. [7]"""
    own = (HOME[nation] | SHARED[nation]) & state.held[nation]
    return own & ~areas_with(state, enemies(state, nation))


def enemy_keys(state: State, nation: Nation) -> int:
    """Keys in the hands of a nation's enemies, as a mask."""
    return held_by(state, enemies(state, nation)) & KEYS


def can_levy(state: State, nation: Nation, areas: Mask) -> bool:
    """Is there an area to place free strength in, and any to place? [6.11]"""
    if sp_left(state, nation) > 0:
        return any(room_for(state, nation, area, 1) for area in each_area(areas))
    return bool(areas) and any(sp_at(state, nation, area) for area in each_area(state.present[nation]))


def other_cards(state: State, nation: Nation, card: str) -> bool:
    """Does the nation hold anything besides the card that is played?"""
    return any(held != card for held in state.hands[nation])


def levy(
    state: State, nation: Nation, count: int, areas: Mask, most_each: int = 0, most_areas: int = 0
) -> None:
    """The nation places free strength before the next step. [6.11]"""
    if areas:
        state.then(PlaceFree(nation, count, areas, most_each, "event", most_areas))


def wear(
    state: State, areas: Iterable[Area], nations: Mask, *, flags: bool = False, lost_on: int = 6
) -> None:
    """Troops of a mask of nations in these areas suffer Attrition; `flags`: their Flags too. [6.17]"""
    for area in areas:
        force = force_in(state, area, nations)
        flag = flags and state.flag[area] != NO_NATION and bool(nations >> state.flag[area] & 1)
        if force.size or flag:
            suffer(state, area, force, "event", flag=flag, lost_on=lost_on)


def has_troops(state: State, areas: Mask, nations: Mask, *, flags: bool = False) -> bool:
    """Would anything there roll?"""
    if areas_with(state, nations) & areas:
        return True
    return flags and any(
        state.flag[area] != NO_NATION and nations >> state.flag[area] & 1 for area in each_area(areas)
    )


def pushes(
    state: State, by: Nation, *, into_pact: bool, rows: Iterable[int] | None = None
) -> list[PushConsul]:
    """Single pushes of Consuls an event of this nation may make, never out of Pact."""
    found = []
    for nation in EACH_NATION:
        box = state.consul_box[nation]
        if box in (NO_CONSUL, PACT):
            continue
        now = state.consul_row[nation]
        open_rows = [p for p in POWERS if not is_proxy(state, p)] if now == NO_NATION else [now]
        for row in open_rows:
            if rows is not None and row not in rows:
                continue
            for way in _WAYS:
                enters = way == "right" and box + 1 == PACT
                refused = consul_refusal(state, by, nation, row, way == "right", EVENT)
                if refused is None and (into_pact or not enters):
                    found.append(PushConsul(nation, way, row))
    return found


def push(state: State, by: Nation, pushed: AnyPush, boxes: int = 1) -> None:
    """Carry a push out, over so many boxes as far as it goes."""
    state.then(MoveConsul(by, pushed.nation, pushed.row, pushed.way == "right", boxes, "event"))
