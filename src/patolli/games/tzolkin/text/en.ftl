game-title = Tzolk’in
game-blurb = Send your workers onto the wheels of the Mayan calendar, wait for the right day, and bring them home with corn, wood, gold and the favour of the gods. The longer they ride, the more they bring, but four times they must be fed. Once the great wheel has turned full circle, temples, buildings and monuments decide.

# Parts of sentences.
wheel-name = { $wheel ->
    [palenque] Palenque
    [yaxchilan] Yaxchilan
    [tikal] Tikal
    [uxmal] Uxmal
   *[chichen] Chichen Itza
  }
temple-name = { $temple ->
    [brown] brown
    [yellow] yellow
   *[green] green
  }
technology-name = { $technology ->
    [agriculture] agriculture
    [extraction] extraction
    [architecture] architecture
   *[theology] theology
  }
cube-name = { $cube ->
    [wood] wood
    [stone] stone
   *[gold] gold
  }
some-goods = { $good ->
    [corn] { $amount } corn
    [wood] { $amount } wood
    [stone] { $amount } stone
    [gold] { $amount } gold
   *[skull] { $amount ->
        [one] { $amount } crystal skull
       *[other] { $amount } crystal skulls
      }
  }
some-corn = { $corn } corn
left-over = { $before ->
    [0] { "" }
   *[other] { " " }left after paying { $before }
  }
some-cubes = { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
  }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
some-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }

# Names.
corn = corn
wood = wood
stone = stone
gold = gold
skull = crystal skull
palenque = Palenque
yaxchilan = Yaxchilan
tikal = Tikal
uxmal = Uxmal
chichen = Chichen Itza
first = Start-player space
brown = brown temple (Chaac)
yellow = yellow temple (Quetzalcoatl)
green = green temple (Kukulcan)
agriculture = agriculture
extraction = extraction
architecture = architecture
theology = theology
neutral = neutral worker
colour-yellow = farm
colour-grey = tomb
colour-green = office
colour-blue = sanctuary

farm-one = small farm
farm-all = terraced farm
farm-three = large farm
tomb-yellow = tomb of the feathered serpent
tomb-green = tomb of the vision serpent
tomb-build = tomb of the master builder
tomb-market = tomb of the merchant
tomb-worker = tomb of the ancestors
tomb-glory = tomb of the king
tomb-action = tomb of the messenger
tomb-temples = tomb of the high priest
office-farming = farming office
office-sowing = sowing office
office-logging = loggers’ office
office-mining = miners’ office
office-stone = stonecutters’ office
office-gold = goldsmiths’ office
office-corn = granary office
office-skull = skull carvers’ office
shrine-mason = sanctuary of the masons
shrine-priest = sanctuary of the priests
shrine-brown = sanctuary of Chaac
shrine-green = sanctuary of Kukulcan
shrine-yellow = sanctuary of Quetzalcoatl
shrine-builder = sanctuary of the builders
shrine-prophet = sanctuary of the prophets
shrine-scholar = sanctuary of the scholars
great-tombs = Monument of the Tombs
great-city = Monument of the City
great-harvest = Monument of the Harvest
great-forest = Monument of the Forest
great-monuments = Monument of Monuments
great-offices = Monument of the Offices
great-masters = Monument of the Masters
great-learning = Monument of Learning
great-people = Monument of the People
great-shrines = Monument of the Sanctuaries
great-temples = Monument of the Temples
great-summit = Monument of the Summit
great-skulls = Monument of the Skulls

