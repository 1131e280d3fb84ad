"""Notes that cards and the course of a fight leave on it: a mark, and the side it concerns. [6.15, 13.4]

In a save a note is its mark, with the number of its side after a colon: `round_wet:1`.
"""

from __future__ import annotations

from enum import StrEnum


class Mark(StrEnum):
    """What is noted; the value is its name in a save."""

    #: No limit of rounds, and the beaten side is always routed.
    TO_THE_DEATH = "to_the_death"
    #: Two losses more are enough for this side to rout the other.
    CHARGE = "charge"
    #: The force of this side suffers Attrition when it retreats.
    HARRIED = "harried"
    #: The guns of the siege: dice for the besieger, fewer for the Fortress.
    SIEGE_TRAIN = "siege_train"
    #: The commander of this side takes the first six, on land or at sea.
    COMMANDER_HIT = "commander_hit"
    #: Of the round only: no terrain dice; half of all dice; three dice fewer; sixes turned to fives; a four
    #: of the Guard.
    NO_TERRAIN = "round_no_terrain"
    FOG = "round_fog"
    WET = "round_wet"
    SLOPE = "round_slope"
    GUARD = "round_guard"
    #: At sea: the side whose evasion failed, which has Nelson's touch, or gallant Danes, and one six against
    #: them not yet void.
    EVASION_FAILED = "evasion_failed"
    NELSON = "nelson"
    DANES = "danes"
    UNSUNK = "unsunk"
    #: No first battery fire; the Fleet was driven from its port, or breaks out of it.
    NO_FIRST_BATTERY = "no_first_battery"
    DRIVEN_OUT = "driven_out"
    BLOCKADED = "blockaded"


#: Marks that are cleared with the round.
_OF_ROUND = frozenset({Mark.NO_TERRAIN, Mark.FOG, Mark.WET, Mark.SLOPE, Mark.GUARD})
_WHOLE = -1


class Note:
    """A mark on the whole fight, or on one side of it. A plain class, so that saves ask how it is written."""

    __slots__ = ("mark", "side")

    def __init__(self, mark: Mark, side: int = _WHOLE) -> None:
        self.mark, self.side = mark, side

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.mark is other.mark and self.side == other.side

    def __hash__(self) -> int:
        return hash((self.mark, self.side))

    def __repr__(self) -> str:
        return f"Note({self.mark.name}, {self.side})"

    @property
    def is_of_round(self) -> bool:
        return self.mark in _OF_ROUND


def write_note(note: Note) -> str:
    return note.mark.value if note.side < 0 else f"{note.mark.value}:{note.side}"


def read_note(text: str) -> Note:
    mark, colon, side = text.partition(":")
    return Note(Mark(mark), int(side) if colon else _WHOLE)
