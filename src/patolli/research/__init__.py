"""Faces of the engines for machine learning. What needs further packages loads them when it is used.

>>> from patolli.research import encoding
>>> encoding("tzolkin", seats=2).name
'tzolkin-2-v1'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from patolli.core.errors import PatolliError

if TYPE_CHECKING:
    from patolli.research.batch import Batch
    from patolli.research.cores import CoresBatch
    from patolli.research.dataset import load
    from patolli.research.encodings import Encoding, encoding, phrases

HOMES = {
    "Batch": "batch",
    "CoresBatch": "cores",
    "Encoding": "encodings",
    "encoding": "encodings",
    "load": "dataset",
    "phrases": "encodings",
}
FACES = ("dataset", "gym", "scoring", "spiel", "zoo")
__all__ = ["Batch", "CoresBatch", "Encoding", "encoding", "load", "phrases"]


class MissingExtra(PatolliError, ImportError):
    """A package that research needs is not installed."""


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    if name in FACES:
        return room(name)
    if name not in HOMES:
        raise AttributeError(f"module 'patolli.research' has no attribute {name!r}")
    return getattr(room(HOMES[name]), name)


def room(module: str) -> Any:
    """A module of this room; `MissingExtra` if it needs a package that is not there."""
    try:
        return import_module(f"patolli.research.{module}")
    except ModuleNotFoundError as error:
        if str(error.name).startswith("patolli"):
            raise
        raise MissingExtra(
            f'{error.name} is not installed; install it with: pip install "patolli[research]"'
        ) from None
