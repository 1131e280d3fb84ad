"""Films of games over HTTP: who may see what, how long one waits, what is kept."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from greatpowers.games.shared.maps.film import LARGEST
from greatpowers.server.games import films
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house
from tests.server.test_records import finished_game
from tests.server.test_spectators import delayed_table, everybody_holds

pytestmark = pytest.mark.anyio


async def film_of(visitor: Visitor, table: str, form: str = "gif", **query: Any) -> httpx.Response:
    """The film once it is made; asked for again as a browser does."""
    while True:
        answer = await visitor.get(f"/api/tables/{table}/animation.{form}", **query)
        if answer.status_code != 202:
            return answer
        assert answer.json()["done"] <= answer.json()["of"]
        assert answer.headers["retry-after"] == "2"


def frames(answer: httpx.Response) -> list[Image.Image]:
    """The pictures of a film as they are shown."""
    film = Image.open(io.BytesIO(answer.content))
    found = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        found.append(film.convert("RGB"))
    return found


@pytest.mark.parametrize("form", ["gif", "webp"])
async def test_a_finished_game_is_a_film(house: OpenHouse, form: str) -> None:
    """One picture for each phase and the end, 800 by 556; who asks again gets the same from the disk."""
    ann, _, table = await finished_game(house)
    moments = (await ann.get(f"/api/tables/{table}/timeline")).json()

    answer = await film_of(ann, table, form)
    again = await film_of(house.stranger(), table, form)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == f"image/{form}"
    shown = frames(answer)
    assert len(shown) == len(moments) + 1
    assert {one.size for one in shown} == {(800, 556)}
    assert len(answer.content) < LARGEST
    assert again.content == answer.content
    kept = list((house.house.settings.data / "films").iterdir())
    assert [path.suffix for path in kept] == [f".{form}"]


async def test_a_stretch_can_be_asked_for(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), spectators=True))["id"]
    for _ in range(3):
        await everybody_holds(ann, table)
    moments = (await ann.get(f"/api/tables/{table}/timeline")).json()
    start, end = moments[1]["n"], moments[2]["n"]

    answer = await film_of(ann, table, **{"from": start, "to": end})
    nothing = await film_of(ann, table, **{"from": end + 1, "to": start})

    assert len(frames(answer)) == 2
    assert nothing.status_code == 404
    assert not list((house.house.settings.data / "films").glob("*.gif")), "the game goes on"


async def test_a_seat_sees_its_own_orders_and_nobody_else_does(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), spectators=True))["id"]
    await ann.order(table, "France", "A Par - Bur")

    own = frames(await film_of(ann, table, seat="France"))
    foreign = frames(await film_of(ann, table, seat="Italy"))
    public = frames(await film_of(house.stranger(), table))

    assert own[-1].tobytes() != foreign[-1].tobytes()
    assert foreign[-1].tobytes() == public[-1].tobytes()


async def test_a_delayed_spectator_is_shown_what_he_may_know(house: OpenHouse) -> None:
    ann, table = await delayed_table(house)
    house.clock.move(seconds=60)
    watcher = house.stranger()
    before = await film_of(watcher, table)
    await everybody_holds(ann, table)

    late = await film_of(watcher, table)
    players = await film_of(ann, table)

    assert late.content == before.content
    assert len(frames(players)) > len(frames(late))


async def test_whoever_waits_is_told_how_far_it_is(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A film that takes long is made while its reader comes back; what is half made leaves nothing."""
    monkeypatch.setattr(films, "_PATIENCE", 0.0)
    ann, _, table = await finished_game(house)

    first = await ann.get(f"/api/tables/{table}/animation.gif")
    waited = 0
    while (answer := await ann.get(f"/api/tables/{table}/animation.gif")).status_code == 202:
        waited += 1
        await asyncio.sleep(0.05)

    assert first.status_code == 202
    assert first.json()["of"] > 1
    assert waited
    assert answer.status_code == 200
    assert not list((house.house.settings.data / "films").glob("making-*"))


async def test_nobody_has_more_films_made_than_is_fair(tmp_path: Path, clock: HandClock) -> None:
    """Those that are made already, and asking how far one is, cost little."""
    async with open_house(tmp_path, clock, limits=0.2) as opened:
        ann = await opened.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), spectators=True))["id"]
        asked = await film_of(ann, table)
        again = await film_of(ann, table)
        too_many = await film_of(ann, table, form="webp")

    assert asked.status_code == 200
    assert again.status_code == 200
    assert too_many.status_code == 429
