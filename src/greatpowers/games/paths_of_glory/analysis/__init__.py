"""Questions about any position in plain ids; described in docs/formats/paths-of-glory-analysis.md."""

from .combat import fire, loss_choices, odds, retreats
from .findings import (
    activation_costs,
    attack_targets,
    attrition,
    mandated_for,
    move_destinations,
    out_of_supply,
    playable_events,
    rp_uses,
    sr_destinations,
)

__all__ = [
    "activation_costs",
    "attack_targets",
    "attrition",
    "fire",
    "loss_choices",
    "mandated_for",
    "move_destinations",
    "odds",
    "out_of_supply",
    "playable_events",
    "retreats",
    "rp_uses",
    "sr_destinations",
]
