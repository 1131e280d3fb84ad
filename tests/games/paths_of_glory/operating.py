"""Playing operations in tests by their texts: mark spaces, march, dig in, and ask why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greatpowers.engine.errors import Refusal
from greatpowers.engine.frames import Choice
from greatpowers.engine.masks import mask_of
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.names import SIDES
from greatpowers.games.paths_of_glory.rules.actions.activation import activation_costs, supplied_in
from greatpowers.games.paths_of_glory.rules.actions.operations import Operations
from greatpowers.games.paths_of_glory.rules.movement.movement import (
    destinations,
    end_refusal,
    mover_refusal,
    path_refusal,
)
from greatpowers.games.paths_of_glory.rules.movement.occupation import march
from greatpowers.games.paths_of_glory.state.changes.rounds import begin_round, mark_space
from greatpowers.games.paths_of_glory.state.state import State, controller
from tests.games.paths_of_glory.boards import units as units_of_text
from tests.games.paths_of_glory.seen import round_of


def operate(state: State, points: int = 5) -> State:
    """Begin operations of the active side with these points, up to its first question."""
    state.push(Operations(state.active, points))
    advance(state)
    return state


def asked(state: State) -> Choice:
    """The open question."""
    return open_choices(state)[0]


def offered(state: State) -> list[str]:
    """The texts of what may be answered now; nothing if nobody is asked."""
    return [asked(state).write(option) for option in asked(state).options(state)] if state.stack else []


def say(state: State, *texts: str) -> State:
    """Answer open questions with these texts, each of which must be legal."""
    for text in texts:
        choice = asked(state)
        option: Any = choice.read(state, text)
        refusal = choice.refuse(state, option)
        assert refusal is None, f"{text}: {refusal}"
        decide_in_place(state, choice, option)
    return state


def why_not(state: State, text: str) -> str:
    """The rule that refuses this answer; empty if it is legal."""
    choice = asked(state)
    refusal: Refusal | None = choice.refuse(state, choice.read(state, text))
    return refusal.rule if refusal else ""


def mark(state: State, *names: str, purpose: str = "move") -> State:
    """Activate spaces without paying, as if at the end of activation."""
    for name in names:
        space = SPACE_NUMBER[name]
        mark_space(state, space, purpose, 0, mask_of(supplied_in(state, space)))
    return state


def cost(state: State, name: str, purpose: str = "move") -> int | None:
    """What it costs the active side to activate a space."""
    move, attack = activation_costs(state, state.active).get(SPACE_NUMBER[name], (None, None))
    return attack if purpose == "attack" else move


def reachable(state: State, refs: str) -> set[str]:
    """Ids of the spaces where the group may end its march."""
    return {SPACES[space] for space in destinations(state, units_of_text(state, refs))}


def march_of(state: State, refs: str, *path: str) -> State:
    """Carry a march out that must be legal."""
    units = units_of_text(state, refs)
    way = (state.place[units[0]], *numbers(path))
    refusal = mover_refusal(state, units) or path_refusal(state, units, way) or end_refusal(state, units, way)
    assert refusal is None, f"{refs}: {refusal}"
    march(state, units, way)
    return state


def rest(state: State) -> State:
    """A new round of the same side: nothing is marked and nobody has moved."""
    begin_round(state, state.active, round_of(state) + 1)
    return state


def held_by(state: State, name: str) -> str:
    """The id of the side that controls a space."""
    return SIDES[controller(state, SPACE_NUMBER[name])]


def numbers(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(SPACE_NUMBER[name] for name in names)
