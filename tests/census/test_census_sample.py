"""Rules that happened yesterday happen today; what never happens has a reason written down."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import greatpowers.engine
from census.sample import SCENARIOS, expected, sampled
from greatpowers.bots.census_report import reasons_of, seen_in
from greatpowers.bots.declared import declared, declared_reasons
from greatpowers.games.table import GAMES, find_game

DOCS = Path(__file__).resolve().parents[2] / "docs"


def seen(game: str) -> dict[str, int]:
    """What the committed table says has been seen."""
    return seen_in((DOCS / game / "census.md").read_text(encoding="utf-8"))


@cache
def messages_of_the_engine() -> set[str]:
    folder = Path(greatpowers.engine.__file__).parent
    sources = [file.read_text(encoding="utf-8") for file in folder.glob("*.py")]
    return {message for message, _ in declared_reasons(sources)}


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_what_happened_in_the_sample_still_happens(game: str, scenario: str) -> None:
    found = sampled(game, scenario)
    lost = [kind for kind, scenarios in expected(game).items() if scenario in scenarios and not found[kind]]

    assert lost == [], "no longer seen; if this is meant, see CONTRIBUTING.md, Census"

    known = {kind.split()[1] for kind in declared(find_game(game)) if kind.startswith("reason ")}
    told = {kind.split()[1] for kind in found if kind.startswith("reason ")}
    assert told - known - messages_of_the_engine() == set(), "reasons the code is not known to give"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_rules_declare_was_seen_or_has_a_reason(game: str) -> None:
    there, reasons = seen(game), reasons_of(find_game(game))

    assert [kind for kind in declared(find_game(game)) if kind not in there and kind not in reasons] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_outdated(game: str) -> None:
    there, known = seen(game), set(declared(find_game(game)))

    assert [kind for kind in reasons_of(find_game(game)) if kind in there or kind not in known] == []
