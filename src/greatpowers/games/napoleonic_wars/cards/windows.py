"""Windows for Response cards: everybody is asked in turn, so that silence tells nothing. [6.14]"""

from __future__ import annotations

from typing import Final

from ....engine.frames import Procedure, frame, step
from ..names import NO_NATION
from ..state import State

#: What has just happened or is about to: what a window is opened for, and what a seat may pass over.
WINDOWS: Final = (
    "impulse",  # an Impulse has begun
    "card",  # an event was announced and is about to be carried out
    "consul",  # a Consul was moved
    "move",  # a force has entered an area, before attrition and battle
    "roll",  # an interception, evasion or patrol was declared and is about to be rolled
    "intercept",  # interceptions into an area were tried
    "evade",  # a force may be about to fight and could evade
    "battle",  # a battle or siege round is about to be rolled
    "retreat",  # a beaten force has retreated
    "aftermath",  # a battle is over
    "fleet",  # a fleet has entered a Zone or port
    "convoy",  # a Convoy has entered a Zone
)


def window(
    state: State, kind: str, *, nation: int = NO_NATION, place: int = -1, origin: int = -1, card: str = ""
) -> None:
    """Ask for Responses before the next step: what happened, to which nation, where, coming from where."""
    assert kind in WINDOWS
    state.then(ResponseWindow(kind, nation, place, origin, card))


@frame
class ResponseWindow(Procedure):
    """Every seat that holds cards is asked, from the active one on in track order. [6.14]"""

    kind: str
    nation: int
    place: int
    origin: int
    card: str

    @step
    def ask(self, state: State) -> None:
        """Seats are asked here once Responses are entered."""
