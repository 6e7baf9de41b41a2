first-title = The first days
first-about = Place two workers, let the calendar turn, and fetch what they found.
first-welcome = The great calendar drives five wheels. Your workers ride on them: the longer they ride, the better the space. Each turn you either place workers or bring some home.
first-fisher = Palenque is where corn comes from. Put a worker there. Space 0 costs nothing.
first-logger = A second worker in the same turn costs 1 corn more. Put one on Yaxchilan, where wood, stone and gold are found.
first-logger-else = Later. Now Yaxchilan, please: we want stone.
first-end = Two are enough for today. End your turn.
first-end-else = You could place your third worker as well, for 2 corn more. Let us save the corn and end the turn.
first-turned = Your friend has placed two workers, and the calendar has turned by one day: everybody rides one space further. Yours are on space 1 now.
first-fish = Fetch the fisher from Palenque 1 and use the space: 3 corn.
first-fish-else = Fetch the one on Palenque, please: the other one has a reason to wait.
first-wait = The other worker would get 1 wood now. Tomorrow it stands on space 2, and that is a stone and a corn. End your turn and wait.
first-wait-else = One wood today, or a stone and a corn tomorrow? Let it ride on: end your turn.
first-stone = A day later. Fetch your worker from Yaxchilan 2.
first-done = Place, ride, fetch: that is Tzolk’in. Two kinds of turns, and never both in one.

placing-title = Placing and paying
placing-about = The number of the space, and a little more for each further worker.
placing-free = You always get the lowest free space of a wheel and pay its number in corn. Space 0 is free: place a worker on Palenque.
placing-second = The second worker of a turn costs 1 more than its space. Place one on Yaxchilan.
placing-third = The third costs 2 more: so three workers on spaces 0 cost 0, 1 and 2 corn. Place the last one on Tikal.
placing-high = Another day: your friend holds the spaces 0 and 1 of Yaxchilan. You get space 2 and pay 2 corn, but you are already two days further. Place there.
placing-high-else = That is cheaper, of course. But look how far ahead you would start on Yaxchilan.
placing-poor = The same with 1 corn left: Yaxchilan costs 2 and is out of reach. Point at it to see why, then place somewhere else.
placing-done = You must place at least one or fetch at least one each turn. Place cheaply, and not more than you can feed.

waiting-title = Fetching and waiting
waiting-about = In which order, how to go back, and how not to be pushed off.
waiting-order = You may fetch several workers in one turn, one after the other. What the first brings pays for the next. Begin with Palenque 2: a corn tile, 4 corn.
waiting-gold = Now Yaxchilan 3: 1 gold and 2 corn.
waiting-back = Sometimes you want less. From space 3 you may use a lower space for 1 corn a step, even if somebody stands there. Fetch your worker and use Yaxchilan 2, for the stone.
waiting-back-else = Not this time: pay a corn and take the stone of space 2.
waiting-any = This worker has reached space 7, the last one. From 6 and 7 every action of the wheel is free to choose. One more day, and it would be pushed off with nothing. Take action 5.
waiting-any-else = You may choose freely here; 5 gives gold, stone and corn.
waiting-poor = The temple offering of Uxmal 1 costs 3 corn, and you have 2. Fetch the fisher first; then you can pay. Climb where you like.
waiting-poor-else = First the fisher: 3 corn from Palenque.
waiting-done = Waiting is free until the wheel throws you off: after space 7, on Chichen Itza after space 10.

corn-title = Corn and forest
corn-about = Fields, wood above the corn, and the anger of the gods.
corn-field = Fields grow beside Palenque. On space 2 each field is a corn tile: 4 corn, and the tile is yours. Take one.
corn-covered = On the spaces 3 to 5 forest covers the corn. Use space 3 and cut the wood: 2 wood now, and the corn lies open for whoever comes next.
corn-covered-else = That would burn the forest. Let us cut it this time.
corn-open = Here somebody has cut the wood before you. Use space 3 and take the open corn: 5 corn.
corn-burn = All fields of space 2 are gone, and you are hungry. You may burn the forest on space 3: 5 corn at once, but a god gets angry and you go one step down in a temple. Do it this once.
corn-burn-else = Wood would be wise. But see what burning does.
corn-done = Once all tiles of a space are gone, that space gives nothing any more, unless you know agriculture.

