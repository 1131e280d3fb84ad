"""Cards: completeness, conditions, home cards, Foreign Wars, Responses, Battle cards. [6]"""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Dice
from greatpowers.engine.masks import members
from greatpowers.games.napoleonic_wars.printed.board import KEYS
from greatpowers.games.napoleonic_wars.printed.cards import CARDS, DECK_CARDS, HOME_CARDS
from greatpowers.games.napoleonic_wars.printed.names import NATIONS
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER, SQUADRONS_OF
from greatpowers.games.napoleonic_wars.rules.attrition import force_in
from greatpowers.games.napoleonic_wars.rules.cards.battle_cards import BATTLE_CARDS
from greatpowers.games.napoleonic_wars.rules.cards.registry import events, may_play
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import NeutralPlay
from greatpowers.games.napoleonic_wars.rules.impulse.playing import playable
from greatpowers.games.napoleonic_wars.rules.occasions import Fight, ResponseWindow
from greatpowers.games.napoleonic_wars.rules.responses.responses import responses
from greatpowers.games.napoleonic_wars.state.changes.cards import (
    lend_parliament,
    play_card,
    put_away,
    random_card,
)
from greatpowers.games.napoleonic_wars.state.effects import (
    EuropeExhausted,
    RussianWinter,
    is_on,
    value,
)
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.state.texts import read_force
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.card_boards import (
    dice,
    event_refused,
    midgame,
    pass_over,
    play_event,
    settle,
)
from tests.games.napoleonic_wars.changing import set_hand, set_leader, set_naval, set_squadron, set_strength
from tests.games.napoleonic_wars.seen import (
    afloat,
    cards_in_play,
    discards_of,
    foreign_wars,
    hand_of,
    has_plus_key,
    leader_place,
    parliament_of,
    purse_of,
    squadron_place,
    squadrons_in,
    used_home_cards,
    war_on,
)
from tests.games.napoleonic_wars.war_boards import consul, owner, put_consul

BRITISH_ZONES = ("skagerrak", "north_atlantic", "gulf_of_finland", "black_sea", "aegean_sea", "adriatic_sea")
ACTIONS = [card for card, facts in CARDS.items() if facts.timing == "action"]


def test_r6_every_card_has_its_effect() -> None:
    """Items 1, 58: data and code agree, card by card."""
    entered = {**events(), **BATTLE_CARDS, **responses()}

    assert set(entered) == set(CARDS)
    assert set(events()) - set(responses()) == {c for c in CARDS if CARDS[c].timing == "action"}
    assert set(BATTLE_CARDS) == {card for card in CARDS if CARDS[card].timing == "battle"}


@pytest.mark.parametrize("card", ACTIONS)
def test_r6_every_event_can_be_played_to_its_end(card: str) -> None:
    """Item 58: by whoever may, in mid-game; what it asks has answers, and the card is put away."""
    state = midgame(
        deck=tuple(c for c in DECK_CARDS if c not in (card, "rally", "typhus"))[:40],
        flags={"warsaw": "france", "breslau": "france", "vienna": "france", "calabria": "france"},
        hands={"britain": ["rally"], "france": ["typhus"]},
    )
    if card == "finnish_war":
        put_consul(state, "sweden", "", "unaligned")  # as a Vassal of Britain it has no war with Russia
    state.dice = Dice(card.encode())
    set_leader(state, "napoleon", "milan")
    set_strength(state, "france", "paris", 1)
    for zone, squadron in zip(BRITISH_ZONES, SQUADRONS_OF[nation("britain")], strict=False):
        set_squadron(state, squadron, zone)
    state.board_changed()
    who = next((n for n in NATIONS if may_play(nation(n), card) and event_refused(state, n, card) == ""), "")
    assert who, "nobody may play it"

    play_event(state, who, card)
    settle(state)

    assert card not in cards_in_play(state)


@pytest.mark.parametrize("card", [c for c in ACTIONS if CARDS[c].nations not in ("any", "power")])
def test_r6_an_event_of_one_nation_is_not_for_others(card: str) -> None:
    """Item 58."""
    other = "denmark" if CARDS[card].nations != "denmark" else "sweden"

    assert event_refused(midgame(), other, card) == "nw-event-other-nation 6"


@pytest.mark.parametrize("card", [c for c in CARDS if CARDS[c].not_1805])
def test_r6_18_not_in_1805(card: str) -> None:
    """Item 70: the event waits for the second turn, the CPs do not."""
    state = board(start=True, turn=1, hands={"france": [card]})

    assert event_refused(state, "france", card) in ("nw-event-not-1805 6.18", "nw-event-other-nation 6")
    assert card in playable(state, nation("france"))


