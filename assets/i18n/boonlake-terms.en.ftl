# The vocabulary of Boonlake. All names and words are ours but those of the regions.

## Amounts

amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-vases =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    }
amount-inhabitants =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }
amount-vp = { $n } VP
amount-resource = { $n } × { $of }
cost-none = free

## Resources that are shown

shown-wood = { $n } wood
shown-clay = { $n } clay
shown-stone = { $n } stone
shown-iron = { $n } iron

## The same as an object: “gains 1 card”

taken-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
taken-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
taken-vases =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    }
taken-inhabitants =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }
taken-vp = { $n } VP

## Gains, as they are printed

gain-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
gain-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
gain-vases =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    }
gain-inhabitants =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }
gain-vp = { $n } VP
gain-coin-track = coin track +{ $n }
gain-card-track = card track +{ $n }
gain-steps-coin = coin track { $from } → { $n }
gain-steps-card = card track { $from } → { $n }
gain-steps-coin-more = coin track { $from } → { $n } ({ $more })
gain-steps-card-more = card track { $from } → { $n } ({ $more })
steps-income-vp = income +{ $vp } VP
steps-income-vp-less = each income −{ $vp } VP
steps-income-coin =
    { $n ->
        [one] income +{ $n } coin
       *[other] income +{ $n } coins
    }
steps-income-card =
    { $n ->
        [one] income +{ $n } card
       *[other] income +{ $n } cards
    }
steps-income-coin-both =
    { $n ->
        [one] income +{ $n } coin, +{ $vp } VP
       *[other] income +{ $n } coins, +{ $vp } VP
    }
steps-income-coin-less =
    { $n ->
        [one] each income +{ $n } coin, −{ $vp } VP
       *[other] each income +{ $n } coins, −{ $vp } VP
    }
steps-income-card-both =
    { $n ->
        [one] income +{ $n } card, +{ $vp } VP
       *[other] income +{ $n } cards, +{ $vp } VP
    }
steps-income-card-less =
    { $n ->
        [one] each income +{ $n } card, −{ $vp } VP
       *[other] each income +{ $n } cards, −{ $vp } VP
    }
steps-site = 1 site
steps-build-site = build 1 site
steps-inhabitant = inhabitant
gain-one-track = one of the tracks +{ $n }
gain-coin-income = income of the coin track
gain-card-income = income of the card track
gain-site = 1 production site
gain-site-of = 1 production site: { $of }
gain-site-or-vase = 1 production site or 1 vase
site-or-vases = 1 production site or { $n } vases
gain-none = nothing
gain-supply =
    { $n ->
        [0] no inhabitant (supply empty)
       *[other] { $what } (only { $n } in supply)
    }

## What cards do

effect-trade = may give { $give } for { $get }
effect-swap = may swap { $one } ↔ { $other }
effect-lever-up =
    { $n ->
        [one] { $n } used lever goes up
       *[other] { $n } used levers go up
    }
effect-to-house =
    upgrade to a house for { $less ->
        [one] { $less } inhabitant
       *[other] { $less } inhabitants
    } fewer
effect-to-settlement = upgrade to a settlement for { $less } inhabitant and { $presence } presence fewer
effect-count = at once { $vp } VP each for { $of }
effect-gain = { $what }
effect-idle = { $what } (nothing now)
effect-now = { $what } (now { $now })
effect-counted = { $what } ({ $now })
now-vp = now { $vp } VP
now-no-more = no use any more
now-reached = now at { $n }
now-to-house =
    house for { $less ->
        [one] { $less } inhabitant
       *[other] { $less } inhabitants
    } fewer
now-to-settlement = settlement for { $less } inhabitant and { $presence } presence fewer
now-around = around your houses at most { $n } of { $wanted } pieces
now-swap = may swap { $one } ↔ { $other } once
ongoing-discard-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } more for each { $group } card discarded for coins
ongoing-lever-discount =
    modernising costs { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less
ongoing-cattle-discount =
    cattle costs { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    } less
ongoing-cattle-coins =
    placing cattle gives { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
ongoing-play-discount =
    cards and projects cost { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less
ongoing-port-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } when your ship stops in a port
ongoing-port-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } when your ship stops in a port
ongoing-coin-space =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } more when your ship stops on a coin space
ongoing-vase-space =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    } more when your ship takes one
goal-steps = at the end, { $of } { $few }+: { $low }, { $many }+: { $high } VP

