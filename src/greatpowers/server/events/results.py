"""What a board brings: from the game at its table to points, by the scoring system of the tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ...engine.plain import plain_list
from ..matches.table import Play, Table
from .event import Board, Event, Outcome, Place, Scoring

_TWO = 2
_HUNDRED = 100.0


def turns_begun(play: Play) -> int:
    """How many turns of the game have begun."""
    scoring = play.game.scoring()
    count, phase = 0, ""
    if scoring is not None:
        for entry in play.log:
            begun = scoring.turn_begun(entry.recorded.event, phase)
            count, phase = (count + 1, begun) if begun else (count, phase)
    return count


def is_stopped(event: Event, play: Play, ends: float | None, now: float) -> bool:
    """Does the present score count, though the game is not over?"""
    if ends is not None and now >= ends:
        return True
    return 0 < event.settings.turns < turns_begun(play)


def leading(play: Play) -> list[str]:
    """The seats that would win or share a draw if the game ended now."""
    if play.match.is_over:
        return [str(seat) for seat in plain_list(play.match.result.get("seats", []))]
    scoring = play.game.scoring()
    seats = list(play.match.seats)
    return seats if scoring is None else scoring.leading(play.match.state, seats)


def is_won(play: Play, leaders: Sequence[str]) -> bool:
    """Has one seat won, or would it?"""
    if play.match.is_over:
        return play.match.result.get("kind") == "win"
    return len(leaders) == 1


def settled(event: Event, board: Board, table: Table, *, live: bool = False) -> Board:
    """The board with its points as the table stands; `live`: only if all ended now."""
    play = table.playing()
    leaders = leading(play)
    first_of = {seat: play.match.first_seat(seat) for seat in table.seats}
    now_at = {first: seat for seat, first in first_of.items()}
    absent = (
        set() if live else {place.seat for place in board.places if _is_absent(table, now_at[place.seat])}
    )
    lead = {first_of[seat] for seat in leaders}
    if len(board.places) == _TWO:
        places = _of_two(board, lead, absent)
    else:
        counts = {first_of[seat]: number for seat, number in _counts(play).items() if seat in first_of}
        places = _of_many(board, lead, is_won(play, leaders), counts, event.settings.scoring, absent)
    return Board(places, board.note)


def _is_absent(table: Table, seat: str) -> bool:
    """Does a bot stand in for the person whose seat it is?"""
    chair = table.seats[seat]
    return chair.who != "bot" and chair.standin


def _counts(play: Play) -> Mapping[str, int]:
    scoring = play.game.scoring()
    return {} if scoring is None else scoring.points(play.match.state)


def _of_two(board: Board, lead: set[str], absent: set[str]) -> list[Place]:
    """A win is a point, a draw half of one; whoever is not there has lost."""
    found = []
    for place in board.places:
        other = next(one.seat for one in board.places if one is not place)
        by_default = place.seat not in absent and other in absent
        outcome: Outcome = "loss"
        if by_default or (place.seat in lead and other not in lead and place.seat not in absent):
            outcome = "win"
        elif not absent and ((place.seat in lead) == (other in lead)):
            outcome = "draw"
        points = {"win": 1.0, "draw": 0.5}.get(outcome, 0.0)
        found.append(_with(place, points, outcome, by_default=by_default))
    return found


def _of_many(
    board: Board, lead: set[str], won: bool, counts: Mapping[str, int], scoring: Scoring, absent: set[str]
) -> list[Place]:
    shares = shares_of([place.seat for place in board.places], lead, won, counts, scoring)
    found = []
    for place in board.places:
        here = place.seat not in absent
        outcome: Outcome = "loss" if place.seat not in lead or not here else "win" if won else "draw"
        found.append(_with(place, shares[place.seat] if here else 0.0, outcome))
    return found


def shares_of(
    seats: Sequence[str], lead: set[str], won: bool, counts: Mapping[str, int], scoring: Scoring
) -> dict[str, float]:
    """The points of each seat. Whoever wins alone has all of them, but where counts themselves are points."""
    if scoring == "counts":
        return {seat: float(counts.get(seat, 0)) for seat in seats}
    if scoring == "squares" and not won:
        whole = sum(counts.get(seat, 0) ** 2 for seat in seats) or 1
        return {seat: round(_HUNDRED * counts.get(seat, 0) ** 2 / whole, 3) for seat in seats}
    return {seat: round(_HUNDRED / len(lead), 3) if seat in lead else 0.0 for seat in seats}


def _with(place: Place, points: float, outcome: Outcome, *, by_default: bool = False) -> Place:
    return msgspec.structs.replace(
        place, points=points, outcome=outcome, by="computed", by_default=by_default
    )
