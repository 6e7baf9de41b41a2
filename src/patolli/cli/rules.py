"""The rules of a game, to read in the terminal."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markdown import Markdown

from patolli.cli.language import command_texts
from patolli.core.errors import BadOption
from patolli.core.text import Texts, texts


def show(game: str, rule: str, lang: str) -> None:
    Console().print(rulebook(texts(game, lang), rule))


def rulebook(texts: Texts, rule: str) -> Markdown:
    """The rules of a game, or the paragraph of one of them."""
    text = texts.rules()
    if rule:
        starts = r"\n(?=(?:- )?(?:#+ )?<a id=|#)"
        paragraphs = [part for part in re.split(starts, text) if f'id="{rule.upper()}"' in part]
        if not paragraphs:
            raise BadOption(command_texts(texts.lang).say("no-rule", {"rule": rule}))
        text = paragraphs[0]
    return Markdown(re.sub(r'<a id="[^"]*"></a>', "", text))
