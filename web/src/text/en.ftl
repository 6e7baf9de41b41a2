brand = Patolli
guest-name = Guest
skip = Skip to content
settings = Settings
your-name = Your name
language = Language
theme = Look
theme-auto = Like the system
theme-light = Paper (light)
theme-dark = Night sky (dark)
sound = A quiet sound when it is your turn
confirm-moves = Ask before each move is made
close = Close
loading = One moment …
yes = yes
no = no

title-start = Games
title-new = New table
title-replay = Replay
title-rules = Rules
title-lost = Not found
lost-title = There is no such page
lost-text = The address leads nowhere. Perhaps a letter is missing.
to-start = To the start page

start-title = Sit down at the table
start-text = Games of ancient Mesoamerica, by their exact rules. Play at once against a bot, or invite your friends with a link.
bot-level = Strength of the bots
games = Games
for-seats = for { $from } to { $to } players
for-seats-only = for { $count } players
play-bot = Play against a bot
new-table = New table
rules = Rules
rules-of = Rules: { $game }
rules-missing = The rules could not be loaded. Try again in a moment.
table-of-facts = Table
my-tables = My tables
my-tables-none = You do not sit at any table yet.
open-tables = Open tables
open-tables-none = Nobody is looking for players just now.
join-link = Link or code of a table
join-go = Go there
replay-file = Watch a recorded game
your-turn = Your turn
status-open = waiting for players
status-running = being played
status-over = The game is over
status-cancelled = called off

game = Game
number-of-seats = Players
seat = Seat { $number }
player = Player { $number }
kind-me = Me
kind-open = Open, for whoever has the link
kind-local = Somebody on this device
local-name = Name of player { $number }
clock-rule = Time
clock-none = No limit
clock-fast = 10 minutes, 10 seconds more each turn
clock-calm = 30 minutes, 30 seconds more each turn
clock-day = 1 day for each turn
clock-days = 3 days for each turn
public-table = Show the table to everybody on the start page
allow-hints = Allow hints by the bots
create-table = Create the table
fill-with-bots = Bots on the open seats

seat-open = open seat
lobby-text = The game starts when nobody is missing. Send this link to those you want to play with.
invite-link = Link to this table
copy-link = Copy the link
copied = Copied
sit-here = Sit down here
seat-kind = Who sits on seat { $seat }
start-game = Start the game
cancel-table = Call it off
table-cancelled = This table was called off.
waiting-for-host = The game starts as soon as the host says so.
leave = Get up

seats = Players
scores = Points
bot = bot
local = here
you = you
away = away
winner = wins
watching = You are watching
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
replace-by-bot = Let a bot play on
resign = Give up
resign-really = Really give up
resign-not = No, play on
clock = Time left: { $left }
clock-left-days = { $days } d { $hours } h
around-table = Around the table
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
send = Send

bar = Your move
phrase = Your move so far
waiting-for = Waiting for { $names }
confirm = Do it
back = Back
cancel = Cancel
undo = Undo
hint = Hint
hint-title = Ask the strongest bot what it would do
choices = All moves
choices-filter = Type a move, or part of one
choices-count = { $count ->
    [0] No move fits
    [one] 1 move
   *[other] { $count } moves
}
choices-more = and { $count } more: type to narrow them down
choose-on-board = Choose on the board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board
handover-title = { $name } is next
handover-text = Hand over the device. The other hands stay hidden until you are ready.
handover-ready = I am { $name }

connection-connecting = Connecting to the table …
connection-lost = The connection is lost. We are trying to get it back; your move is kept.
connection-restarting = The server is restarting. It will be back in a moment; your move is kept.
connection-gone = There is no such table. The link may be incomplete, or the table is gone.
connection-signed-out = Your login has ended. Reload the page to go on.
connection-too-fast = Too many messages at once. We go on in a few seconds.
connection-outdated = The server has a newer version of this page. Reload it; your game is safe.
try-again = Try now
reload = Reload
trouble-offline = The server does not answer. Check your connection, or try again in a moment.
trouble-unknown = Something went wrong. Nothing was changed; try again.

