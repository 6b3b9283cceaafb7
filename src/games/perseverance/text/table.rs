//! What lies beside the Zones: whose turn it is, the attack, the dice pool, Patrols and Combat Rewards.

use std::collections::BTreeMap;

use super::pen::Pen;
use super::terms::{challenge, counts, kills, list, owner, price, reward, soldiers, stage};
use crate::engine::Text;
use crate::games::perseverance::content::{CombatReward, RewardEffect};
use crate::games::perseverance::die_names::{sure_failures, trap_die, wall_die};
use crate::games::perseverance::kinds::{Icon, Module, SoldierKind};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::end::outcome;
use crate::games::perseverance::state::{Die, DieOwner, Owner, Stage};
use crate::games::perseverance::view::View;

/// The turns and rounds of the whole game, and those that have begun.
pub(super) struct Clock {
    pub(super) turn: usize,
    pub(super) turns: usize,
    pub(super) round: usize,
    pub(super) rounds: usize,
}

/// A round lasts as long as there are dice; each turn takes one.
pub(super) fn clock(view: &View) -> Clock {
    let players = view.board.seat_count();
    let (turns, rounds) = (view.facts.0.turns(players), view.facts.0.assemblies(players));
    Clock { turn: view.board.turn, turns, round: view.board.assemblies + 1, rounds }
}

pub(super) fn turn(pen: &mut Pen<'_>) {
    let board = &pen.view.board;
    let edition = Text::new(format!("edition-{}", board.edition.key()));
    let side = Text::new(if board.abilities { "side-b" } else { "side-a" });
    pen.heading(Text::new("board-title").with("edition", edition).with("side", side));
    match board.stage {
        Stage::Setup => pen.say(Text::new("board-setup")),
        Stage::Over => pen.say(Text::new("board-over")),
        Stage::Turns => {
            let clock = clock(pen.view);
            pen.say(
                Text::new("board-turn")
                    .with("turn", clock.turn)
                    .with("turns", clock.turns)
                    .with("round", clock.round)
                    .with("rounds", clock.rounds),
            );
            match board.on_turn() {
                Some(seat) => pen.say(Text::new("board-active").with("seat", seat)),
                None => pen.say("board-assembly-now".into()),
            }
            pen.say(Text::new("board-each-turn"));
            pen.say(Text::new("board-breach-costs"));
        }
    }
    let order = board.turn_order().map(|it| owner(Owner::Seat(it)));
    // The turn that the Assembly ends is over.
    let id = if board.assembly { "board-order-then" } else { "board-order" };
    pen.say(Text::new(id).with("what", order.collect::<Vec<_>>()));
    if let Some(line) = next_turns(pen.view) {
        pen.say(line);
    }
    for module in &board.modules {
        let [name, about] =
            ["module-{}", "option-deterministic-{}-about"].map(|it| Text::new(it.replace("{}", module.key())));
        pen.say(Text::new("board-module").with("name", name).with("what", about));
    }
}

/// How many turns come after this one until the Assembly.
fn turns_left(view: &View) -> Option<usize> {
    let (board, pool) = (&view.board, view.facts.0.pool(view.board.seat_count()));
    board.on_turn()?;
    (pool.first_round() + board.assemblies * pool.later_rounds()).checked_sub(board.turn)
}

/// Who still has a turn before the Assembly, where so few are left that it matters.
fn next_turns(view: &View) -> Option<Text> {
    let (board, left) = (&view.board, turns_left(view)?);
    if left == 0 {
        // ASM-09: the next player goes on, unless the game is over then.
        let is_last = board.assemblies + 1 >= view.facts.0.assemblies(board.seat_count());
        let next = board.players.seats().next(board.active);
        return Some(match is_last {
            true => "board-order-last".into(),
            false => Text::new("board-order-last-then").with("seat", next),
        });
    }
    let order: Vec<Text> = board.turn_order().map(|it| owner(Owner::Seat(it))).collect();
    let next: Vec<Text> = order.iter().cycle().skip(1).take(left).cloned().collect();
    (left <= MOST_TURNS).then(|| Text::new("board-order-left").with("what", list(next)))
}

