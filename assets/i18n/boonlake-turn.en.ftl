# What is asked, offered and told in Boonlake.

## Questions

ask-own-tile = Which scoring tile do you keep? Its project’s VP and your token on it count twice. Numbers: needed in scorings 1–4. The other leaves.
ask-first-site = Which production site do you build for free? It shows 1 of its resource for good, where a cost asks to show it.
ask-action =
    { $how ->
        [last] Your last turn: which action tile do you take? First play a card of its group or a project, or discard a card of it for coins.
        [solo] Which tile? The Grey Eminence then starts: Settle – builds (B token: 2), Cattle – cattle (B: +cactus), else cactus (income { $from } → { $to }; B: 2).
        [solo-a] Which tile? The Grey Eminence then starts, with an A token: Settle – builds 1, Cattle – cattle, else cactus +1 (income { $from } → { $to }).
        [solo-b] Which tile? The Grey Eminence then starts, with a B token: Settle – builds 2, Cattle – cattle, cactus +1, else cactus +2 (income { $from } → { $to }).
       *[other] Your turn: which action tile do you take? First play a card of its group or a project, or discard a card of it for coins.
    }
ask-card =
    { $project ->
        [none] Your card step: play a { $group } card, or discard a { $group } card for coins? No project is possible now.
       *[some] Your card step: play a { $group } card or a project, or discard a { $group } card for coins?
    }
ask-building =
    { $project ->
        [none] Play a card of any group, or draw two cards? No project is possible now. Then the shared part: play or discard one more.
       *[some] Play a card of any group or a project, or draw two cards? Then the shared part: play or discard one more.
    }
ask-explore =
    { $ranch ->
        [empty] Exploration { $n } of { $of }: do you explore (bonuses: see the board)? Your ranch is empty: to develop or upgrade after it takes an inhabitant.
       *[some]
            { $of ->
                [one] Do you explore? First a tile is revealed (no undo then), then you choose its space (bonuses: see the board).
               *[other] Exploration { $n } of { $of }: do you explore? First a tile is revealed (no undo then), then you choose its space (bonuses: see the board).
            }
    }
ask-lay-tile = Where do you lay it: { $tile }?
ask-pasture =
    Do you lay a pasture? You gain its space’s bonus. Then { $how ->
        [solo] you
       *[all] all
    }: 1 cattle on any pasture (price on an empty one: 1 inhabitant) or a card.
ask-lay-pasture = Where do you lay the pasture? Each cattle costs 1, later 2–4 inhabitants; gives 2 coins per house around, each scoring 1 VP per settlement.
ask-settle =
    Do you develop or upgrade (one of the two)? { $tile ->
        [settle] Then, in the shared part, once more or a card.
       *[expansion] Then your ship sails.
    }
ask-progress = Do you modernise (build a lever)? Levers at the end: { $from } → { $to } VP (4–6: 2 each, 7+: 3 each); { $left ->
        [one] 1 VP for each up in scoring 4, the last.
       *[other] each up, a new one too: 1 VP per scoring.
    }
ask-modernise = Modernise: which lever do you build? Levers at the end: { $from } → { $to } VP (4–6: 2 each, 7+: 3 each). Passing returns nothing of what you gave.
ask-region =
    { $how ->
        [covered] Which region do you name? All rewards are covered: it gives nothing. The other three pay everybody 1 coin per presence.
        [last] Which region do you choose? Its reward is covered for the rest of the game; the other three pay everybody 1 coin per presence.
        [solo-last] Which region do you choose? Its reward is covered for good. Presence in the other three: coins for you, VP for her.
        [solo] Which region do you choose? Its reward is covered until the next scoring. Presence in the other three: coins for you, VP for her.
        [solo-covered] Which region do you name? All rewards are covered: it gives nothing. Presence in the other three: coins for you, VP for her.
       *[other] Which region do you choose? Its reward is covered until the next scoring; the other three pay everybody 1 coin per presence.
    }
ask-sail =
    Where does your ship stop, 1 to { $n } spaces on? It gains only there.{ $ships ->
        [0] {""}
       *[other] {" Taken, not counted: "}{ $passed }.
    }{ $how ->
        [end] {" Then "}{ $others }; scoring 4; end.
        [last] {" Your last turn; then "}{ $others }.
        [on] {" Then shared part: "}{ $others }.
        [solo-end] {" Then scoring 4 and the end."}
       *[solo] {""}
    }
ask-shared-settle =
    Settle, shared part: develop, upgrade, play any card { $project ->
        [none] (no project now)
       *[some] or project
    }, or discard any for coins?{ $then }
