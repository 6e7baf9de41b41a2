code = fr
game-title = Mezo
game-blurb = Les dieux marchent parmi les Mayas, avides de foi. Menez une tribu de guerriers et de chamans à travers trois âges, disputez les régions à chacun d’eux, élevez des pyramides, faites des offrandes, et que votre dieu survive aux autres. De John Clowdus.
option-components = Jeu de composants : « default », ou le fichier de votre propre jeu
reconstructed = * reconstitué : valeur absente de la règle ; qui possède la boîte peut la remplacer.

word-god = Choisir votre dieu
word-ability = Choisir une capacité de tribu
word-use = Utiliser une capacité de tribu
word-champion = Placer votre champion
word-deploy = DÉPLOYER des unités
word-awaken = ÉVEILLER une unité
word-restore = RESTAURER une unité
word-banish = BANNIR une unité
word-destroy = DÉTRUIRE une unité
word-move = Déplacer une unité
word-build = BÂTIR
word-demolish = DÉMOLIR
word-transform = TRANSFORMER
word-vertex = Mener votre dieu sur un sommet
word-invoke = Utiliser le pouvoir avant de bouger
word-card = Choisir une carte
word-action = Faire une action de votre carte
word-pass = Passer
word-third = Céder un glyphe pour la troisième action
word-pay = Payer une unité pour l’offrande
word-offer = Utiliser une tuile du dieu courroucé
word-choose = Choisir une des possibilités
word-region = Choisir une région
word-winner = Désigner le vainqueur
word-calendar = Placer un chaman sur le calendrier
word-codex = Placer un guerrier sur le codex
word-sacrifice = Sacrifier des unités
word-shamans = Combien d’entre elles sont des chamans
word-done = C’est tout

card-legacy = Héritage
card-vengeance = Vengeance
card-fervor = Ferveur
card-edict = Édit
card-task = Mission

colour-dark = Sombre
colour-red = Rouge
colour-blue = Bleu
colour-gold = Or

# Where in the game we are; said inside “now it is time to …”.
now-god = choisir un dieu
now-ability = choisir une capacité de tribu
now-start = utiliser vos capacités de tribu
now-champion = placer un champion
now-deploy = déployer des unités
now-gods = invoquer votre dieu
now-card = choisir une carte
now-action = faire une action ou passer
now-third = décider de la troisième action
now-sacrifice = sacrifier des unités
now-split = dire combien d’entre elles sont des chamans
now-winner = désigner le vainqueur
now-shamans = désigner qui a le plus de chamans
now-calendar = choisir une case du calendrier
now-warriors = désigner qui a le plus de guerriers
now-codex = choisir une case du codex
now-restore = RESTAURER une unité
now-awaken = ÉVEILLER une unité
now-banish = BANNIR une unité
now-destroy = DÉTRUIRE une unité
now-move = déplacer une unité
now-build = BÂTIR
now-demolish = DÉMOLIR
now-transform = TRANSFORMER
now-summon = INVOQUER votre dieu
now-offer = payer l’offrande
now-tile = choisir une tuile du dieu courroucé
now-choice = choisir une des possibilités
now-region = choisir une région

