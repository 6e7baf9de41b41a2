"""`patolli mezo components`: take the component set out, correct it, check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from patolli.core.errors import BadOption
from patolli.games.mezo.components.language import BadComponents
from patolli.games.mezo.components.sets import check_file, export

mezo_app = typer.Typer(help="Mezo: its components are data.", no_args_is_help=True, rich_markup_mode=None)


@mezo_app.callback()
def mezo() -> None:
    """Mezo: its components are data."""


@mezo_app.command()
def components(
    export_to: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="Write the default set into a file.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="Check a set; says which entry is wrong.")
    ] = None,
) -> None:
    """Write the component set down, or check one. Play with it: --option components=FILE."""
    if (export_to is None) == (check is None):
        raise BadOption("say either --export FILE or --check FILE")
    if export_to is not None:
        if export_to.exists():
            raise BadOption(f"{export_to.name} exists already; it is not overwritten")
        export_to.write_text(export(), encoding="utf-8")
        typer.echo(f"{export_to.name}: the default set. Entries with source “reconstructed” are ours.")
    if check is not None:
        try:
            typer.echo(f"{check.name}: a good set, fingerprint {check_file(check)}")
        except BadComponents as error:
            raise BadOption(f"{check.name}: {error}") from None
