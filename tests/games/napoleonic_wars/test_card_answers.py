"""Answers to cards are values: they are read as they are written, have their words, and are saved as ever."""

from __future__ import annotations

import json
from typing import Any

import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.engine.option import OPTIONS, Option
from greatpowers.engine.state import advance, answer, open_choices
from greatpowers.games.napoleonic_wars.cards.events.home import (
    LeaderReturns,
    NobodyReturns,
    StrengthReturns,
)
from greatpowers.games.napoleonic_wars.cards.responses.ordinary import StrikeAt
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER
from greatpowers.games.napoleonic_wars.rules.cards.playing import EventPlay
from greatpowers.games.napoleonic_wars.rules.cards.questions import ChooseForCard, question_of
from greatpowers.games.napoleonic_wars.rules.responses.fitting import NoResponse, Responds, answer_of
from greatpowers.games.napoleonic_wars.state.changes.map import change_regroup
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.state.targets import (
    NOTHING,
    ROLL,
    OnFleet,
    OnLeader,
    OnLine,
    OnNation,
    OnPlace,
    Target,
    read_target,
)
from greatpowers.locale import Texts
from tests.games.napoleonic_wars.boards import board, nation, place
from tests.games.napoleonic_wars.card_boards import midgame

CODEC = NapoleonicWars.codec


def card_options() -> list[type[Option]]:
    known = [one for alike in OPTIONS["napoleonic_wars"].values() for one in alike]
    return [one for one in known if {"cards", "responses"} & set(one.__module__.split("."))]


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_every_answer_to_a_card_has_its_sentence(language: str) -> None:
    texts = Texts(language, strict=True)

    assert len(card_options()) > 60
    assert [one.verb for one in card_options() if not texts.has(f"nw-do-{one.verb}")] == []


def asked_for_returns() -> tuple[State, ChooseForCard]:
    """France has chosen to call pieces back from Regroup."""
    state = midgame()
    change_regroup(state, nation("france"), 3)
    state.push(EventPlay(nation("france"), "grande_armee"))
    advance(state)
    while not isinstance(choice := open_choices(state)[0], ChooseForCard):
        answer(state, choice, choice.options(state)[0])
        advance(state)
    answer(state, choice, choice.read(state, "grande_armee regroup"))
    advance(state)
    choice = open_choices(state)[0]
    assert isinstance(choice, ChooseForCard)
    return state, choice


def test_an_open_question_is_saved_with_its_names_and_texts() -> None:
    """The form of games saved before answers were values."""
    state, choice = asked_for_returns()
    saved = CODEC.dump(state)["stack"][-1]

    assert saved.keys() == {"frame", "seat", "nation", "card", "question", "offered"}
    assert saved["frame"] == "napoleonic_wars.ChooseForCard"
    assert (saved["card"], saved["question"], saved["offered"][0]) == ("grande_armee", "return", "none")
    assert [f"return {text}" for text in saved["offered"]] == [option.text for option in choice.offered]


def test_an_open_question_comes_back_out_of_a_save() -> None:
    state, choice = asked_for_returns()
    again: Any = CODEC.load(json.loads(json.dumps(CODEC.save(state))))

    assert again.stack[-1] == choice
    assert CODEC.hash(again) == CODEC.hash(state)


def test_a_number_of_the_rules_is_a_field_of_the_answer() -> None:
    state, choice = asked_for_returns()
    asked = question_of("grande_armee", "return")

    assert asked.takes == (NobodyReturns, StrengthReturns, LeaderReturns)
    assert choice.read(state, "return 6 sp paris") == StrengthReturns(6, place("paris"))
    assert choice.read(state, "Return 6 Ney Paris") == LeaderReturns(6, LEADER_NUMBER["ney"], place("paris"))
    with pytest.raises(UnreadableDecision):
        choice.read(state, "return 6 somebody paris")


@pytest.mark.parametrize(
    ("text", "target", "parts"),
    [
        ("metz", OnPlace(place("metz")), {"place": "metz"}),
        ("sweden", OnNation(nation("sweden")), {"nation": "sweden"}),
        ("ney", OnLeader(LEADER_NUMBER["ney"]), {"leader": "ney"}),
        ("france north_sea", OnFleet(0, place("north_sea")), {"nation": "france", "place": "north_sea"}),
        ("linz-munich", OnLine(place("munich"), place("linz")), {"first": "linz", "second": "munich"}),
        ("roll", ROLL, {"roll": "roll"}),
        ("", NOTHING, {}),
    ],
)
def test_a_target_is_read_as_it_is_written(text: str, target: Target, parts: dict[str, str]) -> None:
    assert read_target(text) == target
    assert target.text == text
    assert target.parts() == parts


def test_a_response_tells_what_it_is_aimed_at() -> None:
    aimed = Responds(nation("russia"), "dysentery", OnPlace(place("metz")))
    plain = Responds(nation("russia"), "countermanded")

    assert aimed.text == "russia responds dysentery metz"
    assert plain.text == "russia responds countermanded"
    assert aimed.parts()["target"] == {"place": "metz"}
    assert (aimed.aimed(), plain.aimed()) == (True, False)
    assert [answer_of(one.saved) for one in (aimed, plain, NoResponse())] == [aimed, plain, NoResponse()]


def test_what_a_card_is_played_on_is_a_value() -> None:
    state = board()
    asked = question_of("dysentery", "target")

    assert asked.read(state, "target metz") == StrikeAt(OnPlace(place("metz")))
