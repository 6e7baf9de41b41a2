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
bot-fault = { $name } konnte nicht ziehen ({ $problem }); an seiner Stelle entscheidet der Zufall.

data-not-folder = { $folder } ist kein Ordner. Wähle einen anderen mit --data.
data-folder = Der Ordner { $folder } ist nicht zu gebrauchen: { $problem }. Wähle einen anderen mit --data.
data-in-use = { $file } wird schon bedient: von Prozess { $pid } unter { $address }
data-damaged = { $file } ist beschädigt oder keine Datenbank von Patolli. Setze eine Kopie von „patolli backup“ an ihre Stelle oder wähle einen anderen Ordner mit --data.
data-read-only = { $file } lässt sich nicht beschreiben. Sieh dir die Rechte der Datei und ihres Ordners an.
data-full = { $file } lässt sich nicht beschreiben: Die Platte ist voll.
data-locked = { $file } wird von einem anderen Programm festgehalten. Beende es und versuche es noch einmal.
data-newer = { $file } wurde zuletzt von einer neueren Version von Patolli benutzt. Installiere diese Version.
data-others-run = Auf dieser Datenbank laufen andere Versionen von Patolli ({ $count }), und diese kann nicht neben ihnen spielen. Beende sie zuerst und starte dann diese.
data-file = { $file } lässt sich nicht öffnen: { $problem }
data-unreachable = Die Datenbank hinter --database ist nicht zu gebrauchen: { $problem }
data-no-url = --database nennt keine Adresse einer Datenbank, etwa postgresql://patolli@localhost/patolli
data-no-driver = Für die Datenbank hinter --database fehlt ein Treiber. Für PostgreSQL: pip install 'patolli[postgresql]'
learn-keys = Mit Enter geht es weiter. Auch: back · rules [NUMMER] · quit.
learn-commands = Tippe den Zug. Auch: ? · back · rules [NUMMER] · quit.
puzzle-intro = Aufgabe { $number } von { $all }, Wertung { $rating }. { $name } ist am Zug: Ein Zug ist besser als alle anderen. Welcher?
puzzle-commands = Tippe den Zug, Schritt für Schritt. Auch: ? · undo (von vorn) · rules [NUMMER] · quit.
puzzle-solved = Richtig, das ist der beste Zug. Der nächstbeste ({ $turn }) würde { $points } von hundert Punkten der Gewinnchance verschenken.
puzzle-as-good = Richtig: Die Analyse findet keinen besseren Zug.
puzzle-missed = Nicht der beste Zug. Er verschenkt etwa { $points } von hundert Punkten der Gewinnchance.
puzzle-theme = Darum ging es: { $theme }.
puzzle-quiet = ein stiller Zug, nichts, was sich sofort zählen lässt
puzzle-found-by = { $count ->
    [0] Kein Bot findet ihn.
   *[other] Von den Bots finden ihn: { $names }.
  }
puzzle-rating = Deine Wertung: { $rating } ({ $change }).
puzzle-again = Diese Aufgabe kanntest du schon. Deine Wertung bleibt { $rating }.
