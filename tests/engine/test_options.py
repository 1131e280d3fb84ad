"""Typed options with defaults, scenarios by name, and refusals that say what would do."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.errors import OptionError
from greatpowers.engine.match import Match
from greatpowers.engine.options import OptionSpec, Scenario, checked_options, scenario_named
from tests.testkit.toy import Toy

SWITCH = OptionSpec("hidden_votes", False)
WORD = OptionSpec("press", "private", ("none", "public", "private"))
NUMBER = OptionSpec("last_year", 0, lowest=0, highest=2100)
SPECS = (SWITCH, WORD, NUMBER)
SCENARIOS = (Scenario("seven", ("a", "b")), Scenario("six", ("a",)))


def test_everything_not_given_takes_its_default() -> None:
    assert checked_options(SPECS, {}) == {"hidden_votes": False, "press": "private", "last_year": 0}


def test_given_values_replace_defaults() -> None:
    given = {"hidden_votes": True, "press": "none", "last_year": 1910}

    assert checked_options(SPECS, given) == given


@pytest.mark.parametrize("value", [0, 1, "true", None, "", []])
def test_a_switch_takes_only_true_and_false(value: Any) -> None:
    with pytest.raises(OptionError, match="hidden_votes is true or false"):
        SWITCH.check(value)


@pytest.mark.parametrize("value", ["", "PRIVATE", "grey", 1, None, True])
def test_a_word_must_be_one_of_its_choices(value: Any) -> None:
    with pytest.raises(OptionError, match="press is one of none, public, private"):
        WORD.check(value)


@pytest.mark.parametrize("value", [-1, 2101, 10**30, 1.0, "1905", None, True, False])
def test_a_number_must_be_whole_and_in_range(value: Any) -> None:
    with pytest.raises(OptionError, match="last_year is a number from 0 to 2100"):
        NUMBER.check(value)


@pytest.mark.parametrize("value", [0, 2100])
def test_both_ends_of_a_range_belong_to_it(value: int) -> None:
    assert NUMBER.check(value) == value


def test_an_unknown_option_is_refused_with_a_guess() -> None:
    with pytest.raises(OptionError, match=r"unknown option 'hidden_vote'; did you mean 'hidden_votes'\?"):
        checked_options(SPECS, {"hidden_vote": True})


def test_without_a_guess_nothing_is_suggested() -> None:
    with pytest.raises(OptionError, match=r"unknown option 'zzz'$"):
        checked_options(SPECS, {"zzz": True})


def test_a_scenario_is_found_by_its_name() -> None:
    assert scenario_named(SCENARIOS, "six").seats == ("a",)


def test_an_unknown_scenario_is_refused_with_what_is_known() -> None:
    with pytest.raises(
        OptionError, match=r"unknown scenario 'seve'; did you mean 'seven'\?; known: seven, six"
    ):
        scenario_named(SCENARIOS, "seve")


def test_a_match_refuses_wrong_options_before_anything_happens() -> None:
    with pytest.raises(OptionError, match="rounds"):
        Match(Toy(), "two", {"rounds": 99}, seed="x")


def test_a_match_without_a_scenario_takes_the_first() -> None:
    assert Match(Toy(), seed="x").scenario.id == "two"
