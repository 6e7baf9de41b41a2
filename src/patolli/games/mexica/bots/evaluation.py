"""What bots value in Mexica, in points: districts about to be founded, majorities, and freedom to act."""

from __future__ import annotations

from patolli.bots.evaluator import mean_of_others
from patolli.bots.lessons import LearningEvaluator, Lessons
from patolli.core.fast import i64, vec
from patolli.core.state import Actions, State
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    CANAL,
    CELLS,
    LAKE,
    SQUARES,
    TEMPLE,
    THE_ISLAND,
    WAYS,
    WIDTH,
    can_step,
    is_start,
    step,
)
from patolli.games.mexica.bots import features
from patolli.games.mexica.bots.ideas import Ideas
from patolli.games.mexica.bots.prospects import Prospects, distance
from patolli.games.mexica.data import (
    LARGEST_TILE,
    LATER_TILES,
    LEVELS,
    MOST_SEATS,
    NEUTRAL_SIDE,
    PALACE_BONUS,
    POINTS_A_TURN,
    SIDES,
    SMALLEST_TILE,
)
from patolli.games.mexica.districts import has_room, is_founded
from patolli.games.mexica.panel import largest_unfounded, unusable
from patolli.games.mexica.scoring import second
from patolli.games.mexica.table import OVER, MexicaTable, temple_level, temple_owner

WEIGHTS = {
    "next": 0.9,  # a point that the coming scoring would bring as things stand
    "later": 0.5,  # in period one: a point that the second scoring would bring
    "unfounded": 0.1,  # in period one: the same in a district that is not founded
    "open": 0.7,  # in period two: a point that a district without a tile would bring
    "swing": 12.0,  # levels that a district may still swing before it is scored
    "intruder": 0.6,  # the chance, against that, of somebody who has not built there yet
    "stock": 0.3,  # a temple level not yet built
    "ap": 0.1,  # an action point still to spend
    "going": 0.4,  # the same where a search stops in the middle of a turn
    "token": 0.55,
    "here": 0.8,  # a district that the Pilli stands in and that can be founded now
    "there": 0.35,  # one that can be founded but lies elsewhere
    "closing": 0.45,  # one that a single canal would make
    "near": 0.12,  # how much less it is worth for each step to go there
    "waiting": 0.3,  # how much of these remains to those whose turn it is not
    "canal": 0.4,  # a canal in supply: digging for nothing is bad for everybody
    "rest": 0.3,  # in period one: how much of a large unfounded district is thought to last
    "founder": 0.5,  # so much is founding worth besides the founder's points
    "free": 0.03,  # a square that the Pilli can walk to within a turn
    "plan": 0.3,  # a strong temple in the best place to build one
    "leaping": 0.3,  # how much of it remains where the Pilli cannot walk within a turn
    "palace": 0.8,  # the palace bonus when the period is about to end
    "scale": 12.0,
}


