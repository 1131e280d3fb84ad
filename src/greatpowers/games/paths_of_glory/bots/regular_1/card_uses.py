"""How the Regular compares the uses of its cards: event, operations, redeployment, replacements."""

from __future__ import annotations

from typing import Final

from ...printed.board import RESERVE
from ...printed.cards import CARDS
from ...printed.names import ENEMY, LIMITED_WAR, Side
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
from ...rules.war.victory import winner_at
from ...rules.war.war import ARMISTICE, NEXT_LEVEL
from ...state.state import State, rules
from ..novice.acting import damage_by_type, event_value
from ..novice.situation import Situation
from .operating import best_tasks, tasks_of
from .weights import ACTION

_EVENTS: Final = ("event", "reinforcement", "neutral_entry")
_SIZES: Final = (1, 2, 3, 4, 5)


def operations_values(view: Situation) -> dict[int, float]:
    """What operations of each size bring."""
    tasks = tasks_of(view)
    return {size: best_tasks(tasks, size)[0] for size in _SIZES}


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
    done = sum(word in _EVENTS for word in state.actions[view.side])
    early = ACTION.early_events if done < ACTION.events_a_turn else 0.0
    later = timing(state, view.side, CARDS[card].war_status)
    return ACTION.events * event_value(state, card) + early + later


def kept_for_event(state: State, side: Side, card: str) -> float:
    """What is lost if a card is spent in another way than for its event."""
    fact = CARDS[card]
    if fact.is_combat_card:
        return ACTION.combat_card
    value = event_value(state, card) + timing(state, side, fact.war_status)
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
    damage = damage_by_type(view.state, view.side)
    points = points_of(view.state, card)
    return ACTION.point * sum(min(count, damage.get(kind, 0.0)) for kind, count in points.items())


def _redeployments(view: Situation, points: int) -> float:
    """What corps from the reserve could do where they are wanted most."""
    spare = len(view.state.at[RESERVE[view.side]]) - 3
    wishes = sorted(view.wish, reverse=True)[: max(0, min(points, spare))]
    return ACTION.redeploy * sum(wish for wish in wishes if wish > 2)
