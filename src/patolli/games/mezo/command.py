"""`patolli mezo components`: take the component set out, correct it, check it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from patolli.core.errors import BadOption


def command(options: ArgumentParser) -> Callable[[Namespace], None]:
    """The components are data: take them out, correct them, check them."""
    commands = options.add_subparsers(title="commands", metavar="COMMAND", required=True)
    what = "Write the component set down, or check one. Play with it: --option components=FILE."
    components = commands.add_parser("components", help=what, description=what, allow_abbrev=False)
    either = components.add_mutually_exclusive_group(required=True)
    either.add_argument("--export", type=Path, metavar="FILE", help="Write the default set into a file.")
    either.add_argument("--check", type=Path, metavar="FILE", help="Check a set; says which entry is wrong.")
    return run


def run(given: Namespace) -> None:
    if given.export is not None:
        export_set(given.export)
    else:
        check_set(given.check)


def export_set(file: Path) -> None:
    from patolli.games.mezo.components.sets import export

    if file.exists():
        raise BadOption(f"{file.name} exists already; it is not overwritten")
    file.write_text(export(), encoding="utf-8")
    print(f"{file.name}: the default set. Entries with source “reconstructed” are ours.")


def check_set(file: Path) -> None:
    from patolli.games.mezo.components.language import BadComponents
    from patolli.games.mezo.components.sets import check_file

    try:
        print(f"{file.name}: a good set, fingerprint {check_file(file)}")
    except BadComponents as error:
        raise BadOption(f"{file.name}: {error}") from None
