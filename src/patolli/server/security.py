"""Secrets and passwords: what a browser keeps is random, what we keep is its hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "patolli"
HASHER = PasswordHasher()  # argon2id with the parameters of RFC 9106, low memory
_SLOTS = asyncio.Semaphore(4)  # each takes 64 MiB for a moment


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_person_id() -> str:
    return f"p_{secrets.token_urlsafe(9)}"


def hash_secret(secret: str) -> str:
    """A random secret of 256 bits needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def hash_password(password: str) -> str:
    async with _SLOTS:
        return await asyncio.to_thread(HASHER.hash, password)


async def password_fits(stored: str | None, password: str) -> bool:
    """Compare; takes as long for somebody who does not exist, so that names cannot be found out."""
    async with _SLOTS:
        return await asyncio.to_thread(_fits, stored or DECOY, password) and stored is not None


def _fits(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


DECOY = "$argon2id$v=19$m=65536,t=3,p=4$pGdVxgfNtrZqWHTYLWSs9A$DWI0v8bq0v0mCVT2WEQnbC8yzR4LG0sqV6mT2vRWc8o"
