first-title = Les premiers jours
first-about = Placer deux ouvriers, laisser tourner le calendrier, récolter.
first-welcome = Le grand calendrier entraîne cinq roues. Vos ouvriers y voyagent : plus ils restent, meilleure est la case. À chaque tour, ou bien vous placez des ouvriers, ou bien vous en reprenez.
first-fisher = Le maïs vient de Palenque. Placez-y un ouvrier. La case 0 ne coûte rien.
first-logger = Un deuxième ouvrier dans le même tour coûte 1 maïs de plus. Placez-en un à Yaxchilan, pays du bois, de la pierre et de l’or.
first-logger-else = Plus tard. Pour l’instant Yaxchilan : nous voulons de la pierre.
first-end = Deux suffisent pour aujourd’hui. Finissez votre tour.
first-end-else = Vous pourriez placer le troisième, pour 2 maïs de plus. Gardons le maïs, et finissons le tour.
first-turned = Votre ami a placé deux ouvriers, et le calendrier a tourné d’un jour : tout le monde avance d’une case. Les vôtres sont sur la case 1.
first-fish = Reprenez le pêcheur de Palenque 1 et utilisez la case : 3 maïs.
first-fish-else = Celui de Palenque, s’il vous plaît : l’autre a une raison d’attendre.
first-wait = L’autre ouvrier rapporterait 1 bois. Demain il sera sur la case 2 : une pierre et un maïs. Finissez votre tour et attendez.
first-wait-else = Un bois aujourd’hui, ou une pierre et un maïs demain ? Laissez-le voyager : finissez le tour.
first-stone = Un jour plus tard. Reprenez votre ouvrier de Yaxchilan 2.
first-done = Placer, voyager, reprendre : voilà Tzolk’in. Deux sortes de tours, jamais les deux à la fois.

placing-title = Placer et payer
placing-about = Le numéro de la case, et un peu plus pour chaque ouvrier suivant.
placing-free = On reçoit toujours la plus basse case libre d’une roue, et on paie son numéro en maïs. La case 0 est gratuite : placez un ouvrier à Palenque.
placing-second = Le deuxième ouvrier d’un tour coûte 1 de plus que sa case. Placez-en un à Yaxchilan.
placing-third = Le troisième coûte 2 de plus : trois ouvriers sur des cases 0 coûtent donc 0, 1 et 2 maïs. Placez le dernier à Tikal.
placing-high = Un autre jour : votre ami tient les cases 0 et 1 de Yaxchilan. Vous recevez la case 2 pour 2 maïs, mais avec deux jours d’avance. Placez-y un ouvrier.
placing-high-else = C’est moins cher, bien sûr. Mais voyez quelle avance vous auriez à Yaxchilan.
placing-poor = La même chose avec 1 maïs : Yaxchilan coûte 2, c’est trop. Montrez-la pour voir pourquoi, puis placez ailleurs.
placing-done = À chaque tour il faut placer ou reprendre au moins un ouvrier. Placez à bas prix, et pas plus que vous ne pouvez nourrir.

waiting-title = Reprendre et attendre
waiting-about = Dans quel ordre, comment revenir en arrière, comment ne pas tomber.
waiting-order = On peut reprendre plusieurs ouvriers dans un tour, l’un après l’autre. Ce que rapporte le premier paie le suivant. Commencez par Palenque 2 : une tuile Maïs, 4 maïs.
waiting-gold = Maintenant Yaxchilan 3 : 1 or et 2 maïs.
waiting-back = Parfois on veut moins. De la case 3 on peut utiliser une case plus basse pour 1 maïs par pas, même occupée. Reprenez l’ouvrier et utilisez Yaxchilan 2, pour la pierre.
waiting-back-else = Pas cette fois : payez un maïs et prenez la pierre de la case 2.
waiting-any = Cet ouvrier est sur la case 7, la dernière. Depuis 6 et 7 toutes les actions de la roue sont au choix. Un jour de plus, et il tomberait les mains vides. Prenez l’action 5.
waiting-any-else = Ici le choix est libre ; 5 donne or, pierre et maïs.
waiting-poor = L’offrande d’Uxmal 1 coûte 3 maïs, et vous en avez 2. Reprenez d’abord le pêcheur ; ensuite vous pourrez payer. Montez où vous voulez.
waiting-poor-else = D’abord le pêcheur : 3 maïs à Palenque.
waiting-done = Attendre est gratuit, jusqu’à ce que la roue vous rejette : après la case 7, à Chichen Itza après la case 10.

