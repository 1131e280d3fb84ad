"""Passkeys: a device signs in for its owner; the house keeps only what it checks the signature with.

The relying party is the host of the public address: a key made there is of no use to any other site.
"""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import secrets
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..problems import Problem
from ..store.database import Database
from ..store.people_tables import challenges, passkeys
from ..terms import Document
from .naming import in_one_line, is_shown
from .people import People, Person

MOST_PASSKEYS: Final = 10
LONGEST_LABEL: Final = 60
_SECONDS: Final = 300.0
_HOUSE: Final = "Great Powers"


class Passkey(msgspec.Struct, frozen=True):
    """A key as its owner knows it."""

    id: str
    name: str
    created: float
    used: float | None


class Passkeys:
    """Makes keys and signs people in by them."""

    def __init__(
        self,
        database: Database,
        members: People,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
        base: str,
        extra_origins: Sequence[str] = (),
    ) -> None:
        self._database = database
        self._people = members
        self._now = now
        self._secret = secret
        self._party = urlsplit(base).hostname or ""
        self._origins = [origin for origin in map(_origin, (base, *extra_origins)) if self._is_ours(origin)]

    @property
    def party(self) -> str:
        """The host keys are made for; empty where there can be none, because the house has only a number."""
        return "" if _is_number(self._party) else self._party

    async def of(self, person: str) -> list[Passkey]:
        wanted = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [Passkey(row["id"], row["name"], row["created"], row["used"]) for row in rows]

    async def ask_new(self, person: Person) -> Document:
        """What a browser needs to make a key for this member."""
        self._check_possible()
        if person.kind == "guest":
            raise Problem(409, "members-only", "this is for members: choose a password first")
        wanted = select(passkeys.c.credential).where(passkeys.c.person == person.id)
        async with self._database.reading() as connection:
            known = list((await connection.execute(wanted)).scalars())
        if len(known) >= MOST_PASSKEYS:
            raise Problem(
                409, "too-many-passkeys", "take a passkey away first", params={"most": MOST_PASSKEYS}
            )
        made = generate_registration_options(
            rp_id=self.party,
            rp_name=_HOUSE,
            user_name=person.name,
            user_id=person.id.encode(),
            user_display_name=person.name,
            challenge=await self._challenge(person.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
        )
        return cast(Document, msgspec.json.decode(options_to_json(made)))

    async def add(self, person: Person, credential: Document, name: str) -> str:
        """The key that a browser has made; answers with its id."""
        self._check_possible()
        label = checked_label(name)
        challenge = await self._spend(credential, person.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.party,
                expected_origin=self._origins,
                require_user_verification=True,
            )
        except _NOT_RIGHT as problem:
            raise _refused() from problem
        id_ = self._secret(12)
        values = {
            "id": id_,
            "person": person.id,
            "credential_hash": _hash(made.credential_id),
            "credential": bytes_to_base64url(made.credential_id),
            "public_key": bytes_to_base64url(made.credential_public_key),
            "sign_count": made.sign_count,
            "name": label,
            "created": self._now().timestamp(),
            "used": None,
        }
        try:
            async with self._database.writing() as connection:
                count = select(func.count()).select_from(passkeys).where(passkeys.c.person == person.id)
                if ((await connection.execute(count)).scalar() or 0) >= MOST_PASSKEYS:
                    raise Problem(
                        409, "too-many-passkeys", "take a passkey away first", params={"most": MOST_PASSKEYS}
                    )
                await connection.execute(insert(passkeys).values(**values))
        except IntegrityError:
            raise Problem(409, "passkey-known", "this passkey is known already") from None
        return id_

    async def rename(self, person: Person, id_: str, name: str) -> None:
        await self._own(person, update(passkeys).values(name=checked_label(name)), id_)

    async def remove(self, person: Person, id_: str) -> None:
        await self._own(person, delete(passkeys), id_)

    async def _own(self, person: Person, statement: Any, id_: str) -> None:
        where = (passkeys.c.id == id_, passkeys.c.person == person.id)
        async with self._database.writing() as connection:
            done = await connection.execute(statement.where(*where))
        if done.rowcount != 1:
            raise Problem(404, "passkey-unknown", "there is no such passkey")

    async def ask_sign_in(self) -> Document:
        """What a browser needs to let somebody sign in; who it is only the answer tells."""
        self._check_possible()
        asked = generate_authentication_options(
            rp_id=self.party,
            challenge=await self._challenge(None),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return cast(Document, msgspec.json.decode(options_to_json(asked)))

    async def sign_in(self, credential: Document) -> Person:
        """The member whose device has signed."""
        self._check_possible()
        challenge = await self._spend(credential, None)
        named = credential.get("rawId")
        wanted = select(passkeys).where(passkeys.c.credential_hash == _hash(_bytes_of(named)))
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        if row is None:
            raise _refused()
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.party,
                expected_origin=self._origins,
                credential_public_key=base64url_to_bytes(row["public_key"]),
                credential_current_sign_count=row["sign_count"],
                require_user_verification=True,
            )
        except _NOT_RIGHT as problem:
            raise _refused() from problem
        person = await self._people.by_id(row["person"])
        if person is None:
            raise _refused()
        values = {"sign_count": found.new_sign_count, "used": self._now().timestamp()}
        async with self._database.writing() as connection:
            await connection.execute(update(passkeys).where(passkeys.c.id == row["id"]).values(**values))
        return person

    async def _challenge(self, person: str | None) -> bytes:
        """Something to sign; the store remembers it, so that any process may read the answer."""
        made, now = secrets.token_bytes(32), self._now().timestamp()
        async with self._database.writing() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires < now))
            values = {"hash": _hash(made), "person": person, "expires": now + _SECONDS}
            await connection.execute(insert(challenges).values(**values))
        return made

    async def _spend(self, credential: Document, person: str | None) -> bytes:
        """The challenge that was signed, if it was ours and is used for the first time."""
        try:
            told = msgspec.json.decode(_bytes_of(credential["response"]["clientDataJSON"]))
            challenge = _bytes_of(told["challenge"])
        except (KeyError, TypeError, msgspec.MsgspecError):
            raise _refused() from None
        known = (
            challenges.c.hash == _hash(challenge),
            challenges.c.person.is_not_distinct_from(person),
            challenges.c.expires >= self._now().timestamp(),
        )
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(challenges).where(*known))
        if gone.rowcount != 1:
            raise Problem(410, "passkey-late", "ask for the passkey again")
        return challenge

    def _check_possible(self) -> None:
        if not self.party:
            raise Problem(409, "passkeys-impossible", "passkeys need a house with a name, not a number")

    def _is_ours(self, origin: str) -> bool:
        host = urlsplit(origin).hostname or ""
        return host == self._party or host.endswith(f".{self._party}")


#: Whatever a foreign device may have written badly.
_NOT_RIGHT: Final = (WebAuthnException, ValueError, TypeError, KeyError, LookupError, AttributeError)


def checked_label(name: str) -> str:
    """What a key is called: one line that can be seen."""
    label = in_one_line(name)[:LONGEST_LABEL].strip()
    if not label or not is_shown(label):
        raise Problem(422, "passkey-name", "a passkey has a name that can be shown")
    return label


def _refused() -> Problem:
    return Problem(401, "passkey-refused", "this passkey does not fit")


def _bytes_of(text: object) -> bytes:
    if not isinstance(text, str):
        raise _refused()
    try:
        return base64url_to_bytes(text)
    except (ValueError, UnicodeEncodeError):
        raise _refused() from None


def _hash(named: bytes) -> str:
    return hashlib.sha256(base64.urlsafe_b64encode(named)).hexdigest()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not host
    return True
