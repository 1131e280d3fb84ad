"""Letters by e-mail: plain text, with a way to have no more of them."""

from __future__ import annotations

import ssl
from email.headerregistry import Address as Mailbox
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ...locale import Texts
from ..settings import Settings
from .reaching import Address, Message, Unreachable

#: A server that says nothing for so long is given up for now.
_PATIENCE: Final = 20.0
_PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
_GONE: Final = frozenset({550, 551, 553, 554})


class MailCarrier:
    """Hands letters to the mail server the house was told of: `smtp://name:password@host:port`.

    `smtp` asks for encryption, `smtps` begins with it, `smtp+plain` is for a server on the same machine.
    """

    def __init__(self, settings: Settings) -> None:
        self._url = urlsplit(settings.mail)
        self._sender = settings.mail_from
        self._now = settings.clock

    @property
    def is_ready(self) -> bool:
        return bool(self._url.hostname) and bool(self._sender)

    async def greet(self) -> None:
        """Come to the server and go again; raises what keeps us from it."""
        async with self._server():
            return

    async def carry(self, to: Address, message: Message) -> None:
        letter = self._letter(to, message)
        try:
            async with self._server() as server:
                await server.send_message(letter)
        except aiosmtplib.SMTPRecipientsRefused as problem:
            codes = {refusal.code for refusal in problem.recipients}
            raise Unreachable(f"refused by the mail server: {sorted(codes)}", gone=codes <= _GONE) from None
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError, TimeoutError) as problem:
            raise Unreachable(f"mail server: {type(problem).__name__}") from None

    def _server(self) -> aiosmtplib.SMTP:
        scheme = self._url.scheme
        return aiosmtplib.SMTP(
            hostname=self._url.hostname,
            port=self._url.port or _PORTS.get(scheme, 587),
            username=unquote(self._url.username) if self._url.username else None,
            password=unquote(self._url.password) if self._url.password else None,
            use_tls=scheme == "smtps",
            start_tls=scheme == "smtp",
            timeout=_PATIENCE,
        )

    def _letter(self, to: Address, message: Message) -> EmailMessage:
        texts = Texts(to.language)
        letter = EmailMessage()
        letter["From"] = self._sender
        name, _, domain = to.address.rpartition("@")
        letter["To"] = Mailbox(username=name, domain=domain)
        letter["Subject"] = " ".join(message.title.split())
        letter["Date"] = format_datetime(self._now())
        letter["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip(">") or "localhost")
        letter["Auto-Submitted"] = "auto-generated"
        paragraphs = [message.text, message.link]
        if message.unsubscribe:
            letter["List-Unsubscribe"] = f"<{message.unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            paragraphs.append(texts.format("notice-mail-end", link=message.unsubscribe))
        letter.set_content("\n\n".join(paragraphs) + "\n")
        return letter
