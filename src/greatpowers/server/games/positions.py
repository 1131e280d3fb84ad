"""Positions of any game for its editor: read, checked against the rules, and drawn without a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from ...engine.errors import GreatPowersError
from ...engine.game import Game
from ...engine.match import Match
from ...games.shared.documents import PositionError
from ..live.reasons import ReasonOnWire
from ..terms import Document

#: The state of the game the desk belongs to: only that game knows its type.
OwnState = Any


class PositionFault(msgspec.Struct):
    """What is wrong: by a rule, or (without one) why the document cannot be read at all."""

    rule: str
    text: str
    #: The same for any language, where there are words for it.
    reason: ReasonOnWire | None = None


class PositionChecked(msgspec.Struct):
    """`position` and `view` are null if the document cannot be read; with faults it cannot be played from."""

    faults: list[PositionFault]
    position: Document | None = None
    view: Document | None = None
    scenario: str = ""
    options: dict[str, bool | str | int] = {}


@dataclass(frozen=True, slots=True)
class PositionDesk:
    """How a game reads, writes, draws and completes its positions."""

    game: Game
    load: Callable[[Document], OwnState]
    dump: Callable[[OwnState], Document]
    #: What the rules say against a state that could be read, each with its rule.
    problems: Callable[[OwnState], Iterable[tuple[str, str]]]
    #: The board as a table would show it, with all hands open.
    drawn: Callable[[OwnState], Document]
    #: The position with all hands filled up from the draw piles, in an order the seed gives.
    dealt: Callable[[OwnState, str], Document]

    def checked(self, document: Document) -> PositionChecked:
        """The position in full and as a board, with everything the rules say against it."""
        try:
            state = self.load(document)
        except GreatPowersError as problem:
            return PositionChecked([_unreadable(problem)])
        faults = [PositionFault(rule, text) for rule, text in self.problems(state)] or self._unplayable(state)
        return PositionChecked(
            faults, self.dump(state), self.drawn(state), state.scenario, dict(state.options)
        )

    def with_hands_dealt(self, document: Document, seed: str) -> Document:
        """The same with the hands filled up; a document that cannot be read stays as it is."""
        try:
            return self.dealt(self.load(document), seed)
        except GreatPowersError:
            return document

    def seen(self, view: object, seed: str) -> Document:
        """A position as a seat sees it: cards it cannot see lie as the seed says."""
        return self.dump(self.game.determinize(view, seed))

    def _unplayable(self, state: OwnState) -> list[PositionFault]:
        """A position may be sound and still not be one that somebody is asked a question in."""
        try:
            match = Match(self.game, state.scenario, state.options, seed="", position=self.dump(state))
            return [PositionFault(rule, text) for rule, text in self.problems(match.state)]
        except GreatPowersError as problem:
            return [_unreadable(problem)]


def _unreadable(problem: GreatPowersError) -> PositionFault:
    text = str(problem)[:300]
    if isinstance(problem, PositionError) and problem.message:
        return PositionFault("", text, ReasonOnWire(problem.message, "", dict(problem.params), []))
    return PositionFault("", text)
