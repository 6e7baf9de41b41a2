first-title = Ein Zug auf der Insel
first-about = Gehen, graben, ein Viertel gründen, einen Tempel bauen.
first-welcome = Die Insel im See wird Tenochtitlan tragen. Du bist ein Pilli, ein Adliger: deiner steht auf e12, am Südufer. Ein Zug gibt dir 6 Aktionspunkte, kurz AP.
first-walk = Ein Schritt kostet 1 AP. Geh hinunter nach e14, zwei Schritte.
first-walk-else = Zuerst die zwei Schritte nach e14: wir wollen am Ufer stehen, wenn das Wasser kommt.
first-dig = Jetzt grab. Ein Kanal kostet 1 AP und bedeckt ein Feld oder zwei, wo immer dein Pilli steht. Leg einen langen auf c13 und d13.
first-close = Noch einen auf e13 und f13, und das Ufer ist abgeschnitten: vier Felder, ringsum Wasser. Das ist ein Viertel.
first-found = Vier Felder, und ein Plättchen mit einer 4 liegt offen. Du stehst im Viertel, also gründe es: wähl das Plättchen und ein Feld dafür. Gründen kostet nichts.
first-temple = 2 Punkte für den Gründer! Und 2 AP sind übrig: bau hier einen Tempel mit zwei Etagen, wo sonst niemand einen hat.
first-temple-else = Zwei Etagen für deine zwei AP. Mehr Etagen, mehr Ehre.
first-end = Nichts mehr auszugeben. Beende deinen Zug.
first-done = Graben, gründen, bauen: das ist Mexica. Alles, was du gräbst, kann auch den anderen nützen.

canals-title = Kanäle
canals-about = Lange und kurze, Ecken, die schließen, und Abschneiden.
canals-long = Das Nordufer, f1 bis j1, ist fünf Felder breit. Schneide es ab: lange Kanäle auf f2 g2 und auf h2 i2. Ein Kanal muss keinen anderen berühren, und dein Pilli darf weit weg sein.
canals-short = Jetzt einen kurzen auf j2.
canals-short-else = Nur j2: ein einzelner Kanal schließt die Lücke.
canals-corner = Fünf Felder sind umschlossen. Sieh auf f1: daneben liegt der See, und der Kanal auf f2 berührt ihn nur über Eck. Das genügt, um ein Viertel zu schließen.
canals-cut = Ein ungegründetes Viertel gehört niemandem: jeder darf es zerschneiden. Nimm am Ende ein Feld weg: grab auf f1 oder j1, und vier bleiben.
canals-never = Manche Felder werden nie nass: der Palast, das Feld vor der Rampe einer Brücke, Tempel, Plättchen, Pilli und alles in einem gegründeten Viertel. Zeig auf den Palast, dann hörst du, warum. Danach grab, wo du willst.
canals-done = Es gibt 35 lange Kanäle und sechs kurze. Ist eine Sorte aus, ist sie aus.

founding-title = Gründen
founding-about = Die genaue Größe, und wer davon hat.
founding-tile = Plättchen zeigen drei Zahlen. Die große ist die Größe des Viertels und was sein Erster einmal bekommt. Die blaue ist für den Gründer, die weiße für Gäste.
founding-found = Dein Pilli steht in einem Viertel von fünf, und der deines Freundes auch. Gründe es: Plättchen 5, auf ein freies Feld.
founding-white = Du bekamst die blaue 3, und dein Freund, der nur dabeistand, die weiße 2. Allein gründen ist am besten, aber wer wartet, kommt vielleicht zu spät. Das Feld des Plättchens darf niemand betreten oder bebauen.
founding-size = Derselbe Ort, aber keine 5 liegt offen. Die Größe muss genau stimmen. Eine 4 ist da: schneide ein Feld ab, auf f1 oder j1.
founding-size-else = Mach vier Felder daraus: grab auf f1 oder auf j1.
founding-four = Jetzt sind es vier. Gründe mit dem Plättchen 4.
founding-done = Alle Landfelder zählen, auch die mit Tempeln und Pilli. Wer das Viertel gegraben hat, ist gleich; es zählt, wer es gründet.

