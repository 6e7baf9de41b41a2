"""Who plays: bots behind one small interface, from `random` to `search`, and five levels of them.

>>> from patolli import game
>>> from patolli.bots import Budget, Sight, make_bot
>>> state = game("patolli").new(seed=1)
>>> seat = state.waiting()[0]
>>> action = make_bot("level:4").choose(Sight(state, seat), Budget(simulations=10), seed=7)
>>> action in state.legal(seat)
True
"""

from patolli.bots.bot import Bot, BotFault, Budget, Sight
from patolli.bots.evaluator import Evaluator
from patolli.bots.levels import LEVELS, Level
from patolli.bots.make import BadBot, make_bot

__all__ = ["LEVELS", "BadBot", "Bot", "BotFault", "Budget", "Evaluator", "Level", "Sight", "make_bot"]
