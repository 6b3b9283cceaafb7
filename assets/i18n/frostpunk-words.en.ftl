# What the cards of Frostpunk: The Board Game say, in our own words.

## Amounts, as an object

amount-wood = { $n } wood
amount-coal = { $n } coal
amount-core =
    { $n ->
        [one] { $n } steam core
       *[other] { $n } steam cores
    }
amount-food = { $n } food
amount-res =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
amount-automaton =
    { $n ->
        [one] { $n } automaton
       *[other] { $n } automatons
    }
people-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
people-engineer =
    { $n ->
        [one] { $n } engineer
       *[other] { $n } engineers
    }
people-child =
    { $n ->
        [one] { $n } child
       *[other] { $n } children
    }
people-ill = { $people } ({ $ill } of them ill)
heap-wood = { $n } wood
heap-coal = { $n } coal
heap-core =
    { $n ->
        [one] { $n } steam core
       *[other] { $n } steam cores
    }
heap-trees =
    { $n ->
        [one] { $n } tree
       *[other] { $n } trees
    }

## Citizens that something happens to, as a subject

group-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
group-engineer =
    { $n ->
        [one] { $n } engineer
       *[other] { $n } engineers
    }
group-child =
    { $n ->
        [one] { $n } child
       *[other] { $n } children
    }
group-any =
    { $n ->
        [one] { $n } citizen of your choice
       *[other] { $n } citizens of your choice
    }
group-adult =
    { $n ->
        [one] { $n } worker or engineer
       *[other] { $n } workers or engineers
    }
group-round =
    { $n ->
        [one] { $n } citizen of the type of the round
       *[other] { $n } citizens of the type of the round
    }

## Costs and choices

paid = { $cost }: { $effect }
unpaid = { $effect }
either = { $one }; or: { $other }
cost-pay = pay { $what }
cost-pay-either = pay { $what } or { $other }
cost-use = use up an active { $token }
cost-need = only with an active { $token }

## What is counted

counted-token = active token ({ $token })
counted-deaths = death on the deaths track
counted-child-pawns = child pawn that acted this round

## Conditions

condition-hope-at-least =
    { $n ->
        [one] the hope row has at least { $n } token
       *[other] the hope row has at least { $n } tokens
    }
condition-discontent-at-least =
    { $n ->
        [one] the discontent row has at least { $n } token
       *[other] the discontent row has at least { $n } tokens
    }
condition-res-below =
    { $n ->
        [one] you have fewer than { $n } resource
       *[other] you have fewer than { $n } resources
    }
condition-ill-at-least = at least { $n } citizens are ill
condition-ill-at-most = at most { $n } citizens are ill
condition-overload-at-least = the overload is { $n } or more
condition-hunger-at-least = the hunger is { $n } or more
condition-round-from = it is round { $n } or later
condition-round-up-to = it is round { $n } or earlier
condition-cubes-on =
    { $n ->
        [one] at least { $n } cube lies on “{ $card }”
       *[other] at least { $n } cubes lie on “{ $card }”
    }
condition-cubes =
    { $n ->
        [one] at least { $n } cube lies on this card
       *[other] at least { $n } cubes lie on this card
    }
condition-no-pawn = no pawn stands on this card
condition-shelter = there is a shelter
condition-cold = somebody had no heated place this night
condition-moved = that changed anything
condition-built = the { $building } stands on the map
condition-unopened = “{ $card }” was not turned up
condition-opened = “{ $card }” was turned up
condition-stored = every storehouse holds its target
condition-active = { $token } is active

## Steps of effects

step-if-else = if { $condition }: { $then }; otherwise: { $otherwise }
step-if = if { $condition }: { $then }
step-per = for each { $what }: { $effect }
step-choose = choose one ({ $acts })
step-may = if you like ({ $effect })
step-hope-more = hope +{ $n }
step-hope-less = hope −{ $n }
step-discontent-more = discontent +{ $n }
step-discontent-less = discontent −{ $n }
step-token-more = { $token } +{ $n }
step-token-less = { $token } −{ $n }
step-draw-active-hope = draw an active hope token
step-discard-active-discontent = put back an active discontent token
step-activate-all = activate all tokens of one type ({ $row })
step-use-all = use up all active tokens of one type ({ $row })
step-activate = activate one { $token }
step-use = use up an active { $token } (if any)
step-gain-child = a new pawn comes into play: { $trade }
step-gain = gain { $what }
step-lose-all-res = lose all your resources
step-lose = lose { $what }
step-take-from-map =
    { $n ->
        [one] take { $n } cube from the map (or 1 coal from the bank)
       *[other] take { $n } cubes from the map (or 1 coal from the bank for each that is not there)
    }
