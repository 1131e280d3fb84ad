"""What players do in positions anybody can judge: centres, attacks, guards, landings, retreats, builds."""

from __future__ import annotations

import pytest

from greatpowers.bots.player import reasons_of
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import BOTS
from greatpowers.games.diplomacy.bots.novice.routes import UNREACHABLE, steps_from
from greatpowers.games.diplomacy.bots.regular.chains import shortest_chain
from greatpowers.games.diplomacy.bots.regular.values import ADJUSTMENTS, AUTUMN, SPRING, Values, rows
from greatpowers.games.diplomacy.bots.situation import Situation
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.board import CENTRES, LOCATION_NUMBER, PROVINCE_NUMBER
from greatpowers.games.diplomacy.printed.names import ARMY, FLEET, FRANCE, PhaseKind
from tests.games.diplomacy.bot_boards import AT_MUNICH, answer, board, carry_out


def test_holder_holds() -> None:
    assert answer(board(France="A Par, F Bre"), "France", "holder") == "A Par H; F Bre H"


def test_holder_disbands_and_never_builds() -> None:
    match = board("F", centres="France Par Mar Bre; Germany Mun", France="A Par", Germany="A Mun")
    carry_out(match)

    assert match.state.units.keys() == {PROVINCE_NUMBER["Par"], PROVINCE_NUMBER["Mun"]}
    assert reasons_of(BOTS["holder"]("s")) == [("bot-holds", {})]


def test_holder_removes_what_it_must() -> None:
    match = board("F", centres="France Par; Germany Mun", France="A Par, A Gas", Germany="A Mun")
    carry_out(match)

    assert answer(match, "France", "holder") in ("R A Par", "R A Gas")


def test_novice_takes_an_open_centre() -> None:
    match = board("F", France="A Gas", Germany="A Mun")

    assert answer(match, "France", "novice") == "A Gas - Spa"


def test_novice_stays_on_a_centre_it_is_about_to_win() -> None:
    match = board("F", France="A Spa, F Mid", Germany="A Mun")

    assert "A Spa H" in answer(match, "France", "novice")


def test_novice_holds_a_threatened_centre() -> None:
    match = board("F", France="A Par", Germany="A Bur")

    assert answer(match, "France", "novice") == "A Par H"


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_single_unit_is_attacked_with_support(level: str) -> None:
    match = board("F", centres=AT_MUNICH, France="A Bur, A Tyr", Germany="A Mun")
    texts = {answer(match, "France", level, str(seed)) for seed in range(5)}

    assert texts <= {"A Bur - Mun; A Tyr S A Bur - Mun", "A Bur S A Tyr - Mun; A Tyr - Mun"}


def test_regular_takes_an_open_centre_in_autumn() -> None:
    match = board("F", centres="France Par Mar Bre", France="A Gas", Germany="A Mun")

    assert answer(match, "France", "regular") == "A Gas - Spa"


def test_regular_stays_on_a_centre_it_is_about_to_win() -> None:
    match = board("F", centres="France Par Mar Bre Hol; Germany Ber", France="A Bel", Germany="A Ber")

    assert answer(match, "France", "regular") == "A Bel H"


def test_regular_brings_a_second_unit_against_a_defended_centre() -> None:
    match = board("F", centres=AT_MUNICH, France="A Bur, A Tyr, A Boh", Germany="A Mun, A Ber")
    text = answer(match, "France", "regular")

    assert text.count(" - Mun") == 3
    assert text.count(" S A ") == 2


def test_regular_does_not_send_two_units_to_one_place() -> None:
    match = Match(Diplomacy(), "seven", {"last_year": 1908}, seed="clash")
    player = BOTS["regular"]("s")
    while not match.is_over:
        for question in match.pending():
            chosen = player.decide(match.view(question.seat), question)
            goals = [o.target_province for o in chosen.orders if o.text.split(" ")[2] in ("-", "R")]

            assert len(goals) == len(set(goals))
            match.decide(question.seat, chosen)


