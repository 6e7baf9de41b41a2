code = en
game-title = Mezo
game-blurb = Gods walk among the Maya, hungry for belief. Lead a tribe of Warriors and Shamans through three ages, fight for the regions in each, build pyramids, make offerings, and let your god outlive the others. By John Clowdus.
option-components = Component set: “default”, or the file of your own set
reconstructed = * reconstructed: not printed in the rulebook; an owner of the box can replace it.

word-god = Choose your god
word-ability = Choose a tribe ability
word-use = Use a tribe ability
word-champion = Place your Champion
word-deploy = DEPLOY units
word-awaken = AWAKEN a unit
word-restore = RESTORE a unit
word-banish = BANISH a unit
word-destroy = DESTROY a unit
word-move = Move a unit
word-build = BUILD
word-demolish = DEMOLISH
word-transform = TRANSFORM
word-vertex = Move your god to a vertex
word-invoke = Use the ability before moving
word-card = Choose a card
word-action = Take an action of your card
word-pass = Pass
word-third = Give up a glyph for the third action
word-pay = Pay a unit for the offering
word-offer = Use a Wrathful God tile
word-choose = Choose one of the options
word-region = Choose a region
word-winner = Name the winner
word-calendar = Place a Shaman on the Calendar
word-codex = Place a Warrior on the Codex
word-sacrifice = Sacrifice units
word-shamans = How many of them are Shamans
word-done = That is all

card-legacy = Legacy
card-vengeance = Vengeance
card-fervor = Fervor
card-edict = Edict
card-task = Task

colour-dark = Dark
colour-red = Red
colour-blue = Blue
colour-gold = Gold

# Where in the game we are; said inside “now it is time to …”.
now-god = choose a god
now-ability = choose a tribe ability
now-start = use your tribe abilities
now-champion = place a Champion
now-deploy = deploy units
now-gods = summon your god
now-card = choose a card
now-action = take an action or pass
now-third = decide on the third action
now-sacrifice = sacrifice units
now-split = say how many of them are Shamans
now-winner = name the winner
now-shamans = name who has the most Shamans
now-calendar = choose a Calendar field
now-warriors = name who has the most Warriors
now-codex = choose a Codex field
now-restore = RESTORE a unit
now-awaken = AWAKEN a unit
now-banish = BANISH a unit
now-destroy = DESTROY a unit
now-move = move a unit
now-build = BUILD
now-demolish = DEMOLISH
now-transform = TRANSFORM
now-summon = SUMMON your god
now-offer = pay for the offering
now-tile = choose a Wrathful God tile
now-choice = choose one of the options
now-region = choose a region

expect-god = Choose your god.
expect-ability = Choose a tribe ability of age { $age }.
expect-start = Choose which tribe ability you use first.
expect-champion = Place your Champion in a region without one.
expect-deploy = Deploy up to three units in each region without your Champion.
expect-deploy-left = DEPLOY units: { $left } left.
expect-card = Conflict in { $region }: choose a card in secret, as everybody does.
expect-action = Conflict in { $region }: take an action or pass.
expect-third = Conflict in { $region }: you may give up a glyph for the third action.
expect-sacrifice = { $region } is Blessed: sacrifice units from your reserves.
expect-split = How many of your { $count } sacrificed units are Shamans?
expect-winner = Tie in { $region }: name the winner.
expect-shamans = Tie for the most Shamans in { $region }: you decide.
expect-warriors = Tie for the most Warriors in { $region }: you decide.
expect-calendar = Place a Shaman on the Calendar.
expect-codex = Place a Warrior on the Codex.
expect-restore = RESTORE units: { $left } left.
expect-awaken = AWAKEN units: { $left } left.
expect-banish = BANISH units: { $left } left.
expect-destroy = DESTROY units: { $left } left.
expect-move = Move units: { $left } left.
expect-build = BUILD a glyph or the next level of a pyramid.
expect-demolish = DEMOLISH: { $left } left.
expect-transform = TRANSFORM a glyph or the top of a pyramid.
expect-summon = SUMMON your god: move it, or use its ability first.
expect-place = Place your god on a free vertex.
expect-offer = Pay for the offering: { $left } left.
expect-tile = Choose a Wrathful God tile.
expect-choice = Choose one of the options.
expect-region = Choose a region.
expect-over = The game is over.

