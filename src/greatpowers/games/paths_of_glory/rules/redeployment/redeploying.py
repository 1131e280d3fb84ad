"""Strategic redeployment as an action: units are sent one after another while points last. [9.3, 13]"""

from __future__ import annotations

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from ...printed.board import BOARD_SIZE, RESERVE
from ...printed.names import SIDE_NUMBER, SIDES, Mask, Side, Space, Unit
from ...printed.units import ALL_UNITS
from ...state.changes.map import move_unit
from ...state.changes.rounds import use_near_east
from ...state.ids import Goal
from ...state.state import State
from ...state.texts import counters, itself
from ..answers import Done
from ..movement.occupation import after_leaving, enter_space
from .redeployment import cost, door_used
from .refusals import redeployment_refusal
from .sendings import Planner, Redeployments, Send


@frame
class Redeployment(Procedure):
    """[13.1.2]"""

    side: Side
    points: int

    @step
    def redeploy(self, state: State) -> None:
        state.then(ChooseRedeployment(SIDES[self.side], self.points, 0))


@frame
class ChooseRedeployment(Choice[State, Send | Done]):
    """Which unit to send where, or stop."""

    seat: str
    points: int
    #: Units that were sent in this action. [13.1.3]
    sent: Mask
    asks = "redeployment"

    def options(self, state: State) -> Redeployments:
        side, points, sent = SIDE_NUMBER[self.seat], self.points, self.sent
        key = ("sr options", side, points, sent)
        return state.remembered(key, lambda: Planner(state, side, points, sent).options())

    def chosen(self, state: State, option: Send | Done) -> None:
        match option:
            case Send(unit, goal):
                redeploy(state, unit.unit, goal)
                left = self.points - cost(unit.unit)
                state.then(ChooseRedeployment(self.seat, left, self.sent | 1 << unit.unit))

    def read(self, state: State, text: str) -> Send | Done:
        """Of counters that are alike one is meant that was not sent yet; the reserve is one's own."""
        found = super().read(state, text)
        match found:
            case Send(unit, goal):
                free = [u for u in ALL_UNITS if not self.sent >> u & 1]
                (counter,) = counters(state, (unit,), free)
                own = RESERVE[SIDE_NUMBER[self.seat]] if goal in RESERVE else goal
                return Send(itself(state, counter), Goal(own))
        return found

    def refuse(self, state: State, option: Send | Done) -> Refusal | None:
        side = SIDE_NUMBER[self.seat]
        match option:
            case Send(unit, goal):
                refusal = redeployment_refusal(state, side, unit.unit, goal, self.points, self.sent)
                if refusal is not None:
                    return refusal
        return Planner(state, side, self.points, self.sent).refusal(option)


def redeploy(state: State, unit: Unit, goal: Space) -> None:
    """The unit is now at its goal; nothing on the way changes hands. [13.1.5, 13.1.9]"""
    start = state.place[unit]
    door = door_used(state, unit, goal)
    move_unit(state, unit, (start, goal), "sr")
    if door:
        use_near_east(state, door)
    if start < BOARD_SIZE:
        after_leaving(state, start, by_choice=True)
    if goal < BOARD_SIZE:
        enter_space(state, (unit,), goal)
