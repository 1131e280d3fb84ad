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
    agreements.accusation, agreements.ending, agreements.mirror, orders.bounce, orders.help_given,
    agreements.zone, agreements.staying_away, agreements.drawing, agreements.alliance_formed,
    agreements.peace_made, orders.news, agreements.warning, orders.carried, orders.moving, agreements.plans,
    orders.holding, agreements.thanks, agreements.excuse,
)  # fmt: skip
#: What can be said of the past, and what can be asked with “where”, “who”, “why”: it proposes nothing.
_OF_THE_PAST: Final = (agreements.accusation, agreements.thanks, agreements.excuse)
_OF_QUESTIONS: Final = (agreements.accusation, agreements.plans)
#: Fears are no news: a warning at most.
_OF_FEARS: Final = (agreements.warning, agreements.excuse)


def _speaks_of_orders(clause: Clause) -> bool:
    told = clause.does("talk", "plans", "why")
    return clause.is_short_order or (bool(clause.places) and not told)


def hear(said: Said, clause: Clause) -> None:
    """Add the rows of a clause, if it says something."""
    if clause.is_threat:
        return
    intents: tuple[Callable[[Said, Clause], list[Row]], ...] = _INTENTS
    if clause.is_past:
        intents = _OF_THE_PAST
        said.aside.append(clause)
    elif clause.asks_openly:
        intents = _OF_QUESTIONS
    elif clause.does("fear"):
        intents = _OF_FEARS
        said.aside.append(clause)
    rows = next((rows for intent in intents if (rows := intent(said, clause))), [])
    if not rows and clause.core is not None:
        rows = next((rows for intent in intents if (rows := intent(said, clause.core))), [])
        if rows:
            said.lost.append(clause)
    said.rows.extend(rows)
    if not rows and intents is _INTENTS and _speaks_of_orders(clause):
        said.lost.append(clause)
    if not rows and said.waiting and clause.places:
        rows = orders.help_given(said, said.waiting[0].and_then(clause))
        said.rows.extend(rows)
    if not rows and clause.does("support", "help", "convoy"):
        said.waiting[:] = [clause]
    elif rows and said.waiting:
        said.rows.extend(orders.helped_at_last(said))
    if others := said.talk.others(clause):
        said.named_before[:] = others
    if named := said.named(clause, clause.first("move", "support", "help")):
        said.places[:] = named
