//! What a server settles for its tables, and the log of what was done to them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use sqlx::FromRow;
use sqlx::types::Json;

use super::read::{count, readable};
use super::sql::{Tx, with};
use super::types::{ChannelId, GuildId, Tempo, UserId};
use super::{Store, StoreError};

/// What a server settles for tables that are opened there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// The clock that a new table has, until it says otherwise.
    pub tempo: Option<Tempo>,
    /// Games that are not opened there.
    pub without: BTreeSet<String>,
    /// How many games may be open at once; nothing if as many as people like.
    pub most: Option<u32>,
    /// Whose members moderate games, beside those whom Discord lets moderate.
    pub moderators: Option<Role>,
    /// The channel in which the log is read, too.
    pub log: Option<ChannelId>,
}

/// A role of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Role {
    pub id: u64,
    pub name: String,
}

/// What a moderator, whoever opened the table or a motion has done to others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// The word for it, which ends the ids of its messages.
    pub what: String,
    /// Whom it concerns, or what was set.
    pub whom: String,
    /// Who agreed, if it was moved.
    pub agreed: Option<Vec<String>>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DeedRow {
    pub guild: GuildId,
    pub at: i64,
    /// The code of the game.
    pub code: Option<String>,
    /// Nothing if it was the clock.
    pub user: Option<UserId>,
    pub name: String,
    #[sqlx(json)]
    pub deed: Deed,
}

/// One step of a transaction that concerns a server.
#[derive(Clone, Debug)]
pub enum HouseWrite {
    Settle {
        guild: GuildId,
        house: House,
    },
    /// A line of the log.
    Deed(DeedRow),
    /// The channel of the log has been told of it up to this line, or need not be.
    LogTold {
        guild: GuildId,
        line: i64,
    },
    /// So far nobody needs to be told of the log.
    LogBegins {
        guild: GuildId,
    },
}

impl HouseWrite {
    pub(super) async fn run(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        match self {
            HouseWrite::Settle { guild, house } => {
                let sql = "INSERT INTO houses (guild, house) VALUES ($1, $2) \
                           ON CONFLICT (guild) DO UPDATE SET house = excluded.house";
                tx.run(sql, with![guild, Json(house)]).await?;
            }
            HouseWrite::Deed(row) => {
                let sql = "INSERT INTO deeds (guild, at, code, \"user\", name, deed) VALUES ($1, $2, $3, $4, $5, $6)";
                tx.run(sql, with![row.guild, row.at, row.code, row.user, row.name, Json(&row.deed)]).await?;
            }
            HouseWrite::LogTold { guild, line } => {
                tx.run("UPDATE houses SET told = $1 WHERE guild = $2 AND told < $1", with![line, guild]).await?;
            }
            HouseWrite::LogBegins { guild } => {
                let sql = "UPDATE houses SET told = (SELECT coalesce(max(id), 0) FROM deeds) WHERE guild = $1";
                tx.run(sql, with![guild]).await?;
            }
        }
        Ok(())
    }
}

impl Store {
    pub async fn house(&self, guild: GuildId) -> Result<House, StoreError> {
        let sql = "SELECT house FROM houses WHERE guild = $1";
        let found: Option<Json<House>> = self.value(sql, with![guild]).await?;
        Ok(found.map(|it| it.0).unwrap_or_default())
    }

    /// How many games are open in a server.
    pub async fn open_games_in(&self, guild: GuildId) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM games WHERE guild = $1 AND phase IN ('lobby', 'running', 'paused')";
        count(self.only(sql, with![guild]).await?)
    }

    /// What all servers settle; one that cannot be read has settled nothing.
    pub async fn houses(&self) -> Result<Vec<(GuildId, House)>, StoreError> {
        Ok(readable(self.all("SELECT guild, CAST(house AS TEXT) FROM houses", with![]).await?))
    }

    /// The lines of logs that their channels have not been told, with their numbers, the oldest first.
    pub async fn untold_deeds(&self, count: u32) -> Result<Vec<(i64, ChannelId, DeedRow)>, StoreError> {
        #[derive(FromRow)]
        struct Untold {
            id: i64,
            log: ChannelId,
            #[sqlx(flatten)]
            row: DeedRow,
        }
        let sql = "SELECT d.id, CAST(h.house ->> 'log' AS BIGINT) AS log, d.guild, d.at, d.code, d.user, d.name, d.deed FROM deeds AS d \
                   JOIN houses AS h ON h.guild = d.guild WHERE d.id > h.told AND h.house ->> 'log' IS NOT NULL \
                   AND (d.guild >> 22) % $2 = $3 ORDER BY d.id LIMIT $1";
        self.certain()?;
        let all: Vec<Untold> = self.all(sql, with![count, self.shard().of, self.shard().id]).await?;
        Ok(all.into_iter().map(|it| (it.id, it.log, it.row)).collect())
    }

    /// The newest lines of the log of a server, the newest first.
    pub async fn deeds(&self, guild: GuildId, count: u32) -> Result<Vec<DeedRow>, StoreError> {
        let sql = "SELECT guild, at, code, \"user\", name, deed FROM deeds WHERE guild = $1 ORDER BY id DESC LIMIT $2";
        self.all(sql, with![guild, count]).await
    }
}
