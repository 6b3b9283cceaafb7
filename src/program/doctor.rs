//! `slowboat doctor` and `slowboat backup`: is everything well, and a copy of it.

use std::path::Path;
use std::sync::Arc;

use clap::Args;
use serde_json::json;

use super::config::Config;
use super::exit::{self, Failure};
use super::run::store_failure;
use super::{registry, wordbook};
use crate::host::{Host, SystemClock};
use crate::store::Store;
use crate::words::Language;

#[derive(Args, Debug)]
pub struct DoctorArgs {
    /// One JSON object instead of lines.
    #[arg(long)]
    json: bool,
}

/// Replays every open game and checks the file. Needs the data folder for itself: the bot checks its games when it starts.
pub async fn doctor(config: &Config, args: &DoctorArgs) -> Result<(), Failure> {
    let registry = registry(config)?;
    let words = wordbook(&registry)?;
    let store = Store::open(&config.data_dir()).await.map_err(store_failure)?;
    let damage = store.integrity().await.map_err(store_failure)?;
    let host = Host::start(store.clone(), registry, Arc::new(SystemClock))
        .await
        .map_err(|error| Failure::new(exit::FAILURE, error.to_string()))?;
    let findings = host.doctor().await.map_err(|error| Failure::new(exit::FAILURE, error.to_string()))?;
    let speech = words.common(Language::En).nobody();
    let say = |text| crate::engine::Words::say(&speech, text);
    let troubled = findings.iter().filter(|it| it.trouble.is_some()).count();
    if args.json {
        let games: Vec<_> = findings
            .iter()
            .map(|it| json!({ "code": it.code, "answers": it.n, "trouble": it.trouble.as_ref().map(say) }))
            .collect();
        println!("{}", json!({ "database": damage, "games": games }));
    } else {
        println!("data: {}", config.data_dir().display());
        println!("database: {}", if damage.is_empty() { "sound".to_owned() } else { damage.join("; ") });
        for finding in &findings {
            let state = finding.trouble.as_ref().map_or_else(|| "well".to_owned(), say);
            println!("game {}: {} answers, {state}", finding.code, finding.n);
        }
        println!("{} open games, {troubled} in trouble", findings.len());
    }
    drop(host);
    store.close().await;
    if damage.is_empty() && troubled == 0 { Ok(()) } else { Err(Failure::new(exit::FAILURE, "not everything is well")) }
}

pub async fn backup(config: &Config, file: &Path) -> Result<(), Failure> {
    Store::copy(&config.data_dir(), file).await.map_err(store_failure)?;
    println!("{}: a complete and checked copy", file.display());
    Ok(())
}
