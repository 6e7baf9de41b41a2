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

bot = bot
local = here
clock = Time left: { $left }
clock-left-days = { $days } d { $hours } h

confirm = Do it
cancel = Cancel

try-again = Try now
trouble-offline = The server does not answer. Check your connection, or try again in a moment.
page-loading-failed = This page did not load. It is being tried again …
trouble-unknown = Something went wrong. Nothing was changed; try again.

result-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
result-none = Nobody wins
replay = Replay
download = Save the record

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
result-you = You win
result-you-too = You win together with { $names }
notify = A notification when it is your turn or somebody sits down
notify-refused = This browser does not allow notifications here.
unmute = Hear again
lesson-learn = Learn
title-learn = Learn
lesson-offer = Learn a game by playing it, in two minutes:
lesson-offer-no = No, thank you
