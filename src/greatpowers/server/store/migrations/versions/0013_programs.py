"""Programs play under names of their own, by tokens of their owners."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column(
            "id", sa.String(length=24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "owner",
            sa.String(length=24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.add_column("sessions", sa.Column("id", sa.String(length=24)))
    op.add_column("sessions", sa.Column("label", sa.String(length=60)))
    op.add_column("sessions", sa.Column("scopes", sa.String(length=80)))
    op.create_index("ix_sessions_id", "sessions", ["id"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_sessions_id", "sessions")
    for column in ("scopes", "label", "id"):
        op.drop_column("sessions", column)
    op.drop_table("programs")
