"""The checks can fail: each toy broken on purpose is found out, and the sound one is not."""

from __future__ import annotations

import re

import pytest

from greatpowers.bots.soak import SoakFailure, soak_game
from greatpowers.engine.errors import InvariantBroken, RecordError
from tests.conformance import broken
from tests.conformance.checks import play_checked
from tests.testkit.toy import Toy

FAULTS = [
    (broken.BrokenInvariant, "more than one coin"),
    (broken.LeakingView, "the view of .* tells something hidden"),
    (broken.LeakingBids, "the view of .* tells something hidden"),
    (broken.SharedCopy, "changed the original"),
    (broken.UnreplayableChance, "hash after decision|the replay differs"),
    (broken.LossySave, "differs when loaded"),
    (broken.EmptyOptions, "red has no options"),
    (broken.SilentRefusal, "without a rule"),
    (broken.AllowsEverything, "should not be allowed"),
    (broken.WrongScores, "add up to 2"),
    (broken.WildGuess, "looks different"),
]


@pytest.mark.parametrize(("game", "complaint"), FAULTS, ids=[game.__name__ for game, _ in FAULTS])
def test_a_broken_game_is_found_out(game: type[Toy], complaint: str) -> None:
    with pytest.raises((AssertionError, InvariantBroken, RecordError)) as caught:
        play_checked(game(), "two", {"coins": "none"}, "broken")

    assert re.search(complaint, str(caught.value))


SOAKED = [
    (broken.BrokenInvariant, "more than one coin"),
    (broken.LeakingView, "shows something hidden"),
    (broken.LeakingBids, "shows something hidden"),
    (broken.SharedCopy, "changed the original"),
    (broken.UnreplayableChance, "hash after decision|ends in another state|leads elsewhere"),
    (broken.LossySave, "loaded state differs"),
    (broken.EmptyOptions, "offered nothing"),
    (broken.SilentRefusal, "no rule is named"),
    (broken.AllowsEverything, "should be refused"),
]


@pytest.mark.parametrize(("game", "complaint"), SOAKED, ids=[game.__name__ for game, _ in SOAKED])
def test_the_soak_finds_it_out_too(game: type[Toy], complaint: str) -> None:
    with pytest.raises(SoakFailure) as caught:
        soak_game(game(), "two", {"coins": "none"}, "broken", thorough=2)

    assert re.search(complaint, caught.value.problem)
    assert "seed 'broken'" in str(caught.value)


@pytest.mark.parametrize("coins", ["few", "many", "none"])
def test_the_sound_toy_passes(coins: str) -> None:
    assert play_checked(Toy(), "two", {"coins": coins}, "sound", talkative=True).is_over
    assert soak_game(Toy(), "three", {"coins": coins}, "sound", thorough=2).decisions > 10
