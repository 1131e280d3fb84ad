"""What the Novice bears and follows up: losses, standing or going back, advances, combat cards, flanks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...printed.board import TERRAIN
from ...printed.names import CLEAR, Space, Unit
from ...printed.units import COMBAT, IS_ARMY
from ...rules.answers import Done
from ...rules.combat.advancing import Advance
from ...rules.combat.combat_cards import COMBAT_CARDS
from ...rules.combat.flank import flank_modifier
from ...rules.combat.flanking import FRONTAL, Flank, Frontal
from ...rules.combat.losses import Outcome
from ...rules.combat.retreating import GO, Go, Stand
from ...rules.supply.supply import in_supply_at
from ...state.state import State, has_fort, running
from ...state.texts import counters
from .duels import strength
from .manoeuvres import arriving, staying
from .situation import Situation

_FOR_GOOD: Final = 6.0


def losses_value(outcome: Outcome, attacking: bool) -> float:
    """What is left: strength, armies, and somebody fresh to follow up."""
    value = 0.0
    for piece in outcome.pieces:
        value += COMBAT[piece.reduced][piece.type] + (2.0 if IS_ARMY[piece.type] else 0.7)
    for gone in outcome.gone:
        value -= _FOR_GOOD if gone.for_good and IS_ARMY[gone.type] else 0.5
    value -= 0.8 * len(outcome.brought)
    if attacking and any(not piece.reduced for piece in outcome.pieces):
        value += 1.5
    return value - (3.0 if outcome.fort_destroyed else 0.0)


def best_stand(view: Situation, options: Sequence[Stand | Go]) -> Stand | Go:
    """Stay for one more step where the space is worth it."""
    target = running(view.state).target
    before = strength(view.state, running(view.state).defenders)
    hold = 0.5 * view.worth(target) + 1.2 * abs(view.state.trenches.get(target, 0))
    best: Stand | Go = GO
    value = 0.0
    for option in options:
        if isinstance(option, Go):
            continue
        left = sum(COMBAT[piece.reduced][piece.type] for piece in option.losses.pieces)
        worth = hold - 1.1 * (before - left) + 0.2 * losses_value(option.losses, False)
        if worth > value:
            best, value = option, worth
    return best if best in options else options[0]


def retreat_value(view: Situation, state: State, unit: Unit, path: Sequence[Space]) -> float:
    """A good place to go back to: supplied, worth something, hard to attack, not alone."""
    goal = path[-1]
    value = 0.5 * view.worth(goal) if view.friendly >> goal & 1 else 0.0
    value += 4.0 if in_supply_at(state, unit, goal) else -4.0
    value += 1.0 if TERRAIN[goal] != CLEAR else 0.0
    value += abs(state.trenches.get(goal, 0))
    return value - 0.25 * max(0, view.threat[goal] - view.strength[goal])


def advance_value(view: Situation, state: State, option: Advance | Done) -> float:
    """What following up brings, less what is left open."""
    if isinstance(option, Done):
        return 0.0
    units, way = counters(state, option.units), option.path
    value = sum(view.gain(space) for space in way) + arriving(view, units, way[-1]) * 0.3
    for space in {state.place[unit] for unit in units}:
        leaving = [unit for unit in units if state.place[unit] == space]
        value -= 0.6 * staying(view, leaving, space) if len(leaving) == len(state.at[space]) else 0.2
    return value + 0.5


def card_value(state: State, card: str) -> float:
    """What a combat card is worth in the combat being fought; at or below 0: keep it."""
    combat = running(state)
    fact = COMBAT_CARDS[card]
    if fact.is_withdrawal:
        ours, theirs = strength(state, combat.defenders), strength(state, combat.attackers)
        return 1.0 if theirs > 2 * ours else -1.0
    size = strength(state, combat.attackers) + strength(state, combat.defenders)
    value = fact.drm + 2 * fact.cancels_trenches + 2 * fact.cancels_shifts + fact.fires_first
    value += fact.army_table + fact.cancels_retreat + fact.acts_as_trench + 2 * fact.cancels_attack
    value += fact.auto_flank
    return (value + 0.1) * size - 4.0


def best_flank(state: State, options: Sequence[Flank | Frontal]) -> Flank | Frontal:
    """Pin where it helps most; without any help attack in front."""
    combat = running(state)
    pins = {
        option: flank_modifier(state, combat, option.space) for option in options if isinstance(option, Flank)
    }
    best = max(pins, key=lambda option: pins[option], default=None)
    return best if best is not None and pins[best] >= 1 and not has_fort(state, combat.target) else FRONTAL
