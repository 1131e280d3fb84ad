"""A further push of a Consul that an event allows once the first is made. [8.1]"""

from __future__ import annotations

from ....engine.frames import Procedure, frame, step
from ..diplomacy_changes import place_consul
from ..names import PACT, UNALIGNED
from ..state import State
from ..war.consuls import EVENT, consul_refusal
from .questions import NONE, nation_of, put
from .troops import push, pushes


def pushes_of_two(state: State, nation: int) -> list[str]:
    """Pushes of one Consul by a box, then by two in the same row: `sweden right france 2`."""
    single = pushes(state, nation, into_pact=True)
    return [*single, *(f"{text} 2" for text in single if _goes_on(state, nation, text))]


def _goes_on(state: State, by: int, text: str) -> bool:
    """May the Consul go a second box the same way?"""
    name, way, row_name = text.split()
    nation, row, is_right = nation_of(name), nation_of(row_name), way == "right"
    box = state.consul_box[nation] + (1 if is_right else -1)
    if box in (UNALIGNED, PACT):
        return False
    twin = state.copy()
    place_consul(twin, nation, row, box, "event")
    return consul_refusal(twin, by, nation, row, is_right, EVENT) is None


def push_one_or_two(state: State, nation: int, choice: str) -> int:
    """Carry such a push out; how many boxes it was."""
    words = choice.split()
    boxes = int(words[3]) if len(words) > 3 else 1
    push(state, nation, " ".join(words[:3]), boxes)
    return boxes


@frame
class SecondPush(Procedure):
    """Another Consul by one box, or none."""

    nation: int
    card: str
    first: str

    @step
    def ask(self, state: State) -> None:
        found = pushes(state, self.nation, into_pact=True)
        found = [text for text in found if text.split()[0] != self.first]
        put(state, self.nation, self.card, "again", (NONE, *found) if found else ())


@frame
class ErfurtPush(Procedure):
    """One player at the congress."""

    power: int

    @step
    def ask(self, state: State) -> None:
        found = pushes(state, self.power, into_pact=False)
        put(state, self.power, "congress_of_erfurt", "consul", (NONE, *found) if found else ())
