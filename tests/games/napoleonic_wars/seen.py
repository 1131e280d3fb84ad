"""What tests ask of a state, in the words of positions: ids of nations, places, leaders and cards.

A test that reads the board does it here, so that a field of State is named in one place."""

from __future__ import annotations

from greatpowers.games.napoleonic_wars.printed.board import PLACE_NUMBER, PLACES
from greatpowers.games.napoleonic_wars.printed.names import (
    BOXES_OF_PIECES,
    NATION_COUNT,
    NATION_NUMBER,
    NATIONS,
)
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER, SQUADRONS_OF
from greatpowers.games.napoleonic_wars.state.fights import Battle, ForeignWar, NavalBattle
from greatpowers.games.napoleonic_wars.state.standing_orders import Order
from greatpowers.games.napoleonic_wars.state.state import KeptAnswer, State

#: A nation by its id, or by its number as frames and choices have it; so with leaders.
Nation = str | int
Leader = str | int


def nation_number(nation: Nation) -> int:
    return NATION_NUMBER[nation] if isinstance(nation, str) else nation


def leader_number(leader: Leader) -> int:
    return LEADER_NUMBER[leader] if isinstance(leader, str) else leader


def nation_ids(mask: int) -> set[str]:
    return {name for number, name in enumerate(NATIONS) if mask >> number & 1}


def _name(nation: int) -> str:
    """The id of a nation, "" for none."""
    return NATIONS[nation] if nation >= 0 else ""


def _place(place: int) -> str:
    """The id of a place, or of the box where pieces are that stand in none."""
    return PLACES[place] if place >= 0 else BOXES_OF_PIECES[place]


# The course


def turn_of(state: State) -> int:
    return state.turn


def round_of(state: State) -> int:
    return state.round


def phase_of(state: State) -> str:
    return state.phase


def active_nation(state: State) -> str:
    """The nation whose Impulse it is, "" for none."""
    return _name(state.active)


def due_nation(state: State) -> str:
    """The nation in whose box the Impulse marker lies."""
    return _name(state.due)


def last_nation(state: State) -> str:
    """The nation that had the last Impulse, "" for none."""
    return _name(state.last_active)


def purse_of(state: State) -> int:
    """Manoeuvres left, two to a CP."""
    return state.purse


def purse_use(state: State) -> str:
    """What they may be used for, "" for anything."""
    return state.purse_use


# Pieces


def leader_place(state: State, leader: Leader) -> str:
    """Where a leader is: an area, or `pool`, `regroup`, `foreign_war`, `gone`, `waiting`, `at_sea`."""
    return _place(state.leader_at[leader_number(leader)])


def leaders_in(state: State, place: str) -> list[int]:
    """The leaders in an area or box, as numbers."""
    return [number for number, at in enumerate(state.leader_at) if _place(at) == place]


def squadron_place(state: State, squadron: int) -> str:
    """Where a Squadron is: a port or Zone, or `pool`, `regroup`, `foreign_war`."""
    return _place(state.squadron_at[squadron])


def squadrons_in(state: State, place: str, of: Nation | None = None) -> list[int]:
    """The Squadrons in a port, Zone or box, all or those of a nation, as numbers."""
    asked = range(len(state.squadron_at)) if of is None else SQUADRONS_OF[nation_number(of)]
    return [squadron for squadron in asked if _place(state.squadron_at[squadron]) == place]


def afloat(state: State, of: Nation | None = None) -> list[int]:
    """The Squadrons on the map, all or those of a nation, as numbers."""
    asked = range(len(state.squadron_at)) if of is None else SQUADRONS_OF[nation_number(of)]
    return [squadron for squadron in asked if state.squadron_at[squadron] >= 0]


def building_squadrons(state: State) -> set[int]:
    return {squadron for squadron in range(len(state.squadron_at)) if state.building >> squadron & 1}


def refitting_squadrons(state: State) -> set[int]:
    return {squadron for squadron in range(len(state.squadron_at)) if state.refitting >> squadron & 1}


def stopped_squadrons(state: State) -> set[int]:
    """Squadrons that may not move on in this Impulse."""
    return {squadron for squadron in range(len(state.squadron_at)) if state.stopped_squadrons >> squadron & 1}