def test_r6_a_card_is_event_or_cps() -> None:
    """Item 58: the event of Fouché gives no CPs, War Contributions does."""
    state = midgame(hands={"britain": ["rally"]}, dice=dice())
    play_event(state, "france", "fouche")
    assert purse_of(state) == 0
    assert hand_of(state, "france") == ("rally",)
    assert discards_of(state) == ("fouche",)

    paid = midgame(flags={"prague": "france"}, dice=dice())
    play_event(paid, "france", "war_contributions")
    assert purse_of(paid) == 4


def test_r6_1_continuing_events_leave_a_marker() -> None:
    """Item 61: Europe Exhausted and Russian Winter are in force."""
    state = midgame(dice=dice(), deck=("rally",))
    play_event(state, "austria", "europe_exhausted")
    settle(state)
    assert value(state, EuropeExhausted) == 2

    winter = midgame(dice=dice())
    play_event(winter, "russia", "russian_winter")
    assert is_on(winter, RussianWinter)


def test_r6_2_a_home_card_is_turned_and_never_discarded() -> None:
    """Item 71: once a turn."""
    state = midgame(dice=dice())
    play_event(state, "russia", "russian_winter")

    assert discards_of(state) == ()
    assert "russian_winter" in used_home_cards(state)
    assert "russian_winter" not in playable(state, nation("russia"))


def test_r6_2_home_cards_are_never_drawn_by_lot() -> None:
    """Item 72: a neutral with Parliament beside its hand draws from the hand only."""
    state = midgame(hands={"turkey": ["rally"]}, dice=dice(1))
    lend_parliament(state, nation("turkey"))

    assert random_card(state, nation("turkey"), "test") == "rally"
    assert not set(HOME_CARDS[nation("turkey")]) & set(hand_of(state, "turkey"))


def test_r6_2_parliament_is_handed_over_and_used_for_cps() -> None:
    """Item 72: Austria holds it and may not play it as an event."""
    state = midgame(dice=dice())
    play_event(state, "britain", "parliament", "to austria", "consul none")

    assert "parliament" in playable(state, nation("austria"))
    assert "parliament" not in playable(state, nation("britain"))
    play_card(state, nation("austria"), "parliament", "cp")
    put_away(state, "parliament")
    assert parliament_of(state) == "britain"
    assert "parliament" in used_home_cards(state)


def test_r6_13_pieces_of_a_foreign_war_are_out_of_play() -> None:
    """Item 64: two points and a Squadron of France for Haiti."""
    state = board({"lyon": "3 france"}, fleets={"brest": "1 france"}, turn=3)
    squadron = next(s for s in SQUADRONS_OF[0] if s in afloat(state))

    play_event(state, "britain", "haiti")
    settle(state)

    assert standing_in(state, "lyon") == "1 france"
    assert squadron_place(state, squadron) == "foreign_war"
    assert foreign_wars(state) == ["haiti"]
    assert "haiti" not in discards_of(state)


def test_r6_13_what_lacks_is_built_at_once_or_the_nation_submits() -> None:
    """Item 65: Spain has nothing on the map and pays with a card; the next time it has none and falls."""
    state = board(turn=3, hands={"spain": ["talleyrand", "fouche"]})
    play_event(state, "britain", "spanish_american_revolt")
    while asked(state) is not None:
        answer(state, texts(state)[0])
    (part,) = war_on(state, "spanish_american_revolt").committed
    assert part.sp == 2
    assert len(part.squadrons) == 1
    assert hand_of(state, "spain") == ()

    poor = board(turn=3)
    play_event(poor, "britain", "spanish_american_revolt")
    settle(poor)
    assert consul(poor, "spain") == "unaligned"
    assert foreign_wars(poor) == []


def test_r6_12_losses_that_cannot_be_met_lead_to_submission() -> None:
    """Item 63: without pieces, cards and Resources there is no other way."""
    state = board(turn=3)
    play_event(state, "austria", "serbian_revolt")
    settle(state)

    assert consul(state, "turkey") == "unaligned"
    assert foreign_wars(state) == []


@pytest.mark.parametrize(
    ("card", "victim"),
    [("russo_turkish_war", "russia"), ("austro_turkish_war", "austria"), ("anglo_turkish_war", "britain")],
)
def test_r8_31_turkish_wars_spare_a_camp_with_turkey_as_a_vassal(card: str, victim: str) -> None:
    """Item 125: Turkey is a Vassal of Russia, so none of its Camp has to go."""
    state = midgame()
    assert event_refused(state, "france", card) == ""
    put_consul(state, "turkey", "russia", "friend")
    assert event_refused(state, "france", card) == "nw-event-no-effect 6.1"
    put_consul(state, "turkey", "france", "friend")
    assert event_refused(state, "france", card) == ""
    assert CARDS[card].commitments[0].nation == nation(victim)