ask-shared-cattle =
    Cattle, shared part: { $how ->
        [some] 1 cattle (each income +{ $gain }), play
        [no-income] 1 cattle, play
       *[none] play
    } any card{ $project ->
        [none] {""}
       *[some] {" or project"}
    }, or discard any for coins?{ $how ->
        [none] {" No cattle possible now."}
       *[other] {""}
    }{ $then }
ask-shared-building =
    Building, shared part: play any card { $project ->
        [none] (no project now)
       *[some] or project
    }, or discard any for coins?{ $then }
ask-shared-expansion = Expansion, shared part: draw two cards and then play or discard one, or use a lever in place of all that?{ $then }
ask-shared-card =
    Expansion, shared part: play any card { $project ->
        [none] (no project now)
       *[some] or project
    }, or discard any for coins?{ $then }
ask-shared-regions = Regions, shared part: how do you take your coins?{ $then }
ask-shared-hiring = Hiring: 1 of your supply ({ $supply }) for 3 coins or 3 cards? Then again. You need them for plots, houses, cattle.{ $then }
ask-then =
    { $how ->
        [own] {" Then your ship."}
        [nothing] {" Not your turn; next: "}{ $next }.
        [nothing-yours] {" Not your turn; yours is next."}
        [nothing-after] {" Not your turn; after you: "}{ $after }.
        [scoring] {" Then scoring "}{ $n }.
        [round] {" Then scoring "}{ $n }, then round 2.
        [last-turns] {" Then last turns: "}{ $due }.
        [end] {" Then scoring "}{ $n } and the end.
        [hers-nothing] {" Then her ship, no scoring."}
        [hers-scoring] {" Then her ship: scoring "}{ $n }.
        [hers-round] {" Then her ship: scoring "}{ $n }, round 2.
       *[hers-last-turns] {" Then her ship; your last turn."}
    }
ask-shared-progress = Progress, shared part: { $how ->
        [built] draw a card? You have built every lever.
        [ranch] draw a card? No inhabitant on your ranch to modernise with.
        [coins] draw a card? Too few coins to modernise now.
       *[some] do you modernise (a lever for an inhabitant and coins), or draw a card?
    }{ $then }
ask-upgrade = What do you upgrade? L03 stays down if you pass.
ask-card-house = The card upgrades to a house: which inhabitant?
ask-card-settlement = The card upgrades to a settlement: which house?
ask-fee =
    { $n ->
        [one] Do you pay the extra inhabitant with { $vp } VP (1) or with an inhabitant (0)? Price in all: { $all }; ranch: { $ranch }; VP: { $points }.
       *[other] For how many of { $n } extra inhabitants do you pay { $vp } VP each? Price in all: { $all }; ranch: { $ranch }; VP: { $points }.
    }
ask-discard =
    { $brings ->
        [hire] Which { $n } cards do you discard for { $get }? They bring no coins. Then you are asked again, while you can pay.
        [some] Which { $n } cards do you discard for { $get } ({ $why })? They bring no coins.
       *[none] Which { $n } cards do you discard ({ $why })? They bring no coins.
    }
ask-exchange = Do you exchange? Once only, all or nothing.
ask-lever-up = Which used lever goes up? It can be used again, or brings 1 VP when levers are next counted.
ask-lever-l09 = Do you use L09? Ranch { $from } → { $to }; L09 goes down: 1 VP less when levers are next counted.
ask-skip-levers = You skip the card. Which levers do you use, if any?
ask-last-levers =
    { $left ->
        [one] Last count of levers: do you use one? Coins, cards and inhabitants are worth nothing from here on.
       *[other] Before levers are counted: do you use one of yours?
    }
ask-reduce = Which lever makes up for the missing resource?
ask-site = Which production site do you build for free?
ask-site-or-vase = A free production site, or a vase?
ask-track = On which track do you go { $n } steps?
ask-scoring-card =
    { $project ->
        [none] Scoring { $number }, choice { $time } of 2: play a card, or upgrade? No project is possible now. Passing ends this step; then comes your token.
       *[some] Scoring { $number }, choice { $time } of 2: play a card or project, or upgrade? Passing ends this step; then comes your token.
    }
ask-token = Below which scoring tile do you put your token { $n }? Each takes one of yours in the game, and others’. VP may fall below 0. Then income.
ask-exchange-points = Do you pay all { $n } exchanges? Then also +{ $points } VP for the token; otherwise −{ $points } VP. In part does not count.

## Groups of answers

group-any-time = Boats and levers
group-boats = Boats
group-levers = Levers
group-play = Play a card
group-project = Special project
about-project = Each once per player. Of your supply 1 stays above it (no presence), then 1 goes to the ranch
group-discard = Discard for coins
about-discard =
    { $how ->
        [boats] No card can be played now; some after a boat or lever
       *[none] No card can be played now
    }
