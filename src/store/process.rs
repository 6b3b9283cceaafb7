//! This process among those that play on one server's database. Each gives a sign of life over a connection of its own, and takes its
//! share of Discord's shards: those that are free, and none that another one has. What is too much is given back, so that who comes later
//! gets a share, too.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgListener};
use sqlx::{Connection as _, PgConnection, PgPool, query, query_as, query_scalar};
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;

use super::heir::Handover;
use super::lease::{self, LEASE, Lease, Shard};
use super::sql::Base;
use super::types::UserId;
use super::{Place, Store, StoreError};

/// How often it gives a sign of life, and looks for what is free.
const ROUND: Duration = Duration::from_secs(1);
/// How often somebody tries who waits for all of them.
const AGAIN: Duration = Duration::from_millis(100);
/// Discord lets a bucket identify every five seconds; it counts from when it hears of it.
const IDENTIFY: Duration = Duration::from_millis(5_500);

const ALIVE: &str = "INSERT INTO processes (owner, pid, began, until, wants) \
    SELECT $1, pid, backend_start, now() + make_interval(secs => $2), $3 FROM pg_stat_activity WHERE pid = pg_backend_pid() \
    ON CONFLICT (owner) DO UPDATE SET pid = excluded.pid, began = excluded.began, until = excluded.until, wants = excluded.wants";
/// The connection may be another one than that by which they were taken.
const KEEP: &str = "UPDATE shards SET pid = pg_backend_pid(), \
    began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()), \
    until = now() + make_interval(secs => $2) WHERE owner = $1 RETURNING id, epoch";
/// How many processes there are, how many shards, and how many there should be.
const COUNT: &str = "SELECT (SELECT count(*) FROM processes WHERE is_held(pid, began, until) AND NOT is_going), \
    (SELECT max(of) FROM shards), (SELECT coalesce(max(wants), 1) FROM processes WHERE is_held(pid, began, until))";
const FREE: &str = "SELECT id FROM shards WHERE NOT is_held(pid, began, until) \
    AND (coalesce(heir_until, '-infinity') < now() OR heir = $1) ORDER BY id";
const FORGET: &str = "DELETE FROM processes WHERE owner = $1 OR until < now() - interval '1 day'";
/// Only once nobody has any of them. No epoch ever comes again.
const DIVIDE: &str = "WITH old AS (DELETE FROM shards RETURNING epoch) \
    INSERT INTO shards (id, of, epoch) SELECT id, $1, (SELECT max(epoch) + 1 FROM old) FROM generate_series(0, $1 - 1) AS id";
/// When this bucket's turn is, in seconds from now.
const TURN: &str = "INSERT INTO identifies (bucket, next) VALUES ($1, now() + make_interval(secs => $2)) \
    ON CONFLICT (bucket) DO UPDATE SET next = greatest(identifies.next, now()) + make_interval(secs => $2) \
    RETURNING extract(epoch FROM next - now())::DOUBLE PRECISION - $2";

/// By which processes tell each other that shards have become free.
pub(super) const CHANGED: &str = "NOTIFY slowboat_shards";
const SHARDS: &str = "slowboat_shards";
/// By which they tell each other that somebody rests otherwise.
pub(super) const RESTS: &str = "slowboat_rests";

/// What happens to this process.
pub enum Change {
    /// It plays the games of this shard from now on.
    Take(Store),
    /// It is to connect for this shard, which another process is about to leave.
    Prepare(Shard),
    /// It does not get that shard after all.
    Forget(Shard),
    /// Another process is to have this shard: it offers it (`Handover::offer`), ends what it does there and gives it back
    /// (`Process::leave`).
    Leave(Shard),
    /// The servers are divided anew: it gives this shard back at once.
    Drop(Shard),
    /// Another process has it already.
    Lost(Shard),
    /// This person's rest has been written; nothing if it could be anybody's.
    Rest(Option<UserId>),
}

/// What it has of the shards.
struct Held {
    store: Store,
    lease: Arc<Lease>,
    /// It was asked to give it back.
    is_leaving: bool,
}

/// This process. It goes when this is dropped.
pub struct Process {
    inner: Arc<Inner>,
    changes: mpsc::UnboundedReceiver<Change>,
}

