"""Leaning on the dice of random play: answers by weight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ..engine.chance import Stream

OptionT = TypeVar("OptionT")


def drawn(options: Sequence[OptionT], weight: Callable[[OptionT], int], stream: Stream) -> OptionT:
    """One of the options, each as likely as its weight says; any if nothing weighs."""
    weights = [weight(option) for option in options]
    place = stream.below(sum(weights)) if any(weights) else -1
    for option, own in zip(options, weights, strict=True):
        place -= own
        if any(weights) and place < 0:
            return option
    return stream.pick(options)
