# What only the board in the browser says.

chapters = Each column is an age; the last one holds the final scoring.
source-mz-card = actions of cards
source-mz-tile = Wrathful God tiles
source-mz-altar = altars and the Blessed region
source-mz-field = Calendar and Codex
source-mz-pyramid = building pyramids
source-mz-age = ends of ages
source-mz-end = Devotion and abilities at the end
mz-presence = only where your god is present
mz-all = all
mz-reconstructed = Reconstructed: the printed value is not known to us.
mz-stands-there = { $seat } stands there.
mz-word-warrior = Warrior
mz-word-shaman = Shaman
mz-word-glyph = Glyph
mz-word-pyramid = Pyramid
mz-word-reserve = Reserves
mz-word-devotion = Devotion
mz-part-champion = Champion { $count }
mz-part-units = units { $count }
mz-part-glyphs = glyphs { $count }
mz-part-bonus = bonus { $count }
mz-part-sacrificed = sacrificed { $count }
mz-blessed-conflict = Blessed region: sacrifices add to Strength; the winner gets the points of the token, not the altar.
mz-sacrifices = Sacrifices
mz-sacrifice-worth = Every unit given from the reserves is 1 Strength here and 1 Devotion; afterwards it goes to Xibalba. The strongest gets { $points } VP.
mz-sacrifice-given = has given
mz-sacrifice-choosing = chooses now; in reserve
mz-sacrifice-later = is still to choose; in reserve
mz-give = { $count ->
    [0] nothing
    [one] 1 unit
   *[other] { $count } units
}: Strength { $strength }
mz-give-split = { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
}, { $shamans ->
    [one] 1 Shaman
   *[other] { $shamans } Shamans
}
mz-most-shamans = most Shamans
mz-most-warriors = most Warriors
mz-to-come = Conflicts to come, in unknown order:
mz-xibalba = Xibalba
mz-offered = { $seat } has offered { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
} and { $shamans ->
    [one] 1 Shaman
   *[other] { $shamans } Shamans
}
mz-devotion = Devotion
mz-devotion-label = Devotion of the seats in order: { $spaces }
mz-vp = Victory points
mz-vp-label = Victory points of the seats in order: { $points }
mz-components = Components
mz-components-text = The rulebook prints some values of the components; the others are not known to us and were reconstructed with care. Reconstructed values carry a star. Who owns the box can play with what is printed:
mz-components-export = Export the set to a file:
mz-components-edit = Overwrite the values with a star by those of your box, and set their source to “printed”.
mz-components-check = Check the file, then choose it when you make a table:
mz-other-set = This table is played with another component set ({ $hash }).
mz-source-rulebook = rulebook
mz-source-reconstructed = reconstructed
mz-source-printed = from the box
mz-source-confirmed = confirmed: { $where }
mz-partial = in part
mz-summon = SUMMON
mz-ceremonial = Ceremonial
mz-altars = Altars
mz-vertices = Vertices
mz-values = Values
mz-printed-devotion = Devotion track
mz-printed-tribe = A tribe
mz-printed-strength = Strength
mz-printed-build = Building
mz-printed-ageEnd = End of an age
mz-printed-blessed = Blessed region
mz-printed-offer = Offering
mz-printed-value = { $what }: { $value }
mz-value-spaces = spaces
mz-value-levels = first space of each level
mz-value-overflow = VP beyond the end
mz-value-warriors = Warriors
mz-value-shamans = Shamans
mz-value-glyphs = glyphs
mz-value-pyramid = pyramid pieces by level
mz-value-startVp = VP at the start
mz-value-champion = Champion
mz-value-warrior = Warrior
mz-value-shaman = Shaman
mz-value-glyph = glyph
mz-value-builder = VP of the builder by level
mz-value-lower = VP for each lower piece
mz-value-fieldUnit = VP for each unit on Calendar and Codex
mz-value-pyramidRegion = VP for each region with a pyramid piece, by age
mz-value-vp = VP of the winner
mz-value-first = units for the first
mz-value-later = units for later ones
mz-hand-gods = Choose your god
mz-hand-abilities = Choose a tribe ability; it lasts until the end of the game
mz-hand-start = Which ability first?
mz-hand-choose = Choose a card in secret; the others see only that you have chosen
mz-hand-laid = You have chosen. The cards are revealed together.
mz-hand-open = Cards of this conflict
mz-hand-deck = Your five cards
mz-chosen = has chosen
mz-played = played
mz-left = { $count } more
mz-in-reserve = { $what } in reserve: { $count }
mz-glyphs-left = Glyphs left: { $count }
mz-pieces-left = Pyramid pieces left, by level: { $count }
mz-may-hold = Cards: played, open, and those still to come
mz-card-played = { $card }: played in this age
mz-card-open = { $card }: in this conflict
mz-card-left = { $card }: still to come
mz-change-vp = { $count } VP
mz-change-devotion = { $count } Devotion
mz-change-strength = { $count } Strength
mz-stage-setup = choosing gods
mz-stage-start = start of the age
mz-stage-tribe = tribes
mz-stage-gods = gods
mz-stage-conflicts = conflicts
mz-here-conflict = conflict here
mz-here-champion = Champion of { $seat }
mz-here-units = { $seat }: { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
}, { $shamans ->
    [one] 1 Shaman
   *[other] { $shamans } Shamans
}
mz-here-glyphs = glyphs of { $seat }: { $count }
mz-here-pyramid = pyramid of level { $level }, top by { $owner_seat }
mz-here-pyramid-in = Pyramid in { $region }
mz-here-vertex = Vertex { $vertex }, touches { $regions }
mz-here-god = { $god } of { $seat } stands here
mz-here-piece = { $what } of { $owner_seat } in { $region } ({ $count })
mz-result-points = { $seat } +{ $count } VP
mz-result-devotion = { $seat } +{ $count } Devotion
mz-spare = There is still something left to do here. Stop nevertheless?
