"""Options and their text: the plain way in which a choice reads, writes, refuses and samples."""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import UnreadableDecision
from greatpowers.engine.match import Match
from tests.testkit.notebook import AskWord, Notebook
from tests.testkit.toy import Toy


def ask() -> AskWord:
    return AskWord("red", ("hold", "move on", "Stay put"))


@pytest.mark.parametrize("option", ["hold", "move on", "Stay put"])
def test_text_and_option_convert_both_ways(option: str) -> None:
    choice = ask()

    assert choice.read(Notebook(), choice.write(option)) == option


@pytest.mark.parametrize("text", ["HOLD", "  hold ", "hold\n", "\thold"])
def test_case_and_blanks_around_do_not_matter(text: str) -> None:
    assert ask().read(Notebook(), text) == "hold"


@pytest.mark.parametrize("text", ["move   on", "Move\ton", "MOVE ON"])
def test_blanks_inside_do_not_matter(text: str) -> None:
    assert ask().read(Notebook(), text) == "move on"


@pytest.mark.parametrize("text", ["", " ", "hol", "hold on", "поддержка", "\x00", "h" * 100_000])
def test_what_is_no_option_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableDecision) as caught:
        ask().read(Notebook(), text)

    assert caught.value.refusal.message == "decision-unknown"


def test_a_refusal_does_not_repeat_an_endless_text() -> None:
    with pytest.raises(UnreadableDecision) as caught:
        ask().read(Notebook(), "h" * 100_000)

    assert len(str(caught.value)) < 400


def test_an_option_that_is_not_offered_is_refused() -> None:
    refusal = ask().refuse(Notebook(), "retreat")

    assert refusal is not None
    assert refusal.message == "decision-not-offered"


def test_an_offered_option_is_not_refused() -> None:
    assert ask().refuse(Notebook(), "hold") is None


def test_a_sample_is_one_of_the_options() -> None:
    choice, stream = ask(), Stream("samples")

    assert {choice.sample(choice.options(Notebook()), stream) for _ in range(60)} == set(choice.words)


def test_samples_depend_on_the_stream_alone() -> None:
    offer = tuple(range(100))

    first, again = ([ask().sample(offer, stream) for _ in range(20)] for stream in (Stream(7), Stream(7)))
    assert first == again


@pytest.mark.parametrize("seed", range(3))
def test_every_option_of_a_whole_game_survives_its_text(seed: int) -> None:
    """Text and value agree at every question of the toy."""
    match, stream = Match(Toy(), "two", seed=str(seed)), Stream(seed)
    while not match.is_over:
        for question in match.pending():
            for option in question.offer:
                text = question.choice.write(option)
                assert "\n" not in text
                assert question.choice.read(match.state, text) == option
        first = match.pending()[0]
        match.decide(first.seat, first.choice.sample(first.offer, stream))
