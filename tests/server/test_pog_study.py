"""Studying Paths of Glory over HTTP: positions and sandboxes, the odds bench, the dice of a game."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.record import read_record, replay
from greatpowers.games.paths_of_glory.positions.documents import load
from greatpowers.games.table import find_game
from tests.server.houses import SEVEN, OpenHouse, Visitor

pytestmark = pytest.mark.anyio

GAME = "paths-of-glory"
SMALL = {
    "scenario": "campaign",
    "turn": 5,
    "units": {"metz": ["ge_1"], "koblenz": ["ge_2"], "sedan": ["fr_5", "fr_corps"]},
    "hands": {"cp": ["cp_01"], "ap": ["ap_01"]},
}


async def checked(visitor: Visitor, position: dict[str, Any]) -> dict[str, Any]:
    answer = await visitor.post("/api/positions/paths-of-glory", position=position)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def begun(visitor: Visitor, position: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table that begins from a position, as the editor makes it."""
    read = await checked(visitor, position)
    wish = {"scenario": read["scenario"], "options": read["options"], "position": read["position"]}
    seats = more.pop("seats", {})
    return await visitor.create(seats, game=GAME, **(wish | {"sandbox": not seats} | more))


async def play(visitor: Visitor, table: str, count: int, nth: int = -1) -> None:
    """Both sides take the last answer offered (or the first), so many times."""
    for _ in range(count):
        seat = (await visitor.snapshot(table))["view"]["asked"]
        if not seat:
            return
        shown = await visitor.snapshot(table, seat[0])
        await visitor.order(table, seat[0], shown["question"]["options"][nth]["text"])


# ---- positions


async def test_an_empty_position_is_august_1914(house: OpenHouse) -> None:
    found = await checked(house.stranger(), {})

    assert found["faults"] == []
    assert (found["view"]["turn"], found["position"]["format"]) == (1, "greatpowers-pog-1")
    assert len(found["view"]["pieces"]) > 50


async def test_hands_are_dealt_from_the_draw_piles(house: OpenHouse) -> None:
    visitor, path = house.stranger(), "/api/positions/paths-of-glory"
    dealt = [(await visitor.post(path, position=SMALL, deal=True)).json() for _ in range(4)]
    hands = [one["position"]["hands"]["cp"] for one in dealt]

    assert [one["faults"] for one in dealt] == [[]] * 4
    assert {len(hand) for hand in hands} == {7}
    assert all("cp_01" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1
    assert not set(hands[0]) & set(dealt[0]["position"]["decks"]["cp"])


async def test_a_position_that_cannot_be_read_says_where(house: OpenHouse) -> None:
    found = await checked(house.stranger(), {"units": {"sedann": ["ge_1"]}})

    assert (found["position"], found["view"], len(found["faults"])) == (None, None, 1)
    assert "did you mean 'sedan'" in found["faults"][0]["text"]
    assert found["faults"][0]["reason"]["message"] == "position-unknown-word"
    assert found["faults"][0]["reason"]["params"]["meant"] == "sedan"


@pytest.mark.parametrize("scenario", [None, 7, True, ["campaign"], "nowhere"])
async def test_nonsense_is_answered_in_words(house: OpenHouse, scenario: Any) -> None:
    found = await checked(house.stranger(), {"scenario": scenario})

    assert "unknown scenario" in found["faults"][0]["text"]


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"units": {"sedan": ["fr_1", "fr_2", "fr_3", "fr_4"]}}, "10.1.1"),
        ({"units": {"sedan": ["ge_1"]}}, "11.1.14"),
        ({"units": {"sedan": ["fr_1"], "cp_reserve_box": ["ge_1"]}}, "13.1.9"),
        ({"units": {"sedan": ["fr_1"]}, "hands": {"cp": [f"cp_{n:02}" for n in range(1, 10)]}}, "6.0"),
    ],
)
async def test_faults_are_named_by_their_rule(house: OpenHouse, change: dict[str, Any], rule: str) -> None:
    found = await checked(house.stranger(), SMALL | change)

    assert rule in [fault["rule"] for fault in found["faults"]]
    assert found["view"] is not None


