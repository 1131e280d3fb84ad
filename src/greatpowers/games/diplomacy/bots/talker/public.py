"""Lines that everybody reads get one answer at most, and every seat knows from whom.

From whom they name, of several from the most concerned; without a name from the most concerned if they say
something of the game; else from nobody.
"""

from __future__ import annotations

from ...press.arrangements import seats_in
from ...press.ledger import meaning_of
from ...press.letters import EVERYBODY
from ...press.reading.letter import read_letter
from ...press.reading.tagging import language_of, tagged
from ...press.speech import Propose, Question, arrangements_in
from ...state.state import Message
from ..veteran.light import mask_near
from .council import Council


def public_line(council: Council) -> Message | None:
    """The last line to all in this phase, if somebody else wrote it and nobody has answered it."""
    lines = [
        letter for letter in council.view.press if letter.to == EVERYBODY and letter.phase == council.phase
    ]
    if not lines or not lines[-1].sender or lines[-1].sender == council.seat:
        return None
    answers = len(lines) > 1 and lines[-2].sender != lines[-1].sender
    return None if answers else lines[-1]


def spoken_to(council: Council, line: Message) -> str:
    """The seat from which an answer is awaited; empty if from nobody."""
    named = [seat for seat in _named(council, line) if seat != line.sender and seat in council.ground.alive]
    if named:
        return max(named, key=lambda seat: _concern(council, seat, line.sender))
    meaning = meaning_of(line)
    asks = isinstance(meaning, Propose | Question) if meaning else _speaks_of_the_game(council, line)
    if not asks:
        return ""
    others = [seat for seat in council.ground.alive if seat != line.sender]
    return max(others, key=lambda seat: _concern(council, seat, line.sender), default="")


def _named(council: Council, line: Message) -> list[str]:
    meaning = meaning_of(line)
    if meaning is not None:
        return [seat for what in arrangements_in(meaning) for seat in seats_in(what)]
    items = tagged(line.text, language_of(line.text, "en"))
    return [council.ground.seat_of(item.power) for item in items if item.power >= 0]


def _speaks_of_the_game(council: Council, line: Message) -> bool:
    others = tuple(seat for seat in council.ground.alive if seat != line.sender)
    return bool(read_letter(line.text, council.ground, line.sender, others).rows)


def _concern(council: Council, seat: str, other: str) -> int:
    """How many units of a seat are near the other's."""
    camp_of = council.light.table.camp_of
    units = list(council.light.units.values())
    near = mask_near([unit for unit in units if camp_of[unit.power] == council.camp(other)])
    return sum(near >> unit.province & 1 for unit in units if camp_of[unit.power] == council.camp(seat))
