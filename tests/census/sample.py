"""A small census that is the same every time, and what it must see.

`python tests/census/sample.py` writes anew what the sample sees, after the rules or the players have changed.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from greatpowers.bots.census import census_tasks, run_census
from greatpowers.cli.arena import TABLE
from greatpowers.games.table import GAMES, find_game

HERE = Path(__file__).parent
#: One game of chance in every scenario and one that prefers events, where the game knows such play.
GAMES_EACH = 2
#: Later turns bring little new for their time.
MOST_DECISIONS = 700
#: What came up less often may be gone by chance after any change of the rules.
OFTEN = 5
SCENARIOS = [(game, scenario.id) for game in GAMES for scenario in find_game(game).scenarios]


def sampled(game: str, scenario: str) -> Counter[str]:
    """How often each kind comes up in the sample of one scenario."""
    tasks = census_tasks(
        TABLE, game, GAMES_EACH, scenario=scenario, seed="sample", most_decisions=MOST_DECISIONS
    )
    found = Counter[str]()
    for report in run_census(tasks):
        found.update(report.times)
    return found


def expected(game: str) -> dict[str, list[str]]:
    """Kind -> the scenarios whose samples saw it often."""
    found: dict[str, list[str]] = json.loads((HERE / f"{game}.json").read_text(encoding="utf-8"))
    return found


def write(game: str) -> None:
    """Write down what the sample of a game sees often, a kind a line."""
    found: dict[str, list[str]] = {}
    for scenario in (scenario.id for scenario in find_game(game).scenarios):
        for kind, times in sampled(game, scenario).items():
            if times >= OFTEN:
                found.setdefault(kind, []).append(scenario)
    lines = (f"{json.dumps(kind)}: {json.dumps(found[kind])}" for kind in sorted(found))
    (HERE / f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        write(name)