async def test_a_sandbox_begins_from_a_position(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    made = await begun(anna, SMALL)
    shown = await anna.snapshot(made["id"], "cp")

    assert (made["sandbox"], made["my_seats"], made["status"]) == (True, ["ap", "cp"], "playing")
    assert (shown["view"]["turn"], shown["view"]["hands"]) == (5, {"cp": ["cp_01"]})
    assert {piece["space"] for piece in shown["view"]["pieces"]} >= {"metz", "koblenz", "sedan"}
    assert "ops cp_01" in [option["text"] for option in shown["question"]["options"]]


async def test_the_record_of_such_a_game_replays(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    made = await begun(anna, SMALL)
    await play(anna, made["id"], 30)
    data = (await anna.get(f"/api/tables/{made['id']}/record")).content
    record = read_record(data)
    again = replay(record, find_game)
    brought = await anna.client.post("/api/records", content=data)

    shown, copied = [await anna.snapshot(id_, "cp") for id_ in (made["id"], brought.json()["id"])]

    assert (len(again.decisions), record.position is not None) == (30, True)
    assert copied["view"] == shown["view"]


async def test_two_people_play_from_a_position(house: OpenHouse) -> None:
    anna, bela = await house.guests("Anna", "Béla")
    made = await begun(anna, SMALL, seats={"cp": "me", "ap": "invite"})
    await bela.post(f"/api/tables/{made['id']}/join", invite=made["invites"]["ap"])
    shown = await bela.snapshot(made["id"], "ap")

    assert (shown["view"]["hands"], shown["view"]["asked"]) == ({"ap": ["ap_01"]}, ["cp"])


async def test_a_game_cannot_begin_where_rules_are_broken(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    read = await checked(anna, SMALL | {"units": {"sedan": ["fr_1", "fr_2", "fr_3", "fr_4"]}})
    wish = {"scenario": read["scenario"], "options": read["options"], "position": read["position"]}
    crowded = await anna.post("/api/tables", game=GAME, sandbox=True, **wish)
    other = await anna.post("/api/tables", game=GAME, sandbox=True, scenario="historical", position=SMALL)
    foreign = await anna.post("/api/tables", game="diplomacy", sandbox=True, position={"units": {}})

    codes = [(one.status_code, one.json()["error"]["code"]) for one in (crowded, other, foreign)]

    assert codes == [(422, "position-unusable")] * 3
    assert "10.1.1" in crowded.json()["error"]["params"]["problem"]


async def test_a_running_game_gives_away_no_hidden_card(house: OpenHouse) -> None:
    """Whoever forks his own game in the middle gets a hand for the enemy that is dealt anew."""
    anna, bela = await house.guests("Anna", "Béla")
    made = await anna.create({"cp": "me", "ap": "invite"}, game=GAME, scenario="historical")
    await bela.post(f"/api/tables/{made['id']}/join", invite=made["invites"]["ap"])
    own, enemy = await anna.snapshot(made["id"], "cp"), await bela.snapshot(made["id"], "ap")
    path = f"/api/tables/{made['id']}/position"
    dealt = [(await anna.get(path, seat="cp")).json()["position"]["hands"] for _ in range(8)]

    assert all(hands["cp"] == own["view"]["hands"]["cp"] for hands in dealt)
    assert len({tuple(hands["ap"]) for hands in dealt}) > 1
    assert all(len(hands["ap"]) == len(enemy["view"]["hands"]["ap"]) for hands in dealt)
    assert (await anna.get(path, seat="ap")).status_code == 403
    assert (await house.stranger().get(path, seat="cp")).status_code in (401, 403)


async def test_the_position_of_any_decision_can_be_had(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    made = await begun(anna, SMALL)
    await play(anna, made["id"], 8)
    path = f"/api/tables/{made['id']}/position"
    first, now = [(await anna.get(path, seat="cp", **at)).json() for at in ({"at": 0}, {})]

    assert load(first["position"]).place == load(SMALL).place
    assert len(first["position"]["hands"]["cp"]) == 1
    assert first["position"] != now["position"]


# ---- the odds bench


BENCH = {
    "side": "cp",
    "target": "sedan",
    "attackers": [{"unit": "ge_1", "space": "metz"}, {"unit": "ge_2", "space": "koblenz"}],
    "defenders": ["fr_5", "fr_corps"],
    "trench": 1,
}


async def odds(visitor: Visitor, **change: Any) -> dict[str, Any]:
    answer = await visitor.post("/api/paths-of-glory/odds", **(BENCH | change))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_the_bench_agrees_with_the_printed_example(house: OpenHouse) -> None:
    """The same attack as in the description of the analysis."""
    found = await odds(house.stranger())

    trench = {"moves": "shift", "what": "trench", "which": "1", "rule": "11.2.8"}
    attacker = {"factors": 10, "table": "army", "shift": -1, "column": 6, "drm": 0, "natural": 9}
    defender = {"factors": 4, "table": "army", "shift": 1, "column": 5, "drm": 0, "natural": 4}
    assert found["attacker"] == attacker | {"causes": [trench | {"by": -1}]}
    assert found["defender"] == defender | {"causes": [trench | {"by": 1}]}
    assert sum(pair["chance"] for pair in found["losses"]) == pytest.approx(1)
    assert found["attacker_wins"] + found["tie"] + found["defender_wins"] == pytest.approx(1)


async def test_everything_on_the_bench_counts(house: OpenHouse) -> None:
    visitor = house.stranger()
    plain = await odds(visitor, trench=0)
    dug = await odds(visitor)
    fort = await odds(visitor, target="verdun", trench=0)
    ruined = await odds(visitor, target="verdun", trench=0, fort=False)
    reduced = await odds(visitor, trench=0, defenders=["fr_5 reduced"])
    flank = await odds(visitor, trench=0, pinning="koblenz")

    assert (plain["attacker"]["column"], dug["attacker"]["column"]) == (9, 6)
    assert fort["defender"]["factors"] > ruined["defender"]["factors"] == plain["defender"]["factors"]
    assert reduced["attacker_wins"] > plain["attacker_wins"]
    assert (plain["flank"], flank["flank"], flank["refused_flank"]) == (1.0, pytest.approx(4 / 6), None)


async def test_what_has_no_effect_says_why(house: OpenHouse) -> None:
    found = await odds(house.stranger(), pinning="metz", attacker_cards=["cp_15"])

    assert (found["refused_flank"]["message"], found["refused_flank"]["rule"]) == (
        "pog-flank-trench",
        "12.3.1",
    )
    assert all(reason["rule"] for reason in found["refused_cards"].values())


async def test_an_attack_nobody_could_make_is_answered(house: OpenHouse) -> None:
    answer = await house.stranger().post("/api/paths-of-glory/odds", **(BENCH | {"attackers": []}))

    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "refused")


# ---- dice


async def test_dice_are_counted_by_purpose_and_side(house: OpenHouse) -> None:
    anna = await house.guest("Anna")
    made = await anna.create({"cp": "hotseat", "ap": "hotseat"}, game=GAME, scenario="historical")
    await anna.order(made["id"], "cp", "event cp_01")
    await play(anna, made["id"], 40, nth=0)
    found = (await anna.get(f"/api/tables/{made['id']}/dice")).json()
    log = (await anna.snapshot(made["id"], ""))["log"]
    fired = [line for line in log if line["event"].endswith(".FireResolved")]
    groups = {(group["purpose"], group["side"]): group for group in found["groups"]}

    assert groups[("offensive", "cp")]["good"] is None
    assert sum(g["count"] for g in found["groups"] if g["purpose"] == "fire") == len(fired) > 0
    for side in {line["side"] for line in fired}:
        own = [line for line in fired if line["side"] == side]
        group = groups[("fire", side)]
        assert group["good"] == sum(line["loss"] for line in own)
        assert group["mean"] == pytest.approx(sum(line["die"] for line in own) / len(own))
        assert sum(group["faces"]) == len(own)
        last = [shot for shot in found["shots"] if shot["side"] == side][-1]
        assert last["luck"] == pytest.approx(group["good"] - group["expected"])


async def test_where_nothing_is_rolled_there_are_no_dice(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    assert (await ann.get(f"/api/tables/{table}/dice")).json()["groups"] == []
