"""`replay`: a record phase by phase, as any seat saw it."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.events import Event
from ..engine.match import Match
from ..engine.plain import PlainDict
from ..engine.record import Record, begun, played
from ..engine.record import replay as play_again
from ..games.table import find_game, find_terminal
from ..locale import Texts
from .arguments import File
from .files import load_record
from .folders import find_saved
from .language import Language, spoken_language
from .output import make_console, print_json
from .problems import Problem
from .table.keyboard import make_keyboard
from .table.seating import seat_named


@dataclass(frozen=True, slots=True)
class ReplayedPhase:
    """A phase as one seat saw it: the board before, what happened, the board after."""

    phase: str
    before: object
    events: list[Event]
    after: object


def replay(
    record: File,
    /,
    *,
    seat: str | None = None,
    phase: str | None = None,
    step: bool = False,
    json: bool = False,
    language: Language | None = None,
) -> None:
    """Show a record phase by phase, as any seat saw it.

    Parameters
    ----------
    record
        The record file, or the name of a saved game.
    seat
        See it as this seat did; default as a spectator.
    phase
        Only this phase, such as S1901M, or T03 for a turn.
    step
        Wait for Enter after every phase.
    json
        Answer in JSON.
    language
        en, ru or hu; default from LANG.
    """
    loaded = load_record(find_saved(record))
    verified = play_again(loaded, find_game)
    viewer = None if seat is None else seat_named(verified.seats, seat)
    phases = replayed_phases(loaded, viewer)
    if phase is not None:
        wanted = find_terminal(loaded.game, loaded.pack).read_part(phase)
        phases = [one for one in phases if one.phase == wanted]
        if not phases:
            raise Problem("cli-phase-missing", phase=wanted)
    if json:
        print_json({"seat": viewer, "phases": [_plain(one, verified) for one in phases]})
    else:
        _show(phases, verified, Texts(spoken_language(language)), step=step, boards=phase is not None)


def replayed_phases(record: Record, seat: str | None) -> list[ReplayedPhase]:
    """The phases of a record; decisions made while one is open belong to it."""
    match = begun(record, find_game(record.game, record.pack))
    phases: list[ReplayedPhase] = []
    before, name, known = match.view(seat), _phase_of(match), len(match.log)
    for _ in played(record, match):
        if match.is_over or _phase_of(match) != name:
            phases += _between(match, seat, name, before, known)
            before, name, known = match.view(seat), _phase_of(match), len(match.log)
    if len(match.log) > known:
        phases += _between(match, seat, name, before, known)
    return _joined(phases)


def _joined(phases: list[ReplayedPhase]) -> list[ReplayedPhase]:
    """One after the other of the same name are one: the last decision of a phase begins the next."""
    found: list[ReplayedPhase] = []
    for one in phases:
        if found and found[-1].phase == one.phase:
            last = found.pop()
            one = ReplayedPhase(one.phase, last.before, [*last.events, *one.events], one.after)
        found.append(one)
    return found


def _phase_of(match: Match) -> str:
    return find_terminal(match.game.id, match.game.pack).part(match.state)


def _between(match: Match, seat: str | None, name: str, before: object, known: int) -> list[ReplayedPhase]:
    """What the log tells of one phase, or of several that passed without a question."""
    seen = (entry.recorded.as_seen_by(seat) for entry in match.log[known:])
    terminal = find_terminal(match.game.id, match.game.pack)
    parts = terminal.passages(name, (event for event in seen if event is not None))
    after = match.view(seat)
    return [ReplayedPhase(part.moment, before, part.events, after) for part in parts]


def _plain(one: ReplayedPhase, match: Match) -> PlainDict:
    terminal = find_terminal(match.game.id, match.game.pack)
    events = [match.game.codec.event(event) for event in one.events]
    return {"phase": one.phase, "events": events, **terminal.plain_board(one.after)}


def _show(phases: list[ReplayedPhase], match: Match, texts: Texts, *, step: bool, boards: bool) -> None:
    console = make_console()
    keyboard = make_keyboard()
    terminal = find_terminal(match.game.id, match.game.pack)
    for number, one in enumerate(phases, start=1):
        console.print(terminal.headline(texts, one.phase))
        if boards:
            console.print(terminal.board(texts, one.before))
        console.print(terminal.results(texts, one.events))
        if boards or step:
            console.print(terminal.board(texts, one.after, before=one.before))
        if step and number < len(phases) and keyboard.ask(texts.format("cli-press-enter") + " ") is None:
            return
    if not boards:
        if not step:
            console.print(terminal.board(texts, match.view(None)))
        console.print(terminal.result_line(texts, match.result), style="bold")
