"""Nobody starves unheard: the last answer of a side in a turn names whom it leaves to die. [14.3.5]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.analysis.dangers import starving
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.printed.board import SPACES
from greatpowers.games.paths_of_glory.printed.names import AP, CP, SIDES
from greatpowers.games.paths_of_glory.printed.units import KIND_ID, OF_KIND, SIDE
from greatpowers.games.paths_of_glory.state.events.war import UnitEliminated

#: A German army behind the French; one before Sedan, one far from it.
CUT_OFF: dict[str, Any] = {
    "scenario": "historical",
    "turn": 2,
    "round": 6,
    "to_act": "cp",
    "units": {
        "cambrai": ["ge_2"],
        "sedan": ["fr_4"],
        "brussels": ["br_bef_army"],
        "koblenz": ["ge_4"],
        "breslau": ["ge_8"],
        "verdun": ["fr_3"],
    },
    "control": {"cp": ["cambrai"]},
    "hands": {"cp": ["cp_13", "cp_08"], "ap": ["ap_01"]},
}
STARVED = ("pog-warn-lost", {"unit": "ge_2", "space": "cambrai"})


def at(*answers: str, **change: Any) -> Match[Any]:
    """A real game from the position, after these answers of the Central Powers."""
    position = CUT_OFF | change
    match = Match(PathsOfGlory(), position["scenario"], {}, seed="alarm", position=position)
    for answer in answers:
        match.decide("cp", answer)
    return match


def told(match: Match[Any], answer: str) -> Sequence[tuple[str, Any]]:
    return [(reason.message, reason.params) for reason in match.warnings("cp", answer)]


def test_r14_3_5_the_last_march_of_the_last_round_says_who_starves() -> None:
    """The card is spent march by march: nobody ever says that he is done."""
    match = at("auto", "activate breslau move", "move ge_8@breslau")

    assert STARVED in told(match, "to oppeln")
    before = match.state
    assert match.warnings("cp", "to oppeln")
    assert match.state is before
    match.decide("cp", "to oppeln")
    assert all(question.seat == "ap" for question in match.pending())


def test_r14_3_5_before_the_last_round_there_is_still_time() -> None:
    match = at("auto", "activate breslau move", "move ge_8@breslau", round=5)

    assert told(match, "to oppeln") == []


def test_r14_3_5_a_march_after_which_one_may_go_on_ends_nothing() -> None:
    match = at("ops cp_13", "activate breslau move", "activate koblenz move", "move ge_8@breslau")

    assert told(match, "to oppeln") == []


@pytest.mark.parametrize("answer", ["rp cp_13", "rp cp_08"])
def test_r14_3_5_a_card_that_ends_the_action_at_once_says_it(answer: str) -> None:
    assert STARVED in told(at(), answer)


def test_r14_3_5_a_card_that_leaves_a_choice_does_not() -> None:
    assert told(at(), "ops cp_13") == []
    assert told(at(), "sr cp_13") == []


def test_r14_3_5_the_last_redeployment_says_it() -> None:
    """Four points carry one army: nobody is asked whether he is done."""
    match = at("sr cp_13")

    assert told(match, "sr ge_8@breslau to berlin") == [STARVED]
    assert told(match, "done") == [STARVED]


def test_r14_3_5_an_attack_that_could_save_nobody_says_it_and_one_that_could_does_not() -> None:
    saving = at("auto", "activate koblenz attack")
    assert told(saving, "attack sedan") == []

    useless = at("auto", "activate metz attack", units=CUT_OFF["units"] | {"metz": ["ge_5"]})
    answer = "attack verdun"
    assert STARVED in told(useless, answer)


def test_r12_7_not_to_advance_says_who_starves_for_it() -> None:
    """The French are gone from Sedan: whoever does not follow leaves the army behind it to die."""
    for seed in range(200):
        position = CUT_OFF | {
            "units": CUT_OFF["units"] | {"sedan": ["fr_corps reduced"], "koblenz": ["ge_4", "ge_3"]}
        }
        match = Match(PathsOfGlory(), "historical", {}, seed=f"advance {seed}", position=position)
        for answer in ("auto", "activate koblenz attack", "attack sedan"):
            match.decide("cp", answer)
        while (asked := match.pending()[0]).choice.asks not in ("advance", "action"):
            match.decide(asked.seat, asked.choice.write(asked.choice.options(match.state)[-1]))
        if asked.choice.asks == "advance":
            break

    assert STARVED in told(match, "done")
    advance = next(one for one in asked.offer if asked.choice.write(one) != "done")
    assert STARVED not in told(match, asked.choice.write(advance))


#: Answers after which nothing could be done any more: dice were thrown, or a battle asks for its due.
TOO_LATE = {
    "losses", "stand", "retreat", "flank", "combat-card", "slip", "withdrawal", "restored", "brusilov",
    "kerensky", "attackers", "target",
}  # fmt: skip


@pytest.mark.parametrize("seed", ["u2", "u5"])
def test_r14_3_5_in_whole_games_nobody_starves_by_a_last_answer_that_was_not_warned_of(seed: str) -> None:
    """From August 1914 at random: whoever starves when the last action ends was named before."""
    match = Match(PathsOfGlory(), "historical", {}, seed=seed)
    stream = Stream(seed)
    ended = named = 0
    while not match.is_over and turn_of(match) < 10:
        (question,) = match.pending()
        before: Any = match.state
        option = question.choice.sample(question.offer, stream)
        answer = question.choice.write(option)
        is_last = before.round == 6 and question.seat == SIDES[before.active]
        warned = {
            (reason.params["unit"], reason.params["space"])
            for reason in (match.warnings(question.seat, answer) if is_last else ())
            if reason.message.startswith("pog-warn-lost")
        }
        happened = match.decide(question.seat, answer)
        if not is_last or not _ends_action(match, before.active) or question.choice.asks in TOO_LATE:
            continue
        ended += 1
        hungry = _starved(match, before.active, happened)
        named += bool(warned)
        assert hungry <= warned, answer

    assert ended > 6
    assert named > 0


def turn_of(match: Match[Any]) -> int:
    state: Any = match.state
    found: int = state.turn
    return found


def _ends_action(match: Match[Any], side: int) -> bool:
    state: Any = match.state
    return bool(state.active != side or state.round != 6 or state.phase != "actions")


def _starved(match: Match[Any], side: int, happened: Sequence[Any]) -> set[tuple[str, str]]:
    """Units of the side that starve now, or that the Attrition Phase has taken at once."""
    state: Any = match.state
    if side == CP:
        return {
            (KIND_ID[unit], SPACES[space]) for space, units in starving(state, CP).items() for unit in units
        }
    events = [recorded.event for recorded in happened]
    return {
        (event.unit, event.space)
        for event in events
        if isinstance(event, UnitEliminated)
        and event.why == "attrition"
        and SIDE[OF_KIND[event.unit][0]] == AP
    }
