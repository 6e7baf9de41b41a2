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
