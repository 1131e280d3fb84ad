"""The one victory point track, told by what moved it: spaces, events, blockade, offensives, the end. [5]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ....engine.events import Event
from ....engine.plain import plain_list
from ....engine.scoring import (
    Figure,
    Placed,
    Score,
    ScoreSource,
    Scoring,
    Sentence,
    Threshold,
    Verdict,
    ranked,
)
from ..printed.card_names import TREATY_OF_BREST_LITOVSK
from ..printed.cards import CARDS
from ..printed.names import SIDES
from ..rules.war.victory import AP_AUTOMATIC, CP_AUTOMATIC, DRAW, levels, winner_at
from ..state.events.war import ControlChanged, TurnBegan, VictoryPointsChanged
from ..state.state import State, rules, was_played
from .course import course_of

#: The line of the track; it belongs to no side.
TRACK: Final = "vp"
_SPACE: Final = "vp-space-taken"
#: What moves the track beside spaces and cards, in the order it is told, with the rule.
_CAUSES: Final = {
    "blockade": "16.2",
    "offensive-not-made": "7.1",
    "french-mutiny": "7.1",
    "italy-neutral": "16.1",
    "no-advance": "9.5.4",
    "peace-refused": "16.5.2",
    "americans-missing": "5.7.4.8",
    "tsar-never-fell": "5.7.4.9",
    "bid": "5.6.1",
}
#: The rule that sets the levels of each scenario.
_CAMPAIGN_RULE: Final = "5.5.2"
#: The rule by which a war ends that is not decided by these levels.
_END_RULES: Final = {"automatic": "5.2", "peace": "16.5.2"}
_LEVEL_RULES: Final = {"introductory": "5.3.4", "limited": "5.4.2"}


class _Ledger:
    """Every move of the track: by space, by card, by any other cause."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.spaces: dict[str, int] = {}
        self.cards: dict[str, int] = {}
        self.causes: dict[str, list[int]] = {}
        self.total = 0
        space = ""
        for event in events:
            if isinstance(event, ControlChanged):
                space = event.space
            elif isinstance(event, VictoryPointsChanged):
                self._enter(event, space)

    def _enter(self, event: VictoryPointsChanged, space: str) -> None:
        self.total += event.by
        if event.why == _SPACE:
            self.spaces[space] = self.spaces.get(space, 0) + event.by
        elif event.why in CARDS:
            self.cards[event.why] = self.cards.get(event.why, 0) + event.by
        else:
            self.causes.setdefault(event.why, []).append(event.by)

    def taken(self, sign: int) -> list[str]:
        """The spaces that count for a side now: 1 for the Central Powers, -1 for the Allies."""
        return [space for space, by in self.spaces.items() if by * sign > 0]


class PathsOfGloryScoring(Scoring[State]):
    """Upwards is good for the Central Powers, downwards for the Allies."""

    def points(self, state: State) -> Mapping[str, int]:
        return {TRACK: state.vp}

    def leading(self, state: State, seats: Sequence[str]) -> list[str]:
        winner = winner_at(state, state.vp)
        return [seat for seat in seats if winner in (seat, DRAW)]

    def score(self, state: State, events: Sequence[Event]) -> Score:
        ledger = _Ledger(events)
        lines = ranked({TRACK: _sources(state.vp - ledger.total, ledger)})
        return Score(lines, _thresholds(state), _outlook(state))

    def turn_begun(self, event: Event, before: str) -> str:
        return f"{event.turn}.0.cp" if isinstance(event, TurnBegan) else ""

    def swing(self, line: str, before: State, after: State, events: Sequence[Event]) -> Sentence:
        ledger = _Ledger(events)
        cp, ap = ledger.taken(1), ledger.taken(-1)
        parts: dict[str, str | int] = {"vp": after.vp}
        if cp:
            parts["spaces"] = " ".join(cp)
        if ap:
            parts["lost"] = " ".join(ap)
        if cp or ap:
            return Sentence(f"pog-swing-{'both' if cp and ap else 'cp' if cp else 'ap'}", "5.1.1", parts)
        if ledger.cards:
            return Sentence("pog-swing-cards", "5.1", {**parts, "cards": " ".join(ledger.cards)})
        cause = next(iter(ledger.causes), "bid")
        return Sentence("pog-swing-other", _CAUSES.get(cause, ""), {**parts, "why": cause})

    def figures(self, events: Sequence[Event]) -> list[Figure]:
        return course_of(events)

    def verdict(self, state: State, events: Sequence[Event]) -> Verdict | None:
        if not state.result:
            return None
        kind, winner = str(state.result["kind"]), str(state.result.get("winner", ""))
        why = str(state.result["why"])
        params = _parts(state, winner)
        title = f"pog-verdict-{kind}"
        told = f"pog-verdict-why-{why}"
        rule = _END_RULES.get(why) or _LEVEL_RULES.get(state.scenario, _CAMPAIGN_RULE)
        if why in ("armistice", "last-turn", "total-war"):
            told += f"-{winner or 'draw'}"
        won = [str(seat) for seat in plain_list(state.result["seats"])]
        lost = 1 if kind != "win" else 2
        standings = [
            Placed(seat, 1 if seat in won else lost, state.vp, _how(kind, seat in won, why))
            for seat in sorted(SIDES, key=lambda side: side not in won)
        ]
        return Verdict(Sentence(title, rule, params), Sentence(told, rule, params), won, standings)