/// How many turns to come are told one by one.
const MOST_TURNS: usize = 6;

/// Where everybody's Followers came from, and what broke a tie, once the game is over.
pub(super) fn end(pen: &mut Pen<'_>) {
    if pen.view.board.stage == Stage::Over {
        pen.heading(Text::new("board-sheet"));
        pen.tell(&outcome(&pen.view.board));
    }
}

/// The attack whose Combat Rewards are being picked.
pub(super) fn attack(pen: &mut Pen<'_>) {
    let Some(attack) = &pen.view.board.attack else { return };
    pen.heading(Text::new("board-attack").with("zone", names::zone(attack.zone)));
    pen.say(Text::new(if attack.breached { "board-attack-breached" } else { "board-attack-holds" }));
    for (seat, tally) in attack.tally.iter() {
        pen.say(
            Text::new("board-tally")
                .with("seat", seat)
                .with("n", tally.contribution)
                .with("kills", kills(tally))
                .with("losses", soldiers(tally.lost)),
        );
    }
}

pub(super) fn pool(pen: &mut Pen<'_>) {
    let board = &pen.view.board;
    pen.heading(Text::new("board-pool").with("n", board.pool.len()));
    let mut by_owner: BTreeMap<DieOwner, Vec<Die>> = BTreeMap::new();
    for die in &board.pool {
        by_owner.entry(die.owner).or_default().push(*die);
    }
    for (of, dice) in by_owner {
        pen.say(Text::new("board-dice").with("who", die_owner(of)).with("what", faces(&dice)));
    }
    if !board.aside.is_empty() {
        let dice: Vec<Text> = board.aside.iter().map(|it| names::die(*it)).collect();
        pen.say(Text::new("board-aside").with("what", list(dice)));
    }
    let [normal, dangerous] = [false, true].map(|it| dino_faces(pen.view, it));
    pen.say(Text::new("board-dino-faces").with("normal", normal).with("dangerous", dangerous));
    let (content, retail) = (&pen.view.facts.0, board.retail());
    if !board.has(Module::Traps) {
        pen.say(sure_failures(trap_die(Text::new("board-trap-die"), content), content));
    }
    if !board.has(Module::Walls) {
        pen.say(wall_die(Text::new("board-wall-die"), content, retail));
    }
    if let Some(faces) = board.dino_dice {
        for (id, dangerous) in [("board-dino-die", false), ("board-dino-die-dangerous", true)] {
            let face = pen.view.facts.0.dino_die(dangerous).get(faces[usize::from(dangerous)]);
            let what = face.map_or_else(Vec::new, |it| it.shows.iter().map(|dino| names::dino(*dino)).collect());
            pen.say(Text::new(id).with("what", list(what)));
        }
    }
}

/// What the faces of a Dino die show, equal ones counted (TRN-07).
fn dino_faces(view: &View, dangerous: bool) -> Text {
    let faces = view.facts.0.dino_die(dangerous);
    let both = |first: Text, second: Text| Text::new("board-dino-face").with("first", first).with("second", second);
    let known = |at: usize| faces[..at].iter().any(|it| it.shows == faces[at].shows);
    let counted = (0..faces.len()).filter(|at| !known(*at)).filter_map(|at| {
        let shows = &faces[at].shows;
        let what = shows.iter().map(|it| names::dino(*it)).reduce(both)?;
        Some((what, faces.iter().filter(|it| it.shows == *shows).count()))
    });
    counts(counted)
}

fn die_owner(of: DieOwner) -> Text {
    match of {
        DieOwner::Neutral => Text::new("board-dice-neutral"),
        DieOwner::Seat(seat) => owner(Owner::Seat(seat)),
        DieOwner::Dissenters => owner(Owner::Dissenters),
    }
}

/// The faces of some dice, equal ones counted.
fn faces(dice: &[Die]) -> Text {
    let counted = |icon: &Icon| {
        let n = dice.iter().filter(|it| it.icon == *icon).count();
        (n > 0).then(|| Text::new("board-die-count").with("n", n).with("icon", names::icon(*icon)))
    };
    list(Icon::ALL.iter().filter_map(counted).collect())
}

