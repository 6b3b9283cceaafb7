# What players do in the Action phase of 51st State. Names of cards and amounts arrive as finished words.

## Questions

ask-turn = Your turn: which action do you take?
ask-go-on = Anything more in this turn?
ask-develop-with = What pays for the Development?
ask-steal = What do you take, and from whom?
ask-echo-own = Which of your production locations makes its goods once more?
ask-clear = Which locations do you clear? At most { $n }.
ask-own-deals = Which of your Deals give their goods? At most { $n }.
ask-opponent-deal = Which opponent's Deal gives you its good?
ask-store =
    { $most ->
        [0] { $card }: how much do you store ({ $good })?
       *[other] { $card }: how much do you store ({ $good })? There is room for { $most }.
    }

## Groups of answers

group-build = Build a location
group-develop = Develop a location
group-develop-card = { $card }
group-deal = Make a Deal
group-raze = Raze a card from your hand
group-attack = Raze an opponent's location
group-use = Use an action location
group-board = Use your faction board
group-visit = Visit an open production
group-connection = Connection cards
group-defence = Defence token (free)
group-seat = { $seat }

## Answers

offer-build = { $card } ({ $cost })
offer-build-brings = { $card } ({ $cost }): { $brings }
offer-develop = { $card } onto { $old } ({ $why })
offer-develop-ruins = { $card } onto Ruins of { $old } ({ $why })
offer-deal = { $card } ({ $cost }): { $gain } now and each round
offer-raze = { $card } ({ $cost }): { $gain }
offer-attack = { $card } ({ $cost }): { $gain }; { $seat } gets { $deal }
offer-use = { $card }: { $what } ({ $left } left)
offer-use-again = Use { $card } again: { $what }
offer-exchange = { $cost } for { $gain }
offer-workers = { $cost } for { $gain }
offer-workers-again = One more worker exchange: { $cost } for { $gain }
offer-visit = { $card } (1 Worker): { $gain }
offer-take = Take { $card } ({ $cost })
offer-play = Play { $card }: { $gain }
offer-play-cost = Play { $card } ({ $cost }): { $gain }
offer-defence = { $card }: Defence { $from } becomes { $to }
offer-pass = Pass for the rest of this round
offer-end-turn = No, my turn is over
offer-with-brick = 1 Brick or 1 Ammo
offer-with-token = 1 Development token
offer-steal = { $good } from { $seat }
offer-deal-of = { $card }: { $gain }
offer-deal-of-seat = { $card } of { $seat }: { $gain }

develop-any = no Type needed
develop-type = Type { $type }
develop-token = Development token

## What happened

note-build = { $seat } builds { $card } for { $cost }.
note-develop = { $seat } develops { $old } into { $card }.
note-develop-ruins = { $seat } builds { $card } in place of Ruins ({ $old }).
note-deal = { $seat } makes a Deal with { $card } for { $cost }.
note-raze = { $seat } razes { $card } from the hand for { $cost }.
note-attack = { $seat } razes { $card } of { $owner } for { $cost }. It lies in Ruins.
note-use = { $seat } uses { $card }.
note-exchange = { $seat } exchanges { $cost } for { $gain }.
note-visit = { $seat } visits { $card } of { $owner }.
note-take = { $seat } takes the Connection card { $card }.
note-play = { $seat } plays the Connection card { $card }.
note-defence = { $seat } puts a Defence token on { $card }.
note-pass = { $seat } passes.
note-store = { $seat } will store on { $card }: { $what }.
note-steal = { $seat } takes { $good } from { $owner }.
note-clear = { $seat } clears { $what }.

## Why something is gained

why-placed = from { $card }
why-deal = Deal: { $card }
why-on-deal = { $card }, for the Deal
why-spoils = Spoils: { $card }
why-on-raze = { $card }, for razing
why-razed = { $card } was razed
why-use = { $card }
why-exchange = faction board
why-visit = visit to { $card }
why-visited = visitor on { $card }
why-connection = { $card }
why-development = Development
