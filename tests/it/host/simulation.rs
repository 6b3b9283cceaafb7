//! Months of play on a clock of its own: people who sleep, travel, forget and vanish play games of all kinds, and the bot is killed
//! now and then. `tests/calendar.py` works out anew, from the database and the calendar of what people did alone, how much time
//! everybody spent and who had to be called.
//!
//! `SLOWBOAT_GAMES=1000 cargo test --test it simulation -- --nocapture` plays more games than there are by default, `SLOWBOAT_SEED=12`
//! others, and `SLOWBOAT_KEEP=folder` leaves database and calendar there. The same seed plays the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use slowboat::engine::{Form, Order, Seat};
use slowboat::games::Registry;
use slowboat::host::*;

use crate::common::*;

const HOUR: Millis = 60 * MINUTE;
/// How often the bot looks for what is due, in simulated time.
const STEP: Millis = 30 * MINUTE;
/// 26 February 2027: America changes its clocks on the 14th of March, Europe on the 28th, Lord Howe on the 4th of April.
const BEGIN: Millis = 1_803_600_000_000;
const DAYS: Millis = 60;

/// The time of the simulation, and dice in place of what nobody can foresee.
struct Calendar {
    now: AtomicI64,
    dice: Mutex<Dice>,
}

impl Clock for Calendar {
    fn now(&self) -> Millis {
        self.now.load(Ordering::Relaxed)
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), getrandom::Error> {
        let mut dice = self.dice.lock().unwrap();
        bytes.fill_with(|| dice.below(256) as u8);
        Ok(())
    }
}

struct World {
    registry: Registry,
    /// Nothing between a kill and the next start: only one holds the database.
    host: Option<Host>,
    clock: Arc<Calendar>,
    dice: Dice,
    next: u64,
    /// From which moment on a person answers no more.
    ghosts: BTreeMap<u64, Millis>,
    heard: BTreeSet<OutboxId>,
    calls: Vec<Value>,
    rests: Vec<Value>,
    /// Who has done or seen something in which game, so that they know of what comes of it.
    acts: Vec<Value>,
    orders: usize,
    /// How often somebody was told that their turn is the next one.
    forewarned: usize,
}

/// Most games are read anew whenever somebody looks: nothing may hang on what is in memory. Of many games that takes hours, so
/// that they are read anew after each kill.
fn in_memory(games: u64) -> usize {
    if games > 20 { games as usize } else { 2 }
}

async fn host(dir: &Path, registry: &Registry, clock: &Arc<Calendar>, in_memory: usize) -> Host {
    let store = stores::open(dir).await;
    let host = Host::start(store, registry.clone(), clock.clone()).await.unwrap();
    host.configure(|it| (it.robot_delay, it.games_in_memory) = (Duration::ZERO, in_memory));
    host.reviewed().await;
    host
}

fn person_of(id: u64) -> Person {
    Person { user: UserId(id), name: format!("Person {id}") }
}

impl World {
    fn host(&self) -> &Host {
        self.host.as_ref().unwrap()
    }

    fn now(&self) -> Millis {
        self.clock.now()
    }

    /// A moment of its own for everything that is done.
    fn press(&mut self) -> InteractionId {
        self.clock.now.fetch_add(1_000, Ordering::Relaxed);
        self.next += 1;
        InteractionId(self.next)
    }

    async fn run(&mut self, game: GameId, who: u64, command: Command) -> Result<Table, Denied> {
        let (press, actor) = (self.press(), Actor::Person { person: person_of(who), is_moderator: false });
        let done = self.host().run(press, game, actor, command).await;
        if done.is_ok() {
            self.note_act(game, who);
        }
        self.settle(game).await;
        self.deliver().await;
        done.map(|it| it.table)
    }

    fn note_act(&mut self, game: GameId, who: u64) {
        self.acts.push(json!({ "at": self.now(), "game": game.0, "user": who }));
    }

