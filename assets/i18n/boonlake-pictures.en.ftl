# What stands on the pictures of Boonlake.

part-player = Player { $seat }
part-hand = Your hand
part-river = River
part-scoring = Scoring sheet

pic-round = Round { $n }
pic-setup = Set-up
pic-interim = Interim scoring { $n }
pic-last-turns = last turns
pic-actions = Action board
pic-cactus = cactus { $n }: { $vp } VP
pic-hand = Your hand: { $n }
pic-card-day = day
pic-card-dusk = dusk
pic-card-night = night
pic-card-now = at once
pic-card-ongoing = from then on
pic-card-end = at the end
pic-hand-empty = You hold no cards.
pic-income-coins = Coins of the income
pic-income-cards = Cards of the income
pic-income-vp = VP of the income
pic-income-cattle = Cattle near settlements
pic-levers-up = Levers that are up
pic-final = Final scoring
pic-final-now = If the game ended now
pic-so-far = VP so far
pic-final-levers = Levers built
pic-final-cards = Played cards
pic-final-goals = Goals of played cards
pic-final-recesses = Emptied rows 3 to 5
pic-final-sum = Total

# Who is asked, and the legend at the foot.
pic-answers = { $seat } answers
pic-answer = answer
pic-sign-inhabitant = inhabitants: ranch + supply
pic-sign-site = site
pic-sign-lever = lever
pic-sign-presence = presence
pic-sign-reward = reward (flag: covered)
pic-sign-explore = explore
pic-sign-develop = develop
pic-sign-play = play card
pic-sign-vp = VP
pic-sign-pieces = not built yet
pic-sign-token = tokens left
pic-sign-groups = cards played
pic-sign-start = starts
pic-sign-coin-track = coin track: space (all income)
pic-sign-card-track = card track: space (all income, VP)
pic-sign-outlook = end bonus
pic-sign-everybody = who shares
pic-sign-pasture = pasture
pic-sign-upgrade = upgrade
pic-sign-discard = discard
