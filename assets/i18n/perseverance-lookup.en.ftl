# What the rows of the component tables are called in the look-up.

fact-title = { $table }: { $which }
fact-players = for { $n } players
fact-all = everybody
fact-area = area
fact-dino-spaces = Dino spaces
fact-faces = all faces
fact-fill-order = order of filling
fact-first = first stage
fact-large = 4 players
fact-need = what it needs
fact-player = each player
fact-reward = reward
fact-second = second stage
fact-small = 2 or 3 players
fact-threat = Threat
fact-transition = between the stages
