"""A stage of a clock may name the seat it waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("clocks") as batch:
        batch.alter_column("stage", type_=sa.String(80), existing_type=sa.String(12), existing_nullable=False)


def downgrade() -> None:
    with op.batch_alter_table("clocks") as batch:
        batch.alter_column("stage", type_=sa.String(12), existing_type=sa.String(80), existing_nullable=False)
