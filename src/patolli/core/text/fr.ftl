# Commun à tous les jeux.
why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer : la partie attend { $seat }.
why-no-such-action = Il n’y a pas d’action numéro { $action }.
why-no-such-phrase = « { $phrase } » n’est pas un coup de ce jeu.
why-not-now = « { $phrase } » n’est pas possible maintenant.
why-no-undo = Impossible de revenir en arrière : la main est passée ou quelque chose de caché a été révélé.
