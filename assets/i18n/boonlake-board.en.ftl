# What Boonlake says around the turns: the lobby, the board as text, the look-up.
# Names and amounts arrive as finished words, numbers as numbers.

game-title = Boonlake
game-blurb = Settle a wild lake shore: one action for everybody, a race of ships. Most VP win.
game-about = { game-title }: settle the lake shore, sail the river, score four times. Most VP win.
edition-first = First edition

## Options of the table

option-order = Shared parts
option-order-about = Whether all act when ready or clockwise from the active player; Settle and Cattle: always clockwise
option-order-free = everybody when ready (Settle, Cattle: in turn)
option-order-seats = in seat order
option-level = Grey Eminence (solo only)
option-level-about = How strong your opponent is if you play alone
option-level-easy = easy
option-level-medium = medium
option-level-challenge = challenge
option-level-hard = hard
option-level-very-hard = very hard

## Sub-commands

command-name = boonlake
verb-setup = Choose your scoring tile and your first production site
verb-setup-name = setup
verb-take = Take an action tile
verb-take-name = take
verb-play = Play a project card
verb-play-name = play
verb-project = Realise a special project
verb-project-name = project
verb-discard = Discard cards, for coins or as a price
verb-discard-name = discard
verb-draw = Draw cards
verb-draw-name = draw
verb-explore = Explore, and lay the tile
verb-explore-name = explore
verb-pasture = Lay a pasture
verb-pasture-name = pasture
verb-develop = Put an inhabitant on a free plot
verb-develop-name = develop
verb-upgrade = Upgrade to a house or a settlement
verb-upgrade-name = upgrade
verb-cattle = Place cattle on a pasture
verb-cattle-name = cattle
verb-region = Score a region, and take its coins
verb-region-name = region
verb-hire = Hire inhabitants
verb-hire-name = hire
verb-modernise = Modernise: build a lever
verb-modernise-name = modernise
verb-use = Move a boat or use a lever
verb-use-name = use
verb-sail = Move your ship
verb-sail-name = sail
verb-score = Place your point token, and make its exchanges
verb-score-name = score
verb-choose = Choose a site, vase, track or exchange
verb-choose-name = choose
verb-pass = Pass
verb-pass-name = pass

## The board as text

owner-seat = { $letter }
owner-eminence = Grey Eminence
piece-inhabitant = inhabitant ({ $owner })
piece-house = house ({ $owner })
piece-settlement = settlement ({ $owner })
piece-cattle = cattle ({ $owner })
board-pieces-inhabitant =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }
board-pieces-house =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
board-pieces-settlement =
    { $n ->
        [one] { $n } settlement
       *[other] { $n } settlements
    }
board-pieces-cattle = { $n } cattle

board-setup = Set-up
board-turn = Round { $round } of 2: { $seat }’s turn
board-turn-awaited = Round { $round } of 2: { $seat }’s turn; now answering{ $awaited ->
        [one] {""}
       *[other] {" (in any order)"}
    }: { $who }
board-turn-eminence = Round { $round } of 2: turn of the Grey Eminence
board-scoring = Round { $round } of 2: interim scoring { $n } of { $all }
board-over = The game is over
board-name = { $seat }
board-awaited = Now answering: { $who }.
board-start-open = The start player is drawn after the sites are chosen. Interim scorings held: { $n } of { $all }.
board-start = Start player: { $seat } ({ $letter }). Interim scorings held: { $n } of { $all }.
board-start-eminence = The Grey Eminence began. Interim scorings held: { $n } of { $all }.
board-next-turn = The next turn is { $seat }’s.
board-closing = The last space of the river is reached: everybody finishes with equally many turns.
board-piles = Deck: { $deck } cards. Discard pile: { $discards }. Grey tiles left: { $grey }. Pastures left: { $pastures }.
board-discards = Discard pile: { $what }
board-actions = Action board, row 1 on top; the taken tile goes to the last row, those below it move up before the next turn (the picture shows them before that)
board-actions-do = What the tiles do:
board-actions-taken = none ({ $tile } is taken)
board-action-group = { $tile } ({ $group })
board-actions-from-top = Action tiles from row 1 down: { $what }
board-row-action = { $row }. { $tile }: ship up to { $steps }
board-row-loss = { $row }. { $tile }: ship up to { $steps }, −{ $vp } VP
board-row-reach = { $row }. { $tile }: ship up to { $steps }, as far as { $to }
board-row-reach-loss = { $row }. { $tile }: ship up to { $steps }, as far as { $to }, −{ $vp } VP
board-row-up = { $row }, next turn { $to }. { $tile }: then ship up to { $steps }
board-row-up-loss = { $row }, next turn { $to }. { $tile }: then ship up to { $steps }, −{ $vp } VP
board-row-taken = { $row }. empty, ship up to { $steps } ({ $tile } was taken and goes to the last row)
board-row-taken-reach = { $row }. empty, ship up to { $steps }: { $to } ({ $tile } was taken and goes to the last row)
board-river =
    River, from the last ship on, { $round ->
        [1] at the fork by arm U (L: round 2)
       *[other] at the fork by arm L (U: round 1)
    }; a space with another ship is passed uncounted, except a port
