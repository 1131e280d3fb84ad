"""What Battle cards do, in card order: 1 to 22. [6.15]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...printed.cards import amount
from ...printed.ids import Nation
from ...printed.names import BRITAIN, RUSSIA
from ...printed.pieces import NAPOLEON, SQUADRON_NATION
from ...rules.cards.battle_cards import battle_card
from ...rules.land.armies import nations_of_force
from ...rules.land.losses import Hits, battle_of
from ...state.changes.fights import set_battle, set_naval
from ...state.fight_notes import Mark, Note
from ...state.relations import seat_of
from ...state.state import State
from .reserves import ChooseReserves


def add_dice(state: State, side: int, count: int) -> None:
    """Dice of this round more, or fewer, for a side."""
    if state.naval is not None:
        extra = list(state.naval.extra)
        extra[side] += count
        set_naval(state, replace(state.naval, extra=(extra[0], extra[1])))
        return
    assert state.battle is not None
    extra = list(state.battle.extra)
    extra[side] += count
    set_battle(state, replace(state.battle, extra=(extra[0], extra[1])))


def note(state: State, *notes: Note) -> None:
    if state.naval is not None:
        set_naval(state, replace(state.naval, notes=(*state.naval.notes, *notes)))
        return
    assert state.battle is not None
    set_battle(state, replace(state.battle, notes=(*state.battle.notes, *notes)))


def remember(state: State, side: int, card: str) -> None:
    """The card was played in this round by this side: others may answer it."""
    battle = state.battle
    if battle is not None:
        sides = list(battle.sides)
        sides[side] = replace(sides[side], cards=(*sides[side].cards, card), fresh=sides[side].fresh + 1)
        set_battle(state, replace(battle, sides=(sides[0], sides[1])))


def forget(state: State, side: int, card: str) -> None:
    """A card played in this round is as if it had not been."""
    battle = state.battle
    assert battle is not None
    who = battle.sides[side]
    last = len(who.cards) - 1 - who.cards[::-1].index(card)
    sides = list(battle.sides)
    sides[side] = replace(who, cards=who.cards[:last] + who.cards[last + 1 :], fresh=who.fresh - 1)
    set_battle(state, replace(battle, sides=(sides[0], sides[1])))


def _round(state: State) -> int:
    fight = state.naval if state.naval is not None else state.battle
    assert fight is not None
    return fight.round


def _is_battle(state: State) -> bool:
    return state.battle is not None and not state.battle.is_siege


def _first_round(state: State, nation: Nation, side: int) -> bool:
    return _round(state) == 1


def _defender_first(state: State, nation: Nation, side: int) -> bool:
    battle = state.battle
    return _is_battle(state) and side == 1 and _round(state) == 1 and not battle.sides[1].failed_evasion  # type: ignore[union-attr]


@battle_card("great_redoubt", _defender_first)
def great_redoubt(state: State, nation: Nation, side: int) -> None:
    """Three dice for the defender in the first round."""
    add_dice(state, side, amount("great_redoubt"))


@battle_card("to_the_death", lambda state, nation, side: _is_battle(state))
def to_the_death(state: State, nation: Nation, side: int) -> None:
    """Rounds until losses differ; the loser is routed."""
    note(state, Note(Mark.TO_THE_DEATH))


@battle_card("horse_artillery", _first_round)
def horse_artillery(state: State, nation: Nation, side: int) -> None:
    """Three dice in the first round."""
    add_dice(state, side, amount("horse_artillery"))
    remember(state, side, "horse_artillery")


@battle_card("cavalry_charge")
def cavalry_charge(state: State, nation: Nation, side: int) -> None:
    """Two dice; two losses more are a rout."""
    add_dice(state, side, 2)
    note(state, Note(Mark.CHARGE, side))
    remember(state, side, "cavalry_charge")


def _napoleon_fights(state: State, nation: Nation, side: int) -> bool:
    """Does Napoleon take part, or has he fallen in this battle?"""
    if state.battle is None or state.battle.is_siege:
        return False
    who = state.battle.sides[side]
    return NAPOLEON in (*who.force.leaders, *who.lost.leaders)


@battle_card("old_guard", _napoleon_fights, after_dice=True)
def old_guard(state: State, nation: Nation, side: int) -> None:
    """Four dice when all others are seen; each four brings a French point back into order."""
    battle = battle_of(state)
    faces = [state.draw(6, "guard") + 1 for _ in range(amount("old_guard"))]
    sixes, fives = battle.rolled[side]
    rolled = list(battle.rolled)
    rolled[side] = (sixes + faces.count(6), fives + faces.count(5))
    set_battle(state, replace(battle, rolled=(rolled[0], rolled[1])))
    note(state, *[Note(Mark.GUARD, side)] * faces.count(4))


def _has_mass(state: State, nation: Nation, side: int) -> bool:
    return state.battle is not None and _round(state) == 1 and sum(state.battle.sides[side].force.sp) >= 4


@battle_card("grand_battery", _has_mass)
def grand_battery(state: State, nation: Nation, side: int) -> None:
    """Four dice in the first round for four points or more."""
    add_dice(state, side, amount("grand_battery"))


@battle_card("fog_of_war", lambda state, nation, side: _is_battle(state) and _round(state) == 1)
def fog_of_war(state: State, nation: Nation, side: int) -> None:
    """Half of all dice in the first round."""
    note(state, Note(Mark.FOG))


def _second_round(state: State, nation: Nation, side: int) -> bool:
    return _is_battle(state) and _round(state) == 2


@battle_card("fresh_reserves", _second_round)
def fresh_reserves(state: State, nation: Nation, side: int) -> None:
    """Three points are in order again, and two dice."""
    add_dice(state, side, amount("fresh_reserves"))
    if sum(battle_of(state).sides[side].disrupted_sp):
        state.then(ChooseReserves(seat_of(state, nation), side))


def _was_shaken(state: State, nation: Nation, side: int) -> bool:
    fight = state.naval if state.naval is not None else state.battle
    return fight is not None and fight.rolled[1 - side][1] > 0


@battle_card("rally", _was_shaken, after_dice=True)
def rally(state: State, nation: Nation, side: int) -> None:
    """The disruptions of this round do not count, three of them at sea."""
    fight = state.naval if state.naval is not None else state.battle
    assert fight is not None
    rolled = list(fight.rolled)
    sixes, fives = rolled[1 - side]
    rolled[1 - side] = (sixes, max(0, fives - 3) if state.naval is not None else 0)
    if state.naval is not None:
        set_naval(state, replace(state.naval, rolled=(rolled[0], rolled[1])))
    else:
        assert state.battle is not None
        set_battle(state, replace(state.battle, rolled=(rolled[0], rolled[1])))


@battle_card(
    "flank_attack", lambda state, nation, side: _is_battle(state) and side == 0 and _round(state) == 1
)
def flank_attack(state: State, nation: Nation, side: int) -> None:
    """Two dice for the active side; no terrain for the defender."""
    add_dice(state, side, 2)
    note(state, Note(Mark.NO_TERRAIN))


#: Dice of cards that squares stop.
_CHARGES: Final = {"cavalry_charge": 2, "cossacks": 2, "horse_artillery": amount("horse_artillery")}


@battle_card("infantry_squares")
def infantry_squares(state: State, nation: Nation, side: int) -> None:
    """Stops an enemy charge played in this round; otherwise a die."""
    battle = state.battle
    enemy = battle.sides[1 - side] if battle is not None else None
    fresh = enemy.cards[len(enemy.cards) - enemy.fresh :] if enemy is not None and enemy.fresh else ()
    stopped = next((card for card in reversed(fresh) if card in _CHARGES), "")
    if not stopped:
        add_dice(state, side, 1)
        return
    assert battle is not None
    assert enemy is not None
    forget(state, 1 - side, stopped)
    add_dice(state, 1 - side, -_CHARGES[stopped])
    left = state.battle
    assert left is not None
    notes = list(left.notes)
    mark = {"cavalry_charge": Note(Mark.CHARGE, 1 - side), "cossacks": Note(Mark.HARRIED, side)}.get(stopped)
    if mark in notes:
        notes.remove(mark)
    set_battle(state, replace(left, notes=tuple(notes)))


def _scored_two(state: State, nation: Nation, side: int) -> bool:
    fight = state.naval if state.naval is not None else state.battle
    return (
        fight is not None
        and fight.rolled[side][0] >= 2
        and not (state.battle is not None and state.battle.is_siege)
    )


@battle_card("mortal_wound", _scored_two, after_dice=True)
def mortal_wound(state: State, nation: Nation, side: int) -> None:
    """One of two sixes hits the enemy commander."""
    note(state, Note(Mark.COMMANDER_HIT, 1 - side))


@battle_card("reverse_slope", lambda state, nation, side: _is_battle(state) and side == 1)
def reverse_slope(state: State, nation: Nation, side: int) -> None:
    """The first two sixes against the defender are fives in this round."""
    note(state, Note(Mark.SLOPE, side))


@battle_card("storming_party", lambda state, nation, side: side == 0)
def storming_party(state: State, nation: Nation, side: int) -> None:
    """Two dice for the active side, three in a siege."""
    add_dice(state, side, 2 if _is_battle(state) else 3)


@battle_card("siege_train", lambda state, nation, side: state.battle is not None and state.battle.is_siege)
def siege_train(state: State, nation: Nation, side: int) -> None:
    """Two dice in every round of the siege, one fewer for the Fortress."""
    note(state, Note(Mark.SIEGE_TRAIN))


def _russians_fight(state: State, nation: Nation, side: int) -> bool:
    return state.battle is not None and bool(nations_of_force(state.battle.sides[side].force) >> RUSSIA & 1)


@battle_card("cossacks", _russians_fight)
def cossacks(state: State, nation: Nation, side: int) -> None:
    """Two dice; a beaten enemy suffers on his retreat."""
    add_dice(state, side, 2)
    note(state, Note(Mark.HARRIED, 1 - side))
    remember(state, side, "cossacks")


@battle_card("light_infantry")
def light_infantry(state: State, nation: Nation, side: int) -> None:
    """A die, and no terrain in the first round."""
    add_dice(state, side, amount("light_infantry"))
    if _round(state) == 1:
        note(state, Note(Mark.NO_TERRAIN))


@battle_card("wet_powder", _first_round)
def wet_powder(state: State, nation: Nation, side: int) -> None:
    """Three dice fewer for the enemy in the first round."""
    note(state, Note(Mark.WET, 1 - side))


@battle_card("congreve_rockets", _first_round)
def congreve_rockets(state: State, nation: Nation, side: int) -> None:
    """A die tells: one's own loss, nothing, or disorder among the enemy."""
    die = state.draw(6, "rockets") + 1
    if die == 1:
        add_dice(state, side, -1)
    elif die >= 4:
        _rockets_hit(state, side)