group-develop = Develop
group-house = Upgrade to a house
group-settlement = Upgrade to a settlement
about-settlement = The house is set aside: you build it again only when none is left on your board
group-cattle = Place cattle
about-cattle =
    { $n ->
        [one] Presence; around it, of any owner: now { $n } coin per house, 1 VP per settlement in each scoring
       *[other] Presence; around it, of any owner: now { $n } coins per house, 1 VP per settlement in each scoring
    }
group-modernise = Modernise
about-modernise = It stands up and may be used at once; used, it is down until the next scoring
group-give-up = A lever in place of the shared part

## Answers

offer-action = { $tile } (ship up to { $steps })
offer-action-loss = { $tile } (ship up to { $steps }, −{ $vp } VP)
offer-boat = Boat { $n }: { $from } → { $to }
offer-boat-either = Either boat: { $from } → { $to }
offer-boat-either-lever = Either boat: { $from } → { $to }, with L07
offer-boat-lever = Boat { $n }: { $from } → { $to }, with L07
offer-l10-coins = L10: 2 coins
offer-l10-cards = L10: 2 cards
offer-l11 = L11: 5 coins
offer-l12 = L12: 2 cards for 1 inhabitant, 3 VP
offer-cattle = Pasture on { $space }
offer-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
offer-coins-lever =
    { $n ->
        [one] { $n } coin and { $n } VP, with L06
       *[other] { $n } coins and { $n } VP, with L06
    }
offer-develop = { $place }
offer-discard = { $card } ({ $coins })
offer-draw-one = Draw 1 card
offer-draw-two = Draw 2 cards
offer-exchange = Give { $give }, get { $get }
offer-explore = Explore
offer-pasture = Take a pasture
offer-hire-coins = 1 inhabitant for 3 coins
offer-hire-cards = 1 inhabitant for 3 cards
offer-play = { $card }, { $vp } VP at the end
offer-house = { $place }
offer-settlement = { $place }
offer-settlement-lever = { $place }, with L08
offer-modernise = { $lever } ({ $cost })
offer-pieces = Pay { $cost }
offer-decline-points = Do not pay: −{ $n } VP for the token
offer-decline-exchange = Do not exchange
offer-decline-lever = Put no lever up
offer-decline-last = Use no lever
decline-last-kept = Each lever that is still up brings you 1 VP now
decline-exchange-kept = Its { $vp } VP at the end are yours either way
usable-now = usable this turn
offer-decline-skipping = Do not use { $lever }
offer-decline-skipping-both = Neither L04 nor L05 ({ $one } and { $other })
offer-skipping-both = Both: { $levers }
detail-skipping-both = L04 and L05 down: 2 VP less at the scoring; { $what }
offer-l09 = Use L09: 1 inhabitant
offer-decline-l09 = Do not use L09
decline-l09-kept = L09 stays up: 1 VP when levers are next counted
offer-region = { $region }: { $reward }
offer-region-covered = { $region }, without a reward
offer-return-inhabitant = Return 1 inhabitant to modernise
offer-site = Site: { $site }
offer-vase = 1 vase
offer-own-tile = { $tile }: { $values }
offer-own-tile-exchange = { $tile } (exchanges): { $values } × ({ $price } → { $vp } VP)
offer-skip-explore = Pass: no exploring
offer-skip-pasture = Pass: no pasture
offer-skip-settle = Pass: no developing, no upgrade
offer-skip-progress = Pass: no modernising
offer-skip-modernise = Pass: no modernising
offer-skip-upgrade = Pass: no upgrade
offer-skip-card = Pass: nothing in the card step
offer-skip-building = Pass: no card played, none drawn
offer-skip-scoring-card = Pass: no more cards or upgrades
offer-skip-shared-settle = Pass: shared part of Settle
offer-skip-shared-cattle = Pass: shared part of Cattle
offer-skip-shared-building = Pass: shared part of Building
offer-skip-shared-card = Pass: no card (Expansion)
offer-skip-shared-hiring = Pass: no more hiring
offer-skip-shared-progress = Pass: shared part of Progress
offer-skip-card-house = Pass: no house
offer-skip-card-settlement = Pass: no settlement
detail-pass-only = Only this is given up
pass-no-card = you hold no { $group } card
pass-bonus = with it a space’s bonus
pass-no-cattle = without a pasture on the map nobody can place cattle
then-ship = then your ship: { $to }
pass-two-cards = you give up 2 cards that cost nothing
detail-pass = Only this is given up; the rest goes on as usual
detail-skip =
    { $n ->
        [one] You may then use { $what }: 1 VP less at the scoring
       *[other] You may then use { $what }; 1 VP less each at the scoring
    }
