"""Search over whole turns: a beam of half-made turns, then the answers to the best of them.

A turn of many small actions is planned as one thing. From every half-made turn in the beam all
actions that come to mind are tried; the best positions go on, those that lead to the same position
once. A turn is made when the undo line moves: the decision has passed on, or something hidden was
revealed, and until then every possible world looks the same.

The best whole turns are then judged by what follows: everybody plays on, in one possible world after
the other, the same worlds for all turns, until the decision has come back. Half of the turns are given
up after each course, so that most of the thought goes to the best; where the clock is short, every
course gets the same share of it. The first look at a turn keeps a say: answers are only guessed, and of
many turns one always seems lucky.
"""

from __future__ import annotations

from math import exp
from time import perf_counter

from patolli.bots.evaluator import Evaluator
from patolli.core.fast import append, i64, vec
from patolli.core.rng import Rng
from patolli.core.state import Actions, State

NONE = -1
LOWEST = -1.0e300


class Scope:
    """How widely and how far a planner thinks."""

    width: i64  # half-made turns kept at each step
    glance: i64  # actions tried from each of them; the game's prior says which
    length: i64  # actions of a turn
    finalists: i64  # whole turns whose answers are looked at
    horizon: i64  # 1: they are judged after the answers; 2: after the own next turn
    deeper: i64  # how much further those look that stay after a course
    trust: float  # how much the first look at a turn counts beside the answers
    care: i64  # half-made turns kept in playing on; 0: everybody follows the best idea, or is greedy
    hasty: i64  # actions tried at each step of playing on
    stamina: i64  # actions played on at most

    def __init__(
        self,
        *,
        width: i64 = 6,
        glance: i64 = 60,
        finalists: i64 = 8,
        horizon: i64 = 2,
        deeper: i64 = 0,
        trust: float = 0.0,
        care: i64 = 0,
    ) -> None:
        self.width = width
        self.glance = glance
        self.length = 24
        self.finalists = finalists
        self.horizon = horizon
        self.deeper = deeper
        self.trust = trust
        self.care = care
        self.hasty = 30
        self.stamina = 60


