"""Order in the house over HTTP: reporting, one's own standing, and what moderators look after."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ...games.routes import SeatName
from ...house import House
from ...live.wire import iso
from ...order.service import Evidence, Kind, Report, SanctionKind
from ...order.standing import Sanction
from ...people.permissions import check_plays, check_sees
from ...problems import not_found
from ..asking import Asked, house_of, person_of, table_named
from ..people import Nothing

Text = Annotated[str, Meta(max_length=2000)]
#: Letters shown before and after a quoted one.
_AROUND = 2
_MOST_QUOTED = 10


class Reporting(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays a seat at a table is reported; `letters` are numbers of letters as the reporter's own seat
    reads them."""

    table: Annotated[str, Meta(max_length=24)]
    whose: SeatName
    kind: Kind
    text: Text = ""
    seat: SeatName = ""
    letters: Annotated[list[Annotated[int, Meta(ge=1)]], Meta(max_length=_MOST_QUOTED)] = []


class SanctionOnWire(msgspec.Struct):
    """A mute or a ban as the person concerned and moderators see it; no end: until it is lifted."""

    id: str
    name: str
    kind: str
    reason: str
    begins: str | None
    ends: str | None
    lifted: bool
    holds: bool
    appeal: str | None
    answer: str | None


class OwnStanding(msgspec.Struct):
    sanctions: list[SanctionOnWire]


