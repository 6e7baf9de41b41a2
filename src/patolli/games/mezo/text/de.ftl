code = de
game-title = Mezo
game-blurb = Götter wandeln unter den Maya, hungrig nach Glauben. Führe einen Stamm aus Kriegern und Schamanen durch drei Zeitalter, kämpfe in jedem um die Regionen, baue Pyramiden, bringe Opfer dar und lass deinen Gott die anderen überdauern. Von John Clowdus.
option-components = Komponentensatz: „default“ oder die Datei mit deinem eigenen Satz
reconstructed = * rekonstruiert: der Wert steht nicht in der Anleitung; wer die Schachtel besitzt, kann ihn ersetzen.

word-god = Wähle deinen Gott
word-ability = Wähle eine Stammesfähigkeit
word-use = Nutze eine Stammesfähigkeit
word-champion = Setze deinen Champion
word-deploy = PLATZIERE Einheiten
word-awaken = ERWECKE eine Einheit
word-restore = ERLÖSE eine Einheit
word-banish = VERBANNE eine Einheit
word-destroy = VERNICHTE eine Einheit
word-move = Bewege eine Einheit
word-build = BAUE
word-demolish = SCHLEIFE
word-transform = VERWANDLE
word-vertex = Ziehe deinen Gott auf einen Knotenpunkt
word-invoke = Nutze die Fähigkeit vor dem Ziehen
word-card = Wähle eine Karte
word-action = Führe eine Aktion deiner Karte aus
word-pass = Passe
word-third = Gib eine Glyphe für die dritte Aktion
word-pay = Bezahle die Darbringung mit einer Einheit
word-offer = Nutze ein Plättchen des Zornigen Gottes
word-choose = Wähle eine der Möglichkeiten
word-region = Wähle eine Region
word-winner = Bestimme den Sieger
word-calendar = Setze einen Schamanen auf den Kalender
word-codex = Setze einen Krieger auf den Kodex
word-sacrifice = Opfere Einheiten
word-shamans = Wie viele davon sind Schamanen
word-done = Das ist alles

card-legacy = Vermächtnis
card-vengeance = Rache
card-fervor = Inbrunst
card-edict = Edikt
card-task = Auftrag

colour-dark = Dunkel
colour-red = Rot
colour-blue = Blau
colour-gold = Gold

# Where in the game we are; said inside “now it is time to …”.
now-god = einen Gott zu wählen
now-ability = eine Stammesfähigkeit zu wählen
now-start = deine Stammesfähigkeiten zu nutzen
now-champion = einen Champion zu setzen
now-deploy = Einheiten zu platzieren
now-gods = deinen Gott zu beschwören
now-card = eine Karte zu wählen
now-action = eine Aktion auszuführen oder zu passen
now-third = über die dritte Aktion zu entscheiden
now-sacrifice = Einheiten zu opfern
now-split = zu sagen, wie viele davon Schamanen sind
now-winner = den Sieger zu bestimmen
now-shamans = zu bestimmen, wer die meisten Schamanen hat
now-calendar = ein Kalenderfeld zu wählen
now-warriors = zu bestimmen, wer die meisten Krieger hat
now-codex = ein Kodexfeld zu wählen
now-restore = eine Einheit zu ERLÖSEN
now-awaken = eine Einheit zu ERWECKEN
now-banish = eine Einheit zu VERBANNEN
now-destroy = eine Einheit zu VERNICHTEN
now-move = eine Einheit zu bewegen
now-build = zu BAUEN
now-demolish = zu SCHLEIFEN
now-transform = zu VERWANDELN
now-summon = deinen Gott zu BESCHWÖREN
now-offer = die Darbringung zu bezahlen
now-tile = ein Plättchen des Zornigen Gottes zu wählen
now-choice = eine der Möglichkeiten zu wählen
now-region = eine Region zu wählen

