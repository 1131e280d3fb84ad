"""Where a beaten Fleet goes: back to the port it left, otherwise to the nearest Friendly port. [13.41]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from ...printed.board import GUARD, PORT_ZONES, ZONE_NEIGHBOURS, ZONE_PORTS, is_zone, pair
from ...printed.ids import each_area
from ...printed.names import NOWHERE, POOL
from ...printed.pieces import SQUADRON_NATION
from ...state.changes.fights import stop_squadron
from ...state.changes.map import move_fleet, remove_squadron
from ...state.control import controller, friendly_areas
from ...state.ids import Area, Nation, Place, Squadron, Zone
from ...state.relations import enemies, seat_of
from ...state.state import State
from ..answers import To
from ..asking import ask
from .fleets import best_on_top, fleet_power


def passage_guarded(state: State, nation: Nation, a: Place, b: Place) -> bool:
    """Does an enemy Fortress guard the passage between two Zones? [13.8]"""
    guard = GUARD.get(pair(a, b))
    return guard is not None and bool(enemies(state, nation) >> controller(state, guard) & 1)


def nearest_havens(state: State, nation: Nation, zone: Zone, barred: Place = NOWHERE) -> tuple[Area, ...]:
    """Friendly ports nearest to a Zone, by Zones crossed; an enemy's strait is not passed. [13.41]"""
    friendly = friendly_areas(state, nation)
    if barred >= 0:
        friendly &= ~(1 << barred)
    seen, edge = {zone}, [zone]
    while edge:
        found = 0
        for here in edge:
            found |= ZONE_PORTS[here] & friendly
        if found:
            return tuple(each_area(found))
        edge = _next_zones(state, nation, edge, seen)
    return ()


def _next_zones(state: State, nation: Nation, edge: Sequence[Zone], seen: set[Zone]) -> list[Zone]:
    further = []
    for here in edge:
        for there in ZONE_NEIGHBOURS[here]:
            if there not in seen and not passage_guarded(state, nation, here, there):
                seen.add(there)
                further.append(there)
    return further


@frame
class Withdraw(Procedure):
    """Beaten Squadrons go to port, each Fleet by itself, and stay there for this Impulse: `back` to the port
    they have just left, or to any but the one they tried to enter; -1 for none. [13.41]"""

    squadrons: tuple[Squadron, ...]
    back: Place
    barred: Place

    @step
    def by_fleet(self, state: State) -> None:
        fleets: dict[Nation, list[Squadron]] = {}
        for squadron in self.squadrons:
            if state.squadron_at[squadron] >= 0:
                fleets.setdefault(fleet_power(state, SQUADRON_NATION[squadron]), []).append(squadron)
        state.then(
            *[FleetWithdraws(tuple(fleet), self.back, self.barred) for _, fleet in sorted(fleets.items())]
        )


@frame
class FleetWithdraws(Procedure):
    """One Fleet goes to port; without any port it is lost. [13.41]"""

    squadrons: tuple[Squadron, ...]
    back: Place
    barred: Place

    @step
    def go(self, state: State) -> None:
        nation = best_on_top(SQUADRON_NATION[s] for s in self.squadrons)
        place = state.squadron_at[self.squadrons[0]]
        if self.back >= 0 and friendly_areas(state, nation) >> self.back & 1:
            bring_to_port(state, self.squadrons, self.back)
            return
        start = place if is_zone(place) else PORT_ZONES[place][0]
        havens = nearest_havens(state, nation, start, self.barred)
        if havens:
            ask(state, ChooseHaven(seat_of(state, nation), self.squadrons, havens))
        else:
            for squadron in self.squadrons:
                remove_squadron(state, squadron, POOL, "no_port")


@frame
class ChooseHaven(Choice[State, To]):
    """The loser picks among ports that are equally near. [13.41]"""

    asks = "haven"
    seat: str
    squadrons: tuple[Squadron, ...]
    havens: tuple[Area, ...]

    def options(self, state: State) -> Sequence[To]:
        return [To(port) for port in self.havens]

    def chosen(self, state: State, option: To) -> None:
        bring_to_port(state, self.squadrons, option.place)


def bring_to_port(state: State, squadrons: Sequence[Squadron], port: Place) -> None:
    """Beaten Squadrons lie in a port and stay there for this Impulse. [13.41]"""
    move_fleet(state, squadrons, port, "withdraw")
    for squadron in squadrons:
        stop_squadron(state, squadron)
