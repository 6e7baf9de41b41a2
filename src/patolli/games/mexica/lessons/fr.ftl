first-title = Un tour sur l’île
first-about = Marcher, creuser, fonder un quartier, bâtir un temple.
first-welcome = L’île du lac portera Tenochtitlan. Vous êtes un Pilli, un noble : le vôtre est en e12, sur la rive sud. Un tour vous donne 6 points d’action, ou PA.
first-walk = Un pas coûte 1 PA. Descendez en e14, deux pas.
first-walk-else = D’abord les deux pas jusqu’en e14 : nous voulons être sur la rive quand l’eau viendra.
first-dig = Maintenant creusez. Un canal coûte 1 PA et couvre une case ou deux, où que soit votre Pilli. Creusez-en un long en c13 et d13.
first-close = Encore un en e13 et f13, et la rive est coupée : quatre cases entourées d’eau. C’est un quartier.
first-found = Quatre cases, et une tuile de 4 est visible. Vous êtes dans le quartier, fondez-le donc : choisissez la tuile et une case pour elle. Fonder est gratuit.
first-temple = 2 points pour le fondateur ! Et il reste 2 PA : élevez ici un temple de deux étages, où personne d’autre n’en a.
first-temple-else = Deux étages pour vos deux PA. Plus d’étages, plus d’honneur.
first-end = Plus rien à dépenser. Finissez votre tour.
first-done = Creuser, fonder, bâtir : voilà Mexica. Tout ce que vous creusez peut aussi servir aux autres.

canals-title = Les canaux
canals-about = Longs et courts, les coins qui ferment, et la découpe.
canals-long = La rive nord, de f1 à j1, a cinq cases. Coupez-la : de longs canaux en f2 g2 et en h2 i2. Un canal n’a pas à en toucher un autre, et votre Pilli peut être loin.
canals-short = Maintenant un court en j2.
canals-short-else = Seulement j2 : un canal simple ferme la brèche.
canals-corner = Cinq cases sont encloses. Regardez f1 : à côté se trouve le lac, et le canal de f2 ne le touche que par un coin. Cela suffit pour fermer un quartier.
canals-cut = Un quartier non fondé n’est à personne : chacun peut le couper. Enlevez-lui une case au bout : creusez en f1 ou j1, et il en reste quatre.
canals-never = Certaines cases restent sèches : le palais, la case devant la rampe d’un pont, les temples, les tuiles, les Pilli, et tout quartier fondé. Montrez le palais pour entendre pourquoi. Puis creusez où vous voulez.
canals-done = Il y a 35 canaux longs et six courts. Quand une sorte est épuisée, c’est fini.

founding-title = Fonder
founding-about = La taille exacte, et qui en profite.
founding-tile = Les tuiles montrent trois nombres. Le grand est la taille du quartier, et ce que marquera son premier. Le bleu est pour le fondateur, le blanc pour les invités.
founding-found = Votre Pilli est dans un quartier de cinq, celui de votre ami aussi. Fondez-le : la tuile 5, sur une case libre.
founding-white = Vous avez marqué le 3 bleu, et votre ami, qui était simplement là, le 2 blanc. Mieux vaut fonder seul, mais qui attend arrive peut-être trop tard. Nul ne marche ni ne bâtit sur la case de la tuile.
founding-size = Le même lieu, mais aucun 5 n’est visible. La taille doit être exacte. Il y a un 4 : coupez une case, en f1 ou j1.
founding-size-else = Faites-en quatre cases : creusez en f1 ou en j1.
founding-four = Quatre, maintenant. Fondez avec la tuile de 4.
founding-done = Toutes les cases de terre comptent, celles des temples et des Pilli aussi. Peu importe qui a creusé, seul compte qui fonde.

bridges-title = Les ponts
bridges-about = Par-dessus l’eau, et seulement par les bouts.
bridges-outside = Un quartier de cinq, et votre Pilli est dehors. L’eau arrête tous les marcheurs.
bridges-build = Un pont coûte 1 PA et se tient sur une case de canal, avec de la terre aux deux bouts. Construisez-en un en h2, du nord au sud.
bridges-cross = Traversez : sur h2, puis en h1. On n’entre sur un pont que par ses deux bouts.
bridges-found = Vous y êtes ! Fondez le quartier.
bridges-done = On peut finir son tour sur un pont et ainsi le bloquer, mais on n’y est dans aucun quartier. Il y a onze ponts ; quand tous sont posés, on peut en déplacer un.

boats-title = Des barques, et un grand saut
boats-about = De pont en pont, par les canaux et le lac.
boats-look = Vous êtes sur un pont, et il y en a trois ici. D’un pont on va en barque au suivant, si l’eau les relie.
boats-near = Le plus proche est e13 : un pont, 1 PA. Allez-y en barque.
boats-far = Le canal du sud s’ouvre sur le lac, celui du nord aussi. Le lac est de l’eau libre, si loin que ce soit. Allez en h2 : cela coûte 2, car vous passez le pont de d13.
boats-ashore = D’un bout de l’île à l’autre en un instant. Descendez en h1 et fondez le quartier.
boats-leap = Et là où nul pont ne mène, il y a le forfait de déplacement : 5 PA vers toute terre ou tout pont libres. Votre Pilli est loin à l’est : gagnez le quartier du nord.
boats-leap-else = Ce serait trop long. Allez droit à la rive nord, de f1 à j1.
boats-done = Une barque s’arrête sur un pont, jamais à terre. On passe un pont occupé, on ne s’y arrête pas.

