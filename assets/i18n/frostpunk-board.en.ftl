# What Frostpunk: The Board Game says around the turns: the lobby, the board as text, the look-up.
# Names and amounts arrive as finished words, numbers as numbers.

game-title = Frostpunk: The Board Game
game-blurb = Lead the last city together through fifteen rounds of frost. All win, or the city falls.
game-about = { game-title }: a city in the frost, led together. Fill the storehouses, survive the storm.
edition-first = First edition

## Options of the table

option-society = Society
option-society-about = The people whom you lead to the crater
option-society-i = { society-i }
option-society-ii = { society-ii }
option-society-iii = { society-iii }
option-society-iv = { society-iv }
option-society-v = { society-v }
option-society-vi = { society-vi }
option-level = Level
option-level-about = How hard the beginning is
option-level-normal = { level-normal }
option-level-hard = { level-hard }

## Sub-commands

command-name = frostpunk
verb-setup = Choose your advisor, discard your first citizen
verb-setup-name = setup
verb-gather = Gather resources, fell trees, choose the fields
verb-gather-name = gather
verb-use = Use a building, or a law after your action
verb-use-name = use
verb-build = Build, demolish, upgrade
verb-build-name = build
verb-snow = Clear snow and place tiles
verb-snow-name = snow
verb-scout = Send scouts, explore, return or go on
verb-scout-name = scout
verb-special = Take a special action of an open card
verb-special-name = special
verb-pass = Pass
verb-pass-name = pass
verb-stoke = Burn coal in the Generator
verb-stoke-name = stoke
verb-event = Choose an option of a card
verb-event-name = event
verb-token = Draw, activate or use up tokens of hope and discontent
verb-token-name = token
verb-goods = Choose goods to gain, pay or lose
verb-goods-name = goods
verb-citizen = Say who falls ill, dies or is exhausted
verb-citizen-name = citizen
verb-cure = Cure and heal
verb-cure-name = cure
verb-night = Say who sleeps outside
verb-night-name = night
verb-law = Enact a law
verb-law-name = law
verb-technology = Choose the next technology
verb-technology-name = technology
verb-advise = Use an advisor or Mobilization
verb-advise-name = advise

## The phases

phase-dawn = Dawn
phase-morning = Morning
phase-generator = Generator
phase-weather = Weather
phase-preparation = Preparation
phase-action = Action
phase-dusk = Dusk
phase-hunger = Hunger
phase-night = Night

## The board as text: the round and the city

board-setup = Setup
board-round = Round { $n } of { $of }: { $phase }
board-turn = Round { $n } of { $of }, Action: { $seat }’s turn
board-over = The game is over (round { $n } of { $of })
board-leader = { $seat } leads. Type of the round: { $who }.
board-storm = Storm marker on round { $n }: weather brings it { $least } to { $most } rounds nearer each time, and it strikes once the round marker is there.
board-storm-brings = When it strikes: { $what }.
board-no-storm = The storm marker is out of the game.
board-goods = Wood: { $wood }. Coal: { $coal }. Steam cores: { $core }. Food: { $food }.
board-heat = Heat marker on { $heat } of { $spaces }, cold marker on { $cold }. It stays through the night; after each Generator phase the heat is back on 1.
board-ranges = Range markers: red { $red }, orange { $orange }, yellow { $yellow }. One that the heat marker has passed warms buildings of its colour anywhere, and all on its tiles: red the Generator tile, orange near tiles (1–6), too, yellow far tiles (7–18), too. For a building its colour or its tile is enough.
board-all-cold = The Generator heats nothing now.
board-warm = Warm now: { $zone }, and { $colours } buildings anywhere.
board-warm-all = Warm now: all tiles and buildings.
board-zone-generator = the Generator tile
board-zone-near = the Generator tile and near tiles (1–6)
board-check-without = The next Generator phase without more coal
board-check-full = The next Generator phase (heat is on the cold marker, so no coal can be added now)
board-next-check =
    { $n ->
        [one] { $when }: { $n } cube is dropped; falling ill (where all are ill, the marker turns): { $who }.
       *[other] { $when }: { $n } cubes are dropped; falling ill (where all are ill, the marker turns): { $who }.
    }
board-overload = Overload, from the tower and from cards: { $n }, up to { $small } is safe. Above it comes a malfunction, cold and ranges +1; a second one loses the game. { $tower }
board-overload-again = Overload, from the tower and from cards: { $n }, up to { $small } is safe. After one malfunction the next loses the game. { $tower }
board-tower =
    { $n ->
        [one] The tower holds { $n } cube. A dropped one falls at once in { $falls } % of drops, each one inside in { $loosens } % (upgraded tower: { $then } % and { $then-loosens } %).
       *[other] The tower holds { $n } cubes. A dropped one falls at once in { $falls } % of drops, each one inside in { $loosens } % (upgraded tower: { $then } % and { $then-loosens } %).
    }
