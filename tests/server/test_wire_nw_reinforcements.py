"""Reinforcements of The Napoleonic Wars over the wire: what the panel is told agrees with the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.match import Match, Question
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.house.wire import NapoleonicWarsWire
from greatpowers.games.napoleonic_wars.printed.names import NATIONS
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from tests.server.houses import as_sent

WIRE = NapoleonicWarsWire()


def reinforcing(*nations: str, **position: Any) -> Match:
    """The reinforcements of these nations, one after the other."""
    start = {"scenario": "1805-5", "turn": 2, "phase": "reinforcements", "reinforcing": list(nations)}
    return Match(NapoleonicWars(), "1805-5", {}, seed="reinforcing", position=start | position)


def asked(match: Match) -> tuple[Question, dict[str, Any]]:
    question = match.pending()[0]
    return question, as_sent(match.show(question.seat).question)


def told(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = asked(match)[1]["reinforcements"]
    return found


def row(told: dict[str, Any], kind: str, piece: str = "") -> dict[str, Any]:
    (found,) = (one for one in told["rows"] if (one["kind"], one["piece"]) == (kind, piece))
    return dict(found)


def check_agreement(match: Match, question: Question, told: dict[str, Any]) -> None:
    """Whatever the rows offer and the purse pays is allowed, and nothing that is offered is missing."""
    assert told["reinforcements"]["purse"] == match.state.purse
    texts = set()
    for one in told["reinforcements"]["rows"]:
        assert bool(one["choices"]) != bool(one["reason"])
        for choice in one["choices"]:
            texts.add(choice["text"].replace("#", "1"))
            affordable = match.state.purse // choice["price"] if choice["price"] else 1
            for count in {1, max(1, min(choice["most"], one["most"], affordable))}:
                text = choice["text"].replace("#", str(count))
                refusal = match.explain(question.seat, text)
                if affordable:
                    assert refusal is None, text
                else:
                    assert getattr(refusal, "message", "") == "nw-purse-short", text
            if "#" in choice["text"]:
                over = choice["text"].replace("#", str(choice["most"] + 1))
                assert match.explain(question.seat, over) is not None, over
    offered = {re.sub(r" \d+ sp", " 1 sp", option["text"]) for option in told["options"]} - {"done"}
    assert offered <= texts


@pytest.mark.parametrize("nation", NATIONS[:6])
def test_r14_2_what_is_told_of_the_reinforcements_is_allowed(nation: str) -> None:
    regroup = "2 france, 1 britain, 1 austria, 1 russia, ney"
    match = reinforcing(nation, regroup=regroup, regroup_fleets="1 france, 1 britain")
    question, told_of = asked(match)
    check_agreement(match, question, told_of)


def test_r14_2_france_has_eighteen_points_for_paris_and_its_ports() -> None:
    of_france = told(reinforcing("france", regroup="2 france"))
    strength, lannes, ships = (
        row(of_france, "sp"),
        row(of_france, "leader", "lannes"),
        row(of_france, "squadron"),
    )

    assert (of_france["nation"], of_france["total"], of_france["purse"]) == ("france", 36, 36)
    assert of_france["where"] == ["paris"]
    assert strength["choices"][0] | {"most": 0} == {
        "at": "paris", "text": "build # sp @ paris", "price": 4, "most": 0,
        "verb": "build-sp", "parts": {"area": "paris", "count": 1},
    }  # fmt: skip
    assert [one["price"] for one in lannes["choices"]] == [8]
    assert {"brest", "marseilles"} <= {one["at"] for one in ships["choices"]}
    assert row(of_france, "regroup-sp")["most"] == 2
    assert row(of_france, "deploy")["choices"][0]["price"] == 0


def test_r7_2_a_general_of_a_card_is_told_with_the_reason_against_him() -> None:
    poniatowski = row(told(reinforcing("france")), "leader", "poniatowski")

    assert poniatowski["choices"] == []
    assert (poniatowski["reason"]["message"], poniatowski["reason"]["rule"]) == ("nw-build-no-leader", "7.2")


def test_r14_2_in_an_occupied_capital_nothing_appears() -> None:
    areas = {"paris": "charles + 4 austria", "lyon": "3 france", "vienna": "2 austria"}
    of_france = told(reinforcing("france", areas=areas, flags={"paris": "austria"}))

    assert of_france["where"]
    assert "paris" not in of_france["where"]
    assert [one["at"] for one in row(of_france, "sp")["choices"]] == of_france["where"]


def test_r14_2_influence_is_barred_where_the_game_forbids_it() -> None:
    start = {"scenario": "1805-5", "turn": 2, "phase": "reinforcements", "reinforcing": ["france"]}
    options = {"diplomacy_in_reinforcement": False}
    match = Match(NapoleonicWars(), "1805-5", options, seed="x", position=start | {"options": options})
    of_france = told(match)

    assert row(of_france, "consul")["reason"]["message"] == "nw-consul-not-in-reinforcement"


def test_r14_21_after_the_free_deployment_the_next_one_is_told_as_the_second() -> None:
    match = reinforcing("france")
    for text in ("deploy", "none"):
        match.decide("france", text)
    of_france = told(match)

    assert row(of_france, "deploy-again")["choices"][0]["text"] == "deploy"
    assert not any(one["kind"] == "deploy" for one in of_france["rows"])


def test_r14_21_a_gathering_tells_its_room_and_its_price() -> None:
    match = reinforcing("france", areas={"paris": "murat + 3 france", "vienna": "2 austria"})
    for text in ("deploy", "none", "deploy", "deploy army murat", "take 2 france @ paris"):
        match.decide("france", text)
    about = asked(match)[1]["about"]

    assert (about["room"], about["price"], about["is_free"]) == (2, 4, False)


def test_r14_2_the_track_tells_who_is_done_whose_turn_it_is_and_who_waits() -> None:
    match = reinforcing("britain", "austria", due="france")
    before = as_sent(WIRE.flow(match.view(None), "").interphase)
    match.decide("britain", "done")
    deploying = as_sent(WIRE.flow(match.view(None), "").interphase)
    match.decide("britain", "none")
    after = as_sent(WIRE.flow(match.view(None), "").interphase)

    assert (before["step"], before["now"], before["waits"]) == ("reinforcements", "britain", ["austria"])
    assert "france" in before["done"]
    assert "britain" not in before["done"]
    assert (deploying["step"], deploying["now"]) == ("deployment", "britain")
    assert (after["step"], after["now"], after["waits"]) == ("reinforcements", "austria", [])
    assert "britain" in after["done"]


def test_the_rounds_know_no_interphase() -> None:
    match = Match(NapoleonicWars(), "1805-5", {}, seed="rounds", position={"scenario": "1805-5", "turn": 2})
    assert as_sent(WIRE.flow(match.view(None), "").interphase) is None


def test_r14_2_in_a_whole_game_the_rows_agree_with_the_rules() -> None:
    match, stream, seen = Match(NapoleonicWars(), "1805-4", {}, seed="whole"), Stream("whole"), 0
    while not match.is_over and seen < 60:
        question = match.pending()[0]
        if isinstance(question.choice, ChooseAct):
            found = as_sent(match.show(question.seat).question)
            if match.state.purse_use == "reinforcements":
                check_agreement(match, question, found)
                seen += 1
            else:
                assert found["reinforcements"] is None
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    assert seen
