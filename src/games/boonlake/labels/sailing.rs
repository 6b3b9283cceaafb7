//! Where a ship stops: what it gains there, and how far it is to the next scoring.

use super::names::river_name;
use super::{details, now};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::kinds::Lock;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::rules::locks;
use crate::games::boonlake::rules::shared_parts::seat_letter;
use crate::games::boonlake::state::{Owner, State};

/// Where a ship stops, with the locks on the way (SHP-01).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sail {
    pub owner: Owner,
    pub to: RiverId,
    pub locks: Vec<Lock>,
}

impl Choice<State> for Sail {
    fn key(&self, state: &State) -> String {
        state.content.river(self.to).key.clone()
    }

    fn words(&self, state: &State) -> Label {
        let yours = match self.owner {
            Owner::Seat(seat) => now::stop(state, seat, self.to),
            Owner::Eminence => None,
        };
        let near = self.then_near(state);
        // How far it is to a scoring says, too, that none comes now.
        let rank = if near.is_some() { 3 } else { 0 };
        let mut clauses = vec![Clause::new(rank, self.leads_to(state))];
        // What a player gains that is not what is printed comes before what it is for.
        clauses.extend(yours.map(|it| Clause::new(1, Text::new("detail-gain").with("what", it))));
        clauses.extend(near.map(|it| Clause::new(2, it)));
        if let Owner::Seat(seat) = self.owner {
            let vases = state.content.river(self.to).bonus.iter().any(|it| matches!(it, Gain::Vases(_)));
            clauses.extend(vases.then(|| Clause::new(3, details::vases_for(state, seat))));
        }
        Label::from(river_name(state, self.to)).detail(Text::of_clauses(clauses))
    }
}

impl Sail {
    /// What a lock that is passed first brings, and the end of this turn (LOC-02 to LOC-06).
    fn leads_to(&self, state: &State) -> Text {
        let board = &state.board;
        // With the turn of the player to the right of the start player the game ends.
        let is_last = board.is_last_turn();
        let fresh = self.locks.iter().find(|it| !board.passed.contains(it));
        let id = match fresh {
            Some(Lock::Last) if board.round == 0 => "detail-lock-round",
            Some(Lock::Last) if is_last => "detail-lock-final",
            Some(Lock::Last) => "detail-lock-end",
            Some(_) => "detail-lock",
            None if board.closing && is_last => return self.worth(state),
            None if board.closing => "detail-last-turn",
            None => "detail-no-lock",
        };
        let lock = fresh.map(|it| Text::new(format!("lock-{}", it.key())));
        let text = lock.into_iter().fold(Text::new(id), |text, it| text.with("lock", it));
        match id {
            "detail-lock-end" | "detail-last-turn" => {
                text.with("due", locks::turns_due(board).map(seat_letter).collect::<Vec<_>>())
            }
            _ => text,
        }
    }

    /// From there, how far it is to the next scoring for this ship and for the one that sails next: who is first brings it (LOC-02).
    fn then_near(&self, state: &State) -> Option<Text> {
        let mut board = state.board.clone();
        let Owner::Seat(seat) = self.owner else { return None };
        if board.closing || self.locks.iter().any(|it| !board.passed.contains(it)) {
            return None;
        }
        board.players[seat].ship = self.to;
        let near = |owner| locks::to_scoring(&state.content, &board, owner).map(|it| it.0);
        let next = board.players.seats().next(seat);
        let (name, other) = match &board.eminence {
            Some(_) => (Text::new("sail-she"), Owner::Eminence),
            // Of several rivals it is said which one this is.
            None if board.players.seats().count() > 2 => {
                (Text::new("sail-next").with("who", seat_letter(next)), Owner::Seat(next))
            }
            None => (seat_letter(next), Owner::Seat(next)),
        };
        let (_, beyond) = locks::to_scoring(&state.content, &board, self.owner)?;
        let id = if locks::ends_at(&state.content, &board, beyond) { "sail-near-last" } else { "sail-near" };
        let text = Text::new(id).with("scoring", board.scorings + 1).with("n", near(self.owner)?);
        Some(text.with("other", name).with("m", near(other)?))
    }

    /// What the space is still good for where only the last scoring comes (INT-01, END-04); that the game ends then, the question says.
    fn worth(&self, state: &State) -> Text {
        let id = match state.content.river(self.to).bonus.first() {
            Some(Gain::Coins(_)) => "last-coins",
            Some(Gain::Cards(_)) => "last-cards",
            Some(Gain::Inhabitants(_)) => "last-inhabitants",
            Some(Gain::Vases(_)) => "last-vases",
            Some(Gain::Vp(_)) => "last-vp",
            Some(Gain::Site | Gain::SiteOf(_) | Gain::SiteOrVase) => "last-site",
            _ => "detail-closing",
        };
        id.into()
    }
}
