//! The database: the only SQL.

use std::path::Path;

/// One database file, held by this process alone.
#[derive(Clone)]
pub struct Store;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database failed: {0}")]
    Sql(#[from] sqlx::Error),
}

#[expect(unused_variables, clippy::todo, reason = "the signatures come first")]
impl Store {
    /// Opens `dir/slowboat.db`, or makes it.
    pub async fn open(dir: &Path) -> Result<Store, StoreError> {
        todo!()
    }
    /// A database that is gone when the program ends.
    pub async fn memory() -> Result<Store, StoreError> {
        todo!()
    }
    /// Writes a complete copy while the program goes on.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        todo!()
    }
}
