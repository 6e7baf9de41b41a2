brand = Patolli
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
pace = Coups des autres
pace-instant = tous d’un coup
pace-quick = un par un, vite
pace-calm = un par un, posément
confirm-spare = Demander avant de finir un tour où il reste quelque chose à faire
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
tables-more = En voir plus
tables-search = Chercher par nom de joueur
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
no-way-back = Il n’y aura pas de retour dans cette partie.
resign-really = Abandonner vraiment
resign-not = Non, continuer
abandon = Arrêter cette partie
abandon-really = Arrêter vraiment
abandon-not = Non, qu’elle continue
clock = Temps restant : { $left }
clock-left-days = { $days } j { $hours } h
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
confirm = Valider
back = Retour
cancel = Annuler
undo = Reprendre
hint = Conseil
hint-title = Demander au robot le plus fort ce qu’il ferait
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
try-again = Essayer maintenant
reload = Recharger
trouble-offline = Le serveur ne répond pas. Vérifiez votre connexion, ou réessayez dans un instant.
trouble-unknown = Quelque chose n’a pas marché. Rien n’a changé ; réessayez.

result-title = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
result-none = Personne ne gagne
result-abandoned = La partie est restée sans fin.
result-resigned = La partie s’est terminée par abandon.
rematch = Rejouer
replay = Revoir
share = Partager
download = Enregistrer la partie
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
option-not-json = Ce fichier est inutilisable : ce n’est pas du JSON.

ask-name = Comment vous appeler ?
ask-name-text = Ce nom figure à votre place, pour tous ceux qui jouent avec vous. Vous pourrez le changer.
ask-name-go = S’asseoir
have-account = Vous avez un compte ?
log-in = Se connecter
to-account = Votre compte
title-account = Votre compte
lost-game = Ce jeu n’existe pas ici
lost-game-text = On ne joue pas à « { $game } » ici. On joue à :
news-sits = { $name } s’assied
news-started = La partie commence
result-you = Vous gagnez
result-you-too = Vous gagnez avec { $names }
rematch-offered = On propose de rejouer.
rematch-accept = Se rasseoir
notify = Une notification quand c’est à vous ou que quelqu’un s’assied
notify-refused = Ce navigateur n’autorise pas les notifications ici.
mute = Masquer { $name }
muted-here = Vous ne voyez pas ce qu’écrit { $names }.
unmute = Lire à nouveau
