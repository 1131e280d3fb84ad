"""Conquest, ceded areas, submission, reparations. [15]"""

from __future__ import annotations

import pytest

from greatpowers.engine.masks import members
from greatpowers.games.napoleonic_wars.printed.board import HOME, KEYS, PLACES
from greatpowers.games.napoleonic_wars.printed.names import COALITION, NATIONS, NO_CAMP, NO_NATION
from greatpowers.games.napoleonic_wars.printed.pieces import START_KEYS
from greatpowers.games.napoleonic_wars.rules.conquest.conquest import (
    Conquer,
    Conquests,
    conqueror_of,
    conquest_modifier,
    forced_submission,
)
from greatpowers.games.napoleonic_wars.rules.conquest.submission import SubmissionOffers, may_submit
from greatpowers.games.napoleonic_wars.rules.diplomacy.entering import entering_refusal
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import begin_war, join_camp
from greatpowers.games.napoleonic_wars.state.control import (
    enemy_areas,
    friendly_areas,
    uncontrolled_areas,
)
from greatpowers.games.napoleonic_wars.state.fights import Committed, ForeignWar
from greatpowers.games.napoleonic_wars.state.relations import are_enemies, camp_of, is_neutral
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.changing import set_resources
from tests.games.napoleonic_wars.seen import (
    conquered_nations,
    foreign_wars,
    in_regroup,
    resources_of,
    truces_of,
)
from tests.games.napoleonic_wars.war_boards import consul, owner, put_consul


def keys_but(nation_name: str, *but: str) -> dict[str, str]:
    """French Flags in all Keys of a nation's Home areas except some."""
    found = [PLACES[area] for area in members(HOME[nation(nation_name)] & KEYS)]
    return {name: "france" for name in found if name not in but}


def settle(state: State, *, prefer: tuple[str, ...] = ()) -> None:
    """Answer every question: with a preferred beginning if there is one, otherwise the first."""
    while asked(state) is not None:
        offered = texts(state)
        wanted = [text for text in offered if text.startswith(prefer)] if prefer else []
        answer(state, (wanted or offered)[0])


def test_r15_1_a_lost_capital_and_a_die_of_six_conquer() -> None:
    """Items 264, 265: Austria lost Vienna: -1 +1; a five fails, a six does it."""
    fails = board(flags={"vienna": "france"}, dice=[5])
    run(fails, Conquests())
    assert camp_of(fails, nation("austria")) != NO_CAMP

    falls = board(flags={"vienna": "france"}, dice=[6, 1])
    run(falls, Conquests())
    settle(falls)
    assert camp_of(falls, nation("austria")) == NO_CAMP
    assert "austria" in conquered_nations(falls)


@pytest.mark.parametrize(
    ("name", "modifier"),
    [("denmark", 3), ("sweden", 2), ("prussia", -1), ("austria", -1), ("britain", -1), ("russia", -1),
     ("france", -2), ("spain", -2), ("turkey", -2)],
)  # fmt: skip
def test_r15_1_modifiers(name: str, modifier: int) -> None:
    """Item 265: by nation; and one for each lost Key."""
    assert conquest_modifier(board(), nation(name)) == modifier
    lost = board(flags={"prague": "france", "innsbruck": "france"})
    assert conquest_modifier(lost, nation("austria")) == 1


def test_r15_1_without_keys_a_nation_falls_without_a_roll() -> None:
    """Item 264."""
    state = board(flags=keys_but("austria"), dice=[1])

    run(state, Conquests())
    settle(state)

    assert camp_of(state, nation("austria")) == NO_CAMP


def test_r15_1_russia_falls_only_with_both_capitals() -> None:
    """Item 266."""
    one = board(flags={"moscow": "france"})
    both = board(flags={"moscow": "france", "st_petersburg": "france"})

    assert conqueror_of(one, nation("russia")) == NO_NATION
    assert conqueror_of(both, nation("russia")) == nation("france")


def test_r15_1_who_holds_the_capital_conquers() -> None:
    """Item 267: Spain holds Vienna, France the rest."""
    state = board(flags={"vienna": "spain", "prague": "france", "linz": "france"})

    assert conqueror_of(state, nation("austria")) == nation("spain")


def test_r15_1_of_two_conquests_of_each_other_the_earlier_on_the_track_counts() -> None:
    """Item 267: Spain falls to Austria's later turn no more once Austria has fallen to it."""
    state = board(flags={"vienna": "spain", "madrid": "austria"}, dice=[6, 1, 6, 1])

    run(state, Conquests())
    settle(state)

    assert camp_of(state, nation("austria")) == NO_CAMP
    assert consul(state, "spain") == "france pact"


def test_r15_1_no_conquest_without_an_enemy_in_the_capital() -> None:
    """Items 264, 48: nothing is rolled."""
    run(board(), Conquests())