expect-god = Wähle deinen Gott.
expect-ability = Wähle eine Stammesfähigkeit des Zeitalters { $age }.
expect-start = Wähle, welche Stammesfähigkeit du zuerst nutzt.
expect-champion = Setze deinen Champion in eine Region ohne Champion.
expect-deploy = Platziere bis zu drei Einheiten in jeder Region ohne deinen Champion.
expect-deploy-left = PLATZIERE Einheiten: noch { $left }.
expect-card = Konflikt in { $region }: wähle verdeckt eine Karte, wie alle.
expect-action = Konflikt in { $region }: führe eine Aktion aus oder passe.
expect-third = Konflikt in { $region }: du darfst eine Glyphe für die dritte Aktion geben.
expect-sacrifice = { $region } ist gesegnet: opfere Einheiten aus deiner Reserve.
expect-split = Wie viele deiner { $count } geopferten Einheiten sind Schamanen?
expect-winner = Gleichstand in { $region }: bestimme den Sieger.
expect-shamans = Gleichstand bei den Schamanen in { $region }: du entscheidest.
expect-warriors = Gleichstand bei den Kriegern in { $region }: du entscheidest.
expect-calendar = Setze einen Schamanen auf den Kalender.
expect-codex = Setze einen Krieger auf den Kodex.
expect-restore = ERLÖSE Einheiten: noch { $left }.
expect-awaken = ERWECKE Einheiten: noch { $left }.
expect-banish = VERBANNE Einheiten: noch { $left }.
expect-destroy = VERNICHTE Einheiten: noch { $left }.
expect-move = Bewege Einheiten: noch { $left }.
expect-build = BAUE eine Glyphe oder die nächste Stufe einer Pyramide.
expect-demolish = SCHLEIFE: noch { $left }.
expect-transform = VERWANDLE eine Glyphe oder die Spitze einer Pyramide.
expect-summon = BESCHWÖRE deinen Gott: ziehe ihn oder nutze zuerst seine Fähigkeit.
expect-place = Setze deinen Gott auf einen freien Knotenpunkt.
expect-offer = Bezahle die Darbringung: noch { $left }.
expect-tile = Wähle ein Plättchen des Zornigen Gottes.
expect-choice = Wähle eine der Möglichkeiten.
expect-region = Wähle eine Region.
expect-over = Das Spiel ist zu Ende.

event-god-chosen = { $seat } führt den Stamm von { $god }.
event-age = Zeitalter { $age } beginnt.
event-wrathful-revealed = Der Zornige Gott zeigt { $tile }.
event-ability-chosen = { $seat } wählt { $ability }.
event-champion-placed = { $seat } setzt einen Champion in { $region }.
event-deployed = { $seat } PLATZIERT { $count } { $unit ->
    [warrior] Krieger
   *[shaman] { $count ->
        [one] Schamanen
       *[other] Schamanen
    }
  } in { $region }.
event-awakened = { $seat } ERWECKT { $count } { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  } in { $region }.
event-restored = { $seat } ERLÖST einen { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  }.
event-banished = { $seat } VERBANNT einen { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  } von { $owner_seat } aus { $region }.
event-destroyed = { $seat } VERNICHTET einen { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  } von { $owner_seat } in { $region }.
event-moved = { $seat } bewegt einen { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  } von { $owner_seat }: { $start } → { $region }.
event-built-glyph = { $seat } BAUT eine Glyphe in { $region }.
event-built-pyramid = { $seat } BAUT Stufe { $level } der Pyramide in { $region }.
event-demolished = { $seat } SCHLEIFT { $what ->
    [glyph] eine Glyphe
   *[pyramid] das oberste Pyramidenteil
  } von { $owner_seat } in { $region }.
event-transformed = { $seat } VERWANDELT { $what ->
    [glyph] eine Glyphe
   *[pyramid] das oberste Pyramidenteil
  } von { $owner_seat } in { $region }.
event-god-moved = { $god } ({ $seat }) zieht auf Knotenpunkt { $vertex }.
event-region-chosen = { $seat } wählt { $region }.
event-blessed = { $region } ist die gesegnete Region dieses Zeitalters.
event-conflict = Konflikt in { $region }.
event-card-chosen = Du wählst { $card }.
event-card-laid = { $seat } hat eine Karte gewählt.
event-card-revealed = { $seat } deckt { $card } auf.
event-action = { $seat } führt Aktion { $slot } aus.
event-passed = { $seat } passt, bedeckt Aktion { $slot } und { $reward ->
    [restore] erlöst eine Einheit
   *[devotion] erhält 1 Hingabe
  }.