board-tower-upgraded =
    { $n ->
        [one] The upgraded tower holds { $n } cube. A dropped one falls at once in { $then } % of drops, each one inside in { $then-loosens } %.
       *[other] The upgraded tower holds { $n } cubes. A dropped one falls at once in { $then } % of drops, each one inside in { $then-loosens } %.
    }
board-weather = Last weather: “{ $card }” ({ $what })
board-tokens = Hope and discontent
board-token-moves = Hope or discontent +1: draw a random token and lay it down used, or activate a used one. −1: use up an active one, or put a used one back into the bag. There are { $n } tokens of each type.
board-token-named = A named type, such as { token-apathy } +1: draw a random token of that row, used, then activate one used token of the type, if there is one. Types of hope: { token-care }, { token-justice }, { token-motivation }; of discontent: { token-anger }, { token-apathy }, { token-greed }.
board-hope = Hope, { $n } of { $spaces } spaces – active: { $active }; used: { $used }
board-discontent = Discontent, { $n } (lost at { $spaces }) – active: { $active }; used: { $used }
board-laws = Laws in force: { $n } of { $most }
board-future = Future laws
board-card = “{ $card }”: { $what }
board-suspended = { $law } – suspended by “{ $card }”
board-developed = { $card } – developed
board-due = { $card } – ready in round { $round }
board-idle = { $card } – not begun

## The board as text: people

board-of-worker = workers
board-of-engineer = engineers
board-of-child = children
board-people = { $n } { $who }, { $ill } of them ill
board-people-skull = { $n } { $who }, { $ill } of them ill, one gravely ill
board-resting = { $what }; exhausted tokens: { $n }
board-ill-now =
    { $when ->
        [0] This Preparation brings: { $all }
        [2] The next Preparation brings, if nobody else falls ill: { $all }
       *[other] The next Preparation brings: { $all }
    }
board-ill-one = { $who } – { $brings }
board-ill-then =
    { $night ->
        [0] As the heat is now, the cold makes more ill in the Generator phase (cards aside). Ill then, and by the end of the next Preparation: { $all }
        [2] As the heat is now, more fall ill tonight: no place in a heated shelter (cards aside). Ill then, and by the end of the next Preparation: { $all }
       *[other] As the heat is now, more fall ill tonight (no place in a heated shelter) and of the cold in the Generator phase (cards aside). Ill then, and by the end of the next Preparation: { $all }
    }
board-ill-then-too = Also: { $all }
board-ill-then-one = { $who } { $from } → { $ill }, { $brings }
check-all = { $all }
check-nothing = no further harm
check-epidemic = too many ill: the game is lost
check-dies-when = { $what } ({ $when })
check-hunger = { $n } in the Hunger phase
check-night = { $n } tonight
check-generator = { $n } in the Generator phase
check-preparation = { $n } in Preparation
board-turning = { $what }; their illness marker turns over now: one dies
check-exhausted = { $n } exhausted
check-grave = one is gravely ill (nobody dies)
check-dies =
    { $dead ->
        [one] one dies
       *[other] { $dead } die
    }
board-exhaustion = Each exhausted token that is there when the Action phase begins keeps one pawn of its type from acting this round.
board-illness-from = In Preparation the illness marker of each type turns, to its skull (nobody dies) or back from it (one dies). Where all are ill already, it turns for each one more, too. By the number of ill: { $what }.
board-sides = What the illness markers show now: { $what }.
board-side = { $who } – { $skull ->
        [0] syringe
       *[other] skull (one gravely ill)
    }
board-illness-at =
    { $n }+: { $flips ->
        [1] one turn
       *[other] { $flips } turns
    }{ $exhausted ->
        [0] { "" }
       *[other] {" "}and { $exhausted } exhausted
    }
