"""A house of its own for the browser tests: the real server and the built client, in a passing folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tools.build_client import NoNpm, ensure_built

ROOT = Path(__file__).parents[2]

_START = """
import sys
from pathlib import Path
import uvicorn
from greatpowers.server.app import create_app
from greatpowers.server.settings import Settings
data = Path(sys.argv[2])
settings = Settings(data=data, client=data / "client", workers=1, bot_budget=1.0, limits=0, log_level="error",
                    address=f"http://localhost:{sys.argv[1]}")
uvicorn.run(create_app(settings), host="127.0.0.1", port=int(sys.argv[1]), log_config=None, access_log=False,
            timeout_graceful_shutdown=2)
"""
_PATIENCE = 60.0


class Missing(Exception):
    """Something these tests need is not on this machine."""


def chromium() -> str:
    """The path of Debian's Chromium, or whatever GREATPOWERS_CHROMIUM names."""
    wanted = os.environ.get("GREATPOWERS_CHROMIUM")
    for found in (wanted, *map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        if found:
            return found
    raise Missing("Chromium is not installed (apt-get install chromium)")


def build_client(copy: Path) -> None:
    """The client as its sources are now, in a folder where no later build disturbs it."""
    try:
        ensure_built(copy_to=copy)
    except NoNpm as missing:
        raise Missing(str(missing)) from None


class HouseProcess:
    """The server as a process of its own; it can be stopped and opened again on the same port."""

    def __init__(self, folder: Path, prelude: str = "") -> None:
        """The prelude is run in the server's process before it opens: tests load dice there."""
        self.folder = folder
        self._start = prelude + _START
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        log = (self.folder / "server.log").open("ab")
        command = [sys.executable, "-c", self._start, str(self.port), str(self.folder)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        self.close()
        raise RuntimeError(f"the server did not start:\n{(self.folder / 'server.log').read_text()[-4000:]}")

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