expect-god = Choisissez votre dieu.
expect-ability = Choisissez une capacité de tribu de l’âge { $age }.
expect-start = Choisissez quelle capacité de tribu utiliser d’abord.
expect-champion = Placez votre champion dans une région qui n’en a pas.
expect-deploy = Déployez jusqu’à trois unités dans chaque région sans votre champion.
expect-deploy-left = DÉPLOYEZ des unités : reste { $left }.
expect-card = Conflit à { $region } : choisissez une carte en secret, comme chacun.
expect-action = Conflit à { $region } : faites une action ou passez.
expect-third = Conflit à { $region } : vous pouvez céder un glyphe pour la troisième action.
expect-sacrifice = { $region } est bénie : sacrifiez des unités de votre réserve.
expect-split = Combien de vos { $count } unités sacrifiées sont des chamans ?
expect-winner = Égalité à { $region } : désignez le vainqueur.
expect-shamans = Égalité de chamans à { $region } : à vous de trancher.
expect-warriors = Égalité de guerriers à { $region } : à vous de trancher.
expect-calendar = Placez un chaman sur le calendrier.
expect-codex = Placez un guerrier sur le codex.
expect-restore = RESTAUREZ des unités : reste { $left }.
expect-awaken = ÉVEILLEZ des unités : reste { $left }.
expect-banish = BANNISSEZ des unités : reste { $left }.
expect-destroy = DÉTRUISEZ des unités : reste { $left }.
expect-move = Déplacez des unités : reste { $left }.
expect-build = BÂTISSEZ un glyphe ou l’étage suivant d’une pyramide.
expect-demolish = DÉMOLISSEZ : reste { $left }.
expect-transform = TRANSFORMEZ un glyphe ou le sommet d’une pyramide.
expect-summon = INVOQUEZ votre dieu : déplacez-le, ou utilisez d’abord son pouvoir.
expect-place = Placez votre dieu sur un sommet libre.
expect-offer = Payez l’offrande : reste { $left }.
expect-tile = Choisissez une tuile du dieu courroucé.
expect-choice = Choisissez une des possibilités.
expect-region = Choisissez une région.
expect-over = La partie est terminée.

event-god-chosen = { $seat } mène la tribu de { $god }.
event-age = L’âge { $age } commence.
event-wrathful-revealed = Le dieu courroucé révèle { $tile }.
event-ability-chosen = { $seat } choisit { $ability }.
event-champion-placed = { $seat } place un champion à { $region }.
event-deployed = { $seat } DÉPLOIE { $count } { $unit ->
    [warrior] { $count ->
        [one] guerrier
       *[other] guerriers
    }
   *[shaman] { $count ->
        [one] chaman
       *[other] chamans
    }
  } à { $region }.
event-awakened = { $seat } ÉVEILLE { $count } { $unit ->
    [warrior] { $count ->
        [one] guerrier
       *[other] guerriers
    }
   *[shaman] { $count ->
        [one] chaman
       *[other] chamans
    }
  } à { $region }.
event-restored = { $seat } RESTAURE un { $unit ->
    [warrior] guerrier
   *[shaman] chaman
  }.
event-banished = { $seat } BANNIT un { $unit ->
    [warrior] guerrier
   *[shaman] chaman
  } de { $owner_seat } à { $region }.
event-destroyed = { $seat } DÉTRUIT un { $unit ->
    [warrior] guerrier
   *[shaman] chaman
  } de { $owner_seat } à { $region }.
event-moved = { $seat } déplace un { $unit ->
    [warrior] guerrier
   *[shaman] chaman
  } de { $owner_seat } : { $start } → { $region }.
event-built-glyph = { $seat } BÂTIT un glyphe à { $region }.
event-built-pyramid = { $seat } BÂTIT l’étage { $level } de la pyramide à { $region }.
event-demolished = { $seat } DÉMOLIT { $what ->
    [glyph] un glyphe
   *[pyramid] l’élément supérieur de la pyramide
  } de { $owner_seat } à { $region }.
event-transformed = { $seat } TRANSFORME { $what ->
    [glyph] un glyphe
   *[pyramid] l’élément supérieur de la pyramide
  } de { $owner_seat } à { $region }.
event-god-moved = { $god } ({ $seat }) gagne le sommet { $vertex }.
event-region-chosen = { $seat } choisit { $region }.
event-blessed = { $region } est la région bénie de cet âge.
event-conflict = Conflit à { $region }.
event-card-chosen = Vous choisissez { $card }.
event-card-laid = { $seat } a choisi une carte.
event-card-revealed = { $seat } révèle { $card }.
event-action = { $seat } fait l’action { $slot }.
event-passed = { $seat } passe, couvre l’action { $slot } et { $reward ->
    [restore] restaure une unité
   *[devotion] gagne 1 dévotion
  }.
event-third = { $seat } cède un glyphe à { $region } pour la troisième action.
event-offered = { $seat } offre un { $unit ->
    [warrior] guerrier
   *[shaman] chaman
  }.
