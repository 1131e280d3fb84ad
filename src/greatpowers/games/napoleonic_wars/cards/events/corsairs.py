"""The Turkish landing that the corsairs of Barbary make possible. [13.7]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import ZONE_PORTS
from ...printed.ids import each_area
from ...printed.names import TURKEY
from ...rules.cards.answers import NobodyLands
from ...rules.impulse.playing import deciding_seat
from ...rules.land.armies import one_nation
from ...rules.sea.convoys import Voyage, convoy_paths, convoy_refusal
from ...rules.sea.voyages import Sea
from ...state.ids import Area
from ...state.state import State, sp_at
from ...state.texts import read_area

TANGIER = read_area("tangier")
MOST = 2


def landings(state: State) -> list[Voyage]:
    """Every landing two Turkish points from Tangier could make."""
    force = one_nation(TURKEY, min(MOST, sp_at(state, TURKEY, TANGIER)))
    found: dict[int, Voyage] = {}
    for zone, zones in convoy_paths(state, TURKEY, TANGIER).items():
        for port in each_area(ZONE_PORTS[zone] & ~(1 << TANGIER)):
            voyage = Voyage(force, TANGIER, port, zones)
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


@option("land {area}", says="corsairs-land")
class CorsairsLand(Option, frozen=True):
    """Where they land."""

    area: Area


@frame
class ChooseCorsairLanding(Choice[State, NobodyLands | CorsairsLand]):
    """Where they land, or not at all."""

    asks = "corsair-landing"
    seat: str

    def options(self, state: State) -> Sequence[NobodyLands | CorsairsLand]:
        return (NobodyLands(), *(CorsairsLand(voyage.to) for voyage in landings(state)))

    def chosen(self, state: State, option: NobodyLands | CorsairsLand) -> None:
        if isinstance(option, CorsairsLand):
            voyage = next(v for v in landings(state) if v.to == option.area)
            state.then(Sea(TURKEY, voyage.force, voyage.frm, voyage.to, voyage.way))
