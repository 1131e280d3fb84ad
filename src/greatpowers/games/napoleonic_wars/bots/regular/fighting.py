"""Answers in battles and on the march: evade or intercept, losses, retreats, Battle cards. [9–12]"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from .....engine.state import decide_in_place
from ...analysis.findings import chance_of
from ...analysis.odds import battle_odds
from ...printed.board import FORTRESS, KEYS
from ...printed.cards import amount
from ...printed.ids import by_nation
from ...printed.names import NO_NATION
from ...printed.pieces import BATTLE, COMMAND
from ...rules.answers import Lose, Pass
from ...rules.attrition import LoseFlag, LoseStrength
from ...rules.cards.battle_cards import ChooseBattleCard, PlayBattleCard, side_of
from ...rules.land import evasion, interception
from ...rules.land.dice import side_dice
from ...rules.land.losses import Disrupt
from ...rules.land.reactions import Evade, Reaction, Stand
from ...rules.land.retreats import RetreatInto
from ...state.control import controller
from ...state.fights import Battle, Entry
from ...state.relations import seat_of
from ...state.state import State
from ..odds import dice_of, siege_chance, win_chance
from .marches import garrison
from .reaching import leading_nation, material
from .situation import Situation
from .weights import ARMY, CARD
from .worth import card_worth

#: What is lost with a battle besides the dead: the field, disorder.
_DEFEAT: Final = 0.35
#: A general is worth more than the strength point that is lost instead of him.
_GENERAL: Final = 3
#: What a card is worth in a fight against what it is worth in the hand.
_LAID: Final = 0.4
#: The card whose dice nobody has seen before it is played.
_GUARD: Final = "old_guard"
#: Battles of more pieces are judged by their dice alone: going through all they can show would take too long.
_LARGE: Final = 16


def best_reaction(state: State, seat: str, entry: Entry, options: Sequence[Reaction]) -> Reaction:
    """Evade from certain defeat, intercept where the odds are ours, otherwise stand."""
    view = Situation(state, seat)
    coming = dice_of(entry.force)
    values = [_reaction_value(view, entry, coming, option) for option in options]
    return options[values.index(max(values))]


def _reaction_value(view: Situation, entry: Entry, coming: int, option: Reaction) -> float:
    state = view.state
    if isinstance(option, Stand):
        return 0.0
    if isinstance(option, Evade):
        nation = leading_nation(option.force)
        beaten = win_chance(coming, dice_of(garrison(view, entry.area)))
        chance = chance_of(evasion.modifier(state, nation, option.force, entry.area, option.to))
        saved = beaten * (_DEFEAT * material(option.force) + 0.1) - (1 - beaten) * 0.3
        held = view.loss(entry.nation, entry.area) if KEYS >> entry.area & 1 else 0.0
        return chance * (saved - 0.3 * (1 - beaten) * held) - (1 - chance) * 0.05 * (1 + beaten)
    chance = chance_of(interception.modifier(state, option.force, option.frm, entry.area))
    won = 1 - win_chance(coming, dice_of(option.force))
    stake = material(entry.force) * ARMY.theirs * 2 + max(0.0, view.loss(entry.nation, entry.area)) * 0.5
    uncovered = view.exposure(option.frm, 0) if KEYS >> option.frm & 1 else 0.0
    return chance * (won * stake - (1 - won) * _DEFEAT * 2 * material(option.force) - 0.3 * uncovered)


def best_hits(options: Sequence[Lose | Disrupt], seat: str, state: State) -> Lose | Disrupt:
    """Strength before leaders, others' before ours, weak leaders before good ones."""

    def price(option: Lose | Disrupt) -> float:
        force = option.force
        own = sum(count for n, count in by_nation(force.sp) if seat_of(state, n) == seat)
        leaders = sum(_GENERAL + 2 * BATTLE[leader] + COMMAND[leader] for leader in force.leaders)
        return 0.5 * sum(force.sp) + own + leaders

    return min(options, key=price)


