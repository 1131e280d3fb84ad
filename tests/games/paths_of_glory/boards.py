"""Boards for tests: a state with exactly the pieces a test names, and nobody asked anything yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import NATION_NUMBER, SIDE_NUMBER
from greatpowers.games.paths_of_glory.state.changes.map import place_unit
from greatpowers.games.paths_of_glory.state.ids import read_ref
from greatpowers.games.paths_of_glory.state.setup import put_pieces, unused
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.state.texts import counters
from tests.testkit.dice import LoadedDice


def board(
    units: Mapping[str, Sequence[str]] | None = None,
    *,
    scenario: str = "campaign",
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    start: bool = False,
    at_war: Sequence[str] = (),
    active: str = "cp",
    **fields: Any,
) -> State:
    """A state with these units, written `{"sedan": ["ge_2", "ge_corps reduced"]}`; `start` puts the set-up
    of 1914 first. Further fields of State are given by name, spaces as masks as there."""
    state = State(scenario=scenario, options=dict(options or {}))
    state.dice = LoadedDice(dice)
    state.active = SIDE_NUMBER[active]
    for nation in at_war:
        state.at_war |= 1 << NATION_NUMBER[nation]
        if nation == "tu":
            state.at_war |= 1 << NATION_NUMBER["pe"]
    if start:
        put_pieces(state, "start")
    for space, found in (units or {}).items():
        for text in found:
            kind, _, strength = text.partition(" ")
            place_unit(state, unused(state, kind), SPACE_NUMBER[space], strength == "reduced")
    for name, value in fields.items():
        if not hasattr(state, name):
            raise AttributeError(name)
        setattr(state, name, value)
    state.events.clear()
    state.board_changed()
    state.touch()
    return state


def unit(state: State, text: str) -> int:
    """The counter meant by `ge_2@sedan`."""
    return units(state, text)[0]


def units(state: State, text: str) -> tuple[int, ...]:
    """The counters meant by `ge_2@sedan, ge_corps reduced@metz`."""
    return counters(state, [read_ref(state, part) for part in text.split(",")])


def spaces(*names: str) -> int:
    """The mask of some spaces."""
    mask = 0
    for name in names:
        mask |= 1 << SPACE_NUMBER[name]
    return mask
