"""Tables have a language of their own: the one people are expected to write letters in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("language", sa.String(length=8), nullable=False, server_default="en"))
    # Whoever made a table spoke the language of his account.
    op.execute(
        "UPDATE tables SET language = (SELECT language FROM people WHERE people.id = tables.owner) "
        "WHERE owner IS NOT NULL"
    )


def downgrade() -> None:
    op.drop_column("tables", "language")
