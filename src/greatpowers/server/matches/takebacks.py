"""Taking back by consent: a seat asks to go back further than undo allows, the others agree or refuse.

Asking, agreeing, refusing and withdrawing are rows in the store like decisions, so that whoever plays the
rows again comes to the same game. Dice are counted: what is rolled again falls as it fell before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ...engine.errors import IllegalDecision, Refusal
from ...engine.events import Event, event
from ...engine.frames import Together
from ...engine.match import Match, play_through

if TYPE_CHECKING:
    from .table import Play, Row

Word = Literal["ask", "agree", "refuse", "withdraw"]
#: Kinds of rows that speak of taking back.
WORDS: Final = ("ask", "agree", "refuse", "withdraw")
#: So many of its latest decisions a seat is offered to go back to.
_MOST_OFFERED: Final = 60


@event
class TakebackAsked(Event):
    seat: str


@event
class TakebackAgreed(Event):
    seat: str


@event
class TakebackRefused(Event):
    seat: str


@event
class TakebackWithdrawn(Event):
    seat: str


@event
class TakenBack(Event):
    """The game goes on where the seat had not yet decided."""

    seat: str


class Wish(msgspec.Struct, frozen=True):
    """A seat would go back to before a row of its own; `waiting` have not agreed yet."""

    seat: str
    row: int
    waiting: tuple[str, ...]
    agreed: tuple[str, ...] = ()


class Said(msgspec.Struct, frozen=True):
    """What a word about taking back leads to: the wish that stands then, and the match if it went back."""

    events: list[Event]
    wish: Wish | None = None
    went_back: Match | None = None
    #: How many decisions are kept if the game goes back.
    kept: int = -1


def may_go_back(play: Play, seat: str, row: int, *, alone: bool = False) -> Refusal | None:
    """Why the seat may not even ask to go back to before this row.

    What was sealed and has been read by all stays; but who plays `alone` or with bots cheats nobody.
    """
    if play.match.is_over:
        return Refusal("game-over")
    if play.about.rated:
        return Refusal("takeback-rated")
    if row not in play.line or play.rows[row - 1].seat != seat or play.word_of(play.rows[row - 1].text):
        return Refusal("takeback-unknown")
    if not alone and not play.sealed.isdisjoint(play.line[play.line.index(row) :]):
        return Refusal("takeback-sealed")
    if row < play.rules_since:
        return Refusal("takeback-upgraded")
    return None


def offered(play: Play, seat: str, most: int = _MOST_OFFERED, *, alone: bool = False) -> list[Row]:
    """The seat's own decisions it may ask to go back to, the latest first."""
    found: list[Row] = []
    for number in reversed(play.line):
        if (number in play.sealed and not alone) or number < play.rules_since or len(found) == most:
            break
        row = play.rows[number - 1]
        if row.seat == seat and not play.word_of(row.text):
            found.append(row)
    return [] if play.match.is_over or play.about.rated else found


def latest_offered(play: Play, seat: str | None, *, alone: bool) -> int:
    """The last of them in the numbers of the seat; 0 if there is none."""
    found = [] if seat is None else offered(play, seat, most=1, alone=alone)
    return play.seen_number(seat, found[0].number) if found else 0


def wish_text(row: int, others: Sequence[str]) -> str:
    """The row of a wish: where to, and whose consent it needs."""
    return " ".join([str(row), *others])


def said(play: Play, row: Row, back: Match | None = None) -> Said:
    """What a word leads to; raises why it cannot be said now.

    `back` is the match before the decision that would be taken back, if it need not be played again.
    """
    if row.kind == "ask":
        return _asked(play, row, back)
    wish = play.wish
    if wish is None:
        raise IllegalDecision(row.seat, Refusal("takeback-none"))
    if row.kind == "withdraw":
        if row.seat != wish.seat:
            raise IllegalDecision(row.seat, Refusal("takeback-not-yours"))
        return Said([TakebackWithdrawn(row.seat)])
    if row.seat not in wish.waiting:
        raise IllegalDecision(row.seat, Refusal("takeback-not-asked"))
    if row.kind == "refuse":
        return Said([TakebackRefused(row.seat)])
    waiting = tuple(seat for seat in wish.waiting if seat != row.seat)
    agreed = msgspec.structs.replace(wish, waiting=waiting, agreed=(*wish.agreed, row.seat))
    return _granted(play, agreed, [TakebackAgreed(row.seat)], back)


def _asked(play: Play, row: Row, back: Match | None) -> Said:
    if play.wish is not None:
        raise IllegalDecision(row.seat, Refusal("takeback-open"))
    target, *others = row.text.split()
    refusal = may_go_back(play, row.seat, int(target), alone=not others)
    if refusal is not None:
        raise IllegalDecision(row.seat, refusal)
    return _granted(play, Wish(row.seat, int(target), tuple(others)), [TakebackAsked(row.seat)], back)


def _granted(play: Play, wish: Wish, events: list[Event], back: Match | None) -> Said:
    """Nobody is left to be asked: the game goes back."""
    if wish.waiting:
        return Said(events, wish)
    kept = play.line.index(wish.row)
    return Said([*events, TakenBack(wish.seat)], None, _match_after(play, kept, back), kept)


def _match_after(play: Play, kept: int, back: Match | None) -> Match:
    """The match after so many decisions; what was merely talked since is said again."""
    old = play.match
    spoken = [made for made in old.decisions[kept:] if play.word_of(made[1]) == play.wire.talk_word]
    match = back or play.fresh_match()
    play_through(match, spoken if back else [*old.decisions[:kept], *spoken])
    return match


def goes_back_to(play: Play, row: Row) -> int | None:
    """The row before which the game would go on if this word were the last that was needed."""
    if row.kind == "ask":
        return int(row.text.split()[0])
    return play.wish.row if row.kind == "agree" and play.wish is not None else None


def is_sealed(match: Match) -> bool:
    """Are answers being collected that will be read by all at once?"""
    return bool(match.state.stack) and isinstance(match.state.stack[-1], Together)
