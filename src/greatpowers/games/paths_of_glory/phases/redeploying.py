"""Strategic redeployment as an action: units are sent one after another while points last. [9.3, 13]"""

from __future__ import annotations

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..board import BOARD_SIZE, RESERVE
from ..changes import move_unit
from ..names import SIDE_NUMBER, SIDES
from ..occupation import after_leaving, enter_space
from ..redeployment import cost, door_used
from ..redeployment_options import DONE, Move, Planner, Redeployments
from ..redeployment_refusals import redeployment_refusal
from ..round_changes import use_near_east
from ..state import State
from ..texts import read_refs, read_space, ref
from ..units import UNIT_COUNT


@frame
class Redeployment(Procedure):
    """[13.1.2]"""

    side: int
    points: int

    @step
    def redeploy(self, state: State) -> None:
        state.then(ChooseRedeployment(SIDES[self.side], self.points, 0))


@frame
class ChooseRedeployment(AnyChoice):
    """Which unit to send where, or stop."""

    seat: str
    points: int
    #: Units that were sent in this action. [13.1.3]
    sent: int

    def options(self, state: State) -> Redeployments:
        side, points, sent = SIDE_NUMBER[self.seat], self.points, self.sent
        key = ("sr options", side, points, sent)
        return state.remembered(key, lambda: Planner(state, side, points, sent).options())

    def chosen(self, state: State, move: Move) -> None:
        if move.unit < 0:
            return
        redeploy(state, move.unit, move.goal)
        left = self.points - cost(move.unit)
        state.then(ChooseRedeployment(self.seat, left, self.sent | 1 << move.unit))

    def write(self, move: Move) -> str:
        return move.text

    def read(self, state: State, text: str) -> Move:
        words = " ".join(text.split()).casefold()
        if words == "done":
            return DONE
        who, to, where = words.removeprefix("sr ").partition(" to ")
        if not words.startswith("sr ") or not to or "," in who:
            raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))
        goal = RESERVE[SIDE_NUMBER[self.seat]] if where == "reserve" else read_space(where)
        unit = read_refs(state, who, [u for u in range(UNIT_COUNT) if not self.sent >> u & 1])[0]
        return Move.of(unit, ref(state, unit), goal)

    def refuse(self, state: State, move: Move) -> Refusal | None:
        side = SIDE_NUMBER[self.seat]
        if move.unit >= 0:
            refusal = redeployment_refusal(state, side, move.unit, move.goal, self.points, self.sent)
            if refusal is not None:
                return refusal
        return Planner(state, side, self.points, self.sent).refusal(move)


def redeploy(state: State, unit: int, goal: int) -> None:
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
