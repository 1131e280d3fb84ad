"""What can be asked of a position of The Napoleonic Wars on the command line, beyond what is always told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

READS = "The Napoleonic Wars in the format greatpowers-nw-1"

_FORCE = """\
The Napoleonic Wars: a force such as "napoleon + 8 france @ munich": where it may go, at what price.
With --target: dice and odds of its attack on the area, or of its siege of the Fortress it stands
before; --cards then names Battle cards, such as grand_battery,defender:great_redoubt."""
_TARGET = "With --force: the area that is attacked, or the Fortress that is besieged."
_CARDS = "With --target: Battle cards, such as grand_battery,defender:great_redoubt."
_DEFENDERS = "With --force and --target: defenders instead of those who stand there."
_FAILED = "With --force and --target: the defenders have failed to evade."


@dataclass(frozen=True, slots=True)
class Questions:
    """Options of `inspect napoleonic-wars`."""

    force: Annotated[str, Parameter(help=_FORCE)] = ""
    target: Annotated[str, Parameter(help=_TARGET)] = ""
    cards: Annotated[str, Parameter(help=_CARDS)] = ""
    defenders: Annotated[str, Parameter(help=_DEFENDERS)] = ""
    failed_evasion: Annotated[bool, Parameter(help=_FAILED)] = False
