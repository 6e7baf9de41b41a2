game-title = Tzolk’in
game-blurb = Envoyez vos ouvriers sur les roues du calendrier maya, attendez le bon jour, puis ramenez-les chargés de maïs, de bois, d’or et de la faveur des dieux. Plus ils attendent, plus ils rapportent, mais quatre fois il faut les nourrir. Quand la grande roue a fait un tour complet, temples, bâtiments et monuments décident.

# Morceaux de phrases.
wheel-name = { $wheel ->
    [palenque] Palenque
    [yaxchilan] Yaxchilan
    [tikal] Tikal
    [uxmal] Uxmal
   *[chichen] Chichen Itza
  }
temple-name = { $temple ->
    [brown] marron
    [yellow] jaune
   *[green] vert
  }
technology-name = { $technology ->
    [agriculture] agriculture
    [extraction] extraction
    [architecture] architecture
   *[theology] théologie
  }
cube-name = { $cube ->
    [wood] bois
    [stone] pierre
   *[gold] or
  }
some-goods = { $good ->
    [corn] { $amount } maïs
    [wood] { $amount } bois
    [stone] { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
      }
    [gold] { $amount } or
   *[skull] { $amount ->
        [one] { $amount } crâne de cristal
       *[other] { $amount } crânes de cristal
      }
  }
some-corn = { $corn } maïs
left-over = { $before ->
    [0] { "" }
   *[other] { " " }(après en avoir payé { $before })
  }
some-cubes = { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
  }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
some-workers = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }

# Noms.
corn = maïs
wood = bois
stone = pierre
gold = or
skull = crâne de cristal
palenque = Palenque
yaxchilan = Yaxchilan
tikal = Tikal
uxmal = Uxmal
chichen = Chichen Itza
first = Case Premier joueur
brown = temple marron (Chaac)
yellow = temple jaune (Quetzalcoatl)
green = temple vert (Kukulcan)
agriculture = agriculture
extraction = extraction
architecture = architecture
theology = théologie
neutral = ouvrier neutre
colour-yellow = ferme
colour-grey = tombeau
colour-green = édifice civil
colour-blue = sanctuaire

farm-one = petite ferme
farm-all = ferme en terrasses
farm-three = grande ferme
tomb-yellow = tombeau du serpent à plumes
tomb-green = tombeau du serpent des visions
tomb-build = tombeau du bâtisseur
tomb-market = tombeau du marchand
tomb-worker = tombeau des ancêtres
tomb-glory = tombeau du roi
tomb-action = tombeau du messager
tomb-temples = tombeau du grand prêtre
office-farming = maison des paysans
office-sowing = maison des semeurs
office-logging = maison des bûcherons
office-mining = maison des mineurs
office-stone = maison des carriers
office-gold = maison des orfèvres
office-corn = maison des greniers
office-skull = maison des tailleurs de crânes
shrine-mason = sanctuaire des maçons
shrine-priest = sanctuaire des prêtres
shrine-brown = sanctuaire de Chaac
shrine-green = sanctuaire de Kukulcan
shrine-yellow = sanctuaire de Quetzalcoatl
shrine-builder = sanctuaire des bâtisseurs
shrine-prophet = sanctuaire des prophètes
shrine-scholar = sanctuaire des savants
great-tombs = monument des tombeaux
great-city = monument de la cité
great-harvest = monument de la récolte
great-forest = monument de la forêt
great-monuments = monument des monuments
great-offices = monument des édifices civils
great-masters = monument des maîtres
great-learning = monument du savoir
great-people = monument du peuple
great-shrines = monument des sanctuaires
great-temples = monument des temples
great-summit = monument du sommet
great-skulls = monument des crânes

