game-title = Patolli
game-blurb = Le jeu de course des Aztèques, sur une natte, avec cinq haricots. Faites faire le tour de la croix à vos pions, capturez ceux de l’adversaire au centre et gagnez ses mises. Le sort lance les haricots ; à vous de choisir quel pion avance.
option-pieces = Pions par joueur
option-stakes = Mises par joueur

word-enter = Faire entrer un pion
word-move = Avancer un pion

expect-move = Les haricots donnent { $throw } : avancez un pion.
expect-over = La partie est terminée.
legend = □ centre   x coûte une mise   ◦ on rejoue
side = { $shape } { $name } : mises { $stakes }, en main { $hand }, arrivés { $home }

event-threw = { $seat } lance : { $throw }.
event-stuck = { $seat } ne peut pas bouger.
event-entered = { $seat } fait entrer un pion en { $square }.
event-moved = { $seat } avance { $start } → { $square }.
event-came-home = { $seat } mène à la maison le pion de { $start }.
event-captured = Un pion de { $seat } est pris en { $square }.
event-paid = { $seat } paie une mise.

why-hand-empty = Vous n’avez plus de pion en main.
why-enter-needs-one = Un pion n’entre qu’avec un 1 ; les haricots donnent { $throw }.
why-no-piece-there = Aucun de vos pions ne se trouve en { $square }.
why-too-far = De { $square } à la maison, il reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
  } et seul le nombre exact compte ; les haricots donnent { $throw }.
why-own-piece-there = Un de vos pions occupe déjà { $square }.
why-safe-there = En { $square }, le pion adverse est à l’abri : on ne capture que sur les quatre cases du centre.

fact-stakes = mises
fact-home = pions rentrés
fact-entered = pions sur la natte
fact-walked = cases parcourues
fact-rival-entered = pions adverses sur la natte