# What buildings do.
about-farm-one = One of your workers needs no food.
about-farm-all = Each of your workers needs 1 corn less.
about-farm-three = Three of your workers need no food.
about-tomb-yellow = One step up in the brown and the yellow temple.
about-tomb-green = One step up in the brown and the green temple.
about-tomb-build = One step up in a temple of your choice. You may then build one more building, as with Tikal 2.
about-tomb-market = You may trade, as with Uxmal 2. 6 points.
about-tomb-worker = One more worker. 6 points.
about-tomb-glory = 8 points.
about-tomb-action = You may pay 1 corn for any action of Palenque, Yaxchilan, Tikal or Uxmal. 2 points.
about-tomb-temples = One step up in every temple. 3 points.
about-office-farming = Advance agriculture for free.
about-office-sowing = Advance agriculture for free. 1 stone.
about-office-logging = Advance extraction for free. 1 corn.
about-office-mining = Advance extraction for free. 1 gold.
about-office-stone = Advance any technology for free. 1 stone.
about-office-gold = Advance any technology for free. 1 gold.
about-office-corn = Advance any technology for free. 6 corn.
about-office-skull = Advance any technology for free. 1 crystal skull.
about-shrine-mason = Advance architecture for free.
about-shrine-priest = Advance theology for free. One step up in the green temple.
about-shrine-brown = Two steps up in the brown temple. 2 points.
about-shrine-green = Two steps up in the green temple. 3 points.
about-shrine-yellow = Two steps up in the yellow temple. 4 points.
about-shrine-builder = Advance architecture for free. 3 points.
about-shrine-prophet = Advance theology for free. One step up in the brown and the green temple.
about-shrine-scholar = Advance twice for free, in one technology or in two.
about-great-tombs = 4 points for each of your tombs and grey monuments.
about-great-city = 2 points for each of your buildings and monuments.
about-great-harvest = 4 points for each of your corn tiles.
about-great-forest = 4 points for each of your wood tiles.
about-great-monuments = 4 points (6 with two players, 5 with three) for each monument that anybody has built.
about-great-offices = 4 points for each of your offices and green monuments.
about-great-masters = 9, 20 or 33 points if one, two or more of your technologies are at level 3.
about-great-learning = 3 points for each level of your technologies.
about-great-people = 6, 12 or 18 points for 4, 5 or 6 workers.
about-great-shrines = 4 points for each of your sanctuaries and blue monuments.
about-great-temples = The points of your steps in all temples once more, without the bonus for the lead.
about-great-summit = 3 points for each step above the start in your best temple.
about-great-skulls = 3 points for each crystal skull on Chichen Itza, whoever laid it there.

# What the wheels do.
about-palenque-1 = Fishing: 3 corn.
about-palenque-2 = A corn tile: 4 corn.
about-palenque-3 = A corn tile: 5 corn, or a wood tile: 2 wood.
about-palenque-4 = A corn tile: 7 corn, or a wood tile: 3 wood.
about-palenque-5 = A corn tile: 9 corn, or a wood tile: 4 wood.
about-yaxchilan-1 = 1 wood.
about-yaxchilan-2 = 1 stone and 1 corn.
about-yaxchilan-3 = 1 gold and 2 corn.
about-yaxchilan-4 = 1 crystal skull.
about-yaxchilan-5 = 1 gold, 1 stone and 2 corn.
about-tikal-1 = One advance in a technology.
about-tikal-2 = One building.
about-tikal-3 = One or two advances in technologies.
about-tikal-4 = One or two buildings, or one monument.
about-tikal-5 = 1 cube: one step up in two different temples.
about-uxmal-1 = 3 corn: one step up in a temple.
about-uxmal-2 = Trade corn and cubes.
about-uxmal-3 = One more worker.
about-uxmal-4 = One building, for 2 corn a cube.
about-uxmal-5 = 1 corn: any action of Palenque, Yaxchilan, Tikal or Uxmal.
about-any = Any action of this wheel.

# Words of moves.
word-keep = keep
word-beg = beg for corn
word-place = place
word-pick = pick up
word-use = use action
word-skip = skip
word-corn = corn
word-wood = wood
word-burn = burn the forest
word-advance = advance
word-build = build
word-with = with
word-without = without
word-spare = spare
word-pay = pay
word-take = take
word-sell = sell
word-buy = buy
word-climb = climb
word-turn = turn the calendar
word-end = end the turn

# What is expected.
expect-over = The game is over.
expect-keep = Choose two of your four starting tiles.
expect-start = Place workers, or pick workers up.
expect-start-beg = Place workers, or pick workers up. You may beg for corn first.
expect-place = Place another worker, or end the turn.
expect-pick = Pick up another worker, or end the turn.
expect-turn = Turn the calendar by one day or by two.
expect-use = The worker comes back from { wheel-name } { $space }: which action do you use?
expect-any = Which action do you use?
expect-any-may = You may pay 1 corn for any action of Palenque, Yaxchilan, Tikal or Uxmal.
expect-harvest = What do you harvest at Palenque { $space }?
expect-advance = Advance a technology.
expect-advance-may = You may advance once more.
expect-advance-free = Advance any technology for free.
expect-build = Build a building.
expect-build-four = Build a building or a monument.
expect-build-more = You may build a second building.
expect-build-plain = You may build a second building, without architecture.
expect-build-corn = Build a building and pay in corn.
expect-build-extra = You may build one more building.
expect-architecture = Use architecture for this building: { $building }?
expect-spare = Which cube does architecture spare you for this building: { $building }?
expect-pay = Pay { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } of your choice.
expect-take = Take { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } of your choice.
expect-trade = Trade as often as you like, then stop.
expect-offering = You may pay 1 cube for a step up in a temple.
expect-climb = Choose a temple to climb.
expect-climb-twice = Choose the first of two temples to climb.
expect-climb-other = Choose a second, different temple to climb.

