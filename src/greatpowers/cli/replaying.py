"""`replay`: a record phase by phase, as any seat saw it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine.events import Event
from ..engine.match import Match
from ..engine.record import Record
from ..engine.record import replay as play_again
from ..games.diplomacy.position import read_phase, write_centres, write_units
from ..games.diplomacy.rendering import board_table, headline, results_view, sections
from ..games.diplomacy.state import State, now
from ..games.diplomacy.view import View
from ..games.diplomacy.wording import result_line
from ..games.table import find_game
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
    before: View
    events: list[Event]
    after: View


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
        Only this phase, such as S1901M.
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
        wanted = read_phase(phase).text
        phases = [one for one in phases if one.phase == wanted]
        if not phases:
            raise Problem("cli-phase-missing", phase=wanted)
    if json:
        codec = verified.game.codec
        print_json({"seat": viewer, "phases": [_plain(one, codec) for one in phases]})
    else:
        _show(phases, verified, Texts(spoken_language(language)), step=step, boards=phase is not None)


def replayed_phases(record: Record, seat: str | None) -> list[ReplayedPhase]:
    """The phases of a record; decisions made while one is open belong to it."""
    assert record.seed is not None
    match = Match(
        find_game(record.game), record.scenario, record.options, seed=record.seed, nonces=record.nonces
    )
    phases: list[ReplayedPhase] = []
    before, name, known = match.view(seat), _phase_of(match), len(match.log)
    for who, text in record.decisions:
        match.decide(who, text)
        if match.is_over or _phase_of(match) != name:
            phases += _between(match, seat, name, before, known)
            before, name, known = match.view(seat), _phase_of(match), len(match.log)
    if len(match.log) > known:
        phases += _between(match, seat, name, before, known)
    return phases


def _phase_of(match: Match) -> str:
    assert isinstance(match.state, State)
    return now(match.state).text


def _between(match: Match, seat: str | None, name: str, before: View, known: int) -> list[ReplayedPhase]:
    """What the log tells of one phase, or of several that passed without a question."""
    seen = (entry.recorded.as_seen_by(seat) for entry in match.log[known:])
    parts = sections(name, (event for event in seen if event is not None))
    after = match.view(seat)
    return [ReplayedPhase(part, before, events, after) for part, events in parts]


def _plain(one: ReplayedPhase, codec: Any) -> dict[str, Any]:
    return {
        "phase": one.phase,
        "events": [codec.event(event) for event in one.events],
        "units": write_units(one.after.units),
        "centres": write_centres(one.after.centres),
    }


def _show(phases: list[ReplayedPhase], match: Match, texts: Texts, *, step: bool, boards: bool) -> None:
    console = make_console()
    keyboard = make_keyboard()
    for number, one in enumerate(phases, start=1):
        console.print(headline(texts, one.phase))
        if boards:
            console.print(board_table(texts, one.before))
        console.print(results_view(texts, one.events))
        if boards or step:
            console.print(board_table(texts, one.after, before=one.before))
        if step and number < len(phases) and keyboard.ask(texts.format("cli-press-enter") + " ") is None:
            return
    if not boards:
        if not step:
            console.print(board_table(texts, match.view(None)))
        console.print(result_line(texts, match.result), style="bold")
