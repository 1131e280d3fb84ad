"""The streams that are open: a second one of the same kind takes the place of the first."""

from __future__ import annotations

from collections.abc import Hashable

from ..live.channels import Listener


class Streams:
    """Who listens to which stream."""

    def __init__(self) -> None:
        self._open: dict[Hashable, Listener] = {}
        self._replaced: set[int] = set()

    def came(self, what: Hashable, listener: Listener) -> None:
        """A stream begins; an older one of the same ends."""
        before = self._open.get(what)
        self._open[what] = listener
        if before is not None:
            self._replaced.add(id(before))
            before.send(None)

    def went(self, what: Hashable, listener: Listener) -> None:
        self._replaced.discard(id(listener))
        if self._open.get(what) is listener:
            del self._open[what]

    def why_ended(self, listener: Listener) -> str:
        """Said in the last line of a stream that was closed from here."""
        if id(listener) in self._replaced:
            return "replaced"
        return "slow" if listener.is_slow else "closed"
