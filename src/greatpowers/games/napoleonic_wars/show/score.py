"""Points of every player by the sources of rule 5.81, and the chance that the war ends this turn. [5.8]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....engine.events import Event
from ....engine.scoring import (
    Placed,
    Score,
    ScoreSource,
    Scoring,
    Sentence,
    Verdict,
    in_order,
    ranked,
)
from ..printed.board import KEYS, OWNER, PLACES
from ..printed.ids import Nation, each_area
from ..printed.names import EACH_NATION, FRANCE, MINORS, NATIONS, YEARS
from ..rules.turn.peace import peace_ways
from ..rules.turn.victory import key_points, points, winner
from ..state.control import keys_of
from ..state.events.war import PeaceRolled, RoundBegan, TurnBegan
from ..state.relations import has_pact, nations_of, powers_of, vassal_of
from ..state.state import State, rules

_RULE: Final = "5.81"
_WHY: Final = {"conquest": "15.1", "submission": "15.4", "peace": "5.8", "last-turn": "5", "conceded": ""}


class NapoleonicWarsScoring(Scoring[State]):
    """One line a seat: its points as they would count now."""

    def points(self, state: State) -> Mapping[str, int]:
        return points(state)

    def score(self, state: State, events: Sequence[Event]) -> Score:
        lines = ranked({seat: _sources(state, seat) for seat in rules(state).seats})
        outlook = [] if state.result else [Sentence("nw-outlook-leads", _RULE, _leader(state)), _peace(state)]
        return Score(lines, [], outlook)

    def turn_begun(self, event: Event, before: str) -> str:
        """Every Round of every turn."""
        if isinstance(event, TurnBegan):
            return f"{event.year}.0."
        year = before.split(".")[0]
        if isinstance(event, RoundBegan) and event.round > 1 and year:
            return f"{year}.{event.round}."
        return ""

    def swing(self, line: str, before: State, after: State, events: Sequence[Event]) -> Sentence:
        had, has = _keys(before, line), _keys(after, line)
        won = [PLACES[area] for area in each_area(has & ~had)]
        lost = [PLACES[area] for area in each_area(had & ~has)]
        parts: dict[str, str | int] = {"seat": line}
        if won:
            parts["places"] = " ".join(won)
        if lost:
            parts["lost"] = " ".join(lost)
        old, new = set(_vassals(before, line)), set(_vassals(after, line))
        # Keys that come or go with a Vassal were not fought for.
        changed = [NATIONS[nation] for nation in sorted(new - old or old - new)]
        if changed:
            kind = "joined" if new - old else "left"
            return Sentence(f"nw-swing-{kind}", "8.23", {"seat": line, "nations": " ".join(changed)})
        if won or lost:
            return Sentence(f"nw-swing-{'both' if won and lost else 'won' if won else 'lost'}", _RULE, parts)
        return Sentence("nw-swing-resources", "16.3", parts)

    def verdict(self, state: State, events: Sequence[Event]) -> Verdict | None:
        if not state.result:
            return None
        won, why = str(state.result["winner"]), str(state.result["why"])
        counted = points(state)
        rolled = [event for event in events if isinstance(event, PeaceRolled)]
        parts: dict[str, str | int] = {"seat": won, "count": counted[won], "year": str(YEARS[state.turn - 1])}
        if rolled:
            parts.update(die=rolled[-1].die, sum=rolled[-1].die + rolled[-1].modifier)
        second = max((other for other in counted if other != won), key=lambda s: counted[s], default=won)
        parts.update(second=second, behind=counted[won] - counted[second])
        rank = in_order({seat: (seat == won, count) for seat, count in counted.items()})
        standings = [
            Placed(seat, rank[seat], count, _how(seat, won, counted))
            for seat, count in sorted(counted.items(), key=lambda item: rank[item[0]])
        ]
        return Verdict(
            Sentence("nw-verdict-win", _RULE, parts),
            Sentence(f"nw-verdict-why-{why}", _WHY.get(why, ""), parts),
            [won],
            standings,
        )


def _leader(state: State) -> dict[str, str | int]:
    seat = winner(state)
    return {"seat": seat, "count": points(state)[seat]}


def _how(seat: str, won: str, counted: Mapping[str, int]) -> Sentence:
    """Of equals the one whose Power stands later on the track wins. [5.81]"""
    if seat == won:
        tied = sum(count == counted[won] for count in counted.values()) > 1
        return Sentence("nw-came-won-tie" if tied else "nw-came-won", _RULE)
    return Sentence("nw-came-tied" if counted[seat] == counted[won] else "nw-came-behind", _RULE,
                  {"count": counted[won] - counted[seat]})  # fmt: skip


def _peace(state: State) -> Sentence:
    """The chance of the peace roll as far as it is known, or that this is the last turn. [5, 5.8]"""
    if state.turn >= rules(state).last_turn:
        return Sentence("nw-outlook-last-turn", "5", {"year": str(YEARS[state.turn - 1])})
    ways = peace_ways(state)
    return Sentence("nw-outlook-peace", "5.8", {"ways": ways, "from": 7 - ways})


def _vassals(state: State, seat: str) -> list[Nation]:
    powers = powers_of(state, seat)
    return [nation for nation in EACH_NATION if vassal_of(state, nation) in powers]


def _keys(state: State, seat: str) -> int:
    """The Keys that count for a seat, as a mask."""
    found = 0
    for nation in (*powers_of(state, seat), *_vassals(state, seat)):
        found |= state.held[nation] & KEYS
    return found


def _sources(state: State, seat: str) -> list[ScoreSource]:
    vassals = _vassals(state, seat)
    pacts = [n for n in MINORS if n in vassals and has_pact(state, n)]
    rich = [n for n in nations_of(state, seat) if state.resources[n]]
    found = [_keys_source(state, power, "keys") for power in powers_of(state, seat)]
    found += [_keys_source(state, nation, "vassals") for nation in vassals]
    names = " ".join(NATIONS[n] for n in pacts)
    allied = Sentence("nw-score-nations", "", {"nations": names}) if pacts else Sentence("nw-score-none")
    found.append(ScoreSource("pacts", len(pacts), Sentence("nw-score-pacts", "8.23"), allied))
    left = sum(state.resources[n] for n in rich)
    unspent = Sentence("nw-score-left", "", {"count": left})
    found.append(ScoreSource("resources", left, Sentence("nw-score-resources", "16.3"), unspent))
    return found


def _keys_source(state: State, nation: Nation, id_: str) -> ScoreSource:
    """Keys since the start: how many then and now, and which are not where the map has them."""
    gained, lost = _gained(state, nation), _lost(state, nation)
    message = f"nw-score-count{'-gained' if gained else ''}{'-lost' if lost else ''}"
    detail = Sentence(message, "", _key_parts(state, nation, gained, lost))
    told = Sentence(f"nw-score-{id_}", _RULE, {"nation": NATIONS[nation]})
    return ScoreSource(id_, key_points(state, nation), told, detail, [*gained, *lost])


def _key_parts(
    state: State, nation: Nation, gained: Sequence[str], lost: Sequence[str]
) -> dict[str, str | int]:
    marker = 1 if nation == FRANCE and state.plus_key else 0
    parts: dict[str, str | int] = {"count": keys_of(state, nation) + marker}
    parts["start"] = state.start_keys[nation]
    if gained:
        parts["places"] = " ".join(gained)
    if lost:
        parts["lost"] = " ".join(lost)
    return parts


def _gained(state: State, nation: Nation) -> list[str]:
    """Keys that were not its own on the printed map."""
    return [PLACES[area] for area in each_area(state.held[nation] & KEYS) if OWNER[area] != nation]


def _lost(state: State, nation: Nation) -> list[str]:
    return [PLACES[area] for area in each_area(KEYS & ~state.held[nation]) if OWNER[area] == nation]
