"""The `patolli` command. Wrong input gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import sys
import warnings

import typer
from rich.console import Console

from patolli.cli.app import app
from patolli.core.errors import PatolliError
from patolli.core.text import TextGap

UsageError: type[Exception] = typer.BadParameter.mro()[1]  # the base that Typer does not name itself


def main() -> None:
    complaint = Console(stderr=True, highlight=False)
    warnings.simplefilter("ignore", TextGap)  # who plays a game did not write its texts
    try:
        app(standalone_mode=False)
    except UsageError as error:
        message = getattr(error, "format_message", error.__str__)()
        complaint.print(f"patolli: {message}", markup=False, soft_wrap=True)
        sys.exit(2)
    except PatolliError as error:
        complaint.print(f"patolli: {error}", markup=False, soft_wrap=True)
        sys.exit(2)
    except OSError as error:
        complaint.print(f"patolli: {error.filename}: {error.strerror}", markup=False, soft_wrap=True)
        sys.exit(2)
    except (KeyboardInterrupt, EOFError, typer.Abort):
        sys.exit(130)
