"""Reading and writing files: whole or not at all, with clear words when it fails."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from ..engine.record import LARGEST, Record, read_record
from .problems import Problem

#: Stands for standard input or output in place of a file name.
STANDARD: Final = "-"


def read_bytes(name: str | Path) -> bytes:
    """The content of a file, or of standard input for `-`."""
    try:
        if str(name) == STANDARD:
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as problem:
        raise unusable(name, problem) from None
    except ValueError:  # a null byte in the name
        raise Problem("cli-file-missing", file=repr(str(name))) from None
    if len(data) > LARGEST:
        raise Problem("cli-file-too-large", file=str(name), megabytes=LARGEST >> 20)
    return data


def load_record(name: str | Path) -> Record:
    return read_record(read_bytes(name))


def write_atomically(path: Path, data: bytes) -> None:
    """Put the data in place of the file's content; a crash leaves either the old or the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as problem:
        raise unusable(path, problem) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as problem:
        Path(temporary).unlink(missing_ok=True)
        raise unusable(path, problem) from None
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the platform can."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def unusable(name: str | Path, problem: OSError) -> Problem:
    """The failure to tell, from what the system said."""
    if isinstance(problem, FileNotFoundError):
        return Problem("cli-file-missing", file=str(name))
    return Problem("cli-file-unusable", file=str(name), why=problem.strerror or str(problem))