def _parts(state: State, winner: str) -> dict[str, str | int]:
    draw_from, win_from = levels(state)
    needed = win_from if winner == "cp" else draw_from - 1
    if rules(state).allies_win_draws and winner != "cp":
        needed = win_from - 1
    treaty = "yes" if was_played(state, TREATY_OF_BREST_LITOVSK) else "no"
    automatic = CP_AUTOMATIC if winner == "cp" else AP_AUTOMATIC
    parts: dict[str, str | int] = {"vp": state.vp, "needed": needed, "treaty": treaty, "automatic": automatic}
    return {**parts, "draw": draw_from, "win": win_from, **({"side": winner} if winner else {})}


def _how(kind: str, won: bool, why: str) -> Sentence:
    if kind != "win":
        return Sentence(f"pog-came-{kind}")
    return Sentence("pog-came-won" if won else "pog-came-conceded" if why == "conceded" else "pog-came-lost")


def _sources(start: int, ledger: _Ledger) -> list[ScoreSource]:
    found = [ScoreSource("start", start, Sentence("pog-score-start", "5.1"))]
    for name, sign in (("cp", 1), ("ap", -1)):
        spaces = ledger.taken(sign)
        if spaces:
            points = sum(ledger.spaces[space] for space in spaces)
            detail = Sentence("pog-score-places", "", {"spaces": " ".join(spaces)})
            told = Sentence(f"pog-score-spaces-{name}", "5.1.1")
            found.append(ScoreSource(f"spaces-{name}", points, told, detail, spaces))
    if ledger.cards:
        scored = " ".join(f"{card}:{by}" for card, by in ledger.cards.items())
        detail = Sentence("pog-score-scored", "", {"scored": scored})
        found.append(
            ScoreSource("cards", sum(ledger.cards.values()), Sentence("pog-score-cards", "5.1"), detail)
        )
    for cause in (*_CAUSES, *(cause for cause in ledger.causes if cause not in _CAUSES)):
        moves = ledger.causes.get(cause, [])
        if moves:
            told = Sentence("pog-score-cause", _CAUSES.get(cause, ""), {"why": cause})
            detail = Sentence("pog-score-times", "", {"count": len(moves)})
            found.append(ScoreSource(cause, sum(moves), told, detail))
    return found


def _thresholds(state: State) -> list[Threshold]:
    """The Allies win below the lowest count of a draw, or below that of the Central Powers. [5.3–5.6]"""
    draw_from, win_from = levels(state)
    rule = _LEVEL_RULES.get(state.scenario, _CAMPAIGN_RULE)
    parts: dict[str, str | int] = {"win": win_from, "draw": draw_from, "last": win_from - 1}
    has_draw = draw_from < win_from and not rules(state).allies_win_draws
    allies: dict[str, str | int] = {"last": (draw_from if has_draw else win_from) - 1}
    theirs = Sentence("pog-level-ap", rule, allies)
    if not has_draw:
        return [Threshold(win_from, Sentence("pog-level-cp", rule, parts), "cp", "ap", theirs)]
    return [
        Threshold(win_from, Sentence("pog-level-cp", rule, parts), "cp"),
        Threshold(draw_from, Sentence("pog-level-draw", rule, parts), "", "ap", theirs),
    ]


def _outlook(state: State) -> list[Sentence]:
    """Which levels hold, and the two counts that end the war at once. [5.2]"""
    treaty = "yes" if was_played(state, TREATY_OF_BREST_LITOVSK) else "no"
    draw_from, win_from = levels(state)
    rule = _LEVEL_RULES.get(state.scenario, _CAMPAIGN_RULE)
    parts: dict[str, str | int] = {"win": win_from, "draw": draw_from, "treaty": treaty}
    parts["draws"] = "no" if rules(state).allies_win_draws else "yes"
    parts["scenario"] = state.scenario
    ends: dict[str, str | int] = {"most": CP_AUTOMATIC, "least": AP_AUTOMATIC}
    return [
        Sentence("pog-outlook-levels", rule, parts),
        Sentence("pog-outlook-automatic", "5.2", ends),
    ]
