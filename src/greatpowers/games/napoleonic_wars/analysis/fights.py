"""Dice of a battle or siege part by part, what cards make of them, and the odds. [11, 12]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ....engine.chance import Dice
from ....engine.plain import PlainDict
from ...shared.documents import one_of, wrong
from ..printed.board import FORTRESS, NEIGHBOURS, PLACES
from ..printed.cards import CARDS
from ..printed.ids import Area, Leader
from ..printed.names import EACH_NATION, NO_LEADER, NOWHERE
from ..printed.pieces import BATTLE
from ..rules.attrition import force_in
from ..rules.cards.battle_cards import BATTLE_CARDS
from ..rules.cards.registry import may_play
from ..rules.land.armies import commander, nations_of_force
from ..rules.land.dice import drilled_minors, in_order, side_dice, terrain_dice, unit_bonus
from ..state.changes.fights import set_battle
from ..state.control import enemy_fortress
from ..state.effects import Jealous, is_on
from ..state.fights import Battle, FightSide, Force
from ..state.relations import enemies
from ..state.state import State
from .odds import battle_odds, siege_odds
from .reading import nation_of, read_area, read_pieces, read_standing

ATTACKER, DEFENDER = "attacker", "defender"
SIDES: Final = (ATTACKER, DEFENDER)
#: A card whose dice are themselves a matter of dice.
ROCKETS: Final = "congreve_rockets"
TO_THE_DEATH: Final = "to_the_death"


@dataclass(frozen=True, slots=True)
class Prepared:
    """A state in which the fight is about to be rolled for, and what each card has added."""

    state: State
    battle: Battle
    parts: tuple[dict[str, int], dict[str, int]]
    cards: list[PlainDict]


def battle(
    state: State,
    attackers: str,
    area: str,
    *,
    defenders: str = "",
    attacker_cards: Sequence[str] = (),
    defender_cards: Sequence[str] = (),
    failed_evasion: bool = False,
) -> PlainDict:
    """Dice of the first round and exact odds if the force attacks the area, where the enemies there defend or
    those named. [11]"""
    force, frm = read_standing(state, attackers)
    place, nation = read_area(area), nation_of(force)
    other = read_pieces(defenders) if defenders else force_in(state, place, enemies(state, nation))
    if not other.size:
        raise wrong("area", f"no enemies are in {area}")
    if frm != place and frm not in NEIGHBOURS[place]:
        raise wrong("area", f"{PLACES[frm]} and {area} are not adjacent")
    active = _side(force, force.leaders[0] if force.leaders else NO_LEADER)
    passive = _side(other, _commander(state, other, place, bool(defenders)), failed_evasion)
    fight = Battle(place, frm if frm != place else NOWHERE, nation, (active, passive))
    return _answer(_prepare(state, fight, (attacker_cards, defender_cards)))


def siege(state: State, besiegers: str, *, cards: Sequence[str] = ()) -> PlainDict:
    """Dice of the first round and exact odds if the force besieges the Fortress it stands before. [12.3]"""
    force, area = read_standing(state, besiegers)
    nation = nation_of(force)
    if not enemy_fortress(state, nation, area):
        raise wrong("force", f"no enemy Fortress is in {PLACES[area]}")
    besieger = _side(force, force.leaders[0] if force.leaders else NO_LEADER)
    fight = Battle(area, NOWHERE, nation, (besieger, FightSide(Force())), is_siege=True)
    return _answer(_prepare(state, fight, (cards, ())))


def _side(force: Force, leader: Leader, failed_evasion: bool = False) -> FightSide:
    return FightSide(force, leader, start=force.size, failed_evasion=failed_evasion)


def _commander(state: State, force: Force, area: Area, is_named: bool) -> Leader:
    """Of defenders named by hand the first commands; of those who stand there whom the rules say. [9.7]"""
    if is_named:
        return force.leaders[0] if force.leaders else NO_LEADER
    return commander(state, force, area)


def _prepare(state: State, fight: Battle, cards: tuple[Sequence[str], Sequence[str]]) -> Prepared:
    twin = state.copy()
    twin.dice = Dice(b"")
    set_battle(twin, fight)
    parts = (dice_parts(twin, fight, 0), dice_parts(twin, fight, 1))
    played = [_play(twin, card, side) for side in (0, 1) for card in _checked(cards[side])]
    assert twin.battle is not None
    return Prepared(twin, twin.battle, parts, played)


def _checked(cards: Iterable[str]) -> list[str]:
    known = [card for card in BATTLE_CARDS if CARDS[card].timing == "battle"]
    found = [one_of(card, known, "cards", "Battle card") for card in cards]
    for card in found:
        if BATTLE_CARDS[card].after_dice:
            raise wrong("cards", f"{card} is played after the dice")
        if card == ROCKETS:
            raise wrong("cards", f"what {card} does is a matter of a die")
    return found


def _play(twin: State, card: str, side: int) -> PlainDict:
    """What the card adds to the dice of both sides. [6.15]"""
    assert twin.battle is not None
    nations = nations_of_force(twin.battle.sides[side].force)
    own = [n for n in EACH_NATION if nations >> n & 1 and may_play(n, card)]
    player = next((n for n in own if BATTLE_CARDS[card].when(twin, n, side)), None)
    if player is None:
        raise wrong("cards", f"{card} may not be played by the {SIDES[side]} in this round")
    before = _totals(twin)
    BATTLE_CARDS[card].effect(twin, player, side)
    changes = [after - old for after, old in zip(_totals(twin), before, strict=True)]
    return {"card": card, "side": SIDES[side], ATTACKER: changes[0], DEFENDER: changes[1]}


def _totals(twin: State) -> tuple[int, int]:
    assert twin.battle is not None
    return side_dice(twin, twin.battle, 0), side_dice(twin, twin.battle, 1)


def dice_parts(state: State, fight: Battle, side: int) -> dict[str, int]:
    """Where the dice of a side come from before any card; parts that count nothing are left out. [11.2]"""
    if fight.is_siege and side == 1:
        return {"fortress": FORTRESS[fight.area]}
    who = fight.sides[side]
    ready = in_order(who)
    leads = who.commander in ready.leaders
    found = {
        "units": ready.size - leads,
        "commander": BATTLE[who.commander] if leads else 0,
        "unit_bonus": unit_bonus(who.force, drilled_minors(state)),
    }
    if side == 0 and is_on(state, Jealous, fight.area):
        found["jealous_marshals"] = -sum(leader != who.commander for leader in ready.leaders)
    if not fight.is_siege and side == 1:
        found["terrain"] = terrain_dice(state, fight)
    elif not fight.is_siege:
        found["failed_evasion"] = int(fight.sides[1].failed_evasion)
    return {name: dice for name, dice in found.items() if dice}


def _answer(ready: Prepared) -> PlainDict:
    totals = _totals(ready.state)
    dice: PlainDict = {side: {"parts": ready.parts[n], "dice": totals[n]} for n, side in enumerate(SIDES)}
    if any(entry["card"] == TO_THE_DEATH for entry in ready.cards):
        return {**dice, "cards": ready.cards, "odds": None}
    reckon = siege_odds if ready.battle.is_siege else battle_odds
    return {**dice, "cards": ready.cards, "odds": reckon(ready.state, ready.battle)}
