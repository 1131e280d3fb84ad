"""Who stands where when a war begins: allies fight together, and nobody at war with a Camp stays outside the
Camps. [8.22, 8.3, 8.32, 8.35, 8.5]"""

from __future__ import annotations

from .....engine.errors import Refusal
from ...printed.ids import Camp, Nation, each_nation
from ...printed.names import BRITAIN, CAMPS, FRANCE, NATIONS, NO_CAMP, PRUSSIA
from ...state.changes.diplomacy import begin_war, end_wars, join_camp
from ...state.relations import (
    allies,
    are_enemies,
    camp_members,
    camp_of,
    has_pact,
    is_proxy,
    other_camp,
    powers_of,
    seat_of,
)
from ...state.state import State, is_first_round_of_1805


def camp_refusal(state: State, power: Nation, camp: Camp) -> Refusal | None:
    """Why a Power may not join a Camp. [8.22, 8.3, 8.5, 15.21]"""
    names: dict[str, str | int] = {"nation": NATIONS[power], "camp": CAMPS[camp]}
    if camp_of(state, power) == camp:
        return Refusal("nw-camp-already", "8.3", names)
    if power == PRUSSIA and is_first_round_of_1805(state):
        return Refusal("nw-prussia-no-camp", "8.5", names)
    friends = camp_members(state, camp)
    if power in (FRANCE, BRITAIN) and friends >> (FRANCE + BRITAIN - power) & 1:
        return Refusal("nw-camp-france-britain", "8.22", names)
    others = [p for p in powers_of(state, seat_of(state, power)) if p != power]
    if any(camp_of(state, other) == other_camp(camp) for other in others):
        return Refusal("nw-camp-both", "8.3", names)
    bound = state.truces[power] & camp_members(state, other_camp(camp))
    if bound:
        return Refusal("nw-truce", "15.21", {"nation": NATIONS[next(each_nation(bound))]})
    return None


def torn_refusal(state: State, victim: Nation, aggressor: Nation) -> Refusal | None:
    """Why a member of a Camp may not attack a player's Power outside the Camps: it would have to join the
    other Camp while its player leads a member of this one. [8.3, 8.35]"""
    camp = camp_of(state, aggressor)
    if camp == NO_CAMP or is_proxy(state, victim) or camp_of(state, victim) != NO_CAMP:
        return None
    refused = camp_refusal(state, victim, other_camp(camp))
    return refused if refused is not None and refused.message == "nw-camp-both" else None


def go_to_war(state: State, victim: Nation, aggressor: Nation) -> None:
    """Two nations and all their allies are at war; a Power outside the Camps whose enemy stands in one joins
    the other, or fights that whole Camp alone where it may not. [8.32, 8.35, 8.5]"""
    _take_side(state, victim, aggressor, "attacked")
    _take_side(state, aggressor, victim, "declared")
    for one in each_nation(allies(state, victim)):
        for other in each_nation(allies(state, aggressor)):
            if not are_enemies(state, one, other):
                begin_war(state, one, other)


def _take_side(state: State, nation: Nation, enemy: Nation, why: str) -> None:
    power = state.consul_row[nation] if has_pact(state, nation) else nation
    camp = camp_of(state, enemy)
    if is_proxy(state, power) or camp == NO_CAMP or camp_of(state, power) != NO_CAMP:
        return
    if camp_refusal(state, power, other_camp(camp)) is None:
        join_camp(state, power, other_camp(camp), why)
        end_wars(state, power, allies(state, power))


def share_wars(state: State, nation: Nation, power: Nation) -> None:
    """A new ally brings its wars into the alliance and takes over those of a Power outside the Camps.
    [8.2, 8.35]"""
    end_wars(state, nation, allies(state, nation))
    for enemy in each_nation(state.hostile[nation]):
        go_to_war(state, nation, enemy)
    if camp_of(state, power) == NO_CAMP:
        for enemy in each_nation(state.hostile[power]):
            go_to_war(state, nation, enemy)
