//! `slowboat arena`: robots against each other on all cores, as one JSON line.

mod report;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};

use super::cores::on_all_cores;
use super::exit::{self, Failure};
use super::fuzz::{self, GameArgs};
use super::{log, say};
use crate::engine::{Answer, AnyGame, Fuzz, Mark, Outcome, Seat, Seats, Standing, known_record};
use crate::games::Registry;
use crate::host::robots::{Level, Position, think};
use report::{Answers, Report};

#[derive(Args, Debug)]
pub(super) struct ArenaArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The robots by seat, such as keen,steady; the last one sits in all seats that are left. From game to game they
    /// move on by one seat.
    #[arg(long, value_delimiter = ',', value_parser = level, required = true)]
    robots: Vec<Level>,
    /// How many games are played to their end.
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// Adds what all robots together were asked and how often they took what was offered, the length of the games, and
    /// how much the first turn is worth.
    #[arg(long)]
    report: bool,
}

fn level(text: &str) -> Result<Level, String> {
    let known = || Level::ALL.map(Level::key).join(", ");
    Level::from_key(text).ok_or_else(|| format!("there is no such robot; there is: {}", known()))
}

/// The results of one level of robots.
#[derive(Default)]
struct Account {
    seats: usize,
    /// What share of the victory it had, by game, all its seats together.
    shares: Vec<f64>,
    points: Vec<f64>,
    decisions: u64,
    playouts: u64,
    time: Duration,
    longest: Duration,
}

/// What came of all games so far.
#[derive(Default)]
struct Sums {
    accounts: BTreeMap<Level, Account>,
    /// How common games ended.
    endings: BTreeMap<String, u64>,
    report: Report,
}

pub(super) fn arena(registry: &Registry, args: &ArenaArgs) -> Result<(), Failure> {
    let game = fuzz::find(registry, &args.game.game)?;
    let fuzz = args.game.fuzz(game, args.games)?;
    let seats = usize::from(fuzz.seats);
    let last = args.robots.last().copied().unwrap_or(Level::Random);
    if args.robots.len() > seats {
        return Err(Failure::new(exit::USAGE, format!("{} robots for {seats} seats", args.robots.len())));
    }
    let robots: Vec<Level> = args.robots.iter().copied().chain(std::iter::repeat(last)).take(seats).collect();

    let start = Instant::now();
    let sums: Mutex<Sums> = Mutex::default();
    let games = usize::try_from(args.games).unwrap_or(usize::MAX);
    let ended = on_all_cores(games, |number| {
        let mut levels = robots.clone();
        levels.rotate_right(number % seats);
        let (mut own, mut answers) = (BTreeMap::new(), Answers::default());
        let outcome = play(game, &fuzz, number as u64, &levels, &mut own, &mut answers);
        let mut sums = sums.lock().unwrap_or_else(|it| it.into_inner());
        let Sums { accounts, endings, report } = &mut *sums;
        for (level, one) in own {
            accounts.entry(level).or_default().take(one);
        }
        let Some(outcome) = outcome else {
            log::say(&format!("game {number} did not end"));
            return Ok(false);
        };
        settle(accounts, &levels, &outcome);
        if let Outcome::Common(common) = &outcome {
            let reason = common.reasons.first().map_or("none", |it| it.id.as_ref()).to_owned();
            *endings.entry(reason).or_default() += 1;
        }
        report.add(answers, &outcome, Seats(fuzz.seats));
        Ok(true)
    })?;
    let Sums { accounts, endings, report } = sums.into_inner().unwrap_or_else(|it| it.into_inner());
    let mut line = json!({
        "game": args.game.game,
        "edition": fuzz.edition,
        "players": fuzz.seats,
        "options": fuzz.options,
        "games": args.games,
        "seed": args.game.seed,
        "seconds": start.elapsed().as_secs_f64().round(),
        "endings": endings,
        "robots": accounts.iter().map(|it| (it.0.key().to_owned(), it.1.report())).collect::<BTreeMap<_, _>>(),
    });
    if args.report {
        line["report"] = report.json();
    }
    say(&line.to_string())?;
    match ended.iter().filter(|it| !**it).count() {
        0 => Ok(()),
        broken => Err(Failure::new(exit::FAILURE, format!("{broken} games did not end"))),
    }
}

