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
back = Back
undo = Undo
hint = Hint
hint-title = A hint; ask again to hear more
hint-look = Look here.
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
reload = Reload
result-abandoned = The game was abandoned.
result-resigned = The game ended by resignation.
rematch = Play again
share = Share
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
news-sits = { $name } sits down
news-started = The game begins
rematch-offered = There is an offer to play again.
rematch-accept = Sit down again
mute = Mute { $name }
muted-here = You do not see what { $names } writes.
