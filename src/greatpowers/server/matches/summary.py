"""A table as the lobby shows it, to one person: names only where they may be known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import cast

import msgspec

from ...engine.shown import Result
from ...games.table import find_game
from ..absence.wire import AbsenceOnWire, absence_of, offers_at
from ..games.served import PackOnWire, pack_on_wire
from ..live.wire import Digest, iso
from ..masters.stored import Sees
from ..people.people import Person
from ..people.permissions import is_member
from ..terms import Document, Language, Occupant, TableStatus
from .pace import Pace
from .table import Seat, Table


class SeatOnWire(msgspec.Struct, omit_defaults=False):
    """One seat for the lobby and the top bar."""

    id: str
    who: Occupant
    name: str | None
    me: bool
    level: str | None
    standin: bool
    ready: bool
    asked: bool
    score: dict[str, int] | None
    online: bool
    #: A bot that reads letters and answers them.
    talks: bool
    #: Somebody's own program; as little known as names where those are hidden.
    program: bool


class UpgradeOnWire(msgspec.Struct, omit_defaults=False):
    """The rules changed under way: the game goes on by the new ones, or cannot, and why."""

    old: str
    new: str
    #: Message id of the reason; empty if the game goes on.
    problem: str
    #: Of a game that cannot go on: who reads this would end it; so many people have still to agree.
    agreed: bool
    missing: int


class MasterOnWire(msgspec.Struct, omit_defaults=False):
    """The game master: his name, whether it is the reader, and what everybody may know he can do."""

    name: str | None
    me: bool
    sees: Sees
    enters: bool


class Summary(msgspec.Struct, omit_defaults=False):
    """A table in a list."""

    id: str
    title: str
    game: str
    #: What it is played with in place of the game's own tables.
    pack: PackOnWire | None
    scenario: str
    status: TableStatus
    phase: str
    seats: list[SeatOnWire]
    my_seats: list[str]
    #: Seats that are kept for the reader.
    kept: list[str]
    waits_for_me: bool
    deadline: str | None
    pace: Pace
    press: str
    #: The language of the letters.
    language: Language
    #: Who made the table; null where names are hidden.
    host: str | None
    public: bool
    anonymous: bool
    created: str
    updated: str
    result: Result | None
    free_seats: int
    unread: int
    sandbox: bool
    rematch: str | None
    owner: bool
    #: What a small picture of the board is drawn from; null if there is nothing to see yet.
    board: Document | None
    upgrade: UpgradeOnWire | None
    #: Pauses, votes, who is away; for those who learn of it later only the seats that are offered.
    absence: AbsenceOnWire | None
    #: Who looks after the table without a seat, and what he may see and do.
    master: MasterOnWire | None
    #: Does the end change ratings, and how is it turned into points?
    rated: bool
    scoring: str


class Details(Summary):
    """A table on its own page."""

    options: dict[str, bool | str | int]
    invites: dict[str, str]
    spectators: bool
    spectator_delay: int
    draw_lots: bool
    commitment: str
    revision: int
    #: Seats whose holders both say that they know each other; told before the game begins.
    acquainted: list[list[str]]


#: Is this person there; is it a program?
Online = Callable[[str], bool]
IsProgram = Callable[[str], bool]


def summary_of(
    table: Table,
    person: Person | None,
    names: Mapping[str, str],
    online: Online,
    is_program: IsProgram,
    delayed: Digest | None = None,
    changed: float | None = None,
    now: float = 0.0,
) -> Summary:
    """The table as this person may see it.

    `delayed` is what somebody who has to wait may know, and `changed` when that came to be.
    """
    about, digest = table.about, table.about.digest if delayed is None else delayed
    mine = table.seats_of(None if person is None else person.id)
    over = about.status == "finished" and delayed is None
    return Summary(
        id=about.id,
        title=about.title,
        game=about.game,
        pack=pack_on_wire(about.pack),
        scenario=about.scenario,
        status="playing" if about.status == "finished" and not over else about.status,
        phase=digest.phase,
        seats=[
            _seat(
                table, seat, digest, person, _name_shown(table, seat, person, names, over), online, is_program
            )
            if delayed is None
            else _delayed_seat(table, seat, digest, _name_shown(table, seat, person, names, over), is_program)
            for seat in table.seats.values()
        ],
        my_seats=mine,
        kept=[s.seat for s in table.seats.values() if _is_kept_for(s, person)],
        waits_for_me=waits_for(table, mine),
        deadline=iso(table.clock.deadline) if delayed is None else None,
        pace=about.pace,
        press=str(about.options.get("press", "none")),
        language=about.language,
        host=_host_shown(table, person, names, over),
        public=about.public,
        anonymous=about.anonymous,
        created=iso(about.created) or "",
        updated=iso(about.updated if delayed is None else changed or about.started) or "",
        result=cast(Result, about.result) if over and about.result is not None else None,
        free_seats=sum(1 for seat in table.seats.values() if seat.is_free),
        unread=sum(_unread(table.seats[seat]) for seat in mine),
        sandbox=about.sandbox,
        rematch=about.rematch if is_member(table, person) else None,
        owner=person is not None and about.owner == person.id,
        board=digest.board or None,
        upgrade=_upgrade(table, person),
        absence=absence_of(table, now) if delayed is None else offers_at(table, now),
        master=_master(table, person, names),
        rated=about.rated,
        scoring=about.scoring,
    )


def _master(table: Table, person: Person | None, names: Mapping[str, str]) -> MasterOnWire | None:
    master = table.about.master
    if master is None:
        return None
    me = person is not None and person.id == master.person
    return MasterOnWire(names.get(master.person), me, master.sees, master.enters)


def people_at(table: Table) -> set[str]:
    """Everybody who plays here in person."""
    return {s.person for s in table.seats.values() if s.person and s.who in ("person", "hotseat")}


def _upgrade(table: Table, person: Person | None) -> UpgradeOnWire | None:
    told = table.about.upgrade
    if told is None or (told.old == told.new and not told.problem):
        return None
    agreed = person is not None and person.id in told.agreed
    return UpgradeOnWire(told.old, told.new, told.problem, agreed, len(people_at(table) - set(told.agreed)))


def details_of(table: Table, summary: Summary, revision: int, acquainted: list[list[str]]) -> Details:
    about = table.about
    return Details(
        **{name: getattr(summary, name) for name in summary.__struct_fields__},
        options=about.options,
        invites=invites_of(table) if summary.owner else {},
        spectators=about.spectators,
        spectator_delay=about.spectator_delay,
        draw_lots=about.draw_lots,
        commitment=about.commitment,
        revision=revision,
        acquainted=acquainted,
    )


def invites_of(table: Table) -> dict[str, str]:
    """The links the owner hands out."""
    return {s.seat: s.invite for s in table.seats.values() if s.invite and s.who == "invited"}


def waits_for(table: Table, seats: Sequence[str]) -> bool:
    """Has one of these seats still to answer itself?"""
    digest = table.about.digest
    if table.about.status != "playing":
        return False
    return any(
        seat in digest.asked and seat not in digest.ready and not table.seats[seat].is_bot_now
        for seat in seats
    )


def part_of_summary(table: Table, online: Online, now: float) -> Document:
    """What an update tells everybody of the table: nothing that depends on who reads it."""
    digest = table.about.digest
    return {
        "status": table.about.status,
        "phase": digest.phase,
        "deadline": iso(table.clock.deadline),
        "result": table.about.result,
        "updated": iso(table.about.updated),
        "pace": table.about.pace,
        "absence": absence_of(table, now),
        "seats": [
            {
                "id": chair.seat,
                "who": chair.who,
                "level": chair.level if chair.is_bot_now else None,
                "standin": chair.standin,
                "ready": chair.seat in digest.ready,
                "asked": chair.seat in digest.asked,
                "score": digest.scores.get(chair.seat),
                "online": _is_online(chair, online),
                "talks": chair.is_bot_now and _talks(table, chair),
            }
            for chair in table.seats.values()
        ],
    }


def own_part_of_summary(table: Table, seat: str | None) -> Document:
    """What only the holder of a seat is told."""
    if seat not in table.seats:
        return {}
    return {"unread": _unread(table.seats[seat]), "waits_for_me": waits_for(table, [seat])}


def _talks(table: Table, seat: Seat) -> bool:
    return seat.level in _talking_levels(table.about.game)


@cache
def _talking_levels(game: str) -> frozenset[str]:
    return frozenset(find_game(game).speakers())


def _seat(
    table: Table,
    seat: Seat,
    digest: Digest,
    person: Person | None,
    name: str | None,
    online: Online,
    is_program: IsProgram,
) -> SeatOnWire:
    return SeatOnWire(
        id=seat.seat,
        who=seat.who,
        name=name,
        me=person is not None and seat.person == person.id and seat.who in ("person", "hotseat"),
        level=seat.level if seat.is_bot_now else None,
        standin=seat.standin,
        ready=seat.seat in digest.ready,
        asked=seat.seat in digest.asked,
        score=digest.scores.get(seat.seat),
        online=_is_online(seat, online),
        talks=seat.is_bot_now and _talks(table, seat),
        program=_is_known_program(seat, name, is_program),
    )


def _delayed_seat(
    table: Table, seat: Seat, digest: Digest, name: str | None, is_program: IsProgram
) -> SeatOnWire:
    """Who is there and whether a bot stands in tells of the present."""
    is_bot = seat.who == "bot"
    return SeatOnWire(
        id=seat.seat,
        who=seat.who,
        name=name,
        me=False,
        level=seat.level if is_bot else None,
        standin=False,
        ready=seat.seat in digest.ready,
        asked=seat.seat in digest.asked,
        score=digest.scores.get(seat.seat),
        online=is_bot,
        talks=is_bot and _talks(table, seat),
        program=_is_known_program(seat, name, is_program),
    )


def _is_known_program(seat: Seat, name: str | None, is_program: IsProgram) -> bool:
    """Where names are hidden, so is this."""
    return name is not None and seat.person is not None and is_program(seat.person)


def _is_online(seat: Seat, online: Online) -> bool:
    if seat.who == "bot":
        return True
    return seat.who in ("person", "hotseat") and seat.person is not None and online(seat.person)


def _name_shown(
    table: Table, seat: Seat, person: Person | None, names: Mapping[str, str], over: bool
) -> str | None:
    """Names are hidden at an anonymous table until the game is over, but for one's own."""
    if seat.person is None:
        return None
    own = person is not None and seat.person == person.id
    if seat.who == "invited" and not (own or _is_host(table, person)):
        return None
    if table.about.anonymous and not over and not own:
        return None
    return names.get(seat.person)


def _host_shown(table: Table, person: Person | None, names: Mapping[str, str], over: bool) -> str | None:
    about = table.about
    own = person is not None and about.owner == person.id
    hidden = about.anonymous and not over and not own
    return None if hidden or about.owner is None else names.get(about.owner)


def _is_host(table: Table, person: Person | None) -> bool:
    return person is not None and table.about.owner == person.id


def _is_kept_for(seat: Seat, person: Person | None) -> bool:
    return seat.who == "invited" and person is not None and seat.person == person.id


def _unread(seat: Seat) -> int:
    return max(0, seat.letters - seat.letters_read)
