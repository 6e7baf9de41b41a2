welcome = Tipp einen Zug, oder ? für alles, was möglich ist. Außerdem: why ZUG, undo, save DATEI, rules und quit.
commands = Außerdem: why ZUG · undo · save DATEI · rules [NUMMER] · quit. Die Tabtaste ergänzt.
which-game = Welches Spiel (1–{ $count })? 
bye = Bis zum nächsten Mal.
saved = Gespeichert als { $file }.
no-rule = Die Regel { $rule } gibt es nicht. „rules“ zeigt alle.
is-legal = „{ $phrase }“ ist jetzt möglich.
unfinished = Nach { $moves } von { $all } Zügen.
result = { $count ->
    [one] { $winners } gewinnt.
   *[other] Geteilter Sieg: { $winners }.
  } { $scores }
player = Spieler
