# What only the board in the browser says.

chapters = Each column ends with a Food Day; the last one holds the final scoring.
tz-headline = age { $age } · day { $day } · { $until }
tz-board = The wheels and the calendar
tz-tray = Beside the wheels
tz-day = Day { $day }
tz-food-in = { $days ->
    [0] Food Day today
    [1] Food Day tomorrow
   *[other] Food Day in { $days } days
}
tz-food-today = Food Day today
tz-food-none = no more Food Days
tz-food-seat = { $seat } needs { $needed } corn and has { $corn }
tz-food-need = Food needed: { $corn } corn
tz-missing = { $corn } corn short
tz-skulls-left = Crystal skulls in the bank: { $count }
tz-first = Start-player space, with { $corn } corn on the teeth. { $seat } has the first player marker.
tz-home = Free workers of { $seat }: { $count }
tz-temples = Temples
tz-bonus = For the lead: { $one } points at the end of the first age, { $two } at the end of the second.
tz-god-brown = Chaac
tz-god-yellow = Quetzalcoatl
tz-god-green = Kukulcan
tz-technologies = Technologies
tz-buildings = Buildings; { $count } more in the pile
tz-monuments = Monuments
tz-workers = Your workers: now · lower, for corn · tomorrow
tz-workers-none = None of your workers is on a wheel.
tz-tiles = Your starting tiles: keep two
tz-tile-kept = kept
tz-tab-workers = Workers
tz-tab-temples = Temples
tz-tab-technologies = Technologies
tz-tab-buildings = Buildings
tz-tab-monuments = Monuments
tz-now = Now
tz-tomorrow = Tomorrow
tz-goes-home = goes home
tz-about-zero = No action yet.
tz-about-chichen = { $points } points and a step up: { $temple }. It costs a crystal skull.
tz-about-chichen-cube = { $points } points, a step up: { $temple }, and a cube of your choice. It costs a crystal skull.
tz-about-agriculture = 1: harvests bring 1 corn more. 2: you can harvest corn without a tile if none is free, and fishing brings 1 corn more. 3: harvests bring 2 corn more. Then: a step in any temple.
tz-about-extraction = 1: 1 wood more with wood. 2: 1 stone more with stone. 3: 1 gold more with gold. Then: 2 cubes of your choice.
tz-about-architecture = For one building in each action: 1: 1 corn. 2: 2 points. 3: a cube less. Then: 3 points.
tz-about-theology = 1: in Chichen Itza you may use the next space. 2: there you may pay a cube for a step in any temple. 3: 1 skull more at Yaxchilan 4. Then: 1 skull.
tz-done-trading = done trading
tz-effect-step = a step up: { $about }
tz-effect-advance = free advance: { $about }
tz-effect-farm = one worker needs no food
tz-effect-worker = one more worker
tz-say-place = { $thing }: space { $space }, { $corn } corn
tz-has-farms = Workers that farms feed: { $count }
tz-has-discount = Corn that each worker needs less: { $count }
tz-has-corn-tiles = Corn tiles: { $count }
tz-has-wood-tiles = Wood tiles: { $count }
tz-light = Light side up: may turn the calendar by two days
tz-dark = Dark side up: may not turn the calendar by two days
tz-crew = Workers: { $home } free, { $out } at work, { $bank } in the bank
tz-built = Built
tz-placed = { $count ->
    [one] 1 worker
   *[other] { $count } workers
} placed this turn for { $corn } corn
tz-moment = What just happened
tz-final = Final scoring
tz-go-on = Go on
tz-skulls-short = Not enough crystal skulls are left, so the temples give none.
tz-hungry = { $workers } hungry: { $points } points lost
tz-tell-points = points { $amount }
tz-tell-workers = workers { $amount }
tz-tell-vain = the worker would come back with nothing.
source-tz-scored = buildings, technologies, Chichen Itza
source-tz-favour = favour of the gods
source-tz-hunger = hunger
source-tz-corn = corn and cubes at the end
source-tz-skulls = skulls at the end
source-tz-monuments = monuments
tz-spare-place = For { some-corn } you could place another worker, and still feed everybody.
tz-spare-pushed = When the wheels turn, your worker on { $wheel } falls off without an action.
