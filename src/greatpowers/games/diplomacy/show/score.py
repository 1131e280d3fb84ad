"""Centres, told by whose they were: homes kept, neutral ones, those of others, homes lost. [1.11, 8.1]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....engine.events import Event
from ....engine.plain import plain_list
from ....engine.scoring import (
    Placed,
    Score,
    ScoreSource,
    Scoring,
    Sentence,
    Threshold,
    Verdict,
    in_order,
    ranked,
)
from ..printed.board import CENTRES, HOME_OF, LOCATIONS
from ..printed.names import NOBODY, POWERS
from ..printed.seats import centres_to_win
from ..state.events import PhaseBegan, PowerEliminated
from ..state.state import State, is_alive

_WIN_RULE: Final = "1.11"
#: A headline names so many.
_NAMED: Final = 3


def _names(centres: Sequence[int]) -> list[str]:
    return [LOCATIONS[centre] for centre in centres]


def _held(state: State, seat: str) -> list[int]:
    powers = state.powers[seat]
    return [centre for centre in CENTRES if state.centres.get(centre, NOBODY) in powers]


class DiplomacyScoring(Scoring[State]):
    """One line a seat: its supply centres."""

    systems = ("draw-size", "squares", "centres")

    def shares(self, system: str, state: State, verdict: Verdict) -> Mapping[str, float]:
        """A hundred for who wins alone; else by the size of the draw, squares of centres, or centres."""
        won, counts = verdict.winners, self.points(state)
        if len(won) == 1 or system not in ("squares", "centres"):
            return {seat: 100 / len(won) if seat in won else 0.0 for seat in counts}
        worth = {seat: float(count**2 if system == "squares" else count) for seat, count in counts.items()}
        total = sum(worth.values())
        return {seat: 100 * one / total if total else 0.0 for seat, one in worth.items()}

    def points(self, state: State) -> Mapping[str, int]:
        return {seat: len(_held(state, seat)) for seat in state.powers}

    def score(self, state: State, events: Sequence[Event]) -> Score:
        needed = centres_to_win(state.scenario)
        told = Sentence("dip-score-needed", _WIN_RULE, {"count": needed})
        lines = ranked({seat: _sources(state, seat) for seat in state.powers})
        return Score(lines, [Threshold(needed, told)], [])

    def turn_begun(self, event: Event, before: str) -> str:
        """Centres change hands once a year."""
        if isinstance(event, PhaseBegan) and event.phase.startswith("S") and event.phase.endswith("M"):
            return str(event.phase)
        return ""

    def swing(self, line: str, before: State, after: State, events: Sequence[Event]) -> Sentence:
        had, has = set(_held(before, line)), set(_held(after, line))
        won, lost = _names(sorted(has - had)), _names(sorted(had - has))
        parts: dict[str, str | int] = {"seat": line, "count": len(has)}
        if won:
            parts["places"] = " ".join(won)
        if lost:
            parts["lost"] = " ".join(lost)
        kind = "both" if won and lost else "won" if won else "lost"
        return Sentence(f"dip-swing-{kind}", "8.1", parts)

    def verdict(self, state: State, events: Sequence[Event]) -> Verdict | None:
        if not state.result:
            return None
        won = [str(seat) for seat in plain_list(state.result["seats"])]
        is_win = state.result.get("kind") == "win"
        counts = self.points(state)
        why = str(state.result.get("why", "agreed")).replace("_", "-")
        count = counts[won[0]] if is_win else len(won)
        params: dict[str, str | int] = {"seats": "|".join(won), "count": count, "all": len(CENTRES)}
        shared = "draw" if len(won) <= _NAMED else "draw-of-many"
        title = f"dip-verdict-{'win' if is_win else shared if won else 'nobody'}"
        return Verdict(
            Sentence(title, _WIN_RULE if is_win else "1.12", params),
            Sentence(f"dip-why-{why}", "", dict(params)),
            won,
            _standings(state, won, is_win, counts, _last_years(events)),
        )


def _sources(state: State, seat: str) -> list[ScoreSource]:
    powers = state.powers[seat]
    held = _held(state, seat)
    found: list[ScoreSource] = []

    def add(id_: str, centres: Sequence[int], points: int, **params: str) -> None:
        if centres:
            names = _names(centres)
            told = Sentence(f"dip-score-{id_}", "8.1", {**params})
            detail = Sentence("dip-score-places", "", {"places": " ".join(names)})
            found.append(ScoreSource(id_, points, told, detail, names))

    home = [c for c in held if HOME_OF[c] in powers]
    neutral = [c for c in held if HOME_OF[c] == NOBODY]
    add("home", home, len(home))
    add("neutral", neutral, len(neutral))
    for other, name in enumerate(POWERS):
        taken = [c for c in held if HOME_OF[c] == other and other not in powers]
        add("taken", taken, len(taken), power=name)
    lost = [c for c in CENTRES if HOME_OF[c] in powers and c not in held]
    # Nothing is subtracted for them; whoever counts his centres wants to know where the others are.
    add("lost", lost, 0)
    return found


def _last_years(events: Sequence[Event]) -> dict[str, int]:
    """The year in which each power that is gone left the board."""
    years: dict[str, int] = {}
    year = 0
    for event in events:
        if isinstance(event, PhaseBegan):
            year = int(event.phase[1:5])
        elif isinstance(event, PowerEliminated):
            years[str(event.power)] = year
    return years


def _standings(
    state: State, won: Sequence[str], is_win: bool, counts: Mapping[str, int], gone: Mapping[str, int]
) -> list[Placed]:
    """Whoever shares in the end comes first, then by centres, then who held out longest."""
    last = {s: max((gone.get(POWERS[p], 0) for p in powers), default=0) for s, powers in state.powers.items()}
    alive = {seat: is_alive(state, seat) for seat in state.powers}
    # Those who share a draw are equal in it, whatever they hold.
    rank = in_order(
        {
            seat: (1,) if seat in won else (0, counts[seat], alive[seat], 0 if alive[seat] else last[seat])
            for seat in state.powers
        }
    )

    def how(seat: str) -> Sentence:
        if seat in won:
            return Sentence("dip-came-won" if is_win else "dip-came-drawn")
        if seat in state.conceded:
            return Sentence("dip-came-conceded")
        if not alive[seat]:
            return Sentence("dip-came-out", "8.14", {"year": str(last[seat])})
        return Sentence("dip-came-survived")

    placed = [Placed(seat, rank[seat], counts[seat], how(seat)) for seat in state.powers]
    return sorted(placed, key=lambda one: (one.rank, -one.points))
