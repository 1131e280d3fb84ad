"""What is counted in a whole war."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.engine.events import Event
from greatpowers.games.napoleonic_wars.state.events.war import (
    CardPlayed,
    ConsulMoved,
    FlagPlaced,
    ForceMoved,
    ImpulseBegan,
    TurnBegan,
)
from greatpowers.games.table import find_game

EMPEROR = "the_emperor_commands"
ARMY = (7, 0, 0, 0, 0, 0, 0, 0, 0)


def counted(*events: Event) -> dict[str, float]:
    told: Sequence[Event] = [TurnBegan(1, 1805), ImpulseBegan("france", False), *events]
    return dict(find_game("napoleonic-wars").study().counts(told))


def test_the_emperor_marches_and_wins_a_key_in_his_own_impulse_only() -> None:
    card = CardPlayed("france", EMPEROR, "event")
    march = ForceMoved(ARMY, ("napoleon",), "linz", "vienna", "move")
    flag = FlagPlaced("france", "vienna", "battle")

    won = counted(card, march, flag)
    late = counted(card, march, ImpulseBegan("britain", False), flag)

    assert (won["emperor_played"], won["emperor_marched"], won["emperor_gained"]) == (1, 1, 1)
    assert late["emperor_gained"] == 0
    assert won["capitals_lost.austria"] == won["keys_won.france"] == 1
    assert won["marches.france"] == 1


def test_a_consul_that_is_pushed_back_is_counted_once() -> None:
    boxes = [("", "unaligned"), ("russia", "friend"), ("russia", "aide"), ("russia", "friend")]
    pushed = [ConsulMoved("turkey", row, box, False, "influence") for row, box in boxes]

    found = counted(*pushed)

    assert found["consul_pushes.france"] == 3
    assert found["consuls_back"] == 1


def test_cards_are_counted_by_their_use() -> None:
    found = counted(
        CardPlayed("france", "mud", "cp"),
        CardPlayed("france", "typhus", "event"),
        CardPlayed("austria", "great_redoubt", "battle"),
    )

    assert found["cps.france"] == found["events.france"] == found["battle_cards.austria"] == 1
    assert (found["actions"], found["actions_as_events"]) == (2, 1)
    assert found["card:typhus"] == 1
