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
pic-next = next Production:
pic-so-far = { $n } with locations
pic-final = { $vp } + { $n } for locations
pic-hand = Your hand: { $n }
pic-hand-empty = You hold no cards.
pic-row-production = Productions
pic-row-feature = Features
pic-row-action = Actions
