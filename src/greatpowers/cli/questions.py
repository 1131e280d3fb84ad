"""What can be asked of a position on the command line, beyond what is always told."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Final

from cyclopts import Parameter

from .problems import WrongUse

#: Options of Paths of Glory that The Napoleonic Wars has as well.
_SHARED: Final = ("target", "cards")


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Questions:
    """What to ask of a position of Paths of Glory beyond what is always told.

    Parameters
    ----------
    units
        Paths of Glory: units such as "ge_1@metz, ge_corps reduced@metz": where they may go, attack, redeploy.
    target
        With --units: fire and odds of their attack on this space.
    pinning
        With --target: the space that pins the defenders in a flank attack.
    cards
        With --target: combat cards of either side, such as cp_15,ap_06.
    dice
        With --target: the attacker's and the defender's die, such as 3,4.
    loss
        With --units: every way to bear this loss number.
    attacking
        With --loss: the units are the attackers.
    retreat
        With --units: their retreats over one or two spaces.
    points
        Replacement points to ask about, such as ge=2,ah=1; default those recorded.
    """

    units: str = ""
    target: str = ""
    pinning: str = ""
    cards: str = ""
    dice: str = "3,4"
    loss: Annotated[int | None, Parameter()] = None
    attacking: bool = False
    retreat: Annotated[int | None, Parameter()] = None
    points: str = ""


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class NwQuestions:
    """What to ask of a position of The Napoleonic Wars beyond what is always told.

    Parameters
    ----------
    force
        The Napoleonic Wars: a force such as "napoleon + 8 france @ munich": where it may go, at what price.
        With --target: dice and odds of its attack on the area, or of its siege of the Fortress it stands
        before; --cards then names Battle cards, such as grand_battery,defender:great_redoubt.
    defenders
        With --force and --target: defenders instead of those who stand there.
    failed_evasion
        With --force and --target: the defenders have failed to evade.
    """

    force: str = ""
    defenders: str = ""
    failed_evasion: bool = False


NO_QUESTIONS: Final = Questions()
NO_NW_QUESTIONS: Final = NwQuestions()


def check_shared(questions: Questions) -> None:
    """Options of Paths of Glory alone are not for this game."""
    for field in fields(questions):
        if field.name not in _SHARED and getattr(questions, field.name) != field.default:
            raise WrongUse("cli-pog-only", option=f"--{field.name}")


def comma_list(text: str) -> list[str]:
    """The parts of a text between its commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