# Ce que font les constructions.
about-farm-one = Un de vos ouvriers n’a pas besoin d’être nourri.
about-farm-all = Chacun de vos ouvriers a besoin de 1 maïs de moins.
about-farm-three = Trois de vos ouvriers n’ont pas besoin d’être nourris.
about-tomb-yellow = Une marche dans le temple marron et une dans le temple jaune.
about-tomb-green = Une marche dans le temple marron et une dans le temple vert.
about-tomb-build = Une marche dans le temple de votre choix. Vous pouvez ensuite construire un autre bâtiment, comme avec Tikal 2.
about-tomb-market = Vous pouvez faire des échanges, comme avec Uxmal 2. 6 points.
about-tomb-worker = Un ouvrier de plus. 6 points.
about-tomb-glory = 8 points.
about-tomb-action = Vous pouvez payer 1 maïs pour n’importe quelle action de Palenque, Yaxchilan, Tikal ou Uxmal. 2 points.
about-tomb-temples = Une marche dans chaque temple. 3 points.
about-office-farming = Progressez gratuitement en agriculture.
about-office-sowing = Progressez gratuitement en agriculture. 1 pierre.
about-office-logging = Progressez gratuitement en extraction. 1 maïs.
about-office-mining = Progressez gratuitement en extraction. 1 or.
about-office-stone = Progressez gratuitement dans la technologie de votre choix. 1 pierre.
about-office-gold = Progressez gratuitement dans la technologie de votre choix. 1 or.
about-office-corn = Progressez gratuitement dans la technologie de votre choix. 6 maïs.
about-office-skull = Progressez gratuitement dans la technologie de votre choix. 1 crâne de cristal.
about-shrine-mason = Progressez gratuitement en architecture.
about-shrine-priest = Progressez gratuitement en théologie. Une marche dans le temple vert.
about-shrine-brown = Deux marches dans le temple marron. 2 points.
about-shrine-green = Deux marches dans le temple vert. 3 points.
about-shrine-yellow = Deux marches dans le temple jaune. 4 points.
about-shrine-builder = Progressez gratuitement en architecture. 3 points.
about-shrine-prophet = Progressez gratuitement en théologie. Une marche dans le temple marron et une dans le temple vert.
about-shrine-scholar = Progressez gratuitement deux fois, dans une technologie ou dans deux.
about-great-tombs = 4 points par tombeau et monument gris que vous avez.
about-great-city = 2 points par bâtiment et monument que vous avez.
about-great-harvest = 4 points par tuile Maïs que vous avez.
about-great-forest = 4 points par tuile Bois que vous avez.
about-great-monuments = 4 points (6 à deux joueurs, 5 à trois) par monument construit, quel que soit son propriétaire.
about-great-offices = 4 points par édifice civil et monument vert que vous avez.
about-great-masters = 9, 20 ou 33 points si une, deux ou plus de vos technologies sont au niveau 3.
about-great-learning = 3 points par niveau de vos technologies.
about-great-people = 6, 12 ou 18 points pour 4, 5 ou 6 ouvriers.
about-great-shrines = 4 points par sanctuaire et monument bleu que vous avez.
about-great-temples = Les points de vos marches dans tous les temples une nouvelle fois, sans le bonus de tête.
about-great-summit = 3 points par marche au-dessus du départ dans votre meilleur temple.
about-great-skulls = 3 points par crâne de cristal posé à Chichen Itza, par qui que ce soit.

# Ce que font les roues.
about-palenque-1 = Pêche : 3 maïs.
about-palenque-2 = Une tuile Maïs : 4 maïs.
about-palenque-3 = Une tuile Maïs : 5 maïs, ou une tuile Bois : 2 bois.
about-palenque-4 = Une tuile Maïs : 7 maïs, ou une tuile Bois : 3 bois.
about-palenque-5 = Une tuile Maïs : 9 maïs, ou une tuile Bois : 4 bois.
about-yaxchilan-1 = 1 bois.
about-yaxchilan-2 = 1 pierre et 1 maïs.
about-yaxchilan-3 = 1 or et 2 maïs.
about-yaxchilan-4 = 1 crâne de cristal.
about-yaxchilan-5 = 1 or, 1 pierre et 2 maïs.
about-tikal-1 = Un progrès technologique.
about-tikal-2 = Un bâtiment.
about-tikal-3 = Un ou deux progrès technologiques.
about-tikal-4 = Un ou deux bâtiments, ou un monument.
about-tikal-5 = 1 cube : une marche dans deux temples différents.
about-uxmal-1 = 3 maïs : une marche dans un temple.
about-uxmal-2 = Échanges de maïs et de cubes.
about-uxmal-3 = Un ouvrier de plus.
about-uxmal-4 = Un bâtiment, à 2 maïs le cube.
about-uxmal-5 = 1 maïs : n’importe quelle action de Palenque, Yaxchilan, Tikal ou Uxmal.
about-any = N’importe quelle action de cette roue.

# Mots des coups.
word-keep = garder
word-beg = mendier
word-place = placer
word-pick = reprendre
word-use = utiliser l’action
word-skip = passer
word-corn = maïs
word-wood = bois
word-burn = brûler la forêt
word-advance = progresser
word-build = construire
word-with = avec
word-without = sans
word-spare = épargner
word-pay = payer
word-take = prendre
word-sell = vendre
word-buy = acheter
word-climb = monter
word-turn = tourner le calendrier
word-end = finir le tour

