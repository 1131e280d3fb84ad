"""The school over HTTP: no account, no table, every answer judged anew."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games.paths_of_glory.terminal.school import school
from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio

SCHOOL = "/api/school/paths-of-glory"
LESSONS = school().lessons


async def ask(house: OpenHouse, path: str, **body: Any) -> Any:
    return await house.stranger().post(f"{SCHOOL}/{path}", **body)


async def study(house: OpenHouse, path: str, **body: Any) -> Any:
    """What only this game is asked."""
    return await house.stranger().post(f"/api/paths-of-glory/school/{path}", **body)


async def test_the_lessons_are_listed_in_order(house: OpenHouse) -> None:
    listed = (await house.stranger().get(SCHOOL)).json()

    assert [lesson["id"] for lesson in listed] == list(LESSONS)
    assert all(lesson["tasks"] and lesson["look"] for lesson in listed)


async def test_a_lesson_opens_with_a_question_and_the_own_hand_only(house: OpenHouse) -> None:
    scene = (await ask(house, "cards", answers=[])).json()

    assert scene["question"]["kind"] == "action"
    assert list(scene["view"]["hands"]) == ["cp"]
    assert scene["done"] == 0


async def test_answers_lead_on_and_count_tasks(house: OpenHouse) -> None:
    scene = (await ask(house, "cards", answers=["event cp_13"])).json()

    assert scene["done"] == 1
    assert any(line["event"] == "paths_of_glory.WarStatusRaised" for line in scene["log"])


async def test_once_everything_is_done_nothing_is_asked(house: OpenHouse) -> None:
    scene = (await ask(house, "victory", answers=list(LESSONS["victory"].solution))).json()

    assert scene["question"] is None
    assert scene["view"]["result"]["winner"] == "cp"


async def test_refusals_name_rule_or_lesson(house: OpenHouse) -> None:
    by_rule = await ask(house, "supply", answers=["ops cp_06", "activate warsaw move"])
    by_lesson = await ask(house, "cards", answers=["auto"])

    assert (by_rule.status_code, by_lesson.status_code) == (422, 422)
    assert by_rule.json()["error"]["rule"].startswith("14.")
    assert by_lesson.json()["error"]["code"] == "school-aside"


async def test_an_answer_can_be_tried_before_it_is_given(house: OpenHouse) -> None:
    aside = (await ask(house, "cards/explain", answers=[], text="auto")).json()
    fine = (await ask(house, "cards/explain", answers=[], text="event cp_13")).json()
    barred = (await ask(house, "cards/explain", answers=[], text="ops ap_01")).json()

    assert (aside["allowed"], aside["reason"]["message"]) == (False, "school-aside")
    assert fine["allowed"]
    assert (barred["allowed"], barred["reason"]["rule"]) == (False, "9.1.2")


async def test_who_heeds_is_warned_with_the_answer_itself(house: OpenHouse) -> None:
    """One trip: either the table after the answer, or what to think of first and the table before it."""
    before = [
        "ops cp_09",
        "activate brussels move",
        "activate sedan move",
        "move ge_1@brussels",
        "to antwerp",
    ]
    standing = (await ask(house, "trenches", answers=before)).json()
    warned = (await ask(house, "trenches", answers=[*before, "done"], heed=True)).json()
    unheeded = (await ask(house, "trenches", answers=[*before, "done"])).json()
    harmless = (await ask(house, "cards", answers=["event cp_13"], heed=True)).json()

    assert [reason["message"] for reason in warned["warned"]] == ["pog-warn-nobody-moved"]
    assert {**warned, "warned": []} == standing
    assert (unheeded["warned"], unheeded["question"] != standing["question"]) == ([], True)
    assert (harmless["warned"], harmless["done"]) == ([], 1)


async def test_the_odds_of_an_attack_are_told(house: OpenHouse) -> None:
    answers = ["ops cp_06", "activate brussels attack"]
    attack = {"attackers": ["ge_1@brussels", "ge_2@brussels"], "target": "cambrai"}

    odds = (await study(house, "combat/battle", answers=answers, **attack)).json()

    assert odds["attacker"]["factors"] == 10
    assert odds["attacker_wins"] + odds["tie"] + odds["defender_wins"] == pytest.approx(1)


async def test_whoever_is_cut_off_is_told(house: OpenHouse) -> None:
    before = (await study(house, "supply/supply", answers=[])).json()
    after = (await study(house, "supply/supply", answers=list(LESSONS["supply"].solution[:4]))).json()

    assert len(before["starving"]) == 1
    assert "lodz" in before["starving"][0]["remedies"]
    assert after["starving"] == []


async def test_there_are_no_other_lessons(house: OpenHouse) -> None:
    answer = await ask(house, "cavalry", answers=[])

    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "lesson-unknown")
