"""Who plays: bots behind one small interface, from `random` to `search`.

>>> from patolli import game
>>> from patolli.bots import Budget, Sight, make_bot
>>> state = game("patolli").new(seed=1)
>>> seat = state.waiting()[0]
>>> action = make_bot("greedy").choose(Sight(state, seat), Budget(simulations=10), seed=7)
>>> action in state.legal(seat)
True
"""

from patolli.bots.bot import Bot, Budget, Sight
from patolli.bots.make import BadBot, make_bot

__all__ = ["BadBot", "Bot", "Budget", "Sight", "make_bot"]
