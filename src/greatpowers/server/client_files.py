"""The built browser client: its files from the package, every other path answered with its first page."""

from __future__ import annotations

import html
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from litestar import Response
from litestar.exceptions import NotFoundException

from .requests import Asked
from .tagged import packed, tag_of

PACKAGE_CLIENT: Final = Path(__file__).parent / "client"
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


class Ahead(NamedTuple):
    """What the page of a table tells before anybody asks: its game, and the data its first look needs."""

    game: str
    data: tuple[str, ...] = ()


class ClientFiles:
    """Finds the files of the client in one folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = (folder or PACKAGE_CLIENT).resolve()

    def is_page(self, path: str) -> bool:
        """Is the first page what is answered there?"""
        wanted = path.lstrip("/")
        return "." not in wanted.rsplit("/", 1)[-1] and not (wanted and self._file(wanted))

    def answer(self, request: Asked, ahead: Ahead | None = None, tags: bytes = b"") -> Response[bytes]:
        """The file of that name, or the first page; that of a table tells what it needs.

        `tags` go into the head of the page.
        """
        wanted = request.scope["path"].lstrip("/")
        found = self._file(wanted) if wanted else None
        if found is None and "." in wanted.rsplit("/", 1)[-1]:
            raise NotFoundException
        is_page = found is None
        found = found or self._file("index.html")
        if found is None:
            headers = {"Cache-Control": _FRESH}
            return Response(_NOT_BUILT.encode(), media_type="text/html", headers=headers)
        data, tag = _content(found, found.stat().st_mtime_ns)
        if is_page and ahead:
            data, tag = self._page_of_table(found, ahead)
        if is_page and tags:
            data = data.replace(b"</head>", tags + b"</head>", 1)
            tag = tag_of(data)
        cache = _FOREVER if wanted.startswith(_LASTING) else _FRESH
        ready = self._file(f"{wanted}.br") if not is_page else None
        return packed(
            request, data, _media_type(found), cache, tag, ready=_content(ready, 0)[0] if ready else None
        )

    def _page_of_table(self, page: Path, ahead: Ahead) -> tuple[bytes, str]:
        listed = self._file("ahead.json")
        files = _ahead(listed, listed.stat().st_mtime_ns).get(ahead.game, []) if listed else []
        return _with_hints(_content(page, page.stat().st_mtime_ns)[0], ahead, tuple(files))

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


@lru_cache(maxsize=4)
def _ahead(path: Path, _: int) -> dict[str, list[str]]:
    """The files of each game's table, as the build has written them down."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])


#: A face that is there before the first text need not be put in place of another one that was drawn already.
_HOW_TO_GET: Final = {
    ".css": 'stylesheet" crossorigin',
    ".js": 'modulepreload" crossorigin',
    ".woff2": 'preload" as="font" type="font/woff2" crossorigin',
    ".webp": 'preload" as="image"',
    ".avif": 'preload" as="image"',
}
_DATA: Final = 'preload" as="fetch" crossorigin'


@lru_cache(maxsize=64)
def _with_hints(page: bytes, ahead: Ahead, files: tuple[str, ...]) -> tuple[bytes, str]:
    """The first page of a table, with what its game is made of; faces come last, nothing waits for them."""
    wanted = [name for name in files if f'"/{name}"'.encode() not in page]
    code = [f"/{name}" for name in wanted if not name.endswith(".woff2")]
    faces = [f"/{name}" for name in wanted if name.endswith(".woff2")]
    hints = [
        f'<link rel="{_HOW_TO_GET.get(Path(address).suffix, _DATA)} href="{html.escape(address)}">'
        for address in (*code, *ahead.data, *faces)
    ]
    meta = f'<meta name="game" content="{html.escape(ahead.game)}">'
    told = page.replace(b"</head>", "".join([meta, *hints]).encode() + b"</head>", 1)
    return told, tag_of(told)


def _media_type(path: Path) -> str:
    if path.suffix == ".webmanifest":
        return "application/manifest+json"
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # The framework names the character set of whatever calls itself text.
    is_text = guessed in ("application/javascript", "image/svg+xml")
    return f"{guessed}; charset=utf-8" if is_text else guessed