board-river-on = River, further on: { $what }
board-near-scoring = Spaces to scoring { $n } (the first ship on { $space } or beyond brings it): { $what }{ $how ->
        [sure] . Her next turn brings it at the latest
       *[open] {""}
    }
board-near-last = Spaces to { $space } (once a ship is there: equal turns, then scoring { $n } with up to two cards, projects or upgrades): { $what }{ $how ->
        [sure] . With her next turn she is there at the latest; you then have one more
       *[open] {""}
    }
board-due =
    { $how ->
        [scoring] Scoring { $n } comes right after this turn.
        [round] Scoring { $n } comes right after this turn, then round 2.
        [end] Scoring { $n } comes right after this turn, then the end.
       *[last-turns] The last space is reached with this turn: then all get equal turns, then scoring { $n }.
    }
board-ships = { $space } (here: { $ships })
board-all-ships = Ships: { $what }
board-lock = between { $from } and { $to } the { $lock }, the first ship through it brings a scoring
board-lock-last = between { $from } and { $to } the { $lock }: once a ship is through, equal turns, then scoring 4
board-lock-passed = between { $from } and { $to } the { $lock }, passed in this round
board-region = { $region }: reward open ({ $reward })
board-region-covered-last = { $region }: reward covered for the rest of the game ({ $reward })
board-region-covered = { $region }: reward covered until after the next scoring ({ $reward })
board-presence = Presence in { $region }: { $what }
board-space-free = { $space }: empty, gives { $gain }
board-space-pasture = { $space }: pasture, cattle: { $cattle }, room for { $room }
board-at-bridge = { $space } (bridge)
board-space-tile = { $space }: { $plots }
board-plot-upper = upper plot: { $what }
board-plot-lower = lower plot: { $what }
board-plot-free = free ({ $plot })
board-plot-taken = { $piece }, { $plot }
board-near = { $what } – { $near }
board-touches = next to { $spaces }
board-bridge = bridge to { $spaces }
board-ford = ford to { $spaces }

board-player = { $seat } ({ $letter }): { $vp } VP
board-goods = Coins: { $coins }. Vases: { $vases }. Cards in hand: { $cards }.
board-inhabitants = Inhabitants: { $ranch } on the ranch, { $supply } in the supply.
board-rows = Left on the board, rows { $first } to { $last }: { $rows }
board-rows-aside = Left on the board, rows { $first } to { $last }: { $rows }. Houses set aside: { $n }.
board-next = The next piece to leave adds: { $what }
next-house = house ({ $what })
next-settlement = settlement ({ $what })
next-cattle = cattle ({ $what })
next-income = each income +{ $what }
next-end = { $vp } VP at the end
board-left-inhabitant = inhabitants { $n } (each to the ranch when nothing else is left in its row)
board-left-house = houses { $n }
board-left-settlement = settlements { $n }
board-left-cattle = cattle { $n }
income-vp-of = { $number } ({ $what })
income-of-tracks = tracks
income-of-track = track
income-of-rows = rows
income-of-cattle = cattle
board-income = Next income: coins { $coins }, cards { $cards }, VP { $vp }. Coin track: space { $coin }. Card track: space { $card }.
board-income-last = Last income: VP { $vp }, no coins, no cards. Coin track: space { $coin }. Card track: space { $card }.
board-sites = Production sites with their levels: { $what }
board-boats = Boat 1 at { $one }, boat 2 at { $other }. Resources shown: { $shown }. Before a card or project boats move: downstream (wood → clay → stone → iron) free, upstream 2 coins a move, however far.
board-explained = { $name } – { $what }
board-levers-up = Levers up:
board-levers-other = A lever works once and is no action. In an interim scoring each that is up brings 1 VP, and all go up again. At the end, 4–6 levers built: 2 VP each, 7+: 3 VP each. What the other levers do:
board-levers-free = Slots to modernise: { $what }
board-lever-price = { $lever } ({ $coins })
board-levers-down-last = Levers used, no use any more: { $what }
board-levers-down = Levers used: { $what }
board-ongoing = Cards in force:
board-goals = Cards for the end:
board-played = Cards played, effect done, their VP count at the end: { $what }
board-ahead = Final scoring, as it stands: { $total } VP ({ $what }). Coins, vases and cards in hand bring no VP.
board-outlook = { $seat }: next income coins { $coins }, cards { $cards }, VP { $vp }; final scoring, as it stands, { $total } VP
board-outlook-last = { $seat }: last income VP { $vp }; final scoring, as it stands, { $total } VP
board-result = { $seat }: final scoring { $total } VP ({ $what })
board-final = Final scoring: { $total } VP ({ $what })
ahead-levers = levers
ahead-cards = cards
ahead-goals = goals
ahead-rows = rows
board-cattle = Cattle bring { $n } VP in an income.

