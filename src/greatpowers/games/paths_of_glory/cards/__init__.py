"""The cards. Importing the package enters every card where the rules look for it."""

from . import combat_cards as combat_cards
from .decks import ap_limited as ap_limited
from .decks import ap_mobilization as ap_mobilization
from .decks import ap_total as ap_total
from .decks import cp_limited as cp_limited
from .decks import cp_mobilization as cp_mobilization
from .decks import cp_total as cp_total
