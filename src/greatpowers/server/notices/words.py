"""A notice in words: whole sentences in its reader's language, and never anything that is secret."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import msgspec
from babel.dates import format_date, format_time

from ...games.table import package_named
from ...locale import Texts
from ..matches.table import Table
from .kinds import Notice

_REGIONS = {"en": "en_GB", "ru": "ru_RU", "hu": "hu_HU"}


class Said(msgspec.Struct, frozen=True):
    """What is shown: a headline, a sentence, and where it leads."""

    title: str
    text: str
    path: str


def said(notice: Notice, table: Table | None, texts: Texts, zone: str, now: float) -> Said:
    """The notice for a person who reads this language and lives by the clocks of this zone."""
    if table is None:
        return _of_no_table(notice, texts)
    about = table.about
    params = {
        "title": about.title,
        "game": texts.format(f"web-game-{about.game}"),
        "seat": _seat_name(table, str(notice.params.get("seat", "")), texts),
        "moment": _moment_name(table, texts),
        "until": _until(table, texts, zone, now),
        "what": str(notice.params.get("what", "")),
        **{name: _param(name, value, texts) for name, value in notice.params.items() if name not in _OWN},
    }
    kind = f"notice-{notice.kind}" + (f"-{params['what']}" if params["what"] else "")
    text = kind if not (notice.kind in ("turn",) and params["until"]) else f"{kind}-until"
    return Said(texts.format(f"{kind}-title", **params), texts.format(text, **params), f"/table/{about.id}")


_OWN = ("seat", "what")


def _param(name: str, value: str | float, texts: Texts) -> str | float:
    """Days as their reader writes them."""
    if name not in ("first", "last"):
        return value
    return format_date(
        date.fromisoformat(str(value)),
        "d MMMM" if texts.language != "hu" else "MMMM d.",
        locale=_REGIONS[texts.language],
    )


def _of_no_table(notice: Notice, texts: Texts) -> Said:
    what = notice.params.get("what", "")
    kind = f"notice-{notice.kind}" + (f"-{what}" if what else "")
    params = {name: value for name, value in notice.params.items() if name != "path"}
    path = str(notice.params.get("path", "/"))
    return Said(texts.format(f"{kind}-title", **params), texts.format(kind, **params), path)


def _seat_name(table: Table, seat: str, texts: Texts) -> str:
    if not seat:
        return ""
    return package_named(table.about.game, table.about.pack).terminal().seat_name(texts, seat)


def _moment_name(table: Table, texts: Texts) -> str:
    phase = table.about.digest.phase
    if not phase:
        return ""
    return package_named(table.about.game, table.about.pack).terminal().moment_name(texts, phase)


def _until(table: Table, texts: Texts, zone: str, now: float) -> str:
    """The deadline by the clocks of the reader: a time that stays true however late the notice is read."""
    deadline = table.clock.deadline
    return "" if deadline is None else clock_time(deadline, now, texts, zone)


def clock_time(moment: float, now: float, texts: Texts, zone: str) -> str:
    """A moment as the reader would say it: with its day, and with its zone, which is not everybody's."""
    region, place = _REGIONS[texts.language], ZoneInfo(zone)
    there = datetime.fromtimestamp(moment, place)
    hour = format_time(there, "HH:mm", locale=region)
    if there.date() == datetime.fromtimestamp(now, place).date():
        return texts.format("notice-today", time=hour, zone=_zone_name(there))
    day = format_date(there, "EEEE d MMMM" if texts.language != "hu" else "MMMM d., EEEE", locale=region)
    return texts.format("notice-on-day", day=day, time=hour, zone=_zone_name(there))


def _zone_name(there: datetime) -> str:
    return there.tzname() or "UTC"
