"""`serve`: open the house for browsers and programs."""

from __future__ import annotations

import gc
import os
import socket
from dataclasses import replace
from pathlib import Path

from .folders import data_folder
from .problems import Problem

FIRST_PORT = 8000
_PORTS_TRIED = 50


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    database: str = "",
    public_url: str = "",
    log_level: str = "warning",
) -> int:
    """Serve games to browsers; prints the address when it answers.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 for everybody on the network.
    port
        Port to listen on; default the first free one from 8000.
    data
        Folder of the database; default the user's data folder.
    database
        Database URL, e.g. postgresql://user@host/name; default SQLite in the data folder.
    public_url
        Address people use, if a proxy stands in front.
    log_level
        How much goes to standard error: debug, info, warning or error.
    """
    # All that is imported and built on the way to the first answer stays: looking for rubbish in it again and
    # again would only make people wait. `run` turns the search on.
    gc.disable()
    from ..server.logs import configure
    from ..server.running import run
    from ..server.settings import Settings
    from ..server.store.lock import HouseInUse, alone_with

    configure(log_level)
    told = Settings.from_environment(
        data or data_folder(), os.environ, database=database, public_url=public_url
    )
    settings = replace(told, workers=max(1, (os.cpu_count() or 2) - 1), log_level=log_level)
    try:
        with alone_with(settings.database_url):
            listening = _listen(host, port)
            address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
            known = replace(settings, address=address)
            return 0 if run(known, listening, lambda: print(address, flush=True)) else 1
    except HouseInUse as taken:
        raise Problem("cli-house-in-use", file=str(taken.path)) from None


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: the port asked for, or the first free one."""
    wanted = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for number in wanted:
        # Named in full: asyncio lets only lines of a socket that calls itself TCP send at once. On others
        # the body of an answer waits 40 ms until the browser has confirmed its head.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(1024)
        except OSError as failed:
            listening.close()
            problem = failed
            continue
        return listening
    assert problem is not None
    raise problem


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
