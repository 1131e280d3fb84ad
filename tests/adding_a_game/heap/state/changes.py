"""The verbs that alter the state; each records what happened."""

from __future__ import annotations

from .state import SEATS, State, SticksTaken, TurnBegan


def begin_turn(state: State, seat: str) -> None:
    state.turn = seat
    state.record(TurnBegan(seat))


def take_sticks(state: State, count: int) -> None:
    state.sticks -= count
    state.record(SticksTaken(state.turn, count, state.sticks))


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]
