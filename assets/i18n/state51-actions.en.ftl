# What players do in the Action phase of 51st State. Names of cards and amounts arrive as finished words.

## Questions

ask-turn = Your turn: which action do you take?
ask-go-on = Anything more in this turn?
ask-develop-with = What pays for the Development?
ask-steal = What do you take, and from whom?
ask-echo-own = Which of your production locations makes its goods once more?
ask-clear = Which locations do you clear? At most { $n }.
ask-own-deals = Which of your Deals give their goods? At most { $n }.
ask-opponent-deal = Which opponent’s Deal gives you its good?
ask-store = { $card }: what do you store? At most { $n }.
ask-store-number = { $card }: how much do you store? You could store { $good }.

## Groups of answers

group-build = Build a location (grey contacts)
group-develop = Develop a location (1 Brick or token)
group-deal = Make a Deal (blue contacts)
group-raze = Raze a card from your hand (red contacts)
group-attack = Raze an opponent’s location (red contacts)
group-use = Use an action location
group-board = Use your faction board
group-visit = Visit an Open Production (1 Worker)
group-store = { $n } in all
group-connection = Connection cards
group-defence = Defence token (free)
group-seat = { $seat }

## Answers

offer-build = { $card } ({ $cost })
offer-lookout = { $card } ({ $cost }): { $brings }
offer-develop = onto { $old } ({ $why })
offer-develop-ruins = onto the Ruins of { $old } ({ $why })
offer-deal = { $card } ({ $cost }): { $gain }
offer-raze = { $card } ({ $cost }): { $gain }
offer-attack = { $card } ({ $n } red): { $gain }
offer-use =
    { $left ->
        [one] { $card }: { $cost } → { $effect }
       *[other] { $card } ({ $left } left): { $cost } → { $effect }
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
offer-pass-unused = Pass (unused: { $what })
offer-end-turn = No, my turn is over
offer-with-token = 1 Development token
offer-steal = { $good } from { $seat }

short-grey = { $n } grey
short-blue = { $n } blue
short-red = { $n } red

goods-now = { $what } at once
goods-both = { $what } at once and each round
goods-kept = storage for { $what }
goods-more = { $now } at once, then { $each } each round
brings-nothing = nothing yet
brings-either = { $one } or { $other }
brings-per-type = { $good } per { $of }-Type location
brings-per-made = each round { $good } for each { $of } made
brings-echo-own = repeats a production
brings-rob = an opponent’s production at once and each round
brings-echo-opponent = copies an opponent’s production
brings-place = { $what } on the card, kept in Cleanup
brings-store = storage
brings-defended = itself +1 Defence
brings-check = each round { $gain } if { $wanted } came in

brings-use =
    { $times ->
        [one] { $cost } → { $effect }
       *[other] { $cost } → { $effect } ({ $times } uses)
    }
does-gain = { $what }
does-steal = take { $n } basic from an opponent
does-echo-own = one of your productions works again
does-clear = clear up to { $n } of your locations
does-own-deals = goods of up to { $n } of your Deals
does-opponent-deals = the good of an opponent’s Deal

short-universal = { $n } universal
short-development = { $n } Development
short-defence = { $n } Defence
goods-many = { $n } goods

develop-any = no Type needed
develop-type = Type { $type }
develop-token = Development token

## Why not

refuse-distance = The price is { $cost }; you have { $have }.
refuse-acted = You have had the action of this turn; the next one comes with your next turn.
refuse-what-action = Another action
refuse-no-location = A Development puts a card with a shared Type onto an own location for 1 Brick. You have no location yet.
refuse-brick = Developing takes a Brick or Ammo (shared Type) or a Development token (any), and you have none of them.
refuse-types = { $card } ({ $types }) and { $old } ({ $old-types }) share no Type. Only a Development token pays for that.
refuse-no-types = { $card } ({ $types }) shares no Type with any of them ({ $old-types }). Only a Development token pays for that.
refuse-cost =
    { $ammo ->
        [0] { $what }: this costs { $cost }, and you still need { $missing }.
       *[other] { $what }: this costs { $cost }. With your Ammo ({ $ammo }) you still need { $missing }.
    }
refuse-what-visit = A visit
refuse-passed = { $seat } has passed: until the next round nobody can raze, visit or rob them.
refuse-ruins = { $card } lies in Ruins.
refuse-used = { $card } has been used as often as it can be in this round.
refuse-effect = { $card } could not do anything now.
refuse-clear = { $card }: none of your other locations has spent goods or a visitor to take off.
refuse-closed = { $card } is not an Open Production: only its owner gets what it makes.
refuse-visited = { $card } has had its one visitor of this round.
refuse-exchange = You have used this in this round: { $what }.
refuse-guarded = { $card } counts as having a Defence token already, and there is only one for each location.
refuse-defence = You have no Defence token in your pool.

## What happened

note-build = { $seat } builds { $card } for { $cost }.
note-develop = { $seat } develops { $old } into { $card } for { $cost }.
note-develop-ruins = { $seat } builds { $card } in place of Ruins ({ $old }) for { $cost }.
note-deal = { $seat } makes a Deal with { $card } for { $cost }.
note-raze = { $seat } razes { $card } from the hand for { $cost }.
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
note-clear = { $seat } clears { $what }.

## Why something is gained

why-deal = Deal: { $card }
why-on-deal = { $card }, for the Deal
why-spoils = Spoils: { $card }
why-on-raze = { $card }, for razing
why-razed = { $card } was razed
why-exchange = faction board
why-visit = visit to { $card }
why-visited = visitor on { $card }
why-development = Development

## More about an answer

detail-card = { $category }, Types: { $types }, Spoils: { $spoils }, Deal: { $deal }
detail-hand-card = Distance { $distance }: { $brings }
detail-group-build = Each is worth +1 VP at the end. Others may visit an Open Production for its goods: +1 Worker for you
detail-group-board = Grey contacts build, blue sign Deals (a good now and each round), red raze (rivals: 3–5)
detail-group-connection = Taken for 2 Workers, played in a later turn or round
detail-group-develop = +1 VP at once. The new location is worth +1 VP at the end, as the old one was (Ruins: 0)
detail-develop = New card: { $brings }; +1 VP now, old discarded
detail-develop-placed = New card: { $brings }; +1 VP now, goods to the pool
detail-develop-ruins = New card: { $brings }; +1 VP now and at the end
stock = { $from } → { $what }
detail-build = { $category }: { $brings }; Types: { $types }
detail-build-open = Open (visit: +1 Worker for you): { $brings }; Types: { $types }
detail-deal = Yours: { $what }; its good every round
detail-raze = Yours: { $what }; the card is discarded
detail-attack = { $seat } gets { $deal }; the card stays there as Ruins
detail-attack-also = { $seat } gets { $deal }; Ruins stay there; your features give { $also }
detail-use = Yours: { $what }; uses left after it: { $n }
detail-use-effect = Yours: { $what }; { $effect }
detail-exchange = Yours: { $what }; once a round
detail-workers = Yours: { $what }; as often as you like in this turn
detail-workers-brick = Yours: { $what }; pays for a Development; as often as you like in this turn
detail-visit = Yours: { $what }; { $seat } gains 1 Worker. One visit a round
detail-take = { $card } (in a later turn). Yours: { $what }
detail-play = Yours: { $what }; the card is discarded
detail-defence = Until Cleanup; costs no action
detail-pass = The round is over for you. { $lost } at Cleanup; nobody can raze, visit or rob you
detail-pass-last = The round ends at once. { $lost } at Cleanup
lost-unstored = Goods not stored are lost
lost-unused = Unused goods are lost
detail-pass-end = The game is over for you; nobody can raze, visit or rob you any more
detail-gain = Yours: { $what }
detail-pay-deal = Its good will not come in Production any more
detail-makes = Makes { $what }
detail-clear = Lying on it: { $what }
detail-terms = { $cost } → { $gain }
