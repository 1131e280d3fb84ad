"""The tables of what people have and are to each other: passkeys, friends, blocks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Integer, Table, Text

from .checked import String
from .tables import metadata

#: Keys that a device keeps for a person; only the public half is here.
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    #: A hash of what the device calls the key, which may be long.
    Column("credential_hash", String(64), nullable=False, unique=True),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    #: How often the device says it was used; a copy of a device counts behind.
    Column("sign_count", Integer, nullable=False),
    #: What its owner calls it.
    Column("name", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

#: What a device is to sign, once and soon.
challenges: Final = Table(
    "passkey_challenges",
    metadata,
    #: Only a hash is kept.
    Column("hash", String(64), primary_key=True),
    #: Whose new key it is for; null: whoever signs in.
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("expires", Double, nullable=False, index=True),
)

#: What a person says of another: `friend`, `block`, or `knows`, that they know each other outside the house.
relations: Final = Table(
    "relations",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),
    Column("since", Double, nullable=False),
)
