"""Profiles and ladders over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter
from litestar.types import ControllerRouterHandler

from ...games.ladders import ladder_of
from ...games.served import bots_of, game_named
from ...games.strength import strengths
from ...live.wire import iso
from ...people.relations import Between
from ...ratings.endings import Outcome
from ...ratings.folding import BOT
from ...ratings.keys import Key, PaceClass, PressClass, Strength
from ...ratings.profiles import GameEnded, Line
from ...ratings.reliability import Reliability, reliability_of
from ..asking import Asked, asker_of, house_of, somebody
from .relations import NameQuery

_RECENT = 20


class SideResults(msgspec.Struct):
    """How the games of a side ended; `share` is the mean of what was to be had, `par` what an equal gets."""

    game: str
    seat: str
    won: int
    draw: int
    survived: int
    lost: int
    share: float
    par: float


class GamePlayed(msgspec.Struct):
    """A game that is over."""

    table: str
    title: str
    game: str
    seat: str
    outcome: Outcome
    rank: int
    seats: int
    points: float
    finished: str | None
    moved: int | None


class RatingPoint(msgspec.Struct):
    at: str | None
    shown: Strength


class RatingLine(msgspec.Struct):
    """A rating with its history; `active` ones are ranked."""

    game: str
    seats: int
    pace: PaceClass
    press: PressClass
    now: Strength
    games: int
    active: bool
    points: list[RatingPoint]


class Profile(msgspec.Struct):
    """What the asker may know of a member."""

    name: str
    me: bool
    since: str | None
    #: How the asker stands to him; null for strangers, guests and oneself.
    between: Between | None
    lines: list[RatingLine]
    sides: list[SideResults]
    games: list[GamePlayed]
    played: int
    reliability: list[Reliability]


class Rung(msgspec.Struct):
    """A bot, or the reader among them; `from_arena`: measured against bots, not at tables of this house."""

    kind: Literal["bot", "me"]
    level: str
    shown: Strength | None
    games: int
    seconds: float | None
    from_arena: bool


class Ladder(msgspec.Struct):
    """The strongest first; those nobody has measured last."""

    rungs: list[Rung]
    #: When the arena was run last.
    date: str


@get("/api/people/profile")
async def profile(request: Asked, name: NameQuery) -> Profile:
    """A member's page; guests have none."""
    house, asker = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, asker))
    person = await house.relations.member_named(name)
    is_me = asker is not None and asker.id == person.id
    between = None
    if asker is not None and not is_me and asker.kind != "guest":
        between = await house.relations.between(asker.id, person.id)
    games = await house.profiles.games(person.id, asker)
    lines = (await house.profiles.lines([person.id], house.now)).get(person.id, [])
    return Profile(
        name=person.name,
        me=is_me,
        since=iso(await house.profiles.since(person.id)),
        between=between,
        lines=[_line(line) for line in lines],
        sides=_sides(games),
        games=[_game(one) for one in games[:_RECENT]],
        played=len(games),
        reliability=await reliability_of(house.database, person.id, house.now),
    )


@get("/api/ratings/{game:str}")
async def ladder(
    request: Asked, game: FromPath[str], press: Annotated[PressClass, QueryParameter()] = "letters"
) -> Ladder:
    """The bots of a game on the scale of the house, and the reader among them."""
    house, asker = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, asker))
    found = game_named(game)
    levels, arena = list(bots_of(found)), ladder_of(found)
    seats = len(found.scenarios[0].seats)
    me = "" if asker is None else asker.id
    keys = [Key(found.id, seats, pace, press).text for pace in ("slow", "live")]
    known: dict[str, Line] = {}
    for key in keys:
        for who, lines in (await house.profiles.lines([me, *_names(levels)], house.now, key)).items():
            if who not in known or lines[0].games > known[who].games:
                known[who] = lines[0]
    thought = {one.level: one.seconds for told in strengths() if told.game == found.id for one in told.bots}
    measured = {one.level: one for one in arena.levels}
    middle = sum(one.elo for one in arena.levels) / max(len(arena.levels), 1)
    rungs = []
    for level in reversed(levels):
        line, rung = known.get(f"{BOT}{level}"), measured.get(level)
        shown = None if line is None else line.now
        games = 0 if line is None else line.games
        if shown is None and rung is not None:
            places = [round(1500 + elo - middle) for elo in (rung.elo, rung.low, rung.high)]
            shown, games = Strength(places[0], places[1], places[2], False), rung.games
        seconds = thought.get(level) if rung is None else rung.seconds
        rungs.append(Rung("bot", level, shown, games, seconds, line is None and rung is not None))
    if me in known:
        rungs.append(Rung("me", "", known[me].now, known[me].games, None, False))
    rungs.sort(key=lambda one: (one.shown is None, -(one.shown.value if one.shown is not None else 0)))
    return Ladder(rungs, arena.date)


def _names(levels: list[str]) -> list[str]:
    return [f"{BOT}{level}" for level in levels]


def _line(line: Line) -> RatingLine:
    key = line.key
    points = [RatingPoint(iso(one.at), one.shown) for one in line.points]
    return RatingLine(key.game, key.seats, key.pace, key.press, line.now, line.games, line.active, points)


def _game(one: GameEnded) -> GamePlayed:
    plain = {name: getattr(one, name) for name in one.__struct_fields__}
    return GamePlayed(**{**plain, "finished": iso(one.finished)})


def _sides(games: list[GameEnded]) -> list[SideResults]:
    found: dict[tuple[str, str], list[GameEnded]] = {}
    for one in games:
        found.setdefault((one.game, one.seat), []).append(one)
    return [
        SideResults(
            game=game,
            seat=seat,
            won=sum(one.outcome == "won" for one in own),
            draw=sum(one.outcome == "draw" for one in own),
            survived=sum(one.outcome == "survived" for one in own),
            lost=sum(one.outcome == "lost" for one in own),
            share=sum(one.points for one in own) / 100 / len(own),
            par=sum(1 / one.seats for one in own) / len(own),
        )
        for (game, seat), own in sorted(found.items())
    ]


HANDLERS: list[ControllerRouterHandler] = [profile, ladder]
