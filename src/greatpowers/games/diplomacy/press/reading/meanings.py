"""What was read: rows, each with all it can mean, and what nobody understood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..arrangements import Arrangement, Empty, empty, seats_in, together
from ..speech import (
    Accept,
    Accuse,
    Cancel,
    Excuse,
    Fact,
    Later,
    Meaning,
    Propose,
    Question,
    Reject,
    Thank,
    Warn,
)

#: Acts of rows that can go into one proposal.
_PROPOSING = (Propose, Fact)


@dataclass(frozen=True, slots=True)
class Row:
    """One thing a letter says: an act, and the arrangements it can be about. More than one: ask."""

    act: type[Meaning]
    choices: tuple[Arrangement, ...]
    start: int
    end: int
    #: Said under a condition or as an offer, so never a promise by itself.
    is_offer: bool = False
    #: Something beside it was not understood, so the writer is asked whether it is meant.
    is_unsure: bool = False

    @property
    def is_clear(self) -> bool:
        return len(self.choices) <= 1 and not self.is_unsure


@dataclass(frozen=True, slots=True)
class Reading:
    """A letter as it is understood. Without rows it is small talk, or nobody knows what it says."""

    language: str
    rows: tuple[Row, ...] = ()
    #: Words nobody knows, where nothing at all was understood or where they make the rest doubtful; none
    #: if every word is known, and nothing that is possible on the board fits them.
    unknown: tuple[str, ...] = ()
    #: Only a greeting, a feeling, a threat.
    is_talk: bool = False

    @property
    def is_clear(self) -> bool:
        return all(row.is_clear for row in self.rows)

    @property
    def is_understood(self) -> bool:
        return bool(self.rows) or self.is_talk

    def chosen(self, choices: Iterable[int]) -> Reading:
        """The reading with one meaning a row."""
        rows = tuple(
            replace(row, choices=row.choices[at : at + 1], is_unsure=False)
            for row, at in zip(self.rows, choices, strict=True)
        )
        return replace(self, rows=rows)

    def meaning(self, writer: str) -> Meaning | None:
        """What goes beside the text, if every row is clear: proposals together, else what is said."""
        if not self.rows or not self.is_clear:
            return None
        proposing = [row for row in self.rows if row.act in _PROPOSING]
        if not proposing:
            # Beside a question thanks are politeness.
            return _said(next((row for row in self.rows if row.act not in (Thank, Excuse)), self.rows[0]))
        what = together(*_zones_joined([choice for row in proposing for choice in row.choices]))
        own = set(seats_in(what)) <= {writer} and not any(row.is_offer for row in proposing)
        foreign = all(row.act is Fact for row in proposing)
        return Fact(what) if own or foreign else Propose(what)


def agreed_to(meaning: Meaning | None, proposal: Arrangement | None) -> Meaning | None:
    """Who proposes just what he was offered says yes to it: “All right, let there be peace.”"""
    return Accept(proposal) if proposal is not None and meaning == Propose(proposal) else meaning


def _said(row: Row) -> Meaning:
    what = row.choices[0] if row.choices else None
    if row.act is Question:
        return Question(what)
    if row.act is Thank:
        return Thank(what)
    if row.act is Accuse:
        return Accuse(what)
    if row.act is Excuse:
        return Excuse(what)
    if what is None:
        raise ValueError(row)
    for act in (Accept, Reject, Later, Cancel, Warn):
        if row.act is act:
            return act(what)
    raise ValueError(row)


def _zones_joined(parts: list[Arrangement]) -> list[Arrangement]:
    """“I stay out if you do”: two halves of a zone are one."""
    joined: list[Arrangement] = []
    for part in parts:
        for at, other in enumerate(joined):
            if isinstance(part, Empty) and isinstance(other, Empty) and part.places == other.places:
                joined[at] = empty((*other.seats, *part.seats), part.places)
                break
        else:
            joined.append(part)
    return joined
