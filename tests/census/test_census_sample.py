"""Rules that happened yesterday happen today; what never happens has a reason written down."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest

import greatpowers.engine
from greatpowers.bots.census_report import reasons_of, seen_in
from greatpowers.bots.declared import declared, declared_reasons
from greatpowers.games.table import GAMES, find_game
from tests.census.sample import expected, sampled

TESTS = Path(__file__).resolve().parents[1]
DOCS = TESTS.parent / "docs"
#: What to do about each finding.
LOST = """\
These happened in the sample and no longer do, in none of its games:
{kinds}
Find out why: mostly a rule no longer takes effect, or a refusal is hidden by an earlier one.
If it is meant, run `make census-{game}` and commit docs/{game}/census.md and tests/census/{game}.json.
"""
UNSEEN = """\
The rules declare these, but docs/{game}/census.md has not seen them and {file} gives no reason:
{kinds}
Run `make census-{game}` if they are new. What it still does not see is a bug, dead code, or rare: mend it,
delete it, or say in {file} why it does not happen and which test covers it: under
[[never]], or under [[rare]] if another run may see it.
"""
OUTDATED = """\
{file} gives reasons for these, but docs/{game}/census.md has seen them, or the rules no longer declare them:
{kinds}
Take them out of {file}, or put them from [[never]] under [[rare]].
"""
OPEN = """\
{file} says "Open" of these:
{kinds}
Find out why they never happen, and say so there.
"""
UNKNOWN = """\
These reasons were given in games, but `bots/declared.py` does not find them in the code of the game:
{kinds}
Write message and rule as texts in the call of Refusal or Reason, or as a pair in a table of its module.
"""


def told(text: str, game: str, kinds: Collection[str]) -> str:
    """What is wrong, and what to do about it."""
    package = game.replace("-", "_")
    file = f"src/greatpowers/games/{package}/data/census.toml"
    return "\n" + text.format(game=game, file=file, kinds="\n".join(f"  {kind}" for kind in kinds))


def seen(game: str) -> dict[str, int]:
    """What the committed table says has been seen."""
    return seen_in((DOCS / game / "census.md").read_text(encoding="utf-8"))


@cache
def messages_of_the_engine() -> set[str]:
    folder = Path(greatpowers.engine.__file__).parent
    sources = [file.read_text(encoding="utf-8") for file in folder.glob("*.py")]
    return {message for message, _ in declared_reasons(sources)}


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_in_the_sample_still_happens(game: str) -> None:
    found = sampled(game)
    lost = [
        f"{kind} (was seen in {', '.join(scenarios)})"
        for kind, scenarios in expected(game).items()
        if kind not in found
    ]

    assert not lost, told(LOST, game, lost)

    known = {kind.split()[1] for kind in declared(find_game(game)) if kind.startswith("reason ")}
    given = {kind.split()[1] for kind in found if kind.startswith("reason ")}
    unknown = sorted(given - known - messages_of_the_engine())
    assert not unknown, told(UNKNOWN, game, unknown)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_rules_declare_was_seen_or_has_a_reason(game: str) -> None:
    never, rare = reasons_of(find_game(game))
    known = seen(game).keys() | never.keys() | rare.keys()
    unseen = [kind for kind in declared(find_game(game)) if kind not in known]

    assert not unseen, told(UNSEEN, game, unseen)


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_outdated(game: str) -> None:
    there, known = seen(game), set(declared(find_game(game)))
    never, rare = reasons_of(find_game(game))
    outdated = [kind for kind in (*never, *rare) if kind not in known or (kind in never and kind in there)]

    assert not outdated, told(OUTDATED, game, outdated)


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_left_open(game: str) -> None:
    never, rare = reasons_of(find_game(game))
    open_ = [kind for kind, reason in (never | rare).items() if reason.startswith("Open")]

    assert not open_, told(OPEN, game, open_)


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_that_reasons_name_exist(game: str) -> None:
    never, rare = reasons_of(find_game(game))
    named = {name for reason in (never | rare).values() for name in re.findall(r"\btest_\w+", reason)}
    there = {
        name
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    }

    assert sorted(named - there) == []
