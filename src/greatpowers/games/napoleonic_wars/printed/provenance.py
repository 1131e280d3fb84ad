"""Where the data come from: what the rulebook says, what is public fact, what is our own reconstruction.

The book prints neither map nor cards nor set-up, so every table of data says how much of it is known.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...shared.data_rows import rows_in
from .cards import CARDS

#: From the surest to our own making; `mixed` is told line by line.
CLASSES: Final = ("rulebook", "public", "recalled", "mixed", "reconstruction")
#: Tables whose lines each name their source.
_TOLD_BY_LINE: Final = ("areas.csv", "zones.csv", "connections.csv", "leaders.csv", "cards.csv")


@dataclass(frozen=True, slots=True)
class Origin:
    """How a part of a table came to be known."""

    table: str
    subject: str
    kind: str


@cache
def origins() -> tuple[Origin, ...]:
    """Every table of data, part by part."""
    found = rows_in(__name__, "provenance.csv", ("table", "subject", "class"))
    return tuple(
        Origin(row["table"].removesuffix(".csv"), row["subject"], row.one_of("class", CLASSES))
        for row in found
    )


@cache
def lines_by_class() -> dict[str, dict[str, int]]:
    """Of tables told line by line: how many lines are of which class."""
    return {
        name.removesuffix(".csv"): dict(
            sorted(
                Counter(
                    row.one_of("source", CLASSES) for row in rows_in(__name__, name, ("source",))
                ).items(),
                key=lambda found: CLASSES.index(found[0]),
            )
        )
        for name in _TOLD_BY_LINE
    }


@cache
def source_of_cards() -> dict[str, str]:
    """The class of each card."""
    found = {row["id"]: row["source"] for row in rows_in(__name__, "cards.csv", ("id", "source"))}
    return {card: found[card] for card in CARDS}