step-hunger-more = hunger +{ $n }
step-hunger-less = hunger −{ $n }
step-overload-more = overload +{ $n }
step-overload-less = overload −{ $n }
step-overload-off = overload to 0
step-tower = a better tower: fewer cubes fall
step-ill-each = { $n } of each type of citizen fall ill
step-ill = falling ill: { $who }
step-flip = illness markers are flipped: { $who }
step-die = dying: { $who }
step-exhaust = exhausted: { $who }
step-cure = cure { $n } ill
step-heal = heal { $n } gravely ill
step-unskull = turn every illness marker on its skull side: each such turn kills
step-deaths =
    { $most ->
        [2] deaths marker back by { $least } or { $most }
       *[other] deaths marker back by { $least } to { $most }
    }
step-near =
    { $n ->
        [one] place { $n } near tile
       *[other] place { $n } near tiles
    }
step-far =
    { $n ->
        [one] place { $n } far tile
       *[other] place { $n } far tiles
    }
step-scouts =
    { $n ->
        [one] scouts move { $n } space
       *[other] scouts move { $n } spaces
    }
step-develop =
    { $n ->
        [one] the technology { $n } round sooner
       *[other] the technology { $n } rounds sooner
    }
step-workshop =
    { $n ->
        [one] once: upgrade at its price, or the technology 1 round sooner
       *[other] { $n } times: upgrade at its price, or the technology 1 round sooner
    }
step-upgrade = upgrade a building at its price
step-build = build for free: { $building }
step-destroy = a building of your choice is destroyed
step-ruin-shelter = a shelter becomes Ruins
step-ruin-all = everywhere this becomes Ruins: { $building }
step-reuse-worker = a worker may act again in the warm
step-reuse-building = a building with a citizen on it may be used again, in the warm
step-collect = take 1 cube from each adjacent field
step-fell-tile = remove 1 tree from its own tile: { $n } wood
step-fell-near = remove 1 tree from its own tile or an adjacent field: { $n } wood
step-thump = up to { $coal } coal each onto up to { $fields } adjacent fields, to gather
step-cards =
    { $n ->
        [one] draw { $n } citizen card
       *[other] draw { $n } citizen cards
    }
step-add = “{ $card }” goes into the dusk deck
step-remove = “{ $card }” leaves the game
step-stay = this card stays in the event area
step-out = this card leaves the game
step-stash =
    { $n ->
        [one] lay { $n } resource of your choice onto this card
       *[other] lay { $n } resources of your choice onto this card
    }
step-unstash-all = all cubes from “{ $card }” into the pool
step-unstash =
    { $n ->
        [one] { $n } cube of your choice from “{ $card }” into the pool
       *[other] { $n } cubes of your choice from “{ $card }” into the pool
    }
step-enact = enact a law
step-suspend = the law “{ $law }” is suspended: this card lies on it
step-back = the law works again, this card goes to the dusk discards
step-screen =
    { $n ->
        [one] look at { $n } dusk card; you may put it on the dusk discards
       *[other] look at { $n } dusk cards; you may put one of them on the dusk discards
    }
step-open-quiet = turn up “{ $card }” without its effect at once
step-open = turn up “{ $card }”
step-close = “{ $card }” leaves the game
step-store = move up to { $n } coal, wood and food in all to the storehouses
step-storm-off = the storm marker leaves the game
step-storm = the storm marker goes to space { $n }
step-victory = you have won
step-defeat = you have lost

## Texts that work while a card lies open

standing-weather = Weather: { $effect }
standing-preparation = Preparation: { $effect }
standing-dusk = Dusk: { $effect }
standing-hunger = Hunger, after feeding: { $effect }
standing-night = Night: { $effect }
standing-high-targets = while this card lies open, the storehouses need more
standing-round = When round { $n } begins, at dawn: { $effect }
standing-return = After a return on which a { $letter } card was explored: { $effect }
standing-action-once = Once a round, after an action: { $effect }
standing-action = Special action for { $who }: { $special }
special-put-any = lay one or more wood or coal onto this card
special-put = lay { $what } onto this card
special-do = { $act }

## Buildings