event-third = { $seat } gibt eine Glyphe in { $region } für die dritte Aktion.
event-offered = { $seat } bringt einen { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  } dar.
event-tile-used = { $seat } nutzt { $tile }.
event-vp = { $seat } erhält { $vp } SP und hat nun { $total }.
event-devotion = { $seat } erhält { $devotion } Hingabe (Feld { $space }).
event-strength = { $seat } erhält { $strength } Stärke.
event-reminder = In diesem Konflikt gilt: { $seat } hat die meisten { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  }.
event-sacrificed = { $seat } opfert { $count ->
    [0] nichts
    [one] eine Einheit
   *[other] { $count } Einheiten
  }.
event-won = { $seat } gewinnt { $region } mit { $strength } Stärke.
event-majority = { $seat } hat die meisten { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  }.
event-calendar = { $seat } setzt einen Schamanen auf das Kalenderfeld { $field }.
event-codex = { $seat } setzt einen Krieger auf das Kodexfeld { $field }.
event-cleaned = Der Konflikt in { $region } ist vorbei.
event-age-end = Zeitalter { $age } endet: Kalender, Kodex und Pyramiden werden gewertet.
event-game-end = Das letzte Zeitalter ist vorbei: Hingabe und Fähigkeiten werden gewertet.
event-victory = { $seat } gewinnt: an einen Gott wird man sich erinnern.

why-god-taken = { $god } ist schon bei { $seat }.
why-no-such-ability = Zeitalter { $age } bietet keine Fähigkeit Nummer { $number }.
why-ability-not-ready = { $ability } gehört dir nicht, gilt nicht zu Beginn dieser Phase oder ist schon genutzt.
why-champion-there = { $seat } hat schon einen Champion in { $region }.
why-desolate = { $region } ist verlassen und nicht im Spiel.
why-own-champion = In { $region } steht dein Champion: dort platzierst du keine Einheiten.
why-more-than-three = Höchstens drei Einheiten je Region, nicht { $count }.
why-three-units = Höchstens drei Einheiten je Region; in { $region } ist noch Platz für { $left }.
why-too-few-in-reserve = In deiner Reserve: { $left } { $unit ->
    [warrior] Krieger
   *[shaman] { $left ->
        [one] Schamane
       *[other] Schamanen
    }
  }.
why-none-in-xibalba = Du hast keinen { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  } in Xibalba.
why-one-at-a-time = Dieser Effekt setzt die Einheiten einzeln: sag 1.
why-card-not-in-hand = { $card } ist nicht unter den Karten, die du gezogen hast.
why-action-covered = Aktion { $slot } ist schon bedeckt.
why-nothing-to-restore = Du hast keine Einheit in Xibalba, die du erlösen könntest.
why-too-many-sacrificed = Du hast nur { $left } Einheiten in der Reserve.
why-wrong-split = Von den { $number } Einheiten können { $low } bis { $high } Schamanen sein.
why-not-tied = { $seat } ist nicht am Gleichstand beteiligt.
why-field-taken = Auf Feld { $field } steht schon eine Einheit.
why-vertex-taken = Auf { $vertex } steht der Gott von { $seat }.
why-same-vertex = Dein Gott muss auf einen anderen Knotenpunkt als { $vertex }.
why-place-first = Dein Gott muss erst auf einem Knotenpunkt stehen, bevor er seine Fähigkeit nutzt.
why-already-invoked = Dein Gott hat seine Fähigkeit genutzt; jetzt muss er ziehen.
why-no-such-option = Es gibt keine Möglichkeit { $number }.
why-does-nothing-there = In { $region } würde der Effekt nichts bewirken; wähle eine Region, in der er etwas bewirkt.
why-tile-not-revealed = { $tile } ist nicht aufgedeckt.
why-not-present = Dein Gott ist in { $region } nicht anwesend.
why-no-unit-there = In { $region } gibt es keinen solchen { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  }.
why-too-few-units = Betroffen ist nur, wer in { $region } mindestens { $most } Einheiten hat.
why-one-region = Der Effekt gilt nur in einer Region, und das ist nicht { $region }.
why-same-region = Der Effekt gilt in derselben Region wie der vorige, nicht in { $region }.
why-conflict-only = Der Effekt gilt nur in der Konfliktregion, und das ist { $region } nicht.
why-not-in-conflict = Der Effekt gilt nur außerhalb der Konfliktregion, und das ist { $region }.
why-enough-there = Höchstens { $most } in { $region }.
why-wrong-kind = Der Effekt gilt nur für { $unit ->
    [warrior] Krieger
   *[shaman] Schamanen
  }.
