"""Foreign Wars, one by one: what each takes, whom it spares, its end. Cards 42 to 52. [6.13, 7.6, 8.31]"""

from __future__ import annotations

import pytest

from greatpowers.engine.state import advance
from greatpowers.games.napoleonic_wars.cards.foreign_wars.committing import ChooseWarPayment
from greatpowers.games.napoleonic_wars.cards.foreign_wars.finland import FinnishPeace
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.pieces import (
    LEADER_NATION,
    LEADERS,
    LEADERS_OF,
    SQUADRON_NUMBER,
    SQUADRONS_OF,
)
from greatpowers.games.napoleonic_wars.rules.formation.foreign import end_war, own_wars
from greatpowers.games.napoleonic_wars.rules.interphase.reinforcements import reinforcement_cp
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import join_camp
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, run, standing_in, texts
from tests.games.napoleonic_wars.card_boards import event_refused, midgame, play_event, settle
from tests.games.napoleonic_wars.changing import set_resources
from tests.games.napoleonic_wars.seen import (
    cards_in_play,
    discards_of,
    foreign_wars,
    hand_of,
    in_regroup,
    leaders_in,
    removed_cards,
    resources_of,
    squadron_place,
    squadrons_in,
    used_home_cards,
    war_on,
)
from tests.games.napoleonic_wars.test_impulses import HOMES
from tests.games.napoleonic_wars.war_boards import consul, owner, put_consul

WARS = [card for card in CARDS if CARDS[card].kind == "foreign_war"]
NOTHING = "nw-event-no-effect 6.1"


def committed(state: State, card: str, who: str) -> tuple[int, int, int]:
    """Strength, leaders and Squadrons of a nation on a card."""
    war = war_on(state, card)
    part = next(part for part in war.committed if part.nation == nation(who))
    return part.sp, len(part.leaders), len(part.squadrons)


@pytest.mark.parametrize(
    ("card", "who", "pieces"),
    [
        ("russo_turkish_war", "russia", (4, 1, 0)),
        ("austro_turkish_war", "austria", (3, 0, 0)),
        ("anglo_turkish_war", "britain", (2, 0, 1)),
        ("russo_persian_war", "russia", (3, 1, 0)),
        ("haiti", "france", (2, 0, 1)),
        ("spanish_american_revolt", "spain", (2, 0, 1)),
        ("finnish_war", "russia", (3, 0, 0)),
        ("finnish_war", "sweden", (2, 0, 0)),
        ("serbian_revolt", "turkey", (3, 0, 0)),
    ],
)
def test_r6_13_pieces_each_war_takes(card: str, who: str, pieces: tuple[int, int, int]) -> None:
    """Item 64."""
    state = midgame()
    put_consul(state, "sweden", "", "unaligned")
    play_event(state, "austria", card)
    settle(state)

    assert committed(state, card, who) == pieces
    assert card not in (*discards_of(state), *cards_in_play(state))


def test_card_42_takes_half_of_the_british_ships() -> None:
    """Five in play: three go, with two points."""
    state = board(
        {"london": "4 britain"}, fleets={"hampshire": "3 britain", "north_sea": "2 britain"}, turn=3
    )
    play_event(state, "france", "anglo_american_war")
    settle(state)

    assert committed(state, "anglo_american_war", "britain") == (2, 0, 3)
    assert standing_in(state, "london") == "2 britain"


@pytest.mark.parametrize("count", [1, 2])
def test_card_43_britain_sends_one_ship_more(count: int) -> None:
    """While it lasts Britain has two reinforcement CPs fewer."""
    state = board(fleets={"brest": "2 france", "hampshire": "4 britain"}, turn=3)
    before = reinforcement_cp(state, nation("britain"))
    play_event(state, "france", "guerre_de_course", f"squadrons {count}")
    settle(state)

    assert committed(state, "guerre_de_course", "france") == (0, 0, count)
    assert committed(state, "guerre_de_course", "britain") == (0, 0, count + 1)
    assert reinforcement_cp(state, nation("britain")) == before - 2
    assert own_wars(state, nation("france")) == own_wars(state, nation("britain")) == ("guerre_de_course",)


def test_card_43_all_its_ships_go_to_regroup() -> None:
    """Item 105."""
    state = board(fleets={"brest": "2 france", "hampshire": "4 britain"}, turn=3)
    play_event(state, "france", "guerre_de_course", "squadrons 2")
    settle(state)
    end_war(state, "guerre_de_course")

    assert len(squadrons_in(state, "regroup")) == 5
    assert discards_of(state) == ("guerre_de_course",)


def test_card_43_needs_a_french_ship_and_a_french_player() -> None:
    assert event_refused(board(turn=3), "france", "guerre_de_course") == NOTHING
    assert event_refused(midgame(), "britain", "guerre_de_course") == "nw-event-other-nation 6"


