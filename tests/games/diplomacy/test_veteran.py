"""The veteran and the marshal: lawful, repeatable, in time, and right where the right move is known."""

from __future__ import annotations

import pytest

from greatpowers.bots.arena import arena_tasks, run_arena
from greatpowers.bots.player import reasons_of
from greatpowers.bots.thinking import give_clock
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import BOTS, YARDSTICKS
from greatpowers.games.diplomacy.bots.veteran.evaluation import shares_of, values
from greatpowers.games.diplomacy.bots.veteran.light import position_of
from greatpowers.games.diplomacy.bots.veteran.player import MarshalPlayer, VeteranPlayer
from greatpowers.games.diplomacy.bots.veteran.weights import MARSHAL, VETERAN
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.seats import SCENARIOS
from greatpowers.games.diplomacy.state.state import State
from tests.games.diplomacy.bot_boards import HURRIED, board, carry_out

SEEDS = ("1", "2", "3")


def written(match: Match, seat: str, seed: str = "1") -> str:
    """What a veteran with all its time would write."""
    question = match.question(seat)
    assert question is not None
    return str(VeteranPlayer(seed).decide(match.view(seat), question))


def _year(match: Match) -> int:
    assert isinstance(match.state, State)
    return match.state.year


@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_every_answer_is_lawful(scenario: str) -> None:
    """Decisions are refused if a single order is unlawful: every seat plays to the first winter."""
    match = Match(Diplomacy(), scenario, {"unlawful_orders": "refused", "count_all_powers": True}, seed="law")
    first = _year(match)
    players = {seat: VeteranPlayer(seat, HURRIED) for seat in match.seats}
    while not match.is_over and _year(match) < first + 1:
        for question in match.pending():
            chosen = players[question.seat].decide(match.view(question.seat), question)
            match.decide(question.seat, chosen)

    assert match.is_over or _year(match) == first + 1


def test_the_answer_depends_on_seed_and_view_alone() -> None:
    """Sealed orders, dice and letters are drawn anew, and a new player is asked: neither may be noticed."""
    game = Diplomacy()
    match = Match(game, "seven", {"last_year": 1901}, seed="hidden")
    old = {seat: VeteranPlayer(seat, HURRIED) for seat in match.seats}
    while not match.is_over:
        for number, question in enumerate(match.pending()):
            seat, state = question.seat, match.state
            assert isinstance(state, State)
            shuffled = game.hidden_shuffled(state, seat, f"other/{number}")
            chosen = old[seat].decide(game.view(state, seat), question)

            assert VeteranPlayer(seat, HURRIED).decide(game.view(shuffled, seat), question) == chosen
            match.decide(seat, chosen)


def test_another_seed_may_open_otherwise() -> None:
    match = Match(Diplomacy(), seed="other")
    seen = set()
    for question in match.pending():
        if question.seat in ("France", "Germany"):
            view = match.view(question.seat)
            seen |= {str(VeteranPlayer(str(n), HURRIED).decide(view, question)) for n in range(6)}

    assert len(seen) > 2


@pytest.mark.parametrize("made", [VeteranPlayer, MarshalPlayer])
def test_it_stops_when_its_time_is_over(made: type[VeteranPlayer]) -> None:
    """The clock jumps past the allowance at its second look: what was found so far is an answer."""
    match = Match(Diplomacy(), seed="late")
    question = match.question("France")
    assert question is not None
    looks: list[float] = []

    def clock() -> float:
        looks.append(0.0 if len(looks) < 2 else 60.0)
        return looks[-1]

    player = made("1")
    give_clock(player, clock)
    chosen = player.decide(match.view("France"), question)

    assert len(looks) < 6
    match.decide("France", chosen)


def test_without_a_clock_it_looks_at_so_many_results_and_no_more() -> None:
    match = board(
        centres="France Par Mar Bre Spa Por; Germany Ber Kie Mun Hol Bel",
        France="A Par, A Gas, F Bre, A Mar, A Bur",
        Germany="A Mun, A Ruh, A Bel, F Hol, A Kie",
    )
    question = match.question("France")
    assert question is not None
    player = VeteranPlayer("1", HURRIED)
    player.decide(match.view("France"), question)
    told = dict(reasons_of(player))

    assert 0 < int(told["bot-weighed"]["results"]) < HURRIED.joint + 100
    assert int(told["bot-promise"]["share"]) > 0


