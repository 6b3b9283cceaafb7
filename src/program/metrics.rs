//! Figures and health for whoever watches over the bot: `/metrics` as OpenMetrics text, `/healthz` in words.

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
use crate::discord::Pulse;
use crate::host::{FailureKind, Host, Vitals};
use crate::store::{Store, free_bytes};

/// Everything that is looked at.
#[derive(Clone)]
pub(super) struct Watched {
    pub host: Host,
    pub store: Store,
    pub pulse: Pulse,
    pub nights: Nights,
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

impl Watched {
    async fn text(&self) -> String {
        let mut all = Registry::with_prefix("slowboat");
        self.pulse.counts.register(&mut all);
        let mut gauge = |name: &str, help: &str, value: f64| all.register(name, help, ConstGauge::new(value));
        // What cannot be read is left out; `/healthz` says why.
        if let Ok(Vitals { owed, oldest_owed, games_in_memory }) = self.host.vitals().await {
            gauge("owed", "Messages that have not arrived in their channels yet", owed as f64);
            gauge("oldest_owed_seconds", "How long the oldest of them has waited", oldest_owed.as_secs_f64());
            gauge("games_in_memory", "Games that are in memory", games_in_memory as f64);
        }
        let sizes = self.store.sizes();
        gauge("database_bytes", "The database", sizes.database as f64);
        gauge("database_log_bytes", "The write-ahead log beside the database", sizes.log as f64);
        if let Some(free) = self.free() {
            gauge("disk_free_bytes", "What may still be written where the database is", free as f64);
        }
        let outage = self.store.outage();
        let lasts = outage.as_ref().is_some_and(|it| it.until.is_none());
        gauge("write_trouble", "1 while nothing can be written to the database", f64::from(u8::from(lasts)));
        if let Some(age) = self.nights.age() {
            gauge("backup_age_seconds", "How old the newest nightly backup is", age.as_secs_f64());
        }
        let failed = self.nights.failure().is_some();
        gauge("backup_trouble", "1 if the last nightly backup failed", f64::from(u8::from(failed)));
        let connected = self.pulse.is_connected().await;
        gauge("connected", "1 while connected to Discord", f64::from(u8::from(connected)));
        if let Ok(failing) = self.host.failing().await {
            let kinds = Family::<[(&str, &str); 1], Gauge>::default();
            for kind in [FailureKind::Passing, FailureKind::Token, FailureKind::Closed, FailureKind::Refused] {
                let count = failing.iter().filter(|it| it.failure == kind).count();
                kinds.get_or_create(&[("kind", kind.key())]).set(i64::try_from(count).unwrap_or(i64::MAX));
            }
            all.register("failing", "Owed messages that were refused and are tried again, by kind", kinds);
        }
        all.register("log_lines_lost", "Lines of the log that nobody got", ConstCounter::new(log::lost()));
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &all) {
            tracing::error!(%error, "the metrics cannot be written");
        }
        text
    }

    /// Why the bot is not well.
    async fn ills(&self) -> Vec<String> {
        let mut ills = Vec::new();
        if let Err(error) = self.host.vitals().await {
            ills.push(format!("the database cannot be read: {error}"));
        }
        if let Some(outage) = self.store.outage().filter(|it| it.until.is_none()) {
            ills.push(format!("nothing can be written: {}", outage.what));
        }
        if let Some(free) = self.free().filter(|it| *it < self.low_disk) {
            ills.push(format!("only {free} bytes are left where the database is"));
        }
        if let Some(failure) = self.nights.failure() {
            let hours = self.nights.age().map(|it| format!("{} hours old", it.as_secs() / 3_600));
            let newest = hours.unwrap_or_else(|| "missing".to_owned());
            ills.push(format!("the nightly backup failed, and the newest copy is {newest}: {failure}"));
        }
        if !self.pulse.is_connected().await {
            ills.push("not connected to Discord".to_owned());
        }
        ills
    }

    fn free(&self) -> Option<u64> {
        free_bytes(self.store.path()?.parent()?)
    }
}