# Why not.
why-keep-first = First choose your two starting tiles.
why-tiles-kept = The starting tiles are already chosen.
why-already-kept = You have already kept the tile { $tile }.
why-not-dealt = The tile { $tile } was not dealt to you.
why-beg-late = You can beg only at the start of your turn.
why-beg-again = You can beg only once in a turn.
why-beg-rich = You have { some-corn }; the elders help only those with 2 or less.
why-all-at-bottom = All your markers are on the bottom steps: you cannot anger the gods any more.
why-at-bottom = Your marker is already on the bottom step of the { temple-name } temple.
why-no-mix-place = You have picked up workers, so you cannot place any this turn.
why-no-mix-pick = You have placed workers, so you cannot pick any up this turn.
why-mercy-one = The gods’ mercy is for one worker only.
why-mercy-cheapest = The gods’ mercy is for a cheapest space only, which is { $space }.
why-no-free-worker = You have no free worker.
why-first-taken = { $owner_seat } already stands on the start-player space.
why-wheel-full = { wheel-name } is full.
why-place-cost = This worker costs { $cost } corn, you have { $corn }.
why-nobody-there = Nobody stands on { wheel-name } { $space }.
why-neutral-there = The worker on { wheel-name } { $space } is neutral and stays there.
why-not-yours = The worker on { wheel-name } { $space } belongs to { $owner_seat }.
why-must-beg = You have no worker to pick up and cannot pay for any space: you must beg for corn first.
why-no-pass = You must place or pick up at least one worker.
why-turn-first = First say by how many days the calendar turns.
why-jump-used = Your board shows its dark side: you have already turned the calendar by two days once.
why-jump-pushes = A second day would push a worker off { wheel-name }.
why-turn-not-now = The calendar is turned at the end of the round, by who stands on the start-player space.
why-pick-first = That is done by a worker who is picked up: pick one up first.
why-resolve-first = That does not answer the question: first finish what the worker does.
why-no-skip = { $task ->
    [harvest] You chose to harvest here, so take what is there.
    [advance] The first advance of this action is taken; only a second one may be left out.
    [build] You chose to build and can pay for something, so build; only a second building may be left out.
    [architecture] Say whether architecture helps with this building.
    [spare] Say which cube architecture spares you.
    [pay] What you chose has to be paid: choose a cube.
    [take] The cubes are yours: choose one.
    [climb] The step is taken: name a temple.
   *[action] The action you chose is carried out: choose which.
  }
why-no-such-action-here = This wheel has the actions 1 to 5, not { $space }.
why-too-high = From space { $space } action { $number } is out of reach; the highest you can use is { $highest }.
why-back-cost = Going back costs { $cost } corn, you have { $corn }.
why-no-action-there = Space 0 has no action.
why-group-empty = No tiles are left at Palenque { $space }.
why-skull-there = A skull already lies on Chichen Itza { $space }: this action is used up.
why-no-skull = You have no crystal skull to offer.
why-needs-corn = This costs { $need } corn, you have { $corn }{ left-over }.
why-nothing-for-corn = With { some-corn }{ left-over } you cannot pay for any building on display.
why-any-corn = This costs 1 corn, and you have none{ left-over }.
why-no-advance = An advance costs you at least { some-cubes }, you have { $have }.
why-needs-cube = This costs 1 cube, and you have none.
why-nothing-to-build = You cannot pay for anything on display.
why-no-open-corn = No corn tile is uncovered at Palenque { $space }.
why-no-wood-tile = There is no wood tile at Palenque { $space }.
why-advance-cost = Advancing { technology-name } costs { some-cubes }, you have { $have }.
why-build-missing = { $building }: you lack { $missing }{ $spared ->
    [0] .
   *[other] ; architecture spares you only { $spared } of them.
  }
why-build-corn = { $building } costs { $cost } corn, you have { $corn }.
why-not-on-display = { $building } is not on display.
why-monument-or-buildings = You are building buildings: a monument would have taken the whole action.
why-monument-elsewhere = Monuments are built only with Tikal 4.
why-monument-not-shown = { $building } is not on display.
why-monument-skull = { $building }: you lack a crystal skull.
why-cannot-spare = Architecture cannot spare you { cube-name } here.
why-no-cube = You have no { cube-name }.
why-same-temple = You have already named the { temple-name } temple; the other step is in another one.
why-none-to-sell = You have no { cube-name } to sell.
why-buy-cost = Buying { cube-name } costs { $price } corn, you have { $corn }.
why-both-ways = You have already traded { cube-name } the other way in this action.