event-tile-used = { $seat } utilise { $tile }.
event-vp = { $seat } gagne { $vp } PV et en a { $total }.
event-devotion = { $seat } gagne { $devotion } dévotion (case { $space }).
event-strength = { $seat } gagne { $strength } force.
event-reminder = Dans ce conflit, { $seat } est réputé avoir le plus de { $unit ->
    [warrior] guerriers
   *[shaman] chamans
  }.
event-sacrificed = { $seat } { $count ->
    [0] ne sacrifie rien
    [one] sacrifie une unité
   *[other] sacrifie { $count } unités
  }.
event-won = { $seat } remporte { $region } avec { $strength } de force.
event-majority = { $seat } a le plus de { $unit ->
    [warrior] guerriers
   *[shaman] chamans
  }.
event-calendar = { $seat } place un chaman sur la case { $field } du calendrier.
event-codex = { $seat } place un guerrier sur la case { $field } du codex.
event-cleaned = Le conflit à { $region } est terminé.
event-age-end = L’âge { $age } s’achève : calendrier, codex et pyramides rapportent.
event-game-end = Le dernier âge est passé : dévotion et capacités rapportent.
event-victory = { $seat } l’emporte : on se souviendra d’un seul dieu.

why-god-taken = { $god } est déjà avec { $seat }.
why-no-such-ability = L’âge { $age } n’offre pas de capacité numéro { $number }.
why-ability-not-ready = { $ability } n’est pas à vous, ne joue pas au début de cette étape, ou a déjà servi.
why-champion-there = { $seat } a déjà un champion à { $region }.
why-desolate = { $region } est désolée, hors jeu.
why-own-champion = Votre champion est à { $region } : on ne déploie pas d’unités à ses côtés.
why-more-than-three = Trois unités au plus par région, et non { $count }.
why-three-units = Trois unités au plus par région ; à { $region }, il reste { $left } place(s).
why-too-few-in-reserve = Votre réserve compte { $left } { $unit ->
    [warrior] { $left ->
        [one] guerrier
       *[other] guerriers
    }
   *[shaman] { $left ->
        [one] chaman
       *[other] chamans
    }
  }.
why-none-in-xibalba = Vous n’avez pas de { $unit ->
    [warrior] guerrier
   *[shaman] chaman
  } à Xibalba.
why-one-at-a-time = Cet effet place les unités une par une : dites 1.
why-card-not-in-hand = { $card } n’est pas parmi les cartes que vous avez piochées.
why-action-covered = L’action { $slot } est déjà couverte d’un marqueur.
why-nothing-to-restore = Vous n’avez pas d’unité à restaurer à Xibalba.
why-too-many-sacrificed = Votre réserve ne compte que { $left } unités.
why-wrong-split = Sur { $number } unités, de { $low } à { $high } peuvent être des chamans.
why-not-tied = { $seat } n’est pas à égalité.
why-field-taken = Une unité occupe déjà la case { $field }.
why-vertex-taken = Le dieu de { $seat } se tient sur { $vertex }.
why-same-vertex = Votre dieu doit gagner un autre sommet que { $vertex }.
why-place-first = Votre dieu doit se tenir sur un sommet avant d’utiliser son pouvoir.
why-already-invoked = Votre dieu a utilisé son pouvoir ; il doit maintenant bouger.
why-no-such-option = Il n’y a pas de possibilité { $number }.
why-does-nothing-there = L’effet ne ferait rien à { $region } ; choisissez une région où il agit.
why-tile-not-revealed = { $tile } n’est pas révélée.
why-not-present = Votre dieu n’est pas présent à { $region }.
why-no-unit-there = Il n’y a pas de tel { $unit ->
    [warrior] guerrier
   *[shaman] chaman
  } à { $region }.
