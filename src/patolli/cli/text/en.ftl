welcome = Type a move, ? for what is possible, why MOVE, undo, save FILE, rules, or quit.
commands = Also: why MOVE · undo · save FILE · rules [NUMBER] · quit. The tab key completes.
which-game = Which game (1–{ $count })? 
bye = Until next time.
saved = Saved as { $file }.
no-rule = There is no rule { $rule }. The command “rules” shows them all.
is-legal = “{ $phrase }” is possible now.
unfinished = After { $moves } of { $all } moves.
result = { $count ->
    [one] { $winners } wins.
   *[other] Shared win: { $winners }.
  } { $scores }
player = Player
bot-fault = { $name } could not move ({ $problem }); chance moves instead.

data-not-folder = { $folder } is not a folder. Choose another one with --data.
data-folder = The folder { $folder } cannot be used: { $problem }. Choose another one with --data.
data-in-use = { $file } is already being served: process { $pid } at { $address }
data-damaged = { $file } is damaged, or not a database of Patolli. Put a copy in its place that “patolli backup” made, or choose another folder with --data.
data-read-only = { $file } cannot be written. Look at its permissions and those of its folder.
data-full = { $file } cannot be written: the disk is full.
data-locked = { $file } is held by another program. End it and try again.
data-newer = { $file } was last used by a newer version of Patolli. Install that version.
data-others-run = On this database other versions of Patolli are running ({ $count }), and this one cannot play beside them. End them first, then start this one.
data-file = { $file } cannot be opened: { $problem }
data-unreachable = The database named by --database cannot be used: { $problem }
data-no-url = What --database names is not an address of a database, such as postgresql://patolli@localhost/patolli
data-no-driver = There is no driver for what --database names. For PostgreSQL: pip install 'patolli[postgresql]'
learn-keys = Enter goes on. Also: back · rules [NUMBER] · quit.
learn-commands = Type the move. Also: ? · back · rules [NUMBER] · quit.
puzzle-intro = Puzzle { $number } of { $all }, rated { $rating }. { $name } is to play: one turn is better than every other. Which?
puzzle-commands = Type the turn, move by move. Also: ? · undo (from the beginning) · rules [NUMBER] · quit.
puzzle-solved = Right, that is the best turn. The next best ({ $turn }) would give away { $points } points of a hundred of the chance to win.
puzzle-as-good = Right: the analysis finds no better turn.
puzzle-missed = Not the best turn. It gives away about { $points } points of a hundred of the chance to win.
puzzle-theme = What it was about: { $theme }.
puzzle-quiet = a quiet turn, nothing that can be counted at once
puzzle-found-by = { $count ->
    [0] None of the bots finds it.
   *[other] Of the bots, it is found by: { $names }.
  }
puzzle-rating = Your rating: { $rating } ({ $change }).
puzzle-again = You had tried this one before. Your rating stays { $rating }.
