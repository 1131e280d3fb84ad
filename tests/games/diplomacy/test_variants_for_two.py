"""The game for two: it begins in 1914, Italy is neutral until the coin has fallen. [V3, V9–V13]"""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.engine.errors import IllegalDecision
from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, replay
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.board import CENTRES, LOCATIONS
from greatpowers.games.diplomacy.state.events import (
    CoinTossed,
    GovernmentLost,
    ItalyJoined,
    OrderResolved,
)
from tests.games.diplomacy.matches import (
    asked,
    board,
    centres_of,
    give,
    happened,
    match_from,
    new_match,
    outcomes,
    phase,
    skip_to,
    state_of,
    units_of,
)

ENTENTE, CENTRAL = "England+France+Russia", "Austria+Germany+Turkey"
_NOT_ITALIAN = [LOCATIONS[c] for c in CENTRES if LOCATIONS[c] not in ("Rom", "Nap", "Ven")]


def _two_player_centres(count: int) -> dict[str, str]:
    """Centres for the Entente without Spain, spread over its powers; Vienna for Austria."""
    pool = [centre for centre in _NOT_ITALIAN if centre not in ("Spa", "Vie")]
    third = count // 3
    return {
        "England": " ".join(pool[:third]),
        "France": " ".join(pool[third : 2 * third]),
        "Russia": " ".join(pool[2 * third : count]),
        "Austria": "Vie",
    }


def _toss(seed: str) -> str:
    match: Match = match_from({"France": "A Par", "Austria": "A Vie"}, scenario="two", seed=seed)
    give(match)
    give(match)
    return happened(match, CoinTossed)[0].winner


def test_v3_support_for_neutral_italy_is_not_called_support_of_a_moving_unit() -> None:
    """In the game for two nobody can attack Venice, but the reason given must still be true."""
    match = new_match("two")
    give(
        match,
        {CENTRAL: "F Tri S A Ven; A Vie H; A Bud H; A Ber H; A Mun H; F Kie H; A Con H; A Smy H; F Ank H"},
    )
    (support,) = [e for e in happened(match, OrderResolved) if e.order.text == "F Tri S A Ven"]

    assert support.message != "support-of-moving-unit"


def test_v9_the_game_for_two_starts_in_spring_1914() -> None:
    assert phase(new_match("two")) == "S1914M"


@pytest.mark.parametrize("province", ["Apu", "Nap", "Pie", "Rom", "Tus", "Ven"])
def test_v10_nobody_may_enter_neutral_italy(province: str) -> None:
    starts = {"Pie": "A Mar", "Ven": "A Tri", "Tus": "F GoL", "Rom": "F Tyn", "Nap": "F Ion", "Apu": "F Adr"}
    match = match_from({"France": starts[province], "Austria": "A Vie"}, scenario="two")

    refusal = match.explain(ENTENTE, f"{starts[province]} - {province}")
    assert refusal is not None
    assert refusal.rule == "V10"


@pytest.mark.parametrize("sea", ["Adr", "Ion", "Tyn", "GoL"])
def test_v10_the_seas_around_are_open(sea: str) -> None:
    starts = {"Adr": "F Tri", "Ion": "F Alb", "Tyn": "F Tun", "GoL": "F Mar"}
    match = match_from({"France": starts[sea], "Austria": "A Vie"}, scenario="two")

    assert match.explain(ENTENTE, f"{starts[sea]} - {sea}") is None


def test_v10_no_landing_by_convoy_either() -> None:
    match = match_from({"France": "A Tun, F Tyn", "Austria": "A Vie"}, scenario="two")

    for text in ("A Tun - Nap via convoy", "F Tyn C A Tun - Nap"):
        refusal = match.explain(ENTENTE, text)
        assert refusal is not None, text


def test_v10_the_offer_has_no_way_into_italy() -> None:
    for question in new_match("two").pending():
        goals = {
            order.text.rpartition("- ")[2]
            for pick in question.offer
            for order in pick.orders
            if "-" in order.text
        }
        assert not goals & {"Apu", "Nap", "Pie", "Rom", "Tus", "Ven"}


def test_v10_nobody_retreats_into_neutral_italy() -> None:
    match = match_from({"France": "A Tri", "Austria": "A Vie, A Bud"}, scenario="two")
    give(match, {CENTRAL: "A Vie - Tri; A Bud S A Vie - Tri"})
    (question,) = match.pending()

    assert sorted(order.text for order in question.offer[0].orders) == [
        "A Tri D", "A Tri R Alb", "A Tri R Ser", "A Tri R Tyr",
    ]  # fmt: skip


def test_v10_written_orders_into_italy_hold_when_unlawful_orders_shall_hold() -> None:
    match = match_from({"France": "A Mar", "Austria": "A Vie"}, scenario="two", unlawful_orders="hold")
    give(match, {ENTENTE: "A Mar - Pie"})

    assert board(match)["A Mar"] == "France"
    assert outcomes(match)["A Mar - Pie"] == "void"


