//! Lines of answers to play: found by playing at random until there is a secret to keep.

use std::collections::BTreeSet;

use slowboat::engine::{
    Answer, AnyGame, Decision, Form, Fuzz, Policy, Question, RandomPolicy, Record, Run, Seat, Shape, Standing, Who,
    play_out,
};

use super::club::Setting;

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);

/// A game in which B lays a hidden Trap and keeps it hidden for a while.
pub(super) struct TrapLine {
    /// The seed of both games, with the answers of the first.
    pub record: Record,
    /// The answer that lays the Trap.
    pub at: usize,
    /// The same answer with the other type.
    pub other: Answer,
}

/// A game up to the point where A and B choose in secret and at the same time.
pub(super) struct SecretLine {
    pub record: Record,
    /// Everything that B may answer until all of B's choices are made; each is one run.
    pub ways: Vec<Vec<Answer>>,
    pub answer_of_a: Vec<Answer>,
}

pub(super) fn blank(game: &dyn AnyGame, setting: Setting, seed: u64) -> Record {
    let options = setting.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let fuzz = Fuzz { games: 1, seed: 0, seats: 2, edition: setting.edition.to_owned(), options };
    fuzz.record(game, seed)
}

/// B likes Traps, A leaves them alone: what A knows of A's own Traps would say the same words.
struct Trapper(RandomPolicy);

impl Policy for Trapper {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let Shape::One(count) = question.shape else { return self.0.pick(question) };
        let is_b = question.who == Who::Seat(B);
        let keys = question.keys();
        let liked = |key: &str| match question.ask.id {
            "place" => key.starts_with("fortifications/") == is_b,
            "fortify" => key.starts_with("trap") == is_b,
            "leader" => key != "phoenix",
            _ => true,
        };
        let good: Vec<usize> = (0..count).filter(|it| liked(&keys[*it])).collect();
        let of = if good.is_empty() { (0..count).collect() } else { good };
        vec![of[self.0.first(&vec![A; of.len()])]]
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.0.first(seats)
    }
}

fn runs_on(run: &Run) -> bool {
    matches!(run.standing, Standing::Asking(_) | Standing::Over(_))
}

/// Whether a Trap was revealed by then: told apart by what the rules say, not by what differs.
fn is_revealed(run: &Run) -> bool {
    run.notes.iter().any(|it| ["note-trap-kills", "note-trap-fails"].contains(&&*it.text.id))
}

/// `after` is how many answers follow the Trap while it is hidden.
pub(super) fn trap(game: &dyn AnyGame, setting: Setting, after: usize) -> TrapLine {
    for seed in 1..500 {
        let mut record = blank(game, setting, seed);
        play_out(game, &mut record, &mut Trapper(RandomPolicy::new(seed)), 60);
        let Some(at) = record.answers.iter().position(|it| it.ask == "trap" && it.seat == B) else { continue };
        if at + 1 + after > record.answers.len() {
            continue;
        }
        record.answers.truncate(at + 1 + after);
        let laid = &record.answers[at];
        let key = match laid.key.split_once('/') {
            Some(("trampler", spot)) => format!("raptor/{spot}"),
            Some(("raptor", spot)) => format!("trampler/{spot}"),
            _ => panic!("a key of another form: {laid:?}"),
        };
        let other = Answer { key, ..laid.clone() };
        let line = TrapLine { record, at, other };
        let both = [game.run(&line.record, None), game.run(&line.second(), None)];
        let by_a = line.record.answers[at..].iter().filter(|it| it.seat == A).count();
        if both.iter().all(|it| runs_on(it) && !is_revealed(it)) && by_a >= after / 3 {
            return line;
        }
    }
    panic!("B never lays a Trap that stays hidden");
}

impl TrapLine {
    pub(super) fn second(&self) -> Record {
        let mut record = self.record.clone();
        record.answers[self.at] = self.other.clone();
        record
    }
}

/// The decisions that are open after the record.
pub(super) fn open(game: &dyn AnyGame, record: &Record) -> Vec<Decision> {
    match game.run(record, None).standing {
        Standing::Asking(open) => open,
        _ => Vec::new(),
    }
}

pub(super) fn asked(open: &[Decision], seat: Seat) -> Option<&Decision> {
    open.iter().find(|it| it.who == Who::Seat(seat))
}

/// Ways in which a seat can answer until nothing more is asked of it, while the other has not answered: at each question
/// the first offer, the last and one between.
fn ways(game: &dyn AnyGame, record: &Record, seat: Seat) -> Vec<Vec<Answer>> {
    let open = open(game, record);
    let Some(decision) = asked(&open, seat).filter(|it| it.secret) else { return vec![Vec::new()] };
    let mut all = Vec::new();
    let keys: Vec<&str> = decision.form.offers().iter().map(|it| it.key.as_str()).collect();
    // Of several things at once, as many as must be, which lie beside each other.
    let width = if let Form::Some { min, .. } = decision.form { min.max(1) } else { 1 };
    let places = keys.len() + 1 - width;
    let some: BTreeSet<usize> = [0, places / 2, places - 1].into();
    for at in some {
        let answer = Answer { seat, ask: decision.ask.id.to_owned(), key: keys[at..at + width].join("+") };
        let mut next = record.clone();
        next.answers.push(answer.clone());
        for mut rest in ways(game, &next, seat) {
            rest.insert(0, answer.clone());
            all.push(rest);
        }
    }
    all
}

/// A round of secret choices with this ask in which B has ways of at least `lengths` different numbers of answers.
pub(super) fn secret(game: &dyn AnyGame, setting: Setting, ask: &str, lengths: usize) -> SecretLine {
    for seed in 1..2_000 {
        let mut whole = blank(game, setting, seed);
        play_out(game, &mut whole, &mut RandomPolicy::new(seed), 5_000);
        for at in 0..whole.answers.len() {
            if whole.answers[at].ask != ask || at > 0 && whole.answers[at - 1].ask == ask {
                continue;
            }
            let record = whole.cut(at);
            let open = open(game, &record);
            let both = [A, B].map(|it| asked(&open, it).is_some_and(|it| it.secret && it.ask.id == ask));
            if both != [true, true] {
                continue;
            }
            let ways_of_b = ways(game, &record, B);
            let of_each: BTreeSet<usize> = ways_of_b.iter().map(Vec::len).collect();
            if ways_of_b.len() < 2 || of_each.len() < lengths {
                continue;
            }
            // The first way of each length, and one more of the longest: what differs then is only what was chosen.
            let mut chosen: Vec<Vec<Answer>> = Vec::new();
            for length in &of_each {
                chosen.extend(ways_of_b.iter().find(|it| it.len() == *length).cloned());
            }
            chosen.extend(ways_of_b.last().filter(|it| !chosen.contains(it)).cloned());
            let answer_of_a = ways(game, &record, A).remove(0);
            return SecretLine { record, ways: chosen, answer_of_a };
        }
    }
    panic!("no round of `{ask}` in which both choose");
}
