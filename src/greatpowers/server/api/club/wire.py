"""A tournament as one person may see it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ....pairing.standings import Line
from ...events.counting import is_of_two, price_of, rounds_to_play, seats_of, table_of
from ...events.event import Board, Boards, Event, EventStatus, Outcome, Round, RoundStatus, Settings
from ...events.results import settled
from ...events.rights import is_host
from ...house import House
from ...live.wire import iso
from ...matches.summary import waits_for
from ...matches.table import Table
from ...people.people import Person
from ...problems import Problem


class EntryOnWire(msgspec.Struct):
    """Somebody who plays; a bot has a strength and no name."""

    number: int
    name: str
    bot: str
    me: bool
    out: bool
    boards: Boards


class PlaceOnWire(msgspec.Struct):
    seat: str
    entry: int
    points: float | None
    outcome: Outcome
    ruled: bool


class BoardOnWire(msgspec.Struct):
    places: list[PlaceOnWire]
    note: str
    #: Null until it is dealt, and in a draft.
    table: str | None
    phase: str
    playing: bool


class CostOnWire(msgspec.Struct):
    """What a draft costs."""

    repeats: int
    second_byes: int
    same_seats: int
    distance: float


class RoundOnWire(msgspec.Struct):
    number: int
    status: RoundStatus
    boards: list[BoardOnWire]
    byes: list[int]
    ends: str | None
    closed: str | None
    cost: CostOnWire | None


class LineOnWire(msgspec.Struct):
    """One line of the standings; `breaks` are the numbers that part equals, in their order."""

    entry: int
    rank: int
    points: float
    breaks: dict[str, float]
    #: By round: win, draw, loss, bye; empty: nothing yet.
    rounds: list[str]
    seats: list[str]


class NextTable(msgspec.Struct):
    """Where the reader is expected: his board of the round that is played."""

    round: int
    board: int
    table: str | None
    seat: str
    #: Is it his turn there, and until when?
    waits: bool
    deadline: str | None


class EventSummary(msgspec.Struct):
    id: str
    title: str
    status: EventStatus
    game: str
    scenario: str
    format: str
    players: int
    round: int
    rounds: int
    club: str | None
    mine: bool
    host: str
    created: str | None
    next: NextTable | None


class EventOnWire(EventSummary):
    """All of it."""

    about: str
    settings: Settings
    duels: bool
    seats: list[str]
    entries: list[EntryOnWire]
    played: list[RoundOnWire]
    standings: list[LineOnWire]
    #: The standings if all ended now; empty unless a round is played.
    now: list[LineOnWire]
    #: The round after which the standings hold.
    after: int
    leads: bool
    #: The way in, for those who may hand it out.
    invite: str
    #: Lots and tables follow from it; told when nothing hangs on it any more.
    seed: str


async def event_summary(house: House, event: Event, person: Person | None) -> EventSummary:
    mine = event.entry_of(None if person is None else person.id)
    names = await house.people.names_of([event.owner] if event.owner else [])
    current = event.current
    return EventSummary(
        id=event.id,
        title=event.title,
        status=event.status,
        game=event.settings.game,
        scenario=event.settings.scenario,
        format=event.settings.format,
        players=len(event.playing()),
        round=current.number if current is not None else 0,
        rounds=max(rounds_to_play(event), len(event.rounds)),
        club=event.club,
        mine=mine is not None and mine.status == "in",
        host=names.get(event.owner or "", ""),
        created=iso(event.created),
        next=None if mine is None else await _next_table(house, event, mine.number),
    )


async def _next_table(house: House, event: Event, entry: int) -> NextTable | None:
    round_ = event.current
    if round_ is None or round_.status not in ("published", "playing"):
        return None
    for number, board in enumerate(round_.boards):
        place = next((p for p in board.places if p.entry == entry and p.points is None), None)
        if place is not None:
            id_ = event.tables.get((round_.number, number))
            table = None if id_ is None else await house.matches.at_first_glance(id_)
            own = [] if table is None else table.seats_of(event.entries[entry].person)
            waits = table is not None and waits_for(table, own)
            deadline = None if table is None else iso(table.clock.deadline)
            seat = own[0] if own else place.seat
            return NextTable(round_.number, number, id_, seat, waits, deadline)
    return None


async def event_on_wire(house: House, event: Event, person: Person | None) -> EventOnWire:
    """The tournament on its own page."""
    short = await event_summary(house, event, person)
    leads = is_host(event, person)
    names = await house.director.names(event)
    at_boards = await _tables(house, event)
    is_over = event.status in ("over", "cancelled")
    shown = [r for r in event.rounds if r.status != "draft" or leads]
    return EventOnWire(
        **{name: getattr(short, name) for name in short.__struct_fields__},
        about=event.about,
        settings=event.settings,
        duels=is_of_two(event),
        seats=list(seats_of(event)),
        entries=[
            EntryOnWire(
                one.number,
                "" if one.bot else names[one.number],
                one.bot,
                person is not None and one.person == person.id,
                one.status == "out",
                one.boards,
            )
            for one in event.entries.values()
        ],
        played=[_round(event, round_, at_boards) for round_ in shown],
        standings=_lines(event, table_of(event)),
        now=_now(event, at_boards),
        after=sum(round_.status == "closed" for round_ in event.rounds),
        leads=leads,
        invite=event.invite if leads or not event.settings.by_link else "",
        seed=event.seed if is_over else "",
    )


async def _tables(house: House, event: Event) -> dict[tuple[int, int], Table]:
    """The tables of the round that is played; one that cannot be read is left out."""
    found: dict[tuple[int, int], Table] = {}
    for (round_, board), id_ in event.tables.items():
        if event.current is not None and round_ == event.current.number:
            try:
                found[round_, board] = await house.matches.table(id_)
            except Problem:
                continue
    return found


def _round(event: Event, round_: Round, tables: Mapping[tuple[int, int], Table]) -> RoundOnWire:
    cost = None
    if round_.status == "draft":
        price = price_of(event, round_)
        cost = CostOnWire(price.repeats, price.second_byes, price.same_seats, price.distance)
    boards = []
    for number, board in enumerate(round_.boards):
        table = tables.get((round_.number, number))
        places = [PlaceOnWire(p.seat, p.entry, p.points, p.outcome, p.by == "ruled") for p in board.places]
        phase = "" if table is None else table.about.digest.phase
        playing = table is not None and table.about.status == "playing" and not board.is_settled
        id_ = event.tables.get((round_.number, number))
        boards.append(BoardOnWire(places, board.note, id_, phase, playing))
    closed = iso(round_.closed)
    return RoundOnWire(round_.number, round_.status, boards, round_.byes, iso(round_.ends), closed, cost)


def _lines(event: Event, lines: list[Line]) -> list[LineOnWire]:
    count = len(event.rounds)
    return [
        LineOnWire(
            int(line.player),
            line.rank,
            line.points,
            line.breaks,
            [line.rounds.get(number + 1, "") for number in range(count)],
            list(line.seats),
        )
        for line in lines
    ]


def _now(event: Event, tables: Mapping[tuple[int, int], Table]) -> list[LineOnWire]:
    """If all ended now: what stands at the boards counts, though nothing is settled."""
    current = event.current
    if current is None or current.status != "playing" or event.status != "running":
        return []

    def board_now(number: int, board: Board) -> Board:
        table = tables.get((current.number, number))
        if board.is_settled or table is None or table.play is None:
            return board
        return settled(event, board, table, live=True)

    boards = [board_now(number, board) for number, board in enumerate(current.boards)]
    ended = msgspec.structs.replace(current, boards=boards, status="closed")
    return _lines(event, table_of(msgspec.structs.replace(event, rounds=[*event.rounds[:-1], ended])))