lever-pays = { $lever } ({ $coins })
lever-number = { $lever }
token-ahead = Then token { $number }, as it stands: { $what }
token-ahead-met = { $tile } +{ $n } VP
token-ahead-missed = { $tile } −{ $n } VP
token-ahead-missed-of = { $tile } −{ $n } VP (asks for { $asked }, you: { $has })
token-ahead-exchange = { $tile } −{ $n } VP (with exchanges: +{ $sum } VP)
token-ahead-either = { $tile } ±{ $n } VP
token-ahead-paid = { $tile } ±{ $n } VP (exchanges)
offer-space = Space { $space }: { $gain }
offer-reduce-none-used = Without a lever
offer-reduce-l10 = L10
offer-reduce-l11 = L11, with its 5 coins
offer-reduce-l10-l11 = L10 and L11
offer-give-up-l01-vase = L01: take 1 vase
offer-give-up-l01-coins = L01: return a vase for 6 coins
offer-give-up-l02 = L02: modernise
offer-give-up-l03 = L03: upgrade
demand-paid = pay { $paid }
demand-shown = show { $shown }
demand-levers = use { $levers }
demand-more = { $before }, { $what }
detail-card = { $cost }: { $what }
detail-unplayed = You give up: { $what }
unplayed-cost = price: { $cost }
unplayed-group = { $group } card
detail-worth = end: { $vp } VP
detail-project = { $cost }: { $vp } VP, { $track }
detail-own-tile = Project: { $cost } → { $vp } VP (2×{ $base }), { $track } +1, ranch +1
detail-cost = { $cost }
detail-boat = { $cost }: { $to }
boat-shows = { $of } { $from } → { $to }
boat-number = boat { $n }
boat-other = the other boat
boat-card = { $card } (end: { $vp } VP)
boat-card-does = played: { $what }
boat-cost-in-all = price and boats: { $cost }
boat-cost-nothing = price: none
boat-project = project { $tile } ({ $cost } → { $vp } VP)
boat-project-short = project { $tile } ({ $vp } VP)
boat-price = price: { $cost }
boat-enough = enough for { $for }
boat-enough-more =
    { $what ->
        [cards] enough for { $n } cards: { $for }
       *[both] enough for { $n } cards and projects: { $for }
    }
boat-more = { $for }
boat-helps = helps { $for }
boat-helps-both = helps { $for }
boat-then = then { $boat } to { $to }
boat-then-levers = then { $boat } to { $to }, and { $levers }
boat-helps-more =
    { $what ->
        [cards] helps { $n } cards: { $for }
       *[both] helps { $n } cards and projects: { $for }
    }
change-coins = coins { $from } → { $to }
change-vases = vases { $from } → { $to }
change-hand = cards in hand { $from } → { $to }
income-coin = coins { $from } → { $to }
income-card = cards { $from } → { $to }
change-ranch = ranch { $from } → { $to }
change-supply = supply { $from } → { $to }
change-project = ranch +1
change-project-stays = one stays above it
change-project-empties = supply 2 → 0
change-project-last = ranch +0, supply 1 → 0
change-no-supply = supply empty: no inhabitant
supply-no-project = no project until those you pay return
cards-chosen = you then choose the cards
change-vp = VP { $from } → { $to }
detail-changes = Yours: { $what }
detail-free = Free: { $what }
detail-group-any-time = Boats: downstream free, upstream 2 coins. A lever goes down: 1 VP less. Then you are asked again
detail-group-boats = Downstream free, upstream 2 coins a move, however far and often; then you are asked again
detail-group-levers = A lever that goes down brings no VP at the scoring; then you are asked again
detail-lever = { $lever } down: 1 VP less at the scoring; { $what }
lever-down = { $lever } down: 1 VP less
give-up-then = then { $levers } may pay, too
detail-develop = { $ranch }; { $plot }
detail-progress =
    { $n ->
        [one] Dusk card. Modernise: a lever for { $n }+ coins. Then all: one for coins and 1 inhabitant, or draw 1.
       *[other] Dusk card. Modernise: a lever for { $n }+ coins. Then all: one for coins and 1 inhabitant, or draw 1.
    }
detail-progress-solo =
    { $n ->
        [one] Dusk card. Modernise: a lever for { $n }+ coins. Then one for coins and 1 inhabitant, or draw 1.
       *[other] Dusk card. Modernise: a lever for { $n }+ coins. Then one for coins and 1 inhabitant, or draw 1.
    }
detail-hiring = Night card. Gain 1 inhabitant, explore. Then all hire: 3 coins or 3 cards each ({ $n ->
        [0] you: none left
       *[other] your supply: { $n }
    }).
detail-hiring-solo = Night card. Gain 1 inhabitant, explore. Then hire more: 3 coins or 3 cards each ({ $n ->
        [0] none left
       *[other] supply: { $n }
    }).