board-death = For each death the top citizen card applies, or one of the dead citizen’s type that a player discards: hope −{ $adult }, for a child −{ $child }.
board-death-harm = A drawn card may also activate a used discontent token or use up an active hope token: { $n } of { $all } cards for each type of the dead, as far as such tokens lie there. None adds anything good, and none of the type of the dead adds anything.
board-objective = Objective: when the night of round { $of } ends, the storehouses are full. From round { $from } on they are filled by “{ $card }”.
board-able = Pawns in the pool: { $who }
board-able-resting = { $able }; of these rest in the next Action phase: { $resting }
board-able-first = Pawns in round 1, without the exhausted: { $who }
board-placed = Pawns placed: { $what }
board-placed-one = { $pawn } at { $place }
board-exhausted = exhausted (does not act this round)
board-hunger = Hunger: { $hunger } (the game is lost if { $most } or more stay unpaid). To feed this round: { $who }, { $due } food.
board-unpaid-hunger = In the Hunger phase food pays the hunger first; what is left unpaid goes back to 0, but brings one of these: { $what }. { $who }
board-then-eats = Then the type of the round eats: each food missing is hunger +1, due next round.
board-unpaid-who = The dead are of the type fed the round before, next time { $who }.
board-unpaid-type = The dead are of the type fed the round before.
board-unpaid-now =
    With the food there is now, { $n } hunger stays unpaid: { $deaths ->
        [0] discontent +1
       *[other] discontent +1, dying: { $who }
    }.
board-foreseen =
    Deaths foreseen as things stand: { $all }. Hope −{ $hope } at least{ $lost ->
        [0] { "" }
       *[other] : the game is lost { $when }
    }. Hunger of later rounds is not counted.
board-lost-ahead = As things stand, the game is lost { $when }.
board-lost-now = The card for the dead of now takes the last hope: the game is lost.
toll = { $when }: { $who }
toll-hunger = in the Hunger phase
toll-night = tonight
toll-generator = in the next Generator phase
toll-preparation = in the next Preparation
board-warm-from = A building is warm by its tile or by its insulation, whichever comes first. Tiles: Generator from heat { $generator } on, near from { $near }, far from { $far }. Insulation, anywhere: red from { $red }, orange from { $orange }, yellow from { $yellow }.
board-mobilization-used = Mobilization: used
board-unpaid-from =
    { $deaths ->
        [0] discontent +{ $discontent } from { $n } on
       *[other] discontent +{ $discontent } and deaths +{ $deaths } from { $n } on
    }
board-hunger-settled = Hunger unpaid: { $hunger }. Once its dead are counted it goes back to 0 (the game is lost if { $most } or more stay unpaid). Then to feed: { $who }, { $due } food.
board-hunger-fed = Hunger: { $hunger } (the game is lost if { $most } or more stay unpaid). Fed already this round: { $who }.
board-hunger-tonight = Hunger: { $hunger } (the game is lost if { $most } or more stay unpaid). To feed this round: { $who }, { $due } food. Needed in the Hunger phase altogether: { $n } food.
board-beds =
    Places for the night in heated shelters: { $any } for anyone, { $engineers } for engineers only, { $children } for children only. { $counted ->
        [0] The pawns are counted when the Action phase begins.
       *[other] { $n ->
            [0] As the heat is now, no pawn lacks one.
            [one] As the heat is now, { $n } pawn lacks one.
           *[other] As the heat is now, { $n } pawns lack one.
        }
    } For each pawn without a place 1 more of its type falls ill; scouts and automatons need none. At night you choose who gets the places.
board-here = { $what } – here: { $who }
board-player =
    { $n ->
        [one] { $seat } ({ $letter }): { $n } citizen card
       *[other] { $seat } ({ $letter }): { $n } citizen cards
    }
board-player-leads =
    { $n ->
        [one] { $seat } ({ $letter }) leads: { $n } citizen card
       *[other] { $seat } ({ $letter }) leads: { $n } citizen cards
    }
board-sheet = Responsible for: { $what }
board-played = Played this round: { $what }
board-hand = Your citizen cards: { $n }; one may be played each round, chosen together with its pawn, in place of what the action usually does and costs, unless it says “as usual”; a played card is gone
board-hand-foot = At the foot of each card the picture shows what a death brings when the card is drawn, for each type of the dead. From the hand only what its own type brings applies, as above.

## The board as text: the map

board-map = Map
board-generator-tile = Generator tile: { $what }
board-field = { $field }: { $what }
board-tile = { $place } ({ $warm }) – upper field: { $upper }; lower field: { $lower }
board-tile-whole = { $place } ({ $warm }) – both fields: { $what }
board-tile-beside = { $tile }; beside it: { $deposits }
board-warm-place = warm
board-cold-place = cold
board-deposits = { $deposit } at the crater wall, { $n ->
        [1] corner
       *[other] corners
    }: { $corners }