why-too-few-units = Seuls sont touchés ceux qui ont au moins { $most } unités à { $region }.
why-one-region = L’effet n’a lieu que dans une seule région, et ce n’est pas { $region }.
why-same-region = L’effet doit avoir lieu dans la même région que le précédent, pas à { $region }.
why-conflict-only = L’effet ne vaut que dans la région en conflit, ce que { $region } n’est pas.
why-not-in-conflict = L’effet ne vaut que hors de la région en conflit, et { $region } l’est.
why-enough-there = { $most } au plus à { $region }.
why-wrong-kind = L’effet ne concerne que les { $unit ->
    [warrior] guerriers
   *[shaman] chamans
  }.
why-own-only = Vous ne pouvez choisir que vos propres pièces.
why-opponents-only = Vous ne pouvez choisir que des pièces adverses.
why-owner-in-turn = C’est à { $seat } de perdre des unités.
why-one-opponent = Toutes doivent être à un seul adversaire : { $seat }.
why-enough-of-player = { $most } au plus de { $seat }.
why-stays-there = Une unité déplacée doit quitter { $region }.
why-moved-already = Les unités à { $region } ont déjà été déplacées par cet effet.
why-glyphs-only = Seul un glyphe est possible ici.
why-pyramids-only = Seul un élément de pyramide est possible ici.
why-no-glyph-left = Vous n’avez plus de glyphe dans vos ressources.
why-pyramid-complete = La pyramide à { $region } est achevée.
why-no-piece-left = Vous n’avez plus d’élément de pyramide d’étage { $level }.
why-no-pyramid-there = Il n’y a pas de pyramide à { $region }.
why-no-glyph-there = Ce joueur n’a pas de glyphe à { $region }.
why-must-go-on = L’effet ({ $op ->
    [restore] RESTAURER
    [deploy] DÉPLOYER
    [awaken] ÉVEILLER
    [banish] BANNIR
    [destroy] DÉTRUIRE
    [move] déplacer
    [build] BÂTIR
    [demolish] DÉMOLIR
    [transform] TRANSFORMER
    [summon] INVOQUER
    [offer] OFFRIR
   *[choice] choix
  }) ne dit pas « jusqu’à » : accomplissez-le autant que possible.
why-another-decision = Cela ne convient pas ici : il faut maintenant { $now }.

# Sentences of cards, fields, tiles, altars and abilities, made from their effects.
then = , puis{ " " }
if-done = {" "}; si vous le faites,{ " " }
or = {" "}; ou :{" "}
comma = {" "};{" "}
do-choice = choisissez : { $options }
do-if = si vous avez { $unit ->
    [warrior] un guerrier
    [shaman] un chaman
   *[any] une unité
  } dans la même région, { $then }
do-may = vous pouvez faire ceci : { $what }
do-summon = INVOQUEZ
do-offer = { $optional ->
    [yes] vous pouvez faire une OFFRANDE
   *[no] faites une OFFRANDE
  }
do-reminder = posez votre jeton de rappel : dans ce conflit, vous êtes réputé avoir le plus de { $kind ->
    [most_warriors] guerriers
   *[most_shamans] chamans
  }
do-championStrength = votre champion a +{ $count } force
do-glyphStrength = chacun de vos glyphes a +{ $count } force
do-onPyramidPlacedVp = chaque fois que vous posez un élément de pyramide (BÂTIR ou TRANSFORMER), gagnez { $count } PV de plus
do-vp = gagnez { $count } { $n ->
   *[other] PV
  }
do-vp-each = gagnez { $count } { $n ->
   *[other] PV
  } pour chacun
do-devotion = gagnez { $count } { $n ->
    [one] point
   *[other] points
  } de dévotion
do-devotion-each = gagnez { $count } { $n ->
    [one] point
   *[other] points
  } de dévotion pour chacun
do-strength = gagnez { $count } { $n ->
    [one] point
   *[other] points
  } de force dans ce conflit
do-strength-each = gagnez { $count } { $n ->
    [one] point
   *[other] points
  } de force dans ce conflit pour chacun