detail-regions = Dusk card. Reward of an open region. Then all: 1 coin per presence in the other three (you { $range }).
detail-modernise = { $text } Yours: { $coins }
detail-return-inhabitant = Ranch { $from } → { $to }; then a lever costs { $least } coins or more, you have { $coins }
detail-l02 = L02 down; new lever up for { $least }+ coins (you have { $coins }) and no inhabitant
change-levers-end = levers at the end { $from } → { $to } VP
detail-l02-card = L02 down; new lever up for { $least }+ coins (you have { $coins })
detail-l03 =
    { $n ->
        [one] L03 goes down: 1 VP less at the scoring; one upgrade, { $n } way
       *[other] L03 goes down: 1 VP less at the scoring; one upgrade, { $n } ways
    }
detail-l03-house = L03 goes down: 1 VP less at the scoring; only upgrade: house, { $place }
detail-l03-settlement = L03 goes down: 1 VP less at the scoring; only upgrade: settlement, { $place }
detail-explore =
    Reveal { $n ->
        [one] the last tile
       *[other] 1 of { $n } tiles
    }, choose { $spaces ->
        [one] the one space
       *[other] one of { $spaces } spaces
    } beside laid ones, gain its bonus
detail-pasture =
    Lay { $n ->
        [one] the last pasture
       *[other] 1 of { $n } pastures
    } on { $spaces ->
        [one] the one space
       *[other] one of { $spaces } spaces
    } beside laid tiles, gain its bonus
lay-not-on =
    { $n ->
        [one] not on space { $spaces }
       *[other] not on { $spaces }
    }
lay-bridges = bridges, fords join
detail-lay-none = Nothing can be laid; instead { $what }
detail-track = Space { $from } → { $n }, on the way: { $gain }; each income: { $income }
income-last = the last one: VP only
detail-track-last = Space { $from } → { $n }, on the way: { $gain }; last scoring: { $income }
detail-site = Level { $from } → { $to }; you then show { $shown } of it
site-short = you lack it for { $what }
site-short-none = no card or project lacks it
detail-vases = Vases { $from } → { $to }
detail-reduce-none-used = All resources are shown; no lever goes down
detail-reduce-l10 = Makes up for 1 missing resource; L10 goes down: 1 VP less at the scoring
detail-reduce-l11 = Makes up for 1 missing resource, gives 5 coins; L11 goes down: 1 VP less at the scoring
detail-reduce-l10-l11 = Make up for 2 missing resources, L11 gives 5 coins; both go down: 2 VP less at the scoring
change-goal = { $tile }: { $from } → { $to }
change-goal-of = { $tile } { $of }: { $from } → { $to }
reached-two = { $one }+{ $other }
reached-projects = { $one }+{ $other }, projects: { $n }
back-supply = supply +{ $n }
back-house = house set aside
brings-now = now: { $what }
brings-scoring =
    { $left ->
        [one] last scoring: +{ $what }
       *[other] each scoring: +{ $what }
    }
brings-scoring-now =
    { $left ->
        [2] this and the last scoring: +{ $what }
       *[other] this and each later scoring: +{ $what }
    }
brings-coins = scorings before the last: +{ $what }
brings-both = scorings: +{ $what } (last: VP only)
brings-end = end: { $what }
brings-others =
    { $left ->
        [one] others’ cattle, last scoring: +{ $n } VP
       *[other] others’ cattle, each scoring: +{ $n } VP
    }
house-around = settlement: { $n } of { $wanted } pieces around
settlement-second = second here: −{ $vp } VP
lose-vp = −{ $vp } VP
cost-extra =
    { $n ->
        [one] { $n } more or { $vp } VP
       *[other] { $n } more or { $vp } VP each
    }
detail-lock = First through the { $lock }: interim scoring
detail-lock-end = First through the { $lock }: your last turn, then { $due }
detail-lock-round = First through the { $lock }: interim scoring, then round 2 begins
detail-lock-final = First through the { $lock }: then the last scoring and the end
detail-closing = After this turn: last scoring and end of the game
last-coins = Only for prices in scoring 4; worth nothing at the end
last-cards = Worth something only if you play them in scoring 4
last-inhabitants = For upgrades in scoring 4 (up to two); on the ranch worth nothing at the end
last-vases = Only for prices in scoring 4; worth nothing at the end
last-vp = Counts at once
last-site = A site for cards and projects in scoring 4, for tokens and goals; a vase for prices there
detail-last-turn = Your last turn; then { $due }
detail-lay = Touches { $laid } ({ $there })
lay-opens-none = opens no space
lay-shows = { $of } shown { $from } → { $to }
lay-bridge = at a bridge
lay-pieces = pieces there: { $n }
lay-wanted = a settlement needs { $n } pieces
lay-houses = houses: { $n }, settlements: { $towns }
lay-opens =
    { $n ->
        [one] opens space { $opened }
       *[other] opens spaces { $opened }
    }
