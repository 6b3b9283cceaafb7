//! Games that are played after a record: the same seed, and the answers that stand there.

use slowboat::engine::{Answer, Decision, Record, Seat, Who};

use super::club::Club;
use super::table::Table;

impl Club {
    /// Puts the seed of the record where the drawn one stands. The bot draws its seeds itself and nobody can tell it one.
    pub(super) async fn reseed(&mut self, game: i64, record: &Record) {
        self.stop().await;
        let books = self.books().await;
        // A game without a sum gets one at the start.
        let seed = format!("UPDATE games SET seed = '{}', sum = NULL WHERE id = {game}", record.seed.to_hex());
        assert_eq!(books.run(seed).await, 1);
        books.close().await;
        self.start().await;
    }
}

impl Table {
    /// The next answer of the record, and who gives it. In a round of secret choices, and after an answer that was taken
    /// back, another order does as well.
    pub(super) fn scripted(&mut self, script: &Record) -> (Seat, Decision, String) {
        let n = self.shadow.record.answers.len();
        let awaited = self.shadow.awaited();
        let (before, after) = script.answers.split_at(n);
        let is_asked = |it: &&Answer| match self.shadow.decision(it.seat) {
            Some(decision) if decision.ask.id == it.ask => match decision.who {
                Who::Team { .. } => true,
                Who::Seat(seat) => seat == it.seat && awaited.contains(&seat),
            },
            _ => false,
        };
        let round = before.iter().rev().take(8);
        let answer = after.iter().take(1).chain(round).chain(after.iter().take(8)).find(is_asked);
        let answer =
            answer.unwrap_or_else(|| panic!("the record has no answer to {:?}", self.shadow.decisions())).clone();
        let decision = self.shadow.decision(answer.seat).expect("it is asked").clone();
        let seat = match decision.who {
            Who::Seat(seat) => seat,
            Who::Team { .. } => *self.luck.of(&awaited.into_iter().collect::<Vec<_>>()),
        };
        (seat, decision, answer.key)
    }
}
