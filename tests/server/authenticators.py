"""A device that keeps passkeys, in software: it answers as a browser's own call would."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One key for one site; its owner puts his finger on it whenever he is asked."""

    def __init__(self, origin: str, party: str = "localhost", *, verified: bool = True) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.origin = origin
        self._party = party
        self._flags = _PRESENT | (_VERIFIED if verified else 0)
        self.count = 0

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what a new key is asked for with."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(self._flags | _ATTESTED) + attested
        told = self._told("webauthn.create", options["challenge"])
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": _text(told), "attestationObject": _text(made)})

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what signing in is asked for with."""
        self.count += 1
        data, told = self._data(self._flags), self._told("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": told, "authenticatorData": data, "signature": signature}
        return self._answer({name: _text(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self._party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _told(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = _text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _text(data: bytes) -> str:
    return bytes_to_base64url(data)
