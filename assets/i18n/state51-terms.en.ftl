# The vocabulary of 51st State. The names of cards are published facts; all other words are ours.

## Counted goods, as a subject

good-brick =
    { $count ->
        [one] { $count } Brick
       *[other] { $count } Bricks
    }
good-iron =
    { $count ->
        [one] { $count } Iron
       *[other] { $count } Iron
    }
good-gun =
    { $count ->
        [one] { $count } Gun
       *[other] { $count } Guns
    }
good-fuel =
    { $count ->
        [one] { $count } Fuel
       *[other] { $count } Fuel
    }
good-ammo =
    { $count ->
        [one] { $count } Ammo
       *[other] { $count } Ammo
    }
good-worker =
    { $count ->
        [one] { $count } Worker
       *[other] { $count } Workers
    }
good-grey =
    { $count ->
        [one] { $count } grey contact
       *[other] { $count } grey contacts
    }
good-red =
    { $count ->
        [one] { $count } red contact
       *[other] { $count } red contacts
    }
good-blue =
    { $count ->
        [one] { $count } blue contact
       *[other] { $count } blue contacts
    }
good-universal =
    { $count ->
        [one] { $count } universal contact
       *[other] { $count } universal contacts
    }
good-development =
    { $count ->
        [one] { $count } Development token
       *[other] { $count } Development tokens
    }
good-defence =
    { $count ->
        [one] { $count } Defence token
       *[other] { $count } Defence tokens
    }
good-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
good-vp =
    { $count ->
        [one] { $count } VP
       *[other] { $count } VP
    }
good-basic =
    { $count ->
        [one] { $count } basic resource
       *[other] { $count } basic resources
    }
good-deal =
    { $count ->
        [one] { $count } Deal
       *[other] { $count } Deals
    }
good-deal-discarded =
    { $count ->
        [one] { $count } Deal (discarded)
       *[other] { $count } Deals (discarded)
    }

## Counted goods, as an object: “gains 2 Guns”

amount-brick =
    { $n ->
        [one] { $n } Brick
       *[other] { $n } Bricks
    }
amount-iron =
    { $n ->
        [one] { $n } Iron
       *[other] { $n } Iron
    }
amount-gun =
    { $n ->
        [one] { $n } Gun
       *[other] { $n } Guns
    }
amount-fuel =
    { $n ->
        [one] { $n } Fuel
       *[other] { $n } Fuel
    }
amount-ammo =
    { $n ->
        [one] { $n } Ammo
       *[other] { $n } Ammo
    }
