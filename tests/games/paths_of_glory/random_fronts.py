"""Random stretches of the western front for tests that look at many boards."""

from __future__ import annotations

from greatpowers.engine.chance import Dice, Stream
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from tests.games.paths_of_glory.fights import Fight

FRONT = (
    "sedan", "cambrai", "brussels", "chateau_thierry", "amiens", "verdun", "koblenz", "metz", "liege",
    "calais", "nancy", "belfort", "mulhouse", "strasbourg", "bar_le_duc", "paris", "antwerp", "ostend",
)  # fmt: skip
ALLIES = ("fr_1", "fr_2", "fr_3", "fr_4", "br_1", "br_2", "br_bef_army", "br_bef_corps", "be_1", "us_1")
GERMANS = ("ge_1", "ge_2", "ge_3", "ge_4", "ge_5", "ge_6", "ge_7", "ge_8")
CORPS = {AP: ("fr_corps", "br_corps", "br_cnd_corps", "be_corps"), CP: ("ge_corps",)}
#: How many of a kind may stand on the front; the reserve boxes need some.
IN_PLAY = {"fr_corps": 9, "br_corps": 9, "br_cnd_corps": 1, "be_corps": 1, "ge_corps": 18}
HANDS = {
    "ap": ["ap_06", "ap_18", "ap_19", "ap_21", "ap_39"],
    "cp": ["cp_15", "cp_18", "cp_19", "cp_40", "cp_49", "cp_50"],
}


def random_front(stream: Stream) -> tuple[dict[str, list[str]], list[str], list[str]]:
    """Who stands where, and which spaces each side holds against the print."""
    left = {AP: list(ALLIES), CP: list(GERMANS)}
    used: list[str] = []
    units: dict[str, list[str]] = {
        "ap_reserve_box": ["fr_corps", "br_corps reduced"],
        "cp_reserve_box": ["ge_corps"],
    }
    cp_holds, ap_holds = [], []
    for space in FRONT:
        side = stream.below(2)
        (cp_holds if side == CP else ap_holds).append(space)
        found = []
        for _ in range(stream.below(4)):
            corps = [kind for kind in CORPS[side] if used.count(kind) < IN_PLAY[kind]]
            armies = left[side]
            if not armies and not corps:
                break
            kind = stream.pick(armies if armies and (not corps or stream.below(2)) else corps)
            if kind in armies:
                armies.remove(kind)
            used.append(kind)
            found.append(kind + " reduced" * (stream.below(3) == 0))
        if found:
            units[space] = found
    return units, cp_holds, ap_holds


def random_fight(seed: int) -> tuple[Fight, Stream]:
    stream = Stream(f"front {seed}")
    units, cp_holds, ap_holds = random_front(stream)
    fight = Fight(
        units,
        side=("ap", "cp")[stream.below(2)],
        cp_holds=cp_holds,
        ap_holds=ap_holds,
        destroyed=[space for space in ("liege", "verdun", "metz", "nancy", "paris") if stream.below(2)],
        trenches=_trenches(cp_holds, stream),
        hands=HANDS,
        events={"cp_54": 1, "ap_28": 1},
        at_war=["us"],
        turn=14,
        dice=[],
    )
    fight.state.dice = Dice(f"dice {seed}".encode())
    return fight, stream


def _trenches(cp_holds: list[str], stream: Stream) -> dict[str, dict[str, int]]:
    levels = {space: 1 + stream.below(2) for space in FRONT if not stream.below(4)}
    ours = {space: level for space, level in levels.items() if space in cp_holds}
    return {"cp": ours, "ap": {space: level for space, level in levels.items() if space not in ours}}
