"""A further push of a Consul that an event allows once the first is made. [8.1]"""

from __future__ import annotations

from ....engine.frames import Procedure, frame, step
from ..state import State
from .questions import NONE, put
from .troops import pushes


@frame
class SecondPush(Procedure):
    """Another push, or none; `same` is the first one if only the same Consul may go on in its row."""

    nation: int
    card: str
    same: str

    @step
    def ask(self, state: State) -> None:
        found = pushes(state, self.nation, into_pact=True)
        if self.same:
            found = [text for text in found if text == self.same]
        put(state, self.nation, self.card, "again", (NONE, *found) if found else ())


@frame
class ErfurtPush(Procedure):
    """One player at the congress."""

    power: int

    @step
    def ask(self, state: State) -> None:
        found = pushes(state, self.power, into_pact=False)
        put(state, self.power, "congress_of_erfurt", "consul", (NONE, *found) if found else ())
