"""The tables of results: how games ended for each seat, and what it did to ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, Table, Text

from .checked import String
from .tables import metadata

#: How a game ended for a seat: written once, when everybody may know it.
results: Final = Table(
    "results",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(60), primary_key=True),
    #: Who held the seat at the end; null: a bot, or somebody who has left the house.
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    #: `won`, `draw`, `survived` or `lost`.
    Column("outcome", String(8), nullable=False),
    Column("rank", Integer, nullable=False),
    #: What the scoring system of the table gives, of a hundred that are shared out.
    Column("points", Double, nullable=False),
    Column("finished", Double, nullable=False),
)

#: Who sat where when a rated game began.
entrants: Final = Table(
    "entrants",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(60), primary_key=True),
    Column("who", String(40), nullable=False),
)

#: What a rated game did to the rating of somebody who played it.
rating_events: Final = Table(
    "rating_events",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(60), primary_key=True),
    #: The id of a person, also of one who has left the house, or `bot:` and a level.
    Column("who", String(40), primary_key=True),
    #: What is rated apart: game, seats, pace, letters.
    Column("key", String(80), nullable=False),
    Column("at", Double, nullable=False),
    Column("rank", Integer, nullable=False),
    #: Of everything that was to be had.
    Column("share", Double, nullable=False),
    #: `played`, `left` or `took` the seat over.
    Column("part", String(8), nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu_after", Double, nullable=False),
    Column("sigma_after", Double, nullable=False),
    #: Why it does not count; null: it does.
    Column("voided", Text),
    Index("rating_events_of_key", "key", "at"),
    Index("rating_events_of_one", "who", "key", "at"),
)
