"""Lands that cards speak of, as masks of areas."""

from __future__ import annotations

from typing import Final

from ..board import OWNED, named
from ..names import AUSTRIA, FRANCE, SPAIN

PORTUGAL: Final = named("lisbon", "oporto", "alentejo")
NAPLES: Final = named("naples", "calabria", "apulia")
DUTCH: Final = named("amsterdam", "rotterdam", "groningen", "arnhem")
POLAND: Final = named("warsaw", "posen", "thorn", "krakow", "lublin")
#: The Confederation of the Rhine.
RHINE: Final = named(
    "stuttgart", "ulm", "munich", "ratisbon", "nuremberg", "mainz", "leipzig", "dresden", "erfurt", "cassel",
    "munster",
)  # fmt: skip
#: Italy, France, Spain, Portugal, southern Germany, Poland and the Austrian lands.
BULL: Final = OWNED[FRANCE] | OWNED[SPAIN] | OWNED[AUSTRIA] | PORTUGAL | NAPLES | POLAND | named("palermo")
GREAT_BRITAIN: Final = named(
    "london", "kent", "hampshire", "cornwall", "wales", "midlands", "liverpool", "york", "edinburgh"
)
