"""What the Regular bears and follows up: every answer is tried on a copy and the board judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....engine.frames import AnyChoice
from ....engine.state import answer
from ..board import BOARD_SIZE, CAUCASUS, RESERVE, TERRAIN
from ..cards.combat_cards import COMBAT_CARDS
from ..combat.advancing import DONE as NO_ADVANCE
from ..combat.flank import flank_modifier
from ..combat.flanking import FRONTAL
from ..combat.losses import Outcome
from ..combat.retreating import GO
from ..combat.running import running
from ..names import CLEAR
from ..redeployment_options import Move
from ..replacements import Replacement
from ..state import State
from ..units import COMBAT, IS_ARMY, KIND_ID
from .assaults import flank_chance, taken
from .bearing import card_value
from .duels import strength
from .evaluation import UNIT_WORTH, judge
from .manoeuvres import staying
from .situation import Situation
from .weights import UNIT

#: Redeployments that are judged; the others are sorted out by rule of thumb.
_JUDGED: Final = 14
#: What an attacker at full strength, who can follow up, is worth beside his step.
_FRESH: Final = 1.5
#: How much the rule of thumb counts beside the judgement.
_ROUGH: Final = 0.15
#: A flank attack must succeed as often as this.
_FLANK: Final = 0.6
#: A redeployment must be worth a little.
_LEAST: Final = 0.6
#: What speaks against beginning the war in the Caucasus.
_FAR: Final = 5.0
#: Steps of units without an enemy near them can wait.
_QUIET: Final = 0.6
#: Two steps of corps for one of an army, a little less because they break sooner.
_HALF: Final = 1.8


def after(state: State, choice: AnyChoice, option: Any, side: int) -> float:
    """What the board is worth once this answer is carried out."""
    twin = state.copy()
    answer(twin, choice, option)
    return judge(twin, side)


def best_losses(state: State, choice: AnyChoice, offer: Sequence[Outcome], side: int) -> Outcome:
    """Lose what is worth least; an attacker wants somebody fresh to follow up."""
    attacking = running(state).side == side

    def value(outcome: Outcome) -> float:
        fresh = attacking and any(not piece.reduced for piece in outcome.pieces)
        return after(state, choice, outcome, side) + (_FRESH if fresh else 0.0)

    return max(offer, key=value)


def best_stand(state: State, choice: AnyChoice, offer: Sequence[Outcome], side: int) -> Outcome:
    """Stay for one more step, or go back and let them come?"""
    combat = running(state)
    fresh = [unit for unit in combat.attackers if not state.reduced >> unit & 1]
    strongest = max(fresh or combat.attackers, key=lambda unit: COMBAT[state.reduced >> unit & 1][unit])

    def value(outcome: Outcome) -> float:
        if outcome == GO:
            return judge(taken(state, combat.side, strongest, combat.target), side)
        return after(state, choice, outcome, side)

    return max(offer, key=value)


def best_retreat(state: State, choice: AnyChoice, offer: Sequence[Any], side: int) -> Any:
    """Go back to where the board is best; good ground breaks ties."""

    def value(option: Any) -> float:
        goal = option[1][-1]
        return after(state, choice, option, side) + (0.3 if TERRAIN[goal] != CLEAR else 0.0)

    return max(offer, key=value)


def best_advance(state: State, choice: AnyChoice, offer: Sequence[Any], side: int) -> Any:
    """Follow if the board is better for it."""
    now = judge(state, side) + 0.1

    def value(option: Any) -> float:
        return now if option == NO_ADVANCE else after(state, choice, option, side)

    return max(offer, key=value)


def best_flank(state: State, offer: Sequence[int]) -> int:
    """Pin where it helps most, if the attempt is likely to succeed."""
    combat = running(state)
    if flank_chance(state, combat) < _FLANK:
        return FRONTAL
    pins = [space for space in offer if space != FRONTAL]
    return max(pins, key=lambda space: flank_modifier(state, combat, space), default=FRONTAL)


def best_card(state: State, offer: Sequence[str]) -> str:
    """Lay a card where it changes much."""
    return max(offer, key=lambda card: card_value(state, card) if card in COMBAT_CARDS else 0.0)


def best_redeployment(view: Situation, choice: AnyChoice, offer: Sequence[Move]) -> Move:
    """The redeployment that makes the board better, or none."""
    state, side = view.state, view.side
    moves = sorted((move for move in offer if move.unit >= 0), key=lambda move: -_rough(view, move))
    now = judge(state, side)
    best, value = next((move for move in offer if move.unit < 0), moves[0] if moves else offer[0]), _LEAST
    for move in moves[:_JUDGED]:
        gain = after(state, choice, move, side) - now + _ROUGH * _rough(view, move)
        if gain > value:
            best, value = move, gain
    return best


def _rough(view: Situation, move: Move) -> float:
    state = view.state
    start, unit = state.place[move.unit], move.unit
    reserve = RESERVE[view.side]
    if start == reserve:
        kept = sum(KIND_ID[other] == KIND_ID[unit] for other in state.at[reserve])
        price = 3.0 if kept <= 2 else 0.5
    else:
        price = staying(view, (unit,), start)
    if move.goal >= BOARD_SIZE:
        return 1.0 - price
    share = min(1.0, strength(state, (unit,)) / 3)
    return share * view.pull[move.goal] - price - 0.3 * len(state.at[move.goal])


def best_placing(view: Situation, choice: AnyChoice, offer: Sequence[int]) -> int:
    """Where a new unit or trench makes the board best."""
    side = view.side

    def value(space: int) -> float:
        near = view.pull[space] if space < BOARD_SIZE else 0.0
        # From behind the mountains it is a long way to any front an army may fight on.
        return after(view.state, choice, space, side) + 0.4 * near - (_FAR if space == CAUCASUS else 0.0)

    return max(offer, key=value)


def replacement_worth(view: Situation, use: Replacement) -> float:
    """What a point spent like this brings; a step of a corps costs half a point. [17.1.4]"""
    unit = use.unit
    if unit < 0:
        return 0.0
    if use.how == "flip":
        worth = UNIT_WORTH[0][unit] - UNIT_WORTH[1][unit]
        place = view.state.place[unit]
        if place < BOARD_SIZE and not view.threat[place]:
            worth *= _QUIET
    else:
        worth = (1 - UNIT.eliminated) * UNIT_WORTH[1][unit]
    return worth if IS_ARMY[unit] else _HALF * worth
