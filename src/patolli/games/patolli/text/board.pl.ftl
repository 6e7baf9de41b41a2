# What only the board in the browser says.

source-pt-caught = zbite pionki
source-pt-home = pionki doprowadzone do domu
source-pt-marked = pola z krzyżykiem
pt-headline = rzut { $throws }
pt-beans = Fasolki pokazują { $throw }
pt-stakes = { $count ->
    [one] 1 stawka
    [few] { $count } stawki
    [many] { $count } stawek
   *[other] { $count } stawki
}
pt-in-hand = w ręku
pt-on-mat = na macie
pt-at-home = w domu
pt-mark-centre = tu bije się pionki
pt-mark-marked = kosztuje stawkę
pt-mark-tip = rzucasz jeszcze raz
pt-at-piece = pionek gracza { $seat }
pt-at-landing = { $square }: tu trafiłby pionek z { $start }
pt-goes = { $start } → { $square }.
pt-goes-home = { $start } → dom.
pt-catches = Bije stojący tam pionek.
pt-wins-stake = Wygrywasz stawkę.
pt-pays-stake = Kosztuje cię to stawkę.
pt-again = Potem rzucasz jeszcze raz.
