//! The score sheet of a game that has ended: which source gave whom how much, and what broke a tie.

use serde::{Deserialize, Serialize};

use super::outcome::places;
use super::{Outcome, Ranking, Seat, Seats, Text, Words};

/// The widest table that a phone shows without breaking its lines.
const WIDTH: usize = 38;
/// What of it is left to the names of the sources at the least.
const LABEL: usize = 14;

/// A line of the sheet: what gave points, or what breaks a tie, with a number for every seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    pub what: Text,
    pub of: Vec<i32>,
}

impl Row {
    pub fn new(what: impl Into<Text>, seats: Seats, of: impl Fn(Seat) -> i32) -> Row {
        Row { what: what.into(), of: seats.all().map(of).collect() }
    }
}

impl Outcome {
    /// Ranks by the sum of what all sources gave, then by what breaks ties, in that order. Of the latter those are kept that
    /// somebody had to look at.
    pub fn scored(seats: Seats, sheet: Vec<Row>, mut ties: Vec<Row>) -> Outcome {
        let points: Vec<i32> = seats.all().map(|seat| sheet.iter().map(|it| at(it, seat)).sum()).collect();
        let rank = |seat: Seat| -> Vec<i32> {
            [points[seat.index()]].into_iter().chain(ties.iter().map(|it| at(it, seat))).collect()
        };
        let places = places(seats, rank);
        let looked_at = (0..ties.len()).take_while(|n| !tied(&points, &ties[..*n]).is_empty()).count();
        ties.truncate(looked_at);
        Outcome::Ranked(Ranking { points, places, sheet, ties })
    }

    /// What the end is told with: what broke ties, with its numbers, and the points by source as a block of letters of one width.
    pub fn told(&self, words: &dyn Words) -> Vec<String> {
        let Outcome::Ranked(ranking) = self else { return Vec::new() };
        let mut lines = ranking.broken(words);
        let table = ranking.table(words);
        if !table.is_empty() {
            lines.push(format!("```\n{}\n```", table.join("\n")));
        }
        lines
    }
}

fn at(row: &Row, seat: Seat) -> i32 {
    row.of.get(seat.index()).copied().unwrap_or_default()
}

/// Those who share their points with somebody, and all that was looked at to tell them apart.
fn tied(points: &[i32], looked_at: &[Row]) -> Vec<Seat> {
    let rank = |seat: Seat| (points[seat.index()], looked_at.iter().map(|it| at(it, seat)).collect::<Vec<_>>());
    let all = || (0..).map(Seat).take(points.len());
    all().filter(|one| all().any(|other| other != *one && rank(other) == rank(*one))).collect()
}

impl Ranking {
    /// A sentence for everything that was looked at where points were tied.
    fn broken(&self, words: &dyn Words) -> Vec<String> {
        let line = |n: usize| {
            let row = &self.ties[n];
            let of = |seat: &Seat| Text::new("sheet-tied").with("seat", *seat).with("n", at(row, *seat));
            let who: Vec<Text> = tied(&self.points, &self.ties[..n]).iter().map(of).collect();
            words.say(&Text::new("sheet-tie").with("what", row.what.clone()).with("who", who))
        };
        (0..self.ties.len()).map(line).collect()
    }

    /// The points by source, a line each, and their sum, below the names. Sources that gave nobody anything are left out.
    fn table(&self, words: &dyn Words) -> Vec<String> {
        let rows: Vec<&Row> = self.sheet.iter().filter(|it| it.of.iter().any(|n| *n != 0)).collect();
        if rows.is_empty() {
            return Vec::new();
        }
        let seats: Vec<Seat> = (0..).map(Seat).take(self.points.len()).collect();
        let most = (WIDTH - LABEL) / seats.len().max(1) - 1;
        // Letters of one width know no Markdown, and nothing may end the block.
        let name = |seat: &Seat| words.name(*seat).replace('\\', "").replace('`', "'");
        let mut names: Vec<String> = seats.iter().map(|it| clipped(&name(it), most)).collect();
        if names.iter().enumerate().any(|(at, it)| names[..at].contains(it)) {
            names = seats.iter().map(|it| clipped(&format!("{} {}", it.letter(), name(it)), most)).collect();
        }
        let total = Row { what: Text::new("sheet-total"), of: self.points.clone() };
        let numbers = |row: &Row| -> Vec<String> { seats.iter().map(|it| at(row, *it).to_string()).collect() };
        let lines: Vec<(String, Vec<String>)> = [(String::new(), names)]
            .into_iter()
            .chain(rows.into_iter().chain([&total]).map(|it| (words.say(&it.what), numbers(it))))
            .collect();
        let wide = |column: usize| lines.iter().map(|it| it.1[column].chars().count()).max().unwrap_or_default();
        let widths: Vec<usize> = (0..seats.len()).map(wide).collect();
        let room = WIDTH - widths.iter().map(|it| it + 1).sum::<usize>();
        let label = lines.iter().map(|it| it.0.chars().count()).max().unwrap_or_default().min(room);
        let line = |(what, numbers): &(String, Vec<String>)| {
            let cells: String = numbers.iter().zip(&widths).map(|(it, wide)| format!(" {it:>wide$}")).collect();
            format!("{:<label$}{cells}", clipped(what, label))
        };
        lines.iter().map(line).collect()
    }
}

