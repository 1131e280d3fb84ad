"""Responses at sea and at court: cards 23, 32, 37, 40, 41 and the Danish Home card. [6.14]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...printed.board import is_zone
from ...printed.names import DENMARK, EACH_NATION, NO_NATION, PACT, REGROUP, UNALIGNED
from ...rules.cards.battle_cards import side_of
from ...rules.occasions import ResponseWindow
from ...rules.responses.responses import JUST_SO, OPEN, response
from ...rules.sea.fleets import fleets_at, squadrons_at
from ...state.changes.cards import set_effect
from ...state.changes.diplomacy import place_consul
from ...state.changes.fights import set_naval, stop_squadron
from ...state.changes.map import remove_squadron
from ...state.effects import Mutiny
from ...state.fight_notes import Mark, Note
from ...state.ids import Nation
from ...state.relations import are_enemies, seat_of
from ...state.state import State
from ...state.targets import OnFleet, OnNation, OnPlace, Target, nation_of, place_of
from .spying import Spying
from .storms import ConvoyStruck


def _seas(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    zones = {place for place in state.squadron_at if place >= 0 and is_zone(place)}
    if state.convoy is not None and state.convoy.zones:
        zones.add(state.convoy.zones[-1])
    return [OnPlace(zone) for zone in sorted(zones)]


@response("storm_at_sea", OPEN | {"convoy"}, _seas)
def storm_at_sea(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """Ships in a Zone go to Regroup on 5 and 6, a Convoy suffers and turns back, Fleets stop."""
    zone = place_of(target)
    for squadron in squadrons_at(state, zone):
        if state.draw(6, "storm") + 1 >= 5:
            remove_squadron(state, squadron, REGROUP, "storm")
        else:
            stop_squadron(state, squadron)
    if state.convoy is not None and state.convoy.zones[-1:] == (zone,):
        state.then(ConvoyStruck(always_back=True))


def _enemy_convoy(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    there = state.convoy is not None and are_enemies(state, nation, state.convoy.nation)
    return JUST_SO if there else ()


@response("privateers", frozenset({"convoy"}), _enemy_convoy)
def privateers(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """An enemy Convoy suffers, and turns back if it loses anything."""
    state.then(ConvoyStruck(always_back=False))


def _fleets(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    places = sorted({place for place in state.squadron_at if place >= 0})
    return [OnFleet(n, place) for place in places for n in fleets_at(state, place)]


@response("mutiny", OPEN, _fleets)
def mutiny(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """A Fleet does nothing of its own for the rest of the turn and fights with half its dice."""
    assert isinstance(target, OnFleet)
    for squadron in fleets_at(state, target.place).get(target.nation, ()):
        set_effect(state, Mutiny(squadron))


def _moved_consul(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO if state.consul_box[window.nation] != PACT else ()


@response("ambassador_expelled", frozenset({"consul"}), _moved_consul)
def ambassador_expelled(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """The Consul is back where it came from, and one box farther left."""
    row, box = Nation(window.place), window.origin
    if row == NO_NATION or box == UNALIGNED:
        place_consul(state, window.nation, NO_NATION, UNALIGNED, "event")
    else:
        further = box - 1 if box != PACT else box
        place_consul(state, window.nation, row if further != UNALIGNED else NO_NATION, further, "event")


def _hands(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return [
        OnNation(n) for n in EACH_NATION if state.hands[n] and seat_of(state, n) != seat_of(state, nation)
    ]


@response("spy_ring", OPEN, _hands)
def spy_ring(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """A hand is looked at; one of its cards is replaced."""
    state.then(Spying(nation, nation_of(target)))


def _danes_fight(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO if nation == DENMARK and state.naval is not None and side_of(state, DENMARK) >= 0 else ()


@response("gallant_danes", frozenset({"battle"}), _danes_fight)
def gallant_danes(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """For the whole battle a die more for each Danish Squadron; one six against their Fleet is void."""
    naval = state.naval
    if naval is not None:
        side = side_of(state, DENMARK)
        set_naval(
            state, replace(naval, notes=(*naval.notes, Note(Mark.DANES, side), Note(Mark.UNSUNK, side)))
        )
