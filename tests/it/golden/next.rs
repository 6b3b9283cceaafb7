//! Whoever is said to have the next turn has it.

use slowboat::engine::{Mark, Who};

use super::*;

/// The question with which a turn begins.
fn opening(game: &str) -> &'static str {
    match game {
        "perseverance" => "place",
        "boonlake" => "action",
        _ => "turn",
    }
}

#[test]
fn the_seat_that_is_said_to_be_next_has_the_next_turn() {
    for game in registry().games() {
        let id = game.card().id;
        let (mut said, mut wrong) = (0, Vec::new());
        for (record, game) in games(id) {
            let mut mark: Option<Mark> = None;
            // Whose turn it is, and who was said to be next in it, after how many answers.
            let (mut turn, mut next): (Option<Seat>, Vec<(usize, Seat)>) = (None, Vec::new());
            for (count, answer) in record.answers.iter().enumerate() {
                let run = game.run(&record.cut(count), mark.as_ref());
                let Standing::Asking(open) = &run.standing else { panic!("{:?}", run.standing) };
                // Where the whole table decides, the phase of turns is over.
                if open.iter().any(|it| matches!(it.who, Who::Team { .. })) {
                    (turn, next) = (None, Vec::new());
                }
                if answer.ask == opening(id) && turn != Some(answer.seat) {
                    said += next.len();
                    wrong.extend(next.drain(..).filter(|it| it.1 != answer.seat).map(|it| (record.seats.0, it, count)));
                    turn = Some(answer.seat);
                }
                if let [only] = &open[..]
                    && let Who::Seat(asked) = only.who
                    && turn.is_some()
                {
                    next.extend(run.sight.next(asked).map(|it| (count, it)));
                }
                mark = run.mark.or(mark);
            }
        }
        println!("{id}: {said} times said, {} times another had it", wrong.len());
        // Whoever can only pass is not asked, and a phase of turns may end.
        assert!(wrong.len() * 20 <= said, "{id}: {} of {said}: {:?}", wrong.len(), &wrong[..wrong.len().min(9)]);
        assert!(said > 300, "{id}: only {said}");
    }
}