why-own-only = Du darfst nur eigene Teile wählen.
why-opponents-only = Du darfst nur gegnerische Teile wählen.
why-owner-in-turn = Jetzt verliert { $seat } Einheiten.
why-one-opponent = Alle müssen einem einzigen Gegner gehören: { $seat }.
why-enough-of-player = Höchstens { $most } von { $seat }.
why-stays-there = Eine bewegte Einheit muss { $region } verlassen.
why-moved-already = Die Einheiten in { $region } wurden durch diesen Effekt schon bewegt.
why-glyphs-only = Hier ist nur eine Glyphe möglich.
why-pyramids-only = Hier ist nur ein Pyramidenteil möglich.
why-no-glyph-left = Du hast keine Glyphe mehr in deinen Vorräten.
why-pyramid-complete = Die Pyramide in { $region } ist vollendet.
why-no-piece-left = Du hast kein Pyramidenteil der Stufe { $level } mehr.
why-no-pyramid-there = In { $region } steht keine Pyramide.
why-no-glyph-there = In { $region } liegt keine Glyphe dieses Spielers.
why-must-go-on = Der Effekt ({ $op ->
    [restore] ERLÖSEN
    [deploy] PLATZIEREN
    [awaken] ERWECKEN
    [banish] VERBANNEN
    [destroy] VERNICHTEN
    [move] bewegen
    [build] BAUEN
    [demolish] SCHLEIFEN
    [transform] VERWANDELN
    [summon] BESCHWÖREN
    [offer] DARBRINGEN
   *[choice] Auswahl
  }) sagt nicht „bis zu“: führe ihn so weit wie möglich aus.
why-another-decision = Das passt hier nicht: jetzt ist es Zeit, { $now }.

# Sentences of cards, fields, tiles, altars and abilities, made from their effects.
then = ; danach:{ " " }
if-done = ; wenn du das tust:{ " " }
or = {""}; oder:{" "}
comma = ;{" "}
do-choice = wähle: { $options }
do-if = falls du { $unit ->
    [warrior] einen Krieger
    [shaman] einen Schamanen
   *[any] eine Einheit
  } in derselben Region hast: { $then }
do-may = du darfst Folgendes tun: { $what }
do-summon = BESCHWÖRE deinen Gott
do-offer = { $optional ->
    [yes] du darfst DARBRINGEN
   *[no] BRINGE DAR
  }
do-reminder = lege deinen Erinnerungsmarker: du hast in diesem Konflikt die meisten { $kind ->
    [most_warriors] Krieger
   *[most_shamans] Schamanen
  }
do-championStrength = dein Champion hat +{ $count } Stärke
do-glyphStrength = jede deiner Glyphen hat +{ $count } Stärke
do-onPyramidPlacedVp = immer wenn du ein Pyramidenteil legst (BAUEN oder VERWANDELN), erhältst du { $count } SP zusätzlich
do-vp = erhalte { $count } { $n ->
   *[other] SP
  }
do-vp-each = erhalte für jedes Teil { $count } { $n ->
   *[other] SP
  }
do-devotion = erhalte { $count } { $n ->
   *[other] Hingabe
  }
do-devotion-each = erhalte für jedes Teil { $count } { $n ->
   *[other] Hingabe
  }
do-strength = erhalte { $count } { $n ->
   *[other] Stärke
  } in diesem Konflikt
do-strength-each = erhalte für jedes Teil { $count } { $n ->
   *[other] Stärke
  } in diesem Konflikt
