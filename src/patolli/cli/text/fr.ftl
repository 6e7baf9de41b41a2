welcome = Tapez un coup, ou ? pour voir ce qui est possible. Et aussi : why COUP, undo, save FICHIER, rules, quit.
commands = Et aussi : why COUP · undo · save FICHIER · rules [NUMÉRO] · quit. La touche Tab complète.
which-game = Quel jeu (1–{ $count }) ? 
bye = À la prochaine.
saved = Enregistré sous { $file }.
no-rule = Il n’y a pas de règle { $rule }. La commande « rules » les montre toutes.
is-legal = « { $phrase } » est possible maintenant.
unfinished = Après { $moves } coups sur { $all }.
result = { $count ->
    [one] Victoire de { $winners }.
   *[other] Victoire partagée : { $winners }.
  } { $scores }
player = Joueur