def best_retreat(state: State, seat: str, side: int, options: Sequence[RetreatInto]) -> RetreatInto:
    """Where there is something to hold and little to fear."""
    view = Situation(state, seat)
    battle = state.battle
    assert battle is not None
    force = battle.sides[side].force

    nation = leading_nation(force)
    if nation == NO_NATION:
        return options[0]

    def value(option: RetreatInto) -> float:
        area = option.area
        return (
            view.exposure(area, 0)
            - 2 * view.risk(nation, force, area)
            + 0.02 * (controller(state, area) == nation)
        )

    return max(options, key=value)


def stakes(view: Situation, battle: Battle, side: int) -> float:
    """What winning a fight means to a side: the area, and what is left of the troops."""
    nation = battle.nation
    area = view.prize(nation, battle.area) if side == 0 else view.loss(nation, battle.area)
    troops = material(battle.sides[0].force) + material(battle.sides[1].force)
    return max(0.1, area) + 0.5 * troops


def best_battle_card(
    state: State, choice: ChooseBattleCard, options: Sequence[Pass | PlayBattleCard]
) -> Pass | PlayBattleCard:
    """A card is played if what it adds to the chance of winning is worth more than the card."""
    if len(options) == 1:
        return options[0]
    if state.battle is None:
        # Ships are few: what helps is played.
        return options[-1]
    view = Situation(state, choice.seat)
    side = side_of(state, choice.nation)
    stake = stakes(view, state.battle, side)
    best: Pass | PlayBattleCard = options[0]
    value = 0.0
    plays = [option for option in options if isinstance(option, PlayBattleCard)]
    has_guard = any(play.card == _GUARD for play in plays)
    before = _seen(state.battle, side) if has_guard else _chance(state, state.battle, side)
    for play in plays:
        is_guard = play.card == _GUARD
        chance = _with_guard(state.battle, side) if is_guard else _with_card(state, choice, play, side)
        gained = (chance - before) * stake - _LAID * (card_worth(play.card) - CARD.battle)
        if gained > value:
            best, value = play, gained
    return best


def _with_card(state: State, choice: ChooseBattleCard, play: PlayBattleCard, side: int) -> float:
    twin = state.copy()
    decide_in_place(twin, choice, play)
    return _chance(twin, twin.battle, side) if twin.battle is not None else 0.0


def _chance(state: State, battle: Battle, side: int) -> float:
    """How likely a side is to win as things stand, seen dice included."""
    if battle.is_siege:
        falls = siege_chance(side_dice(state, battle, 0), FORTRESS[battle.area])
        return falls if side == 0 else 1 - falls
    if any(sum(rolled) for rolled in battle.rolled):
        return _seen(battle, side)
    if sum(part.force.size for part in battle.sides) > _LARGE:
        ours, theirs = (side_dice(state, battle, n) for n in (0, 1))
        won = win_chance(ours, theirs)
    else:
        won = battle_odds(state, battle)["attacker_wins"]
    return won if side == 0 else 1 - won


def _seen(battle: Battle, side: int, more: int = 0) -> float:
    """How likely a side is to win by the dice on the table and so many hits more."""
    inflicted, suffered = sum(battle.rolled[side]) + more, sum(battle.rolled[1 - side])
    return 0.9 if inflicted > suffered else 0.45 if inflicted == suffered else 0.1


def _with_guard(battle: Battle, side: int) -> float:
    """The same once the Guard has rolled: a hit on five and six."""
    dice = amount("old_guard")
    ways = [comb(dice, hits) << dice - hits for hits in range(dice + 1)]
    return sum(way * _seen(battle, side, hits) for hits, way in enumerate(ways)) / sum(ways)


def goes_on(state: State) -> bool:
    """Is it worth to storm a Fortress again?"""
    battle = state.battle
    assert battle is not None
    dice = side_dice(state, battle, 0)
    needed = max(1, FORTRESS[battle.area] - battle.sides[0].sixes)
    return siege_chance(dice, needed) > 0.15 and sum(battle.sides[0].force.sp) > 2


def least_needed(pieces: Sequence[LoseStrength | LoseFlag | Lose]) -> LoseStrength | LoseFlag | Lose:
    """Of pieces to lose, strength first."""
    return next((piece for piece in pieces if isinstance(piece, LoseStrength)), pieces[0])