class Appealing(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class ReportOnWire(msgspec.Struct):
    """A report in the list of moderators."""

    id: str
    about: str
    by: str
    kind: Kind
    text: str
    status: Literal["open", "claimed", "closed"]
    mine: bool
    made: str | None
    quoted: int


class QuotedLine(msgspec.Struct):
    """A letter that was quoted, or one beside it."""

    table: str
    seat: str
    text: str
    at: str | None
    quoted: bool


class ReportSeen(msgspec.Struct):
    """A report with the letters that were quoted and a few lines around, and nothing else of the game."""

    report: ReportOnWire
    lines: list[QuotedLine]
    sanctions: list[SanctionOnWire]


class Moderation(msgspec.Struct):
    """What waits for a moderator."""

    reports: list[ReportOnWire]
    appeals: list[SanctionOnWire]


class Closing(msgspec.Struct, forbid_unknown_fields=True):
    outcome: Text = ""


class Punishing(msgspec.Struct, forbid_unknown_fields=True):
    """No days: until it is lifted."""

    kind: SanctionKind
    reason: Annotated[str, Meta(min_length=1, max_length=1000)]
    days: Annotated[int, Meta(ge=0, le=3650)] = 7


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    lift: bool
    text: Text = ""


class AuditLine(msgspec.Struct):
    at: str | None
    who: str
    did: str
    about: str
    params: dict[str, str | int]


@post("/api/reports", status_code=202)
async def report(request: Asked, data: JSONBody[Reporting]) -> Nothing:
    """Tell the moderators of somebody; lies inside a game are no offence."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("letter", person.id)
    table = await table_named(request, data.table)
    check_sees(table, person)
    chair = table.seats.get(data.whose)
    if chair is None or chair.person is None:
        raise not_found("seat")
    quoted: list[Evidence] = []
    if data.letters:
        check_plays(table, person, data.seat)
        letters = table.playing().letters_for(data.seat)
        numbers = [number for number in dict.fromkeys(data.letters) if number <= len(letters)]
        quoted = [Evidence(table.id, data.seat, letters[number - 1].number) for number in numbers]
    await house.order.report(person, chair.person, data.kind, data.text, quoted)
    return Nothing()


@get("/api/me/standing")
async def standing(request: Asked) -> OwnStanding:
    """Mutes and bans of the asker, with their reasons and ends."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    found = await house.order.standing.of(person.id)
    return OwnStanding([_sanction(house, one, person.name) for one in found])


@post("/api/me/standing/{sanction_id:str}/appeal", status_code=200)
async def appeal(request: Asked, sanction_id: FromPath[str], data: JSONBody[Appealing]) -> OwnStanding:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("letter", person.id)
    await house.order.appeal(person, sanction_id[:24], data.text)
    found = await house.order.standing.of(person.id)
    return OwnStanding([_sanction(house, one, person.name) for one in found])


@get("/api/moderation")
async def moderation(request: Asked) -> Moderation:
    """Reports and appeals that wait for a moderator."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    found = await house.order.open_reports(person)
    appeals = await house.order.appeals(person)
    names = await _names(house, found, appeals)
    return Moderation(
        [_shown(one, names, person.id) for one in found],
        [_sanction(house, one, names.get(one.person, "")) for one in appeals],
    )


@get("/api/moderation/reports/{report_id:str}")
async def one_report(request: Asked, report_id: FromPath[str]) -> ReportSeen:
    """The quoted letters and a few lines around; that somebody looked is logged."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    found = await house.order.look(person, report_id[:24])
    before = await house.order.standing.of(found.about)
    names = await _names(house, [found], before)
    lines = [line for one in _by_table(found.evidence).items() for line in await _lines(house, *one)]
    return ReportSeen(
        _shown(found, names, person.id),
        lines,
        [_sanction(house, one, names.get(one.person, "")) for one in before],
    )


@post("/api/moderation/reports/{report_id:str}/claim", status_code=200)
async def claim(request: Asked, report_id: FromPath[str]) -> ReportOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    found = await house.order.claim(person, report_id[:24])
    return _shown(found, await _names(house, [found], []), person.id)


@post("/api/moderation/reports/{report_id:str}/close", status_code=200)
async def close(request: Asked, report_id: FromPath[str], data: JSONBody[Closing]) -> Nothing:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    await house.order.close(person, report_id[:24], data.outcome)
    return Nothing()


@post("/api/moderation/reports/{report_id:str}/sanction", status_code=200)
async def punish(request: Asked, report_id: FromPath[str], data: JSONBody[Punishing]) -> Nothing:
    """A mute or a ban; whom it concerns is told at once, with reason and end."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    await house.order.punish(person, report_id[:24], data.kind, data.days, data.reason)
    return Nothing()


@post("/api/moderation/sanctions/{sanction_id:str}/answer", status_code=200)
async def answer(request: Asked, sanction_id: FromPath[str], data: JSONBody[Answering]) -> Nothing:
    """Decide on an appeal, as another moderator than the one who gave the sanction."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    await house.order.answer(person, sanction_id[:24], lift=data.lift, text=data.text)
    return Nothing()


@get("/api/moderation/log")
async def log(request: Asked) -> list[AuditLine]:
    """What moderators did; for administrators."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    found = await house.order.log(person)
    names = await house.people.names_of(sorted({one.who for one in found if one.who is not None}))
    return [
        AuditLine(iso(one.at), names.get(one.who or "", ""), one.did, one.about, one.params) for one in found
    ]


def _by_table(quoted: list[Evidence]) -> dict[tuple[str, str], list[int]]:
    found: dict[tuple[str, str], list[int]] = {}
    for one in quoted:
        found.setdefault((one.table, one.seat), []).append(one.row)
    return found


async def _lines(house: House, place: tuple[str, str], rows: list[int]) -> list[QuotedLine]:
    """The quoted letters as their reader has them, with those just before and after."""
    table_id, seat = place
    try:
        table = await house.matches.table(table_id)
        letters = table.playing().letters_for(seat)
    except Exception:
        # The table is gone or cannot be read: what was said of it stands in the report.
        return []
    quoted = [at for at, row in enumerate(letters) if row.number in rows]
    near = sorted({at for one in quoted for at in range(one - _AROUND, one + _AROUND + 1)})
    return [
        QuotedLine(table_id, letters[at].seat, letters[at].text, iso(letters[at].made_at), at in quoted)
        for at in near
        if 0 <= at < len(letters)
    ]


async def _names(house: House, found: list[Report], others: list[Sanction]) -> dict[str, str]:
    people = {one.about for one in found} | {one.by for one in found} | {one.person for one in others}
    return await house.people.names_of(sorted(people))


def _shown(one: Report, names: dict[str, str], reader: str) -> ReportOnWire:
    return ReportOnWire(
        one.id,
        names.get(one.about, ""),
        names.get(one.by, ""),
        one.kind,
        one.text,
        one.status,
        one.claimed_by == reader,
        iso(one.made),
        len(one.evidence),
    )


def _sanction(house: House, one: Sanction, name: str) -> SanctionOnWire:
    return SanctionOnWire(
        one.id,
        name,
        one.kind,
        one.reason,
        iso(one.begins),
        iso(one.ends),
        one.lifted is not None,
        one.holds(house.now),
        one.appeal,
        one.answer,
    )


HANDLERS: list[ControllerRouterHandler] = [
    report,
    standing,
    appeal,
    moderation,
    one_report,
    claim,
    close,
    punish,
    answer,
    log,
]
