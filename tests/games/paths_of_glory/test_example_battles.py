"""The battles printed in the book: its two combat examples, and those of August and September 1914."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.state import decide_in_place
from greatpowers.games.paths_of_glory.state.events.war import CombatDecided, FireResolved
from tests.games.paths_of_glory.example_script import STEPS, Example
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import on_table
from tests.testkit.dice import LoadedDice

FOUGHT = [step for step, block in STEPS.items() if block.get("battles")]


class Battles(Example):
    """The example being played; how each combat ended is kept. Fire is compared on the way."""

    def __init__(self) -> None:
        self.decided: list[Any] = []
        super().__init__()

    def say(self, text: str) -> None:
        choice = self.choice
        option = choice.read(self.state, text)
        assert choice.refuse(self.state, option) is None, f"{self.block['id']}: {text}"
        decide_in_place(self.state, choice, option)
        for recorded in self.state.events:
            if isinstance(recorded.event, FireResolved):
                self.compare_fire(recorded.event)
            elif isinstance(recorded.event, CombatDecided):
                self.decided.append(recorded.event)
        self.state.events.clear()


@pytest.fixture(scope="module")
def decided() -> dict[str, list[Any]]:
    """How the combats of each action ended."""
    battles = Battles()
    found = {}
    for step in (step for step in STEPS if not step.endswith(".MO")):
        battles.decided = []
        battles.play(step)
        found[step] = battles.decided
    return found


@pytest.mark.parametrize("step", FOUGHT)
def test_battles_of_1914_end_as_printed(step: str, decided: dict[str, list[Any]]) -> None:
    """Items 239–313: winner, loss numbers and length of retreat of every battle of the example."""
    side = STEPS[step]["side"].lower()
    sides = {"attacker": side, "defender": "cp" if side == "ap" else "ap"}
    for battle, end in zip(STEPS[step]["battles"], decided[step], strict=True):
        if not battle["winner"].startswith("not stated"):
            assert end.winner == sides.get(battle["winner"].split()[0], "")
        assert end.retreat == battle["retreat_length"]
        if isinstance(battle["attacker_fire"]["result"], int):
            assert end.defender_loss == battle["attacker_fire"]["result"]


def tannenberg(dice: list[int]) -> Fight:
    """The first combat example: the German 8th Army and a corps against the Russian 2nd Army."""
    units = {"konigsberg": ["ge_8"], "insterberg": ["ge_corps"], "tannenberg": ["ru_2"]}
    fight = Fight({**units, "ap_reserve_box": ["ru_corps"]}, ap_holds=["tannenberg"], dice=dice)
    return fight.attack("tannenberg", "ge_8@konigsberg, ge_corps@insterberg")


def test_combat_example_1() -> None:
    """Items 256, 259, 267, 282, 308: a 3 with one free space succeeds; a fresh Russian corps answers."""
    fight = tannenberg([3, 3, 4]).say("flank konigsberg")

    assert (fight.event("FlankTried").modifier, fight.event("FlankTried").succeeded) == (1, True)
    assert (fight.fire("cp").table, fight.fire("cp").factors, fight.fire("cp").loss) == ("army", 7, 4)
    assert (fight.fire("ap").table, fight.fire("ap").column, fight.fire("ap").loss) == ("corps", 1, 1)
    assert fight.at("insterberg") == ["ge_corps reduced"]
    assert fight.event("CombatDecided").retreat == 2
    assert fight.options() == ["stand keep ru_corps reduced@tannenberg", "retreat"]

    fight.say("retreat")

    assert {"retreat ru_corps to plock warsaw", "retreat ru_corps to lomza warsaw"} <= set(fight.options())

    fight.say("retreat ru_corps to lomza warsaw")

    # The forest stops the army, and the corps is reduced.
    assert fight.options() == ["advance ge_8@konigsberg to tannenberg", "done"]

    fight.say("advance ge_8@konigsberg to tannenberg")

    assert fight.at("warsaw") == ["ru_corps"]
    assert fight.controlled_by("tannenberg") == "cp"


def test_combat_example_2() -> None:
    """Items 236, 238, 244, 271: British, Canadian and French against Cambrai's trenches."""
    units = {"amiens": ["br_2", "br_3"], "chateau_thierry": ["br_cnd_corps reduced", "fr_6"]}
    units |= {"cambrai": ["ge_2", "ge_corps", "ge_corps"], "sedan": ["ge_3"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], trenches={"cp": {"cambrai": 2}},
        hands={"cp": ["cp_18"]}, dice=[4, 5], turn=10,
    )  # fmt: skip
    fight.attack(
        "cambrai", "br_2@amiens, br_3@amiens, br_cnd_corps reduced@chateau_thierry, fr_6@chateau_thierry"
    )

    # A trench bars the flank, so the Germans are the first to be asked.
    assert (fight.seat, fight.options()) == ("cp", ["card cp_18", "done"])

    fight.say("card cp_18")
    shot, answer = fight.fire("ap"), fight.fire("cp")

    assert (shot.factors, shot.shift, shot.column, shot.loss) == (13, -2, 6, 4)
    assert (answer.factors, answer.shift, answer.column, answer.drm, answer.loss) == (9, 1, 12, 1, 7)

    fight.say("keep ge_2 reduced@cambrai, ge_corps reduced@cambrai, ge_corps@cambrai")

    assert all("eliminated br_cnd_corps@chateau_thierry" in option for option in fight.options())

    wanted = "keep fr_6@chateau_thierry, br_2 reduced@amiens, br_3 reduced@amiens"
    fight.say(next(option for option in fight.options() if option.startswith(wanted)))

    assert fight.at("chateau_thierry") == ["fr_6"]
    assert fight.at("amiens") == ["br_2 reduced", "br_3 reduced"]
    assert fight.event("CombatDecided").winner == "cp"
    assert on_table(fight.state, "cp") == ["cp_18"]
    assert isinstance(fight.state.dice, LoadedDice)
    assert fight.state.dice.faces == []
