# What stands on the pictures of Boonlake.

part-player = Player { $seat }
part-hand = Your hand
part-scoring = Scoring sheet
