# Frostpunk: The Board Game – people, nights, routes and citizen cards.

## Questions

ask-outside =
    { $n ->
        [one] { $n } pawn has no warm place tonight. Which? One of its type falls ill.
       *[other] { $n } pawns have no warm place tonight. Which? For each, one of its type falls ill.
    }
ask-death-card =
    { $lost ->
        [0] { $n ->
            [1] { $who } dies. Give { $card }, so that none is drawn?{ $then }
           *[other] { $n } die ({ $many }), one by one; the first is counted. Do you give { $card }? If nobody does, all cards are drawn.
        }
       *[other] { $n ->
            [1] { $who } dies. Any card, given or drawn, is hope −{ $hope }: the last hope goes, the game is lost whatever you answer.
           *[other] { $n } die ({ $many }). Any cards, given or drawn, are hope −{ $hope }: the last hope goes, the game is lost whatever you answer.
        }
    }
death-alone = { "" }
death-all = {" "}All who hold cards are asked.
death-no-more = {" "}It is the last death of this Preparation.
death-next =
    {" "}{ $kinds ->
        [3] Then { $n } more die
       *[other] Then { $who } { $n ->
            [one] dies
           *[other] die
        }
    }: in all hope −{ $hope } or more{ $lost ->
        [0] { "" }
       *[other] {" "}– defeat
    }.
ask-scout-order = { $by }The scouts move { $n }. Which route goes first?
ask-arrival = Route { $n }: a scout has reached “{ $card }” ({ $place }, { $hint }). Skip or explore it?
ask-explore =
    { $earned ->
        [0] { $sent ->
            [0] “{ $card }” is explored. What does the scout do? Without a Beacon none can be sent out anew.
           *[other] “{ $card }” is explored. What does the scout do?
        }
       *[other] “{ $card }” is explored. What does the scout do? A return also brings what was earned before on the route.
    }
ask-spread = { $by }From which other free fields do you take a cube each (up to { $n })? The cold there does not count.
ask-peek = Which of these far tiles go to the bottom, the first picked lowest? The others stay on top in their order; the top one is placed next.
ask-clear-one = { $by }Which tile do you place?
ask-screen = { $by }Which of these dusk cards do you put on the discards, unresolved?

## Offers

offer-nobody = nobody
offer-split = { $who }
offer-draw-card = Let a card be drawn
draw-hope =
    { $n ->
        [1] Surely { $hope }
       *[other] Surely, in all: { $hope }
    }
draw-last-hope = Surely { $step }: the game is lost
draw-harm = { $now } of { $all } cards would add harm now
draw-kept = you keep your cards
detail-death-card = Card spent: { $effect }
death-hope = { $step } (use up or put back; lost at −{ $from }, then −{ $to })
death-hope-alone = { $step } (use one up or put one back; lost at −{ $from }, then −{ $to })
death-hope-back =
    { $n ->
        [one] { $step } (a used one goes back; lost at −{ $from }, then −{ $to })
       *[other] { $step } ({ $n } used ones go back; lost at −{ $from }, then −{ $to })
    }
death-hope-used = { $step } (the table uses up one; lost at −{ $from }, then at −{ $to })
death-hope-each = { $step } (each: use up or put back; lost at −{ $from }, then −{ $to })
detail-death-idle = Card spent: no effect
pass-death-ask = I never give a card for the dead
offer-route = Route { $n }
detail-route =
    { $left ->
        [one] { $left } space to the place
       *[other] { $left } spaces to the place
    }
route-place = “{ $card }”: { $place }, { $hint }
offer-skip = Skip it
detail-skip = It brings nothing; card { $letter } covers it, the scout goes on there, moves left: { $left }
offer-explore = Explore it
detail-explore = You see what it holds, then return or go on; moves lost: { $left }
offer-back = Return: the scout can act again
offer-back-of = Return { $n }: the scout can act again
back-earned = earned before: { $what }
offer-on = Continue
detail-on = At the return: { $effect }. Now on: card { $letter }
detail-peek =
    { $n ->
        [1] Now on top: the next far tile that is placed
        [2] Now second from the top
        [3] Now third from the top
       *[other] Now number { $n } from the top
    }
tile-shown = { $upper } / { $lower }, food { $food }
offer-one-near = One near tile
offer-one-far = One far tile
detail-screen = It goes to the discards
screen-brings = as things stand it would bring: { $what }
offer-screen-none = None: all go back into the deck

## Notes

note-hunger-paid = Food spent on hunger: { $n }. Hunger unpaid: { $hunger }.
note-hunger = Hunger: { $hunger }.
note-cured = Cured: { $who }.
note-healed = Healed, no longer gravely ill: { $who }.
note-leave =
    { $n ->
        [0] Nobody is left to leave the city.
       *[other] The city loses { $who }.
    }
note-come = New in the city: { $who }.
note-child-trade = A child learns a trade: { $trade }.
note-advice = Advice taken: “{ $card }” ({ $what }).
note-played = Played, “{ $card }”: { $what }.
note-peeked =
    { $n ->
        [1] The top far tile: { $tile }.
        [2] The second far tile from the top: { $tile }.
        [3] The third far tile from the top: { $tile }.
       *[other] Far tile number { $n } from the top: { $tile }.
    }
