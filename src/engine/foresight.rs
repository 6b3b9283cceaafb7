//! Where an answer would lead, as far as its seat can know: it is tried in several worlds dealt anew, and only what is the same in
//! all of them is told. So nobody learns anything by looking ahead that they could not work out, and no roll to come shows.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Answer, AnyGame, Mark, Note, Record, Refusal, Run, Seal, Seat, Sight, Standing, Text, Viewer, Who};

/// In how many guesses of what the seat cannot know an answer is tried.
const GUESSES: u64 = 4;

/// What can be said of an answer before it is given.
pub enum Foreseen {
    /// What its seat would be told, the state that it would see, and what it would be asked next.
    Known { notes: Vec<Note>, sight: Arc<dyn Sight>, asked: Option<Text> },
    /// Dice, cards or something hidden decide what comes of it.
    Chance,
    /// The rules refuse it.
    Refused(Refusal),
}

/// What may be rolled, drawn or chosen in secret right after this answer, so that it cannot be taken back.
pub fn seals(game: &dyn AnyGame, record: &Record, from: Option<&Mark>, answer: &Answer) -> BTreeSet<Seal> {
    (0..GUESSES).filter_map(|guess| game.seals(record, from, answer, guess)).collect()
}

/// What this answer would bring.
pub fn foresee(game: &dyn AnyGame, record: &Record, from: Option<&Mark>, answer: &Answer) -> Foreseen {
    let (n, viewer) = (record.answers.len(), Viewer::Seat(answer.seat));
    let told =
        |run: &Run| -> Vec<Note> { run.notes.iter().filter(|it| it.at > n && it.is_for(viewer)).cloned().collect() };
    let mut known: Option<(Vec<Note>, Arc<dyn Sight>)> = None;
    let mut asked = None;
    for guess in 0..GUESSES {
        let run = game.foresee(record, from, answer, guess);
        if let Standing::Refused(refusal) = run.standing {
            return Foreseen::Refused(refusal);
        }
        let is_chance = run.sealed > n || !matches!(run.standing, Standing::Asking(_) | Standing::Over(_));
        let notes = told(&run);
        let is_new = known.as_ref().is_some_and(|it| it.0 != notes || !it.1.same(&*run.sight, viewer));
        if is_chance || is_new {
            return Foreseen::Chance;
        }
        let question = next_question(&run.standing, answer.seat);
        if known.is_none() {
            asked = question;
        } else if asked != question {
            // A question that tells of the guess is not told.
            asked = None;
        }
        known.get_or_insert((notes, run.sight));
    }
    known.map_or(Foreseen::Chance, |(notes, sight)| Foreseen::Known { notes, sight, asked })
}

/// What is asked of this seat or of its whole team.
fn next_question(standing: &Standing, seat: Seat) -> Option<Text> {
    let Standing::Asking(decisions) = standing else { return None };
    let concerns = |who: Who| matches!(who, Who::Team { .. }) || who.seat() == seat;
    decisions.iter().find(|it| concerns(it.who)).map(|it| it.ask.text())
}
