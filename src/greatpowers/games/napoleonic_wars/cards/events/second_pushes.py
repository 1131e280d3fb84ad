"""A further push of a Consul that an event allows once the first is made. [8.1]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.names import NATIONS, PACT, UNALIGNED
from ...rules.cards.answers import NoFurtherPush, NoPush, PushAnother, PushConsul, PushConsulTwo
from ...rules.cards.questions import question
from ...rules.cards.troops import push, pushes
from ...rules.diplomacy.consuls import EVENT, consul_refusal
from ...state.changes.diplomacy import place_consul
from ...state.ids import Nation, NationId
from ...state.state import State


def pushes_of_two(state: State, nation: Nation) -> list[PushConsul | PushConsulTwo]:
    """Pushes of one Consul by a box, then by two in the same row."""
    single = pushes(state, nation, into_pact=True)
    further = [PushConsulTwo(p.nation, p.way, p.row) for p in single if _goes_on(state, nation, p)]
    return [*single, *further]


def _goes_on(state: State, by: Nation, first: PushConsul) -> bool:
    """May the Consul go a second box the same way?"""
    nation, row, is_right = first.nation, first.row, first.way == "right"
    box = state.consul_box[nation] + (1 if is_right else -1)
    if box in (UNALIGNED, PACT):
        return False
    twin = state.copy()
    place_consul(twin, nation, row, box, "event")
    return consul_refusal(twin, by, nation, row, is_right, EVENT) is None


def push_one_or_two(state: State, nation: Nation, pushed: PushConsul | PushConsulTwo) -> None:
    """Carry such a push out."""
    push(state, nation, pushed, 2 if isinstance(pushed, PushConsulTwo) else 1)


@frame
class SecondPush(Procedure):
    """Another Consul by one box, or none."""

    nation: Nation
    card: str
    first: NationId

    @step
    def ask(self, state: State) -> None:
        found = pushes(state, self.nation, into_pact=True)
        others = [p for p in found if NATIONS[p.nation] != self.first]
        if others:
            further = [PushAnother(p.nation, p.way, p.row) for p in others]
            push_another.put(state, self.nation, [NoFurtherPush(), *further])


@question("talleyrand", "again")
def push_another(state: State, nation: Nation, answer: NoFurtherPush | PushAnother) -> None:
    if isinstance(answer, PushAnother):
        push(state, nation, answer)


@frame
class ErfurtPush(Procedure):
    """One player at the congress."""

    power: Nation

    @step
    def ask(self, state: State) -> None:
        found = pushes(state, self.power, into_pact=False)
        if found:
            push_at_erfurt.put(state, self.power, [NoPush(), *found])


@question("congress_of_erfurt", "consul")
def push_at_erfurt(state: State, nation: Nation, answer: NoPush | PushConsul) -> None:
    if isinstance(answer, PushConsul):
        push(state, nation, answer)
