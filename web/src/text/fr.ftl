brand = Patolli
guest-name = Invité
skip = Aller au contenu
settings = Réglages
your-name = Votre nom
language = Langue
theme = Apparence
theme-auto = Comme le système
theme-light = Papier (clair)
theme-dark = Ciel de nuit (sombre)
sound = Un son discret quand c’est à vous
confirm-moves = Demander avant chaque coup
close = Fermer
loading = Un instant…
yes = oui
no = non

title-start = Jeux
title-new = Nouvelle table
title-replay = Revoir une partie
title-rules = Règles
title-lost = Introuvable
lost-title = Cette page n’existe pas
lost-text = L’adresse ne mène nulle part. Il manque peut-être une lettre.
to-start = À la page d’accueil

start-title = Prenez place à la table
start-text = Les jeux de l’ancienne Mésoamérique, selon leurs règles exactes. Jouez tout de suite contre un robot, ou invitez vos amis avec un lien.
bot-level = Force des robots
games = Jeux
for-seats = de { $from } à { $to } joueurs
for-seats-only = pour { $count } joueurs
play-bot = Jouer contre un robot
new-table = Nouvelle table
rules = Règles
rules-of = Règles : { $game }
rules-missing = Impossible de charger les règles. Réessayez dans un instant.
table-of-facts = Tableau
my-tables = Mes tables
my-tables-none = Vous n’êtes encore à aucune table.
open-tables = Tables ouvertes
open-tables-none = Personne ne cherche de joueurs pour l’instant.
join-link = Lien ou code d’une table
join-go = Y aller
replay-file = Revoir une partie enregistrée
your-turn = À vous de jouer
status-open = attend des joueurs
status-running = en cours
status-over = La partie est terminée
status-cancelled = annulée

game = Jeu
number-of-seats = Joueurs
seat = Place { $number }
player = Joueur { $number }
kind-me = Moi
kind-open = Libre, pour qui a le lien
kind-local = Quelqu’un sur cet appareil
local-name = Nom du joueur { $number }
clock-rule = Temps
clock-none = Sans limite
clock-fast = 10 minutes, plus 10 secondes par tour
clock-calm = 30 minutes, plus 30 secondes par tour
clock-day = 1 jour par tour
clock-days = 3 jours par tour
public-table = Montrer la table à tous sur la page d’accueil
allow-hints = Autoriser les conseils des robots
create-table = Ouvrir la table
fill-with-bots = Des robots aux places libres

seat-open = place libre
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
bot = robot
local = ici
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
resign-really = Abandonner vraiment
resign-not = Non, continuer
clock = Temps restant : { $left }
clock-left-days = { $days } j { $hours } h
around-table = Autour de la table
log = Journal
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
send = Envoyer

bar = Votre coup
phrase = Votre coup jusqu’ici
waiting-for = En attente de { $names }
confirm = Valider
back = Retour
cancel = Annuler
undo = Reprendre
hint = Conseil
hint-title = Demander au robot le plus fort ce qu’il ferait
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
connection-signed-out = Votre session est terminée. Rechargez la page pour continuer.
connection-too-fast = Trop de messages d’un coup. On reprend dans quelques secondes.
connection-outdated = Le serveur a une version plus récente de cette page. Rechargez-la ; votre partie ne risque rien.
try-again = Essayer maintenant
reload = Recharger
trouble-offline = Le serveur ne répond pas. Vérifiez votre connexion, ou réessayez dans un instant.
trouble-unknown = Quelque chose n’a pas marché. Rien n’a changé ; réessayez.

result-title = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
result-none = Personne ne gagne
result-resigned = La partie s’est terminée par abandon.
rematch = Rejouer
replay = Revoir
share = Partager
download = Enregistrer la partie
seed-shown = Graine de cette partie :
origins = D’où viennent les points
origins-table = La même chose en tableau
chapters-parts = Chaque colonne est une part égale des coups, du premier au dernier.
chapters-mexica = Chaque colonne est une période, décompte compris.
chapters-tzolkin = Chaque colonne s’achève par un jour de nourriture ; la dernière contient le décompte final.
chapters-mezo = Chaque colonne est un âge ; la dernière contient le décompte final.
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
headline-mexica = période { $period } · tour { $round }
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
preview-points = Points : { $gains }.
preview-removed = Tuiles qui ne serviraient plus : { $sizes }.
at-temple = temple de { $seat }, niveau { $level }
at-neutral-temple = temple neutre, niveau { $level }
at-pilli = Pilli de { $seat }
at-bridge = pont
at-canal = canal
at-tile = tuile { $size }
at-district = quartier de { $size } cases

# Patolli
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

