# What stands on the pictures of Frostpunk: The Board Game besides names.

pic-round = Round { $n }
pic-overheated = overload; above { $n } it bursts
pic-overload = overload, safe up to { $n }
pic-laws = Laws in force
pic-no-laws = No law has been enacted yet.
pic-future-laws = Laws that can be enacted
pic-suspended = suspended
pic-due = ready in round { $round }
pic-developed = developed
pic-advisor = Advisor
pic-played = Played this round
pic-none = none
pic-route-closed = This route is closed.
pic-hand = Your citizen cards: { $n }
pic-won = The city has lived
pic-lost = The city is lost
pic-dusk = The card of the evening
pic-consultation = The next consultation, which all have read
pic-next =
    { $n ->
        [1] Still to come, at Dusk
       *[other] May come at Dusk: 1 of { $n } cards
    }
pic-looked-at = What everybody is looking at
pic-phase = Phase: { $phase }
pic-deaths = Deaths
pic-hunger = Hunger after the last meal
pic-illness = Most ill of one type
pic-overloaded = Overload of the Generator
pic-storm = Round of the storm
pic-hope = Hope
pic-discontent = Discontent
pic-sign-range = this colour, and all within its ring, is warm from heat n on
pic-sign-tower = cubes dropped next Generator phase
pic-sign-ill = ill; at the heat track: will fall ill then
pic-sign-fresh = new since you last looked
pic-sign-else = otherwise
pic-sign-each = for each
pic-sign-active = active
pic-sign-before = dead at start: { $n }
pic-sign-card = a card: see /rules { $card }
pic-sign-card-too = /rules { $card }
pic-sign-grave = one gravely ill: the next turn kills
