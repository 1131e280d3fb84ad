"""All 110 cards: whose they are, when they may not be played, and that the refusal names its rule. [6]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.names import NATIONS, POWERS
from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRONS_OF
from greatpowers.games.napoleonic_wars.rules.cards.battle_cards import (
    BATTLE_CARDS,
    BattleCards,
    battle_card_refusal,
)
from greatpowers.games.napoleonic_wars.rules.cards.registry import events
from greatpowers.games.napoleonic_wars.rules.occasions import WINDOWS, ResponseWindow
from greatpowers.games.napoleonic_wars.rules.responses.responses import responses
from greatpowers.games.napoleonic_wars.rules.responses.windows import ChooseResponse
from greatpowers.games.napoleonic_wars.state.fights import ForeignWar, NavalBattle
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import asked, board, nation, refusal, run
from tests.games.napoleonic_wars.card_boards import event_refused, midgame
from tests.games.napoleonic_wars.changing import set_naval
from tests.games.napoleonic_wars.war_boards import put_consul

NO_EFFECT = "nw-event-no-effect 6.1"
IRELAND = {"dublin": "france", "cork": "france"}
HOLLAND = dict.fromkeys(("amsterdam", "rotterdam", "groningen", "arnhem"), "britain")
#: Events without any condition: cards drawn, effects that last, moves every player may make.
UNCONDITIONAL = {
    "rothschilds", "congress_of_erfurt", "nizam_i_cedid", "barbary_corsairs", "europe_exhausted",
    "crop_failure", "parliament", "russian_winter", "british_subsidies", "holy_mother_russia",
    "anticipated_conscription", "archduke_reforms", "orders_in_council",
}  # fmt: skip


def of_timing(timing: str) -> list[str]:
    return [card.id for card in CARDS.values() if card.timing == timing]


def test_every_card_is_known_to_the_part_of_the_game_that_carries_it_out() -> None:
    assert len(CARDS) == 110
    assert set(events()) - set(of_timing("response")) == set(of_timing("action"))
    assert set(BATTLE_CARDS) == set(of_timing("battle"))
    assert set(responses()) == set(of_timing("response"))


def test_every_event_but_a_few_has_a_condition() -> None:
    assert {card for card, entered in events().items() if entered.when is None} == UNCONDITIONAL


@pytest.mark.parametrize("card", of_timing("battle"))
def test_r6_15_cards_of_battles_are_no_events_of_an_impulse(card: str) -> None:
    """Item 67."""
    assert event_refused(midgame(hands={"russia": [card]}), "russia", card) == "nw-event-timing 6.15"


@pytest.mark.parametrize(
    "card", [card.id for card in CARDS.values() if card.timing == "action" and card.nations in NATIONS]
)
def test_r6_events_of_one_nation_are_refused_to_others(card: str) -> None:
    """The nation printed on the card."""
    other = "prussia" if CARDS[card].nations != "prussia" else "russia"

    assert event_refused(midgame(), other, card) == "nw-event-other-nation 6"


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.nations == "power"])
def test_r6_events_of_powers_are_refused_to_minors(card: str) -> None:
    assert nation("spain") not in POWERS
    assert event_refused(midgame(), "spain", card) == "nw-event-other-nation 6"


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.not_1805])
def test_r6_18_some_events_wait_for_the_second_turn(card: str) -> None:
    """Item 70: not in 1805; a scenario of 1812 knows no such turn."""
    who = CARDS[card].nations if CARDS[card].nations in NATIONS else "france"

    assert event_refused(board(start=True, turn=1), who, card) == "nw-event-not-1805 6.18"
    assert event_refused(board(start=True, scenario="1812-5"), who, card) != "nw-event-not-1805 6.18"


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.kind == "foreign_war"])
def test_r6_13_a_foreign_war_is_refused_while_it_is_going_on(card: str) -> None:
    """Item 64."""
    who = CARDS[card].nations if CARDS[card].nations in NATIONS else "prussia"
    free, waged = midgame(), midgame(foreign_wars=(ForeignWar(card, ()),))
    for state in (free, waged):
        put_consul(state, "sweden", "", "unaligned")  # as a Vassal of Britain it has no war with Russia

    assert event_refused(free, who, card) == ""
    assert event_refused(waged, who, card) == NO_EFFECT


@pytest.mark.parametrize(
    ("card", "state"),
    [
        ("fouche", board(turn=3)),
        ("janissary_revolt", board(turn=3)),
        ("calabrian_brigands", board(turn=3)),
        ("schills_freikorps", board(turn=3)),
        ("cavalry_raid", board(turn=3)),
        ("typhus", board({"paris": "6 france"}, turn=3)),
        ("paris_rising", board({"paris": "2 france"}, turn=3)),
        ("luddites", board({"london": "4 britain"}, turn=3)),
        ("war_contributions", board(turn=3)),
        ("irish_rising", board(turn=3, flags=IRELAND)),
        ("dutch_revolt", board(turn=3, flags=HOLLAND)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_event_that_could_change_nothing_is_refused(card: str, state: State) -> None:
    """Ruling 50."""
    assert event_refused(state, "france", card) == NO_EFFECT


@pytest.mark.parametrize(
    ("card", "state"),
    [
        ("fouche", board(turn=3, hands={"spain": ["rally"]})),
        ("typhus", board({"paris": "7 france"}, turn=3)),
        ("paris_rising", board({"paris": "1 france"}, turn=3)),
        ("luddites", board({"lisbon": "2 britain"}, turn=3)),
        ("war_contributions", board(turn=3, flags={"vienna": "france"})),
        ("irish_rising", board({"dublin": "1 britain"}, turn=3, flags={"cork": "france"})),
        ("dutch_revolt", board({"amsterdam": "1 france"}, turn=3, flags=HOLLAND)),
        ("vendee_rising", board({"vendee": "1 france"}, turn=3)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_and_is_allowed_where_it_changes_something(card: str, state: State) -> None:
    assert event_refused(state, "france", card) == ""


@pytest.mark.parametrize("card", [card for card in of_timing("battle") if not CARDS[card].is_naval])
def test_r13_4_cards_of_land_battles_are_refused_at_sea(card: str) -> None:
    """Item 238."""
    who = CARDS[card].nations if CARDS[card].nations in NATIONS else "britain"
    state = board(fleets={"english_channel": f"1 {who}, 1 spain"}, hands={who: [card]})
    ships = SQUADRONS_OF[nation(who)][:1], SQUADRONS_OF[nation("spain")][:1]
    set_naval(state, NavalBattle(state.squadron_at[ships[0][0]], nation(who), ships))

    found = battle_card_refusal(state, nation(who), card, after_dice=BATTLE_CARDS[card].after_dice)
    assert found is not None
    assert (found.message, found.rule) == ("nw-battle-card-land", "13.4")


@pytest.mark.parametrize("card", of_timing("battle"))
def test_r6_15_a_battle_card_is_refused_to_who_does_not_fight(card: str) -> None:
    """Item 67."""
    state = board(fleets={"english_channel": "1 britain, 1 spain"}, hands={"russia": [card]})
    ships = SQUADRONS_OF[nation("britain")][:1], SQUADRONS_OF[nation("spain")][:1]
    set_naval(state, NavalBattle(state.squadron_at[ships[0][0]], nation("britain"), ships))

    found = battle_card_refusal(state, nation("russia"), card, after_dice=BATTLE_CARDS[card].after_dice)
    assert found is not None
    assert (found.message, found.rule) == ("nw-battle-card-absent", "6.15")
    run(state, BattleCards())
    assert getattr(asked(state), "seat", "") != "russia"


@pytest.mark.parametrize("card", of_timing("response"))
def test_r6_14_a_response_is_refused_out_of_its_window_and_to_who_does_not_hold_it(card: str) -> None:
    """Item 66."""
    who = CARDS[card].nations if CARDS[card].nations in NATIONS else "austria"
    strange = next(kind for kind in WINDOWS if kind not in responses()[card].windows)
    state = midgame(hands={who: [card] if not CARDS[card].is_home else ["rally"]}, auto_pass={})
    seat = who if nation(who) in POWERS else "france"
    put_consul(state, "denmark", "france", "pact")
    state.push(ChooseResponse(seat, ResponseWindow(strange, nation("france"), -1, -1, "typhus")))

    assert refusal(state, f"{who} responds {card}") == "nw-response-not-now"
    assert refusal(state, f"prussia responds {card}") == "nw-play-not-held"
