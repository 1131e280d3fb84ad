"""Pictures of a table of Paths of Glory over HTTP."""

from __future__ import annotations

import pytest

from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio

NEW = {
    "game": "paths-of-glory",
    "scenario": "historical",
    "options": {},
    "title": "Verdun",
    "seats": {"cp": "hotseat", "ap": "hotseat"},
    "public": False,
    "anonymous": False,
    "pace": {"kind": "untimed"},
    "spectators": True,
    "spectator_delay": 0,
    "draw_lots": False,
}


async def test_any_moment_can_be_drawn_and_all_seats_get_the_same(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.post("/api/tables", **NEW)).json()["id"]
    first = await ann.get(f"/api/tables/{table}/map.svg", seat="cp")
    shown = (await ann.get(f"/api/tables/{table}/snapshot", seat="cp")).json()
    event = next(one["text"] for one in shown["question"]["options"] if one["verb"] == "event")
    await ann.post(
        f"/api/tables/{table}/decide", seat="cp", text=event, revision=shown["revision"], request="1"
    )

    past = await ann.get(f"/api/tables/{table}/map.svg", seat="cp", at=0)
    now = await ann.get(f"/api/tables/{table}/map.svg", seat="cp")
    other = await ann.get(f"/api/tables/{table}/map.svg", seat="ap")

    assert first.headers["content-type"].startswith("image/svg+xml")
    assert past.content == first.content
    assert now.content != first.content
    assert other.content == now.content


async def test_the_language_is_that_of_the_reader(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.post("/api/tables", **NEW)).json()["id"]

    drawn = await ann.get(f"/api/tables/{table}/map.svg", seat="cp", language="ru", theme="dark")

    assert "ПАРИЖ" in drawn.text