def _rockets_hit(state: State, side: int) -> None:
    if state.naval is not None:
        disrupted = list(state.naval.disrupted)
        disrupted[1 - side] += 1
        set_naval(state, replace(state.naval, disrupted=(disrupted[0], disrupted[1])))
        return
    battle = state.battle
    assert battle is not None
    if battle.is_siege:
        add_dice(state, side, 2)
        return
    state.then(Hits(1 - side, 0, 1))


def _at_sea(state: State, nation: Nation, side: int) -> bool:
    return state.naval is not None


@battle_card("weather_gauge", _at_sea)
def weather_gauge(state: State, nation: Nation, side: int) -> None:
    """A die for each Squadron, four at most."""
    assert state.naval is not None
    add_dice(state, side, min(4, len(state.naval.fleets[side])))


def _british_ships(state: State, nation: Nation, side: int) -> bool:
    return state.naval is not None and any(SQUADRON_NATION[s] == BRITAIN for s in state.naval.fleets[side])


@battle_card("nelson_touch", _british_ships)
def nelson_touch(state: State, nation: Nation, side: int) -> None:
    """A die for each British Squadron in every round; a beaten enemy loses what is disrupted."""
    note(state, Note(Mark.NELSON, side))


def _attacks_port(state: State, nation: Nation, side: int) -> bool:
    return state.naval is not None and state.naval.is_port and side == 0 and _round(state) == 1


@battle_card("fireships", _attacks_port)
def fireships(state: State, nation: Nation, side: int) -> None:
    """No first fire of the guns, and two dice in the first round."""
    note(state, Note(Mark.NO_FIRST_BATTERY))
    add_dice(state, side, 2)
