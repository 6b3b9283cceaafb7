# What 51st State says around the actions: the lobby, set-up, Lookout, Production, Cleanup, the end, the board as text.
# Names and amounts arrive as finished words, numbers as numbers.

game-title = 51st State
game-blurb = Wasteland factions: build locations, make Deals, raze the rest. Most VP wins.
game-about = { game-title }: build locations, make Deals, raze the rest. Most VP wins.
edition-master-set = Master Set

## Options of the table

option-deck = Expansion
option-deck-about = 50 more cards in the deck. Some Winter cards are reconstructed: no list of all is public.
option-deck-none = base cards only
option-deck-new-era = New Era
option-deck-winter = Winter (partly reconstructed)

## Sub-commands

command-name = 51state
verb-faction = Choose your faction
verb-faction-name = faction
verb-keep = Keep cards of your first hand
verb-keep-name = keep
verb-take = Take a card in the Lookout
verb-take-name = take
verb-build = Build a location
verb-build-name = build
verb-develop = Develop a location
verb-develop-name = develop
verb-deal = Make a Deal
verb-deal-name = deal
verb-raze = Raze a card from your hand
verb-raze-name = raze
verb-attack = Raze an opponent’s location
verb-attack-name = attack
verb-use = Use an action location
verb-use-name = use
verb-board = Use your faction board
verb-board-name = board
verb-visit = Visit an Open Production
verb-visit-name = visit
verb-connection = Take or play a Connection card
verb-connection-name = connection
verb-defend = Put a Defence token on a location
verb-defend-name = defend
verb-more = Go on in your turn, or end it
verb-more-name = more
verb-pass = Pass, and choose what to store
verb-pass-name = pass
verb-pay = Choose how to pay
verb-pay-name = pay
verb-choose = Choose what an effect does
verb-choose-name = choose

## Parts of the picture

part-overview = The whole table
part-player = Player { $seat }
part-hand = Your hand

## Questions

ask-faction = Which faction? All also get 3 Workers, 1 grey contact, 1 card a round. Grey builds, red razes, blue makes Deals. Then you keep 4 of 6 cards.
ask-keep = Which { $n } cards do you keep? Each is used in one way: its Distance in grey builds it, in red gives Spoils, in blue a Deal; 1 Brick develops.
ask-lookout =
    { $open ->
        [0] Lookout: which is your { $n } card of 2? Used in one way: Distance in grey builds it, in red gives Spoils, in blue a Deal; 1 Brick develops it.
       *[other] Lookout: which is your { $n } card of 2? Later: build (grey), Spoils (red), Deal (blue) or develop (Brick). Open: visitors copy, you +1 Worker.
    }
ask-either =
    { $vp ->
        [0] { $card }: which goods do you gain this time?
       *[other] { $card }: which goods do you gain this time? Then 1 VP for the Development.
    }
ask-echo = Which other production location of yours does your Power Station copy this time?
ask-copy = Which opponent’s production do you copy now, once? Its owner loses nothing.
ask-rob = Whose production do your Suppliers take in this round? You gain what it makes, its owner does not.
ask-pay = { $what }: how do you pay { $cost }?
pay-use = { $card } ({ $effect })
pay-exchange = Exchange { $cost } → { $gain }
ask-pay-deal = { $what }: which Deal do you discard as the cost?
ask-pay-card = { $what }: which card of your hand do you discard as the cost?

## Answers

card-copy = { $card } (copy { $n })
offer-faction = { $faction }: { $good } each round
offer-any-faction = Any that the others leave
lookout-first = 1st
lookout-second = 2nd
amount-placed = { $what } from your cards
amount-placed-on = { $what } from { $card }
amount-pool = { $what } from the pool
amount-both = { $what } from the pool, { $n } from cards
paid-placed = { $what } ({ $card })
paid-deal = the Deal { $card }
paid-card = the card { $card }
deal-of = { $card }: { $what }
card-of = { $card } of { $seat }

## What happened

note-first-player = { $seat } is the first player.
note-faction = { $seat } plays { $faction }.
note-faction-any = { $seat } takes any faction that the others leave.
note-first-discards = { $seat } discards { $what }.
note-winter = The Winter cards are partly reconstructed: most come from one public list, and when some take effect is our ruling.
note-round = Round { $n } begins. { $seat } is the first player.
note-connection = Connection card on offer for { $cost }: { $card }. { $what }.
note-no-connection = No { $colour } Connection card this round.
note-display =
    { $time ->
        [1] First Lookout ({ $order } choose in this order; a card left over is discarded): { $what }.
       *[other] Second Lookout ({ $order } choose in this order; a card left over is discarded): { $what }.
    }
note-takes = { $seat } takes { $card }. { $category }: { $brings }.
note-no-choice =
    { $n ->
        [one] { $seat } has no choice: only { $card } is left.
       *[other] { $seat } has no choice: all cards left are { $card }.
    }
note-left-over = Nobody took { $card }: it is discarded.
note-gain = { $seat } gains { $what } ({ $why }).
note-drawn = You draw: { $what }.
note-draw-lost =
    { $n ->
        [one] { $seat } finds no card to draw.
       *[other] { $seat } finds { $n } cards too few to draw.
    }
note-reshuffle =
    { $n ->
        [one] The deck is empty: 1 discard is the new one.
       *[other] The deck is empty: { $n } discards are shuffled into a new one.
    }
