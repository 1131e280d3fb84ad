"""One game after the other: what each does to the ratings of those who played it; values in, values out.

Bots count half, as opponents and for themselves. Who left keeps the seat's result and is never ranked above
somebody who stayed; who took a seat over can only win by it. A side that wins more often than others is
expected to: its advantage is counted from the results before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import lcm, log, sqrt
from typing import Final, Literal

import msgspec
from openskill.models import BradleyTerryPart

from .keys import START_MU, START_SIGMA, doubt_after

Part = Literal["played", "left", "took"]
BOT: Final = "bot:"

#: Everything about the model is said here: what is said in a call it keeps for the next one.
_MODEL: Final = BradleyTerryPart(mu=START_MU, sigma=START_SIGMA)
#: So many games of an even side are believed before anything is known of it.
_EVEN_GAMES: Final = 20
_SPREAD: Final = sqrt(2) * START_MU / 6
_LEAST_SHARE: Final = 0.01
_HALF: Final = 0.5


class Entry(msgspec.Struct, frozen=True):
    """Somebody who played a game, and how it ended for his seat."""

    who: str
    seat: str
    rank: int
    share: float
    part: Part = "played"

    @property
    def is_bot(self) -> bool:
        return self.who.startswith(BOT)


class Played(msgspec.Struct, frozen=True):
    """A game that counts."""

    table: str
    at: float
    entries: tuple[Entry, ...]


class Standing(msgspec.Struct, frozen=True):
    """What is known of somebody after his last game."""

    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0
    at: float = 0.0

    def now(self, moment: float) -> Standing:
        """The same some time later."""
        if not self.games:
            return self
        return msgspec.structs.replace(self, sigma=doubt_after(self.sigma, moment - self.at))


class Change(msgspec.Struct, frozen=True):
    """What a game did to somebody."""

    entry: Entry
    before: Standing
    after: Standing


class Book(msgspec.Struct):
    """Everything that is known under one key: of people, of bots, and of the sides."""

    standings: dict[str, Standing] = {}
    #: Games and the sum of shares by side.
    sides: dict[str, tuple[int, float]] = {}


def fold(book: Book, game: Played) -> list[Change]:
    """What the game did to each who played it; the book knows it afterwards."""
    entries = _ranked(game.entries)
    names = {entry.who for entry in entries}
    before = {who: book.standings.get(who, Standing()).now(game.at) for who in names}
    seated = [entry for entry in entries if entry.part != "took"]
    moved = _moves(seated, before, book.sides)
    for entry in entries:
        if entry.part == "took":
            others = [entry if one.seat == entry.seat else one for one in seated]
            mu, sigma = _moves(others, before, book.sides)[entry.who, entry.seat]
            moved[entry.who, entry.seat] = (max(mu, 0.0), min(sigma, 0.0))
    after: dict[str, Standing] = {}
    for who in names:
        own = [moved[who, entry.seat] for entry in entries if entry.who == who]
        old = before[who]
        # A bot that holds several seats has played one game.
        after[who] = Standing(
            old.mu + sum(mu for mu, _ in own) / len(own),
            sqrt(max(old.sigma**2 + sum(var for _, var in own) / len(own), 0.01)),
            old.games + 1,
            game.at,
        )
    book.standings.update(after)
    for entry in seated:
        count, total = book.sides.get(entry.seat, (0, 0.0))
        book.sides[entry.seat] = (count + 1, total + entry.share)
    return [Change(entry, before[entry.who], after[entry.who]) for entry in entries]


def _ranked(entries: Sequence[Entry]) -> list[Entry]:
    """Who left is never ranked above somebody who stayed."""
    last = max((one.rank for one in entries if one.part != "left" and not one.is_bot), default=0)
    return [
        msgspec.structs.replace(one, rank=max(one.rank, last)) if one.part == "left" else one
        for one in entries
    ]


#: Change of the mean and of the variance, by who and seat.
_Moves = dict[tuple[str, str], tuple[float, float]]


def _moves(
    seated: Sequence[Entry], before: Mapping[str, Standing], sides: Mapping[str, tuple[int, float]]
) -> _Moves:
    """Half of what the whole table teaches, and half of what the people at it do."""
    advantage = _advantages([entry.seat for entry in seated], sides)
    everybody = _rated(seated, before, advantage)
    people = _rated([entry for entry in seated if not entry.is_bot], before, advantage)
    found: _Moves = {}
    for entry in seated:
        mu, var = everybody[entry.who, entry.seat]
        alone = people.get((entry.who, entry.seat), (0.0, 0.0))
        found[entry.who, entry.seat] = (_HALF * (mu + alone[0]), _HALF * (var + alone[1]))
    return found


def _rated(
    entries: Sequence[Entry], before: Mapping[str, Standing], advantage: Mapping[str, float]
) -> _Moves:
    """The model compares neighbours: those with equal ranks take turns in standing next to the others."""
    found = {(one.who, one.seat): (0.0, 0.0) for one in entries}
    groups = [[one for one in entries if one.rank == rank] for rank in sorted({e.rank for e in entries})]
    turns = lcm(*map(len, groups)) if len(entries) > 1 else 0
    for turn in range(turns):
        order = [group[(turn + nth) % len(group)] for group in groups for nth in range(len(group))]
        teams = [
            [_MODEL.rating(mu=before[one.who].mu + advantage[one.seat], sigma=before[one.who].sigma)]
            for one in order
        ]
        rated = _MODEL.rate(teams, ranks=[float(one.rank) for one in order])
        for one, [old], [new] in zip(order, teams, rated, strict=True):
            mu, var = found[one.who, one.seat]
            moved = (new.mu - old.mu) / turns, (new.sigma**2 - old.sigma**2) / turns
            found[one.who, one.seat] = (mu + moved[0], var + moved[1])
    return found


def _advantages(seats: Sequence[str], sides: Mapping[str, tuple[int, float]]) -> dict[str, float]:
    """How much stronger a player seems on this side than he is; none before anything is known."""
    par = 1 / len(seats)
    found = {}
    for seat in seats:
        count, total = sides.get(seat, (0, 0.0))
        share = max((total + _EVEN_GAMES * par) / (count + _EVEN_GAMES), _LEAST_SHARE)
        found[seat] = _SPREAD * log(share / par)
    return found
