"""Positions in which a player has gone wrong: what must not happen again, whoever plays.

Nothing is said about what is best there, only about what gives a war away.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.printed.names import AUSTRIA, NATIONS, PRUSSIA
from greatpowers.games.napoleonic_wars.printed.pieces import START_KEYS
from greatpowers.games.napoleonic_wars.state.events.war import CardPlayed, ConsulMoved, ForceMoved, WarBegan
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.trials.counting import count
from tests.games.napoleonic_wars.boards import board
from tests.games.napoleonic_wars.bots.table import GAME, impulse, spending

LEVELS = ("regular", "veteran")
by_level = pytest.mark.parametrize("level", LEVELS)
KEYS: Mapping[str, int] = dict(zip(NATIONS, START_KEYS, strict=True))


def emperor_alone(forces: Mapping[str, str] | None = None, *, start: bool = False) -> State:
    """Nothing to play but The Emperor Commands."""
    cards = {"hands": {"france": []}, "home_used": ["grande_armee"]}
    return board(forces, start=start, start_keys=KEYS, **cards)  # type: ignore[arg-type]


def _marches(events: list[ForceMoved], leader: str) -> list[ForceMoved]:
    return [event for event in events if event.how == "move" and leader in event.leaders]


@by_level
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_emperor_marches_with_an_army_and_to_fight(level: str, seed: str) -> None:
    """B11: he used to go from Calais to Toulouse, and once alone into Genoa."""
    played = impulse(emperor_alone(start=True), "france", level, seed)
    ways = _marches([e for e in played.events if isinstance(e, ForceMoved)], "napoleon")
    as_event = any(isinstance(e, CardPlayed) and e.use == "event" for e in played.events)

    assert not as_event or ways
    assert all(sum(way.sp) >= 3 for way in ways)
    assert not ways or played.is_beside_enemies("france", ways[-1].to)


@by_level
def test_without_an_army_or_an_aim_the_emperor_gives_cps(level: str) -> None:
    """B11: two points in Bordeaux go nowhere in six areas."""
    played = impulse(
        emperor_alone({"bordeaux": "napoleon + 2 france", "calais": "2 france"}), "france", level
    )

    assert played.answers[0] == "cp the_emperor_commands"


@by_level
def test_nobody_walks_into_a_key_that_a_stronger_group_will_reach_first(level: str) -> None:
    """B12: Blücher and Kutuzov beside Berlin intercept at better than even odds."""
    state = board(
        {
            "dresden": "napoleon, ney + 7 france",
            "berlin": "1 prussia",
            "posen": "blucher, kutuzov + 8 prussia + 8 russia",
            "paris": "3 france",
        },
        scenario="1813-5",
        flags={"dresden": "france"},
        start_keys=KEYS,
    )
    played = spending(state, "france", 2, level)

    assert not any("to berlin" in answer for answer in played.answers)


@by_level
def test_two_points_do_not_storm_a_garrison_of_three(level: str) -> None:
    """B12: Lannes attacked Naples."""
    state = board({"rome": "lannes + 2 france", "naples": "3 britain", "paris": "3 france"}, start_keys=KEYS)
    played = spending(state, "france", 2, level)

    assert not any("to naples" in answer for answer in played.answers)


@by_level
def test_napoleon_does_not_fight_with_one_point_about_him(level: str) -> None:
    """He attacked three British points in Naples twice, out of Regroup, and fell."""
    state = board(
        {"rome": "napoleon + 1 france", "naples": "3 britain", "paris": "3 france"}, start_keys=KEYS
    )
    played = spending(state, "france", 4, level)

    assert not any("napoleon" in answer and "to naples" in answer for answer in played.answers)


@by_level
def test_vienna_is_not_left_to_one_point(level: str) -> None:
    """B13: an enemy army is two areas away, and Charles is near enough."""
    state = board(
        {"pressburg": "charles + 8 austria", "vienna": "1 austria", "munich": "davout + 6 france"},
        active="austria",
        start_keys=KEYS,
    )
    played = spending(state, "austria", 4, level)

    defenders = sum(played.force("vienna", "austria").sp)
    assert played.holder("vienna") == AUSTRIA
    assert defenders >= 3 or played.is_beside("austria", "vienna", 6)


@by_level
def test_berlin_is_not_emptied_beside_an_enemy_army(level: str) -> None:
    """B13: all Prussia stands there, and Davout in Magdeburg."""
    state = board(
        {"berlin": "blucher + 5 prussia", "magdeburg": "davout + 5 france", "hanover": "1 france"},
        scenario="1813-5",
        flags={"magdeburg": "france", "hanover": "france"},
        active="prussia",
        start_keys=KEYS,
    )
    played = spending(state, "prussia", 3, level)

    assert sum(played.force("berlin", "prussia").sp) >= 4
    assert played.holder("berlin") == PRUSSIA


@by_level
def test_no_neutral_is_attacked_for_a_single_area(level: str) -> None:
    """B14: Prussia marched into Holstein, which is nothing, and a rival had his Pact with Denmark."""
    state = board(
        {
            "rostock": "brunswick + 6 prussia",
            "berlin": "2 prussia",
            "holstein": "1 denmark",
            "copenhagen": "2 denmark",
        },
        active="prussia",
        start_keys=KEYS,
    )
    played = spending(state, "prussia", 3, level)

    assert not played.found(WarBegan)


@by_level
def test_a_consul_is_pushed_all_the_way_when_the_purse_pays_for_it(level: str) -> None:
    """B14: in Pact nobody pushes it back."""
    state = board(start=True, active="russia", consuls={"sweden": "russia partner"})
    played = spending(state, "russia", 5, level)

    assert any(isinstance(e, ConsulMoved) and e.box == "pact" for e in played.events)


@by_level
def test_a_consul_that_would_only_be_pushed_back_is_left_alone(level: str) -> None:
    """B14: two boxes of ten, with everybody's hands full, is money thrown away."""
    hands = {power: ["mutiny", "typhus", "mud"] for power in ("france", "britain", "austria", "prussia")}
    state = board(start=True, active="russia", hands=hands)
    played = spending(state, "russia", 3, level)

    assert not played.found(ConsulMoved)


@pytest.mark.slow
def test_cards_are_used_for_what_they_are() -> None:
    """B14: in a whole war Battle cards are laid in half of the fights they fit; the Veteran lays the same."""
    found = count(Match(GAME, "1805-5", seed="cards"), "regular", "cards")

    assert found.fights_held
    assert 2 * found.fights_laid >= found.fights_held
