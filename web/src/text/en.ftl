brand = Patolli
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
pace = Moves of the others
pace-instant = all at once
pace-quick = one by one, quickly
pace-calm = one by one, calmly
confirm-spare = Ask before I end a turn with something left to do
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
tables-more = Show more
tables-search = Search by a player’s name
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
no-way-back = There is no way back into this game.
resign-really = Really give up
resign-not = No, play on
abandon = End this game
abandon-really = Really end it
abandon-not = No, let it go on
clock = Time left: { $left }
clock-left-days = { $days } d { $hours } h
around-table = Around the table
log = Log
log-empty = Nothing has happened yet.
log-rules = From here on by version { $version } of the rules.
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
skip-moves = Skip
what-happened = What happened since my last move
look-back = Look back
look-at = Move { $at } of { $of }
look-now = Back to the game
board-loading-failed = The board could not be loaded. We are trying again.
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
connection-unreadable = This table is safe, but this server cannot open it: it was played under another version of the rules.
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
result-abandoned = The game was abandoned.
result-resigned = The game ended by resignation.
rematch = Play again
replay = Replay
share = Share
download = Save the record
seed-shown = Seed of this game:
origins = Where the points came from
origins-table = The same as a table
chapters-parts = Each column is an equal share of the moves, from the first to the last.
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
board-broken = The board of { $game } could not be loaded, so here are the plain facts. Every move can be chosen from the list.
option-not-json = This file cannot be used: it is not JSON.

ask-name = What shall we call you?
ask-name-text = This name stands at your seat, for all who play with you. You can change it later.
ask-name-go = Sit down
have-account = You have an account?
log-in = Log in
to-account = Your account
title-account = Your account
lost-game = There is no such game
lost-game-text = “{ $game }” is not played here. These are:
news-sits = { $name } sits down
news-started = The game begins
result-you = You win
result-you-too = You win together with { $names }
rematch-offered = There is an offer to play again.
rematch-accept = Sit down again
notify = A notification when it is your turn or somebody sits down
notify-refused = This browser does not allow notifications here.
mute = Mute { $name }
muted-here = You do not see what { $names } writes.
unmute = Hear again
