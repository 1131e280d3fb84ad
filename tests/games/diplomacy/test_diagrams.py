"""Every diagram, worked example and sample turn of the rulebook, played by the referee.

The cases are in diagrams.json. Its words are richer than the referee's: "given" is the referee's "supports",
and ", dislodged" shows there as presence among the dislodged units. `standoff_in` is what the referee calls
contested.
"""

from __future__ import annotations

import csv
import json
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.games.diplomacy.cases import Outcome, ask, by_power, follow_up

BOOK = json.loads((Path(__file__).parent / "diagrams.json").read_text())
DIAGRAMS = BOOK["diagrams"]
REACH = BOOK["reach"]
SAMPLE_GAME = BOOK["sample_game"]
PROVINCES = [
    row["id"]
    for row in csv.DictReader(
        (resources.files("greatpowers.games.diplomacy") / "data/provinces.csv").read_text().splitlines()
    )
]

Json = dict[str, Any]


def ident(case: Json) -> str:
    return str(case.get("id") or case["phase"])


def referee_word(word: str) -> str:
    """A result of diagrams.json in the referee's words."""
    if word == "holds, dislodged":
        return "dislodged"
    plain = word.removesuffix(", dislodged")
    return "supports" if plain == "given" else plain


def expected_words(words: dict[str, str]) -> dict[tuple[str, str], str]:
    """(power, order) to the referee's word, from keys written `"France: A Par - Bur"`."""
    return {tuple(key.split(": ", 1)): referee_word(word) for key, word in words.items()}  # type: ignore[misc]


def told_words(out: Outcome) -> dict[tuple[str, str], str]:
    results = out.answer["results"]
    return {(power, order): word for power, words in results.items() for order, word in words.items()}


def movement(case: Json) -> Outcome:
    position: Json = {key: case[key] for key in ("units", "centres", "orders") if key in case}
    return ask({"id": ident(case), "phase": case.get("phase", "S1901M"), **position})


def test_r3_diagrams_are_all_here() -> None:
    """The book has diagrams 1 to 32."""
    assert {case["diagram"] for case in DIAGRAMS + REACH if case.get("diagram")} == set(range(1, 33))


@pytest.mark.parametrize("case", REACH, ids=ident)
def test_r3_reach(case: Json) -> None:
    """A unit alone on the board reaches exactly what the book says."""
    reachable = {
        goal
        for goal in [*PROVINCES, "Bul/EC", "Bul/SC", "Spa/NC", "Spa/SC", "StP/NC", "StP/SC"]
        if goal not in case["unit"] and step(case["unit"], goal) == "moves"
    }

    assert reachable == set(case["can_reach"])
    assert not reachable & set(case.get("cannot_reach", ()))


def step(unit: str, goal: str) -> str:
    """The result of ordering a lone French unit to a place."""
    order = f"{unit} - {goal}"
    out = ask({"id": order, "phase": "S1901M", "units": {"France": [unit]}, "orders": {"France": [order]}})
    return str(out[order])


@pytest.mark.parametrize("case", DIAGRAMS, ids=ident)
def test_r4_diagram_units(case: Json) -> None:
    out = movement(case)

    assert by_power(out.answer["units"]) == by_power(case["expect"]["units"])
    assert dislodged(out) == by_power(case["expect"]["dislodged"])


@pytest.mark.parametrize("case", DIAGRAMS, ids=ident)
def test_r4_diagram_results(case: Json) -> None:
    out = movement(case)

    assert told_words(out) == expected_words(case["expect"]["orders"])


@pytest.mark.parametrize("case", DIAGRAMS, ids=ident)
def test_r7_diagram_retreats(case: Json) -> None:
    """Retreats open to the dislodged units, and the provinces left empty by a standoff."""
    out = movement(case)

    assert retreat_options(out) == case["expect"].get("retreat_options", {})
    assert out.contested == case["expect"].get("standoff_in", [])


@pytest.mark.parametrize("turn", [turn for turn in SAMPLE_GAME if turn["phase"].endswith("M")], ids=ident)
def test_r4_sample_turn_results(turn: Json) -> None:
    out = movement(turn)

    assert told_words(out) == expected_words(turn["results"])


@pytest.mark.parametrize("turn", [turn for turn in SAMPLE_GAME if not turn["phase"].endswith("R")], ids=ident)
def test_r1_5_sample_turn_position(turn: Json) -> None:
    out = movement(turn)

    assert_position(out, turn["after"])


def test_r1_5_sample_game_from_the_first_turn_to_the_last() -> None:
    """Seven phases, each played from the position the referee has answered for the one before."""
    out = movement(SAMPLE_GAME[0])
    for before, turn in pairwise(SAMPLE_GAME):
        assert_position(out, before["after"])
        out = ask(follow_up(out, turn["orders"]))

    assert_position(out, SAMPLE_GAME[-1]["after"])


def assert_position(out: Outcome, then: Json) -> None:
    """Phase, units, centres and retreats are those printed."""
    assert out.next_phase == then["phase"]
    assert by_power(out.answer["units"]) == by_power(then["units"])
    assert by_power(out.answer["centres"]) == by_power(then["centres"])
    assert dislodged(out) == by_power(then.get("dislodged", {}))
    assert retreat_options(out) == then.get("retreat_options", {})


def dislodged(out: Outcome) -> dict[str, list[str]]:
    return by_power({power: list(units) for power, units in out.answer["dislodged"].items()})


def retreat_options(out: Outcome) -> dict[str, list[str]]:
    """Province to places, for every dislodged unit."""
    return {unit.split()[1]: out.retreats(unit) for unit in out.driven_out}
