"""The Diplomatic track: who may push whose Consul where, and what it costs. [8.1, 8.23, 8.4]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .....engine.errors import Refusal
from .....engine.frames import Procedure, frame, step
from .....engine.kinds import told
from .....engine.option import Option, option
from ...printed.board import BOX_PRICE
from ...printed.names import (
    EACH_NATION,
    FRANCE,
    FRIEND,
    NATIONS,
    NO_CONSUL,
    NO_NATION,
    PACT,
    POWERS,
    UNALIGNED,
)
from ...state.changes.diplomacy import place_consul
from ...state.ids import Nation, Place
from ...state.relations import camp_members, camp_of, is_proxy, seat_of
from ...state.state import State, is_first_round_of_1805, rules
from ..impulse.actions import INFLUENCE, REINFORCEMENTS, Action, register
from ..interphase.reinforcements import system_holds
from ..occasions import window
from .pacts import adopt, make_pact

Way = Literal["right", "left", "plus", "plain"]
RIGHT: Way = "right"
LEFT: Way = "left"
PLUS: Way = "plus"
PLAIN: Way = "plain"
CP, EVENT = "cp", "event"


@option("consul {nation} {way}[ in {row}]")
class Push(Option):
    """One push of a Consul: which, which way, in which row."""

    nation: Nation
    way: Way
    #: None only where somebody left it to us to say which.
    row: Nation | None = None

    @told
    def placed(self) -> bool:
        """Is its row named?"""
        return self.row is not None


def is_plus(state: State, nation: Nation) -> bool:
    return bool(state.consul_plus >> nation & 1)


def row_of(state: State, nation: Nation) -> Nation:
    """The row its Consul stands in; -1 if it may still choose one. [8.1]"""
    return state.consul_row[nation]


def step_cost(state: State, by: Nation, nation: Nation, row: Nation, right: bool) -> int | None:
    """CPs for one box; None if CPs cannot do it. [8.1]"""
    if consul_refusal(state, by, nation, row, right, CP) is not None:
        return None
    return _price(state, nation, right)


def _price(state: State, nation: Nation, right: bool) -> int:
    entered = state.consul_box[nation] + (1 if right else -1)
    plus = is_plus(state, nation)
    if right:
        return max(0, BOX_PRICE[entered] - plus)
    # The Continental System makes it dearer to draw a Vassal away from France.
    held = state.consul_row[nation] == FRANCE and system_holds(state)
    return BOX_PRICE[entered] + plus + held


def price_of_pact(state: State, nation: Nation) -> int:
    """CPs to push a Consul right from where it stands into Pact. [8.1]"""
    return max(0, sum(BOX_PRICE[state.consul_box[nation] + 1 :]) - is_plus(state, nation))


def track_refusal(state: State, nation: Nation, row: Nation) -> Refusal | None:
    """Why a Consul cannot be touched in a row at all. [8.1, 15.22]"""
    names: dict[str, str | int] = {"nation": NATIONS[nation]}
    if state.consul_box[nation] == NO_CONSUL:
        return Refusal("nw-consul-none", "8.1", names)
    if is_first_round_of_1805(state):
        return Refusal("nw-consul-closed", "8.1", names)
    if state.consul_frozen >> nation & 1:
        return Refusal("nw-consul-frozen", "15.22", names)
    if row not in POWERS or is_proxy(state, row):
        return Refusal("nw-consul-no-row", "8.1", {"nation": NATIONS[row]})
    if row_of(state, nation) not in (NO_NATION, row):
        return Refusal("nw-consul-other-row", "8.1", {**names, "row": NATIONS[row_of(state, nation)]})
    return None


def consul_refusal(
    state: State, by: Nation, nation: Nation, row: Nation, right: bool, means: str
) -> Refusal | None:
    """Why a nation may not push a Consul one box, by CPs or by an event. [8.1, 8.23, 8.4]"""
    refused = track_refusal(state, nation, row)
    if refused is not None:
        return refused
    return (
        _right_refusal(state, by, nation, row, means)
        if right
        else _left_refusal(state, by, nation, row, means)
    )


def _right_refusal(state: State, by: int, nation: Nation, row: Nation, means: str) -> Refusal | None:
    names: dict[str, str | int] = {"nation": NATIONS[nation], "row": NATIONS[row]}
    box = state.consul_box[nation]
    if box == PACT:
        return Refusal("nw-consul-in-pact", "8.2", names)
    if means == CP and by != row:
        return Refusal("nw-consul-not-your-row", "8.1", names)
    if at_war_with_camp(state, nation, row):
        return Refusal("nw-consul-at-war", "8.4", names)
    is_between_turns = state.purse_use in (REINFORCEMENTS, INFLUENCE) and means == CP
    if is_between_turns and (box + 1 == PACT or _is_adopted_by(state, nation, box + 1)):
        return Refusal("nw-consul-no-pact-now", "14.2", names)
    return None


def _is_adopted_by(state: State, nation: Nation, box: int) -> bool:
    """An attacked Proxy somebody commands: as a Vassal of a Power it is its ally at once. [8.32]"""
    return box == FRIEND and state.command[nation] != NO_NATION


def _left_refusal(state: State, by: Nation, nation: Nation, row: Nation, means: str) -> Refusal | None:
    names: dict[str, str | int] = {"nation": NATIONS[nation], "row": NATIONS[row]}
    box = state.consul_box[nation]
    if box == UNALIGNED:
        return Refusal("nw-consul-unaligned", "8.1", names)
    if seat_of(state, row) == seat_of(state, by):
        return Refusal("nw-consul-own-row", "8.23", names)
    if box == PACT and means == CP:
        return Refusal("nw-consul-in-pact", "8.2", names)
    return None


def at_war_with_camp(state: State, nation: Nation, row: Nation) -> bool:
    """Is the Camp of the row's Power at war with the nation? [8.4]"""
    side = camp_members(state, camp_of(state, row)) | 1 << row
    return any(state.hostile[nation] >> member & 1 for member in EACH_NATION if side >> member & 1)


