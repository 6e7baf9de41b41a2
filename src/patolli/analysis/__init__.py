"""What happened in a game, and what would have been better: chances, mistakes, luck, and why.

>>> from patolli.analysis import analyse, judge
"""

from patolli.analysis.analysing import analyse as analyse
from patolli.analysis.estimate import Estimate as Estimate
from patolli.analysis.judging import DEPTH as DEPTH
from patolli.analysis.judging import judge as judge
from patolli.analysis.report import Alternative as Alternative
from patolli.analysis.report import JudgedTurn as JudgedTurn
from patolli.analysis.report import Outlook as Outlook
from patolli.analysis.report import Report as Report
from patolli.analysis.report import SeatReport as SeatReport
from patolli.bots.bot import Budget as Budget