board-area-of = { $tile }, token (met or not) and VP of the project (not of exchanges) count twice for { $owner }
board-area-hers = { $tile }, in the Grey Eminence’s area: open to you like the others
board-counts-connected = Connected: neighbouring spaces, bridges and fords. Pastures with your cattle count, too
board-counts-bridges = Pastures count, too; fords are no bridges
board-counts-levers = Used levers count, too
board-counts-two = The two numbers go either way round
board-asked = Asks for { $values } in scorings 1 to 4. Now: { $reached }
board-met = Has that for scoring { $n } now: { $who }
board-asked-exchange = Asks for exactly { $values } exchanges in scorings 1 to 4, paid when the token is placed: { $price } for { $vp } VP each, never doubled, besides the VP of the token
board-asked-done = Asked for { $values } in scorings 1 to 4; closed: no further token goes below it
board-with-projects = { $one }+{ $other }, projects { $n }
board-project = Special project: { $cost } → { $vp } VP, { $track }, 1 inhabitant above it, 1 to the ranch
board-project-twice = Special project: { $cost } → { $vp } VP ({ $owner }: { $twice }), { $track }, 1 inhabitant above it, 1 to the ranch
board-realised = Realised by { $who }
board-tokens = Point token laid, tile closed to: { $what }
board-laid-token = { $owner } (token { $n })
board-tiles = Scoring { $n }: everybody puts token { $n } below one tile without a token of theirs; met +{ $n } VP, not met −{ $n } VP
board-tile-left = { $owner } has one tile left for it: { $tile }
board-projects = Special projects: in place of any card that you may play, each project once for each player. Both inhabitants come from your supply: the first stays above the project for good (no presence), the second goes to your ranch.
board-projects-one = Only 1 in the supply, so none for the ranch: { $who }
board-projects-none = Supply empty, so no project: { $who }

board-eminence = Grey Eminence ({ $level }): { $vp } VP
board-eminence-board = Left on her board: { $what }. { $cactus }. Her income: { $income } VP in each scoring, once more at the end, with 10 VP for each B token face down.
board-her-next = Her next piece adds VP to her income: { $what }
her-next-house = house +{ $n }
her-next-settlement = settlement +{ $n }
her-next-cattle = cattle +{ $n } (and 1 for each settlement around it)
board-cactus = Cactus track: space { $space } ({ $vp } VP; { $more } VP from space { $next } on)
board-cactus-last = Cactus track: space { $space } ({ $vp } VP)
board-her-turn = In her turn the tile in the lowest row comes first: Settle – she builds 1 house or settlement (B token: 2), Cattle – 1 cattle (B: and cactus +1), else cactus +1 (B: +2). Then, of the three tiles on her token, the one that lies highest, never in row 6 or 7. Her ship always goes the row’s full number.
board-her-takes = What she does with the tile she takes: Settle – builds 1 (B: 2), Cattle – pasture with 1 cattle (B: and cactus +1), Expansion – 2 tiles, a house on the second (B: and cactus +1), Hiring – 1 tile, cactus +1 (B: +2), Building and Progress – cactus +1 (B: +2), Regions – a reward (4 VP for Boonlake, else 3), for presence in the other three regions 1 VP each (B: 2), you 1 coin each.
board-her-pieces = By Settle she builds a house while she has fewer than 2 houses on the map, else a settlement in place of one. For a piece that she has no more of: 10 VP. She pays nothing and gains nothing from spaces, plots or the river. Tiles, houses and settlements go to the first possible space, counted up from the number in her token’s corner.
board-token = Open { $token }: { $what }
board-token-past = Of her last turn, { $token }: { $what }
board-stack-next =
    { $n ->
        [0] Tokens face down: none; before her next turn the used ones are shuffled again
        [one] Tokens face down: 1 (A { $a }, B { $b }). In her next turn she turns it up, and its upper left corner counts
       *[other] Tokens face down: { $n } (A { $a }, B { $b }). In her next turn she turns one up; which of its corners counts, the one below it shows then
    }
