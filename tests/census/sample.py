"""A small census that is the same every time, and what it must see.

`make census-GAME` writes anew what the sample sees, after the rules or the players have changed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from greatpowers.bots.census import census_tasks, run_census
from greatpowers.bots.declared import ANY_RULE
from greatpowers.cli.arena import TABLE
from greatpowers.games.table import GAMES, find_game

HERE = Path(__file__).parent
#: One game of chance in every scenario and one that prefers events, where the game knows such play.
GAMES_EACH = 2
#: Later turns bring little new for their time.
MOST_DECISIONS = 700
#: What came up less often, or in fewer games, may be gone by chance after any change of the rules.
OFTEN, IN_GAMES = 10, 3


def sampled(game: str) -> dict[str, Counter[str]]:
    """Kind -> how often it comes up in the sample, by scenario and game."""
    found: dict[str, Counter[str]] = {}
    for scenario in (scenario.id for scenario in find_game(game).scenarios):
        tasks = census_tasks(
            TABLE, game, GAMES_EACH, scenario=scenario, seed="sample", most_decisions=MOST_DECISIONS
        )
        for number, report in enumerate(run_census(tasks)):
            for kind, times in report.times.items():
                found.setdefault(kind, Counter())[f"{scenario} {number}"] += times
    return found


def expected(game: str) -> dict[str, list[str]]:
    """What the sample saw often: kind -> the scenarios."""
    found: dict[str, list[str]] = json.loads((HERE / f"{game}.json").read_text(encoding="utf-8"))
    return found


def write(game: str) -> None:
    """Write down what the sample of a game sees often, a kind a line."""
    often = {
        kind: sorted({where.split()[0] for where in times})
        for kind, times in sampled(game).items()
        if times.total() >= OFTEN and len(times) >= IN_GAMES and not kind.endswith(f"[{ANY_RULE}]")
    }
    lines = (f"{json.dumps(kind)}: {json.dumps(often[kind])}" for kind in sorted(often))
    (HERE / f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        write(name)
