"""Measures the PyPI package `diplomacy` on the same phases; side_by_side.py runs it in a place of its own.

Reads a JSON document {"phases": [...], "games": n, "last_year": y} on stdin and prints its figures as JSON.
Only the standard library and the package itself are used here.
"""

from __future__ import annotations

import json
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from diplomacy import Game

#: Our ids where the package uses others.
OTHER_NAMES = {"MID": "MAO", "NAT": "NAO", "NRG": "NWG", "GOL": "LYO", "TYN": "TYS"}


def translate(text: str) -> str:
    """Our notation in the package's spelling."""
    words = text.upper().replace(" VIA CONVOY", " VIA").split(" ")
    named = []
    for word in words:
        place, slash, coast = word.partition("/")
        named.append(OTHER_NAMES.get(place, place) + slash + coast)
    return " ".join(named)


def prepared(phase: dict[str, Any]) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    units = {power.upper(): [translate(u) for u in texts] for power, texts in phase["units"].items()}
    orders = {power.upper(): [translate(o) for o in texts] for power, texts in phase["orders"].items()}
    return units, orders


def adjudicate(game: Game, units: dict[str, list[str]], orders: dict[str, list[str]]) -> None:
    """One movement phase from texts to the new position."""
    game.clear_units()
    game.clear_orders()
    for power, texts in units.items():
        game.set_units(power, texts, reset=True)
    for power, texts in orders.items():
        game.set_orders(power, texts, expand=False)
    game.process()


def adjudications_per_second(phases: list[dict[str, Any]]) -> float:
    """Only the work on a phase is timed; the fresh game object it needs is not."""
    spent = 0.0
    for phase in phases:
        units, orders = prepared(phase)
        game = Game()
        began = time.perf_counter()
        adjudicate(game, units, orders)
        spent += time.perf_counter() - began
    return len(phases) / spent


def legal_orders_ms(phases: list[dict[str, Any]]) -> float:
    spent = 0.0
    for phase in phases:
        units, _ = prepared(phase)
        game = Game()
        game.clear_units()
        for power, texts in units.items():
            game.set_units(power, texts, reset=True)
        began = time.perf_counter()
        game.get_all_possible_orders()
        spent += time.perf_counter() - began
    return 1000 * spent / len(phases)


def random_game(seed: int, last_year: int) -> None:
    chance = random.Random(seed)
    game = Game()
    while not game.is_game_done and int(game.get_current_phase()[1:5]) <= last_year:
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = game.get_orderable_locations(power)
            game.set_orders(power, [chance.choice(possible[p]) for p in places if possible[p]])
        game.process()


def games_per_second(games: int, last_year: int) -> float:
    began = time.perf_counter()
    for seed in range(games):
        random_game(seed, last_year)
    return games / (time.perf_counter() - began)


def median_of(runs: int, measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(runs))


def main() -> None:
    task = json.load(sys.stdin)
    phases = task["phases"]
    figures = {
        "adjudications_per_second": median_of(3, lambda: adjudications_per_second(phases)),
        "legal_orders_ms": median_of(3, lambda: legal_orders_ms(phases)),
        "random_games_per_second": games_per_second(task["games"], task["last_year"]),
        "memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
