"""The peace after the Finnish War: who moves the border. [card 51, 7.6, 10.6]"""

from __future__ import annotations

from ....engine.frames import Procedure, frame, step
from ..board import members, named
from ..control import controller
from ..names import NO_NATION, RUSSIA, SWEDEN
from ..relations import are_allies
from ..state import State
from ..texts import read_area
from ..war.flags import EventFlag
from .questions import answer, area_names, put

FINLAND = named("abo", "viborg")


def winner_by(die: int) -> int:
    """Russia on 4 to 6, Sweden on 1 and 2, nobody on 3."""
    if die >= 4:
        return RUSSIA
    return SWEDEN if die <= 2 else NO_NATION


def gains(state: State, winner: int) -> int:
    """Areas of Finland the winner may take: no Formation of the other there, no ally's hand on it."""
    loser = RUSSIA + SWEDEN - winner
    free = FINLAND & ~state.present[loser]
    return sum(1 << area for area in members(free) if not are_allies(state, winner, controller(state, area)))


@frame
class FinnishPeace(Procedure):
    """A die when the war ends; the winner places or removes a Flag. [10.6]"""

    @step
    def roll(self, state: State) -> None:
        winner = winner_by(state.draw(6, "finnish peace") + 1)
        if winner != NO_NATION:
            put(state, winner, "finnish_war", "finland", area_names(gains(state, winner)))


@answer("finnish_war", "finland")
def _take(state: State, nation: int, choice: str) -> None:
    state.then(EventFlag(nation, read_area(choice), "event"))
