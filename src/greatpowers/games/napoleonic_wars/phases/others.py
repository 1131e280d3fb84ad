"""Frames of chapters that a phase calls by name, so that the modules need not know each other. [5, 14]"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ....engine.errors import Refusal
from ....engine.frames import Frame
from ..state import State

_GAME = __package__.rpartition(".")[0]


def call(state: State, module: str, name: str, *fields: int | str) -> None:
    """Run a frame of another chapter before the next step."""
    full = f"{_GAME}.{module}"
    if find_spec(full) is None:
        return
    made: Frame = getattr(import_module(full), name)(*fields)
    state.then(made)


def event_refusal(state: State, nation: int, card: str) -> Refusal | None:
    """Why the nation may not play the card as an event now. [6]"""
    full = f"{_GAME}.cards.registry"
    if find_spec(full) is None:
        return Refusal("nw-event-unknown", "6", {"card": card})
    refused: Refusal | None = import_module(full).event_refusal(state, nation, card)
    return refused
