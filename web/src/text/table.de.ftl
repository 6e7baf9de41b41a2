lobby-text = Es geht los, wenn niemand mehr fehlt. Schick diesen Link denen, mit denen du spielen willst.
invite-link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
sit-here = Hier Platz nehmen
seat-kind = Wer sitzt auf Platz { $seat }
start-game = Spiel beginnen
cancel-table = Absagen
table-cancelled = Dieser Tisch wurde abgesagt.
waiting-for-host = Es geht los, sobald der Gastgeber beginnt.
leave = Aufstehen
seats = Spieler
scores = Punkte
you = du
away = abwesend
winner = gewinnt
watching = Du schaust zu
watchers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
replace-by-bot = Einen Bot weiterspielen lassen
resign = Aufgeben
no-way-back = Ein Zurück in diese Partie gibt es nicht.
resign-really = Wirklich aufgeben
resign-not = Nein, weiterspielen
abandon = Diese Partie beenden
abandon-really = Wirklich beenden
abandon-not = Nein, weiterlaufen lassen
around-table = Rund um den Tisch
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-rules = Von hier an nach Version { $version } der Regeln.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
send = Senden
bar = Dein Zug
phrase = Dein Zug bis jetzt
waiting-for = Warten auf { $names }
back = Zurück
undo = Zurücknehmen
hint = Tipp
hint-title = Ein Tipp; noch einmal für mehr
hint-look = Sieh hierher.
skip-moves = Überspringen
what-happened = Was seit meinem letzten Zug geschah
look-back = Zurückblicken
look-at = Zug { $at } von { $of }
look-now = Zurück zum Spiel
board-loading-failed = Der Spielplan konnte nicht geladen werden. Wir versuchen es noch einmal.
choices = Alle Züge
choices-filter = Einen Zug oder einen Teil davon eintippen
choices-count = { $count ->
    [0] Kein Zug passt
    [one] 1 Zug
   *[other] { $count } Züge
}
choices-more = und { $count } weitere: tippe, um sie einzugrenzen
choose-on-board = Wähle auf dem Plan
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Den ganzen Plan zeigen
handover-title = { $name } ist dran
handover-text = Gib das Gerät weiter. Die anderen Hände bleiben verdeckt, bis du bereit bist.
handover-ready = Ich bin { $name }
connection-connecting = Verbindung zum Tisch wird aufgebaut …
connection-lost = Die Verbindung ist weg. Wir versuchen, sie wiederherzustellen; dein Zug bleibt erhalten.
connection-restarting = Der Server startet neu. Er ist gleich wieder da; dein Zug bleibt erhalten.
connection-gone = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch ist weg.
connection-unreadable = Dieser Tisch ist unversehrt, aber dieser Server kann ihn nicht öffnen: Gespielt wurde nach einer anderen Version der Regeln.
connection-signed-out = Deine Anmeldung ist beendet. Lade die Seite neu, um weiterzuspielen.
connection-too-fast = Zu viele Nachrichten auf einmal. In ein paar Sekunden geht es weiter.
connection-outdated = Der Server hat eine neuere Fassung dieser Seite. Lade sie neu; deiner Partie passiert nichts.
reload = Neu laden
result-abandoned = Die Partie wurde abgebrochen.
result-resigned = Das Spiel endete durch Aufgabe.
rematch = Noch einmal
share = Teilen
seed-shown = Startwert dieser Partie:
origins = Woher die Punkte kamen
origins-table = Dasselbe als Tabelle
chapters-parts = Jede Säule ist ein gleicher Teil der Züge, vom ersten bis zum letzten.
source-other = anderes
chart-label = Punkte im Lauf der Partie: { $names }
chart-start = Beginn
chart-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
replay-drop = Zieh eine Aufzeichnung hierher oder wähle eine aus
replay-not-json = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.
replay-at = Zug { $at } von { $of }
replay-first = Zum Anfang
replay-prev = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-slider = Zug
replay-marks = Zu einer Wertung springen
replay-mark-prev = Zur vorigen Wertung
replay-mark-next = Zur nächsten Wertung
board-label = Der Spielplan
board-broken = Der Spielplan von { $game } konnte nicht geladen werden, deshalb hier die bloßen Fakten. Jeder Zug lässt sich aus der Liste wählen.
news-sits = { $name } setzt sich
news-started = Das Spiel beginnt
rematch-offered = Es gibt ein Angebot, noch einmal zu spielen.
rematch-accept = Wieder hinsetzen
mute = { $name } stummschalten
muted-here = Du siehst nicht, was { $names } schreibt.
