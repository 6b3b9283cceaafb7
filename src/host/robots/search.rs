//! The search: playouts that lead to an answer, and a tree of the robot's own answers that remembers how they went.
//!
//! The tree knows only what the robot did, by key; what the others did and what chance brought differs from playout to
//! playout, and an answer counts as often as it was legal. Where the tree ends, everybody answers by habit: of a few
//! answers drawn at random the one that has gone best so far, in any seat and any playout.

use std::collections::BTreeMap;

use super::choices;
use super::whim::Whim;
use super::{Position, Thought};
use crate::engine::{Chance, Guess, Outcome, Playout, Policy, Question, Seat, Seats, Who};

/// How a robot of a level searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// How many playouts a decision gets for each answer that is possible, and at most.
    pub(super) each: usize,
    pub(super) most: usize,
    /// How many answers a playout goes on for.
    pub(super) horizon: usize,
    /// How many of its own answers the robot looks ahead.
    pub(super) depth: usize,
    /// Of how many answers drawn at random habit takes the best; 1 has no habits.
    pub(super) habit: usize,
    /// How much the unknown draws it, in hundredths.
    pub(super) curiosity: u32,
    /// Where a game has a horizon: how many playouts a round of comparisons gets, all answers together.
    pub(super) round: usize,
}

impl Plan {
    /// One step of look-ahead, and nothing learnt.
    pub(super) fn steady() -> Plan {
        Plan { each: 6, most: 120, horizon: usize::MAX, depth: 1, habit: 1, curiosity: 30, round: 4 }
    }

    /// A few steps of look-ahead, with habits. A playout of a game for four takes a few milliseconds.
    pub(super) fn keen() -> Plan {
        Plan { each: 40, most: 400, horizon: usize::MAX, depth: 4, habit: 4, curiosity: 30, round: 12 }
    }
}

/// How often, and how well.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    count: f64,
    sum: f64,
}

impl Tally {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
    }
}

/// One answer in the tree.
#[derive(Clone, Default, Debug)]
struct Branch {
    tally: Tally,
    /// How often it could have been given.
    legal: f64,
    node: Option<usize>,
}

type Node = BTreeMap<String, Branch>;

/// What has gone how well, by seat, ask and key.
type Habits = BTreeMap<u64, Tally>;

pub(super) struct Search<'a> {
    position: &'a Position<'a>,
    plan: Plan,
    luck: u64,
    nodes: Vec<Node>,
    habits: Habits,
    /// Sum and sum of squares of the margins by which playouts were won, to know what a point is worth.
    margins: (f64, f64, f64),
}

