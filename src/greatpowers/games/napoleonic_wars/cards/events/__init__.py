"""Events of the cards that are played in an Impulse. [6.1, 6.2]"""

from . import armistice, cabinets, courts, home, lasting, levies, marching, risings, treaties

__all__ = [
    "armistice", "cabinets", "courts", "home", "lasting", "levies", "marching", "risings", "treaties",
]  # fmt: skip
