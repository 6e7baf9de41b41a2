# Commun à tous les jeux.
why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer : la partie attend { $seat }.
why-no-such-action = Il n’y a pas d’action numéro { $action }.
why-no-such-phrase = { $problem ->
    [unfinished] Le coup n’est pas fini ; il peut continuer par : { $fits }.
    [unknown] « { $word } » n’est pas un coup de ce jeu.
    [surplus] « { $word } » est un mot de trop.
   *[wrong] « { $word } » ne convient pas ici. Conviendrait : { $fits }.
  }
why-no-undo = Impossible de revenir en arrière : la main est passée ou quelque chose de caché a été révélé.
score = points
no-rules = Il n’y a pas encore de page de règles pour { $game }.

bot-level-1 = Tatou
bot-level-2 = Coati
bot-level-3 = Coyote
bot-level-4 = Jaguar
bot-level-5 = Serpent à plumes
bot-level-1-blurb = Un débutant aimable : il aime les points tout de suite et voit le reste dans la brume.
bot-level-2-blurb = Pèse les coups qui lui viennent à l’esprit, un pas plus loin et pas davantage.
bot-level-3-blurb = Prépare tout son tour d’un coup, et espère que tout ira bien.
bot-level-4-blurb = Pèse les réponses à ses meilleurs tours : un adversaire coriace pour la plupart des joueurs.
bot-level-5-blurb = Le plus fort : il réfléchit jusqu’à une seconde par décision.
bot-random-blurb = Joue n’importe quel coup permis.
bot-greedy-blurb = Joue le coup qui paraît le meilleur un pas plus loin.
bot-reasons-blurb = Le Serpent à plumes sans ce qu’il a appris : l’étalon de ses réseaux.
bot-search-blurb = Explore la suite ; de search:1 à search:5 il réfléchit de plus en plus, search:800 fait 800 simulations.

seat-name = Place { $number }
playthrough-rules = À partir d’ici, selon la version { $version } des règles.
playthrough-only = ({ $eyes_seat } seulement)
playthrough-over = La partie est terminée après { $moves } coups.
playthrough-open = L’enregistrement s’arrête après { $moves } coups ; la partie continue.
playthrough-winners = Vainqueur : { $winners_seat }.
