"""The Diplomacy Adjudicator Test Cases, sections 6.A to 6.J, by the numbers of version 3.0.

Every case is played in both readings. `expect` tells what must come out by the rulebook, and by the standard
as well unless `expect_datc3` is given; `then` is the retreat phase that follows, played from the position the
referee has answered. `ruling` points to the disputed point in docs/diplomacy/rulings.md, `rule` to the rule
of the book that decides, `since` to the version in which the case appeared. `reconstructed` marks a case that
tests what the standard's title says with a position of our own.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.diplomacy.cases import Outcome, ask, disagreements, follow_up

FOLDER = Path(__file__).parent / "datc"
RULINGS = Path(__file__).parents[3] / "docs/diplomacy/rulings.md"
READINGS = ("rulebook", "datc3")
#: How many numbered cases each section of version 3.0 has.
SECTIONS = {
    "6.A": 12,
    "6.B": 15,
    "6.C": 9,
    "6.D": 34,
    "6.E": 15,
    "6.F": 25,
    "6.G": 20,
    "6.H": 16,
    "6.I": 7,
    "6.J": 11,
}
#: The cases in which the two readings part, as listed in docs/diplomacy/rulings.md.
PARTING = {
    "6.F.16",
    "6.G.8",
    "6.G.10",
    "6.G.14",
    "6.G.15",
    "6.G.19",
    "6.H.11",
    "6.H.12",
    "6.J.6",
    "6.J.11",
}

Case = dict[str, Any]


def load() -> list[Case]:
    """All cases, file by file."""
    return [
        case for path in sorted(FOLDER.glob("6?.toml")) for case in tomllib.loads(path.read_text())["case"]
    ]


CASES = load()


def first_phase(case: Case, rules: str) -> Outcome:
    request: Case = {key: case[key] for key in ("id", "phase", "units", "centres", "orders") if key in case}
    return ask({**request, "rules": rules})


def expected(part: Case, rules: str) -> Case:
    """What a phase must give in a reading."""
    return dict(part.get(f"expect_{rules}") or part["expect"])


@pytest.mark.parametrize("rules", READINGS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: Case, rules: str) -> None:
    out = first_phase(case, rules)
    found = disagreements(expected(case, rules), out)
    if "then" in case:
        retreat = ask({**follow_up(out, case["then"]["orders"]), "phase": case["then"]["phase"]})
        found += [f"then {line}" for line in disagreements(expected(case["then"], rules), retreat)]

    assert not found, f"{case['id']} {case['title']}\n" + "\n".join(found)


@pytest.mark.parametrize("section", SECTIONS)
def test_no_case_is_missing(section: str) -> None:
    numbers = {case["id"].rstrip("b") for case in CASES if case["id"].startswith(f"{section}.")}

    assert numbers == {f"{section}.{number}" for number in range(1, SECTIONS[section] + 1)}


def test_no_case_stands_twice() -> None:
    ids = [case["id"] for case in CASES]

    assert len(ids) == len(set(ids))


def test_the_readings_part_where_the_rulings_say_so() -> None:
    """A case with two expectations is listed, and one without is not."""
    parting = {
        case["id"] for case in CASES if "expect_datc3" in case or "expect_datc3" in case.get("then", {})
    }

    assert parting == PARTING


def test_the_rulings_tell_every_point_the_cases_refer_to() -> None:
    text = RULINGS.read_text()
    referred = {case["ruling"] for case in CASES if "ruling" in case}

    assert not [name for name in sorted(referred | PARTING) if name not in text]
