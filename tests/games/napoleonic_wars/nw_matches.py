"""Matches for tests: played by answers in text form, with dice that cannot be foreseen but stay the same."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.engine.chance import Stream
from greatpowers.engine.frames import Choice
from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.state import State

GAME = NapoleonicWars()


def new_match(scenario: str = "1805-5", seed: str = "nw", **options: bool) -> Match:
    return Match(GAME, scenario, options, seed=seed)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def asked(match: Match) -> Choice:
    """The one open question."""
    return match.pending()[0].choice


def offered(match: Match) -> list[str]:
    question = match.pending()[0]
    return [question.choice.write(option) for option in question.offer]


def say(match: Match, *answers: str) -> None:
    """Answer the open questions in turn, whoever is asked."""
    for text in answers:
        match.decide(match.pending()[0].seat, text)


def play_until(match: Match, found: Callable[[Match], bool], seed: str = "play", most: int = 3000) -> Match:
    """Random answers until something is true; fails if it never is."""
    stream = Stream(seed)
    for _ in range(most):
        if match.is_over or found(match):
            break
        question = match.pending()[0]
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    assert found(match), "it never happened"
    return match