food-title = Food Day
food-about = Two corn for each worker, four times in the game.
food-need = Day 7 is a Food Day. After all turns every worker eats 2 corn, wherever it stands. You have three workers and 4 corn: two short. Each hungry worker would cost 3 points.
food-fetch = Fetch corn from Palenque 2 and end your turn.
food-fetch-else = That feeds nobody. Palenque 2 brings 4 corn.
food-fed = All are fed. And the gods give: on the first and third Food Day goods for your steps in the temples. Your second step in the brown temple brought a stone. On the second and fourth they give points.
food-farm = Now you have a small farm: one worker needs no food, on every Food Day. With 2 corn and a fisher that is enough. Fetch the fisher and end your turn.
food-done = Food Days are on the days 7, 13, 20 and 26. Look at the calendar: the marked teeth are days of hunger.

technologies-title = Technologies
technologies-about = What Tikal teaches works for the rest of the game.
technologies-look = Four technologies with three levels each. Agriculture brings more corn, extraction more cubes, architecture helps with building, theology with skulls.
technologies-learn = Tikal 1 is one advance. Level 1 costs one cube of any kind. Pay your wood for agriculture.
technologies-learn-else = All four are good. For this lesson take agriculture.
technologies-harvest = It helps at once: fetch the worker from Palenque 2. Level 1 adds a corn, 5 instead of 4.
technologies-two = Tikal 3 gives up to two advances. The second level costs two cubes, so both cost three. Advance extraction twice.
technologies-top = At level 3 there is nothing left to learn. Now an advance costs one cube and gives the bonus again and again: 3 points for architecture. Take it.
technologies-done = A technology early in the game pays every time you use it; late it pays seldom.

buildings-title = Buildings
buildings-about = Pay the cubes, get it at once.
buildings-row = Six buildings lie in the row. Each shows its price in cubes, and what it gives. Point at one to read it.
buildings-build = With Tikal 2 you build one. You have a wood and two stone: build the tomb of the vision serpent, a step in two temples.
buildings-build-else = The small farm is good, too. But you have stone for something grander.
buildings-refill = The row is filled up at the end of your turn, not earlier. End it.
buildings-architect = With architecture at level 2 each building action gives a corn and 2 points besides; level 3 even saves a cube. Build the small farm.
buildings-architect-else = The small farm, please: one wood.
buildings-corn = Without cubes there is Uxmal 4: a building for corn, 2 for each cube. Build the sanctuary of the priests for 4 corn.
buildings-done = After the second Food Day buildings of age 2 replace the whole row. What you want of age 1 you must build before.

temples-title = Temples
temples-about = Goods twice, points twice, and glory for the highest.
temples-look = Three temples, three gods. Everybody starts one step above the bottom. On the first and third Food Day your steps bring goods, on the second and fourth points, and whoever is highest gets more.
temples-offer = Uxmal 1: offer 3 corn for one step up. Climb the brown temple, whose second step gives a stone.
temples-offer-else = The others are fine temples. But brown is free of rivals, and its second step gives a stone.
temples-two = Tikal 5: one cube, and a step in each of two different temples. Catch up with your friend in the yellow temple, and take one more where you like.
temples-top = Only one marker may stand on a top step. Your friend holds the green one, so a step there would be lost. Offer your corn elsewhere.
temples-top-else = The top is taken: you would pay and stay where you are.
temples-done = Burning forest and begging lead down. Whoever shares the lead shares its bonus.

uxmal-title = Market and hands
uxmal-about = What Uxmal offers: trade, one more worker, any action.
uxmal-market = Uxmal 2 is the market: wood is worth 2 corn, stone 3, gold 4, both ways, as often as you like. Sell your wood, buy a gold, then stop.
uxmal-market-else = Sell the wood first, then buy gold for 4 corn, then stop.
uxmal-hire = Uxmal 3: one more worker, from your next placing turn on. It works for you, and it eats. Hire it.
uxmal-any = Uxmal 5: for 1 corn any action of the four small wheels. The best of Yaxchilan is number 5: gold, stone and 2 corn. Take it.
uxmal-any-else = A good action as well. But look at Yaxchilan 5.
uxmal-done = Six workers at most. More hands are more turns, and more mouths.

