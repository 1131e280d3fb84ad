"""Passkeys over HTTP: signing in by one, and one's own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ...house import House
from ...live.wire import iso
from ...notices.kinds import Fresh
from ...people.people import Person
from ...problems import Problem
from ...terms import Document
from ..asking import Asked, address_of, house_of, person_of
from ..people import Me, Password, signed_in

KeyName = Annotated[str, Meta(max_length=200)]


class PasskeyOnWire(msgspec.Struct):
    id: str
    name: str
    created: str | None
    used: str | None


class PasskeyList(msgspec.Struct):
    """The asker's own; `party` is the host they are for, empty where this house can have none."""

    passkeys: list[PasskeyOnWire]
    party: str


class AskingForPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever sits at somebody else's screen knows his password not."""

    password: Password


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's own call has answered."""

    credential: Document
    name: KeyName


class SigningIn(msgspec.Struct, forbid_unknown_fields=True):
    credential: Document


class PasskeyName(msgspec.Struct, forbid_unknown_fields=True):
    name: KeyName


@post("/api/passkeys/ask", status_code=200)
async def ask_sign_in(request: Asked) -> Document:
    """What the browser's own call is given to sign somebody in."""
    house = house_of(request)
    house.limits.spend("sign-in", address_of(request))
    return await house.passkeys.ask_sign_in()


@post("/api/passkeys/sign-in", status_code=200)
async def sign_in(request: Asked, data: JSONBody[SigningIn]) -> Response[Me]:
    house = house_of(request)
    house.limits.spend("sign-in", address_of(request))
    return await signed_in(house, request, await house.passkeys.sign_in(data.credential))


@get("/api/me/passkeys")
async def passkeys(request: Asked) -> PasskeyList:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    return await _listed(house, person)


@post("/api/me/passkeys/ask", status_code=200)
async def ask_new(request: Asked, data: JSONBody[AskingForPasskey]) -> Document:
    """What the browser's own call is given to make a key."""
    house, person = house_of(request), await person_of(request)
    if person.kind == "guest":
        raise Problem(409, "members-only", "this is for members: choose a password first")
    house.limits.spend("sign-in", person.id)
    house.guesses.begin("", person.id)
    await house.people.confirm(person, data.password)
    house.guesses.succeeded("", person.id)
    return await house.passkeys.ask_new(person)


@post("/api/me/passkeys", status_code=201)
async def add(request: Asked, data: JSONBody[NewPasskey]) -> PasskeyList:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("channel", person.id)
    made = await house.passkeys.add(person, data.credential, data.name)
    # Whoever did not do it himself should hear of it.
    told = Fresh(person.id, "house", made, "passkey", {"what": "passkey", "path": "/account"})
    await house.notices.notices.add([told])
    return await _listed(house, person)


@patch("/api/me/passkeys/{key:str}")
async def rename(request: Asked, key: FromPath[str], data: JSONBody[PasskeyName]) -> PasskeyList:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("channel", person.id)
    await house.passkeys.rename(person, key[:24], data.name)
    return await _listed(house, person)


@delete("/api/me/passkeys/{key:str}", status_code=200)
async def remove(request: Asked, key: FromPath[str]) -> PasskeyList:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("channel", person.id)
    await house.passkeys.remove(person, key[:24])
    return await _listed(house, person)


async def _listed(house: House, person: Person) -> PasskeyList:
    found = [
        PasskeyOnWire(one.id, one.name, iso(one.created), iso(one.used))
        for one in await house.passkeys.of(person.id)
    ]
    return PasskeyList(found, house.passkeys.party)


HANDLERS: list[ControllerRouterHandler] = [ask_sign_in, sign_in, passkeys, ask_new, add, rename, remove]