do-restore = ERLÖSE { $what }{ $where }
do-deploy = PLATZIERE { $what }{ $where }
do-awaken = ERWECKE { $what }{ $where }
do-banish = VERBANNE { $what }{ $where }
do-destroy = VERNICHTE { $what }{ $where }
do-build = BAUE { $what }{ $where }
do-demolish = SCHLEIFE { $what }{ $where }
do-transform = VERWANDLE { $what }{ $where }
do-move = bewege { $what }{ $source }{ $target }
do-each = { $where }: { $who ->
    [each] alle, auch du,
   *[each_opponent] alle Gegner
  } mit { $least ->
    [1] einer Einheit
   *[other] mindestens { $least } Einheiten
  } dort { $verb ->
    [banish] VERBANNEN
   *[destroy] VERNICHTEN
  } { $upto ->
    [yes] bis zu { $count }
   *[no] { $count }
  } { $unit ->
    [warrior] { $n ->
        [one] eigenen Krieger
       *[other] eigene Krieger
    }
    [shaman] { $n ->
        [one] eigenen Schamanen
       *[other] eigene Schamanen
    }
   *[any] { $n ->
        [one] eigene Einheit
       *[other] eigene Einheiten
    }
  } ({ $chooser ->
    [owner] die Besitzer wählen
   *[actor] du wählst
  })
noun-units = { $all ->
    [yes] alle { $unit ->
        [warrior] Krieger
        [shaman] Schamanen
       *[any] Einheiten
    }
   *[no] { $upto ->
        [yes] bis zu { $count }
       *[no] { $count }
    } { $owner ->
        [self] { $unit ->
            [warrior] { $n ->
                [one] eigenen Krieger
               *[other] eigene Krieger
            }
            [shaman] { $n ->
                [one] eigenen Schamanen
               *[other] eigene Schamanen
            }
           *[any] { $n ->
                [one] eigene Einheit
               *[other] eigene Einheiten
            }
        }
        [opponent] { $unit ->
            [warrior] { $n ->
                [one] gegnerischen Krieger
               *[other] gegnerische Krieger
            }
            [shaman] { $n ->
                [one] gegnerischen Schamanen
               *[other] gegnerische Schamanen
            }
           *[any] { $n ->
                [one] gegnerische Einheit
               *[other] gegnerische Einheiten
            }
        }
       *[other] { $unit ->
            [warrior] Krieger
            [shaman] Schamanen
           *[any] { $n ->
                [one] Einheit
               *[other] Einheiten
            }
        }
    }
  }{ $owner ->
    [one_opponent] {" "}eines Gegners
    [each_opponent] {" "}aller Gegner
    [any] {" "}beliebiger Spieler
   *[other] {""}
  }
noun-build = { $what ->
    [glyph] { $all ->
        [yes] alle deine Glyphen
       *[no] { $upto ->
            [yes] bis zu { $count }
           *[no] { $count }
        } { $n ->
            [one] Glyphe
           *[other] Glyphen
        }
    }
    [pyramid] { $n ->
        [one] das nächste Pyramidenteil
       *[other] { $count } nächste Pyramidenteile
    }
   *[either] { $n ->
        [one] eine Glyphe oder das nächste Pyramidenteil
       *[other] { $count } Glyphen oder nächste Pyramidenteile
    }
  }{ $owner ->
   *[self] {""}
  }
noun-monument = { $all ->
    [yes] alle
   *[no] { $upto ->
        [yes] bis zu { $count }
       *[no] { $count }
    }
  } { $owner ->
    [self] eigene{" "}
    [opponent] gegnerische{" "}
   *[any] {""}
  }{ $what ->
    [glyph] { $n ->
        [one] Glyphe
       *[other] Glyphen
    }
    [pyramid] { $n ->
        [one] Pyramidenspitze
       *[other] Pyramidenspitzen
    }
   *[either] { $n ->
        [one] Glyphe oder Pyramidenspitze
       *[other] Glyphen oder Pyramidenspitzen
    }
  }
where-conflict = { $one ->
   *[other] {" "}in der Konfliktregion
  }
where-nonconflict = { $one ->
    [yes] {" "}in einer Region ohne Konflikt
   *[no] {" "}in Regionen ohne Konflikt
  }
where-any = { $one ->
    [yes] {" "}in einer beliebigen Region
   *[no] {" "}in beliebigen Regionen
  }
where-present = { $one ->
    [yes] {" "}in einer Region, in der dein Gott anwesend ist
   *[no] {" "}in Regionen, in denen dein Gott anwesend ist
  }
where-same = { $one ->
   *[other] {" "}in derselben Region
  }
where-too = {" "}(wo dein Gott anwesend ist)
from-conflict = { $one ->
   *[other] {" "}aus der Konfliktregion
  }
from-nonconflict = { $one ->
    [yes] {" "}aus einer Region ohne Konflikt
   *[no] {" "}aus Regionen ohne Konflikt
  }
