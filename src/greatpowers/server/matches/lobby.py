"""The lobby: making tables, listing them, starting them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import insert, select

from ...engine.errors import GreatPowersError, OptionError
from ...engine.game import Game
from ...engine.options import Scenario, checked_options, scenario_named
from ...engine.pack import Pack
from ..games.served import checked_level, game_named
from ..live.wire import Digest
from ..people.naming import in_one_line, is_shown
from ..people.people import Person, checked_language
from ..people.permissions import check_sees, is_member
from ..problems import Problem
from ..ratings.gates import check_may_be_rated, checked_scoring
from ..ratings.seated import entrants_of
from ..store import shelf
from ..store.journal import Work
from ..store.lists import SINCE_WHEN, ListName, list_query
from ..store.rating_tables import entrants
from ..store.tables import tables
from ..terms import Document
from .clocks import clock_of_phase
from .lots import draw_lots
from .pace import Pace, Untimed, checked_pace
from .table import About, Clock, Play, Seat, Table

if TYPE_CHECKING:
    from ..games.packs import Packs
    from ..people.relations import Relations
    from .matches import Matches

PAGE = 20
LONGEST_TITLE = 80
MOST_TABLES_OF_ONE_PERSON = 200

#: In a rematch.
Sides = Literal["same", "changed"]
_TWO = 2


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked for when a table is made; seats left out are open."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, bool | int | str] = {}
    title: Annotated[str, Meta(max_length=200)] = ""
    seats: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    #: The language of the letters; empty: that of whoever makes the table.
    language: Annotated[str, Meta(max_length=8)] = ""
    public: bool = False
    anonymous: bool = False
    pace: Pace = msgspec.field(default_factory=Untimed)
    spectators: bool = False
    spectator_delay: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0
    draw_lots: bool = False
    #: A position of the game's own format to begin from, of this scenario and these options.
    position: Document | None = None
    #: For study: all seats are one's own, and the whole record is open to its owner.
    sandbox: bool = False
    #: The hash of a pack of this house to play with; empty: the game's own tables.
    pack: Annotated[str, Meta(max_length=32)] = ""
    nonce: Annotated[str, Meta(max_length=80)] = ""
    #: For members, with a clock: its end changes ratings.
    rated: bool = False
    #: How its end is turned into points; empty: the usual way of the game.
    scoring: Annotated[str, Meta(max_length=20)] = ""


class Lobby:
    """Makes, lists and starts tables."""

    def __init__(
        self, matches: Matches, packs: Packs, secret: Callable[[int], str], relations: Relations
    ) -> None:
        self._matches = matches
        self._packs = packs
        self._secret = secret
        self._relations = relations

    async def create(self, asked: NewTable, owner: Person) -> Table:
        """A new table; it starts at once if nobody is to be waited for."""
        await self._refuse_too_many(owner)
        table = self.bare_table(asked, owner, await self._packs.chosen(asked.game, asked.pack))
        return await self.open(table, owner, asked.nonce)

    async def open(self, table: Table, owner: Person, nonce: str = "", more: Sequence[Work] = ()) -> Table:
        """Put a new table into the store, with what belongs to it; it begins if everybody is there."""
        table.about.nonces = self._nonces(table.seats, owner, nonce)
        if not any(seat.is_free for seat in table.seats.values()):
            self._begin(table)
        await self._matches.store(table.id, [*self._everything_of(table), *more])
        self._matches.keep(table)
        self._matches.tell(table, None)
        return table

    def bare_table(self, asked: NewTable, owner: Person, pack: Pack | None) -> Table:
        """A table with everything but its game."""
        game, scenario, options = checked_game(asked, pack)
        if asked.sandbox:
            asked = msgspec.structs.replace(
                asked, seats=dict.fromkeys(scenario.seats, "hotseat"), public=False
            )
        chairs = self._chairs(game, scenario, asked, owner)
        if asked.rated:
            check_may_be_rated(asked, chairs, owner)
        table = Table(self.about_new(asked, game, scenario, options, owner), chairs, Clock())
        if asked.position is not None:
            _check_position(table.about)
        return table

    def about_new(
        self,
        asked: NewTable,
        game: Game,
        scenario: Scenario,
        options: dict[str, bool | str | int],
        owner: Person,
    ) -> About:
        now = self._matches.now().timestamp()
        return About(
            id=self._secret(8)[:10],
            title=checked_title(asked.title) or f"{owner.name}",
            game=game.id,
            rules=game.version,
            scenario=scenario.id,
            options=options,
            status="waiting",
            owner=owner.id,
            language=checked_language(asked.language or owner.language),
            public=asked.public,
            anonymous=asked.anonymous,
            spectators=asked.spectators,
            spectator_delay=asked.spectator_delay,
            draw_lots=asked.draw_lots,
            sandbox=asked.sandbox,
            pace=checked_pace(asked.pace),
            seed=self._secret(32),
            nonces={},
            lots={},
            position=asked.position,
            pack=game.pack,
            revision=0,
            changes=0,
            digest=Digest(),
            result=None,
            rematch=None,
            created=now,
            updated=now,
            started=None,
            finished=None,
            rated=asked.rated,
            scoring=checked_scoring(game, asked.scoring),
        )

    def _chairs(self, game: Game, scenario: Scenario, asked: NewTable, owner: Person) -> dict[str, Seat]:
        for name in asked.seats:
            if name not in scenario.seats:
                raise Problem(
                    422, "seat-unknown", "the scenario has no such seat", params={"seat": name[:40]}
                )
        default = "open"
        return {
            name: self.chair(game, name, place, asked.seats.get(name, default), owner, asked.public)
            for place, name in enumerate(scenario.seats)
        }

    def chair(self, game: Game, name: str, place: int, wish: str, owner: Person, public: bool) -> Seat:
        """A seat as wished; behind a closed door every free seat needs an invitation."""
        seat = Seat(name, place, "open")
        if wish == "me":
            seat.who, seat.person = "person", owner.id
        elif wish == "hotseat":
            seat.who, seat.person = "hotseat", owner.id
        elif wish.startswith("bot:"):
            seat.who, seat.level = "bot", checked_level(game, wish.removeprefix("bot:"))
        elif wish == "invite" or (wish == "open" and not public):
            seat.who, seat.invite = "invited", self._secret(12)
        elif wish != "open":
            raise Problem(422, "seat-wish-unknown", "a seat is me, open, invite, hotseat or bot:level")
        return seat

    def _nonces(self, chairs: Mapping[str, Seat], owner: Person, nonce: str) -> dict[str, str]:
        return {
            seat.seat: (nonce if nonce and seat.person == owner.id else self._secret(12))
            for seat in chairs.values()
            if seat.who in ("person", "hotseat")
        }

    def fresh_nonce(self) -> str:
        return self._secret(12)

    async def start(self, table: Table, fill: str = "") -> None:
        """Begin the game, free seats going to bots if asked so. The caller holds the lock."""
        about = table.about
        if about.status != "waiting":
            raise Problem(409, "already-started", "the game has begun")
        game = game_named(about.game, about.pack)
        free = [seat for seat in table.seats.values() if seat.is_free]
        if free and not fill:
            raise Problem(409, "seats-open", "some seats are still free", params={"free": len(free)})
        filled = dict(table.seats)
        for seat in free:
            level = checked_level(game, fill)
            filled[seat.seat] = Seat(seat.seat, seat.place, "bot", level=level)
        begun = Table(msgspec.structs.replace(about), filled, Clock())
        self._begin(begun)
        changed = ("status", "started", "digest", "nonces", "lots")
        table.play = begun.play
        try:
            await self._matches.save(
                table,
                seats=list(begun.seats.values()),
                clock=begun.clock,
                more=[*_set_up(begun), *self._matches.told_of_start(begun)],
                **{name: getattr(begun.about, name) for name in changed},
            )
        except BaseException:
            table.play = None
            raise

    def _everything_of(self, table: Table) -> list[Work]:
        """All that a new table puts into the store."""
        return [*shelf.new_table(table), *_set_up(table), *self._matches.told_of_new(table)]

    def _begin(self, table: Table) -> None:
        """Draw lots if wished, set the board up, start the clock."""
        about, now = table.about, self._matches.now()
        if about.draw_lots:
            draw_lots(table)
        play = Play(about)
        table.play = play
        about.status, about.started = "playing", now.timestamp()
        about.digest = play.digest()
        table.clock = clock_of_phase(about.pace, play.wire, play.match, now, is_first=True)

    async def remove(self, table: Table) -> None:
        """Take a table away for good. The caller holds the lock."""
        await self._matches.store(table.id, [shelf.remove_table(table.id)])
        self._matches.forget(table.id)

    async def rematch(self, old: Table, person: Person, sides: Sides = "same") -> Table:
        """The same again: people find their seats kept for them, bots sit where they sat.

        With other sides two players change places; more of them draw lots.
        """
        check_sees(old, person)
        if not is_member(old, person):
            raise Problem(403, "not-seated", "you did not play at this table")
        if old.about.status != "finished":
            raise Problem(409, "not-finished", "the game is not over yet")
        async with old.lock:
            if old.about.rematch is not None:
                return await self._matches.table(old.about.rematch)
            await self._refuse_too_many(person)
            apart = await self._relations.apart_from(person.id)
            table = self._again(old, person, sides, apart)
            await self._matches.store(table.id, self._everything_of(table))
            self._matches.keep(table)
            await self._matches.save(old, rematch=table.id)
        self._matches.tell(table, None)
        return table

    def _again(self, old: Table, person: Person, sides: Sides, apart: Collection[str]) -> Table:
        about = old.about
        asked = NewTable(
            game=about.game,
            title=about.title,
            language=about.language,
            public=about.public,
            anonymous=about.anonymous,
            pace=about.pace,
            spectators=about.spectators,
            spectator_delay=about.spectator_delay,
            draw_lots=about.draw_lots or (sides == "changed" and len(old.seats) > _TWO),
            position=about.position,
            rated=about.rated,
            scoring=about.scoring,
        )
        same = msgspec.structs.replace(asked, scenario=about.scenario)
        game, scenario, _ = checked_game(same, about.pack)
        fresh = self.about_new(asked, game, scenario, about.options, person)
        chairs = {seat.seat: self._kept(seat, person, apart) for seat in _seated_again(old, sides)}
        fresh.nonces = self._nonces(chairs, person, "")
        table = Table(fresh, chairs, Clock())
        if not any(seat.is_free for seat in chairs.values()):
            self._begin(table)
        return table

    def _kept(self, seat: Seat, person: Person, apart: Collection[str]) -> Seat:
        if seat.who == "bot":
            return Seat(seat.seat, seat.place, "bot", level=seat.level)
        if seat.person == person.id:
            return Seat(seat.seat, seat.place, seat.who, person.id)
        guest = None if seat.person in apart else seat.person
        return Seat(seat.seat, seat.place, "invited", guest, invite=self._secret(12))

    def freed(self, table: Table, seat: Seat) -> Seat:
        """The seat as it is offered when nobody sits there; behind a closed door by invitation."""
        if table.about.public:
            return Seat(seat.seat, seat.place, "open")
        return Seat(seat.seat, seat.place, "invited", invite=self._secret(12))

    async def check_welcome(self, table: Table, person: Person) -> None:
        """Nobody sits down at a table of somebody he is apart from; hidden names stay hidden."""
        about = table.about
        if about.anonymous or about.owner in (None, person.id):
            return
        if about.owner in await self._relations.apart_from(person.id):
            raise Problem(403, "not-welcome", "this table is not for you")

    async def _refuse_too_many(self, owner: Person) -> None:
        unfinished = select(tables.c.id).where(tables.c.owner == owner.id, tables.c.status != "finished")
        async with self._matches.database.reading() as connection:
            count = len((await connection.execute(unfinished.limit(MOST_TABLES_OF_ONE_PERSON))).all())
        if count >= MOST_TABLES_OF_ONE_PERSON:
            raise Problem(409, "too-many-tables", "finish some of your games first", params={"most": count})

    async def list(
        self, name: ListName, person: Person | None, game: str, languages: Sequence[str], page: int
    ) -> tuple[list[Table], bool]:
        """One page of a list, newest first, and whether there are more."""
        now = self._matches.now().timestamp()
        query = list_query(name, None if person is None else person.id, now)
        if query is None:
            return [], False
        if game:
            query = query.where(tables.c.game == game)
        if languages:
            query = query.where(tables.c.language.in_(languages))
        moment = SINCE_WHEN if name == "watch" else tables.c.updated
        query = query.order_by(moment.desc(), tables.c.id).offset(page * PAGE).limit(PAGE + 1)
        async with self._matches.database.reading() as connection:
            ids = list((await connection.execute(query)).scalars())
            found = await shelf.load_tables(connection, ids[:PAGE], self._matches.spoiled)
        return found, len(ids) > PAGE


def _seated_again(old: Table, sides: Sides) -> list[Seat]:
    """Who sits where in a rematch, before any lots are drawn."""
    chairs = list(old.seats.values())
    if sides == "same" or len(chairs) != _TWO:
        return chairs
    return [
        msgspec.structs.replace(other, seat=chair.seat, place=chair.place)
        for chair, other in zip(chairs, reversed(chairs), strict=True)
    ]


def checked_game(asked: NewTable, pack: Pack | None) -> tuple[Game, Scenario, dict[str, bool | str | int]]:
    """Game, scenario and all options, or a clear answer."""
    game = game_named(asked.game, pack)
    try:
        scenario = scenario_named(game.scenarios, asked.scenario or game.scenarios[0].id)
        return game, scenario, checked_options(game.options, asked.options)
    except OptionError as problem:
        raise Problem(422, "option-unknown", str(problem)[:300]) from None


def _set_up(table: Table) -> list[Work]:
    """The first moment of a game, if it has begun; of a rated one also who began it."""
    if table.play is None:
        return []
    began: list[Work] = [(insert(entrants), row) for row in entrants_of(table)] if table.about.rated else []
    return [*shelf.new_moments(table.id, [table.play.first_moment()]), *began]


def _check_position(about: About) -> None:
    """A game that cannot begin is not offered to anybody."""
    try:
        match = Play(about).match
        match.game.check(match.state)
    except GreatPowersError as problem:
        text = str(problem)[:300]
        raise Problem(422, "position-unusable", text, params={"problem": text}) from None


def checked_title(title: str) -> str:
    """A title in one line."""
    shown = in_one_line(title)
    if len(shown) > LONGEST_TITLE:
        raise Problem(422, "title-length", "the title is too long", params={"longest": LONGEST_TITLE})
    if shown and not is_shown(shown):
        raise Problem(422, "title-characters", "the title holds a character that cannot be shown")
    return shown