space-gives = { $space } ({ $gain })
detail-yours = Yours now: { $what }
detail-gain = yours: { $what }
detail-no-lock = Brings no scoring
sail-she = she
sail-next = next { $who }
sail-near-last = then to the last space: you { $n }, { $other } { $m } spaces
sail-near = then to scoring { $scoring }: you { $n }, { $other } { $m } spaces
vases-for = of use for { $what }
vases-for-none = nothing of yours takes vases now
vases-cards =
    { $n ->
        [one] { $n } of your cards
       *[other] { $n } of your cards
    }
detail-region =
    { $n ->
        [one] Other regions pay you { $n } coin, other players { $others }
       *[other] Other regions pay you { $n } coins, other players { $others }
    }
region-other = { $letter } { $n }
detail-region-solo =
    { $n ->
        [one] Other regions pay you { $n } coin, the Grey Eminence { $hers } VP
       *[other] Other regions pay you { $n } coins, the Grey Eminence { $hers } VP
    }
detail-token-met =
    { $other ->
        [0] Met, +{ $n } VP (asks for { $wanted }; you have { $has })
       *[other] Met, +{ $n } VP (asks for { $wanted } of one, { $other } of the other; you have { $has })
    }
detail-token-missed =
    { $other ->
        [0] Not met, −{ $n } VP (asks for { $wanted }; you have { $has })
       *[other] Not met, −{ $n } VP (asks for { $wanted } of one, { $other } of the other; you have { $has })
    }
detail-token-exchange = { $wanted } × ({ $price }) paid: +{ $n } VP for the token, +{ $more } VP for them; else −{ $n } VP
detail-token-unpayable = Not met, −{ $n } VP: you cannot pay { $wanted } × ({ $price })
token-own = yours: token { $last } here ±{ $n } VP
token-later = later it asks for { $values }
either-way = 2+1 or 1+2
exchange-price = { $piece } or { $coins }

## What cannot be done, and why

refuse-cost = { $what }: the price is { $cost }. Still missing: { $missing }.
refuse-cost-extra = { $what }: the price is { $cost }, and { $extra } more or { $vp } VP each. Still missing: { $missing }.
refuse-exchange-inhabitant = This tile takes inhabitants from your ranch or coins, no vases. Still missing: { $missing }.
refuse-exchange-vase = This tile takes vases or coins, no inhabitants. Still missing: { $missing }.
refuse-exchange-coins = This tile takes coins only. Still missing: { $missing }.
refuse-demand =
    { $what } requires { $cost } (resources are shown, not spent). Still missing: { $missing }{ $how ->
        [part] {"; wherever your boats go, you show at most "}{ $best } of { $all } resources.
        [rest] {"; your boats could show the resources."}
        [dear] {"; your boats could show it, but you cannot pay for the moves."}
       *[none] {"."}
    }
refuse-demand-boats = { $what } requires { $cost } (resources are shown, not spent). Still missing: { $missing }; your boats could show it.
refuse-demand-boats-levers = { $what } requires { $cost } (resources are shown, not spent). Still missing: { $missing }; your boats with { $levers } could make up for it.
refuse-demand-levers =
    { $n ->
        [one] { $what } requires { $cost } (resources are shown, not spent). Still missing: { $missing }; with your boats at best { $best } of { $all } resources; { $levers } makes up for 1.
       *[other] { $what } requires { $cost } (resources are shown, not spent). Still missing: { $missing }; with your boats at best { $best } of { $all } resources; { $levers } make up for 1 each.
    }
missing-supply = an inhabitant in your supply
refuse-what-plot = Developing space { $space }
refuse-what-project = The project of { $tile }
refuse-what-settlement-lever = Settlement with L08
refuse-group = This step takes { $group } cards only; { $what } is a { $own } card.
refuse-project = You have realised this project already: { $what }. Each may be realised once.
refuse-hire = Nobody is left in your supply to be hired. Those that you pay return to it.
refuse-supply = A project takes an inhabitant from your supply, and none is left there. Those that you pay return to it.
refuse-plot = Somebody’s piece stands there. Choose a free plot.
refuse-no-pieces = You have no inhabitant and no house on a plot that could be upgraded.
refuse-no-house = A settlement takes the place of a house of yours, and you have none on the map.
refuse-pieces = None is left on your board: { $what }.
refuse-presence = A settlement on space { $space } needs { $n } other pieces on it and around it, of anybody; now: { $have }.
refuse-presence-lever = With L08 a settlement on space { $space } needs { $n } other pieces on it and around it, of anybody; now: { $have }.
refuse-pasture = The pasture on space { $space } is full. Choose another one.
refuse-lever = You have built this lever already: { $what }. Choose a free slot.
refuse-lever-down =
    { $left ->
        [one] You have used { $what }: it is down, and goes up only in scoring 4, too late to be used.
       *[other] You have used { $what }: it is down until the next interim scoring.
    }
