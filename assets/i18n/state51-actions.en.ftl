# What players do in the Action phase of 51st State. Names of cards and amounts arrive as finished words.

## Questions

turn-passed-none = Nobody has passed.
turn-passed-others = All others have passed: you go on alone.
turn-passed = Passed so far: { $who }.
ask-turn =
    { $last ->
        [0] Your turn: which action do you take? { $passed }
        [1] Your turn in the last round: which action do you take? { $passed }
        [3] Your turn: nothing but passing is possible now. { $passed }
        [4] Your turn in the last round: nothing but passing is possible now. { $passed }
       *[other] Your turn: which action do you take? The round in which somebody reaches 25 VP is the last. { $passed }
    }
ask-go-on = Anything more in this turn? Another action comes with your next turn.
ask-develop-with = { $card } in place of { $old }: what pays?
ask-steal = What do you take, and from whose pool? No Ammo, no goods on cards, nothing of whoever has passed.
ask-echo-own = Which of your production locations makes its goods once more?
ask-clear = Which locations become free for another use or visit? At most { $n }. What was spent on them goes to the supply.
ask-own-deals = Which of your Deals give their goods once more? At most { $n }; all your Deals stay.
ask-opponent-deal = Which opponent’s Deal gives you its good? It is copied: nobody loses anything.
ask-store =
    { $n ->
        [one] { $card }: what do you keep for the next round? At most { $n } basic resource; what no card stores is lost.
       *[other] { $card }: what do you keep for the next round? At most { $n } basic resources; what no card stores is lost.
    }
ask-store-number = { $card }: how much do you keep for the next round? At most { $good }; what no card stores is lost.

## Groups of answers

group-build = Build a location (grey contacts)
group-develop = Develop
group-deal = Make a Deal (blue contacts)
group-raze = Raze a card from your hand (red contacts)
group-attack = Raze an opponent’s location (red contacts)
group-use = Use an action location
group-board = Use your faction board
group-visit = Visit an Open Production (1 Worker)
group-store = { $n } in all
group-connection = Connection cards
group-defence = Defence token (no action)
group-seat = { $seat }

## Answers

offer-build = { $card } ({ $cost })
offer-hand-card = { $card } ({ $category }, { $cost })
offer-lookout = { $card } ({ $cost }): { $brings }
offer-develop = onto { $old } ({ $why })
offer-develop-ruins = onto the Ruins of { $old } ({ $why })
offer-deal = { $card } ({ $cost }): { $gain }
offer-raze = { $card } ({ $cost }): { $gain }
offer-attack = { $card } ({ $n } red): { $gain }
offer-use =
    { $left ->
        [one] { $card }: { $cost } → { $effect }
       *[other] { $card } ({ $left } uses): { $cost } → { $effect }
    }
offer-use-again = Again: { $cost } → { $effect }
offer-visit = { $card } ({ $seat }): { $gain }
offer-take = Take { $card } ({ $cost })
offer-deal-of-seat = { $card } ({ $seat }): { $gain }
offer-with-brick = 1 Brick (or Ammo)
offer-store-nothing = nothing
offer-play = Play { $card }: { $gain }
offer-play-cost = Play { $card }: { $cost } → { $gain }
offer-defence = { $card }: Defence { $from } → { $to }
offer-pass = Pass for the rest of this round
offer-pass-unused = Pass (unused in the pool: { $what })
offer-end-turn = No, my turn is over
offer-with-token = 1 Development token
offer-steal = { $good } from { $seat }

short-grey = { $n } grey
short-blue = { $n } blue
short-basic = { $n } basic
short-card-hand =
    { $count ->
        [one] { $count } hand card
       *[other] { $count } hand cards
    }
short-red = { $n } red

goods-now = { $what } at once
goods-both = { $what } now and each round
goods-built = { $what } when built
goods-built-short = { $what } when built
goods-built-both = { $what } when built and each round
goods-built-more = { $now } when built, then { $each } each round
goods-kept = keeps { $what } at Cleanup
goods-more = { $now } now, { $each } each round
brings-nothing = nothing yet
brings-only-end = nothing but +1 VP at the end
brings-either = { $one } or { $other }
brings-per-type = { $good } per { $of } location (max { $most })
brings-counted = { $good } per { $of } location (≤{ $most }) when built, each round
brings-per-location-it = { $good } per own { $of } location, it too (max { $most })
brings-per-location = { $good } per { $of } location of yours (max { $most })
brings-per-location-this = { $good } per own { $of } location, itself included (max { $most })
brings-per-made = each Production { $good } per { $of } that comes in (max { $most })
brings-echo-own = repeats a production
brings-echo-yours = repeats a production of yours
brings-echo-later = repeats another production of yours each round
brings-rob = copies a rival’s production now, takes one each round
brings-rob-built = copies a rival’s production when built, takes one each round
brings-rob-later = takes a rival’s production each round
brings-echo-opponent = copies an opponent’s production
brings-place = { $what } on it once, kept until spent
brings-place-last = { $what } on it to spend
brings-store = storage for { $what }
brings-defended = its Defence +1
brings-check = each Production { $gain } if { $wanted } came in
brings-check-spelt = each Production phase { $gain } if { $wanted } came in then