## Building plots

plot-plain = nothing to pay or gain
plot-gain = gain { $what }
plot-pay-gain = costs { $cost }; gain { $gain }
plot-pay = costs { $cost }
plot-pay-only = { $what }, brings nothing
plot-settlement = { $vp } VP for building a settlement here
plot-settlement-later = { $vp } VP for building a settlement here

## What scoring tiles ask for

condition-exchange = exchanges: { $what }
condition-groups = played cards: { $one } and { $other }
condition-regions = presence: { $one } and { $other }
condition-reach = { $of }
exchanged-inhabitant = inhabitants or coins
exchanged-vase = vases or coins
exchanged-coins = coins
counted-coin-track = coin track
counted-card-track = card track
counted-lower-track = lower of the two tracks
counted-site-levels = levels of production sites
counted-connected-tiles = connected tiles with presence
counted-levers = levers
counted-cattle = cattle placed
counted-houses = houses built
counted-settlements = settlements built
counted-bridge-presence = presence at bridges
counted-presence-boonlake = presence in Boonlake
counted-presence-unknown = presence in Unknown
counted-presence-new-hope = presence in New Hope
counted-presence-southern = presence in Southern

## Names

kind-inhabitant = Inhabitant
kind-house = House
kind-settlement = Settlement
kind-cattle = Cattle
group-day = day
group-dusk = dusk
group-night = night
of-group-day = day
of-group-dusk = dusk
of-group-night = night
resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-iron = iron
region-boonlake = Boonlake
region-unknown = Unknown
region-new-hope = New Hope
region-southern = Southern
track-coin = Coin track
track-card = Card track
lock-upper = upper lock
lock-lower = lower lock
lock-last = last lock
action-expansion = Expansion
action-settle = Settle
action-cattle = Cattle
action-regions = Regions
action-hiring = Hiring
action-building = Building
action-progress = Progress
action-text-expansion = Day card. Explore twice (space bonuses), then develop or upgrade. Others: draw 2, play/discard any.
action-text-expansion-solo = Day card. Explore twice (tiles, with the bonuses of their spaces), then develop or upgrade.
action-text-regions-solo = Dusk card. Reward of an open region. Presence in the other three: coins for you, VP for her.
action-text-settle = Night card. Develop or upgrade. Then all, you first: develop, upgrade, or play or discard any card.
action-text-cattle = Day card. Pasture, its space’s bonus. Then all, you first: 1 cattle, or play/discard any card.
action-text-regions = Dusk card. Reward of an open region. Then all: 1 coin for each presence in the other three.
action-text-regions-none = Dusk card. No reward: all covered. You name a region; then all: 1 coin per presence in the others.
action-text-regions-none-solo = Dusk card. No reward: all covered. You name a region; presence in the others: coins, VP for her.
action-text-settle-none =
    { $why ->
        [ranch] Night card. Ranch empty: no developing or upgrading. Then all: the same, play or discard any card.
       *[other] Night card. You can pay for no plot or upgrade. Then all: the same, play or discard any card.
    }
action-text-settle-none-solo =
    { $why ->
        [ranch] Night card. Ranch empty: no developing or upgrading. Then the same, play or discard any card.
       *[other] Night card. You can pay for no plot or upgrade. Then the same, play or discard any card.
    }