def test_r15_2_flags_go_a_die_is_rolled_and_areas_are_picked_in_turn() -> None:
    """Item 268: three areas: conqueror, victim, conqueror; never the capital."""
    state = board(flags={"vienna": "france", "linz": "france"}, dice=[3])

    run(state, Conquer(nation("austria"), nation("france")))
    assert owner(state, "vienna") == "austria"
    assert owner(state, "linz") == "austria"
    seats = []
    for name in ("prague", "linz", "venice"):
        choice = asked(state)
        assert choice is not None
        seats.append(choice.seat)
        assert "cede vienna" not in texts(state)
        answer(state, f"cede {name}")

    assert seats == ["france", "austria", "france"]
    assert [owner(state, name) for name in ("prague", "linz", "venice")] == ["france"] * 3


def test_r15_2_a_ceded_area_may_be_given_to_a_consenting_power_of_the_camp() -> None:
    """Item 269: Russia takes Barcelona, Britain declines Valencia; Spain without a player picks the first."""
    state = board(dice=[3])
    put_consul(state, "spain", "", "unaligned")
    begin_war(state, nation("spain"), nation("austria"))

    run(state, Conquer(nation("spain"), nation("austria")))
    answer(state, "cede barcelona to russia", "accept barcelona")
    answer(state, "cede valencia to britain", "decline valencia")

    assert owner(state, "barcelona") == "russia"
    assert owner(state, "valencia") == "austria"


def test_r15_21_conquerors_leave_the_capital() -> None:
    """Item 270: to an area under their Flag beside it, or to Regroup; others may stay."""
    state = board({"vienna": "ney + 2 france", "graz": "1 france"}, dice=[1])

    run(state, Conquer(nation("austria"), nation("france")))
    answer(state, "cede linz")
    assert texts(state) == ["to linz", "regroup"]
    answer(state, "to linz")
    assert all(text.startswith(("stay", "regroup")) for text in texts(state))
    settle(state, prefer=("stay",))

    assert standing_in(state, "linz") == "ney + 2 france"
    assert standing_in(state, "graz") == "1 france"
    assert standing_in(state, "vienna") == ""


def test_r15_21_troops_go_home_and_former_allies_leave() -> None:
    """Item 271: Austrians abroad and Russians in Austria regroup; the Austrian Flag in Munich goes."""
    state = board(
        {"munich": "1 austria", "prague": "kutuzov + 3 russia", "graz": "2 austria"},
        flags={"munich": "austria"}, dice=[1],
    )  # fmt: skip

    run(state, Conquer(nation("austria"), nation("france")))
    answer(state, "cede linz")
    settle(state)

    assert owner(state, "munich") == "france"
    assert standing_in(state, "munich") == standing_in(state, "prague") == ""
    assert in_regroup(state, "russia") == 3
    assert standing_in(state, "graz") == "2 austria"


def test_r15_21_the_land_is_open_to_the_conquerors_but_not_the_capital() -> None:
    """Items 272, 273, 274: neutral, at truce."""
    state = board(dice=[1])

    run(state, Conquer(nation("austria"), nation("france")))
    settle(state)

    assert is_neutral(state, nation("austria"))
    assert friendly_areas(state, nation("spain")) >> place("graz") & 1
    assert not friendly_areas(state, nation("france")) >> place("vienna") & 1
    assert entering_refusal(state, nation("france"), place("vienna")) is not None
    assert "spain" in truces_of(state, "austria")


@pytest.mark.parametrize("loser", ["austria", "spain"])
def test_r15_21_the_land_is_closed_again_once_the_conquered_is_at_war(loser: str) -> None:
    """Item 272: open only while it is neutral; a Power by its Camp, a Proxy by its own war."""
    state = board(dice=[1])
    winner = nation("france") if loser == "austria" else nation("britain")
    run(state, Conquer(nation(loser), winner))
    settle(state)
    area = place("graz") if loser == "austria" else place("seville")
    assert friendly_areas(state, winner) >> area & 1

    if loser == "austria":
        join_camp(state, nation(loser), COALITION, "declared")
    else:
        begin_war(state, nation(loser), nation("turkey"))

    assert not friendly_areas(state, winner) >> area & 1
    assert not uncontrolled_areas(state, winner) & enemy_areas(state, winner)


def test_r15_22_a_conquered_proxy_is_unaligned_and_frozen() -> None:
    """Item 274."""
    state = board(dice=[1])

    run(state, Conquer(nation("spain"), nation("britain")))
    settle(state)

    assert consul(state, "spain") == "unaligned"
    assert state.consul_frozen >> nation("spain") & 1
    assert not are_enemies(state, nation("spain"), nation("britain"))


