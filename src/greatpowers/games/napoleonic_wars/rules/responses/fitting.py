"""Answers to a window: what a seat may play now, and on what. [6.14]"""

from __future__ import annotations

from typing import Any, Final

from .....engine.kinds import told
from .....engine.option import Option, option
from ...printed.cards import CARDS
from ...printed.names import NO_NATION
from ...state.hands import ready_home_cards
from ...state.ids import CardId, Nation
from ...state.relations import nations_of
from ...state.state import KeptAnswer, State
from ...state.targets import NOTHING, Target
from ..occasions import ResponseWindow
from .responses import responses

PASS: Final = "pass"
_BY_ORDER: Final = "by-order"


@option("pass", says="no-response")
class NoResponse(Option, frozen=True):
    """Nothing is played."""

    @property
    def saved(self) -> Any:
        return (NO_NATION, PASS, NOTHING)


@option("by order", says="response-by-order")
class ByOrder(Option, frozen=True):
    """Under seal: what the seat has kept for the end of the window, or what its orders say."""

    @property
    def saved(self) -> Any:
        return (NO_NATION, _BY_ORDER, NOTHING)


@option("{nation} responds {card}[ {target}]", says="respond")
class Responds(Option, frozen=True):
    """A nation plays its card, on something or on what has just happened."""

    nation: Nation
    card: CardId
    target: Target | None = None

    @told
    def aimed(self) -> bool:
        """Is it played on something in particular?"""
        return self.target is not None

    @property
    def aim(self) -> Target:
        return NOTHING if self.target is None else self.target

    @property
    def saved(self) -> Any:
        return (self.nation, self.card, self.aim)


Answer = NoResponse | ByOrder | Responds


def responds(nation: Nation, card: str, target: Target) -> Responds:
    return Responds(nation, CardId(card), None if target == NOTHING else target)


def answer_of(kept: KeptAnswer) -> Answer:
    """The answer that is kept so."""
    nation, card, target = kept
    if card == PASS:
        return NoResponse()
    return ByOrder() if card == _BY_ORDER else responds(nation, card, target)


def holds_cards(state: State, seat: str) -> bool:
    """Does any nation of the seat hold a card that could be a Response? Known to everybody."""
    nations = nations_of(state, seat)
    if any(state.hands[n] for n in nations):
        return True
    return any(CARDS[c].timing == "response" for n in nations for c in ready_home_cards(state, n))


def fitting(state: State, seat: str, window: ResponseWindow) -> list[Responds]:
    """Every Response the seat may play now, and on what."""
    found: list[Responds] = []
    for nation in nations_of(state, seat):
        for card in (*sorted(state.hands[nation]), *ready_home_cards(state, nation)):
            if card in responses():
                targets = responses()[card].targets(state, nation, window)
                found += [responds(nation, card, target) for target in targets]
    return found