# Ce qui est attendu.
expect-over = La partie est terminée.
expect-keep = Choisissez deux de vos quatre tuiles de départ.
expect-start = Placez des ouvriers ou reprenez-en.
expect-start-beg = Placez des ouvriers ou reprenez-en. Vous pouvez d’abord mendier du maïs.
expect-place = Placez un autre ouvrier ou finissez votre tour.
expect-pick = Reprenez un autre ouvrier ou finissez votre tour.
expect-turn = Faites tourner le calendrier d’un jour ou de deux.
expect-use = L’ouvrier revient de { wheel-name } { $space } : quelle action utilisez-vous ?
expect-any = Quelle action utilisez-vous ?
expect-any-may = Vous pouvez payer 1 maïs pour n’importe quelle action de Palenque, Yaxchilan, Tikal ou Uxmal.
expect-harvest = Que récoltez-vous à Palenque { $space } ?
expect-advance = Progressez dans une technologie.
expect-advance-may = Vous pouvez progresser encore une fois.
expect-advance-free = Progressez gratuitement dans la technologie de votre choix.
expect-build = Construisez un bâtiment.
expect-build-four = Construisez un bâtiment ou un monument.
expect-build-more = Vous pouvez construire un deuxième bâtiment.
expect-build-plain = Vous pouvez construire un deuxième bâtiment, sans architecture.
expect-build-corn = Construisez un bâtiment et payez en maïs.
expect-build-extra = Vous pouvez construire un bâtiment de plus.
expect-architecture = Utiliser l’architecture pour ce bâtiment : { $building } ?
expect-spare = Quel cube l’architecture vous épargne-t-elle pour ce bâtiment : { $building } ?
expect-pay = Payez { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } de votre choix.
expect-take = Prenez { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } de votre choix.
expect-trade = Échangez autant que vous voulez, puis arrêtez.
expect-offering = Vous pouvez payer 1 cube pour monter d’une marche dans un temple.
expect-climb = Choisissez un temple où monter.
expect-climb-twice = Choisissez le premier des deux temples où monter.
expect-climb-other = Choisissez un deuxième temple, différent.

# Pourquoi pas.
why-keep-first = Choisissez d’abord vos deux tuiles de départ.
why-tiles-kept = Les tuiles de départ sont déjà choisies.
why-already-kept = Vous gardez déjà la tuile { $tile }.
why-not-dealt = Vous n’avez pas reçu la tuile { $tile }.
why-beg-late = On ne mendie qu’au début de son tour.
why-beg-again = On ne mendie qu’une fois par tour.
why-beg-rich = Vous avez { some-corn } ; les anciens n’aident que ceux qui en ont 2 ou moins.
why-all-at-bottom = Tous vos marqueurs sont en bas : vous ne pouvez plus fâcher les dieux.
why-at-bottom = Votre marqueur est déjà en bas du temple { temple-name }.
why-no-mix-place = Vous avez repris des ouvriers : vous ne pouvez plus en placer ce tour-ci.
why-no-mix-pick = Vous avez placé des ouvriers : vous ne pouvez plus en reprendre ce tour-ci.
why-mercy-one = La clémence des dieux ne vaut que pour un ouvrier.
why-mercy-cheapest = La clémence des dieux ne vaut que pour une case la moins chère, c’est-à-dire { $space }.
why-no-free-worker = Vous n’avez pas d’ouvrier libre.
why-first-taken = La case Premier joueur est déjà prise par { $owner_seat }.
why-wheel-full = { wheel-name } est complète.
why-place-cost = Cet ouvrier coûte { $cost } maïs, vous en avez { $corn }.
why-nobody-there = Il n’y a personne à { wheel-name } { $space }.
why-neutral-there = L’ouvrier de { wheel-name } { $space } est neutre et reste là.
why-not-yours = L’ouvrier de { wheel-name } { $space } appartient à { $owner_seat }.
why-must-beg = Vous n’avez aucun ouvrier à reprendre et ne pouvez payer aucune case : vous devez d’abord mendier du maïs.
why-no-pass = Vous devez placer ou reprendre au moins un ouvrier.
why-turn-first = Dites d’abord de combien de jours le calendrier tourne.
why-jump-used = Votre plateau montre sa face sombre : vous avez déjà fait tourner le calendrier de deux jours.
why-jump-pushes = Un second jour pousserait un ouvrier hors de la roue { wheel-name }.
why-turn-not-now = Le calendrier tourne à la fin de la manche, au gré de qui occupe la case Premier joueur.
why-pick-first = C’est un ouvrier repris qui fait cela : reprenez-en d’abord un.
why-resolve-first = Cela ne répond pas à la question : finissez d’abord l’action de l’ouvrier.
why-no-skip = { $task ->
    [harvest] Vous avez choisi de récolter ici : prenez ce qui s’y trouve.
    [advance] Le premier progrès de cette action est obligatoire ; seul le second est facultatif.
    [build] Vous avez choisi de construire et pouvez payer : construisez ; seul un second bâtiment est facultatif.
    [architecture] Dites si l’architecture sert pour ce bâtiment.
    [spare] Dites quel cube l’architecture vous épargne.
    [pay] Ce que vous avez choisi se paie : choisissez un cube.
    [take] Les cubes sont à vous : choisissez-en un.
    [climb] Ce pas est obligatoire : nommez un temple.
   *[action] L’action choisie s’accomplit : dites laquelle.
  }
