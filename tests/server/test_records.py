"""Replay, export, import, forks, pictures, proofs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from greatpowers.engine.chance import commitment_to
from greatpowers.engine.record import read_record, replay
from greatpowers.games.table import find_game
from greatpowers.locale import Texts
from tests.server.houses import SEVEN, OpenHouse, Visitor, holds, sealed_in

pytestmark = pytest.mark.anyio


async def finished_game(house: OpenHouse, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """A year with letters and secrets: Ann has every seat but Italy, which is Béla's."""
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open"}
    wishes = {"public": True, "options": {"last_year": 1901}, **wishes}
    table = (await ann.create(seats, **wishes))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    await ann.order(table, "France", "press Italy: let us meet in Tyrolia")
    await ann.order(table, "Turkey", "press Russia: the Black Sea is ours")
    script = ({"Germany": "A Mun - Ruh", "Italy": "A Ven - Tyr"}, {"Germany": "A Ruh - Bel"})
    for orders in script:
        view = (await ann.snapshot(table))["view"]
        for seat in SEVEN:
            await (bela if seat == "Italy" else ann).order(table, seat, orders.get(seat) or holds(view, seat))
    await ann.order(table, "Germany", "B A Mun")
    return ann, bela, table


async def test_a_finished_game_exports_a_record_that_replays(any_house: OpenHouse) -> None:
    _, bela, table = await finished_game(any_house)

    answer = await bela.get(f"/api/tables/{table}/record")
    match = replay(read_record(answer.content), find_game)

    assert "attachment" in answer.headers["content-disposition"]
    assert match.is_over
    assert match.result["why"] == "last_year"


async def test_a_running_game_gives_no_record(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    answer = await ann.get(f"/api/tables/{table}/record")

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "still-secret")


async def test_a_record_comes_back_as_the_same_game(any_house: OpenHouse) -> None:
    ann, _, table = await finished_game(any_house)
    data = (await ann.get(f"/api/tables/{table}/record")).content
    cili = await any_house.guest("Cili")

    made = (await cili.client.post("/api/records", content=data)).json()
    again = (await cili.get(f"/api/tables/{made['id']}/record")).json()

    assert (made["status"], made["sandbox"]) == ("finished", False)
    assert again == json.loads(data)


async def test_a_record_keeps_its_name_and_may_be_given_one(house: OpenHouse) -> None:
    ann, _, table = await finished_game(house)
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    cili = await house.guest("Cili")

    named = (await cili.client.post("/api/records?title=file", content=json.dumps(record))).json()
    del record["title"]
    given = (await cili.client.post("/api/records?title=file", content=json.dumps(record))).json()

    assert named["title"] == (await ann.get(f"/api/tables/{table}")).json()["title"]
    assert given["title"] == "file"


async def test_an_unfinished_record_becomes_a_sandbox(house: OpenHouse) -> None:
    ann, _, table = await finished_game(house)
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    record["decisions"] = record["decisions"][:9]
    record["checkpoints"], record["result"] = [], None

    made = (await ann.client.post("/api/records", content=json.dumps(record))).json()
    seen = await ann.snapshot(made["id"], "Italy")

    assert (made["status"], made["sandbox"], set(made["my_seats"])) == ("playing", True, set(SEVEN))
    assert seen["view"]["phase"] == "F1901M"


async def test_the_timeline_leads_to_every_phase(any_house: OpenHouse) -> None:
    _, bela, table = await finished_game(any_house)

    moments = (await bela.get(f"/api/tables/{table}/timeline", seat="Italy")).json()
    views = [(await bela.snapshot(table, "Italy", at=moment["n"]))["view"] for moment in moments]

    assert [moment["phase"] for moment in moments] == ["S1901M", "F1901M", "F1901A"]
    assert [view["phase"] for view in views] == ["S1901M", "F1901M", "F1901A"]
    assert [len(view["press"]) for view in views] == [0, 1, 1]
    assert views[1]["last"]["phase"] == "S1901M"
    assert {"power": "Italy", "kind": "A", "place": "Tyr"} in views[1]["units"]


async def test_the_past_is_as_the_seat_saw_it(house: OpenHouse) -> None:
    """After the game any seat may be looked through; each still knows only what it knew."""
    ann, _, table = await finished_game(house)

    russia = await ann.snapshot(table, "Russia", at=5)
    spectator = await ann.snapshot(table, at=5)

    assert [letter["text"] for letter in russia["view"]["press"]] == ["the Black Sea is ours"]
    assert spectator["view"]["press"] == []
    assert (russia["question"], russia["can_undo"]) == (None, False)


