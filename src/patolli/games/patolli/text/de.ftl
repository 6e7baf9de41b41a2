game-title = Patolli
game-blurb = Das Wettlaufspiel der Azteken, gespielt auf einer Matte mit fünf Bohnen. Bring deine Steine um das Kreuz, fang die anderen in der Mitte und gewinn ihre Einsätze. Die Bohnen wirft das Glück; welcher Stein läuft, entscheidest du.
option-pieces = Steine je Person
option-stakes = Einsätze je Person

word-enter = Einen Stein einsetzen
word-move = Einen Stein ziehen

expect-move = Die Bohnen zeigen { $throw }: Zieh einen Stein.
expect-over = Das Spiel ist zu Ende.
legend = □ Mitte   x kostet einen Einsatz   ◦ noch ein Wurf
side = { $shape } { $name }: { $stakes } Einsätze, { $hand } auf der Hand, { $home } im Ziel

event-threw = { $seat } wirft { $throw }.
event-stuck = { $seat } kann nicht ziehen.
event-entered = { $seat } setzt einen Stein auf { $square } ein.
event-moved = { $seat } zieht { $start } → { $square }.
event-came-home = { $seat } bringt den Stein von { $start } ins Ziel.
event-captured = Ein Stein von { $seat } wird auf { $square } geschlagen.
event-paid = { $seat } zahlt einen Einsatz.

why-hand-empty = Du hast keinen Stein mehr auf der Hand.
why-enter-needs-one = Ein Stein kommt nur mit einer 1 ins Spiel; die Bohnen zeigen { $throw }.
why-no-piece-there = Auf { $square } steht keiner deiner Steine.
why-too-far = Von { $square } sind es { $left ->
    [one] ein Feld
   *[other] { $left } Felder
  } ins Ziel, und nur der genaue Wurf zählt; die Bohnen zeigen { $throw }.
why-own-piece-there = Auf { $square } steht schon ein eigener Stein.
why-safe-there = Auf { $square } ist der andere Stein sicher: Geschlagen wird nur auf den vier Feldern der Mitte.

fact-stakes = Einsätze
fact-home = Steine im Ziel
fact-entered = Steine auf der Matte
fact-walked = gegangene Felder
fact-rival-entered = Steine des Gegners auf der Matte
