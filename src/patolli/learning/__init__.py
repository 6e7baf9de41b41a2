"""Learning a game by playing it: lessons are data that a game brings, the engine checks every step.

>>> from patolli.learning import Run, course
>>> run = Run(course("patolli").lesson("first"))
>>> run.current.name
'welcome'
"""

from patolli.learning.course import Course as Course
from patolli.learning.course import Lesson as Lesson
from patolli.learning.course import course as course
from patolli.learning.run import BadTrail as BadTrail
from patolli.learning.run import Run as Run
from patolli.learning.words import Guide as Guide
