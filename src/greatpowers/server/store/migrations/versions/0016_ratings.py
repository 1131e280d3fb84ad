"""Rated tables, results, and ratings as a fold over events."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(length=24), key, primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("scoring", sa.String(length=20), nullable=False, server_default=""))
    op.create_table(
        "results",
        _of_table(),
        sa.Column("seat", sa.String(length=60), primary_key=True),
        sa.Column(
            "person", sa.String(length=24), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True
        ),
        sa.Column("outcome", sa.String(length=8), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Double(), nullable=False),
        sa.Column("finished", sa.Double(), nullable=False),
    )
    op.create_table(
        "entrants",
        _of_table(),
        sa.Column("seat", sa.String(length=60), primary_key=True),
        sa.Column("who", sa.String(length=40), nullable=False),
    )
    op.create_table(
        "rating_events",
        _of_table(),
        sa.Column("seat", sa.String(length=60), primary_key=True),
        sa.Column("who", sa.String(length=40), primary_key=True),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("share", sa.Double(), nullable=False),
        sa.Column("part", sa.String(length=8), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu_after", sa.Double(), nullable=False),
        sa.Column("sigma_after", sa.Double(), nullable=False),
        sa.Column("voided", sa.Text()),
    )
    op.create_index("rating_events_of_key", "rating_events", ["key", "at"])
    op.create_index("rating_events_of_one", "rating_events", ["who", "key", "at"])


def downgrade() -> None:
    for table in ("rating_events", "entrants", "results"):
        op.drop_table(table)
    op.drop_column("tables", "scoring")
    op.drop_column("tables", "rated")