tokens-title = Les jetons
tokens-about = Des points d’action pour plus tard.
tokens-left = Deux PA en reste et rien d’utile à faire ? Les points non dépensés sont perdus. Mais pour 1 PA on prend un jeton, deux au plus par tour. Prenez-en deux.
tokens-end = Finissez votre tour. Les jetons restent à vous, même d’une période à l’autre.
tokens-spend = Votre tour suivant : 6 PA. Chaque jeton en vaut un de plus. Dépensez les deux.
tokens-eight = Huit points en un tour. Les meilleurs tours de Mexica se préparent un tour plus tôt.
tokens-done = Il y a douze jetons pour tous. À égalité finale, celui qui en a le plus gagne.

temples-title = Les temples
temples-about = Les étages disent qui mène un quartier.
temples-rival = Ce quartier est fondé, et votre ami y mène avec un temple de deux étages. À la fin de la période le premier marque le nombre jaune.
temples-lead = Ce qui compte est la somme des étages, pas le nombre de temples. Un temple coûte 1 PA par étage et va là où est votre Pilli. Élevez trois étages en c14.
temples-lead-else = Cela ne suffirait pas : votre ami a deux étages ici. Trois, en c14.
temples-places = Trois à deux : vous êtes premier, votre ami deuxième. Au premier le jaune, au deuxième le bleu, au troisième le blanc. Les ex æquo reçoivent tous les points de la place.
temples-walls = Les temples restent à jamais, et nul ne les traverse, pas même vous. Voyez où vous pouvez encore aller d’ici. Puis faites quelque chose, ou finissez votre tour.
temples-done = Au premier tour on n’enferme personne ; ensuite c’est permis. Qui est enfermé a encore les ponts et le forfait. Par période vous avez neuf temples : prévoyez-les.

scoring-title = Le décompte
scoring-about = Quand une période finit, et ce qu’elle rapporte.
scoring-when = La première période finit quand toutes les tuiles visibles sont posées et que quelqu’un a bâti ses neuf temples. Il n’y a plus de tuiles, et il vous reste un temple. Votre Pilli est sur une case du palais : ce seront 5 points.
scoring-last = Bâtissez votre dernier temple. Il a un étage ; mettez-le où vous voulez.
scoring-end = La manche est jouée jusqu’au bout. Finissez votre tour et regardez.
scoring-scored = Au sud vous menez : 4 points. Au nord vous êtes deuxième : 3. Et 5 pour le palais. Puis vient la deuxième période, avec sept nouvelles tuiles et neuf temples ; tout reste sur l’île.
scoring-done = Au second décompte les quartiers sans tuile comptent aussi : le premier marque leur nombre de cases, le deuxième la moitié, le troisième le quart.

tiles-title = Des tuiles dont nul ne veut
tiles-about = Renoncer ensemble.
tiles-propose = Un quartier de 13, c’est beaucoup creuser. Si personne ne veut plus d’une tuile, vous pouvez proposer d’y renoncer : gratuitement, une fois par tuile et par tour. Proposez le 13.
tiles-gone = Tous ont accepté, la tuile est partie. Un seul refus l’aurait gardée. En deuxième période, les tuiles inutilisables partent d’elles-mêmes.
tiles-done = Moins de tuiles, c’est la fin de la période plus proche. Comptez à qui cela profite.

two-title = À deux
two-about = Une troisième couleur qui n’est à personne.
two-neutral = À deux, dix temples neutres se dressent sur l’île. Ils prennent des premières et deuxièmes places comme un joueur, et ne marquent rien. Le jeu difficile leur donne plus d’étages.
two-start = Avant le premier tour chacun pose son Pilli sur une case de départ du palais. S’y tenir lors d’un décompte vaut 5 points. Choisissez-en une.
two-done = Contre les neutres aussi, les étages décident. Parfois la deuxième place derrière personne est la meilleure.

game-title = Trois tours à vous
game-about = Contre le Tatou, avec un mot de temps en temps.
game-play = Six points d’action, dans l’ordre que vous voulez. Montrez une chose pour voir ce qu’elle ferait.
game-place = Choisissez où commence votre Pilli. De là il peut aller partout.
game-begin = Votre premier tour. Les rives se coupent avec peu de canaux : cherchez un coin que vous pouvez fermer à la taille d’une tuile visible.
game-last = Un PA en reste. Un jeton en coûte un, et vaut un PA au tour suivant.
game-empty = Plus rien à dépenser. Fonder reste gratuit ; s’il n’y a rien à fonder, finissez votre tour.
game-second = Deuxième manche. Le Tatou a-t-il creusé quelque chose qui vous sert ? Ses canaux sont aussi les vôtres.
game-points = Vos premiers points. Des temples, maintenant : qui mène dans un quartier fondé marque encore à la fin de la période.
game-rival = Le Tatou a fondé quelque chose. Un temple à vous peut encore y prendre la tête.
game-third = Le dernier tour de cette leçon. Où un temple compterait-il le plus ?
game-done = Vous avez joué à Mexica. La vraie partie va jusqu’à deux décomptes ; vous savez tout ce qu’il faut.