class Search:
    """One thought about the rest of a turn."""

    evaluator: Evaluator
    scope: Scope
    seat: i64
    seats: i64
    rng: Rng
    deadline: float  # on the clock of perf_counter; 0.0 means never
    simulations: i64  # so many answers were looked at
    reach: i64  # how far this course plays on: how often the decision comes and goes

    # A step of a half-made turn.
    states: list[State]
    step_action: vec[i64]
    step_from: vec[i64]
    step_worth: vec[float]
    step_key: vec[i64]  # the actions so far, in whatever order
    beam: vec[i64]
    made: vec[i64]  # the last steps of whole turns, the best first
    best_worth: float  # of a whole turn at first look
    value: vec[float]
    actions: Actions
    ideas: Actions
    priors: vec[float]

    def __init__(self, evaluator: Evaluator, scope: Scope, seat: i64, seats: i64, rng: Rng) -> None:
        self.evaluator = evaluator
        self.scope = scope
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.deadline = 0.0
        self.simulations = 0
        self.reach = scope.horizon
        self.states = []
        self.step_action = vec[i64]()
        self.step_from = vec[i64]()
        self.step_worth = vec[float]()
        self.step_key = vec[i64]()
        self.beam = vec[i64]()
        self.made = vec[i64]()
        self.best_worth = 0.0
        self.value = vec[float]([0.0] * seats)
        self.actions = Actions()
        self.ideas = Actions()
        self.priors = vec[float]()

    def late(self) -> bool:
        return self.deadline > 0.0 and perf_counter() >= self.deadline

    def run(self, root: State, simulations: i64, seconds: float) -> list[int]:
        """The actions of the best turn.

        At most so many simulations, none for 0; a clock that has run out (0.0: there is none) stops
        every thought where it is.
        """
        if seconds > 0.0:
            self.deadline = perf_counter() + seconds
        self.imagine(root)
        if simulations > 0 and len(self.made) > 1:
            return self.way_to(self.best_after_answers(root, simulations))
        return self.way_to(self.made[0])

    def way_to(self, last: i64) -> list[int]:
        way: list[int] = []
        while self.step_from[last] != NONE:
            way.append(self.step_action[last])
            last = self.step_from[last]
        way.reverse()
        return way

    # Making turns.

    def imagine(self, root: State) -> None:
        """Grow the beam until every turn in it is made."""
        self.add(root, 0, NONE, 0.0)
        self.have_ideas(root)
        self.beam = self.best_of(self.unfinished(1, root.line), self.scope.width)
        self.beam = append(self.beam, 0)
        length: i64 = 0
        while len(self.beam) > 0 and length < self.scope.length:
            first = len(self.states)
            i: i64 = 0
            while i < len(self.beam) and (i == 0 or not self.late()):
                self.try_actions(self.beam[i], root.line)
                i += 1
            self.beam = self.best_of(self.unfinished(first, root.line), self.scope.width)
            self.forget(first, root)
            if self.late() and len(self.made) > 0:
                break
            length += 1
        if len(self.made) == 0:
            self.made = self.beam
        self.made = self.best_of(self.made, self.scope.finalists)

    def have_ideas(self, root: State) -> None:
        """Try whole sequences that the game's evaluation proposes, as far as they are legal."""
        ideas = Actions()
        self.evaluator.ideas_into(root, self.seat, ideas)
        state = root
        source: i64 = 0
        alive = True
        i: i64 = 0
        while i < ideas.count:
            action = ideas.items[i]
            if action == NONE:
                if source != 0:
                    self.step_worth[source] = self.evaluator.worth(state, self.seat)
                state = root
                source = 0
                alive = True
            elif alive:
                alive = not self.is_made(state, root.line) and state.is_legal(self.seat, action)
                if alive:
                    state = state.copy()
                    state.apply(self.seat, action)
                    self.add(state, action, source, LOWEST)
                    source = len(self.states) - 1
                    if self.is_made(state, root.line):
                        self.made = append(self.made, source)
            i += 1

    def is_made(self, state: State, line: i64) -> bool:
        """Is the turn over: can it no longer be taken back, or is there nothing left to decide?"""
        return state.line != line or not state.waits_for(self.seat)

    def add(self, state: State, action: i64, source: i64, worth: float) -> None:
        self.states.append(state)
        self.step_action = append(self.step_action, action)
        self.step_from = append(self.step_from, source)
        self.step_worth = append(self.step_worth, worth)
        key: i64 = 0
        if source != NONE:
            key = (self.step_key[source] + (action + 1) * 2654435761) & 0xFFFFFFFFFFFF
        self.step_key = append(self.step_key, key)

    def try_actions(self, source: i64, line: i64) -> None:
        state = self.states[source]
        self.actions.count = 0
        state.legal_into(self.seat, self.actions)
        if self.actions.count > self.scope.glance:
            self.choose_by_prior(state, self.seat, self.scope.glance)
        i: i64 = 0
        while i < self.actions.count:
            after = state.copy()
            after.apply(self.seat, self.actions.items[i])
            worth: float = self.evaluator.worth(after, self.seat)
            self.add(after, self.actions.items[i], source, worth)
            if self.is_made(after, line):
                self.made = append(self.made, len(self.states) - 1)
            i += 1

    def unfinished(self, first: i64, line: i64) -> vec[i64]:
        """The half-made turns since `first` that were weighed."""
        steps = vec[i64]()
        i = first
        while i < len(self.states):
            if self.step_worth[i] > LOWEST and not self.is_made(self.states[i], line):
                steps = append(steps, i)
            i += 1
        return steps

    def forget(self, first: i64, root: State) -> None:
        """Let go of positions since `first` from which nobody goes on: memory used again is warm."""
        i = first
        while i < len(self.states):
            if not self.goes_on(i):
                self.states[i] = root
            i += 1

    def goes_on(self, step: i64) -> bool:
        i: i64 = 0
        while i < len(self.beam):
            if self.beam[i] == step:
                return True
            i += 1
        return False

    def best_of(self, steps: vec[i64], at_most: i64) -> vec[i64]:
        """The best of them, each worth once: equal to the last bit is nearly always the same position.

        Only if that leaves room, others are taken in that consist of other actions. The search begins at
        a place of chance, so that among equals the first of the list is not always preferred.
        """
        best = vec[i64]()
        count = len(steps)
        if count == 0:
            return best
        start = self.rng.below(count)
        limit: float = -LOWEST
        while len(best) < at_most:
            found: i64 = NONE
            i = start
            while i < start + count:
                worth: float = self.step_worth[steps[i % count]]
                if worth < limit and (found == NONE or worth > self.step_worth[found]):
                    found = steps[i % count]
                i += 1
            if found == NONE:
                break
            best = append(best, found)
            limit = self.step_worth[found]
        i = start
        while i < start + count and len(best) < at_most:
            if not self.is_among(best, steps[i % count]):
                best = append(best, steps[i % count])
            i += 1
        return best

    def is_among(self, best: vec[i64], step: i64) -> bool:
        """Is the same turn there already, perhaps in another order?"""
        i: i64 = 0
        while i < len(best):
            if self.step_key[best[i]] == self.step_key[step]:
                return True
            i += 1
        return False

    # What comes after.

    def best_after_answers(self, root: State, simulations: i64) -> i64:
        """Try the whole turns in the same possible worlds; half of them stay after each course."""
        left = self.made
        self.best_worth = self.step_worth[left[0]]
        count = len(left)
        if 2 * count > simulations:
            count = simulations // 2
        total = vec[float]([0.0] * count)
        worlds: i64 = simulations // (2 * count) if count > 0 else 0
        if root.game.open and worlds > 1:
            worlds = 1  # all possible worlds are this one, and the answers in it the same
        while count > 1 and not self.late():
            enough = self.end_of_course(count)
            world: i64 = 0
            while world < worlds and not self.late() and (world == 0 or perf_counter() < enough):
                self.try_all(root.resample(self.seat, self.rng.next()), left, count, total)
                world += 1
            count = self.keep_better_half(left, total, count)
            self.reach += self.scope.deeper
        return left[0]

    def end_of_course(self, count: i64) -> float:
        """When a course has had its share of the time, so that the clock leaves some for those after it."""
        if self.deadline == 0.0:
            return -LOWEST
        courses: i64 = 0
        while count > 1:
            count = (count + 1) // 2
            courses += 1
        now = perf_counter()
        return now + (self.deadline - now) / float(courses)

    def try_all(self, world: State, left: vec[i64], count: i64, total: vec[float]) -> None:
        """Every turn in this world; a world that the clock cuts short does not count."""
        gains = vec[float]([0.0] * count)
        i: i64 = 0
        while i < count:
            gains[i] = self.follow_up(world.copy(), left[i]) + self.first_look(left[i])
            if self.late():
                return
            i += 1
        i = 0
        while i < count:
            total[i] += gains[i]
            i += 1

    def first_look(self, last: i64) -> float:
        """The chance that a turn seems to give at first against rivals as good as the best of them.

        As `judge` counts it, so that both mean the same with two seats and with four.
        """
        behind: float = (self.best_worth - self.step_worth[last]) / self.evaluator.scale()
        chance: float = 1.0 / (1.0 + float(self.seats - 1) * exp(behind)) if behind < 30.0 else 0.0
        return self.scope.trust * chance

    def keep_better_half(self, left: vec[i64], total: vec[float], count: i64) -> i64:
        """Sort them, the best first, and say how many stay."""
        i: i64 = 1
        while i < count:
            step = left[i]
            own: float = total[i]
            j = i - 1
            while j >= 0 and total[j] < own:
                left[j + 1] = left[j]
                total[j + 1] = total[j]
                j -= 1
            left[j + 1] = step
            total[j + 1] = own
            i += 1
        return (count + 1) // 2

    def follow_up(self, world: State, last: i64) -> float:
        self.simulations += 1
        for action in self.way_to(last):
            world.apply(self.seat, action)
        self.play_on(world)
        return self.judge(world)

    def play_on(self, world: State) -> None:
        """Everybody plays, until the decision has come back and the horizon is reached."""
        left = self.scope.stamina
        passes: i64 = 0
        mover = world.mover()
        own = mover == self.seat
        line: i64 = NONE
        while mover >= 0 and left > 0 and not self.late():
            if self.scope.care > 0:
                self.careful(world, mover)
            elif world.line == line or not self.follow_idea(world, mover):
                self.greedy(world, mover)
            line = world.line
            left -= 1
            mover = world.mover()
            if (mover == self.seat) != own:
                own = not own
                passes += 1
                if passes >= self.reach:
                    break

    def careful(self, world: State, seat: i64) -> None:
        """The turn that somebody would plan who does not look at the answers."""
        scope = Scope(width=self.scope.care, glance=self.scope.hasty)
        other = Search(self.evaluator, scope, seat, self.seats, self.rng)
        other.deadline = self.deadline
        for action in other.run(world, 0, 0.0):
            world.apply(seat, action)

    def follow_idea(self, world: State, seat: i64) -> bool:
        """At the beginning of a turn: play the best of the game's ideas, if one does any good."""
        ideas = self.ideas
        ideas.count = 0
        self.evaluator.ideas_into(world, seat, ideas)
        if ideas.count == 0:
            return False
        best: i64 = NONE
        best_worth: float = self.evaluator.worth(world, seat)
        first: i64 = 0
        while first < ideas.count:
            after = world.copy()
            last = self.apply_idea(after, seat, first)
            worth: float = self.evaluator.worth(after, seat)
            if worth > best_worth and ideas.items[last] == NONE:
                best_worth = worth
                best = first
            while ideas.items[last] != NONE:
                last += 1
            first = last + 1
        if best == NONE:
            return False
        self.apply_idea(world, seat, best)
        return True

    def apply_idea(self, state: State, seat: i64, first: i64) -> i64:
        """Play an idea as far as it is legal, and return where it stopped."""
        at = first
        while self.ideas.items[at] != NONE:
            if not state.waits_for(seat) or not state.is_legal(seat, self.ideas.items[at]):
                break
            state.apply(seat, self.ideas.items[at])
            at += 1
        return at

    def greedy(self, world: State, seat: i64) -> None:
        self.actions.count = 0
        world.legal_into(seat, self.actions)
        if self.actions.count > self.scope.hasty:
            self.choose_by_prior(world, seat, self.scope.hasty)
        best = self.actions.items[0]
        best_worth: float = -1.0e300
        i: i64 = 0
        while i < self.actions.count and self.actions.count > 1:
            after = world.copy()
            after.apply(seat, self.actions.items[i])
            worth: float = self.evaluator.worth(after, seat)
            if worth > best_worth:
                best_worth = worth
                best = self.actions.items[i]
            i += 1
        world.apply(seat, best)

    def judge(self, world: State) -> float:
        """The thinking seat's chance to win, as far as the evaluation can tell."""
        seat: i64 = 0
        if world.mover() < 0:
            winners = world.winners()
            return 1.0 / float(len(winners)) if self.seat in winners else 0.0
        scale: float = self.evaluator.scale()
        self.evaluator.worths(world, self.value)
        own: float = self.value[self.seat]
        total: float = 0.0
        while seat < self.seats:
            total += exp((self.value[seat] - own) / scale)
            seat += 1
        return 1.0 / total

    def choose_by_prior(self, world: State, seat: i64, at_most: i64) -> None:
        """Move the actions with the highest priors to the front, and forget the others."""
        count = self.actions.count
        i: i64 = 0
        while i < count:
            prior: float = self.evaluator.prior(world, seat, self.actions.items[i])
            if i == len(self.priors):
                self.priors = append(self.priors, prior)
            else:
                self.priors[i] = prior
            i += 1
        place: i64 = 0
        while place < at_most:
            best = place
            i = place
            while i < count:
                if self.priors[i] > self.priors[best]:
                    best = i
                i += 1
            kept = self.actions.items[place]
            self.actions.items[place] = self.actions.items[best]
            self.actions.items[best] = kept
            self.priors[best] = self.priors[place]
            place += 1
        self.actions.count = at_most
