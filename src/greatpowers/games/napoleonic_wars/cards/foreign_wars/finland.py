"""The peace after the Finnish War: who moves the border. [card 51, 7.6, 10.6]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import named
from ...printed.ids import each_area
from ...printed.names import NO_NATION, RUSSIA, SWEDEN
from ...rules.cards.questions import areas_in, question
from ...rules.formation.flags import EventFlag
from ...rules.occasions import ForeignWarEnded, on
from ...state.control import controller
from ...state.ids import Area, Nation
from ...state.relations import are_allies
from ...state.state import State

FINLAND = named("abo", "viborg")


def winner_by(die: int) -> Nation:
    """Russia on 4 to 6, Sweden on 1 and 2, nobody on 3."""
    if die >= 4:
        return RUSSIA
    return SWEDEN if die <= 2 else NO_NATION


def gains(state: State, winner: Nation) -> int:
    """Areas of Finland the winner may take: no Formation of the other there, no ally's hand on it."""
    loser = RUSSIA + SWEDEN - winner
    free = FINLAND & ~state.present[loser]
    return sum(
        1 << area for area in each_area(free) if not are_allies(state, winner, controller(state, area))
    )


@on(ForeignWarEnded)
def make_peace(state: State, war: ForeignWarEnded) -> None:
    if war.card == "finnish_war":
        state.then(FinnishPeace())


@frame
class FinnishPeace(Procedure):
    """A die when the war ends; the winner places or removes a Flag. [10.6]"""

    @step
    def roll(self, state: State) -> None:
        winner = winner_by(state.draw(6, "finnish peace") + 1)
        if winner != NO_NATION:
            take.put(state, winner, [TakeInFinland(area) for area in areas_in(gains(state, winner))])


@option("finland {area}")
class TakeInFinland(Option, frozen=True):
    """The border is moved here."""

    area: Area


@question("finnish_war", "finland")
def take(state: State, nation: Nation, answer: TakeInFinland) -> None:
    state.then(EventFlag(nation, answer.area, "event"))
