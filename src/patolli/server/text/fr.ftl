bad-message = Ce message est incompréhensible : { $problem }
bad-option = { $problem }
bad-record = Cette partie enregistrée est inutilisable : { $problem }
bad-position = Cette position est inutilisable. { $where } : { $problem }
who-are-you = Dites-nous d’abord votre nom.
wrong-password = Le nom et le mot de passe ne correspondent pas.
not-your-seat = Cette place n’est pas la vôtre.
not-host = Seul l’hôte de la table peut faire cela.
not-seated = Vous n’êtes pas assis à cette table.
not-while-running = Cela sera visible une fois la partie terminée.
no-hints = Pas de conseils ici : d’autres personnes jouent, et la table a été ouverte sans conseils.
chat-off = Il n’y a pas de discussion à cette table.
foreign-origin = Cette requête vient d’un autre site.
not-found = Il n’y a rien de tel ici.
no-page = Cette page n’existe pas.
no-method = Cela ne peut pas se faire ici.
stale = La partie a avancé : le prochain coup porte le numéro { $next }.
seat-taken = Cette place est prise.
already-seated = Vous êtes déjà assis à cette table.
name-taken = Quelqu’un d’autre porte déjà ce nom. Choisissez-en un autre.
name-at-table = Quelqu’un à cette table porte déjà le nom { $name }, ou un nom qui lui ressemble. Changez d’abord le vôtre.
seats-open = Toutes les places ne sont pas encore prises.
wrong-moment = Ce n’est pas possible maintenant.
not-absent = Cette personne est à la table.
cannot-open = Cette table est intacte, mais elle ne peut pas être ouverte ici : { $problem }
not-idle = Quelqu’un a joué ici ces { $days } derniers jours. On ne peut laisser une partie sans fin que si plus personne n’y joue.
too-many-tables = Vous avez ouvert trop de tables. Terminez-en ou annulez-en d’abord.
too-many-bots = Vous avez trop de comptes de robots. Supprimez-en un d’abord.
too-many-public = Vous avez déjà { $most } tables publiques ouvertes. Commencez-en ou annulez-en, ou ouvrez celle-ci seulement pour ceux qui ont le lien.
too-many-bot-tables = Vous avez déjà { $most } parties en cours entre bots seuls. Attendez la fin de l’une d’elles, ou arrêtez-en une.
too-many-imports = Vous gardez déjà { $most } parties importées ici. Supprimez-en d’abord.
too-many-studies = Vous gardez déjà { $most } études ici. Supprimez-en d’abord.
too-large = C’est trop volumineux.
bad-fields = Quelque chose ne va pas avec { $where } : { $problem }
name-length = Un nom compte de 1 à 30 caractères.
name-unseen = Un nom n’a que des caractères visibles, dont au moins une lettre, un chiffre ou une image.
name-stacked = Il y a trop de signes sur une même lettre de ce nom.
name-mixed = Un nom s’écrit dans un seul alphabet : les lettres de plusieurs se ressemblent trop.
password-short = Un mot de passe compte au moins { $least } caractères.
password-common = Ce mot de passe est parmi les premiers que n’importe qui essaierait. Trois ou quatre mots sans rapport entre eux en font un bon.
too-fast = Trop vite. Attendez un instant.
head-too-large = L’en-tête de cette requête est trop grand.
our-fault = Quelque chose s’est mal passé de notre côté. Vos coups sont en sûreté ; veuillez réessayer.
busy = Le serveur est occupé. Réessayez dans un instant.

bot-random = Au hasard
bot-greedy = Glouton
bot-program-blurb = Un programme ajouté par la personne qui gère ce serveur.

# What a link to a page says of itself.
page-start = Patolli : jeux de l’ancienne Mésoamérique
page-start-about = Mexica, Tzolk’in, Mezo et l’ancien Patolli, d’après leurs règles exactes : contre des robots, ou entre amis avec un lien.
page-new = Nouvelle table : { $game } · Patolli
page-rules = Règles : { $game } · Patolli
page-at = { $game } : { $names } · Patolli
page-replay = Partie de { $game } à revoir : { $names } · Patolli
page-open = On vous attend pour une partie de { $game } : { $names }. { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
  } : asseyez-vous.
page-table = Une partie de { $game } : { $names }.
page-over = Une partie de { $game } : { $names }. { $count ->
    [one] Victoire de { $winners }.
   *[other] Victoire commune de { $winners }.
  }