def test_regular_does_not_swap_two_units() -> None:
    """Changing places is no move at all. [4.8]"""
    match = Match(Diplomacy(), "seven", {"last_year": 1908}, seed="swap")
    player = BOTS["regular"]("s")
    while not match.is_over:
        for question in match.pending():
            chosen = player.decide(match.view(question.seat), question)
            if match.state.phase is PhaseKind.MOVEMENT:
                steps = {(o.province, o.target_province) for o in chosen.orders if " - " in o.text[:12]}
                steps = {step for step in steps if step[0] != step[1]}

                assert not any((there, here) in steps for here, there in steps)
            match.decide(question.seat, chosen)


def test_england_lands_its_army() -> None:
    """An army on the island is of no use there; a fleet beside it carries it over. [6.1]"""
    match = board(
        "F",
        centres="England Lon Edi Lvp; Germany Ber Kie Mun",
        England="A Yor, F Nth",
        Germany="A Mun",
    )
    text = answer(match, "England", "regular")

    assert text in {f"A Yor - {goal}; F Nth C A Yor - {goal}" for goal in ("Bel", "Hol", "Nwy", "Den")}


def test_regular_tells_why() -> None:
    match = board("F", centres=AT_MUNICH, France="A Bur, A Tyr", Germany="A Mun")
    player = BOTS["regular"]("1")
    question = match.question("France")
    assert question is not None
    player.decide(match.view("France"), question)
    (why,) = reasons_of(player)

    assert why[0] == "bot-supported-attack"
    assert why[1]["place"] == "Mun"
    assert why[1]["supports"] == 1


def test_regular_knows_when_the_end_is_near() -> None:
    owned = "Par Mar Bre Spa Por Bel Hol Mun Kie Ber Den Lon Lvp Edi"
    match = board("F", centres=f"France {owned}; Russia Mos", France="A Gas, A Bur", Russia="A Mos")
    player = BOTS["regular"]("1")
    question = match.question("France")
    assert question is not None
    player.decide(match.view("France"), question)

    assert reasons_of(player)[0] == ("bot-endgame", {"centres": 14, "needed": 18})


def test_neutral_italy_is_left_alone() -> None:
    """In the game for two nobody may enter Italy, and nobody tries. [V10]"""
    match = Match(Diplomacy(), "two", seed="italy")
    closed = ("Apu", "Nap", "Pie", "Rom", "Tus", "Ven")
    for _ in range(2):
        for question in match.pending():
            for seed in range(10):
                chosen = BOTS["regular"](str(seed)).decide(match.view(question.seat), question)

                assert not any(order.text.endswith(f"- {name}") for order in chosen.orders for name in closed)
            match.decide(question.seat, chosen)


def test_units_without_a_player_are_driven_out() -> None:
    """In the game for six Italy only holds: one support is enough. [V1, V2]"""
    match = Match(Diplomacy(), "six", {"last_year": 1910}, seed="idle")
    player = BOTS["regular"]("s")
    while not match.is_over:
        for question in match.pending():
            match.decide(question.seat, player.decide(match.view(question.seat), question))

    assert match.result["centres"]["Italy"] == 0


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_retreat_to_a_centre_in_autumn(level: str) -> None:
    """A unit that must go takes an open centre on the way, if one is beside it. [7.2, 8.1]"""
    match = board(
        "F",
        centres="France Par Mar Bre; Germany Ber Kie Mun",
        France="A Ruh",
        Germany="A Mun, A Kie",
    )
    carry_out(match, Germany="A Mun - Ruh; A Kie S A Mun - Ruh")

    assert answer(match, "France", level) in ("A Ruh R Hol", "A Ruh R Bel")


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_r7_8_two_units_do_not_retreat_to_one_place(level: str) -> None:
    """Both armies are driven from Serbia and Bulgaria; Greece is open to both and would take neither."""
    match = board(
        "F",
        centres="Turkey Con Smy Ank; Austria Bud Tri Vie; Russia Sev Rum",
        Turkey="A Ser, A Bul",
        Austria="A Bud, A Tri, F Alb",
        Russia="A Rum, F Bla",
    )
    carry_out(
        match,
        Austria="A Bud - Ser; A Tri S A Bud - Ser; F Alb H",
        Russia="A Rum - Bul; F Bla S A Rum - Bul",
    )
    goals = [text.split(" R ")[1] for text in answer(match, "Turkey", level).split("; ") if " R " in text]

    assert "Gre" in goals
    assert len(goals) == len(set(goals))


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_all_builds_are_used(level: str) -> None:
    match = board("F", centres="Turkey Con Ank Smy Bul; Russia Sev", Turkey="A Bul", Russia="A Sev")
    carry_out(match)
    text = answer(match, "Turkey", level)

    assert text.count("B ") == 3


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_england_builds_fleets(level: str) -> None:
    match = board("F", centres="England Lon Edi Lvp Nwy; Russia StP", England="A Nwy, A Yor", Russia="A StP")
    carry_out(match)
    text = answer(match, "England", level)

    assert text.count("B F") >= 1


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_the_idlest_unit_is_removed(level: str) -> None:
    match = board(
        "F",
        centres="France Par Tun; Germany Mun Ber Kie Bel Hol",
        France="A Bur, A Gas, A NAf",
        Germany="A Mun, A Bel",
    )
    carry_out(match)

    assert answer(match, "France", level) == "R A NAf"


