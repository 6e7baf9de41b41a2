# What only the board in the browser says.

chapters = Chaque colonne est une période, décompte compris.
headline = période { $period } · tour { $round }
ap-left = { $ap ->
    [one] { $ap } point d’action restant
   *[other] { $ap } points d’action restants
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
temples-left = Temples de niveau { $level } : { $count } en réserve
tokens-held = Jetons d’action : { $count }
orders = Les ordres de l’Empereur
orders-none = Toutes les tuiles sont posées.
orders-later = { $count ->
    [one] { $count } autre tuile arrive en seconde période
   *[other] { $count } autres tuiles arrivent en seconde période
}
order = Quartier de { $size } cases : { $founder } pour le fondateur, { $present } pour chaque autre présent
supply = Réserve
supply-singles = Canaux simples
supply-doubles = Canaux doubles
supply-bridges = Ponts
supply-tokens = Jetons d’action
source-founded = quartiers fondés
source-present = présence à une fondation
source-scored = quartiers aux décomptes
source-palace = présence au palais
preview-cost = { $cost } PA, il en reste { $left }.
preview-fits = Ferme un quartier de { $size } cases, et une tuile convient : { $founder } pour la fondation, { $present } pour la présence.
preview-closes = Ferme un quartier de { $size } cases ; aucune tuile ne convient.
preview-shrinks = Le quartier se réduit à { $size } cases.
preview-nobody = Personne ne s’y trouve encore.
preview-standing = { $count ->
    [one] { $names } s’y trouve.
   *[other] { $names } s’y trouvent.
}
preview-place = Vous donne la place { $place } dans ce quartier de { $size } cases, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} si l’on comptait maintenant.
preview-place-unscored = Vous donne la place { $place } dans ce quartier de { $size } cases ; tant que nul ne le fonde, le premier décompte l’ignore.
preview-points = Points : { $gains }.
preview-removed = Tuiles qui ne serviraient plus : { $sizes }.
at-temple = temple de { $seat }, niveau { $level }
at-neutral-temple = temple neutre, niveau { $level }
at-pilli = Pilli de { $seat }
at-bridge = pont
at-canal = canal
at-tile = tuile { $size }
at-district = quartier de { $size } cases
spare-ap = Il vous reste { $ap ->
    [one] 1 point d’action
   *[other] { $ap } points d’action
}. Ils sont perdus à la fin du tour.
standing-founded = quartier fondé de { $size } cases
standing-seat = { $seat } : { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-levels = { $seat } : { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
}
standing-neutral = neutre : { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
}
standing-nobody = personne n’a encore construit ici
standing-unfounded = ne rapporte rien en première période tant qu’il n’est pas fondé
