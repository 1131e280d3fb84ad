"""A pack: somebody's own copy of a game's tables, carried by matches and records that are played with it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import msgspec

from .errors import GreatPowersError


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a pack, or different in it: a message id with its parameters, perhaps a rule.

    The parameters `file` and `line` say where.
    """

    message: str
    rule: str = ""
    params: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        said = {name: value for name, value in self.params.items() if name not in ("file", "line")}
        where = ":".join(str(self.params[name]) for name in ("file", "line") if name in self.params)
        details = ", ".join(f"{name}={value}" for name, value in said.items())
        what = self.message + (f" ({details})" if details else "") + (f" [{self.rule}]" if self.rule else "")
        return f"{where}: {what}" if where else what


class PackError(GreatPowersError):
    """A pack cannot be used; says where and why, for all languages."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of the tables by file name. Two packs of one hash are the same, whatever they are called."""

    hash: str
    name: str
    files: dict[str, str]

    def __hash__(self) -> int:
        return hash(self.hash)

    @property
    def short(self) -> str:
        """Enough of the hash to tell packs apart."""
        return self.hash[:12]


def hash_of(files: dict[str, str]) -> str:
    """The fingerprint of the tables."""
    data = msgspec.json.encode(files, order="deterministic")
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def pack_of(name: str, files: dict[str, str]) -> Pack:
    """A pack of these tables."""
    return Pack(hash_of(files), name, dict(sorted(files.items())))
