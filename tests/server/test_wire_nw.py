"""The Napoleonic Wars over the wire: what a seat is shown and asked, and that nothing hidden gets out."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match, Question
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.house.wire import NapoleonicWarsWire
from greatpowers.games.napoleonic_wars.printed.ruleset import SCENARIOS
from tests.server.houses import OpenHouse, Visitor, as_sent

pytestmark = pytest.mark.anyio

WIRE = NapoleonicWarsWire()
FIVE = ("france", "britain", "austria", "russia", "prussia")
#: Decisions of each random game that are looked at.
_LOOKED_AT = 120


async def begun(house: OpenHouse, scenario: str = "1805-5", **more: Any) -> tuple[Visitor, str]:
    ann = await house.guest("Ann")
    seats = {"2": FIVE[:2], "3": FIVE[:3], "4": FIVE[:4], "5": FIVE}[scenario[-1]]
    table = await ann.create(
        dict.fromkeys(seats, "hotseat"), game="napoleonic-wars", scenario=scenario, **more
    )
    return ann, table["id"]


def texts_of(told: dict[str, Any]) -> list[str]:
    """Every answer of a question, folded ones too."""
    folded = [
        f"{head['text']} {tail['text']}"
        for part in told.get("folded", ())
        for head in part["heads"]
        for tail in part["tails"]
    ]
    return [*(option["text"] for option in told["options"]), *folded]


def at(match: Match, seed: str, kind: str) -> Question:
    """Random play until such a question is asked."""
    question = _asked_in(match, seed, kind)
    assert question is not None, f"{kind} was never asked"
    return question


def _asked_in(match: Match, seed: str, kind: str) -> Question | None:
    stream = Stream(seed)
    while not match.is_over:
        question = match.pending()[0]
        if question.choice.asks == kind:
            return question
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    return None


def match_at(kind: str) -> tuple[Match, Question]:
    """The first of some random games of 1805 in which such a question is asked, there."""
    for number in range(12):
        match = Match(NapoleonicWars(), "1805-5", {}, seed=f"{kind}/{number}")
        question = _asked_in(match, f"{kind}/{number}", kind)
        if question is not None:
            return match, question
    raise AssertionError(f"{kind} was never asked")


async def test_a_seat_sees_its_own_hands_and_how_many_cards_the_others_hold(house: OpenHouse) -> None:
    ann, table = await begun(house)
    while (question := await _asked(ann, table))["kind"] != "play":
        await ann.order(table, question["seat"], question["options"][0]["text"])

    own = (await ann.snapshot(table, "france"))["view"]
    nobody = (await ann.snapshot(table))["view"]

    assert {"france", "spain"} == set(own["hands"])
    assert nobody["hands"] == {}
    sizes = {nation["nation"]: nation["hand_size"] for nation in nobody["nations"]}
    assert sizes["france"] == len(own["hands"]["france"]) > 0


async def _asked(ann: Visitor, table: str) -> dict[str, Any]:
    seat = (await ann.snapshot(table))["view"]["asked"][0]
    found: dict[str, Any] = (await ann.snapshot(table, seat))["question"]
    return found


async def test_every_answer_is_a_text_that_is_taken_as_it_stands(house: OpenHouse) -> None:
    ann, table = await begun(house, "1813-3")
    for number in range(25):
        question = await _asked(ann, table)
        texts = texts_of(question)
        await ann.order(table, question["seat"], texts[number % len(texts)])

    assert (await ann.snapshot(table))["revision"] >= 25


@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_a_seat_gets_no_hand_of_others(scenario: str) -> None:
    stream = Stream(f"secrets of {scenario}")
    match = Match(NapoleonicWars(), scenario, {}, seed=scenario)
    for number in range(_LOOKED_AT):
        if match.is_over:
            break
        question = match.pending()[0]
        if number % 10 == 0:
            _check_hands(match)
        match.decide(question.seat, question.choice.sample(question.offer, stream))


def _check_hands(match: Match) -> None:
    for seat in match.seats:
        view = match.view(seat)
        run = {seen.nation for seen in view.nations if seen.seat == seat} | {_looked_at(view, seat)}
        assert set(WIRE.private(view, None).hands) <= run
    assert WIRE.private(match.view(None), None).hands == {}


def _looked_at(view: Any, seat: str) -> str:
    looked = view.table.looked_at
    return view.nations[looked].nation if view.table.looking == seat and looked >= 0 else ""


@pytest.mark.parametrize("scenario", ["1805-5", "1812-2"])
def test_folded_marches_lose_nothing(scenario: str) -> None:
    match = Match(NapoleonicWars(), scenario, {}, seed="folded")
    question = at(match, "folded", "act")

    told = as_sent(match.show(question.seat).question)

    assert sorted(texts_of(told)) == sorted(question.choice.write(option) for option in question.offer)
    assert all(len(part["tails"]) == len(part["prices"]) for part in told["folded"])
    assert len(told["prices"]) == len(told["options"])


def test_r6_3_every_kind_of_action_has_a_row_and_closed_ones_say_why() -> None:
    """Nobody moves a Consul in the first round of 1805; a war costs seven CPs."""
    match = Match(NapoleonicWars(), "1805-5", {}, seed="rows")
    question = at(match, "rows", "act")

    rows = {row["word"]: row for row in as_sent(match.show(question.seat).question)["acts"]}

    assert rows["consul"]["count"] == 0
    assert rows["consul"]["reason"]["rule"] == "8.1"
    assert {"move", "build", "war", "siege", "sail", "patrol", "refit", "convoy", "flag"} <= set(rows)
    assert all(row["count"] or row["reason"] is None or row["reason"]["rule"] for row in rows.values())


def test_r10_11_a_reaction_tells_its_chance() -> None:
    match = Match(NapoleonicWars(), "1813-4", {}, seed="reaction")
    question = at(match, "reaction", "reaction")

    told = as_sent(match.show(question.seat).question)

    assert set(told["rolls"]) == set(texts_of(told)) - {"stand"}
    assert all(
        0 <= roll["chance"] <= 1 and roll["needs"] == 9 - roll["modifier"] for roll in told["rolls"].values()
    )


def test_r11_2_the_dice_of_a_battle_are_told_by_source() -> None:
    match, question = match_at("hits")

    battle = as_sent(match.show(None).board)["battle"]

    assert question.seat in match.seats
    for side in battle["sides"]:
        assert sum(side["parts"].values()) == side["dice"]


def test_r11_6_a_side_that_was_annihilated_keeps_its_name() -> None:
    sealed = {"responses": "sealed"}
    match, stream = Match(NapoleonicWars(), "1813-5", sealed, seed="annihilated"), Stream("annihilated")
    seen = 0
    while not match.is_over:
        question = match.pending()[0]
        battle = as_sent(match.show(None).board)["battle"] if match.state.battle else None
        if battle and battle["loser"] >= 0 and not battle["is_siege"]:
            beaten, winner = battle["sides"][battle["loser"]], battle["sides"][1 - battle["loser"]]
            seen += not beaten["force"]["sp"] and not beaten["force"]["leaders"]
            assert beaten["nation"] != winner["nation"]
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    assert seen


def test_r9_7_it_is_told_who_says_which_leader_commands_a_group_of_several_players() -> None:
    areas = {"brunn": "kutuzov + 4 russia, 6 austria, charles"}
    start = {"scenario": "1805-5", "turn": 2, "areas": areas, "hands": {"france": ["talleyrand"]}}
    match = Match(NapoleonicWars(), "1805-5", {}, seed="group", position=start)
    (before,) = as_sent(match.show(None).board)["groups"]
    match.decide(before["seat"], "entrust kutuzov")
    (after,) = as_sent(match.show(None).board)["groups"]

    assert (before["area"], before["seat"], before["commander"]) == ("brunn", "austria", "charles")
    assert set(before["leaders"]) == {"charles", "kutuzov"}
    assert after["commander"] == "kutuzov"


def test_a_late_seat_gets_an_answer_that_is_allowed() -> None:
    """Whatever is asked, the clock can answer: it passes where passing is possible."""
    stream = Stream("late")
    match = Match(NapoleonicWars(), "1805-4", {}, seed="late")
    for _ in range(300):
        if match.is_over:
            break
        question = match.pending()[0]
        answer = WIRE.missed_answer(question)
        assert match.explain(question.seat, answer) is None
        if question.choice.asks == "response":
            assert answer == "pass"
        match.decide(question.seat, question.choice.sample(question.offer, stream))


def test_who_is_asked_in_the_impulse_of_another_has_a_time_of_his_own() -> None:
    match = Match(NapoleonicWars(), "1805-5", {}, seed="stages")
    at(match, "stages", "play")
    own = WIRE.stages(match.view(None))
    question = at(match, "stages", "response")
    while question.seat == match.view(None).nations[match.view(None).table.active].seat:
        match.decide(question.seat, "pass")
        question = at(match, "stages", "response")

    assert own == ("action",)
    assert WIRE.stages(match.view(None)) == (f"response:{question.seat}",)


async def test_r9_a_march_is_planned_with_its_price_and_its_dangers(house: OpenHouse) -> None:
    """Napoleon from Calais: five areas for five CPs, the fifth a forced march. [9.42]"""
    ann, table = await begun(house)
    for _ in range(60):
        question = await _asked(ann, table)
        if question["kind"] == "act":
            break
        texts = texts_of(question)
        await ann.order(table, question["seat"], next((t for t in texts if t.startswith("cp ")), texts[0]))
    force = "napoleon + 7 france @ calais"

    told = (await ann.post(f"/api/tables/{table}/march", seat="france", force=force)).json()
    purse = (await ann.snapshot(table))["view"]["purse"]

    assert told["reason"] is None
    assert all(road["cp"] == len(road["steps"]) <= purse // 2 for road in told["areas"].values())
    assert told["areas"]["brussels"]["steps"][-1]["to"] == "brussels"
    forced = [r for r in told["areas"].values() if len(r["steps"]) >= 5]
    assert all("forced_march" in road["steps"][4]["attrition"] for road in forced)
    nonsense = await ann.post(f"/api/tables/{table}/march", seat="france", force="napoleon + 8 france @ rome")
    too_many = await ann.post(f"/api/tables/{table}/march", seat="france", force="7 france @ calais")
    assert nonsense.status_code == 422
    assert too_many.json()["reason"]["rule"] == "9.1"


async def test_r6_14_in_a_live_game_responses_have_a_short_clock_that_passes(any_house: OpenHouse) -> None:
    """The Impulse has fifteen minutes; who is asked meanwhile two, then the clock passes for him. The stage
    names the seat and fits both stores."""
    start = {
        "scenario": "1805-5",
        "turn": 2,
        "round": 2,
        "areas": {"stuttgart": "ney + 4 france"},
        "hands": {"france": ["rally"], "britain": ["stragglers"]},
    }
    ann, table = await begun(any_house, pace={"kind": "live", "grace": 0}, position=start)
    for text in ("cp rally", "move ney + 4 france @ stuttgart to ulm"):
        await ann.order(table, "france", text)
    question = await _asked(ann, table)
    seat = question["seat"]
    assert (question["kind"], seat) == ("response", "britain")
    clock = (await ann.snapshot(table, seat))["clock"]

    any_house.clock.move(minutes=2)
    await any_house.house.clocks.tick()
    after = await ann.snapshot(table)

    ends, now = (datetime.fromisoformat(clock[name]) for name in ("deadline", "now"))
    assert (clock["stage"], (ends - now).total_seconds()) == (f"response:{seat}", 120)
    assert after["view"]["asked"] != [seat]
