"""A game may be played with the tables of a pack."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(length=32), primary_key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
    )
    op.add_column("tables", sa.Column("pack", sa.String(length=32), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "pack")
    op.drop_table("packs")
