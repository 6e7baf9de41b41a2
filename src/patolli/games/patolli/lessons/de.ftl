first-title = Die ersten Würfe
first-about = Ziehen, einen zweiten Stein einsetzen, auf einem Glücksfeld landen.
first-welcome = Das ist die Matte von Patolli: ein Kreuz aus 52 Feldern. Dein erster Stein steht schon auf g7, in der Mitte. Jeder hat sechs Steine und zwanzig Einsätze.
first-walk = Die fünf Bohnen zeigen zwei Marken: zwei Felder für einen Stein. Steine laufen im Uhrzeigersinn, auf der einen Seite eines Arms hinaus, auf der anderen zurück. Zieh deinen Stein auf g7.
first-enter = Dein Freund hat gezogen. Jetzt zeigen deine Bohnen eins. Nur eine Eins bringt einen weiteren Stein herein, auf dein eigenes Mittelfeld g7. Setz einen ein!
first-enter-else = Du könntest damit weiterziehen. Aber eine Eins ist selten, und nur sie bringt einen Stein herein: nutze sie.
first-lucky = Vier! Zähl von deinem Stein auf g5: vier Felder weiter liegt g1, das Ende des Arms. Lande dort.
first-lucky-else = Dieser Stein käme auf ein gewöhnliches Feld. Der auf g5 erreicht das Ende des Arms.
first-choice = Die Enden der Arme sind Glücksfelder: du wirfst noch einmal, und es ist eine Eins. Auf g7 steht dein eigener Stein, also kann keiner herein; zwei Steine eines Spielers teilen sich nie ein Feld. Aber einer deiner Steine muss ziehen. Welcher?
first-done = Das war Patolli: werfen, wählen, ziehen. Den Wurf musst du nutzen, wenn irgendein Stein es kann; sonst gehen die Bohnen weiter.

squares-title = Kreuze und Glücksfelder
squares-about = Wo es dich einen Einsatz kostet, und wo du noch einmal wirfst.
squares-look = Siehst du die Kreuze? Das dritte Feld jedes Arms, auf beiden Seiten, kostet einen Einsatz, wenn du dort landest. Vorbeiziehen ist frei.
squares-tips = Und die zwei Felder am Ende jedes Arms bringen Glück: wer dort landet, wirft sofort noch einmal.
squares-land = Die Bohnen zeigen vier. Einer deiner Steine käme auf ein gewöhnliches Feld, der andere ans Ende des Arms. Nimm das Glück.
squares-land-else = Nur ein gewöhnliches Feld. Zähl noch einmal ab g5: er endet auf g1, und du wirfst noch einmal.
squares-forced = Jetzt kann nur dieser Stein die Zwei nutzen, und zwei Felder weiter liegt ein Kreuz. Du musst den Wurf nutzen, wenn du kannst: zieh, und zahle einen Einsatz.
squares-done = Zähl, bevor du ziehst: Glücksfelder sind einen Umweg wert, Kreuze einen Seufzer.

catching-title = Schlagen in der Mitte
catching-about = Vier Felder, auf denen niemand sicher ist, und Arme, auf denen es jeder ist.
catching-look = Auf den vier Feldern in der Mitte kreuzen sich alle Wege. Hier werden Steine geschlagen, und nirgends sonst.
catching-catch = Der Stein deines Freundes wartet auf h7, vier Felder vor deinem auf h3. Schlag ihn: er geht zurück in die Hand, und sein Besitzer zahlt dir einen Einsatz.
catching-catch-else = Das ginge daran vorbei. Der Stein auf h3 landet genau auf h7.
catching-safe = Auf den Armen ist jeder sicher. Dein Stein auf i7 darf nicht nach k7, wo dein Freund steht: zeig auf ihn, und die Matte sagt dir, warum. Zieh den anderen.
catching-danger = Jetzt gib auf dich selbst acht: mit deiner Eins käme der Stein von h6 in die Mitte, und dein Freund steht drei Felder dahinter. Je weiter ein Stein schon war, desto mehr verlierst du. Such etwas Sichereres.
catching-danger-else = Dort schlägt ihn eine Drei von h4, und der ganze Weg war umsonst. Lieber etwas Sichereres.
catching-done = Schlag, was in der Mitte steht, und ruh dich dort nicht selber aus.

home-title = Nach Hause
home-about = Einmal herum, mit dem genauen Wurf.
home-way = Ein Stein ist herum, wenn er wieder auf deinem Mittelfeld g7 ist. Dann verlässt er die Matte, und dein Freund zahlt dir einen Einsatz.
home-exact = Dein Stein auf d7 braucht drei bis g7. Die Bohnen zeigen drei: bring ihn heim.
home-exact-else = Das hat Zeit: mit genau diesem Wurf ist der Stein auf d7 daheim.
home-far = Hier fehlt nur eins, und du hast drei. Zu viel gilt nicht: nur der genaue Wurf bringt ihn heim. Zieh den anderen Stein.
home-done = Ein Stein kurz vor dem Ziel wartet auf seine Zahl. Gute Spieler haben derweil einen zweiten zum Ziehen.

ending-title = Wie es endet
ending-about = Alle Steine daheim, oder keine Einsätze mehr.
ending-stakes = Das Spiel endet sofort, wenn jemand alle Steine daheim oder keine Einsätze mehr hat. Aber wer gewinnt? Wer mehr Einsätze hat, nicht wer zuerst fertig ist.
ending-last = Dein letzter Stein braucht vier, und vier hast du. Auch er bringt dir einen Einsatz: bei neun zu elf machen zwei Einsätze den Unterschied. Bring ihn heim.
ending-poor = Ein anderes Spiel: dein Freund hat noch einen einzigen Einsatz, und einen Stein auf h7. Nimm beide.
ending-poor-else = Nein: schlag den Stein auf h7. Das kostet deinen Freund den letzten Einsatz.
ending-done = Bei gleichen Einsätzen gewinnt, wer mehr Steine daheim hat; sonst gewinnen beide. Und nach tausend Würfen ist es dunkel, und das Spiel wird gezählt, wie es steht.

game-title = Ein erstes Spiel
game-about = Drei Steine und zehn Einsätze gegen das Gürteltier, ab und zu mit einem Wort.
game-play = Dein eigenes Spiel. Zieh, wie du willst: was leuchtet, kann ziehen.
game-one = Eine Eins: nur sie bringt einen Stein herein. Mit mehr Steinen auf der Matte hast du mehr Wahl.
game-four = Vier Felder. Landet ein Stein am Ende eines Arms, oder auf einem Stein in der Mitte? Erst zählen.
game-three = Von der Mitte führen drei Felder auf ein Kreuz, und das kostet einen Einsatz. Vielleicht kann ein anderer Stein die Drei brauchen.
game-home = Ein Stein ist daheim, und ein Einsatz gehört dir. Daheim kann er nicht mehr geschlagen werden.
game-robbed = Das Gürteltier hat einen Stein daheim. Das kostet dich einen Einsatz, aber es zählen die Einsätze, nicht die Steine.
game-ahead = Du liegst gut vorn. Spiel sicher: weg aus der Mitte, keine Kreuze.
game-behind = Du liegst zurück. Am schnellsten holst du auf, wenn du in der Mitte etwas schlägst.
game-done = Das Spiel ist aus. Jetzt kennst du ganz Patolli: der Rest ist Glück und Auswahl.
