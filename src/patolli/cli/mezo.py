"""`patolli mezo components`: take the component set out, correct it, check it."""

from __future__ import annotations

from pathlib import Path

from patolli.core.errors import BadOption
from patolli.games.mezo.components.language import BadComponents
from patolli.games.mezo.components.sets import check_file, export


def export_set(file: Path) -> None:
    if file.exists():
        raise BadOption(f"{file.name} exists already; it is not overwritten")
    file.write_text(export(), encoding="utf-8")
    print(f"{file.name}: the default set. Entries with source “reconstructed” are ours.")


def check_set(file: Path) -> None:
    try:
        print(f"{file.name}: a good set, fingerprint {check_file(file)}")
    except BadComponents as error:
        raise BadOption(f"{file.name}: {error}") from None