def test_r15_3_conquest_of_turkey_ends_its_foreign_wars() -> None:
    """Item 275: the Russo-Turkish War, not the one in Haiti."""
    wars = (
        ForeignWar("russo_turkish_war", (Committed(nation("russia"), sp=2),)),
        ForeignWar("haiti", (Committed(nation("france"), sp=2),)),
    )
    state = board(foreign_wars=wars, dice=[1])
    begin_war(state, nation("turkey"), nation("france"))

    run(state, Conquer(nation("turkey"), nation("france")))
    settle(state)

    assert foreign_wars(state) == ["haiti"]
    assert in_regroup(state, "russia") == 2


def test_r15_5_reparations() -> None:
    """Item 279: the winner gains a Resource, the loser has none left."""
    state = board(dice=[1])
    set_resources(state, "austria", 2)

    run(state, Conquer(nation("austria"), nation("france")))
    settle(state)

    assert resources_of(state, "austria") == 0
    assert resources_of(state, "france") == 1


def test_r5_8_the_game_ends_when_france_is_conquered() -> None:
    """Item 52."""
    state = board(dice=[1])

    run(state, Conquer(nation("france"), nation("britain")))

    assert state.is_over
    assert state.result["why"] == "conquest"


def test_r5_8_flags_in_a_conquered_france_count_for_who_placed_them() -> None:
    """Item 52: the game ends at once, before Flags are taken up."""
    state = board(
        flags={"paris": "britain", "brest": "britain"}, start_keys=dict(zip(NATIONS, START_KEYS, strict=True))
    )

    run(state, Conquer(nation("france"), nation("britain")))

    assert state.result["points"]["britain"] == 2
    assert state.result["points"]["france"] == -2 + 1  # the Pact with Spain


def invaded() -> State:
    """Austria has three pieces in play, France five in Austria."""
    return board({"linz": "ney + 4 france", "budapest": "charles + 2 austria"})


def test_r15_4_a_power_outnumbered_in_its_own_land_may_offer_submission() -> None:
    """Item 276: not one that has as many pieces in play; not a Proxy."""
    assert may_submit(invaded(), nation("austria"))
    assert not may_submit(
        board({"linz": "ney + 1 france", "budapest": "charles + 2 austria"}), nation("austria")
    )
    proxy = board({"madrid": "5 britain"})
    assert not may_submit(proxy, nation("spain"))


def test_r15_41_one_offer_an_impulse_answered_yes_or_no() -> None:
    """Item 277: refused, the next chance is at the end of the next Impulse."""
    state = invaded()
    run(state, SubmissionOffers())
    choice = asked(state)
    assert choice is not None
    assert choice.seat == "austria"

    answer(state, "offer cede prague")
    answered = asked(state)
    assert answered is not None
    assert answered.seat == "france"
    assert texts(state) == ["accept", "refuse"]
    answer(state, "refuse")
    assert run(state, SubmissionOffers()) is None
    state.submission_offered = False

    assert run(state, SubmissionOffers()) is not None


def test_r15_4_an_accepted_submission_takes_effect_at_once() -> None:
    """Items 276, 279: areas change hands as agreed, the rest follows as after a conquest."""
    state = invaded()
    state.flag[place("graz")] = nation("france")
    state.held[nation("austria")] &= ~(1 << place("graz"))
    state.held[nation("france")] |= 1 << place("graz")
    state.board_changed()

    run(state, SubmissionOffers())
    answer(state, "offer cede prague return graz", "accept")
    settle(state)

    assert (owner(state, "prague"), owner(state, "graz")) == ("france", "austria")
    assert is_neutral(state, nation("austria"))
    assert resources_of(state, "france") == 1


def test_r15_41_terms_name_what_one_has() -> None:
    """Item 277: no capital, nothing of others."""
    state = invaded()
    choice = run(state, SubmissionOffers())
    assert choice is not None

    for text, rule in (
        ("offer cede vienna", "15.2"),
        ("offer cede munich", "15.2"),
        ("offer return prague", "15.41"),
    ):
        found = choice.refuse(state, choice.read(state, text))
        assert found is not None
        assert found.rule == rule


def test_r5_8_the_game_ends_when_france_submits() -> None:
    """Item 52."""
    state = board({"lyon": "charles + 3 austria", "paris": "1 france"})
    run(state, SubmissionOffers())

    answer(state, "offer", "accept")

    assert state.is_over
    assert state.result["why"] == "submission"


def test_r15_42_a_proxy_forced_to_submit_falls_to_the_strongest_invader() -> None:
    """Item 278: without invaders it is only neutral."""
    from greatpowers.engine.state import advance

    invaded_proxy = board({"madrid": "2 britain"}, dice=[1])
    forced_submission(invaded_proxy, nation("spain"))
    invaded_proxy.push_called()
    advance(invaded_proxy)
    settle(invaded_proxy)
    assert "spain" in conquered_nations(invaded_proxy)

    alone = board()
    forced_submission(alone, nation("spain"))
    assert consul(alone, "spain") == "unaligned"
    assert not conquered_nations(alone)
