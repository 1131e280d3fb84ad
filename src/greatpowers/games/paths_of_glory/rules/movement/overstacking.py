"""Too many units in a space by mistake: the other side chooses which of them go. [10.1.3]"""

from __future__ import annotations

from .....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from ...printed.board import each_space
from ...printed.names import ENEMY, SIDES, Side, Space
from ...printed.units import IS_ARMY
from ...state.changes.map import eliminate_unit
from ...state.state import State
from ...state.texts import counters, seen
from ..answers import Remove
from ..supply.supply import occupied
from .completing import unlike
from .occupation import after_leaving
from .stacking import overstacked


@frame
class RelieveStacks(Procedure):
    """Until no space of the side holds more than it may. Nothing to do if movement was in order."""

    side: Side

    @step
    def relieve(self, state: State) -> Next | None:
        for space in each_space(overstacked(state) & occupied(state, self.side)):
            state.then(ChooseSurplus(SIDES[ENEMY[self.side]], space))
            return REPEAT
        return None


@frame
class ChooseSurplus(Choice[State, Remove]):
    """Which enemy unit of an overfull space is lost? An army is lost for good. [10.1.3]"""

    seat: str
    space: Space
    asks = "surplus"

    def options(self, state: State) -> list[Remove]:
        return [Remove(seen(state, unit)) for unit in unlike(state, state.at[self.space])]

    def chosen(self, state: State, option: Remove) -> None:
        (unit,) = counters(state, (option.unit,))
        eliminate_unit(state, unit, "pog-lost-overstacked", for_good=IS_ARMY[unit])
        after_leaving(state, self.space)
