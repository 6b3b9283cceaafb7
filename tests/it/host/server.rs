//! The club while its server comes and goes.

use std::time::{Duration, Instant};

use slowboat::host::{Denied, GameId};
use slowboat::store::Store;

use crate::common::stores::cluster::Cluster;
use crate::common::*;

const RESTARTS: usize = 10;
/// How long it takes until the club writes again.
const PATIENCE: Duration = Duration::from_secs(20);

impl Club {
    /// Any answer of somebody who is awaited; how many there are then.
    async fn step(&self, game: GameId, dice: &mut Dice) -> Result<usize, Denied> {
        let seat = self.host.table(game).await?.active[0];
        let open = self.host.panel(game, user(seat.0)).await?.decision.unwrap();
        let key = dice.key(&open.decision.form);
        Ok(self.say(game, seat.0, &key).await?.table.n)
    }
}

/// Ten times, by turns as an operator does it and as if it had crashed: nothing acknowledged is lost, nothing is doubled, and the
/// club goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn the_club_outlives_restarts_of_its_server() {
    // One of its own: others play on the one that they share.
    let Ok(server) = Cluster::start() else { return };
    let store = Store::connect(&server.fresh().await).await.unwrap();
    let club = Club::with(store.clone(), Fault::None).await;
    let table = club.lobby(1).await;
    let game = table.id;
    club.host.set_option(club.press(), game, user(0), "long", "yes").await.unwrap();
    club.host.join(club.press(), game, person(1)).await.unwrap();
    club.host.begin(club.press(), game, user(0)).await.unwrap();
    let (mut dice, mut refused) = (Dice(3), 0);
    for round in 0..RESTARTS {
        tokio::task::block_in_place(|| server.restart(if round % 2 == 0 { "fast" } else { "immediate" }));
        let (began, mut given) = (Instant::now(), 0);
        while given < 4 {
            assert!(began.elapsed() < PATIENCE, "round {round}, {given} answers");
            match club.step(game, &mut dice).await {
                // It is there at once, and not only acknowledged.
                Ok(n) => {
                    given += 1;
                    assert_eq!(store.answers(game).await.unwrap().len(), n, "round {round}");
                }
                Err(Denied::Unsaved { .. } | Denied::Trouble) => {
                    refused += 1;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(denied) => assert!(matches!(denied, Denied::Refused(_)), "{denied:?}"),
            }
        }
    }
    println!("{RESTARTS} restarts, {refused} times told that nothing can be saved");
    let began = Instant::now();
    while store.outage().is_some_and(|it| it.until.is_none()) {
        assert!(began.elapsed() < PATIENCE, "the outage does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(store.altered(game).await.unwrap(), None);
}
