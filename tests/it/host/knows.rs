//! Whatever somebody does without ending their choice – takes back, gives again, looks ahead, moves to take back, plans, passes in
//! advance – they learn nothing by it. The same is done in two worlds that differ in what another has chosen in secret, and all that
//! somebody else gets to see must be alike until the choices are revealed; and again once the table has agreed to take them back, but
//! for what it has seen by then.

use std::collections::BTreeMap;
use std::sync::Mutex;

use slowboat::engine::{Foreseen, Form, Order, Plain, Scope, Seat, Viewer, Words};
use slowboat::host::*;

use crate::common::*;

/// Time stands still, and dice replace what nobody can foresee: both worlds have the same seed, codes and tokens.
struct Still(Mutex<Dice>);

impl Clock for Still {
    fn now(&self) -> Millis {
        1_800_000_000_000
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), getrandom::Error> {
        let mut dice = self.0.lock().unwrap();
        bytes.fill_with(|| dice.below(256) as u8);
        Ok(())
    }
}

struct World {
    host: Host,
    id: GameId,
    presses: u64,
    messages: u64,
}

/// What somebody does, chosen by the same numbers in both worlds.
#[derive(Clone, Copy, Debug)]
struct Step {
    seat: u8,
    what: usize,
    which: usize,
}

const SEATS: u8 = 3;
/// Whose choice is the secret.
const B: u8 = 1;

impl World {
    async fn open(seed: u64) -> World {
        let clock = std::sync::Arc::new(Still(Mutex::new(Dice(seed))));
        let host = Host::start(stores::memory().await, registry(Fault::None), clock).await.unwrap();
        host.reviewed().await;
        let mut world = World { host, id: GameId(0), presses: 1, messages: 9_000 };
        let opened = world.host.open(InteractionId(1), place(1), person(0), fair()).await.unwrap();
        world.id = opened.table.id;
        for seat in 1..SEATS {
            world.run(seat, Command::Join).await.unwrap();
        }
        world.run(0, Command::Start { seating: None }).await.unwrap();
        world
    }

    async fn run(&mut self, seat: u8, command: Command) -> Result<(), Denied> {
        self.presses += 1;
        let actor = Actor::Person { person: person(seat), is_moderator: false };
        self.host.run(InteractionId(self.presses), self.id, actor, command).await.map(drop)
    }

    async fn answer(&mut self, seat: u8, key: &str) {
        self.run(seat, Command::Answer { token: None, key: key.to_owned() }).await.unwrap();
    }

    /// What comes of a step, as whoever takes it is told.
    async fn step(&mut self, step: Step) -> String {
        let Step { seat, what, which } = step;
        let who = user(seat);
        let panel = self.host.panel_unseen(self.id, who).await.unwrap();
        let open = panel.decision.clone();
        let key = |form: &Form| Dice(which as u64).key(form);
        let command = match what {
            0 | 1 => Command::Undo { token: None },
            2 => Command::Redo { token: None },
            3 => Command::AskUndo { token: None },
            4 => Command::AskRewind { keep: (panel.table.known as u32).saturating_sub(1 + which as u32 % 3) },
            5 | 6 => match panel.table.motions.first() {
                Some(motion) => Command::Reply { token: motion.token.clone(), agrees: what == 5 },
                None => return "nothing is moved".to_owned(),
            },
            // It would end the round, and reveal it.
            7 if seat == 2 => return "C wants to be asked".to_owned(),
            7 => {
                let scope = [Scope::Turn, Scope::Game][which % 2];
                Command::PassAhead { token: None, pass: Some(Pass { kind: "claims".to_owned(), scope, ask: None }) }
            }
            8 => Command::AskAgain { token: None },
            9 => match self.host.plan(self.id, who).await {
                Ok(Plan { token, next: Some(next), .. }) => {
                    let order = Order { ask: next.ask.id.to_owned(), key: key(&next.form) };
                    Command::Order { token, order }
                }
                Ok(plan) => return format!("{:?} {:?}", plan.orders, plan.next),
                Err(denied) => return Plain.say(&denied.text()),
            },
            10 => Command::NoOrders,
            // A chooses, too; C never does, so that nothing is revealed.
            11 | 12 => match open {
                Some(open) if seat == 0 => Command::Answer { token: None, key: key(&open.decision.form) },
                _ => return "nothing to choose".to_owned(),
            },
            _ => match open {
                Some(open) => {
                    let key = key(&open.decision.form);
                    let seen = self.host.foresee(self.id, who, &open.token, &key).await;
                    let chance = self.host.seals(self.id, who, &open.token, &key).await;
                    let seen = seen.map(|it| it.map(|it| told_of(&it, Viewer::Seat(Seat(seat)))));
                    return format!("{key}: {seen:?}, {chance:?}");
                }
                None => return "nothing is asked".to_owned(),
            },
        };
        match self.run(seat, command).await {
            Ok(()) => "Ok".to_owned(),
            Err(denied) => Plain.say(&denied.text()),
        }
    }

