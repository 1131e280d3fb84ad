"""The lobby over HTTP: lists, making tables, taking and leaving seats."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ...games.table import GAMES
from ..games.ladders import LadderOnWire, ladder_of
from ..games.routes import SeatName
from ..games.served import GameOnWire, PackOnWire, game_named, games_on_wire
from ..games.strength import GameStrength, strengths
from ..matches.lobby import NewTable, Sides
from ..matches.summary import Details, Summary
from ..people.permissions import check_owner, check_sees
from ..problems import Problem
from ..store.lists import ListName
from .asking import Asked, TableId, asker_of, checked_token, house_of, person_of, somebody, table_named
from .people import Nothing
from .showing import details, summaries, summary

SidesQuery = Annotated[Sides, QueryParameter()]
Level = Annotated[str, Meta(max_length=20)]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]


class TableList(msgspec.Struct):
    tables: list[Summary]
    page: int
    more: bool


class Joining(msgspec.Struct):
    seat: SeatName = ""
    invite: Annotated[str, Meta(max_length=60)] = ""
    nonce: Annotated[str, Meta(max_length=80)] = ""


class Starting(msgspec.Struct):
    fill: Level = ""


class HandingOver(msgspec.Struct):
    seat: SeatName
    level: Level = ""


class OneSeat(msgspec.Struct):
    seat: SeatName


class Invitation(msgspec.Struct):
    table: Summary
    seat: str
    free: bool


@get("/api/games", sync_to_thread=False)
def games(request: Asked) -> list[GameOnWire]:
    """The games with their scenarios, options and bots, and what else this house plays them with."""
    packs = house_of(request).packs
    offered = {game: [PackOnWire(one.hash, one.name) for one in packs.offered(game)] for game in GAMES}
    return games_on_wire(offered)


@get("/api/bots", sync_to_thread=False)
def bots() -> list[GameStrength]:
    """How strong the bots are, as far as that has been measured."""
    return strengths()


@get("/api/games/{game:str}/ladder", sync_to_thread=False)
def ladder(game: FromPath[str]) -> LadderOnWire:
    """How strong the bots of a game were found to be; nothing where nobody has measured them."""
    return ladder_of(game_named(game))


@get("/api/tables")
async def list_tables(
    request: Asked,
    list_name: Annotated[ListName, QueryParameter(name="list")] = "open",
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    language: Annotated[str, QueryParameter(max_length=40)] = "",
    page: Page = 0,
) -> TableList:
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    languages = [one for one in language.split(",") if one]
    found, more = await house.lobby.list(list_name, person, game, languages, page)
    return TableList(await summaries(house, found, person), page, more)


@post("/api/tables", status_code=201)
async def create_table(request: Asked, data: JSONBody[NewTable]) -> Details:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    await house.order.standing.check_plays(person)
    if person.kind == "program":
        house.limits.spend("program-tables", person.id)
    table = await house.lobby.create(data, person)
    return await details(house, table, person)


@get("/api/tables/{table_id:str}")
async def one_table(request: Asked, table_id: TableId) -> Details:
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    table = await table_named(request, table_id)
    check_sees(table, person)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Asked, table_id: TableId, data: JSONBody[Joining]) -> Details:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    await house.order.standing.check_plays(person)
    await house.seats.join(table, person, data.seat, data.invite, data.nonce)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: TableId) -> Nothing:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    await house.seats.leave(table, person)
    return Nothing()


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, table_id: TableId, data: JSONBody[Starting]) -> Details:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    async with table.lock:
        await house.matches.catch_up(table)
        check_owner(table, person)
        await house.lobby.start(table, data.fill)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/cancel", status_code=200)
async def cancel(request: Asked, table_id: TableId) -> Nothing:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    async with table.lock:
        await house.matches.catch_up(table)
        check_owner(table, person)
        if table.about.status != "waiting" and not table.about.sandbox:
            raise Problem(409, "already-started", "the game has begun")
        await house.lobby.remove(table)
        house.hub.forget(table.id)
        house.hub.tell_lobby(table)
    return Nothing()


@post("/api/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: Asked, table_id: TableId, sides: SidesQuery = "same") -> Details:
    """The same again, or with `sides=changed` from other seats."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    fresh = await house.lobby.rematch(table, person, sides)
    return await details(house, fresh, person)


@post("/api/tables/{table_id:str}/hand-over", status_code=200)
async def hand_over(request: Asked, table_id: TableId, data: JSONBody[HandingOver]) -> Details:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    await house.seats.hand_over(table, person, data.seat, data.level)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/take-back", status_code=200)
async def take_back(request: Asked, table_id: TableId, data: JSONBody[OneSeat]) -> Details:
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    await house.seats.take_back(table, person, data.seat)
    return await details(house, table, person)


@get("/api/invites/{token:str}")
async def invitation(request: Asked, token: FromPath[str]) -> Invitation:
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    table, seat = await house.seats.invited(checked_token(token))
    return Invitation(await summary(house, table, person), seat.seat, seat.is_free)


HANDLERS: list[ControllerRouterHandler] = [
    games, bots, ladder, list_tables, create_table, one_table, join, leave, start, cancel, rematch, hand_over,
    take_back, invitation,
]  # fmt: skip
