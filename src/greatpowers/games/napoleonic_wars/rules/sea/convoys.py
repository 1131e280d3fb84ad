"""Convoys: pieces carried from port to port without a Fleet, and what closes the sea to them. [13.6, 13.7]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import PLACES, PORT_ZONES, PORTS, ZONE_NEIGHBOURS, ZONE_PORTS, ZONES
from ...printed.ids import Mask, by_nation, each_area
from ...printed.names import BRITAIN, EACH_NATION, NATION_COUNT, NATIONS
from ...printed.pieces import COMMAND, LEADER_NATION
from ...state.control import controller, friendly_areas
from ...state.effects import FreeZones, NoConvoy, OrdersInCouncil, is_on, value
from ...state.fights import Force
from ...state.ids import Area, Nation, Zone
from ...state.relations import allies, enemies, seat_of
from ...state.state import State
from ..attrition import force_in
from ..diplomacy.entering import entering_refusal
from ..impulse.actions import Action, register
from ..land.armies import (
    nation_short,
    nations_of_force,
    one_nation,
    parts_freely,
    present_part,
    split_refusal,
)
from ..land.marks import free_part
from .fleets import enemy_fleet_at, nations_at, side_controls
from .havens import passage_guarded
from .voyages import Sea

#: Strength points and leaders one Convoy carries. [13.6]
CONVOY_ROOM: Final = 5


@option("convoy {force} @ {frm} to {to}[ by {zones}]")
class Voyage(Option):
    """A force, the port it leaves, the Zones it crosses, the port it makes for."""

    force: Force
    frm: Area
    to: Area
    #: None only where somebody left it to us to find the way.
    zones: tuple[Zone, ...] | None = None

    @property
    def way(self) -> tuple[Zone, ...]:
        return self.zones or ()


def zone_closed(state: State, nation: Nation, zone: Zone) -> Refusal | None:
    """Why no Convoy of the nation may enter a Zone. [13.6]"""
    if enemy_fleet_at(state, nation, zone):
        return Refusal("nw-convoy-enemy-fleet", "13.6", {"zone": PLACES[zone]})
    if is_on(state, NoConvoy, zone):
        return Refusal("nw-convoy-zone-barred", "6.1", {"zone": PLACES[zone]})
    if nation != BRITAIN and is_on(state, OrdersInCouncil) and nations_at(state, zone) >> BRITAIN & 1:
        return Refusal("nw-convoy-orders-in-council", "6.1", {"zone": PLACES[zone]})
    return None


def open_zones(state: State, nation: Nation) -> Mask:
    """Zones a Convoy of the nation may enter, as a mask. [13.6]"""
    return state.known(
        ("open zones", nation),
        lambda: sum(1 << zone for zone in ZONES if zone_closed(state, nation, zone) is None),
    )


def convoy_paths(state: State, nation: Nation, frm: Area) -> dict[Zone, tuple[Zone, ...]]:
    """The shortest way over open Zones from a port to each Zone that can be reached. [13.6]"""
    return state.known(("convoys", nation, frm), lambda: _paths(state, nation, frm))


def _paths(state: State, nation: Nation, frm: Area) -> dict[Zone, tuple[Zone, ...]]:
    is_open = open_zones(state, nation)
    found: dict[Zone, tuple[Zone, ...]] = {zone: (zone,) for zone in PORT_ZONES[frm] if is_open >> zone & 1}
    edge = list(found)
    while edge:
        further = []
        for here in edge:
            for there in ZONE_NEIGHBOURS[here]:
                is_new = is_open >> there & 1 and there not in found
                if is_new and not passage_guarded(state, nation, here, there):
                    found[there] = (*found[here], there)
                    further.append(there)
        edge = further
    return found


def port_refusal(state: State, nation: Nation, port: Area, zone: Zone) -> Refusal | None:
    """Why a Convoy may not end in a port: no enemy Fleet may lie there; to land in one that is not Friendly
    takes a Fleet that controls the Zone. [13.6, 13.7]"""
    if holds_enemy_fleet(state, nation, port):
        return Refusal("nw-convoy-port-enemy-fleet", "13.6", {"port": PLACES[port]})
    if friendly_areas(state, nation) >> port & 1:
        return None
    refused = entering_refusal(state, nation, port)
    if refused is None and not side_controls(state, nation, zone):
        refused = Refusal("nw-landing-without-fleet", "13.7", {"zone": PLACES[zone]})
    return refused


def holds_enemy_fleet(state: State, nation: Nation, port: Area) -> bool:
    """Does an enemy Fleet lie in a port? A landing makes enemies of a neutral owner and his allies. [13.6]"""
    foes = enemies(state, nation)
    if not friendly_areas(state, nation) >> port & 1:
        foes |= allies(state, controller(state, port)) & ~allies(state, nation)
    return bool(nations_at(state, port) & foes)


def _ports_open(state: State, nation: Nation, zone: Zone) -> int:
    """Ports of a Zone a Convoy may end in, as a mask. [13.6, 13.7]"""
    return state.remembered(("open ports", nation, zone), lambda: _find_ports(state, nation, zone))


def _find_ports(state: State, nation: Nation, zone: Zone) -> Mask:
    ports = each_area(ZONE_PORTS[zone])
    return mask_of(port for port in ports if port_refusal(state, nation, port, zone) is None)


def _way_refusal(state: State, nation: Nation, voyage: Voyage) -> Refusal | None:
    """Why the way cannot be sailed. [13.6]"""
    places = (voyage.frm, *voyage.way)
    for here, there in zip(places, voyage.way, strict=False):
        if there not in (PORT_ZONES[here] if here == voyage.frm else ZONE_NEIGHBOURS[here]):
            return Refusal("nw-not-next-at-sea", "13.6", {"place": PLACES[here], "other": PLACES[there]})
        if here != voyage.frm and passage_guarded(state, nation, here, there):
            return Refusal("nw-convoy-strait", "13.6", {"zone": PLACES[there]})
        closed = zone_closed(state, nation, there)
        if closed is not None:
            return closed
    if not voyage.zones or not ZONE_PORTS[voyage.zones[-1]] >> voyage.to & 1 or voyage.to == voyage.frm:
        return Refusal("nw-convoy-no-port", "13.6", {"area": PLACES[voyage.to]})
    return port_refusal(state, nation, voyage.to, voyage.zones[-1])


def cargo_refusal(state: State, nation: Nation, force: Force, port: Area) -> Refusal | None:
    """Why these pieces may not go on board there. [13.6, 8.2]"""
    if not 0 < force.size <= CONVOY_ROOM:
        return Refusal("nw-convoy-too-big", "13.6", {"size": force.size, "room": CONVOY_ROOM})
    if present_part(state, force, port) != force:
        return Refusal("nw-force-absent", "9.1", {"area": PLACES[port]})
    nations = nations_of_force(force)
    if nations & ~carried_with(state, nation) or not nations >> nation & 1:
        return Refusal("nw-convoy-foreign", "8.2", {"nation": NATIONS[nation]})
    rested = rested_in(state, port, nations)
    tired = any(count > rested.sp[n] for n, count in by_nation(force.sp))
    if tired or set(force.leaders) - set(rested.leaders):
        return Refusal("nw-convoy-marched", "13.6", {"area": PLACES[port]})
    return None


def carried_with(state: State, nation: Nation) -> int:
    """Nations whose pieces may go with those of the nation: allies run by the same player. [8.2]"""
    seat = seat_of(state, nation)
    same = sum(1 << n for n in EACH_NATION if seat and seat_of(state, n) == seat)
    return allies(state, nation) & same | 1 << nation


def rested_in(state: State, area: Area, nations: Mask) -> Force:
    """Pieces that have neither marched nor been stopped in this Impulse. [13.6]"""
    free = free_part(state, force_in(state, area, nations), area)
    if not state.marched_sp and not state.marched_leader:
        return free
    sp = tuple(
        max(0, count - len(state.marched_sp.get(area * NATION_COUNT + n, ())))
        for n, count in by_nation(free.sp)
    )
    return Force(sp, tuple(leader for leader in free.leaders if not state.marched_leader.get(leader)))


def convoy_refusal(state: State, nation: Nation, voyage: Voyage) -> Refusal | None:
    """Why a Convoy may not sail, whatever it costs. [13.6]"""
    if state.convoyed >> nation & 1:
        return Refusal("nw-convoy-second", "13.6", {"nation": NATIONS[nation]})
    if not PORTS >> voyage.frm & 1 or not friendly_areas(state, nation) >> voyage.frm & 1:
        return Refusal("nw-convoy-no-port", "13.6", {"area": PLACES[voyage.frm]})
    refused = cargo_refusal(state, nation, voyage.force, voyage.frm)
    if refused is None:
        refused = _way_refusal(state, nation, voyage)
    return split_refusal(state, voyage.force, voyage.frm, voyage.to) if refused is None else refused


def convoy_cost(state: State, voyage: Voyage) -> int:
    """Manoeuvres: a CP for each Zone and for the port. [13.6]"""
    free = min(value(state, FreeZones), len(voyage.way))
    return 2 * (len(voyage.way) - free + 1)


def usual_cargoes(state: State, nation: Nation, port: Area) -> tuple[Force, ...]:
    """What one would ship from a port: each leader with his strength, strength alone, one point."""
    rested = rested_in(state, port, 1 << nation)
    found = []
    for leader in rested.leaders:
        if LEADER_NATION[leader] == nation:
            room = min(CONVOY_ROOM - 1, COMMAND[leader], rested.sp[nation])
            found.append(one_nation(nation, room, (leader,)))
    most = min(CONVOY_ROOM, rested.sp[nation])
    found += [one_nation(nation, count) for count in (most, 1) if 0 < count <= most]
    return tuple(dict.fromkeys(found))


class ConvoyAction(Action[Voyage]):
    """`convoy moore + 4 britain @ kent to lisbon by english_channel, bay_of_biscay, mid_atlantic`. [13.6]"""

    word = "convoy"
    takes = (Voyage,)
    purses = frozenset()

    def options(self, state: State, nation: Nation) -> Sequence[Voyage]:
        if state.purse < 2 or state.convoyed >> nation & 1:
            return ()
        found = []
        for frm in each_area(state.present[nation] & PORTS & friendly_areas(state, nation)):
            cargoes = usual_cargoes(state, nation, frm)
            reach = self._reach(state, nation, frm) if cargoes else {}
            for cargo in cargoes:
                freely = parts_freely(state, cargo, frm)
                found += [
                    Voyage(cargo, frm, to, zones)
                    for to, zones in reach.items()
                    if freely or nation_short(state, cargo, frm, to) < 0
                ]
        return found

    def _reach(self, state: State, nation: Nation, frm: Area) -> dict[Area, tuple[Zone, ...]]:
        """Ports the purse pays for, each with its shortest way."""
        longest = state.purse // 2 - 1 + value(state, FreeZones)
        found: dict[Area, tuple[Zone, ...]] = {}
        for zone, zones in convoy_paths(state, nation, frm).items():
            if len(zones) <= longest:
                for port in each_area(_ports_open(state, nation, zone) & ~(1 << frm)):
                    if port not in found or len(zones) < len(found[port]):
                        found[port] = zones
        return found

    def settled(self, state: State, nation: Nation, act: Voyage) -> Voyage:
        """The shortest way, if none was said."""
        if act.zones is not None:
            return act
        paths = convoy_paths(state, nation, act.frm)
        ways = [zones for zone, zones in paths.items() if ZONE_PORTS[zone] >> act.to & 1]
        return Voyage(act.force, act.frm, act.to, min(ways, key=len, default=()))

    def refuse(self, state: State, nation: Nation, act: Voyage) -> Refusal | None:
        return convoy_refusal(state, nation, act)

    def cost(self, state: State, nation: Nation, act: Voyage) -> int:
        return convoy_cost(state, act)

    def carry_out(self, state: State, nation: Nation, act: Voyage) -> None:
        state.then(Sea(nation, act.force, act.frm, act.to, act.way))


register(ConvoyAction())
