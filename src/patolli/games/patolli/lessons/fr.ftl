first-title = Les premiers jets
first-about = Avancer, entrer un deuxième pion, tomber sur une case de chance.
first-welcome = Voici la natte du patolli : une croix de 52 cases. Votre premier pion est déjà sur g7, au centre. Chacun a six pions et vingt enjeux.
first-walk = Les cinq haricots montrent deux marques : deux cases pour un seul pion. Les pions tournent dans le sens des aiguilles d’une montre, à l’aller d’un côté d’un bras, au retour de l’autre. Avancez votre pion de g7.
first-enter = Votre ami a joué. Vos haricots montrent un. Seul un un fait entrer un autre pion, sur votre propre case centrale g7. Faites-en entrer un !
first-enter-else = Vous pourriez avancer avec. Mais un un est rare, et lui seul fait entrer un pion : profitez-en.
first-lucky = Quatre ! Comptez depuis votre pion en g5 : quatre cases plus loin, c’est g1, le bout du bras. Allez-y.
first-lucky-else = Ce pion-là tomberait sur une case ordinaire. Celui de g5 atteint le bout du bras.
first-choice = Le bout des bras porte chance : vous rejouez, et c’est un un. Votre propre pion tient g7, personne ne peut donc entrer : deux pions d’un même joueur ne partagent jamais une case. Mais un de vos pions doit avancer. Lequel ?
first-done = Voilà le patolli : jeter, choisir, avancer. On doit utiliser le jet dès qu’un pion le peut ; sinon les haricots passent.

squares-title = Croix et bouts de chance
squares-about = Où cela coûte un enjeu, et où l’on rejoue.
squares-look = Vous voyez les croix ? La troisième case de chaque bras, des deux côtés, coûte un enjeu à qui s’y arrête. Passer par-dessus est gratuit.
squares-tips = Et les deux cases au bout de chaque bras portent chance : qui s’y arrête rejoue aussitôt.
squares-land = Les haricots montrent quatre. L’un de vos pions tomberait sur une case ordinaire, l’autre au bout du bras. Prenez la chance.
squares-land-else = Une case ordinaire, rien de plus. Recomptez depuis g5 : il finit en g1, et vous rejouez.
squares-forced = Ici seul ce pion peut utiliser le deux, et deux cases plus loin il y a une croix. On doit utiliser son jet quand on peut : avancez, et payez un enjeu.
squares-done = Comptez avant d’avancer : les bouts valent un détour, les croix un soupir.

catching-title = Prendre au centre
catching-about = Quatre cases où personne n’est à l’abri, et des bras où tout le monde l’est.
catching-look = Sur les quatre cases du milieu se croisent tous les chemins. C’est ici qu’on prend des pions, et nulle part ailleurs.
catching-catch = Le pion de votre ami attend en h7, à quatre cases du vôtre en h3. Prenez-le : il retourne en main, et son propriétaire vous paie un enjeu.
catching-catch-else = Ce serait passer à côté. Le pion de h3 tombe exactement sur h7.
catching-safe = Sur les bras, tout le monde est à l’abri. Votre pion de i7 ne peut pas aller en k7, où se tient votre ami : montrez-le, et la natte vous dira pourquoi. Avancez l’autre.
catching-danger = À vous de prendre garde : avec votre un, le pion de h6 arriverait au centre, et votre ami se tient trois cases derrière. Plus un pion a marché, plus la perte est lourde. Trouvez plus sûr.
catching-danger-else = Là, un trois depuis h4 le prend, et tout son chemin est perdu. Quelque chose de plus sûr, s’il vous plaît.
catching-done = Prenez ce qui traîne au centre, et ne vous y reposez pas.

home-title = Rentrer
home-about = Un tour complet, avec le jet exact.
home-way = Un pion a fait le tour quand il revient sur votre case centrale g7. Il quitte alors la natte, et votre ami vous paie un enjeu.
home-exact = À votre pion en d7 il manque trois jusqu’à g7. Les haricots montrent trois : rentrez-le.
home-exact-else = Cela peut attendre : avec ce jet-ci, le pion de d7 est rentré.
home-far = Ici il ne manque que un, et vous avez trois. Trop ne compte pas : seul le jet exact fait rentrer. Avancez l’autre pion.
home-done = Un pion près du but attend son chiffre. Les bons joueurs en gardent un autre pour avancer pendant ce temps.

ending-title = La fin
ending-about = Tous les pions rentrés, ou plus d’enjeux.
ending-stakes = La partie finit aussitôt que quelqu’un a rentré tous ses pions ou n’a plus d’enjeux. Mais qui gagne ? Celui qui a le plus d’enjeux, pas le premier arrivé.
ending-last = À votre dernier pion il manque quatre, et vous les avez. Il vous rapporte aussi un enjeu : à neuf contre onze, deux enjeux font la différence. Rentrez-le.
ending-poor = Une autre partie : il ne reste à votre ami qu’un enjeu, et un pion en h7. Prenez les deux.
ending-poor-else = Non : prenez le pion de h7. Il coûte à votre ami son dernier enjeu.
ending-done = À égalité d’enjeux gagne celui qui a rentré le plus de pions ; sinon les deux. Et après mille jets il fait nuit, et l’on compte la partie telle quelle.

game-title = Une première partie
game-about = Trois pions et dix enjeux contre le Tatou, avec un mot de temps en temps.
game-play = Votre propre partie. Jouez comme il vous plaît : ce qui est éclairé peut avancer.
game-one = Un un : le seul jet qui fait entrer un pion. Plus vous en avez sur la natte, plus vous avez le choix.
game-four = Quatre cases. Un pion tombe-t-il au bout d’un bras, ou sur un pion au centre ? Comptez d’abord.
game-three = Depuis le centre, trois cases mènent sur une croix, et cela coûte un enjeu. Peut-être qu’un autre pion peut s’en servir.
game-home = Un pion est rentré, et un enjeu est à vous. Rentré, il ne craint plus rien.
game-robbed = Le Tatou a rentré un pion. Cela vous coûte un enjeu, mais ce sont les enjeux qui décident, pas les pions.
game-ahead = Vous avez une belle avance. Jouez prudemment : pas de centre, pas de croix.
game-behind = Vous êtes en retard. Le plus court chemin : prendre quelque chose au centre.
game-done = La partie est finie. Vous connaissez tout le patolli : le reste est chance et choix.
