"""Foreign Wars: what each takes, whom it spares, and what peace brings. [6.13]"""

from . import finland, foreign_wars

__all__ = ["finland", "foreign_wars"]
