"""Continuing events and rewards: cards 90 to 93 and 99. [6.1]"""

from __future__ import annotations

from .....engine.errors import Refusal
from ...printed.board import CAPITAL_OF, KEYS, OWNED
from ...printed.cards import amount
from ...printed.ids import Nation, each_area, each_nation
from ...printed.names import FRANCE, NO_NATION
from ...rules.cards.registry import event, no_effect
from ...rules.impulse.spending import GrantCp
from ...rules.interphase.reinforcements import SYSTEM_KEYS, system_holds
from ...rules.land.armies import shares_a_group
from ...rules.occasions import ImpulseClosed, on
from ...state.changes.cards import change_resources, end_effect, set_effect
from ...state.effects import (
    ContinentalSystem,
    CropFailure,
    Entrusted,
    EuropeExhausted,
    OrdersInCouncil,
    is_on,
    value,
)
from ...state.relations import enemies
from ...state.state import State
from .levies import draw_and_play

#: What Europe Exhausted adds to the peace roll.
WEARINESS = amount("europe_exhausted")


@event("europe_exhausted")
def europe_exhausted(state: State, nation: Nation) -> None:
    """Two more on the peace roll; a card is drawn and may be played. [5.8]"""
    set_effect(state, EuropeExhausted(value(state, EuropeExhausted) + WEARINESS))
    draw_and_play(state, nation, optional=True)


def _france_is_strong(state: State, nation: Nation) -> Refusal | None:
    keys = (state.held[FRANCE] & KEYS).bit_count()
    return None if keys >= SYSTEM_KEYS else Refusal("nw-event-keys", "6.1", {"keys": keys})


@event("continental_system", _france_is_strong)
def continental_system(state: State, nation: Nation) -> None:
    """Britain has fewer reinforcements and cards while France holds twelve Keys."""
    set_effect(state, ContinentalSystem())


@on(ImpulseClosed)
def look_for_lapsed(state: State, closed: ImpulseClosed) -> None:
    end_lapsed(state)


def end_lapsed(state: State) -> None:
    """The Continental System is over for good once France has too few Keys, a command with its Army Group."""
    if is_on(state, ContinentalSystem) and not system_holds(state):
        end_effect(state, ContinentalSystem)
    for entrusted in state.effects.every(Entrusted):
        if not shares_a_group(state, entrusted.leader):
            end_effect(state, Entrusted, entrusted.leader)


@event("orders_in_council")
def orders_in_council(state: State, nation: Nation) -> None:
    """British Zones are closed to foreign Convoys and cost France reinforcements this turn."""
    set_effect(state, OrdersInCouncil())


@event("crop_failure")
def crop_failure(state: State, nation: Nation) -> None:
    """Half reinforcements for everybody next time. [14.2]"""
    set_effect(state, CropFailure())


def _capitals_held(state: State, nation: Nation) -> bool:
    return any(CAPITAL_OF[a] not in (NO_NATION, nation) for a in each_area(state.held[nation]))


def _enemy_keys(state: State, nation: Nation) -> int:
    foreign = 0
    for foe in each_nation(enemies(state, nation)):
        foreign |= OWNED[foe]
    return (state.held[nation] & KEYS & foreign).bit_count()


def _contributions_due(state: State, nation: Nation) -> Refusal | None:
    due = _capitals_held(state, nation) or _enemy_keys(state, nation)
    return None if due else no_effect("war_contributions")


@event("war_contributions", _contributions_due)
def war_contributions(state: State, nation: Nation) -> None:
    """A Resource for a foreign capital; otherwise two CPs for each enemy Key, six at most. [16]"""
    if _capitals_held(state, nation):
        change_resources(state, nation, 1, "event")
    else:
        state.then(GrantCp(nation, min(6, 2 * _enemy_keys(state, nation))))
