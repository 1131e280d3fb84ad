"""Matches that begin from a position."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.cli.replaying import replayed_phases
from greatpowers.engine.errors import GreatPowersError
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.positions.documents import dump, load
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.table import find_game
from tests.games.paths_of_glory.seen import places, round_of, turn_of

SMALL: dict[str, Any] = {
    "scenario": "campaign",
    "turn": 5,
    "units": {"metz": ["ge_1"], "koblenz": ["ge_2"], "sedan": ["fr_5", "fr_corps"]},
    "hands": {"cp": ["cp_01"], "ap": ["ap_01"]},
}


def begun(seed: str = "a seed", **change: Any) -> Match:
    options = load(SMALL | change).options
    return Match(PathsOfGlory(), "campaign", options, seed=seed, position=SMALL | change)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def play(match: Match, count: int) -> None:
    for _ in range(count):
        question = match.pending()[0]
        match.decide(question.seat, question.offer[-1])


def test_the_first_question_is_asked_in_the_position() -> None:
    match = begun(to_act="ap", round=3)
    question = match.pending()[0]

    assert (question.seat, turn_of(state_of(match)), round_of(state_of(match))) == ("ap", 5, 3)
    assert "ops ap_01" in [question.choice.write(option) for option in question.offer]
    assert match.decisions == []


def test_draw_piles_are_in_an_order_that_hangs_on_the_seed() -> None:
    first, again, other = begun(), begun(), begun(seed="another seed")
    decks = [state_of(match).decks for match in (first, again, other)]

    assert decks[0] == decks[1] != decks[2]
    assert [sorted(pile) for pile in decks[0]] == [sorted(pile) for pile in decks[2]]


def test_a_record_holds_the_position_and_replays() -> None:
    match = begun()
    play(match, 20)
    record = read_record(write_record(record_of(match)))

    assert record.position == SMALL
    assert PathsOfGlory.codec.hash(replay(record, find_game).state) == PathsOfGlory.codec.hash(match.state)
    assert turn_of(replayed_phases(record, None)[-1].after) == turn_of(state_of(match))


def test_a_position_of_a_running_match_can_be_played_on() -> None:
    match = begun()
    play(match, 12)
    position = dump(state_of(match))
    twin = Match(PathsOfGlory(), "campaign", match.options, seed="on", position=position)

    assert places(state_of(twin)) == places(state_of(match))
    assert twin.pending()


def test_scenario_and_options_must_be_those_of_the_position() -> None:
    with pytest.raises(GreatPowersError, match="not those of the position"):
        Match(PathsOfGlory(), "historical", seed="x", position=SMALL)
    with pytest.raises(GreatPowersError, match="solo"):
        begun(options={"solo": True})


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(GreatPowersError, match="cannot begin from a position"):
        Match(Diplomacy(), seed="x", position={})