pub(super) fn patrols(pen: &mut Pen<'_>) {
    let board = &pen.view.board;
    pen.heading(Text::new("board-patrols"));
    for card in &board.patrols {
        let patrol = pen.view.facts.0.patrol(*card);
        let id = if patrol.second.is_some() { "board-patrol-two" } else { "board-patrol-one" };
        let text = Text::new(id).with("n", *card).with("need", patrol.need).with("first", stage(pen.view, *card, 1));
        let threat = patrol.transition.map_or(0, |it| it.threat);
        pen.say(match patrol.second {
            Some(_) => text.with("threat", threat).with("second", stage(pen.view, *card, 2)),
            None => text,
        });
    }
    // DET-04: there nothing is rolled.
    let tracks = board.has(Module::Threat);
    pen.say(Text::new(if tracks { "board-patrol-about-tracks" } else { "board-patrol-about" }));
    pen.say(challenges(pen.view));
    pen.say(Text::new("board-patrol-deck").with("n", pen.view.patrol_deck));
    if !board.drawn.is_empty() {
        let drawn = board.drawn.iter().map(|it| challenge(pen.view, *it));
        pen.say(Text::new("board-drawn").with("what", drawn.collect::<Vec<_>>()));
    }
}

/// What the Challenges bring at most (PAT-08).
fn challenges(view: &View) -> Text {
    let (content, retail) = (&view.facts.0, view.board.retail());
    let (_, _, which) = names::most_of_challenges(content, &SoldierKind::ALL);
    let what: Vec<Text> = which.into_iter().map(|it| names::good(it, retail)).collect();
    names::with_most(Text::new("board-challenges").with("what", what), content, retail)
}

pub(super) fn rewards(pen: &mut Pen<'_>) {
    let board = &pen.view.board;
    pen.heading(Text::new("board-rewards"));
    pen.say(Text::new("board-rewards-about"));
    pen.say(Text::new("board-rewards-picks"));
    for line in pen.view.facts.0.rewards(board.edition) {
        let id = if board.breach.contains(&line.number) { "board-reward-breach" } else { "board-reward" };
        pen.say(
            Text::new(id)
                .with("n", line.number)
                .with("reward", whole(pen.view, line))
                .with("price", price(line.valor, line.safeguard)),
        );
    }
    let view = pen.view;
    let picks = |n: usize| view.facts.0.picks(view.board.edition, n);
    let steps = (1..=LARGEST).filter(|n| picks(*n) != picks(n - 1));
    let steps = steps.map(|n| Text::new("board-pick").with("n", n).with("picks", picks(n)));
    pen.say(Text::new("board-picks").with("what", list(steps.collect())));
}

/// More pieces than anybody can have in a Defense area: beyond it nothing changes.
const LARGEST: usize = 40;

/// A Combat Reward with the amounts that it brings.
fn whole(view: &View, line: &CombatReward) -> Text {
    let name = reward(view, line.number);
    if line.effect == RewardEffect::RetrieveLeader {
        return Text::new("board-reward-what").with("reward", name).with("what", Text::new("board-gives-leader"));
    }
    match names::reward_gain(line.effect, view.board.retail()) {
        Some(what) => Text::new("board-reward-what").with("reward", name).with("what", what),
        None => name,
    }
}

/// Who has how many Followers.
pub(super) fn followers(view: &View) -> Text {
    let players = view.board.players.iter();
    list(players.map(|(seat, it)| super::terms::count(owner(Owner::Seat(seat)), it.followers as usize)).collect())
}

/// Who has how many Votes, Dissenters included where they play.
pub(super) fn votes(view: &View) -> Text {
    let mut votes: Vec<(Text, usize)> =
        view.board.players.iter().map(|(seat, it)| (owner(Owner::Seat(seat)), it.votes as usize)).collect();
    votes.push((owner(Owner::Dissenters), view.board.dissenter_votes as usize));
    counts(votes)
}
