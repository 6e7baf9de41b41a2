"""What bots value in Mexica, in points: districts about to be founded, majorities, and freedom to act."""

from __future__ import annotations

from patolli.bots.evaluator import mean_of_others
from patolli.bots.lessons import LearningEvaluator, Lessons
from patolli.core.fast import i64, vec
from patolli.core.state import Actions, State
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    CANAL,
    LAKE,
    SQUARES,
    THE_ISLAND,
    WIDTH,
    is_start,
)
from patolli.games.mexica.bots import features
from patolli.games.mexica.bots.freedom import Freedom
from patolli.games.mexica.bots.ideas import Ideas
from patolli.games.mexica.bots.majorities import Majorities
from patolli.games.mexica.bots.prospects import Prospects, distance
from patolli.games.mexica.data import (
    LARGEST_TILE,
    LATER_TILES,
    MOST_SEATS,
    NEUTRAL_SIDE,
    PALACE_BONUS,
    SIDES,
    SMALLEST_TILE,
)
from patolli.games.mexica.districts import has_room, is_founded
from patolli.games.mexica.panel import largest_unfounded, unusable
from patolli.games.mexica.scoring import second
from patolli.games.mexica.table import OVER, MexicaTable

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
    "lasting": 1.0,  # in period two: how sure land is to stay as it is when no canals are left to divide it
    "founder": 0.5,  # so much is founding worth besides the founder's points
    "free": 0.03,  # a square that the Pilli can walk to within a turn
    "plan": 0.3,  # a strong temple in the best place to build one
    "leaping": 0.3,  # how much of it remains where the Pilli cannot walk within a turn
    "palace": 0.8,  # the palace bonus when the period is about to end
    "scale": 12.0,
}


class MexicaEvaluator(LearningEvaluator):
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
    founder: float
    free: float
    plan: float
    palace: float
    wins_by: float
    majorities: Majorities
    freedom: Freedom
    prospects: Prospects
    thoughts: Ideas
    own: vec[float]  # what each side is worth
    parts: list[vec[float]]  # the features of each side
    gains: vec[float]
    sites: vec[i64]  # the first squares of districts that can be founded as the canals lie

    def __init__(self, weights: dict[str, float]) -> None:
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
        self.founder = weights["founder"]
        self.free = weights["free"]
        self.plan = weights["plan"]
        self.palace = weights["palace"]
        self.wins_by = weights["scale"]
        self.majorities = Majorities(weights)
        self.freedom = Freedom()
        self.prospects = Prospects()
        self.thoughts = Ideas()
        self.lessons = Lessons(features.NAMES, weights)
        self.own = vec[float]([0.0] * MOST_SEATS)
        self.parts = [vec[float]([0.0] * len(features.NAMES)) for _ in range(MOST_SEATS)]
        self.gains = vec[float]([0.0] * (LARGEST_TILE + 2))
        self.sites = vec[i64]([0] * SQUARES)

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
            self.parts[seat][features.MAJORITIES] = 0.0
            seat += 1
        if table.period == OVER:
            return
        self.majorities.look(table)
        self.weigh_majorities(table)
        self.weigh_foundings(table)
        ending = self.nearly_over(table)
        sides = self.majorities
        seat = 0
        while seat < table.seats:
            self.own[seat] += self.means(table, seat, ending, self.parts[seat])
            features.look(table, seat, sides.value, sides.districts, sides.count, self.parts[seat])
            seat += 1

    # Majorities.

    def weigh_majorities(self, table: MexicaTable) -> None:
        """What the coming scorings would bring as things stand, and how safe it is (MEX-R52 to R56)."""
        sides = self.majorities
        i: i64 = 0
        while i < sides.count:
            first = sides.districts[i]
            if sides.value[first * SIDES + NEUTRAL_SIDE] >= 0:
                self.weigh_district(table, first)
            i += 1

    def weigh_district(self, table: MexicaTable, first: i64) -> None:
        sides = self.majorities
        stakes = sides.stakes(table, first)
        seat: i64 = 0
        while seat < table.seats:
            mine = sides.value[first * SIDES + seat]
            if mine > 0:
                share: float = stakes * sides.standing(table, first, seat, mine)
                self.own[seat] += share
                self.parts[seat][features.MAJORITIES] += share
            seat += 1

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
        sides = self.majorities
        i: i64 = 0
        while i < sides.count:
            first = sides.districts[i]
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
        levels = self.majorities.levels[seat]
        last: float = patience(table)
        if table.period == 2:
            last *= 1.0 - ending
        value: float = self.stock * float(levels) * last
        value += self.token * thrift(float(table.tokens[seat]), 4.0) * last
        if table.round > 0:
            out[features.FREEDOM] = float(self.freedom.of(table, seat))
            out[features.HOME] = ending * self.way_home(table, seat)
            value += self.free * out[features.FREEDOM] + self.palace * out[features.HOME]
            if levels > 0:
                value += self.plan * last * self.majorities.best_site(table, seat, self.freedom)
        out[features.LAST] = ending * float(levels)
        return value

    def nearly_over(self, table: MexicaTable) -> float:
        """How near the end of the period is, from 0 to 1 (MEX-R48, R51)."""
        fewest: i64 = 100
        seat: i64 = 0
        while seat < table.seats:
            if self.majorities.levels[seat] < fewest:
                fewest = self.majorities.levels[seat]
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
