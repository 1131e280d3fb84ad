"""What lies on the table of The Napoleonic Wars, for the wire: plain ids, each field changing for itself."""

from __future__ import annotations

from typing import Any, Final

from ..analysis.fights import dice_parts
from ..printed.board import AREA_COUNT, PLACES, PORT_ZONES, PORTS, ZONES, members
from ..printed.names import (
    BOXES,
    BOXES_OF_PIECES,
    CAMPS,
    NATION_COUNT,
    NATIONS,
    NO_CONSUL,
    POOL,
    YEARS,
)
from ..printed.pieces import LEADER_NATION, LEADERS, SQUADRONS
from ..rules.land.armies import commander, group_leaders, seat_in_command, shares_a_group
from ..rules.land.dice import side_dice
from ..rules.sea.battle import battery_dice, fleet_dice
from ..rules.sea.battle import side_dice as sea_dice
from ..rules.sea.fleets import is_blockaded, zone_controllers
from ..show.view import View
from ..state.control import controller
from ..state.effects import UNTOLD
from ..state.fights import Battle, Convoy, FightSide, Force, ForeignWar, NavalBattle
from ..state.relations import allies, enemies, is_proxy
from ..state.state import State

#: Fields of the state that go over the wire as they are.
_PLAIN: Final = (
    "turn", "round", "scenario", "turn_over", "plays", "resource_used", "home_used", "removed", "in_play",
    "peace", "plus_key", "seats_exchanged", "bid", "bid_seat", "purse", "purse_use",
)  # fmt: skip


def nation_name(nation: int) -> str:
    """The id of a nation; empty for none."""
    return NATIONS[nation] if nation >= 0 else ""


def nation_names(mask: int) -> list[str]:
    return [NATIONS[nation] for nation in range(NATION_COUNT) if mask >> nation & 1]


def place_name(place: int) -> str:
    """An area, a Zone or a box beside the map; empty for none."""
    return PLACES[place] if place >= 0 else ""


def place_names(mask: int) -> list[str]:
    return [PLACES[area] for area in members(mask)]


def force_on_wire(force: Force) -> dict[str, Any]:
    """Strength by nation and leaders, the commander first."""
    return {
        "sp": {NATIONS[nation]: count for nation, count in enumerate(force.sp) if count},
        "leaders": [LEADERS[leader].id for leader in force.leaders],
    }


def board_fields(state: State, view: View) -> dict[str, Any]:
    """Everything all may see."""
    table = view.table
    return {
        **{name: getattr(table, name) for name in _PLAIN},
        "year": YEARS[table.turn - 1],
        "stage_of_turn": table.phase,
        "due": nation_name(table.due),
        "active": nation_name(table.active),
        "last_active": nation_name(table.last_active),
        "preemptor": view.preemptor,
        "options": table.options,
        "nations": [_nation(state, view, nation) for nation in range(NATION_COUNT)],
        "strength": _strength(state),
        "leaders": _leaders(state),
        "squadrons": _squadrons(state),
        "armadas": [
            {"place": PLACES[a.place], "commander": NATIONS[a.commander], "powers": nation_names(a.powers)}
            for a in state.armadas
        ],
        "flags": {PLACES[area]: NATIONS[n] for area, n in enumerate(state.flag) if n >= 0},
        "control": {PLACES[area]: nation_name(controller(state, area)) for area in range(AREA_COUNT)},
        "zones": {PLACES[zone]: nation_names(zone_controllers(state, zone)) for zone in ZONES},
        "blockaded": _blockaded(state),
        "groups": _groups(state),
        "marks": {
            "fought": place_names(state.fought),
            "besieged": place_names(state.besieged),
            "saved_cp": nation_names(state.saved_cp),
        },
        "foreign_wars": [_war(war) for war in state.foreign_wars],
        "effects": {one.name: one.number for one in state.effects if not isinstance(one, UNTOLD)},
        "deck_size": view.deck_size,
        "discard_size": view.discard_size,
        "top_discard": view.top_discard,
        "points": view.points,
        "battle": None if state.battle is None else _battle(state, state.battle),
        "naval": None if state.naval is None else _naval(state, state.naval),
        "convoy": None if state.convoy is None else _convoy(state.convoy),
        "result": view.result or None,
    }