do-restore = RESTAUREZ { $what }{ $where }
do-deploy = DÉPLOYEZ { $what }{ $where }
do-awaken = ÉVEILLEZ { $what }{ $where }
do-banish = BANNISSEZ { $what }{ $where }
do-destroy = DÉTRUISEZ { $what }{ $where }
do-build = BÂTISSEZ { $what }{ $where }
do-demolish = DÉMOLISSEZ { $what }{ $where }
do-transform = TRANSFORMEZ { $what }{ $where }
do-move = déplacez { $what }{ $source }{ $target }
do-each = { $who ->
    [each] chaque joueur, vous compris,
   *[each_opponent] chaque adversaire
  } ayant { $least ->
    [1] une unité
   *[other] au moins { $least } unités
  }{ $where } { $verb ->
    [banish] y BANNIT
   *[destroy] y DÉTRUIT
  } { $upto ->
    [yes] jusqu’à { $count }
   *[no] { $count }
  } { $unit ->
    [warrior] { $n ->
        [one] de ses guerriers
       *[other] de ses guerriers
    }
    [shaman] de ses chamans
   *[any] de ses unités
  } ({ $chooser ->
    [owner] au choix du propriétaire
   *[actor] à votre choix
  })
noun-units = { $all ->
    [yes] { $unit ->
        [warrior] tous les guerriers
        [shaman] tous les chamans
       *[any] toutes les unités
    }
   *[no] { $upto ->
        [yes] jusqu’à { $count }
       *[no] { $count }
    } { $owner ->
        [self] de vos propres { $unit ->
            [warrior] guerriers
            [shaman] chamans
           *[any] unités
        }
       *[other] { $unit ->
            [warrior] { $n ->
                [one] guerrier
               *[other] guerriers
            }
            [shaman] { $n ->
                [one] chaman
               *[other] chamans
            }
           *[any] { $n ->
                [one] unité
               *[other] unités
            }
        }
    }
  }{ $owner ->
    [opponent] { $n ->
        [one] {" "}adverse
       *[other] {" "}adverses
    }
    [one_opponent] {" "}d’un seul adversaire
    [each_opponent] {" "}de chaque adversaire
    [any] {" "}de n’importe qui
   *[other] {""}
  }
noun-build = { $what ->
    [glyph] { $all ->
        [yes] tous vos glyphes
       *[no] { $upto ->
            [yes] jusqu’à { $count }
           *[no] { $count }
        } { $n ->
            [one] glyphe
           *[other] glyphes
        }
    }
    [pyramid] { $n ->
        [one] l’élément suivant d’une pyramide
       *[other] { $count } éléments suivants de pyramides
    }
   *[either] { $n ->
        [one] un glyphe ou l’élément suivant de la pyramide
       *[other] { $count } glyphes ou éléments suivants de pyramides
    }
  }{ $owner ->
   *[self] {""}
  }
noun-monument = { $all ->
    [yes] { $what ->
        [glyph] tous les glyphes
        [pyramid] tous les sommets de pyramide
       *[either] tous les glyphes et sommets de pyramide
    }
   *[no] { $upto ->
        [yes] jusqu’à { $count }
       *[no] { $count }
    } { $what ->
        [glyph] { $n ->
            [one] glyphe
           *[other] glyphes
        }
        [pyramid] { $n ->
            [one] sommet de pyramide
           *[other] sommets de pyramide
        }
       *[either] { $n ->
            [one] glyphe ou sommet de pyramide
           *[other] glyphes ou sommets de pyramide
        }
    }
  }{ $owner ->
    [self] {" "}à vous
    [opponent] { $n ->
        [one] {" "}adverse
       *[other] {" "}adverses
    }
   *[any] {""}
  }
where-conflict = { $one ->
   *[other] {" "}dans la région en conflit
  }
where-nonconflict = { $one ->
    [yes] {" "}dans une région hors conflit
   *[no] {" "}dans des régions hors conflit
  }
where-any = { $one ->
    [yes] {" "}dans une région de votre choix
   *[no] {" "}dans des régions de votre choix
  }
where-present = { $one ->
    [yes] {" "}dans une région où votre dieu est présent
   *[no] {" "}dans des régions où votre dieu est présent
  }
where-same = { $one ->
   *[other] {" "}dans la même région
  }
