game-title = Mexica
game-blurb = Lac Texcoco, 1325. Creusez des canaux à travers l’île jusqu’à enclore des quartiers exactement de la taille voulue par l’Empereur, fondez-les avant les autres et élevez des temples là où leurs étages comptent le plus. Six points d’action par tour, aucun hasard, et tout ce que vous bâtissez sert aussi vos rivaux.
option-harder = Partie à deux plus difficile : davantage d’étages neutres

word-start = Commencer ici
word-canal = Construire un canal
word-bridge = Construire un pont
word-shift = Déplacer un pont
word-temple = Édifier un temple
word-walk = Marcher
word-boat = Prendre une barque
word-leap = Forfait de déplacement (5 PA)
word-found = Fonder un quartier
word-take = Prendre un jeton
word-spend = Dépenser un jeton
word-propose = Proposer d’abandonner un calpulli
word-agree = Accepter
word-refuse = Refuser
word-end = Finir le tour

expect-start = Choisissez une case départ du palais pour votre Pilli.
expect-turn = { $ap ->
    [one] Il vous reste { $ap } point d’action
   *[other] Il vous reste { $ap } points d’action
  }, { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
  }.
expect-turn-quiet = { $ap ->
    [one] Il vous reste { $ap } point d’action
   *[other] Il vous reste { $ap } points d’action
  }, { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
  }. Un tour de table est passé sans canal, temple, calpulli ni nouveau pont : un autre termine la période.
expect-answer = { $seat } propose d’abandonner le calpulli { $size }. Acceptez-vous ?
expect-over = La partie est terminée.

# Ce qui se trouve sur le plateau.
piece-temple = un temple
piece-tile = un jeton calpulli
piece-pilli = un Pilli
water-canal = un canal
water-lake = le lac
way-ns = du nord au sud
way-ew = d’est en ouest
neutral = neutre

how-complete = il n’y a plus de calpulli et quelqu’un a édifié tous ses temples
how-full = il n’y a plus de calpulli et plus aucun quartier ne peut recevoir de temple
how-quiet = rien n’a été construit pendant deux tours de table

event-started = { $seat } commence en { $square }.
event-dug = { $seat } construit un canal : { $squares }.
event-bridged = { $seat } construit un pont en { $square }.
event-shifted = { $seat } déplace le pont de { $start } en { $square }.
event-built = { $seat } édifie en { $square } un temple de { $level ->
    [one] { $level } étage
   *[other] { $level } étages
  }.
event-walked = { $seat } marche { $start } → { $square }.
event-sailed = { $seat } va en barque { $start } → { $square } ({ $hops ->
    [one] { $hops } pont
   *[other] { $hops } ponts
  }).
