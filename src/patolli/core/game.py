"""What a game is: a record of facts, and the doors between its positions and the world.

Each game folder has one subclass of `Game`, with its facts. The rules themselves live in its `State`,
which may be compiled; the doors (phrases, reasons, views, saved positions) are functions in modules of
its package, loaded when they are first asked for: who lists the games or reads their rules loads no engine.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from copy import deepcopy
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from patolli.core.errors import BadOption, BadPosition, BadRecord, IllegalMove, NoEncoding
from patolli.core.phrases import unknown

if TYPE_CHECKING:
    from patolli.core.entries import Entry
    from patolli.core.position import Position
    from patolli.core.rng import Rng
    from patolli.core.state import State

S = TypeVar("S", bound="State")


class Option(NamedTuple):
    """A choice made before the game: its allowed values, and the one taken if nobody says."""

    values: tuple[Any, ...]
    default: Any
    file: bool = False  # may be what a JSON file says instead: then the game's `check_option` judges it


class Game(Generic[S]):
    """The facts of one game. A subclass sets them; the doors below are in its package, or its own."""

    package: ClassVar[str]  # where its modules are; that of the first subclass, unless it says otherwise
    folder: ClassVar[Path]  # where that package is; for a game in a single file, one of its name beside it
    name: ClassVar[str]
    prefix: ClassVar[str]  # of its rule numbers: MEX in MEX-R12
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[Mapping[str, Option]] = {}
    rules_version: ClassVar[int]  # raised when a change of the rules changes games: see CONTRIBUTING.md
    encoding_version: ClassVar[int] = 1  # raised when `entries` change: what has learned the old ones is lost
    former: ClassVar[Mapping[int, Game[Any] | int]] = {}  # who still plays by older versions: see `under`
    bound: ClassVar[int]  # no game has more decisions than this
    open: ClassVar[bool] = False  # nothing is hidden and, once it has begun, nothing left to chance
    rounds: ClassVar[tuple[str, ...]] = ()  # fields of a position that count rounds, days, ages
    printed: ClassVar[
        tuple[str, ...]
    ] = ()  # large fields of a view that stay the same for everybody, all game

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "package"):
            module = sys.modules[cls.__module__]
            file = Path(module.__file__ or "__main__")
            cls.package = module.__package__ or ""
            cls.folder = file.parent if cls.package else file.with_suffix("")

    # Starting and loading.

    def new(self, seats: int | None = None, seed: int | str = 0, **options: Any) -> S:
        """A new game; the same arguments give the same game, everywhere, always."""
        from patolli.core.rng import seeded

        seats = self.seats[0] if seats is None else seats
        if seats not in self.seats or isinstance(seats, bool):
            raise BadOption(f"{self.name} is for {self._allowed(self.seats)} seats, not {seats!r}")
        return self.deal(seats, self.check_options(options), seeded(seed))

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with the defaults filled in; raises `BadOption` for what does not exist."""
        for key, value in options.items():
            if key not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.name} has no option {key!r}; it has: {known}")
            self.check_option(key, value)
        return {key: options.get(key, option.default) for key, option in self.options.items()}

    def check_option(self, key: str, value: Any) -> None:
        allowed = self.options[key].values
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            raise BadOption(f"option {key!r} is {self._allowed(allowed)}, not {value!r}")

    def load(self, position: Mapping[str, Any]) -> S:
        """A state from a saved or hand-written position; raises `BadPosition` naming the field.

        A position from an older version of the rules goes on under those of today.
        """
        from patolli.core.position import check_numbers, read_position

        check_numbers(position, "position")
        saved = read_position(self.migrated(position), self.position_type)
        if saved.game != self.name:
            raise BadPosition("game", f"this is a position of {saved.game!r}, not of {self.name!r}")
        if saved.seats not in self.seats:
            raise BadPosition("seats", f"must be {self._allowed(self.seats)}, not {saved.seats}")
        try:
            saved.options = self.check_options(saved.options)
        except BadOption as error:
            raise BadPosition("options", str(error)) from None
        if saved.line < 0:
            raise BadPosition("line", "must not be negative")
        if not any(saved.rng) or not all(0 <= word <= 0xFFFFFFFF for word in saved.rng):
            raise BadPosition("rng", "must be four 32-bit words, not all zero")
        state = self.restore(saved)
        state.line = saved.line
        return state

    def save(self, state: S) -> dict[str, Any]:
        """The whole truth about a state as JSON-able data."""
        from patolli.core.position import write_position

        return write_position(self.describe(state))

    def header(self, state: S, rng: Rng) -> dict[str, Any]:
        """The common fields of a position, for `describe`."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seats": state.seats,
            "options": state.options,
            "line": state.line,
            "rng": tuple(rng.words()),
        }

    # Older versions of the rules.

    def migrate(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        """A position of this version as one of the next, by `STEPS[version]` in `position.py`.

        A game that raises `rules_version` writes a step from each version it had, also where the shape of
        its positions stays the same. A step takes the position, which it may change, and returns it.
        """
        steps: Mapping[int, Any] = getattr(self.room("position"), "STEPS", {})
        if version not in steps:
            step = f"from version {version} of the rules of {self.name} to version {version + 1}"
            raise BadPosition("rules", f"no step leads {step}")
        moved: dict[str, Any] = steps[version](position)
        return moved

    def migrated(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        """The position as one of today's version: step by step, each by `migrate`."""
        version = position.get("rules") if isinstance(position, Mapping) else None
        if not isinstance(version, int) or version == self.rules_version:
            return position  # of today; or not a position at all, which its types will say
        if version > self.rules_version:
            raise BadPosition("rules", self._newer(version))
        moved = deepcopy(dict(position))
        for step in range(version, self.rules_version):
            try:
                moved = {**self.migrate(moved, step), "rules": step + 1}
            except (LookupError, TypeError, ValueError, AttributeError) as error:
                raise BadPosition("position", f"not one of version {step} of the rules: {error!r}") from None
        return moved

    def under(self, version: int) -> Game[Any]:
        """The game by the rules of that version, for records; `BadRecord` if nobody plays by them any more.

        `former` names for an older version a game that still has its rules, or a later version under which
        every record of it plays the same.
        """
        if version == self.rules_version:
            return self
        if version > self.rules_version:
            raise BadRecord("rules", self._newer(version))
        kept = self.former.get(version)
        if kept is None:
            raise BadRecord(
                "rules",
                f"it was played under version {version} of the rules of {self.name}; today they have version "
                f"{self.rules_version}, and version {version} is not kept. Replay it with a program of "
                "that time, or look at it on the server where it was played",
            )
        return self.under(kept) if isinstance(kept, int) else kept

    def _newer(self, version: int) -> str:
        return (
            f"version {version} of the rules of {self.name} is newer than the one known here, "
            f"{self.rules_version}; it needs a newer program"
        )

    @staticmethod
    def _allowed(values: tuple[Any, ...]) -> str:
        return " or ".join(str(value) for value in values)

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> S:
        """Set up a new game. This every game writes."""
        raise NotImplementedError

    # The doors: functions of the same name in the package, unless the game writes them here itself.

    @cached_property
    def actions(self) -> int:
        """Actions are numbered 0 to `actions` - 1."""
        count: int = self.door("actions").ACTIONS
        return count

    @cached_property
    def position_type(self) -> type[Position]:
        """What a saved position looks like."""
        kind: type[Position] = self.door("position").POSITION
        return kind

    def describe(self, state: S) -> Position:
        """The state as an instance of `position_type`."""
        position: Position = self.door("position").describe(state)
        return position

    def restore(self, saved: Any) -> S:
        """The state of a well-typed position; raises `BadPosition` where it makes no sense."""
        state: S = self.door("position").restore(self, saved)
        return state

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat may know, beyond the common fields that `State.view` adds."""
        seen: dict[str, Any] = self.door("view").view(state, seat)
        return seen

    def preview(self, state: S, seat: int, action: int) -> dict[str, Any]:
        """What a legal action would bring about, as JSON-able data, shown before one commits to it."""
        room = self.room("preview")
        return {} if room is None else dict(room.preview(state, seat, action))

    def entries(self, seats: int) -> list[Entry]:
        """What the numbers mean that `State.observe` gives with so many seats, in their order."""
        room = self.room("entries")
        if room is None:
            raise NoEncoding(
                f"{self.name} has no entries.py, which says what its observations mean, and so nothing can "
                "learn it; docs/add-a-game.md tells how to write one"
            )
        listed: list[Entry] = _entries(room, seats)
        return listed

    def phrase(self, state: S, action: int) -> str:
        """The action as a phrase. Every action has exactly one spelling."""
        phrase: str = self.door("notation").phrase(action)
        return phrase

    def read(self, state: S, seat: int, phrase: str) -> int:
        """The action that a phrase means, legal or not; `IllegalMove` if it means none."""
        notation = self.room("notation")
        if notation is not None:
            return int(notation.read(phrase))
        for action in range(self.actions):  # a small game need not read words
            if self.phrase(state, action) == phrase:
                return action
        raise unknown(phrase)

    def why_not(self, state: S, seat: int, action: int) -> IllegalMove:
        """The first rule that an action breaks which is not legal now."""
        reason: IllegalMove = self.door("explain").why_not(state, seat, action)
        return reason

    def door(self, name: str) -> ModuleType:
        """A module that the game must have."""
        found = self.room(name)
        if found is None:
            raise NotImplementedError(f"{self.name} has no {name}.py and does not write what is in it itself")
        return found

    @property
    def text(self) -> Path:
        """The folder with <lang>.ftl and rules.<lang>.md; what another language lacks is said in English."""
        return self.folder / "text"

    def room(self, name: str) -> ModuleType | None:
        """The module of that name in the game's package, loaded now; None if it has none.

        `terminal` draws the board for the command, `command` adds its own commands (`patolli GAME …`),
        `bots` says what bots know of the game.
        """
        return _module(f"{self.package}.{name}") if self.package else None


@cache
def _module(place: str) -> ModuleType | None:
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name != place and not place.startswith(f"{error.name}."):
            raise
        return None


@cache
def _entries(room: Any, seats: int) -> Any:
    return room.entries(seats)
