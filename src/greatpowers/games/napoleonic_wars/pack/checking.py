"""Is a pack sound? Every fault is told with file, line and reason; nothing of a pack is believed before.

The tables are read as text and never run. First their form is looked at, then every cell, then what they say
of each other; what would only repeat an earlier fault is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from ....engine.pack import Fault
from ...shared.packs import shown
from .cards_checked import card_faults
from .map_checked import map_faults
from .pieces_checked import piece_faults
from .sheets import Sheets, cell_faults, sheet
from .start_checked import start_faults
from .tables import FILES

_TOGETHER: Final[tuple[Callable[[Sheets], Iterator[Fault]], ...]] = (
    map_faults, piece_faults, card_faults, start_faults,
)  # fmt: skip


def faults(files: Mapping[str, str]) -> list[Fault]:
    """Everything that is wrong with the tables."""
    found = [Fault("pack-file-missing", "", {"file": file}) for file in FILES if file not in files]
    found += [Fault("pack-file-unknown", "", {"file": shown(file)}) for file in files if file not in FILES]
    if found:
        return found
    sheets = {}
    for file in FILES:
        sheets[file], wrong = sheet(file, files[file])
        found += wrong
    found = found or list(cell_faults(sheets))
    return found or [fault for check in _TOGETHER for fault in check(sheets)]
