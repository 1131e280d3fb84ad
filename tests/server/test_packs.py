"""Tables with a pack: chosen, played through a restart, exported and brought to a house that never saw it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games.shared.packs import folder_of
from greatpowers.server.settings import Settings
from greatpowers.server.store.backup import back_up, restore
from greatpowers.server.store.database import Database
from greatpowers.server.workers.bot_work import bot_answer
from greatpowers.server.workers.thinking import think
from tests.games.napoleonic_wars.packs import pack, renamed
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio
NW = "napoleonic-wars"


def install(data: Path, name: str = "mine") -> str:
    """What `pack use` does."""
    folder = folder_of(data, NW, name)
    folder.mkdir(parents=True)
    for file, text in renamed().items():
        (folder / file).write_text(text, encoding="utf-8")
    return pack(name=name).hash


async def sandbox(ann: Visitor, **wishes: Any) -> dict[str, Any]:
    answer = await ann.post("/api/tables", game=NW, sandbox=True, **wishes)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def test_a_house_offers_its_packs(house: OpenHouse, tmp_path: Path) -> None:
    ann = await house.guest("Ann")
    before = {game["id"]: game["packs"] for game in (await ann.get("/api/games")).json()}
    hash_ = install(tmp_path)

    after = {game["id"]: game["packs"] for game in (await ann.get("/api/games")).json()}

    assert before == {"diplomacy": [], "paths-of-glory": [], NW: []}
    assert after[NW] == [{"hash": hash_, "name": "mine"}]


async def test_a_spoilt_pack_is_not_offered(house: OpenHouse, tmp_path: Path) -> None:
    install(tmp_path)
    (folder_of(tmp_path, NW, "mine") / "areas.csv").write_text("id\n", encoding="utf-8")
    ann = await house.guest("Ann")

    answer = await ann.post("/api/tables", game=NW, sandbox=True, pack=pack().hash)

    assert {game["id"]: game["packs"] for game in (await ann.get("/api/games")).json()}[NW] == []
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "pack-unknown-here")


async def test_a_table_says_what_it_is_played_with(house: OpenHouse, tmp_path: Path) -> None:
    hash_ = install(tmp_path)
    ann = await house.guest("Ann")

    made, again, plain = await sandbox(ann, pack=hash_), await sandbox(ann, pack=hash_), await sandbox(ann)
    fork = await ann.post(f"/api/tables/{made['id']}/fork", at=0)

    assert made["pack"] == again["pack"] == fork.json()["pack"] == {"hash": hash_, "name": "mine"}
    assert plain["pack"] is None


async def test_map_and_cards_are_those_of_the_pack(house: OpenHouse, tmp_path: Path) -> None:
    hash_ = install(tmp_path)
    ann = await house.guest("Ann")
    address = f"/api/map/{NW}"

    places = (await ann.get(f"{address}/places.json", pack=hash_)).json()
    facts = (await ann.get(f"{address}/facts.json", pack=hash_)).json()

    assert (places["areas"]["kent"]["x"], places["areas"]["kent"]["names"]["en"]) == (930, "Dover")
    assert facts["cards"]["wet_powder"]["names"]["en"] == "Thunderstorm"
    assert (await ann.get(f"{address}/places.json")).json()["areas"]["kent"]["names"]["en"] == "Kent"
    assert (await ann.get(f"{address}/places.json", pack="0" * 32)).status_code == 404


async def test_a_game_with_a_pack_goes_on_after_a_restart_without_the_folder(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    """What the game is played with is in the store."""
    async with open_house(tmp_path, clock, database=both_databases) as house:
        hash_ = install(tmp_path)
        ann = await house.guest("Ann")
        table = (await sandbox(ann, pack=hash_))["id"]
        before = (await ann.get(f"/api/tables/{table}/record")).content
        token = dict(ann.client.cookies)
    for file in folder_of(tmp_path, NW, "mine").iterdir():
        file.unlink()

    async with open_house(tmp_path, clock, database=both_databases) as house:
        again = await house.guest("Ann")
        again.client.cookies.update(token)
        shown = (await again.get(f"/api/tables/{table}")).json()
        record = (await again.get(f"/api/tables/{table}/record")).content
        picture = await again.get(f"/api/tables/{table}/map.svg")

    assert shown["pack"]["hash"] == hash_
    assert record == before
    assert "Dover" in picture.text


async def test_a_record_with_a_pack_comes_to_a_house_that_never_saw_it(
    tmp_path: Path, clock: HandClock
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with open_house(tmp_path / "one", clock) as house:
        hash_ = install(tmp_path / "one")
        ann = await house.guest("Ann")
        table = (await sandbox(ann, pack=hash_))["id"]
        data = (await ann.get(f"/api/tables/{table}/record")).content

    async with open_house(tmp_path / "two", clock) as house:
        bela = await house.guest("Béla")
        made = (await bela.client.post("/api/records", content=data)).json()
        again = (await bela.get(f"/api/tables/{made['id']}/record")).json()
        offered = {game["id"]: game["packs"] for game in (await bela.get("/api/games")).json()}

    assert made["pack"] == {"hash": hash_, "name": "mine"}
    assert again["pack"] == json.loads(data)["pack"]
    assert offered[NW] == []


async def test_a_record_with_a_spoilt_pack_is_refused(house: OpenHouse, tmp_path: Path) -> None:
    hash_ = install(tmp_path)
    ann = await house.guest("Ann")
    table = (await sandbox(ann, pack=hash_))["id"]
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    record["pack"]["files"]["areas.csv"] = "id\n"

    answer = await ann.client.post("/api/records", content=json.dumps(record))

    assert answer.status_code == 422
    assert answer.json()["error"]["params"]["reason"] == "pack"


async def test_bots_play_with_a_pack(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, workers=1) as house:
        hash_ = install(tmp_path)
        ann = await house.guest("Ann")
        seats = {"france": "bot:novice", "britain": "hotseat"}
        made = await ann.post("/api/tables", game=NW, scenario="1805-2", seats=seats, pack=hash_)
        assert made.status_code == 201, made.text
        table = await house.house.matches.table(made.json()["id"])
        questions = table.playing().questions_to(["france", "britain"])
        assert questions
        for question in questions:
            said = await think(
                house.house.workers, 20, bot_answer, table.about, "novice", "seed", table.playing(), question
            )

            assert table.playing().match.explain(question.seat, said) is None


async def test_a_backup_holds_the_packs_of_its_games(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    file = tmp_path / "house.backup"
    hash_ = install(tmp_path / "old")
    async with open_house(tmp_path / "old", clock, database=both_databases) as house:
        ann = await house.guest("Ann")
        table = (await sandbox(ann, pack=hash_))["id"]
        cookie = ann.client.cookies["gp_session"]
        await back_up(house.house.database, file)
    fresh = Database(Settings(data=tmp_path / "new").database_url)
    await restore(fresh, file)
    await fresh.close()

    async with open_house(tmp_path / "new", clock) as house:
        again = house.stranger()
        again.client.cookies.set("gp_session", cookie)
        seen = await again.snapshot(table, "france")

    assert seen["table"]["pack"]["hash"] == hash_
