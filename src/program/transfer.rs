//! `slowboat move`: all games from a file of SQLite into a PostgreSQL database, or back.

use clap::Args;

use super::config::Config;
use super::exit::{self, Failure};
use super::run::store_failure;
use super::say;
use crate::store::{Store, StoreError};

#[derive(Args, Debug)]
pub(super) struct MoveArgs {
    /// Where the games are: a data folder, the address of a PostgreSQL database, or `store.url` for the configured one.
    #[arg(long, value_name = "PLACE")]
    from: String,
    /// Where they go: the same, without any game yet.
    #[arg(long, value_name = "PLACE")]
    to: String,
}

pub(super) async fn transfer(config: &Config, args: &MoveArgs) -> Result<(), Failure> {
    let from = open(config, &args.from).await?;
    let to = open(config, &args.to).await?;
    let moved = from.move_into(&to).await.map_err(|error| match error {
        StoreError::Exists { path } => {
            Failure::new(exit::CANNOT_CREATE, format!("{} holds games already: name an empty one", path.display()))
        }
        error => store_failure(error),
    })?;
    from.close().await;
    to.close().await;
    say(&format!(
        "{} games, {} rows: moved, and compared row by row. What was there is left as it was.",
        moved.games, moved.rows
    ))
}

async fn open(config: &Config, place: &str) -> Result<Store, Failure> {
    let place = match (place, config.store_url()) {
        ("store.url", Some(url)) => url,
        ("store.url", None) => return Err(Failure::new(exit::CONFIG, "store.url is not set")),
        (place, _) => place,
    };
    Store::at(place).await.map_err(store_failure)
}
