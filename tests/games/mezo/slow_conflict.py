"""A second opinion on the resolution of conflicts: slow, plain, and written from the rulebook alone.

It knows saved positions and phrases, nothing of the engine. Altars and fields must give points only (the set
of `POINTS_ONLY` in the test), so that the whole resolution can be worked out with a pencil.
"""

from __future__ import annotations

from typing import Any

COLOURS = ["dark", "red", "blue", "gold"]


class SlowConflict:
    """Strength, altar, Calendar, Codex, Blessed region, clean-up: MEZ-R47 to MEZ-R54."""

    def __init__(self, position: dict[str, Any], components: dict[str, Any]) -> None:
        self.box = components
        self.region = position["tiles"][position["tile"]]
        self.blessed = position["blessed"] == self.region
        self.seats = list(range(position["seats"]))
        self.land = position["regions"][self.region]
        self.tribes = position["tribes"]
        self.vp = [tribe["vp"] for tribe in self.tribes]
        self.devotion = [tribe["devotion"] for tribe in self.tribes]
        self.here = [dict(units) for units in self.land["units"]]
        self.fields = {"calendar": dict(position["calendar"]), "codex": dict(position["codex"])}
        self.bonus = [
            tribe["strength"] + tribe["sacrificed"]["warriors"] + tribe["sacrificed"]["shamans"]
            for tribe in self.tribes
        ]

    def passive(self, seat: int, op: str) -> int:
        return sum(
            effect.get("count", 1)
            for ability in self.box["abilities"]
            if ability["id"] in self.tribes[seat]["abilities"]
            for effect in ability["effects"]
            if effect["op"] == op
        )

    def strength(self, seat: int) -> int:
        total: int = self.bonus[seat]
        if self.land["champion"] == seat:
            total += self.box["strength"]["champion"] + self.passive(seat, "championStrength")
        total += self.land["glyphs"][seat] * (
            self.box["strength"]["glyph"] + self.passive(seat, "glyphStrength")
        )
        total += self.here[seat]["warriors"] * self.box["strength"]["warrior"]
        total += self.here[seat]["shamans"] * self.box["strength"]["shaman"]
        return total

    def strongest(self) -> list[int]:
        best = max(self.strength(seat) for seat in self.seats)
        return [seat for seat in self.seats if self.strength(seat) == best]

    def judge(self, tied: list[int]) -> int:
        if self.blessed:
            return min(tied, key=lambda seat: self.vp[seat])
        owner: int = self.land["champion"]
        return owner

    def most(self, kind: str) -> list[int]:
        """Who has the most units of a kind; a reminder token with a unit beats every number."""
        counts = {seat: self.here[seat][kind + "s"] for seat in self.seats}
        counts = {seat: count for seat, count in counts.items() if count > 0}
        tokens = [seat for seat in counts if kind in self.tribes[seat]["reminder"]]
        if tokens:
            return tokens
        return [seat for seat in counts if counts[seat] == max(counts.values())]

    def free(self, board: str) -> list[str]:
        return [field["id"] for field in self.box[board] if field["id"] not in self.fields[board]]

    def gain(self, seat: int, points: int) -> None:
        if points:
            target = self.vp[seat] + points
            while target in [self.vp[other] for other in self.seats if other != seat]:
                target += 1
            self.vp[seat] = target

    def carry_out(self, seat: int, effects: list[dict[str, Any]]) -> None:
        spaces = len(self.box["devotion"]["spaces"])
        for effect in effects:
            if effect["op"] == "vp":
                self.gain(seat, effect["count"])
            else:
                assert effect["op"] == "devotion"
                self.devotion[seat] += effect["count"]
                over = max(0, self.devotion[seat] - (spaces - 1))
                self.devotion[seat] -= over
                self.gain(seat, over * self.box["devotion"]["overflow"])

    def win(self, seat: int) -> None:
        if self.blessed:
            self.gain(seat, self.box["blessed"]["vp"])
        else:
            altar = next(altar for altar in self.box["altars"] if altar["id"] == self.land["altar"])
            self.carry_out(seat, altar["effects"])

    def place(self, seat: int, board: str, field: str) -> None:
        kind = "shamans" if board == "calendar" else "warriors"
        self.here[seat][kind] -= 1
        self.fields[board][field] = seat
        self.carry_out(seat, next(entry for entry in self.box[board] if entry["id"] == field)["effects"])
