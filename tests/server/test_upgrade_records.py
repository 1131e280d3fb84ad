"""Records of games that saw a change of the rules: exported, verified, brought to another house, replayed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from greatpowers.cli.main import main
from greatpowers.cli.replaying import replayed_phases
from greatpowers.cli.verification import report_on
from greatpowers.engine.errors import RecordError
from greatpowers.engine.record import read_record, replay
from greatpowers.games.table import find_game
from greatpowers.locale import Texts
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house
from tests.server.old_rules import DIPLOMACY, NW, POG, Secrets, before, play_on, version_before
from tests.server.test_upgrade import again

pytestmark = pytest.mark.anyio
SEATS = {DIPLOMACY: "Austria", POG: "cp", NW: "france"}


async def begin(opened: OpenHouse, game: str, count: int) -> tuple[Visitor, str]:
    ann = await opened.guest("Ann")
    scenario = next(one for one in find_game(game).scenarios if game != NW or one.id == "1805-2")
    seats = dict.fromkeys(scenario.seats, "hotseat")
    options: dict[str, Any] = {"peace_terms": False} if game == POG else {}
    made = await ann.create(seats, game=game, scenario=scenario.id, options=options)
    await play_on(opened.house, await opened.house.matches.table(made["id"]), count, "begin")
    return ann, made["id"]


async def concede(opened: OpenHouse, ann: Visitor, table: str) -> None:
    """All but one give up, one after the other, until the game is over."""
    for seat in list((await opened.house.matches.table(table)).seats):
        found = await opened.house.matches.table(table)
        if found.about.status == "playing":
            await ann.decide(table, seat, "concede")
    assert (await opened.house.matches.table(table)).about.status == "finished"


async def carried(folder: Path, clock: HandClock, game: str) -> tuple[bytes, dict[str, Any], dict[str, Any]]:
    """The record of a game of two versions, its last board and its proof."""
    with before():
        async with open_house(folder, clock, background=False, secret=Secrets()) as opened:
            ann, table = await begin(opened, game, 40)
    async with open_house(folder, clock, background=False) as opened:
        ann = await again(opened, ann)
        found = await opened.house.matches.table(table)
        await play_on(opened.house, found, 30, "on")
        await concede(opened, ann, table)
        record = (await ann.get(f"/api/tables/{table}/record")).content
        board = await ann.snapshot(table, "*")
        proof = (await ann.get(f"/api/tables/{table}/verification")).json()
    return record, board, proof


@pytest.mark.parametrize("game", [DIPLOMACY, POG, NW])
async def test_a_game_of_two_versions_is_proved_and_brought_elsewhere(
    tmp_path: Path, clock: HandClock, game: str
) -> None:
    data, board, proof = await carried(tmp_path / "one", clock, game)
    async with open_house(tmp_path / "other", clock, background=False) as opened:
        bob = await opened.guest("Bob")
        answer = await bob.client.post("/api/records", content=data)
        assert answer.status_code == 201, answer.text
        there = await bob.snapshot(answer.json()["id"], "*")
        timeline = (await bob.get(f"/api/tables/{answer.json()['id']}/timeline")).json()
        early = await bob.snapshot(answer.json()["id"], "*", at=3)
        again_out = read_record((await bob.get(f"/api/tables/{answer.json()['id']}/record")).content)
        fork = await bob.post(f"/api/tables/{answer.json()['id']}/fork", at=20)
        forked = await opened.house.matches.table(fork.json()["id"])
        await play_on(opened.house, forked, 3, "fork")
    record = read_record(data)
    report = report_on(record)

    assert proof["verified"] is True
    assert [(part["version"], part["how"]) for part in report["parts"]] == [
        (version_before(game), "compared"),
        (find_game(game).version, "recomputed"),
    ]
    assert {k: v for k, v in there["view"].items() if k != "press"} == {
        k: v for k, v in board["view"].items() if k != "press"
    }
    assert [line["event"] for line in there["log"]] == [line["event"] for line in board["log"]]
    assert timeline
    assert early["view"] != there["view"]
    assert again_out.decisions == record.decisions
    assert again_out.upgrades == record.upgrades
    assert again_out.stretches == record.stretches
    # Seventy decisions are less than a turn in two of the games.
    assert len(replayed_phases(record, SEATS[game])) >= 1
    assert forked.playing().revision >= 3


@pytest.mark.parametrize("game", [DIPLOMACY, POG, NW])
async def test_the_terminal_says_where_the_rules_changed(
    tmp_path: Path, clock: HandClock, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    data, _, _ = await carried(tmp_path / "one", clock, game)
    file = tmp_path / "carried.gp.json"
    file.write_bytes(data)
    told = {}
    for language in ("en", "ru", "hu"):
        assert main(["replay", str(file), "--language", language]) == 0
        told[language] = " ".join(capsys.readouterr().out.split())

    for language, text in told.items():
        line = Texts(language).format(
            "event-rules-changed", old=version_before(game), new=find_game(game).version
        )
        assert text.count(line) == 1, language


async def test_a_forged_stretch_is_noticed(tmp_path: Path, clock: HandClock) -> None:
    data, _, _ = await carried(tmp_path, clock, POG)
    plain = json.loads(data)
    other_state = json.loads(data)
    other_state["stretches"][1]["states"][0]["vp"] += 1
    older_state = json.loads(data)
    older_state["stretches"][0]["states"][0]["russian_vp_at_fall"] = 5
    cut = {**plain, "stretches": plain["stretches"][1:]}
    unknown = json.loads(data)
    unknown["stretches"][0]["states"][1]["~nothing"] = [[0, 1]]
    die = json.loads(data)
    rolls = [e for es in die["stretches"][0]["events"] for e in es if e[0]["event"].endswith("DieRolled")]
    rolls[0][0]["result"] = (rolls[0][0]["result"] + 1) % rolls[0][0]["bound"]

    for forged in (other_state, older_state, cut, unknown, die):
        with pytest.raises(RecordError):
            report_on(read_record(json.dumps(forged).encode()))


@pytest.mark.parametrize("game", [DIPLOMACY, POG, NW])
async def test_a_finished_game_of_older_rules_opens_and_is_proved(
    tmp_path: Path, clock: HandClock, game: str
) -> None:
    with before():
        async with open_house(tmp_path, clock, background=False, secret=Secrets()) as opened:
            ann, table = await begin(opened, game, 30)
            await concede(opened, ann, table)
            board, early = await ann.snapshot(table, "*"), await ann.snapshot(table, "*", at=5)
    async with open_house(tmp_path, clock, background=False) as opened:
        outcomes = await opened.house.matches.upgrades.all()
        ann = await again(opened, ann)
        after, then = await ann.snapshot(table, "*"), await ann.snapshot(table, "*", at=5)
        data = (await ann.get(f"/api/tables/{table}/record")).content
        proof = (await ann.get(f"/api/tables/{table}/verification")).json()
    record = read_record(data)

    assert outcomes == []
    assert (after["view"], after["log"]) == (board["view"], board["log"])
    assert (then["view"], then["log"]) == (early["view"], early["log"])
    assert proof["verified"] is True
    assert record.version == version_before(game)
    assert [part["how"] for part in report_on(record)["parts"]] == ["compared"]
    assert replay(record, find_game).result == record.result
