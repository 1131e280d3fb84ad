"""Running the application under uvicorn until it is told to stop."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from .app import create_app
from .settings import Settings

_LARGEST_SOCKET_MESSAGE = 64 * 1024
#: Seconds for which the games keep the thread that writes decisions waiting after each of its statements.
#: With the five milliseconds of Python a house that is half busy makes everybody wait for the store.
_LONGEST_TURN = 0.0005


class _Announcing(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What the house is built of stays as long as the house: no later search for rubbish goes through it.
        gc.freeze()
        gc.enable()
        if self.started:
            self._announce()


def run(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> bool:
    """Serve on the socket, announcing when it answers; says whether it ever did."""
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_SOCKET_MESSAGE,
        # Compressing every small update costs more than it saves; big things go over HTTP with gzip.
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = _Announcing(config, announce)
    sys.setswitchinterval(_LONGEST_TURN)
    # Ctrl-C is how a house is closed; everything has been put away by then.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return server.started