event-god-chosen = { $seat } leads the tribe of { $god }.
event-age = Age { $age } begins.
event-wrathful-revealed = The Wrathful God shows { $tile }.
event-ability-chosen = { $seat } chooses { $ability }.
event-champion-placed = { $seat } places a Champion in { $region }.
event-deployed = { $seat } DEPLOYS { $count } { $unit ->
    [warrior] { $count ->
        [one] Warrior
       *[other] Warriors
    }
   *[shaman] { $count ->
        [one] Shaman
       *[other] Shamans
    }
  } in { $region }.
event-awakened = { $seat } AWAKENS { $count ->
    [one] a
   *[other] { $count }
  } { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  } in { $region }.
event-restored = { $seat } RESTORES a { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  }.
event-banished = { $seat } BANISHES a { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  } of { $owner_seat } from { $region }.
event-destroyed = { $seat } DESTROYS a { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  } of { $owner_seat } in { $region }.
event-moved = { $seat } moves a { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  } of { $owner_seat } from { $start } to { $region }.
event-built-glyph = { $seat } BUILDS a glyph in { $region }.
event-built-pyramid = { $seat } BUILDS level { $level } of the pyramid in { $region }.
event-demolished = { $seat } DEMOLISHES { $what ->
    [glyph] a glyph
   *[pyramid] the top pyramid piece
  } of { $owner_seat } in { $region }.
event-transformed = { $seat } TRANSFORMS { $what ->
    [glyph] a glyph
   *[pyramid] the top pyramid piece
  } of { $owner_seat } in { $region }.
event-god-moved = { $god } ({ $seat }) goes to vertex { $vertex }.
event-region-chosen = { $seat } chooses { $region }.
event-blessed = { $region } is the Blessed region of this age.
event-conflict = Conflict in { $region }.
event-card-chosen = You choose { $card }.
event-card-laid = { $seat } has chosen a card.
event-card-revealed = { $seat } reveals { $card }.
event-action = { $seat } takes action { $slot }.
event-passed = { $seat } passes, covers action { $slot } and { $reward ->
    [restore] restores a unit
   *[devotion] gains 1 Devotion
  }.
event-third = { $seat } gives up a glyph in { $region } for the third action.
event-offered = { $seat } offers a { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  }.
event-tile-used = { $seat } uses { $tile }.
event-vp = { $seat } gains { $vp } VP and stands at { $total }.
event-devotion = { $seat } gains { $devotion } Devotion and stands on space { $space }.
event-strength = { $seat } gains { $strength } Strength.
event-reminder = { $seat } counts as having the most { $unit ->
    [warrior] Warriors
   *[shaman] Shamans
  } in this conflict.
event-sacrificed = { $seat } sacrifices { $count ->
    [0] nothing
    [one] one unit
   *[other] { $count } units
  }.
event-won = { $seat } wins { $region } with { $strength } Strength.
event-majority = { $seat } has the most { $unit ->
    [warrior] Warriors
   *[shaman] Shamans
  }.
event-calendar = { $seat } places a Shaman on Calendar field { $field }.
event-codex = { $seat } places a Warrior on Codex field { $field }.
event-cleaned = The conflict in { $region } is over.
event-age-end = Age { $age } ends: Calendar, Codex and pyramids score.
event-game-end = The last age is over: Devotion and abilities score.
event-victory = { $seat } wins: one god will be remembered.

why-god-taken = { $god } is already with { $seat }.
why-no-such-ability = Age { $age } offers no ability number { $number }.
why-ability-not-ready = { $ability } is not yours, not for the start of this stage, or already used.
why-champion-there = { $seat } already has a Champion in { $region }.
why-desolate = { $region } is Desolate and out of play.
why-own-champion = Your Champion stands in { $region }: no units are deployed beside it.
why-more-than-three = At most three units go into a region, not { $count }.
why-three-units = At most three units go into each region; { $region } has room for { $left } more.
why-too-few-in-reserve = Your reserves hold { $left } { $unit ->
    [warrior] { $left ->
        [one] Warrior
       *[other] Warriors
    }
   *[shaman] { $left ->
        [one] Shaman
       *[other] Shamans
    }
  }.
