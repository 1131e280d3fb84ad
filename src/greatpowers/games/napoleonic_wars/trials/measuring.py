"""The speed of The Napoleonic Wars: decisions of random play, options of spending CPs, copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....bots.whole_games import random_game
from ...shared.measuring import Stopwatch
from ..game import NapoleonicWars
from ..printed.names import FRANCE
from ..rules.impulse.actions import offered
from ..state.state import State

#: One game of each: all players, few players, a late start.
SCENARIOS: Final = ("1805-5", "1805-3", "1812-4", "1813-2")


def measure(seconds_of: Stopwatch) -> dict[str, float]:
    """All figures; the names say the unit."""
    samples: list[State] = []
    decisions = sum(played(scenario, samples.append) for scenario in SCENARIOS)
    playing = seconds_of(lambda: [played(scenario) for scenario in SCENARIOS], runs=3)
    listing = seconds_of(lambda: [*map(cold_options, samples)])
    copying = seconds_of(lambda: [state.copy() for state in samples])
    return {
        "decisions_per_second": round(decisions / playing, 1),
        "random_games_per_second": round(len(SCENARIOS) / playing, 2),
        "options_us": round(1_000_000 * listing / len(samples), 1),
        "copy_us": round(1_000_000 * copying / len(samples), 3),
    }


def played(scenario: str, watch: Callable[[State], None] | None = None) -> int:
    """A whole game at random; answers how many decisions there were."""
    return random_game(NapoleonicWars(), State, scenario, {}, f"bench-{scenario}", watch)


def cold_options(state: State) -> int:
    """Everything a nation could spend its CPs on, with nothing remembered; answers how much."""
    twin = state.copy()
    twin.ties_changed()
    twin.touch()
    return sum(1 for _ in offered(twin, max(twin.active, FRANCE)))
