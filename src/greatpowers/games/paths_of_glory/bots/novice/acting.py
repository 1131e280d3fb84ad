"""What the Novice does with an action round: events early, replacements when it hurts, else operations."""

from __future__ import annotations

from typing import Final

from ...printed.board import BOARD_SIZE, ELIMINATED, RESERVE
from ...printed.card_names import (
    AP_ENTRENCH,
    BLOCKADE,
    CLOAK_AND_DAGGER,
    CONVOY,
    CP_ENTRENCH,
    FALKENHAYN,
    FALL_OF_THE_TSAR,
    FOURTEEN_POINTS,
    GUNS_OF_AUGUST,
    HIGH_SEAS_FLEET,
    LANDWEHR,
    LUSITANIA,
    MATA_HARI,
    MOLTKE,
    OVER_THERE,
    RACE_TO_THE_SEA,
    RAPE_OF_BELGIUM,
    REICHSTAG_TRUCE,
    SUD_ARMY,
    TSAR_TAKES_COMMAND,
    U_BOATS_UNLEASHED,
    WALTER_RATHENAU,
    ZIMMERMANN_TELEGRAM,
)
from ...printed.cards import CARDS
from ...printed.names import TOTAL_WAR, Side, Space
from ...printed.units import ALL_UNITS, IS_ARMY, KINDS, SIDE, UNITS
from ...rules.actions.actions import (
    Action,
    Auto,
    OfferPeace,
    PlayEvent,
    PlayOps,
    PlayRp,
    PlaySr,
    points_of,
)
from ...rules.actions.activation import Activate, activations
from ...rules.actions.activation_costs import cost_of
from ...state.changes.rounds import gain_ops
from ...state.ids import ATTACK, MOVE
from ...state.state import State
from .manoeuvres import activation_value
from .offensives import offensives
from .situation import VP_WORTH, Situation

#: Events that are good whatever else they do; a victory point is worth 9.
_SPECIAL: Final = {
    GUNS_OF_AUGUST: 40.0,
    BLOCKADE: 3 * VP_WORTH,
    RAPE_OF_BELGIUM: VP_WORTH,
    LUSITANIA: VP_WORTH,
    CONVOY: VP_WORTH,
    ZIMMERMANN_TELEGRAM: VP_WORTH + 8,
    OVER_THERE: 12.0,
    FOURTEEN_POINTS: VP_WORTH,
    REICHSTAG_TRUCE: VP_WORTH,
    HIGH_SEAS_FLEET: 0.7 * VP_WORTH,
    FALL_OF_THE_TSAR: VP_WORTH + 10,
    TSAR_TAKES_COMMAND: 8.0,
    WALTER_RATHENAU: 10.0,
    U_BOATS_UNLEASHED: 8.0,
    FALKENHAYN: 6.0,
    MOLTKE: 6.0,
    AP_ENTRENCH: 8.0,
    CP_ENTRENCH: 8.0,
    RACE_TO_THE_SEA: 4.0,
    LANDWEHR: 4.0,
    SUD_ARMY: 3.0,
    CLOAK_AND_DAGGER: 1.0,
    MATA_HARI: 1.0,
}
_EVENTS: Final = ("event", "reinforcement", "neutral_entry")
#: So many events a turn shall be played before others must earn their keep.
_WANTED: Final = 2
_EARLY: Final = 4.0
_ENTRY: Final = 16.0
_STATUS: Final = 4.0
#: An operation must promise more than this for each point it costs.
PRICE: Final = 1.0
_POINT: Final = 3.5
_ARMY_SR: Final = 4


def action_value(view: Situation, action: Action, ops: dict[int, float]) -> float:
    """What an action is worth; `ops` holds what operations of each size are."""
    state = view.state
    match action:
        case Auto():
            return ops[1] - 1.0
        case OfferPeace():
            return -5.0
        case PlayOps(card):
            return ops[CARDS[card].ops] - _kept_for_event(state, card)
        case PlayRp(card):
            return _repairs(view, card) - _kept_for_event(state, card)
        case PlaySr(card):
            return _redeployments(view, CARDS[card].sr) - _kept_for_event(state, card)
        case PlayEvent(card):
            done = sum(word in _EVENTS for word in state.actions[view.side])
            return event_value(state, card) + (_EARLY if done < _WANTED else 0.0)