why-none-in-xibalba = You have no { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  } in Xibalba.
why-one-at-a-time = This effect places one unit after the other: say 1.
why-card-not-in-hand = { $card } is not among the cards you have drawn.
why-action-covered = Action { $slot } is already covered by a marker.
why-nothing-to-restore = You have no unit in Xibalba to restore.
why-too-many-sacrificed = You have only { $left } units in your reserves.
why-wrong-split = Of the { $number } units, { $low } to { $high } can be Shamans.
why-not-tied = { $seat } is not among the tied players.
why-field-taken = A unit already stands on field { $field }.
why-vertex-taken = The god of { $seat } stands on { $vertex }.
why-same-vertex = Your god must move to another vertex than { $vertex }.
why-place-first = Your god must stand on a vertex before it can use its ability.
why-already-invoked = Your god has used its ability; now it must move.
why-no-such-option = There is no option { $number }.
why-does-nothing-there = The effect would do nothing in { $region }; choose a region where it does something.
why-tile-not-revealed = { $tile } is not revealed.
why-not-present = Your god is not present in { $region }.
why-no-unit-there = There is no such { $unit ->
    [warrior] Warrior
   *[shaman] Shaman
  } in { $region }.
why-too-few-units = Only players with at least { $most } units in { $region } are affected.
why-one-region = The effect takes place in one region only, and { $region } is not the one you began with.
why-same-region = The effect must take place in the same region as the one before, not in { $region }.
why-conflict-only = The effect is for the conflict region only, and { $region } is not.
why-not-in-conflict = The effect is for non-conflict regions, and { $region } is the conflict region.
why-enough-there = At most { $most } in { $region }.
why-wrong-kind = The effect is for { $unit ->
    [warrior] Warriors
   *[shaman] Shamans
  } only.
why-own-only = Only your own pieces may be chosen.
why-opponents-only = Only opponents’ pieces may be chosen.
why-owner-in-turn = It is the turn of { $seat } to lose units.
why-one-opponent = All must belong to one opponent: { $seat }.
why-enough-of-player = At most { $most } of { $seat }.
why-stays-there = A moved unit must leave { $region }.
why-moved-already = The units in { $region } have already been moved by this effect.
why-glyphs-only = Only a glyph is possible here.
why-pyramids-only = Only a pyramid piece is possible here.
why-no-glyph-left = You have no glyph left in your resources.
why-pyramid-complete = The pyramid in { $region } is complete.
why-no-piece-left = You have no pyramid piece of level { $level } left.
why-no-pyramid-there = There is no pyramid in { $region }.
why-no-glyph-there = That player has no glyph in { $region }.
why-must-go-on = The effect ({ $op ->
    [restore] RESTORE
    [deploy] DEPLOY
    [awaken] AWAKEN
    [banish] BANISH
    [destroy] DESTROY
    [move] move
    [build] BUILD
    [demolish] DEMOLISH
    [transform] TRANSFORM
    [summon] SUMMON
    [offer] OFFER
   *[choice] choice
  }) is not “up to”: carry it out as far as possible.
why-another-decision = That does not fit here: now it is time to { $now }.

# Sentences of cards, fields, tiles, altars and abilities, made from their effects.
then = , then{ " " }
if-done = ; if you do,{ " " }
or = {""}; or:{" "}
comma = ;{" "}
do-choice = choose: { $options }
do-if = if you have { $unit ->
    [warrior] a Warrior
    [shaman] a Shaman
   *[any] a unit
  } in the same region, { $then }
do-may = you may { $what }
do-summon = SUMMON
do-offer = { $optional ->
    [yes] you may OFFER
   *[no] OFFER
  }
do-reminder = place your reminder token: you count as having the most { $kind ->
    [most_warriors] Warriors
   *[most_shamans] Shamans
  } in this conflict
