"""Addresses over HTTP: claiming one, confirming it, the way back to an account, and no more letters."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ..notices.kinds import Kind
from ..notices.mailbox import LONGEST_ADDRESS
from .asking import Asked, address_of, house_of, person_of
from .people import Me, Nothing, Password, signed_in

Token = Annotated[str, Meta(max_length=200)]


class ClaimedAddress(msgspec.Struct):
    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]


class Confirming(msgspec.Struct):
    token: Token


class Forgetting(msgspec.Struct):
    """A name or an address."""

    who: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]


class Choosing(msgspec.Struct):
    token: Token
    password: Password


class Ended(msgspec.Struct):
    """What will not be sent any more."""

    kind: Kind


@post("/api/me/mail", status_code=202)
async def claim_address(request: Asked, data: JSONBody[ClaimedAddress]) -> Nothing:
    """Send a letter there, by which it can be confirmed."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("letter", person.id)
    house.limits.spend("letter", address_of(request))
    await house.notices.mailbox.claim(person, data.address)
    return Nothing()


@post("/api/mail/confirm", status_code=200)
async def confirm_address(request: Asked, data: JSONBody[Confirming]) -> Nothing:
    house = house_of(request)
    house.limits.spend("sign-in", address_of(request))
    await house.notices.mailbox.confirm(data.token)
    return Nothing()


@post("/api/password/forgotten", status_code=202)
async def forgotten_password(request: Asked, data: JSONBody[Forgetting]) -> Nothing:
    """A letter to whoever it is, if he is known; the answer is the same and comes at once."""
    house = house_of(request)
    house.limits.spend("letter", address_of(request))
    house.notices.in_background(house.notices.mailbox.forgotten(data.who))
    return Nothing()


@post("/api/password/choose", status_code=200)
async def choose_password(request: Asked, data: JSONBody[Choosing]) -> Response[Me]:
    """A new password for whoever got the letter; every other session of his has ended."""
    house = house_of(request)
    house.limits.spend("sign-in", address_of(request))
    person = await house.notices.mailbox.choose(data.token, data.password)
    await house.sessions.close_all(person.id)
    return await signed_in(house, request, person)


@post("/unsubscribe/{token:str}", status_code=200, opt={"from_anywhere": True})
async def unsubscribe(request: Asked, token: FromPath[str]) -> Ended:
    """Asked by mail programs, too, which know nothing of our headers: what counts is the signed link."""
    house = house_of(request)
    house.limits.spend("sign-in", address_of(request))
    return Ended(await house.notices.unsubscribing.end(token[:200]))


HANDLERS: list[ControllerRouterHandler] = [
    claim_address,
    confirm_address,
    forgotten_password,
    choose_password,
    unsubscribe,
]
