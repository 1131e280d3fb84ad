"""Checklist chapter 10: garrisons, head-to-head battles, paradoxes, answers that do not depend on order."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.diplomacy.cases import Json, ask, play
from tests.games.diplomacy.test_datc import CASES, READINGS
from tests.games.diplomacy.test_diagrams import DIAGRAMS

MOVEMENTS = [case for case in CASES if case.get("phase", "").endswith("M")] + DIAGRAMS


def test_r10_1_garrison_between_two_equal_attacks_stays() -> None:
    out = play(
        "S1901M",
        Austria="A Vie - Tyr; A Tri S A Vie - Tyr",
        Germany="A Mun - Tyr; A Boh S A Mun - Tyr",
        Italy="A Tyr H",
    )

    assert out["A Tyr H"] == "holds"
    assert not out.driven_out


def test_r10_1_even_a_garrison_that_tried_to_leave() -> None:
    out = play(
        "S1901M",
        Austria="A Vie - Tyr; A Tri S A Vie - Tyr",
        Germany="A Mun - Tyr; A Boh S A Mun - Tyr",
        Italy="A Tyr - Pie",
        France="A Pie H",
    )

    assert out.board["A Tyr"] == "Italy"


def test_r10_1_its_own_support_cannot_break_the_tie_against_it() -> None:
    out = play(
        "S1901M",
        Austria="A Vie - Tyr; A Tri S A Vie - Tyr",
        Germany="A Mun - Tyr; A Boh S A Mun - Tyr",
        Italy="A Tyr H; A Ven S A Mun - Tyr",
    )

    assert out.board["A Tyr"] == "Italy"


def test_r10_2_support_for_a_failed_move_protects_nothing() -> None:
    out = play(
        "S1901M",
        Italy="A Tyr - Mun; A Boh S A Tyr - Mun",
        Germany="A Mun H; A Kie S A Mun",
        Austria="A Vie - Tyr; A Tri S A Vie - Tyr",
    )

    assert out["A Tyr - Mun"] == "bounces"
    assert out.driven_out == {"A Tyr": "Italy"}


def test_r10_3_head_to_head_the_stronger_wins() -> None:
    out = play(
        "S1901M",
        Italy="A Tyr - Mun; A Boh S A Tyr - Mun; A Bur S A Tyr - Mun",
        Germany="A Mun - Tyr; A Vie S A Mun - Tyr",
    )

    assert out.board["A Mun"] == "Italy"
    assert out.driven_out == {"A Mun": "Germany"}


def test_r10_3_the_loser_has_no_effect_on_the_winners_province() -> None:
    out = play(
        "S1901M",
        Italy="A Tyr - Mun; A Boh S A Tyr - Mun; A Ven - Tyr",
        Germany="A Mun - Tyr",
    )

    assert out.board["A Tyr"] == "Italy"
    assert out.board["A Mun"] == "Italy"


def test_r10_3_equal_sides_stay() -> None:
    out = play("S1901M", Italy="A Tyr - Mun; A Boh S A Tyr - Mun", Germany="A Mun - Tyr; A Vie S A Mun - Tyr")

    assert out["A Tyr - Mun"] == out["A Mun - Tyr"] == "bounces"


def test_r10_4_winner_barred_by_rule_12_leaves_all_in_place() -> None:
    out = play("S1901M", Italy="A Tyr - Ven; F Adr S A Tyr - Ven; A Ven - Tyr")

    assert out.units("Italy") == ["A Tyr", "A Ven", "F Adr"]


def test_r10_4_support_by_the_attacked_power_holds_off_but_never_dislodges() -> None:
    """Germany helps Italy against itself: too little to dislodge Munich, enough to keep Austria out of it."""
    out = play(
        "S1901M",
        Italy="A Tyr - Mun",
        Germany="A Mun - Tyr; A Bur S A Tyr - Mun",
        Austria="A Boh - Mun; A Sil S A Boh - Mun",
    )

    assert out["A Boh - Mun"] == out["A Tyr - Mun"] == out["A Mun - Tyr"] == "bounces"
    assert not out.driven_out


def test_r10_5_rotation_succeeds_with_its_convoy() -> None:
    out = play(
        "S1901M",
        Austria="A Alb - Gre; A Gre - Bul",
        Turkey="A Bul - Alb; F Aeg C A Bul - Alb; F Ion C A Bul - Alb",
    )

    assert {out.board[unit] for unit in ("A Gre", "A Bul")} == {"Austria"}
    assert out.board["A Alb"] == "Turkey"


def test_r10_5_rotation_fails_with_its_convoy() -> None:
    out = play(
        "S1901M",
        Austria="A Alb - Gre; A Gre - Bul",
        Turkey="A Bul - Alb; F Aeg C A Bul - Alb; F Ion C A Bul - Alb",
        Italy="F Nap - Ion; F Apu S F Nap - Ion",
    )

    assert out.units("Austria") == ["A Alb", "A Gre"]
    assert out.board["A Bul"] == "Turkey"


@pytest.mark.parametrize("rules", READINGS)
def test_r10_6_two_outcomes_possible_the_convoys_fail(rules: str) -> None:
    """Each convoy would save the other; by the fallback neither sails."""
    out = play(
        "S1901M",
        rules=rules,
        Germany="A Ber - Swe; F Bal C A Ber - Swe",
        Russia="A Fin - Lvn; F Bot C A Fin - Lvn",
        England="F Swe S F StP/SC - Bot; F StP/SC - Bot",
        France="F Lvn S F Den - Bal; F Den - Bal",
    )

    assert out["A Ber - Swe"] == out["A Fin - Lvn"] == "no convoy"
    assert out.driven_out == {"F Bal": "Germany", "F Bot": "Russia"}


@pytest.mark.parametrize("rules", READINGS)
def test_r10_6_support_to_hold_the_convoy_against_its_own_army(rules: str) -> None:
    """The landing would cut the support on which the convoy lives."""
    out = play(
        "S1901M",
        rules=rules,
        Turkey="A Rum - Ank; F Bla C A Rum - Ank; F Con S A Rum - Ank",
        Italy="F Ank S F Bla",
        Russia="F Sev - Bla; F Arm S F Sev - Bla",
    )

    assert out["A Rum - Ank"] == "no convoy"
    assert out["F Sev - Bla"] == "bounces"
    assert out.board["F Bla"] == "Turkey"


@pytest.mark.parametrize("rules", READINGS)
def test_r10_6_landing_that_would_dislodge_the_supporter(rules: str) -> None:
    """Rule 14 would cut the support and save the convoy; rule 21 is silent, so the fallback decides."""
    out = play(
        "S1901M",
        rules=rules,
        Russia="A Rum - Ank; F Bla C A Rum - Ank; A Arm S A Rum - Ank",
        Turkey="F Ank S F Con - Bla; F Con - Bla",
    )

    assert out["A Rum - Ank"] == "no convoy"
    assert out.driven_out == {"F Bla": "Russia"}


def movement(case: Json, rules: str) -> Json:
    """The request of a case without its centres."""
    return {"id": "x", "phase": "S1901M", "units": case["units"], "orders": case["orders"], "rules": rules}


def reversed_orders(request: Json) -> Json:
    """The same request with powers, units and orders written the other way round."""
    turned: Json = {
        key: {power: request[key][power][::-1] for power in reversed(request[key])}
        for key in ("units", "orders", "centres")
        if key in request
    }
    return {**request, **turned}


def in_any_order(answer: Json) -> Json:
    """An answer without the order in which things are written; dictionaries have none."""
    return {
        **answer,
        "units": {power: sorted(units) for power, units in answer["units"].items()},
        "contested": sorted(answer["contested"]),
    }


@pytest.mark.parametrize("rules", READINGS)
@pytest.mark.parametrize("case", MOVEMENTS, ids=lambda case: case["id"])
def test_r10_7_order_of_players_and_orders_does_not_matter(case: Json, rules: str) -> None:
    request = movement(case, rules)

    assert in_any_order(ask(request).answer) == in_any_order(ask(reversed_orders(request)).answer)


@pytest.mark.parametrize("rules", READINGS)
def test_r10_8_same_position_same_answer(rules: str) -> None:
    for case in MOVEMENTS:
        request = movement(case, rules)

        assert ask(request).answer == ask(request).answer


def test_r10_8_a_request_is_left_as_it_was() -> None:
    case = MOVEMENTS[0]
    request, untouched = movement(case, "rulebook"), deepcopy(movement(case, "rulebook"))
    ask(request)

    assert request == untouched
