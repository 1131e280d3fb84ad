"""The tracks of the war for a terminal: turn, points, status, offensives, replacements, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from ....locale import Texts
from ...shared.rendering import GOOD, QUIET, WARNING
from ..printed.names import SIDES
from ..show.view import View
from ..words.names import action_name, level_name, nation_name, points_list, side_short, turn_name

#: Readable on dark and on light ground.
SIDE_STYLES: Final[Mapping[str, str]] = {"ap": "bright_blue", "cp": "red"}


def tracks_view(texts: Texts, view: View) -> Table:
    """Turn, victory points, war status, offensives, replacement points, cards, actions."""
    grid = Table.grid(padding=(0, 2))
    number = texts.format("pog-turn-numbered", number=view.turn, turn=turn_name(texts, view.turn))
    grid.add_row(Text(number, style="bold"), "")
    grid.add_row(texts.format("pog-track-vp"), Text(texts.number(view.vp), style="bold"))
    grid.add_row(texts.format("pog-track-status"), _status(texts, view))
    grid.add_row(texts.format("pog-track-mandated"), _mandated(texts, view))
    grid.add_row(texts.format("pog-track-rp"), points_list(texts, _left(view.rp)) or _none(texts))
    grid.add_row(texts.format("pog-track-cards"), _cards(texts, view))
    for side, known in zip(SIDES, view.sides, strict=True):
        if known.actions:
            done = ", ".join(action_name(texts, action) for action in known.actions)
            grid.add_row(f"{texts.format('pog-track-actions')} ({side_short(texts, side)})", done)
    if view.russian_vp:
        grid.add_row(texts.format("pog-track-russia"), texts.number(view.russian_vp))
    for track, box in (("us_entry", view.us_entry), ("russian_capitulation", view.russian_capitulation)):
        if box != "none":
            grid.add_row(texts.format("pog-track", track=track), texts.format("pog-box", box=box))
    return grid


def _none(texts: Texts) -> Text:
    return Text(texts.format("pog-track-none"), style=QUIET)


def _left(points: Mapping[str, int]) -> dict[str, int]:
    return {nation: count for nation, count in points.items() if count}


def _status(texts: Texts, view: View) -> Text:
    parts = [
        Text(
            texts.format(
                "pog-track-status-of",
                side=side_short(texts, side),
                number=known.war_status,
                level=level_name(texts, known.commitment),
            ),
            style=SIDE_STYLES[side],
        )
        for side, known in zip(SIDES, view.sides, strict=True)
    ]
    return Text(", ").join(
        [*parts, Text(texts.format("pog-track-combined", number=view.combined_war_status))]
    )


def _mandated(texts: Texts, view: View) -> Text:
    parts = []
    for side, known in zip(SIDES, view.sides, strict=True):
        name = side_short(texts, side)
        if not known.mandated:
            parts.append(Text(texts.format("pog-track-mandated-none", side=name), style=QUIET))
            continue
        message = "pog-track-mandated-done" if known.mandate_met else "pog-track-mandated-open"
        said = texts.format(message, side=name, nation=nation_name(texts, known.mandated))
        parts.append(Text(said, style=GOOD if known.mandate_met else WARNING))
    return Text("; ").join(parts)


def _cards(texts: Texts, view: View) -> Text:
    parts = [
        Text(
            texts.format(
                "pog-track-cards-of",
                side=side_short(texts, side),
                hand=known.hand_size,
                pile=known.deck_size,
                discards=len(known.discards),
            )
        )
        for side, known in zip(SIDES, view.sides, strict=True)
    ]
    return Text("; ").join(parts)
