"""The `patolli` command. Wrong input gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
import warnings

from patolli.cli.app import read_command
from patolli.core.errors import PatolliError
from patolli.core.text import TextGap


def main() -> None:
    warnings.simplefilter("ignore", TextGap)  # who plays a game did not write its texts
    try:
        run, arguments = read_command(sys.argv[1:])
        run(arguments)
        sys.stdout.flush()
    except PatolliError as error:
        complain(str(error))
    except BrokenPipeError:  # who reads us has seen enough, as in `patolli rules mezo | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}")
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)


def complain(problem: str) -> None:
    print(f"patolli: {problem}", file=sys.stderr)
    sys.exit(2)
