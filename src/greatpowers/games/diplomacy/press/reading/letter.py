"""A whole letter read: what it proposes, asks or answers on this board, in any of three languages. [1.9]"""

from __future__ import annotations

from ..arrangements import Arrangement
from ..lawful import Ground, refusal_of_arrangement
from ..speech import Accept, Later, Reject
from .actors import Talk
from .clauses import Clause, clauses_of
from .intents import Heard, Intents
from .meanings import Reading, Row
from .tagging import Item, language_of, tagged

#: Longer letters are read no further.
LONGEST_READ = 1000


def read_letter(
    text: str, ground: Ground, writer: str, readers: tuple[str, ...], language: str = "en",
    open_proposal: Arrangement | None = None,
) -> Reading:  # fmt: skip
    """All a letter can mean here; `open_proposal` is what the reader has proposed and a plain yes accepts."""
    text = text[:LONGEST_READ]
    spoken = language_of(text, language)
    items = tagged(text, spoken)
    talk = Talk(ground, writer, readers)
    intents = Intents(talk, Heard())
    clauses = clauses_of(items)
    for clause in clauses:
        intents.rows(clause)
    rows = tuple(row for row in intents.heard.rows if _is_sound(ground, row))
    if not rows:
        rows = _answered(clauses, open_proposal)
    if rows:
        return Reading(spoken, rows)
    is_talk = _is_talk(items)
    return Reading(spoken, is_talk=is_talk, unknown=() if is_talk else _unknown(text, items))


def _is_sound(ground: Ground, row: Row) -> bool:
    return not any(refusal_of_arrangement(ground, choice) for choice in row.choices)


def _answered(clauses: list[Clause], proposal: Arrangement | None) -> tuple[Row, ...]:
    """A plain yes, no or later to what is open between the two."""
    if proposal is None:
        return ()
    said: list[type[Accept] | type[Reject] | type[Later]] = []
    for clause in clauses:
        if clause.is_question:
            continue
        if clause.does("later"):
            said.append(Later)
        elif clause.does("no") and _opens(clause, "no"):
            said.append(Reject)
        elif clause.does("yes"):
            said.append(Reject if clause.does("not") else Accept)
    if not said or len(set(said)) > 1:
        return ()
    return (Row(said[0], (proposal,), clauses[0].start, clauses[-1].end),)


def _opens(clause: Clause, word: str) -> bool:
    """A no stands at the head of what is said, or is a phrase of its own like “I refuse”."""
    at = clause.first(word)
    return at == 0 or not clause.items[at].does("not")


def _is_talk(items: tuple[Item, ...]) -> bool:
    return any(item.does("talk", "why", "thanks", "sorry") for item in items)


def _unknown(text: str, items: tuple[Item, ...]) -> tuple[str, ...]:
    """Words to show as not understood: those in no table; if there are none, all of it."""
    unknown = tuple(text[item.start : item.end] for item in items if not item.is_known)
    return unknown or (text.strip(),)
