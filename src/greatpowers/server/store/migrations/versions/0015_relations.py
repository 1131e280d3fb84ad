"""People have friends, block others and say whom they know."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "relations",
        sa.Column(
            "person", sa.String(length=24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "other",
            sa.String(length=24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sa.Column("kind", sa.String(length=8), primary_key=True),
        sa.Column("since", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("relations")
