"""Whole games at random, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...engine.chance import Stream
from ...engine.match import Match
from ...engine.state import GameState, decide_in_place, open_choices
from ...games.table import find_game

#: Every so many decisions a position is kept for other figures.
SAMPLE_EVERY: Final = 40


def random_game(
    game: str,
    scenario: str,
    options: Mapping[str, Any],
    seed: str,
    watch: Callable[[Any], None] | None = None,
) -> int:
    """Play to the end, options listed at every decision; answers how many there were."""
    state: GameState = Match(find_game(game), scenario, options, seed=seed).state
    stream = Stream(seed)
    count = 0
    while not state.is_over:
        choice = open_choices(state)[0]
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))
        state.events.clear()
        count += 1
        if watch is not None and count % SAMPLE_EVERY == 0:
            watch(state.copy())
    return count
