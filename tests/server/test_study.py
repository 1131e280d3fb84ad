"""Diplomacy without a table: the referee and the questions of any position."""

from __future__ import annotations

import pytest
from msgspec import convert, to_builtins

from greatpowers.games.diplomacy.house.refereed import CheckedOrders, Verdict
from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio

POSITION = {
    "phase": "S1901M",
    "units": {"France": ["A Par", "A Mar"], "Germany": ["A Mun"]},
    "orders": {"France": ["A Par - Bur", "A Mar S A Par - Bur"], "Germany": ["A Mun - Bur"]},
}


async def test_the_referee_answers_anybody(house: OpenHouse) -> None:
    answer = (await house.stranger().post("/api/diplomacy/adjudicate", **POSITION)).json()

    assert answer["results"]["France"]["A Par - Bur"] == "moves"
    assert answer["results"]["Germany"]["A Mun - Bur"] == "bounces"
    assert answer["reasons"]["Germany"]["A Mun - Bur"]["rule"]
    assert [told["order"]["verb"] for told in answer["told"]] == ["move", "support", "move"]


async def test_orders_are_checked_without_being_resolved(house: OpenHouse) -> None:
    orders = {"France": ["A Par - Lon", "A Mun H", "hm", "A Mar - Bur"]}
    answer = (await house.stranger().post("/api/diplomacy/check", **{**POSITION, "orders": orders})).json()

    assert answer["checked"]["France"] == {
        "A Par - Lon": "void", "A Mun H": "void", "hm": "void", "A Mar - Bur": "stands",
    }  # fmt: skip
    assert answer["reasons"]["France"]["A Par - Lon"]["rule"] == "3.1"
    assert answer["missing"]["Germany"] == [{"message": "check-no-orders", "rule": "9.1", "power": "Germany"}]
    assert "units" not in answer


async def test_the_referee_answers_what_the_types_of_clients_say(house: OpenHouse) -> None:
    asked = [
        POSITION,
        {"phase": "F1901M", "units": {"France": ["A Mar"], "Italy": ["A Pie", "A Tus"]},
         "centres": {"France": ["Mar", "Par"], "Italy": ["Rom"]},
         "orders": {"Italy": ["A Pie - Mar", "hm"]}},
        {"phase": "S1901R", "units": {"Germany": ["A Bur"]},
         "dislodged": {"France": {"A Bur": {"from": "Mun", "retreats": ["Gas"]}}}, "orders": {}},
    ]  # fmt: skip
    for path, struct in (("adjudicate", Verdict), ("check", CheckedOrders)):
        for body in asked:
            answer = (await house.stranger().post(f"/api/diplomacy/{path}", **body)).json()

            assert {"id": None, **to_builtins(convert(answer, struct))} == answer


async def test_a_bad_position_is_explained(house: OpenHouse) -> None:
    answers = [
        await house.stranger().post("/api/diplomacy/adjudicate", **body)
        for body in ({}, {"phase": "X", "units": {}}, {"phase": "S1901M", "units": {"Mars": ["A Par"]}})
    ]

    assert [answer.status_code for answer in answers] == [422, 422, 422]
    assert "Mars" in answers[2].json()["error"]["message"]


@pytest.mark.parametrize(
    ("more", "kind", "order"),
    [
        ({"phase": "S1901M"}, "orders", "A Par S A Mar - Bur"),
        (
            {"phase": "S1901R", "dislodged": {"France": {"A Bur": {"from": "Mun", "retreats": ["Gas"]}}}},
            "retreats",
            "A Bur R Gas",
        ),
        ({"phase": "F1901A", "centres": {"France": ["Par", "Mar", "Bre"]}}, "adjustments", "B F Bre"),
    ],
)
async def test_every_phase_can_be_asked_about(
    house: OpenHouse, more: dict[str, object], kind: str, order: str
) -> None:
    body = {"power": "France", "units": POSITION["units"], **more}

    question = (await house.stranger().post("/api/diplomacy/question", **body)).json()

    assert (question["seat"], question["kind"]) == ("France", kind)
    assert order in [part["text"] for pick in question["picks"] for part in pick["orders"]]


async def test_builds_need_to_know_the_centres(house: OpenHouse) -> None:
    body = {"power": "France", "phase": "F1901A", "units": POSITION["units"]}

    answer = await house.stranger().post("/api/diplomacy/question", **body)

    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "centres-missing")


@pytest.mark.parametrize(
    ("text", "allowed", "reads"),
    [
        ("армия Париж - Бургундия", True, ["A Par - Bur"]),
        ("A Par - Lon", False, ["A Par - Lon"]),
        ("A Mun H", False, ["A Mun H"]),
        ("A Par - Nowhere", False, []),
    ],
)
async def test_orders_are_explained_without_a_table(
    house: OpenHouse, text: str, allowed: bool, reads: list[str]
) -> None:
    body = {"power": "France", "phase": "S1901M", "units": POSITION["units"], "text": text}

    answer = (await house.stranger().post("/api/diplomacy/explain", **body)).json()

    assert (answer["allowed"], [order["text"] for order in answer["reads"]]) == (allowed, reads)
    assert allowed or answer["reason"]["rule"]
