"""Game masters over HTTP: the role, what it does, orders entered for others, results as text."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ....games.table import package_named
from ....locale import Texts
from ...games.routes import SeatName
from ...masters.stored import Sees
from ...matches.summary import Details
from ...matches.table import Table
from ...people.people import checked_language
from ...people.permissions import check_sees, is_delayed
from ...problems import Problem
from ..asking import Asked, TableId, asker_of, house_of, person_of, somebody, table_named
from ..showing import details


class MasterWanted(msgspec.Struct, forbid_unknown_fields=True):
    """What the game master may see, and whether he enters orders for others; shown to everybody."""

    sees: Sees = "board"
    enters: bool = False


class MasterActing(msgspec.Struct, forbid_unknown_fields=True):
    """`amount` is days of an adjournment or hours of an extension; replacing needs the seat."""

    act: Literal["adjourn", "resume", "extend", "replace", "set-back"]
    amount: Annotated[int, Meta(ge=1, le=90)] = 1
    seat: SeatName = ""
    why: Annotated[str, Meta(max_length=200)] = ""


class OrdersPasted(msgspec.Struct, forbid_unknown_fields=True):
    """Orders in the notation of the book, pasted or as an e-mail file."""

    seat: SeatName
    text: Annotated[str, Meta(max_length=20_000)]


class UnreadLine(msgspec.Struct):
    """A line that goes back to its writer, with the reason."""

    line: str
    code: str
    rule: str
    params: dict[str, str | int]


class OrdersRead(msgspec.Struct):
    """What was sealed, as the rules write it, and what was not read."""

    sealed: str
    unread: list[UnreadLine]


@post("/api/tables/{table_id:str}/master", status_code=200)
async def become_master(request: Asked, table_id: TableId, data: JSONBody[MasterWanted]) -> Details:
    """The host becomes game master before the game begins."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    await house.masters.become(table, person, data.sees, enters=data.enters)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/master/act", status_code=200)
async def act(request: Asked, table_id: TableId, data: JSONBody[MasterActing]) -> Details:
    """Adjourn, go on, extend, have a player replaced, or set the game back to the beginning of a phase."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    match data.act:
        case "adjourn":
            await house.masters.adjourn(table, person, data.amount, data.why.strip())
        case "resume":
            await house.masters.resume(table, person)
        case "extend":
            await house.masters.extend(table, person, data.amount)
        case "set-back":
            await house.masters.set_back(table, person, data.why.strip())
        case "replace":
            await house.masters.replace(table, person, data.seat, data.why.strip())
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/master/orders", status_code=200)
async def enter_orders(request: Asked, table_id: TableId, data: JSONBody[OrdersPasted]) -> OrdersRead:
    """Orders for a seat are read back and sealed; lines nobody can read come back with the reason."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("decide", person.id)
    entered = await house.masters.enter(table, person, data.seat, data.text)
    unread = [
        UnreadLine(
            one.line[:200],
            one.refusal.message,
            one.refusal.rule,
            {
                name: value if isinstance(value, int) else str(value)
                for name, value in one.refusal.params.items()
            },
        )
        for one in entered.unread
    ]
    return OrdersRead(entered.sealed, unread)


@get("/api/tables/{table_id:str}/results.txt")
async def results(
    request: Asked, table_id: TableId, language: Annotated[str, QueryParameter(max_length=8)] = "en"
) -> Response[str]:
    """How the game stands, to be read out or posted: the picture is `map.png`."""
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    table = await table_named(request, table_id)
    check_sees(table, person)
    if is_delayed(table, person) and table.about.status != "waiting":
        raise Problem(403, "still-secret", "this is open only after the game")
    if table.about.status == "waiting":
        raise Problem(409, "not-started", "the game has not begun")
    return Response(_told(table, Texts(checked_language(language))), media_type="text/plain; charset=utf-8")


def _told(table: Table, texts: Texts) -> str:
    about, terminal = table.about, package_named(table.about.game, table.about.pack).terminal()
    lines = [
        about.title,
        f"{texts.format(f'web-game-{about.game}')}, {terminal.moment_name(texts, about.digest.phase)}",
    ]
    ranked = sorted(about.digest.scores.items(), key=lambda one: -max(one[1].values(), default=0))
    for seat, score in ranked:
        figures = ", ".join(str(value) for value in score.values())
        lines.append(f"{terminal.seat_name(texts, seat)}: {figures}")
    return "\n".join(lines) + "\n"


HANDLERS: list[ControllerRouterHandler] = [become_master, act, enter_orders, results]
