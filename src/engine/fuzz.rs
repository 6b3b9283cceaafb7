//! Random games to their end, held to everything that a game promises.

use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::contract::{self, Finding, Promise, Reader, Shown};
use super::run::play_out_with;
use super::{Answer, AnyGame, Policy, Question, RandomPolicy, Record, Refusal, Run, Seat, Seats, Seed, Standing};

/// What to play.
#[derive(Clone, Debug)]
pub struct Fuzz {
    pub games: u64,
    pub seed: u64,
    pub seats: u8,
    pub edition: String,
    pub options: BTreeMap<String, String>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FuzzReport {
    pub games: u64,
    pub decisions: u64,
    /// How often each promise was broken.
    pub broken: BTreeMap<Promise, u64>,
}

impl FuzzReport {
    pub fn faults(&self) -> u64 {
        self.broken.values().sum()
    }

    pub fn broken(&self, promise: Promise) -> u64 {
        self.broken.get(&promise).copied().unwrap_or(0)
    }

    /// Counts one more game.
    pub fn add(&mut self, played: &Played, findings: &[Finding]) {
        self.games += 1;
        self.decisions += played.record.answers.len() as u64;
        for finding in findings {
            *self.broken.entry(finding.promise).or_default() += 1;
        }
    }
}

/// One random game that was played as far as it went.
pub struct Played {
    pub record: Record,
    /// Nothing if the rules crashed.
    pub run: Option<Run>,
    refusals: Vec<(usize, Refusal)>,
    /// What crashed, and after which question.
    crash: Option<Finding>,
}

/// No game of ours comes near so many answers.
const RUNAWAY: usize = 20_000;

/// How many mixtures of options there are at the least, where a game has options.
const MIXTURES: usize = 4;

impl Fuzz {
    /// Every edition and number of players of a game, with every value of its options, which are mixed anew each time.
    pub fn kinds(game: &dyn AnyGame, games: u64, seed: u64) -> Vec<Fuzz> {
        let card = game.card();
        let most = card.options.iter().map(|it| it.values().len()).max().unwrap_or(0);
        let mixtures = if most == 0 { 1 } else { most.max(MIXTURES) };
        let options = |mixture: usize| {
            let value = |at: usize, values: &[&str]| {
                // At first all of the same place; then each option is another place on.
                values[(mixture + at * (mixture / most)) % values.len()].to_owned()
            };
            let all = card.options.iter().enumerate();
            all.map(|(at, it)| (it.key.to_owned(), value(at, it.values()))).collect::<BTreeMap<_, _>>()
        };
        let mut kinds = Vec::new();
        for edition in card.editions {
            for seats in card.seats.clone() {
                kinds.extend((0..mixtures).map(|mixture| Fuzz {
                    games,
                    seed: seed + 1_000 * mixture as u64,
                    seats,
                    edition: (*edition).to_owned(),
                    options: options(mixture),
                }));
            }
        }
        kinds
    }

    /// The record of one random game before its first answer.
    pub fn record(&self, game: &dyn AnyGame, number: u64) -> Record {
        Record {
            game: game.card().id.to_owned(),
            rules: game.card().rules,
            edition: self.edition.clone(),
            options: game.card().settle_options(&self.options),
            content: game.facts().digest().to_owned(),
            seed: Seed::from_number(self.seed.wrapping_add(number)),
            seats: Seats(self.seats),
            answers: Vec::new(),
        }
    }

    /// Plays all games and examines each in so many other worlds; every finding is told with the number of its game.
    pub fn run(
        &self,
        game: &dyn AnyGame,
        worlds: usize,
        reader: &mut dyn Reader,
        mut tell: impl FnMut(u64, &Finding),
    ) -> FuzzReport {
        let mut report = FuzzReport::default();
        for number in 0..self.games {
            let played = self.play(game, number);
            let findings = self.examine(game, number, &played, worlds, reader);
            findings.iter().for_each(|it| tell(number, it));
            report.add(&played, &findings);
        }
        report
    }

    /// Plays one game.
    pub fn play(&self, game: &dyn AnyGame, number: u64) -> Played {
        let mut record = self.record(game, number);
        let mut policy = Witness { random: RandomPolicy::new(self.seed.wrapping_add(number)), picks: 0, last: None };
        let mut refusals = Vec::new();
        let mut note = |record: &Record, refusal: &Refusal| refusals.push((record.answers.len(), refusal.clone()));
        let run = catch_unwind(AssertUnwindSafe(|| play_out_with(game, &mut record, &mut policy, RUNAWAY, &mut note)));
        let (run, crash) = match run {
            Ok(run) => (Some(run), None),
            Err(panic) => (None, Some(policy.crashed(&*panic))),
        };
        Played { record, run, refusals, crash }
    }

    /// Holds one game to the contract.
    pub fn examine(
        &self,
        game: &dyn AnyGame,
        number: u64,
        played: &Played,
        worlds: usize,
        reader: &mut dyn Reader,
    ) -> Vec<Finding> {
        let Played { record, run: Some(run), refusals, .. } = played else {
            return played.crash.clone().into_iter().collect();
        };
        let n = record.answers.len();
        let finding = |promise, n: usize, what| {
            let answer = n.checked_sub(1).and_then(|at| record.answers.get(at)).cloned();
            Finding { promise, n, answer, what }
        };
        let mut found = Vec::new();
        match &run.standing {
            Standing::Asking(_) if n >= RUNAWAY => {
                return vec![finding(Promise::Ends, n, format!("the game has not ended after {n} answers"))];
            }
            Standing::Asking(open) => {
                let asks: Vec<&str> = open.iter().map(|it| it.ask.id).collect();
                found.push(finding(Promise::NoDeadEnd, n, format!("no answer is legal to `{}`", asks.join("`, `"))));
            }
            // What a replay meets again.
            Standing::Over(_) | Standing::Refused(_) | Standing::Drift(_) | Standing::Fault(_) => {}
        }
        for (n, refusal) in refusals {
            let wrong = reader.read(Shown::Refusal, &refusal.text);
            found.extend(wrong.into_iter().map(|it| finding(Promise::Words, *n, it)));
        }
        let seed = self.seed.wrapping_add(number);
        let examined = catch_unwind(AssertUnwindSafe(|| contract::examine(game, record, seed, worlds, reader)));
        match examined {
            Ok(more) => found.extend(more),
            Err(panic) => {
                let what = format!("a replay or a view panics: {}", message(&*panic));
                found.push(finding(Promise::NoCrash, n, what));
            }
        }
        found
    }
}

/// Plays at random and remembers the last question, for when the rules crash on the answer.
struct Witness {
    random: RandomPolicy,
    picks: usize,
    last: Option<Answer>,
}

impl Witness {
    fn crashed(self, panic: &(dyn Any + Send)) -> Finding {
        let what = format!("the rules panic: {}", message(panic));
        Finding { promise: Promise::NoCrash, n: self.picks, answer: self.last, what }
    }
}

impl Policy for Witness {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let picked = self.random.pick(question);
        let keys: Vec<String> = picked.iter().map(|it| (question.key)(*it)).collect();
        self.picks += 1;
        self.last = Some(Answer { seat: question.who.seat(), ask: question.ask.id.to_owned(), key: keys.join("+") });
        picked
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.random.first(seats)
    }
}

/// What a panic says.
fn message(panic: &(dyn Any + Send)) -> &str {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}