amount-worker =
    { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
amount-grey =
    { $n ->
        [one] { $n } grey contact
       *[other] { $n } grey contacts
    }
amount-red =
    { $n ->
        [one] { $n } red contact
       *[other] { $n } red contacts
    }
amount-blue =
    { $n ->
        [one] { $n } blue contact
       *[other] { $n } blue contacts
    }
amount-universal =
    { $n ->
        [one] { $n } universal contact
       *[other] { $n } universal contacts
    }
amount-development =
    { $n ->
        [one] { $n } Development token
       *[other] { $n } Development tokens
    }
amount-defence =
    { $n ->
        [one] { $n } Defence token
       *[other] { $n } Defence tokens
    }
amount-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-card-hand =
    { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
amount-vp =
    { $n ->
        [one] { $n } VP
       *[other] { $n } VP
    }
amount-basic =
    { $n ->
        [one] { $n } basic resource
       *[other] { $n } basic resources
    }
amount-deal =
    { $n ->
        [one] { $n } Deal
       *[other] { $n } Deals
    }
amount-deal-discarded =
    { $n ->
        [one] { $n } Deal (discarded)
       *[other] { $n } Deals (discarded)
    }

## The goods by name

good-brick-name = Brick
good-iron-name = Iron
good-gun-name = Gun
good-fuel-name = Fuel
good-ammo-name = Ammo
good-worker-name = Worker
good-grey-name = grey contact
good-red-name = red contact
good-blue-name = blue contact
good-universal-name = universal contact
good-development-name = Development token
good-defence-name = Defence token
good-card-name = card
good-vp-name = VP
good-basic-name = basic resource
good-deal-name = Deal

## The goods in at most 12 characters

good-brick-short = Brick
good-iron-short = Iron
good-gun-short = Gun
good-fuel-short = Fuel
good-ammo-short = Ammo
good-worker-short = Worker
good-grey-short = grey
good-red-short = red
good-blue-short = blue
good-universal-short = universal
good-development-short = Development
good-defence-short = Defence
good-card-short = card
good-vp-short = VP
good-basic-short = basic
good-deal-short = Deal

## Types of locations

type-brick = Brick
type-iron = Iron
type-gun = Gun
type-fuel = Fuel
type-ammo = Ammo
type-worker = Worker
type-vp = VP
type-card = Card
type-contact = Contact
type-liberty = Liberty
type-toxic = Toxic
type-none = none

## Categories

category-production = Production
category-production-open = Open Production
category-feature = Feature
category-action = Action

## Sets

set-base = Base set
set-new-era = New Era
set-winter = Winter
set-base-short = Base
set-new-era-short = New Era
set-winter-short = Winter

## Factions

faction-new-york = New York
faction-appalachian = Appalachian Federation
faction-mutants = Mutants Union
faction-merchants = Merchants Guild
faction-new-york-short = New York
faction-appalachian-short = Appalachians
faction-mutants-short = Mutants
faction-merchants-short = Merchants

## Exchanges and decks

exchange-grey = Exchange for grey contacts
exchange-red = Exchange for red contacts
exchange-blue = Exchange for blue contacts
exchange-worker = Worker exchange
colour-blue = blue
colour-red = red

## Connection cards

connection-merchants = Merchants
connection-junk-train = Junk Train
connection-punks = Punks
connection-thugs = Thugs

## Locations

card-abandoned-suburbs = Abandoned Suburbs
card-archive = Archive
card-arena = Arena
card-assassin = Assassin
card-assembly-plant = Assembly Plant
card-bioweaponry = Bioweaponry
card-boiler-room = Boiler Room
card-brick-storage = Brick Storage
card-brick-supplier = Brick Supplier
card-camp = Camp
card-church = Church
card-city-guards = City Guards
card-clay-pit = Clay Pit
card-confessor = Confessor
card-construction-vehicles = Construction Vehicles
card-convoy = Convoy
card-corner-shop = Corner Shop
card-crossroads = Crossroads
card-deserted-colony = Deserted Colony
card-docks = Docks
card-excavator = Excavator
card-factory = Factory
card-fuel-tank = Fuel Tank
card-gasoline-cultist = Gasoline Cultist
card-gasoline-drinkers-den = Gasoline Drinkers Den
card-gun-shop = Gun Shop
card-gunsmith = Gunsmith
card-hideout = Hideout
card-huge-machinery = Huge Machinery
card-merc-outpost = Merc Outpost
card-methane-storage = Methane Storage
card-motel = Motel
card-murderers-pub = Murderers’ Pub
card-museum = Museum
card-negotiator = Negotiator
card-oil-rig = Oil Rig
card-oil-trader = Oil Trader
card-oilmen-fortress = Oilmen Fortress
card-old-cinema = Old Cinema
card-parking-lot = Parking Lot
card-pub = Pub
card-quarry = Quarry
card-radioactive-fuel = Radioactive Fuel
card-refinery = Refinery
card-rubble = Rubble
card-rubble-trader = Rubble Trader
card-ruined-library = Ruined Library
card-school = School
card-scrap-metal = Scrap Metal
card-scrap-trader = Scrap Trader
card-shadow = Shadow
card-sharrash = Sharrash
card-shelter = Shelter
card-shipwreck = Shipwreck
card-skyscraper = Skyscraper
card-thieves-caravan = Thieves Caravan
card-thieves-den = Thieves Den
card-underground-warehouse = Underground Warehouse
card-weapon-trader = Weapon Trader
card-wrecked-tank = Wrecked Tank
card-black-market-contacts = Black Market Contacts
card-brick-village = Brick Village
card-builders = Builders
card-bus-station = Bus Station
card-car-garage = Car Garage
card-combat-zone = Combat Zone
card-courthouse = Courthouse
card-disassembly-workshop = Disassembly Workshop
card-espionage-center = Espionage Center
card-expedition-camp = Expedition Camp
card-foundation = Foundation
card-gangers-dive = Gangers’ Dive
card-gasoline-tower = Gasoline Tower
card-guilds-garage = Guild’s Garage
card-hangar = Hangar
card-haven = Haven
card-hidden-forge = Hidden Forge
card-human-trafficker = Human Trafficker
card-hunters = Hunters
card-labor-camp = Labor Camp
card-lemmys-storage = Lemmy’s Storage
card-mesmerizers-dwelling = Mesmerizers’ Dwelling
card-natural-shelters = Natural Shelters
card-ohio-cavalry = Ohio Cavalry
card-oilfield = Oilfield
card-old-settlements = Old Settlements
card-petes-office = Pete’s Office
card-pickers = Pickers
card-post-office = Post Office
card-preacher-of-the-new-era = Preacher of the New Era
card-production-manager = Production Manager
card-radioactive-colony = Radioactive Colony
card-rehabilitation-center = Rehabilitation Center
card-ricky-the-merchant = Ricky The Merchant
card-rifle = Rifle
card-secret-outpost = Secret Outpost
card-the-bronx-gang = The Bronx Gang
card-the-iron-gang = The Iron Gang
card-training-camp = Training Camp
card-truck = Truck
card-armed-merchants = Armed Merchants
card-black-fortress = Black Fortress
card-black-market = Black Market
card-body-hunters = Body Hunters
card-camino-real = Camino Real
card-caravanner = Caravanner
card-cistern = Cistern
card-combat-vehicle = Combat Vehicle
card-construction-site = Construction Site
card-craftsmen-guild = Craftsmen Guild
card-crossing = Crossing
card-dark-visions-gang = Dark Visions Gang
card-demolition-team = Demolition Team
card-dream-city = Dream City
card-eight-mile = Eight Mile
card-hibernation-chambers = Hibernation Chambers
card-landfill = Landfill
card-market-place = Market Place
card-material-depository = Material Depository
card-military-warehouse = Military Warehouse
card-mobile-storage = Mobile Storage
card-oilmen = Oilmen
card-outpost-mercenaries = Outpost Mercenaries
card-patriot-tower = Patriot Tower
card-power-station = Power Station
card-propaganda-station = Propaganda Station
card-salt-lake-tower = Salt Lake Tower
card-sheriffs-office = Sheriff’s Office
card-small-factory = Small Factory
card-solitary-trader = Solitary Trader
card-steel-eagle = Steel Eagle
card-storehouse = Storehouse
card-suppliers = Suppliers
card-tanker-shipwreck = Tanker Shipwreck
card-teds-bus = Ted’s Bus
card-the-hold = The Hold
card-transmitter = Transmitter
card-wire-entanglement = Wire Entanglement
card-wrecker = Wrecker

## What the abilities say

ability-make = Makes { $make }
make-goods = { $what }
make-either = { $one } or { $other }, chosen each time
make-per-type = { $good } for each of your { $of } locations at that moment, this one included, at most { $most }
make-per-made = { $good } for each { $of } that came in during this Production phase, at most { $most }
make-echo-own = what another of your production locations makes
make-rob = what one production location of an opponent makes, instead of its owner
effect-gain = gain { $what }
effect-echo-own = one of your production locations makes its goods once more
effect-own-deals = gain the goods of up to { $n } different Deals of yours
ability-on =
    { $occasion ->
        [deal] Each time you make a Deal: gain { $gain }
        [raze] Each time you raze: gain { $gain }
       *[both] Each time you raze or make a Deal: gain { $gain }
    }
ability-check = End of Production: if at least { $wanted } came in, gain { $gain }
ability-store = Keeps at Cleanup: { $what }
store-up-to = up to { $what }
store-all = any number ({ $what })
store-all-worker = any number of Workers
store-all-worker-short = all Workers
ability-bonus = When built: { $bonus }
bonus-gain = gain { $what }
bonus-per-type = { $good } for each of your { $of } locations, this one included, at most { $most }
bonus-echo-opponent = gain what one production location of an opponent makes
ability-place = Comes with { $what } on it: they pay any of your costs like the pool, stay at Cleanup, are not refilled, and go to your pool if it is razed or developed over
ability-defended = Always counts as carrying a Defence token: its own Defence is 1 higher
ability-use =
    { $times ->
        [one] Once a round: pay { $cost }, { $effect }
       *[other] { $times }× a round: pay { $cost }, { $effect }
    }
effect-steal =
    { $n ->
        [one] take 1 basic resource from an opponent
       *[other] take { $n } basic resources from one opponent
    }
effect-clear =
    { $n ->
        [one] free 1 of your locations for another use or visit
       *[other] free up to { $n } of your locations for another use or visit
    }
effect-opponent-deals =
    { $n ->
        [one] gain the good of 1 Deal of an opponent
       *[other] gain the goods of { $n } Deals of an opponent
    }

## What a card says as a whole

card-head = { $category }, Distance { $distance }, { $types }
types-of =
    { $n ->
        [one] Type: { $types }
       *[other] Types: { $types }
    }
card-spoils = Spoils: { $what }
card-deal = Deal: { $what }
card-copies = { $set } ×{ $n }
card-in = In the deck: { $what }
board-makes = Faction board, every Production: { $what }
exchange-text = Once a round: pay { $cost }, gain { $gain }
exchange-worker-text = Any number of times: pay 2 Workers, gain 1 Fuel, Iron, Gun, Brick or card
connection-free = Play it: gain { $gain }
connection-paid = Play it: pay { $cost }, gain { $gain }

## Where the values of a card come from

origin-single = Known from one public list only
origin-deduced = Worked out from other cards: { $what }
origin-doubtful = Only one public list says so: { $what }
origin-cost = what it costs
origin-make = what it makes
origin-uses = uses per round
origin-types = Types
origin-defended = the lasting Defence
origin-timing = when it is resolved
origin-limits = what may be chosen
origin-reuse = using freed cards again
origin-counted-good = which good is counted
origin-no-make = making nothing when built
