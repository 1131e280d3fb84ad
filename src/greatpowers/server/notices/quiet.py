"""Hours in which nobody is disturbed, and when what was held back is told together."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta

from ..problems import Problem

_DAY = 24 * 60
#: The hour at which summaries go out.
DIGEST_HOUR = 8
#: What is due sooner than this may disturb, if its owner lets it.
URGENT_SECONDS = 2 * 3600

Minute = Annotated[int, Meta(ge=0, lt=_DAY)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one minute of the day to another, by the clocks of a zone; both equal: never."""

    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    begins: Minute = 0
    ends: Minute = 0
    urgent: bool = True


def checked_hours(hours: QuietHours) -> QuietHours:
    if hours.zone not in available_timezones():
        raise Problem(422, "zone-unknown", f"unknown time zone {hours.zone!r}", params={"zone": hours.zone})
    return hours


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """When the quiet hours that now is in end; None outside them."""
    if hours.begins == hours.ends:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(hours.zone))
    minute = local.hour * 60 + local.minute
    since = (minute - hours.begins) % _DAY
    if since >= (hours.ends - hours.begins) % _DAY:
        return None
    return _next(local, hours.ends)


def next_digest(hours: QuietHours, now: float) -> float:
    """The next moment at which summaries go out: never within quiet hours."""
    moment = _next(datetime.fromtimestamp(now, ZoneInfo(hours.zone)), DIGEST_HOUR * 60)
    return quiet_until(hours, moment) or moment


def _next(local: datetime, minute: int) -> float:
    """The next time the clocks of that zone show this minute of the day, summer time or not."""
    wanted = time(minute // 60, minute % 60)
    day = local.date()
    while True:
        moment = datetime.combine(day, wanted, tzinfo=local.tzinfo).astimezone(UTC)
        if moment > local.astimezone(UTC):
            return moment.timestamp()
        day += timedelta(days=1)
