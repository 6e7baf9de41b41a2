# What only the board in the browser says.

source-pt-caught = geschlagene Steine
source-pt-home = Steine im Ziel
source-pt-marked = Felder mit Kreuz
pt-headline = Wurf { $throws }
pt-beans = Die Bohnen zeigen { $throw }
pt-stakes = { $count ->
    [one] 1 Einsatz
   *[other] { $count } Einsätze
}
pt-in-hand = auf der Hand
pt-on-mat = auf der Matte
pt-at-home = im Ziel
pt-mark-centre = hier wird geschlagen
pt-mark-marked = kostet einen Einsatz
pt-mark-tip = noch ein Wurf
pt-at-piece = Stein von { $seat }
pt-at-landing = { $square }: Hier käme der Stein von { $start } an
pt-goes = { $start } → { $square }.
pt-goes-home = { $start } → Ziel.
pt-catches = Schlägt den Stein dort.
pt-wins-stake = Du gewinnst einen Einsatz.
pt-pays-stake = Das kostet dich einen Einsatz.
pt-again = Dann wirfst du noch einmal.
