"""The tables of order in the house: reports, sanctions, and the log of what moderators did."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Index, Table, Text, UniqueConstraint

from .checked import String
from .tables import metadata


def _person(name: str, ondelete: str, **more: object) -> Column[str]:
    key = ForeignKey("people.id", ondelete=ondelete)
    return Column(name, String(24), key, **more)  # type: ignore[arg-type]


#: One row a pair: whoever reports the same person again adds to it.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    _person("about", "CASCADE", nullable=False, index=True),
    _person("by", "CASCADE", nullable=False),
    Column("kind", String(12), nullable=False),
    Column("text", Text, nullable=False),
    #: Tables and rows of the letters that are quoted; JSON.
    Column("evidence", Text, nullable=False),
    #: `open`, `claimed` or `closed`.
    Column("status", String(8), nullable=False, index=True),
    _person("claimed_by", "SET NULL"),
    Column("outcome", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    UniqueConstraint("about", "by", name="one_report_a_pair"),
)

#: What somebody may not do, why and until when; he is always told.
sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("id", String(24), primary_key=True),
    _person("person", "CASCADE", nullable=False, index=True),
    #: `mute` or `ban`.
    Column("kind", String(8), nullable=False),
    Column("reason", Text, nullable=False),
    _person("by", "SET NULL"),
    Column("report", String(24)),
    Column("begins", Double, nullable=False),
    #: Null: until it is lifted.
    Column("ends", Double),
    Column("lifted", Double),
    #: What the person says against it, once; who decided on that, and how.
    Column("appeal", Text),
    _person("appeal_by", "SET NULL"),
    Column("answer", Text),
)

#: Who did what; nobody writes into it but the house.
audit: Final = Table(
    "audit",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", Double, nullable=False, index=True),
    _person("who", "SET NULL"),
    Column("did", String(16), nullable=False),
    Column("about", String(24), nullable=False),
    Column("params", Text, nullable=False),
    Index("audit_of_about", "about"),
)
