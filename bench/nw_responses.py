"""How often The Napoleonic Wars asks for Responses in vain: run it after changing windows, cards or bots.

Plays whole games of one level against itself and prints, as JSON or in words, how many of all decisions are a
bare pass to a question for Responses, how many questions a seat is asked in a Round, and how many of the
nations of players that have reinforcement points spend some.
"""

from __future__ import annotations

import argparse
import json

from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.trials.counting import Asked, count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="random", help="who plays: random, novice, regular, events")
    parser.add_argument("--scenario", default="1805-5")
    parser.add_argument("--responses", default="brisk", help="option of the table: brisk or sealed")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", default="responses")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    game, total = NapoleonicWars(), Asked()
    for number in range(wanted.games):
        seed = f"{wanted.seed}/{number}"
        match = Match(game, wanted.scenario, {"responses": wanted.responses}, seed=seed)
        total.add(count(match, wanted.level, seed))
    told = total.figures()
    print(json.dumps(told, indent=2) if wanted.json else "\n".join(f"{k}: {v}" for k, v in told.items()))


if __name__ == "__main__":
    main()
