"""Too many units in a space by mistake: the other side chooses which of them go. [10.1.3]"""

from __future__ import annotations

from ....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from ..answers import Remove
from ..board import members
from ..changes import eliminate_unit
from ..completing import unlike
from ..names import SIDES
from ..occupation import after_leaving
from ..stacking import overstacked
from ..state import State
from ..supply import occupied
from ..texts import counters, seen
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
class ChooseSurplus(Choice[State, Remove]):
    """Which enemy unit of an overfull space is lost? An army is lost for good. [10.1.3]"""

    seat: str
    space: int
    asks = "surplus"

    def options(self, state: State) -> list[Remove]:
        return [Remove(seen(state, unit)) for unit in unlike(state, state.at[self.space])]

    def chosen(self, state: State, option: Remove) -> None:
        (unit,) = counters(state, (option.unit,))
        eliminate_unit(state, unit, "pog-lost-overstacked", for_good=IS_ARMY[unit])
        after_leaving(state, self.space)