note-put-under = It goes to the bottom of the far tiles: { $tile }.
note-death-card = { $seat } gives “{ $card }” for { $whom }: { $what }.
note-death-drawn = Drawn for { $whom }, “{ $card }”: { $what }.
note-death-card-idle = { $seat } gives “{ $card }” for { $whom }: no effect.
note-death-drawn-idle = Drawn for { $whom }, “{ $card }”: no effect.
dead-worker = the dead worker
dead-engineer = the dead engineer
dead-child = the dead child
note-screened = Revealed: “{ $card }”.
note-screened-what = Revealed: “{ $card }” – { $what }.
note-screened-out = Goes unresolved: “{ $card }”.
note-suspended = Suspended for now: “{ $card }”.
note-law-back = In force again: “{ $card }”.
note-scout-at = The scout of route { $route } stands on space { $space } of { $of }.
note-scout-home = The scout of route { $route } is home.
note-route-card = New on route { $route }: “{ $card }”.
note-continue = The scout of route { $route } goes on from “{ $card }”.
note-return-of = The scout of route { $route } returns from “{ $card }”.
note-route-closed = No expedition card is left: route { $route } is closed.

## What the end was like

end-stored = Storehouses: coal { $coal } of { $of-coal }, wood { $wood } of { $of-wood }, food { $food } of { $of-food }
end-deaths = Deaths: { $n } (the game is lost at { $most }; it began at { $start })
end-tokens = Hope tokens: { $hope }; the game is lost without any{ $steps ->
        [0] { "" }
       *[other] {" "}(now by hope −{ $steps }{ $active ->
            [0] { "" }
           *[other] : each active one takes two
        })
    }. Discontent tokens: { $discontent }; it is lost at { $most }
end-generator = Generator: overload { $n }, up to { $small } is safe, no malfunction so far
end-overheated = Generator: overload { $n }, up to { $small } is safe, one malfunction: the next explodes
end-hunger = Hunger: { $n } (the game is lost if { $most } or more stay unpaid)
end-ill = Ill citizens: { $n }; most of one type: { $type } (the game is lost at { $most } in Preparation)
end-storm = Storm: still to come, marker on round { $n }
end-storm-over = Storm: over

## What cards say in short

brief-may = if you like: { $effect }
brief-any = { $n } of your choice
brief-round = { $n } of the fed type
brief-ill = ill: { $who }
brief-exhaust = exhausted: { $who }
brief-activate-hope = activate a hope token
brief-activate-discontent = activate discontent
brief-use-hope = use up an active hope token
brief-use-discontent = use up active discontent
detail-store = Stored then: { $n } of { $most }; { $then }
detail-laid = On the card then: { $n }; you still have { $left }
store-left = you still have { $left }
detail-have = You then have: wood { $wood }, coal { $coal }, steam cores { $core }
detail-left = Left: wood { $wood }, coal { $coal }, steam cores { $core }
detail-place = Beside it: { $deposits }
detail-place-none = No deposit beside it
deposit-for = { $deposit } ({ $building })
brief-add = adds “{ $card }” to dusk
brief-open = “{ $card }” is turned up
brief-open-quiet = “{ $card }” is turned up without its effect
brief-close = “{ $card }” leaves
brief-out = leaves
brief-back = the law works again
brief-stay = stays
brief-reuse-worker = a worker acts again
brief-no-pawn = no pawn on it: { $then }
brief-cubes =
    { $n ->
        [one] { $n } cube: { $then }
       *[other] { $n } cubes: { $then }
    }
brief-actor-engineer = engineers
brief-actor-child = children
brief-actor-adult = workers or engineers
brief-put-any = lay wood or coal on it
brief-put = lay { $what } on it
brief-action = action of { $who }: { $what }
brief-hunger = after feeding: { $effect }
brief-once = once a round: { $effect }
brief-unlock = you may build: { $buildings }
law-price = for { $price }
brief-stays-put = stays; by an action { $who } lay { $what } on it
detail-out = { $step }; what lies on it goes to the bank: { $lies }
brief-stays = { $what }: { $then }
brief-child-may = children may work: { $work }
brief-child-may-up-to = children, up to { $n } cubes: { $work }
brief-child-may-cure = children, cure { $n } ill: { $work }
brief-work-beds = engineers sleep in: { $beds }
ill-now-of = { $step } (now { $n } of { $most } ill)
laws-now-of = { $step } ({ $n } of { $most } in force): { $laws }
laws-now-none = { $step } ({ $n } of { $most } in force): there is none left
special-now = { $what }; cubes on it now: { $n }
special-store = up to { $n } coal, wood and food to the storehouses; stored: coal { $coal }/{ $of-coal }, wood { $wood }/{ $of-wood }, food { $food }/{ $of-food }
detail-back-by = Deaths then: { $n }, lost at { $most }
detail-clear-near =
    { $tiles ->
        [1] 1 tile beside the Generator, drawn at random ({ $n } left)
       *[other] { $tiles } tiles beside the Generator, drawn at random ({ $n } left)
    }
detail-clear-far = 1 tile beside any of yours, drawn at random ({ $n } left)
detail-shop-upgrade = Now: { $what }
detail-works-upgrade = Two operations and the price; now: { $what }
detail-shop-develop = “{ $card }”: ready in round { $n } (now { $from })
detail-shop-develop-now = “{ $card }”: ready at once
detail-demolish = No refund; lost: { $what }
lost-action = its action ({ $act })
detail-demolish-research = No refund; the last Workshop: “{ $card }” is broken off, its progress is lost
detail-text-idle = Nothing comes of it as things stand
add-now = { $step }: what it does shows when it is drawn
detail-tired = Exhausted already: { $all }
detail-tired-of = { $who } { $n } of { $pawns } pawns
detail-no = Nothing changes: you neither pay nor gain
detail-no-law = It is not used any more this round; the Action phase ends
detail-no-mobilization = You keep it for a later round
