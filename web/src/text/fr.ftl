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

bot = robot
local = ici
clock = Temps restant : { $left }
clock-left-days = { $days } j { $hours } h

confirm = Valider
cancel = Annuler

try-again = Essayer maintenant
trouble-offline = Le serveur ne répond pas. Vérifiez votre connexion, ou réessayez dans un instant.
page-loading-failed = Cette page n’a pas pu être chargée. Nouvel essai en cours …
trouble-unknown = Quelque chose n’a pas marché. Rien n’a changé ; réessayez.

result-title = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
result-none = Personne ne gagne
replay = Revoir
download = Enregistrer la partie

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
result-you = Vous gagnez
result-you-too = Vous gagnez avec { $names }
notify = Une notification quand c’est à vous ou que quelqu’un s’assied
notify-refused = Ce navigateur n’autorise pas les notifications ici.
unmute = Lire à nouveau
lesson-learn = Apprendre
title-learn = Apprendre
lesson-offer = Apprenez un jeu en y jouant, en deux minutes :
lesson-offer-no = Non merci
