"""How long a connection may take to say something."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds until somebody slow is cut off."""

    #: From the first moment to the end of the headers, also of a further request.
    headers: float = 10.0
    #: Between two pieces of a body, and for a whole one.
    body_pause: float = 20.0
    body: float = 300.0
    #: Until what was sent is read.
    reading: float = 60.0
