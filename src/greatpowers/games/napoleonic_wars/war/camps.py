"""The Interphase step of the Camps: changing sides by consent, free declarations of war. [14.1]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..names import CAMPS, NATIONS, NO_CAMP, POWERS
from ..phases.peace import track_from
from ..relations import is_proxy, seat_of
from ..state import State
from ..texts import unreadable
from .declaring import (
    DeclareWar,
    JoinCamp,
    War,
    declaration_refusal,
    read_war,
    wars_to_declare,
)
from .sides import camp_refusal

DONE, JOIN, WAR = "done", "join", "war"


@frame
class CampsStep(Procedure):
    """Players in track order from the next starter. [14.1]"""

    @step
    def ask(self, state: State) -> None:
        powers = [nation for nation in track_from(state) if nation in POWERS and not is_proxy(state, nation)]
        state.then(*[ChangeCamp(power, False) for power in powers])


@frame
class ChangeCamp(Procedure):
    """One Power: at most one request to join a Camp, and wars free of charge. [14.1]"""

    power: int
    has_asked: bool

    @step
    def ask(self, state: State) -> None:
        choice = ChooseCamp(seat_of(state, self.power), self.power, self.has_asked)
        if choice.options(state) != [(DONE, None)]:
            state.then(choice)


@frame
class ChooseCamp(AnyChoice):
    """Join a Camp, declare war on a neutral, or be done. [14.1]"""

    seat: str
    power: int
    has_asked: bool

    def options(self, state: State) -> Sequence[tuple[str, Any]]:
        found: list[tuple[str, Any]] = [(DONE, None)]
        if not self.has_asked:
            found += [
                (JOIN, camp) for camp in range(len(CAMPS)) if camp_refusal(state, self.power, camp) is None
            ]
        wars = wars_to_declare(state, self.power)
        return [*found, *((WAR, war) for war in wars if war.camp == NO_CAMP)]

    def chosen(self, state: State, option: tuple[str, Any]) -> None:
        kind, body = option
        if kind == JOIN:
            state.then(JoinCamp(self.power, body, 0), ChangeCamp(self.power, True))
        elif kind == WAR:
            state.then(DeclareWar(self.power, body.enemy, NO_CAMP), ChangeCamp(self.power, self.has_asked))

    def write(self, option: tuple[str, Any]) -> str:
        kind, body = option
        if kind == DONE:
            return DONE
        return f"join {CAMPS[body]}" if kind == JOIN else f"war {NATIONS[body.enemy]}"

    def read(self, state: State, text: str) -> tuple[str, Any]:
        word, _, rest = " ".join(text.split()).casefold().partition(" ")
        if word == DONE:
            return DONE, None
        if word == JOIN and rest in CAMPS:
            return JOIN, CAMPS.index(rest)
        if word == WAR:
            return WAR, read_war(rest)
        raise unreadable(text)

    def refuse(self, state: State, option: tuple[str, Any]) -> Refusal | None:
        kind, body = option
        if kind == DONE:
            return None
        if kind == JOIN:
            if self.has_asked:
                return Refusal("nw-camp-asked", "14.1", {"nation": NATIONS[self.power]})
            return camp_refusal(state, self.power, body)
        war: War = body
        if war.camp != NO_CAMP:
            return Refusal("nw-war-join-camp", "14.1", {"nation": NATIONS[war.enemy]})
        return declaration_refusal(state, self.power, war)