from-any = { $one ->
    [yes] {" "}aus einer Region
   *[no] {" "}aus beliebigen Regionen
  }
from-present = { $one ->
    [yes] {" "}aus einer Region, in der dein Gott anwesend ist,
   *[no] {" "}aus Regionen, in denen dein Gott anwesend ist,
  }
from-same = { $one ->
   *[other] {" "}aus derselben Region
  }
to-conflict = { $one ->
   *[other] {" "}in die Konfliktregion
  }
to-nonconflict = { $one ->
    [yes] {" "}in eine Region ohne Konflikt
   *[no] {" "}in Regionen ohne Konflikt
  }
to-any = { $one ->
    [yes] {" "}in eine andere Region
   *[no] {" "}in andere Regionen
  }
to-present = { $one ->
    [yes] {" "}in eine Region, in der dein Gott anwesend ist
   *[no] {" "}in Regionen, in denen dein Gott anwesend ist
  }
to-other_present = { $one ->
    [yes] {" "}in eine andere solche Region
   *[no] {" "}in andere solche Regionen
  }
at-most-per-player = , höchstens { $count } je Spieler
at-most-per-region = , höchstens { $count } je Region
by-age = {" "}(Zeitalter I/II/III)
x-is = {" "}(X = { $what })
least-of = die kleinste Zahl von: { $of }
expr-devotionLevel = { $unit ->
   *[other] deine Hingabestufe
  }
expr-lastCount = { $unit ->
   *[other] die Zahl der eben betroffenen Teile
  }
expr-ownUnitsInConflict = { $unit ->
    [warrior] die Zahl deiner Krieger in der Konfliktregion
    [shaman] die Zahl deiner Schamanen in der Konfliktregion
   *[any] die Zahl deiner Einheiten in der Konfliktregion
  }
expr-ownUnitsInXibalba = { $unit ->
    [warrior] die Zahl deiner Krieger in Xibalba
    [shaman] die Zahl deiner Schamanen in Xibalba
   *[any] die Zahl deiner Einheiten in Xibalba
  }
expr-ownGlyphsOnBoard = { $unit ->
   *[other] die Zahl deiner Glyphen auf dem Plan
  }
expr-regionsWithOwnTopPyramid = { $unit ->
   *[other] die Zahl der Regionen, in denen dir die Pyramidenspitze gehört
  }

# The board in the terminal.
board-age = Zeitalter { $age } von 3
board-conflict = Konflikt { $number } von { $all }: { $region }
board-desolate = Verlassen
board-blessed = Gesegnet
board-altar = Altar
board-wrathful = Zorniger Gott
board-hidden = verdeckt
board-calendar = Kalender
board-codex = Kodex
board-abilities = Fähigkeiten
board-hand = Deine Hand
board-card = Karte
board-tiles = Noch offen
board-legend = C Champion  W Krieger  S Schamanen  g Glyphen  △ Pyramide  ✦ Gott anwesend  = Stärke
board-columns = SP|Hingabe|Reserve|Xibalba|Glyphen|Pyramide|Deck
board-laid = gelegt
board-vertices = Knotenpunkte
board-summon = BESCHWÖREN: setze deinen Gott auf einen anderen freien Knotenpunkt und nutze seine Fähigkeit, in beliebiger Reihenfolge
board-ability = Fähigkeit
board-ceremonial = Dritte Aktion jeder Karte
board-gods = Die Götter zur Wahl
board-build = BAUEN der Stufe 1, 2, …: { $points } SP; jedes Teil darunter: { $lower } SP für seinen Besitzer
foreword = Die Regeln sind die der Anleitung; was auf den meisten Komponenten steht, ist unsere Rekonstruktion, mit einem Stern markiert.

fact-vp = SP
fact-devotion = Hingabe
fact-conflicts-led = kommende Konflikte mit Führung
fact-majorities = Mehrheiten in kommenden Konflikten
fact-on-board = Einheiten auf dem Plan
fact-in-reserve = Einheiten in der Reserve
fact-in-xibalba = Einheiten in Xibalba
fact-glyphs = Glyphen auf dem Plan
fact-pyramids = Regionen mit eigenem Pyramidenteil
fact-abilities = Stammesfähigkeiten
