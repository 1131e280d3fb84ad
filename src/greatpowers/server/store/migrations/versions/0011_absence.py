"""Absence: leaves, missed turns, pauses, votes, seats on offer, and what happens beside the game."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def _person(ondelete: str, **more: object) -> sa.Column[str]:
    key = sa.ForeignKey("people.id", ondelete=ondelete)
    return sa.Column("person", sa.String(length=24), key, **more)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "leaves",
        sa.Column("id", sa.String(length=24), primary_key=True),
        _person("CASCADE", nullable=False, index=True),
        sa.Column("first", sa.String(length=10), nullable=False),
        sa.Column("last", sa.String(length=10), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("begins", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False, index=True),
        sa.Column("announced", sa.Double(), nullable=False),
    )
    op.create_table(
        "missed",
        _person("CASCADE", primary_key=True),
        sa.Column("match", sa.String(length=24), primary_key=True),
        sa.Column("at", sa.Double(), primary_key=True),
        sa.Column("excused", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
    )
    op.create_table(
        "happenings",
        sa.Column(
            "table_id", sa.String(length=24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("part", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.String(length=60), nullable=False),
        _person("SET NULL"),
        sa.Column("params", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("happenings_of_person", "happenings", ["person"])
    op.add_column("tables", sa.Column("pause", sa.Text()))
    op.add_column("tables", sa.Column("motion", sa.Text()))
    op.add_column("seats", sa.Column("away", sa.Text()))
    op.add_column("clocks", sa.Column("facts", sa.Text()))


def downgrade() -> None:
    op.drop_column("clocks", "facts")
    op.drop_column("seats", "away")
    op.drop_column("tables", "motion")
    op.drop_column("tables", "pause")
    for table in ("happenings", "missed", "leaves"):
        op.drop_table(table)