brings-use =
    { $times ->
        [one] { $cost } → { $effect } (1× a round)
       *[other] { $cost } → { $effect } ({ $times }× a round)
    }
does-gain = { $what }
does-steal = take { $n } basic from an opponent
does-echo-own = one production works again
does-clear = free up to { $n } of your locations
does-own-deals = goods of up to { $n } of your Deals
does-opponent-deals = the good of an opponent’s Deal

short-universal = { $n } universal
short-development =
    { $n ->
        [one] { $n } Dev. token
       *[other] { $n } Dev. tokens
    }
short-defence =
    { $n ->
        [one] { $n } Def. token
       *[other] { $n } Def. tokens
    }
goods-many = { $n } goods
goods-all-basic = 1 of each basic and { $what }

develop-any = no Type needed
develop-type = Type { $type }
develop-token = Development token

## Why not

refuse-distance = The price is { $cost } (or universal); you have { $have }.
refuse-distance-more = The price is { $cost } (or universal); you have { $have }. Another action first could help: { $more }.
refuse-distance-part = The price is { $cost } (or universal); you have { $have }. Another action first brings only a part: { $more }.
refuse-distances-part = Each price in brackets (or universal) is more than you have: { $have }. Another action first brings only a part: { $more }.
refuse-distances = Each price in brackets (or universal) is more than you have: { $have }.
refuse-distances-more = Each price in brackets (or universal) is more than you have: { $have }. Another action first could help: { $more }.
refuse-more-board = { $cost } → { $gain } on your board
refuse-more-use = using { $card } ({ $brings })
refuse-more-visit = a visit to { $card } ({ $brings })
refuse-more-build = building { $card } ({ $brings })
refuse-more-deal = a Deal with { $card } ({ $brings })
refuse-more-raze = razing { $card } from hand ({ $brings })
refuse-more-others =
    { $n ->
        [one] { $n } other card
       *[other] { $n } other cards
    }
refuse-more = { $why } Another action first could help ({ $good }): { $more }.
refuse-acted = You have chosen the action of this turn; the next one comes with your next turn.
refuse-passing = You have passed: your next action comes in the next round.
refuse-what-action = Another action or contact exchange
refuse-no-location = A Development puts a card with a shared Type onto one of your locations for 1 Brick. You have no location yet.
refuse-brick = A Type fits one of your locations, but a Brick, Ammo or (for any Type) a Development token must pay, and you have none.
refuse-types = { $card } ({ $types }) and { $old } ({ $old-types }) share no Type. Only a Development token allows that.
refuse-no-types-any = No Type is shared with your locations ({ $old-types }). Only a Development token allows that.
refuse-no-types = { $card } ({ $types }) shares no Type with these locations ({ $old-types }). Only a Development token allows that.
refuse-cost =
    { $ammo ->
        [0] { $what }: this costs { $cost }, and you still need { $missing }.
       *[other] { $what }: this costs { $cost }. With your Ammo ({ $ammo }) you still need { $missing }.
    }
# What Ammo pays in part may be completed by any of these.
missing-either = { $n } of { $kinds }
refuse-cost-none = { $what }: this costs { $cost }; you have none.
refuse-what-visit = A visit
refuse-passed = { $seat } has passed: until the next round nobody can raze or visit there or take goods.
refuse-passed-end = { $seat } has passed: nobody can raze or visit there or take goods any more.
refuse-ruins = { $card } lies in Ruins: it cannot be used, visited, razed or defended.
refuse-used = { $card } has been used as often as it can be in this round.
refuse-steal = { $card }: no opponent still in the round has a basic resource in the pool.
refuse-own-deals = { $card }: you have no Deal.
refuse-opponent-deals = { $card }: no opponent still in the round has a Deal.
refuse-echo-own = { $card }: none of your productions would make anything now.
refuse-clear = { $card }: none of your other locations has spent goods or a visitor to take off.
refuse-closed = { $card } is not an Open Production: only its owner gets what it makes.
refuse-visited = { $card } has had its one visitor of this round.
refuse-exchange = Used already in this round: { $what }. It can be used again in the next one.
refuse-exchange-end = Used already in this last round: { $what }.
refuse-guarded = { $card } has a Defence token already (or counts as having one), and there is only one for each location.
refuse-defence = You have no Defence token in your pool.

