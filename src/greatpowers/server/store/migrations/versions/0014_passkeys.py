"""Members sign in by passkeys, too."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column(
            "person",
            sa.String(length=24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("credential_hash", sa.String(length=64), nullable=False, unique=True),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
    )
    op.create_table(
        "passkey_challenges",
        sa.Column("hash", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.String(length=24), sa.ForeignKey("people.id", ondelete="CASCADE"), index=True),
        sa.Column("expires", sa.Double(), nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("passkey_challenges")
    op.drop_table("passkeys")
