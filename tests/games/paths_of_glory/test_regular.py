"""The Regular plays whole games lawfully, knows nothing it may not know, and does not do silly things."""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import make_player
from greatpowers.bots.player import Player, Why, reasons_of
from greatpowers.engine.match import Match, Question
from greatpowers.engine.state import decide_in_place
from greatpowers.games.paths_of_glory.bots.regular import evaluation, operating
from greatpowers.games.paths_of_glory.printed.units import IS_ARMY
from greatpowers.games.paths_of_glory.rules.actions.operations import Operations
from greatpowers.games.paths_of_glory.rules.supply.supply import in_supply
from greatpowers.games.paths_of_glory.show.view import view
from greatpowers.games.paths_of_glory.state.state import State
from greatpowers.games.paths_of_glory.words.wording import why_line
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES, Texts
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.changing import take
from tests.games.paths_of_glory.seen import (
    active_number,
    cp_spaces,
    mandates_met,
    round_of,
    trenches_of,
    turn_of,
    vp_of,
)
from tests.games.paths_of_glory.turns import deal, played, question, run

GAME = find_game("paths-of-glory")
#: Boards judged in an action round, on the average, and at most.
BOARDS_ON_AVERAGE, BOARDS_AT_MOST = 150, 900


def regular(seed: str = "regular") -> Player:
    return make_player(GAME, "regular", seed)


def play(levels: dict[str, str], seed: str, scenario: str, turns: int = 20) -> Match:
    """A game between players of these levels; `decide` refuses whatever is against the rules."""
    match = Match(GAME, scenario, seed=seed)
    players = {seat: make_player(GAME, level, f"{seed}/{seat}") for seat, level in levels.items()}
    while not match.is_over and turn_of(match.state) <= turns:
        asked = match.pending()[0]
        match.decide(asked.seat, players[asked.seat].decide(match.view(asked.seat), asked))
    return match


def operate(state: State, points: int) -> State:
    """The Regular carries out operations of the active side and answers whatever comes of them."""
    deal(deal(state, "ap"), "cp")
    player = regular()
    run(state, Operations(active_number(state), points))
    while state.stack:
        choice = question(state)
        asked = Question(choice.seat, choice, choice.options(state))
        decide_in_place(state, choice, player.decide(view(state, choice.seat), asked))
    return state


def _held(*spaces: str) -> dict[str, list[str]]:
    """The Central Powers hold Sedan and these spaces besides their own."""
    return held_by_cp("sedan", *spaces)


@pytest.mark.parametrize(
    "scenario",
    ["historical", pytest.param("campaign", marks=pytest.mark.slow), "limited", "introductory"],
)
def test_every_answer_is_legal(scenario: str) -> None:
    match = play({"ap": "regular", "cp": "regular"}, "lawful", scenario, turns=1)

    GAME.check(match.state)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
def test_every_answer_of_a_long_game_is_legal(number: int) -> None:
    match = play({"ap": "regular", "cp": "regular"}, f"long {number}", "historical")

    assert match.is_over


@pytest.mark.parametrize(
    "options",
    [{"edition": "2010", "alternative_setup": True}, {"optional_cards": "selected", "tournament": True}],
    ids=str,
)
def test_it_copes_with_options(options: dict[str, bool | str | int]) -> None:
    match = Match(GAME, "campaign", options, seed="options")
    while not match.is_over and turn_of(match.state) < 2:
        asked = match.pending()[0]
        match.decide(asked.seat, regular().decide(match.view(asked.seat), asked))

    GAME.check(match.state)


def test_the_same_view_and_seed_give_the_same_answer_whatever_is_hidden_or_remembered() -> None:
    match = Match(GAME, "introductory", seed="same")
    for number in range(40):
        asked = match.pending()[0]
        seen = match.view(asked.seat)
        answer = regular().decide(seen, asked)
        shuffled = GAME.hidden_shuffled(match.state, asked.seat, f"hidden {number}")
        operating.forget()
        assert regular().decide(GAME.view(shuffled, asked.seat), asked) == answer
        match.decide(asked.seat, answer)


