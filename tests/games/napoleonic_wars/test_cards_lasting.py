"""Continuing events and rewards, one by one. Cards 90 to 93 and 99. [6.1, 14.2, 14.31, 16]"""

from __future__ import annotations

import pytest

from greatpowers.engine.masks import members
from greatpowers.games.napoleonic_wars.printed.board import KEYS, PLACES
from greatpowers.games.napoleonic_wars.printed.names import NATION_COUNT
from greatpowers.games.napoleonic_wars.printed.pieces import HAND_MIN
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.interphase.drawing import cards_to_draw
from greatpowers.games.napoleonic_wars.rules.interphase.reinforcements import reinforcement_cp
from greatpowers.games.napoleonic_wars.rules.turn.peace import PeaceRoll
from greatpowers.games.napoleonic_wars.state.changes.map import set_flag
from greatpowers.games.napoleonic_wars.state.effects import ContinentalSystem, CropFailure, is_on
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, texts
from tests.games.napoleonic_wars.card_boards import event_refused, midgame, play_event, settle
from tests.games.napoleonic_wars.land_boards import happened
from tests.games.napoleonic_wars.seen import discards_of, hand_of, held_mask, purse_of, resources_of
from tests.games.napoleonic_wars.war_boards import cost, put_consul
from tests.games.napoleonic_wars.war_boards import refused as act_refused

NOTHING = "nw-event-no-effect 6.1"
SEAS = ("north_sea", "english_channel", "irish_sea", "bay_of_biscay")


def test_card_90_the_card_drawn_may_be_kept() -> None:
    """Items 29, 52: it may be played, it need not."""
    state = board(hands={"austria": ["europe_exhausted"]}, deck=("haiti",), turn=3, active="austria")
    run(state, Impulse(nation("austria"), False))
    assert "cp europe_exhausted" not in texts(state)
    answer(state, "event europe_exhausted")
    assert set(texts(state)) == {"cp haiti", "event haiti", "done"}
    answer(state, "done")

    assert hand_of(state, "austria") == ("haiti",)
    assert discards_of(state) == ("europe_exhausted",)


def test_card_90_two_more_on_the_peace_roll() -> None:
    """Item 52: a four ends the war."""
    for die, ends in ((4, True), (3, False)):
        state = board(turn=2, dice=[die, *[1] * 10])
        play_event(state, "austria", "europe_exhausted")
        run(state, PeaceRoll())
        while asked(state) is not None:
            answer(
                state, next((t for t in texts(state) if t in ("pass", "none", "nothing")), texts(state)[0])
            )
        assert bool(happened(state, "GameEnded")) == ends


def without_keys(count: int) -> dict[str, str]:
    """France loses so many of its thirteen Keys."""
    state = board(turn=3)
    own = [PLACES[area] for area in members(held_mask(state, "france") & KEYS)]
    return dict.fromkeys(own[-count:] if count else [], "britain")


def test_card_91_needs_twelve_keys() -> None:
    assert event_refused(board(turn=3), "france", "continental_system") == ""
    assert (
        event_refused(board(flags=without_keys(2), turn=3), "france", "continental_system")
        == "nw-event-keys 6.1"
    )


def test_card_91_britain_has_four_cps_and_a_card_fewer() -> None:
    """Items 254, 258."""
    state = board(flags={"vienna": "britain", "prague": "britain", "venice": "britain"}, turn=3)
    cards = cards_to_draw(state, nation("britain"))
    play_event(state, "france", "continental_system")

    assert reinforcement_cp(state, nation("britain")) == 4
    assert cards_to_draw(state, nation("britain")) == max(cards - 1, HAND_MIN[1])
    assert cards > HAND_MIN[1]


def test_card_91_drawing_a_french_vassal_away_costs_a_cp_more() -> None:
    """Item 110: others cost what they did."""
    state = board(turn=3)
    put_consul(state, "turkey", "austria", "aide")
    denmark, turkey = (
        cost(state, "britain", "consul denmark left"),
        cost(state, "britain", "consul turkey left"),
    )
    play_event(state, "france", "continental_system")

    assert cost(state, "britain", "consul denmark left") == denmark + 1
    assert cost(state, "britain", "consul turkey left") == turkey
    assert act_refused(state, "britain", "consul denmark left") == ""


def test_card_91_is_over_for_good_with_too_few_keys() -> None:
    """It does not come back with a twelfth Key."""
    state = board(turn=3, hands={"austria": ["rally"]}, active="austria")
    play_event(state, "france", "continental_system")
    lost = [PLACES[area] for area in members(held_mask(state, "france") & KEYS)][-2:]
    for name in lost:
        set_flag(state, place(name), nation("britain"), "test")
    run(state, Impulse(nation("austria"), False))
    answer(state, "cp rally")
    settle(state)
    assert not is_on(state, ContinentalSystem)


@pytest.mark.parametrize(("zones", "less"), [(4, 4), (3, 0)])
def test_card_92_france_pays_for_four_british_zones(zones: int, less: int) -> None:
    """Item 254."""
    state = board(fleets=dict.fromkeys(SEAS[:zones], "1 britain"), turn=3)
    before = reinforcement_cp(state, nation("france"))
    play_event(state, "britain", "orders_in_council")

    assert reinforcement_cp(state, nation("france")) == before - less


def test_card_92_closes_british_zones_to_all_others() -> None:
    """Item 245: Prussia is at peace with Britain."""
    state = board({"danzig": "1 prussia"}, fleets={"baltic_sea": "1 britain"}, turn=3, active="prussia")
    trip = "convoy 1 prussia @ danzig to konigsberg by baltic_sea"
    before = act_refused(state, "prussia", trip)
    play_event(state, "britain", "orders_in_council")

    assert before != "nw-convoy-orders-in-council 6.1"
    assert act_refused(state, "prussia", trip) == "nw-convoy-orders-in-council 6.1"
    assert event_refused(state, "prussia", "orders_in_council") == "nw-event-other-nation 6"


def test_card_93_everybody_has_half_next_time() -> None:
    """Item 254: rounded up, and only once."""
    state = midgame()
    before = [reinforcement_cp(state, n) for n in range(NATION_COUNT)]
    play_event(state, "austria", "crop_failure")

    assert [reinforcement_cp(state, n) for n in range(NATION_COUNT)] == [(cp + 1) // 2 for cp in before]
    assert is_on(state, CropFailure)


def contributions(flags: dict[str, str]) -> State:
    state = board({"paris": "1 france"}, flags=flags, turn=3)
    play_event(state, "france", "war_contributions")
    return state


def test_card_99_a_capital_brings_a_resource() -> None:
    """Item 281: no CPs besides."""
    state = contributions({"vienna": "france", "prague": "france"})

    assert resources_of(state, "france") == 1
    assert purse_of(state) == 0


@pytest.mark.parametrize(
    ("keys", "cp"), [(("prague",), 2), (("prague", "olmutz"), 4), (("prague", "olmutz", "riga", "kiev"), 6)]
)
def test_card_99_otherwise_two_cps_a_key_six_at_most(keys: tuple[str, ...], cp: int) -> None:
    state = contributions(dict.fromkeys(keys, "france"))

    assert resources_of(state, "france") == 0
    assert purse_of(state) == 2 * cp


def test_card_99_needs_something_won() -> None:
    assert event_refused(board(turn=3), "france", "war_contributions") == NOTHING
    assert event_refused(midgame(), "spain", "war_contributions") == "nw-event-other-nation 6"