where-too = {" "}(là où votre dieu est présent)
from-conflict = { $one ->
   *[other] {" "}de la région en conflit
  }
from-nonconflict = { $one ->
    [yes] {" "}d’une région hors conflit
   *[no] {" "}de régions hors conflit
  }
from-any = { $one ->
    [yes] {" "}d’une région
   *[no] {" "}de n’importe quelles régions
  }
from-present = { $one ->
    [yes] {" "}d’une région où votre dieu est présent
   *[no] {" "}de régions où votre dieu est présent
  }
from-same = { $one ->
   *[other] {" "}de la même région
  }
to-conflict = { $one ->
   *[other] {" "}vers la région en conflit
  }
to-nonconflict = { $one ->
    [yes] {" "}vers une région hors conflit
   *[no] {" "}vers des régions hors conflit
  }
to-any = { $one ->
    [yes] {" "}vers une autre région
   *[no] {" "}vers d’autres régions
  }
to-present = { $one ->
    [yes] {" "}vers une région où votre dieu est présent
   *[no] {" "}vers des régions où votre dieu est présent
  }
to-other_present = { $one ->
    [yes] {" "}vers une autre de ces régions
   *[no] {" "}vers d’autres de ces régions
  }
at-most-per-player = , { $count } au plus par joueur
at-most-per-region = , { $count } au plus par région
by-age = {" "}(âge I/II/III)
x-is = {" "}(X = { $what })
least-of = le plus petit de : { $of }
expr-devotionLevel = { $unit ->
   *[other] votre niveau de dévotion
  }
expr-lastCount = { $unit ->
   *[other] le nombre de pièces touchées à l’instant
  }
expr-ownUnitsInConflict = { $unit ->
    [warrior] le nombre de vos guerriers dans la région en conflit
    [shaman] le nombre de vos chamans dans la région en conflit
   *[any] le nombre de vos unités dans la région en conflit
  }
expr-ownUnitsInXibalba = { $unit ->
    [warrior] le nombre de vos guerriers à Xibalba
    [shaman] le nombre de vos chamans à Xibalba
   *[any] le nombre de vos unités à Xibalba
  }
expr-ownGlyphsOnBoard = { $unit ->
   *[other] le nombre de vos glyphes sur le plateau
  }
expr-regionsWithOwnTopPyramid = { $unit ->
   *[other] le nombre de régions où le sommet de la pyramide est à vous
  }

# The board in the terminal.
board-age = Âge { $age } sur 3
board-conflict = Conflit { $number } sur { $all } : { $region }
board-desolate = Désolée
board-blessed = Bénie
board-altar = Autel
board-wrathful = Dieu courroucé
board-hidden = face cachée
board-calendar = Calendrier
board-codex = Codex
board-abilities = Capacités
board-hand = Votre main
board-card = Carte
board-tiles = Encore à venir
board-legend = C champion  W guerriers  S chamans  g glyphes  △ pyramide  ✦ dieu présent  = force
board-columns = PV|Dévotion|Réserve|Xibalba|Glyphes|Pyramide|Pioche
board-laid = posée
board-vertices = Sommets
board-summon = INVOQUER : placez votre dieu sur un autre sommet libre et utilisez son pouvoir, dans l’ordre voulu
board-ability = Pouvoir
board-ceremonial = Troisième action de chaque carte
board-gods = Les dieux au choix
board-build = BÂTIR l’étage 1, 2, … : { $points } PV ; chaque élément dessous : { $lower } PV à son propriétaire
foreword = Les règles sont celles du livret ; ce qui est imprimé sur la plupart des composants est notre reconstitution, marquée d’un astérisque.

fact-vp = PV
fact-devotion = Dévotion
fact-conflicts-led = conflits à venir où l’on mène
fact-majorities = majorités dans les conflits à venir
fact-on-board = unités sur le plateau
fact-in-reserve = unités en réserve
fact-in-xibalba = unités à Xibalba
fact-glyphs = glyphes sur le plateau
fact-pyramids = régions avec un élément de pyramide à soi
fact-abilities = capacités de tribu