class MexicaEvaluator(LearningEvaluator):
    next: float
    later: float
    unfounded: float
    open: float
    swing: float
    intruder: float
    stock: float
    ap: float
    going: float
    token: float
    here: float
    there: float
    closing: float
    near: float
    waiting: float
    canal: float
    rest: float
    founder: float
    free: float
    plan: float
    leaping: float
    palace: float
    wins_by: float
    prospects: Prospects
    thoughts: Ideas
    own: vec[float]  # what each side is worth
    parts: list[vec[float]]  # the features of each side
    gains: vec[float]
    levels: vec[i64]  # not yet built by each seat
    districts: vec[i64]  # their first squares
    count: i64
    sites: vec[i64]  # the first squares of districts that can be founded as the canals lie
    value: vec[i64]
    seen: vec[i64]
    mark: i64
    queue: vec[i64]
    steps: vec[i64]
    reached: vec[i64]
    away: vec[i64]

    def __init__(self, weights: dict[str, float]) -> None:
        self.next = weights["next"]
        self.later = weights["later"]
        self.unfounded = weights["unfounded"]
        self.open = weights["open"]
        self.swing = weights["swing"]
        self.intruder = weights["intruder"]
        self.stock = weights["stock"]
        self.ap = weights["ap"]
        self.going = weights["going"]
        self.token = weights["token"]
        self.here = weights["here"]
        self.there = weights["there"]
        self.closing = weights["closing"]
        self.near = weights["near"]
        self.waiting = weights["waiting"]
        self.canal = weights["canal"]
        self.rest = weights["rest"]
        self.founder = weights["founder"]
        self.free = weights["free"]
        self.plan = weights["plan"]
        self.leaping = weights["leaping"]
        self.palace = weights["palace"]
        self.wins_by = weights["scale"]
        self.prospects = Prospects()
        self.thoughts = Ideas()
        self.lessons = Lessons(features.NAMES, weights)
        self.own = vec[float]([0.0] * MOST_SEATS)
        self.parts = [vec[float]([0.0] * len(features.NAMES)) for _ in range(MOST_SEATS)]
        self.gains = vec[float]([0.0] * (LARGEST_TILE + 2))
        self.levels = vec[i64]([0] * MOST_SEATS)
        self.districts = vec[i64]([0] * SQUARES)
        self.count = 0
        self.sites = vec[i64]([0] * SQUARES)
        self.value = vec[i64]([0] * (CELLS * SIDES))
        self.seen = vec[i64]([0] * CELLS)
        self.mark = 0
        self.queue = vec[i64]([0] * CELLS)
        self.steps = vec[i64]([0] * CELLS)
        self.reached = vec[i64]([0] * CELLS)
        self.away = vec[i64]([0] * CELLS)

    def scale(self) -> float:
        return self.wins_by

    def worth(self, state: State, seat: i64) -> float:
        """Own prospects less the mean of the others', and a little order at the table."""
        assert isinstance(state, MexicaTable)
        self.learned_worths(state)
        lead: float = self.own[seat] - mean_of_others(self.own, state.seats, seat)
        value = lead + self.tidiness(state)
        # Only the own points to spend count: a turn that ends gives the next player six anyway.
        return value + self.ap * float(state.ap) if state.turn == seat else value

    def worths(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, MexicaTable)
        self.learned_worths(state)
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = self.own[seat]
            seat += 1
        if state.period != OVER:
            out[state.turn] += self.going * float(state.ap)

    def moment(self, state: State) -> float:
        assert isinstance(state, MexicaTable)
        return features.moment(state)

    def foreseen(self, state: State, seat: i64) -> float:
        assert isinstance(state, MexicaTable)
        self.weigh_all(state)
        self.lessons.features = self.parts[seat]
        return self.own[seat]

    def learned_worths(self, table: MexicaTable) -> None:
        """All sides by reason, corrected by the lessons."""
        self.weigh_all(table)
        if table.period == OVER:
            return
        moment = features.moment(table)
        seat: i64 = 0
        while seat < table.seats:
            self.lessons.features = self.parts[seat]
            self.own[seat] += self.lessons.correction(moment)
            seat += 1

    def weigh_all(self, table: MexicaTable) -> None:
        """All sides by reason alone."""
        seat: i64 = 0
        while seat < table.seats:
            self.own[seat] = float(table.points[seat])
            self.levels[seat] = features.levels_left(table, seat)
            self.parts[seat][features.MAJORITIES] = 0.0
            seat += 1
        if table.period == OVER:
            return
        self.weigh_majorities(table)
        self.weigh_foundings(table)
        ending = self.nearly_over(table)
        seat = 0
        while seat < table.seats:
            self.own[seat] += self.means(table, seat, ending, self.parts[seat])
            features.look(table, seat, self.value, self.districts, self.count, self.parts[seat])
            seat += 1

    # Majorities.

    def weigh_majorities(self, table: MexicaTable) -> None:
        """What the coming scorings would bring as things stand, and how safe it is (MEX-R52 to R56)."""
        self.count_levels(table)
        i: i64 = 0
        while i < self.count:
            first = self.districts[i]
            if self.value[first * SIDES + NEUTRAL_SIDE] >= 0:
                self.weigh_district(table, first)
            i += 1

    def count_levels(self, table: MexicaTable) -> None:
        """Levels of each side by district; the neutral side is -1 where nobody has built anything."""
        squares = THE_ISLAND.squares
        value = self.value
        self.count = 0
        i: i64 = 0
        while i < SQUARES:
            first = squares[i]
            if table.area[first] > 0:
                self.districts[self.count] = first
                self.count += 1
                side: i64 = 0
                while side < NEUTRAL_SIDE:
                    value[first * SIDES + side] = 0
                    side += 1
                value[first * SIDES + NEUTRAL_SIDE] = -1
            i += 1
        i = 0
        while i < SQUARES:
            flags = table.cell[squares[i]]
            if (flags & TEMPLE) != 0:
                district = table.label[squares[i]] * SIDES
                if value[district + NEUTRAL_SIDE] < 0:
                    value[district + NEUTRAL_SIDE] = 0
                value[district + temple_owner(flags)] += temple_level(flags)
            i += 1

    def stakes(self, table: MexicaTable, first: i64) -> float:
        """What the first place in a district is thought to be worth, both scorings together."""
        size = float(table.area[first])
        if is_founded(table, first):
            return self.next * size if table.period == 2 else (self.next + self.later) * size
        if size > LARGEST_TILE:
            size = LARGEST_TILE + self.rest * (size - LARGEST_TILE)
        return self.unfounded * size if table.period == 1 else self.open * size

    def best_site(self, table: MexicaTable, seat: i64, levels: i64) -> float:
        """What a strong temple would bring at the best place to build it, less if that is far away."""
        strong: i64 = LEVELS if levels > LEVELS else levels
        best: float = 0.0
        i: i64 = 0
        while i < self.count:
            first = self.districts[i]
            if table.area[first] >= SMALLEST_TILE and (table.period == 2 or table.area[first] < 60):
                mine: i64 = self.value[first * SIDES + seat]
                if self.value[first * SIDES + NEUTRAL_SIDE] < 0:
                    mine = 0
                gain: float = self.standing(table, first, seat, mine + strong)
                if mine > 0:
                    gain -= self.standing(table, first, seat, mine)
                gain *= self.stakes(table, first)
                if self.reached[first] == self.mark:
                    gain *= 1.0 - 0.08 * float(self.away[first])
                else:
                    gain *= self.leaping
                if gain > best:
                    best = gain
            i += 1
        return best

    def standing(self, table: MexicaTable, first: i64, seat: i64, mine: i64) -> float:
        """The share of a district's worth that so many levels of a seat may expect."""
        above: float = 0.0
        if self.value[first * SIDES + NEUTRAL_SIDE] > mine:
            above = 1.0
        other: i64 = 0
        while other < table.seats:
            if other != seat:
                theirs = self.value[first * SIDES + other]
                above += self.ahead(theirs, mine, self.levels[seat] + self.levels[other])
            other += 1
        return place_share(above)

    def weigh_district(self, table: MexicaTable, first: i64) -> None:
        stakes = self.stakes(table, first)
        seat: i64 = 0
        while seat < table.seats:
            mine = self.value[first * SIDES + seat]
            if mine > 0:
                share: float = stakes * self.standing(table, first, seat, mine)
                self.own[seat] += share
                self.parts[seat][features.MAJORITIES] += share
            seat += 1

    def ahead(self, theirs: i64, mine: i64, left: i64) -> float:
        """The chance that another player's levels will be more than mine at the scoring.

        With few temples left to build between the two, things stay as they are.
        """
        doubt: float = float(left) / 20.0 if left < 20 else 1.0
        chance: float = 0.4 * doubt + float(theirs - mine) / (0.5 + self.swing * doubt)
        if chance < 0.0:
            return 0.0
        if theirs == 0:
            return chance * self.intruder
        return chance if chance < 1.0 else 1.0

    # Founding.

    def weigh_foundings(self, table: MexicaTable) -> None:
        """Districts that can be founded now, or after one more canal (MEX-R16 to R22)."""
        open_tiles = False
        size: i64 = SMALLEST_TILE
        while size <= LARGEST_TILE:
            self.gains[size] = 0.0
            if table.panel[size] > 0:
                open_tiles = True
                self.gains[size] = self.founder + float(second(size))
            size += 1
        if not open_tiles:
            return
        self.prospects.find(table, self.gains, self.near)
        sites = self.find_sites(table)
        seat: i64 = 0
        while seat < table.seats:
            best: float = self.closing * self.prospects.best[seat]
            ready = self.ready(table, seat, sites)
            if ready > best:
                best = ready
            self.own[seat] += best if seat == table.turn else self.waiting * best
            seat += 1

    def find_sites(self, table: MexicaTable) -> i64:
        """Where a district could be founded as the canals lie: `sites`, and their number."""
        found: i64 = 0
        i: i64 = 0
        while i < self.count:
            first = self.districts[i]
            size = table.area[first]
            if size >= SMALLEST_TILE and size <= LARGEST_TILE and self.gains[size] > 0.0:
                if not is_founded(table, first) and has_room(table, first):
                    self.sites[found] = first
                    found += 1
            i += 1
        return found

    def ready(self, table: MexicaTable, seat: i64, sites: i64) -> float:
        """The best of these districts for a seat."""
        best: float = 0.0
        here = table.district_of(seat)
        i: i64 = 0
        while i < sites:
            first = self.sites[i]
            value: float = self.gains[table.area[first]] * self.here
            if first != here:
                away: float = 1.0 - self.near * float(distance(table.pilli[seat], first))
                value = self.gains[table.area[first]] * self.there * away
            if value > best:
                best = value
            i += 1
        return best

    # Means.

    def means(self, table: MexicaTable, seat: i64, ending: float, out: vec[float]) -> float:
        """Temples and tokens in hand, action points, room to move, and the way home."""
        levels = self.levels[seat]
        last: float = patience(table)
        if table.period == 2:
            last *= 1.0 - ending
        value: float = self.stock * float(levels) * last
        value += self.token * thrift(float(table.tokens[seat]), 4.0) * last
        if table.round > 0:
            out[features.FREEDOM] = float(self.freedom(table, seat))
            out[features.HOME] = ending * self.way_home(table, seat)
            value += self.free * out[features.FREEDOM] + self.palace * out[features.HOME]
            if levels > 0:
                value += self.plan * last * self.best_site(table, seat, levels)
        out[features.LAST] = ending * float(levels)
        return value

    def freedom(self, table: MexicaTable, seat: i64) -> i64:
        """How many squares the Pilli can walk to within a turn: little when it is cut off.

        Leaves behind how far each district is: `away`, of those that `reached` has the mark of.
        """
        self.mark += 1
        mark = self.mark
        start = table.pilli[seat]
        self.seen[start] = mark
        self.queue[0] = start
        self.steps[0] = 0
        count: i64 = 1
        done: i64 = 0
        while done < count and count < 40:
            square = self.queue[done]
            far = self.steps[done]
            done += 1
            district = table.label[square]
            if self.reached[district] != mark:
                self.reached[district] = mark
                self.away[district] = far
            way: i64 = 0
            while way < WAYS and far < POINTS_A_TURN:
                other = square + step(way)
                if self.seen[other] != mark and can_step(table.cell, square, step(way)):
                    self.seen[other] = mark
                    self.queue[count] = other
                    self.steps[count] = far + 1
                    count += 1
                way += 1
        return count

    def nearly_over(self, table: MexicaTable) -> float:
        """How near the end of the period is, from 0 to 1 (MEX-R48, R51)."""
        fewest: i64 = 100
        seat: i64 = 0
        while seat < table.seats:
            if self.levels[seat] < fewest:
                fewest = self.levels[seat]
            seat += 1
        ahead: float = float(fewest) + 4.0 * float(table.tiles_open())
        return 1.0 - ahead / 20.0 if ahead < 20.0 else 0.0

    def way_home(self, table: MexicaTable, seat: i64) -> float:
        """The palace bonus (MEX-R57), less the further away the Pilli is."""
        pilli = table.pilli[seat]
        if is_start(pilli):
            return float(PALACE_BONUS)
        best: i64 = 100
        i: i64 = 0
        while i < len(THE_ISLAND.starts):
            away = distance(pilli, THE_ISLAND.starts[i])
            if away < best:
                best = away
            i += 1
        return float(PALACE_BONUS) * 0.7 * (1.0 - float(best) / 12.0)

    def tidiness(self, table: MexicaTable) -> float:
        """Nobody gives up tiles that could still be used; hopeless ones may go (MEX-Q9, Q10)."""
        value: float = 0.0
        if table.period == OVER:
            return value
        largest = largest_unfounded(table)
        canals = table.doubles + table.singles
        value += self.canal * patience(table) * thrift(float(canals), 3.0 * float(tiles_to_come(table)))
        size: i64 = SMALLEST_TILE
        while size <= LARGEST_TILE:
            copies = table.panel[size]
            if copies > 0:
                hopeless = unusable(table, size, largest) > 0
                value += (-0.5 if hopeless else 0.3) * float(copies)
                if table.proposal == size:
                    value += 0.2 if hopeless else -30.0
            size += 1
        return value

    def ideas_into(self, state: State, seat: i64, out: Actions) -> None:
        assert isinstance(state, MexicaTable)
        if state.proposal == 0 and state.round > 0:
            self.thoughts.into(state, seat, out)

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """By kind; canals by how much water they touch, so that districts get closed."""
        assert isinstance(state, MexicaTable)
        if action >= actions.SHIFT_NS:
            return 0.05
        if action >= actions.TAKE:
            return 0.5
        if action >= actions.FOUND:
            return 3.0
        if action >= actions.LEAP:
            return 0.1
        if action >= actions.WALK:
            return 0.9
        if action >= actions.TEMPLE:
            return 1.0 + float(actions.level_of(action) - 1)
        if action >= actions.BRIDGE_NS:
            return 0.3
        if action < actions.CANAL:
            return 0.0
        square = THE_ISLAND.squares[action % SQUARES]
        touching = waters(state, square)
        if action >= actions.CANAL_SOUTH:
            touching += waters(state, square + WIDTH)
        elif action >= actions.CANAL_EAST:
            touching += waters(state, square + 1)
        away = distance(square, state.pilli[seat])
        return 0.4 + 0.3 * float(touching) - 0.08 * float(away)