bridges-title = Brücken
bridges-about = Übers Wasser, und nur über die Enden.
bridges-outside = Ein Viertel von fünf, und dein Pilli steht draußen. Wasser hält jeden auf, der zu Fuß geht.
bridges-build = Eine Brücke kostet 1 AP und steht auf einem Kanalfeld, mit Land an beiden Enden. Bau eine auf h2, von Nord nach Süd.
bridges-cross = Geh hinüber: auf h2, dann nach h1. Brücken betritt man nur über ihre zwei Enden.
bridges-found = Drinnen! Gründe das Viertel.
bridges-done = Du darfst deinen Zug auf einer Brücke beenden und sie so sperren, aber wer dort steht, ist in keinem Viertel. Es gibt elf Brücken; stehen alle, darf man eine versetzen.

boats-title = Boote, und ein großer Sprung
boats-about = Von Brücke zu Brücke über Kanäle und See.
boats-look = Du stehst auf einer Brücke, und drei stehen hier. Von einer Brücke fährst du mit dem Boot zur nächsten, wenn Wasser sie verbindet.
boats-near = Die nächste ist e13: eine Brücke, 1 AP. Fahr dorthin.
boats-far = Der südliche Kanal mündet in den See, der nördliche auch. Der See ist freies Wasser, wie weit es auch ist. Fahr nach h2: das kostet 2, weil du an der Brücke auf d13 vorbeikommst.
boats-ashore = Von einem Ende der Insel zum anderen in einem Augenblick. Steig auf h1 an Land und gründe das Viertel.
boats-leap = Und wo keine Brücke hinführt, gibt es die schnelle Fortbewegung: 5 AP auf jedes freie Land oder jede freie Brücke. Dein Pilli ist weit im Osten: komm ins nördliche Viertel.
boats-leap-else = Das dauert zu lange. Direkt ans Nordufer, f1 bis j1.
boats-done = Ein Boot hält auf einer Brücke, nie an Land. An einer besetzten Brücke fährt man vorbei, aber hält nicht.

tokens-title = Aktions-Chips
tokens-about = Aktionspunkte für später.
tokens-left = Zwei AP übrig und nichts Nützliches zu tun? Ungenutzte Punkte verfallen. Aber für 1 AP darfst du einen Chip nehmen, höchstens zwei je Zug. Nimm zwei.
tokens-end = Beende deinen Zug. Chips bleiben dir, auch über die Periode hinaus.
tokens-spend = Dein nächster Zug: 6 AP. Jeder Chip ist einer mehr. Setz beide ein.
tokens-eight = Acht Punkte in einem Zug. Manche der besten Züge in Mexica macht man einen Zug vorher.
tokens-done = Es gibt zwölf Chips für alle. Bei Gleichstand am Ende gewinnt, wer die meisten hat.

temples-title = Tempel
temples-about = Etagen entscheiden, wer ein Viertel führt.
temples-rival = Dieses Viertel ist gegründet, und dein Freund führt mit einem Tempel von zwei Etagen. Am Ende der Periode bekommt der Erste die gelbe Zahl.
temples-lead = Es zählt die Summe der Etagen, nicht die Zahl der Tempel. Ein Tempel kostet 1 AP je Etage und kommt dorthin, wo dein Pilli ist. Bau drei Etagen auf c14.
temples-lead-else = Das reicht nicht: dein Freund hat hier zwei Etagen. Drei, auf c14.
temples-places = Drei zu zwei: du bist Erster, dein Freund Zweiter. Der Erste bekommt Gelb, der Zweite Blau, der Dritte Weiß. Bei Gleichstand bekommt jeder die vollen Punkte des Platzes.
temples-walls = Tempel stehen für immer, und niemand geht hindurch, auch du nicht. Sieh, wohin du von hier noch kannst. Dann tu etwas, oder beende den Zug.
temples-done = In der ersten Runde darf niemand eingesperrt werden, später schon. Wem das geschieht, der hat noch Brücken und die schnelle Fortbewegung. Je Periode hast du neun Tempel: plane sie.

