"""What a card says: the sentence of an entry, made from its effects in the reader's language.

Nothing here knows a card by name. An effect becomes a clause (messages `do-…`), a clause is put together
from an amount, a noun (`noun-…`) and a place (`where-…`); clauses are joined by "then" or "if you do".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from patolli.core.text import Texts, texts
from patolli.games.mezo.components.entries import op
from patolli.games.mezo.components.language import (
    Amount,
    AnyEffect,
    Banish,
    Build,
    ChampionStrength,
    Choice,
    Count,
    Demolish,
    Destroy,
    Devotion,
    Driven,
    Entry,
    GlyphStrength,
    If,
    Move,
    Offer,
    OnPyramidPlacedVp,
    Pieces,
    Placed,
    Reminder,
    Restore,
    Strength,
    Summon,
    Transform,
    Vp,
)

MANY = 7  # the plural of a number that is not known: X, 1/2/3


def sentence(entry: Entry, lang: str) -> str:
    """The whole text of an entry.

    >>> from patolli.games.mezo.components.sets import default_set
    >>> sentence(default_set().calendar[0], "en")
    'RESTORE 5 units.'
    """
    return Speaker(texts("mezo", lang), entry.presence).sentence(entry.effects)


class Speaker:
    """Turns effects into clauses in one language."""

    def __init__(self, words: Texts, presence: bool) -> None:
        self.words = words
        self.presence = presence

    def say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, facts)

    def sentence(self, effects: Sequence[AnyEffect]) -> str:
        text = " ".join(self.clauses(effects).split())
        return text[:1].upper() + text[1:] + "."

    def clauses(self, effects: Sequence[AnyEffect]) -> str:
        text, cost = "", False
        for number, effect in enumerate(effects):
            if number:
                text += self.say("if-done" if cost else "then")
            text += self.clause(effect)
            cost = isinstance(effect, Pieces) and effect.as_cost
        return text

    def clause(self, effect: AnyEffect) -> str:
        if isinstance(effect, Choice):
            options = self.say("or").join(self.clauses(option) for option in effect.options)
            return self.say("do-choice", options=options)
        if isinstance(effect, If):
            then = self.clauses(effect.then)
            return self.say("do-if", unit=effect.cond.own_unit_in_same, then=then)
        if isinstance(effect, Summon):
            return self.say("do-summon")
        if isinstance(effect, Offer):
            return self.say("do-offer", optional=yes(effect.optional))
        if isinstance(effect, Reminder):
            return self.say("do-reminder", kind=effect.kind)
        if isinstance(effect, ChampionStrength | GlyphStrength | OnPyramidPlacedVp):
            return self.say(f"do-{op(effect)}", count=effect.count)
        if isinstance(effect, Vp | Devotion | Strength):
            return self.gain(effect)
        return self.pieces(effect)

    def gain(self, effect: Vp | Devotion | Strength) -> str:
        count = effect.count
        if isinstance(count, Amount) and count.expr == "lastCount" and not count.plus:
            return self.say(f"do-{op(effect)}-each", count=str(count.mult), n=count.mult)
        return self.say(f"do-{op(effect)}", count=self.amount(count), n=self.plural(count)) + self.tail(count)

    # Effects on pieces.

    def pieces(self, effect: Any) -> str:
        text = self.each(effect) if self.is_each(effect) else self.plain(effect)
        text += self.tail(effect.count) + self.limits(effect)
        if effect.optional:
            text = self.say("do-may", what=text)
        return text

    def is_each(self, effect: Any) -> bool:
        """Does everybody have to give some? Where all go, nobody has anything to decide."""
        if not isinstance(effect, Driven) or effect.count == "all":
            return False
        return effect.owner in ("each", "each_opponent")

    def each(self, effect: Driven) -> str:
        return self.say(
            "do-each",
            verb=op(effect),
            who=effect.owner,
            least=max(1, effect.min_units),
            count=self.amount(effect.count),
            n=self.plural(effect.count),
            unit=effect.unit,
            chooser=effect.chooser,
            upto=yes(effect.up_to),
            where=self.where(effect),
        )

    def plain(self, effect: Any) -> str:
        what = self.noun(effect)
        where = "" if isinstance(effect, Restore) else self.where(effect)
        if isinstance(effect, Move):
            source = self.say(f"from-{effect.region}", one=yes(effect.from_spread == "one"))
            target = self.say(f"to-{effect.to}", one=yes(effect.spread == "one"))
            return self.say("do-move", what=what, source=source, target=target)
        return self.say(f"do-{op(effect)}", what=what, where=where)

    def noun(self, effect: Any) -> str:
        facts = {
            "count": self.amount(effect.count),
            "n": self.plural(effect.count),
            "upto": yes(effect.up_to),
            "all": yes(effect.count == "all"),
        }
        if isinstance(effect, Build | Demolish | Transform):
            return self.say("noun-build" if isinstance(effect, Build) else "noun-monument", **facts,
                            what=effect.what, owner=getattr(effect, "owner", "self"))  # fmt: skip
        owner = effect.owner if isinstance(effect, Banish | Destroy | Move) else "mine"
        return self.say("noun-units", **facts, unit=effect.unit, owner=owner)

    def where(self, effect: Placed) -> str:
        text = self.say(f"where-{effect.region}", one=yes(effect.spread == "one" or effect.count == 1))
        if self.presence and effect.region in ("any", "nonconflict", "conflict"):
            text += self.say("where-too")
        return text

    def limits(self, effect: Any) -> str:
        text = ""
        if getattr(effect, "max_per_player", 0):
            text += self.say("at-most-per-player", count=effect.max_per_player)
        if getattr(effect, "max_per_region", 0):
            text += self.say("at-most-per-region", count=effect.max_per_region)
        return text

    # Amounts.

    def amount(self, count: Count) -> str:
        if isinstance(count, Amount):
            return "X" if count.by_age is None else "/".join(str(one) for one in count.by_age)
        return str(count)

    def plural(self, count: Count) -> int:
        return count if isinstance(count, int) else MANY

    def tail(self, count: Count) -> str:
        """What X is, or which ages the numbers belong to."""
        if not isinstance(count, Amount):
            return ""
        if count.by_age is not None:
            return self.say("by-age")
        return self.say("x-is", what=self.expression(count))

    def expression(self, count: Amount | int) -> str:
        if not isinstance(count, Amount):
            return str(count)
        if count.by_age is not None:
            return "/".join(str(one) for one in count.by_age)
        if count.expr == "min":
            text = self.say("least-of", of=self.say("comma").join(self.expression(part) for part in count.of))
        else:
            text = self.say(f"expr-{count.expr}", unit=count.unit)
        if count.mult > 1:
            text = f"{count.mult} × {text}"
        return f"{text} + {count.plus}" if count.plus else text


def yes(flag: bool) -> str:
    return "yes" if flag else "no"
