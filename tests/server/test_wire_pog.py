"""Paths of Glory over the wire: what a seat is shown, asked and told of a battle."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.house.wire import PathsOfGloryWire
from greatpowers.games.paths_of_glory.rules.combat.card_steps import ChooseCombatCard
from greatpowers.games.paths_of_glory.rules.movement.moving import ChooseMovers
from greatpowers.server.live.wire import encode
from tests.server.houses import OpenHouse, Visitor, as_sent

pytestmark = pytest.mark.anyio

WIRE = PathsOfGloryWire()


def texts_of(question: dict[str, Any]) -> list[str]:
    return [option["text"] for option in question["options"]]


def refs_of(option: dict[str, Any]) -> list[str]:
    """The units of an answer as battles name them."""
    units = option["parts"]["units"]
    return [f"{one['unit']}{' reduced' if one['reduced'] else ''}@{one['space']}" for one in units]


async def begun(house: OpenHouse, **more: Any) -> tuple[Visitor, str]:
    ann = await house.guest("Ann")
    seats = {"cp": "hotseat", "ap": "hotseat"}
    table = await ann.create(seats, game="paths-of-glory", scenario="historical", **more)
    return ann, table["id"]


async def test_a_side_sees_its_hand_and_only_the_size_of_the_other(house: OpenHouse) -> None:
    ann, table = await begun(house)

    own = (await ann.snapshot(table, "cp"))["view"]
    other = (await ann.snapshot(table, "ap"))["view"]
    nobody = (await ann.snapshot(table))["view"]

    assert "cp_01" in own["hands"]["cp"]
    assert (list(own["hands"]), list(other["hands"]), list(nobody["hands"])) == (["cp"], ["ap"], [])
    assert nobody["sides"][1]["hand_size"] == len(own["hands"]["cp"])


async def test_every_option_is_a_text_that_is_taken_as_it_stands(house: OpenHouse) -> None:
    """Guns of August opens the war; whatever is asked next is answered by the first option."""
    ann, table = await begun(house)
    seen = await ann.snapshot(table, "cp")
    assert (seen["question"]["kind"], texts_of(seen["question"])) == ("action", ["event cp_01"])

    for _ in range(12):
        asked = (await ann.snapshot(table))["view"]["asked"]
        question = (await ann.snapshot(table, asked[0]))["question"]
        await ann.order(table, asked[0], question["options"][0]["text"])

    assert (await ann.snapshot(table))["view"]["sides"][1]["war_status"] == 2


async def test_who_is_not_asked_gets_no_question(house: OpenHouse) -> None:
    ann, table = await begun(house)

    assert (await ann.snapshot(table, "ap"))["question"] is None
    refused = await ann.decide(table, "ap", "ops ap_03")
    assert refused.status_code in (409, 422)


async def test_r12_3_a_battle_is_studied_before_it_is_fought(house: OpenHouse) -> None:
    """Fifteen factors against the French 5th Army in the forest of Sedan, as in the fire table."""
    ann, table = await begun(house)
    await ann.order(table, "cp", "event cp_01")
    await ann.order(table, "cp", "attack sedan")
    question = (await ann.snapshot(table, "cp"))["question"]
    attackers = refs_of(question["options"][-1])

    told = (
        await ann.post(f"/api/tables/{table}/battle", seat="cp", attackers=attackers, target="sedan")
    ).json()
    flanked = (
        await ann.post(
            f"/api/tables/{table}/battle", seat="cp", attackers=attackers, target="sedan", pinning="liege"
        )
    ).json()

    assert question["about"]["target"] == "sedan"
    assert (told["attacker"]["factors"], told["attacker"]["column"]) == (15, 15)
    assert (told["defender"]["factors"], told["defender"]["table"]) == (3, "army")
    assert told["attacker_wins"] + told["tie"] + told["defender_wins"] == pytest.approx(1)
    assert (told["flank"], flanked["flank"]) == (1.0, pytest.approx(4 / 6))


async def test_a_battle_of_a_moment_that_has_passed_is_not_studied(house: OpenHouse) -> None:
    ann, table = await begun(house)
    await ann.order(table, "cp", "event cp_01")
    await ann.order(table, "cp", "attack sedan")
    shown = await ann.snapshot(table, "cp")
    attackers = refs_of(shown["question"]["options"][-1])
    asked = {"seat": "cp", "attackers": attackers, "target": "sedan"}
    revision = shown["revision"]

    now = await ann.post(f"/api/tables/{table}/battle", **asked, revision=revision)
    before = await ann.post(f"/api/tables/{table}/battle", **asked, revision=revision - 1)

    assert now.json()["attacker"]["factors"] > 0
    assert (before.status_code, before.json()) == (200, None)


async def test_nonsense_about_a_battle_is_refused(house: OpenHouse) -> None:
    ann, table = await begun(house)

    for attackers, target in (([], "sedan"), (["ge_1@nowhere"], "sedan"), (["ge_1@aachen"], "atlantis")):
        answer = await ann.post(f"/api/tables/{table}/battle", seat="cp", attackers=attackers, target=target)
        assert answer.status_code == 422, answer.text


async def test_the_boards_and_the_printed_facts_are_served(house: OpenHouse) -> None:
    stranger = house.stranger()

    facts = (await stranger.get("/api/map/paths-of-glory/facts.json")).json()
    places = (await stranger.get("/api/map/paths-of-glory/places.json")).json()
    relief = await stranger.get("/api/map/paths-of-glory/europe_relief.avif")

    assert facts["units"]["ge_1"]["full"] == [5, 3, 3]
    assert facts["cards"]["cp_01"]["ops"] == 3
    assert facts["fire"]["army"]["columns"][-1] == 16
    assert "sedan" in places["spaces"]
    assert relief.headers["content-type"] == "image/avif"
    assert (await stranger.get("/api/map/paths-of-glory/secrets.json")).status_code == 400


async def test_hands_are_open_after_the_game(house: OpenHouse) -> None:
    ann, table = await begun(house)
    await ann.order(table, "ap", "concede")

    seen = await ann.snapshot(table, "*")

    assert seen["view"]["result"]["winner"] == "cp"
    assert set(seen["view"]["hands"]) == {"ap", "cp"}


def test_r9_2_the_costs_of_activation_come_with_the_question() -> None:
    match = Match(PathsOfGlory(), "historical", {}, seed="costs")
    match.decide("cp", "event cp_01")
    match.decide("cp", "done")
    card = match.view("ap").sides[0].hand[0]
    match.decide("ap", f"ops {card}")
    question = match.pending()[0]

    told = as_sent(match.show(question.seat).question)

    assert told["kind"] == "activation"
    named = {one["parts"]["space"] for one in told["options"] if one["verb"] == "activate"}
    assert named <= set(told["about"]["costs"])


def test_r14_1_units_out_of_supply_are_told_by_number() -> None:
    match = Match(PathsOfGlory(), "historical", {}, seed="supply")

    board = as_sent(match.show(None).board)

    assert board["starving"] == []
    assert {piece["number"] for piece in board["pieces"]} >= set(board["starving"])


def test_kinds_of_questions_are_plain_words() -> None:
    assert (ChooseCombatCard.asks, ChooseMovers.asks) == ("combat-card", "movers")


def test_answers_come_in_parts() -> None:
    """An answer is told by its text, its verb and what it is about: units as objects, ways as lists."""
    match = Match(PathsOfGlory(), "historical", {}, seed="parts")
    match.decide("cp", "event cp_01")
    match.decide("cp", "attack sedan")

    told = as_sent(match.show("cp").question)

    assert told["options"][0] == {
        "text": "with ge_1@liege",
        "verb": "with",
        "parts": {"units": [{"unit": "ge_1", "reduced": False, "space": "liege"}]},
    }


@pytest.mark.parametrize("scenario", ["historical", "introductory"])
def test_a_random_game_reveals_no_hand(scenario: str) -> None:
    """What everybody sees holds no hand, and a seat gets no other hand than its own."""
    stream = Stream(f"secrets of {scenario}")
    match = Match(PathsOfGlory(), scenario, {}, seed=scenario)
    for _ in range(150):
        if match.is_over:
            break
        public = as_sent(match.show(None).board)
        assert all("hand" not in side and "swaps" not in side for side in public["sides"])
        for seat, other in (("ap", "cp"), ("cp", "ap")):
            assert other not in WIRE.private(match.view(seat), None).hands
        question = match.pending()[0]
        match.decide(question.seat, question.choice.sample(question.offer, stream))


def test_r13_redeployments_come_folded_and_lose_nothing() -> None:
    """Every head with every tail is an answer, and every answer is among them."""
    match = Match(PathsOfGlory(), "historical", {}, seed="folded")
    match.decide("cp", "event cp_01")
    match.decide("cp", "done")
    card = match.view("ap").sides[0].hand[0]
    match.decide("ap", f"sr {card}")
    question = match.pending()[0]

    told = as_sent(match.show(question.seat).question)

    folded = [
        f"{head['text']} {tail}"
        for part in told["folded"]
        for head in part["heads"]
        for tail in part["tails"]
    ]
    listed = [question.choice.write(option) for option in question.offer]
    assert told["kind"] == "redeployment"
    assert sorted(texts_of(told) + folded) == sorted(listed)
    assert {part["verb"] for part in told["folded"]} == {"sr-to"}
    assert len(encode(told)) < len(encode(listed)) / 2


def test_r11_1_3_the_ways_of_a_march_come_with_the_question() -> None:
    match = Match(PathsOfGlory(), "historical", {}, seed="ways")
    match.decide("cp", "event cp_01")
    match.decide("cp", "done")
    card = match.view("ap").sides[0].hand[0]
    match.decide("ap", f"ops {card}")
    match.decide("ap", "activate bar_le_duc move")
    match.decide("ap", "done")
    match.decide("ap", "move fr_9 reduced@bar_le_duc")

    told = as_sent(match.show(match.pending()[0].seat).question)

    assert set(told["about"]["ways"]) == {one["parts"]["space"] for one in told["options"]}
    assert told["about"]["ways"]["paris"][-1] == "paris"
    assert all(match.explain("ap", f"path {' '.join(way)}") is None for way in told["about"]["ways"].values())


async def test_r14_1_supply_is_told_now_and_in_the_past(house: OpenHouse) -> None:
    ann, table = await begun(house)
    await ann.order(table, "cp", "event cp_01")

    now = (await ann.get(f"/api/tables/{table}/supply", seat="cp")).json()
    before = (await house.stranger().get(f"/api/tables/{table}/supply", at=0)).status_code

    fed = {network["id"]: network for network in now["networks"]}
    assert fed["west"]["sources"] == ["london"]
    assert any(line[1] == "liege" for line in fed["cp"]["lines"])
    assert now["starving"] == []
    assert before == 404


async def test_r12_3_flanks_come_with_the_odds_or_why_there_are_none(house: OpenHouse) -> None:
    ann, table = await begun(house)
    await ann.order(table, "cp", "event cp_01")
    await ann.order(table, "cp", "attack sedan")
    path = f"/api/tables/{table}/battle"

    both = (await ann.post(path, seat="cp", attackers=["ge_1@liege", "ge_3@koblenz"], target="sedan")).json()
    one = (await ann.post(path, seat="cp", attackers=["ge_1@liege"], target="sedan")).json()

    assert [(pin["space"], pin["modifier"]) for pin in both["pins"]] == [("liege", 1), ("koblenz", 0)]
    assert [round(pin["chance"], 2) for pin in both["pins"]] == [0.67, 0.5]
    assert (one["pins"], one["no_flank"]["rule"]) == ([], "12.3.1")


async def test_r9_2_8_an_answer_is_held_back_by_its_warning_once(house: OpenHouse) -> None:
    """Nobody of an activated space has moved: the decision itself is answered with it."""
    ann, table = await begun(house)
    seat = await _until_marches(ann, table)
    before = await ann.snapshot(table, seat)
    said = {"seat": seat, "text": "done", "revision": before["revision"], "request": "r1"}

    held = (await ann.post(f"/api/tables/{table}/decide", heed=True, **said)).json()
    done = (await ann.post(f"/api/tables/{table}/decide", heed=False, **said)).json()

    assert {reason["message"] for reason in held["warned"]} == {"pog-warn-nobody-moved"}
    assert held["revision"] == before["revision"] < done["revision"]
    assert "warned" not in done


async def _until_marches(ann: Visitor, table: str) -> str:
    """One space is activated to move; answers whose march it is."""
    for _ in range(60):
        seat = (await ann.snapshot(table))["view"]["asked"][0]
        question = (await ann.snapshot(table, seat))["question"]
        if question["kind"] == "movers":
            return str(seat)
        moves = [one for one in question["options"] if one["parts"].get("purpose") == "move"]
        ops = [one for one in question["options"] if one["verb"] == "ops"]
        await ann.order(table, seat, (moves or ops or question["options"])[0]["text"])
    raise AssertionError("nobody ever marched")