result-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
result-none = Nobody wins
result-resigned = The game ended by resignation.
rematch = Play again
replay = Replay
share = Share
download = Save the record
seed-shown = Seed of this game:
origins = Where the points came from
origins-table = The same as a table
chapters-parts = Each column is an equal share of the moves, from the first to the last.
chapters-mexica = Each column is a period and ends with its scoring.
chapters-tzolkin = Each column ends with a Food Day; the last one holds the final scoring.
chapters-mezo = Each column is an age; the last one holds the final scoring.
source-other = other
chart-label = Points over the game: { $names }
chart-start = start
chart-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
replay-drop = Drop a record file here, or choose one
replay-not-json = This file is not a record: it is not JSON.
replay-at = move { $at } of { $of }
replay-first = To the start
replay-prev = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-slider = Move
replay-marks = Jump to a scoring
replay-mark-prev = To the scoring before
replay-mark-next = To the next scoring

board-label = The board
headline-mexica = period { $period } · round { $round }
ap-left = { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} left, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
temples-left = Temples of level { $level }: { $count } left
tokens-held = Action tokens: { $count }
orders = The Emperor’s orders
orders-none = All tiles are used.
orders-later = { $count ->
    [one] 1 more tile comes in the second period
   *[other] { $count } more tiles come in the second period
}
order = District of { $size }: { $founder } for the founder, { $present } for everybody else in it
supply = Supply
supply-singles = Single canals
supply-doubles = Double canals
supply-bridges = Bridges
supply-tokens = Action tokens
source-founded = founding districts
source-present = being there at a founding
source-scored = districts at the scorings
source-palace = standing at the palace
preview-cost = { $cost } AP, { $left } left.
preview-fits = Closes a district of { $size }, and a tile fits: { $founder } for founding it, { $present } for being there.
preview-closes = Closes a district of { $size }; no tile fits.
preview-shrinks = The district shrinks to { $size }.
preview-nobody = Nobody stands in it yet.
preview-standing = { $count ->
    [one] { $names } stands in it.
   *[other] { $names } stand in it.
}
preview-place = Puts you in place { $place } in this district of { $size }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} if it were scored now.
preview-points = Points: { $gains }.
preview-removed = Tiles that can then no longer be used: { $sizes }.
at-temple = temple of { $seat }, level { $level }
at-neutral-temple = neutral temple, level { $level }
at-pilli = Pilli of { $seat }
at-bridge = bridge
at-canal = canal
at-tile = tile { $size }
at-district = district of { $size }

# Patolli
source-pt-caught = pieces caught
source-pt-home = pieces brought home
source-pt-marked = marked squares
pt-headline = throw { $throws }
pt-beans = The beans show { $throw }
pt-stakes = { $count ->
    [one] 1 stake
   *[other] { $count } stakes
}
pt-in-hand = in hand
pt-on-mat = on the mat
pt-at-home = home
pt-mark-centre = pieces are caught here
pt-mark-marked = costs a stake
pt-mark-tip = throw again
pt-at-piece = piece of { $seat }
pt-at-landing = { $square }: the piece from { $start } would land here
pt-goes = { $start } → { $square }.
pt-goes-home = { $start } → home.
pt-catches = Catches the piece there.
pt-wins-stake = You win a stake.
pt-pays-stake = It costs you a stake.
pt-again = Then you throw again.