board-upgraded = { $building }, upgraded
board-building = { $building } ({ $field }), { $heated }: { $what }
board-heated = heated, { $colour } insulation
board-unheated = not heated, { $colour } insulation
board-out-of-work = out of work while its law is suspended
board-buildable = Building board
board-affordable = You can pay for and place now: { $what }
board-empty-fields = Free fields on which nothing would be lost: { $what }
board-supply = { $building }: { $price }, left: { $n } – { $what }
board-supply-locked = { $building }: { $price }, left: { $n }, needs a law – { $what }
board-engineers = engineers only
board-upgrade = a Workshop upgrades it for { $price }: { $what }
board-starts-technology = the first one starts a technology at once
board-rounds = Round by round
board-night = Round { $n }: { $cards }. Deaths { $deaths }, ill { $ill }, hunger { $hunger }, hope { $hope }, discontent { $discontent }.
board-quoted = “{ $card }”
board-standing = Buildings: { $what }
board-routes = Expeditions
board-route = Route { $n }: { $cards }
board-route-closed = Route { $n } is closed.
board-route-scout = { $route } – { $scout } on space { $space } of { $of }
board-scout = scout ({ $who })

## The board as text: cards

board-cubes = { $card } – on it: { $cubes }
board-evening = The dusk card turned up last: { $card }
board-consultation =
    { $n ->
        [1] The consultation still to come, the only card of the dusk deck: { $card }
       *[other] Each Dusk one of the { $n } cards of the dusk deck comes, by chance. One of them is this consultation: { $card }
    }
board-consultation-now = If it came as the tokens lie now: { $types }
board-consultation-order = Several lines apply in the order of this card: { token-greed }, { token-apathy }, { token-anger }, { token-motivation }, { token-care }, { token-justice }. Resources are wood, coal and steam cores, not food; you choose which.
board-consultation-none = As no token is active now, nothing would come of it.
board-looked-at = Looked at: { $card }
board-citizen-discards = Citizen discards: { $what }
board-decks =
    Cards left: morning { $morning }, dusk { $dusk }{ $dusk-open ->
        [0] { "" }
       *[other] {" "}({ $dusk-open } of them looked at)
    } (discards { $discards }{ $discards ->
        [0] { "" }
       *[other] , shuffled in again later
    }), citizens { $citizens }, near tiles { $near }, far tiles { $far }{ $far-open ->
        [0] { "" }
       *[other] {" "}({ $far-open } of them looked at)
    }, expeditions A { $a }, B { $b }, C { $c }.

## What is written on cards

card-at-once = At once: { $what }
card-option = { $n }) { $what }
card-chosen = Chosen was { $n }) { $what }
card-then-out = Then it leaves the game
card-then-else = Unless it stays, it leaves the game
card-then-pile = Then it goes to the dusk discards
card-then-area = Then it stays in the event area
card-then-law = Then it lies on its law
card-consultation = For each type with the most active tokens, of all six; in a tie for each of them
card-column = { $token }: { $what }
card-removes = Enacting it removes “{ $card }”
weather-cold = cold +{ $n }
weather-red = red range +{ $n }
weather-orange = orange range +{ $n }
weather-yellow = yellow range +{ $n }
weather-heat = { $range } (needs that much more heat)
weather-scouts = scouts move { $n }
weather-storm = storm { $n } nearer
weather-nothing = no change
card-once-a-round = In Preparation before illness, one advisor a round
card-ability = card of type { $who }; with such a pawn at { $at }: { $what }
card-or = { $one } or { $other }
card-dies-worker = if a worker dies: { $what }
card-dies-engineer = if an engineer dies: { $what }
card-dies-child = if a child dies: { $what }
card-given-worker = given for a dead worker: { $what }
card-given-engineer = given for a dead engineer: { $what }
card-given-child = given for a dead child: { $what }
card-setup = Setup cost: { $what }
card-setup-pool = Setup cost, from the pool: { $what }
card-unlocks = Unlocks: { $outpost }; or at once: { $pays }
card-route =
    { $n ->
        [one] { $letter }: { $place }, { $hint }, { $n } space
       *[other] { $letter }: { $place }, { $hint }, { $n } spaces
    }
card-back = Return: { $leg }
card-on = Continue, paid at the return: { $leg }
card-tile = upper field: { $upper }; lower field: { $lower }; food: { $food }
card-building = { $size }; { $what }
card-insulation = { $colour } insulation
card-insulation-white = { $colour } insulation: no pawns, no action, warmth does not matter
card-user-any = Any pawn that works may use it
card-user-engineer = Engineers only
card-price = Price: { $price }
card-upgraded = Upgraded for { $price }: { $what }
card-reverse = Its back: { $building }
card-stays = It can be neither demolished nor destroyed

## The look-up of the rest