/// Plays one game; `None` if it gets stuck.
fn play(
    game: &dyn AnyGame,
    fuzz: &Fuzz,
    number: u64,
    levels: &[Level],
    accounts: &mut BTreeMap<Level, Account>,
    answers: &mut Answers,
) -> Option<Outcome> {
    let mut record = fuzz.record(game, number);
    let mut from: Option<Mark> = None;
    loop {
        let run = game.run(&record, from.as_ref());
        let open = match &run.standing {
            Standing::Over(outcome) => return Some(outcome.clone()),
            Standing::Asking(open) => open,
            Standing::Refused(_) | Standing::Drift(_) | Standing::Fault(_) => return None,
        };
        let decision = open.first()?;
        let seat = decision.who.seat();
        let known = known_record(run.sealed, &run.standing, &record, seat);
        let position = Position { game, record: &known, from: run.mark.as_ref(), decision, seat };
        let level = levels[seat.index()];
        let start = Instant::now();
        let thought = think(&position, level);
        let time = start.elapsed();
        let one = accounts.entry(level).or_default();
        one.decisions += 1;
        one.playouts += thought.playouts as u64;
        one.time += time;
        one.longest = one.longest.max(time);
        let key = decision.form.settle(&thought.key)?;
        answers.note(decision, &key);
        record.answers.push(Answer { seat, ask: decision.ask.id.to_owned(), key });
        from = run.mark;
    }
}

fn settle(accounts: &mut BTreeMap<Level, Account>, levels: &[Level], outcome: &Outcome) {
    for (level, account) in accounts.iter_mut() {
        let own: Vec<Seat> = (0..).map(Seat).zip(levels).filter(|it| it.1 == level).map(|it| it.0).collect();
        account.seats = own.len();
        account.shares.push(share(outcome, &own, Seats(levels.len() as u8)));
        account.points.extend(own.iter().filter_map(|it| outcome.points(*it)).map(f64::from));
    }
}

/// How much of a victory is due to these seats: a shared one is divided, a common one is everybody's.
fn share(outcome: &Outcome, own: &[Seat], seats: Seats) -> f64 {
    let winners = outcome.winners(seats);
    let won = winners.iter().filter(|it| own.contains(it)).count();
    match outcome {
        Outcome::Ranked(_) => won as f64 / winners.len().max(1) as f64,
        Outcome::Common(common) => f64::from(u8::from(common.won && won > 0)),
    }
}

impl Account {
    fn take(&mut self, other: Account) {
        self.decisions += other.decisions;
        self.playouts += other.playouts;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }

    fn report(&self) -> Value {
        let seconds = self.time.as_secs_f64().max(1e-9);
        let (share, score) = (mean(&self.shares), mean(&self.points));
        let won = self.shares.iter().filter(|it| **it > 0.0).count();
        json!({
            "seats": self.seats,
            "wins": won,
            "win_share": digits(share.0),
            "win_share_95": wilson(share.0, self.shares.len()).map(digits),
            "mean_score": digits(score.0),
            "mean_score_95": [digits(score.0 - score.1), digits(score.0 + score.1)],
            "decisions": self.decisions,
            "playouts_per_s": (self.playouts as f64 / seconds).round(),
            "ms_per_decision": digits(1_000.0 * seconds / self.decisions.max(1) as f64),
            "ms_longest": self.longest.as_millis() as u64,
        })
    }
}

/// The mean, and half the width of its 95 % confidence interval.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// Wilson's 95 % interval of a share, which holds near 0 and 1, too.
fn wilson(share: f64, count: usize) -> [f64; 2] {
    let (count, z) = (count.max(1) as f64, 1.96_f64);
    let width = 1.0 + z * z / count;
    let middle = (share + z * z / (2.0 * count)) / width;
    let half = z / width * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

fn digits(value: f64) -> f64 {
    (value * 1_000.0).round() / 1_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let [low, high] = wilson(0.9, 100);
        assert!((low - 0.826).abs() < 0.001 && (high - 0.945).abs() < 0.001, "{low} {high}");
        assert!(wilson(1.0, 50)[1] > 0.999 && wilson(1.0, 50)[0] > 0.92);
        let (mean, half) = mean(&[1.0, 2.0, 3.0, 4.0]);
        assert!((mean - 2.5).abs() < 1e-9 && (half - 1.265).abs() < 0.001, "{half}");
    }
}