# Mezo
option-not-json = This file is not a component set: it is not JSON.
source-mz-card = actions of cards
source-mz-tile = Wrathful God tiles
source-mz-altar = altars and the Blessed region
source-mz-field = Calendar and Codex
source-mz-pyramid = building pyramids
source-mz-age = ends of ages
source-mz-end = Devotion and abilities at the end
mz-presence = only where your god is present
mz-reconstructed = Reconstructed: the printed value is not known to us.
mz-stands-there = { $seat } stands there.
mz-word-warrior = Warrior
mz-word-shaman = Shaman
mz-word-glyph = Glyph
mz-word-pyramid = Pyramid
mz-word-reserve = Reserves
mz-word-devotion = Devotion
mz-part-champion = Champion { $count }
mz-part-units = units { $count }
mz-part-glyphs = glyphs { $count }
mz-part-bonus = bonus { $count }
mz-part-sacrificed = sacrificed { $count }
mz-blessed-conflict = Blessed region: sacrifices add to Strength; the winner gets the points of the token, not the altar.
mz-sacrifices = Sacrifices
mz-sacrifice-worth = Every unit given from the reserves is 1 Strength here and 1 Devotion; afterwards it goes to Xibalba. The strongest gets { $points } VP.
mz-sacrifice-given = has given
mz-sacrifice-choosing = chooses now; in reserve
mz-sacrifice-later = is still to choose; in reserve
mz-give = { $count ->
    [0] nothing
    [one] 1 unit
   *[other] { $count } units
}: Strength { $strength }
mz-give-split = { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
}, { $shamans ->
    [one] 1 Shaman
   *[other] { $shamans } Shamans
}
mz-most-shamans = most Shamans
mz-most-warriors = most Warriors
mz-to-come = Conflicts to come, in unknown order:
mz-xibalba = Xibalba
mz-offered = { $seat } has offered { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
} and { $shamans ->
    [one] 1 Shaman
   *[other] { $shamans } Shamans
}
mz-devotion = Devotion
mz-devotion-label = Devotion of the seats in order: { $spaces }
mz-vp = Victory points
mz-vp-label = Victory points of the seats in order: { $points }
mz-components = Components
mz-components-text = The rulebook prints some values of the components; the others are not known to us and were reconstructed with care. Reconstructed values carry a star. Who owns the box can play with what is printed:
mz-components-export = Export the set to a file:
mz-components-edit = Overwrite the values with a star by those of your box, and set their source to “printed”.
mz-components-check = Check the file, then choose it when you make a table:
mz-other-set = This table is played with another component set ({ $hash }).
mz-source-rulebook = rulebook
mz-source-reconstructed = reconstructed
mz-source-printed = from the box
mz-source-confirmed = confirmed: { $where }
mz-partial = in part
mz-summon = SUMMON
mz-ceremonial = Ceremonial
mz-altars = Altars
mz-vertices = Vertices
mz-values = Values
mz-printed-devotion = Devotion track
mz-printed-tribe = A tribe
mz-printed-strength = Strength
mz-printed-build = Building
mz-printed-ageEnd = End of an age
mz-printed-blessed = Blessed region
mz-printed-offer = Offering
mz-printed-value = { $what }: { $value }
mz-value-spaces = spaces
mz-value-levels = first space of each level
mz-value-overflow = VP beyond the end
mz-value-warriors = Warriors
mz-value-shamans = Shamans
mz-value-glyphs = glyphs
mz-value-pyramid = pyramid pieces by level
mz-value-startVp = VP at the start
mz-value-champion = Champion
mz-value-warrior = Warrior
mz-value-shaman = Shaman
mz-value-glyph = glyph
mz-value-builder = VP of the builder by level
mz-value-lower = VP for each lower piece
mz-value-fieldUnit = VP for each unit on Calendar and Codex
mz-value-pyramidRegion = VP for each region with a pyramid piece, by age
mz-value-vp = VP of the winner
mz-value-first = units for the first
mz-value-later = units for later ones
mz-hand-gods = Choose your god
mz-hand-abilities = Choose a tribe ability; it lasts until the end of the game
mz-hand-start = Which ability first?
mz-hand-choose = Choose a card in secret; the others see only that you have chosen
mz-hand-laid = You have chosen. The cards are revealed together.
mz-hand-open = Cards of this conflict
mz-hand-deck = Your five cards
mz-chosen = has chosen
mz-played = played
mz-left = { $count } more
mz-in-reserve = { $what } in reserve: { $count }
mz-glyphs-left = Glyphs left: { $count }
mz-pieces-left = Pyramid pieces left, by level: { $count }
mz-may-hold = Cards: played, open, and those still to come
mz-card-played = { $card }: played in this age
mz-card-open = { $card }: in this conflict
mz-card-left = { $card }: still to come
mz-change-vp = { $count } VP
mz-change-devotion = { $count } Devotion
mz-change-strength = { $count } Strength
mz-stage-setup = choosing gods
mz-stage-start = start of the age
mz-stage-tribe = tribes
mz-stage-gods = gods
mz-stage-conflicts = conflicts
mz-here-conflict = conflict here
mz-here-champion = Champion of { $seat }
mz-here-units = { $seat }: { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
}, { $shamans ->
    [one] 1 Shaman
   *[other] { $shamans } Shamans
}
mz-here-glyphs = glyphs of { $seat }: { $count }
mz-here-pyramid = pyramid of level { $level }, top by { $owner_seat }
mz-here-pyramid-in = Pyramid in { $region }
mz-here-vertex = Vertex { $vertex }, touches { $regions }
mz-here-god = { $god } of { $seat } stands here
mz-here-piece = { $what } of { $owner_seat } in { $region } ({ $count })
mz-result-points = { $seat } +{ $count } VP
mz-result-devotion = { $seat } +{ $count } Devotion
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
source-tz-scored = buildings, technologies, Chichen Itza
source-tz-favour = favour of the gods
source-tz-hunger = hunger
source-tz-corn = corn and cubes at the end
source-tz-skulls = skulls at the end
source-tz-monuments = monuments
