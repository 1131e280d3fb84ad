"""Who runs whom, who is allied and who at war: pure questions about nations. [4.3, 5.3, 8]"""

from __future__ import annotations

from typing import Final

from ..printed.ids import Camp, Mask, Nation, by_nation
from ..printed.names import EACH_NATION, NATION_COUNT, NO_CAMP, NO_NATION, PACT, POWERS, UNALIGNED
from .state import State, rules

#: Everybody, as a mask.
ALL_NATIONS: Final = (1 << NATION_COUNT) - 1


def is_proxy(state: State, nation: Nation) -> bool:
    """Not the Power of a player. [glossary]"""
    return not rules(state).player_powers >> nation & 1


def has_pact(state: State, nation: Nation) -> bool:
    """A Proxy in the box Pact of some row. [8.2]"""
    return state.consul_box[nation] == PACT


def master_of(state: State, nation: Nation) -> Nation:
    """The Power that runs the nation: itself, its Pact ally, its commander; -1: none. [5.3, 8.32]"""
    if not is_proxy(state, nation):
        return nation
    if state.consul_box[nation] == PACT:
        return state.consul_row[nation]
    return state.command[nation]


def is_neutral_proxy(state: State, nation: Nation) -> bool:
    """Nobody runs it: its cards are drawn at random and only build. [5.3]"""
    return master_of(state, nation) == NO_NATION


def seat_of_power(state: State, power: Nation) -> str:
    """The seat a player's Power belongs to. [4.3]"""
    known = rules(state)
    return next(seat for seat, powers in zip(known.seats, known.roles, strict=True) if power in powers)


def seat_of(state: State, nation: Nation) -> str:
    """The seat that decides for a nation; "" for a neutral Proxy."""
    found: tuple[str, ...] | None = state.ties_memo.get("seats")
    return (_tied_seats(state) if found is None else found)[nation]


def _tied_seats(state: State) -> tuple[str, ...]:
    return state.tied("seats", lambda: _seats(state))


def _seats(state: State) -> tuple[str, ...]:
    masters = (master_of(state, nation) for nation in EACH_NATION)
    return tuple("" if m == NO_NATION else seat_of_power(state, m) for m in masters)


def nations_of(state: State, seat: str) -> tuple[Nation, ...]:
    """The nations a seat decides for, in track order."""
    return state.tied("nations", lambda: _nations_by_seat(state)).get(seat, ())


def _nations_by_seat(state: State) -> dict[str, tuple[Nation, ...]]:
    found: dict[str, tuple[Nation, ...]] = {}
    for nation, seat in by_nation(_tied_seats(state)):
        found[seat] = (*found.get(seat, ()), nation)
    return found


def powers_of(state: State, seat: str) -> tuple[Nation, ...]:
    """The player Powers of a seat."""
    return tuple(p for p in POWERS if not is_proxy(state, p) and seat_of_power(state, p) == seat)


def vassal_of(state: State, nation: Nation) -> Nation:
    """The Power in whose row the Consul stands to the right of Unaligned; -1 for none. [glossary, 8.23]"""
    return state.consul_row[nation] if state.consul_box[nation] > UNALIGNED else NO_NATION


def camp_of(state: State, nation: Nation) -> Camp:
    """The Camp a nation belongs to; a Proxy follows its Pact ally. [8.3]"""
    if not is_proxy(state, nation):
        return state.camp[nation]
    return state.camp[state.consul_row[nation]] if has_pact(state, nation) else NO_CAMP


def other_camp(camp: Camp) -> Camp:
    """The Camp it is at war with. [8.3]"""
    return Camp(1 - camp)


def camp_members(state: State, camp: Camp) -> Mask:
    """The nations of a Camp, as a mask."""
    if camp == NO_CAMP:
        return 0
    return state.tied(("camp", camp), lambda: _camp_members(state, camp))


def _camp_members(state: State, camp: Camp) -> Mask:
    return sum(1 << n for n in EACH_NATION if camp_of(state, n) == camp)


def allies(state: State, nation: Nation) -> Mask:
    """The nation and all its allies, as a mask. [8.2, 8.3]"""
    found: tuple[Mask, ...] | None = state.ties_memo.get("allies")
    if found is None:
        found = state.tied("allies", lambda: tuple(_allies(state, n) for n in EACH_NATION))
    return found[nation]


def _allies(state: State, nation: Nation) -> Mask:
    found = 1 << nation | camp_members(state, camp_of(state, nation))
    power = state.consul_row[nation] if has_pact(state, nation) else nation
    found |= 1 << power
    for other in EACH_NATION:
        if has_pact(state, other) and state.consul_row[other] == power:
            found |= 1 << other
    return found


def enemies(state: State, nation: Nation) -> Mask:
    """The nations it is at war with, as a mask. [8.3, 8.35]"""
    found: tuple[Mask, ...] | None = state.ties_memo.get("enemies")
    if found is None:
        found = state.tied("enemies", lambda: tuple(_enemies(state, n) for n in EACH_NATION))
    return found[nation]


def _enemies(state: State, nation: Nation) -> Mask:
    camp = camp_of(state, nation)
    found = camp_members(state, other_camp(camp)) if camp != NO_CAMP else 0
    found |= state.hostile[nation]
    for other in EACH_NATION:
        if state.hostile[other] >> nation & 1:
            found |= 1 << other
    return found & ~allies(state, nation)


def are_allies(state: State, a: Nation, b: Nation) -> bool:
    return bool(allies(state, a) >> b & 1)


def are_enemies(state: State, a: Nation, b: Nation) -> bool:
    return bool(enemies(state, a) >> b & 1)


def is_neutral(state: State, nation: Nation) -> bool:
    """Neither allied to nor at war with anybody. [glossary]"""
    return allies(state, nation) == 1 << nation and not enemies(state, nation)