impl<'a> Search<'a> {
    pub(super) fn new(position: &'a Position<'a>, plan: Plan, luck: u64) -> Search<'a> {
        Search { position, plan, luck, nodes: vec![Node::new()], habits: Habits::new(), margins: (0.0, 0.0, 0.0) }
    }

    pub(super) fn think(mut self, all: &[String]) -> Thought {
        let mut playouts = 0;
        while playouts < (self.plan.each * all.len()).min(self.plan.most) {
            self.play(playouts as u64);
            playouts += 1;
        }
        let root = &self.nodes[0];
        let ask = self.position.decision.ask.id;
        let rank = |key: &String| root.get(&named(ask, key)).map_or((0.0, 0.0), |it| (it.tally.count, it.tally.sum));
        // Among equals the first offer is taken.
        let best =
            all.iter().rev().max_by(|one, two| rank(one).partial_cmp(&rank(two)).unwrap_or(std::cmp::Ordering::Equal));
        Thought { key: best.cloned().unwrap_or_default(), playouts }
    }

    /// One playout.
    fn play(&mut self, number: u64) {
        let Position { game, record, from, seat, .. } = *self.position;
        let number = self.luck.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut player = Player {
            plan: self.plan,
            seat,
            whim: Whim::new(number),
            nodes: &mut self.nodes,
            habits: &self.habits,
            at: Some(0),
            begun: false,
            path: Vec::new(),
            done: Vec::new(),
        };
        let end = game.playout(record, from, Guess { seat, number }, &mut player, self.plan.horizon);
        let (path, done) = (player.path, player.done);
        let values = self.values(&end, record.seats.count());
        for (node, key) in path {
            let branch = self.nodes[node].entry(key).or_default();
            branch.tally.add(values[seat.index()]);
        }
        for (seat, habit) in done {
            self.habits.entry(habit).or_default().add(values[seat.index()]);
        }
    }

    /// What the end of a playout is worth to each seat, from 0 to 1: half of it for winning, half for the margin.
    fn values(&mut self, end: &Playout, seats: usize) -> Vec<f64> {
        let (points, outcome): (Vec<f64>, Option<&Outcome>) = match end {
            Playout::Over(outcome) => {
                let of = |seat: Seat| f64::from(outcome.points(seat).unwrap_or(0));
                (Seats(seats as u8).all().map(of).collect(), Some(outcome))
            }
            Playout::Cut(Some(worth)) => (worth.iter().map(|it| f64::from(*it)).collect(), None),
            Playout::Cut(None) | Playout::Stuck => return vec![0.0; seats],
        };
        // Against each other the margin counts, against the game whatever is more than usual.
        let together = seats == 1 || self.position.game.card().together;
        let margin = |seat: usize| {
            let others = points.iter().enumerate().filter(|it| it.0 != seat && !together).map(|it| *it.1);
            let best = others.reduce(f64::max).unwrap_or(0.0);
            points.get(seat).copied().unwrap_or(0.0) - best
        };
        let own = margin(self.position.seat.index());
        self.margins.0 += 1.0;
        self.margins.1 += own;
        self.margins.2 += own * own;
        let mean = self.margins.1 / self.margins.0;
        let spread = (self.margins.2 / self.margins.0 - mean * mean).max(0.0).sqrt().max(1.0);
        let usual = if together { mean } else { 0.0 };
        let worth = |seat: usize| {
            let by_margin = 1.0 / (1.0 + ((usual - margin(seat)) / spread).exp());
            let Some(outcome) = outcome else { return by_margin };
            let won = f64::from(u8::from(outcome.won(Seat(seat as u8))));
            let by_rank = match outcome {
                Outcome::Ranked(_) => won / outcome.winners(Seats(seats as u8)).len().max(1) as f64,
                Outcome::Common(_) => won,
            };
            (by_margin + by_rank) / 2.0
        };
        (0..seats).map(worth).collect()
    }
}

/// The policy that answers for everybody in one playout.
struct Player<'p> {
    plan: Plan,
    seat: Seat,
    whim: Whim,
    nodes: &'p mut Vec<Node>,
    habits: &'p Habits,
    /// Where in the tree the playout is, until it leaves it.
    at: Option<usize>,
    /// Whether the decision in question has been answered.
    begun: bool,
    path: Vec<(usize, String)>,
    done: Vec<(Seat, u64)>,
}

impl Policy for Player<'_> {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let own = match question.who {
            Who::Seat(seat) => seat == self.seat,
            Who::Team { .. } => !self.begun || question.who.seat() == self.seat,
        };
        self.begun |= own;
        let picked = match self.at.filter(|_| own) {
            Some(node) => self.branch(node, question),
            None => self.habitual(question),
        };
        if self.plan.habit > 1 {
            let habit = habit(question, &picked);
            self.done.push((question.who.seat(), habit));
        }
        picked
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        match seats.iter().position(|it| *it == self.seat).filter(|_| !self.begun) {
            Some(own) => own,
            None => self.whim.below(seats.len()),
        }
    }
}

