"""What lies on the table of The Napoleonic Wars as it is sent: plain ids, each field changing for itself."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import compress
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Struct

from ....engine.shown import Result, named, result_shown
from ..printed.board import EACH_AREA, PLACES, PORT_ZONES, PORTS, ZONES
from ..printed.ids import Nation, by_area, by_leader, by_squadron, each_area
from ..printed.names import (
    BOXES,
    BOXES_OF_PIECES,
    CAMPS,
    EACH_NATION,
    NATION_COUNT,
    NATIONS,
    NO_CONSUL,
    POOL,
    YEARS,
)
from ..printed.pieces import LEADER_NATION, LEADERS, SQUADRONS
from ..rules.land.armies import commander, group_leaders, seat_in_command, shares_a_group
from ..rules.sea.fleets import is_blockaded, zone_controllers
from ..state.control import controller
from ..state.effects import UNTOLD
from ..state.fights import Force, ForeignWar
from ..state.relations import allies, enemies, is_proxy
from ..state.state import State
from .fights import (
    BattleShown,
    ConvoyShown,
    NavalShown,
    battle_shown,
    convoy_shown,
    naval_shown,
)
from .ids import BoxName, CampOrNone, NationName, NationOrNone, nation_name, nation_names, place_names
from .view import View, view


class ConsulShown(Struct):
    row: NationOrNone
    box: BoxName
    plus: bool
    frozen: bool


class NationShown(Struct, kw_only=True):
    """A nation beside the map; `seat` is empty for a neutral Proxy, `regroup` strength in the Regroup box."""

    nation: NationName
    seat: str
    camp: CampOrNone
    is_proxy: bool
    keys: int
    start_keys: int
    playable: int
    hand_size: int
    aside_size: int
    home_cards: tuple[str, ...]
    resources: int
    regroup: int
    consul: ConsulShown | None
    command: NationOrNone
    enemies: list[NationName]
    truces: list[NationName]
    conquered: bool


class SquadronShown(Struct):
    place: str
    status: Annotated[str, named("Fitness", ("ready", "building", "refitting"))]


class ArmadaShown(Struct):
    place: str
    commander: NationName
    powers: list[NationName]


class GroupShown(Struct):
    """An Army Group of several players: who decides which of the leaders commands, and who does now."""

    area: str
    seat: str
    leaders: list[str]
    commander: str


class Marks(Struct):
    fought: list[str]
    besieged: list[str]
    saved_cp: list[NationName]


class Commitment(Struct):
    nation: NationName
    sp: int
    leaders: list[str]
    squadrons: list[str]


class ForeignWarShown(Struct):
    card: str
    committed: list[Commitment]


class Board(Struct, kw_only=True):
    """A table of The Napoleonic Wars as all see it: `phase` is `1805.2.france`, year, round and whose Impulse
    it is; the purse counts Manoeuvres, two to a CP, and what they are for is empty for anything."""

    phase: str
    turn: int
    year: int
    round: int
    scenario: str
    options: dict[str, bool | str | int]
    stage_of_turn: str
    due: NationOrNone
    active: NationOrNone
    last_active: NationOrNone
    preemptor: NationOrNone
    turn_over: bool
    nations: list[NationShown]
    strength: dict[str, dict[NationName, int]]
    leaders: dict[str, str]
    squadrons: dict[str, SquadronShown]
    armadas: list[ArmadaShown]
    flags: dict[str, NationName]
    control: dict[str, NationOrNone]
    zones: dict[str, list[NationName]]
    blockaded: list[str]
    groups: list[GroupShown]
    marks: Marks
    foreign_wars: list[ForeignWarShown]
    effects: dict[str, int]
    deck_size: int
    discard_size: int
    top_discard: str
    points: dict[str, int]
    purse: int
    purse_use: str
    plays: tuple[str, ...]
    resource_used: bool
    home_used: tuple[str, ...]
    removed: tuple[str, ...]
    in_play: tuple[str, ...]
    peace: int
    plus_key: bool
    bid: int
    bid_seat: str
    seats_exchanged: bool
    battle: BattleShown | None
    naval: NavalShown | None
    convoy: ConvoyShown | None
    result: Result | None
    #: Whose Impulse was the last to begin; told by whoever gathers events.
    last: NationOrNone = ""


#: Fields that are those of the table, and of the view.
_OF_TABLE: Final = (
    "turn", "round", "scenario", "turn_over", "plays", "resource_used", "home_used", "removed", "in_play",
    "peace", "plus_key", "seats_exchanged", "bid", "bid_seat", "purse", "purse_use", "options",
)  # fmt: skip
_OF_VIEW: Final = ("preemptor", "deck_size", "discard_size", "top_discard", "points")


def phase_name(seen: View) -> str:
    """`1805.2.france`: year, round and whose Impulse it is; `1807.0.peace` between the rounds."""
    table = seen.table
    what = NATIONS[table.active] if table.active >= 0 else table.phase or "opening"
    return f"{YEARS[table.turn - 1]}.{table.round if table.phase == 'rounds' else 0}.{what}"


def board_of(state: State, seen: View | None = None) -> Board:
    """Everything all may see, made once for all seats; `seen` is the view of a spectator, if known."""
    return state.remembered("board", lambda: _board(state, seen or view(state, None)))


def _board(state: State, seen: View) -> Board:
    """The board as it is in a spectator's view; the state is asked what follows from that."""
    table = seen.table
    plain: dict[str, Any] = {name: getattr(table, name) for name in _OF_TABLE}
    plain |= {name: getattr(seen, name) for name in _OF_VIEW}
    return Board(
        **plain,
        phase=phase_name(seen),
        year=YEARS[table.turn - 1],
        stage_of_turn=table.phase,
        due=nation_name(table.due),
        active=nation_name(table.active),
        last_active=nation_name(table.last_active),
        nations=[_nation(state, seen, nation) for nation in EACH_NATION],
        strength=_strength(state),
        leaders=_leaders(state),
        squadrons=_squadrons(state),
        armadas=[
            ArmadaShown(PLACES[one.place], NATIONS[one.commander], nation_names(one.powers))
            for one in state.armadas
        ],
        flags={PLACES[area]: NATIONS[n] for area, n in by_area(state.flag) if n >= 0},
        control=_control(tuple(state.flag)),
        zones=state.known("zones shown", lambda: _zones(state)),
        blockaded=state.known("blockaded shown", lambda: _blockaded(state)),
        groups=_groups(state),
        marks=Marks(place_names(state.fought), place_names(state.besieged), nation_names(state.saved_cp)),
        foreign_wars=[_war(war) for war in state.foreign_wars],
        effects={one.name: one.number for one in state.effects if not isinstance(one, UNTOLD)},
        battle=None if state.battle is None else battle_shown(state, state.battle),
        naval=None if state.naval is None else naval_shown(state, state.naval),
        convoy=None if state.convoy is None else convoy_shown(state.convoy),
        result=result_shown(seen.result),
    )