@pytest.mark.parametrize(("seat", "other"), [("ap", "cp"), ("cp", "ap")])
def test_it_beats_chance_on_either_side(seat: str, other: str) -> None:
    match = play({seat: "regular", other: "random"}, "chance", "limited")

    assert match.result["winner"] == seat


def test_it_walks_into_an_open_victory_space() -> None:
    state = board({"cambrai": ["ge_1"], "lyon": ["fr_6"]}, active="cp", control=_held("cambrai"))
    before = vp_of(state)
    operate(state, 1)

    assert vp_of(state) > before


def test_it_storms_a_great_capital_that_only_its_fort_defends() -> None:
    """Even the worst dice break a fort of one factor before five."""
    units = {"chateau_thierry": ["ge_1"], "lyon": ["fr_6"]}
    state = board(units, active="cp", control=_held("cambrai"), dice=[1, 6])
    operate(state, 1)

    assert "paris" in cp_spaces(state)


def test_it_does_not_walk_an_army_out_of_supply() -> None:
    """It may do so only where that takes a victory point."""
    lost = 0
    match = Match(GAME, "introductory", seed="supply")
    while not match.is_over and turn_of(match.state) < 2:
        asked = match.pending()[0]
        choice = asked.choice
        before = vp_of(match.state)
        match.decide(asked.seat, regular().decide(match.view(asked.seat), asked))
        if type(choice).__name__ == "ChoosePath" and vp_of(match.state) == before:
            units = choice.units
            lost += sum(IS_ARMY[unit] and not in_supply(match.state, unit) for unit in units)  # type: ignore[arg-type]

    assert lost == 0


def test_it_makes_a_cheap_mandated_offensive() -> None:
    units = {"sedan": ["ge_1", "ge_2", "ge_3"], "cambrai": ["fr_corps reduced"], "paris": ["fr_6"]}
    state = board(units, active="cp", dice=[3] * 20, mandated={"cp": "ge"}, round=5)
    take(state, "cp", "sedan")
    state.board_changed()
    operate(state, 1)

    assert "cp" in mandates_met(state)


def test_it_does_a_bounded_amount_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = 0
    judged = evaluation.Outlook.value

    def counted(outlook: evaluation.Outlook, side: int) -> float:
        nonlocal boards
        boards += 1
        return judged(outlook, side)

    monkeypatch.setattr(evaluation.Outlook, "value", counted)
    match = Match(GAME, "historical", seed="work")
    rounds: dict[tuple[int, int], int] = {}
    while not match.is_over and turn_of(match.state) < 2:
        asked = match.pending()[0]
        boards = 0
        answer = regular().decide(match.view(asked.seat), asked)
        key = round_of(match.state), active_number(match.state)  # type: ignore[attr-defined]
        rounds[key] = rounds.get(key, 0) + boards
        match.decide(asked.seat, answer)

    assert max(rounds.values()) < BOARDS_AT_MOST
    assert sum(rounds.values()) / len(rounds) < BOARDS_ON_AVERAGE


def test_it_tells_its_reasons_in_every_language() -> None:
    match = Match(GAME, "introductory", seed="reasons")
    told: list[Why] = []
    while not match.is_over and turn_of(match.state) < 2:
        asked = match.pending()[0]
        player = regular()
        match.decide(asked.seat, player.decide(match.view(asked.seat), asked))
        if type(asked.choice).__name__ == "ChooseAction":
            assert reasons_of(player)
        told += reasons_of(player)

    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert all(why_line(texts, why) for why in told)


def test_entrenching_is_thought_of_once_it_is_known() -> None:
    units = {"sedan": ["ge_1", "ge_2"], "verdun": ["fr_3", "fr_4"], "chateau_thierry": ["fr_1", "fr_2"]}
    state = board(units, active="cp", dice=[1] * 20, control=_held())
    played(state, "cp_06")
    operate(state, 1)

    assert "sedan" in trenches_of(state)["cp"]
