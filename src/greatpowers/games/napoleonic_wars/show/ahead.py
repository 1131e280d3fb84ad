"""Fights an answer would lead to: dice of both sides and what they are likely to bring. [11.2, 13.4]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from msgspec import Struct

from ....engine.option import Option
from ..printed.board import is_zone
from ..printed.names import NO_LEADER, NOWHERE
from ..rules.answers import Siege
from ..rules.attrition import force_in
from ..rules.chances import Chances
from ..rules.land.armies import commander, together
from ..rules.land.dice import side_dice
from ..rules.land.reactions import Evade, Intercept, Stand
from ..rules.land.sources import battle_chances, dice_sources
from ..rules.sea.dice import chances_with, dice_and_sources
from ..rules.sea.fleets import enemy_stacks
from ..rules.sea.ports import ships_to_attack
from ..rules.sea.sailing import Sail, ships_of_owner
from ..state.control import NEUTRAL, status
from ..state.events.fights import Sources
from ..state.fights import Battle, Entry, FightSide, Force, NavalBattle
from ..state.ids import Area, Nation, Place, Squadron, Zone
from ..state.relations import enemies
from ..state.state import State
from .ids import NationName, nation_name, place_name

#: Dice of a side, and where they come from.
Counted: TypeAlias = tuple[int, Sources]


class Ahead(Struct):
    """A fight that may come of an answer; the active side first."""

    place: str
    #: Whose dice come first.
    nation: NationName
    dice: tuple[int, int]
    sources: tuple[dict[str, int], dict[str, int]]
    chances: Chances


def fights_ahead(state: State, nation: Nation, offer: Sequence[Option]) -> dict[str, Ahead]:
    """Of actions after which it may come to a fight; enemies at sea must first find the Fleet. [13.3]"""
    found: dict[str, Ahead] = {}
    # Many Fleets may go to one place, and meet the same there.
    met: dict[Place, tuple[tuple[Squadron, ...], Counted]] = {}
    for act in offer:
        if isinstance(act, Sail):
            if act.to not in met:
                met[act.to] = _met_at_sea(state, nation, act)
            ships, counted = met[act.to]
            if ships:
                found[act.text] = _at_sea(state, _encounter(nation, act, ships), counted)
        elif isinstance(act, Siege):
            found[act.text] = _siege(state, nation, act)
    return found


def _encounter(nation: Nation, act: Sail, ships: tuple[Squadron, ...]) -> NavalBattle:
    return NavalBattle(act.to, nation, (tuple(act.fleet), ships), is_port=not is_zone(act.to))


def _met_at_sea(state: State, nation: Nation, act: Sail) -> tuple[tuple[Squadron, ...], Counted]:
    """Enemies a Fleet may have to fight where it goes, and their dice. [13.3, 13.5]"""
    ships = _enemies_at_sea(state, nation, act)
    return ships, dice_and_sources(state, _encounter(nation, act, ships), 1) if ships else (0, ())


def _enemies_at_sea(state: State, nation: Nation, act: Sail) -> tuple[Squadron, ...]:
    if is_zone(act.to):
        return tuple(s for stack in enemy_stacks(state, nation, Zone(act.to)) for s in stack.squadrons)
    port = Area(act.to)
    is_neutral = status(state, nation, port) == NEUTRAL
    return ships_of_owner(state, port) if is_neutral else ships_to_attack(state, nation, port)


def _siege(state: State, nation: Nation, act: Siege) -> Ahead:
    leader = act.force.leaders[0] if act.force.leaders else NO_LEADER
    besieger = FightSide(act.force, leader, start=act.force.size)
    return _on_land(state, Battle(act.area, NOWHERE, nation, (besieger, FightSide(Force())), is_siege=True))


def reactions_ahead(state: State, entry: Entry, offer: Sequence[Option]) -> dict[str, Ahead]:
    """The battle if all stay, once those called are there, or if they do not get away. [10.1, 10.2]"""
    there = force_in(state, entry.area, enemies(state, entry.nation))
    found: dict[str, Ahead] = {}
    for option in offer:
        match option:
            case Stand():
                force, failed = there, entry.failed_evasion
            case Intercept(force, _):
                force, failed = together(there, force), entry.failed_evasion
            case Evade():
                force, failed = there, True
            case _:
                continue
        if force.size and entry.force.size:
            found[option.text] = _on_land(state, _battle(state, entry, force, failed))
    return found


def _battle(state: State, entry: Entry, force: Force, failed_evasion: bool) -> Battle:
    leader = entry.force.leaders[0] if entry.force.leaders else NO_LEADER
    active = FightSide(entry.force, leader, start=entry.force.size)
    passive = FightSide(
        force, commander(state, force, entry.area), start=force.size, failed_evasion=failed_evasion
    )
    return Battle(entry.area, entry.origin, entry.nation, (active, passive), is_landing=entry.is_landing)


def _on_land(state: State, battle: Battle) -> Ahead:
    return Ahead(
        place_name(battle.area),
        nation_name(battle.nation),
        (side_dice(state, battle, 0), side_dice(state, battle, 1)),
        (dict(dice_sources(state, battle, 0)), dict(dice_sources(state, battle, 1))),
        battle_chances(state, battle),
    )


def encounter_ahead(state: State, naval: NavalBattle | None, found: Sequence[Squadron]) -> Ahead | None:
    """The battle if these Squadrons find the Fleet, or if those found do not get away. [13.3, 13.31]"""
    if naval is None:
        return None
    others = (*naval.fleets[1], *(s for s in found if s not in naval.fleets[1]))
    return _at_sea(state, replace(naval, fleets=(naval.fleets[0], others))) if others else None


def _at_sea(state: State, naval: NavalBattle, others: Counted | None = None) -> Ahead:
    """`others`: the dice of the second side, where they are counted already."""
    own = dice_and_sources(state, naval, 0)
    others = dice_and_sources(state, naval, 1) if others is None else others
    dice = (own[0], others[0])
    return Ahead(
        place_name(naval.place),
        nation_name(naval.nation),
        dice,
        (dict(own[1]), dict(others[1])),
        chances_with(naval, dice),
    )