# Mezo
option-not-json = Ce fichier n’est pas un matériel de jeu : ce n’est pas du JSON.
source-mz-card = actions des cartes
source-mz-tile = tuiles du dieu courroucé
source-mz-altar = autels et région bénie
source-mz-field = calendrier et codex
source-mz-pyramid = construction des pyramides
source-mz-age = fins d’âge
source-mz-end = dévotion et capacités à la fin
mz-presence = seulement là où votre dieu est présent
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
tz-headline = époque { $age } · jour { $day } · { $until }
tz-board = Les roues et le calendrier
tz-tray = À côté des roues
tz-day = Jour { $day }
tz-food-in = { $days ->
    [0] Nourriture aujourd’hui
    [1] Nourriture demain
   *[other] Nourriture dans { $days } jours
}
tz-food-today = Nourriture aujourd’hui
tz-food-none = plus de jour de nourriture
tz-food-seat = { $seat } : { $needed } maïs nécessaires, { $corn } en réserve
tz-food-need = Nourriture nécessaire : { $corn } maïs
tz-missing = manque { $corn } maïs
tz-skulls-left = Crânes de cristal dans la banque : { $count }
tz-first = Case du premier joueur, { $corn } maïs sur les dents. Marqueur premier joueur : { $seat }.
tz-home = Ouvriers libres de { $seat } : { $count }
tz-temples = Temples
tz-bonus = Pour la première place : { $one } points à la fin de la première époque, { $two } à la fin de la seconde.
tz-god-brown = Chaac
tz-god-yellow = Quetzalcoatl
tz-god-green = Kukulcan
tz-technologies = Technologies
tz-buildings = Bâtiments ; encore { $count } dans la pile
tz-monuments = Monuments
tz-workers = Vos ouvriers : maintenant · plus bas, contre du maïs · demain
tz-workers-none = Aucun de vos ouvriers n’est sur une roue.
tz-tiles = Vos tuiles de départ : gardez-en deux
tz-tile-kept = gardée
tz-tab-workers = Ouvriers
tz-tab-temples = Temples
tz-tab-technologies = Technologies
tz-tab-buildings = Bâtiments
tz-tab-monuments = Monuments
tz-now = Maintenant
tz-tomorrow = Demain
tz-goes-home = rentre chez lui
tz-about-zero = Pas encore d’action.
tz-about-chichen = { $points } points et une marche : { $temple }. Cela coûte un crâne de cristal.
tz-about-chichen-cube = { $points } points, une marche : { $temple }, et un cube au choix. Cela coûte un crâne de cristal.
tz-about-agriculture = 1 : les récoltes rapportent 1 maïs de plus. 2 : récolte de maïs sans tuile s’il n’y en a pas de libre, et 1 maïs de plus à la pêche. 3 : 2 maïs de plus par récolte. Ensuite : une marche dans un temple au choix.
tz-about-extraction = 1 : 1 bois de plus avec du bois. 2 : 1 pierre de plus avec de la pierre. 3 : 1 or de plus avec de l’or. Ensuite : 2 cubes au choix.
tz-about-architecture = Pour un bâtiment par action : 1 : 1 maïs. 2 : 2 points. 3 : un cube de moins. Ensuite : 3 points.
tz-about-theology = 1 : à Chichen Itza, vous pouvez utiliser la case suivante. 2 : là, payez un cube pour une marche dans un temple au choix. 3 : 1 crâne de plus à Yaxchilan 4. Ensuite : 1 crâne.
tz-done-trading = fin des échanges
tz-effect-step = une marche : { $about }
tz-effect-advance = progrès gratuit : { $about }
tz-effect-farm = un ouvrier n’a pas besoin de nourriture
tz-effect-worker = un ouvrier de plus
tz-say-place = { $thing } : case { $space }, { $corn } maïs
tz-has-farms = Ouvriers nourris par les fermes : { $count }
tz-has-discount = Maïs en moins par ouvrier : { $count }
tz-has-corn-tiles = Tuiles maïs : { $count }
tz-has-wood-tiles = Tuiles bois : { $count }
tz-light = Face claire : le calendrier peut avancer de deux jours
tz-dark = Face sombre : le calendrier ne peut pas avancer de deux jours
tz-crew = Ouvriers : { $home } libres, { $out } au travail, { $bank } dans la banque
tz-built = Construits
tz-placed = { $count ->
    [one] { $count } ouvrier placé
   *[other] { $count } ouvriers placés
} ce tour-ci pour { $corn } maïs
tz-moment = Ce qui vient de se passer
tz-final = Décompte final
tz-go-on = Continuer
tz-skulls-short = Il ne reste pas assez de crânes de cristal : les temples n’en donnent aucun.
tz-hungry = { $workers } sans nourriture : { $points } points perdus
tz-tell-points = points { $amount }
tz-tell-workers = ouvriers { $amount }
source-tz-scored = bâtiments, technologies, Chichen Itza
source-tz-favour = faveur des dieux
source-tz-hunger = faim
source-tz-corn = maïs et cubes à la fin
source-tz-skulls = crânes à la fin
source-tz-monuments = monuments