def _nation(state: State, view: View, nation: int) -> dict[str, Any]:
    seen = view.nations[nation]
    return {
        "nation": seen.nation,
        "seat": seen.seat,
        "camp": CAMPS[seen.camp] if seen.camp >= 0 else "",
        "is_proxy": is_proxy(state, nation),
        "keys": seen.keys,
        "start_keys": state.start_keys[nation],
        "playable": seen.playable,
        "hand_size": seen.hand_size,
        "aside_size": seen.aside_size,
        "home_cards": list(seen.home_cards),
        "resources": state.resources[nation],
        "regroup": state.sp_regroup[nation],
        "consul": _consul(state, nation),
        "command": nation_name(state.command[nation]),
        "enemies": nation_names(enemies(state, nation)),
        "truces": nation_names(state.truces[nation]),
        "conquered": bool(state.conquered >> nation & 1),
    }


def _consul(state: State, nation: int) -> dict[str, Any] | None:
    box = state.consul_box[nation]
    if box == NO_CONSUL:
        return None
    return {
        "row": nation_name(state.consul_row[nation]),
        "box": BOXES[box],
        "plus": bool(state.consul_plus >> nation & 1),
        "frozen": bool(state.consul_frozen >> nation & 1),
    }


def _strength(state: State) -> dict[str, dict[str, int]]:
    """Strength points by area and nation."""
    found: dict[str, dict[str, int]] = {}
    for number, count in enumerate(state.sp):
        if count:
            area, nation = divmod(number, NATION_COUNT)
            found.setdefault(PLACES[area], {})[NATIONS[nation]] = count
    return found


def _leaders(state: State) -> dict[str, str]:
    """Where each leader is that is not in the pool or out of the game."""
    return {
        LEADERS[leader].id: PLACES[at] if at >= 0 else BOXES_OF_PIECES[at]
        for leader, at in enumerate(state.leader_at)
        if at >= 0 or BOXES_OF_PIECES[at] in ("regroup", "foreign_war", "at_sea")
    }


def _squadrons(state: State) -> dict[str, dict[str, str]]:
    """Where each Squadron is that is not in the pool, and whether it is fit for sea."""
    found = {}
    for number, at in enumerate(state.squadron_at):
        if at != POOL:
            status = (
                "building"
                if state.building >> number & 1
                else "refitting"
                if state.refitting >> number & 1
                else "ready"
            )
            found[SQUADRONS[number]] = {
                "place": PLACES[at] if at >= 0 else BOXES_OF_PIECES[at],
                "status": status,
            }
    return found


def _blockaded(state: State) -> list[str]:
    """Ports that are closed to whoever controls them. [13.1]"""
    return [
        PLACES[port]
        for port in members(PORTS)
        if PORT_ZONES[port]
        and controller(state, port) >= 0
        and is_blockaded(state, controller(state, port), port)
    ]


def _groups(state: State) -> list[dict[str, Any]]:
    """Army Groups of several players: who decides which of the leaders commands, and who does now. [9.7]"""
    found: dict[tuple[int, ...], dict[str, Any]] = {}
    for leader, area in enumerate(state.leader_at):
        side = allies(state, LEADER_NATION[leader])
        if area < 0 or not shares_a_group(state, leader):
            continue
        leaders = group_leaders(state, area, side)
        found[(area, *leaders)] = {
            "area": PLACES[area],
            "seat": seat_in_command(state, area, side),
            "leaders": [LEADERS[one].id for one in leaders],
            "commander": LEADERS[commander(state, Force(leaders=leaders), area)].id,
        }
    return list(found.values())


