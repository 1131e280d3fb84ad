"""Answers with an ETag: who has the same already is told so and gets nothing. What is kept in memory anyway
is compressed once for all its readers."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import brotli
from litestar import Response

from .requests import Asked

#: Handlers whose answers are compressed here say so: `opt={PACKED: True}`.
PACKED: Final = "packed"
#: Formats that are compressed by nature.
_DENSE: Final = ("image/jpeg", "image/png", "image/webp", "image/avif", "font/")
_TOO_SMALL: Final = 1000
#: What `packing` has compressed, named by the tags of the contents.
PACKED_FILES: Final = Path(__file__).parent / "packed"


def tag_of(data: bytes) -> str:
    return f'"{hashlib.sha256(data).hexdigest()[:24]}"'


def tagged(
    data: bytes, media_type: str, cache: str, known_tag: str | None, tag: str | None = None
) -> Response[bytes]:
    """The data, or 304; `tag` saves working it out again for data that is kept."""
    tag = tag or tag_of(data)
    headers = {"ETag": tag, "Cache-Control": cache}
    if known_tag == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type=media_type, headers=headers)


def packed(
    request: Asked,
    data: bytes,
    media_type: str,
    cache: str,
    tag: str | None = None,
    *,
    ready: bytes | None = None,
) -> Response[bytes]:
    """The same for data that stays as it is: compressed as the reader likes it, once for all readers.

    `ready` is the same in Brotli, where somebody has done it before."""
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((known for known in _PACKERS if known in accepted), "")
    if len(data) < _TOO_SMALL or is_dense(media_type):
        encoding = ""
    tag = tag or tag_of(data)
    content = data
    if encoding:
        if encoding == "br":
            ready = ready or _packed_before(tag)
        content = ready if ready and encoding == "br" else _squeezed(data, encoding)
    answer = tagged(content, media_type, cache, request.headers.get("if-none-match"), tag)
    answer.headers["Vary"] = "Accept-Encoding"
    if encoding and answer.content:
        answer.headers["Content-Encoding"] = encoding
    return answer


def is_dense(media_type: str) -> bool:
    return media_type.startswith(_DENSE)


@lru_cache(maxsize=512)
def _packed_before(tag: str) -> bytes | None:
    found = PACKED_FILES / f"{tag.strip(chr(34))}.br"
    return found.read_bytes() if found.is_file() else None


@lru_cache(maxsize=512)
def _squeezed(data: bytes, encoding: str) -> bytes:
    return _PACKERS[encoding](data)


#: From the best on.
_PACKERS: Final[dict[str, Callable[[bytes], bytes]]] = {
    # One step better would save a hundredth and cost five times as much; the first reader waits for it.
    "br": lambda data: bytes(brotli.compress(data, quality=6)),
    "gzip": lambda data: gzip.compress(data, compresslevel=9, mtime=0),
}
