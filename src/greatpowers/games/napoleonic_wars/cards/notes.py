"""Notes that Battle cards leave on a fight, and questions about them. Land and sea ask here. [6.15, 11.1]

A note of a side ends with its number: `wet:1`. Notes of the round are cleared with it.
"""

from __future__ import annotations

from typing import Final, TypeVar

from ..fights import Battle, NavalBattle

Fight = TypeVar("Fight", Battle, NavalBattle)

#: No limit of rounds, and the beaten side is always routed.
TO_THE_DEATH: Final = "to_the_death"
#: Two losses more are enough for this side to rout the other.
CHARGE: Final = "charge"
#: The force of this side suffers Attrition when it retreats.
HARRIED: Final = "harried"
#: The guns of the siege: dice for the besieger, fewer for the Fortress.
SIEGE_TRAIN: Final = "siege_train"
#: The commander of this side takes the first six.
COMMANDER_HIT: Final = "commander_hit"
#: Of the round only: no terrain dice; half of all dice; three dice fewer; sixes turned to fives; a four of
#: the Guard.
NO_TERRAIN: Final = "round_no_terrain"
FOG: Final = "round_fog"
WET: Final = "round_wet"
SLOPE: Final = "round_slope"
GUARD: Final = "round_guard"
_ROUND: Final = "round_"

ROUT, CHARGED_ROUT = 3, 2
WET_DICE: Final = 3
TRAIN_DICE: Final = 2


def of_side(note: str, side: int) -> str:
    return f"{note}:{side}"


def has(fight: Battle | NavalBattle, note: str, side: int = -1) -> bool:
    return (note if side < 0 else of_side(note, side)) in fight.notes


def kept_notes(notes: tuple[str, ...]) -> tuple[str, ...]:
    """Notes that outlast a round."""
    return tuple(note for note in notes if not note.startswith(_ROUND))


def dice_after_cards(battle: Battle, side: int, dice: int) -> int:
    """What fog, wet powder and a siege train leave of a side's dice; never fewer than one of some."""
    if battle.is_siege and has(battle, SIEGE_TRAIN):
        dice = dice + TRAIN_DICE if side == 0 else max(1, dice - 1)
    if has(battle, WET, side) and dice:
        dice = max(1, dice - WET_DICE)
    return (dice + 1) // 2 if has(battle, FOG) else dice


def rout_margin(battle: Battle, winner: int) -> int:
    """How many losses more rout the other side; 0 if it is routed anyhow. [11.5]"""
    if has(battle, TO_THE_DEATH):
        return 0
    return CHARGED_ROUT if has(battle, CHARGE, winner) else ROUT


def has_no_limit(battle: Battle) -> bool:
    """Rounds go on until losses differ. [11.3]"""
    return has(battle, TO_THE_DEATH)
