"""What is kept of a game at the terminal: its record, and beside it who plays and unsent orders.

`NAME.gp.json` is a record like any other and holds all that was decided. `NAME.table.json` holds the rest:
players, language and orders that are written but not sealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from ...engine.errors import RecordError
from ...engine.match import Match
from ...engine.record import record_of, replay, write_record
from ...games.shared.terminal import Terminal
from ...games.table import find_game, find_terminal
from ..files import load_record, read_bytes, write_atomically
from ..folders import RECORD_ENDING
from ..language import LANGUAGES, Language

FORMAT: Final = "greatpowers-table-1"
HUMAN: Final = "human"


class Draft(msgspec.Struct):
    """Orders a seat has written for a phase."""

    phase: str
    orders: list[str]


class TableSetting(msgspec.Struct):
    """Who plays: `human` or the level of a bot, by the seats they took at the start."""

    players: dict[str, str]
    language: Language = "en"
    drafts: dict[str, Draft] = {}
    format: str = FORMAT


@dataclass(slots=True)
class SavedTable:
    """A game and its two files. Every change is on the disk before anybody hears of it."""

    path: Path
    match: Match
    setting: TableSetting

    @property
    def humans(self) -> list[str]:
        """Seats played by people, in the order of the seats."""
        return [seat for seat, player in self.players.items() if player == HUMAN]

    @property
    def players(self) -> dict[str, str]:
        """Who plays the seats now: bids for a side may have made players change."""
        return {seat: self.setting.players[self.match.first_seat(seat)] for seat in self.match.seats}

    @property
    def terminal(self) -> Terminal:
        """How the game is presented."""
        return find_terminal(self.match.game.id, self.match.game.pack)

    @property
    def moment(self) -> str:
        """What is being played, such as `S1901M`."""
        return self.terminal.moment(self.match.state)

    def save_match(self) -> None:
        write_atomically(self.path, write_record(record_of(self.match)))

    def save_setting(self) -> None:
        data = msgspec.json.format(msgspec.json.encode(self.setting), indent=1)
        write_atomically(setting_path(self.path), data + b"\n")

    def keep_draft(self, seat: str, phase: str, orders: Sequence[str]) -> None:
        """Remember what a seat has written so far; nothing written is forgotten."""
        if orders:
            self.setting.drafts[seat] = Draft(phase, list(orders))
        elif seat in self.setting.drafts:
            del self.setting.drafts[seat]
        else:
            return
        self.save_setting()

    def draft_of(self, seat: str, phase: str) -> list[str]:
        """What the seat had written for this phase when the game was left."""
        draft = self.setting.drafts.get(seat)
        return list(draft.orders) if draft is not None and draft.phase == phase else []


def setting_path(record: Path) -> Path:
    return record.with_name(record.name.removesuffix(RECORD_ENDING) + ".table.json")


def load_table(path: Path) -> tuple[Match, TableSetting | None]:
    """The match as it was left, every hash compared, and who played if that is known."""
    match = replay(load_record(path), find_game)
    beside = setting_path(path)
    if not beside.exists():
        return match, None
    try:
        setting = msgspec.json.decode(read_bytes(beside), type=TableSetting)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise RecordError(f"{beside}: {problem}") from None
    fits = setting.format == FORMAT and setting.language in LANGUAGES
    if not fits or set(setting.players) != set(match.seats):
        raise RecordError(f"{beside}: does not belong to {path.name}")
    return match, setting
