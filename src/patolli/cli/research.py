"""What the numbers of research mean, on the command line."""

from __future__ import annotations

from patolli.research.encodings import encoding, phrases


def describe(game: str, seats: int | None, actions: bool) -> None:
    """Tab-separated, with a line of headings: for people, and for programs that read tables."""
    known = encoding(game, seats)
    if actions:
        print("action\tphrase")
        for number, phrase in enumerate(phrases(game, seats)):
            print(f"{number}\t{phrase}")
        return
    print(f"# {known.name}: {len(known.entries)} entries (int8), {known.actions} actions")
    print("entry\tleast\tmost\trule\tname")
    for number, entry in enumerate(known.entries):
        print(f"{number}\t{entry.least}\t{entry.most}\t{entry.rule}\t{entry.name}")