scoring-title = Wertung
scoring-about = Wann eine Periode endet, und was sie bringt.
scoring-when = Periode eins endet, wenn alle offenen Plättchen verbraucht sind und jemand alle neun Tempel gebaut hat. Die Plättchen sind weg, und du hast einen Tempel übrig. Dein Pilli steht auf einem Palastfeld: das gibt 5 Punkte.
scoring-last = Bau deinen letzten Tempel. Er hat eine Etage; stell ihn, wohin du willst.
scoring-end = Die Runde wird zu Ende gespielt. Beende deinen Zug und sieh zu.
scoring-scored = Im Süden führst du: 4 Punkte. Im Norden bist du Zweiter: 3. Und 5 für den Palast. Dann beginnt Periode zwei, mit sieben neuen Plättchen und neun neuen Tempeln; auf der Insel bleibt alles stehen.
scoring-done = In der zweiten Wertung zählen auch Viertel ohne Plättchen: der Erste bekommt so viel, wie sie Felder haben, der Zweite die Hälfte, der Dritte ein Viertel davon.

tiles-title = Plättchen, die keiner braucht
tiles-about = Gemeinsam aufgeben.
tiles-propose = Ein Viertel von 13 heißt viel graben. Will keiner mehr ein Plättchen, darfst du vorschlagen, es aufzugeben: umsonst, je Plättchen einmal im Zug. Schlag die 13 vor.
tiles-gone = Alle stimmten zu, das Plättchen ist weg. Eine Ablehnung hätte es gehalten. In Periode zwei gehen unbrauchbare Plättchen von selbst.
tiles-done = Weniger Plättchen bringen das Ende der Periode näher. Zähl nach, wem das hilft.

two-title = Zu zweit
two-about = Eine dritte Farbe, die niemandem gehört.
two-neutral = Zu zweit stehen zehn neutrale Tempel auf der Insel. Sie belegen erste und zweite Plätze wie ein Spieler und bekommen nichts. Im schwereren Spiel sind es mehr Etagen.
two-start = Vor dem ersten Zug stellt jeder seinen Pilli auf ein Startfeld des Palastes. Wer bei einer Wertung dort steht, bekommt 5 Punkte. Wähl eins.
two-done = Auch gegen neutrale Tempel entscheiden die Etagen. Manchmal ist der zweite Platz hinter niemandem der beste.

game-title = Drei eigene Züge
game-about = Gegen das Gürteltier, ab und zu mit einem Wort.
game-play = Sechs Aktionspunkte, in beliebiger Reihenfolge. Zeig auf etwas, um zu sehen, was es bewirkt.
game-place = Wähl, wo dein Pilli beginnt. Von dort kann er überallhin.
game-begin = Dein erster Zug. Ufer sind mit wenigen Kanälen abgeschnitten: such eine Ecke, die du auf die Größe eines offenen Plättchens schließen kannst.
game-last = Ein AP übrig. Ein Chip kostet einen, und ist im nächsten Zug ein AP.
game-empty = Nichts mehr auszugeben. Gründen ist immer noch umsonst; gibt es nichts zu gründen, beende den Zug.
game-second = Zweite Runde. Hat das Gürteltier etwas gegraben, das du brauchen kannst? Seine Kanäle sind auch deine.
game-points = Deine ersten Punkte. Jetzt Tempel: wer in einem gegründeten Viertel führt, bekommt am Ende der Periode noch einmal.
game-rival = Das Gürteltier hat etwas gegründet. Ein Tempel von dir kann dort noch die Führung holen.
game-third = Der letzte Zug dieser Lektion. Wo zählt ein Tempel am meisten?
game-done = Du hast Mexica gespielt. Das richtige Spiel geht weiter bis zu zwei Wertungen; du weißt alles dafür.