pub(super) struct Inner {
    pub(super) owner: String,
    pub(super) pool: PgPool,
    place: Place,
    options: PgConnectOptions,
    /// How many shards Discord has recommended.
    wants: Mutex<u32>,
    held: Mutex<Vec<Held>>,
    /// What it has come forward for (`heir`).
    expected: Mutex<Vec<Shard>>,
    is_going: AtomicBool,
    changes: mpsc::UnboundedSender<Change>,
    again: Notify,
    end: CancellationToken,
}

impl Drop for Process {
    fn drop(&mut self) {
        self.inner.end.cancel();
    }
}

impl Process {
    pub(super) fn new(pool: PgPool, place: Place, options: PgConnectOptions) -> Result<Process, StoreError> {
        let (sender, changes) = mpsc::unbounded_channel();
        let inner = Arc::new(Inner {
            owner: owner()?,
            pool,
            place,
            options,
            wants: Mutex::new(1),
            held: Mutex::default(),
            expected: Mutex::default(),
            is_going: AtomicBool::new(false),
            changes: sender,
            again: Notify::new(),
            end: CancellationToken::new(),
        });
        Ok(Process { inner, changes })
    }

    /// Joins the others, so as to play on some of so many shards.
    pub fn join(&self, shards: u32) {
        let inner = &self.inner;
        self.want(shards);
        tokio::spawn(keep(Arc::downgrade(inner), inner.end.clone()));
        tokio::spawn(listen(inner.pool.clone(), Arc::downgrade(inner), inner.end.clone()));
    }

    pub fn handover(&self) -> Handover {
        Handover(Arc::clone(&self.inner))
    }

    /// Waits for what happens next.
    pub async fn change(&mut self) -> Change {
        match self.changes.recv().await {
            Some(change) => change,
            None => std::future::pending().await,
        }
    }

    /// Discord wants so many shards by now. Once all processes have given back what they have, it is divided anew.
    pub fn want(&self, shards: u32) {
        let mut wants = self.inner.wants.lock().unwrap_or_else(PoisonError::into_inner);
        *wants = shards.max(*wants);
        self.inner.again.notify_one();
    }

    /// Gives a shard back. Nothing is played there any more.
    pub async fn leave(&self, store: &Store) {
        let held = {
            let mut all = self.inner.held();
            let at = all.iter().position(|it| Arc::ptr_eq(&it.store.0, &store.0));
            at.map(|it| all.remove(it))
        };
        if let Some(held) = held {
            held.lease.leave().await;
        }
        self.inner.again.notify_one();
    }

    /// Gives everything back and goes.
    pub async fn close(self) {
        self.inner.end.cancel();
        let held = std::mem::take(&mut *self.inner.held());
        for it in held {
            it.lease.leave().await;
        }
        if let Err(error) = query(FORGET).bind(&self.inner.owner).execute(&self.inner.pool).await {
            tracing::debug!(%error, "it is not noted that this process goes");
        }
        self.inner.pool.close().await;
    }
}