def _nation(state: State, seen_by_all: View, nation: Nation) -> NationShown:
    seen = seen_by_all.nations[nation]
    return NationShown(
        nation=seen.nation,
        seat=seen.seat,
        camp=CAMPS[seen.camp] if seen.camp >= 0 else "",
        is_proxy=is_proxy(state, nation),
        keys=seen.keys,
        start_keys=state.start_keys[nation],
        playable=seen.playable,
        hand_size=seen.hand_size,
        aside_size=seen.aside_size,
        home_cards=seen.home_cards,
        resources=state.resources[nation],
        regroup=state.sp_regroup[nation],
        consul=_consul(state, nation),
        command=nation_name(state.command[nation]),
        enemies=nation_names(enemies(state, nation)),
        truces=nation_names(state.truces[nation]),
        conquered=bool(state.conquered >> nation & 1),
    )


def _consul(state: State, nation: int) -> ConsulShown | None:
    box = state.consul_box[nation]
    if box == NO_CONSUL:
        return None
    return ConsulShown(
        row=nation_name(state.consul_row[nation]),
        box=BOXES[box],
        plus=bool(state.consul_plus >> nation & 1),
        frozen=bool(state.consul_frozen >> nation & 1),
    )


def _strength(state: State) -> dict[str, dict[str, int]]:
    """Strength points by area and nation."""
    found: dict[str, dict[str, int]] = {}
    for number in compress(range(len(state.sp)), state.sp):
        area, nation = divmod(number, NATION_COUNT)
        found.setdefault(PLACES[area], {})[NATIONS[nation]] = state.sp[number]
    return found


def _leaders(state: State) -> dict[str, str]:
    """Where each leader is that is not in the pool or out of the game."""
    return {
        LEADERS[leader].id: PLACES[at] if at >= 0 else BOXES_OF_PIECES[at]
        for leader, at in by_leader(state.leader_at)
        if at >= 0 or BOXES_OF_PIECES[at] in ("regroup", "foreign_war", "at_sea")
    }


def _squadrons(state: State) -> dict[str, SquadronShown]:
    """Where each Squadron is that is not in the pool, and whether it is fit for sea."""
    return {
        SQUADRONS[number]: SquadronShown(
            PLACES[at] if at >= 0 else BOXES_OF_PIECES[at], _fitness(state, number)
        )
        for number, at in by_squadron(state.squadron_at)
        if at != POOL
    }


def _fitness(state: State, squadron: int) -> str:
    if state.building >> squadron & 1:
        return "building"
    return "refitting" if state.refitting >> squadron & 1 else "ready"


@lru_cache(maxsize=64)
def _control(flags: tuple[Nation, ...]) -> dict[str, str]:
    """Flags stay where they are while pieces move."""
    lying = _Flags(flags)
    return {PLACES[area]: nation_name(controller(lying, area)) for area in EACH_AREA}


class _Flags(NamedTuple):
    """What of a state says who controls what."""

    flag: tuple[Nation, ...]


def _zones(state: State) -> dict[str, list[str]]:
    return {PLACES[zone]: nation_names(zone_controllers(state, zone)) for zone in ZONES}


def _blockaded(state: State) -> list[str]:
    """Ports that are closed to whoever controls them. [13.1]"""
    return [
        PLACES[port]
        for port in each_area(PORTS)
        if PORT_ZONES[port]
        and controller(state, port) >= 0
        and is_blockaded(state, controller(state, port), port)
    ]


def _groups(state: State) -> list[GroupShown]:
    """[9.7]"""
    found: dict[tuple[int, ...], GroupShown] = {}
    leaders_at = Counter(state.leader_at)
    for leader, area in by_leader(state.leader_at):
        side = allies(state, LEADER_NATION[leader])
        if area < 0 or leaders_at[area] < 2 or not shares_a_group(state, leader):
            continue
        leaders = group_leaders(state, area, side)
        found[(area, *leaders)] = GroupShown(
            area=PLACES[area],
            seat=seat_in_command(state, area, side),
            leaders=[LEADERS[one].id for one in leaders],
            commander=LEADERS[commander(state, Force(leaders=leaders), area)].id,
        )
    return list(found.values())


def _war(war: ForeignWar) -> ForeignWarShown:
    return ForeignWarShown(
        card=war.card,
        committed=[
            Commitment(
                nation=NATIONS[part.nation],
                sp=part.sp,
                leaders=[LEADERS[leader].id for leader in part.leaders],
                squadrons=[SQUADRONS[squadron] for squadron in part.squadrons],
            )
            for part in war.committed
        ],
    )
