"""The tables. Times are seconds since 1970, nested values are JSON texts: the same on both databases."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from .checked import String

metadata: Final = MetaData()

people: Final = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    #: The name as it is compared; set for members only, so that guests may share names.
    Column("sign_in_name", String(160), unique=True),
    Column("kind", String(12), nullable=False),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("theme", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    #: What the name looks like; set for members only, whom nobody else may be mistaken for.
    Column("likeness", String(160), index=True),
)

#: Tables of data that games are played with in place of their own; they stay as long as the house.
packs: Final = Table(
    "packs",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("files", Text, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    #: Only a hash of the token is kept: a stolen database opens no session.
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    #: Of a token of a program: how its owner names it, and what it is good for; null for people.
    Column("id", String(24), index=True, unique=True),
    Column("label", String(60)),
    Column("scopes", String(80)),
)

#: Who answers for a program.
programs: Final = Table(
    "programs",
    metadata,
    Column("id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(200), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    #: The language letters are written in.
    Column("language", String(8), nullable=False, server_default="en"),
    Column("public", Boolean, nullable=False),
    Column("anonymous", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("spectator_delay", Integer, nullable=False),
    Column("draw_lots", Boolean, nullable=False),
    Column("sandbox", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("nonces", Text, nullable=False),
    #: Which place drew which seat, once lots were drawn.
    Column("lots", Text, nullable=False),
    #: The position the game began from; null: as the scenario says.
    Column("position", Text),
    #: The hash of the pack it is played with; null: with the game's own tables.
    Column("pack", String(32)),
    #: The number of the last row in `decisions`.
    Column("revision", Integer, nullable=False),
    #: Counts every change, also of seats and settings, so that other processes see they are behind.
    Column("changes", Integer, nullable=False),
    #: What the lobby shows of the game without replaying it.
    Column("digest", Text, nullable=False),
    Column("result", Text),
    Column("rematch", String(24)),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("started", Double),
    Column("finished", Double),
    #: How it fared when the rules last changed; null: it has seen one version only.
    Column("upgrade", Text),
    #: That the clock stands still, and what is put to the vote; null: neither.
    Column("pause", Text),
    Column("motion", Text),
    #: Who looks after the table without a seat, and what he may see and do.
    Column("master", Text),
    #: Does its end change ratings?
    Column("rated", Boolean, nullable=False, server_default=false()),
    #: How its end is turned into points.
    Column("scoring", String(20), nullable=False, server_default=""),
    Index("tables_by_status", "status", "public", "updated"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(60), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("who", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("level", String(20)),
    Column("standin", Boolean, nullable=False),
    Column("invite", String(40), unique=True),
    Column("letters", Integer, nullable=False),
    Column("letters_read", Integer, nullable=False),
    #: Misses, leave, whether it is offered; null: nothing of all that.
    Column("away", Text),
)

decisions: Final = Table(
    "decisions",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(60), nullable=False),
    #: `decide`, `undo`, a word about taking back (`ask`, `agree`, `refuse`, `withdraw`), or `upgraded`.
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    #: The id of the person, or `bot`, `clock`, `import`.
    Column("made_by", String(24), nullable=False),
    #: Chosen by the client; carrying one out twice is impossible.
    Column("request", String(160), nullable=False),
    Column("made_at", Double, nullable=False),
    UniqueConstraint("table_id", "request", name="one_decision_a_request"),
)

#: The state after every row, 0 before the first: whole now and then, else what changed since the one before.
moments: Final = Table(
    "moments",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: The version of the rules that wrote it.
    Column("rules", String(20), nullable=False),
    Column("whole", Boolean, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("marks", Text, nullable=False),
    Column("events", Text, nullable=False),
)

#: What those who played say when the game is over; it is no part of the game.
remarks: Final = Table(
    "remarks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(60), nullable=False),
    Column("text", Text, nullable=False),
    #: Chosen by the client; what is sent twice is said once.
    Column("request", String(160), nullable=False),
    Column("made_at", Double, nullable=False),
)

clocks: Final = Table(
    "clocks",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("stage", String(80), nullable=False),
    #: When the stage ends; with `late` set, when the grace after it ends.
    Column("due", Double, index=True),
    Column("deadline", Double),
    Column("late", Boolean, nullable=False),
    #: Seats that agreed to end the talk early.
    Column("agreed", Text, nullable=False),
    #: When the stage began.
    Column("begun", Double),
    #: How long it is and when it stood still: from this the deadline follows.
    Column("facts", Text),
)
