//! The end of the game (END): final scoring and who has won.

use super::Table;
use super::conditions::counted;
use super::gains;
use super::player_rows::emptied;
use super::solo;
use crate::engine::{Outcome, PerSeat, Row, Seat, Text};
use crate::games::boonlake::content::CardText;
use crate::games::boonlake::content::words::Goal;
use crate::games::boonlake::state::{Player, State};

/// What the final scoring gives a player, by its source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct FinalPoints {
    pub levers: i32,
    pub cards: i32,
    pub goals: i32,
    pub recesses: i32,
}

impl FinalPoints {
    pub(crate) fn total(self) -> i32 {
        self.levers + self.cards + self.goals + self.recesses
    }
}

/// END-01: fewer than four levers are worth nothing.
pub(crate) fn lever_points(built: usize) -> i32 {
    let each = match built {
        0..=3 => 0,
        4..=6 => 2,
        _ => 3,
    };
    each * built as i32
}

/// END-01 to END-03. Coins, vases and hand cards are worth nothing (END-04).
pub(crate) fn final_points(state: &State, seat: Seat) -> FinalPoints {
    let player = &state.board.players[seat];
    let cards = || player.played.iter().map(|it| state.content.card(*it));
    let goal = |text: &CardText| match text {
        // CRD-12: the higher step gives the higher VP only.
        CardText::End(Goal::Steps { of, few, low, many, high }) => match counted(state, seat, *of) {
            n if n >= *many => *high as i32,
            n if n >= *few => *low as i32,
            _ => 0,
        },
        CardText::Now(_) | CardText::Ongoing(_) => 0,
    };
    FinalPoints {
        levers: lever_points(player.built_levers()),
        cards: cards().map(|it| it.vp).sum(),
        goals: cards().map(|it| goal(&it.text)).sum(),
        recesses: emptied(&state.content, player).map(|it| it.vp).sum(),
    }
}

/// What a position is worth where a playout is cut short: the VP, and what the final scoring would add.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    state.board.players[seat].vp + final_points(state, seat).total()
}

/// Most VP wins, tied players all win; alone you win with at least as many VP as the Grey Eminence (SOL-20).
pub(crate) fn final_scoring(t: &mut Table) -> Outcome {
    let seats = t.seats();
    for seat in seats.all() {
        let points = final_points(&t.state, seat);
        t.say_with(|_| {
            let note = Text::new("note-final").with("seat", seat).with("levers", points.levers);
            let note = note.with("cards", points.cards).with("goals", points.goals);
            note.with("recesses", points.recesses).with("n", points.total())
        });
        gains::count_vp(&mut t.state.board, seat, points.total());
    }
    solo::final_scoring(t);
    if let Some(outcome) = solo::outcome(&t.state) {
        return outcome;
    }
    let ahead = PerSeat::new(seats, |seat| final_points(&t.state, seat));
    ranked(&t.state.board.players, |seat| ahead[seat])
}

/// Who has won, with the VP by source; the final points have been given already. No tie is broken.
pub(crate) fn ranked(players: &PerSeat<Player>, last: impl Fn(Seat) -> FinalPoints) -> Outcome {
    let row = |what: &'static str, of: &dyn Fn(&Player, FinalPoints) -> i32| {
        Row::new(what, players.seats(), |seat| of(&players[seat], last(seat)))
    };
    let sheet = vec![
        row("sheet-turns", &|player, last| player.vp - player.scored - last.total()),
        row("sheet-scorings", &|player, _| player.scored),
        row("sheet-levers", &|_, last| last.levers),
        row("sheet-cards", &|_, last| last.cards),
        row("sheet-goals", &|_, last| last.goals),
        row("sheet-recesses", &|_, last| last.recesses),
    ];
    Outcome::scored(players.seats(), sheet, Vec::new())
}
