"""Write the types of everything that travels between server and browser: `web/src/api/generated.ts`, and of
what one game sends `web/src/games/<game>/generated.ts`.

Run it after a Struct that travels has changed: `python tools/make_client_types.py`. A test tells when a
file is stale. What the server sends has all its fields but those that are `UNSET`; what it is sent may lack
those with defaults.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

from msgspec import NODEFAULT, inspect

from greatpowers.server.client_contract import GAMES, NAMES, OPEN, RECEIVED, RECEIVED_OF_GAMES, SENT

WEB: Final = Path(__file__).parents[1] / "web/src"
TARGET: Final = WEB / "api/generated.ts"
ABOUT: Final = "/** The contract with the server, made from its Structs by tools/make_client_types.py. */\n"
_PLAIN: Final = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.DateTimeType: "string",
}
_LISTS: Final = (inspect.ListType, inspect.SetType, inspect.FrozenSetType, inspect.VarTupleType)


class Writer:
    """Gathers every Struct that is reached from those that travel, each under one name; what another file
    has written already is imported from there."""

    def __init__(self, common: Writer | None = None) -> None:
        self._names: dict[type, str] = {}
        self._bodies: dict[str, str] = {}
        self._common = common
        self._imported: set[str] = set()

    def add(self, structs: Iterable[Any], sent: bool) -> None:
        for struct in structs:
            self._reference(inspect.type_info(struct), sent)

    def text(self) -> str:
        imported = ", ".join(sorted(self._imported))
        imports = [f'import type {{ {imported} }} from "../../api/generated";\n'] if imported else []
        return "\n".join([ABOUT, *imports, *(self._bodies[name] for name in sorted(self._bodies))])

    def _reference(self, info: Any, sent: bool) -> str:
        """How a type is named where it is used."""
        if type(info) in _PLAIN:
            return _PLAIN[type(info)]
        match info:
            case inspect.StructType() | inspect.TypedDictType() | inspect.DataclassType():
                return self._interface_of(info, sent)
            case inspect.Metadata():
                return self._annotated(info, sent)
            case inspect.LiteralType():
                return _words(info.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self._reference(one, sent) for one in info.types))
            case inspect.CustomType() if info.cls is object:
                return "unknown"
            case inspect.DictType():
                return self._record(info, sent)
            case inspect.TupleType():
                return f"[{', '.join(self._reference(one, sent) for one in info.item_types)}]"
        if isinstance(info, _LISTS):
            item = self._reference(info.item_type, sent)
            return f"({item})[]" if " | " in item or " & " in item else f"{item}[]"
        raise TypeError(f"{info} has no type in the client")

    def _annotated(self, info: inspect.Metadata, sent: bool) -> str:
        """A text of few words by their name; something encoded by the Struct that it stands for."""
        extra = info.extra or {}
        if "struct" in extra:
            return self._reference(inspect.type_info(extra["struct"]), sent)
        if "partial" in extra:
            whole, seat = (
                self._reference(inspect.type_info(extra[one]), sent) for one in ("partial", "seats")
            )
            return f'Partial<Omit<{whole}, "seats">> & {{ seats?: (Partial<{seat}> & {{ id: string }})[] }}'
        if "having" in extra:
            fields = self._reference(inspect.type_info(extra["having"]), sent)
            return f"{fields} & {self._reference(info.type, sent)}"
        if "complete" in extra:
            key, value = (self._reference(one, sent) for one in (info.type.key_type, info.type.value_type))
            return f"Record<{key}, {value}>"
        if "name" not in extra:
            return self._reference(info.type, sent)
        name: str = extra["name"]
        self._bodies[name] = _named(name, extra["words"], extra["listed"])
        return f'{name} | ""' if extra["or_none"] else name

    def _record(self, info: inspect.DictType, sent: bool) -> str:
        """By any text; or by some of few words."""
        value, key = self._reference(info.value_type, sent), self._reference(info.key_type, sent)
        return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"

    def _interface_of(self, info: Any, sent: bool) -> str:
        cls = info.cls
        if self._common is not None and cls in self._common._names:
            self._imported.add(self._common._names[cls])
            return self._common._names[cls]
        if cls not in self._names:
            name = NAMES.get(cls, cls.__name__.removesuffix("OnWire").removesuffix("Shown"))
            if name in self._bodies or name in self._names.values():
                raise TypeError(f"two types of the client are called {name}")
            self._names[cls] = name
            self._bodies[name] = "\n".join(self._interface(info, name, sent))
        return self._names[cls]

    def _interface(self, info: Any, name: str, sent: bool) -> Iterator[str]:
        yield from _about(info.cls)
        if getattr(info, "array_like", False):
            items = (
                f"{field.encode_name}{'?' if _may_lack(info, field, sent) else ''}: "
                f"{self._reference(field.type, sent)}"
                for field in info.fields
            )
            yield from (f"export type {name} = [{', '.join(items)}];", "")
            return
        inherited, extends = self._inherited(info, sent)
        # Whatever has fields that may all be missing is read by any name, which interfaces do not allow.
        is_open = isinstance(info, inspect.TypedDictType)
        yield f"export type {name} = {{" if is_open else f"export interface {name}{extends} {{"
        if getattr(info, "tag_field", None):
            yield f'  {info.tag_field}: "{info.tag}";'
        for field in (one for one in info.fields if one.name not in inherited):
            mark = "?" if _may_lack(info, field, sent) else ""
            yield f"  {field.encode_name}{mark}: {self._reference(field.type, sent)};"
        if info.cls in OPEN:
            yield "  [field: string]: unknown;"
        yield from ("};" if is_open else "}", "")

    def _inherited(self, info: Any, sent: bool) -> tuple[set[str], str]:
        """The fields a Struct has from another, and how that is written."""
        base = info.cls.__bases__[0]
        inherited = set(getattr(base, "__struct_fields__", ()))
        return inherited, f" extends {self._reference(inspect.type_info(base), sent)}" if inherited else ""


def _may_lack(info: Any, field: Any, sent: bool) -> bool:
    """May the field be missing in a message?"""
    if isinstance(info, inspect.TypedDictType) or not sent:
        return not field.required
    # A default that is no value is `UNSET`.
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def _words(values: Iterable[Any]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def _named(name: str, words: Iterable[str], listed: str) -> str:
    """A type of few words; where clients list them, it is made of their list."""
    if not listed:
        return f"export type {name} = {_words(words)};\n"
    each = ", ".join(f'"{word}"' for word in words)
    return f"export const {listed} = [{each}] as const;\nexport type {name} = (typeof {listed})[number];\n"


def _about(cls: type) -> Iterator[str]:
    """What a class says of itself, as a comment."""
    if cls.__doc__:
        yield f"/** {' '.join(cleandoc(cls.__doc__).split())} */"


def files() -> dict[Path, str]:
    """The texts of all files."""
    common = Writer()
    common.add(SENT, sent=True)
    common.add(RECEIVED, sent=False)
    found = {TARGET: common.text()}
    for game, structs in GAMES.items():
        writer = Writer(common)
        writer.add(structs, sent=True)
        writer.add(RECEIVED_OF_GAMES[game], sent=False)
        found[WEB / f"games/{game}/generated.ts"] = writer.text()
    return found


def main() -> int:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
