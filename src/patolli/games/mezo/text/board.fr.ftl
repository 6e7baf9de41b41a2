# What only the board in the browser says.

chapters = Chaque colonne est un âge ; la dernière contient le décompte final.
source-mz-card = actions des cartes
source-mz-tile = tuiles du dieu courroucé
source-mz-altar = autels et région bénie
source-mz-field = calendrier et codex
source-mz-pyramid = construction des pyramides
source-mz-age = fins d’âge
source-mz-end = dévotion et capacités à la fin
mz-presence = seulement là où votre dieu est présent
mz-all = tout
mz-reconstructed = Reconstitué : la valeur imprimée ne nous est pas connue.
mz-stands-there = { $seat } s’y trouve.
mz-word-warrior = Guerrier
mz-word-shaman = Chaman
mz-word-glyph = Glyphe
mz-word-pyramid = Pyramide
mz-word-reserve = Réserve
mz-word-devotion = Dévotion
mz-part-champion = champion { $count }
mz-part-units = unités { $count }
mz-part-glyphs = glyphes { $count }
mz-part-bonus = bonus { $count }
mz-part-sacrificed = sacrifices { $count }
mz-blessed-conflict = Région bénie : les sacrifices s’ajoutent à la force ; le vainqueur reçoit les points du jeton au lieu de l’autel.
mz-sacrifices = Sacrifices
mz-sacrifice-worth = Chaque unité donnée de la réserve vaut ici 1 de force et 1 de dévotion ; elle va ensuite à Xibalba. Le plus fort gagne { $points } PV.
mz-sacrifice-given = a donné
mz-sacrifice-choosing = choisit maintenant ; en réserve
mz-sacrifice-later = choisira ensuite ; en réserve
mz-give = { $count ->
    [0] rien
    [one] { $count } unité
   *[other] { $count } unités
} : force { $strength }
mz-give-split = { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
}, { $shamans ->
    [one] { $shamans } chaman
   *[other] { $shamans } chamans
}
mz-most-shamans = le plus de chamans
mz-most-warriors = le plus de guerriers
mz-to-come = Conflits à venir, dans un ordre inconnu :
mz-xibalba = Xibalba
mz-offered = { $seat } a offert { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
} et { $shamans ->
    [one] { $shamans } chaman
   *[other] { $shamans } chamans
}
mz-devotion = Dévotion
mz-devotion-label = Dévotion des joueurs, dans l’ordre : { $spaces }
mz-vp = Points de victoire
mz-vp-label = Points de victoire des joueurs, dans l’ordre : { $points }
mz-components = Matériel
mz-components-text = La règle imprime une partie des valeurs du matériel ; les autres ne nous sont pas connues et ont été reconstituées avec soin. Elles portent une étoile. Qui possède la boîte peut jouer avec ce qui y est imprimé :
mz-components-export = Enregistrez le matériel dans un fichier :
mz-components-edit = Remplacez les valeurs étoilées par celles de votre boîte, et donnez-leur la source « printed ».
mz-components-check = Vérifiez le fichier, puis choisissez-le en créant une table :
mz-other-set = Cette table se joue avec un autre matériel ({ $hash }).
mz-source-rulebook = règle du jeu
mz-source-reconstructed = reconstitué
mz-source-printed = de la boîte
mz-source-confirmed = confirmé : { $where }
mz-partial = en partie
mz-summon = INVOQUER
mz-ceremonial = Cérémonie
mz-altars = Autels
mz-vertices = Sommets
mz-values = Valeurs
mz-printed-devotion = Piste de dévotion
mz-printed-tribe = Une tribu
mz-printed-strength = Force
mz-printed-build = Construction
mz-printed-ageEnd = Fin d’un âge
mz-printed-blessed = Région bénie
mz-printed-offer = Offrande
mz-printed-value = { $what } : { $value }
mz-value-spaces = cases
mz-value-levels = première case de chaque niveau
mz-value-overflow = PV au-delà de la fin
mz-value-warriors = guerriers
mz-value-shamans = chamans
mz-value-glyphs = glyphes
mz-value-pyramid = éléments de pyramide par étage
mz-value-startVp = PV au départ
mz-value-champion = champion
mz-value-warrior = guerrier
mz-value-shaman = chaman
mz-value-glyph = glyphe
mz-value-builder = PV du bâtisseur par étage
mz-value-lower = PV par élément inférieur
mz-value-fieldUnit = PV par unité sur le calendrier et le codex
mz-value-pyramidRegion = PV par région avec un élément de pyramide, selon l’âge
mz-value-vp = PV du vainqueur
mz-value-first = unités pour la première
mz-value-later = unités pour les suivantes
mz-hand-gods = Choisissez votre dieu
mz-hand-abilities = Choisissez une capacité de tribu ; elle vaut jusqu’à la fin de la partie
mz-hand-start = Quelle capacité d’abord ?
mz-hand-choose = Choisissez une carte en secret ; les autres voient seulement que vous avez choisi
mz-hand-laid = Vous avez choisi. Les cartes se révèlent ensemble.
mz-hand-open = Cartes de ce conflit
mz-hand-deck = Vos cinq cartes
mz-chosen = a choisi
mz-played = jouée
mz-left = encore { $count }
mz-in-reserve = { $what } en réserve : { $count }
mz-glyphs-left = Glyphes restants : { $count }
mz-pieces-left = Éléments de pyramide restants, par étage : { $count }
mz-may-hold = Cartes : jouées, révélée, et celles qui peuvent encore venir
mz-card-played = { $card } : jouée pendant cet âge
mz-card-open = { $card } : dans ce conflit
mz-card-left = { $card } : peut encore venir
mz-change-vp = { $count } PV
mz-change-devotion = { $count } dévotion
mz-change-strength = { $count } force
mz-stage-setup = choix des dieux
mz-stage-start = début de l’âge
mz-stage-tribe = tribus
mz-stage-gods = dieux
mz-stage-conflicts = conflits
mz-here-conflict = le conflit a lieu ici
mz-here-champion = champion de { $seat }
mz-here-units = { $seat } : { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
}, { $shamans ->
    [one] { $shamans } chaman
   *[other] { $shamans } chamans
}
mz-here-glyphs = glyphes de { $seat } : { $count }
mz-here-pyramid = pyramide d’étage { $level }, sommet à { $owner_seat }
mz-here-pyramid-in = Pyramide à { $region }
mz-here-vertex = Sommet { $vertex }, touche { $regions }
mz-here-god = { $god } de { $seat } s’y tient
mz-here-piece = { $what } de { $owner_seat } à { $region } ({ $count })
mz-result-points = { $seat } +{ $count } PV
mz-result-devotion = { $seat } +{ $count } dévotion
mz-spare = Il reste encore quelque chose à faire ici. S’arrêter quand même ?