def test_r6_17_troops_include_flags() -> None:
    """Item 69: guerrillas against a French Flag in Burgos: a six gives the area back."""
    state = board(flags={"burgos": "france"}, dice=[6])
    put_consul(state, "spain", "britain", "pact")

    play_event(state, "spain", "guerrillas")
    settle(state)

    assert owner(state, "burgos") == "spain"


def test_r6_17_the_owner_chooses_his_losses() -> None:
    """Item 69: a leader and a point of France in Madrid; one six."""
    state = board({"madrid": "ney + 1 france"}, dice=[6, 1])
    put_consul(state, "spain", "britain", "pact")

    play_event(state, "spain", "guerrillas")

    choice = asked(state)
    assert choice is not None
    assert choice.seat == "france"
    assert sorted(texts(state)) == ["lose ney", "lose sp"]


def who_is_asked(state: State) -> str:
    choice = asked(state)
    assert choice is not None
    return choice.seat


def fight() -> State:
    """Ney with four points attacks Charles with three in Linz; Austria and France hold cards."""
    hands = {
        "france": ["horse_artillery", "great_redoubt", "nelson_touch"],
        "austria": ["great_redoubt"],
        "prussia": ["rally"],
    }
    return board(
        {"munich": "ney + 4 france", "linz": "charles + 3 austria"},
        hands=hands,
        dice=dice(),
    )


def test_r6_15_battle_cards_are_for_those_who_fight() -> None:
    """Items 67, 238: France and Austria are asked, Prussia is not; no naval card on land, no redoubt for the
    attacker; any number may be played."""
    state = fight()
    force = read_force("ney + 4 france")
    from greatpowers.games.napoleonic_wars.state.changes.map import move_force

    move_force(state, force, place("munich"), place("linz"), "test")
    run(state, Fight(nation("france"), place("linz"), place("munich"), force))
    seats = []
    while asked(state) is not None and type(asked(state)).__name__ != "ChooseBattleCard":
        offered = texts(state)
        answer(state, next((t for t in offered if t in ("stand", "pass")), offered[0]))
    assert texts(state) == ["pass", "play horse_artillery"]
    assert refusal(state, "play nelson_touch") == "nw-battle-card-condition"
    while asked(state) is not None and type(asked(state)).__name__ == "ChooseBattleCard":
        seats.append(who_is_asked(state))
        offered = texts(state)
        answer(state, offered[-1])

    assert "prussia" not in seats
    assert seats[0] == "france"
    assert "austria" in seats


def test_r13_4_battle_cards_count_at_sea_only_if_they_say_so() -> None:
    """Item 238: Horse Artillery does not, The Weather Gauge does."""
    from greatpowers.games.napoleonic_wars.rules.sea.battle import NavalFight
    from greatpowers.games.napoleonic_wars.state.fights import NavalBattle

    state = board(
        fleets={"bay_of_biscay": "2 france, 1 britain"},
        hands={"france": ["horse_artillery", "weather_gauge"]},
        dice=dice(),
    )
    squadrons = squadrons_in(state, "bay_of_biscay")
    british = tuple(s for s in squadrons if s in SQUADRONS_OF[1])
    french = tuple(s for s in squadrons if s in SQUADRONS_OF[0])
    set_naval(state, NavalBattle(place("bay_of_biscay"), 0, (french, british)))
    run(state, NavalFight(True))

    assert texts(state) == ["pass", "play weather_gauge"]
    assert refusal(state, "play horse_artillery") == "nw-battle-card-land"


def test_r6_14_anybody_may_respond_in_any_impulse() -> None:
    """Items 66, 76: Prussia strikes a French Army in an Austrian Impulse; card holders are asked in turn."""
    state = board(
        {"munich": "ney + 3 france"},
        hands={"prussia": ["dysentery"], "france": ["typhus"]},
        active="austria",
        dice=dice(6),
        auto_pass={},
    )
    run(state, ResponseWindow("impulse", nation("austria"), -1, -1, ""))
    choice = asked(state)
    assert choice is not None
    assert choice.seat == "prussia"
    answer(state, "prussia responds dysentery munich")
    pass_over(state)
    settle(state)

    assert force_in(state, place("munich"), 1).size == 3
    assert discards_of(state) == ("dysentery",)


