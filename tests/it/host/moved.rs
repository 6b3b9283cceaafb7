//! Running games that go from a file into a PostgreSQL database and back, and are played on in each.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use slowboat::games::Registry;
use slowboat::host::{
    Actor, ChannelId, Command, Denied, GameId, GuildId, Host, InteractionId, Person, Place, SystemClock, UserId, Wish,
};
use slowboat::store::Store;

use crate::common::*;

/// How many games there are; more with `SLOWBOAT_GAMES`.
const GAMES: u64 = 8;

struct Tables {
    host: Host,
    registry: Registry,
    dice: Dice,
    next: u64,
}

impl Tables {
    async fn on(store: &Store, registry: &Registry, next: u64) -> Tables {
        let host = Host::start(store.clone(), registry.clone(), Arc::new(SystemClock)).await.unwrap();
        host.configure(|it| it.games_in_memory = 4);
        Tables { host, registry: registry.clone(), dice: Dice(next), next }
    }

    async fn run(&mut self, game: GameId, who: u64, command: Command) -> Result<(), Denied> {
        self.next += 1;
        let person = Person { user: UserId(who), name: format!("Person {who}") };
        let actor = Actor::Person { person, is_moderator: false };
        self.host.run(InteractionId(self.next), game, actor, command).await.map(|_| ())
    }

    /// A running game of the kind that comes next.
    async fn open(&mut self, at: u64) -> GameId {
        let games: Vec<_> = self.registry.games().collect();
        let card = games[at as usize % games.len()].card();
        let edition = Some(card.editions[self.dice.below(card.editions.len())].to_owned());
        let (least, most) = (*card.seats.start().max(&2), *card.seats.end());
        let seats = least + self.dice.below(usize::from(most - least) + 1) as u8;
        let (game, seats) = (card.id.to_owned(), Some(seats));
        let wish = Wish { game, edition, options: BTreeMap::new(), seats, robots: None };
        let place = Place { guild: Some(GuildId(7)), channel: ChannelId(100 + at) };
        let opener = Person { user: UserId(1), name: "Person 1".to_owned() };
        self.next += 1;
        let id = self.host.open(InteractionId(self.next), place, opener, wish).await.unwrap().table.id;
        for who in 2..=u64::from(seats.unwrap()) {
            self.run(id, who, Command::Join).await.unwrap();
        }
        self.run(id, 1, Command::Start { seating: None }).await.unwrap();
        id
    }

    /// Plays some steps: answers, and now and then one is taken back.
    async fn play(&mut self, game: GameId, steps: usize) -> usize {
        let mut given = 0;
        for _ in 0..steps {
            let table = self.host.table(game).await.unwrap();
            let Some(seat) = table.active.first().copied() else { break };
            let who = u64::from(seat.0) + 1;
            let Some(open) = self.host.panel(game, UserId(who)).await.unwrap().decision else { break };
            let proposed = table.team.as_ref().and_then(|it| it.proposals.first()).map(|it| it.offer.key.clone());
            let key = proposed.unwrap_or_else(|| self.dice.key(&open.decision.form));
            given += usize::from(self.run(game, who, Command::Answer { token: None, key }).await.is_ok());
            if self.dice.below(12) == 0 {
                drop(self.run(game, who, Command::Undo { token: None }).await);
            }
        }
        given
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_go_there_and_back_unchanged_and_play_on_in_both() {
    let Some(url) = stores::fresh_url().await else { return };
    let games = std::env::var("SLOWBOAT_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(GAMES);
    let dir = tempfile::tempdir().unwrap();
    let registry = Registry::load(None).unwrap();
    let (first, second) = (dir.path().join("first"), dir.path().join("second"));
    let file = Store::open(&first).await.unwrap();
    let mut tables = Tables::on(&file, &registry, 1_000).await;
    let mut all = Vec::new();
    for at in 0..games {
        let id = tables.open(at).await;
        let steps = 5 + tables.dice.below(60);
        tables.play(id, steps).await;
        all.push(id);
    }
    drop(tables);
    file.close().await;

    let began = Instant::now();
    let (file, server) = (Store::open(&first).await.unwrap(), Store::connect(&url).await.unwrap());
    let moved = file.move_into(&server).await.unwrap();
    let there = began.elapsed();
    assert_eq!(moved.games as u64, games);
    assert!(file.move_into(&server).await.is_err(), "it holds games already");
    let back = Store::open(&second).await.unwrap();
    assert_eq!(server.move_into(&back).await.unwrap(), moved);
    println!("{moved:?}: there in {there:?}, there and back in {:?}", began.elapsed());
    assert!(file.dump().await.unwrap() == back.dump().await.unwrap(), "every row is as it was");
    assert!(file.dump().await.unwrap() == server.dump().await.unwrap());
    for store in [&server, &back] {
        let mut tables = Tables::on(store, &registry, 1 << 40).await;
        assert!(tables.host.doctor().await.unwrap().iter().all(|it| it.trouble.is_none()));
        for id in &all {
            let running = tables.host.table(*id).await.unwrap().phase == slowboat::store::Phase::Running;
            assert!(!running || tables.play(*id, 3).await > 0, "{id} does not go on");
        }
        assert_eq!(tables.open(games).await, GameId(games as i64 + 1), "new games have new numbers");
    }
}
