"""Matches for tests: played by answers in text form, with dice that cannot be foreseen but stay the same."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.engine.chance import Stream
from greatpowers.engine.frames import Choice
from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.state.state import State

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


def some_match(scenario: str, found: Callable[[Match], bool], tries: int = 12) -> Match:
    """A random match in which something has become true: games that end before are left for another."""
    for number in range(tries):
        match, stream = new_match(scenario, seed=f"some/{number}"), Stream(f"some/{number}")
        while not match.is_over and not found(match):
            question = match.pending()[0]
            match.decide(question.seat, question.choice.sample(question.offer, stream))
        if found(match):
            return match
    raise AssertionError("it never happened")
