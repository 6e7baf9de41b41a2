bad-message = Diese Nachricht ist unverständlich: { $problem }
bad-option = { $problem }
bad-record = Mit dieser Aufzeichnung geht es nicht: { $problem }
bad-position = Mit dieser Stellung geht es nicht. { $where }: { $problem }
who-are-you = Sag uns zuerst deinen Namen.
wrong-password = Name und Passwort passen nicht zusammen.
not-your-seat = Das ist nicht dein Platz.
not-host = Das darf nur, wer den Tisch eröffnet hat.
not-seated = Du sitzt nicht an diesem Tisch.
not-while-running = Das ist erst nach dem Ende der Partie zu sehen.
no-hints = Hier gibt es keine Tipps: Andere spielen mit, und der Tisch wurde ohne Tipps eröffnet.
chat-off = An diesem Tisch gibt es keinen Chat.
foreign-origin = Diese Anfrage kommt von einer anderen Website.
not-found = So etwas gibt es hier nicht.
no-page = Diese Seite gibt es nicht.
no-method = Das geht hier nicht.
stale = Die Partie ist weitergegangen: Als Nächstes kommt Nummer { $next }.
seat-taken = Dieser Platz ist besetzt.
already-seated = Du sitzt schon an diesem Tisch.
name-taken = Diesen Namen hat schon jemand. Nimm einen anderen.
name-at-table = An diesem Tisch heißt schon jemand { $name } oder so ähnlich, dass man es verwechselt. Ändere zuerst deinen Namen.
seats-open = Noch sind nicht alle Plätze besetzt.
wrong-moment = Das ist jetzt nicht möglich.
not-absent = Diese Person ist am Tisch.
cannot-open = Dieser Tisch ist unversehrt, lässt sich hier aber nicht öffnen: { $problem }
not-idle = Hier hat in den letzten { $days } Tagen jemand gezogen. Abbrechen kann man eine Partie erst, wenn niemand mehr spielt.
too-many-tables = Du hast zu viele Tische eröffnet. Beende oder schließe erst welche.
too-many-bots = Du hast zu viele Bot-Konten. Lösche erst eines.
too-many-public = Du hast schon { $most } offene öffentliche Tische. Beginne oder streiche welche, oder öffne diesen nur für alle, die den Link haben.
too-many-bot-tables = Du hast schon { $most } laufende Partien nur unter Bots. Warte, bis eine zu Ende ist, oder beende eine.
too-many-imports = Du bewahrst hier schon { $most } Aufzeichnungen auf. Lösche erst welche.
too-many-studies = Du bewahrst hier schon { $most } Studien auf. Lösche erst welche.
too-large = Das ist zu groß.
bad-fields = Mit { $where } stimmt etwas nicht: { $problem }
name-length = Ein Name hat 1 bis 30 Zeichen.
name-unseen = Ein Name besteht aus Zeichen, die man sieht, mindestens einem Buchstaben, einer Ziffer oder einem Bild.
name-stacked = Auf einem Buchstaben dieses Namens sitzen zu viele Zeichen.
name-mixed = Ein Name steht in einer Schrift: Buchstaben aus mehreren sehen sich zu ähnlich.
password-short = Ein Passwort hat mindestens { $least } Zeichen.
password-common = Dieses Passwort gehört zu den ersten, die jeder ausprobieren würde. Drei oder vier Wörter, die nichts miteinander zu tun haben, sind ein gutes.
too-fast = Zu schnell. Warte einen Moment.
head-too-large = Der Kopf dieser Anfrage ist zu groß.
our-fault = Bei uns ist etwas schiefgegangen. Deine Züge sind sicher; versuch es noch einmal.
busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.

bot-random = Zufall
bot-greedy = Gierig
bot-program-blurb = Ein Programm, das der Betreiber dieses Servers hinzugefügt hat.

# What a link to a page says of itself.
page-start = Patolli: Spiele des alten Mesoamerika
page-start-about = Mexica, Tzolk’in, Mezo und das alte Patolli nach ihren genauen Regeln: gegen Bots oder mit Freunden über einen Link.
page-new = Neuer Tisch: { $game } · Patolli
page-rules = Regeln: { $game } · Patolli
page-at = { $game }: { $names } · Patolli
page-replay = Wiederholung von { $game }: { $names } · Patolli
page-open = Eine Runde { $game } sucht Mitspieler: { $names }. { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }: setz dich dazu.
page-table = Eine Partie { $game }: { $names }.
page-over = Eine Partie { $game }: { $names }. { $count ->
    [one] Gewonnen hat { $winners }.
   *[other] Gewonnen haben { $winners }.
  }