look-near-tile = Near tile { $number }
look-far-tile = Far tile { $number }
look-outpost = { $card } (outpost card)
look-society = { $society }, { $level }
look-people = Citizens: { $who }
look-ill = Ill: { $who }
look-start = Automatons: { $automatons }. Deaths: { $deaths }.
look-society-tokens = Hope tokens: { $hope }, active { $hope-active }. Discontent tokens: { $discontent }, active { $discontent-active }.
look-population = Population from { $from }
look-section-pawns =
    { $n ->
        [one] { $n } pawn acts.
       *[other] { $n } pawns act.
    }
look-illness = Illness from { $from }
look-illness-brings = In Preparation: exhausted { $exhausted }; the marker is flipped this often: { $flips }.
look-hunger = Hunger from { $from }
look-hunger-brings = When it cannot be paid: discontent +{ $discontent }; deaths: { $deaths }.
look-tower = Tower
look-tower-upgraded = Upgraded tower
look-tower-odds = A dropped cube falls through in { $falls } % of drops; each cube inside comes loose in { $loosens } %; it holds { $holds } at most.
look-corner = Corner: { $corner }
look-corner-places = Its tiles lie here: { $near }; { $far }.
look-lies = At the start: { $what }
look-place-near = A place for a near tile. It touches the Generator tile and these places: { $places }.
look-place-far = A place for a far tile. It touches these places: { $places }.
look-wall = Crater wall
look-wall-blank = blank
look-wall-wood = wood deposit
look-wall-coal = coal deposit
look-wall-tokens = Tokens of this kind ({ $kind }): { $n }
look-outpost-pays = A built outpost pays on every trip: { $what }
look-sheet = Responsibility sheet: { $sheet }
look-sheet-of = It goes with the { $advisor }.
look-targets = Storehouses, normal targets
look-targets-high = Storehouses, high targets
look-stored = Coal { $coal }, wood { $wood }, food { $food }
look-defeat = Limits of defeat
look-defeat-limits = The game is lost with { $epidemic } ill of one type in Preparation, with { $famine } hunger left unpaid, or with { $deaths } deaths.
look-heat = Heat track
look-heat-start = { $spaces } spaces. Start: heat { $heat }, cold { $cold }; range markers: red { $red }, orange { $orange }, yellow { $yellow }.
look-icons = Illness by cold
look-icons-between = Between the spaces of the heat track, from the first on: { $who }
look-cubes = Cubes for the tower
look-cubes-dropped = Cubes dropped with the heat marker on each space: { $values }
look-overload = Overload track
look-overload-track = { $small } small spaces, which are safe, and a large one for all above. The first malfunction moves the cold marker and the range markers on by { $n }.
look-columns = Types of the rounds
look-columns-feed = In turn: { $who }
look-tokens = Tokens of hope and discontent
look-tokens-each = { $n } of each type. Spaces: hope { $hope }, discontent { $discontent }.
look-pawns = Pawns
look-pieces = Pieces: { $what }. Exhausted tokens of each type: { $n }.
look-limits = Limits
look-limits-of = Citizens of each type: { $citizens }. Food: { $food }. Hunger: { $hunger }. Cubes on a field: { $field }. Laws: { $laws }. Trees: { $trees }.
look-setup = Setup
look-setup-deals = Citizen cards for 1 / 2 / 3 / 4 players: { $hands }. Technologies: { $technologies }. Laws beside the pairs: { $laws }.
look-scenario = New Home: Crater
look-scenario-starts = { $rounds } rounds; the storm marker begins on { $storm }. Open from the start: “{ $open }”. Storm card: “{ $card }”.
look-outposts = Outposts
look-outposts-price = Price: { $price }. Space on the transport track: { $track }. Crater does not use them.

## What of a row comes from elsewhere

origin-at_once = what happens at once
origin-back = its back
origin-building = its building
origin-buildings = its buildings
origin-deaths = the deaths
origin-dies = what a death brings
origin-each = how many of each type
origin-exhausted = the exhausted
origin-existence = that there is one
origin-fewer-fall = that fewer fall
origin-from = where it begins
origin-hope = the spaces of hope
origin-key = which field it is
origin-letter = its letter
origin-limits = its limits
origin-number = its number
origin-one-card = that it is one card
origin-one-space-shows-3 = that one space shows 3
origin-out = that it leaves the game
origin-price = its price
origin-rounds-6-and-7 = rounds 6 and 7
origin-scouts = how far scouts move
origin-spaces = the number of spaces
origin-stays = that it cannot be demolished
origin-then = where the card goes
origin-tiles = how many tiles there are
origin-track = the space on the track
origin-two-neighbours = two neighbouring icons
origin-upgrade-price = the price of the upgrade
origin-who = who may use it
origin-yield = what it yields
