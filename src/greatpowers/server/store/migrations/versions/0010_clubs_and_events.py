"""People come together in clubs and play tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _of(table: str, on_delete: str = "CASCADE") -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete=on_delete)


def _id(name: str, *key: sa.ForeignKey, **more: object) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=24), *key, **more)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "clubs",
        _id("id", primary_key=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False, unique=True),
        sa.Column("calendar", sa.String(length=40), nullable=False, unique=True),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_table(
        "club_members",
        _id("club", _of("clubs"), primary_key=True),
        _id("person", _of("people"), primary_key=True, index=True),
        sa.Column("role", sa.String(length=8), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
    )
    op.create_table(
        "club_notes",
        _id("id", primary_key=True),
        _id("club", _of("clubs"), nullable=False, index=True),
        _id("person", _of("people", "SET NULL")),
        sa.Column("title", sa.String(length=120), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("on_day", sa.Double()),
        sa.Column("made", sa.Double(), nullable=False),
    )
    op.create_table(
        "club_tables",
        _id("club", _of("clubs"), primary_key=True),
        _id("table_id", _of("tables"), primary_key=True),
        sa.Column("made", sa.Double(), nullable=False),
    )
    op.create_table(
        "events",
        _id("id", primary_key=True),
        _id("club", _of("clubs", "SET NULL"), index=True),
        _id("owner", _of("people", "SET NULL"), index=True),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False, index=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=80), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False, unique=True),
        sa.Column("changes", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("started", sa.Double()),
        sa.Column("finished", sa.Double()),
    )
    op.create_table(
        "event_entries",
        _id("event", _of("events"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        _id("person", _of("people", "SET NULL"), index=True),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("boards", sa.String(length=8), nullable=False),
    )
    op.create_table(
        "event_rounds",
        _id("event", _of("events"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("boards", sa.Text(), nullable=False),
        sa.Column("published", sa.Double()),
        sa.Column("closed", sa.Double()),
        sa.Column("ends", sa.Double()),
    )
    op.create_table(
        "event_tables",
        _id("table_id", _of("tables"), primary_key=True),
        _id("event", _of("events"), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.UniqueConstraint("event", "round", "board", name="one_table_a_board"),
    )


def downgrade() -> None:
    for table in (
        "event_tables", "event_rounds", "event_entries", "events",
        "club_tables", "club_notes", "club_members", "clubs",
    ):  # fmt: skip
        op.drop_table(table)
