"""Who is with whom and whose an area is: the words all chapters use. [glossary, 7.4, 8.2, 8.3]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.names import (
    AUSTRIA,
    BRITAIN,
    FRANCE,
    FRIEND,
    NO_CAMP,
    PACT,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    SWEDEN,
    TURKEY,
    UNALIGNED,
)
from greatpowers.games.napoleonic_wars.printed.ruleset import SCENARIOS
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import (
    begin_war,
    end_wars,
    join_camp,
    open_areas,
    place_consul,
    take_command,
)
from greatpowers.games.napoleonic_wars.state.changes.map import add_sp, set_flag
from greatpowers.games.napoleonic_wars.state.control import (
    ENEMY,
    FRIENDLY,
    NEUTRAL,
    UNCONTROLLED,
    controller,
    enemy_fortress,
    has_enemy_formation,
    keys_of,
    leaders_in,
    neutral_areas,
    status,
)
from greatpowers.games.napoleonic_wars.state.relations import (
    allies,
    are_allies,
    camp_of,
    enemies,
    is_neutral,
    is_neutral_proxy,
    master_of,
    seat_of,
    vassal_of,
)
from tests.games.napoleonic_wars.boards import board, names, nation, nation_names, place
from tests.games.napoleonic_wars.seen import present_mask


def test_members_of_a_camp_are_allies_and_enemies_of_the_other() -> None:
    """Item 122: allies by Camp; the neutral are neither."""
    state = board()

    assert nation_names(allies(state, BRITAIN)) == ["britain", "austria", "russia"]
    assert nation_names(enemies(state, BRITAIN)) == ["france", "spain"]
    assert is_neutral(state, TURKEY)
    assert is_neutral(state, PRUSSIA)


def test_r8_2_a_pact_brings_a_proxy_into_the_camp() -> None:
    """Item 111: ally of all its members, enemy of the others, run by its ally."""
    state = board()
    place_consul(state, SWEDEN, RUSSIA, PACT, "test")

    assert are_allies(state, SWEDEN, BRITAIN)
    assert nation_names(enemies(state, SWEDEN)) == ["france", "spain"]
    assert (master_of(state, SWEDEN), seat_of(state, SWEDEN)) == (RUSSIA, "russia")


def test_a_proxy_of_a_neutral_power_is_its_ally_without_a_camp() -> None:
    """Item 138: Prussia outside the Camps with Denmark in Pact."""
    state = board()
    place_consul(state, nation("denmark"), PRUSSIA, PACT, "test")

    assert nation_names(allies(state, PRUSSIA)) == ["prussia", "denmark"]
    assert camp_of(state, nation("denmark")) == NO_CAMP
    assert enemies(state, PRUSSIA) == 0


def test_a_vassal_short_of_pact_stays_neutral() -> None:
    """Item 120: Friend of France, run by nobody."""
    state = board()

    assert vassal_of(state, nation("denmark")) == FRANCE
    assert is_neutral_proxy(state, nation("denmark"))
    assert is_neutral(state, nation("denmark"))


def test_a_plus_consul_in_unaligned_is_no_vassal() -> None:
    """Item 107: it belongs to a row and is nobody's Vassal."""
    state = board()
    place_consul(state, TURKEY, FRANCE, UNALIGNED, "test", plus=True)

    assert state.consul_row[TURKEY] == FRANCE
    assert vassal_of(state, TURKEY) == -1


def test_r8_32_a_commanded_proxy_is_run_without_being_an_ally() -> None:
    """Item 127: France plays Turkey against Russia, the Camps do not change."""
    state = board()
    begin_war(state, RUSSIA, TURKEY)
    take_command(state, TURKEY, FRANCE)

    assert seat_of(state, TURKEY) == "france"
    assert not are_allies(state, TURKEY, FRANCE)
    assert nation_names(enemies(state, TURKEY)) == ["russia"]
    end_wars(state, TURKEY)
    assert enemies(state, TURKEY) == 0


def test_r8_3_who_changes_camp_changes_friends_and_foes() -> None:
    """Item 134: Austria goes over to France."""
    state = board()
    join_camp(state, AUSTRIA, 0, "test")

    assert are_allies(state, AUSTRIA, FRANCE)
    assert nation_names(enemies(state, AUSTRIA)) == ["britain", "russia"]


