"""People over HTTP: guests, registration, sign-in, settings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET, Meta, UnsetType

from ...locale import LANGUAGES
from ..house import House
from ..people.naming import sign_in_name
from ..people.own_data import OwnData, own_data
from ..people.people import Person
from ..people.sessions import COOKIE
from ..terms import Language, PersonKind, Theme
from .asking import Asked, address_of, house_of, person_of, somebody

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=1000)]
Word = Annotated[str, Meta(max_length=20)]


class Me(msgspec.Struct):
    id: str
    name: str
    kind: PersonKind
    language: Language
    theme: Theme


class WhoAmI(msgspec.Struct):
    me: Me | None
    languages: list[str]


class NewGuest(msgspec.Struct):
    name: Name
    language: Word = "en"


class NewMember(msgspec.Struct):
    name: Name
    password: Password
    language: Word = "en"


class Credentials(msgspec.Struct):
    name: Name
    password: Password


class Leaving(msgspec.Struct):
    everywhere: bool = False


class PasswordChange(msgspec.Struct):
    old: Password
    new: Password


class Changes(msgspec.Struct):
    name: Name | UnsetType = UNSET
    language: Word | UnsetType = UNSET
    theme: Word | UnsetType = UNSET
    password: PasswordChange | UnsetType = UNSET


class Deleting(msgspec.Struct):
    """A guest has no password to be sure with."""

    password: Password = ""


class Nothing(msgspec.Struct):
    """An answer without content."""


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.kind, person.language, person.theme)


@get("/api/me")
async def who_am_i(request: Asked) -> WhoAmI:
    person = await somebody(request)
    return WhoAmI(None if person is None else _me(person), list(LANGUAGES))


@post("/api/guests", status_code=200)
async def come_as_guest(request: Asked, data: JSONBody[NewGuest]) -> Response[Me]:
    house = house_of(request)
    house.limits.spend("newcomer", address_of(request))
    person = await house.people.add_guest(data.name, data.language)
    return await signed_in(house, request, person)


@post("/api/register", status_code=200)
async def register(request: Asked, data: JSONBody[NewMember]) -> Response[Me]:
    house = house_of(request)
    house.limits.spend("newcomer", address_of(request))
    guest = await somebody(request)
    person = await house.people.register(guest, data.name, data.password, data.language)
    return await signed_in(house, request, person)


@post("/api/sign-in", status_code=200)
async def sign_in(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    house = house_of(request)
    name = sign_in_name(data.name)
    here = await somebody(request)
    # A member who is here already does not stand in line with strangers at his address.
    is_known = here is not None and here.kind != "guest" and sign_in_name(here.name) == name
    asker = here.id if here is not None and is_known else address_of(request)
    house.limits.spend("sign-in", asker)
    house.guesses.begin(name, asker)
    person = await house.people.sign_in(data.name, data.password)
    house.guesses.succeeded(name, asker)
    return await signed_in(house, request, person)


@post("/api/sign-out", status_code=200)
async def sign_out(request: Asked, data: JSONBody[Leaving]) -> Response[Nothing]:
    house = house_of(request)
    token, person = request.cookies.get(COOKIE), await somebody(request)
    if person is not None and data.everywhere:
        await house.sessions.close_all(person.id)
    elif token:
        await house.sessions.close(token)
    answer = Response(Nothing())
    answer.delete_cookie(COOKIE)
    return answer


@patch("/api/me")
async def change_me(request: Asked, data: JSONBody[Changes]) -> Me:
    house = house_of(request)
    person = await person_of(request)
    if not isinstance(data.password, UnsetType):
        house.limits.spend("sign-in", person.id)
        house.guesses.begin("", person.id)
        await house.people.change_password(person, data.password.old, data.password.new)
        house.guesses.succeeded("", person.id)
        await house.sessions.close_all(person.id, but=request.cookies.get(COOKIE))
    fields = {"name": data.name, "language": data.language, "theme": data.theme}
    person = await house.people.change(
        person, **{name: value for name, value in fields.items() if not isinstance(value, UnsetType)}
    )
    house.sessions.changed(person)
    return _me(person)


@get("/api/me/data")
async def export_me(request: Asked) -> Response[OwnData]:
    """Everything the house keeps of the asker, as a file."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("study", person.id)
    headers = {"Content-Disposition": 'attachment; filename="great-powers-my-data.json"'}
    return Response(await own_data(house.database, person), headers=headers)


@delete("/api/me", status_code=200)
async def delete_me(request: Asked, data: JSONBody[Deleting]) -> Response[Nothing]:
    """Forget the asker for good; bots play on for him."""
    house, person = house_of(request), await person_of(request)
    if person.kind != "guest":
        house.limits.spend("sign-in", person.id)
        house.guesses.begin("", person.id)
        await house.people.confirm(person, data.password)
        house.guesses.succeeded("", person.id)
    await house.programs.remove_all(person)
    await house.farewell.of(person)
    answer = Response(Nothing())
    answer.delete_cookie(COOKIE)
    return answer


async def signed_in(house: House, request: Asked, person: Person) -> Response[Me]:
    """A new session for every sign-in: a token somebody slipped in before is worth nothing."""
    token = await house.sessions.open(person, request.cookies.get(COOKIE))
    house.sessions.changed(person)
    secure = request.scope.get("scheme") == "https" or house.settings.public_url.startswith("https:")
    cookie = Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
        max_age=house.sessions.seconds,
    )
    return Response(_me(person), cookies=[cookie])


HANDLERS = [who_am_i, come_as_guest, register, sign_in, sign_out, change_me, export_me, delete_me]
