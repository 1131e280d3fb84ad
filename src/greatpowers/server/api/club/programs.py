"""One's own programs: accounts for machines, and the tokens they come with."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ...programs.book import NewTokenOnWire, ProgramOnWire
from ..asking import Asked, house_of, person_of
from ..people import Nothing

Name = Annotated[str, Meta(max_length=200)]


class NewProgram(msgspec.Struct):
    name: Name


class NewToken(msgspec.Struct):
    label: Name
    scopes: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)]


@get("/api/me/programs")
async def own_programs(request: Asked) -> list[ProgramOnWire]:
    return await house_of(request).programs.of(await person_of(request))


@post("/api/me/programs", status_code=201)
async def add_program(request: Asked, data: JSONBody[NewProgram]) -> ProgramOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    return await house.programs.add(person, data.name)


@delete("/api/me/programs/{program_id:str}", status_code=200)
async def remove_program(request: Asked, program_id: FromPath[str]) -> Nothing:
    """Bots play on for it."""
    house, person = house_of(request), await person_of(request)
    await house.programs.remove(person, program_id)
    return Nothing()


@post("/api/me/programs/{program_id:str}/tokens", status_code=201)
async def add_token(request: Asked, program_id: FromPath[str], data: JSONBody[NewToken]) -> NewTokenOnWire:
    """The token is shown this once."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    return await house.programs.add_token(person, program_id, data.label, data.scopes)


@delete("/api/me/programs/{program_id:str}/tokens/{token_id:str}", status_code=200)
async def remove_token(request: Asked, program_id: FromPath[str], token_id: FromPath[str]) -> Nothing:
    """It is worth nothing from now on, and its streams and sockets end."""
    house, person = house_of(request), await person_of(request)
    await house.programs.remove_token(person, program_id, token_id)
    return Nothing()


HANDLERS: list[ControllerRouterHandler] = [
    own_programs,
    add_program,
    remove_program,
    add_token,
    remove_token,
]