refuse-no-pasture = No pasture lies on the map yet. The tile Cattle lays one.
refuse-region-last = The reward of { $region } is covered for the rest of the game. Choose a region whose reward is open.
refuse-region = The reward of { $region } is covered until the next interim scoring. Choose a region whose reward is open.
refuse-boat = A boat moves only where this answer may play a card or project and the move helps with it: boats and levers must be able to show all its resources, and you to pay the rest. Now this move helps with none.
refuse-boat-no-card = In this part no card or project can be played, so boats stay.
refuse-space-taken = Something lies on space { $space } already. Choose an empty one.
refuse-space-far = Space { $space } touches no tile yet, not even over a bridge or ford. Choose one next to a laid tile.

## Passing in advance: what is free, such as coins and cards, is taken all the same

pass-shared-turn = Pass until my turn, take what’s free
pass-shared-ask = Pass here always, take what’s free

## Log

note-start-tile = On space { $space }: { $tile }.
note-own-tile = { $seat } puts { $tile } into their area.
note-tile = Also in play: { $tile }.
note-start-player = { $seat } begins.
note-action = { $seat } takes { $tile } from row { $row }.
note-action-loss = { $seat } takes { $tile } from row { $row } and loses { $n } VP.
note-gain = { $seat } gains { $what }.
note-gain-why = { $seat } gains { $what } ({ $why }).
note-lose-vp = { $seat } loses { $n } VP.
note-lose-vp-why = { $seat } loses { $n } VP ({ $why }).
note-supply-empty =
    { $n ->
        [one] { $seat }’s supply is empty: { $n } inhabitant is lost.
       *[other] { $seat }’s supply is empty: { $n } inhabitants are lost.
    }
note-supply-empty-why =
    { $n ->
        [one] { $seat }’s supply is empty: { $n } inhabitant is lost ({ $why }).
       *[other] { $seat }’s supply is empty: { $n } inhabitants are lost ({ $why }).
    }
note-step-coin = { $seat } moves from { $from } to { $n } on the coin track.
note-step-coin-why = { $seat } moves from { $from } to { $n } on the coin track ({ $why }).
note-step-card = { $seat } moves from { $from } to { $n } on the card track.
note-step-card-why = { $seat } moves from { $from } to { $n } on the card track ({ $why }).
note-drawn = You draw { $what }.
note-deck-empty = No card is left to draw: { $seat } loses { $n }.
note-reshuffle = The discards become a new deck of { $n }.
note-pay = { $seat } pays { $what }.
note-pay-why = { $seat } pays { $what } ({ $why }).
note-exchange = { $seat } gives { $give } for { $get }.
note-exchange-why = { $seat } gives { $give } for { $get } ({ $why }).
note-hire = { $seat } gains { $what } for { $cost }.
note-return-inhabitant = { $seat } returns 1 inhabitant to modernise.
note-site = { $seat } builds a site: { $site }, level { $level }.
note-boat = { $seat } moves boat { $n } upstream from { $from } to { $to } for { $cost }.
note-boat-free = { $seat } moves boat { $n } downstream from { $from } to { $to }.
note-boat-lever = { $seat } moves boat { $n } upstream from { $from } to { $to } with L07.
note-pass = { $seat } passes.
note-skip-explore = { $seat } skips one exploration.
note-skip-pasture = { $seat } lays no pasture.
note-skip-settle = { $seat } neither develops nor upgrades.
note-skip-progress = { $seat } does not modernise.
note-skip-upgrade = { $seat } upgrades nothing.
note-skip-building = { $seat } plays no card and draws none (Building).
note-skip-card = { $seat } neither plays nor discards a card in the card step.
note-skip-scoring-card = { $seat } plays no more cards and upgrades nothing more.
note-pass-shared = { $seat } passes on the shared part of { $tile }.
note-hire-end = { $seat } hires nobody else.
note-hire-empty = { $seat }’s supply is empty: nobody is left to hire.
note-play = { $seat } plays { $card } for { $cost }.
note-play-free = { $seat } plays { $card } (no coins, resources shown).
note-play-lasting = { $seat } plays { $card } for { $cost }: { $text }.
note-play-lasting-free = { $seat } plays { $card } (no coins, resources shown): { $text }.
note-discard = { $seat } discards { $what }.
note-discard-why = { $seat } discards { $what } ({ $why }).
note-discard-coins = { $seat } discards { $what } for { $get }.
note-discard-coins-why = { $seat } discards { $what } for { $get } ({ $why }).
note-project = { $seat } realises the project of { $tile } for { $cost }.
note-project-free = { $seat } realises the project of { $tile } for free.
note-reveal = { $seat } reveals a { $tile }.
note-lay = { $seat } lays it on space { $space }.
note-lay-pasture = { $seat } lays a pasture on space { $space }.
note-develop = { $seat } develops on space { $space } for { $cost }.
note-develop-free = { $seat } develops on space { $space }.
note-house = { $seat } builds a house on space { $space } for { $cost }.
note-house-free = { $seat } builds a house on space { $space } for free.
note-settlement = { $seat } builds a settlement on space { $space } for { $cost }.
note-settlement-free = { $seat } builds a settlement on space { $space } for free.
note-row = { $seat } clears row { $n }: an inhabitant comes to the ranch.
note-cattle = { $seat } places cattle on space { $space } for { $cost }.
note-cattle-free = { $seat } places cattle on space { $space } for free.
note-lever = { $seat } modernises for { $cost }: lever { $lever }.
note-lever-free = { $seat } modernises for free: lever { $lever }.
note-lever-used = { $seat } uses { $lever }.
note-lever-resource = { $seat } uses { $lever }: 1 resource fewer.
note-lever-up = { $seat } puts { $lever } up again.
note-region = { $seat } takes the { $region } reward.
note-region-covered = { $seat } names { $region }: no reward, all are covered.
note-region-nothing = { $seat } gains no coins: no presence in the other regions.
note-sail = { $seat }’s ship stops at { $space }.
note-lock = { $seat }’s ship is the first of this round through the { $lock }.
note-eminence-lock = The Grey Eminence’s ship is the first of this round through the { $lock }.
note-closing = The last space is reached: everybody finishes with equally many turns.
note-second-round = The second round begins: all ships go to its start.
note-scoring = Interim scoring { $n }.
note-income = Everybody has an income.
note-levers-count = Each lever that is up brings its owner 1 VP; then all go up.
note-token-met =
    { $seat } puts token { $number } below { $tile }: met, +{ $n } VP{ $whose ->
        [own] {" (own tile: twice)."}
       *[other] {"."}
    }