impl Player<'_> {
    /// An answer within the tree: the one that has gone best, with a bonus for those hardly tried.
    fn branch(&mut self, at: usize, question: &Question) -> Vec<usize> {
        // The same many answers are thinned out in the same way in every playout.
        let mut thinning = Chance::quick(at as u64);
        let all = choices::of_shape(question.shape, &mut thinning);
        let curiosity = f64::from(self.plan.curiosity) / 100.0;
        let mut best: Option<(f64, usize, String)> = None;
        for (number, picked) in all.iter().enumerate() {
            let key = named(question.ask.id, &choices::key(question.shape, picked, question.key));
            let known = self.habits.get(&habit(question, picked)).copied().unwrap_or_default();
            let branch = self.nodes[at].entry(key.clone()).or_default();
            branch.legal += 1.0;
            // What the habit says counts like two tries.
            let prior = (known.sum + 0.5 * 2.0) / (known.count + 2.0);
            let mean = (branch.tally.sum + prior * 2.0) / (branch.tally.count + 2.0);
            let bonus = curiosity * ((branch.legal + 1.0).ln() / (branch.tally.count + 0.5)).sqrt();
            // Of equals the one that chance prefers.
            let score = mean + bonus + f64::from(self.whim.tie()) * 1e-7;
            if best.as_ref().is_none_or(|it| score > it.0) {
                best = Some((score, number, key));
            }
        }
        let Some((_, number, key)) = best else { return Vec::new() };
        let fresh = self.nodes.len();
        let branch = self.nodes[at].entry(key.clone()).or_default();
        let deeper = self.path.len() + 1 < self.plan.depth;
        self.at = branch.node.filter(|_| deeper);
        if deeper && branch.node.is_none() && branch.tally.count > 0.0 {
            branch.node = Some(fresh);
            self.nodes.push(Node::new());
        }
        self.path.push((at, key));
        all.into_iter().nth(number).unwrap_or_default()
    }

    /// An answer outside of the tree.
    fn habitual(&mut self, question: &Question) -> Vec<usize> {
        let mut best = self.whim.any(question.shape);
        let mut worth = None;
        for _ in 1..self.plan.habit {
            let other = self.whim.any(question.shape);
            if other == best {
                continue;
            }
            let worth_of = |picked: &[usize]| {
                let known = self.habits.get(&habit(question, picked)).copied().unwrap_or_default();
                (known.sum + 0.5) / (known.count + 1.0)
            };
            let now = *worth.get_or_insert_with(|| worth_of(&best));
            let then = worth_of(&other);
            if then > now {
                best = other;
                worth = Some(then);
            }
        }
        best
    }
}

/// The name of an answer in the tree. Different questions may follow the same answers.
fn named(ask: &str, key: &str) -> String {
    format!("{ask} {key}")
}

fn habit(question: &Question, picked: &[usize]) -> u64 {
    let key = choices::key(question.shape, picked, question.key);
    let bytes = [question.who.seat().0].into_iter().chain(question.ask.id.bytes()).chain([b' ']).chain(key.bytes());
    // FNV-1a, which is the same for ever.
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Common, Fuzz, Standing};
    use crate::games::Registry;

    /// Alone nobody sets the margin: each score stands against those before it, or a game that is lost anyway would teach nothing.
    #[test]
    fn alone_a_better_score_is_worth_more_even_where_the_game_is_lost() {
        let registry = Registry::load(None).unwrap();
        let game = registry.games().find(|it| *it.card().seats.start() == 1).unwrap().as_ref();
        let fuzz = Fuzz {
            games: 1,
            seed: 1,
            seats: 1,
            edition: game.card().editions[0].to_owned(),
            options: Default::default(),
        };
        let record = fuzz.record(game, 0);
        let run = game.run(&record, None);
        let Standing::Asking(open) = &run.standing else { panic!("{:?}", run.standing) };
        let position = Position { game, record: &record, from: None, decision: &open[0], seat: Seat(0) };
        let mut search = Search::new(&position, Plan::steady(), 1);
        let lost = |points| Playout::Over(Outcome::Common(Common { won: false, points, reasons: Vec::new() }));
        for points in [180, 200, 190] {
            search.values(&lost(points), 1);
        }
        let [low, high] = [180, 200].map(|it| search.values(&lost(it), 1)[0]);
        assert!(high > low + 0.1, "{low} {high}");
    }
}
