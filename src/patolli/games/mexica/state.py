"""The rules of Mexica in motion: the set-up, turns, what each action does, and how periods end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import Actions
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    CANAL,
    CELLS,
    DETAIL,
    EAST_HALF,
    FOUNDED,
    NORTH_HALF,
    PILLI,
    SINGLE,
    SOUTH_HALF,
    SQUARES,
    TEMPLE,
    THE_ISLAND,
    TILE,
    WEST_HALF,
    WIDTH,
    is_start,
    square_name,
    square_named,
)
from patolli.games.mexica.boats import hops_to
from patolli.games.mexica.data import (
    BRIDGES,
    DOUBLES,
    FIRST_TILES,
    LEAP_COST,
    NEUTRAL,
    NEUTRAL_DISTANCE,
    NEUTRAL_HARDER,
    PALACE_BONUS,
    POINTS_A_TURN,
    PRINTED_CANALS,
    QUIET_ROUNDS,
    SINGLES,
    TEMPLES_FIRST,
    TEMPLES_SECOND,
    TILES,
)
from patolli.games.mexica.districts import any_room, dug, is_founded, survey, unusable
from patolli.games.mexica.legal import may, starts_into, turn_into
from patolli.games.mexica.scoring import pays, place, second, third, values
from patolli.games.mexica.table import NEUTRAL_SIDE, OVER, OWNER, Table, zeros

if TYPE_CHECKING:
    from patolli.core.game import Game


class MexicaState(Table):
    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def copy(self) -> MexicaState:
        other = MexicaState(self.game, self.seats, self.options, self.rng)
        self.copy_onto(other)
        return other

    def resample(self, seat: int, seed: int) -> MexicaState:
        """Nothing is hidden: the tiles of period two are those that were never face up."""
        return self.copy()

    # The set-up.

    def lay_out(self) -> None:
        """The empty table, with the printed canal covered (MEX-R2, MEX-R4, MEX-R5)."""
        self.cell = THE_ISLAND.printed[:]
        self.label = zeros(CELLS)
        self.area = zeros(CELLS)
        self.pilli = zeros(4)
        self.points = zeros(self.seats)
        self.tokens = zeros(self.seats)
        self.stock = zeros(16)
        self.panel = zeros(14)
        self.later = zeros(14)
        self.refused = zeros(14)
        self.bridges = zeros(BRIDGES)
        self.singles = SINGLES
        self.doubles = DOUBLES
        for ends in PRINTED_CANALS:
            self.put_canal(square_named(ends[0]), square_named(ends[1]))
        survey(self)
        self.hand_out(TEMPLES_FIRST)

    def hand_out(self, temples: tuple[int, int, int, int]) -> None:
        seat: i64 = 0
        while seat < self.seats:
            for level in range(4):
                self.stock[seat * 4 + level] += temples[level]
            seat += 1

    def start(self) -> None:
        self.lay_out()
        self.draw_tiles()
        if self.seats == 2:
            self.scatter_neutral()

    def draw_tiles(self) -> None:
        """MEX-R3: 8 of the 15 tiles at random, the others for period two."""
        sizes: list[int] = []
        for size, (_, _, copies) in TILES.items():
            sizes += [size] * copies
        drawn = vec[i64](sizes)
        self.rng.shuffle(drawn, len(drawn))
        for i in range(len(drawn)):
            if i < FIRST_TILES:
                self.panel[drawn[i]] += 1
            else:
                self.later[drawn[i]] += 1

    def scatter_neutral(self) -> None:
        """MEX-R59, MEX-R60, MEX-R62: the third colour, drawn anew until all its temples fit."""
        temples = NEUTRAL_HARDER if self.options["harder"] else NEUTRAL
        levels: list[int] = []
        for level in range(4):
            levels += [level + 1] * temples[level]
        chosen: list[int] = []
        choices = list(THE_ISLAND.inner)
        while len(chosen) < len(levels):
            if choices:
                chosen.append(choices[self.rng.below(len(choices))])
                choices = [square for square in choices if far_from(square, chosen[-1:])]
            else:
                chosen = []
                choices = list(THE_ISLAND.inner)
        for square, level in zip(chosen, levels, strict=True):
            self.put_temple(square, NEUTRAL_SIDE, level)

    # Whose turn, and how the game stands.

    def mover(self) -> i64:
        if self.period == OVER:
            return -1
        return self.turn if self.proposal == 0 else self.answering

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def winners(self) -> list[int]:
        """MEX-R58: most points, then most tokens left, then together."""
        if self.period != OVER:
            return []
        best: i64 = -1
        seat: i64 = 0
        while seat < self.seats:
            standing = self.points[seat] * 16 + self.tokens[seat]
            if standing > best:
                best = standing
            seat += 1
        return [s for s in range(self.seats) if self.points[s] * 16 + self.tokens[s] == best]

    def legal_into(self, seat: i64, out: Actions) -> None:
        if self.proposal != 0:
            out.add(actions.AGREE)
            out.add(actions.REFUSE)
        elif self.round == 0:
            starts_into(self, out)
        else:
            turn_into(self, seat, out)

    def is_legal(self, seat: i64, action: i64) -> bool:
        if self.proposal != 0 or self.round == 0:
            return super().is_legal(seat, action)
        return may(self, seat, action)

    # What an action does.

    def apply(self, seat: i64, action: i64) -> None:
        if action >= actions.SHIFT_NS:
            self.shift(seat, action - actions.SHIFT_NS)
        elif action >= actions.TAKE:
            self.apply_word(seat, action)
        else:
            square = THE_ISLAND.squares[action % SQUARES]
            if action >= actions.FOUND:
                self.found(seat, square, (action - actions.FOUND) // SQUARES + actions.SMALLEST_TILE)
            elif action >= actions.WALK:
                self.go(seat, square, action)
            elif action >= actions.TEMPLE:
                self.build(seat, square, (action - actions.TEMPLE) // SQUARES + 1)
            elif action >= actions.BRIDGE_NS:
                self.span(seat, square, action < actions.BRIDGE_EW)
            elif action >= actions.CANAL_SOUTH:
                self.dig(seat, square, square + WIDTH)
            elif action >= actions.CANAL_EAST:
                self.dig(seat, square, square + 1)
            elif action >= actions.CANAL:
                self.dig(seat, square, 0)
            else:
                self.enter(seat, square)

    def apply_word(self, seat: i64, action: i64) -> None:
        if action == actions.END:
            self.end_turn(seat)
        elif action == actions.TAKE:
            self.ap -= 1
            self.taken += 1
            self.tokens[seat] += 1
            if self.sink is not None:
                self.tell("took", seat)
        elif action == actions.SPEND:
            self.ap += 1
            self.tokens[seat] -= 1
            if self.sink is not None:
                self.tell("spent", seat)
        elif action == actions.AGREE:
            self.agree(seat)
        elif action == actions.REFUSE:
            self.refuse(seat)
        else:
            self.propose(seat, action - actions.PROPOSE + actions.SMALLEST_TILE)

    def enter(self, seat: i64, square: i64) -> None:
        """MEX-R6. Who has no choice any more is placed without being asked."""
        self.put_pilli(seat, square)
        self.line += 1
        if self.sink is not None:
            self.tell("started", seat, square=square_name(square))
        if seat + 1 < self.seats:
            self.turn = seat + 1
            out = Actions()
            starts_into(self, out)
            if out.count == 1:
                self.enter(seat + 1, THE_ISLAND.squares[out.items[0] - actions.START])
        else:
            self.round = 1
            self.begin_turn(0)

    def dig(self, seat: i64, square: i64, second: i64) -> None:
        """MEX-R10, MEX-R15."""
        self.ap -= 1
        self.put_canal(square, second)
        dug(self, square, second)
        self.busy = True
        if self.sink is not None:
            ends = [square_name(square)] if second == 0 else [square_name(square), square_name(second)]
            self.tell("dug", seat, squares=ends)
        self.remove_unusable()

    def put_canal(self, square: i64, second: i64) -> None:
        if second == 0:
            self.singles -= 1
            self.cell[square] = CANAL + SINGLE * DETAIL
            return
        self.doubles -= 1
        across = second == square + 1
        self.cell[square] = CANAL + (WEST_HALF if across else NORTH_HALF) * DETAIL
        self.cell[second] = CANAL + (EAST_HALF if across else SOUTH_HALF) * DETAIL

    def span(self, seat: i64, square: i64, ns: bool) -> None:
        """MEX-R23."""
        self.ap -= 1
        self.put_bridge(square, ns)
        self.busy = True
        if self.sink is not None:
            self.tell("bridged", seat, square=square_name(square), way="ns" if ns else "ew")

    def shift(self, seat: i64, offset: i64) -> None:
        """MEX-R27."""
        ns = offset < actions.SQUARE_PAIRS
        pair = offset % actions.SQUARE_PAIRS
        start = THE_ISLAND.squares[pair // SQUARES]
        square = THE_ISLAND.squares[pair % SQUARES]
        self.ap -= 1
        self.lift_bridge(start)
        self.put_bridge(square, ns)
        if self.sink is not None:
            self.tell(
                "shifted",
                seat,
                start=square_name(start),
                square=square_name(square),
                way="ns" if ns else "ew",
            )

    def build(self, seat: i64, square: i64, level: i64) -> None:
        """MEX-R29."""
        self.ap -= level
        self.stock[seat * 4 + level - 1] -= 1
        self.put_temple(square, seat, level)
        self.busy = True
        if self.sink is not None:
            self.tell("built", seat, square=square_name(square), level=level)
        self.remove_unusable()

    def put_temple(self, square: i64, owner: i64, level: i64) -> None:
        self.cell[square] |= TEMPLE + (owner * OWNER + level) * DETAIL

    def go(self, seat: i64, square: i64, action: i64) -> None:
        """MEX-R35, MEX-R39, MEX-R43."""
        start = self.pilli[seat]
        if action >= actions.LEAP:
            self.ap -= LEAP_COST
            if self.sink is not None:
                self.tell("leapt", seat, start=square_name(start), square=square_name(square))
        elif action >= actions.BOAT:
            hops = hops_to(self, start, square)
            self.ap -= hops
            if self.sink is not None:
                self.tell("sailed", seat, start=square_name(start), square=square_name(square), hops=hops)
        else:
            self.ap -= 1
            if self.sink is not None:
                self.tell("walked", seat, start=square_name(start), square=square_name(square))
        self.cell[start] &= ~PILLI
        self.put_pilli(seat, square)

    def put_pilli(self, seat: i64, square: i64) -> None:
        self.pilli[seat] = square
        self.cell[square] |= PILLI

    def found(self, seat: i64, square: i64, size: i64) -> None:
        """MEX-R19, MEX-R20, MEX-R22."""
        self.panel[size] -= 1
        self.put_tile(square, size)
        self.busy = True
        if self.sink is not None:
            self.tell("founded", seat, square=square_name(square), size=size, points=second(size))
        self.points[seat] += second(size)
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.district_of(other) == self.label[square]:
                self.points[other] += third(size)
                if self.sink is not None:
                    self.tell("present", other, square=square_name(square), points=third(size))
            other += 1
        self.remove_unusable()

    def put_tile(self, square: i64, size: i64) -> None:
        self.cell[square] |= TILE + size * DETAIL
        i: i64 = 0
        while i < SQUARES:
            if self.label[THE_ISLAND.squares[i]] == self.label[square]:
                self.cell[THE_ISLAND.squares[i]] |= FOUNDED
            i += 1

    # Giving up tiles.

    def propose(self, seat: i64, size: i64) -> None:
        """MEX-Q9, MEX-Q10: the others answer one by one, clockwise."""
        self.proposal = size
        self.answering = (seat + 1) % self.seats
        self.line += 1
        if self.sink is not None:
            self.tell("proposed", seat, size=size)

    def agree(self, seat: i64) -> None:
        self.line += 1
        if self.sink is not None:
            self.tell("agreed", seat, size=self.proposal)
        self.answering = (seat + 1) % self.seats
        if self.answering == self.turn:
            if self.sink is not None:
                self.tell("gave-up", self.turn, size=self.proposal)
            self.panel[self.proposal] -= 1
            self.close_proposal()

    def refuse(self, seat: i64) -> None:
        self.line += 1
        if self.sink is not None:
            self.tell("refused", seat, size=self.proposal)
        self.refused[self.proposal] += 1
        self.close_proposal()

    def close_proposal(self) -> None:
        self.proposal = 0
        self.answering = 0

    def remove_unusable(self) -> None:
        """MEX-R50: in period two, what can no longer be used leaves the game at once."""
        if self.period != 2:
            return
        size: i64 = actions.LARGEST_TILE
        while size >= actions.SMALLEST_TILE:
            count = unusable(self, size)
            if count > 0:
                self.panel[size] -= count
                if self.sink is not None:
                    self.tell("removed", self.turn, size=size, count=count)
            size -= 1

    # Turns, rounds and periods.

    def begin_turn(self, seat: i64) -> None:
        """MEX-R8."""
        self.turn = seat
        self.ap = POINTS_A_TURN
        self.taken = 0
        size: i64 = actions.SMALLEST_TILE
        while size <= actions.LARGEST_TILE:
            self.refused[size] = 0
            size += 1

    def end_turn(self, seat: i64) -> None:
        """MEX-R1: seat by seat, and the first seat begins every round. Tokens are kept (MEX-R47)."""
        if self.sink is not None:
            self.tell("ended", seat)
        self.line += 1
        if seat + 1 < self.seats:
            self.begin_turn(seat + 1)
        else:
            self.end_round()

    def end_round(self) -> None:
        """MEX-R48, MEX-R51: no turn is cut short; the end is looked for after the last seat."""
        self.quiet = 0 if self.busy else self.quiet + 1
        self.busy = False
        self.round += 1
        if self.quiet >= QUIET_ROUNDS:  # MEX-Q11 (b)
            self.clear_panel()
            self.end_period("quiet")
        elif self.tiles_open() == 0:
            if self.somebody_built_all():
                self.end_period("complete")
            elif not any_room(self):  # MEX-Q11 (a)
                self.end_period("full")
        if self.period != OVER:
            self.begin_turn(0)

    def somebody_built_all(self) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.temples_left(seat) == 0:
                return True
            seat += 1
        return False

    def clear_panel(self) -> None:
        size: i64 = actions.SMALLEST_TILE
        while size <= actions.LARGEST_TILE:
            if self.panel[size] > 0:
                if self.sink is not None:
                    self.tell("removed", self.turn, size=size, count=self.panel[size])
                self.panel[size] = 0
            size += 1

    def end_period(self, how: str) -> None:
        if self.sink is not None:
            self.tell("period-ended", self.turn, period=self.period, how=f"@how-{how}")
        self.score()
        self.period += 1
        self.quiet = 0
        if self.period == OVER:
            self.ap = 0
            if self.sink is not None:
                self.tell("won", self.winners()[0], winners_seat=self.winners())
            return
        self.round = 1  # MEX-R49
        self.panel = self.later
        self.later = zeros(14)
        self.hand_out(TEMPLES_SECOND)
        if self.sink is not None:
            self.tell("revealed", 0, sizes=self.panel_sizes())
        self.remove_unusable()

    def panel_sizes(self) -> list[int]:
        return [size for size in TILES for _ in range(self.panel[size])]

    def score(self) -> None:
        """MEX-R55, MEX-R56: founded districts only, after period two all; MEX-R57: the palace."""
        value = values(self)
        i: i64 = 0
        while i < SQUARES:
            first = THE_ISLAND.squares[i]
            if self.area[first] > 0 and (self.period == 2 or is_founded(self, first)):
                self.score_district(value, first)
            i += 1
        seat: i64 = 0
        while seat < self.seats:
            if is_start(self.pilli[seat]):
                self.points[seat] += PALACE_BONUS
                if self.sink is not None:
                    self.tell("palace", seat, points=PALACE_BONUS)
            seat += 1

    def score_district(self, value: vec[i64], first: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            rank = place(value, first, seat)
            points = pays(rank, self.area[first])
            self.points[seat] += points
            if self.sink is not None and points > 0:
                self.tell("scored", seat, square=square_name(first), place=rank, points=points)
            seat += 1


def far_from(square: int, others: list[int]) -> bool:
    """MEX-Q3: at least four squares between neutral temples."""
    for other in others:
        across = abs(square % WIDTH - other % WIDTH)
        if across + abs(square // WIDTH - other // WIDTH) < NEUTRAL_DISTANCE:
            return False
    return True
