"""Games that saw several versions of the rules, from the store to a record and back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from ...engine.codec import Codec, hash_of
from ...engine.events import Recorded, RulesChanged
from ...engine.game import Game
from ...engine.match import Upgrade
from ...engine.moments import Reel, difference
from ...engine.plain import PlainDict, plain_list, plain_object
from ...engine.record import Record, record_of
from ...engine.state import GameState
from ...engine.stretches import Stretch, plains_of, read_events
from ..games.served import game_named, wire_of
from ..matches.moments import Marks, Moment, moment_of, write_events
from ..matches.resuming import followed, with_match
from ..matches.stored import UPGRADED, About, Row
from ..matches.table import IMPORT, Play, Table
from ..store import shelf
from ..store.database import Database


async def record_of_table(database: Database, table: Table) -> Record:
    """The record of a game with everything that is needed to show it again."""
    play = table.playing()
    record = record_of(play.match)
    record.title, record.version = table.about.title, table.about.rules
    if table.about.upgrade is None and table.about.rules == play.game.version:
        return record
    async with database.reading() as connection:
        light = await shelf.load_light(connection, table.id)
        reel = Reel(await shelf.load_states(connection, table.id))
    if len(light) == play.revision + 1:
        record.stretches = _stretches(play, light, reel)
        last = (len(record.decisions), hash_of(reel.plain(play.revision)))
        # The fingerprint is that of the state as it was written, not as the present rules read it.
        record.checkpoints = [
            *play.match.checkpoints,
            *([last] if last not in play.match.checkpoints else []),
        ]
    return record


def _stretches(play: Play, light: Sequence[shelf.LightRow], reel: Reel) -> list[Stretch]:
    """One for each version; of the present one only the state it begins with."""
    starts = [0, *(row.number for row in play.rows if row.kind == UPGRADED)]
    cuts = [bisect_right(play.line, start) for start in starts]
    found = []
    for start, cut, end in zip(starts, cuts, [*cuts[1:], len(play.line)], strict=True):
        version = light[start][1]
        made = play.line[cut:end] if version != play.game.version else []
        states = [reel.plain(start)]
        changes: list[PlainDict] = []
        for row in made:
            states.append(reel.plain(row))
            changes.append(difference(states[-2], states[-1]))
        events = [msgspec.json.decode(light[row][4]) for row in (start, *made)]
        found.append(Stretch(version, cut, [states[0], *changes], events))
    return found


def forked(record: Record, state: GameState, codec: Codec) -> Record:
    """A record that begins from a state: what led to it cannot be played again by the present rules."""
    plain = codec.save(state)
    begun = Stretch(record.version, 0, [plain])
    return msgspec.structs.replace(
        record, decisions=[], checkpoints=[], upgrades=[], stretches=[begun], result=None
    )


class _Brought:
    """Rows and moments of a record as they would stand in the store."""

    def __init__(self, about: About, now: float) -> None:
        self.about = about
        self.game: Game = game_named(about.game, about.pack)
        self.wire = wire_of(about.game, about.pack)
        self.rows: list[Row] = []
        self.moments: list[Moment] = []
        self._now = now
        self._made = 0
        self._last: PlainDict | None = None

    def add(self, row: Row | None, version: str, plain: PlainDict, events: Sequence[Recorded]) -> None:
        """One more moment, with its row unless it is the beginning."""
        if row is not None:
            self.rows.append(row)
            self._made += row.kind == "decide"
        began = any(self.wire.is_phase_start(one.event) for one in events) or not plain["stack"]
        sealed = row is not None and row.kind == "decide" and _is_sealed(self._last)
        marks = Marks(began=began, anew=True, sealed=sealed, floor=self._made, asked=self._made)
        text = write_events(self.game.codec, events)
        whole = None if row is None or row.kind == UPGRADED else self._last
        self.moments.append(moment_of(len(self.rows), version, whole, plain, marks, text))
        self._last = plain

    def row(self, seat: str, kind: str, text: str) -> Row:
        number = len(self.rows) + 1
        return Row(number, seat, kind, text, IMPORT, f"import/{number}", self._now)

    def stretch(self, stretch: Stretch, decisions: Sequence[tuple[str, str]], mark: Upgrade | None) -> None:
        for number, plain in enumerate(plains_of(stretch)):
            written = stretch.events[number] if number < len(stretch.events) else []
            events = read_events(self.game.codec, written, strict=False)
            if number:
                row: Row | None = self.row(decisions[number - 1][0], "decide", decisions[number - 1][1])
            elif mark is not None:
                row = self.row("", UPGRADED, f"{mark.old} {mark.new} {hash_of(plain)}")
                events = [Recorded(RulesChanged(mark.old, mark.new))]
            else:
                row = None
            self.add(row, stretch.version, plain, events)

    def play(self) -> Play:
        light = [(m.number, m.rules, m.whole, m.marks, m.events) for m in self.moments]
        play, told = followed(self.about, self.rows, light)
        return with_match(play, told, Reel((m.number, m.whole, m.state) for m in self.moments))

    def go_on(self, play: Play, decisions: Sequence[tuple[str, str]]) -> None:
        """Decisions by the present rules."""
        for seat, text in decisions:
            step = play.prepare(self.row(seat, "decide", text))
            self.moments.append(play.moment(step))
            play.accept(step)
            self.rows.append(step.row)


def _is_sealed(plain: PlainDict | None) -> bool:
    stack = plain_list(plain["stack"]) if plain is not None else ()
    return bool(stack) and plain_object(stack[-1])["frame"] == "Together"


def brought(about: About, record: Record, now: float) -> tuple[Play, list[Row], list[Moment]]:
    """A record with stretches as a game of this house; it has been replayed before."""
    about.rules = record.version
    made = _Brought(about, now)
    ends = [*(stretch.after for stretch in record.stretches[1:]), len(record.decisions)]
    marks = [None, *(Upgrade(*one) for one in record.upgrades)]
    for stretch, mark, end in zip(record.stretches, marks, ends, strict=True):
        made.stretch(stretch, record.decisions[stretch.after : end], mark)
    play = made.play()
    last = record.stretches[-1]
    if last.version == play.game.version:
        made.go_on(play, record.decisions[last.after + len(last.states) - 1 :])
    return play, made.rows, made.moments
