"""The Interphase step of the Camps: changing sides by consent, free declarations of war. [14.1]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.names import EACH_CAMP, NATIONS, NO_CAMP, POWERS
from ...state.ids import Camp, Nation
from ...state.relations import is_proxy, seat_of
from ...state.state import State
from ..answers import Done, War, WarJoin
from ..turn.peace import track_from
from .declaring import (
    DeclareWar,
    JoinCamp,
    declaration_refusal,
    wars_to_declare,
)
from .sides import camp_refusal


@option("join {camp}")
class Join(Option):
    """Ask to join a Camp. [14.1]"""

    camp: Camp


@frame
class CampsStep(Procedure):
    """Players in track order from the next starter. [14.1]"""

    @step
    def ask(self, state: State) -> None:
        powers = [nation for nation in track_from(state) if nation in POWERS and not is_proxy(state, nation)]
        state.then(*[ChangeCamp(power, False) for power in powers])


@frame
class ChangeCamp(Procedure):
    """One Power: at most one request to join a Camp, and wars free of charge. [14.1]"""

    power: Nation
    has_asked: bool

    @step
    def ask(self, state: State) -> None:
        choice = ChooseCamp(seat_of(state, self.power), self.power, self.has_asked)
        if choice.options(state) != [Done()]:
            state.then(choice)


@frame
class ChooseCamp(Choice[State, Done | Join | WarJoin | War]):
    """Join a Camp, declare war on a neutral, or be done. [14.1]"""

    asks = "camp"
    is_grave = True
    seat: str
    power: Nation
    has_asked: bool

    def options(self, state: State) -> Sequence[Done | Join | War]:
        found: list[Done | Join | War] = [Done()]
        if not self.has_asked:
            open_ = [camp for camp in EACH_CAMP if camp_refusal(state, self.power, camp) is None]
            found += [Join(camp) for camp in open_]
        return [*found, *(war for war in wars_to_declare(state, self.power) if isinstance(war, War))]

    def chosen(self, state: State, option: Done | Join | WarJoin | War) -> None:
        match option:
            case Join(camp):
                state.then(JoinCamp(self.power, camp, 0), ChangeCamp(self.power, True))
            case War(enemy):
                state.then(DeclareWar(self.power, enemy, NO_CAMP), ChangeCamp(self.power, self.has_asked))

    def refuse(self, state: State, option: Done | Join | WarJoin | War) -> Refusal | None:
        match option:
            case Done():
                return None
            case Join(camp):
                if self.has_asked:
                    return Refusal("nw-camp-asked", "14.1", {"nation": NATIONS[self.power]})
                return camp_refusal(state, self.power, camp)
            case WarJoin(enemy):
                return Refusal("nw-war-join-camp", "14.1", {"nation": NATIONS[enemy]})
            case War():
                return declaration_refusal(state, self.power, option)
