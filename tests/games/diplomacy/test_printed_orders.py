"""The orders of the rulebook exactly as printed: badly written, but each can mean only one thing. [2.6]"""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from tests.games.diplomacy.cases import Outcome, ask, by_power, follow_up, listed, play
from tests.games.diplomacy.test_diagrams import DIAGRAMS, SAMPLE_GAME, Json, assert_position, expected_words

PRINTED = tomllib.loads((Path(__file__).parent / "printed.toml").read_text())
CASES = {case["id"]: case for case in DIAGRAMS}
PHASES = {turn["phase"]: turn for turn in SAMPLE_GAME}


def as_printed(texts: dict[str, str]) -> dict[str, list[str]]:
    return {power: listed(text) for power, text in texts.items()}


def words_in_order(out: Outcome, orders: dict[str, list[str]]) -> dict[str, list[str]]:
    """Result words by power, in the order in which the orders were written."""
    told = out.answer["results"]
    return {power: [told[power][order] for order in texts] for power, texts in orders.items()}


def expected_in_order(orders: dict[str, list[str]], words: dict[str, str]) -> dict[str, list[str]]:
    expected = expected_words(words)
    return {power: [expected[power, order] for order in texts] for power, texts in orders.items()}


@pytest.mark.parametrize("name", PRINTED["diagrams"])
def test_r2_6_diagram_as_printed(name: str) -> None:
    case, orders = CASES[name], as_printed(PRINTED["diagrams"][name])
    out = ask({"id": name, "phase": "S1901M", "units": case["units"], "orders": orders})

    assert words_in_order(out, orders) == expected_in_order(case["orders"], case["expect"]["orders"])
    assert by_power(out.answer["units"]) == by_power(case["expect"]["units"])


def test_r2_6_every_numbered_diagram_is_here_as_printed() -> None:
    assert {f"D{number}" for number in range(4, 33)} <= set(PRINTED["diagrams"])


@pytest.mark.parametrize("phase", ["S1901M", "F1901M", "S1902M", "F1902M"])
def test_r2_6_sample_turn_as_printed(phase: str) -> None:
    turn, orders = PHASES[phase], as_printed(PRINTED["sample_game"][phase])
    position: Json = {key: turn[key] for key in ("phase", "units", "centres")}
    out = ask({"id": phase, **position, "orders": orders})

    assert words_in_order(out, orders) == expected_in_order(turn["orders"], turn["results"])
    assert_position(out, turn["after"])


def test_r2_6_sample_game_as_printed() -> None:
    """The whole game, each phase from the position answered for the one before."""
    first = PHASES["S1901M"]
    start: Json = {key: first[key] for key in ("phase", "units", "centres")}
    out = ask({"id": "start", **start, "orders": as_printed(PRINTED["sample_game"]["S1901M"])})
    for before, turn in pairwise(SAMPLE_GAME):
        assert_position(out, before["after"])
        printed = PRINTED["sample_game"].get(turn["phase"])
        out = ask(follow_up(out, as_printed(printed) if printed else turn["orders"]))

    assert_position(out, SAMPLE_GAME[-1]["after"])


def test_r2_6_order_for_a_province_without_an_own_unit_means_nothing() -> None:
    """The printed A Bel-Rum does not order the Turkish army in Bulgaria."""
    out = play("S1902M", units={"Turkey": "A Bul; F Bla"}, Turkey="A Bel—Rum; F Bla S A Bul—Rum")

    assert out["A Bel—Rum"] == "void"
    assert out.board["A Bul"] == "Turkey"


@pytest.mark.parametrize(
    "order",
    [
        "A Paris—Burgundy",
        "A Par-Bur",
        "а раг - bur",
        "А Раг—Bur",
        "А Париж—Бургундия",
        "a par - bur",
        "A  Par  -  Bur",
        "A Par – Bur",
    ],
)
def test_r2_7_move_in_many_spellings(order: str) -> None:
    out = play("S1901M", units={"France": "A Par"}, France=order)

    assert out.units("France") == ["A Bur"]


@pytest.mark.parametrize("order", ["F London Удерживать", "F Lon-Удерживать", "F Lon Hold", "F Lon H"])
def test_r2_7_hold_in_many_spellings(order: str) -> None:
    out = play("S1901M", units={"England": "F Lon"}, England=order)

    assert out[order] == "holds"


@pytest.mark.parametrize(
    "order", ["F Con-Bul EC", "F Con - Bul/EC", "F Con - Bul (EC)", "F Con - Bulgaria/ec"]
)
def test_r3_5_coast_in_many_spellings(order: str) -> None:
    out = play("S1901M", units={"Turkey": "F Con"}, Turkey=order)

    assert out.units("Turkey") == ["F Bul/EC"]


@pytest.mark.parametrize(
    "order", ["A Par S A Mar Bur", "A Par S A Mar—Bur", "A Par S Mar-Bur", "A Par S French A Mar-Bur"]
)
def test_r2_12_support_in_many_spellings(order: str) -> None:
    """The book's own example leaves out the dash."""
    out = play("S1901M", France=f"{order}; A Mar - Bur", Germany="A Bur H")

    assert out[order] == "supports"
    assert "A Bur" in out.driven_out


@pytest.mark.parametrize("words", ["via convoy", "с помощью конвоя", "via Convoy"])
def test_r6_14_via_convoy_in_many_spellings(words: str) -> None:
    """A foreign fleet carries the army only if its order asks for it."""
    order = f"A Nwy - Swe {words}"
    out = play(
        "S1901M",
        units={"England": "A Nwy"},
        England=order,
        Germany="F Ska C A Nwy - Swe",
        Russia="A Swe - Nwy",
    )

    assert out.board["A Swe"] == "England"
    assert out.board["A Nwy"] == "Russia"


@pytest.mark.parametrize(
    ("alias", "code"),
    [
        ("MAO", "Mid"),
        ("MID", "Mid"),
        ("NWG", "Nrg"),
        ("NRG", "Nrg"),
        ("LYO", "GoL"),
        ("GOL", "GoL"),
        ("TYS", "Tyn"),
        ("TYN", "Tyn"),
    ],
)
def test_r2_7_usual_aliases(alias: str, code: str) -> None:
    out = play("S1901M", units={"France": f"F {code}"}, France=f"F {alias} H")

    assert out[f"F {alias} H"] == "holds"
    assert out.units("France") == [f"F {code}"]
