"""What became of my units, the worst first: autumn 1904 of the pictures, and single cases."""

from __future__ import annotations

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.house.told import DiplomacyTold
from greatpowers.games.diplomacy.house.wire import WIRE
from greatpowers.games.diplomacy.show.board import ResolvedPhase
from greatpowers.games.diplomacy.show.fates import DipFate
from greatpowers.games.diplomacy.show.question import DipPick, question_of
from tests.games.diplomacy import moments
from tests.games.diplomacy.matches import give, match_from, phase


def autumn_1904() -> Match:
    match = match_from(moments.UNITS, moments.CENTRES, year=1904)
    give(match)
    assert phase(match) == "F1904M"
    give(match, moments.ORDERS)
    return match


def last(match: Match) -> ResolvedPhase:
    told = DiplomacyTold()
    told.add(entry.recorded for entry in match.log)
    found = told.last()
    assert found is not None
    return found


def mine(match: Match, power: str = "Austria") -> list[DipFate]:
    return [fate for fate in last(match).fates if fate.power == power]


def text(fate: DipFate) -> str:
    return f"{fate.unit.kind} {fate.unit.place}"


def after(units: dict[str, str], **orders: str) -> dict[str, DipFate]:
    match = match_from(units)
    give(match, orders)
    return {text(fate): fate for fate in last(match).fates}


def test_the_worst_comes_first_and_every_unit_has_one_tag() -> None:
    assert [(text(fate), fate.tag) for fate in mine(autumn_1904())] == [
        ("A Vie", "driven-out"),
        ("F Adr", "destroyed"),
        ("A Tri", "cut"),
        ("A Ser", "took"),
        ("F Alb", "helped"),
    ]


def test_who_drove_it_out_from_where_and_with_whose_help() -> None:
    vienna = mine(autumn_1904())[0]

    assert vienna.by is not None
    assert (vienna.by.power, vienna.by.unit.place) == ("Italy", "Tyr")
    assert [(one.power, one.unit.place) for one in vienna.helpers] == [("Germany", "Boh")]
    assert (vienna.strength, vienna.against, vienna.met) == (2, 1, True)
    assert vienna.retreats == ["Bud", "Gal"]


def test_a_unit_without_a_way_out_is_destroyed() -> None:
    adriatic = mine(autumn_1904())[1]

    assert adriatic.by is not None
    assert adriatic.by.unit.place == "Ion"
    assert adriatic.retreats == []


def test_what_the_cut_support_would_have_changed() -> None:
    trieste = mine(autumn_1904())[2]

    assert trieste.by is not None
    assert trieste.by.unit.place == "Ven"
    assert trieste.saved is not None
    assert (trieste.saved.how, trieste.saved.place) == ("stands", "Vie")
    assert (trieste.saved.strength, trieste.saved.against) == (2, 2)


def test_a_cut_support_can_have_cost_the_attack() -> None:
    found = after(
        {"France": "A Par, A Mar", "Germany": "A Bur", "Italy": "A Pie"},
        France="A Par - Bur; A Mar S A Par - Bur",
        Germany="A Bur H",
        Italy="A Pie - Mar",
    )

    saved = found["A Mar"].saved
    assert saved is not None
    assert (saved.how, saved.place, saved.strength, saved.against) == ("through", "Bur", 2, 1)


def test_two_who_want_one_place_bounce_with_the_other_named() -> None:
    found = after({"Russia": "A Sev", "Turkey": "A Bul"}, Russia="A Sev - Rum", Turkey="A Bul - Rum")

    sevastopol = found["A Sev"]
    assert sevastopol.tag == "bounced"
    assert sevastopol.by is not None
    assert (sevastopol.by.power, sevastopol.strength, sevastopol.against) == ("Turkey", 1, 1)


def test_who_holds_against_an_attack_says_by_how_much() -> None:
    found = after(
        {"Russia": "A Sev", "Turkey": "A Rum, A Bul"}, Russia="A Sev - Rum", Turkey="A Rum H; A Bul S A Rum"
    )

    assert found["A Rum"].tag == "stood"
    assert (found["A Rum"].strength, found["A Rum"].against) == (1, 2)


def test_the_fates_outlast_the_retreats() -> None:
    match = autumn_1904()
    assert phase(match) == "F1904R"
    give(match, Austria="A Vie R Gal", Russia="F Swe R Bot", Turkey="F Gre R Aeg")

    found = last(match)
    assert (found.phase, found.moved) == ("F1904R", "F1904M")
    assert len(found.fates) == 34


def test_a_retreat_says_its_price_in_builds() -> None:
    match = autumn_1904()
    vienna = _picks(match, "Austria")[0]

    assert vienna.winter == {"A Vie R Bud": 0, "A Vie R Gal": 1, "A Vie D": 1}


def test_winter_says_what_is_due_and_why_a_home_centre_is_closed() -> None:
    match = autumn_1904()
    give(match, Austria="A Vie R Gal", Russia="F Swe R Bot", Turkey="F Gre R Aeg")
    balance = _question(match, "Austria").balances[0]

    assert (balance.centres, balance.units, balance.due) == (5, 4, 1)
    assert [(one.place, one.why, one.power) for one in balance.closed] == [
        ("Tri", "own-unit", "Austria"),
        ("Vie", "lost", "Italy"),
    ]


def test_an_empty_centre_beside_an_enemy_is_warned_of() -> None:
    match = match_from(moments.UNITS, moments.CENTRES, year=1904)

    assert [(one.place, one.power) for one in _question(match, "Austria").open_centres] == [("Rum", "Russia")]


def test_the_board_carries_the_fates_to_everybody() -> None:
    told = WIRE.told()
    told.add(entry.recorded for entry in autumn_1904().log)
    found = told.last()

    assert found is not None
    assert found.moved == "F1904M"


def _question(match: Match, seat: str):  # type: ignore[no-untyped-def]
    asked = next(question for question in match.pending() if question.seat == seat)
    return question_of(match.state, asked.choice)


def _picks(match: Match, seat: str) -> list[DipPick]:
    picks: list[DipPick] = _question(match, seat).picks
    return picks
