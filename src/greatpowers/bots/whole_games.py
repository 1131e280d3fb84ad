"""Whole games at random, as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from ..engine.chance import Stream
from ..engine.game import Game
from ..engine.match import Match
from ..engine.state import GameState, decide_in_place, open_choices

#: Every so many decisions a position is kept for other figures.
SAMPLE_EVERY: Final = 40

S = TypeVar("S", bound=GameState)


def random_game(
    game: Game,
    kind: type[S],
    scenario: str,
    options: Mapping[str, bool | int | str],
    seed: str,
    watch: Callable[[S], None] | None = None,
) -> int:
    """Play to the end, options listed at every decision; answers how many there were."""
    state = Match(game, scenario, options, seed=seed).state
    assert isinstance(state, kind)
    stream = Stream(seed)
    count = 0
    while not state.is_over:
        choice = open_choices(state)[0]
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))
        state.events.clear()
        count += 1
        if watch is not None and count % SAMPLE_EVERY == 0:
            twin = state.copy()
            assert isinstance(twin, kind)
            watch(twin)
    return count
