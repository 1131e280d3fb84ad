"""Chance without a global source: verifiable dice for the rules, a quick stream for players.

A die is a keyed hash of its number and purpose, so anybody who knows the key can recompute every roll.
The key comes from the secret seed, to which the house commits before the game, and from nonces of the seats.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

T = TypeVar("T")

_SCALE = 1 << 64


def commitment_to(seed: str) -> str:
    """What the house publishes at the start: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(f"greatpowers-commitment-1:{seed}".encode()).hexdigest()


def dice_key(seed: str, nonces: Mapping[str, str] | None = None) -> bytes:
    """The key of a match: the seed and what the seats added to it, in the order of their names."""
    digest = hashlib.blake2b(b"greatpowers-dice-1", digest_size=32)
    parts = [seed, *(f"{seat}={nonces[seat]}" for seat in sorted(nonces or {}))] if nonces else [seed]
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(4, "big"))
        digest.update(data)
    return digest.digest()


class Source(Protocol):
    """Anything that gives whole numbers below a bound."""

    def below(self, bound: int) -> int: ...


@dataclass(slots=True)
class Dice:
    """The dice of a match: a key and how many numbers were drawn so far."""

    key: bytes
    drawn: int = 0

    def below(self, bound: int, purpose: str = "") -> int:
        """The next number from 0 to bound − 1, each equally likely."""
        number = self.drawn
        self.drawn += 1
        limit = _SCALE - _SCALE % bound
        again = 0
        while True:
            text = f"{number}:{again}:{purpose}".encode()
            value = int.from_bytes(hashlib.blake2b(text, key=self.key, digest_size=8).digest(), "big")
            if value < limit:
                return value % bound
            again += 1

    def copy(self) -> Dice:
        return Dice(self.key, self.drawn)


class Stream:
    """A quick reproducible stream of numbers for players and search; never used by rules."""

    __slots__ = ("_block", "_buffer", "_key", "_left")

    def __init__(self, seed: str | int) -> None:
        self._key = hashlib.blake2b(str(seed).encode(), digest_size=32).digest()
        self._block = 0
        self._buffer = 0
        self._left = 0

    def _word(self) -> int:
        if not self._left:
            block = hashlib.blake2b(self._block.to_bytes(8, "big"), key=self._key).digest()
            self._buffer = int.from_bytes(block, "big")
            self._block += 1
            self._left = 16
        word = self._buffer & 0xFFFFFFFF
        self._buffer >>= 32
        self._left -= 1
        return word

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1; the bias of 32 bits does not matter to a player."""
        return self._word() * bound >> 32

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self._word() / 4294967296.0

    def pick(self, items: Sequence[T]) -> T:
        return items[self._word() * len(items) >> 32]


def shuffled(source: Source, items: Sequence[T]) -> list[T]:
    """The items in a random order (Fisher–Yates)."""
    result = list(items)
    shuffle(source, result)
    return result


def shuffle(source: Source, items: MutableSequence[T]) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = source.below(last + 1)
        items[last], items[other] = items[other], items[last]
