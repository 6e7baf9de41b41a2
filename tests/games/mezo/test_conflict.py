"""MEZ-R41 to MEZ-R54: cards, actions, passing, Strength, majorities, the Blessed region, clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from .spoken_table import (
    COLOURS,
    SpokenTable,
    blessed_table,
    box,
    box_with,
    conflict,
    finish_actions,
    load,
    red_does,
)

# Cards.


def test_MEZ_R41_TV4_everybody_takes_part_and_left_of_the_champion_begins() -> None:
    table = conflict(phase="card", units={"hochob": {"dark": (1, 0)}})
    assert table.state.waiting() == [0, 1, 2, 3], "blue has no figure there and chooses all the same"
    table.all_lay()
    assert table.asked == "red", "left of dark, whose Champion stands in Hochob"


def test_MEZ_R41_conflicts_follow_the_tiles() -> None:
    table = conflict(phase="card")
    tiles = table.position["tiles"]
    while table.position["age"] == 1:
        table.says(min(table.choices))
    assert [told["region"]["id"] for told in table.told("conflict")] == tiles[1:]


def test_MEZ_R42_three_cards_one_chosen_the_rest_back_on_top() -> None:
    table = conflict(phase="card")
    assert table.choices == {"card legacy", "card vengeance", "card fervor"}
    table.refuses("card edict", "MEZ-R42", "card-not-in-hand")
    table.as_seat("dark", "card vengeance")
    assert table.tribe("dark")["deck"] == ["legacy", "fervor", "edict", "task"]
    assert table.state.view(0)["known_cards"] == ["legacy", "fervor"]


@pytest.mark.parametrize(("tile", "seen"), [(0, 3), (1, 3), (2, 3), (3, 2), (4, 1)])
def test_MEZ_R42_TV16_as_many_as_are_left(tile: int, seen: int) -> None:
    position = conflict(phase="card").position
    order = position["tiles"]
    position["tile"] = tile
    for name in order[:tile]:
        position["regions"][name]["champion"] = None
    for tribe in position["tribes"]:
        tribe["deck"] = tribe["deck"][tile:]
    if seen == 1:  # MEZ-Q34: a single card chooses itself
        with pytest.raises(Exception, match="not a moment"):
            load(position)
        return
    assert len(load(position).choices) == seen


def test_MEZ_R42_revealed_together() -> None:
    table = conflict(phase="card")
    for colour in COLOURS[:3]:
        table.as_seat(colour, "card legacy")
        assert [tribe["card"] for tribe in table.state.view(3)["tribes"]] == [None] * 4
    table.as_seat("gold", "card fervor")
    shown = [tribe["card"] for tribe in table.state.view(3)["tribes"]]
    assert shown == ["legacy", "legacy", "legacy", "fervor"]


def test_MEZ_Q34_a_single_card_is_chosen_without_asking() -> None:
    table = conflict(phase="sacrifice", region="chichen_itza", strength={"gold": 9})
    position = table.position
    position |= {"tile": 3, "tiles": ["coba", "uxmal", "becan", "chichen_itza", "hochob"]}
    for name in ("coba", "uxmal", "becan"):
        position["regions"][name]["champion"] = None
    for tribe in position["tribes"]:
        tribe |= {"deck": ["task"], "card": "edict"}
    table = load(position).says(*["sacrifice 0"] * 4)
    assert table.position["phase"] == "action"
    assert [tribe["card"] for tribe in table.position["tribes"]] == ["task"] * 4


# Actions and passing.


def test_MEZ_R43_two_rounds_clockwise_each_resolved_before_the_next() -> None:
    table = conflict()
    asked = []
    for _ in range(8):
        asked.append(table.asked)
        table.says(min(phrase for phrase in table.choices if phrase.startswith("pass devotion")))
    assert asked == ["red", "blue", "gold", "dark"] * 2
    assert table.position["phase"] != "action"


def test_MEZ_R43_a_covered_action_is_closed() -> None:
    table = red_does([{"op": "vp", "count": 1}])
    for _ in range(3):
        table.says("pass devotion 1")
    assert table.asked == "red"
    table.refuses("action 1", "MEZ-R43", "action-covered")
    table.refuses("pass devotion 1", "MEZ-R43", "action-covered")


def test_MEZ_R44_TV9_a_pass_covers_an_action_and_restores() -> None:
    table = conflict(cards={"red": "edict"}, xibalba={"red": (1, 0)}).says("pass restore 1")
    assert table.units("red", "xibalba") == (0, 0)
    for _ in range(3):
        table.says("pass devotion 1")
    table.refuses("action 1", "MEZ-R43", "action-covered")
    assert "action 2" in table.choices, "red is still in the conflict"


def test_MEZ_R44_or_gains_devotion() -> None:
    assert conflict().says("pass devotion 3").devotion("red") == 1


def test_MEZ_Q4_after_a_pass_an_action_may_follow() -> None:
    table = conflict().says("pass devotion 3", *["pass devotion 1"] * 3, "action 1")
    assert table.asked == "blue"


def test_MEZ_Q16_to_pass_for_restore_one_needs_a_unit_in_xibalba() -> None:
    conflict().refuses("pass restore 1", "MEZ-Q16", "nothing-to-restore")
    table = conflict(xibalba={"red": (1, 1)}).says("pass restore 1")
    assert table.choices == {"restore warrior", "restore shaman"}


# The third action.


def test_MEZ_R45_a_glyph_buys_the_third_action() -> None:
    table = conflict(phase="third", glyphs={"hochob": {"red": 1, "gold": 2}})
    assert (table.asked, table.choices) == ("red", {"third", "done"})
    table.says("third")
    assert table.glyphs("red", "hochob") == 0
    assert table.tribe("red")["glyphs"] == 6
    assert table.units("red", "hochob") == (1, 0), "the ceremonial action of Kukulkan"
    table.says("done")
    assert table.asked == "gold"
    table.says("done")
    assert table.glyphs("gold", "hochob") == 2


def test_MEZ_Q17_TV24_a_glyph_built_in_this_conflict_will_do_and_counts_no_more() -> None:
    table = red_does([{"op": "build", "what": "glyph", "region": "conflict"}])
    assert table.strength("red") == 1
    finish_round = [
        "pass devotion 1",
        "pass devotion 1",
        "pass devotion 1",
        "pass devotion 2",
        *["pass devotion 2"] * 3,
    ]
    table.says(*finish_round)
    assert (table.asked, table.choices) == ("red", {"third", "done"})
    before = table.strength("red")
    table.says("third")
    assert table.strength("red") == before - 1 + 1, (
        "without the glyph, with the Warrior of the ceremonial action"
    )


def test_MEZ_Q17_at_most_once_each_and_no_pass() -> None:
    table = conflict(phase="third", glyphs={"hochob": {"red": 3}})
    assert not any(phrase.startswith("pass") for phrase in table.choices)
    table.says("third", "done")
    assert table.position["phase"] != "third"


# Strength and the altar.


def judged(**standard: Any) -> SpokenTable:
    """The standard conflict, and the last of the actions: dark passes."""
    return conflict(step=7, **standard).says("pass devotion 2")


EXAMPLE: dict[str, tuple[int, int]] = {"dark": (1, 2), "gold": (3, 2), "red": (2, 2), "blue": (1, 1)}


def test_MEZ_R47_TV5_TV5b_the_worked_example() -> None:
    """Green, yellow, red and blue of the rulebook are dark, gold, red and blue here."""
    table = conflict(
        phase="action",
        step=7,
        units={"hochob": EXAMPLE},
        strength={"red": 3},
        xibalba={"dark": (3, 3), "gold": (1, 1)},
    )
    assert {c: table.strength(c) for c in COLOURS} == {"dark": 5, "gold": 5, "red": 7, "blue": 2}
    table.says("pass devotion 2")
    assert table.vp("red") == 37, "red wins the altar of 7 VP"
    assert table.asked == "dark"
    assert table.choices == {"winner dark", "winner red", "winner gold"}, "three players have two Shamans"
    table.refuses("winner blue", "MEZ-R48", "not-tied")
    table.says("winner dark", "calendar cal1")
    table.says(*["restore warrior"] * 2, *["restore shaman"] * 3)
    assert table.asked == "gold", "the most Warriors"
    table.says("codex cod1", "awaken warrior coba")
    assert table.units("gold", "coba") == (1, 0)
    assert table.position["calendar"] == {"cal1": 0}
    assert table.position["codex"] == {"cod1": 3}


def test_MEZ_R47_strength_by_parts() -> None:
    table = conflict(
        age=2,
        units={"hochob": {"dark": (1, 2)}},
        glyphs={"hochob": {"dark": 2}},
        strength={"dark": 4},
        abilities={"dark": ["t1b", "t2a"]},
    )
    parts = table.state.view(None)["regions"][4]["strength"][0]
    assert parts == {"champion": 3, "units": 3, "glyphs": 4, "bonus": 4, "sacrificed": 0, "total": 14}


def test_MEZ_R47_MEZ_Q8_MEZ_Q29_in_a_tie_the_owner_of_the_champion_picks() -> None:
    table = conflict(phase="winner", units={"hochob": {"red": (2, 0)}})
    assert (table.asked, table.choices) == ("dark", {"winner dark", "winner red"})
    table = conflict(phase="winner", units={"hochob": {"red": (3, 0), "gold": (0, 3)}})
    assert (table.asked, table.choices) == ("dark", {"winner red", "winner gold"})
    table.refuses("winner dark", "MEZ-R47", "not-tied")
    table.says("winner gold")
    assert table.vp("gold") == 22


def test_MEZ_R46_MEZ_Q30_a_reminder_token_outranks_every_count() -> None:
    table = red_does(
        [{"op": "reminder", "kind": "most_warriors"}], units={"hochob": {"red": (1, 0), "blue": (5, 0)}}
    )
    assert table.tribe("red")["reminder"] == ["warrior"]
    finish_actions(table)
    assert table.asked == "red"
    assert all(phrase.startswith("codex") for phrase in table.choices)


def test_MEZ_Q3_a_token_without_a_unit_gives_nothing() -> None:
    table = red_does([{"op": "reminder", "kind": "most_shamans"}], units={"hochob": {"blue": (0, 1)}})
    finish_actions(table)
    assert table.asked == "blue"


def test_MEZ_R48_MEZ_R49_shamans_first_then_warriors() -> None:
    table = judged(units={"hochob": {"red": (1, 2), "blue": (2, 1)}}, strength={"dark": 9})
    assert table.asked == "red"
    table.says("calendar cal2")
    assert table.devotion("red") == 3
    assert table.asked == "blue"
    table.refuses("calendar cal1", "MEZ-R49", "another-decision")
    table.says("codex cod2")
    assert table.position["calendar"] == {"cal2": 1}
    assert table.position["codex"] == {"cod2": 2}


def test_MEZ_R48_a_field_holds_one_unit() -> None:
    position = conflict(phase="calendar", winner=1, units={"hochob": {"red": (0, 2)}}).position
    position["calendar"] = {"cal2": 3}
    position["tribes"][3]["reserve"] = None
    table = load(position)
    table.refuses("calendar cal2", "MEZ-R48", "field-taken")
    position = conflict(phase="codex", winner=1, units={"hochob": {"red": (2, 0)}}).position
    position["codex"] = {"cod2": 3}
    position["tribes"][3]["reserve"] = None
    load(position).refuses("codex cod2", "MEZ-R49", "field-taken")


def test_MEZ_R49_none_of_a_kind_no_award() -> None:
    table = judged(units={"hochob": {"red": (2, 0)}}, strength={"dark": 9})
    assert table.asked == "red"
    assert all(phrase.startswith("codex") for phrase in table.choices)


def test_MEZ_Q11_the_altar_first_and_warriors_after_the_shamans_field() -> None:
    """Red wins the altar (BUILD there), blue the Calendar (BANISH), and only then Warriors are counted."""
    table = judged(
        units={"hochob": {"red": (3, 0), "blue": (2, 1)}},
        altars={"hochob": "altar2", "coba": "altar1"},
        vertices={"blue": "v5", "red": "v4"},
        strength={"red": 9},
    )
    assert table.asked == "red"
    table.says("build glyph hochob")
    assert table.asked == "blue"
    table.says("calendar cal5")
    assert table.units("red", "hochob") == (1, 0), "both were red's, so nobody was asked"
    assert table.asked == "blue", "two Warriors against one now"
    assert all(phrase.startswith("codex") for phrase in table.choices)


def test_MEZ_Q31_no_free_field_no_award() -> None:
    made = box(calendar=box()["calendar"][:1])
    position = conflict(step=7, units={"hochob": {"red": (0, 3)}}).position
    position["options"] = {"components": made}
    position["calendar"] = {"cal1": 3}
    position["tribes"][3]["reserve"] = None
    table = load(position).says("pass devotion 2")
    assert table.position["tile"] == 1, "Red's Shamans stayed, and went to the reserves at clean-up"
    assert table.units("red", "reserve") == (8, 8)


# Clean-up.


def test_MEZ_R50_clean_up() -> None:
    table = judged(
        glyphs={"hochob": {"dark": 2}},
        units={"hochob": {"red": (1, 0)}},
        pyramids={"hochob": ["gold"]},
        strength={"dark": 9},
        wrathful={"blue": (1, 1)},
        cards={"red": "task"},
    )
    table.says("done")
    table.says("codex cod2")
    assert table.position["regions"]["hochob"]["champion"] is None
    assert table.units("red", "hochob") == (0, 0)
    assert table.glyphs("dark", "hochob") == 2
    assert table.pyramid("hochob") == ["gold"]
    assert table.units("blue", "xibalba") == (1, 1)
    assert table.units("blue", "wrathful") == (0, 0)
    for tribe in table.position["tribes"]:
        assert (tribe["covered"], tribe["card"], tribe["strength"], tribe["reminder"]) == ([], None, 0, [])
    assert "task" not in table.tribe("red")["deck"]
    assert table.position["tile"] == 1


def test_MEZ_Q37_units_entering_during_resolution_go_home() -> None:
    made = box(
        altars=[
            {**altar, "effects": [{"op": "deploy", "count": 2, "region": "conflict"}]}
            for altar in box()["altars"]
        ]
    )
    table = conflict(phase="winner", units={"hochob": {"red": (2, 0)}}, options={"components": made})
    table.says("winner red", "deploy 1 shaman hochob", "deploy 1 shaman hochob")
    assert table.units("red", "hochob") == (2, 2)
    table.says("calendar cal2")
    table.says("codex cod2")
    assert table.units("red", "hochob") == (0, 0)


def test_MEZ_R66_only_the_conflict_region_is_emptied() -> None:
    table = judged(units={"hochob": {"red": (1, 0)}, "coba": {"red": (2, 2)}}, strength={"dark": 9})
    table.says("codex cod2")
    assert table.units("red", "coba") == (2, 2)


# The Blessed region.


def test_MEZ_Q1_MEZ_Q2_MEZ_Q28_cards_and_actions_begin_with_the_most_vp() -> None:
    table = conflict(region="chichen_itza", phase="card", vp={"blue": 90})
    table.all_lay()
    assert table.asked == "blue"
    table.says("pass devotion 1")
    assert table.asked == "gold", "then clockwise"
    table.says(*["pass devotion 1"] * 3)
    assert table.asked == "blue", "the starter is fixed for both rounds"


def test_MEZ_R51_MEZ_R52_MEZ_R53_TV6_the_worked_example() -> None:
    """Green, red, blue, yellow of the rulebook are dark, red, blue, gold; Uxmal is Blessed there."""
    table = blessed_table(
        vp={"dark": 40, "red": 30, "blue": 20, "gold": 10},
        units={"chichen_itza": {"dark": (3, 0), "red": (2, 2), "blue": (1, 1), "gold": (0, 4)}},
    )
    assert table.asked == "dark"
    table.says("sacrifice 4", "shamans 2")
    assert table.devotion("dark") == 4
    assert table.units("dark", "sacrificed") == (2, 2)
    table.says("sacrifice 4", "shamans 0", "sacrifice 7", "shamans 3", "sacrifice 5", "shamans 4")
    assert {c: table.strength(c) for c in COLOURS} == {"dark": 7, "red": 8, "blue": 9, "gold": 9}
    assert {c: table.devotion(c) for c in COLOURS} == {"dark": 4, "red": 4, "blue": 7, "gold": 5}
    assert (table.asked, table.choices) == ("gold", {"winner blue", "winner gold"})
    table.refuses("winner red", "MEZ-R52", "not-tied")
    table.says("winner gold")
    assert table.vp("gold") == 18, "8 VP, and the altar is ignored"
    assert table.position["calendar"] == table.position["codex"] == {}


def test_MEZ_R51_only_units_from_the_reserves() -> None:
    table = blessed_table(
        units={"chichen_itza": {"red": (3, 0)}, "coba": {"red": (2, 2)}}, xibalba={"red": (2, 5)}
    )
    table.refuses("sacrifice 3", "MEZ-R51", "too-many-sacrificed")
    assert "sacrifice 2" in table.choices
    assert "sacrifice 0" in table.choices


def test_MEZ_Q28_kinds_are_chosen_where_there_is_a_choice() -> None:
    table = blessed_table(units={"coba": {"red": (6, 3)}})  # two Warriors and five Shamans left
    table.says("sacrifice 4")
    assert table.choices == {"shamans 2", "shamans 3", "shamans 4"}
    table.refuses("shamans 1", "MEZ-Q28", "wrong-split")
    table.says("shamans 3")
    assert table.units("red", "reserve") == (1, 2)
    assert table.units("red", "xibalba") == (0, 0), "until clean-up they lie on the ability card"
    table = blessed_table(units={"coba": {"red": (8, 0)}}).says("sacrifice 3")
    assert table.units("red", "sacrificed") == (0, 3), "only Shamans there: nothing to ask"


def test_MEZ_Q28_all_at_strength_nought_are_tied() -> None:
    table = blessed_table().says(*["sacrifice 0"] * 4)
    assert (table.asked, len(table.choices)) == ("gold", 4)


def test_MEZ_R52_MEZ_Q12_who_has_least_vp_is_read_after_all_sacrifices() -> None:
    table = blessed_table(vp={"dark": 11, "gold": 10, "red": 40, "blue": 30}, devotion={"gold": 17})
    table.says("sacrifice 0", "sacrifice 0", "sacrifice 3", "shamans 0", "sacrifice 3", "shamans 0")
    assert table.vp("gold") == 13, "the overflow of the Devotion track"
    assert table.asked == "dark"


def test_MEZ_R53_no_majorities_even_with_a_reminder() -> None:
    table = blessed_table(units={"chichen_itza": {"red": (3, 3)}}, reminder={"red": ["warrior", "shaman"]})
    table.says(*["sacrifice 0"] * 4)
    assert table.position["tile"] == 1
    assert table.position["calendar"] == table.position["codex"] == {}


def test_MEZ_R54_clean_up_of_the_blessed_region() -> None:
    table = blessed_table(
        units={"chichen_itza": {"red": (3, 0)}},
        glyphs={"chichen_itza": {"red": 1}},
        wrathful={"gold": (1, 0)},
    )
    altar = table.position["regions"]["chichen_itza"]["altar"]
    table.says("sacrifice 2", "shamans 1", *["sacrifice 0"] * 3)
    assert table.units("red", "chichen_itza") == (0, 0)
    assert table.units("red", "xibalba") == (1, 1)
    assert table.units("gold", "xibalba") == (1, 0)
    assert table.glyphs("red", "chichen_itza") == 1
    assert table.position["blessed"] is None
    assert table.position["regions"]["chichen_itza"]["altar"] == altar


def test_the_altar_of_a_set_is_read_from_the_set() -> None:
    made = box_with([{"op": "strength", "count": 9}])
    made["altars"][0]["effects"] = [{"op": "vp", "count": 11}]
    table = conflict(options={"components": made}).says("action 1")
    finish_actions(table)
    assert table.vp("red") == 41
