"""Sets of small numbers as masks: bit n stands for the thing number n."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> Iterator[int]:
    """The numbers in a mask, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def named(numbers: Mapping[str, int], *ids: str) -> int:
    """The mask of things given by their ids."""
    return mask_of(numbers[name] for name in ids)