note-robbery = { $seat } gets what { $card } of { $owner } makes, instead of { $owner }.
note-echo = { $seat } repeats { $of } with { $card }.
note-stored-back = { $seat } takes back what was stored: { $what }.
note-produces = { $seat } produces { $what }.
note-placed = { $card } of { $seat } holds { $what }.
note-auto-pass = { $seat } cannot pay for any possible action any more and passes.
note-stores = { $seat } keeps { $what } on { $card }.
note-given-back = { $seat } loses what is left in the pool: { $what }.
note-end-begins = { $seat } has reached { $n } VP: the game ends after this round’s actions.
note-final-score =
    { $locations ->
        [one] { $seat}: { $vp } VP and 1 location, { $total } in all.
       *[other] { $seat}: { $vp } VP and { $locations } locations, { $total } in all.
    }

## Why something is gained

why-bonus = building bonus of { $card }

## The board as text

board-setup = Set-up
board-round = Round { $n }, { $phase }
phase-lookout = Lookout
phase-production = Production
phase-action = Action phase
phase-cleanup = Cleanup
phase-over = the end
board-first = First player: { $first }.
board-turn = First player: { $first }. To move: { $active }.
board-won = Winner: { $who }.
board-shared = Shared victory: { $who }.
board-defences = Razing an opponent’s location costs red contacts, as many as its Defence: Production { $production }, Feature { $feature }, Action { $action }. Whoever razes it gains its Spoils, its owner once the good of its Deal, not the Deal; Ruins stay (0 VP).
board-stands-in = In any cost each Ammo pays for 1 basic resource (Fuel, Iron, Gun or Brick), each universal contact for 1 contact of any colour; one cost may take several. Nothing pays for Ammo or universal contacts but themselves.
board-end-at = The round in which a marker reaches { $n } VP is the last (most so far: { $most }); only after it do locations score 1 VP each.
board-passed-none = Nobody has passed in this round.
board-passed-so-far = Passed in this round: { $who }.
board-end-begun = The end has begun: no further round.
board-deck = Main deck ({ $set }): { $n }. Discards: { $discards }.
board-deck-empty = Main deck ({ $set }): { $n } (the discards are shuffled when a card is needed). Discards: { $discards }.
board-discards = Discards: { $what }
board-display-cards = In the Lookout:
board-display = Lookout: { $what }
board-robbery = Suppliers: { $seat } gets what { $card } of { $owner } makes, instead of { $owner }.
board-connections = Open Connection card ({ $colour }): { $card }. In the deck: { $n }. Discards: { $discards }
board-connections-empty = Open Connection card ({ $colour }): { $card }. In the deck: { $n } (the discards are shuffled for the next Lookout). Discards: { $discards }
board-connections-kept = A Connection card that is taken is not replaced before the next Lookout; one that nobody takes is discarded at Cleanup. Whoever holds one plays it in any later turn or round.
board-nothing = none
board-no-connection = none before the next Lookout
# A long list goes on in the next line.
board-copies = { $n } × { $card }
board-player = { $seat } ({ $letter }), { $faction }
board-no-faction = no faction yet
board-score = { $vp } VP, intact locations: { $locations }, score: { $total }
board-income = Next Production, as things stand: { $what }
board-income-stored = Next Production, as things stand: { $what }; besides, out of storage: { $back }
income-echo = one of these productions once more
income-rob = what an opponent’s production makes
board-passed = Has passed: safe from razing, visits and stealing.
board-pool = Pool: { $what }
board-pool-placed = Pool: { $what }. On cards, to spend: { $placed }
board-threat = Could raze at once: a location with a Defence of up to { $n } (exchanges and cards may bring more red contacts)
board-hand = Cards in hand: { $n }. Connection cards: { $connections }
board-made = Came in during the last Production: { $what }
board-exchanges-unused = Exchanges, each once a round (none used yet): { $what }
board-exchanges = Exchanges, each once a round: { $what }
board-exchange = Used { $exchange }, on its field until Cleanup: { $what }
board-deals = Deals: { $what }
board-storing = Will keep on { $card }: { $what }
board-row-production = Productions: { $n }
board-row-feature = Features: { $n }
board-row-action = Actions: { $n }
board-location = • { $card }: { $what }
board-defence = Defence { $n }
board-ruins = • Ruins: { $card } (no location, 0 VP; any hand card may be developed onto them)
mark-placed = holds { $what }, beside the pool
mark-placed-none = nothing is left on it
mark-stored = stores { $what } until Production
mark-spent = spent on it { $what }
mark-uses = uses this round: { $n }
mark-unused = not used this round
mark-visited = has had its one visit of this round
mark-token = Defence token
board-own-hand = Your cards: { $n }
board-own-hand-compact = Your cards: { $n } (in brackets Distance and Types, at the end Spoils / Deal)
board-hand-compact = • { $card } ({ $distance }; { $types }): { $category }: { $brings }; { $spoils } / { $deal }
board-own-cards = You hold { $what }

## The alt text of a picture

alt-row-production = Productions of { $letter }: { $what }
alt-row-feature = Features of { $letter }: { $what }
alt-row-action = Actions of { $letter }: { $what }
alt-passed = Has passed.
alt-ruins = Ruins of { $card }
alt-connection = Open Connection card: { $card }

## The score sheet of the end
sheet-production = Production
sheet-bonus = Building bonuses
sheet-development = Developments
sheet-razing = Razing
sheet-cards = Other cards
sheet-locations = Locations
sheet-goods = goods
