"""What a rated table asks for, and what it does without: told before anybody sits down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...engine.game import Game
from ..matches.pace import Untimed
from ..matches.stored import About, Seat
from ..people.people import Person
from ..problems import Problem

if TYPE_CHECKING:
    from ..matches.lobby import NewTable


def check_may_be_rated(asked: NewTable, chairs: Mapping[str, Seat], owner: Person) -> None:
    """Members, a clock, the game as it is printed, one seat a person."""
    check_may_sit(asked.rated, chairs, owner, sits=False)
    own = [seat for seat in chairs.values() if seat.person == owner.id]
    if asked.sandbox or asked.position is not None or asked.pack:
        raise Problem(422, "rated-plain", "a rated game begins where the game begins")
    if isinstance(asked.pace, Untimed):
        raise Problem(422, "rated-clock", "a rated game has a clock")
    if len(own) > 1 or any(seat.who == "hotseat" for seat in chairs.values()):
        raise Problem(422, "rated-one-seat", "at a rated table everybody has one seat")


def check_may_sit(rated: bool, chairs: Mapping[str, Seat], person: Person, *, sits: bool = True) -> None:
    """A guest has no rating, and nobody plays against himself for one."""
    if not rated:
        return
    if person.kind == "guest":
        raise Problem(403, "rated-members", "rated tables are for members")
    has_seat = any(seat.person == person.id and seat.who == "person" for seat in chairs.values())
    if sits and has_seat:
        raise Problem(409, "rated-one-seat", "at a rated table everybody has one seat")


def refuse_help(about: About) -> None:
    """Nobody is advised where it counts."""
    if about.rated:
        raise Problem(403, "rated-no-advice", "no advice is given at rated tables")


def checked_scoring(game: Game, system: str) -> str:
    """A way to count that the game knows; the usual one if none is named."""
    scoring = game.scoring()
    known = () if scoring is None else scoring.systems
    if system and system not in known:
        raise Problem(422, "scoring-unknown", "the game is not counted like that", params={"system": system})
    return system or next(iter(known), "")