def test_an_own_centre_counts_only_while_somebody_threatens_it() -> None:
    quiet = board(centres="France Par Mar Bre; Russia Mos", France="A Par", Russia="A Mos")
    tense = board(centres="France Par Mar Bre; Russia Mos", France="A Par", Russia="A Bur")
    here = LOCATION_NUMBER["Par"]
    values = [
        Values(Situation(match.view("France")), AUTUMN, FRANCE).of(ARMY, here) for match in (quiet, tense)
    ]

    assert values[0] < values[1]


def test_centres_of_the_strong_are_worth_more() -> None:
    match = board(
        centres="Germany Mun Ber Kie Den Hol; Italy Ven; France Par",
        France="A Tyr",
        Germany="A Ber",
        Italy="A Rom",
    )
    values = Values(Situation(match.view("France")), AUTUMN, FRANCE)

    assert values.of(ARMY, LOCATION_NUMBER["Mun"]) > values.of(ARMY, LOCATION_NUMBER["Ven"])


@pytest.mark.parametrize("season", [SPRING, AUTUMN, ADJUSTMENTS])
def test_the_pull_of_a_centre_fades_with_distance(season: str) -> None:
    moscow = CENTRES.index(PROVINCE_NUMBER["Mos"])
    way = [rows(season)[LOCATION_NUMBER[name]][moscow] for name in ("Ukr", "Gal", "Boh", "Mun", "Bur", "Gas")]

    assert way == sorted(way, reverse=True)
    assert way[-1] > 0


def test_fleets_are_not_drawn_inland() -> None:
    assert steps_from(FLEET, LOCATION_NUMBER["Eng"])[PROVINCE_NUMBER["Par"]] == UNREACHABLE
    assert steps_from(ARMY, LOCATION_NUMBER["Lon"])[PROVINCE_NUMBER["Par"]] == UNREACHABLE
    assert steps_from(ARMY, LOCATION_NUMBER["Bre"])[PROVINCE_NUMBER["Bur"]] == 2


def test_r6_4_chains_are_as_short_as_can_be() -> None:
    fleets = sum(1 << PROVINCE_NUMBER[name] for name in ("Eng", "Mid", "Iri", "Nth", "Wes"))
    lon, tun, nwy = (PROVINCE_NUMBER[name] for name in ("Lon", "Tun", "Nwy"))

    assert [sorted(_names(shortest_chain(fleets, *ends))) for ends in ((lon, tun), (lon, nwy))] == [
        ["Eng", "Mid", "Wes"],
        ["Nth"],
    ]
    assert shortest_chain(fleets, PROVINCE_NUMBER["Sev"], tun) == ()


def _names(seas: tuple[int, ...]) -> list[str]:
    return [name for name, number in PROVINCE_NUMBER.items() if number in seas]
