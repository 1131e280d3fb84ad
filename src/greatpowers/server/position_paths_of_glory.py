"""Positions of Paths of Glory for the editor: read, checked against the rules, and drawn without a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ..engine.chance import Stream, shuffled
from ..engine.errors import GreatPowersError
from ..engine.match import Match
from ..games.paths_of_glory.game import PathsOfGlory
from ..games.paths_of_glory.invariants import problems
from ..games.paths_of_glory.names import SIDES
from ..games.paths_of_glory.position import dump, load
from ..games.paths_of_glory.rebuild import state_from_view
from ..games.paths_of_glory.state import State, rules
from ..games.paths_of_glory.view import View, view
from .wire_paths_of_glory import PathsOfGloryWire


class PositionFault(msgspec.Struct):
    """What is wrong: by a rule, or (without one) why the document cannot be read at all."""

    rule: str
    text: str


class PositionChecked(msgspec.Struct):
    """`position` and `view` are null if the document cannot be read; with faults it cannot be played from."""

    faults: list[PositionFault]
    position: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    scenario: str = ""
    options: dict[str, bool | str | int] = {}


def checked_position(document: Mapping[str, Any]) -> PositionChecked:
    """The position in full and as a board, with everything the rules say against it."""
    try:
        state = load(document)
    except GreatPowersError as problem:
        return PositionChecked([PositionFault("", str(problem)[:300])])
    faults = [PositionFault(rule, text) for rule, text in problems(state)] or _unplayable(state)
    return PositionChecked(faults, dump(state), _drawn(state), state.scenario, dict(state.options))


def with_hands_dealt(document: Mapping[str, Any], seed: str) -> Mapping[str, Any]:
    """The same with both hands filled up from the draw piles, in an order the seed gives. [6.0 G]"""
    try:
        state = load(document)
    except GreatPowersError:
        return document
    full, stream = rules(state).hand_size, Stream(seed)
    piles = {side: shuffled(stream, sorted(state.decks[number])) for number, side in enumerate(SIDES)}
    hands = {
        side: [*state.hands[number], *piles[side][: max(0, full - len(state.hands[number]))]]
        for number, side in enumerate(SIDES)
    }
    position = {name: value for name, value in dump(state).items() if name != "decks"}
    return {**position, "hands": hands}


def _unplayable(state: State) -> list[PositionFault]:
    """A position may be sound and still not be one that somebody is asked a question in."""
    try:
        match = Match(PathsOfGlory(), state.scenario, state.options, seed="", position=dump(state))
        assert isinstance(match.state, State)
        return [PositionFault(rule, text) for rule, text in problems(match.state)]
    except GreatPowersError as problem:
        return [PositionFault("", str(problem)[:300])]


def _drawn(state: State) -> dict[str, Any]:
    """The board as a table would show it, with both hands open."""
    hands = {side: sorted(state.hands[number]) for number, side in enumerate(SIDES)}
    return {**PathsOfGloryWire().board(view(state, None), ""), "hands": hands, "asked": [], "press": []}


def position_of(state: State) -> dict[str, Any]:
    """The whole position, when nothing is secret any more."""
    return dump(state)


def position_seen(seen: View, seed: str) -> dict[str, Any]:
    """A position as a seat sees it: cards it cannot see lie as the seed says."""
    return dump(state_from_view(seen, seed))