def flip_refusal(state: State, by: Nation, nation: Nation, row: Nation, to_plus: bool) -> Refusal | None:
    """Why a Consul may not be turned to its +1 side, or back, for a CP. [8.1]"""
    refused = track_refusal(state, nation, row)
    names: dict[str, str | int] = {"nation": NATIONS[nation], "row": NATIONS[row]}
    if refused is not None:
        return refused
    if state.consul_box[nation] == PACT:
        return Refusal("nw-consul-in-pact", "8.2", names)
    if is_plus(state, nation) == to_plus:
        return Refusal("nw-consul-side", "8.1", names)
    if to_plus:
        if at_war_with_camp(state, nation, row):
            return Refusal("nw-consul-at-war", "8.4", names)
        return None if by == row else Refusal("nw-consul-not-your-row", "8.1", names)
    own = seat_of(state, row) == seat_of(state, by)
    return Refusal("nw-consul-own-row", "8.23", names) if own else None


def move_consul(state: State, nation: Nation, row: Nation, right: bool, why: str) -> None:
    """Push a Consul one box; in Pact the Proxy is an ally, and Responses may follow. [8.1, 8.2]"""
    row_before, box_before = state.consul_row[nation], state.consul_box[nation]
    _step(state, nation, row, right, why)
    window(state, "consul", nation=nation, place=Place(row_before), origin=box_before)


def box_after(state: State, push: Push) -> int:
    """The box a push takes its Consul to; flipping leaves it where it is. [8.1]"""
    steps = {RIGHT: 1, LEFT: -1}
    return state.consul_box[push.nation] + steps.get(push.way, 0)