def _war(war: ForeignWar) -> dict[str, Any]:
    return {
        "card": war.card,
        "committed": [
            {
                "nation": NATIONS[part.nation],
                "sp": part.sp,
                "leaders": [LEADERS[leader].id for leader in part.leaders],
                "squadrons": [SQUADRONS[squadron] for squadron in part.squadrons],
            }
            for part in war.committed
        ],
    }


def _battle(state: State, battle: Battle) -> dict[str, Any]:
    """A fight by land, with the dice of both sides by where they come from."""
    return {
        "area": PLACES[battle.area],
        "origin": place_name(battle.origin),
        "nation": NATIONS[battle.nation],
        "round": battle.round,
        "is_siege": battle.is_siege,
        "is_landing": battle.is_landing,
        "sides": [_side(state, battle, number) for number in (0, 1)],
        "rolled": battle.rolled,
        "loser": battle.loser,
        "refuge": place_name(battle.refuge),
    }


def _side(state: State, battle: Battle, number: int) -> dict[str, Any]:
    side: FightSide = battle.sides[number]
    parts = dice_parts(state, battle, number)
    total = side_dice(state, battle, number)
    # Cards and disruptions beyond the pieces: whatever else the sum holds.
    rest = {"cards": battle.extra[number], "excess": -side.excess}
    others = total - sum(parts.values()) - sum(rest.values())
    return {
        "nation": NATIONS[_nation_of(side, battle.nation)],
        "force": force_on_wire(side.force),
        "commander": LEADERS[side.commander].id if side.commander >= 0 else "",
        "disrupted": force_on_wire(Force(side.disrupted_sp, side.disrupted_leaders)),
        "parts": {name: n for name, n in (parts | rest | {"other": others}).items() if n},
        "dice": total,
        "cards": list(side.cards),
        "eliminated": side.eliminated,
        "disruptions": side.disrupted,
        "failed_evasion": side.failed_evasion,
    }


def _nation_of(side: FightSide, active: int) -> int:
    """Whose side it is, also when sixes have left nobody."""
    leaders = (side.commander,) if side.commander >= 0 else side.force.leaders + side.lost.leaders
    if leaders:
        return LEADER_NATION[leaders[0]]
    strength = [now + lost for now, lost in zip(side.force.sp, side.lost.sp, strict=True)]
    return strength.index(max(strength)) if any(strength) else active


def _naval(state: State, naval: NavalBattle) -> dict[str, Any]:
    """A fight at sea, with the dice of both sides by where they come from."""
    return {
        "place": PLACES[naval.place],
        "nation": NATIONS[naval.nation],
        "fleets": [[SQUADRONS[squadron] for squadron in fleet] for fleet in naval.fleets],
        "origin": place_name(naval.origin),
        "is_port": naval.is_port,
        "round": naval.round,
        "eliminated": naval.eliminated,
        "disrupted": naval.disrupted,
        "rolled": naval.rolled,
        "cards": naval.cards,
        "sides": [_fleet_dice(state, naval, side) for side in (0, 1)],
    }


def _fleet_dice(state: State, naval: NavalBattle, side: int) -> dict[str, Any]:
    total = sea_dice(state, naval, side)
    parts = {
        "squadrons": fleet_dice(state, naval, side),
        "excess": -naval.disrupted[side],
        "cards": naval.extra[side],
        "battery": battery_dice(naval.place) if side == 1 and naval.is_port else 0,
    }
    parts["other"] = total - sum(parts.values())
    return {"dice": total, "parts": {name: n for name, n in parts.items() if n}}


def _convoy(convoy: Convoy) -> dict[str, Any]:
    return {
        "nation": NATIONS[convoy.nation],
        "force": force_on_wire(convoy.force),
        "origin": place_name(convoy.origin),
        "zones": [PLACES[zone] for zone in convoy.zones],
        "lost": convoy.lost,
        "ashore": convoy.ashore,
    }
