//! Games as they lie in a database: the golden logs, each without its end.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context as _, ensure};
use slowboat::engine::{Answer, Record};
use slowboat::games::Registry;
use slowboat::host::{ChannelId, GameId, GuildId, Phase, Tempo, UserId};
use slowboat::store::{AnswerRow, GameRow, Gathering, SeatRow, Store, Write};

/// The golden games that today's rules and facts play.
pub(crate) fn records(registry: &Registry) -> anyhow::Result<Vec<Record>> {
    let mut records = Vec::new();
    for game in registry.games() {
        let folder = PathBuf::from("tests/logs").join(game.card().id);
        for file in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = file?.path();
            if path.extension().is_some_and(|it| it == "log") {
                let record = Record::from_text(&std::fs::read_to_string(&path)?)?;
                records.extend((record.content == game.facts().digest()).then_some(record));
            }
        }
    }
    ensure!(!records.is_empty(), "no golden log has today's facts");
    Ok(records)
}

/// Where a game is played, and by whom.
pub(crate) struct Place<'a> {
    pub number: u64,
    pub guild: u64,
    pub channel: u64,
    /// By seat, at least as many as the record has.
    pub users: &'a [u64],
}

/// Stores the first `n` answers of a record as a game that is under way.
pub(crate) async fn open(store: &Store, record: &Record, n: usize, place: Place<'_>) -> anyhow::Result<GameId> {
    let user = |seat: usize| UserId(place.users[seat]);
    let row = GameRow {
        id: GameId(0),
        code: format!("{:06}", place.number),
        game: record.game.clone(),
        rules: record.rules,
        edition: record.edition.clone(),
        options: record.options.clone(),
        content: record.content.clone(),
        seed: record.seed.clone(),
        guild: Some(GuildId(place.guild)),
        channel: ChannelId(place.channel),
        phase: Phase::Running,
        trouble: None,
        room: record.seats.0,
        creator: user(0),
        outcome: None,
        opened_at: 0,
        ended_at: None,
        vote_since: None,
        tempo: Tempo::None,
        called: BTreeMap::new(),
        gathering: Gathering::default(),
        forewarned: None,
    };
    let seat = |seat: usize| SeatRow { user: Some(user(seat)), name: format!("Person {}", seat + 1), robot: None };
    let seats = (0..record.seats.count()).map(seat).collect();
    let answers = |game| {
        let write = move |(n, it): (u32, &Answer)| {
            let (ask, key) = (it.ask.clone(), it.key.clone());
            let answer = AnswerRow { seat: it.seat, ask, key, secret: false, team: false };
            Write::Answer { game, n, answer, at: 0 }
        };
        let seats = Write::Seats { game, seats };
        std::iter::once(seats).chain((0..).zip(&record.answers[..n]).map(write)).collect()
    };
    Ok(store.open_game(&row, answers).await?)
}

/// The memory of a process that is resident, in MiB.
pub(crate) fn resident(process: u32) -> anyhow::Result<f64> {
    let pages = std::fs::read_to_string(format!("/proc/{process}/statm"))?;
    let pages: u32 = pages.split(' ').nth(1).context("statm")?.parse()?;
    Ok(f64::from(pages) / 256.0)
}