@pytest.mark.parametrize(("choice", "pieces"), [("leader", (0, 1, 1)), ("sp", (2, 0, 1))])
def test_card_50_a_leader_or_two_points(choice: str, pieces: tuple[int, int, int]) -> None:
    """Britain chooses, whoever plays the card."""
    state = board({"london": "wellington + 4 britain"}, fleets={"hampshire": "1 britain"}, turn=3)
    play_event(state, "france", "maratha_war")
    question = asked(state)
    assert question is not None
    assert question.seat == "britain"
    answer(state, f"send {choice}")
    settle(state)

    assert committed(state, "maratha_war", "britain") == pieces


@pytest.mark.parametrize("card", WARS)
def test_r6_13_a_war_that_is_going_on_does_not_begin_again(card: str) -> None:
    """Item 60."""
    state = midgame()
    put_consul(state, "sweden", "", "unaligned")
    play_event(state, "france", card)
    settle(state)

    assert event_refused(state, "france", card) == NOTHING


def test_r6_13_leaders_and_ships_are_out_of_play() -> None:
    """Item 64: nobody can call them."""
    state = midgame()
    play_event(state, "france", "russo_persian_war")
    settle(state)
    away = leaders_in(state, "foreign_war")

    assert [LEADER_NATION[x] for x in away] == [nation("russia")]


def test_r7_6_the_pieces_come_to_regroup_and_the_card_where_it_says() -> None:
    """Items 105, 106: Haiti leaves the game, Persia does not."""
    state = midgame()
    for card in ("haiti", "russo_persian_war"):
        play_event(state, "britain", card)
        settle(state)
        end_war(state, card)

    assert removed_cards(state) == ("haiti",)
    assert discards_of(state) == ("russo_persian_war",)
    assert in_regroup(state, "france") == 2
    assert in_regroup(state, "russia") == 3
    assert len(squadrons_in(state, "regroup", of="france")) == 1


def test_r6_13_blockaded_or_not_the_owner_picks() -> None:
    """Item 64: from any place on the map."""
    state = board({"lyon": "2 france", "paris": "2 france"}, fleets={"brest": "1 france"}, turn=3)
    play_event(state, "britain", "haiti")
    question = asked(state)
    assert question is not None
    assert question.seat == "france"
    assert set(texts(state)) == {"send paris", "send lyon"}


def test_r6_13_who_cannot_send_pays_with_cards() -> None:
    """Item 65: three lacking points cost their CPs; the card goes to the discards. What has to be an event
    gives none."""
    state = board(turn=3, hands={"austria": ["talleyrand", "rally", "europe_exhausted"]})
    play_event(state, "france", "austro_turkish_war")
    assert texts(state) == ["pay rally", "pay talleyrand", "pay hungarian_insurrection", "submit"]
    answer(state, "pay talleyrand")

    assert committed(state, "austro_turkish_war", "austria") == (3, 0, 0)
    assert discards_of(state) == ("talleyrand",)
    assert hand_of(state, "austria") == ("rally", "europe_exhausted")


def test_r6_13_a_home_card_that_lies_open_pays_too() -> None:
    """Items 65, 71: it is turned face down like one that was played; a used one pays nothing."""
    state = board({"vienna": "1 austria"}, turn=3)
    play_event(state, "france", "austro_turkish_war")
    assert texts(state) == ["pay hungarian_insurrection", "submit"]
    answer(state, "pay hungarian_insurrection")

    assert committed(state, "austro_turkish_war", "austria") == (3, 0, 0)
    assert used_home_cards(state) == ("hungarian_insurrection",)
    assert discards_of(state) == ()

    used = board({"vienna": "1 austria"}, turn=3, home_used=("hungarian_insurrection",))
    play_event(used, "france", "austro_turkish_war")
    assert asked(used) is None or texts(used) == ["submit"]


def lacking(**fields: object) -> int:
    """CPs Russia has to pay for its part in a war with Persia: a leader and three points."""
    state = board(turn=3, **fields)  # type: ignore[arg-type]
    play_event(state, "france", "russo_persian_war")
    question = asked(state)
    assert isinstance(question, ChooseWarPayment)
    return question.cost


def test_r6_13_what_waits_in_regroup_costs_one_cp_a_piece() -> None:
    """Items 65, 101: points and a leader from Regroup before new ones, which cost as ever."""
    leader = LEADERS[LEADERS_OF[nation("russia")][0]].id

    assert lacking() == 4 + 6
    assert lacking(regroup="2 russia") == 4 + 2 + 2
    assert lacking(regroup=f"{leader} + 2 russia") == 1 + 2 + 2


def test_r6_13_pieces_from_regroup_go_onto_the_card() -> None:
    """Items 65, 101: and are no longer in Regroup."""
    state = board({"vienna": "1 austria"}, turn=3, regroup="2 austria", hands={"austria": ["crop_failure"]})
    play_event(state, "france", "austro_turkish_war", "pay crop_failure")

    assert committed(state, "austro_turkish_war", "austria") == (3, 0, 0)
    assert in_regroup(state, "austria") == 0
    assert asked(state) is None