@pytest.mark.parametrize(
    ("forces", "who", "area", "expected"),
    [
        ({}, FRANCE, "paris", FRIENDLY),
        ({}, FRANCE, "madrid", FRIENDLY),
        ({}, FRANCE, "vienna", ENEMY),
        ({}, FRANCE, "berlin", NEUTRAL),
        ({"vienna": "2 france"}, FRANCE, "vienna", UNCONTROLLED),
        ({"vienna": "2 france"}, AUSTRIA, "vienna", UNCONTROLLED),
        ({"vienna": "2 france"}, RUSSIA, "vienna", UNCONTROLLED),
        ({"olmutz": "2 france"}, FRANCE, "olmutz", UNCONTROLLED),
        ({"olmutz": "2 france"}, AUSTRIA, "olmutz", FRIENDLY),
        ({"vienna": "2 russia"}, AUSTRIA, "vienna", FRIENDLY),
    ],
)
def test_what_an_area_is_to_a_nation(forces: dict[str, str], who: int, area: str, expected: int) -> None:
    """Item 213: a Fortress area stays Friendly to its owner, other areas become Uncontrolled."""
    assert status(board(forces), who, place(area)) == expected


def test_a_flag_gives_control_and_keys() -> None:
    """Item 93: the upper colour needs one; Keys follow."""
    state = board(flags={"warsaw": "france", "vienna": "france"})

    assert keys_of(state, FRANCE) == 15
    assert keys_of(state, PRUSSIA) == 6
    assert status(state, FRANCE, place("warsaw")) == FRIENDLY


def test_r15_21_areas_of_a_conquered_neutral_are_open_to_the_conquerors_but_its_capital() -> None:
    """Item 272: France walks through Prussia and not into Berlin."""
    state = board()
    open_areas(state, PRUSSIA, allies(state, FRANCE))

    assert status(state, FRANCE, place("stettin")) == FRIENDLY
    assert status(state, SPAIN, place("stettin")) == FRIENDLY
    assert status(state, FRANCE, place("berlin")) == NEUTRAL
    assert status(state, RUSSIA, place("stettin")) == NEUTRAL


def test_neutral_areas_are_those_of_nations_at_peace() -> None:
    """Item 160: entering one is more than a step."""
    found = set(names(neutral_areas(board(), FRANCE)))

    assert {"berlin", "stockholm", "constantinople", "copenhagen"} <= found
    assert not {"vienna", "madrid", "lisbon"} & found


def test_formations_and_fortresses_of_the_enemy_are_seen() -> None:
    state = board({"linz": "ferdinand", "munich": "4 france"})

    assert has_enemy_formation(state, FRANCE, place("linz"))
    assert not has_enemy_formation(state, FRANCE, place("munich"))
    assert enemy_fortress(state, FRANCE, place("olmutz"))
    assert not enemy_fortress(state, FRANCE, place("magdeburg"))
    assert leaders_in(state, AUSTRIA, place("linz")) != ()


@pytest.mark.parametrize(
    ("scenario", "pacts"),
    [
        ("1812-4", {"prussia": "france", "spain": "britain", "sweden": "russia", "denmark": "france"}),
        ("1813-4", {"spain": "britain", "sweden": "russia", "denmark": "france"}),
    ],
)
def test_pacts_of_the_later_years(scenario: str, pacts: dict[str, str]) -> None:
    state = board(scenario=scenario)
    proxies = ("prussia", "spain", "turkey", "sweden", "denmark")
    found = {name: seat_of(state, nation(name)) for name in proxies if seat_of(state, nation(name))}

    assert found == pacts
    assert state.consul_box[SWEDEN] >= FRIEND


@pytest.mark.parametrize("scenario", ["1812-5", "1813-5"])
def test_no_enemies_share_an_area_at_the_start(scenario: str) -> None:
    state = board(start=True, scenario=scenario)
    shared = [
        names(present_mask(state, a) & present_mask(state, b))
        for a in range(9)
        for b in range(9)
        if enemies(state, a) >> b & 1 and present_mask(state, a) & present_mask(state, b)
    ]

    assert shared == []


@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_nobody_stands_in_a_neutral_area_at_the_start(scenario: str) -> None:
    state = board(start=True, scenario=scenario)

    assert [names(neutral_areas(state, n) & present_mask(state, n)) for n in range(9)] == [[]] * 9


def test_a_changed_copy_does_not_tell_its_answers_to_the_original() -> None:
    """Also one made before anything was asked: nothing is remembered then that could be thrown away."""
    state = board({"ulm": "2 france"})
    state.ties_changed()
    state.touch()
    twin = state.copy()
    add_sp(twin, AUSTRIA, place("paris"), 1, "test")
    set_flag(twin, place("lyon"), AUSTRIA, "test")
    assert status(twin, FRANCE, place("paris")) == UNCONTROLLED
    assert twin.remembered("lyon", lambda: controller(twin, place("lyon"))) == AUSTRIA

    assert status(state, FRANCE, place("paris")) == FRIENDLY
    assert state.remembered("lyon", lambda: controller(state, place("lyon"))) == FRANCE
