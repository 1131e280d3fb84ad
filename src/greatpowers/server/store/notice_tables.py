"""The tables of what people are told: notices, where they go, and what became of them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from .checked import String
from .tables import metadata

#: Something a person should know, once. It goes into the store together with what it tells of.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(12), nullable=False),
    #: The table, or whatever else it is about.
    Column("subject", String(24), nullable=False),
    #: The turn, stage or letter: nobody is told of the same one twice.
    Column("turn", String(120), nullable=False),
    #: What the sentence needs; nothing secret. JSON.
    Column("params", Text, nullable=False),
    Column("made", Double, nullable=False),
    #: When it may go out; null: it has gone out, or is void.
    Column("due", Double, index=True),
    Column("read", Double),
    UniqueConstraint("person", "kind", "subject", "turn", name="one_notice_a_turn"),
    Index("notices_of_person", "person", "made"),
)

#: Where a person can be reached.
channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    #: An address, an end point or a URL: as secret as a password.
    Column("address", Text, nullable=False),
    #: Of push: the keys of the browser. JSON.
    Column("keys", Text, nullable=False),
    #: How its owner knows it again.
    Column("label", String(80), nullable=False),
    #: Of push: the session that subscribed; it ends with it.
    Column("session", String(64)),
    Column("verified", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("error", String(200), nullable=False),
    Column("created", Double, nullable=False),
)

#: A notice on its way through a channel.
deliveries: Final = Table(
    "deliveries",
    metadata,
    Column("notice", String(24), ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(24), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    #: `waiting`, `digest`, `sent`, `void` or `failed`.
    Column("status", String(8), nullable=False),
    Column("attempts", Integer, nullable=False),
    #: When it is tried next; while somebody is at it, when he is given up.
    Column("next_try", Double),
    Column("error", String(200), nullable=False),
    Column("sent", Double),
    Index("deliveries_to_try", "status", "next_try"),
)

#: What a person wants to be told, and how; what is not named here is as the house thinks best.
preferences: Final = Table(
    "preferences",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("channel", String(8), primary_key=True),
    #: `now`, `digest` or `never`.
    Column("wish", String(8), nullable=False),
)

#: Hours in which nobody is disturbed, by the clocks of his zone.
quiet_hours: Final = Table(
    "quiet_hours",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    #: Minutes after midnight; both equal: never quiet.
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    #: Deadlines in less than two hours come through all the same.
    Column("urgent", Boolean, nullable=False),
)

#: Keys for what is asked for by a link: to confirm an address, to choose a new password, to unsubscribe.
tickets: Final = Table(
    "tickets",
    metadata,
    #: Only a hash is kept.
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(12), nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", String(320), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

#: Keys of the house itself, such as the one it signs pushes with.
house_keys: Final = Table(
    "house_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
