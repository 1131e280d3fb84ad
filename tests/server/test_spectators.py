"""Watching: public things only, and later if the players wished so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import SEVEN, OpenHouse, Visitor, holds

pytestmark = pytest.mark.anyio


async def delayed_table(house: OpenHouse, **wishes: Any) -> tuple[Visitor, str]:
    ann = await house.guest("Ann")
    wishes = {"public": True, "spectators": True, "spectator_delay": 600, **wishes}
    return ann, (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **wishes))["id"]


async def everybody_holds(ann: Visitor, table: str) -> None:
    view = (await ann.snapshot(table))["view"]
    for seat in view["asked"]:
        await ann.order(table, seat, holds(view, seat))


async def test_games_to_watch_are_listed(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    seats = dict.fromkeys(SEVEN, "hotseat")
    shown = (await ann.create(seats, public=True, spectators=True))["id"]
    await ann.create(seats, public=True)
    await ann.create(seats, spectators=True)

    listed = (await house.stranger().get("/api/tables", list="watch")).json()["tables"]

    assert [table["id"] for table in listed] == [shown]


async def test_a_table_without_spectators_is_closed(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), public=True))["id"]

    answers = [
        await house.stranger().get(f"/api/tables/{table}{path}")
        for path in ("", "/snapshot", "/timeline", "/scores", "/map.svg", "/verification")
    ]

    assert [answer.status_code for answer in answers] == [404] * len(answers)


async def test_delayed_spectators_see_the_past(any_house: OpenHouse) -> None:
    ann, table = await delayed_table(any_house)
    any_house.clock.move(seconds=60)
    await everybody_holds(ann, table)
    watcher = any_house.stranger()

    soon = await watcher.snapshot(table)
    players = await ann.snapshot(table)
    any_house.clock.move(seconds=600)
    later = await watcher.snapshot(table)

    assert (soon["view"]["phase"], soon["revision"], soon["view"]["ready"]) == ("S1901M", 0, [])
    assert soon["table"]["phase"] == "S1901M"
    assert players["view"]["phase"] == "F1901M"
    assert (later["view"]["phase"], later["revision"]) == ("F1901M", 7)


async def test_no_way_leads_round_the_delay(house: OpenHouse) -> None:
    ann, table = await delayed_table(house, options={"last_year": 1901})
    house.clock.move(seconds=60)
    await everybody_holds(ann, table)
    await everybody_holds(ann, table)
    watcher = await house.guest("Béla")

    details = (await watcher.get(f"/api/tables/{table}")).json()
    future = await watcher.snapshot(table, at=100)
    moments = (await watcher.get(f"/api/tables/{table}/timeline")).json()
    scores = (await watcher.get(f"/api/tables/{table}/scores")).json()
    listed = (await watcher.get("/api/tables", list="watch")).json()["tables"]
    finished = (await watcher.get("/api/tables", list="finished")).json()["tables"]
    closed = [
        await watcher.get(f"/api/tables/{table}/record"),
        await watcher.get(f"/api/tables/{table}/remarks"),
        await watcher.get(f"/api/tables/{table}/snapshot", seat="*"),
        await watcher.get(f"/api/tables/{table}/snapshot", seat="France"),
    ]
    proof = (await watcher.get(f"/api/tables/{table}/verification")).json()
    fork = (await watcher.post(f"/api/tables/{table}/fork")).json()
    picture = (await watcher.get(f"/api/tables/{table}/map.svg")).text

    assert (details["status"], details["result"], details["phase"]) == ("playing", None, "S1901M")
    assert future["revision"] == 0
    assert [moment["phase"] for moment in moments] == ["S1901M"]
    assert ([moment["phase"] for moment in scores["moments"]], scores["verdict"]) == (["S1901M"], None)
    assert [(shown["result"], shown["phase"]) for shown in listed] == [(None, "")]
    assert finished == []
    assert [answer.status_code for answer in closed] == [403, 403, 403, 403]
    assert proof["seed"] is None
    assert fork["phase"] == "S1901M"
    assert "1901" in picture


async def test_delayed_spectators_are_sent_snapshots_as_moments_age(
    served: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatpowers.server.api.sockets._DELAYED_LOOK", 0.05)
    ann, table = await delayed_table(served)
    served.clock.move(seconds=60)

    async with served.stranger().socket(table) as line:
        first = await line.hear()
        await everybody_holds(ann, table)
        served.clock.move(seconds=601)
        second = await line.hear_of("snapshot")

    assert (first["revision"], second["revision"]) == (0, 7)
    assert second["view"]["phase"] == "F1901M"
    assert line.aside == []
