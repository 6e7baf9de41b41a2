"""How near are the compiled engines to C? Jobs of theirs beside small twins in `bench/c`, by instructions.

    python -m bench.twins
    python -m bench.twins mexica-legal patolli

The twins are plain C of the same rules, built with the same compiler and `-O3`. Both get the same positions
of random games and must find the same; a checksum proves it. Counted is what happens inside the function
alone. A share of 40 % means that the engine takes two and a half times the instructions of C.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import sysconfig
import tempfile
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bench.compare import HERE, count, python
from bench.workloads import MASK, Done, decisions, positions

import patolli
from patolli.core.state import Actions

C = Path(__file__).parent / "c"
GAMES = 40  # of Patolli


class Twin(NamedTuple):
    source: str
    argument: str
    inside: str  # our C function; the twin's is called twin_…
    twin: str
    words: Callable[[list[Any]], bytes]  # what the twin reads
    found: Callable[[], list[Any]]  # the positions, or seeds
    ours: Callable[[list[Any]], Done]


def mexica_positions() -> list[Any]:
    return positions("mexica")


def mexica_words(found: list[Any]) -> bytes:
    from patolli.games.mexica.board import THE_ISLAND

    words = [*THE_ISLAND.squares, *THE_ISLAND.starts, len(THE_ISLAND.coast), *THE_ISLAND.coast]
    for t in found:
        for part in (t.cell, t.label, t.area, t.pilli, t.tokens, t.stock, t.panel, t.refused, t.bridges):
            words += part
        words += [t.seats, t.built, t.singles, t.doubles, t.period, t.round, t.ap, t.taken, t.proposal]
        words.append(t.mover())
    return array("q", words).tobytes()


def mexica_survey(found: list[Any]) -> Done:
    from patolli.games.mexica.districts import survey

    checksum = 0
    for table in found:
        survey(table)
        for label, area in zip(table.label, table.area, strict=True):
            checksum = (checksum * 31 + label * 512 + area) & MASK
    return len(found), checksum


def tzolkin_positions() -> list[Any]:
    """Moments of a turn in which a worker may be placed or picked up."""
    from patolli.games.tzolkin.table import PICKING, PLACING, STARTING

    phases = (STARTING, PLACING, PICKING)
    return [
        state for state in map(as_any, positions("tzolkin")) if state.depth == 0 and state.phase in phases
    ]


def as_any(state: patolli.State) -> Any:
    return state


def tzolkin_words(found: list[Any]) -> bytes:
    from patolli.games.tzolkin.actions import END

    words = [END]
    for t in found:
        words += t.own
        words += [t.taken, t.phase, t.placed, t.begged, t.mercy, t.first_space, t.seats, t.mover()]
    return array("q", words).tobytes()


def tzolkin_rotate(found: list[Any]) -> Done:
    from patolli.games.tzolkin.board import HOME, SEAT, STANDS
    from patolli.games.tzolkin.calendar import rotate

    checksum = 0
    for table in found:
        rotate(table)
        checksum = (checksum * 31 + table.taken) & MASK
        for seat in range(table.seats):
            own = table.own[seat * SEAT + STANDS] * 7 + table.own[seat * SEAT + HOME]
            checksum = (checksum * 31 + own) & MASK
    return len(found), checksum


def legal(found: list[Any]) -> Done:
    checksum = 0
    out = Actions()
    out.room(2000)  # a list that has grown already
    for state in found:
        out.count = 0
        state.legal_into(state.mover(), out)
        for action in out.to_list():
            checksum = (checksum * 31 + action) & MASK
    return len(found), checksum


def patolli_seeds() -> list[Any]:
    return list(range(GAMES))


def patolli_words(found: list[Any]) -> bytes:
    rows = [patolli.seeded(seed).words() * 2 for seed in found]
    return "\n".join(" ".join(map(str, row)) for row in rows).encode()


def patolli_games(found: list[Any]) -> Done:
    return decisions("patolli", len(found))


TWINS = {
    "patolli": Twin(
        "patolli",
        str(GAMES),
        "bots___playout___Playout___run",
        "playout",
        patolli_words,
        patolli_seeds,
        patolli_games,
    ),
    "mexica-survey": Twin(
        "mexica",
        "survey",
        "games___mexica___districts___survey",
        "survey",
        mexica_words,
        mexica_positions,
        mexica_survey,
    ),
    "mexica-legal": Twin(
        "mexica",
        "legal",
        "games___mexica___legal___actions_into",
        "legal",
        mexica_words,
        mexica_positions,
        legal,
    ),
    "tzolkin-legal": Twin(
        "tzolkin",
        "legal",
        "games___tzolkin___legal___choices_into",
        "legal",
        tzolkin_words,
        tzolkin_positions,
        legal,
    ),
    "tzolkin-rotate": Twin(
        "tzolkin",
        "rotate",
        "games___tzolkin___calendar___rotate",
        "rotate",
        tzolkin_words,
        tzolkin_positions,
        tzolkin_rotate,
    ),
}


def build(source: str, folder: Path) -> str:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    program = str(folder / source)
    subprocess.run([compiler, "-O3", "-o", program, str(C / f"{source}.c")], check=True)
    return program


def share(name: str, folder: Path) -> str:
    twin = TWINS[name]
    inside = f"CPyDef_patolli___{twin.inside}"
    # Making the positions needs the same functions: that is counted, too, and subtracted.
    (_, prepared), (we_say, counted) = [
        count([python(HERE), "-c", OURS.format(str(HERE), name, job)], inside=inside) for job in (False, True)
    ]
    c_says, c = count(
        [build(twin.source, folder), twin.argument],
        inside=f"twin_{twin.twin}",
        given=twin.words(twin.found()),
    )
    if we_say != c_says:
        sys.exit(f"{name}: the engine comes to {we_say.strip()}, C to {c_says.strip()}")
    we = counted - prepared
    if we <= 0 or c == 0:
        sys.exit(f"{name}: the function was inlined, there is nothing to count")
    many = int(c_says.strip("[\n").split(",")[0])
    return f"{name:15} {we / many:10,.0f}   in C {c / many:10,.0f}   share of C {100 * c / we:3.0f} %"


OURS = "import sys; sys.path.insert(0, {0!r}); from bench.twins import ours; ours({1!r}, {2})"


def ours(name: str, job: bool) -> None:
    """Our side: the positions, and with `job` what is to be counted."""
    found = TWINS[name].found()
    print(list(TWINS[name].ours(found if job else [])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("twins", nargs="*", metavar="TWIN", help=", ".join(TWINS))
    wanted = parser.parse_args().twins or list(TWINS)
    if unknown := sorted(set(wanted) - set(TWINS)):
        parser.error(f"there is no {unknown[0]}; there are {', '.join(TWINS)}")
    with tempfile.TemporaryDirectory() as folder:
        for name in wanted:
            print(share(name, Path(folder)), flush=True)


if __name__ == "__main__":
    main()
