"""Why something is not allowed, how it was understood, and what it could have meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ...engine.errors import IllegalDecision, Refusal, UnreadableDecision
from ...engine.frames import AnyChoice
from .reasons import ReasonOnWire, reason_on_wire
from .wire import GameWire

if TYPE_CHECKING:
    from ..matches.table import Play


class Explanation(msgspec.Struct):
    """`reads` is an answer to a question as it was understood, in canonical notation."""

    allowed: bool
    reason: ReasonOnWire | None
    reads: list[object]
    #: What to think of before an allowed answer is given.
    warnings: list[ReasonOnWire] = []


def explained_at(play: Play, seat: str, text: str) -> Explanation:
    """Could the seat say this now?"""
    refusal = play.match.explain(seat, text)
    question = None if play.word_of(text) else play.match.question(seat)
    if question is None:
        return _explanation(refusal, [], ())
    told = explained(play.wire, play.match.state, question.choice, text)
    if refusal is None:
        told.warnings = warnings_at(play, seat, text)
        return told
    if told.reason is not None:
        return told
    return _explanation(refusal, told.reads, ())


def warnings_at(play: Play, seat: str, text: str) -> list[ReasonOnWire]:
    """What the seat should hear before it says this; nothing of what it may not say."""
    return [reason_on_wire(reason) for reason in play.match.warnings(seat, text)]


def explained(wire: GameWire, state: Any, choice: AnyChoice, text: str) -> Explanation:
    """Could the question be answered with this?"""
    try:
        option = choice.read(state, text)
    except UnreadableDecision as problem:
        return _explanation(problem.refusal, [], problem.readings)
    except IllegalDecision as problem:
        return _explanation(problem.refusal, [], ())
    return _explanation(choice.refuse(state, option), wire.reads(option), ())


def _explanation(refusal: Refusal | None, reads: list[object], readings: Sequence[str]) -> Explanation:
    if refusal is None:
        return Explanation(True, None, reads)
    return Explanation(False, reason_on_wire(refusal, readings), reads)