skulls-title = Crystal skulls
skulls-about = Thirteen of them, and nine places in Chichen Itza.
skulls-find = There are only thirteen skulls. Yaxchilan 4 gives one. Fetch it.
skulls-find-else = First the skull, from Yaxchilan 4.
skulls-lay = On Chichen Itza you lay a skull for the gods: points, and a step in a temple. Space 3 is 6 points and a step in the brown one. Lay it.
skulls-taken = Each space takes a single skull in the whole game. Here 3 is taken. Go back to 2 for a corn: 5 points.
skulls-theology = With theology you reach one space further without paying: from 3 to 4, for 7 points and the green temple. Use 4.
skulls-theology-else = You could. But theology lets you reach number 4.
skulls-done = Skulls you still hold at the end are worth 3 points each. In Chichen Itza they are worth up to 13.

monuments-title = Monuments
monuments-about = Expensive, and counted at the end.
monuments-look = A few monuments lie open all game. They are built with Tikal 4, with no discount, and count only at the end, each in its own way. Read them early and play for one.
monuments-build = You are on step 5 of the yellow temple. The Monument of the Summit gives 3 points for each step above the start in your best temple: that is 12. Build it with Tikal 4.
monuments-done = At the end cubes become corn, four corn are a point, a skull is three. Then the monuments.

calendar-title = The second day
calendar-about = The start-player space, and turning the calendar twice.
calendar-look = Beside the calendar there is a space for one worker. Each day on which nobody stands there, a corn is laid on a tooth. Whoever places there takes all of it, and the first player marker.
calendar-first = It counts as a space 0. Place a worker there and end your turn.
calendar-first-else = Onto the start-player space, please, then end your turn.
calendar-turn = The corn is yours, and so is the marker. And you may do something special: turn the calendar by two days. Your worker on Yaxchilan 2 would ride to space 4, a skull. Turn by 2.
calendar-turn-else = One day is the usual thing. Try two.
calendar-dark = Your player board is dark now: the second day is spent. Reaching the top step of a temple turns it to its light side again. You may not turn twice if that would push somebody off from space 6.
calendar-done = Two days can save you, or throw off a friend’s plans. The worker on the start-player space comes home by itself.

begging-title = Begging
begging-about = No corn left? The gods help, and mind.
begging-choice = You have no corn. At the very start of your turn, with 2 corn or less, you may beg: you get up to 3 corn, but go one step down in a temple.
begging-beg = Beg, and choose in which temple you go down. You stand highest in the brown one.
begging-place = After begging you place or fetch as usual. Place a worker and end your turn.
begging-mercy = The worst case: nobody on the wheels, no corn, every cheap space taken, and all your markers at the bottom, so you cannot beg. Then the gods show mercy: you may place one worker on a cheapest space for whatever you have. Do so.
begging-done = You cannot beg twice in a turn. Best never: a step in a temple is worth more than three corn.

start-title = How a game begins
start-about = Four tiles, two of them yours.
start-neutral = With two or three players grey workers block some spaces. They ride along, never leave the wheels, and belong to nobody.
start-keep = Everybody gets four starting tiles and secretly keeps two: goods, a step, a level. What fits together? Keep two of them.
start-done = All reveal at the same time and take what their tiles show. Chance decides who begins, and in the first round everybody must place.

ending-title = The last day
ending-about = What is counted in the end.
ending-count = Day 26, the last Food Day. After it the calendar turns once more, and the game is over. What is still on the wheels brings nothing, so fetch what you can.
ending-last = Fetch your worker from Palenque 3, take what you like and end your turn: the feeding, the gods and the counting follow by themselves.
ending-last-else = Your worker on Palenque 3 first: tomorrow is too late.
ending-done = Cubes became corn, four corn a point. If points are equal, whoever has more workers on the wheels wins.

game-title = The first week
game-about = Seven days against the Armadillo, with a word now and then.
game-play = Play as you like: place workers, or fetch some.
game-first = The first round: everybody has to place. Two or three workers on different wheels are a good beginning.
game-gold = Your worker on Yaxchilan 2 would get gold tomorrow. Can you wait?
game-harvest = Palenque 3: two wood now, or burn it for 5 corn if the gods do not mind. One more day, and it is better still.
game-study = A worker in Tikal: with a cube you can learn something now.
game-hungry = The Food Day is near, and each of your three workers eats 2 corn. You have less than six.
game-poor = Hardly any corn left. Fetching costs nothing, placing does; and with two corn or less you may beg.
game-rich = Corn in plenty. It pays for more workers in one turn, or for a step in a temple.
game-day = Today all workers eat. Is there enough corn? Your last turn before the feeding.
game-done = The first week is over. Three more Food Days make a whole game: you know enough to play it.
