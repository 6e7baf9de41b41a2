"""Tree search for turns of many small actions, several seats, and things one cannot see.

Every simulation deals a new possible world (`State.resample`) and walks down one tree that all
worlds share. A node is what a player knows when it has to decide: who decides, after which
action, and between which actions. Worlds that offer a player other choices (another throw,
another hand) are other nodes, so nobody in the tree plans with what it could not know. Where
several seats choose at once, their nodes hang beside each other, not below each other.

At a node the actions are put in order by the game's own evaluation one step ahead; the search looks
at the best few first and at more of them the more often it comes by (progressive widening). Behind
the first new node everybody plays on greedily up to the horizon: until the decision has left the
thinking seat, or has come back to it. There the evaluation says how good the position is for each
seat. All simulations are judged at the same moment of the turn order, because a position looks
better to whoever has just moved. No random playouts: in these games they say little.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter

from patolli.core.fast import append, i64, vec
from patolli.core.rng import Rng
from patolli.core.state import Actions, Evaluator, State

NONE = -1


class Manner:
    """How a search thinks; each was chosen by measurement in the arena."""

    explore: float  # how much an action that was seldom tried is tried for that alone
    sharp: float  # how much the one-step order of the actions is trusted
    wide: float  # how many actions are looked at at first
    widen: float  # how fast more actions are looked at: with the root of the visits
    horizon: i64  # 1: until the own turn has ended; 2: until it comes back; 3: until that one has ended …
    stamina: i64  # at most so many actions are played greedily on the way there
    glance: i64  # at most so many actions are looked at one step ahead, below the root
    hasty: i64  # the same while playing on greedily

    def __init__(self) -> None:
        self.explore = 1.0
        self.sharp = 3.0
        self.wide = 3.0
        self.widen = 1.0
        self.horizon = 2
        self.stamina = 16
        self.glance = 40
        self.hasty = 6


class Search:
    """One thought: the tree that grows while a seat thinks about one decision."""

    evaluator: Evaluator
    manner: Manner
    seat: i64
    seats: i64
    rng: Rng
    deadline: float  # on the clock of perf_counter; 0.0 means never
    simulations: i64

    # A node: who decides, between what, and where its edges are.
    node_seat: vec[i64]
    node_sign: vec[i64]  # a hash of the legal actions
    node_visits: vec[i64]
    node_first: vec[i64]  # its first edge, NONE until it is opened
    node_edges: vec[i64]
    node_next: vec[i64]  # the next node in the same list
    node_beside: vec[i64]  # nodes of the other seats that decide at the same moment

    # An edge: an action at a node, the best-looking first.
    edge_action: vec[i64]
    edge_visits: vec[i64]
    edge_value: vec[float]  # sum of the values for who decides there
    edge_prior: vec[float]
    edge_node: vec[i64]  # the nodes that were reached by it

    path: vec[i64]  # the edges of the running simulation
    path_seat: vec[i64]
    steps: i64
    passes: i64  # how often the decision has left the seat or come back, in the running simulation
    value: vec[float]  # what the running simulation is worth to each seat
    low: float  # the range of values seen, so that small differences count in even games
    high: float
    actions: Actions
    glances: Actions
    worths: vec[float]

    def __init__(self, evaluator: Evaluator, manner: Manner, seat: i64, seats: i64, rng: Rng) -> None:
        self.evaluator = evaluator
        self.manner = manner
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.deadline = 0.0
        self.simulations = 0
        self.node_seat = vec[i64]()
        self.node_sign = vec[i64]()
        self.node_visits = vec[i64]()
        self.node_first = vec[i64]()
        self.node_edges = vec[i64]()
        self.node_next = vec[i64]()
        self.node_beside = vec[i64]()
        self.edge_action = vec[i64]()
        self.edge_visits = vec[i64]()
        self.edge_value = vec[float]()
        self.edge_prior = vec[float]()
        self.edge_node = vec[i64]()
        self.path = vec[i64]()
        self.path_seat = vec[i64]()
        self.steps = 0
        self.passes = 0
        self.value = vec[float]([0.0] * seats)
        self.low = 1.0
        self.high = 0.0
        self.actions = Actions()
        self.glances = Actions()
        self.worths = vec[float]()

    def run(self, root: State, simulations: i64, seconds: float) -> i64:
        """Think until either is used up (0 means without limit), and return the best action."""
        if seconds > 0.0:
            self.deadline = perf_counter() + seconds
        self.actions.count = 0
        root.legal_into(self.seat, self.actions)
        self.add_node(self.seat, 0, NONE)
        self.open(0, root)
        while self.node_edges[0] > 1 and not self.late():
            if simulations > 0 and self.simulations >= simulations:
                break
            self.simulate(root.resample(self.seat, self.rng.next()))
            self.simulations += 1
        return self.edge_action[self.most_visited()]

    def late(self) -> bool:
        return self.deadline > 0.0 and perf_counter() >= self.deadline

    def most_visited(self) -> i64:
        """The root's edge that was tried most; of equals the one that looked better at first."""
        best: i64 = self.node_first[0]
        edge = best
        while edge < self.node_first[0] + self.node_edges[0]:
            if self.edge_visits[edge] > self.edge_visits[best]:
                best = edge
            edge += 1
        return best

    # One simulation.

    def simulate(self, world: State) -> None:
        """Walk down to a new node or the end of the game, see what it is worth, and remember it."""
        self.steps = 0
        self.passes = 0
        node: i64 = 0
        while node != NONE and self.passes < self.manner.horizon:
            if self.node_first[node] == NONE:
                if self.node_visits[node] == 0:
                    self.node_visits[node] = 1
                    break
                self.open(node, world)
            node = self.step(node, world)
        self.play_on(world)
        self.judge(world)
        self.remember()

    def step(self, node: i64, world: State) -> i64:
        """Take the most promising edge, and return the node it leads to; NONE at the game's end."""
        seat = self.node_seat[node]
        edge = self.promising(node)
        self.node_visits[node] += 1
        self.note(edge, seat)
        waiting = self.waiting(world)
        world.apply(seat, self.edge_action[edge])
        follower = world.mover()
        if follower < 0:
            return NONE
        self.follow(follower)
        self.actions.count = 0
        world.legal_into(follower, self.actions)
        sign = self.signature()
        if follower != seat and (waiting >> follower) & 1:
            found = self.among(self.node_beside[node], follower, sign)
            if found == NONE:
                found = self.add_node(follower, sign, self.node_beside[node])
                self.node_beside[node] = found
            return found
        found = self.among(self.edge_node[edge], follower, sign)
        if found == NONE:
            found = self.add_node(follower, sign, self.edge_node[edge])
            self.edge_node[edge] = found
        return found

    def waiting(self, world: State) -> i64:
        """The seats that owe a decision now, as bits."""
        bits: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if world.waits_for(seat):
                bits |= 1 << seat
            seat += 1
        return bits

    def signature(self) -> i64:
        """A hash of the legal actions; the product stays under 62 bits."""
        sign: i64 = self.actions.count
        i: i64 = 0
        while i < self.actions.count:
            sign = ((sign ^ self.actions.items[i]) * 1000003 + 12345) & 0xFFFFFFFFFF
            sign ^= sign >> 17
            i += 1
        return sign

    def among(self, node: i64, seat: i64, sign: i64) -> i64:
        while node != NONE and (self.node_seat[node] != seat or self.node_sign[node] != sign):
            node = self.node_next[node]
        return node

    def note(self, edge: i64, seat: i64) -> None:
        if self.steps == len(self.path):
            self.path = append(self.path, edge)
            self.path_seat = append(self.path_seat, seat)
        else:
            self.path[self.steps] = edge
            self.path_seat[self.steps] = seat
        self.steps += 1

    def promising(self, node: i64) -> i64:
        """The edge with the best mixture of value, prior and novelty, among those wide enough."""
        visits: float = float(self.node_visits[node])
        first = self.node_first[node]
        looked_at: i64 = int(self.manner.wide + self.manner.widen * sqrt(visits))
        if looked_at > self.node_edges[node]:
            looked_at = self.node_edges[node]
        urge = self.manner.explore * sqrt(visits + 1.0)
        reach: float = self.high - self.low
        if reach < 0.000001:
            reach = 1.0
        best = first
        best_score: float = -1.0e300
        usual: float = (self.usual_value(node) - self.low) / reach
        edge = first
        while edge < first + looked_at:
            tried: float = float(self.edge_visits[edge])
            hope: float = usual
            if tried > 0.0:
                hope = (self.edge_value[edge] / tried - self.low) / reach
            score: float = hope + urge * self.edge_prior[edge] / (1.0 + tried)
            if score > best_score:
                best_score = score
                best = edge
            edge += 1
        return best

    def usual_value(self, node: i64) -> float:
        """What the tried edges of a node are worth on average: the hope for an untried one."""
        tried: i64 = 0
        total: float = 0.0
        edge = self.node_first[node]
        last = edge + self.node_edges[node]
        while edge < last:
            tried += self.edge_visits[edge]
            total += self.edge_value[edge]
            edge += 1
        return total / float(tried) if tried > 0 else self.high

    def remember(self) -> None:
        i: i64 = 0
        while i < self.steps:
            edge = self.path[i]
            gain: float = self.value[self.path_seat[i]]
            self.edge_visits[edge] += 1
            self.edge_value[edge] += gain
            mean: float = self.edge_value[edge] / float(self.edge_visits[edge])
            if mean < self.low:
                self.low = mean
            if mean > self.high:
                self.high = mean
            i += 1

    # What a position is worth.

    def judge(self, world: State) -> None:
        """The chance of each seat to win, as far as the evaluation can tell."""
        seat: i64 = 0
        if world.mover() < 0:
            winners = world.winners()
            while seat < self.seats:
                self.value[seat] = 1.0 / float(len(winners)) if seat in winners else 0.0
                seat += 1
            return
        scale: float = self.evaluator.scale()
        highest: float = -1.0e300
        self.evaluator.worths(world, self.value)
        while seat < self.seats:
            self.value[seat] /= scale
            if self.value[seat] > highest:
                highest = self.value[seat]
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < self.seats:
            self.value[seat] = exp(self.value[seat] - highest)
            total += self.value[seat]
            seat += 1
        seat = 0
        while seat < self.seats:
            self.value[seat] /= total
            seat += 1

    def follow(self, mover: i64) -> None:
        """Count how often the decision has left the thinking seat or has come back to it."""
        if (mover == self.seat) == (self.passes % 2 == 1):
            self.passes += 1

    def play_on(self, world: State) -> None:
        """Play greedily up to the horizon."""
        left = self.manner.stamina
        seat = world.mover()
        while seat >= 0 and left > 0 and self.passes < self.manner.horizon and not self.late():
            self.actions.count = 0
            world.legal_into(seat, self.actions)
            if self.actions.count == 1:
                world.apply(seat, self.actions.items[0])
            else:
                self.look(world, seat, self.manner.hasty)
                world.apply(seat, self.glances.items[self.best_glance()])
                left -= 1
            seat = world.mover()
            if seat >= 0:
                self.follow(seat)

    def best_glance(self) -> i64:
        best: i64 = 0
        i: i64 = 1
        while i < self.glances.count:
            if self.worths[i] > self.worths[best]:
                best = i
            i += 1
        return best

    # Growing the tree.

    def add_node(self, seat: i64, sign: i64, following: i64) -> i64:
        self.node_seat = append(self.node_seat, seat)
        self.node_sign = append(self.node_sign, sign)
        self.node_visits = append(self.node_visits, 0)
        self.node_first = append(self.node_first, NONE)
        self.node_edges = append(self.node_edges, 0)
        self.node_next = append(self.node_next, following)
        self.node_beside = append(self.node_beside, NONE)
        return len(self.node_seat) - 1

    def open(self, node: i64, world: State) -> None:
        """Give a node its edges, in the order of what the evaluation thinks of them."""
        seat = self.node_seat[node]
        self.actions.count = 0
        world.legal_into(seat, self.actions)
        self.look(world, seat, 0 if node == 0 else self.manner.glance)
        self.sort_glances()
        self.node_first[node] = len(self.edge_action)
        self.node_edges[node] = self.glances.count
        best: float = self.worths[0]
        step: float = self.evaluator.scale() / self.manner.sharp
        total: float = 0.0
        i: i64 = 0
        while i < self.glances.count:
            self.worths[i] = exp((self.worths[i] - best) / step)
            total += self.worths[i]
            i += 1
        i = 0
        while i < self.glances.count:
            self.edge_action = append(self.edge_action, self.glances.items[i])
            self.edge_visits = append(self.edge_visits, 0)
            self.edge_value = append(self.edge_value, 0.0)
            self.edge_prior = append(self.edge_prior, self.worths[i] / total)
            self.edge_node = append(self.edge_node, NONE)
            i += 1

    def look(self, world: State, seat: i64, at_most: i64) -> None:
        """Try the actions one step ahead: `glances` and their `worths`.

        If there are more than `at_most`, those that the game's prior likes best. A clock that has
        run out stops the looking, but something is always looked at.
        """
        if at_most > 0 and self.actions.count > at_most:
            self.choose_by_prior(world, seat, at_most)
        self.glances.count = 0
        i: i64 = 0
        while i < self.actions.count and (i == 0 or not self.late()):
            action = self.actions.items[i]
            after = world.copy()
            after.apply(seat, action)
            worth: float = self.evaluator.worth(after, seat)
            self.glances.add(action)
            if i == len(self.worths):
                self.worths = append(self.worths, worth)
            else:
                self.worths[i] = worth
            i += 1

    def choose_by_prior(self, world: State, seat: i64, at_most: i64) -> None:
        """Move the actions with the highest priors to the front, and forget the others."""
        count = self.actions.count
        i: i64 = 0
        while i < count:
            prior: float = self.evaluator.prior(world, seat, self.actions.items[i])
            if i == len(self.worths):
                self.worths = append(self.worths, prior)
            else:
                self.worths[i] = prior
            i += 1
        place: i64 = 0
        while place < at_most:
            # Among equals chance decides, so that no corner of the board is preferred.
            best = place + self.rng.below(count - place)
            i = place
            while i < count:
                if self.worths[i] > self.worths[best]:
                    best = i
                i += 1
            kept = self.actions.items[place]
            self.actions.items[place] = self.actions.items[best]
            self.actions.items[best] = kept
            self.worths[best] = self.worths[place]
            place += 1
        self.actions.count = at_most

    def sort_glances(self) -> None:
        """The best first; equal ones stay in the order in which they came."""
        i: i64 = 1
        while i < self.glances.count:
            action = self.glances.items[i]
            worth: float = self.worths[i]
            j = i - 1
            while j >= 0 and self.worths[j] < worth:
                self.glances.items[j + 1] = self.glances.items[j]
                self.worths[j + 1] = self.worths[j]
                j -= 1
            self.glances.items[j + 1] = action
            self.worths[j + 1] = worth
            i += 1