note-token-missed =
    { $seat } puts token { $number } below { $tile }: not met, −{ $n } VP{ $whose ->
        [own] {" (own tile: twice)."}
       *[other] {"."}
    }
note-final = { $seat } gains { $n } VP in the final scoring: levers { $levers }, cards { $cards }, goals { $goals }, rows { $recesses }.
note-eminence-final = The Grey Eminence, final scoring in VP: income { $income }, tokens face down { $tokens }.
note-token = The Grey Eminence turns up { $token }. Step A, by the lowest row: { $tile }.
note-tokens-shuffled = The solo tokens are shuffled again.
note-eminence-action = The Grey Eminence takes { $tile } from row { $row }.
note-eminence-vp-why = The Grey Eminence gains { $n } VP ({ $why }).
note-eminence-lay = The Grey Eminence lays a tile on space { $space }.
note-eminence-pasture = The Grey Eminence lays a pasture on space { $space }.
note-eminence-house = The Grey Eminence builds a house on space { $space }.
note-eminence-settlement = The Grey Eminence builds a settlement on space { $space }.
note-eminence-cattle = The Grey Eminence places cattle on space { $space }.
note-eminence-region = The Grey Eminence takes the { $region } reward.
note-eminence-region-covered = The Grey Eminence names { $region }: no reward, all are covered.
note-eminence-sail = The Grey Eminence’s ship stops at { $space }.
note-cactus = The Grey Eminence’s cactus marker: { $from } → { $n } (income from it: { $before } → { $after } VP).
## Why something is gained or lost

why-ship = ship at { $space }
why-ship-cards = cards, ship at { $space }
why-region = { $region } reward
why-lever = { $lever }, now down
why-project = project { $tile }
why-scoring = scoring tile { $tile }
why-income = income
why-only-card = Progress: nothing to modernise
why-no-inhabitant = Progress: no inhabitant to modernise with
why-no-coins = Progress: no coins to modernise with
why-hire = for 1 inhabitant
why-price = as a price
why-levers = levers that are up: { $levers }
why-presence = presence in the other regions
why-same-region = another settlement in the region
why-cattle = houses around and cards
why-cattle-houses = houses around
why-cattle-cards = cards
why-beyond = step beyond the end
why-no-tile = nothing to lay
why-no-piece = no piece left
why-final = final scoring

## The end of a solo game

reason-won = You have { $yours } VP, the Grey Eminence { $hers }.
reason-lost = You have { $yours } VP, the Grey Eminence { $hers }.
