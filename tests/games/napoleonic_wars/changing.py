"""Changing a state in the middle of a test, in the words of positions; fields of State are written here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from greatpowers.engine.effects import Lasting
from greatpowers.games.napoleonic_wars.printed.board import PLACE_NUMBER
from greatpowers.games.napoleonic_wars.printed.names import (
    BOXES_OF_PIECES,
    NATION_COUNT,
    NATION_NUMBER,
    NO_NATION,
)
from greatpowers.games.napoleonic_wars.state.fights import Battle, ForeignWar, NavalBattle
from greatpowers.games.napoleonic_wars.state.standing_orders import Order
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.seen import Leader, Nation, leader_number, nation_number

_BOXES = {name: number for number, name in BOXES_OF_PIECES.items()}


def place_number(name: str) -> int:
    """The number of a place, or of the box of pieces that stand in none."""
    return _BOXES[name] if name in _BOXES else PLACE_NUMBER[name]


def _changed(state: State) -> None:
    state.ties_changed()
    state.touch()


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


# The course


def set_turn(state: State, turn: int) -> None:
    state.turn = turn
    _changed(state)


def set_round(state: State, number: int) -> None:
    state.round = number
    _changed(state)


def set_phase(state: State, phase: str) -> None:
    state.phase = phase
    _changed(state)


def set_active(state: State, nation: Nation) -> None:
    """The nation whose Impulse it is, "" for none."""
    state.active = _nation(nation)
    _changed(state)


def set_due(state: State, nation: Nation) -> None:
    """The nation in whose box the Impulse marker lies."""
    state.due = _nation(nation)
    _changed(state)


def set_last_active(state: State, nation: Nation) -> None:
    """The nation that had the last Impulse, "" for none."""
    state.last_active = _nation(nation)
    _changed(state)


def _nation(nation: Nation) -> int:
    return NO_NATION if nation == "" else nation_number(nation)


def set_purse(state: State, manoeuvres: int) -> None:
    """Manoeuvres left, two to a CP."""
    state.purse = manoeuvres
    _changed(state)


def set_purse_use(state: State, use: str) -> None:
    """What they may be used for, "" for anything."""
    state.purse_use = use
    _changed(state)


def set_peace(state: State, modifier: int, paid: Iterable[str]) -> None:
    """The modifier of the peace roll, and who paid a card for it."""
    state.peace, state.peace_paid = modifier, _mask(NATION_NUMBER[nation] for nation in paid)


# Pieces


def set_leader(state: State, leader: Leader, place: str) -> None:
    """A leader is in this area or box; nothing follows from it."""
    state.leader_at[leader_number(leader)] = place_number(place)
    _changed(state)


def set_squadron(state: State, squadron: int, place: str) -> None:
    """A Squadron is in this port, Zone or box."""
    state.squadron_at[squadron] = place_number(place)
    _changed(state)


def set_building(state: State, *squadrons: int) -> None:
    """Exactly these Squadrons are in building."""
    state.building = _mask(squadrons)
    _changed(state)


def set_refitting(state: State, *squadrons: int) -> None:
    """Exactly these Squadrons are refitting."""
    state.refitting = _mask(squadrons)
    _changed(state)


def refit(state: State, squadron: int) -> None:
    """This Squadron is refitting as well."""
    state.refitting |= 1 << squadron
    _changed(state)


def stop_squadrons(state: State, *squadrons: int) -> None:
    """Exactly these Squadrons may not move on."""
    state.stopped_squadrons = _mask(squadrons)
    _changed(state)


def set_regroup(state: State, nation: Nation, strength: int) -> None:
    state.sp_regroup[nation_number(nation)] = strength
    _changed(state)


def set_spent_areas(state: State, areas: Iterable[str]) -> None:
    """Areas from which nobody may intercept any more."""
    state.spent_areas = _mask(PLACE_NUMBER[area] for area in areas)


def set_marched(state: State, leaders: Mapping[str, int]) -> None:
    """Areas entered in this Impulse by leaders."""
    state.marched_leader = {leader_number(leader): count for leader, count in leaders.items()}


def set_battle(state: State, battle: Battle) -> None:
    state.battle = battle
    _changed(state)


def set_naval(state: State, naval: NavalBattle) -> None:
    state.naval = naval
    _changed(state)


def give_up_all(state: State) -> None:
    """Nobody controls any area."""
    state.held = [0] * len(state.held)
    _changed(state)


def set_strength(state: State, nation: Nation, area: str, strength: int) -> None:
    """Strength of a nation in an area; nothing follows from it."""
    state.sp[PLACE_NUMBER[area] * NATION_COUNT + nation_number(nation)] = strength
    _changed(state)


# Relations and tracks


def set_resources(state: State, nation: Nation, count: int) -> None:
    state.resources[nation_number(nation)] = count
    _changed(state)


def set_hostile(state: State, pairs: Iterable[tuple[str, str]]) -> None:
    """Pairs of nations at war outside the Camps."""
    for one, other in pairs:
        state.hostile[NATION_NUMBER[one]] |= 1 << NATION_NUMBER[other]
        state.hostile[NATION_NUMBER[other]] |= 1 << NATION_NUMBER[one]
    _changed(state)


def set_start_keys(state: State, keys: Mapping[str, int]) -> None:
    """Keys that points are counted from."""
    state.start_keys = [keys.get(nation, 0) for nation in NATION_NUMBER]
    _changed(state)


def set_foreign_wars(state: State, wars: Iterable[ForeignWar]) -> None:
    state.foreign_wars = tuple(wars)
    _changed(state)


def set_effects(state: State, effects: Lasting) -> None:
    state.effects = effects
    _changed(state)


# Cards


def set_hand(state: State, nation: Nation, cards: Iterable[str]) -> None:
    state.hands[nation_number(nation)] = tuple(cards)
    _changed(state)


def open_hands(state: State) -> None:
    """Everybody may look at the hands he runs."""
    state.hands_open = 511


def set_deck(state: State, cards: Iterable[str]) -> None:
    """The draw pile, its top last."""
    state.deck = tuple(cards)
    _changed(state)


def set_discards(state: State, cards: Iterable[str]) -> None:
    state.discards = tuple(cards)


def set_home_used(state: State, cards: Iterable[str]) -> None:
    """Home cards lying face down."""
    state.home_used = tuple(cards)


def set_parliament(state: State, nation: str) -> None:
    state.parliament = NATION_NUMBER[nation]


def set_auto_pass(state: State, windows: Mapping[str, tuple[str, ...]]) -> None:
    """Seat → windows for Responses it is passed over in."""
    state.auto_pass = dict(windows)
    _changed(state)


def set_orders(state: State, orders: Mapping[str, Order]) -> None:
    """Standing orders by Response card."""
    state.orders = dict(orders)
    _changed(state)
