"""Random play that prefers events: legal in every answer, patient where one event would close another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from greatpowers.bots.soak import soak_game
from greatpowers.bots.tastes import drawn
from greatpowers.engine.chance import Stream
from greatpowers.engine.events import Event
from greatpowers.engine.match import Match, Question
from greatpowers.games.paths_of_glory.bots.eventful.meeting import (
    FAR,
    rare_battle_at_hand,
    spares,
    steps_to_russian_points,
    suiting,
)
from greatpowers.games.paths_of_glory.bots.eventful.patience import haste, price_of, waits
from greatpowers.games.paths_of_glory.bots.eventful.player import prefer_events
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.card_names import VON_BELOW
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import ACTIONS, CP, GE, SIDE_NUMBER
from greatpowers.games.paths_of_glory.printed.units import NATION, the
from greatpowers.games.paths_of_glory.rules.actions.action_round import ChooseAction
from greatpowers.games.paths_of_glory.rules.actions.actions import PlayEvent
from greatpowers.games.paths_of_glory.rules.answers import DONE
from greatpowers.games.paths_of_glory.rules.redeployment.redeploying import ChooseRedeployment
from greatpowers.games.paths_of_glory.state.events.war import ActionTaken, CombatCardPlayed
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.trials.study import PathsOfGloryStudy
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.changing import note_event, set_hand, set_turn, set_war_status
from tests.games.paths_of_glory.seen import hand_of

OPTIONS = {"peace_terms": False, "optional_cards": "all"}
#: Why a match can end. [5.1–5.5, 16.2]
REASONS = ("automatic", "armistice", "last-turn", "total-war", "peace", "conceded")


def begun(scenario: str = "campaign") -> State:
    """The board of August 1914."""
    state = Match(PathsOfGlory(), scenario, OPTIONS, seed="begun").state
    assert isinstance(state, State)
    return state


def played_through(scenario: str, seed: str, watch: Callable[[State, Question, object], None]) -> Match:
    """A whole match of random play that prefers events; every answer is shown before it is given."""
    match = Match(PathsOfGlory(), scenario, OPTIONS, seed=seed)
    stream = Stream(seed)
    while not match.is_over:
        (question,) = match.pending()
        assert isinstance(match.state, State)
        answer = prefer_events(match.state, question, stream)
        watch(match.state, question, answer)
        match.decide(question.seat, answer)
    return match


def test_every_answer_is_one_of_those_offered() -> None:
    def in_offer(_state: State, question: Question, answer: object) -> None:
        assert answer in question.offer

    match = played_through("limited", "offers", in_offer)

    assert len(match.decisions) > 100


def test_an_event_comes_before_all_other_uses_of_a_card_but_a_rare_battle() -> None:
    rounds = []

    def events_first(state: State, question: Question, answer: object) -> None:
        if isinstance(question.choice, ChooseAction):
            events = [a for a in question.offer if isinstance(a, PlayEvent) and not waits(state, a.card)]
            rare = rare_battle_at_hand(state, SIDE_NUMBER[question.seat])
            rounds.append(not events or rare or answer in events)

    played_through("introductory", "events", events_first)

    assert len(rounds) == 3 * 12
    assert all(rounds)


def test_more_cards_come_up_than_by_chance() -> None:
    game = PathsOfGlory()
    seeds = ("a", "b", "c")
    leaning = [len(soak_game(game, "introductory", OPTIONS, s, prefer="events").cards) for s in seeds]
    plain = [len(soak_game(game, "introductory", OPTIONS, s).cards) for s in seeds]

    assert sum(leaning) > sum(plain)


def test_the_fleet_waits_until_it_can_be_met() -> None:
    state = begun()
    set_hand(state, "ap", ["ap_02"])
    assert waits(state, "cp_25")

    set_hand(state, "ap", ["ap_33"])

    assert not waits(state, "cp_25")


@pytest.mark.parametrize(
    ("card", "closed"),
    [("cp_53", "ap_45"), ("cp_52", "ap_16"), ("ap_54", "ap_26"), ("cp_54", "cp_26"), ("cp_49", "cp_55")],
)
def test_an_event_waits_for_the_one_it_would_close(card: str, closed: str) -> None:
    state = begun()
    set_turn(state, 10)
    assert waits(state, card)

    note_event(state, closed, 9)

    assert not waits(state, card)


@pytest.mark.parametrize("card", ["cp_53", "cp_52", "ap_54", "cp_54", "cp_49", "cp_25"])
def test_nothing_waits_for_ever(card: str) -> None:
    state = begun()
    set_turn(state, 20)

    assert not waits(state, card)


def test_war_status_is_held_back_before_an_armistice() -> None:
    """Rathenau brings two points, Landwehr none."""
    state = begun()
    set_turn(state, 15)
    set_war_status(state, combined=38)

    assert waits(state, "cp_33")
    assert not waits(state, "cp_05")

    set_turn(state, 20)

    assert not waits(state, "cp_33")


def test_room_is_left_for_the_latest_cards() -> None:
    """Zeppelin Raids bring one point, as does the Treaty of Brest-Litovsk."""
    state = begun()
    set_turn(state, 15)
    set_war_status(state, combined=37)

    assert waits(state, "cp_27")
    assert not waits(state, "cp_45")


def test_cards_that_are_soon_too_late_come_first() -> None:
    assert haste("ap_09") > max(haste(card) for card in ("ap_02", "cp_65"))
    assert haste("ap_02") > haste("ap_03")


def test_a_card_whose_event_is_still_to_come_is_dear() -> None:
    state = begun()
    assert price_of(state, "cp_33") > price_of(state, "cp_15") > 1

    note_event(state, "cp_33", 1)
    note_event(state, "cp_15", 1)

    assert price_of(state, "cp_33") == price_of(state, "cp_15") == 1


def test_attacks_that_suit_a_card_are_known() -> None:
    """Von François helps Germans against Russians, wherever they attack them."""
    state = begun()
    set_hand(state, "ap", [])
    set_hand(state, "cp", ["cp_03"])
    attackers = (the("ge_8"),)

    assert suiting(state, CP, attackers, SPACE_NUMBER["kovno"]) > 0

    set_hand(state, "cp", ["cp_05"])

    assert suiting(state, CP, attackers, SPACE_NUMBER["kovno"]) == 0


def test_french_forts_are_spared_until_a_card_needs_one() -> None:
    state = begun()
    set_hand(state, "ap", [])
    set_hand(state, "cp", [])
    verdun = SPACE_NUMBER["verdun"]
    assert spares(state, CP, verdun)
    assert not spares(state, CP, SPACE_NUMBER["sedan"])

    set_hand(state, "ap", ["ap_39"])

    assert not spares(state, CP, verdun)


def test_the_way_to_russian_points_is_measured() -> None:
    state = begun()

    assert steps_to_russian_points(state, SPACE_NUMBER["lodz"]) == 0
    assert steps_to_russian_points(state, SPACE_NUMBER["posen"]) == 1
    assert steps_to_russian_points(state, SPACE_NUMBER["paris"]) == FAR


def test_what_weighs_nothing_is_never_drawn() -> None:
    found = {drawn("abc", {"a": 0, "b": 1, "c": 2}.__getitem__, Stream(n)) for n in range(60)}

    assert found == {"b", "c"}


def test_where_nothing_weighs_anything_may_be_drawn() -> None:
    assert {drawn("abc", lambda _: 0, Stream(n)) for n in range(60)} == set("abc")


@pytest.mark.parametrize("action", ACTIONS)
def test_only_events_count_as_played_for_their_own_sake(action: str) -> None:
    counted = PathsOfGloryStudy().card_played(ActionTaken("cp", action, "cp_07"))

    assert counted == ("cp_07" if action in ("event", "reinforcement", "neutral_entry") else "")


def test_a_combat_card_counts_where_it_is_laid() -> None:
    assert PathsOfGloryStudy().card_played(CombatCardPlayed("ap", "ap_04")) == "ap_04"
    assert PathsOfGloryStudy().card_played(Event()) == ""


def test_all_cards_of_the_game_are_counted() -> None:
    assert set(PathsOfGloryStudy().cards) == set(CARDS)


@pytest.mark.parametrize("why", REASONS)
def test_every_end_has_its_words(why: str) -> None:
    message = PathsOfGloryStudy().why_message({"why": why})

    assert all(Texts(language).format(message) for language in LANGUAGES)


def test_who_wants_germans_in_italy_may_have_none_to_redeploy() -> None:
    """With von Below in hand and no German able to move, stopping is weighed like any other answer."""
    match = Match(PathsOfGlory(), "campaign", OPTIONS, seed="stop")
    stream = Stream("stop")
    question = match.pending()[0]
    while not (question.seat == "cp" and isinstance(question.choice, ChooseRedeployment)):
        match.decide(question.seat, question.choice.sample(question.offer, stream))
        (question,) = match.pending()
    others = [move for move in question.offer if move != DONE and NATION[move.unit.unit] != GE][:2]
    state = match.state
    assert isinstance(state, State)
    hand_of(state, "cp").append(VON_BELOW)

    answers = [prefer_events(state, replace(question, offer=[*others, DONE]), stream) for _ in range(40)]

    assert DONE in answers
    assert any(move in answers for move in others)
