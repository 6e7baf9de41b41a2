# What only the board in the browser says.

source-pt-caught = pions pris
source-pt-home = pions menés à la maison
source-pt-marked = cases marquées
pt-headline = lancer { $throws }
pt-beans = Les haricots donnent { $throw }
pt-stakes = { $count ->
    [one] { $count } mise
   *[other] { $count } mises
}
pt-in-hand = en main
pt-on-mat = sur la natte
pt-at-home = à la maison
pt-mark-centre = on y prend les pions
pt-mark-marked = coûte une mise
pt-mark-tip = on rejoue
pt-at-piece = pion de { $seat }
pt-at-landing = { $square } : le pion de { $start } arriverait ici
pt-goes = { $start } → { $square }.
pt-goes-home = { $start } → maison.
pt-catches = Prend le pion qui s’y trouve.
pt-wins-stake = Vous gagnez une mise.
pt-pays-stake = Cela vous coûte une mise.
pt-again = Ensuite, vous rejouez.
