"""What the lobby shows of a game after a step."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ...engine.match import Match
from ..live.wire import Digest, GameWire
from .pace import is_sealed
from .stored import Seat


def digest_shown(seats: Mapping[str, Seat], wire: GameWire, match: Match) -> Digest:
    """Under seal everybody is shown as asked. Hot seats that were answered for are done: the device goes to
    those that still have to choose. [6.14]"""
    view = match.shown(None)
    digest: Digest = wire.digest(view)
    if not any(is_sealed(stage) for stage in wire.stages(view)):
        return digest
    open_seats = {question.seat for question in match.pending()}
    shared = [seat for seat in digest.asked if seats[seat].who == "hotseat"]
    return msgspec.structs.replace(digest, ready=[seat for seat in shared if seat not in open_seats])