action-text-cattle-none = Day card. Gain 2 coins (no pasture left). Then all, you first: 1 cattle, or play/discard any card.
action-text-cattle-none-solo = Day card. Gain 2 coins (no pasture left). Then place 1 cattle, or play or discard any card.
action-text-settle-solo = Night card. Develop or upgrade. Then develop, upgrade, or play or discard any card.
action-text-cattle-solo = Day card. Pasture, with its space’s bonus. Then place 1 cattle, or play or discard any card.
action-text-hiring-solo = Night card. Gain 1 inhabitant, explore. Then hire any number: 3 coins or 3 cards each.
action-text-hiring-none-solo = Night card. Explore. Your supply is empty: nobody to gain or hire, unless your card returns some.
action-text-building-solo = Gain 3 coins. Play any card or draw 2. Then play any card or discard one for coins.
action-text-progress-solo = Dusk card. Modernise (build a lever). Then modernise again for 1 inhabitant as well, or draw 1.
action-text-progress-none = Dusk card. You have built every lever. Then all: modernise, or draw 1.
action-text-progress-none-solo = Dusk card. You have built every lever. Then draw 1.
action-text-hiring = Night card. Gain 1 inhabitant, explore. Then all hire any number: 3 coins or 3 cards each.
action-text-hiring-none = Night card. Explore. Supply empty: nobody for you unless a card returns some; others: 3 coins/cards.
action-text-building = Gain 3 coins. Play any card or draw 2. Then all: play any card or discard one for coins.
action-text-progress = Dusk card. Modernise (build a lever). Then all: modernise for 1 inhabitant as well, or draw 1.
lever-l01 = L01 Vase trade
lever-text-l01 = In place of a shared part: 1 vase, or 6 coins for a vase.
lever-l02 = L02 Workshop bench
lever-text-l02 = In place of a shared part: modernise once.
lever-l03 = L03 Scaffold
lever-text-l03 = In place of a shared part: upgrade once.
lever-l04 = L04 Site pay
lever-text-l04 = In place of playing or discarding a card: 1 coin per resource sites show.
lever-l05 = L05 Patience
lever-text-l05 = In place of playing or discarding a card: 3 coins.
lever-l06 = L06 Regional fame
lever-text-l06 = With region coins: also 1 VP for each presence counted.
lever-l07 = L07 Tow rope
lever-text-l07 = One boat upstream for free.
lever-l08 = L08 Town charter
lever-text-l08 = A settlement costs 1 inhabitant less and needs 1 presence less.
lever-l09 = L09 Pathfinder
lever-text-l09 = When you lay a tile or pasture: 1 inhabitant.
lever-l10 = L10 Sparing work
lever-text-l10 = 1 resource fewer for a card or project, or gain 2 coins or 2 cards.
lever-l11 = L11 Subsidy
lever-text-l11 = Gain 5 coins; with a card or project also 1 resource fewer.
lever-l12 = L12 Recruiting office
lever-text-l12 = Discard 2 cards, gain 1 inhabitant and 3 VP.
solo-a1 = token A1
solo-a2 = token A2
solo-a3 = token A3
solo-a4 = token A4
solo-a5 = token A5
solo-b1 = token B1
solo-b2 = token B2
solo-b3 = token B3
solo-b4 = token B4
solo-b5 = token B5

## Places

tile-single = tile (when developed: { $what })
tile-single-settlement = tile ({ $what })
tile-double = tile (upper plot: { $upper } / lower plot: { $lower })
tile-scoring = { $number } ({ $what })
river-port = { $space } (port): { $what }
river-space = { $space }: { $what }
place-single = space { $space }
place-upper = space { $space }, upper plot
place-lower = space { $space }, lower plot
part-overview = Overview

## Project cards

