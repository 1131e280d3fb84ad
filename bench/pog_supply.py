"""How long the supply of both sides of Paths of Glory takes, from nothing: run it after changing supply.

Prints the median over positions of a random game as JSON, or in words without --json: all networks of units
and both nets of spaces, with every kept answer about the board thrown away before each measurement.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from greatpowers.engine.chance import Stream
from greatpowers.engine.options import checked_options
from greatpowers.engine.state import advance, decide_in_place, open_choices
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.rules.supply.attrition import attrition
from greatpowers.games.paths_of_glory.rules.supply.networks import NETWORKS
from greatpowers.games.paths_of_glory.rules.supply.supply import friendly_supplied, reached
from greatpowers.games.paths_of_glory.state.state import State


def positions(seed: str, every: int) -> list[State]:
    """Positions of one random game of the campaign."""
    game = PathsOfGlory()
    options = checked_options(game.options, {"peace_terms": False})
    campaign = next(scenario for scenario in game.scenarios if scenario.id == "campaign")
    state = game.setup(campaign, options, seed.encode())
    advance(state)
    stream, found, decisions = Stream(seed), [], 0
    while not state.is_over:
        (choice, *_) = open_choices(state)
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))
        state.events.clear()
        decisions += 1
        if decisions % every == 0:
            found.append(state.copy())
    return found


def full_supply(state: State) -> None:
    """Everything the rules can ask about supply, worked out from the pieces."""
    state.board_changed()
    for network in NETWORKS:
        reached(state, network)
    friendly_supplied(state, 0)
    friendly_supplied(state, 1)


def full_attrition(state: State) -> None:
    state.board_changed()
    attrition(state)


def median_microseconds(states: list[State], work: object, repeats: int) -> float:
    assert callable(work)
    times = []
    for state in states * repeats:
        began = time.perf_counter()
        work(state)
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--repeats", type=int, default=40)
    given = parser.parse_args()
    states = positions("supply", 10)
    figures = {
        "positions": len(states),
        "full_supply_us": round(median_microseconds(states, full_supply, given.repeats), 1),
        "attrition_us": round(median_microseconds(states, full_attrition, given.repeats), 1),
    }
    if given.json:
        print(json.dumps(figures))
    else:
        print(f"full supply of both sides, cold: {figures['full_supply_us']} µs")
        print(f"what attrition would take, cold: {figures['attrition_us']} µs")
        print(f"median over {figures['positions']} positions of a random game")


if __name__ == "__main__":
    main()