def test_r6_13_one_card_pays_for_pieces_of_several_kinds() -> None:
    """Items 65, 74: CPs are added up and divided; a ship from Regroup and two new points are five CPs."""
    state = board(
        turn=3, regroup_fleets=["britain_sq1"], home_used=HOMES, hands={"britain": ["grand_battery"]}
    )
    play_event(state, "france", "anglo_turkish_war", "pay grand_battery")

    assert committed(state, "anglo_turkish_war", "britain") == (2, 0, 1)
    assert squadron_place(state, SQUADRON_NUMBER["britain_sq1"]) == "foreign_war"


def test_r6_13_a_neutral_pays_with_its_resource_too() -> None:
    """Item 65: Turkey draws Talleyrand and builds three points with it."""
    state = board(turn=3, deck=("talleyrand",))
    put_consul(state, "turkey", "", "unaligned")
    set_resources(state, "turkey", 1)
    play_event(state, "britain", "serbian_revolt")

    assert committed(state, "serbian_revolt", "turkey") == (3, 0, 0)
    assert resources_of(state, "turkey") == 0


def test_r6_13_who_gives_in_takes_back_what_it_has_sent() -> None:
    """Item 65: a French ship is there already; Britain sends its only one, cannot pay for the second and
    submits: its ship comes to Regroup, the war goes on for France."""
    state = board(turn=3, fleets={"brest": "1 france", "kent": "1 britain"}, home_used=HOMES)
    play_event(state, "france", "guerre_de_course")
    settle(state)

    assert committed(state, "guerre_de_course", "france") == (0, 0, 1)
    assert own_wars(state, nation("britain")) == ()
    assert len(squadrons_in(state, "regroup", of="britain")) == 1
    assert not any(squadron_place(state, s) == "foreign_war" for s in SQUADRONS_OF[nation("britain")])


def test_r6_13_a_war_without_anybody_left_in_it_is_over() -> None:
    """Item 65: Russia sends one of three points, has no cards and submits."""
    state = board({"moscow": "1 russia", "stockholm": "2 sweden"}, turn=3, home_used=HOMES)
    put_consul(state, "sweden", "", "unaligned")
    play_event(state, "france", "finnish_war")
    settle(state)

    assert foreign_wars(state) == []
    assert in_regroup(state, "russia") == 1
    assert standing_in(state, "stockholm") == "2 sweden"


@pytest.mark.parametrize("box", ["friend", "aide", "partner", "pact"])
def test_r8_4_the_finnish_war_spares_the_camp_whose_vassal_sweden_is(box: str) -> None:
    """Item 139: Sweden leans to Britain, Russia is in its Camp."""
    state = midgame()
    put_consul(state, "sweden", "britain", box)

    assert event_refused(state, "france", "finnish_war") == NOTHING
    join_camp(state, nation("russia"), -1, "test")
    assert event_refused(state, "france", "finnish_war") == ""


def finnish_peace(die: int, **facts: object) -> State:
    state = board(turn=3, dice=[die, *[1] * 20], **facts)
    run(state, FinnishPeace())
    return state


@pytest.mark.parametrize(
    ("die", "flags"), [(1, "sweden"), (2, "sweden"), (3, ""), (4, "russia"), (5, "russia"), (6, "russia")]
)
def test_card_51_the_die_moves_the_border(die: int, flags: str) -> None:
    state = finnish_peace(die)

    assert owner(state, "abo") == ("russia" if flags == "russia" else "sweden")
    assert owner(state, "viborg") == ("sweden" if flags == "sweden" else "russia")


def test_card_51_a_formation_of_the_other_holds_its_ground() -> None:
    state = finnish_peace(6, forces={"abo": "1 sweden"})

    assert owner(state, "abo") == "sweden"


def test_card_51_the_winner_chooses_if_both_areas_are_to_be_had() -> None:
    """Viborg was Swedish: Russia may free it instead."""
    state = finnish_peace(6, flags={"viborg": "sweden"})
    assert set(texts(state)) == {"finland abo", "finland viborg"}
    answer(state, "finland viborg")

    assert owner(state, "viborg") == "russia"
    assert owner(state, "abo") == "sweden"


def test_card_51_the_peace_comes_with_the_end_of_the_war() -> None:
    """Item 105."""
    state = board({"riga": "3 russia", "stockholm": "2 sweden"}, turn=3, dice=[5, *[1] * 20])
    put_consul(state, "sweden", "", "unaligned")
    play_event(state, "france", "finnish_war")
    settle(state)
    end_war(state, "finnish_war")
    state.push_called()
    advance(state)

    assert owner(state, "abo") == "russia"
    assert in_regroup(state, "russia") == 3


def test_card_52_turkey_falls_if_it_has_nothing() -> None:
    """Item 63."""
    state = board(turn=3)
    put_consul(state, "turkey", "france", "aide")
    play_event(state, "britain", "serbian_revolt")
    settle(state)

    assert consul(state, "turkey") == "unaligned"
