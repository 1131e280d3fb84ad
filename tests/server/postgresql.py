"""A PostgreSQL server of our own for the tests, from the system's programs, as an unprivileged user."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Cluster:
    """A running server: its programs and how to reach it."""

    programs: Path
    port: int
    user: str
    #: The process all others of the server are children of.
    process: int


def find_programs() -> Path | None:
    """The newest PostgreSQL of the system."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def missing(why: str) -> None:
    """Say loudly that these tests do not run; where tests gate a change, that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"PostgreSQL is needed here: {why}")
    pytest.skip(f"NO POSTGRESQL, these tests are skipped: {why} (tools/ensure_postgresql.sh installs it)")


@contextmanager
def started_cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """Start a server in a folder of its own; root may not run one, so it goes to another user then.

    Tests need not wait for the disk; a measurement does.
    """
    programs = find_programs()
    if programs is None:
        missing("no server programs found")
        return
    folder = Path(tempfile.mkdtemp(prefix="greatpowers-postgresql-"))
    user = _user(folder)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"
    _run(
        user, programs / "initdb", "-D", data, "-U", "house", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
    )
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
    settings += "" if durable else " -c fsync=off"
    _run(user, programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", settings, "start")
    try:
        yield Cluster(programs, port, user, int((data / "postmaster.pid").read_text().split()[0]))
    finally:
        _run(user, programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def fresh_database(cluster: Cluster) -> str:
    """The URL of an empty database."""
    name = f"house_{secrets.token_hex(6)}"
    where = ("-h", "127.0.0.1", "-p", str(cluster.port), "-U", "house")
    _run(cluster.user, cluster.programs / "createdb", *where, name)
    return f"postgresql://house@127.0.0.1:{cluster.port}/{name}"


def _user(folder: Path) -> str:
    if os.geteuid() != 0:
        return ""
    for name in ("postgres", "nobody"):
        try:
            account = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, account.pw_uid, account.pw_gid)
        return name
    missing("no unprivileged user to run the server")
    return ""


def _run(user: str, program: Path, *words: object) -> None:
    command = [str(program), *map(str, words)]
    if user:
        command = ["runuser", "-u", user, "--", *command]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", check=False)
    if done.returncode:
        missing(f"{program.name} failed: {done.stderr.decode(errors='replace')[:300]}")
