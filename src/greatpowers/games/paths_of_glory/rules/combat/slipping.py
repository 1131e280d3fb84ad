"""Russians slip away before a combat begins. [card ap_27]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .....engine.frames import LEAVE, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.names import ENEMY, RU, SIDES
from ...printed.units import NATION
from ...state.changes.rounds import set_combat
from ...state.state import State, running
from .retreating import GoBack

_SLIPPED: Final = "slipped away"


@frame
class SlipAway(Procedure):
    """Ask, let all Russians go back one space, and see who is left to fight."""

    @step
    def ask(self, state: State) -> None:
        state.then(ChooseSlip(SIDES[ENEMY[running(state).side]]))

    @step
    def go(self, state: State) -> Next | None:
        combat = running(state)
        if _SLIPPED not in combat.notes:
            return LEAVE
        russians = tuple(u for u in (*combat.defenders, *combat.bystanders) if NATION[u] == RU)
        state.then(GoBack(russians, 1))
        return None

    @step
    def look_who_is_left(self, state: State) -> None:
        combat = running(state)
        set_combat(state, replace(combat, fort_alone=not combat.defenders))


@option("slip away")
class SlipOff(Option):
    pass


@option("fight")
class Fight(Option):
    pass


@frame
class ChooseSlip(Choice[State, SlipOff | Fight]):
    """Go back one space without a fight?"""

    seat: str
    asks = "slip"
    is_grave = True

    def options(self, state: State) -> list[SlipOff | Fight]:
        return [SlipOff(), Fight()]

    def chosen(self, state: State, option: SlipOff | Fight) -> None:
        if isinstance(option, SlipOff):
            combat = running(state)
            set_combat(state, replace(combat, notes=(*combat.notes, _SLIPPED)))
