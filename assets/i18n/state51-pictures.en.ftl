# What stands on the pictures of 51st State.

pic-round = Round { $n }
pic-phase-setup = Set-up
pic-phase-lookout = Lookout
pic-phase-production = Production
pic-phase-action = Actions
pic-phase-cleanup = Cleanup
pic-phase-over = Game over
pic-to-play = { $seat } to play
pic-won = { $who } wins
pic-shared = { $who } share the victory
pic-last-round = last round
pic-end = end:
pic-passed = passed
pic-pool-empty = no goods
pic-deck = deck
pic-discard = discards
pic-none = no open Connection card
pic-none-yet = none until the next Lookout
pic-next = next Production:
pic-so-far = { $n } with locations
pic-final = { $vp } + { $n } for locations
pic-hand = Your hand: { $n }
pic-hand-empty = You hold no cards.
pic-row-production = Productions
pic-row-feature = Features
pic-row-action = Actions

# The legend below: what stands beside each sign.
pic-sign-raze = to raze it
pic-sign-type = Type, for developing
pic-sign-built = once built
pic-sign-each = for each of the Type, at most 3
pic-sign-times = uses a round
pic-sign-basic = any basic resource
pic-sign-open = open to visitors
pic-sign-kept = kept at Cleanup
pic-sign-placed = lies on it, to spend
pic-sign-repeat = repeats a production
pic-sign-deal = Deal: each round
pic-sign-used = used this round
pic-sign-changed = new since your last answer
pic-sign-distance = Distance: its price in contacts
pic-sign-spoils = Spoils for razing it
pic-sign-deal-whole = Deal: now and each round
pic-sign-defence = Defence: red contacts to raze it
