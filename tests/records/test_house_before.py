"""A house of the version before: its backup is restored, and every table in it opens and goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from greatpowers.engine.chance import Stream
from greatpowers.games.table import GAMES
from greatpowers.server.matches.pace import Fixed, Live, Slow, Untimed
from greatpowers.server.matches.table import Table
from greatpowers.server.people.people import Person
from greatpowers.server.people.sessions import COOKIE
from greatpowers.server.store.backup import restore
from greatpowers.server.store.tables import people, tables
from tests.records.shelf import HERE
from tests.server.houses import HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio

BACKUP = HERE / "house-before.backup"
RUNNING = 60


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """The house as it was left, opened by the present code; nothing happens in it by itself."""
    async with restored(tmp_path) as opened:
        yield opened


@asynccontextmanager
async def restored(folder: Path) -> AsyncIterator[OpenHouse]:
    async with open_house(folder, HandClock(), background=False) as opened:
        await restore(opened.house.database, BACKUP)
        yield opened


async def tables_of(house: OpenHouse, *statuses: str, game: str = "") -> list[Table]:
    wanted = select(tables.c.id).where(tables.c.status.in_(statuses)).order_by(tables.c.id)
    if game:
        wanted = wanted.where(tables.c.game == game)
    async with house.house.database.reading() as connection:
        ids = list((await connection.execute(wanted)).scalars())
    return [await house.house.matches.table(id_) for id_ in ids]


async def visitor(house: OpenHouse, id_: str) -> Visitor:
    """Somebody of the old house, come back with a browser."""
    async with house.house.database.reading() as connection:
        row = (await connection.execute(select(people).where(people.c.id == id_))).mappings().one()
    person = Person(**{name: row[name] for name in Person.__struct_fields__})
    back = house.stranger()
    back.client.cookies.set(COOKIE, await house.house.sessions.open(person))
    return back


async def test_nobody_real_is_in_it(house: OpenHouse) -> None:
    async with house.house.database.reading() as connection:
        everybody = (await connection.execute(select(people))).mappings().all()

    assert everybody
    assert all(one["kind"] == "guest" and one["name"].startswith("Guest ") for one in everybody)
    assert [one["password"] for one in everybody if one["password"] or one["sign_in_name"]] == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_table_opens_where_it_was_left(house: OpenHouse, game: str) -> None:
    opened = await tables_of(house, "playing", "finished", game=game)

    for table in opened:
        play = table.playing()
        assert (play.revision, play.digest()) == (table.about.revision, table.about.digest), table.about.title
        assert play.match.is_over == (table.about.status == "finished")


async def test_enough_is_going_on_in_it(house: OpenHouse) -> None:
    playing = await tables_of(house, "playing")

    assert len(playing) >= RUNNING
    # A wish to take back ends with the rules it was made under; that it was made stays on record.
    assert any(row.kind == "ask" for table in playing for row in table.playing().rows)
    assert {type(table.about.pace) for table in playing} == {Untimed, Live, Slow, Fixed}
    assert any(table.about.pack is not None for table in playing)
    assert any(table.about.position is not None for table in playing)
    assert sum(bool(table.playing().match.state.sealed) for table in playing) >= 5
    assert any(row.kind == "undo" for table in playing for row in table.playing().rows)
    assert {seat.who for table in playing for seat in table.seats.values()} == {"person", "hotseat", "bot"}


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_finds_his_seat_and_goes_on(house: OpenHouse, game: str) -> None:
    """Whoever is asked sees his question and answers it."""
    answered = 0
    for table in await tables_of(house, "playing", game=game):
        for seat, text in answers(table):
            chair = table.seats[seat]
            who = await visitor(house, chair.person or "")
            revision = table.playing().revision

            answer = await who.decide(table.id, seat, text)

            assert answer.status_code == 200, (table.about.title, answer.text)
            assert table.playing().revision > revision
            answered += 1

    assert answered >= 15


def answers(table: Table) -> Iterator[tuple[str, str]]:
    """Some answer of the first person who is asked; none if only bots are."""
    for question in table.playing().match.pending():
        if not table.seats[question.seat].is_bot_now:
            yield question.seat, question.choice.write(question.choice.sample(question.offer, Stream("on")))
            return