do-championStrength = your Champion has +{ $count } Strength
do-glyphStrength = each of your glyphs has +{ $count } Strength
do-onPyramidPlacedVp = whenever you place a pyramid piece (BUILD or TRANSFORM), gain { $count } extra VP
do-vp = gain { $count } { $n ->
   *[other] VP
  }
do-vp-each = gain { $count } { $n ->
   *[other] VP
  } for each
do-devotion = gain { $count } { $n ->
   *[other] Devotion
  }
do-devotion-each = gain { $count } { $n ->
   *[other] Devotion
  } for each
do-strength = gain { $count } { $n ->
   *[other] Strength
  } in this conflict
do-strength-each = gain { $count } { $n ->
   *[other] Strength
  } in this conflict for each
do-restore = RESTORE { $what }{ $where }
do-deploy = DEPLOY { $what }{ $where }
do-awaken = AWAKEN { $what }{ $where }
do-banish = BANISH { $what }{ $where }
do-destroy = DESTROY { $what }{ $where }
do-build = BUILD { $what }{ $where }
do-demolish = DEMOLISH { $what }{ $where }
do-transform = TRANSFORM { $what }{ $where }
do-move = move { $what }{ $source }{ $target }
do-each = { $who ->
    [each] every player, you included,
   *[each_opponent] every opponent
  } with { $least ->
    [1] a unit
   *[other] at least { $least } units
  }{ $where } { $verb ->
    [banish] BANISHES
   *[destroy] DESTROYS
  } { $upto ->
    [yes] up to { $count }
   *[no] { $count }
  } of their { $unit ->
    [warrior] { $n ->
        [one] Warriors
       *[other] Warriors
    }
    [shaman] Shamans
   *[any] units
  } there ({ $chooser ->
    [owner] the owner chooses
   *[actor] you choose
  })
noun-units = { $all ->
    [yes] all
   *[no] { $upto ->
        [yes] up to { $count }
       *[no] { $count }
    }
  } { $owner ->
    [self] of your own { $unit ->
        [warrior] Warriors
        [shaman] Shamans
       *[any] units
    }
   *[other] { $owner ->
        [opponent] { $n ->
            [one] opponent’s{" "}
           *[other] opponents’{" "}
        }
       *[other] {""}
    }{ $unit ->
        [warrior] { $n ->
            [one] Warrior
           *[other] Warriors
        }
        [shaman] { $n ->
            [one] Shaman
           *[other] Shamans
        }
       *[any] { $n ->
            [one] unit
           *[other] units
        }
    }{ $owner ->
        [one_opponent] {" "}of one opponent
        [each_opponent] {" "}of every opponent
        [any] {" "}of any players
       *[other] {""}
    }
  }
noun-build = { $what ->
    [glyph] { $all ->
        [yes] all your glyphs
       *[no] { $upto ->
            [yes] up to { $count }
           *[no] { $count }
        } { $n ->
            [one] glyph
           *[other] glyphs
        }
    }
    [pyramid] { $n ->
        [one] the next pyramid piece
       *[other] { $count } next pyramid pieces
    }
   *[either] { $n ->
        [one] a glyph or the next pyramid piece
       *[other] { $count } glyphs or next pyramid pieces
    }
  }{ $owner ->
   *[self] {""}
  }
noun-monument = { $all ->
    [yes] all
   *[no] { $upto ->
        [yes] up to { $count }
       *[no] { $count }
    }
  } { $owner ->
    [self] of your own { $what ->
        [glyph] glyphs
        [pyramid] top pyramid pieces
       *[either] glyphs or top pyramid pieces
    }
   *[other] { $owner ->
        [opponent] { $n ->
            [one] opponent’s{" "}
           *[other] opponents’{" "}
        }
       *[any] {""}
    }{ $what ->
        [glyph] { $n ->
            [one] glyph
           *[other] glyphs
        }
        [pyramid] { $n ->
            [one] top pyramid piece
           *[other] top pyramid pieces
        }
       *[either] { $n ->
            [one] glyph or top pyramid piece
           *[other] glyphs or top pyramid pieces
        }
    }
  }