corn-title = Maïs et forêt
corn-about = Des champs, du bois sur le maïs, et la colère des dieux.
corn-field = À côté de Palenque poussent des champs. Pour la case 2, chacun est une tuile Maïs : 4 maïs, et la tuile est à vous. Prenez-en une.
corn-covered = Pour les cases 3 à 5, la forêt couvre le maïs. Utilisez la case 3 et coupez le bois : 2 bois, et le maïs reste ouvert pour le suivant.
corn-covered-else = Ce serait brûler la forêt. Coupons-la, cette fois.
corn-open = Ici quelqu’un a déjà coupé le bois. Utilisez la case 3 et prenez le maïs ouvert : 5 maïs.
corn-burn = Les champs de la case 2 sont épuisés, et vous avez faim. On peut brûler la forêt de la case 3 : 5 maïs tout de suite, mais un dieu se fâche et l’on descend d’une marche dans un temple. Faites-le, cette seule fois.
corn-burn-else = Le bois serait sage. Mais voyez ce que fait le feu.
corn-done = Quand toutes les tuiles d’une case sont parties, elle ne donne plus rien, sauf à qui connaît l’agriculture.

food-title = Jour de nourriture
food-about = Deux maïs par ouvrier, quatre fois dans la partie.
food-need = Le jour 7 est un jour de nourriture. Après tous les tours, chaque ouvrier mange 2 maïs, où qu’il soit. Vous avez trois ouvriers et 4 maïs : il en manque deux. Chaque affamé coûte 3 points.
food-fetch = Cherchez du maïs à Palenque 2 et finissez votre tour.
food-fetch-else = Cela ne nourrit personne. Palenque 2 rapporte 4 maïs.
food-fed = Tout le monde a mangé. Et les dieux donnent : aux premier et troisième jours de nourriture, des biens pour vos marches. Votre deuxième marche du temple marron a donné une pierre. Aux deuxième et quatrième, ce sont des points.
food-farm = Vous avez maintenant une petite ferme : un ouvrier n’a plus besoin de manger, à chaque jour de nourriture. Avec 2 maïs et un pêcheur, cela suffit. Reprenez le pêcheur et finissez le tour.
food-done = Les jours de nourriture sont les jours 7, 13, 20 et 26. Regardez le calendrier : les dents marquées sont des jours de faim.

technologies-title = Technologies
technologies-about = Ce que Tikal enseigne sert jusqu’à la fin.
technologies-look = Quatre technologies de trois niveaux. L’agriculture donne plus de maïs, l’extraction plus de cubes, l’architecture aide à construire, la théologie sert aux crânes.
technologies-learn = Tikal 1, c’est un progrès. Le niveau 1 coûte un cube quelconque. Payez votre bois pour l’agriculture.
technologies-learn-else = Les quatre sont bonnes. Pour cette leçon, prenez l’agriculture.
technologies-harvest = Elle aide aussitôt : reprenez l’ouvrier de Palenque 2. Le niveau 1 ajoute un maïs, 5 au lieu de 4.
technologies-two = Tikal 3 donne jusqu’à deux progrès. Le deuxième niveau coûte deux cubes, donc trois pour les deux. Progressez deux fois en extraction.
technologies-top = Au niveau 3 il n’y a plus rien à apprendre. Un progrès coûte alors un cube et donne le bonus, encore et encore : 3 points pour l’architecture. Prenez-le.
technologies-done = Tôt dans la partie une technologie paie à chaque fois ; tard, rarement.

buildings-title = Bâtiments
buildings-about = Payer les cubes, recevoir aussitôt.
buildings-row = Six bâtiments sont exposés. Chacun montre son prix en cubes et ce qu’il donne. Montrez-en un pour le lire.
buildings-build = Avec Tikal 2 on en construit un. Vous avez un bois et deux pierres : construisez le tombeau du serpent des visions, une marche dans deux temples.
buildings-build-else = La petite ferme est bonne aussi. Mais vous avez de la pierre pour plus grand.
buildings-refill = La rangée est complétée à la fin de votre tour, pas avant. Finissez-le.
buildings-architect = Avec l’architecture au niveau 2, chaque action de construction donne en plus un maïs et 2 points ; le niveau 3 épargne même un cube. Construisez la petite ferme.
buildings-architect-else = La petite ferme, s’il vous plaît : un bois.
buildings-corn = Sans cubes, il y a Uxmal 4 : un bâtiment payé en maïs, 2 par cube. Construisez le sanctuaire des prêtres pour 4 maïs.
buildings-done = Après le deuxième jour de nourriture, les bâtiments de l’âge 2 remplacent toute la rangée. Ce que vous voulez de l’âge 1, construisez-le avant.

