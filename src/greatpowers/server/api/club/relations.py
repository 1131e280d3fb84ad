"""Friends, blocks and invitations over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from ...games.routes import SeatName
from ...house import House
from ...matches.summary import Details
from ...people.people import Person
from ...people.relations import Kind
from ..asking import Asked, TableId, house_of, person_of, table_named
from ..lobby import OneSeat
from ..people import Name, Nothing
from ..showing import details

NameQuery = Annotated[str, QueryParameter(max_length=200)]


class KnownOnWire(msgspec.Struct):
    """Somebody of whom the asker has said something; who know each other have both said so."""

    name: str
    kind: Kind
    mutual: bool


class RelationList(msgspec.Struct):
    known: list[KnownOnWire]


class PeopleFound(msgspec.Struct):
    names: list[str]


class SayingOf(msgspec.Struct, forbid_unknown_fields=True):
    """`holds` false takes it back."""

    name: Name
    kind: Kind
    holds: bool = True


class InvitingByName(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatName
    name: Name


@get("/api/people")
async def search(request: Asked, name: NameQuery = "") -> PeopleFound:
    """Members whose names begin like this; at least two letters are needed."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("search", person.id)
    return PeopleFound(await house.relations.found(name, person.id))


@get("/api/me/relations")
async def relations(request: Asked) -> RelationList:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    return await _listed(house, person)


@post("/api/me/relations", status_code=200)
async def say(request: Asked, data: JSONBody[SayingOf]) -> RelationList:
    """Say that somebody is a friend, blocked, or known; or take it back."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    other = await house.relations.member_named(data.name)
    await house.relations.say(person, other, data.kind, data.holds)
    if data.kind == "block" and data.holds:
        await house.inviting.part(person, other)
    return await _listed(house, person)


@post("/api/tables/{table_id:str}/invite", status_code=200)
async def invite(request: Asked, table_id: TableId, data: JSONBody[InvitingByName]) -> Details:
    """Keep a free seat for a member; he is told."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("invite", person.id)
    await house.inviting.invite(table, person, data.seat, await house.relations.member_named(data.name))
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/uninvite", status_code=200)
async def uninvite(request: Asked, table_id: TableId, data: JSONBody[OneSeat]) -> Details:
    """The seat is kept for nobody any more."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    await house.inviting.withdraw(table, person, data.seat)
    return await details(house, table, person)


@post("/api/tables/{table_id:str}/decline", status_code=200)
async def decline(request: Asked, table_id: TableId) -> Nothing:
    """The asker would rather not sit where a seat is kept for him."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    house.limits.spend("create", person.id)
    await house.inviting.decline(table, person)
    return Nothing()


async def _listed(house: House, person: Person) -> RelationList:
    said = await house.relations.of(person.id)
    return RelationList([KnownOnWire(one.name, one.kind, one.mutual) for one in said])


HANDLERS: list[ControllerRouterHandler] = [search, relations, say, invite, uninvite, decline]
