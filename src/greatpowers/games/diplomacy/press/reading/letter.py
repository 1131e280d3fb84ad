"""A whole letter read: what it proposes, asks or answers on this board, in any of three languages. [1.9]"""

from __future__ import annotations

from ..arrangements import Arrangement
from ..lawful import Ground, refusal_of_arrangement
from ..speech import Accept, Accuse, Excuse, Later, Reject, Thank
from .actors import Talk
from .clauses import clauses_of
from .intents import hear
from .meanings import Reading, Row
from .said import Said
from .tagging import Item, language_of, tagged
from .tokens import Sign

#: Longer letters are read no further.
LONGEST_READ = 1000


def read_letter(
    text: str, ground: Ground, writer: str, readers: tuple[str, ...], language: str = "en",
    open_proposal: Arrangement | None = None, agreed: tuple[Arrangement, ...] = (),
) -> Reading:  # fmt: skip
    """All a letter can mean here; `open_proposal` is what the reader has proposed and a plain yes
    accepts, `agreed` what the two have promised each other."""
    text = text[:LONGEST_READ]
    spoken = language_of(text, language)
    items = tagged(text, spoken)
    talk = Talk(ground, writer, readers)
    said = Said(talk, agreed=agreed)
    for clause in clauses_of(items):
        hear(said, clause)
    rows = tuple(row for row in said.rows if _is_sound(ground, row))
    rows = next(((row,) for row in rows if row.act is Accuse), rows)
    if all(row.act in (Thank, Excuse) for row in rows):
        rows = _answered(items, open_proposal) or rows
    if rows:
        return Reading(spoken, rows)
    is_talk = _is_talk(items)
    return Reading(spoken, is_talk=is_talk, unknown=() if is_talk else _unknown(text, items))


def _is_sound(ground: Ground, row: Row) -> bool:
    return not any(refusal_of_arrangement(ground, choice) for choice in row.choices)


def _answered(items: tuple[Item, ...], proposal: Arrangement | None) -> tuple[Row, ...]:
    """A plain yes, no or later to what is open between the two; a “yes?” answers nothing."""
    if proposal is None or not items or any(item.does("end") for item in items):
        return ()
    said: list[type[Accept] | type[Reject] | type[Later]] = []
    before: Item | None = None
    for at, item in enumerate(items):
        asks = (
            next((it.sign for it in items[at:] if it.sign in (Sign.STOP, Sign.QUESTION)), None)
            is Sign.QUESTION
        )
        if asks:
            continue
        if item.does("later"):
            said.append(Later)
        elif item.does("no") and (before is None or before.sign is not Sign.WORD or not item.does("not")):
            said.append(Reject)
        elif item.does("yes"):
            refused = any(it.does("not") for it in items[max(0, at - 3) : at])
            said.append(Reject if refused else Accept)
        before = item
    if not said:
        return ()
    if len(set(said)) > 1 and not (Later in said and said.count(Later) == len(said) - 1):
        return ()
    return (Row(Later if Later in said else said[0], (proposal,), items[0].start, items[-1].end),)


def _is_talk(items: tuple[Item, ...]) -> bool:
    return any(item.does("talk", "threat") for item in items)


def _unknown(text: str, items: tuple[Item, ...]) -> tuple[str, ...]:
    """Words to show as not understood: those in no table; all of it if there is no word in it."""
    if not any(item.sign is Sign.WORD for item in items):
        return (text.strip(),)
    return tuple(text[item.start : item.end] for item in items if not item.is_known)
