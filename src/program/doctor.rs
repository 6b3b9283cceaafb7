//! `slowboat doctor` and `slowboat backup`: checks and copies of the database.

use std::path::Path;
use std::sync::Arc;

use clap::Args;
use serde_json::json;

use super::config::Config;
use super::exit::{self, Failure};
use super::run::store_failure;
use super::{registry, say, wordbook};
use crate::host::{Finding, Host, SystemClock};
use crate::store::Store;
use crate::words::Language;

#[derive(Args, Debug)]
pub(super) struct DoctorArgs {
    /// One JSON object instead of lines.
    #[arg(long)]
    json: bool,
}

/// Replays every open game and checks the file. Needs the data folder for itself: the bot checks its games when it starts.
pub(super) async fn doctor(config: &Config, args: &DoctorArgs) -> Result<(), Failure> {
    let registry = registry(config)?;
    let words = wordbook(&registry)?;
    let dir = config.data_dir();
    if !dir.join("slowboat.db").exists() {
        return if args.json {
            say(&json!({ "data": dir.display().to_string(), "database": null, "games": [] }).to_string())
        } else {
            say(&format!("data: {}\ndatabase: none yet; the bot makes it when it first runs", dir.display()))
        };
    }
    let store = Store::open(&dir).await.map_err(store_failure)?;
    let damage = store.integrity().await.map_err(store_failure)?;
    let host = Host::start(store.clone(), registry, Arc::new(SystemClock))
        .await
        .map_err(|error| Failure::new(exit::FAILURE, error.to_string()))?;
    let findings = host.doctor().await.map_err(|error| Failure::new(exit::FAILURE, error.to_string()))?;
    let speech = words.common(Language::En).nobody();
    let speak = |text| crate::engine::Words::say(&speech, text);
    let troubled = findings.iter().filter(|it| it.trouble.is_some()).count();
    if args.json {
        let games: Vec<_> = findings
            .iter()
            .map(|it| {
                json!({
                    "code": it.code, "answers": it.n, "rules": it.rules, "facts": it.facts, "newest": it.is_newest,
                    "trouble": it.trouble.as_ref().map(speak),
                })
            })
            .collect();
        let data = dir.display().to_string();
        say(&json!({ "data": data, "database": damage, "games": games }).to_string())?;
    } else {
        say(&format!("data: {}", dir.display()))?;
        say(&format!("database: {}", if damage.is_empty() { "sound".to_owned() } else { damage.join("; ") }))?;
        for finding in &findings {
            let state = finding.trouble.as_ref().map_or_else(|| "well".to_owned(), speak);
            say(&format!("game {}: {} answers, {}, {state}", finding.code, finding.n, played_with(finding)))?;
        }
        say(&format!("open games: {}, in trouble: {troubled}", findings.len()))?;
    }
    drop(host);
    store.close().await;
    if damage.is_empty() && troubled == 0 { Ok(()) } else { Err(Failure::new(exit::FAILURE, "not everything is well")) }
}

/// What a game is played with, in words.
fn played_with(finding: &Finding) -> String {
    if finding.facts.is_empty() {
        return "not started".to_owned();
    }
    let age = if finding.is_newest { "the newest" } else { "older ones" };
    format!("rules {} and facts {} ({age})", finding.rules, finding.facts)
}

pub(super) async fn backup(config: &Config, file: &Path) -> Result<(), Failure> {
    let dir = config.data_dir();
    if !dir.join("slowboat.db").exists() {
        let what = format!("there is nothing to copy: no database in {} (store.data_dir)", dir.display());
        return Err(Failure::new(exit::FAILURE, what));
    }
    Store::copy(&dir, file).await.map_err(store_failure)?;
    say(&format!("{}: a complete and checked copy", file.display()))
}
