"""The owner's copy: whoever owns the printed game enters its map, pieces and cards as tables of their own."""

from __future__ import annotations

from typing import Final

from ...shared.packs import PackDesk
from .checking import faults
from .comparing import differences
from .tables import FILES, own_tables

DESK: Final = PackDesk(FILES, own_tables, faults, differences)