    /// Waits until no robot has anything to do.
    async fn settle(&self, game: GameId) {
        for _ in 0..20_000 {
            let table = self.host().table(game).await.unwrap();
            assert_ne!(table.phase, Phase::Paused, "{:?}", table.why);
            let may_be_undone = table.motions.iter().any(|it| matches!(it.matter, Matter::TakeBack { .. }));
            let of_robot = |it: &Seat| table.robots.contains_key(it);
            if table.phase != Phase::Running || may_be_undone || !table.active.iter().any(of_robot) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("a robot does not answer in {game:?}");
    }

    /// Everything that is owed arrives, and nobody is called who rests.
    async fn deliver(&mut self) {
        let now = self.now();
        loop {
            let due = self.host().due(now, 50).await.unwrap();
            if due.is_empty() {
                return;
            }
            for it in due {
                let message = it.running.unwrap_or(MessageId(self.next * 1_000 + it.id.0 as u64));
                self.host().delivered(it.id, arrived(message)).await.unwrap();
                if !self.heard.insert(it.id) {
                    continue;
                }
                for user in &it.next {
                    assert!(self.host().wakes(*user, now).is_none() && !it.ping.contains(user), "{it:?}");
                    self.forewarned += 1;
                }
                for user in &it.ping {
                    assert_eq!(self.host().wakes(*user, now), None, "{user:?} is called at rest: {it:?}");
                }
                let mut users = BTreeMap::new();
                for user in &it.ping {
                    let open = self.host().panel_unseen(it.game, *user).await.ok().and_then(|it| it.decision);
                    users.insert(user.0.to_string(), open.map(|it| it.decision.ask.id));
                }
                // What is only moved, and a reminder, call people to what they know of.
                let is_told = matches!(
                    it.news,
                    None | Some(
                        News::TookBack { .. } | News::Replaced { .. } | News::PlayedOn { .. } | News::Lapsed { .. }
                    )
                );
                // Whoever sits down is told so, also where it is not their turn yet.
                let sits_down =
                    matches!(it.news, Some(News::Replaced { whom, .. }) if !self.awaits(it.game, whom).await);
                let calls = is_told && it.reminder.is_none() && !sits_down;
                self.calls.push(json!({ "at": now, "game": it.game.0, "users": users, "calls": calls }));
            }
        }
    }

    async fn awaits(&self, game: GameId, seat: Seat) -> bool {
        self.host().table(game).await.unwrap().active.contains(&seat)
    }

    async fn rest(&mut self, who: u64, rest: Option<Rest>) {
        self.press();
        self.host().set_rest(UserId(who), rest.clone()).await.unwrap();
        self.rests.push(json!({ "at": self.now(), "user": who, "rest": rest }));
        self.deliver().await;
    }

    fn habits(&mut self) -> Rest {
        let zones = ["Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
        let dice = &mut self.dice;
        let minute = |dice: &mut Dice, hour: usize| (hour * 60 + dice.below(120)) as u16;
        let (from, until) = (minute(dice, 21), minute(dice, 6));
        Rest {
            zone: Some(zones[dice.below(4)].to_owned()),
            quiet: (dice.below(5) > 0).then_some((from, until)),
            days_off: (0..dice.below(2)).map(|_| 1 + dice.below(7) as u8).collect(),
            forewarned: dice.below(3) == 0,
            ..Rest::default()
        }
    }

    /// Opens a table of the kind that comes next, with a clock, and starts it.
    async fn open(&mut self, at: u64, people: u64) -> GameId {
        let games: Vec<_> = self.registry.games().collect();
        let card = games[at as usize % games.len()].card();
        let edition = card.editions[self.dice.below(card.editions.len())].to_owned();
        let (least, most) = (*card.seats.start().max(&2), *card.seats.end());
        let seats = least + self.dice.below(usize::from(most - least) + 1) as u8;
        let wish = Wish {
            game: card.id.to_owned(),
            edition: Some(edition),
            options: BTreeMap::new(),
            seats: Some(seats),
            robots: None,
        };
        let place = Place { guild: Some(GuildId(7)), channel: ChannelId(100 + at) };
        let first = 1 + self.dice.below(people as usize) as u64;
        let press = self.press();
        let id = self.host().open(press, place, person_of(first), wish).await.unwrap().table.id;
        let mut who = first;
        for _ in 1..seats {
            who = who % people + 1;
            self.run(id, who, Command::Join).await.unwrap();
        }
        let tempo = ["several", "daily"][self.dice.below(2)].to_owned();
        self.run(id, first, Command::SetOption { key: TEMPO.to_owned(), value: tempo }).await.unwrap();
        self.run(id, first, Command::Start { seating: None }).await.unwrap();
        id
    }

    fn key(&mut self, form: &Form) -> String {
        let Form::Some { offers, min, max } = form else { return self.dice.key(form) };
        let count = min + self.dice.below(max.min(&offers.len()) + 1 - min);
        let mut left: Vec<&str> = offers.iter().map(|it| it.key.as_str()).collect();
        while left.len() > count {
            left.remove(self.dice.below(left.len()));
        }
        if left.is_empty() { "none".to_owned() } else { left.join("+") }
    }

    /// What somebody does who looks at a game that waits for them: they play on for a while, and now and then they mis-click.
    async fn sit_down(&mut self, game: GameId, who: u64) {
        for _ in 0..4 + self.dice.below(30) {
            let Ok(panel) = self.host().panel(game, UserId(who)).await else { return };
            // Whoever sees that there is nothing to do is called when there is.
            let Some(open) = panel.decision else {
                self.note_act(game, who);
                if self.dice.below(4) == 0 {
                    self.plan(game, who).await;
                }
                return;
            };
            let proposed = panel.table.team.as_ref().and_then(|it| it.proposals.first()).map(|it| it.offer.key.clone());
            let key = match proposed.filter(|_| self.dice.below(4) > 0) {
                Some(key) => key,
                None => self.key(&open.decision.form),
            };
            match self.run(game, who, Command::Answer { token: None, key }).await {
                Ok(_) | Err(Denied::Refused(_) | Denied::NotLegal { .. }) => {}
                Err(denied) => panic!("{denied:?}"),
            }
            let seat = panel.seat;
            let command = match self.dice.below(160) {
                0..3 => Command::Undo { token: None },
                3..6 => Command::PassAhead { token: None, pass: None },
                6..8 => Command::AskUndo { token: None },
                8..10 => Command::Redo { token: None },
                10 => Command::AskRewind { keep: (panel.table.known as u32).saturating_sub(self.dice.below(9) as u32) },
                11 => Command::Extend { seat },
                _ => continue,
            };
            drop(self.run(game, who, command).await);
        }
    }

    /// Some answers ahead, of what is likely to be asked.
    async fn plan(&mut self, game: GameId, who: u64) {
        for _ in 0..1 + self.dice.below(3) {
            let Ok(plan) = self.host().plan(game, UserId(who)).await else { return };
            let Some(next) = plan.next else { return };
            let order = Order { ask: next.ask.id.to_owned(), key: self.key(&next.form) };
            self.run(game, who, Command::Order { token: plan.token, order }).await.unwrap();
            self.orders += 1;
        }
    }

    /// What somebody says to what is before the table.
    async fn speak(&mut self, table: &Table, who: u64) {
        for motion in &table.motions {
            let agrees = self.dice.below(4) > 0;
            drop(self.run(table.id, who, Command::Reply { token: motion.token.clone(), agrees }).await);
        }
    }
}

#[tokio::test]
async fn games_of_all_kinds_end_and_everybody_is_called_once_and_never_at_rest() {
    let number = |name: &str, or: u64| std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(or);
    let (games, seed) = (number("SLOWBOAT_GAMES", 4), number("SLOWBOAT_SEED", 11));
    let people = 12 + games / 4;
    let dir = tempfile::tempdir().unwrap();
    let clock = Arc::new(Calendar { now: AtomicI64::new(BEGIN), dice: Mutex::new(Dice(seed)) });
    let registry = Registry::load(None).unwrap();
    let mut world = World {
        host: Some(host(dir.path(), &registry, &clock, in_memory(games)).await),
        registry,
        clock,
        dice: Dice(seed),
        next: 1_000,
        ghosts: BTreeMap::new(),
        heard: BTreeSet::new(),
        calls: Vec::new(),
        rests: Vec::new(),
        acts: Vec::new(),
        orders: 0,
        forewarned: 0,
    };
    for who in 1..=people {
        let rest = world.habits();
        world.rest(who, Some(rest)).await;
        // One in six vanishes in the first three weeks.
        if world.dice.below(6) == 0 {
            let from = BEGIN + world.dice.below(21 * 24) as Millis * HOUR;
            world.ghosts.insert(who, from);
        }
    }
    let mut open = Vec::new();
    for at in 0..games {
        open.push(world.open(at, people).await);
    }
    let (mut ended, mut kills, mut substitutes) = (0, 0, 0);
    for step in 0.. {
        let now = BEGIN + step * STEP;
        if open.is_empty() || now > BEGIN + DAYS * 24 * HOUR {
            break;
        }
        world.clock.now.fetch_max(now, Ordering::Relaxed);
        world.press();
        world.host().count_votes().await.unwrap();
        world.host().check_clocks().await.unwrap();
        world.host().remind().await.unwrap();
        for game in &open {
            world.settle(*game).await;
        }
        world.deliver().await;
        if step % 97 == 96 {
            // Killed with something handed out that may have arrived.
            world.host().due(world.now(), 10).await.unwrap();
            world.host = None;
            world.host = Some(host(dir.path(), &world.registry, &world.clock, in_memory(games)).await);
            kills += 1;
        }
        if world.dice.below(60) == 0 {
            let who = 1 + world.dice.below(people as usize) as u64;
            let away = world.now() + (1 + world.dice.below(9)) as Millis * 24 * HOUR;
            let rest = Rest { away_until: (world.dice.below(2) == 0).then_some(away), ..world.habits() };
            world.rest(who, Some(rest)).await;
        }
        for game in open.clone() {
            let table = world.host().table(game).await.unwrap();
            for seat in table.seats() {
                let Some(who) = table.person(seat).map(|it| it.user.0).filter(|it| *it > 0) else { continue };
                let is_gone = world.ghosts.get(&who).is_some_and(|it| *it <= world.now());
                let is_awake = world.host().wakes(UserId(who), world.now()).is_none();
                // A few play although it is night.
                if is_gone || world.dice.below(if is_awake { 2 } else { 90 }) > 0 {
                    continue;
                }
                world.speak(&table, who).await;
                world.sit_down(game, who).await;
            }
            let now = world.host().table(game).await.unwrap();
            let robot = now.robots.keys().next().copied().filter(|_| now.phase == Phase::Running);
            if let Some(seat) = robot.filter(|_| world.dice.below(40) == 0) {
                let who = 1 + world.dice.below(people as usize) as u64;
                if !world.ghosts.contains_key(&who) {
                    drop(world.run(game, who, Command::Substitute { seat }).await);
                }
            }
            // Whoever has not been there for long is let go now and then.
            let gone = table.absent.first().copied().filter(|_| world.dice.below(90) == 0);
            if let (Some(seat), Some(by)) = (gone, table.seats().find(|it| !table.absent.contains(it))) {
                let by = table.person(by).map_or(0, |it| it.user.0);
                drop(world.run(game, by, Command::Drop { seat }).await);
            }
            let now = world.host().table(game).await.unwrap();
            substitutes += u32::from(now.people != table.people);
            if now.phase == Phase::Over {
                open.retain(|it| *it != game);
                ended += 1;
            }
        }
    }
    for game in &open {
        let it = world.host().table(*game).await.unwrap();
        println!(
            "{} goes on after {} answers, {:?} awaited, {:?}, {:?}",
            it.game, it.n, it.active, it.robots, it.motions
        );
    }
    assert_eq!((open.len(), ended), (0, games), "after {DAYS} days");
    for it in world.host().doctor().await.unwrap() {
        assert_eq!(it.trouble, None, "{it:?}");
    }
    let ledger = json!({ "step": STEP, "calls": world.calls, "rests": world.rests, "acts": world.acts });
    let ledger_at = dir.path().join("calendar.json");
    std::fs::write(&ledger_at, ledger.to_string()).unwrap();
    println!(
        "{games} games ended, {kills} kills, {substitutes} substitutes, {} orders, {} told that they are next, {} messages",
        world.orders,
        world.forewarned,
        world.calls.len()
    );
    drop(world);
    if let Some(to) = std::env::var_os("SLOWBOAT_KEEP") {
        std::fs::create_dir_all(&to).unwrap();
        for it in ["slowboat.db", "slowboat.db-wal", "calendar.json"] {
            std::fs::copy(dir.path().join(it), Path::new(&to).join(it)).ok();
        }
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/calendar.py");
    let checked =
        std::process::Command::new("python3").arg(script).arg(dir.path().join("slowboat.db")).arg(ledger_at).output();
    match checked {
        Ok(checked) => {
            let said = [checked.stdout, checked.stderr].map(|it| String::from_utf8_lossy(&it).into_owned()).concat();
            println!("{said}");
            assert!(checked.status.success(), "{said}");
        }
        Err(error) => println!("not worked out anew: python3 cannot be run ({error})"),
    }
}
