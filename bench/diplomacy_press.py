"""What talk is worth in Diplomacy: pairs among the silent, liars, beggars, flatterers, seven talkers.

    python bench/diplomacy_press.py pairs --games 350
    python bench/diplomacy_press.py kept --games 70

Every comparison plays the same seeds with and without letters; differences are told with 95 % intervals.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from greatpowers.bots.arena import GameOutcome, GameTask, play_game
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.state import State

TABLE = "greatpowers.games.table:find_game"
PAIRS = tuple(itertools.combinations(POWERS, 2))


class Game:
    """One game that was played, with its letters."""

    def __init__(self, levels: Mapping[str, str], seed: str, talk: bool, last_year: int) -> None:
        self.match: Match | None = None
        self.levels = levels
        task = GameTask(TABLE, "diplomacy", "seven", {"last_year": last_year}, levels, seed, talk=talk)
        self.outcome: GameOutcome = play_game(task, self._look)
        if self.outcome.error:
            sys.exit(self.outcome.error)

    def _look(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        assert self.match is not None
        assert isinstance(self.match.state, State)
        return self.match.state

    def share(self, seats: tuple[str, ...]) -> float:
        return sum(self.outcome.scores[seat] for seat in seats)


def interval(values: list[float]) -> str:
    mean = statistics.fmean(values)
    spread = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{mean:+.4f} ({mean - spread:+.4f} to {mean + spread:+.4f}), {len(values)} games"


def seeds(games: int, seed: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Every pair of powers equally often."""
    for number in range(games):
        yield PAIRS[number % len(PAIRS)], f"{seed}/{number}"


def pairs(options: argparse.Namespace) -> None:
    """A pair of talkers among five silent ones, against the same two silent."""
    gained, with_talk, without = [], [], []
    for pair, seed in seeds(options.games, options.seed):
        levels = {power: options.level if power in pair else "mute" for power in POWERS}
        talking = Game(levels, seed, True, options.year).share(pair)
        silent = Game(levels, seed, False, options.year).share(pair)
        with_talk.append(talking)
        without.append(silent)
        gained.append(talking - silent)
        note(options, {"pair": pair, "seed": seed, "talking": talking, "silent": silent})
    print("with letters   ", interval(with_talk))
    print("without        ", interval(without))
    print("difference     ", interval(gained))


def note(options: argparse.Namespace, line: Mapping[str, object]) -> None:
    if options.log:
        with Path(options.log).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def letters_a_phase(game: Game) -> float:
    """The most letters of one power in one phase."""
    written = Counter((letter.phase, letter.sender) for letter in game.state.press)
    return max(written.values(), default=0)


WHAT = {"pairs": pairs}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=sorted(WHAT))
    parser.add_argument("--games", type=int, default=21)
    parser.add_argument("--seed", default="1920")
    parser.add_argument("--year", type=int, default=1920)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--log", default="")
    options = parser.parse_args()
    WHAT[options.what](options)


if __name__ == "__main__":
    main()
