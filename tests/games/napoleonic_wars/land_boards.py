"""Helpers for tests of chapters 9 to 12: moves, sieges and fights as a player would type them."""

from __future__ import annotations

from typing import Any

from greatpowers.engine.errors import Refusal
from greatpowers.engine.frames import Choice
from greatpowers.engine.state import advance
from greatpowers.games.napoleonic_wars.rules.impulse.actions import action_of, cost_of, read_act
from greatpowers.games.napoleonic_wars.rules.land.moving import MoveAction
from greatpowers.games.napoleonic_wars.rules.occasions import Fight
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.state.texts import read_force
from tests.games.napoleonic_wars.boards import asked, nation, place


def move(state: State, text: str) -> Choice | None:
    """The active nation moves, as far as the first question: `napoleon + 8 france @ metz to mainz`."""
    return _do(state, f"move {text}")


def siege(state: State, text: str) -> Choice | None:
    """The active nation besieges: `vienna with napoleon + 8 france`."""
    return _do(state, f"siege {text}")


def _do(state: State, text: str) -> Choice | None:
    act = read_act(state, state.active, text)
    refused = action_of(act).refuse(state, state.active, act)
    assert refused is None, f"{text!r}: {refused}"
    action_of(act).carry_out(state, state.active, act)
    state.push_called()
    advance(state)
    return asked(state)


def refused(state: State, text: str) -> str:
    """Message id of the refusal of a move; "" if it is allowed."""
    return _refused(state, f"move {text}")


def siege_refused(state: State, text: str) -> str:
    return _refused(state, f"siege {text}")


def _refused(state: State, text: str) -> str:
    act = read_act(state, state.active, text)
    found: Refusal | None = action_of(act).refuse(state, state.active, act)
    return found.message if found is not None else ""


def cost(state: State, text: str) -> int:
    """CPs a move costs."""
    return cost_of(state, state.active, read_act(state, state.active, f"move {text}")) // 2


def moves(state: State) -> list[str]:
    """The moves offered to the active nation."""
    return [move.text.removeprefix("move ") for move in MoveAction().options(state, state.active)]


def fight(force: str, area: str, origin: str = "", **facts: Any) -> Fight:
    """A force of the nation named first in `who` fights in an area."""
    who = facts.pop("who", "france")
    frm = place(origin) if origin else -1
    return Fight(nation(who), place(area), frm, read_force(force), **facts)


def happened(state: State, name: str) -> list[Any]:
    """Events of a kind, in order."""
    return [recorded.event for recorded in state.events if type(recorded.event).__name__ == name]


def faces(dice: int, sixes: int = 0, fives: int = 0) -> list[int]:
    """So many dice with so many sixes and fives among them, for one side of a round."""
    return [6] * sixes + [5] * fives + [1] * (dice - sixes - fives)
