"""What the Regular bears and follows up: every answer is tried on a copy and the board judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from .....engine.frames import AnyChoice
from .....engine.option import Option
from .....engine.state import answer
from ...cards.entrenching import Dig
from ...printed.board import BOARD_SIZE, CAUCASUS, RESERVE, TERRAIN
from ...printed.names import CLEAR, Side
from ...printed.units import COMBAT, IS_ARMY, KIND_ID
from ...rules.answers import Done, Flip, Place
from ...rules.combat.advancing import Advance
from ...rules.combat.card_steps import LayCard
from ...rules.combat.flank import flank_modifier
from ...rules.combat.flanking import FRONTAL, Flank, Frontal
from ...rules.combat.retreating import Go, GoBackBy, Stand
from ...rules.combat.taking_losses import TakeLosses
from ...rules.redeployment.sendings import Send
from ...rules.replacements.replacements import Replacement
from ...state.state import State, running
from ...state.texts import counters
from ..novice.bearing import card_value
from ..novice.duels import strength
from ..novice.manoeuvres import staying
from ..novice.situation import Situation
from .assaults import flank_chance, taken
from .evaluation import judge, outlook_of
from .marches import needed_in
from .weights import UNIT
from .worths import UNIT_WORTH

#: Something that is put on the map.
PlaceT = TypeVar("PlaceT", bound=Place | Dig)
#: Redeployments that are judged; the others are sorted out by rule of thumb.
_JUDGED: Final = 14
#: Redeployments beside those to where somebody is needed.
_RESCUES: Final = 14
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


def after(state: State, choice: AnyChoice, option: Option, side: Side) -> float:
    """What the board is worth once this answer is carried out."""
    twin = state.copy()
    answer(twin, choice, option)
    return judge(twin, side)


def best_losses(state: State, choice: AnyChoice, offer: Sequence[TakeLosses], side: Side) -> TakeLosses:
    """Lose what is worth least; an attacker wants somebody fresh to follow up."""
    attacking = running(state).side == side

    def value(option: TakeLosses) -> float:
        fresh = attacking and any(not piece.reduced for piece in option.losses.pieces)
        return after(state, choice, option, side) + (_FRESH if fresh else 0.0)

    return max(offer, key=value)


def best_stand(state: State, choice: AnyChoice, offer: Sequence[Stand | Go], side: Side) -> Stand | Go:
    """Stay for one more step, or go back and let them come?"""
    combat = running(state)
    fresh = [unit for unit in combat.attackers if not state.reduced >> unit & 1]
    strongest = max(fresh or combat.attackers, key=lambda unit: COMBAT[state.reduced >> unit & 1][unit])

    def value(option: Stand | Go) -> float:
        if isinstance(option, Go):
            return judge(taken(state, combat.side, strongest, combat.target), side)
        return after(state, choice, option, side)

    return max(offer, key=value)


def best_retreat(state: State, choice: AnyChoice, offer: Sequence[GoBackBy], side: Side) -> GoBackBy:
    """Go back to where the board is best; good ground breaks ties."""

    def value(option: GoBackBy) -> float:
        goal = option.path[-1]
        return after(state, choice, option, side) + (0.3 if TERRAIN[goal] != CLEAR else 0.0)

    return max(offer, key=value)


def best_advance(
    state: State, choice: AnyChoice, offer: Sequence[Advance | Done], side: Side
) -> Advance | Done:
    """Follow if the board is better for it."""
    now = judge(state, side) + 0.1

    def value(option: Advance | Done) -> float:
        return now if isinstance(option, Done) else after(state, choice, option, side)

    return max(keeping_capitals(state, offer, side), key=value)


def keeping_capitals(state: State, offer: Sequence[Advance | Done], side: Side) -> Sequence[Advance | Done]:
    """The advances that leave somebody in every great capital an enemy is near to, if there are any."""
    outlook = outlook_of(state)

    def bares(option: Advance | Done) -> bool:
        if isinstance(option, Done):
            return False
        units = counters(state, option.units)
        starts = {state.place[unit] for unit in units}
        return any(outlook.bares(side, s, [u for u in units if state.place[u] == s]) for s in starts)

    return [option for option in offer if not bares(option)] or offer


def best_flank(state: State, offer: Sequence[Flank | Frontal]) -> Flank | Frontal:
    """Pin where it helps most, if the attempt is likely to succeed."""
    combat = running(state)
    if flank_chance(state, combat) < _FLANK:
        return FRONTAL
    pins = [option for option in offer if isinstance(option, Flank)]
    return max(pins, key=lambda option: flank_modifier(state, combat, option.space), default=FRONTAL)


def best_card(state: State, offer: Sequence[LayCard | Done]) -> LayCard | Done:
    """Lay a card where it changes much."""

    def value(option: LayCard | Done) -> float:
        return card_value(state, option.card) if isinstance(option, LayCard) else 0.0

    return max(offer, key=value)


def best_redeployment(view: Situation, choice: AnyChoice, offer: Sequence[Send | Done]) -> Send | Done:
    """The redeployment that makes the board better, or none."""
    state, side = view.state, view.side
    moves = sorted((one for one in offer if isinstance(one, Send)), key=lambda move: -_rough(view, move))
    now = judge(state, side)
    otherwise = moves[0] if moves else offer[0]
    best: Send | Done = next((one for one in offer if isinstance(one, Done)), otherwise)
    value = _LEAST
    outlook = outlook_of(state)
    bare = needed_in(view)
    rescues = [move for move in moves[_JUDGED:] if move.space < BOARD_SIZE and bare >> move.space & 1]
    for move in [*moves[:_JUDGED], *rescues[:_RESCUES]]:
        if outlook.bares(side, state.place[move.unit.unit], (move.unit.unit,)):
            continue
        gain = after(state, choice, move, side) - now + _ROUGH * _rough(view, move)
        if gain > value:
            best, value = move, gain
    return best


def _rough(view: Situation, move: Send) -> float:
    state = view.state
    unit, goal = move.unit.unit, move.space
    start, reserve = state.place[unit], RESERVE[view.side]
    if start == reserve:
        kept = sum(KIND_ID[other] == KIND_ID[unit] for other in state.at[reserve])
        price = 3.0 if kept <= 2 else 0.5
    else:
        price = staying(view, (unit,), start)
    if goal >= BOARD_SIZE:
        return 1.0 - price
    share = min(1.0, strength(state, (unit,)) / 3)
    return share * view.pull[goal] - price - 0.3 * len(state.at[goal])


def best_placing(view: Situation, choice: AnyChoice, offer: Sequence[PlaceT]) -> PlaceT:
    """Where a new unit or trench makes the board best."""
    side = view.side

    def value(option: Place | Dig) -> float:
        near = view.pull[option.space] if option.space < BOARD_SIZE else 0.0
        # From behind the mountains it is a long way to any front an army may fight on.
        far = _FAR if option.space == CAUCASUS else 0.0
        return after(view.state, choice, option, side) + 0.4 * near - far

    return max(offer, key=value)


def replacement_worth(view: Situation, use: Replacement | Done) -> float:
    """What a point spent like this brings; a step of a corps costs half a point. [17.1.4]"""
    if isinstance(use, Done):
        return 0.0
    unit = use.unit.unit
    if isinstance(use, Flip):
        worth = UNIT_WORTH[0][unit] - UNIT_WORTH[1][unit]
        place = use.unit.space
        if place < BOARD_SIZE and not view.threat[place]:
            worth *= _QUIET
    else:
        worth = (1 - UNIT.eliminated) * UNIT_WORTH[1][unit]
    return worth if IS_ARMY[unit] else _HALF * worth