# What happened.
event-kept = { $seat } keeps the tile { $tile }.
event-revealed = { $seat } reveals the starting tiles { $tiles }.
event-begged = { $seat } begs for corn and now has { some-corn }.
event-mercy = The gods have mercy: { $seat } gives up { some-corn } and places a worker on { wheel-name } { $space }.
event-placed = { $seat } places a worker on { wheel-name } { $space } for { some-corn }.
event-placed-first = { $seat } places a worker on the start-player space for { some-corn }.
event-picked = { $seat } picks up the worker from { wheel-name } { $space }.
event-used = { $seat } uses { wheel-name } { $space }{ $corn ->
    [0] .
   *[other] { " " }and goes back for { $corn } corn.
  }
event-skipped = { $seat } skips.
event-gained = { $seat } gets { some-goods }.
event-paid = { $seat } pays { some-goods }.
event-scored = { $seat } scores { some-points }.
event-bank-empty = No crystal skulls are left for { $seat }.
event-no-worker-left = { $seat } already has all workers in play.
event-hired = { $seat } gets another worker.
event-blocked = { $seat } cannot go any higher in the { temple-name } temple.
event-climbed = { $seat } climbs to step { $step } of the { temple-name } temple.
event-angered = The gods are angry: { $seat } goes down to step { $step } of the { temple-name } temple.
event-light = { $seat } has reached the top and turns the player board to its light side.
event-dark = { $seat } turns the player board to its dark side.
event-advanced = { $seat } advances { technology-name } to level { $level }.
event-bonus = { $seat } takes the bonus of { technology-name }.
event-felled = { $seat } takes a wood tile at Palenque { $space }.
event-reaped = { $seat } takes a corn tile at Palenque { $space }.
event-gleaned = { $seat } harvests corn at Palenque { $space } without a tile.
event-burnt = { $seat } burns the forest at Palenque { $space } and takes the corn tile.
event-offered = { $seat } lays a crystal skull on Chichen Itza { $space }.
event-built = { $seat } builds: { $building }.
event-ended = { $seat } ends the turn.
event-revealed-building = New on display: { $building }.
event-teeth = { $seat } takes { some-corn } from the teeth of the calendar.
event-food-day = Food Day { $number }.
event-fed = { $seat } feeds { some-workers } for { some-corn }.
event-hungry = { $seat } cannot feed { some-workers } and loses { some-points }.
event-new-age = The second age begins with new buildings.
event-skulls-short = The temples owe { $wanted } skulls, but only { $left } are left: nobody gets any.
event-favour = { $seat } gets { some-points } from the { temple-name } temple{ $bonus ->
    [0] .
   *[other] , { $bonus } of them for the lead.
  }
event-tooth-corn = Nobody is on the start-player space: 1 corn is laid on the tooth.
event-marker = { $seat } gets the first player marker.
event-rotated = The calendar turns by { $days ->
    [one] { $days } day
   *[other] { $days } days
  }: day { $day }.
event-pushed = A worker of { $seat } is pushed off { wheel-name } and goes home.
event-final-corn = { $seat } turns everything into { some-corn }: { some-points }.
event-final-skulls = { $seat } has { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
  } left: { some-points }.
event-final-monument = { $building }: { some-points } for { $seat }.
event-final-total = { $seat } ends with { some-points }.

# The board in the terminal.
board-day = Day { $day } · age { $age } · first player { $name } · corn on the teeth { $corn }
board-food-today = Food Day { $number } today: { $gives ->
    [goods] goods from the temples
   *[points] points from the temples
  }
board-food-in = Food Day { $number } in { $days ->
    [one] { $days } day
   *[other] { $days } days
  }: { $gives ->
    [goods] goods from the temples
   *[points] points from the temples
  }
board-food-none = No more Food Days
board-wheels = Wheels
board-next = next
board-temples = Temples
board-technologies = Technologies
board-jungle = Jungle
board-skulls = skulls in the bank
board-buildings = Buildings
board-pile = in the pile
board-monuments = Monuments
board-home = home
board-food = food
board-tiles = tiles
board-light = light
board-dark = dark
board-your-tiles = Your starting tiles
board-cost = cost
board-full = full
board-worker = +1 worker
board-legend = ★ points   c corn   w wood   s stone   g gold   x crystal skull   × neutral worker

fact-points = points
fact-corn = corn
fact-wood = wood
fact-stone = stone
fact-gold = gold
fact-skulls = crystal skulls
fact-temple-steps = temple steps
fact-technologies = technology levels
fact-buildings = buildings
fact-monuments = monuments
fact-workers = workers in play
fact-on-wheels = workers on the wheels
fact-hungry = workers without food as it stands