def _step(state: State, nation: Nation, row: Nation, right: bool, why: str) -> None:
    box = state.consul_box[nation] + (1 if right else -1)
    if box == PACT:
        make_pact(state, nation, row, why)
    elif right and _is_adopted_by(state, nation, box):
        adopt(state, nation, row, why)
    else:
        place_consul(state, nation, row if box != UNALIGNED else NO_NATION, box, why)


@frame
class MoveConsul(Procedure):
    """An event pushes a Consul so many boxes in a row, as far as it can go. [8.1]"""

    by: Nation
    nation: Nation
    row: Nation
    right: bool
    boxes: int
    why: str

    @step
    def push(self, state: State) -> None:
        row, box = state.consul_row[self.nation], state.consul_box[self.nation]
        for _ in range(self.boxes):
            if consul_refusal(state, self.by, self.nation, self.row, self.right, EVENT) is not None:
                break
            _step(state, self.nation, self.row, self.right, self.why)
        if state.consul_box[self.nation] != box:
            window(state, "consul", nation=self.nation, place=Place(row), origin=box)


class ConsulAction(Action[Push]):
    """`consul sweden right`, `left`, `plus`, `plain`; `in britain` where a row must be named. [8.1]"""

    word = "consul"
    takes = (Push,)
    purses = frozenset({REINFORCEMENTS, INFLUENCE})

    def options(self, state: State, nation: Nation) -> Sequence[Push]:
        if is_first_round_of_1805(state) or negotiation_refusal(state, nation) is not None:
            return ()
        found = []
        for proxy in EACH_NATION:
            if state.consul_box[proxy] == NO_CONSUL:
                continue
            row = row_of(state, proxy)
            for way in (RIGHT, LEFT, PLUS, PLAIN):
                push = Push(proxy, way, nation if row == NO_NATION else row)
                if self.refuse(state, nation, push) is None and self.cost(state, nation, push) <= state.purse:
                    found.append(push)
        return found

    def settled(self, state: State, nation: Nation, act: Push) -> Push:
        """In the row the Consul stands in, or else in one's own, if none was said."""
        if act.row is not None:
            return act
        now = row_of(state, act.nation)
        return Push(act.nation, act.way, nation if now == NO_NATION else now)

    def refuse(self, state: State, nation: Nation, act: Push) -> Refusal | None:
        refused = negotiation_refusal(state, nation)
        if refused is not None:
            return refused
        row = _row(act)
        if act.way in (RIGHT, LEFT):
            return consul_refusal(state, nation, act.nation, row, act.way == RIGHT, CP)
        return flip_refusal(state, nation, act.nation, row, act.way == PLUS)

    def cost(self, state: State, nation: Nation, act: Push) -> int:
        if act.way in (RIGHT, LEFT) and state.consul_box[act.nation] != NO_CONSUL:
            return 2 * _price(state, act.nation, act.way == RIGHT)
        return 2

    def carry_out(self, state: State, nation: Nation, act: Push) -> None:
        row = _row(act)
        if act.way in (RIGHT, LEFT):
            move_consul(state, act.nation, row, act.way == RIGHT, "influence")
            return
        box = state.consul_box[act.nation]
        place_consul(state, act.nation, row, box, "influence", plus=act.way == PLUS)


def _row(push: Push) -> Nation:
    assert push.row is not None
    return push.row


def negotiation_refusal(state: State, nation: Nation) -> Refusal | None:
    """Why CPs of a nation move no Consul now: those of a Proxy serve its own pieces, and reinforcements where
    the option forbids it. [6.4, 8.2, 14.2]"""
    if is_proxy(state, nation):
        return Refusal("nw-consul-proxy", "6.4", {"nation": NATIONS[nation]})
    if state.purse_use == REINFORCEMENTS and not rules(state).diplomacy_in_reinforcement:
        return Refusal("nw-consul-not-in-reinforcement", "14.2")
    return None


register(ConsulAction())
