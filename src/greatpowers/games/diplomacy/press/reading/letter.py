"""A whole letter read: what it proposes, asks or answers on this board, in any of three languages. [1.9]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...state.orders import HOLD, SUPPORT_HOLD
from ..arrangements import Arrangement, Given
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
#: Words that an answer is made of.
_ANSWERING = (
    "yes", "no", "later", "not", "please", "polite", "talk", "filler", "fear", "article", "thanks", "sorry",
    "and", "too", "i", "me", "both", "you", "your", "they", "there", "with", "wish",
    "role:to", "role:in", "role:by", "role:from",
)  # fmt: skip
_END = Item(0, 0, Sign.STOP)


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
    rows = _said_once([row for row in said.rows if _is_sound(ground, row)])
    rows = next(((row,) for row in rows if row.act is Accuse), rows)
    if rows and _is_taken_back(items):
        return Reading(spoken, is_talk=True)
    if all(row.act in (Thank, Excuse) for row in rows):
        rows = _answered(items, open_proposal) or rows
    if rows:
        riddles = (*_riddles(text, items), *(text[one.start : one.end] for one in said.lost))
        if riddles:
            rows = tuple(replace(row, is_unsure=True) if row.choices else row for row in rows)
        return Reading(spoken, rows, unknown=riddles)
    is_talk = bool(said.aside) or _is_talk(items)
    return Reading(spoken, is_talk=is_talk, unknown=() if is_talk else _unknown(text, items))


def _is_taken_back(items: tuple[Item, ...]) -> bool:
    """“Can you convoy me to Edinburgh? Lol, no.”"""
    phrases = list(_phrases(items))
    asked = max((at for at, item in enumerate(items) if item.sign is Sign.QUESTION), default=-1)
    rest = [item for item in items[asked + 1 :] if item.sign is Sign.WORD]
    return asked >= 0 and bool(rest) and len(phrases) > 0 and _answer(rest) is Reject


def _said_once(rows: list[Row]) -> tuple[Row, ...]:
    """What is said twice counts once, in its clearest form; who is supported where it stands holds."""
    clear = {row.choices[0] for row in rows if len(row.choices) == 1}
    helped = {
        what.order.other_province
        for row in rows
        for what in row.choices
        if isinstance(what, Given) and what.order.kind == SUPPORT_HOLD
    }
    found: dict[tuple[object, ...], Row] = {}
    for row in rows:
        if len(row.choices) > 1 and clear & set(row.choices):
            continue
        what = row.choices[0] if len(row.choices) == 1 else None
        if isinstance(what, Given) and what.order.kind == HOLD and what.order.province in helped:
            continue
        found.setdefault((row.act, row.choices), row)
    return tuple(found.values())


def _riddles(text: str, items: tuple[Item, ...]) -> tuple[str, ...]:
    """Unknown words where a place must be meant: beside the dash of a short order."""
    found = []
    for at, item in enumerate(items):
        if item.is_known:
            continue
        beside = [items[near] for near in (at - 1, at + 1) if 0 <= near < len(items)]
        far = [items[near] for near in (at - 2, at + 2) if 0 <= near < len(items)]
        if any(one.sign is Sign.DASH for one in beside) and any(one.provinces for one in far):
            found.append(text[item.start : item.end])
    return tuple(found)


def _is_sound(ground: Ground, row: Row) -> bool:
    return not any(refusal_of_arrangement(ground, choice) for choice in row.choices)


def _answered(items: tuple[Item, ...], proposal: Arrangement | None) -> tuple[Row, ...]:
    """A plain yes, no or later to what is open between the two; a “yes?” answers nothing."""
    if proposal is None or not items or any(item.does("end") for item in items):
        return ()
    phrases = list(_phrases(items))
    said = [answer for phrase in phrases if (answer := _answer(phrase)) is not None]
    halves = [
        phrase for phrase in phrases if _answer(phrase) is None and any(item.does("yes") for item in phrase)
    ]
    if not said or (halves and Reject in said):
        # “Yes to Holland, no to the rest” is neither.
        return ()
    if len(set(said)) > 1 and not (Later in said and said.count(Later) == len(said) - 1):
        return ()
    return (Row(Later if Later in said else said[0], (proposal,), items[0].start, items[-1].end),)


def _phrases(items: tuple[Item, ...]) -> Iterator[list[Item]]:
    """What stands between signs, without the sentences that ask."""
    sentence: list[list[Item]] = [[]]
    for item in (*items, _END):
        if item.sign in (Sign.STOP, Sign.QUESTION):
            told = [phrase for phrase in sentence if phrase]
            # A “no” at the end of something else is none: “we are all tired, no”.
            plain = bool(told) and all(it.does(*_ANSWERING) for it in told[0])
            if item.sign is Sign.STOP:
                yield from (one for one in told if plain or any(it.does("later") for it in one))
            sentence = [[]]
        elif item.sign is Sign.WORD:
            sentence[-1].append(item)
        else:
            sentence.append([])


def _answer(phrase: list[Item]) -> type[Accept] | type[Reject] | type[Later] | None:
    """Only a phrase in which every word belongs to an answer is one."""
    if not all(item.does(*_ANSWERING) for item in phrase):
        return None
    if any(item.does("later") for item in phrase):
        return Later
    at = next((at for at, item in enumerate(phrase) if item.does("no", "yes")), -1)
    if at < 0:
        return None
    if phrase[at].does("no"):
        return None if any(item.does("not") for item in phrase[:at]) else Reject
    return Reject if any(item.does("not") for item in phrase[:at]) else Accept


def _is_talk(items: tuple[Item, ...]) -> bool:
    return any(item.does("talk", "threat") for item in items)


def _unknown(text: str, items: tuple[Item, ...]) -> tuple[str, ...]:
    """Words to show as not understood: those in no table; all of it if there is no word in it."""
    if not any(item.sign is Sign.WORD for item in items):
        return (text.strip(),)
    return tuple(text[item.start : item.end] for item in items if not item.is_known)
