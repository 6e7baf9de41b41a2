"""Names: nothing blank, unseen, stacked or mixed, and what looks the same is the same."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.server.names import BadName, clean_name, name_key


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Ana María",
        "Zażółć Gęślą",
        "O'Brien-Ñuñez",
        "x_X 42",
        "Иван Петров",
        "Γιώργος",
        "山田たろう",
        "タロウ yamada",
        "김철수",
        "علي",
        "हिन्दी",
        "Nguyễn Văn Ệ",
        "שָׁלוֹם",
        "🦊",
        "Itzel 🌽",
        "7",
    ],
)
def test_names_of_the_world(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name-length"),
        ("   ", "name-length"),
        ("\u3000\u00a0", "name-length"),
        ("x" * 31, "name-length"),
        ("a\u0000b", "name-unseen"),
        ("a\u202eb", "name-unseen"),
        ("\u200b", "name-unseen"),
        ("An\u00ada", "name-unseen"),
        ("\u3164", "name-unseen"),
        ("\u2800\u2800", "name-unseen"),
        ("Ana\ufe0f", "name-unseen"),
        ("Ana\ue000", "name-unseen"),
        ("\ud800", "name-unseen"),
        ("...", "name-unseen"),
        ("A\u0335\u0336\u0337na", "name-stacked"),
        ("\u0301Ana", "name-stacked"),
        ("Z\u0351\u036b\u0343a", "name-stacked"),
        ("Anа", "name-mixed"),  # the last letter is Cyrillic
        ("Αna", "name-mixed"),  # the first letter is Greek
        ("Ana Иванова", "name-mixed"),
    ],
    ids=lambda value: ascii(value),
)
def test_names_that_nobody_may_have(name: str, reason: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(name)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "A n a"),
        ("Ana", "Ana."),
        ("Ana", "Ａｎａ"),
        ("Bill", "Bi11"),
        ("Bill", "BIll"),
        ("Otto", "0tt0"),
        ("Vera", "VЕRА"),
        ("coco", "сосо"),
        ("Tom", "ΤΟΜ"),
        ("Bernd", "Bemd"),
        ("José", "Jose\u0301"),
        ("Straße", "STRASSE"),
        ("7", "٧"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Jose", "José"), ("🦊", "🐺"), ("Иван", "Ivan")]
)
def test_names_that_differ(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@given(st.text(max_size=40))
def test_a_name_that_was_cleaned_is_clean(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except BadName:
        return
    assert clean_name(cleaned) == cleaned
    assert name_key(cleaned)
    assert name_key(cleaned) == name_key(name)
    assert len(name_key(cleaned)) <= 120
