"""Response cards: when each fits, and what it does. [6.14]"""

from . import elsewhere, on_land, ordinary

__all__ = ["elsewhere", "on_land", "ordinary"]