why-no-such-action-here = Cette roue a les actions 1 à 5, pas { $space }.
why-too-high = De la case { $space }, l’action { $number } est hors de portée ; la plus haute possible est la { $highest }.
why-back-cost = Reculer coûte { $cost } maïs, vous en avez { $corn }.
why-no-action-there = La case 0 n’a pas d’action.
why-group-empty = Il ne reste plus de tuiles à Palenque { $space }.
why-skull-there = Un crâne est déjà posé à Chichen Itza { $space } : cette action est épuisée.
why-no-skull = Vous n’avez pas de crâne de cristal à offrir.
why-needs-corn = Cela coûte { $need } maïs, vous en avez { $corn }{ left-over }.
why-nothing-for-corn = Avec { some-corn }{ left-over }, vous ne pouvez payer aucun bâtiment exposé.
why-any-corn = Cela coûte 1 maïs, et vous n’en avez pas{ left-over }.
why-no-advance = Un progrès vous coûte au moins { some-cubes }, vous en avez { $have }.
why-needs-cube = Cela coûte 1 cube, et vous n’en avez pas.
why-nothing-to-build = Vous ne pouvez rien payer de ce qui est exposé.
why-no-open-corn = Aucune tuile Maïs n’est découverte à Palenque { $space }.
why-no-wood-tile = Il n’y a pas de tuile Bois à Palenque { $space }.
why-advance-cost = Technologie : { technology-name }. Ce progrès coûte { some-cubes }, vous en avez { $have }.
why-build-missing = { $building } : il vous manque { $missing }{ $spared ->
    [0] .
   *[other] { " " }; l’architecture ne vous en épargne que { $spared }.
  }
why-build-corn = { $building } coûte { $cost } maïs, vous en avez { $corn }.
why-not-on-display = { $building } : ce bâtiment n’est pas exposé.
why-monument-or-buildings = Vous construisez des bâtiments : un monument aurait pris toute l’action.
why-monument-elsewhere = Les monuments ne se construisent qu’avec Tikal 4.
why-monument-not-shown = { $building } : ce monument n’est pas exposé.
why-monument-skull = { $building } : il vous manque un crâne de cristal.
why-cannot-spare = L’architecture ne peut pas vous épargner cela ici : { cube-name }.
why-no-cube = Vous n’en avez pas : { cube-name }.
why-same-temple = Vous avez déjà nommé le temple { temple-name } ; l’autre marche est dans un autre.
why-none-to-sell = Vous n’avez rien à vendre : { cube-name }.
why-buy-cost = Achat : { cube-name }. Prix { $price } maïs, vous en avez { $corn }.
why-both-ways = Dans cette action, vous avez déjà échangé dans l’autre sens : { cube-name }.

# Ce qui s’est passé.
event-kept = { $seat } garde la tuile { $tile }.
event-revealed = { $seat } révèle les tuiles { $tiles }.
event-begged = { $seat } mendie et a maintenant { some-corn }.
event-mercy = Les dieux sont cléments : { $seat } rend { some-corn } et place un ouvrier à { wheel-name } { $space }.
event-placed = { $seat } place un ouvrier à { wheel-name } { $space } pour { some-corn }.
event-placed-first = { $seat } place un ouvrier sur la case Premier joueur pour { some-corn }.
event-picked = { $seat } reprend l’ouvrier de { wheel-name } { $space }.
event-used = { $seat } utilise { wheel-name } { $space }{ $corn ->
    [0] .
   *[other] { " " }en reculant pour { $corn } maïs.
  }
