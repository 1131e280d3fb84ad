"""Running the application under uvicorn until it is told to stop."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.lifespan.on import LifespanOn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .app import create_app
from .live.connections import BACKLOG, RESERVED, Connections, descriptors, guarded
from .settings import Settings

_LARGEST_SOCKET_MESSAGE = 64 * 1024
#: Seconds for which the games keep the thread that writes decisions waiting after each of its statements.
#: With the five milliseconds of Python a house that is half busy makes everybody wait for the store.
_LONGEST_TURN = 0.0005
_SILENT = logging.getLogger("greatpowers.silent")
_SILENT.disabled = True


class _Announcing(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # What keeps a house from opening is told in one line by whoever runs it, not shown with its traces.
        if isinstance(self.lifespan, LifespanOn):
            self.lifespan.logger = _SILENT
        await super().startup(sockets)
        # What the house is built of stays as long as the house: no later search for rubbish goes through it.
        gc.freeze()
        gc.enable()
        if self.started:
            self._announce()


def server_config(app: Any, settings: Settings) -> uvicorn.Config:
    """How the application is served. Its framework and its server write the same types differently."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_SOCKET_MESSAGE,
        # Compressing every small update costs more than it saves; big things go over HTTP with gzip.
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        timeout_graceful_shutdown=3,
        backlog=BACKLOG,
        lifespan="on",
    )
    believed = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts
    most = settings.most_connections or max(16, descriptors() - RESERVED - BACKLOG)
    connections = Connections(
        most, settings.most_connections_of_one, lambda address: address in believed, settings.patience
    )
    config.http, config.ws = guarded(connections)
    return config


def run(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> bool:
    """Serve on the socket, announcing when it answers; says whether it ever did, or raises why not."""
    app = create_app(settings)
    server = _Announcing(server_config(app, settings), announce)
    sys.setswitchinterval(_LONGEST_TURN)
    # Ctrl-C is how a house is closed; everything has been put away by then. A house that does not open exits.
    with suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listening])
    if not server.started and app.state.not_opened is not None:
        raise app.state.not_opened
    return server.started