def test_the_marshal_looks_at_more() -> None:
    assert MARSHAL.joint > 3 * VETERAN.joint
    assert list(BOTS)[-2:] == ["veteran", "marshal"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_unit_about_to_be_driven_out_is_supported(seed: str) -> None:
    """Two Germans can enter Paris together; with the support of Brest it stands whatever they do."""
    match = board(
        "F",
        centres="France Par Bre; Germany Ber Kie Mun Bel Mar Spa Por",
        France="A Par, A Bre",
        Germany="A Bur, A Gas",
    )

    assert written(match, "France", seed) == "A Par H; A Bre S A Par"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_lone_unit_is_driven_from_a_centre_by_two(seed: str) -> None:
    match = board(
        "F",
        centres="France Par Mar Bre; Germany Ber Kie Mun",
        France="A Bur, A Ruh",
        Germany="A Mun",
    )

    assert written(match, "France", seed) in {
        "A Bur - Mun; A Ruh S A Bur - Mun",
        "A Bur S A Ruh - Mun; A Ruh - Mun",
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_a_centre_two_steps_away_is_taken_by_the_autumn(seed: str) -> None:
    """From London no neutral centre is in reach; from the North Sea four are."""
    match = board("S", centres="England Lon Edi Lvp; Russia Mos War", England="F Lon", Russia="A Mos")
    carry_out(match, England=written(match, "England", seed))

    assert written(match, "England", seed) in {f"F Nth - {goal}" for goal in ("Nwy", "Den", "Hol", "Bel")}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_home_centre_is_guarded_in_autumn(seed: str) -> None:
    """Nothing can be won; Vienna is empty and lost to Bohemia unless Trieste goes there."""
    match = board(
        "F",
        centres="Austria Vie Tri Bud Ser Gre Ven; Germany Ber Kie Mun",
        Austria="A Tri",
        Germany="A Boh",
    )

    assert written(match, "Austria", seed) == "A Tri - Vie"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_eighteenth_centre_is_taken(seed: str) -> None:
    owned = "Par Mar Bre Spa Por Bel Hol Mun Kie Ber Den Lon Lvp Edi Nwy Swe Tun"
    match = board(
        "F",
        centres=f"France {owned}; Russia Mos War StP Sev; Turkey Con Ank Smy",
        France="A Sil, A Pru, A Ber",
        Russia="A War, A Sev",
        Turkey="A Con",
    )
    text = written(match, "France", seed)
    carry_out(match, France=text)
    carry_out(match)

    assert "- War" in text
    assert text.count(" S A ") >= 1
    assert match.result["kind"] == "win"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_is_held_against_somebody_about_to_win(seed: str) -> None:
    """France has seventeen and two units against Venice: whoever stands there needs help, from anybody."""
    owned = "Par Mar Bre Spa Por Bel Hol Mun Kie Ber Den Lon Lvp Edi Nwy Swe Tun"
    match = board(
        "F",
        centres=f"France {owned}; Italy Ven Rom; Austria Tri Vie",
        France="A Tyr, A Pie",
        Italy="A Ven",
        Austria="A Tri",
    )
    text = written(match, "Austria", seed)

    assert text in ("A Tri S A Ven", "A Tri - Tyr")


@pytest.mark.parametrize("seed", SEEDS)
def test_england_lands_its_army(seed: str) -> None:
    match = board(
        "F", centres="England Lon Edi Lvp; Germany Ber Kie Mun", England="A Yor, F Nth", Germany="A Mun"
    )
    text = written(match, "England", seed)

    assert text in {f"A Yor - {goal}; F Nth C A Yor - {goal}" for goal in ("Bel", "Hol", "Nwy", "Den")}


def test_a_retreat_takes_a_centre() -> None:
    match = board(
        "F", centres="France Par Mar Bre; Germany Ber Kie Mun", France="A Ruh", Germany="A Mun, A Kie"
    )
    carry_out(match, Germany="A Mun - Ruh; A Kie S A Mun - Ruh")

    assert written(match, "France") in ("A Ruh R Hol", "A Ruh R Bel")


def test_all_builds_are_used() -> None:
    match = board("F", centres="Turkey Con Ank Smy Bul; Russia Sev", Turkey="A Bul", Russia="A Sev")
    carry_out(match)

    assert written(match, "Turkey").count("B ") == 3


def test_as_many_units_go_as_must() -> None:
    match = board(
        "F",
        centres="France Par Tun; Germany Mun Ber Kie Bel Hol",
        France="A Bur, A Gas, A NAf, A Pie",
        Germany="A Mun, A Bel",
    )
    carry_out(match)

    assert written(match, "France").count("R A ") == 2


def test_a_won_position_is_worth_everything_and_a_share_is_of_squares() -> None:
    owned = "Par Mar Bre Spa Por Bel Hol Mun Kie Ber Den Lon Lvp Edi Nwy Swe Tun War"
    match = board(centres=f"France {owned}; Russia Mos", France="A Par", Russia="A Mos")
    light = position_of(match.view("France"))
    worths = dict(zip(match.seats, values(light), strict=True))

    assert worths["France"] == 1
    assert sum(worths.values()) == 1
    assert shares_of([3, 1, 0]) == [0.9, 0.1, 0]


def test_more_centres_are_worth_more() -> None:
    def worth(owned: str) -> float:
        match = board(centres=f"France {owned}; Russia Mos War Sev", France="A Par, A Mar", Russia="A Mos")
        return values(position_of(match.view("France")))[match.seats.index("France")]

    assert worth("Par Mar Bre Spa") > worth("Par Mar Bre") > worth("Par Mar")


def test_dumbbot_is_a_yardstick_and_no_level() -> None:
    assert "dumbbot" in YARDSTICKS
    assert not YARDSTICKS.keys() & BOTS.keys()
    tasks = arena_tasks(
        "greatpowers.games.table:find_game", "diplomacy", ["dumbbot", "random"], 4,
        options={"last_year": 1908, "unlawful_orders": "refused"}, seed="dumb",
    )  # fmt: skip
    outcomes = run_arena(tasks)

    assert [outcome.error for outcome in outcomes] == [""] * 4
    for outcome in outcomes:
        own = next(seat for seat, level in outcome.levels.items() if level == "dumbbot")
        assert outcome.scores[own] == max(outcome.scores.values())
    assert reasons_of(YARDSTICKS["dumbbot"]("s")) == []
