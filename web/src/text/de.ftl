brand = Patolli
skip = Zum Inhalt
settings = Einstellungen
your-name = Dein Name
language = Sprache
theme = Aussehen
theme-auto = Wie das System
theme-light = Papier (hell)
theme-dark = Nachthimmel (dunkel)
sound = Ein leiser Ton, wenn du am Zug bist
confirm-moves = Vor jedem Zug nachfragen
pace = Züge der anderen
pace-instant = alle auf einmal
pace-quick = nacheinander, zügig
pace-calm = nacheinander, in Ruhe
confirm-spare = Nachfragen, bevor ich einen Zug beende, in dem noch etwas zu tun ist
close = Schließen
loading = Einen Moment …
yes = ja
no = nein

title-start = Spiele
title-new = Neuer Tisch
title-replay = Nachspielen
title-rules = Regeln
title-lost = Nicht gefunden
lost-title = Diese Seite gibt es nicht
lost-text = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
to-start = Zur Startseite

start-title = Setz dich an den Tisch
start-text = Spiele des alten Mesoamerika, genau nach den Regeln. Spiel sofort gegen einen Bot oder lade deine Freunde mit einem Link ein.
bot-level = Stärke der Bots
games = Spiele
for-seats = für { $from } bis { $to } Personen
for-seats-only = für { $count } Personen
play-bot = Gegen einen Bot spielen
new-table = Neuer Tisch
rules = Regeln
rules-of = Regeln: { $game }
rules-missing = Die Regeln konnten nicht geladen werden. Versuch es gleich noch einmal.
table-of-facts = Tabelle
my-tables = Meine Tische
my-tables-none = Du sitzt noch an keinem Tisch.
open-tables = Offene Tische
open-tables-none = Gerade sucht niemand Mitspieler.
tables-more = Mehr zeigen
tables-search = Nach Spielernamen suchen
join-link = Link oder Code eines Tisches
join-go = Hingehen
replay-file = Eine aufgezeichnete Partie ansehen
your-turn = Du bist am Zug
status-open = wartet auf Mitspieler
status-running = läuft
status-over = Das Spiel ist zu Ende
status-cancelled = abgesagt

game = Spiel
number-of-seats = Personen
seat = Platz { $number }
player = Spieler { $number }
kind-me = Ich
kind-open = Offen, für alle mit dem Link
kind-local = Jemand an diesem Gerät
local-name = Name von Spieler { $number }
clock-rule = Bedenkzeit
clock-none = Unbegrenzt
clock-fast = 10 Minuten, je Zug 10 Sekunden dazu
clock-calm = 30 Minuten, je Zug 30 Sekunden dazu
clock-day = 1 Tag für jeden Zug
clock-days = 3 Tage für jeden Zug
public-table = Den Tisch allen auf der Startseite zeigen
allow-hints = Tipps der Bots erlauben
create-table = Tisch eröffnen
fill-with-bots = Bots auf die freien Plätze

seat-open = freier Platz
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
bot = Bot
local = hier
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
clock = Verbleibende Zeit: { $left }
clock-left-days = { $days } T { $hours } h
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
confirm = Ausführen
back = Zurück
cancel = Abbrechen
undo = Zurücknehmen
hint = Tipp
hint-title = Den stärksten Bot fragen, was er täte
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
try-again = Jetzt versuchen
reload = Neu laden
trouble-offline = Der Server antwortet nicht. Prüf deine Verbindung oder versuch es gleich noch einmal.
trouble-unknown = Da ging etwas schief. Es wurde nichts verändert; versuch es noch einmal.

result-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
result-none = Niemand gewinnt
result-abandoned = Die Partie wurde abgebrochen.
result-resigned = Das Spiel endete durch Aufgabe.
rematch = Noch einmal
replay = Nachspielen
share = Teilen
download = Aufzeichnung sichern
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
option-not-json = Diese Datei ist nicht brauchbar: Sie ist kein JSON.

ask-name = Wie sollen wir dich nennen?
ask-name-text = Dieser Name steht an deinem Platz, für alle, die mit dir spielen. Du kannst ihn später ändern.
ask-name-go = Hinsetzen
have-account = Du hast ein Konto?
log-in = Anmelden
to-account = Dein Konto
title-account = Dein Konto
lost-game = Dieses Spiel gibt es nicht
lost-game-text = „{ $game }“ wird hier nicht gespielt, wohl aber:
news-sits = { $name } setzt sich
news-started = Das Spiel beginnt
result-you = Du gewinnst
result-you-too = Du gewinnst zusammen mit { $names }
rematch-offered = Es gibt ein Angebot, noch einmal zu spielen.
rematch-accept = Wieder hinsetzen
notify = Eine Benachrichtigung, wenn du dran bist oder sich jemand setzt
notify-refused = Dieser Browser erlaubt hier keine Benachrichtigungen.
mute = { $name } stummschalten
muted-here = Du siehst nicht, was { $names } schreibt.
unmute = Wieder lesen