temples-title = Temples
temples-about = Deux fois des biens, deux fois des points, et la gloire au plus haut.
temples-look = Trois temples, trois dieux. Chacun commence une marche au-dessus du bas. Aux premier et troisième jours de nourriture vos marches donnent des biens, aux deuxième et quatrième des points, et le plus haut reçoit davantage.
temples-offer = Uxmal 1 : offrez 3 maïs pour une marche. Montez dans le temple marron, dont la deuxième marche donne une pierre.
temples-offer-else = Les autres sont de beaux temples. Mais au marron vous n’avez pas de rival, et sa deuxième marche donne une pierre.
temples-two = Tikal 5 : un cube, et une marche dans deux temples différents. Rattrapez votre ami dans le jaune, et prenez l’autre où vous voulez.
temples-top = Un seul marqueur tient au sommet. Votre ami est au sommet du vert, une marche y serait perdue. Offrez votre maïs ailleurs.
temples-top-else = Le sommet est pris : vous paieriez pour rester sur place.
temples-done = Brûler la forêt et mendier font descendre. Qui partage la tête partage son bonus.

uxmal-title = Marché et bras
uxmal-about = Ce qu’offre Uxmal : commerce, un ouvrier, toute action.
uxmal-market = Uxmal 2 est le marché : le bois vaut 2 maïs, la pierre 3, l’or 4, dans les deux sens, autant qu’on veut. Vendez votre bois, achetez un or, puis arrêtez.
uxmal-market-else = D’abord vendre le bois, puis acheter l’or pour 4 maïs, puis arrêter.
uxmal-hire = Uxmal 3 : un ouvrier de plus, dès votre prochain placement. Il travaille pour vous, et il mange. Engagez-le.
uxmal-any = Uxmal 5 : pour 1 maïs, n’importe quelle action des quatre petites roues. La meilleure de Yaxchilan est la 5 : or, pierre et 2 maïs. Prenez-la.
uxmal-any-else = Une bonne action aussi. Mais regardez Yaxchilan 5.
uxmal-done = Six ouvriers au plus. Plus de bras, c’est plus de tours, et plus de bouches.

skulls-title = Crânes de cristal
skulls-about = Treize en tout, et neuf places à Chichen Itza.
skulls-find = Il n’y a que treize crânes. Yaxchilan 4 en donne un. Allez le chercher.
skulls-find-else = D’abord le crâne, à Yaxchilan 4.
skulls-lay = À Chichen Itza on dépose un crâne pour les dieux : des points, et une marche dans un temple. La case 3 vaut 6 points et une marche au marron. Déposez-le.
skulls-taken = Chaque case ne prend qu’un crâne de toute la partie. Ici la 3 est prise. Revenez à la 2 pour un maïs : 5 points.
skulls-theology = Avec la théologie vous atteignez la case suivante sans payer : de 3 à 4, pour 7 points et le temple vert. Utilisez 4.
skulls-theology-else = C’est possible. Mais la théologie vous ouvre le numéro 4.
skulls-done = Les crânes gardés jusqu’à la fin valent 3 points chacun. À Chichen Itza, jusqu’à 13.

monuments-title = Monuments
monuments-about = Chers, et comptés à la fin.
monuments-look = Quelques monuments restent exposés toute la partie. On les construit avec Tikal 4, sans rabais, et ils ne comptent qu’à la fin, chacun à sa façon. Lisez-les tôt et jouez pour l’un d’eux.
monuments-build = Vous êtes à la marche 5 du temple jaune. Le monument du sommet donne 3 points par marche au-dessus du départ dans votre meilleur temple : 12. Construisez-le avec Tikal 4.
monuments-done = À la fin les cubes deviennent du maïs, quatre maïs font un point, un crâne trois. Puis les monuments.

