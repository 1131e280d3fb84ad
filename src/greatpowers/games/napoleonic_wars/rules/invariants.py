"""What must be true of every state that the rules can reach."""

from __future__ import annotations

from collections import Counter

from ....engine.errors import InvariantBroken
from ....engine.masks import mask_of
from ..printed.board import AREA_COUNT, OWNER, PLACES, PORTS, ZONES
from ..printed.cards import CARDS, DECK_CARDS, HOME_CARDS
from ..printed.ids import Nation, by_area, by_leader, by_squadron, each_area
from ..printed.names import (
    AT_SEA,
    AT_WAR,
    BRITAIN,
    EACH_NATION,
    FRANCE,
    GONE,
    NATION_COUNT,
    NATIONS,
    NO_CAMP,
    NO_CONSUL,
    NO_NATION,
    PACT,
    POOL,
    REGROUP,
    UNALIGNED,
    WAITING,
)
from ..printed.pieces import LEADERS, LEADERS_OF, SP_LIMIT, SQUADRONS
from ..state.fights import Force
from ..state.relations import are_allies, is_proxy
from ..state.state import State


def check(state: State) -> None:
    """Raise InvariantBroken if something cannot be."""
    _check_strength(state)
    _check_presence(state)
    _check_leaders(state)
    _check_squadrons(state)
    _check_flags(state)
    _check_cards(state)
    _check_relations(state)
    if state.purse < 0 or any(count < 0 for count in state.resources):
        raise InvariantBroken("6.3", "a purse or a Resource track below nothing")


def strength_of(state: State, nation: Nation) -> int:
    """All strength a nation has anywhere: map, Regroup, Foreign Wars, at sea."""
    on_map = sum(state.sp[nation::NATION_COUNT])
    away = sum(c.sp for war in state.foreign_wars for c in war.committed if c.nation == nation)
    return on_map + state.sp_regroup[nation] + away + _at_sea(state).sp[nation]


def _at_sea(state: State) -> Force:
    """What a Convoy carries that has not landed. [13.6]"""
    convoy = state.convoy
    return convoy.force if convoy is not None and not convoy.ashore else Force()


def _check_strength(state: State) -> None:
    if min(state.sp) < 0 or min(state.sp_regroup) < 0:
        raise InvariantBroken("2.2", "strength below nothing")
    for nation in EACH_NATION:
        if strength_of(state, nation) > SP_LIMIT[nation]:
            raise InvariantBroken("7", f"{NATIONS[nation]} has more strength than counters")


def _check_presence(state: State) -> None:
    for nation in EACH_NATION:
        stands = mask_of(state.leader_at[x] for x in LEADERS_OF[nation] if state.leader_at[x] >= 0)
        stands |= mask_of(area for area, sp in enumerate(state.sp[nation::NATION_COUNT]) if sp)
        if stands != state.present[nation]:
            wrong = [PLACES[area] for area in each_area(stands ^ state.present[nation])]
            raise InvariantBroken("2.2", f"{NATIONS[nation]} is noted wrongly in {wrong}")


def _check_leaders(state: State) -> None:
    at_war = {x for war in state.foreign_wars for c in war.committed for x in c.leaders}
    for leader, place in by_leader(state.leader_at):
        name = LEADERS[leader].id
        if place >= AREA_COUNT or place not in (POOL, REGROUP, AT_WAR, GONE, WAITING, AT_SEA, max(place, 0)):
            raise InvariantBroken("2.2", f"{name} is nowhere")
        if (place == AT_WAR) != (leader in at_war):
            raise InvariantBroken("6.13", f"{name} and his Foreign War do not agree")
        if (place == AT_SEA) != (leader in _at_sea(state).leaders):
            raise InvariantBroken("13.6", f"{name} and his Convoy do not agree")


def _check_squadrons(state: State) -> None:
    at_war = {x for war in state.foreign_wars for c in war.committed for x in c.squadrons}
    for squadron, place in by_squadron(state.squadron_at):
        name = SQUADRONS[squadron]
        in_port = 0 <= place < AREA_COUNT and PORTS >> place & 1
        if not (in_port or place in ZONES or place in (POOL, REGROUP, AT_WAR)):
            raise InvariantBroken("13.1", f"{name} is neither in port nor at sea")
        if (place == AT_WAR) != (squadron in at_war):
            raise InvariantBroken("6.13", f"{name} and its Foreign War do not agree")
        if state.building >> squadron & 1 and not in_port:
            raise InvariantBroken("7.3", f"{name} is being built outside a port")
    if state.building & state.refitting:
        raise InvariantBroken("5.6", "a Squadron is being built and refitted")


def _check_flags(state: State) -> None:
    held = [0] * NATION_COUNT
    for area, flag in by_area(state.flag):
        if flag == OWNER[area]:
            raise InvariantBroken("7.4", f"the first owner has a Flag in {PLACES[area]}")
        held[OWNER[area] if flag == NO_NATION else flag] |= 1 << area
    if held != state.held:
        raise InvariantBroken("7.4", "Flags and control do not agree")


def all_cards(state: State) -> list[str]:
    """Every card of the deck, wherever it lies."""
    found = [card for pile in (*state.hands, *state.aside) for card in pile]
    found += [*state.deck, *state.discards, *state.removed]
    found += [card for card in state.in_play if not CARDS[card].is_home]
    return found + [war.card for war in state.foreign_wars]


def _check_cards(state: State) -> None:
    found = Counter(all_cards(state))
    if found and found != Counter(DECK_CARDS):
        wrong = sorted((found - Counter(DECK_CARDS)) + (Counter(DECK_CARDS) - found))
        raise InvariantBroken("4.4", f"cards lost or doubled: {wrong}")
    homes = [card for cards in HOME_CARDS for card in cards]
    if any(card not in homes for card in state.home_used) or len(set(state.home_used)) < len(state.home_used):
        raise InvariantBroken("6.2", "a card is turned down that is no Home card, or twice")


def _check_relations(state: State) -> None:
    if are_allies(state, FRANCE, BRITAIN):
        raise InvariantBroken("8.22", "France and Britain are allies")
    for nation in EACH_NATION:
        box, row = state.consul_box[nation], state.consul_row[nation]
        if is_proxy(state, nation) != (box != NO_CONSUL):
            raise InvariantBroken("8.1", f"{NATIONS[nation]} and its Consul do not agree")
        if is_proxy(state, nation) and state.camp[nation] != NO_CAMP:
            raise InvariantBroken("8.3", f"the Proxy {NATIONS[nation]} has a Camp of its own")
        plus = state.consul_plus >> nation & 1
        if (box > UNALIGNED and row == NO_NATION) or (box == UNALIGNED and (row != NO_NATION) != bool(plus)):
            raise InvariantBroken("8.1", f"the Consul of {NATIONS[nation]} stands in no row")
        if box == PACT and state.command[nation] != NO_NATION:
            raise InvariantBroken("8.32", f"{NATIONS[nation]} has a Pact and a commander")