def patience(table: MexicaTable) -> float:
    """How much a thing kept for later is worth still: a period that drags on must come to an end."""
    if table.round <= 8:
        return 1.0
    return 0.1 if table.round >= 20 else 1.0 - 0.075 * float(table.round - 8)


def thrift(count: float, enough: float) -> float:
    """So many things as good as all needed: what is beyond enough counts a quarter."""
    return count if count <= enough else enough + 0.25 * (count - enough)


def tiles_to_come(table: MexicaTable) -> i64:
    return table.tiles_open() + (LATER_TILES if table.period == 1 else 0)


def place_share(above: float) -> float:
    """The share of a district's squares that a place pays, between the places too (MEX-R53)."""
    if above < 1.0:
        return 1.0 - 0.5 * above
    if above < 2.0:
        return 0.75 - 0.25 * above
    return 0.75 - 0.25 * above if above < 3.0 else 0.0


def waters(table: MexicaTable, square: i64) -> i64:
    """How many of the eight squares around are water."""
    cell = table.cell
    count: i64 = 0
    row: i64 = -1
    while row <= 1:
        col: i64 = -1
        while col <= 1:
            if (cell[square + row * WIDTH + col] & (CANAL | LAKE)) != 0:
                count += 1
            col += 1
        row += 1
    return count
