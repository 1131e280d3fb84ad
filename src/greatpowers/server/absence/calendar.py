"""Days of leave: how many somebody has, and when they begin and end by the calendar of his zone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from ..problems import Problem

#: Days a year, earned month by month; so many to begin with, and so many in a row at the most.
A_YEAR: Final = 21
AT_THE_START: Final = 3
IN_A_ROW: Final = 10
_A_MONTH: Final = A_YEAR / 12
_FARTHEST: Final = 366


class Days(msgspec.Struct, frozen=True):
    """An announced leave, both days included."""

    id: str
    first: date
    last: date
    zone: str
    announced: float

    @property
    def count(self) -> int:
        return (self.last - self.first).days + 1

    @property
    def begins(self) -> float:
        return midnight(self.first, self.zone)

    @property
    def ends(self) -> float:
        return midnight(self.last + timedelta(days=1), self.zone)


def midnight(day: date, zone: str) -> float:
    """When the day begins there, in summer and in winter time."""
    return datetime.combine(day, time(), tzinfo=ZoneInfo(zone)).astimezone(UTC).timestamp()


def today_in(zone: str, now: float) -> date:
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def left_on(joined: date, taken: Iterable[Days], day: date) -> int:
    """Whole days that are left on a day: some at the start, the rest month by month, at most a year's."""
    spent: dict[date, int] = {}
    for leave in taken:
        month = max(leave.first, joined).replace(day=1)
        spent[month] = spent.get(month, 0) + leave.count
    balance, month = float(AT_THE_START), joined.replace(day=1)
    last = max(day, *spent, day).replace(day=1)
    while True:
        balance -= spent.get(month, 0)
        if month >= last:
            return int(balance + 1e-9)
        following = (month + timedelta(days=32)).replace(day=1)
        if following <= day.replace(day=1):
            balance = min(float(A_YEAR), balance + _A_MONTH)
        month = following


def used_in(year: int, taken: Iterable[Days]) -> int:
    """Days of leave in a calendar year."""
    days = (leave.first + timedelta(days=n) for leave in taken for n in range(leave.count))
    return sum(day.year == year for day in days)


def checked(first: str, last: str, zone: str, joined: float, taken: Sequence[Days], now: float) -> Days:
    """These days as a leave, or why they cannot be taken."""
    if zone not in available_timezones():
        raise Problem(422, "zone-unknown", f"unknown time zone {zone[:40]!r}", params={"zone": zone[:40]})
    try:
        wanted = Days("", date.fromisoformat(first), date.fromisoformat(last), zone, now)
    except ValueError:
        raise Problem(422, "leave-days", "a day is written like 2026-11-23") from None
    today = today_in(zone, now)
    if wanted.count < 1 or (wanted.last - today).days > _FARTHEST:
        raise Problem(422, "leave-days", "a leave has a first and a last day within a year")
    if wanted.first <= today:
        raise Problem(409, "leave-late", "a leave is announced before the day on which it begins")
    if any(wanted.first <= one.last and one.first <= wanted.last for one in taken):
        raise Problem(409, "leave-overlaps", "some of these days are taken already")
    in_a_row = _in_a_row(wanted, taken)
    if in_a_row > IN_A_ROW:
        params = {"most": IN_A_ROW, "days": in_a_row}
        raise Problem(409, "leave-row", f"{in_a_row} days in a row, at most {IN_A_ROW}", params=params)
    left = min(
        left_on(today_in(zone, joined), taken, max(today, wanted.first)),
        A_YEAR - max(used_in(year, taken) for year in (wanted.first.year, wanted.last.year)),
    )
    if wanted.count > left:
        params = {"left": max(0, left), "days": wanted.count}
        raise Problem(409, "leave-spent", f"{wanted.count} days wanted, {left} left", params=params)
    return wanted


def _in_a_row(wanted: Days, taken: Sequence[Days]) -> int:
    """The days together with those of leaves just before and after."""
    count, first, last = wanted.count, wanted.first, wanted.last
    found = True
    while found:
        found = False
        for one in taken:
            if one.last + timedelta(days=1) == first:
                count, first, found = count + one.count, one.first, True
            elif last + timedelta(days=1) == one.first:
                count, last, found = count + one.count, one.last, True
    return count
