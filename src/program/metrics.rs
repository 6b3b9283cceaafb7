//! Figures and health for whoever watches over the bot: `/metrics` as OpenMetrics text, `/healthz` in words.

use std::sync::atomic::AtomicU64;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::registry::Registry;
use tokio::net::TcpListener;
use tokio_util::task::AbortOnDropHandle;

use super::backup::Nights;
use super::config::Config;
use super::exit::{self, Failure};
use super::log;
use super::shards::{Part, Parts};
use crate::discord::{Counts, invalid_requests};
use crate::host::{FailureKind, Vitals};
use crate::store::free_bytes;

/// Everything that is looked at.
#[derive(Clone)]
pub(super) struct Watched {
    pub parts: Parts,
    pub counts: Counts,
    /// Nothing where there is no file to copy.
    pub nights: Option<Nights>,
    /// In bytes.
    pub low_disk: u64,
}

/// The address of the configuration, taken; nothing if it has none.
pub(super) async fn bind(config: &Config) -> Result<Option<TcpListener>, Failure> {
    let Some(address) = config.metrics_address()? else { return Ok(None) };
    let cannot = |error| Failure::new(exit::FAILURE, format!("metrics.listen: {address} cannot be used: {error}"));
    Ok(Some(TcpListener::bind(address).await.map_err(cannot)?))
}

/// Serves until it is dropped.
pub(super) fn serve(listener: TcpListener, watched: Watched) -> AbortOnDropHandle<()> {
    let pages = Router::new().route("/metrics", get(metrics)).route("/healthz", get(health)).with_state(watched);
    AbortOnDropHandle::new(tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, pages).await {
            tracing::error!(%error, "the metrics are no longer served");
        }
    }))
}

async fn metrics(State(watched): State<Watched>) -> Response {
    let text = watched.text().await;
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
}

async fn health(State(watched): State<Watched>) -> Response {
    let ills = watched.ills().await;
    if ills.is_empty() {
        return "well\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", ills.join("\n"))).into_response()
}

/// A figure of each shard.
type Shards = Family<[(&'static str, String); 1], Gauge<f64, AtomicU64>>;

impl Watched {
    async fn text(&self) -> String {
        let mut all = Registry::with_prefix("slowboat");
        self.counts.register(&mut all);
        let parts = self.parts.list();
        let (mut owed, mut oldest, mut in_memory, mut is_connected) = (0, 0.0_f64, 0, true);
        let (owed_of, oldest_of, connected_of) = (Shards::default(), Shards::default(), Shards::default());
        let mut known = true;
        for part in &parts {
            let label = [("shard", part.store.shard().id.to_string())];
            let connected = part.pulse.is_connected().await;
            is_connected &= connected;
            connected_of.get_or_create(&label).set(flag(connected));
            // What cannot be read is left out; `/healthz` says why.
            let Ok(Vitals { owed: count, oldest_owed, games_in_memory }) = part.host.vitals().await else {
                known = false;
                continue;
            };
            owed += count;
            oldest = oldest.max(oldest_owed.as_secs_f64());
            in_memory += games_in_memory;
            owed_of.get_or_create(&label).set(count as f64);
            oldest_of.get_or_create(&label).set(oldest_owed.as_secs_f64());
        }
        let mut gauge = |name: &str, help: &str, value: f64| all.register(name, help, ConstGauge::new(value));
        if known {
            gauge("owed", "Messages that have not arrived in their channels yet", owed as f64);
            gauge("oldest_owed_seconds", "How long the oldest of them has waited", oldest);
            gauge("games_in_memory", "Games that are in memory", in_memory as f64);
        }
        gauge("connected", "1 while connected to Discord", flag(is_connected));
        let help = "Requests of the last ten minutes that Discord counts against this machine; it bears 10,000";
        gauge("invalid_requests", help, invalid_requests() as f64);
        let lasts = parts.iter().filter_map(|it| it.store.outage()).any(|it| it.until.is_none());
        gauge("write_trouble", "1 while nothing can be written to the database", flag(lasts));
        match &self.nights {
            Some(nights) => {
                let sizes = parts.first().map(|it| it.store.sizes()).unwrap_or_default();
                gauge("database_bytes", "The database", sizes.database as f64);
                gauge("database_log_bytes", "The write-ahead log beside the database", sizes.log as f64);
                if let Some(free) = self.free() {
                    gauge("disk_free_bytes", "What may still be written where the database is", free as f64);
                }
                if let Some(age) = nights.age() {
                    gauge("backup_age_seconds", "How old the newest nightly backup is", age.as_secs_f64());
                }
                let failed = nights.failure().is_some();
                gauge("backup_trouble", "1 if the last nightly backup failed", flag(failed));
            }
            // On a server there may be several shards, and each can be elsewhere the next time.
            None => {
                gauge("shards", "Shards whose games are played in this process", parts.len() as f64);
                all.register("shard_connected", "1 while the shard is connected to Discord", connected_of);
                all.register("shard_owed", "Messages of the shard that have not arrived yet", owed_of);
                all.register("shard_oldest_owed_seconds", "How long the oldest of them has waited", oldest_of);
            }
        }
        let kinds = Family::<[(&str, &str); 1], Gauge>::default();
        for kind in [FailureKind::Passing, FailureKind::Token, FailureKind::Closed, FailureKind::Refused] {
            kinds.get_or_create(&[("kind", kind.key())]).set(0);
        }
        let mut known = true;
        for part in &parts {
            match part.host.failing().await {
                Ok(failing) => failing.iter().for_each(|it| {
                    kinds.get_or_create(&[("kind", it.failure.key())]).inc();
                }),
                Err(_) => known = false,
            }
        }
        if known {
            all.register("failing", "Owed messages that were refused and are tried again, by kind", kinds);
        }
        all.register("log_lines_lost", "Lines of the log that nobody got", ConstCounter::new(log::lost()));
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &all) {
            tracing::error!(%error, "the metrics cannot be written");
        }
        text
    }

    /// Why the bot is not well. Where nothing is played because other processes have all of it, it is well.
    async fn ills(&self) -> Vec<String> {
        let mut ills = Vec::new();
        for Part { host, store, pulse } in self.parts.list() {
            if let Err(error) = host.vitals().await {
                ills.push(format!("the database cannot be read: {error}"));
            }
            if let Some(outage) = store.outage().filter(|it| it.until.is_none()) {
                ills.push(format!("nothing can be written: {}", outage.what));
            }
            if !pulse.is_connected().await {
                let which = if self.nights.is_none() { format!("shard {}: ", store.shard().id) } else { String::new() };
                ills.push(format!("{which}not connected to Discord"));
            }
        }
        ills.dedup();
        if let Some(free) = self.free().filter(|it| *it < self.low_disk) {
            ills.push(format!("only {free} bytes are left where the database is"));
        }
        if let Some((nights, failure)) = self.nights.as_ref().and_then(|it| Some((it, it.failure()?))) {
            let hours = nights.age().map(|it| format!("{} hours old", it.as_secs() / 3_600));
            let newest = hours.unwrap_or_else(|| "missing".to_owned());
            ills.push(format!("the nightly backup failed, and the newest copy is {newest}: {failure}"));
        }
        ills
    }

    fn free(&self) -> Option<u64> {
        free_bytes(self.parts.list().first()?.store.path()?.parent()?)
    }
}

fn flag(is_so: bool) -> f64 {
    f64::from(u8::from(is_so))
}
