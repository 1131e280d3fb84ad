"""Too many units in a space by mistake: the other side chooses which of them go. [10.1.3]"""

from __future__ import annotations

from ....engine.frames import REPEAT, AnyChoice, Next, Procedure, frame, step
from ..board import members
from ..changes import eliminate_unit
from ..completing import unlike
from ..names import SIDES
from ..occupation import after_leaving
from ..stacking import overstacked
from ..state import State
from ..supply import occupied
from ..texts import ref
from ..units import IS_ARMY


@frame
class RelieveStacks(Procedure):
    """Until no space of the side holds more than it may. Nothing to do if movement was in order."""

    side: int

    @step
    def relieve(self, state: State) -> Next | None:
        for space in members(overstacked(state) & occupied(state, self.side)):
            state.then(ChooseSurplus(SIDES[1 - self.side], space))
            return REPEAT
        return None


@frame
class ChooseSurplus(AnyChoice):
    """Which enemy unit of an overfull space is lost? An army is lost for good. [10.1.3]"""

    seat: str
    space: int

    def options(self, state: State) -> list[str]:
        return [ref(state, unit) for unit in unlike(state, state.at[self.space])]

    def write(self, option: str) -> str:
        return f"remove {option}"

    def chosen(self, state: State, option: str) -> None:
        unit = next(u for u in state.at[self.space] if ref(state, u) == option)
        eliminate_unit(state, unit, "pog-lost-overstacked", for_good=IS_ARMY[unit])
        after_leaving(state, self.space)