calendar-title = Le deuxième jour
calendar-about = La case Premier joueur, et tourner deux fois.
calendar-look = À côté du calendrier il y a une case pour un ouvrier. Chaque jour où elle est vide, un maïs est posé sur une dent. Qui s’y place prend tout, et le marqueur Premier joueur.
calendar-first = Elle compte comme une case 0. Placez-y un ouvrier et finissez votre tour.
calendar-first-else = Sur la case Premier joueur, s’il vous plaît, puis finissez le tour.
calendar-turn = Le maïs est à vous, le marqueur aussi. Et vous pouvez faire quelque chose de rare : tourner le calendrier de deux jours. Votre ouvrier de Yaxchilan 2 irait à la case 4, un crâne. Tournez de 2.
calendar-turn-else = Un jour, c’est l’habitude. Essayez deux.
calendar-dark = Votre plateau est sombre maintenant : le deuxième jour est dépensé. Atteindre le sommet d’un temple le rend clair de nouveau. On ne tourne pas deux fois si cela fait tomber quelqu’un de la case 6.
calendar-done = Deux jours peuvent vous sauver, ou gâcher les plans d’un ami. L’ouvrier de la case Premier joueur rentre tout seul.

begging-title = Mendier
begging-about = Plus de maïs ? Les dieux aident, et s’en souviennent.
begging-choice = Vous n’avez pas de maïs. Tout au début de votre tour, avec 2 maïs ou moins, vous pouvez mendier : vous montez à 3 maïs, mais descendez d’une marche dans un temple.
begging-beg = Mendiez, et choisissez dans quel temple descendre. C’est au marron que vous êtes le plus haut.
begging-place = Après avoir mendié, on place ou on reprend comme d’habitude. Placez un ouvrier et finissez le tour.
begging-mercy = Le pire : personne sur les roues, pas de maïs, toutes les cases bon marché prises, et tous vos marqueurs en bas, donc impossible de mendier. Alors les dieux ont pitié : vous placez un ouvrier sur une case des moins chères, pour ce que vous avez. Faites-le.
begging-done = On ne mendie pas deux fois dans un tour. Le mieux est jamais : une marche vaut plus que trois maïs.

start-title = Comment une partie commence
start-about = Quatre tuiles, deux à vous.
start-neutral = À deux ou trois, des ouvriers gris bloquent des cases. Ils voyagent, ne quittent jamais les roues et ne sont à personne.
start-keep = Chacun reçoit quatre tuiles de départ et en garde deux en secret : des biens, une marche, un niveau. Qu’est-ce qui va ensemble ? Gardez-en deux.
start-done = Tous révèlent en même temps et prennent ce que montrent leurs tuiles. Le hasard dit qui commence, et au premier tour chacun doit placer.

ending-title = Le dernier jour
ending-about = Ce qui compte à la fin.
ending-count = Jour 26, le dernier jour de nourriture. Ensuite le calendrier tourne une dernière fois, et c’est fini. Ce qui reste sur les roues ne rapporte rien : reprenez ce que vous pouvez.
ending-last = Reprenez votre ouvrier de Palenque 3, prenez ce que vous voulez et finissez votre tour : le repas, les dieux et le compte suivent tout seuls.
ending-last-else = D’abord l’ouvrier de Palenque 3 : demain il sera trop tard.
ending-done = Les cubes sont devenus du maïs, quatre maïs un point. À égalité gagne celui qui a le plus d’ouvriers sur les roues.

game-title = La première semaine
game-about = Sept jours contre le Tatou, avec un mot de temps en temps.
game-play = Jouez comme il vous plaît : placez des ouvriers, ou reprenez-en.
game-first = Le premier tour : chacun doit placer. Deux ou trois ouvriers sur des roues différentes, c’est un bon début.
game-gold = Votre ouvrier de Yaxchilan 2 aurait de l’or demain. Pouvez-vous attendre ?
game-harvest = Palenque 3 : deux bois maintenant, ou le feu pour 5 maïs si les dieux ne vous font pas peur. Un jour de plus, et c’est encore mieux.
game-study = Un ouvrier à Tikal : avec un cube vous pouvez apprendre quelque chose.
game-hungry = Le jour de nourriture approche, et chacun de vos trois ouvriers mange 2 maïs. Vous en avez moins de six.
game-poor = Presque plus de maïs. Reprendre ne coûte rien, placer si ; et avec deux maïs ou moins on peut mendier.
game-rich = Du maïs à foison. Il paie plus d’ouvriers en un tour, ou une marche dans un temple.
game-day = Aujourd’hui tous mangent. Y a-t-il assez de maïs ? C’est votre dernier tour avant le repas.
game-done = La première semaine est passée. Trois autres jours de nourriture font une partie entière : vous en savez assez.
