"""What goes wrong is logged, and no secret with it: no seed, password, token, letter or order."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
import structlog
from sqlalchemy import text

from greatpowers.engine.errors import IllegalDecision
from greatpowers.engine.match import Match
from greatpowers.server import logs
from tests.server.houses import SEVEN, OpenHouse, Visitor

LETTER = "meet me at the old mill in Tyrolia"
PASSWORD = "a horse called Incitatus"
NAME = "Zsófia Árva-Kis"


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """Logs as `serve` writes them, all of them."""
    root = logging.getLogger()
    before, level, ours = root.handlers[:], root.level, structlog.get_config()
    written = StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    root.handlers.clear()
    logs.configure("debug")
    for client in ("httpx", "httpcore"):
        logging.getLogger(client).setLevel(logging.WARNING)
    yield written
    root.handlers[:] = before
    root.setLevel(level)
    structlog.configure(**ours)


async def spoil(house: OpenHouse, *statements: str) -> None:
    async with house.house.database.writing() as connection:
        for statement in statements:
            await connection.execute(text(statement))


@pytest.fixture
async def ann(any_house: OpenHouse) -> Visitor:
    return await any_house.guest("Ann")


async def secrets_of(house: OpenHouse, table: str) -> list[str]:
    about = (await house.house.matches.table(table)).about
    return [about.seed, *about.nonces.values()]


def check(logged: StringIO, *secrets: str) -> None:
    """Something was said, and none of it was secret."""
    said = logged.getvalue()
    assert '"level": "error"' in said or "Traceback" in said, said
    for secret in secrets:
        assert secret not in said
        assert secret.encode("unicode_escape").decode() not in said


@pytest.mark.anyio
async def test_a_statement_that_fails_is_logged_without_its_values(
    any_house: OpenHouse, ann: Visitor, logged: StringIO
) -> None:
    await spoil(any_house, "ALTER TABLE tables RENAME COLUMN digest TO gone")
    drawn: list[str] = []
    fresh = any_house.house.lobby._secret

    def watched(size: int) -> str:
        drawn.append(fresh(size))
        return drawn[-1]

    any_house.house.lobby._secret = watched
    answer = await ann.post(
        "/api/tables", game="diplomacy", title=LETTER, seats=dict.fromkeys(SEVEN, "hotseat"), nonce=PASSWORD
    )

    assert answer.status_code >= 500
    assert any(len(secret) > 40 for secret in drawn)
    check(logged, *[secret for secret in drawn if len(secret) > 12], LETTER, PASSWORD)


@pytest.mark.anyio
async def test_a_row_the_database_refuses_is_not_repeated(any_house: OpenHouse, logged: StringIO) -> None:
    """PostgreSQL tells the whole row that failed."""
    if any_house.house.database.is_sqlite:
        stop = "CREATE TRIGGER stop BEFORE INSERT ON people BEGIN SELECT RAISE(ABORT, 'no more'); END"
    else:
        stop = "ALTER TABLE people ADD CONSTRAINT stop CHECK (seen < 0) NOT VALID"
    await spoil(any_house, stop)

    answer = await any_house.stranger().post("/api/guests", name=NAME)

    assert answer.status_code >= 500
    check(logged, NAME)


@pytest.mark.anyio
async def test_letters_and_orders_are_not_logged(
    any_house: OpenHouse, ann: Visitor, logged: StringIO
) -> None:
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    secrets = await secrets_of(any_house, table)
    await spoil(any_house, "ALTER TABLE decisions RENAME COLUMN text TO gone")

    answer = await ann.decide(table, "France", f"press all: {LETTER}", revision=0)
    orders = await ann.decide(table, "France", "A Mar - Gas; A Par - Gas; F Bre - Eng", revision=0)

    assert (answer.status_code >= 500, orders.status_code >= 500) == (True, True)
    check(logged, LETTER, "Mar - Gas", *secrets)


@pytest.mark.anyio
async def test_people_and_their_keys_are_not_logged(
    any_house: OpenHouse, ann: Visitor, logged: StringIO
) -> None:
    token = ann.client.cookies["gp_session"]
    await spoil(any_house, "ALTER TABLE people RENAME COLUMN password TO gone")

    answers = [
        await ann.post("/api/register", name=NAME, password=PASSWORD),
        await any_house.stranger().post("/api/register", name=NAME, password=PASSWORD),
        await any_house.stranger().post("/api/sign-in", name=NAME, password=PASSWORD),
    ]

    assert all(answer.status_code >= 500 for answer in answers)
    check(logged, PASSWORD, token, NAME, "argon2")


@pytest.mark.anyio
async def test_a_token_in_an_address_is_not_logged(
    any_house: OpenHouse, ann: Visitor, logged: StringIO
) -> None:
    made = await ann.create({"France": "me", "Italy": "invite"})
    token = made["invites"]["Italy"]
    await spoil(any_house, "ALTER TABLE seats RENAME COLUMN invite TO gone")

    answer = await ann.get(f"/api/invites/{token}")

    assert answer.status_code >= 500
    check(logged, token)


@pytest.mark.parametrize(
    "problem",
    [
        RuntimeError,
        ValueError,
        KeyError,
        lambda said: ExceptionGroup(said, [ValueError(said)]),
        lambda said: UnicodeEncodeError("ascii", said, 0, 1, said),
    ],
)
@pytest.mark.anyio
async def test_our_own_mistakes_do_not_quote_people(
    house: OpenHouse, logged: StringIO, monkeypatch: pytest.MonkeyPatch, problem: Any
) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    def stumble(_: Match, __: str, said: str, *___: Any) -> None:
        try:
            raise IllegalDecision("France", said, rule="1")
        except IllegalDecision as cause:
            raise problem(f"what is {said} in {house.house.settings.data}?") from cause

    monkeypatch.setattr(Match, "decide", stumble)
    answer = await ann.decide(table, "France", f"press all: {LETTER}", revision=0)

    assert answer.status_code == 500
    check(logged, LETTER)


def test_libraries_do_not_quote_people_either(logged: StringIO) -> None:
    async def stumble() -> None:
        raise RuntimeError(LETTER)

    async def forget() -> None:
        task = asyncio.create_task(stumble())
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(forget())
    try:
        asyncio.run(stumble())
    except RuntimeError as problem:
        logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=problem)

    check(logged, LETTER)
    assert "Task exception was never retrieved" in logged.getvalue()


def test_a_log_that_cannot_be_written_is_not_quoted(logged: StringIO) -> None:
    logging.getLogger("uvicorn.error").error("%d", LETTER)

    assert LETTER not in logged.getvalue()


@pytest.mark.anyio
async def test_what_went_wrong_and_where_is_logged(
    any_house: OpenHouse, ann: Visitor, logged: StringIO
) -> None:
    await spoil(any_house, "ALTER TABLE seats RENAME COLUMN invite TO gone")

    await ann.get("/api/invites/abcdefgh")
    said = logged.getvalue()

    assert "seats.invite" in said
    assert "seats.py" in said