## What happened

note-build = { $seat } builds { $card } for { $cost }.
note-develop = { $seat } develops { $old } into { $card } for { $cost }.
note-develop-again = { $seat } develops { $card } over another { $card } for { $cost }.
note-develop-ruins = { $seat } builds { $card } in place of Ruins ({ $old }) for { $cost }.
note-placed-back = { $seat } takes { $what } from { $card } into the pool.
note-deal = { $seat } makes a Deal with { $card } for { $cost }.
note-raze = { $seat } razes { $card } from hand for { $cost }.
note-attack = { $seat } razes { $card } of { $owner } for { $cost }. It becomes Ruins.
note-use = { $seat } uses { $card }: pays { $cost }.
note-use-gain = { $seat } uses { $card }: pays { $cost }, gains { $what }.
gained-nothing = nothing
note-exchange = { $seat } uses the faction board: pays { $cost }, gains { $what }.
note-visit = { $seat } visits { $card } of { $owner } for { $cost }.
note-take = { $seat } takes the Connection card { $card } for { $cost }.
note-play = { $seat } plays the Connection card { $card }.
note-play-cost = { $seat } plays the Connection card { $card } for { $cost }.
note-defence = { $seat } puts a Defence token on { $card }.
note-pass = { $seat } passes.
note-store = { $seat } will store on { $card }: { $what }.
note-steal = { $seat } takes { $good } from { $owner }.
note-clear = { $seat } frees { $what } for another use or visit.
note-own-deals = { $seat } repeats these Deals with { $card }: { $what }.

## Why something is gained

why-deal = Deal: { $card }
why-copy = { $card }: { $of } of { $seat }
why-copy-own = { $card }: { $of }
why-bonus-copy = building bonus of { $card }: { $of } of { $seat }
why-on-deal = { $card }, for the Deal
why-spoils = Spoils: { $card }
why-on-raze = { $card }, for razing
why-razed = { $card } was razed
why-exchange = faction board
why-visit = visit to { $card }, from the supply
why-visited = visitor on { $card }, from the supply
why-development = Development

## More about an answer

detail-card = { $category }, { $types }, Spoils: { $spoils }, Deal: { $deal }
detail-hand-card = Distance { $distance }, { $category }: { $brings }
detail-group-contacts = Yours: { $have }
detail-group-contacts-choice = Yours, as you choose: { $have }
build-worth = +1 VP at the end for each
deal-worth = no VP at the end, cannot be razed
build-action = you use a new Action from your next turn
board-gives = Contacts: { $what }
board-gives-grey = grey (build)
board-gives-red = red (raze)
board-gives-blue = blue (for Deals)
board-raze-from = razing: a hand card its Distance, rivals’ locations here { $least }–{ $most }
board-raze-one = razing: a hand card its Distance, rivals’ locations here { $n }
board-raze-few = razing: a hand card its Distance; too few for rivals’ locations ({ $prices })
board-raze-hand = razing: a hand card its Distance
board-deals-give = each Deal gives its good now and each round
board-deals-give-last = each Deal gives its good once, now
group-visit-once = Each takes one visit a round, of all players; its owner loses nothing
group-use-twice = Where 2 uses are left both may be one action; each is paid
faction-once = each exchange once a round
group-raze-gives = its Spoils once, then it is discarded
detail-any-faction = You get one that the others leave, at random once all have chosen; no further question
refuse-faction = { $seat } plays this faction already.
# Beside all three kinds of contacts there is no room for more.
board-gives-workers =
    { $beside ->
        [0] 2 Workers buy a basic resource or a card, as often as you can pay
        [3] 2 Workers: a resource or card
       *[other] 2 Workers: resource or card, any number of times
    }
