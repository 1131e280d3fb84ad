"""What follows a rising once everybody there has suffered. [6.17, 10.6]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import named
from ...printed.names import AUSTRIA, BRITAIN, FRANCE, NO_NATION, NOWHERE
from ...rules.answers import Flag
from ...rules.cards.answers import NobodyLands, NoFlag
from ...rules.cards.questions import question
from ...rules.cards.troops import levy
from ...rules.formation.flags import EventFlag
from ...state.changes.map import set_flag
from ...state.control import areas_with, controller
from ...state.ids import Area, Nation
from ...state.relations import enemies
from ...state.state import State
from ...state.texts import read_area
from .corsairs import CorsairLanding


@frame
class AfterRising(Procedure):
    """The second half of an event, looking at who is left."""

    card: str
    area: Area = NOWHERE

    @step
    def go_on(self, state: State) -> None:
        _SECOND_HALVES[self.card](state, self.area)


def _tyrol(state: State, area: Area) -> None:
    innsbruck = read_area("innsbruck")
    if areas_with(state, enemies(state, AUSTRIA)) >> innsbruck & 1:
        return
    if state.flag[innsbruck] != NO_NATION:
        set_flag(state, innsbruck, AUSTRIA, "event")
    levy(state, AUSTRIA, 1, 1 << innsbruck)


def _vendee(state: State, area: Area) -> None:
    vendee = read_area("vendee")
    if state.present[FRANCE] >> vendee & 1:
        return
    if controller(state, vendee) != BRITAIN:
        state.then(EventFlag(BRITAIN, vendee, "event"))
    state.then(AfterRising("vendee_landing"))


def _vendee_landing(state: State, area: Area) -> None:
    """If the Flag has held."""
    if controller(state, read_area("vendee")) == BRITAIN:
        land_in_vendee.put(state, BRITAIN, (NobodyLands(), TroopsLand()), to=BRITAIN)


@option("land troops", says="troops-land")
class TroopsLand(Option, frozen=True):
    """British Troops land in the Vendée."""


@question("vendee_rising", "land")
def land_in_vendee(state: State, nation: Nation, answer: NobodyLands | TroopsLand) -> None:
    if isinstance(answer, TroopsLand):
        levy(state, BRITAIN, 2, named("vendee") & state.held[BRITAIN])


def _ireland(state: State, area: Area) -> None:
    if not state.present[BRITAIN] >> area & 1 and controller(state, area) == BRITAIN:
        flag_in_ireland.put(state, FRANCE, (NoFlag(), Flag(area)), to=FRANCE)


@question("irish_rising", "flag")
def flag_in_ireland(state: State, nation: Nation, answer: NoFlag | Flag) -> None:
    if isinstance(answer, Flag):
        state.then(EventFlag(FRANCE, answer.area, "event"))


def _corsairs(state: State, area: Area) -> None:
    """Turkish Troops may sail from Tangier as a Convoy without CPs. [13.7]"""
    state.then(CorsairLanding())


_SECOND_HALVES = {
    "tyrolean_revolt": _tyrol,
    "vendee_rising": _vendee,
    "vendee_landing": _vendee_landing,
    "irish_rising": _ireland,
    "barbary_corsairs": _corsairs,
}
