"""The tables of tournaments and clubs."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Integer, Table, Text, UniqueConstraint

from .checked import String
from .tables import metadata

clubs: Final = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("about", Text, nullable=False),
    Column("language", String(8), nullable=False),
    #: The secrets of the link by which one joins and of the calendar that anybody with the link can read.
    Column("invite", String(40), nullable=False, unique=True),
    Column("calendar", String(40), nullable=False, unique=True),
    Column("created", Double, nullable=False),
)

club_members: Final = Table(
    "club_members",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    #: `owner`, `officer`, `member`, or `asks`: would like to join.
    Column("role", String(8), nullable=False),
    Column("since", Double, nullable=False),
)

#: What hangs on the board of a club; with a date it stands in the calendar too.
club_notes: Final = Table(
    "club_notes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("club", String(24), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    Column("title", String(120), nullable=False),
    Column("text", Text, nullable=False),
    Column("on_day", Double),
    Column("made", Double, nullable=False),
)

club_tables: Final = Table(
    "club_tables",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Double, nullable=False),
)

events: Final = Table(
    "events",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("club", String(24), ForeignKey("clubs.id", ondelete="SET NULL"), index=True),
    Column("owner", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("title", String(80), nullable=False),
    Column("about", Text, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    #: What is played and how: JSON, never searched.
    Column("settings", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("invite", String(40), nullable=False, unique=True),
    #: Counts every change, so that of two who change it at once one is told.
    Column("changes", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("finished", Double),
)

event_entries: Final = Table(
    "event_entries",
    metadata,
    Column("event", String(24), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    #: The strength of a bot; empty: a person.
    Column("bot", String(20), nullable=False),
    Column("status", String(8), nullable=False),
    #: How many boards the entry takes in a round: `one`, `none`, or volunteers `spare` and `twice`.
    Column("boards", String(8), nullable=False),
)

event_rounds: Final = Table(
    "event_rounds",
    metadata,
    Column("event", String(24), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("status", String(10), nullable=False),
    #: Boards with places and scores, and who sits out: JSON.
    Column("boards", Text, nullable=False),
    Column("published", Double),
    Column("closed", Double),
    Column("ends", Double),
)

#: Which table belongs to which board: no board is ever dealt two.
event_tables: Final = Table(
    "event_tables",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("event", String(24), ForeignKey("events.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    UniqueConstraint("event", "round", "board", name="one_table_a_board"),
)
