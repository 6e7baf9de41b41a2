# Für alle Spiele gleich.
why-game-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist nicht am Zug: Das Spiel wartet auf { $seat }.
why-no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
why-no-such-phrase = { $problem ->
    [unfinished] Der Zug ist nicht zu Ende; weitergehen kann er mit: { $fits }.
    [unknown] „{ $word }“ ist kein Zug dieses Spiels.
    [surplus] „{ $word }“ ist ein Wort zu viel.
   *[wrong] „{ $word }“ passt hier nicht. Es passt: { $fits }.
  }
why-no-undo = Das lässt sich nicht zurücknehmen: Die Entscheidung ist weitergegangen oder Verdecktes wurde aufgedeckt.
score = Punkte
no-rules = Für { $game } gibt es noch keine Seite mit den Regeln.

bot-level-1 = Gürteltier
bot-level-2 = Nasenbär
bot-level-3 = Kojote
bot-level-4 = Jaguar
bot-level-5 = Gefiederte Schlange
bot-level-1-blurb = Ein freundlicher Anfänger: mag Punkte sofort und sieht alles andere wie durch Nebel.
bot-level-2-blurb = Wägt die Züge, die ihm einfallen, einen Schritt weit ab, und keinen weiter.
bot-level-3-blurb = Plant den ganzen Zug auf einmal und hofft auf das Beste.
bot-level-4-blurb = Wägt die Antworten auf seine besten Züge ab: für die meisten Leute ein harter Brocken.
bot-level-5-blurb = Die Stärkste: denkt bis zu einer Sekunde über eine Entscheidung nach.
bot-random-blurb = Spielt irgendetwas, das erlaubt ist.
bot-greedy-blurb = Nimmt den Zug, der einen Schritt weiter am besten aussieht.
bot-reasons-blurb = Die Gefiederte Schlange ohne das, was sie gelernt hat: der Maßstab für ihre Netze.
bot-search-blurb = Rechnet voraus; von search:1 bis search:5 immer länger, search:800 macht 800 Simulationen.

seat-name = Platz { $number }
playthrough-rules = Von hier an nach Version { $version } der Regeln.
playthrough-only = (nur { $eyes_seat })
playthrough-over = Das Spiel ist nach { $moves } Zügen zu Ende.
playthrough-open = Die Aufzeichnung endet nach { $moves } Zügen; das Spiel geht weiter.
playthrough-winners = Gewonnen hat: { $winners_seat }.
