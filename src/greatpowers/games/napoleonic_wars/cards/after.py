"""What follows a rising once everybody there has suffered. [6.17, 10.6]"""

from __future__ import annotations

from ....engine.frames import Procedure, frame, step
from ..board import PLACES
from ..changes import set_flag
from ..control import areas_with, controller
from ..names import AUSTRIA, BRITAIN, FRANCE, NO_NATION
from ..relations import enemies
from ..state import State
from ..texts import read_area
from ..war.flags import EventFlag
from .questions import NONE, put
from .troops import levy


@frame
class AfterRising(Procedure):
    """The second half of an event, looking at who is left."""

    card: str
    area: int = -1

    @step
    def go_on(self, state: State) -> None:
        _SECOND_HALVES[self.card](state, self.area)


def _tyrol(state: State, area: int) -> None:
    innsbruck = read_area("innsbruck")
    if areas_with(state, enemies(state, AUSTRIA)) >> innsbruck & 1:
        return
    if state.flag[innsbruck] != NO_NATION:
        set_flag(state, innsbruck, AUSTRIA, "event")
    levy(state, AUSTRIA, 1, 1 << innsbruck)


def _vendee(state: State, area: int) -> None:
    vendee = read_area("vendee")
    if state.present[FRANCE] >> vendee & 1:
        return
    if controller(state, vendee) != BRITAIN:
        state.then(EventFlag(BRITAIN, vendee, "event"))
    state.then(AfterRising("vendee_landing"))


def _vendee_landing(state: State, area: int) -> None:
    """If the Flag has held."""
    if controller(state, read_area("vendee")) == BRITAIN:
        put(state, BRITAIN, "vendee_rising", "land", (NONE, "troops"), to=BRITAIN)


def _ireland(state: State, area: int) -> None:
    if not state.present[BRITAIN] >> area & 1 and controller(state, area) == BRITAIN:
        put(state, FRANCE, "irish_rising", "flag", (NONE, PLACES[area]), to=FRANCE)


def _corsairs(state: State, area: int) -> None:
    """Turkish Troops may sail from Tangier as a Convoy without CPs. [13.7]"""
    from .corsairs import CorsairLanding

    state.then(CorsairLanding())


_SECOND_HALVES = {
    "tyrolean_revolt": _tyrol,
    "vendee_rising": _vendee,
    "vendee_landing": _vendee_landing,
    "irish_rising": _ireland,
    "barbary_corsairs": _corsairs,
}
