"""The Turkish landing that the corsairs of Barbary make possible. [13.7]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.frames import AnyChoice, Procedure, frame, step
from ..board import PLACES, ZONE_PORTS, members
from ..ids import Area
from ..land.armies import one_nation
from ..names import TURKEY
from ..playing import deciding_seat
from ..sea.convoys import Voyage, convoy_paths, convoy_refusal
from ..sea.voyages import Sea
from ..state import State, sp_at
from ..texts import read_area

TANGIER = read_area("tangier")
MOST = 2
NONE = "none"


def landings(state: State) -> list[Voyage]:
    """Every landing two Turkish points from Tangier could make."""
    force = one_nation(TURKEY, min(MOST, sp_at(state, TURKEY, TANGIER)))
    found: dict[int, Voyage] = {}
    for zone, zones in convoy_paths(state, TURKEY, TANGIER).items():
        for port in members(ZONE_PORTS[zone] & ~(1 << TANGIER)):
            voyage = Voyage(force, Area(TANGIER), Area(port), zones)
            if force.size and port not in found and convoy_refusal(state, TURKEY, voyage) is None:
                found[port] = voyage
    return list(found.values())


@frame
class CorsairLanding(Procedure):
    """Turkey's ally may send two points from Tangier over sea without CPs."""

    @step
    def ask(self, state: State) -> None:
        if landings(state):
            state.then(ChooseCorsairLanding(deciding_seat(state, TURKEY)))


@frame
class ChooseCorsairLanding(AnyChoice):
    """Where they land, or not at all."""

    seat: str

    def options(self, state: State) -> Sequence[str]:
        return (NONE, *(PLACES[voyage.to] for voyage in landings(state)))

    def chosen(self, state: State, option: str) -> None:
        if option != NONE:
            voyage = next(v for v in landings(state) if PLACES[v.to] == option)
            state.then(Sea(TURKEY, voyage.force, voyage.frm, voyage.to, voyage.way))

    def write(self, option: str) -> str:
        return f"land {option}"
