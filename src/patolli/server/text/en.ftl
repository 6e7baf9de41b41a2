# What the server says when it refuses something.
bad-message = This message cannot be understood: { $problem }
bad-option = { $problem }
bad-record = This record cannot be used: { $problem }
bad-position = This position cannot be used. { $where }: { $problem }
who-are-you = Please tell us your name first.
wrong-password = Name and password do not match.
not-your-seat = This seat is not yours.
not-host = Only the host of the table may do this.
not-seated = You do not sit at this table.
not-while-running = This can be seen once the game is over.
no-hints = There are no hints here: other people play, and the table was opened without hints.
chat-off = There is no chat at this table.
foreign-origin = This request comes from another website.
not-found = There is no such thing here.
no-page = There is no such page.
no-method = This cannot be done here.
stale = The table has moved on: next is number { $next }.
seat-taken = This seat is taken.
already-seated = You already sit at this table.
name-taken = Somebody else has this name. Choose another one.
name-at-table = Somebody at this table already goes by the name of { $name }, or one that looks like it. Change yours first.
seats-open = Not all seats are taken yet.
wrong-moment = This is not possible now.
not-absent = This person is at the table.
cannot-open = This table is safe, but it cannot be opened here: { $problem }
not-idle = Somebody has moved here in the last { $days } days. A game can be abandoned only when nobody does.
too-many-tables = You host too many tables. Finish or cancel some first.
too-many-bots = You have too many bot accounts. Delete one first.
too-many-public = You have { $most } open public tables already. Start or cancel some, or open this one only for those who have the link.
too-many-bot-tables = You have { $most } games of bots alone running already. Wait for one to end, or end one.
too-many-imports = You keep { $most } records here already. Delete some first.
too-many-studies = You keep { $most } studies here already. Delete some first.
too-large = This is too large.
bad-fields = Something is wrong with { $where }: { $problem }
name-length = A name has 1 to 30 characters.
name-unseen = A name has only characters that can be seen, and at least one letter, digit or picture.
name-stacked = There are too many marks on one letter of this name.
name-mixed = A name is written in one alphabet: letters of several look too much alike.
password-short = A password has at least { $least } characters.
password-common = This password is among the first that anybody would try. Three or four words that have nothing to do with each other are a good one.
too-fast = Too fast. Wait a moment.
head-too-large = The head of this request is too large.
our-fault = Something went wrong on our side. Your moves are safe; please try again.
busy = The server is busy. Try again in a moment.

bot-random = Random
bot-greedy = Greedy
bot-program-blurb = A program that whoever runs this server has added.

# What a link to a page says of itself.
page-start = Patolli: games of ancient Mesoamerica
page-start-about = Mexica, Tzolk’in, Mezo and old Patolli, by their exact rules: against bots, or with friends by a link.
page-new = New table: { $game } · Patolli
page-rules = Rules: { $game } · Patolli
page-at = { $game }: { $names } · Patolli
page-replay = Replay of { $game }: { $names } · Patolli
page-open = { $names } would like to play { $game }. { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
  }: sit down.
page-table = A game of { $game }: { $names }.
page-over = A game of { $game }: { $names }. { $count ->
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
  }
