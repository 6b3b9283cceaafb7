# Every message of the game. The other languages have the same ids with the same variables.
game-title = Fifth
game-blurb = Bids on hidden dice, for two to six.
game-about = Everybody hides dice under a cup. Bids on the sum of all dice rise until somebody doubts.
command-name = fifth
edition-first = First edition
verb-bid = Bid or doubt
verb-bid-name = bid

ask-act = Bid higher, or doubt?
ask-bid = What is the sum of all dice?
offer-raise = Bid higher
offer-raise-detail = more than { $bid }
offer-doubt = Doubt
offer-doubt-detail = all dice are shown; the bid was { $bid }

note-rolled = Everybody rolls under their cup.
note-bid = { $seat } bids { $bid }.
note-doubt = { $seat } doubts. The sum is { $sum }: { $loser } puts a die away.

part-overview = The table
board-player = { $seat }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
board-bid = The bid of { $seat } is { $bid }
board-no-bid = There is no bid yet
board-turn = It is the turn of { $seat }
secret-dice = Your dice: { $dice }
