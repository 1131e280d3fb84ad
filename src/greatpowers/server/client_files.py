"""The built browser client: its files from the package, every other path answered with its first page."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from .tagged import PACKED, packed, tag_of

_PACKAGE_CLIENT: Final = Path(__file__).parent / "client"
#: Vite puts files with a hash in their name here: they never change.
_LASTING: Final = "assets/"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Great Powers</title>
<style>
body{font:18px/1.5 Georgia,serif;max-width:34rem;margin:4rem auto;padding:0 1rem;
color:#2b2418;background:#f6f0e1}
code{background:#e9dfc6;padding:.1em .3em}</style>
<h1>Great Powers</h1>
<p>The server is running, but its browser client has not been built yet.
Run <code>make play</code> in the project's folder,
or use the <a href="/api/openapi.json">API</a> directly.</p>
</html>
"""


class ClientFiles:
    """Finds the files of the client in one folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = (folder or _PACKAGE_CLIENT).resolve()

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file of that name, or the first page for a path of the client's own."""
        wanted = request.scope["path"].lstrip("/")
        found = self._file(wanted) if wanted else None
        if found is None and "." in wanted.rsplit("/", 1)[-1]:
            raise NotFoundException
        found = found or self._file("index.html")
        if found is None:
            headers = {"Cache-Control": _FRESH}
            return Response(_NOT_BUILT.encode(), media_type="text/html", headers=headers)
        data, tag = _content(found, found.stat().st_mtime_ns)
        cache = _FOREVER if wanted.startswith(_LASTING) else _FRESH
        return packed(request, data, _media_type(found), cache, tag)

    def _file(self, name: str) -> Path | None:
        try:
            path = (self._folder / name).resolve()
            inside = path.is_relative_to(self._folder)
            return path if inside and path.is_file() else None
        except (OSError, ValueError):
            return None


_FOREVER: Final = "public, max-age=31536000, immutable"
_FRESH: Final = "no-cache"


@lru_cache(maxsize=256)
def _content(path: Path, _: int) -> tuple[bytes, str]:
    data = path.read_bytes()
    return data, tag_of(data)


def _media_type(path: Path) -> str:
    if path.suffix == ".webmanifest":
        return "application/manifest+json"
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # The framework names the character set of whatever calls itself text.
    is_text = guessed in ("application/javascript", "image/svg+xml")
    return f"{guessed}; charset=utf-8" if is_text else guessed


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def client_page(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """Everything that is not API belongs to the client."""
    if request.scope["path"].startswith(("/api/", "/ws/")):
        raise NotFoundException
    files: ClientFiles = request.app.state.client_files
    return files.answer(request)
