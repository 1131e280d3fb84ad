"""Studying The Napoleonic Wars over HTTP: positions and sandboxes, and where the data come from."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games.napoleonic_wars.positions.documents import load
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.names import NATIONS
from greatpowers.games.napoleonic_wars.rules.conquest import conquest
from greatpowers.games.napoleonic_wars.rules.land import rolls
from greatpowers.games.napoleonic_wars.rules.sea import encounters
from greatpowers.locale import LANGUAGES, Texts
from tests.server.houses import OpenHouse, Visitor

pytestmark = pytest.mark.anyio

GAME = "napoleonic-wars"
SMALL = {
    "scenario": "1805-5",
    "turn": 2,
    "due": "austria",
    "areas": {"ulm": "napoleon + 6 france", "vienna": "charles + 6 austria", "london": "2 britain"},
    "flags": {"linz": "france"},
    "hands": {"austria": ["rally"], "france": ["talleyrand"]},
}


async def checked(visitor: Visitor, position: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = await visitor.post(f"/api/positions/{GAME}", position=position, **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_an_empty_position_is_the_start_of_1805(house: OpenHouse) -> None:
    found = await checked(house.stranger(), {})

    assert found["faults"] == []
    assert (found["scenario"], found["view"]["year"]) == ("1805-5", 1805)
    assert found["view"]["leaders"]["napoleon"] == "calais"


async def test_a_position_is_completed_and_drawn(house: OpenHouse) -> None:
    found = await checked(house.stranger(), SMALL)

    assert found["faults"] == []
    assert found["view"]["strength"]["ulm"] == {"france": 6}
    assert found["view"]["flags"] == {"linz": "france"}
    assert found["view"]["hands"]["austria"] == ["rally"]
    assert found["position"]["consuls"]


async def test_what_cannot_be_read_is_told_with_its_place(house: OpenHouse) -> None:
    found = await checked(house.stranger(), {"areas": {"calais": "napolean"}})

    assert found["position"] is None
    assert "areas.calais" in found["faults"][0]["text"]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"areas": {"calais": "napoleon", "paris": "napoleon"}}, "nw-position-leader-twice"),
        ({"areas": {"calais": "40 denmark"}}, "nw-position-strength"),
        ({"areas": {}, "fleets": {"vienna": "1 france"}}, "nw-position-no-port"),
        ({"areas": {}, "flags": {"paris": "france"}}, "nw-position-flag"),
        ({"consuls": {"spain": "pact"}}, "nw-position-consul"),
        ({"camps": {"spain": "imperial"}}, "nw-position-proxy"),
        ({"truces": [["france", "france"]]}, "nw-position-pair"),
        ({"hands": {"france": ["rally"], "austria": ["rally"]}}, "nw-position-card-twice"),
        ({"home_used": ["rally"]}, "nw-position-no-home"),
        ({"effects": {"winter": 1}}, "nw-position-effect"),
    ],
)
async def test_what_cannot_be_is_told_for_any_language(
    house: OpenHouse, position: dict[str, Any], message: str
) -> None:
    found = await checked(house.stranger(), position)

    assert found["faults"][0]["reason"]["message"] == message


async def test_hands_are_dealt_from_the_rest_of_the_deck(house: OpenHouse) -> None:
    found = await checked(house.stranger(), SMALL, deal=True)
    hands = found["position"]["hands"]
    dealt = [card for hand in hands.values() for card in hand]

    assert found["faults"] == []
    assert "rally" in hands["austria"]
    assert all(hands.get(nation) for nation in NATIONS)
    assert len(dealt) == len(set(dealt))


async def test_a_sandbox_begins_from_a_position_and_gives_it_back(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    read = await checked(anna, SMALL)
    wish = {"scenario": read["scenario"], "options": read["options"], "position": read["position"]}

    table = await anna.create({}, game=GAME, sandbox=True, **wish)
    shown = (await anna.get(f"/api/tables/{table['id']}/position")).json()

    assert load(shown["position"]).leader_at == load(read["position"]).leader_at
    assert shown["view"]["strength"] == read["view"]["strength"]


async def test_there_are_no_positions_of_other_games(house: OpenHouse) -> None:
    answer = await house.stranger().post("/api/positions/chess", position={})

    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "position-unknown")


async def test_the_reference_tells_numbers_and_where_data_come_from(house: OpenHouse) -> None:
    told = (await house.stranger().get("/api/napoleonic-wars/reference")).json()
    tables = {table["table"]: table for table in told["tables"]}

    assert [nation["nation"] for nation in told["nations"]] == list(NATIONS)
    assert set(told["cards"]) == set(CARDS)
    assert sum(tables["cards"]["lines"].values()) == len(CARDS)
    assert tables["connections"]["lines"]["reconstruction"] > tables["connections"]["lines"]["public"]


async def test_the_player_aid_tells_the_numbers_of_the_rules_in_three_languages(house: OpenHouse) -> None:
    aid = (await house.stranger().get("/api/napoleonic-wars/reference")).json()["aid"]
    values = {(table, row["row"]): row["value"] for table, rows in aid.items() for row in rows}
    messages = [f"web-nw-aid-{table}-{row}" for table, row in values]

    assert values["rolls", "need"] == str(rolls.NEEDED)
    assert values["naval", "need"] == str(encounters.NEEDED)
    assert values["end", "conquest"] == str(conquest.NEEDED)
    assert [m for language in LANGUAGES for m in messages if not Texts(language).has(m)] == []


async def test_lessons_are_served_and_judged(house: OpenHouse) -> None:
    listed = (await house.stranger().get(f"/api/school/{GAME}")).json()
    scene = (await house.stranger().post(f"/api/school/{GAME}/cards", answers=["event luddites"])).json()
    aside = await house.stranger().post(f"/api/school/{GAME}/cards", answers=["cp talleyrand"])

    assert [lesson["seat"] for lesson in listed] == ["france"] * 4 + [
        "britain",
        "france",
        "prussia",
        "france",
    ]
    assert all(lesson["seat"] in lesson["seats"] for lesson in listed)
    assert scene["done"] == 1
    assert "france" in scene["view"]["hands"]
    assert "austria" not in scene["view"]["hands"]
    assert (aside.status_code, aside.json()["error"]["code"]) == (422, "school-aside")


async def test_refusals_of_the_rules_name_their_rule_in_a_lesson(house: OpenHouse) -> None:
    move = "move davout + 7 france @ ulm to munich"

    told = await house.stranger().post(
        f"/api/school/{GAME}/marching/explain", answers=["cp talleyrand"], text=move
    )

    assert (told.json()["allowed"], told.json()["reason"]["rule"]) == (False, "9.1")


async def test_any_moment_of_a_table_can_be_drawn(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    read = await checked(anna, SMALL)
    wish = {"scenario": read["scenario"], "options": read["options"], "position": read["position"]}
    table = await anna.create({}, game=GAME, sandbox=True, **wish)

    drawn = await anna.get(f"/api/tables/{table['id']}/map.svg", seat="france", language="ru", theme="dark")

    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "ПАРИЖ" in drawn.text


async def test_a_lesson_tells_where_a_force_could_march(house: OpenHouse) -> None:
    march = {"answers": ["cp talleyrand"], "force": "davout + 6 france @ ulm", "to": "innsbruck"}

    told = (await house.stranger().post("/api/napoleonic-wars/school/marching/march", **march)).json()

    first, last = told["areas"]["innsbruck"]["steps"]
    assert first["to"] in ("munich", "bern")  # both ways are two areas long and end over a pass
    assert last["to"] == "innsbruck"
    assert last["attrition"]