board-stack-last = Tokens face down: { $n } (A { $a }, B { $b })
board-stack = Tokens face down: { $n } (A { $a }, B { $b }). The silhouette points to the corner: { $corner }; from the space with its number on she looks for a place
corner-upper-left = upper left
corner-upper-right = upper right
corner-lower-left = lower left
corner-lower-right = lower right

board-hand = Your cards: { $n }
board-card = { $card } ({ $group }) – { $cost }: { $what }; worth { $vp } VP
board-own-tiles =
    { $n ->
        [1] The scoring tile that you did not choose, out of the game: { $what }
       *[other] Scoring tiles to choose from, only you know them: { $what }
    }

## The look-up of components

look-card = No. { $number }, { $group } card. Cost: { $cost }. Worth { $vp } VP at the end.
look-now = When played: { $what }
look-ongoing = From then on: { $what }
look-end = { $what }
look-asked = Asks for { $values } in scorings 1 to 4: { $what }
look-tile = Landscape tile { $number }
look-pasture = Pasture
look-pastures = Pastures in the box: { $n }, each for up to { $cattle } cattle. Nobody can live there.
stack-start-1 = Start tile for any number of players
stack-start-2 = Start tile for 3 and 4 players
stack-start-3 = Start tile for 4 players
stack-grey = Grey tile
look-plot = Its plot: { $plot }
look-plot-upper = Upper plot: { $plot }
look-plot-lower = Lower plot: { $plot }
look-row = Row { $n } of the action board
look-row-gives = Ship up to { $steps }. VP lost: { $vp }
look-slot = Row { $row } of the slots. Modernising costs: { $coins }
look-token-name = Solo token { $number }
look-token = the highest of { $actions } – spaces in its corners: { $corners }
look-reward = Reward: { $reward }. The Grey Eminence gains { $vp } VP instead.
look-space = Space { $n }
look-space-gives = { $region }, gives { $gain } – { $near }
look-start = Start space of kind { $n }
look-river-start = Where the ships start
look-starts = Round { $round }, for 1 / 2 / 3 / 4 players: { $spaces }
look-next = Next space: { $what }
look-lock = On the way there: { $lock }
look-track-space = { $n }: { $what }
look-crossed = { $space } (on the way: { $gain })
look-recess-inhabitant = Inhabitant recess { $n }
look-recess-house = House recess { $n }
look-recess-settlement = Settlement recess { $n }
look-recess-cattle = Cattle recess { $n }
look-recess = Row { $row }. Once empty: { $income } in every income, { $vp } VP at the end.
look-fee = This piece costs extra inhabitants: { $n } (or 4 VP for each).
look-level = Grey Eminence, level: { $level }
look-removed = Tokens removed at random: { $a } of A, { $b } of B
look-income-houses = Houses, by the last emptied recess: { $values }
look-income-settlements = Settlements: { $values }
look-income-cattle = Cattle: { $values }
look-income-cactus = Cactus track, from space 0: { $values }
look-setup = First hand: { $cards } cards. Inhabitants: { $ranch } on the ranch, { $supply } in the supply.
look-setup-coins = Coins in seat order: { $coins }. Alone: { $solo }
look-canal = Canal
look-canal-order = From upstream to downstream: { $what }
origin-title = its name
origin-cost = what it costs
origin-vp = its VP
origin-row = its row
origin-fee = the extra price
origin-plot = the plot
origin-coins = its coins
origin-resources = its resources
origin-track = its track
origin-values = the values
origin-third-value = the third value
origin-eminence = what the Grey Eminence gains
origin-actions = its actions
origin-lower-left = the number in the lower left corner
origin-second = the spaces of round 2

## The score sheet of the end
sheet-turns = In the turns
sheet-scorings = Scorings
sheet-levers = Levers
sheet-cards = Cards
sheet-goals = Goals
sheet-recesses = Recesses
