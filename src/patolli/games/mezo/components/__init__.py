"""The components as data: a small language in which a set of cards, tiles, altars and tracks is written.

Most of what is printed in the box is in no text we had; `default.json` is the rulebook with the gaps filled,
and whoever owns the box may play with the printed values. So the rules know no card by name: a set is read
here and becomes tables, and the rules run on the tables.

Read in this order: `default.json` (a set), `language` (what a set may say; `schema.json` is made from it),
`entries` (what has effects, and what it is called), `validation` (does it make sense?), `sets` (files,
fingerprints, the default set and those that were it before, in `former/`). Then what it becomes:
`instructions` and `box` (the tables that the engine runs on), `compiler` (from a set to its tables). And for
people: `sentences` (what a card says), `printed` (what a view tells of a set). `option` brings it all
together: the set that a game is played with.
"""
