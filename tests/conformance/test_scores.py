"""The score is told by its sources: in every turn of whole random games they add up to what the rules count,
nothing hidden moves them, and the end has a verdict that places everybody."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match
from greatpowers.engine.scoring import Scoring
from greatpowers.games.napoleonic_wars.rules.turn.victory import points
from greatpowers.games.table import find_game

QUICK: dict[str, dict[str, Any]] = {
    "diplomacy": {"last_year": 1906},
    "paths-of-glory": {"peace_terms": False},
    "napoleonic-wars": {},
}
CASES = [
    pytest.param(game, scenario.id, id=f"{game}-{scenario.id}")
    for game in QUICK
    for scenario in find_game(game).scenarios
]


def counted(match: Match) -> dict[str, int]:
    """What the rules themselves count, whatever the score tells."""
    state: Any = match.state
    match match.game.id:
        case "diplomacy":
            owners = list(state.centres.values())
            return {seat: sum(map(owners.count, powers)) for seat, powers in state.powers.items()}
        case "paths-of-glory":
            return {"vp": state.vp}
        case _:
            return points(state)


def check_score(match: Match, scoring: Scoring) -> None:
    events = [entry.recorded.event for entry in match.log]
    score = scoring.score(match.state, events)
    told = {line.id: sum(source.points for source in line.sources) for line in score.lines}

    assert told == {line.id: line.points for line in score.lines} == counted(match)
    assert dict(scoring.points(match.state)) == told
    ranks = {line.points: line.rank for line in score.lines}
    assert [ranks[line.points] for line in score.lines] == [line.rank for line in score.lines]
    twin = match.game.hidden_shuffled(match.state, None, "other cards")
    assert scoring.score(twin, events) == score


def play_scored(game: str, scenario: str) -> tuple[Match, Scoring, int]:
    options = dict(QUICK[game])
    if scenario == "two":
        options["last_year"] = 1917
    match, stream = Match(find_game(game), scenario, options, seed=f"score {scenario}"), Stream("score")
    scoring = match.game.scoring()
    assert scoring is not None
    turns, phase = 0, ""
    known = 0
    while not match.is_over:
        question = stream.pick(match.pending())
        match.decide(question.seat, question.choice.sample(question.offer, stream))
        for entry in match.log[known:]:
            begun = scoring.turn_begun(entry.recorded.event, phase)
            if begun:
                phase, turns = begun, turns + 1
                check_score(match, scoring)
        known = len(match.log)
    check_score(match, scoring)
    return match, scoring, turns


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_the_sources_add_up_in_every_turn(game: str, scenario: str) -> None:
    match, scoring, turns = play_scored(game, scenario)

    assert turns >= 1
    verdict = scoring.verdict(match.state, [entry.recorded.event for entry in match.log])
    assert verdict is not None
    assert sorted(one.seat for one in verdict.standings) == sorted(match.seats)
    assert {one.seat for one in verdict.standings if one.rank == 1} >= set(verdict.winners)
