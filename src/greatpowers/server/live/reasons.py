"""A reason on the wire: the message, its rule and parameters, and what else could have been meant."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...engine.errors import Reason


class ReasonOnWire(msgspec.Struct):
    message: str
    rule: str
    params: dict[str, str | int]
    readings: list[str]


def reason_on_wire(reason: Reason, readings: Sequence[str] = ()) -> ReasonOnWire:
    return ReasonOnWire(reason.message, reason.rule, dict(reason.params), list(readings))
