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

bot = Bot
local = hier
clock = Verbleibende Zeit: { $left }
clock-left-days = { $days } T { $hours } h

confirm = Ausführen
cancel = Abbrechen

try-again = Jetzt versuchen
trouble-offline = Der Server antwortet nicht. Prüf deine Verbindung oder versuch es gleich noch einmal.
page-loading-failed = Diese Seite wurde nicht geladen. Es wird noch einmal versucht …
trouble-unknown = Da ging etwas schief. Es wurde nichts verändert; versuch es noch einmal.

result-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
result-none = Niemand gewinnt
replay = Nachspielen
download = Aufzeichnung sichern

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
result-you = Du gewinnst
result-you-too = Du gewinnst zusammen mit { $names }
notify = Eine Benachrichtigung, wenn du dran bist oder sich jemand setzt
notify-refused = Dieser Browser erlaubt hier keine Benachrichtigungen.
unmute = Wieder lesen
lesson-learn = Lernen
title-learn = Lernen
lesson-offer = Lerne ein Spiel, indem du es spielst, in zwei Minuten:
lesson-offer-no = Nein, danke
