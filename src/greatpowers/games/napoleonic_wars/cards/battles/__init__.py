"""Battle cards: what they do in a fight. [6.15]"""

from . import fighting

__all__ = ["fighting"]
