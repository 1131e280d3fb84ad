"""Compares Great Powers with the PyPI package `diplomacy` on the same phases, one core, in one run.

usage: python bench/side_by_side.py [--games N] [--json]

The package is installed into `.bench-env`, an environment of its own. The phases are the movement phases of
games between seven regular bots. Both sides start from order texts and end with the new position; the
figures are medians. Ratios say how many times faster Great Powers is.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import msgspec

from greatpowers.cli.stopwatch import seconds_of
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import BOTS
from greatpowers.games.diplomacy.printed.names import PhaseKind
from greatpowers.games.diplomacy.referee import answer, answer_line
from greatpowers.games.diplomacy.rules.adjudication import adjudicate
from greatpowers.games.diplomacy.rules.legality import legal_orders
from greatpowers.games.diplomacy.trials.measuring import GAME_LAST_YEAR, Sample, line_of, random_game
from greatpowers.games.table import find_game

ROOT = Path(__file__).resolve().parent.parent
PEER_ENVIRONMENT = ROOT / ".bench-env"
PEER = "diplomacy==1.1.2"
GAMES_OF_BOTS = 3
LAST_YEAR_OF_BOTS = 1912


def real_phases() -> list[Sample]:
    """The movement phases of a few games between regular bots."""
    samples: list[Sample] = []
    for number in range(GAMES_OF_BOTS):
        match = Match(
            find_game("diplomacy"), options={"last_year": LAST_YEAR_OF_BOTS}, seed=f"phases-{number}"
        )
        players = {seat: BOTS["regular"](f"{number}-{seat}") for seat in match.seats}
        while not match.is_over:
            questions = match.pending()
            answers = {q.seat: players[q.seat].decide(match.view(q.seat), q) for q in questions}
            state: Any = match.state
            if state.phase is PhaseKind.MOVEMENT:
                orders = {order.province: order for given in answers.values() for order in given.orders}
                samples.append(Sample(state, orders, line_of(state, orders)))
            for seat, given in answers.items():
                match.decide(seat, given)
    return samples


def own_figures(samples: list[Sample]) -> dict[str, float]:
    count = len(samples)
    requests = [msgspec.json.decode(sample.line) for sample in samples]
    return {
        "units_in_a_phase": sum(len(s.state.units) for s in samples) / count,
        "adjudications_per_second": count
        / seconds_of(lambda: [adjudicate(s.state.units, s.orders) for s in samples]),
        "adjudications_from_texts_per_second": count / seconds_of(lambda: [answer(r) for r in requests]),
        "stream_lines_per_second": count / seconds_of(lambda: [answer_line(s.line, 1) for s in samples]),
        "legal_orders_ms": 1000 * seconds_of(lambda: [legal_orders(s.state.units) for s in samples]) / count,
        "copy_us": 1e6 * seconds_of(lambda: [s.state.copy() for s in samples]) / count,
        "random_games_per_second": 1 / seconds_of(lambda: random_game("bench-game", GAME_LAST_YEAR)),
        "memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def peer_figures(samples: list[Sample], games: int) -> dict[str, float]:
    python = PEER_ENVIRONMENT / "bin" / "python"
    if not python.exists():
        print(f"installing {PEER} into {PEER_ENVIRONMENT.name} …", file=sys.stderr)
        venv.create(PEER_ENVIRONMENT, with_pip=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", PEER], check=True)
    task = {
        "phases": [msgspec.json.decode(sample.line) for sample in samples],
        "games": games,
        "last_year": GAME_LAST_YEAR,
    }
    script = ROOT / "bench" / "peer_diplomacy.py"
    done = subprocess.run(
        [str(python), str(script)], input=json.dumps(task), capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def ratios(own: dict[str, float], peer: dict[str, float]) -> dict[str, float]:
    return {
        "adjudication": own["adjudications_from_texts_per_second"] / peer["adjudications_per_second"],
        "legal_orders": peer["legal_orders_ms"] / own["legal_orders_ms"],
        "random_games": own["random_games_per_second"] / peer["random_games_per_second"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=3, help="random games the peer plays (default 3)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    samples = real_phases()
    own = own_figures(samples)
    peer = peer_figures(samples, arguments.games)
    compared = ratios(own, peer)
    if arguments.json:
        print(json.dumps({"phases": len(samples), "own": own, "peer": peer, "ratios": compared}, indent=1))
        return
    size = own["units_in_a_phase"]
    print(f"{len(samples)} movement phases of games between regular bots, {size:.1f} units each\n")
    for title, figures in (("Great Powers", own), (PEER, peer), ("times faster", compared)):
        print(title)
        for name, figure in figures.items():
            print(f"  {name:40}{figure:14,.2f}")


if __name__ == "__main__":
    main()