board-gives-once = each exchange once a round
board-gives-once-others = others once a round
attack-prices = Production { $production }, Feature { $feature }, Action { $action } red
attack-token = 1 more with a Defence token
attack-tokens-on = now on { $what }
detail-group-connection = 2 Workers take one; play it from your next turn on, this round or later; next Lookout: new ones
detail-group-connection-last = Taken for 2 Workers, played in a later turn
detail-group-connection-none = No open card now; play one that you hold
detail-group-develop = Brick, Ammo or Dev. token (yours: { $have })
detail-develop = New card: { $brings }
develop-vp = +1 VP now
develop-usable = usable from your next turn
develop-built = as if built: goods now
develop-action = Actions from your next turn
develop-on-ruins = on Ruins also at the end
develop-ruins-end = +1 VP more at the end
develop-placed = the goods on the old card to your pool
develop-old = the old card is discarded
develop-loses = the old card’s { $what } a round ends
develop-old-bonus = the old card goes, what it gave stays
fits-none = develops none of yours
fits-token = develops any with a token
fits-only = develops 1
fits-namely = namely { $old }
fits-more = develops 1 of { $n }
fits-such = such as { $old }
stock = { $from } → { $what }
stock-card-back = you draw 1 card
stock-open = you choose next which goods pay
stock-open-two = you choose next: { $one } or { $other }
detail-build = { $category }: { $brings }
counts-own = with it { $n } would count now
counts-per = that is 1 per { $of } location (max { $most })
detail-visitors = visitor copies, you +1 Worker
detail-visitors-gain = visitor copies { $what }, you +1 Worker
token-worth = a token makes razing 1 red dearer
token-develops = a token: any Type
good-for = your { $card } takes it
good-for-connection = for { $card } ({ $gain })
deal-again = the same good each round
card-discarded = the card is discarded
attack-owner = { $seat } gets { $deal }
attack-owner-placed = { $seat } gets { $deal } and the goods on the card
attack-ruins = Ruins stay there (0 VP)
attack-also = your features give { $also }
attack-in-all = yours in all: { $what }
attack-guarded = 1 red for its Def. token
use-only = its only use this round
use-left-poor =
    { $n ->
        [one] { $n } more use later, once you can pay
       *[other] { $n } more uses later, once you can pay
    }
use-left =
    { $n ->
        [0] its last use this round
        [one] { $n } more use in this turn or later
       *[other] { $n } more uses in this turn or later
    }
detail-use-each = Yours: { $what } for 1 of each
detail-exchange = Yours: { $what }; once a round
ammo-pays = paid with Ammo
defence-idle = of no use now: all others have passed, and it goes at Cleanup
defence-idle-last = of no use: all others have passed
then-grey =
    { $more ->
        [0] next turn you could build { $card }
       *[other] then building ({ $n } cards, Distance { $distance })
    }
then-red =
    { $more ->
        [0] next turn you could raze { $card } from hand
       *[other] then razing ({ $n } hand cards, Distance { $distance })
    }
then-blue =
    { $more ->
        [0] next turn you could make a Deal with { $card }
       *[other] then Deals ({ $n } cards, Distance { $distance })
    }
brick-pays = { $good }: for a Development
workers-brick =
    { $more ->
        [0] for a Development: { $card }
        [one] for a Development: { $card } or { $more } other card
       *[other] for a Development: { $card } or { $more } other cards
    }
workers-brick-more = for one more Development
workers-no-fit = no Development now: no hand card fits by Type
workers-no-location = you have no location to develop yet
workers-often = you may go on with 2 more
visit-owner = { $seat } gains 1 Worker
detail-take = { $card } (in a later turn). Yours: { $what }
detail-defence =
    { $n ->
        [one] Your only Defence token
       *[other] 1 of your { $n } Defence tokens
    }
defence-until = razing it costs 1 red more until Cleanup
defence-last = razing it costs 1 red more for the rest of the game
defence-no-action = no action
detail-end-turn = Your pool stays for your later turns; what no card keeps is lost at Cleanup
detail-end-turn-last = Your pool stays for your later turns
detail-pass = Your round is over
detail-pass-safe = nobody can raze, visit or steal from you
detail-pass-safe-short = all you own is safe
detail-pass-last = The round ends at once
lost-unstored = unstored goods are lost
lost-but-kept = choose what { $card } keeps, the rest is lost
lost-unused = your pool is lost
cards-stay = cards stay
placed-stay = so do the goods on them
detail-pass-end = The game is over for you; nobody can raze, visit or steal from you any more
detail-pass-end-last = The game ends at once: your VP, +1 for each of your intact locations
detail-gain = Yours: { $what }
placed-asked = you choose next: pool or cards
card-asked = you choose the card next
placed-included = goods on cards included
detail-left = { $good } left: { $pool }, { $cards }
left-pool = pool { $n }
left-pool-lost = pool { $n } (lost at Cleanup)
left-pool-unstored = pool { $n } (lost unless stored)
left-cards = cards { $n }
left-cards-kept = cards { $n } (kept)
kept-on-cards = kept on cards: { $what }
detail-steal = Yours: { $what }; { $seat }: { $theirs }
detail-with-brick = Pays because a Type is shared or none is needed; you choose next how
detail-with-token = Yours: { $what }; only a token works where no Type is shared
detail-pay-deal = This Deal is discarded and gives nothing in Production any more
detail-makes = Makes { $what }
detail-makes-per-made = As much as the card itself makes: { $good } for each { $of } that comes in, at most { $most }
detail-clear = Can be used again; to the supply: { $what }
detail-clear-visit = Can be visited again; the visitor’s Worker goes to the supply
detail-terms = { $cost } → { $gain }
