"""A component set ready to play: its data, its fingerprint, its tables, and the option that names it."""

from __future__ import annotations

from functools import cache
from typing import Any

from patolli.games.mezo.box import Box
from patolli.games.mezo.compiling import compile_set
from patolli.games.mezo.components import (
    BadComponents,
    ComponentSet,
    default_set,
    fingerprint,
    our_sets,
    plain,
    shaped,
)
from patolli.games.mezo.sense import check

DEFAULT = "default"


class Kit:
    """Made once per set and shared by all its games."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components
        self.hash = fingerprint(components)
        self.box: Box = compile_set(components)
        self.box.kit = self
        self.is_default = components is default_set()

    def option(self) -> dict[str, Any]:
        """What a record says of the set: its fingerprint, and the set itself unless it is one of ours."""
        if self.hash in our_sets():
            return {"hash": self.hash}
        return {"hash": self.hash, "set": plain(self.components)}


@cache
def default_kit() -> Kit:
    return Kit(default_set())


KITS: dict[str, Kit] = {}  # by fingerprint, so that equal sets share their tables
MOST_KITS = 64


def kit_of(value: Any) -> Kit:
    """The kit that the option `components` asks for; raises `BadComponents`.

    The option is ``"default"``, a set, or what `Kit.option` wrote: a fingerprint, with the set where it is
    not one of ours.
    """
    if value == DEFAULT:
        return default_kit()
    if not isinstance(value, dict):
        raise BadComponents("components is “default” or a component set")
    if "hash" not in value:
        return made_once(shaped(value))
    extra = set(value) - {"hash", "set"}
    if extra:
        raise BadComponents(f"components: unknown {', '.join(sorted(map(str, extra)))}")
    components = shaped(value["set"]) if "set" in value else our_sets().get(str(value["hash"]), default_set())
    kit = made_once(components)
    if kit.hash != value["hash"]:
        raise BadComponents(f"components: the set has the fingerprint {kit.hash}, not {value['hash']!r}")
    return kit


def made_once(components: ComponentSet) -> Kit:
    """The kit of a well-formed set; its sense is checked when it is first seen."""
    mark = fingerprint(components)
    if mark == default_kit().hash:
        return default_kit()
    if mark not in KITS:
        check(components)
        if len(KITS) >= MOST_KITS:
            KITS.pop(next(iter(KITS)))
        KITS[mark] = Kit(components)
    return KITS[mark]