def event_value(state: State, card: str) -> float:
    """What playing a card as an event is worth."""
    fact = CARDS[card]
    value = _SPECIAL.get(card, 0.5)
    if fact.reinforcement_nation >= 0:
        value += sum(count * _unit_worth(kind) for kind, count in fact.units)
    if fact.neutral_entry >= 0:
        value += _ENTRY
    if fact.war_status:
        level = state.commitment[fact.side]
        value += _STATUS * fact.war_status * (1.0 if level < TOTAL_WAR else 0.2)
    return value


def _unit_worth(kind: str) -> float:
    counter = KINDS[kind]
    return 1.6 * counter.combat[0] + (2.0 if counter.is_army else 0.5)


def _kept_for_event(state: State, card: str) -> float:
    """What is lost if a card is spent in another way: its event must wait for the next time."""
    fact = CARDS[card]
    if fact.is_combat_card:
        return 0.5
    return 0.25 * event_value(state, card)


def operations_values(view: Situation, sizes: set[int]) -> dict[int, float]:
    """What operations of each size are worth: the best attacks and moves that fit, one after the other."""
    state, side = view.state, view.side
    able = activations_with(state, side, max(sizes))
    spaces = {one.space for one in able if one.purpose == ATTACK}
    plans = [(p.value, p.cost, p.spaces) for p in offensives(view, spaces, max(sizes))]
    for space in {one.space for one in able}:
        value = activation_value(view, space)
        if value > 0:
            plans.append((value, cost_of(state, space, MOVE), (space,)))
    plans.sort(key=lambda plan: -plan[0] / max(plan[1], 1))
    return {size: _fill(plans, size) for size in sizes}


def activations_with(state: State, side: Side, ops: int) -> list[Activate]:
    """Spaces that so many points could activate, before they are there."""
    twin = state.copy()
    gain_ops(twin, ops)
    return activations(twin, side)


def _fill(plans: list[tuple[float, int, tuple[Space, ...]]], ops: int) -> float:
    used: set[Space] = set()
    value = 0.0
    for worth, cost, spaces in plans:
        if cost <= ops and used.isdisjoint(spaces):
            used.update(spaces)
            ops -= cost
            value += worth - PRICE * cost
    return value


def _repairs(view: Situation, card: str) -> float:
    """What the points of a card could put right."""
    damage = damage_by_type(view.state, view.side)
    points = points_of(view.state, card)
    return _POINT * sum(min(count, damage.get(kind, 0)) for kind, count in points.items())


def damage_by_type(state: State, side: Side) -> dict[str, float]:
    """Points that reduced and eliminated units could take, less what is banked already."""
    found: dict[str, float] = {}
    for unit in ALL_UNITS:
        place = state.place[unit]
        if SIDE[unit] != side or place < 0 or UNITS[unit].is_dotted:
            continue
        step = 1.0 if IS_ARMY[unit] else 0.5
        if place == ELIMINATED[side]:
            found[UNITS[unit].rp_type] = found.get(UNITS[unit].rp_type, 0.0) + 2 * step
        elif state.reduced >> unit & 1 and (place < BOARD_SIZE or place == RESERVE[side]):
            found[UNITS[unit].rp_type] = found.get(UNITS[unit].rp_type, 0.0) + step
    return {kind: max(0.0, points - state.rp.get(kind, 0)) for kind, points in found.items()}


def _redeployments(view: Situation, points: int) -> float:
    """What corps from the reserve could do where they are wanted most."""
    spare = len(view.state.at[RESERVE[view.side]]) - 3
    wishes = sorted(view.wish, reverse=True)[: max(0, min(points, spare, _ARMY_SR))]
    return 0.3 * sum(wish for wish in wishes if wish > 2)