event-skipped = { $seat } passe.
event-gained = { $seat } reçoit { some-goods }.
event-paid = { $seat } paie { some-goods }.
event-scored = { $seat } marque { some-points }.
event-bank-empty = Il ne reste plus de crâne de cristal pour { $seat }.
event-no-worker-left = { $seat } a déjà tous ses ouvriers en jeu.
event-hired = { $seat } reçoit un ouvrier de plus.
event-blocked = { $seat } ne peut pas monter plus haut dans le temple { temple-name }.
event-climbed = { $seat } monte à la marche { $step } du temple { temple-name }.
event-angered = Les dieux sont fâchés : { $seat } descend à la marche { $step } du temple { temple-name }.
event-light = { $seat } atteint le sommet et retourne son plateau côté clair.
event-dark = { $seat } retourne son plateau côté sombre.
event-advanced = { $seat } progresse : { technology-name }, niveau { $level }.
event-bonus = { $seat } prend le bonus : { technology-name }.
event-felled = { $seat } prend une tuile Bois à Palenque { $space }.
event-reaped = { $seat } prend une tuile Maïs à Palenque { $space }.
event-gleaned = { $seat } récolte du maïs à Palenque { $space } sans tuile.
event-burnt = { $seat } brûle la forêt à Palenque { $space } et prend la tuile Maïs.
event-offered = { $seat } pose un crâne de cristal à Chichen Itza { $space }.
event-built = { $seat } construit : { $building }.
event-ended = { $seat } finit son tour.
event-revealed-building = Nouveau bâtiment : { $building }.
event-teeth = { $seat } prend { some-corn } sur les dents du calendrier.
event-food-day = Jour de nourriture { $number }.
event-fed = { $seat } nourrit { some-workers } pour { some-corn }.
event-hungry = { $seat } ne peut pas nourrir { some-workers } et perd { some-points }.
event-new-age = Le deuxième âge commence avec de nouveaux bâtiments.
event-skulls-short = Les temples doivent { $wanted } crânes mais il n’en reste que { $left } : personne n’en reçoit.
event-favour = { $seat } reçoit { some-points } du temple { temple-name }{ $bonus ->
    [0] .
   *[other] , dont { $bonus } pour la tête.
  }
event-tooth-corn = Personne sur la case Premier joueur : 1 maïs est posé sur la dent.
event-marker = { $seat } reçoit le marqueur premier joueur.
event-rotated = Le calendrier tourne de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } : jour { $day }.
event-pushed = Un ouvrier de { $seat } est poussé hors de { wheel-name } et rentre.
event-final-corn = { $seat } change tout en { some-corn } : { some-points }.
event-final-skulls = { $seat } garde { $skulls ->
    [one] { $skulls } crâne
   *[other] { $skulls } crânes
  } : { some-points }.
event-final-monument = { $building } : { some-points } pour { $seat }.
event-final-total = { $seat } finit avec { some-points }.

# Le plateau dans le terminal.
board-day = Jour { $day } · âge { $age } · premier joueur { $name } · maïs sur les dents { $corn }
board-food-today = Jour de nourriture { $number } aujourd’hui : { $gives ->
    [goods] des biens des temples
   *[points] des points des temples
  }
board-food-in = Jour de nourriture { $number } dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } : { $gives ->
    [goods] des biens des temples
   *[points] des points des temples
  }
board-food-none = Plus de jour de nourriture
board-wheels = Roues
board-next = prochain
board-temples = Temples
board-technologies = Technologies
board-jungle = Jungle
board-skulls = crânes à la banque
board-buildings = Bâtiments
board-pile = dans la pile
board-monuments = Monuments
board-home = libre
board-food = nourr.
board-tiles = tuiles
board-light = clair
board-dark = sombre
board-your-tiles = Vos tuiles de départ
board-cost = coût
board-full = complet
board-worker = +1 ouvrier
board-legend = ★ points   c maïs   w bois   s pierre   g or   x crâne   × ouvrier neutre

fact-points = points
fact-corn = maïs
fact-wood = bois
fact-stone = pierre
fact-gold = or
fact-skulls = crânes de cristal
fact-temple-steps = marches dans les temples
fact-technologies = niveaux de technologie
fact-buildings = bâtiments
fact-monuments = monuments
fact-workers = ouvriers en jeu
fact-on-wheels = ouvriers sur les roues
fact-hungry = ouvriers sans nourriture en l’état
