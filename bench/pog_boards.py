"""How long the Regular of Paths of Glory takes to judge a board: run it after changing its evaluation.

A game between two novices gives positions; from each, marches give the boards a player would compare. Prints
milliseconds of processor time a board as JSON, or in words without --json: the copy with its march, the
judgement of it, and the judgement of a board that nothing is known of.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator

from greatpowers.bots.arena import make_player
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.bots.regular.evaluation import judge
from greatpowers.games.paths_of_glory.printed.board import each_space
from greatpowers.games.paths_of_glory.printed.names import Side, Space, Unit
from greatpowers.games.paths_of_glory.rules.actions.activation import activations
from greatpowers.games.paths_of_glory.rules.movement.marching import best_path
from greatpowers.games.paths_of_glory.rules.movement.movement import ends
from greatpowers.games.paths_of_glory.rules.movement.occupation import march
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.table import find_game

GAME = find_game("paths-of-glory")
March = tuple[tuple[Unit, ...], Space]


def positions(seed: str, every: int, most: int) -> list[State]:
    """Positions at the beginning of action rounds."""
    match = Match(GAME, "historical", {"peace_terms": False}, seed=seed)
    players = {seat: make_player(GAME, "novice", f"{seed}/{seat}") for seat in match.seats}
    found: list[State] = []
    while not match.is_over and len(found) < most:
        asked = match.pending()[0]
        if type(asked.choice).__name__ == "ChooseAction" and len(match.decisions) % every == 0:
            assert isinstance(match.state, State)
            found.append(match.state.copy())
        match.decide(asked.seat, players[asked.seat].decide(match.view(asked.seat), asked))
    return found


def marches(state: State, side: Side) -> Iterator[March]:
    """Single units to a few of the places they can reach."""
    twin = state.copy()
    twin.ops_left = 5
    for space in [one.space for one in activations(twin, side)]:
        for unit in twin.at[space]:
            for goal in [*each_space(ends(twin, (unit,)))][:3]:
                yield (unit,), goal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--positions", type=int, default=30)
    found = parser.parse_args()
    copied = judged = anew = 0.0
    boards = 0
    states = positions("boards", 1, found.positions)
    for state in states:
        side = state.active
        state.board_changed()
        began = time.process_time()
        judge(state, side)
        anew += time.process_time() - began
        tried = [*dict.fromkeys(marches(state, side))][:60]
        paths = [best_path(state, units, goal) for units, goal in tried]
        # The clock itself is slow on some machines, so it is asked once for all boards of a position.
        began = time.process_time()
        twins = [state.copy() for _ in tried]
        for twin, (units, _), path in zip(twins, tried, paths, strict=True):
            march(twin, units, path)
        halfway = time.process_time()
        for twin in twins:
            judge(twin, side)
        judged += time.process_time() - halfway
        copied += halfway - began
        boards += len(twins)
    times = {
        "copy_and_march": round(1000 * copied / boards, 4),
        "judge": round(1000 * judged / boards, 4),
        "judge_anew": round(1000 * anew / len(states), 4),
    }
    if found.json:
        print(json.dumps({"boards": boards, "milliseconds": times}))
    else:
        print(f"{boards} boards: " + ", ".join(f"{name} {value} ms" for name, value in times.items()))


if __name__ == "__main__":
    main()
