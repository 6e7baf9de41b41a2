# Für alle Spiele gleich.
why-game-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist nicht am Zug: Das Spiel wartet auf { $seat }.
why-no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
why-no-such-phrase = „{ $phrase }“ ist kein Zug dieses Spiels.
why-not-now = „{ $phrase }“ ist jetzt nicht möglich.
why-no-undo = Das lässt sich nicht zurücknehmen: Die Entscheidung ist weitergegangen oder Verdecktes wurde aufgedeckt.
