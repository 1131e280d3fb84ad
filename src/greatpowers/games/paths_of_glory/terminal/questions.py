"""What can be asked of a position of Paths of Glory on the command line, beyond what is always told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

READS = "Paths of Glory in the format greatpowers-pog-1"

_UNITS = (
    'Paths of Glory: units such as "ge_1@metz, ge_corps reduced@metz": where they may go, attack, redeploy.'
)
_TARGET = "With --units: fire and odds of their attack on this space."
_PINNING = "With --target: the space that pins the defenders in a flank attack."
_CARDS = "With --target: combat cards of either side, such as cp_15,ap_06."
_DICE = "With --target: the attacker's and the defender's die, such as 3,4."
_POINTS = "Replacement points to ask about, such as ge=2,ah=1; default those recorded."


@dataclass(frozen=True, slots=True)
class Questions:
    """Options of `inspect paths-of-glory`."""

    units: Annotated[str, Parameter(help=_UNITS)] = ""
    target: Annotated[str, Parameter(help=_TARGET)] = ""
    pinning: Annotated[str, Parameter(help=_PINNING)] = ""
    cards: Annotated[str, Parameter(help=_CARDS)] = ""
    dice: Annotated[str, Parameter(help=_DICE)] = "3,4"
    loss: Annotated[int | None, Parameter(help="With --units: every way to bear this loss number.")] = None
    attacking: Annotated[bool, Parameter(help="With --loss: the units are the attackers.")] = False
    retreat: Annotated[int | None, Parameter(help="With --units: their retreats over one or two spaces.")] = (
        None
    )
    points: Annotated[str, Parameter(help=_POINTS)] = ""