async def test_the_open_view_shows_everything_everybody_wrote(any_house: OpenHouse) -> None:
    _, bela, table = await finished_game(any_house)

    now = await bela.snapshot(table, "*")
    then = await bela.snapshot(table, "*", at=5)

    assert [letter["sender"] for letter in now["view"]["press"]] == ["France", "Turkey"]
    assert now["revision"] == 17
    assert {seat: bool(orders) for seat, orders in then["view"]["all_orders"].items() if orders} == {
        "Austria": True,
        "England": True,
        "France": True,
    }


async def test_the_own_past_of_a_running_game_can_be_looked_at(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    view = (await ann.snapshot(table))["view"]
    for seat in SEVEN:
        await ann.order(table, seat, holds(view, seat))

    past = await ann.snapshot(table, "France", at=0)
    secret = await ann.get(f"/api/tables/{table}/snapshot", seat="*", at=0)

    assert (past["view"]["phase"], past["revision"], len(past["log"])) == ("S1901M", 0, 1)
    assert secret.status_code == 403


async def test_a_finished_game_is_forked_anywhere(any_house: OpenHouse) -> None:
    _, bela, table = await finished_game(any_house)
    moment = (await bela.get(f"/api/tables/{table}/timeline")).json()[1]

    made = (await bela.post(f"/api/tables/{table}/fork", at=moment["n"])).json()
    seen = await bela.order(made["id"], "Russia", "A Mos - Ukr")

    assert (made["sandbox"], set(made["my_seats"]), made["phase"]) == (True, set(SEVEN), "F1901M")
    assert sealed_in(seen) == ["A Mos - Ukr"]
    assert seen["view"]["press"] == []


async def test_a_fork_of_a_running_game_holds_only_what_is_public(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open"}
    table = (await ann.create(seats, public=True))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    view = (await ann.snapshot(table))["view"]
    await ann.order(table, "France", "press England: the plan")
    for seat in SEVEN:
        await (bela if seat == "Italy" else ann).order(table, seat, holds(view, seat))
    await ann.order(table, "France", "A Par - Bur")

    made = (await bela.post(f"/api/tables/{table}/fork")).json()
    sealed = [(await bela.snapshot(made["id"], seat))["view"] for seat in SEVEN]
    proof = await bela.get(f"/api/tables/{made['id']}/verification")
    original = (await bela.get(f"/api/tables/{table}/verification")).json()

    assert made["phase"] == "F1901M"
    assert all(view["own_orders"] == [] and view["press"] == [] for view in sealed)
    assert proof.json()["commitment"] != original["commitment"]


async def test_a_past_that_is_being_looked_at_ends_where_it_was_known(any_house: OpenHouse) -> None:
    """The game goes on while somebody forks it, draws it or counts its score."""
    ann = await any_house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    await ann.order(table, "France", "A Par - Bur")
    house = any_house.house
    history = await house.histories.of(await house.matches.table(table))
    known = history.states[history.last]

    await ann.order(table, "England", "F Lon - Nth")

    assert history.states[history.last] is known
    assert history.phase_after(0) == history.last
    assert (await ann.post(f"/api/tables/{table}/fork")).status_code == 201


async def test_after_the_game_the_seed_fits_the_commitment(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")
    seats = ("England+France+Russia", "Austria+Germany+Turkey")
    options = {"last_year": 1914}
    made = await ann.create(dict.fromkeys(seats, "hotseat"), scenario="two", options=options)
    before = (await ann.get(f"/api/tables/{made['id']}/verification")).json()
    for _ in range(3):
        seen = await ann.snapshot(made["id"])
        for seat in seen["view"]["asked"]:
            await ann.order(made["id"], seat, holds(seen["view"], seat))
    after = (await ann.get(f"/api/tables/{made['id']}/verification")).json()

    assert (before["seed"], before["verified"], before["checkpoints"]) == (None, None, [])
    assert before["commitment"] == made["commitment"]
    assert commitment_to(after["seed"]) == before["commitment"]
    assert after["verified"] is True
    assert [(die["purpose"], die["bound"]) for die in after["dice"]] == [("italy", 2)]


async def test_a_tampered_game_is_not_verified(house: OpenHouse) -> None:
    ann, _, table = await finished_game(house)
    live = await house.house.matches.table(table)
    live.playing().match.checkpoints[0] = (live.playing().match.checkpoints[0][0], "0" * 32)

    assert (await ann.get(f"/api/tables/{table}/verification")).json()["verified"] is False


@pytest.mark.parametrize("form", ["svg", "png"])
async def test_a_phase_can_be_drawn(house: OpenHouse, form: str) -> None:
    ann, _, table = await finished_game(house)

    answer = await ann.get(f"/api/tables/{table}/map.{form}", at=0, language="hu", theme="dark")
    again = await ann.client.get(
        f"/api/tables/{table}/map.{form}",
        params={"at": 0, "language": "hu", "theme": "dark"},
        headers={"If-None-Match": answer.headers["etag"]},
    )

    assert answer.status_code == 200
    assert answer.content[:4] == (b"\x89PNG" if form == "png" else b"<svg")
    assert again.status_code == 304


async def test_own_orders_are_drawn_for_their_seat_only(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), spectators=True))["id"]
    blank = (await ann.get(f"/api/tables/{table}/map.svg", seat="France")).content

    await ann.order(table, "France", "A Par - Bur")
    drawn = (await ann.get(f"/api/tables/{table}/map.svg", seat="France")).content
    foreign = (await ann.get(f"/api/tables/{table}/map.svg", seat="Italy")).content

    assert drawn != blank
    assert foreign == blank


def hostile(record: dict[str, Any]) -> dict[str, bytes]:
    """Records that were made to do harm."""
    other = {**record, "decisions": [["France", "press all: " + "x" * 100]] * 30_000}
    return {
        "not JSON": b"{",
        "not a record": b"[]",
        "not UTF-8": b'{"format":"\xff"}',
        "nested deeply": b"[" * 100_000,
        "another format": json.dumps({**record, "format": "other"}).encode(),
        "an unknown game": json.dumps({**record, "game": "chess"}).encode(),
        "another version": json.dumps({**record, "version": "99"}).encode(),
        "an unknown field": json.dumps({**record, "extra": 1}).encode(),
        "a wrong hash": json.dumps({**record, "checkpoints": [[1, "00"]]}).encode(),
        "a wrong seed": json.dumps({**record, "seed": "another"}).encode(),
        "no seed": json.dumps({k: v for k, v in record.items() if k != "seed"}).encode(),
        "foreign seats": json.dumps({**record, "seats": ["Mars"]}).encode(),
        "an unlawful decision": json.dumps(
            {**record, "decisions": [["France", "A Par - Lon"]], "checkpoints": []}
        ).encode(),
        "a null character": json.dumps({**record, "decisions": [["France", "press all: \0"]]}).encode(),
        "far too many decisions": json.dumps(other).encode(),
        "a negative checkpoint": json.dumps({**record, "checkpoints": [[-5, "00"]]}).encode(),
    }


async def test_hostile_records_are_refused_in_words(house: OpenHouse) -> None:
    ann, _, table = await finished_game(house)
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    before = (await ann.get("/api/tables", list="finished")).json()["tables"]

    answers = {
        name: await ann.client.post("/api/records", content=data) for name, data in hostile(record).items()
    }
    after = (await ann.get("/api/tables", list="finished")).json()["tables"]

    for name, answer in answers.items():
        assert answer.status_code in (400, 413, 422), name
        assert answer.json()["error"]["message"], name
    refused = {
        name: found
        for name, answer in answers.items()
        if (found := answer.json()["error"])["code"] == "record-unusable"
    }
    assert len(refused) >= 12
    for language in ("en", "ru", "hu"):
        texts = Texts(language)
        said = {name: texts.format("record-unusable", **error["params"]) for name, error in refused.items()}
        nothing = texts.format("record-unusable", reason="other")
        assert [name for name, words in said.items() if words == nothing] == []
        assert "99" in said["another version"]
        assert "A Par - Lon" in said["an unlawful decision"]
    assert len(after) == len(before) == 1


async def test_a_record_that_is_too_large_is_refused(house: OpenHouse) -> None:
    ann = await house.guest("Ann")

    answer = await ann.client.post("/api/records", content=b" " * (9 * 1024 * 1024))

    assert answer.status_code == 413
