# What only the board in the browser says.

chapters = Chaque colonne s’achève par un jour de nourriture ; la dernière contient le décompte final.
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
tz-tell-vain = l’ouvrier reviendrait les mains vides.
source-tz-scored = bâtiments, technologies, Chichen Itza
source-tz-favour = faveur des dieux
source-tz-hunger = faim
source-tz-corn = maïs et cubes à la fin
source-tz-skulls = crânes à la fin
source-tz-monuments = monuments
tz-spare-place = Pour { some-corn }, vous pourriez placer encore un ouvrier et nourrir tout le monde.
tz-spare-pushed = Quand les roues tourneront, votre ouvrier sur { $wheel } tombera sans avoir agi.
