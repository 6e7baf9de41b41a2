"""The option `components`: what it may say, and the set it means, ready to play."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from patolli.games.mezo.components.compiler import compile_set
from patolli.games.mezo.components.language import BadComponents, ComponentSet
from patolli.games.mezo.components.printed import printed_on
from patolli.games.mezo.components.sets import default_set, fingerprint, our_sets, plain, shaped
from patolli.games.mezo.components.validation import check
from patolli.games.mezo.data import DEFAULT


class PlayableSet:
    """A set with its fingerprint and its tables, made once and shared by all its games."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components
        self.hash = fingerprint(components)
        self.box = compile_set(components)
        self.box.playable = self
        self.is_default = components is default_set()

    @cached_property
    def option(self) -> dict[str, Any]:
        """What a record says of the set: its fingerprint, and the set itself unless it is one of ours."""
        if self.hash in our_sets():
            return {"hash": self.hash}
        return {"hash": self.hash, "set": plain(self.components)}

    @cached_property
    def printed(self) -> dict[str, Any]:
        """What a view says of the set."""
        return {
            "hash": self.hash,
            "default": self.is_default,
            "gods": self.box.gods,
            "tiles": self.box.tiles,
            **printed_on(self.components),
        }


@cache
def default_playable() -> PlayableSet:
    return PlayableSet(default_set())


SEEN: dict[str, PlayableSet] = {}  # by fingerprint, so that equal sets share their tables
MOST_SEEN = 64


def playable(value: Any) -> PlayableSet:
    """The set that the option asks for; raises `BadComponents`.

    The option is ``"default"``, a set, or what `PlayableSet.option` wrote: a fingerprint, with the set where
    it is not one of ours.
    """
    if value == DEFAULT:
        return default_playable()
    if not isinstance(value, dict):
        raise BadComponents("components is “default” or a component set")
    if "hash" not in value:
        components = shaped(value)
        return made_once(fingerprint(components), components)
    extra = set(value) - {"hash", "set"}
    if extra:
        raise BadComponents(f"components: unknown {', '.join(sorted(map(str, extra)))}")
    said = value["hash"]
    if "set" not in value:
        if not isinstance(said, str) or said not in our_sets():
            raise BadComponents(f"components: none of our sets has the fingerprint {said!r}")
        return made_once(said, our_sets()[said])
    components = shaped(value["set"])
    mark = fingerprint(components)
    if mark != said:
        raise BadComponents(f"components: the set has the fingerprint {mark}, not {said!r}")
    return made_once(mark, components)


def made_once(mark: str, components: ComponentSet) -> PlayableSet:
    """A well-formed set with this fingerprint, ready to play; its sense is checked when it is first seen."""
    if mark == default_playable().hash:
        return default_playable()
    if mark not in SEEN:
        check(components)
        if len(SEEN) >= MOST_SEEN:
            SEEN.pop(next(iter(SEEN)))
        SEEN[mark] = PlayableSet(components)
    return SEEN[mark]
