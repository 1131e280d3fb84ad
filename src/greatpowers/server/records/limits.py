"""How long anything in a record may be that somebody brings along: the same as if it had been played here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ...engine.errors import RecordError
from ...engine.record import Record

MOST_DECISIONS: Final = 20_000
LONGEST_TEXT: Final = 20_000
LONGEST_SEED: Final = 80
LONGEST_NAME: Final = 80
LONGEST_VERSION: Final = 20
LARGEST_POSITION: Final = 256 * 1024


def check_limits(record: Record) -> None:
    """Refuse a record with more in it than a game can have; says which field."""
    if len(record.decisions) > MOST_DECISIONS:
        raise RecordError(f"more than {MOST_DECISIONS} decisions", "long", most=MOST_DECISIONS)
    if len(record.checkpoints) > len(record.decisions) + 1:
        raise RecordError("more checkpoints than decisions", "hash", number=len(record.decisions))
    for field, text, most in _texts(record):
        if len(text) > most:
            raise RecordError(f"{field} has more than {most} characters", "field", field=field, most=most)
    if record.position is not None and len(msgspec.json.encode(record.position)) > LARGEST_POSITION:
        most = LARGEST_POSITION
        raise RecordError(f"position has more than {most} characters", "field", field="position", most=most)


def _texts(record: Record) -> Iterator[tuple[str, str, int]]:
    yield "version", record.version, LONGEST_VERSION
    for _, old, new, hash_ in record.upgrades:
        yield "upgrades", old, LONGEST_VERSION
        yield "upgrades", new, LONGEST_VERSION
        yield "upgrades", hash_, 2 * LONGEST_NAME
    for stretch in record.stretches:
        yield "stretches", stretch.version, LONGEST_VERSION
    for field in ("game", "scenario", "title"):
        yield field, getattr(record, field), LONGEST_NAME
    yield "seed", record.seed or "", LONGEST_SEED
    yield "commitment", record.commitment or "", 2 * LONGEST_NAME
    for seat in record.seats:
        yield "seats", seat, LONGEST_NAME
    for name, value in record.options.items():
        yield "options", f"{name}{value}", 2 * LONGEST_NAME
    for seat, nonce in record.nonces.items():
        yield "nonces", seat, LONGEST_NAME
        yield "nonces", nonce, LONGEST_SEED
    for _, hash_ in record.checkpoints:
        yield "checkpoints", hash_, 2 * LONGEST_NAME
    for seat, text in record.decisions:
        yield "decisions", seat, LONGEST_NAME
        yield "decisions", text, LONGEST_TEXT
    if record.pack is not None:
        yield "pack", record.pack.name, LONGEST_NAME
        yield "pack", record.pack.hash, LONGEST_NAME