event-leapt = { $seat } use du forfait { $start } → { $square }.
event-founded = { $seat } fonde un quartier de { $size } cases en { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-present = { $seat } assiste à la fondation en { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-took = { $seat } prend un jeton « Point d’Action ».
event-spent = { $seat } dépense un jeton « Point d’Action ».
event-proposed = { $seat } propose d’abandonner le calpulli { $size }.
event-agreed = { $seat } accepte.
event-refused = { $seat } refuse : le calpulli { $size } reste.
event-gave-up = Le calpulli { $size } est abandonné.
event-removed = { $count ->
    [one] Le calpulli { $size } ne peut plus servir et quitte la partie.
   *[other] { $count } calpulli { $size } ne peuvent plus servir et quittent la partie.
  }
event-ended = { $seat } finit son tour.
event-quiet = Un tour de table est passé sans canal, temple, calpulli ni nouveau pont : un autre termine la période.
event-period-ended = Fin de la période { $period } : { $how }.
event-scored = { $seat } occupe la place { $place } dans le quartier de { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-palace = { $seat } se trouve sur une case départ du palais : { $points } points.
event-revealed = La seconde période commence. Nouveaux calpulli : { $sizes }.
event-won = Victoire : { $winners_seat }.

why-start-first = Choisissez d’abord une case départ pour votre Pilli.
why-start-over = Tous les Pilli sont déjà placés.
why-start-elsewhere = { $square } n’est pas une case départ ; ce sont h6, g7, i7 et h8.
why-start-taken = Un autre Pilli se trouve déjà en { $square }.
why-too-dear = Cela coûte { $cost } PA et vous en avez { $ap } : il en manque { $missing }.

why-no-singles = Il n’y a plus de canaux simples.
why-no-doubles = Il n’y a plus de canaux doubles.
why-canal-apart = { $square } et { $second } ne sont pas voisines : aucun canal double ne les couvre.
why-canal-order = Nommez les cases d’un canal double dans l’ordre du plateau : { $second } avant { $square }.
why-canal-twice = Un canal double couvre deux cases ; { $square } est nommée deux fois.
why-canal-on-lake = { $square } est dans le lac : un canal se creuse dans la terre.
why-canal-on-palace = { $square } fait partie du palais : pas de canal ici.
why-canal-on-canal = Il y a déjà un canal en { $square }.
why-canal-in-founded = { $square } est dans un quartier fondé de { $size } cases, et un quartier fondé ne change plus.
why-canal-on-piece = En { $square } il y a { $piece } : un canal demande une case vide.
why-canal-at-ramp = { $square } donne accès à un pont : pas de canal ici.
why-no-bridges = Tous les ponts sont construits ; déplacez-en un avec « shift ».
why-bridge-on-lake = { $square } est dans le lac : un pont se pose sur un canal.
why-bridge-off-canal = Il n’y a pas de canal en { $square }.
why-bridge-on-bridge = Il y a déjà un pont en { $square }.
why-bridge-to-water = Un pont en { $square } { $way } déboucherait sur { $water } : ses deux rampes demandent de la terre.
why-bridges-left = On ne déplace un pont que si la réserve est vide ; il en reste { $count ->
    [one] { $count }
   *[other] { $count }
  }.
why-shift-no-bridge = Il n’y a pas de pont en { $square }.
why-shift-under-pilli = Un Pilli se trouve sur le pont de { $square } : on ne peut pas le déplacer.
why-shift-on-the-spot = Le pont de { $square } doit aller sur une autre case : il ne tourne pas sur place.
why-bridge-taken = Un autre Pilli se trouve sur le pont de { $square }.

why-no-such-temple = Vous n’avez pas devant vous de temple de { $level ->
    [one] { $level } étage
   *[other] { $level } étages
  }.
why-temple-on-lake = { $square } est dans le lac : pas de temple ici.
why-temple-on-palace = { $square } fait partie du palais : pas de temple ici.
why-temple-on-canal = { $square } est un canal : pas de temple ici.
why-temple-on-piece = En { $square } il y a déjà { $piece }.
why-temple-from-bridge = Votre Pilli est sur un pont, donc dans aucun quartier : il ne peut pas édifier de temple.
why-temple-elsewhere = { $square } n’est pas dans le quartier de votre Pilli.
why-temple-on-pilli = Un Pilli se trouve en { $square }.

why-walk-too-far = { $square } ne touche pas { $start } : un pas mène à une case voisine, jamais en diagonale.
why-walk-into-water = { $square } est de l’eau : sans pont, on n’y va pas à pied.
why-walk-off-side = On ne quitte le pont de { $square } que par ses deux rampes.
why-walk-onto-side = On n’entre sur le pont de { $square } que par ses deux rampes.
why-walk-blocked = Le passage est bloqué : en { $square } il y a { $piece }.
why-boat-from-land = Les barques partent des ponts, et votre Pilli en { $square } n’est pas sur un pont.
why-boat-no-bridge = Il n’y a pas de pont où accoster en { $square }.
why-boat-nowhere = Votre Pilli est déjà sur le pont de { $square }.
why-boat-taken = Le pont de { $square } est occupé : passez dessous, mais sans vous y arrêter.
why-boat-no-water = Aucune voie d’eau ne relie les ponts de { $start } et de { $square }.
why-leap-into-water = { $square } est de l’eau : choisissez une case terrain libre ou un pont libre.
why-leap-blocked = En { $square } il y a { $piece } : choisissez une case libre.
why-locks-in = Pas au premier tour : ce coup en { $square } enfermerait { $locked_seat }.

why-tile-not-open = Aucun calpulli { $size } n’est disponible.
why-found-from-bridge = Votre Pilli est sur un pont, donc dans aucun quartier : il ne peut pas en fonder.
why-already-founded = Ce quartier de { $size } cases est déjà fondé.
why-wrong-size = Le calpulli demande { $size } cases, et le quartier de votre Pilli en compte { $squares ->
    [one] { $squares }
   *[other] { $squares }
  }.
why-tile-on-water = { $square } est de l’eau : le calpulli se pose à terre.
why-tile-elsewhere = { $square } n’est pas dans le quartier de votre Pilli.
why-tile-on-palace = { $square } fait partie du palais : posez le calpulli ailleurs.
why-tile-on-piece = En { $square } il y a { $piece } : le calpulli demande une case vide.

why-take-limit = Vous avez pris { $limit } jetons ce tour-ci, c’est le maximum.
why-no-tokens-left = Il n’y a plus de jetons « Point d’Action » dans la réserve.
why-no-token = Vous n’avez pas de jeton « Point d’Action ».
why-propose-not-open = Aucun calpulli { $size } n’est disponible.
why-propose-again = L’abandon du calpulli { $size } a déjà été refusé ce tour-ci.
why-answer-first = Dites d’abord si le calpulli { $size } est abandonné.
why-nothing-proposed = Personne n’a proposé d’abandonner un calpulli.

# Le plateau dans le terminal.
board-moment = Période { $period }, tour { $round }
board-legend = ~ lac   ▒ canal   ═ ║ pont   · terre   [S] départ   [E] emblème   ▲A3 temple   ◆13 calpulli   (A) Pilli
board-tiles = Calpulli disponibles : { $sizes }
board-later = Calpulli de la seconde période : { $sizes }
board-supply = Réserve : { $singles } canaux simples, { $doubles } doubles, { $bridges } ponts, { $tokens } jetons
board-side = { $mark } { $name } : { $points } points, { $tokens } jetons, temples { $temples }
board-district = { $square } : { $size } cases, { $state }
board-founded = fondé
board-fits = un calpulli convient
board-unfounded = non fondé
board-none = aucun

fact-points = points
fact-districts = points des quartiers, s’ils comptaient maintenant
fact-rival-districts = de même pour le meilleur rival
fact-first-places = premières places dans les quartiers
fact-tokens = jetons « Point d’Action »
fact-levels-left = étages de temple en réserve
fact-at-palace = Pilli au palais