def test_v10_italian_units_hold_and_are_nobodys() -> None:
    match = new_match("two")
    skip_to(match, "S1915M")

    assert units_of(match, "Italy") == ["A Rom", "A Ven", "F Nap"]
    assert "Italy" not in [event.power for event in happened(match, GovernmentLost)]


def test_v11_the_coin_is_tossed_after_the_autumn_moves_of_1914() -> None:
    match = new_match("two")
    give(match)
    assert happened(match, CoinTossed) == []
    give(match)

    (toss,) = happened(match, CoinTossed)
    assert toss.winner in (ENTENTE, CENTRAL)


def test_v11_it_is_tossed_before_the_adjustments() -> None:
    match = match_from(
        {"France": "A Par", "Austria": "A Vie"}, {"France": "Par Mar", "Austria": "Vie Bud"}, scenario="two"
    )
    skip_to(match, "F1914A")

    assert len(happened(match, CoinTossed)) == 1
    assert asked(match) == [ENTENTE, CENTRAL]


def test_v11_italy_belongs_to_the_winner_from_spring_1915() -> None:
    match = new_match("two")
    skip_to(match, "S1915M")
    winner = happened(match, CoinTossed)[0].winner
    question = match.question(winner)
    assert question is not None

    assert [event.seat for event in happened(match, ItalyJoined)] == [winner]
    assert "A Ven - Tri" in [order.text for pick in question.offer for order in pick.orders]


def test_v11_italy_is_not_ordered_before() -> None:
    match = new_match("two")
    for _ in range(2):
        for seat in (ENTENTE, CENTRAL):
            refusal = match.explain(seat, "A Ven H")
            assert refusal is not None
            assert refusal.rule == "2.9"
        give(match)


def test_v11_italian_soil_is_open_afterwards() -> None:
    match = new_match("two")
    skip_to(match, "S1915M")

    assert match.explain(ENTENTE, "A Mar - Pie") is None


def test_v11_units_and_centres_come_as_they_stand() -> None:
    match = match_from(
        {"Italy": "A Rom", "France": "A Par", "Austria": "A Vie"},
        {"Italy": "Rom Nap", "France": "Par", "Austria": "Vie"},
        scenario="two",
    )
    skip_to(match, "S1915M")

    assert units_of(match, "Italy") == ["A Rom"]
    assert centres_of(match, "Italy") == ["Nap", "Rom"]


def test_v12_twenty_four_centres_of_all_powers_of_a_player_win() -> None:
    match = match_from({"France": "A Gas", "Austria": "A Vie"}, _two_player_centres(23), scenario="two")
    give(match, {ENTENTE: "A Gas - Spa"})
    give(match)

    assert match.result["kind"] == "win"
    assert match.result["seats"] == [ENTENTE]


def test_v12_twenty_three_do_not() -> None:
    match = match_from({"France": "A Gas", "Austria": "A Vie"}, _two_player_centres(23), scenario="two")
    skip_to(match, "S1915M")

    assert not match.is_over


def test_v12_italy_brings_its_centres() -> None:
    """Twenty-one and Italy's three: whoever gets Italy wins at the next count."""
    owned = {
        "England": " ".join(_NOT_ITALIAN[:11]),
        "Germany": " ".join(_NOT_ITALIAN[11:20]),
        "Italy": "Rom Nap Ven",
    }
    match = match_from({"Italy": "A Rom", "England": "F Nth", "Germany": "A Sil"}, owned, scenario="two")
    skip_to(match, "S1915M")
    winner = happened(match, CoinTossed)[0].winner
    powers = state_of(match).powers[winner]
    total = sum(1 for owner in state_of(match).centres.values() if owner in powers)

    assert total == (14 if winner == ENTENTE else 12)
    assert len(powers) == 4


def test_v12_the_start_is_ten_against_nine() -> None:
    match = new_match("two")
    counts = {seat: sum(len(centres_of(match, p)) for p in seat.split("+")) for seat in (ENTENTE, CENTRAL)}

    assert counts == {ENTENTE: 10, CENTRAL: 9}


def test_v13_the_coin_depends_on_the_seed_alone() -> None:
    winners = [_toss(seed) for seed in ("a", "a", "b", "b")]

    assert winners[0] == winners[1]
    assert winners[2] == winners[3]


def test_v13_the_coin_is_fair() -> None:
    tosses = Counter(_toss(str(number)) for number in range(60))

    assert 15 <= tosses[ENTENTE] <= 45


def test_v13_the_coin_is_the_only_number_drawn() -> None:
    match = new_match("two")
    skip_to(match, "S1916M")

    assert state_of(match).dice.drawn == 1


def test_v13_the_toss_can_be_verified_from_the_record() -> None:
    match = new_match("two", seed="verify")
    skip_to(match, "S1915M")
    again = replay(record_of(match), lambda _: Diplomacy())

    assert happened(again, CoinTossed) == happened(match, CoinTossed)


def test_v13_the_toss_is_a_barrier() -> None:
    match = new_match("two")
    give(match)
    give(match)

    for seat in (ENTENTE, CENTRAL):
        with pytest.raises(IllegalDecision):
            match.undo(seat)