feature-hunting =
    { $n ->
        [one] { $n } hunting symbol (1 food in each Weather phase)
       *[other] { $n } hunting symbols (1 food each in every Weather phase)
    }
feature-expeditions =
    { $n ->
        [one] a worker or engineer may set out on a route, { $n } at a time
       *[other] workers or engineers may set out on routes, up to { $n } at a time
    }
feature-child-places =
    { $n ->
        [one] { $n } place for the night for a child pawn
       *[other] { $n } places for the night, for child pawns only
    }
feature-places =
    { $n ->
        [one] { $n } place for the night
       *[other] { $n } places for the night
    }
feature-warms-tile = everything on its tile is warm
feature-off-generator = not on the Generator tile
feature-only = only on a tile beside a { $deposit }
feature-built = when built: { $effect }
feature-night-stay = its pawn sleeps there and needs no other place
feature-do = { $act }

## Technologies

technique-scout-start =
    { $n ->
        [one] whenever scouts set out or go on, they move { $n } space at once
       *[other] whenever scouts set out or go on, they move { $n } spaces at once
    }
technique-hunting-bonus = Weather: 1 more food for every { $n } hunting symbols
technique-drop =
    { $n ->
        [one] { $n } cube fewer is dropped into the tower
       *[other] { $n } cubes fewer are dropped into the tower
    }
technique-gather-tree = a worker or automaton may gather on a field with a tree: remove 1 tree, gain { $n } wood
technique-also-heal = { $building }: instead of its effect you may heal { $n } gravely ill
technique-spare = overload may be up to { $n } higher without harm
technique-remove-more = the Generator removes { $n } more
technique-insulation = insulation becomes { $colour }: { $buildings } (upgraded ones stay red)
technique-coal-mine = Coal Mine: { $n } more coal
technique-thump = Coal Thumper: { $n } more coal onto each field
technique-node = Heating Nodes, which Crater does not use

## Laws

decree-unlock = you may build: { $buildings }
decree-child-may-up-to = child pawns may work here, for at most { $n } cubes: { $work }
decree-child-may-cure = child pawns may work here and cure { $n } ill: { $work }
decree-child-may = child pawns may work here: { $work }
decree-feed-less = feeding costs { $n } food less per { $per } citizens of the fed type
decree-feed-more = feeding costs { $n } food more
decree-beds =
    { $n ->
        [one] { $n } more place in each heated Tent, Bunkhouse, House and Child Shelter
       *[other] { $n } more places in each heated Tent, Bunkhouse, House and Child Shelter
    }
decree-ruins-beds = Ruins shelter { $n } pawns, insulation { $colour }
decree-work-beds = heated places for engineers: { $beds }
beds-in = { $building } ({ $n })
decree-also-heal = { $building }: instead of its effect you may heal { $n } gravely ill
decree-cure-bonus = { $n } more ill cured by each building that cures
decree-standing = { $text }

## Abilities of citizens

ability-usual-cure = the building cures as usual
ability-usual = as usual
ability-warm = always warm
ability-cubes =
    { $n ->
        [one] take up to { $n } cube from the field
       *[other] take up to { $n } cubes from the field
    }
ability-other-field =
    { $n ->
        [one] up to { $n } of the tile’s other unbuilt field
       *[other] up to { $n } of the tile’s other unbuilt field
    }
ability-tree = on a field with a tree: remove 1 tree, gain { $n } wood
ability-spread =
    { $n ->
        [one] 1 cube from up to { $n } free field
       *[other] 1 cube each from up to { $n } free fields: the pawn’s and any others
    }
ability-operations =
    { $n ->
        [one] { $n } operation (usually 3)
       *[other] { $n } operations (usually 3)
    }
ability-first-price = the first building costs { $n } wood less
ability-swap-upgrade = two operations may be one paid upgrade
ability-clear-mixed = one near tile and one far tile, or two far ones if no near place is free
ability-clear-one = one near or one far tile
ability-peek-far =
    { $n ->
        [one] look at the top far tile; you may put it on the bottom
       *[other] look at the top { $n } far tiles, put any of them on the bottom
    }
ability-enact-quiet = enact a law, skipping its immediate effect
ability-collect = 1 cube from each adjacent field, at most { $n }
ability-do = { $step }

## The setup and expeditions

setup-pay = pay { $what }
setup-remove = back to the bank from the map: { $what }
setup-do = { $step }
leg-on = { $effect }; the route goes on with a { $letter } card
leg-new = { $effect }; a new route begins