    /// Whether B's choice is in, and can be taken back.
    async fn has_chosen(&self) -> bool {
        let panel = self.host.panel_unseen(self.id, user(B)).await.unwrap();
        panel.decision.is_none() && panel.undo.is_some()
    }

    /// All that a seat gets to see.
    async fn seen(&mut self, seat: u8) -> Vec<String> {
        let mut panel = self.host.panel_unseen(self.id, user(seat)).await.unwrap();
        // How many answers a secret choice has taken is nobody's business, and shown nowhere.
        panel.table.n = 0;
        let viewer = Viewer::Seat(Seat(seat));
        let notes = self.host.notes(self.id, viewer, 0, 999).await.unwrap();
        let sight = self.host.sight(self.id).await.unwrap().1;
        vec![format!("{panel:#?}"), format!("{notes:?}"), sight.digest(viewer)]
    }

    /// What the channel is told meanwhile.
    async fn told(&mut self) -> Vec<String> {
        let mut told = Vec::new();
        loop {
            let due = self.host.due(self.host.now(), 10).await.unwrap();
            if due.is_empty() {
                return told;
            }
            for it in due {
                self.messages += 1;
                let message = it.running.unwrap_or(MessageId(self.messages));
                self.host.delivered(it.id, arrived(message)).await.unwrap();
                told.push(format!("{} {:?} {:?} {:?} {}", it.kind, it.ping, it.notes, it.news, it.undone));
            }
        }
    }
}

/// What is foreseen, as whoever looks is shown it.
fn told_of(foreseen: &Foreseen, viewer: Viewer) -> String {
    match foreseen {
        Foreseen::Known { notes, sight, asked } => format!("{notes:?} {asked:?} {}", sight.digest(viewer)),
        Foreseen::Refused(refusal) => format!("{refusal:?}"),
        Foreseen::Chance => "chance".to_owned(),
    }
}

#[tokio::test]
async fn nothing_that_somebody_does_shows_them_what_another_has_chosen_in_secret() {
    let (mut steps, mut did) = (0, BTreeMap::<usize, usize>::new());
    for seed in 0..40 {
        let mut dice = Dice(seed);
        let mut worlds = [World::open(seed).await, World::open(seed).await];
        let before = ["A walk, A north", "A roll", "A draw", "A count, A 3", "A claim, B gold, A wood, C wood"];
        let before = before[dice.below(before.len())];
        for (at, world) in worlds.iter_mut().enumerate() {
            for line in before.split(", ").chain(["B bid"]) {
                let (seat, key) = line.split_once(' ').unwrap();
                world.answer(Seat::from_letter(seat).unwrap().0, key).await;
            }
            // One low, the other high by five: one answer, or two.
            for key in [["low"].as_slice(), &["high", "5"]][at] {
                world.answer(B, key).await;
            }
        }
        for _ in 0..25 {
            let seat = if dice.below(6) == 0 { B } else { [0, 2][dice.below(2)] };
            let [one, other] = &mut worlds;
            if seat == B {
                // B agrees to what is moved, and chooses anew, of which nobody hears.
                for world in [&mut *one, &mut *other] {
                    world.step(Step { seat, what: 5, which: 0 }).await;
                    if world.has_chosen().await {
                        world.step(Step { seat, what: 0, which: 0 }).await;
                        world.step(Step { seat, what: 2, which: 0 }).await;
                    }
                }
            }
            let (seat, what) = ([0, 2][dice.below(2)], dice.below(16));
            let step = Step { seat, what, which: dice.below(99) };
            let (came, came_too) = (one.step(step).await, other.step(step).await);
            let what = format!("seed {seed}, {step:?}");
            assert_eq!(came, came_too, "{what}");
            *did.entry(step.what).or_default() += usize::from(came.starts_with("Ok"));
            assert_eq!(one.told().await, other.told().await, "{what}");
            for viewer in [0, 2] {
                let (seen, seen_too) = (one.seen(viewer).await, other.seen(viewer).await);
                for (one, other) in seen.iter().zip(&seen_too) {
                    assert_eq!(one, other, "{what}: seen by {}", Seat(viewer).letter());
                }
            }
            steps += 1;
        }
    }
    println!("{steps} steps, of which were done: {did:?}");
    for what in [0, 3, 5, 6, 7, 9] {
        assert!(did.get(&what).copied().unwrap_or(0) > 0, "{what} never came about: {did:?}");
    }
}
