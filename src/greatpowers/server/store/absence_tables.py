"""The tables of absence: announced leaves, missed turns, and what happened at tables beside the game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text

from .checked import String
from .tables import metadata

#: Days on which somebody does not play, by the calendar of his zone.
leaves: Final = Table(
    "leaves",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    #: The first and the last day, as `2026-11-23`, and the moments at which they begin and end.
    Column("first", String(10), nullable=False),
    Column("last", String(10), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("begins", Double, nullable=False),
    Column("ends", Double, nullable=False, index=True),
    Column("announced", Double, nullable=False),
)

#: Turns that somebody let pass, for his reliability.
missed: Final = Table(
    "missed",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    #: The table; it may be gone.
    Column("match", String(24), primary_key=True),
    Column("at", Double, primary_key=True),
    Column("excused", Boolean, nullable=False),
    #: `live` or `slow`.
    Column("pace", String(8), nullable=False),
)

#: What happened at a table beside the game: pauses, stand-ins, seats that changed hands, rulings.
happenings: Final = Table(
    "happenings",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    #: The change of the table it came with, and its place in that.
    Column("number", Integer, primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("what", String(16), nullable=False),
    #: The seat it is about; empty: the whole table.
    Column("seat", String(60), nullable=False),
    #: Who had or took the seat, for results; told to nobody.
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    #: What the sentence needs; JSON.
    Column("params", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("happenings_of_person", "person"),
)
