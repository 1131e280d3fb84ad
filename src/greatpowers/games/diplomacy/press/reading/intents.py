"""What a clause says: the first of these that makes sense on the board. [1.9]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import agreements, orders
from .clauses import Clause
from .meanings import Row
from .said import Said

#: In this order: what is said clearly goes before what only looks so.
_INTENTS: Final[tuple[Callable[[Said, Clause], list[Row]], ...]] = (
    agreements.accusation, agreements.thanks, agreements.ending, agreements.mirror, orders.bounce,
    orders.help_given, agreements.zone, agreements.staying_away, agreements.drawing,
    agreements.alliance_formed, agreements.peace_made, orders.news, orders.moving, agreements.plans,
    orders.holding, agreements.excuse,
)  # fmt: skip


def hear(said: Said, clause: Clause) -> None:
    """Add the rows of a clause, if it says something."""
    if clause.is_threat:
        return
    rows = next((rows for intent in _INTENTS if (rows := intent(said, clause))), [])
    said.rows.extend(rows)
    if named := said.named(clause, clause.first("move", "support", "help")):
        said.places[:] = named