card-bathhouse = Bathhouse
card-schoolhouse = Schoolhouse
card-smokehouse = Smokehouse
card-water-tower = Water Tower
card-archive = Archive
card-insurance-office = Insurance Office
card-windmill = Windmill
card-butcher-shop = Butcher Shop
card-gear-factory = Gear Factory
card-market-hall = Market Hall
card-sawmill = Sawmill
card-apiary = Apiary
card-dance-hall = Dance Hall
card-painter = Painter
card-art-gallery = Art Gallery
card-bell-tower = Bell Tower
card-hay-loft = Hay Loft
card-treasurer = Treasurer
card-bakery = Bakery
card-land-office = Land Office
card-assay-office = Assay Office
card-glassworks = Glassworks
card-innkeeper = Innkeeper
card-barn = Barn
card-courthouse = Courthouse
card-tannery = Tannery
card-kiln-house = Kiln House
card-orchard = Orchard
card-engine-shed = Engine Shed
card-mint = Mint
card-dockyard = Dockyard
card-laundry = Laundry
card-greenhouse = Greenhouse
card-miner = Miner
card-dye-house = Dye House
card-kitchen-garden = Kitchen Garden
card-pottery = Pottery
card-apothecary = Apothecary
card-botanical-garden = Botanical Garden
card-canal-lock = Canal Lock
card-aqueduct = Aqueduct
card-brewery = Brewery
card-bridge-works = Bridge Works
card-general-store = General Store
card-harbour-office = Harbour Office
card-infirmary = Infirmary
card-pump-station = Pump Station
card-watermill = Watermill
card-distillery = Distillery
card-ice-house = Ice House
card-lumberjack = Lumberjack
card-sculptor = Sculptor
card-cattle-auction = Cattle Auction
card-forge = Forge
card-locksmith = Locksmith
card-memorial-garden = Memorial Garden
card-musician = Musician
card-shepherd = Shepherd
card-stablehand = Stablehand
card-trading-post = Trading Post
card-fire-station = Fire Station
card-irrigation-works = Irrigation Works
card-root-cellar = Root Cellar
card-sheepfold = Sheepfold
card-bank = Bank
card-hostel = Hostel
card-lighthouse = Lighthouse
card-post-house = Post House
card-boarding-house = Boarding House
card-newspaper = Newspaper
card-ranch-house = Ranch House
card-saddlery = Saddlery
card-tailor-shop = Tailor Shop
card-weaving-mill = Weaving Mill
card-cook = Cook
card-fish-market = Fish Market
card-mayor = Mayor
card-orphanage = Orphanage
card-tailor = Tailor
card-toll-house = Toll House
card-vineyard = Vineyard
card-weather-station = Weather Station
card-feed-store = Feed Store
card-jeweller = Jeweller
card-telegraph-office = Telegraph Office
card-dairy = Dairy
card-fountain = Fountain
card-preacher = Preacher
card-observatory = Observatory
card-stable = Stable
card-watchtower = Watchtower
card-shearing-shed = Shearing Shed
card-warehouse = Warehouse
card-ironworks = Ironworks
card-farmer = Farmer
card-library = Library
card-music-hall = Music Hall
card-town-hall = Town Hall
card-boathouse = Boathouse
card-ferry-landing = Ferry Landing
card-midwife = Midwife
card-survey-office = Survey Office
card-animal-clinic = Animal Clinic
card-cooperage = Cooperage
card-creamery = Creamery
card-printing-house = Printing House
card-chandlery = Chandlery
card-clock-shop = Clock Shop
card-quarry-office = Quarry Office
card-monument = Monument
card-museum = Museum
card-park = Park
card-granary = Granary
card-power-house = Power House
card-saloon = Saloon
card-brewer = Brewer
card-opera-house = Opera House
card-rail-depot = Rail Depot
card-tool-works = Tool Works
card-brickworks = Brickworks
card-bunkhouse = Bunkhouse
card-cobbler-shop = Cobbler Shop
card-corral = Corral
card-well-house = Well House
card-academy = Academy
card-chapel = Chapel
card-inn = Inn
card-poet = Poet
card-theatre = Theatre
card-potter = Potter
card-scout = Scout
card-sheriff = Sheriff
card-engineer = Engineer
card-guide = Guide
card-trapper = Trapper
card-overseer = Overseer
card-peddler = Peddler
card-shipwright = Shipwright
card-doctor = Doctor
card-forester = Forester
card-river-pilot = River Pilot
card-workshop = Workshop
card-foreman = Foreman
card-inventor = Inventor
card-rancher = Rancher
card-teacher = Teacher
card-banker = Banker
card-drover = Drover
card-journalist = Journalist
card-mechanic = Mechanic
card-carpenter = Carpenter
card-clerk = Clerk
card-ferryman = Ferryman
card-surveyor = Surveyor
card-angler = Angler
card-miller = Miller
card-nurse = Nurse
card-blacksmith = Blacksmith
card-gardener = Gardener
card-merchant = Merchant
card-cartographer = Cartographer
card-judge = Judge
card-mason = Mason
card-cowhand = Cowhand
card-photographer = Photographer