/// The beginning, if it is longer than that.
fn clipped(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Plain;
    use super::*;

    fn row(what: &'static str, of: &[i32]) -> Row {
        Row { what: what.into(), of: of.to_vec() }
    }

    #[test]
    fn the_sum_of_the_sources_ranks_and_ties_are_kept_as_far_as_they_were_looked_at() {
        let sheet = || vec![row("votes", &[10, 20, 7]), row("rest", &[12, 2, 3]), row("nothing", &[0, 0, 0])];
        let ties = || vec![row("soldiers", &[4, 4, 9]), row("walls", &[0, 1, 5]), row("traps", &[0, 0, 0])];
        let outcome = Outcome::scored(Seats(3), sheet(), ties());
        let Outcome::Ranked(ranking) = &outcome else { panic!("it is ranked") };
        assert_eq!((&ranking.points[..], &ranking.places[..]), (&[22, 22, 10][..], &[2, 1, 3][..]));
        assert_eq!(ranking.ties, ties()[..2], "nobody is still tied after the Walls");
        let told = outcome.told(&Plain);
        assert_eq!(
            told[..2],
            [
                "sheet-tie(what=soldiers, who=sheet-tied(seat=A, n=4)+sheet-tied(seat=B, n=4))",
                "sheet-tie(what=walls, who=sheet-tied(seat=A, n=0)+sheet-tied(seat=B, n=1))",
            ]
        );
        let table = "```\n             A  B  C\nvotes       10 20  7\nrest        12  2  3\nsheet-total 22 22 10\n```";
        assert_eq!(told[2..], [table]);
        // No tie, nothing to tell of it.
        let clear = Outcome::scored(Seats(2), vec![row("votes", &[1, 2])], vec![row("soldiers", &[3, 3])]);
        assert_eq!(clear.told(&Plain).len(), 1);
        // A tie that nothing breaks shares the place.
        let shared = Outcome::scored(Seats(2), vec![row("votes", &[2, 2])], vec![row("soldiers", &[3, 3])]);
        assert_eq!(shared.winners(Seats(2)), [Seat(0), Seat(1)]);
        assert_eq!(shared.told(&Plain).len(), 2);
    }

    #[test]
    fn a_table_fits_a_phone_whoever_plays() {
        struct Long;
        impl Words for Long {
            fn say(&self, text: &Text) -> String {
                format!("{} and a very long name of a source", text.id)
            }
            fn name(&self, _: Seat) -> String {
                "Bartholomew\\_the\\_`Third`".to_owned()
            }
        }
        for seats in 1..=4 {
            let of = |_: Seat| -120;
            let sheet = vec![Row::new("votes", Seats(seats), of), Row::new("rest", Seats(seats), of)];
            let told = Outcome::scored(Seats(seats), sheet, Vec::new()).told(&Long);
            let lines: Vec<&str> = told[0].lines().collect();
            assert_eq!((lines[0], lines[lines.len() - 1], lines.len()), ("```", "```", 6));
            assert!(lines.iter().all(|it| it.chars().count() <= WIDTH && !it.contains("`T")), "{lines:?}");
            assert!(!lines[1].contains('\\'), "{lines:?}");
        }
    }

    #[test]
    fn an_outcome_of_the_time_before_sheets_is_read() {
        let old: Outcome = serde_json::from_str(r#"{"ranked":{"points":[3,1],"places":[1,2]}}"#).unwrap();
        assert!(old.told(&Plain).is_empty());
        assert_eq!(serde_json::to_string(&old).unwrap(), r#"{"ranked":{"points":[3,1],"places":[1,2]}}"#);
    }
}
