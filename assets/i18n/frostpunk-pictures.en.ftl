# What stands on the pictures of Frostpunk: The Board Game besides names.

pic-round = Round { $n }
pic-overheated = Overheated: one more malfunction and it bursts
pic-overload = overload tokens before a malfunction
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
pic-looked-at = What everybody is looking at
pic-phase = Phase: { $phase }
