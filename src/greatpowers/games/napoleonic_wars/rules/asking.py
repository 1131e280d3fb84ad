"""Putting a question, or answering it at once where no seat is behind a nation."""

from __future__ import annotations

from ....engine.frames import AnyChoice
from ..state.state import State


def ask(state: State, choice: AnyChoice) -> None:
    """Ask before the next step; for a nation that nobody runs the first option is taken. [5.3]"""
    if choice.seat:
        state.then(choice)
    else:
        choice.chosen(state, choice.options(state)[0])
