"""Standings and rounds for other programs: CSV, JSON, calendars, a picture."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from html import escape

import msgspec
from resvg_py import svg_to_bytes

from ...locale import Texts
from ...pairing.standings import Line

_LINE_HEIGHT = 34
_WIDTH = 720


class Dated(msgspec.Struct, frozen=True):
    """Something that stands in a calendar; without an end it is a moment."""

    id: str
    title: str
    text: str
    begins: float
    ends: float | None = None


def as_csv(lines: Sequence[Line], names: Mapping[int, str], rounds: int) -> str:
    """A row for each place; a name that a spreadsheet would take for a formula is told to be a text."""
    file = io.StringIO()
    breaks = list(lines[0].breaks) if lines else []
    writer = csv.writer(file)
    writer.writerow(["rank", "name", "points", *breaks, *(f"round {n + 1}" for n in range(rounds))])
    for line in lines:
        results = [line.rounds.get(number + 1, "") for number in range(rounds)]
        name = names[int(line.player)]
        safe = f"'{name}" if name[:1] in "=+-@\t" else name
        writer.writerow([line.rank, safe, _number(line.points), *(line.breaks[b] for b in breaks), *results])
    return file.getvalue()


def _number(points: float) -> str:
    return f"{points:g}"


def calendar(name: str, host: str, dates: Iterable[Dated], now: float) -> str:
    """The dates as iCalendar: lines end as the standard says and are folded."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Great Powers//EN", f"X-WR-CALNAME:{_plain(name)}"]
    for date in dates:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{date.id}@{host}",
            f"DTSTAMP:{_stamp(now)}",
            f"DTSTART:{_stamp(date.begins)}",
            *([f"DTEND:{_stamp(date.ends)}"] if date.ends is not None else []),
            f"SUMMARY:{_plain(date.title)}",
            *([f"DESCRIPTION:{_plain(date.text)}"] if date.text else []),
            "END:VEVENT",
        ]
    return "\r\n".join(part for line in [*lines, "END:VCALENDAR", ""] for part in _folded(line))


def _stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def _plain(text: str) -> str:
    kept = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return kept.replace("\r", "").replace("\n", "\\n")


def _folded(line: str) -> Iterable[str]:
    """At most 75 bytes a line, never in the middle of a letter."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > 74:
            yield part
            part = " "
        part += letter
    yield part


def picture(title: str, lines: Sequence[Line], names: Mapping[int, str], texts: Texts) -> bytes:
    """The standings as a PNG."""
    height = 84 + _LINE_HEIGHT * len(lines) + 16
    rows = []
    for place, line in enumerate(lines):
        y = 106 + _LINE_HEIGHT * place
        rows.append(f'<text x="40" y="{y}" text-anchor="end">{line.rank}</text>')
        rows.append(f'<text x="60" y="{y}">{escape(names[int(line.player)][:48])}</text>')
        points = texts.format("event-points", points=_number(line.points))
        rows.append(f'<text x="{_WIDTH - 28}" y="{y}" text-anchor="end">{escape(points)}</text>')
        rows.append(f'<path d="M20 {y + 10}H{_WIDTH - 20}" stroke="#c9b98a" />')
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" font-family="serif" '
        f'font-size="18" fill="#2a2018"><rect width="100%" height="100%" fill="#fcf6e9"/>'
        f'<text x="20" y="52" font-size="30">{escape(title[:44])}</text>{"".join(rows)}</svg>'
    )
    return bytes(svg_to_bytes(svg_string=svg))