def test_r6_14_silence_tells_nothing() -> None:
    """Item 66: under seal who holds any card is asked, whatever it is; who holds none is not."""
    seats = []
    state = board(
        hands={"prussia": ["typhus"], "france": ["conscripts"]},
        active="austria",
        dice=dice(),
        options={"responses": "sealed"},
    )
    run(state, ResponseWindow("impulse", nation("austria"), -1, -1, ""))
    while asked(state) is not None:
        seats.append(who_is_asked(state))
        answer(state, "pass")

    assert seats == ["prussia", "france"]


def test_r6_14_a_seat_may_be_passed_over() -> None:
    """Item 66: by its own wish, window by window."""
    from greatpowers.games.napoleonic_wars.state.changes.orders import set_auto_pass

    state = board(
        {"munich": "ney + 3 france"},
        hands={"prussia": ["dysentery"]},
        active="austria",
        dice=dice(),
        auto_pass={},
    )
    set_auto_pass(state, "prussia", ("impulse",))

    assert run(state, ResponseWindow("impulse", nation("austria"), -1, -1, "")) is None
    assert run(state, ResponseWindow("battle", nation("austria"), -1, -1, "")) is not None


def test_r6_14_an_event_can_be_countermanded() -> None:
    """Items 60, 66: the card is discarded without effect."""
    state = midgame(hands={"austria": ["countermanded"], "britain": ["rally"]}, dice=dice(), auto_pass={})
    who = nation("france")
    set_hand(state, who, ("fouche",))
    from greatpowers.games.napoleonic_wars.rules.cards.playing import EventPlay

    play_card(state, who, "fouche", "event")
    run(state, EventPlay(who, "fouche"))
    while asked(state) is not None:
        offered = texts(state)
        wanted = [text for text in offered if "countermanded" in text]
        answer(state, wanted[0] if wanted else offered[0])

    assert hand_of(state, "britain") == ("rally",)
    assert set(discards_of(state)) == {"fouche", "countermanded"}


def test_r5_3_a_neutral_carries_out_a_red_card() -> None:
    """Items 38, 39: typhus drawn by Turkey; a card that is not red only builds."""
    red = board({"munich": "ney + 8 france"}, hands={"turkey": ["typhus"]}, active="turkey", dice=dice())
    run(red, NeutralPlay(nation("turkey")))
    settle(red)
    assert standing_in(red, "constantinople") == ""

    plain = board(hands={"turkey": ["talleyrand"]}, active="turkey", dice=dice())
    run(plain, NeutralPlay(nation("turkey")))
    settle(plain)
    assert standing_in(plain, "constantinople") == "3 turkey"


def test_h1_the_emperor_marches_free_and_wins_a_marker() -> None:
    """Item 280: the +1 Key marker comes from The Emperor Commands only."""
    from greatpowers.games.napoleonic_wars.cards.events.marching import EmperorReward
    from greatpowers.games.napoleonic_wars.state.changes.map import set_flag

    state = board({"munich": "napoleon + 4 france"}, turn=3, dice=dice())
    play_event(state, "france", "the_emperor_commands")
    moves = [text for text in texts(state) if text.startswith("move napoleon + 4 france @ munich")]
    assert any(text.endswith("to linz") for text in moves)
    answer(state, "done")
    assert purse_of(state) == 0
    set_flag(state, place("vienna"), nation("france"), "test")
    run(state, EmperorReward())

    assert has_plus_key(state)
    assert place("vienna") in set(members(KEYS))


def test_h4_the_admiralty_needs_six_zones() -> None:
    """Item 235."""
    few = board(fleets={"north_sea": "1 britain"}, turn=3)
    assert event_refused(few, "britain", "admiralty") == "nw-event-zones 6.1"

    zones = ("north_sea", "english_channel", "irish_sea", "bay_of_biscay", "mid_atlantic", "north_atlantic")
    many = board(fleets=dict.fromkeys(zones, "1 britain"), turn=3, deck=("rally", "typhus", "haiti"))
    play_event(many, "britain", "admiralty")
    assert len(hand_of(many, "britain")) == 2


def test_r7_2_napoleon_may_be_blown_up_and_called_again() -> None:
    """Item 83: a twelve."""
    state = board({"paris": "napoleon"}, turn=3, dice=[6, 6])
    play_event(state, "britain", "infernal_machine")

    from greatpowers.games.napoleonic_wars.rules.formation.building import callable_leaders

    assert LEADER_NUMBER["napoleon"] in callable_leaders(state, nation("france"))
    lucky = board({"paris": "napoleon"}, turn=3, dice=[5, 5])
    play_event(lucky, "britain", "infernal_machine")
    assert leader_place(lucky, "napoleon") == "regroup"
