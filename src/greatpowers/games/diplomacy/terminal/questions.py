"""What can be asked of a position of Diplomacy on the command line, beyond what is always told."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

READS = "Diplomacy are as adjudicate reads or answers them"

_ORDERS = "List every legal order, not only how many there are."
_SVG = "Draw the position, with its orders and what becomes of them, into this SVG file."


@dataclass(frozen=True, slots=True)
class Questions:
    """Options of `inspect diplomacy`."""

    orders: Annotated[bool, Parameter(help=_ORDERS)] = False
    svg: Annotated[Path | None, Parameter(help=_SVG)] = None
    png: Annotated[Path | None, Parameter(help="The same as PNG.")] = None
