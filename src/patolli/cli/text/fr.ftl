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
bot-fault = { $name } n’a pas pu jouer ({ $problem }) ; le hasard joue à sa place.

data-not-folder = { $folder } n’est pas un dossier. Choisissez-en un autre avec --data.
data-folder = Le dossier { $folder } est inutilisable : { $problem }. Choisissez-en un autre avec --data.
data-in-use = { $file } est déjà servi : processus { $pid }, à l’adresse { $address }
data-damaged = { $file } est endommagé ou n’est pas une base de Patolli. Remplacez-le par une copie faite avec « patolli backup » ou choisissez un autre dossier avec --data.
data-read-only = Impossible d’écrire dans { $file }. Vérifiez ses droits et ceux de son dossier.
data-full = Impossible d’écrire dans { $file } : le disque est plein.
data-locked = { $file } est retenu par un autre programme. Fermez-le et réessayez.
data-newer = { $file } a été utilisé par une version plus récente de Patolli. Installez cette version.
data-others-run = D’autres versions de Patolli tournent sur cette base de données ({ $count }), et celle-ci ne peut pas jouer à côté d’elles. Arrêtez-les d’abord, puis lancez celle-ci.
data-file = Impossible d’ouvrir { $file } : { $problem }
data-unreachable = La base de données indiquée par --database est inutilisable : { $problem }
data-no-url = --database n’indique pas l’adresse d’une base de données, comme postgresql://patolli@localhost/patolli
data-no-driver = Il manque le pilote pour la base indiquée par --database. Pour PostgreSQL : pip install 'patolli[postgresql]'
learn-keys = Entrée pour continuer. Aussi : back · rules [NUMÉRO] · quit.
learn-commands = Tapez le coup. Aussi : ? · back · rules [NUMÉRO] · quit.
puzzle-intro = Problème { $number } sur { $all }, coté { $rating }. { $name } joue : un tour vaut mieux que tous les autres. Lequel ?
puzzle-commands = Tapez le tour, coup par coup. Aussi : ? · undo (du début) · rules [NUMÉRO] · quit.
puzzle-solved = Juste, c’est le meilleur tour. Le suivant ({ $turn }) ferait perdre { $points } points sur cent des chances de gagner.
puzzle-as-good = Juste : l’analyse ne trouve pas de meilleur tour.
puzzle-missed = Ce n’est pas le meilleur tour. Il fait perdre environ { $points } points sur cent des chances de gagner.
puzzle-theme = L’enjeu : { $theme }.
puzzle-quiet = un tour discret, rien qui se compte tout de suite
puzzle-found-by = { $count ->
    [0] Aucun bot ne le trouve.
   *[other] Parmi les bots, le trouvent : { $names }.
  }
puzzle-rating = Votre cote : { $rating } ({ $change }).
puzzle-again = Vous aviez déjà essayé ce problème. Votre cote reste { $rating }.
