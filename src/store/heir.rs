//! Handing a shard over. Whoever leaves it says so first, and goes on until another process has connected to Discord in its place: so
//! there is always a connection that hears what happens.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{PgConnection, query, query_as, query_scalar};

use super::StoreError;
use super::lease::Shard;
use super::process::{CHANGED, Change, Inner, turn_to_identify};

/// How long a process that ends waits for an heir. Discord's queue lets a shard of each bucket connect every five and a half seconds.
pub const ENDING: Duration = Duration::from_secs(12);
/// And one that only has more than its share: nothing is in a hurry.
pub const SHARING: Duration = Duration::from_secs(40);
const AGAIN: Duration = Duration::from_millis(50);
/// For how long a shard is kept for an heir of whom nothing is heard any more.
const KEPT: Duration = Duration::from_secs(4);

const OFFER: &str = "UPDATE shards SET offered = owner, heir = NULL, heir_until = NULL, is_ready = false \
    WHERE owner = $1 AND id = $2";
const OFFERED: &str = "SELECT id FROM shards WHERE offered = owner AND owner <> $1 \
    AND coalesce(heir_until, '-infinity') < now() AND is_held(pid, began, until) ORDER BY id";
const CLAIM: &str = "UPDATE shards SET heir = $1, heir_until = now() + make_interval(secs => $3), is_ready = false \
    WHERE id = $2 AND offered = owner AND owner <> $1 AND coalesce(heir_until, '-infinity') < now()";
/// What will still be this one's: it is offered or free, and nobody else has come forward.
const EXPECT: &str = "UPDATE shards SET heir_until = now() + make_interval(secs => $3) WHERE heir = $1 AND id = ANY($2) \
    AND (offered = owner OR NOT is_held(pid, began, until)) RETURNING id";
const READY: &str = "UPDATE shards SET is_ready = true WHERE heir = $1 AND id = $2";
/// Whether the heir is connected, and whether there is anybody who could be one.
const AWAITED: &str = "SELECT is_ready, EXISTS (SELECT 1 FROM processes AS p WHERE p.owner <> $1 AND NOT p.is_going \
    AND is_held(p.pid, p.began, p.until)) FROM shards WHERE owner = $1 AND id = $2";
const DECLINE: &str = "UPDATE shards SET heir = NULL, heir_until = NULL WHERE heir = $1";
const GO: &str = "UPDATE processes SET is_going = true WHERE owner = $1";

/// What a process does to hand over and to take over, for as long as it is open.
#[derive(Clone)]
pub struct Handover(pub(super) Arc<Inner>);

impl Handover {
    /// Offers a shard, and waits for so long at most until another process is ready to take it. Says whether one is.
    pub async fn offer(&self, shard: Shard, patience: Duration) -> bool {
        let since = Instant::now();
        let offered = async {
            query(OFFER).bind(&self.0.owner).bind(i64::from(shard.id)).execute(&self.0.pool).await?;
            query(CHANGED).execute(&self.0.pool).await?;
            while since.elapsed() < patience {
                let awaited = query_as(AWAITED).bind(&self.0.owner).bind(i64::from(shard.id));
                match awaited.fetch_optional(&self.0.pool).await? {
                    Some((true, _)) => return Ok(true),
                    Some((false, true)) => tokio::time::sleep(AGAIN).await,
                    // Nobody is there, or it has been lost.
                    Some((false, false)) | None => return Ok(false),
                }
            }
            Ok::<_, sqlx::Error>(false)
        };
        offered.await.unwrap_or_else(|error| {
            tracing::warn!(%error, shard = shard.id, "it cannot be offered to another process");
            false
        })
    }

    /// This process has connected to take this shard over.
    pub async fn ready(&self, shard: Shard) {
        let ready = query(READY).bind(&self.0.owner).bind(i64::from(shard.id)).execute(&self.0.pool).await;
        // The one who leaves goes all the same, a little later.
        if let Err(error) = ready {
            tracing::warn!(%error, shard = shard.id, "nobody is told that it can be taken over");
        }
    }

    /// Waits until a shard of this bucket may identify. All processes wait in one queue.
    pub async fn turn_to_identify(&self, bucket: u32) -> Result<(), StoreError> {
        turn_to_identify(&self.0.pool, bucket).await
    }

    /// From now on this process takes nothing, not even what it has come forward for, and the others count without it.
    pub async fn go(&self) {
        self.0.goes();
        let told = async {
            query(GO).bind(&self.0.owner).execute(&self.0.pool).await?;
            query(DECLINE).bind(&self.0.owner).execute(&self.0.pool).await?;
            query(CHANGED).execute(&self.0.pool).await
        };
        if let Err(error) = told.await {
            tracing::warn!(%error, "nobody is told that this process goes");
        }
    }
}

impl Inner {
    /// Comes forward for what others offer, as far as there is room. It is told to connect.
    pub(super) async fn claim(&self, line: &mut PgConnection, of: i64, room: usize) -> Result<(), sqlx::Error> {
        if room == 0 {
            return Ok(());
        }
        let offered: Vec<i64> = query_scalar(OFFERED).bind(&self.owner).fetch_all(&mut *line).await?;
        let mut left = room;
        for id in offered {
            let (Ok(number), Ok(count)) = (u32::try_from(id), u32::try_from(of)) else { continue };
            if left == 0 {
                break;
            }
            let claim = query(CLAIM).bind(&self.owner).bind(id).bind(KEPT.as_secs_f64());
            if claim.execute(&mut *line).await?.rows_affected() > 0 {
                left -= 1;
                let shard = Shard { id: number, of: count };
                self.expected().push(shard);
                self.tell(Change::Prepare(shard));
            }
        }
        Ok(())
    }

    /// Says that it still waits for what it has come forward for, and forgets what another one has got.
    pub(super) async fn expect(&self, line: &mut PgConnection) -> Result<(), sqlx::Error> {
        let ids: Vec<i64> = self.expected().iter().map(|it| i64::from(it.id)).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let expect = query_scalar(EXPECT).bind(&self.owner).bind(ids).bind(KEPT.as_secs_f64());
        let still: Vec<i64> = expect.fetch_all(&mut *line).await?;
        let gone: Vec<Shard> = self.expected().extract_if(.., |it| !still.contains(&i64::from(it.id))).collect();
        gone.into_iter().for_each(|it| self.tell(Change::Forget(it)));
        Ok(())
    }
}
