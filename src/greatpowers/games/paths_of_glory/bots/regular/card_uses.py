"""How the Regular compares the uses of its cards: event, operations, redeployment, replacements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from ...printed.board import BOARD_SIZE, ELIMINATED, RESERVE, each_space
from ...printed.cards import CARDS
from ...printed.names import ENEMY, LIMITED_WAR, Side, Unit
from ...printed.units import ALL_UNITS, COMBAT, IS_ARMY, KIND_ID, SIDE, UNITS
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
from ...rules.redeployment.redeploying import redeploy
from ...rules.redeployment.redeployment import cost, goals
from ...rules.replacements.entries import rebuild_spaces
from ...rules.replacements.replacements import capital_taken
from ...rules.supply.supply import from_home
from ...rules.war.victory import winner_at
from ...rules.war.war import ARMISTICE, NEXT_LEVEL
from ...state.state import State, rules
from ..novice.situation import Situation
from .evaluation import judge, outlook_of
from .events import event_worth
from .marches import needed_in
from .operating import Task
from .together import best_plans
from .weights import ACTION

#: Redeployments to where somebody is needed that are judged, to each space and in all.
_TRIED: Final = 2
_ALL_TRIED: Final = 16
_EVENTS: Final = ("event", "reinforcement", "neutral_entry")


def operations_values(view: Situation, tasks: Sequence[Task], sizes: Iterable[int]) -> dict[int, float]:
    """What operations of these sizes bring."""
    plans = best_plans(view.state, view.side, tasks, sizes)
    return {size: plan.value for size, plan in plans.items()}


def use_value(view: Situation, action: Action, ops: dict[int, float]) -> float:
    """What an action is worth."""
    state = view.state
    match action:
        case Auto():
            return ops[1] - 1.0
        case OfferPeace():
            return -5.0
        case PlayEvent(card):
            return _event_use(view, card)
        case PlayOps(card):
            return ops[CARDS[card].ops] - kept_for_event(state, view.side, card)
        case PlayRp(card):
            return _repairs(view, card) - kept_for_event(state, view.side, card)
        case PlaySr(card):
            return _redeployments(view, CARDS[card].sr) - kept_for_event(state, view.side, card)


def _event_use(view: Situation, card: str) -> float:
    state = view.state
    later = timing(state, view.side, CARDS[card].war_status)
    value = ACTION.events * event_worth(state, card)
    if outlook_of(state).is_in_need(view.side):
        # Events can wait; armies without supply and a capital in enemy hands cannot.
        return ACTION.in_need * value + later
    done = sum(word in _EVENTS for word in state.actions[view.side])
    return value + (ACTION.early_events if done < ACTION.events_a_turn else 0.0) + later


def kept_for_event(state: State, side: Side, card: str) -> float:
    """What is lost if a card is spent in another way than for its event."""
    fact = CARDS[card]
    if fact.is_combat_card:
        return ACTION.combat_card
    value = event_worth(state, card) + timing(state, side, fact.war_status)
    return ACTION.kept * max(0.0, value)


def timing(state: State, side: Side, status: int) -> float:
    """What war status is worth because it ends the game: hurry when ahead, wait when behind."""
    if not status:
        return 0.0
    ends = _ends_the_war(state, side, status)
    if ends is None:
        return 0.0
    ahead = {side: 1.0, ENEMY[side]: -1.0}.get(winner_at(state, state.vp), -0.2)
    return ACTION.end_now * ahead * ends


def _ends_the_war(state: State, side: Side, status: int) -> float | None:
    """How far these points bring the end about; None where they do not matter."""
    if state.scenario == "limited":
        needed = NEXT_LEVEL[LIMITED_WAR] - state.war_status[side]
    elif rules(state).is_historical or state.scenario == "campaign":
        needed = ARMISTICE - state.combined_war_status
    else:
        return None
    if needed > 6:
        return None
    return 1.0 if status >= needed else 0.25 * status


def _repairs(view: Situation, card: str) -> float:
    """What the points of a card could put right."""
    damage = mendable(view.state, view.side)
    points = points_of(view.state, card)
    return ACTION.point * sum(min(count, damage.get(kind, 0.0)) for kind, count in points.items())


def mendable(state: State, side: Side) -> dict[str, float]:
    """Points that units could take which may be helped at all, less what is banked already. [17.1]"""
    found: dict[str, float] = {}
    for unit in ALL_UNITS:
        if SIDE[unit] == side and state.place[unit] >= 0 and not UNITS[unit].is_dotted:
            kind = UNITS[unit].rp_type
            found[kind] = found.get(kind, 0.0) + _steps(state, unit) * (1.0 if IS_ARMY[unit] else 0.5)
    return {kind: max(0.0, points - state.rp.get(kind, 0)) for kind, points in found.items()}


def _steps(state: State, unit: Unit) -> int:
    """Steps of a unit that points could bring back; none while its capital is taken. [17.1.3]"""
    place, side = state.place[unit], SIDE[unit]
    if place == ELIMINATED[side]:
        lost = 0 if IS_ARMY[unit] and not rebuild_spaces(state, unit) else 2
    elif place == RESERVE[side] or (place < BOARD_SIZE and from_home(state, unit, place)):
        lost = state.reduced >> unit & 1
    else:
        lost = 0
    return 0 if lost and capital_taken(state, unit) else lost


def _redeployments(view: Situation, points: int) -> float:
    """What corps from the reserve could do where they are wanted most."""
    spare = len(view.state.at[RESERVE[view.side]]) - 3
    wishes = sorted(view.wish, reverse=True)[: max(0, min(points, spare))]
    wanted = ACTION.redeploy * sum(wish for wish in wishes if wish > 2)
    if outlook_of(view.state).is_in_need(view.side):
        wanted *= ACTION.in_need
    # Cards with the same points come to the same.
    rescued: float = view.state.known(("rescue", view.side, points), lambda: _rescue(view, points))
    return wanted + rescued


def _rescue(view: Situation, points: int) -> float:
    """What it brings to send somebody where he is needed most. [13.1]"""
    state, side = view.state, view.side
    bare = needed_in(view)
    if not bare:
        return 0.0
    able: dict[tuple[object, ...], Unit] = {}
    for unit in ALL_UNITS:
        if SIDE[unit] == side and state.place[unit] >= 0 and cost(unit) <= points:
            able.setdefault((KIND_ID[unit], state.reduced >> unit & 1, state.place[unit]), unit)
    strongest = sorted(able.values(), key=lambda unit: -COMBAT[state.reduced >> unit & 1][unit])
    best, sent = 0.0, Counter[int]()
    for unit in strongest:
        for goal in each_space(goals(state, unit) & bare):
            if sent[goal] < _TRIED and sent.total() < _ALL_TRIED:
                sent[goal] += 1
                twin = state.copy()
                redeploy(twin, unit, goal)
                best = max(best, judge(twin, side) - judge(state, side))
    return best
