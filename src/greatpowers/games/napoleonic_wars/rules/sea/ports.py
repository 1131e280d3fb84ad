"""Ports: who may be attacked in them, and what becomes of ships when a port is lost. [13.5, 13.9]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from ...printed.board import PORT_ZONES, PORTS
from ...printed.names import NOWHERE, POOL
from ...printed.pieces import SQUADRON_NATION
from ...state.changes.map import move_fleet, remove_squadron
from ...state.control import controller
from ...state.ids import Area, Nation, Squadron, Zone
from ...state.relations import are_enemies, enemies, seat_of
from ...state.state import State
from ..answers import To
from ..asking import ask
from .encounters import FleetInterceptions
from .fleets import best_on_top, fleet_power, is_building, squadrons_at


def ships_to_attack(state: State, nation: Nation, port: Area) -> tuple[Squadron, ...]:
    """Enemy Squadrons in a port, those in building too. [13.5]"""
    return tuple(s for s in squadrons_at(state, port) if are_enemies(state, nation, SQUADRON_NATION[s]))


def port_changed(state: State, area: Area) -> None:
    """Control of an area has changed: Fleets of its new owner's enemies leave before the next step. [13.9]"""
    if PORTS >> area & 1 and trapped(state, area):
        state.then(LostPort(area))


def trapped(state: State, area: Area) -> tuple[Squadron, ...]:
    """Squadrons in a port that is in the hands of their enemies."""
    foes = enemies(state, controller(state, area))
    return tuple(s for s in squadrons_at(state, area) if foes >> SQUADRON_NATION[s] & 1)


@frame
class LostPort(Procedure):
    """Squadrons in building are lost, all others put to sea, each Fleet by itself. [13.9]"""

    area: Area

    @step
    def clear(self, state: State) -> None:
        fleets: dict[Nation, list[Squadron]] = {}
        for squadron in trapped(state, self.area):
            if is_building(state, squadron):
                remove_squadron(state, squadron, POOL, "port")
            else:
                fleets.setdefault(fleet_power(state, SQUADRON_NATION[squadron]), []).append(squadron)
        for _, fleet in sorted(fleets.items()):
            nation = best_on_top(SQUADRON_NATION[s] for s in fleet)
            ask(state, ChooseWayOut(seat_of(state, nation), nation, tuple(fleet), self.area))


@frame
class ChooseWayOut(Choice[State, To]):
    """A Fleet driven from its port puts to sea, where a blockader may intercept it. [13.9]"""

    asks = "way-out"
    seat: str
    nation: Nation
    squadrons: tuple[Squadron, ...]
    area: Area

    def options(self, state: State) -> Sequence[To]:
        return [To(zone) for zone in PORT_ZONES[self.area]]

    def chosen(self, state: State, option: To) -> None:
        move_fleet(state, self.squadrons, option.place, "driven_out")
        state.then(
            FleetInterceptions(self.nation, self.squadrons, Zone(option.place), NOWHERE, NOWHERE, True)
        )