impl Inner {
    fn held(&self) -> MutexGuard<'_, Vec<Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn expected(&self) -> MutexGuard<'_, Vec<Shard>> {
        self.expected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn goes(&self) {
        self.is_going.store(true, Ordering::Relaxed);
    }

    /// Nobody listens any more when the process ends.
    pub(super) fn tell(&self, change: Change) {
        let _ = self.changes.send(change);
    }

    /// A sign of life, and whatever follows from what is found.
    async fn round(&self, line: &mut PgConnection) -> Result<(), sqlx::Error> {
        let wants = *self.wants.lock().unwrap_or_else(PoisonError::into_inner);
        let alive = query(ALIVE).bind(&self.owner).bind(LEASE.as_secs_f64()).bind(i64::from(wants));
        alive.execute(&mut *line).await?;
        self.prolong(line).await?;
        let (processes, of, wanted): (i64, i64, i64) = query_as(COUNT).fetch_one(&mut *line).await?;
        if wanted > of {
            self.give_all_back();
            if self.held().is_empty() {
                self.divide(line, wanted).await?;
            }
            return Ok(());
        }
        if self.is_going.load(Ordering::Relaxed) {
            return Ok(());
        }
        let share = usize::try_from((of + processes.max(1) - 1) / processes.max(1)).unwrap_or(usize::MAX);
        self.ask_back(share);
        self.expect(line).await?;
        let mut room = share.saturating_sub(self.held().len() + self.expected().len());
        let free: Vec<i64> = query_scalar(FREE).bind(&self.owner).fetch_all(&mut *line).await?;
        for id in free {
            let at = self.expected().iter().position(|it| i64::from(it.id) == id);
            if (at.is_none() && room == 0) || !self.take(line, id, of).await? {
                continue;
            }
            match at {
                Some(at) => drop(self.expected().remove(at)),
                None => room -= 1,
            }
        }
        self.claim(line, of, room).await
    }

    /// Prolongs the leases, and tells of those that are lost.
    async fn prolong(&self, line: &mut PgConnection) -> Result<(), sqlx::Error> {
        let since = Instant::now();
        let kept: Vec<(i64, i64)> =
            query_as(KEEP).bind(&self.owner).bind(LEASE.as_secs_f64()).fetch_all(&mut *line).await?;
        let mut held = self.held();
        let (still, lost) = std::mem::take(&mut *held).into_iter().partition(|it| it.lease.prolong(&kept, since));
        *held = still;
        for it in lost as Vec<Held> {
            self.tell(Change::Lost(it.store.shard()));
        }
        Ok(())
    }

    /// Asks for what is more than this share to be given back.
    fn ask_back(&self, share: usize) {
        let mut held = self.held();
        let staying = held.iter().filter(|it| !it.is_leaving).count();
        let surplus = staying.saturating_sub(share);
        for it in held.iter_mut().rev().filter(|it| !it.is_leaving).take(surplus) {
            it.is_leaving = true;
            self.tell(Change::Leave(it.store.shard()));
        }
    }

    /// What is offered as well: nobody can take it over any more.
    fn give_all_back(&self) {
        for it in self.held().iter_mut() {
            it.is_leaving = true;
            self.tell(Change::Drop(it.store.shard()));
        }
    }

    async fn take(&self, line: &mut PgConnection, id: i64, of: i64) -> Result<bool, sqlx::Error> {
        let (Ok(number), Ok(count)) = (u32::try_from(id), u32::try_from(of)) else { return Ok(false) };
        let Some(lease) = Lease::take(&self.owner, &self.options, line, &[id]).await? else { return Ok(false) };
        let (lease, shard) = (Arc::new(lease), Shard { id: number, of: count });
        let base = Base::Server { pool: self.pool.clone(), lease: Some(Arc::clone(&lease)) };
        let store = Store::on_server(base, self.place.clone(), shard);
        self.held().push(Held { store: store.clone(), lease, is_leaving: false });
        self.tell(Change::Take(store));
        Ok(true)
    }

    /// Divides all servers anew, if nobody has any of them.
    async fn divide(&self, line: &mut PgConnection, shards: i64) -> Result<(), sqlx::Error> {
        let all = lease::shards(line).await?;
        let mut tx = line.begin().await?;
        query(lease::ALONE).bind(all).execute(&mut *tx).await?;
        query("LOCK TABLE shards IN EXCLUSIVE MODE").execute(&mut *tx).await?;
        let count = "SELECT count(*) FILTER (WHERE is_held(pid, began, until)), max(of) FROM shards";
        let (held, of): (i64, i64) = query_as(count).fetch_one(&mut *tx).await?;
        if held == 0 && of < shards {
            query(DIVIDE).bind(shards).execute(&mut *tx).await?;
            query(CHANGED).execute(&mut *tx).await?;
            tracing::warn!(before = of, now = shards, "the shards are divided anew");
        }
        tx.commit().await
    }
}

pub(super) async fn turn_to_identify(pool: &PgPool, bucket: u32) -> Result<(), StoreError> {
    let turn = query_scalar(TURN).bind(i64::from(bucket)).bind(IDENTIFY.as_secs_f64());
    let wait: f64 = turn.fetch_one(pool).await?;
    tokio::time::sleep(Duration::try_from_secs_f64(wait).unwrap_or_default()).await;
    Ok(())
}

/// Takes all shards, as soon as all are free, for as long as the store that it returns is open.
pub(super) async fn alone(pool: PgPool, place: Place, options: PgConnectOptions) -> Result<Store, StoreError> {
    let owner = owner()?;
    let mut line = PgConnection::connect_with(&options).await?;
    let since = Instant::now();
    let lease = loop {
        let all = lease::shards(&mut line).await?;
        if let Some(lease) = Lease::take(&owner, &options, &mut line, &all).await? {
            break Arc::new(lease);
        }
        if since.elapsed() > LEASE + ROUND {
            return Err(StoreError::Locked { place: place.to_string() });
        }
        tokio::time::sleep(AGAIN).await;
    };
    let base = Base::Server { pool, lease: Some(Arc::clone(&lease)) };
    tokio::spawn(keep_alone(Arc::downgrade(&lease), owner, options, line));
    Ok(Store::on_server(base, place, Shard::ALL))
}

/// For as long as the store is open: the line ends with it.
async fn keep_alone(lease: Weak<Lease>, owner: String, options: PgConnectOptions, line: PgConnection) {
    let mut line = Some(line);
    loop {
        tokio::time::sleep(ROUND).await;
        let Some(lease) = lease.upgrade() else { return };
        let kept = async {
            let own = connected(&mut line, &options).await?;
            let since = Instant::now();
            let keep = query_as(KEEP).bind(&owner).bind(LEASE.as_secs_f64());
            let kept: Vec<(i64, i64)> = keep.fetch_all(own).await?;
            Ok::<_, sqlx::Error>(lease.prolong(&kept, since))
        };
        match kept.await {
            Ok(true) => {}
            Ok(false) => {
                tracing::error!("another process has taken over");
                return;
            }
            Err(error) => {
                tracing::warn!(%error, "the lease on the database could not be prolonged; trying again");
                line = None;
            }
        }
    }
}

/// Gives signs of life until the process goes, over a new line if need be.
async fn keep(inner: Weak<Inner>, end: CancellationToken) {
    let mut line = None;
    loop {
        let Some(own) = inner.upgrade() else { return };
        let round = async { own.round(connected(&mut line, &own.options).await?).await };
        if let Err(error) = round.await {
            tracing::warn!(%error, "no sign of life reaches the database; trying again");
            line = None;
        }
        tokio::select! {
            () = end.cancelled() => return,
            () = own.again.notified() => {}
            () = tokio::time::sleep(ROUND) => {}
        }
    }
}

async fn connected<'a>(
    line: &'a mut Option<PgConnection>,
    options: &PgConnectOptions,
) -> Result<&'a mut PgConnection, sqlx::Error> {
    match line {
        Some(line) => Ok(line),
        None => Ok(line.insert(PgConnection::connect_with(options).await?)),
    }
}

