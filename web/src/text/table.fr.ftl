lobby-text = La partie commence quand il ne manque plus personne. Envoyez ce lien à ceux avec qui vous voulez jouer.
invite-link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
sit-here = S’asseoir ici
seat-kind = Qui occupe la place { $seat }
start-game = Commencer la partie
cancel-table = Annuler la table
table-cancelled = Cette table a été annulée.
waiting-for-host = La partie commence dès que l’hôte la lance.
leave = Se lever
seats = Joueurs
scores = Points
you = vous
away = absent
winner = gagne
watching = Vous regardez
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
replace-by-bot = Laisser un robot continuer
resign = Abandonner
no-way-back = Il n’y aura pas de retour dans cette partie.
resign-really = Abandonner vraiment
resign-not = Non, continuer
abandon = Arrêter cette partie
abandon-really = Arrêter vraiment
abandon-not = Non, qu’elle continue
around-table = Autour de la table
log = Journal
log-empty = Il ne s’est encore rien passé.
log-rules = À partir d’ici, selon la version { $version } des règles.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
send = Envoyer
bar = Votre coup
phrase = Votre coup jusqu’ici
waiting-for = En attente de { $names }
back = Retour
undo = Reprendre
hint = Conseil
hint-title = Un indice ; encore une fois pour en savoir plus
hint-look = Regardez ici.
skip-moves = Passer
what-happened = Ce qui s’est passé depuis mon dernier coup
look-back = Revenir en arrière
look-at = Coup { $at } sur { $of }
look-now = Retour à la partie
board-loading-failed = Le plateau n’a pas pu être chargé. Nous réessayons.
choices = Tous les coups
choices-filter = Tapez un coup, ou une partie
choices-count = { $count ->
    [0] Aucun coup ne convient
    [one] { $count } coup
   *[other] { $count } coups
}
choices-more = et { $count } de plus : tapez pour préciser
choose-on-board = Choisissez sur le plateau
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Voir tout le plateau
handover-title = C’est à { $name }
handover-text = Passez l’appareil. Les autres mains restent cachées jusqu’à ce que vous soyez prêt.
handover-ready = Je suis { $name }
connection-connecting = Connexion à la table…
connection-lost = La connexion est perdue. Nous essayons de la rétablir ; votre coup est gardé.
connection-restarting = Le serveur redémarre. Il revient dans un instant ; votre coup est gardé.
connection-gone = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a disparu.
connection-unreadable = Cette table est intacte, mais ce serveur ne peut pas l’ouvrir : on y a joué avec une autre version des règles.
connection-signed-out = Votre session est terminée. Rechargez la page pour continuer.
connection-too-fast = Trop de messages d’un coup. On reprend dans quelques secondes.
connection-outdated = Le serveur a une version plus récente de cette page. Rechargez-la ; votre partie ne risque rien.
reload = Recharger
result-abandoned = La partie est restée sans fin.
result-resigned = La partie s’est terminée par abandon.
rematch = Rejouer
share = Partager
seed-shown = Graine de cette partie :
origins = D’où viennent les points
origins-table = La même chose en tableau
chapters-parts = Chaque colonne est une part égale des coups, du premier au dernier.
source-other = autres
chart-label = Points au fil de la partie : { $names }
chart-start = début
chart-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
replay-drop = Déposez ici le fichier d’une partie, ou choisissez-en un
replay-not-json = Ce fichier n’est pas une partie enregistrée : ce n’est pas du JSON.
replay-at = coup { $at } sur { $of }
replay-first = Au début
replay-prev = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-slider = Coup
replay-marks = Aller à un décompte
replay-mark-prev = Au décompte précédent
replay-mark-next = Au décompte suivant
board-label = Le plateau
board-broken = Le plateau de { $game } n’a pas pu être chargé : voici les faits tels quels. Tous les coups se choisissent dans la liste.
news-sits = { $name } s’assied
news-started = La partie commence
rematch-offered = On propose de rejouer.
rematch-accept = Se rasseoir
mute = Masquer { $name }
muted-here = Vous ne voyez pas ce qu’écrit { $names }.
