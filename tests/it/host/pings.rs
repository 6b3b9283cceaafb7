//! How often a game in which everybody acts in every turn calls its people, with robots that answer for them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use slowboat::engine::{Scope, Seat};
use slowboat::games::Registry;
use slowboat::host::{Command, GameId, Host, InteractionId, MessageId, Pass, Phase, Wish};
use slowboat::store::Store;

use crate::common::stores;
use crate::common::{Commands, Dice, Hand, arrived, person, place, user};

const SEATS: u8 = 4;

/// What was counted in whole games.
#[derive(Debug, Default)]
struct Count {
    turns: usize,
    tokens: usize,
    pings: usize,
    /// The most people of whom each waited for the one before, within a turn.
    chain: usize,
}

async fn started(store: &Store) -> Host {
    let clock = Arc::new(Hand(AtomicI64::new(1_800_000_000_000)));
    Host::start(store.clone(), Registry::load(None).unwrap(), clock).await.unwrap()
}

/// A game of Boonlake whose first player has been called.
async fn begun(host: &Host, press: &mut impl FnMut() -> InteractionId) -> GameId {
    let wish = Wish { game: "boonlake".to_owned(), ..Wish::default() };
    let id = Commands::lobby(host, press(), place(1), person(0), wish).await.unwrap().id;
    for seat in 1..SEATS {
        host.join(press(), id, person(seat)).await.unwrap();
    }
    host.begin(press(), id, user(0)).await.unwrap();
    called(host, id).await;
    id
}

/// Plays a game with random answers; whoever has ended a turn passes on all shared parts until the next, if that is wanted.
async fn play(number: u64, passing: bool, count: &mut Count) {
    let host = started(&stores::memory().await).await;
    let mut press = 0;
    let mut press = || {
        press += 1;
        InteractionId(press)
    };
    let id = begun(&host, &mut press).await;
    let mut dice = Dice(number);
    let mut depth: BTreeMap<u8, usize> = BTreeMap::new();
    loop {
        let table = host.table(id).await.unwrap();
        if table.phase != Phase::Running {
            assert_eq!(table.phase, Phase::Over);
            return;
        }
        let seat = table.active[dice.below(table.active.len())].0;
        let open = host.panel(id, user(seat)).await.unwrap().decision.unwrap();
        let ask = open.decision.ask.id;
        if ask == "action" {
            count.turns += 1;
            depth = BTreeMap::from([(seat, 1)]);
        }
        let key = dice.key(&open.decision.form);
        if host.answer(press(), id, user(seat), None, &key).await.is_err() {
            continue;
        }
        if passing && ask == "sail" {
            let pass = Pass { kind: "shared".to_owned(), scope: Scope::Turn, ask: None };
            let command = Command::PassAhead { token: None, pass: Some(pass) };
            host.by(press(), id, user(seat), command).await.unwrap();
        }
        let after = depth.get(&seat).copied().unwrap_or(1) + 1;
        for it in called(&host, id).await {
            count.pings += 1;
            depth.insert(it.0, after);
            count.chain = count.chain.max(after);
        }
        count.tokens += usize::from(ask == "token");
    }
}

/// Everything that is owed, delivered; says who was called by it.
async fn called(host: &Host, game: GameId) -> Vec<Seat> {
    let people = host.table(game).await.unwrap();
    let mut called = Vec::new();
    loop {
        let due = host.due(host.now(), 10).await.unwrap();
        if due.is_empty() {
            return called;
        }
        for delivery in due {
            called.extend(delivery.ping.iter().filter_map(|it| people.seat_of(*it)));
            host.delivered(delivery.id, arrived(MessageId(9))).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_more_than_once_a_turn() {
    let (mut asked, mut passing) = (Count::default(), Count::default());
    for number in 1..=2 {
        play(number, false, &mut asked).await;
        play(number, true, &mut passing).await;
    }
    for (what, it) in [("asked each time", &asked), ("passing until the own turn", &passing)] {
        let each = it.pings as f64 / (it.turns * usize::from(SEATS)) as f64;
        println!("{what}: {it:?}; {each:.2} calls a person and turn, {:.1} a cycle of four turns", each * 16.0);
    }
    // Each scoring, in which everybody lays a token, calls all once more, and those again who have levers to use at its end.
    let most = |it: &Count| it.turns * usize::from(SEATS) + 2 * it.tokens;
    assert!(asked.pings <= most(&asked), "{asked:?}");
    assert!(passing.pings < asked.pings * passing.turns / asked.turns, "{passing:?} {asked:?}");
    // A turn goes round the table for its shared part, and where it ends with a scoring, for the tokens and for the levers.
    assert!(asked.chain.max(passing.chain) <= 3 * usize::from(SEATS), "{asked:?} {passing:?}");
}

/// A question that has to wait until others have answered theirs is open again afterwards. Whoever was called to it knows of
/// it, unless they have looked meanwhile and were told that there is nothing to do; a restart of the bot changes neither.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_twice_to_a_question_unless_they_saw_that_it_was_gone() {
    for (looks, restarts) in [(false, false), (false, true), (true, false), (true, true)] {
        let store = stores::memory().await;
        let mut host = started(&store).await;
        let mut press = 0;
        let mut press = || {
            press += 1;
            InteractionId(press)
        };
        let id = begun(&host, &mut press).await;
        let mut dice = Dice(7);
        let mut waiting: BTreeMap<Seat, &str> = BTreeMap::new();
        let mut again = 0;
        while again < 3 {
            let table = host.table(id).await.unwrap();
            assert_eq!(table.phase, Phase::Running, "looks: {looks}, restarts: {restarts}: it came {again} times only");
            let mut asked: BTreeMap<Seat, &str> = BTreeMap::new();
            for seat in &table.active {
                let open = host.panel(id, user(seat.0)).await.unwrap().decision.unwrap();
                asked.insert(*seat, open.decision.ask.id);
            }
            let seat = table.active[dice.below(table.active.len())];
            let open = host.panel(id, user(seat.0)).await.unwrap().decision.unwrap();
            let key = dice.key(&open.decision.form);
            if host.answer(press(), id, user(seat.0), None, &key).await.is_err() {
                continue;
            }
            asked.remove(&seat);
            waiting.remove(&seat);
            let called = called(&host, id).await;
            let active = host.table(id).await.unwrap().active;
            for now in &active {
                let Some(was) = waiting.remove(now) else { continue };
                let open = host.panel(id, user(now.0)).await.unwrap().decision.unwrap();
                if open.decision.ask.id == was {
                    assert_eq!(called.contains(now), looks, "restarts: {restarts}: {now:?} was called to {was}");
                    again += 1;
                }
            }
            for (it, ask) in asked {
                if active.contains(&it) {
                    continue;
                }
                waiting.insert(it, ask);
                if looks {
                    assert!(host.panel(id, user(it.0)).await.unwrap().decision.is_none());
                }
                if restarts {
                    host = started(&store).await;
                }
            }
        }
    }
}
