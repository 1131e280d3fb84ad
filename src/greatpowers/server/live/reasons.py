"""A reason on the wire: the message, its rule and parameters, and what else could have been meant."""

from __future__ import annotations

from ...engine.shown import ReasonShown as ReasonOnWire
from ...engine.shown import reason_shown as reason_on_wire

__all__ = ["ReasonOnWire", "reason_on_wire"]