/// Hears what the others tell. What was told while the line was dead could have been of anybody.
async fn listen(pool: PgPool, inner: Weak<Inner>, end: CancellationToken) {
    loop {
        let heard = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen_all([SHARDS, RESTS]).await?;
            let mut told = Some(Change::Rest(None));
            loop {
                let Some(inner) = inner.upgrade() else { return Ok::<_, sqlx::Error>(()) };
                match told.take() {
                    Some(change) => inner.tell(change),
                    None => inner.again.notify_one(),
                }
                drop(inner);
                told = match listener.try_recv().await? {
                    Some(it) if it.channel() == SHARDS => None,
                    Some(it) => Some(Change::Rest(it.payload().parse().ok().map(UserId))),
                    // The line was dead meanwhile.
                    None => Some(Change::Rest(None)),
                };
            }
        };
        tokio::select! {
            () = end.cancelled() => return,
            heard = heard => match heard {
                Ok(()) => return,
                Err(error) => tracing::debug!(%error, "nothing is heard of the other processes; trying again"),
            }
        }
        tokio::select! {
            () = end.cancelled() => return,
            () = tokio::time::sleep(ROUND) => {}
        }
    }
}

/// A name that no other process has.
fn owner() -> Result<String, StoreError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|it| StoreError::Sql(sqlx::Error::Io(std::io::Error::other(it))))?;
    Ok(format!("{}-{:032x}", std::process::id(), u128::from_be_bytes(bytes)))
}
