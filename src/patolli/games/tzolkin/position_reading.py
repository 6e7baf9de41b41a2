"""Reading a saved position back: field by field onto the table, and nothing that cannot be.

What each field means is told in docs/tzolkin-position.md.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from patolli.core.errors import BadPosition
from patolli.core.state import Actions
from patolli.games.tzolkin import calendar, data, tasks
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    BUILT,
    CHICHEN_ACTIONS,
    COLOUR,
    CORN_TILES,
    DISCOUNT,
    FARM,
    GROUPS,
    HAND,
    HOME,
    JUNGLE,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LIGHT,
    MONUMENTS,
    NEUTRAL,
    NOTHING,
    PILE,
    POINTS,
    QUARTERS,
    ROW,
    SEAT,
    STACK,
    TECH,
    TEMPLE,
    TILES,
    WOOD_TILES,
    WORKERS,
    first_tooth,
    monument_card,
)
from patolli.games.tzolkin.costs import missing
from patolli.games.tzolkin.notation import mask_of
from patolli.games.tzolkin.pending import TASKS
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.state import TzolkinState
from patolli.games.tzolkin.table import PHASES
from patolli.games.tzolkin.temples import top_taken

if TYPE_CHECKING:
    from patolli.games.tzolkin.position import SeatPosition, TzolkinPosition

MOST = 9999  # of any good: far more than a game can bring
MOST_PENDING = 16


def demand(true: bool, where: str, problem: str) -> None:
    if not true:
        raise BadPosition(where, problem)


def put_calendar(state: TzolkinState, saved: TzolkinPosition) -> None:
    last_day, last_food_day = data.ROUNDS + 1, data.LAST_FOOD_DAY
    demand(0 <= saved.day <= last_day, "day", f"must be 0 to {last_day}, not {saved.day}")
    fine = 0 <= saved.food_days <= last_food_day
    demand(fine, "food_days", f"must be 0 to {last_food_day}, not {saved.food_days}")
    after = saved.phase in ("turn", "over")  # the Food Day of this round is already behind us
    last_held = saved.food_days > 0 and data.FOOD_DAYS[saved.food_days - 1]
    late = saved.day if saved.phase == "turn" else saved.day - 1
    demand(not saved.food_days or last_held <= late, "food_days", f"day {saved.day} is too early for them")
    if saved.food_days < last_food_day:
        due = data.FOOD_DAYS[saved.food_days]
        demand(due > saved.day - (0 if after else 2), "food_days", f"more were held by day {saved.day}")
    demand(
        (saved.food_days == last_food_day) == (saved.phase == "over"), "food_days", "the fourth ends the game"
    )
    for where, seat in (("first", saved.first), ("turn", saved.turn)):
        demand(0 <= seat < saved.seats, where, f"there is no seat {seat}")
    for day in saved.corn_days:
        demand(0 <= day <= saved.day, "corn_days", f"day {day} has not come yet")
    demand(len(set(saved.corn_days)) == len(saved.corn_days), "corn_days", "a tooth carries one corn")
    state.day, state.held, state.first, state.turn = saved.day, saved.food_days, saved.first, saved.turn
    state.corn_days = sum(1 << day for day in saved.corn_days)


def put_seat(state: TzolkinState, seat: int, saved: SeatPosition) -> None:
    where = f"players[{seat}]"
    base = seat * SEAT
    amounts = (saved.corn, saved.wood, saved.stone, saved.gold, saved.skulls)
    for good, (name, amount) in enumerate(zip(data.GOODS, amounts, strict=True)):
        demand(0 <= amount <= MOST, f"{where}.{name}", f"must be 0 to {MOST}, not {amount}")
        state.own[base + good] = amount
    fine = (
        math.isfinite(saved.points) and abs(saved.points) <= MOST and (saved.points * QUARTERS).is_integer()
    )
    demand(fine, f"{where}.points", "must be whole quarters of a point")
    demand(
        data.START_WORKERS <= saved.workers <= data.WORKERS,
        f"{where}.workers",
        f"3 to 6, not {saved.workers}",
    )
    for temple, step in enumerate(saved.temples):
        top = PRINTED.top[temple]
        name = data.TEMPLES[temple]
        demand(0 <= step <= top, f"{where}.temples", f"{name} has steps 0 to {top}, not {step}")
        taken = step == top and top_taken(state, temple)
        demand(not taken, f"{where}.temples", f"two markers on the top of {name}")
        state.own[base + TEMPLE + temple] = step
    for track, level in enumerate(saved.technologies):
        demand(0 <= level <= data.TOP_LEVEL, f"{where}.technologies", f"levels are 0 to 3, not {level}")
        state.own[base + TECH + track] = level
    state.own[base + POINTS] = int(saved.points * QUARTERS)
    state.own[base + WORKERS] = saved.workers
    state.own[base + LIGHT] = 1 if saved.light else 0


def put_workers(state: TzolkinState, saved: TzolkinPosition) -> None:
    demand(
        sorted(saved.wheels) == sorted(data.WHEELS), "wheels", f"must be {', '.join(data.WHEELS)}, each once"
    )
    standing = [0] * saved.seats
    neutral = 0
    for wheel, name in enumerate(data.WHEELS):
        for tooth, worker in saved.wheels[name].items():
            where = f"wheels.{name}"
            known = tooth in [str(number) for number in range(data.TEETH[wheel])]
            demand(known, where, f"there is no space {tooth!r}")
            if worker == "neutral":
                neutral += 1
                state.put(NEUTRAL, first_tooth(wheel) + int(tooth))
                continue
            demand(0 <= worker < saved.seats, where, f"there is no seat {worker}")
            demand(int(tooth) < data.SPACES[wheel], where, f"no player's worker stands on {tooth}")
            state.put(worker + 1, first_tooth(wheel) + int(tooth))
            standing[worker] += 1
    needed = data.NEUTRAL_WORKERS[saved.seats]
    demand(neutral == needed, "wheels", f"{neutral} neutral workers, not {needed}")
    if saved.first_space is not None:
        demand(0 <= saved.first_space < saved.seats, "first_space", f"there is no seat {saved.first_space}")
        standing[saved.first_space] += 1
        state.first_space = saved.first_space + 1
    for seat, count in enumerate(standing):
        home = saved.players[seat].workers - count
        demand(home >= 0, f"players[{seat}].workers", f"{count} stand on the wheels, more than there are")
        state.own[seat * SEAT + HOME] = home


def put_skulls(state: TzolkinState, saved: TzolkinPosition) -> None:
    for space in saved.skulls:
        demand(1 <= space <= CHICHEN_ACTIONS, "skulls", f"Chichen Itza has no space {space} for a skull")
    demand(len(set(saved.skulls)) == len(saved.skulls), "skulls", "a space holds one skull")
    used = len(saved.skulls) + sum(player.skulls for player in saved.players)
    demand(used <= data.SKULLS, "skulls", f"{used} skulls, but there are only {data.SKULLS}")
    state.offered = sum(1 << space for space in saved.skulls)
    state.bank_skulls = data.SKULLS - used


def put_jungle(state: TzolkinState, saved: TzolkinPosition) -> None:
    spaces = [str(group + JUNGLE) for group in range(GROUPS)]
    demand(sorted(saved.jungle) == spaces, "jungle", f"must have the groups {', '.join(spaces)}")
    fields = data.JUNGLE_FIELDS[saved.seats]
    for group, space in enumerate(spaces):
        tiles = saved.jungle[space]
        where = f"jungle.{space}"
        fine = tiles.wood >= 0 and tiles.corn >= 0 and tiles.wood + tiles.corn <= fields
        demand(fine, where, f"must be at most {fields} fields")
        demand(group > 0 or tiles.wood == 0, where, "no wood grows here")
        state.table[JUNGLE_WOOD + group] = tiles.wood
        state.table[JUNGLE_CORN + group] = tiles.corn
    corn_taken = GROUPS * fields - sum(tiles.wood + tiles.corn for tiles in saved.jungle.values())
    wood_taken = (GROUPS - 1) * fields - sum(tiles.wood for tiles in saved.jungle.values())
    for seat, player in enumerate(saved.players):
        few = 0 <= player.corn_tiles <= MOST and 0 <= player.wood_tiles <= MOST
        demand(few, f"players[{seat}].corn_tiles", "must not be negative or absurd")
        state.own[seat * SEAT + CORN_TILES] = player.corn_tiles
        state.own[seat * SEAT + WOOD_TILES] = player.wood_tiles
    held = sum(player.corn_tiles for player in saved.players)
    demand(held == corn_taken, "jungle", f"{corn_taken} corn tiles are gone, but the players hold {held}")
    held = sum(player.wood_tiles for player in saved.players)  # burnt ones are in the box
    demand(held <= wood_taken, "jungle", f"{wood_taken} wood tiles are gone, but the players hold {held}")
    demand(wood_taken - held <= corn_taken, "jungle", "more forests burnt than corn tiles taken")


def put_tiles(state: TzolkinState, saved: TzolkinPosition) -> None:
    seen: list[str] = list(saved.drawn)
    for player in saved.players:
        seen += [*player.tiles, *player.hand]
    for key in seen:
        demand(key in data.TILE_KEYS, "players.tiles", f"there is no starting tile {key!r}")
        demand(seen.count(key) == 1, "players.tiles", f"the starting tile {key} exists once")
    keeping = saved.phase == "keep"
    for seat, player in enumerate(saved.players):
        where = f"players[{seat}].hand"
        demand(len(player.tiles) <= data.TILES_KEPT, where, "two tiles are kept")
        dealt = len(player.tiles) + len(player.hand)
        demand(not keeping or dealt == data.TILES_DEALT, where, f"{dealt} tiles, not {data.TILES_DEALT}")
        demand(keeping or not player.hand, where, "the tiles not kept are back in the box")
        state.own[seat * SEAT + TILES] = mask_of(player.tiles, data.TILE_KEYS)
        state.own[seat * SEAT + HAND] = mask_of(player.hand, data.TILE_KEYS)
    state.drawn = mask_of(saved.drawn, data.TILE_KEYS)


def put_buildings(state: TzolkinState, saved: TzolkinPosition) -> None:
    left: dict[str, list[int]] = {building.key: [] for building in data.BUILDINGS}
    for number, key in enumerate(data.BUILDING_KEYS):
        left[key].append(number)
    for seat, player in enumerate(saved.players):
        for key in player.buildings:
            number = take(left, key, f"players[{seat}].buildings")
            state.own[seat * SEAT + BUILT] |= 1 << number
            state.own[seat * SEAT + COLOUR + PRINTED.colour[PRINTED.kind[number]]] += 1
    age = 2 if saved.food_days >= data.NEW_AGE else 1
    demand(len(saved.row) == data.ROW, "row", f"has {data.ROW} places, not {len(saved.row)}")
    for slot, shown in enumerate(saved.row):
        state.table[ROW + slot] = NOTHING if shown is None else take(left, shown, "row")
        fits = shown is None or building_of(shown).age == age
        demand(fits, "row", f"{shown} is not of age {age}")
    put_piles(state, saved, left)
    demand(age == 1 or not saved.piles[0], "piles[0]", "the pile of age 1 is out of the game")
    for building in data.BUILDINGS:  # what is left of age 1 goes out in age 2, nothing else ever does
        lost = len(left[building.key]) > 0 and not (age == 2 and building.age == 1)
        demand(not lost, "piles", f"{building.key} is nowhere")


def put_piles(state: TzolkinState, saved: TzolkinPosition, left: dict[str, list[int]]) -> None:
    state.next_one = AGE_ONE - len(saved.piles[0])
    state.next_two = ALL_BUILDINGS - len(saved.piles[1])
    demand(state.next_one >= 0 and state.next_two >= AGE_ONE, "piles", "too many buildings")
    for pile, start in ((0, state.next_one), (1, state.next_two)):
        where = f"piles[{pile}]"
        for at, key in enumerate(saved.piles[pile]):
            state.table[PILE + start + at] = take(left, key, where)
            demand(building_of(key).age == pile + 1, where, f"{key} is of another age")


def take(left: dict[str, list[int]], key: str, where: str) -> int:
    """One of the buildings of this key that have no place yet."""
    demand(key in left, where, f"there is no building {key!r}")
    copies = building_of(key).copies
    demand(len(left[key]) > 0, where, f"{key} exists {copies} times, not more")
    return left[key].pop(0)


def building_of(key: str) -> data.Building:
    return data.BUILDINGS[data.CARD_KEYS.index(key)]


def put_monuments(state: TzolkinState, saved: TzolkinPosition) -> None:
    seen = list(saved.monuments)
    for seat, player in enumerate(saved.players):
        seen += player.monuments
        for key in player.monuments:
            demand(key in data.MONUMENT_KEYS, f"players[{seat}].monuments", f"there is no monument {key!r}")
            number = data.MONUMENT_KEYS.index(key)
            state.own[seat * SEAT + MONUMENTS] |= 1 << number
            state.own[seat * SEAT + COLOUR + PRINTED.colour[monument_card(number)]] += 1
    for key in seen:
        demand(key in data.MONUMENT_KEYS, "monuments", f"there is no monument {key!r}")
        demand(seen.count(key) == 1, "monuments", f"{key} exists once")
    needed = data.MONUMENTS_SHOWN[saved.seats]
    demand(len(seen) == needed, "monuments", f"{len(seen)} in the game, not {needed}")
    state.shown = mask_of(saved.monuments, data.MONUMENT_KEYS)


def put_farms(state: TzolkinState, saved: TzolkinPosition) -> None:
    """Farms follow from buildings and revealed starting tiles (TZO-F21), but for one still to come."""
    for seat, player in enumerate(saved.players):
        for key in player.buildings:
            add_farms(state, seat, building_of(key).effects, 1)
        for key in player.tiles if saved.phase != "keep" else []:
            add_farms(state, seat, data.TILES[data.TILE_KEYS.index(key)].effects, 1)
    for words in saved.pending:
        kind, _, rest = words.partition(" ")
        if kind == "architecture" and words in TASKS:
            add_farms(state, saved.turn, building_of(rest).effects, -1)
        elif kind == "effect" and words in TASKS:
            name, _, about = rest.partition(" ")
            add_farms(state, saved.turn, ((name, about),), -1)
    for seat in range(saved.seats):
        farms = min(state.has(seat, FARM), state.has(seat, DISCOUNT))
        demand(farms >= 0, "pending", f"seat {seat} has not built that farm")


def add_farms(state: TzolkinState, seat: int, effects: tuple[data.Effect, ...], sign: int) -> None:
    for effect in effects:
        if effect[0] == "farm":
            state.own[seat * SEAT + FARM] += sign * int(effect[1])
        elif effect[0] == "discount":
            state.own[seat * SEAT + DISCOUNT] += sign * int(effect[1])


def put_turn(state: TzolkinState, saved: TzolkinPosition) -> None:
    state.phase = PHASES.index(saved.phase)
    state.placed, state.begged, state.mercy = saved.placed, int(saved.begged), int(saved.mercy)
    seat = saved.turn
    if saved.phase == "keep":
        check_keeping(state, saved)
    if saved.phase == "place":
        busy = saved.players[seat].workers - state.has(seat, HOME)
        demand(1 <= saved.placed <= busy, "placed", f"{saved.placed} of {busy} workers on the wheels")
        demand(not saved.mercy or saved.placed == 1, "mercy", "places exactly one worker")
    else:
        demand(saved.placed == 0, "placed", "workers are placed in the phase 'place' only")
        demand(not saved.mercy, "mercy", "is shown in the phase 'place' only")
    if saved.phase == "turn":
        demand(saved.first_space is None, "first_space", "the worker is already back")
        demand(calendar.may_jump(state, seat), "phase", f"seat {seat} has no choice how to turn the calendar")
        demand((saved.first - seat) % saved.seats < 2, "first", f"seat {seat} took or passed the marker")
    if saved.phase == "over":
        demand(saved.first_space is None, "first_space", "the worker is already back")
    elif saved.first_space is not None:
        owner = (saved.first_space - saved.first) % saved.seats
        now = (seat - saved.first) % saved.seats
        fine = owner < now or (owner == now and saved.phase == "place")
        demand(fine, "first_space", f"seat {saved.first_space} has not placed this round")
    put_pending(state, saved)


def check_keeping(state: TzolkinState, saved: TzolkinPosition) -> None:
    demand(saved.day == 0 and saved.food_days == 0, "day", "tiles are chosen before the first day")
    demand(any(state.waits_for(seat) for seat in range(saved.seats)), "players", "all have chosen")
    for seat in range(saved.seats):
        home = state.has(seat, HOME) == data.START_WORKERS
        demand(home, f"players[{seat}].workers", "all are at home while tiles are chosen")


def put_pending(state: TzolkinState, saved: TzolkinPosition) -> None:
    if not saved.pending:
        return
    demand(saved.phase == "pick", "pending", "only a worker who comes back leaves something to do")
    demand(len(saved.pending) <= MOST_PENDING, "pending", f"more than {MOST_PENDING} things to do")
    for at, words in enumerate(saved.pending):
        demand(words in TASKS, "pending", f"there is nothing called {words!r} to do")
        task = TASKS[words]
        state.table[STACK + at] = task
        top = at == len(saved.pending) - 1
        kind, about = tasks.kind_of(task), tasks.about_of(task)
        only_top = kind in (tasks.ASK_ARCHITECTURE, tasks.ASK_SPARE, tasks.ASK_PAY)
        demand(top or not only_top, "pending", f"{words!r} comes first, so it must stand last")
        demand(not top or kind < tasks.DECISIONS, "pending", f"{words!r} is no decision")
        paid = kind != tasks.ASK_PAY or state.cubes(saved.turn) >= about
        demand(paid, "pending", f"seat {saved.turn} cannot {words}")
        built = kind != tasks.ASK_ARCHITECTURE or missing(state, saved.turn, about) == 0
        demand(built, "pending", f"seat {saved.turn} cannot pay for it: {words}")
    state.depth = len(saved.pending)
    out = Actions()
    state.legal_into(saved.turn, out)
    demand(out.count > 0, "pending", f"seat {saved.turn} can do nothing: {saved.pending[-1]}")
