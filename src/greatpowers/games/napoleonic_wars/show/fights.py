"""Fights as they are sent, by land and at sea, with the dice of both sides by where they come from."""

from __future__ import annotations

from msgspec import Struct

from ..printed.board import PLACES
from ..printed.ids import by_nation
from ..printed.names import NATIONS
from ..printed.pieces import LEADER_NATION, LEADERS, SQUADRONS
from ..rules.chances import Chances
from ..rules.land.dice import side_dice
from ..rules.land.sources import battle_chances, dice_sources
from ..rules.sea.dice import fleet_sources, naval_chances
from ..rules.sea.dice import side_dice as sea_dice
from ..state.fights import Battle, Convoy, FightSide, Force, NavalBattle
from ..state.state import State
from .ids import NationName, place_name

#: Of both sides.
Pair = tuple[int, int]


class ForceShown(Struct):
    """Strength by nation and leaders, the commander first."""

    sp: dict[NationName, int]
    leaders: list[str]


class BattleSide(Struct, kw_only=True):
    """`nation` is whose side it is, also when nobody is left; `parts` is where its dice come from."""

    nation: NationName
    force: ForceShown
    commander: str
    disrupted: ForceShown
    parts: dict[str, int]
    dice: int
    cards: tuple[str, ...]
    eliminated: int
    disruptions: int
    failed_evasion: bool


class BattleShown(Struct, kw_only=True):
    """`rolled` are sixes and fives of both sides that are not suffered yet."""

    area: str
    origin: str
    nation: NationName
    round: int
    is_siege: bool
    is_landing: bool
    sides: tuple[BattleSide, BattleSide]
    rolled: tuple[Pair, Pair]
    loser: int
    refuge: str
    #: What the dice of this round are likely to bring: empty once somebody is beaten.
    chances: Chances


class FleetDice(Struct):
    dice: int
    parts: dict[str, int]


class NavalShown(Struct, kw_only=True):
    place: str
    nation: NationName
    fleets: tuple[list[str], list[str]]
    origin: str
    is_port: bool
    round: int
    eliminated: Pair
    disrupted: Pair
    rolled: tuple[Pair, Pair]
    cards: tuple[tuple[str, ...], tuple[str, ...]]
    sides: tuple[FleetDice, FleetDice]
    #: As of a battle on land; empty while a Fleet is only looked for.
    chances: Chances


class ConvoyShown(Struct, kw_only=True):
    nation: NationName
    force: ForceShown
    origin: str
    zones: list[str]
    lost: Pair
    ashore: bool


def force_shown(force: Force) -> ForceShown:
    return ForceShown(
        sp={NATIONS[nation]: count for nation, count in by_nation(force.sp) if count},
        leaders=[LEADERS[leader].id for leader in force.leaders],
    )


def battle_shown(state: State, battle: Battle) -> BattleShown:
    return BattleShown(
        area=PLACES[battle.area],
        origin=place_name(battle.origin),
        nation=NATIONS[battle.nation],
        round=battle.round,
        is_siege=battle.is_siege,
        is_landing=battle.is_landing,
        sides=(_side(state, battle, 0), _side(state, battle, 1)),
        rolled=battle.rolled,
        loser=battle.loser,
        refuge=place_name(battle.refuge),
        chances=() if battle.loser >= 0 else battle_chances(state, battle),
    )


def _side(state: State, battle: Battle, number: int) -> BattleSide:
    side: FightSide = battle.sides[number]
    return BattleSide(
        nation=NATIONS[_nation_of(side, battle.nation)],
        force=force_shown(side.force),
        commander=LEADERS[side.commander].id if side.commander >= 0 else "",
        disrupted=force_shown(Force(side.disrupted_sp, side.disrupted_leaders)),
        parts=dict(dice_sources(state, battle, number)),
        dice=side_dice(state, battle, number),
        cards=side.cards,
        eliminated=side.eliminated,
        disruptions=side.disrupted,
        failed_evasion=side.failed_evasion,
    )


def _nation_of(side: FightSide, active: int) -> int:
    """Whose side it is, also when sixes have left nobody."""
    leaders = (side.commander,) if side.commander >= 0 else side.force.leaders + side.lost.leaders
    if leaders:
        return LEADER_NATION[leaders[0]]
    strength = [now + lost for now, lost in zip(side.force.sp, side.lost.sp, strict=True)]
    return strength.index(max(strength)) if any(strength) else active


def naval_shown(state: State, naval: NavalBattle) -> NavalShown:
    first, second = ([SQUADRONS[squadron] for squadron in fleet] for fleet in naval.fleets)
    return NavalShown(
        place=PLACES[naval.place],
        nation=NATIONS[naval.nation],
        fleets=(first, second),
        origin=place_name(naval.origin),
        is_port=naval.is_port,
        round=naval.round,
        eliminated=naval.eliminated,
        disrupted=naval.disrupted,
        rolled=naval.rolled,
        cards=naval.cards,
        sides=(_fleet_dice(state, naval, 0), _fleet_dice(state, naval, 1)),
        chances=naval_chances(state, naval) if naval.fleets[1] or naval.is_port else (),
    )


def _fleet_dice(state: State, naval: NavalBattle, side: int) -> FleetDice:
    return FleetDice(sea_dice(state, naval, side), dict(fleet_sources(state, naval, side)))


def convoy_shown(convoy: Convoy) -> ConvoyShown:
    return ConvoyShown(
        nation=NATIONS[convoy.nation],
        force=force_shown(convoy.force),
        origin=place_name(convoy.origin),
        zones=[PLACES[zone] for zone in convoy.zones],
        lost=convoy.lost,
        ashore=convoy.ashore,
    )