where-conflict = { $one ->
   *[other] {" "}in the conflict region
  }
where-nonconflict = { $one ->
    [yes] {" "}in a non-conflict region
   *[no] {" "}in non-conflict regions
  }
where-any = { $one ->
    [yes] {" "}in any region
   *[no] {" "}in any regions
  }
where-present = { $one ->
    [yes] {" "}in a region where your god is present
   *[no] {" "}in regions where your god is present
  }
where-same = { $one ->
   *[other] {" "}in the same region
  }
where-too = {" "}(where your god is present)
from-conflict = { $one ->
   *[other] {" "}from the conflict region
  }
from-nonconflict = { $one ->
    [yes] {" "}from one non-conflict region
   *[no] {" "}from non-conflict regions
  }
from-any = { $one ->
    [yes] {" "}from one region
   *[no] {" "}from any regions
  }
from-present = { $one ->
    [yes] {" "}from one region where your god is present
   *[no] {" "}from regions where your god is present
  }
from-same = { $one ->
   *[other] {" "}from the same region
  }
to-conflict = { $one ->
   *[other] {" "}to the conflict region
  }
to-nonconflict = { $one ->
    [yes] {" "}to one non-conflict region
   *[no] {" "}to non-conflict regions
  }
to-any = { $one ->
    [yes] {" "}to one other region
   *[no] {" "}to other regions
  }
to-present = { $one ->
    [yes] {" "}to one region where your god is present
   *[no] {" "}to regions where your god is present
  }
to-other_present = { $one ->
    [yes] {" "}to one other region where your god is present
   *[no] {" "}to other regions where your god is present
  }
at-most-per-player = , at most { $count } of each player
at-most-per-region = , at most { $count } in each region
by-age = {" "}(age I/II/III)
x-is = {" "}(X = { $what })
least-of = the smallest of: { $of }
expr-devotionLevel = { $unit ->
   *[other] your Devotion level
  }
expr-lastCount = { $unit ->
   *[other] the number of pieces just affected
  }
expr-ownUnitsInConflict = { $unit ->
    [warrior] the number of your Warriors in the conflict region
    [shaman] the number of your Shamans in the conflict region
   *[any] the number of your units in the conflict region
  }
expr-ownUnitsInXibalba = { $unit ->
    [warrior] the number of your Warriors in Xibalba
    [shaman] the number of your Shamans in Xibalba
   *[any] the number of your units in Xibalba
  }
expr-ownGlyphsOnBoard = { $unit ->
   *[other] the number of your glyphs on the board
  }
expr-regionsWithOwnTopPyramid = { $unit ->
   *[other] the number of regions where you own the top pyramid piece
  }

# The board in the terminal.
board-age = Age { $age } of 3
board-conflict = Conflict { $number } of { $all }: { $region }
board-desolate = Desolate
board-blessed = Blessed
board-altar = Altar
board-wrathful = Wrathful God
board-hidden = face down
board-calendar = Calendar
board-codex = Codex
board-abilities = Abilities
board-hand = Your hand
board-card = Card
board-tiles = Still to come
board-legend = C Champion  W Warriors  S Shamans  g glyphs  △ pyramid  ✦ god present  = Strength
board-columns = VP|Devotion|Reserve|Xibalba|Glyphs|Pyramid|Deck
board-laid = laid
board-vertices = Vertices
board-summon = SUMMON: place your god on another free vertex and use its ability, in either order
board-ability = Ability
board-ceremonial = Third action of every card
board-gods = The gods to choose from
board-build = BUILD of level 1, 2, …: { $points } VP; each piece below: { $lower } VP for its owner
foreword = The rules are the rulebook’s; what is printed on most components is our reconstruction, marked with a star.

fact-vp = VP
fact-devotion = Devotion
fact-conflicts-led = conflicts to come that one leads
fact-majorities = majorities in conflicts to come
fact-on-board = units on the board
fact-in-reserve = units in reserve
fact-in-xibalba = units in Xibalba
fact-glyphs = glyphs on the board
fact-pyramids = regions with an own pyramid piece
fact-abilities = tribe abilities
