"""`adjudicate --check`: what would be void or is missing, told before anything is resolved."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.games.diplomacy import referee
from greatpowers.games.diplomacy.words.wording import reason_sentence
from greatpowers.locale import Texts
from tests.cli.conftest import Run

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "formats" / "diplomacy-adjudicate.md"
Json = dict[str, Any]
MOVEMENT: Json = {
    "phase": "S1901M",
    "units": {
        "France": ["A Par", "A Mar", "F Bre"],
        "Germany": ["A Mun", "A Bur"],
        "England": ["A Lon", "F Eng"],
    },
}


def checked(orders: Json, **more: Any) -> Json:
    return referee.check({**MOVEMENT, "orders": orders, **more})


def told(found: Json, power: str, order: str) -> tuple[str, str, str]:
    """Word, message and rule of an order."""
    reason = found["reasons"].get(power, {}).get(order, {})
    return found["checked"][power][order], reason.get("message", ""), reason.get("rule", "")


def missing(found: Json, power: str) -> list[tuple[str, Any]]:
    return [(r["message"], r.get("unit", r.get("count", ""))) for r in found["missing"].get(power, [])]


def test_the_example_of_the_guide_is_true() -> None:
    example = re.search(
        r"```json check\n(.*?)```\n```json answer\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL
    )
    assert example is not None
    texts = Texts("en")

    found = referee.check(json.loads(example[1]), lambda reason: reason_sentence(texts, reason))

    assert found == json.loads(example[2])


@pytest.mark.parametrize(
    ("order", "word", "message", "rule"),
    [
        ("A Par - Lon", "void", "move-not-adjacent", "3.1"),
        ("A Mun H", "void", "order-foreign-unit", "2.9"),
        ("A Spa H", "void", "order-no-unit", "2.9"),
        ("blah", "void", "order-unknown-place", "2.7"),
        ("A Mar S A Par - Bur", "void", "support-not-matching", "5.9"),
        ("A Par S F Bre - Pic", "void", "support-not-matching", "5.9"),
        ("F Bre C A Par - Lon", "void", "convoy-from-coast", "6.2"),
        ("A Par - Pic", "stands", "", ""),
        ("F Bre H", "stands", "", ""),
    ],
)
def test_r2_4_each_order_has_its_reason_and_rule(order: str, word: str, message: str, rule: str) -> None:
    assert told(checked({"France": [order]}), "France", order) == (word, message, rule)


def test_r5_8_a_support_to_hold_for_a_unit_that_moves_is_told() -> None:
    found = checked({"Germany": ["A Mun - Tyr", "A Bur S A Mun"]})

    assert told(found, "Germany", "A Bur S A Mun") == ("void", "support-of-moving-unit", "5.8")


def test_r6_3_an_army_nobody_carries_and_a_convoy_for_nobody_are_told() -> None:
    found = checked({"England": ["A Lon - Bel", "F Eng C A Lon - Bre"]})

    assert told(found, "England", "A Lon - Bel") == ("no convoy", "convoy-missing", "6.3")
    assert told(found, "England", "F Eng C A Lon - Bre") == ("void", "convoy-not-matching", "6.3")


def test_r2_13_two_orders_for_one_unit_are_told() -> None:
    found = checked({"France": ["A Par - Pic", "A Par - Gas"]})

    assert told(found, "France", "A Par - Gas") == ("void", "order-twice", "2.13")
    assert ("check-unit-holds", "A Par") in missing(found, "France")


def test_what_the_resolution_decides_is_not_told() -> None:
    """The move bounces, the support is cut: both are well written."""
    found = checked({"France": ["A Par - Bur", "A Mar S A Par - Bur"], "Germany": ["A Bur - Mar", "A Mun H"]})

    assert {word for words in found["checked"].values() for word in words.values()} == {"stands"}
    assert found["reasons"] == {}
    assert "units" not in found


def test_r2_5_units_and_powers_without_orders_are_told() -> None:
    found = checked({"France": ["A Par H"]}, disorder=["England"])

    assert missing(found, "France") == [("check-unit-holds", "A Mar"), ("check-unit-holds", "F Bre")]
    assert missing(found, "Germany") == [("check-no-orders", "")]
    assert missing(found, "England") == [("check-in-disorder", "")]


def test_r9_1_orders_of_a_power_without_government_are_void() -> None:
    found = checked({"England": ["F Eng H"]}, disorder=["England"])

    assert told(found, "England", "F Eng H") == ("void", "order-no-government", "9.1")


def test_r7_retreats_are_checked() -> None:
    found = referee.check(
        {
            "phase": "S1902R",
            "units": {"Austria": ["A Bud", "A Tri"]},
            "dislodged": {
                "Italy": {
                    "A Tri": {"from": "Vie", "retreats": ["Alb", "Ven"]},
                    "A Ser": {"from": "Bud", "retreats": []},
                },
                "Turkey": {"F Alb": {"from": "Gre", "retreats": ["Adr"]}},
            },
            "orders": {"Italy": ["A Tri - Boh", "A Bud D"], "Turkey": ["F Alb - Adr"]},
        }
    )

    assert told(found, "Italy", "A Tri - Boh") == ("void", "retreat-out-of-reach", "7.2")
    assert told(found, "Italy", "A Bud D")[0] == "void"
    assert told(found, "Turkey", "F Alb - Adr") == ("stands", "", "")
    assert missing(found, "Italy") == [("check-unit-disbands", "A Tri"), ("check-nowhere-to-go", "A Ser")]


def test_r8_too_many_and_too_few_adjustments_are_told() -> None:
    found = referee.check(
        {
            "phase": "F1901A",
            "units": {"France": ["A Spa"], "Germany": ["A Mun"], "Turkey": ["F Bla", "A Con", "A Smy"]},
            "centres": {"France": ["Bre", "Mar", "Par"], "Germany": ["Mun", "Ber"], "Turkey": ["Con", "Smy"]},
            "orders": {"France": ["F Bre"], "Germany": ["A Ber", "B A Kie"], "Turkey": ["A Ank"]},
        }
    )

    assert told(found, "France", "F Bre") == ("stands", "", "")
    assert missing(found, "France") == [("check-builds-open", 1)]
    assert told(found, "Germany", "B A Kie") == ("void", "build-not-owned", "8.6")
    assert told(found, "Turkey", "A Ank") == ("void", "remove-not-yours", "8.5")
    assert missing(found, "Turkey") == [("check-removed-by-distance", "F Bla")]
    assert found["reads"]["Germany"] == {"A Ber": "B A Ber", "B A Kie": "B A Kie"}


ORDERS = st.sampled_from(
    ["A Par - Bur", "A Par - Lon", "A Par H", "A Mar S A Par - Bur", "A Mar S A Par", "F Bre - Mid",
     "F Bre C A Par - Lon", "A Mun S A Par - Bur", "A Mun - Bur",
     "A Bur - Mun", "A Bur S A Mun", "A Lon - Bel", "F Eng C A Lon - Bel",
     "F Eng H", "blah", "A Spa H", "A Lon - Bre", "F Eng C A Lon - Bre", "a par-gas"]
)  # fmt: skip


@given(st.dictionaries(st.sampled_from(list(MOVEMENT["units"])), st.lists(ORDERS, max_size=6)))
@settings(max_examples=150, deadline=None)
def test_the_check_calls_void_what_the_referee_calls_void(orders: dict[str, list[str]]) -> None:
    found = checked(orders)
    results = referee.answer({**MOVEMENT, "orders": orders})["results"]
    for power, lines in orders.items():
        for line in lines:
            if found["checked"][power][line] == "void":
                assert results[power].get(line, "void") == "void"
            elif line in results.get(power, {}):
                assert results[power][line] != "void"


BAD = json.dumps({**MOVEMENT, "orders": {"France": ["A Par - Lon"]}}).encode()
GOOD = json.dumps({**MOVEMENT, "orders": {"France": ["A Par - Pic"]}}).encode()


def test_exit_codes_tell_whether_everything_stands(run: Run) -> None:
    well, void, wrong = (
        run("adjudicate", "--check", stdin=text + b"\n") for text in (GOOD, BAD, b"nonsense")
    )

    assert (well.code, void.code, wrong.code) == (0, 1, 1)
    assert well.err == void.err == wrong.err == ""
    assert json.loads(wrong.out)["error"]["line"] == 1


def test_other_ways_of_telling_need_the_check(run: Run) -> None:
    for words in (("--text",), ("--language", "ru")):
        misused = run("adjudicate", *words, stdin=b"")

        assert misused.code == 2
        assert "--check" in misused.err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("Line 1: Spring 1901", "✗ A Par - Lon: void. Not allowed (rule 3.1)", "Orders that stand: 0"),
        ),
        (
            "ru",
            (
                "Строка 1: Весна 1901",
                "✗ A Par - Lon: недействителен. Нельзя (правило 3.1)",
                "Приказов в силе: 0",
            ),
        ),
        (
            "hu",
            (
                "1. sor: 1901 tavasza",
                "✗ A Par - Lon: érvénytelen. Nem lehet (szabály: 3.1)",
                "Érvényes parancs: 0",
            ),
        ),
    ],
)
def test_for_reading_in_every_language(language: str, words: tuple[str, ...], run: Run) -> None:
    done = run("adjudicate", "--check", "--text", "--language", language, stdin=BAD + b"\n")

    assert done.code == 1
    assert all(word in done.out for word in words)


def test_files_are_named_where_there_are_several(tmp_path: Path, run: Run) -> None:
    (tmp_path / "one").write_bytes(GOOD + b"\n")
    (tmp_path / "two").write_bytes(b"nonsense\n")
    done = run("adjudicate", "--check", str(tmp_path / "one"), str(tmp_path / "two"))
    read = run("adjudicate", "--check", "--text", str(tmp_path / "one"), str(tmp_path / "two"))

    assert json.loads(done.out.splitlines()[1])["error"]["file"] == str(tmp_path / "two")
    assert f"{tmp_path / 'two'}:1: " in read.out
