//! Files go up on connections of their own and a few at a time: nothing small ever waits behind them on a slow line.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude::Http;
use tokio::sync::{Semaphore, SemaphorePermit};

/// How many files go up at once. More would only share the same line.
const AT_ONCE: usize = 3;

/// How long one file may take: 200 KB at 2 KB/s.
pub(super) const PATIENCE: Duration = Duration::from_secs(100);

pub(super) struct Uploads {
    /// Not the client of the acknowledgements, which has other connections.
    pub http: Arc<Http>,
    room: Semaphore,
}

/// The way for one file, free for the next once this is dropped.
pub(super) struct Lane<'a> {
    http: &'a Http,
    _room: Option<SemaphorePermit<'a>>,
}

impl Uploads {
    pub(super) fn new(http: Http) -> Uploads {
        Uploads { http: Arc::new(http), room: Semaphore::new(AT_ONCE) }
    }

    /// Waits until there is room for another file.
    pub(super) async fn lane(&self) -> Lane<'_> {
        Lane { http: &self.http, _room: self.room.acquire().await.ok() }
    }
}

impl Deref for Lane<'_> {
    type Target = Http;
    fn deref(&self) -> &Http {
        self.http
    }
}
