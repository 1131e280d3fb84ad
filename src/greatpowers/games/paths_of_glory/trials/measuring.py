"""The speed of Paths of Glory: decisions of random play, supply, copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....bots.whole_games import random_game
from ...shared.measuring import Stopwatch
from ..game import PathsOfGlory
from ..printed.names import AP, CP
from ..rules.supply.networks import NETWORKS
from ..rules.supply.supply import friendly_supplied, supplied_spaces
from ..state.state import State

GAMES: Final = 4


def measure(seconds_of: Stopwatch) -> dict[str, float]:
    """All figures; the names say the unit."""
    samples: list[State] = []
    decisions = sum(campaign(seed, samples.append) for seed in range(GAMES))
    playing = seconds_of(lambda: [campaign(seed) for seed in range(GAMES)], runs=3)
    supplying = seconds_of(lambda: [*map(cold_supply, samples)])
    copying = seconds_of(lambda: [state.copy() for state in samples])
    return {
        "decisions_per_second": round(decisions / playing, 1),
        "random_games_per_second": round(GAMES / playing, 2),
        "supply_us": round(1_000_000 * supplying / len(samples), 1),
        "copy_us": round(1_000_000 * copying / len(samples), 3),
    }


def campaign(seed: int, watch: Callable[[State], None] | None = None) -> int:
    """A whole campaign at random; answers how many decisions there were."""
    return random_game(PathsOfGlory(), State, "campaign", {"peace_terms": False}, f"bench-{seed}", watch)


def cold_supply(state: State) -> None:
    """Supply of all units and spaces of both sides, with nothing remembered."""
    state.board_changed()
    for network in NETWORKS:
        supplied_spaces(state, network)
    for side in (AP, CP):
        friendly_supplied(state, side)