def leader_is_stopped(state: State, leader: Leader) -> bool:
    return bool(state.stopped_leaders >> leader_number(leader) & 1)


def strength_of(state: State, nation: Nation) -> int:
    """Strength of a nation on the whole map."""
    return sum(state.sp[nation_number(nation) :: NATION_COUNT])


def strength_on_map(state: State) -> int:
    return sum(state.sp)


def in_regroup(state: State, nation: Nation) -> int:
    """Strength of a nation in Regroup."""
    return state.sp_regroup[nation_number(nation)]


def strength_in(state: State, nation: Nation, area: str) -> int:
    return state.sp[PLACE_NUMBER[area] * NATION_COUNT + nation_number(nation)]


def all_in_regroup(state: State) -> int:
    return sum(state.sp_regroup)


def flags_of(state: State, nation: Nation) -> list[str]:
    """The areas with a Flag of a nation."""
    return [PLACES[area] for area, flag in enumerate(state.flag) if flag == nation_number(nation)]


def flag_in(state: State, area: str) -> str:
    """The nation whose Flag lies in an area, "" for none."""
    return _name(state.flag[PLACE_NUMBER[area]])


def present_mask(state: State, nation: Nation) -> int:
    """The areas with strength or leaders of a nation, as a mask."""
    return state.present[nation_number(nation)]


def held_mask(state: State, nation: Nation) -> int:
    """The areas a nation controls, as a mask."""
    return state.held[nation_number(nation)]


def battle_in(state: State) -> Battle | None:
    """The battle being fought."""
    return state.battle


def naval_in(state: State) -> NavalBattle | None:
    """The naval battle being fought."""
    return state.naval


# Relations and tracks


def resources_of(state: State, nation: Nation) -> int:
    return state.resources[nation_number(nation)]


def has_plus_key(state: State) -> bool:
    return state.plus_key


def conquered_nations(state: State) -> set[str]:
    return nation_ids(state.conquered)


def hostile_to(state: State, nation: Nation) -> set[str]:
    """Nations at war with one outside the Camps."""
    return nation_ids(state.hostile[nation_number(nation)])


def truces_of(state: State, nation: Nation) -> set[str]:
    return nation_ids(state.truces[nation_number(nation)])


def foreign_wars(state: State) -> list[str]:
    """The cards of the Foreign Wars being fought."""
    return [war.card for war in state.foreign_wars]


def war_on(state: State, card: str) -> ForeignWar:
    """The Foreign War of a card."""
    return next(war for war in state.foreign_wars if war.card == card)


def saved_cp(state: State) -> set[str]:
    """Neutral Proxies with a +1 CP marker."""
    return nation_ids(state.saved_cp)


def peace_payers(state: State) -> set[str]:
    """Nations that paid for a modifier of the peace roll."""
    return nation_ids(state.peace_paid)


# Cards


def hand_of(state: State, nation: Nation) -> tuple[str, ...]:
    return state.hands[nation_number(nation)]


def hand_sizes(state: State) -> dict[str, int]:
    return {nation: len(hand) for nation, hand in zip(NATIONS, state.hands, strict=True)}


def deck_of(state: State) -> tuple[str, ...]:
    """The draw pile, its top last."""
    return state.deck


def discards_of(state: State) -> tuple[str, ...]:
    """The discards, the last one on top."""
    return state.discards


def removed_cards(state: State) -> tuple[str, ...]:
    """Cards out of the game."""
    return state.removed


def cards_in_play(state: State) -> tuple[str, ...]:
    """Cards on the table whose event or CPs are being carried out."""
    return state.in_play


def used_home_cards(state: State) -> tuple[str, ...]:
    """Home cards lying face down."""
    return state.home_used


def parliament_of(state: State) -> str:
    """Who holds the Parliament card."""
    return _name(state.parliament)


def orders_of(state: State) -> dict[str, Order]:
    """Standing orders by Response card."""
    return state.orders


def kept_answers(state: State) -> dict[str, KeptAnswer]:
    """Answers kept until a sealed window is closed, by seat."""
    return state.kept


def plays_of(state: State) -> tuple[str, ...]:
    """Cards played in this Impulse."""
    return state.plays
