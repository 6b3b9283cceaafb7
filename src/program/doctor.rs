//! `slowboat doctor`: what is well and what is not, of the disk, the database and every game. It only reads, also while
//! the bot runs.

use std::path::Path;

use clap::Args;
use rustix::fs::{Access, access};
use serde_json::{Value, json};
use time::OffsetDateTime;

use super::config::Config;
use super::exit::{self, Failure};
use super::run::store_failure;
use super::{registry, say, wordbook};
use crate::discord::check;
use crate::engine::Words as _;
use crate::host::{Clock as _, FailingRow, FailureKind, Finding, Host, Millis, SystemClock};
use crate::store::{Nightly, Outage, Store, StoreError, free_bytes, newest_copy};
use crate::words::Language;

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;
/// A running bot has made the day's copy by then.
const LATE: Millis = DAY + HOUR;

#[derive(Args, Debug)]
pub(super) struct DoctorArgs {
    /// One JSON object instead of lines.
    #[arg(long)]
    json: bool,
    /// Do not ask Discord whether it can be reached and knows the token.
    #[arg(long)]
    offline: bool,
    /// The address of a sandbox on this machine, instead of https://discord.com.
    #[arg(long)]
    base_url: Option<String>,
}

/// What there is to say. A trouble is a line, too, and makes the doctor fail.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
    troubles: Vec<String>,
    json: serde_json::Map<String, Value>,
}

impl Report {
    fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    fn trouble(&mut self, line: String) {
        self.troubles.push(line.clone());
        self.lines.push(line);
    }

    fn json(&mut self, key: &str, value: impl Into<Value>) {
        self.json.insert(key.to_owned(), value.into());
    }

    fn say(mut self, as_json: bool) -> Result<(), Failure> {
        if as_json {
            let troubles = self.troubles.clone();
            self.json("troubles", troubles);
            say(&Value::Object(self.json).to_string())?;
        } else {
            say(&self.lines.join("\n"))?;
        }
        match self.troubles.is_empty() {
            true => Ok(()),
            false => Err(Failure::new(exit::FAILURE, "not everything is well")),
        }
    }
}

pub(super) async fn doctor(config: &Config, args: &DoctorArgs) -> Result<(), Failure> {
    let registry = registry(config)?;
    let words = wordbook(&registry)?;
    let dir = config.data_dir();
    let mut report = Report::default();
    match config.store_url() {
        Some(_) => report.line("data: in a PostgreSQL database (store.url)".to_owned()),
        None => report.line(format!("data: {}", dir.display())),
    }
    report.json("data", dir.display().to_string());
    report.json("database", Value::Null);
    report.json("games", json!([]));
    if config.store_url().is_none() {
        disk(&mut report, &dir, config.low_disk());
    }
    discord(&mut report, config, args).await;
    let found = match config.store_url() {
        Some(url) => Store::look_at(url).await,
        None => Store::look(&dir).await,
    };
    let store = match found {
        Ok(Some(store)) => store,
        Ok(None) => {
            report.line("database: none yet; the bot makes it when it first runs".to_owned());
            return report.say(args.json);
        }
        Err(error @ StoreError::Older { .. }) => {
            let copied = if config.store_url().is_some() { "" } else { "copied and " };
            let next =
                format!("when the bot starts it is {copied}brought up to date; its games are looked at after that");
            report.line(format!("database: {error}; {next}"));
            return report.say(args.json);
        }
        Err(error) => return Err(store_failure(error)),
    };
    let damage = store.integrity().await.map_err(store_failure)?;
    match damage.is_empty() {
        true => report.line("database: sound".to_owned()),
        false => report.trouble(format!(
            "database: {} is damaged; `slowboat restore` brings a backup back: {}",
            dir.join("slowboat.db").display(),
            damage.join("; ")
        )),
    }
    report.json("database", damage);
    let outage = store.last_outage().await.map_err(store_failure)?;
    if let Some(it) = &outage {
        let until = it.until.unwrap_or(it.since);
        report.line(format!("last time nothing could be written: {} to {}, {}", utc(it.since), utc(until), it.what));
    }
    report.json("last_outage", outage.as_ref().map(outage_json));
    let newest = store.newest_answer().await.map_err(store_failure)?;
    clock(&mut report, newest);
    match config.store_url() {
        Some(_) => report.line("backup: by PostgreSQL's own tools, such as pg_dump".to_owned()),
        None => backups(&mut report, &config.nightly(), newest, store.sizes().database),
    }
    let findings = Host::look(store.clone(), registry).await;
    let findings = findings.map_err(|error| Failure::new(exit::FAILURE, error.to_string()))?;
    let speech = words.common(Language::En).nobody();
    let mut games = Vec::new();
    for finding in &findings {
        let trouble = finding.trouble.as_ref().map(|it| speech.say(it));
        let state = trouble.as_deref().unwrap_or("well");
        let line = format!("game {}: {} answers, {}, {state}", finding.code, finding.n, played_with(finding));
        if trouble.is_some() {
            report.trouble(line)
        } else {
            report.line(line)
        }
        games.push(json!({
            "code": finding.code, "answers": finding.n, "rules": finding.rules, "facts": finding.facts,
            "newest": finding.is_newest, "trouble": trouble,
        }));
    }
    let troubled = findings.iter().filter(|it| it.trouble.is_some()).count();
    report.line(format!("open games: {}, in trouble: {troubled}", findings.len()));
    report.json("games", games);
    owed(&mut report, &store.failing().await.map_err(store_failure)?);
    store.close().await;
    report.say(args.json)
}

/// Whether there is room, and whether what is there may be written.
fn disk(report: &mut Report, dir: &Path, low: u64) {
    if !dir.exists() {
        return;
    }
    if let Some(free) = free_bytes(dir) {
        report.json("free_bytes", free);
        let line = format!("disk: {} MiB are left", free >> 20);
        if free < low {
            report.trouble(format!("{line} for {}; make room there", dir.display()))
        } else {
            report.line(line)
        }
    }
    for path in [dir.to_owned(), dir.join("slowboat.db"), dir.join("slowboat.db-wal"), dir.join("lock")] {
        if path.exists() && access(&path, Access::WRITE_OK).is_err() {
            report.trouble(format!("{} may not be written; let the bot's user do it", path.display()));
        }
    }
}

/// Whether the bot could connect, if it has a token.
async fn discord(report: &mut Report, config: &Config, args: &DoctorArgs) {
    let token = match config.token() {
        Ok(token) if !args.offline => token,
        Ok(_) => return,
        Err(failure) => {
            report.line(format!("Discord: not asked; {failure}"));
            return;
        }
    };
    match check(&token, args.base_url.as_deref(), config.proxy()).await {
        Ok(_) => report.line("Discord: can be reached, and knows the token".to_owned()),
        Err(error) => report.trouble(format!("Discord: {error}")),
    }
}

/// An answer from the future was given while the clock was right, or this is not the time now.
fn clock(report: &mut Report, newest: Option<Millis>) {
    let now = SystemClock.now();
    if let Some(newest) = newest.filter(|it| *it > now + DAY) {
        let (now, newest) = (utc(now), utc(newest));
        report
            .trouble(format!("clock: it is {now} here, but an answer is from {newest}; set the clock of this machine"));
    }
}

/// Whether there is a nightly copy as new as it should be, and whether another one can be made. The bot makes none while it
/// does not run, so that a copy is late only if games went on without one.
fn backups(report: &mut Report, plan: &Nightly, newest_answer: Option<Millis>, database: u64) {
    if plan.kept == 0 {
        return report.line("backup: none is made (store.backups_kept)".to_owned());
    }
    let folder = plan.folder.display();
    let newest = newest_copy(&plan.folder);
    let named = newest.as_ref().map(|(file, made)| format!("{} of {}", file.display(), utc(*made)));
    let late = newest.as_ref().zip(newest_answer).filter(|((_, made), answer)| *answer > made + LATE);
    match (&named, late) {
        (Some(named), Some((_, answer))) => report.trouble(format!(
            "backup: {named} is the newest, and games went on until {} without another; the log says why",
            utc(answer)
        )),
        (Some(named), None) => report.line(format!("backup: {named}")),
        (None, _) => report.line(format!("backup: none yet in {folder}")),
    }
    if plan.folder.exists() {
        if !plan.folder.is_dir() || access(&plan.folder, Access::WRITE_OK).is_err() {
            report.trouble(format!("backup: {folder} is no folder that may be written; let the bot's user do it"));
        } else if let Some(free) = free_bytes(&plan.folder).filter(|it| *it < database) {
            report.trouble(format!(
                "backup: no room for another in {folder}: the database has {} MiB, and {} MiB are left",
                database >> 20,
                free >> 20
            ));
        }
    }
    report.json("backup", newest.as_ref().map(|it| it.0.display().to_string()));
    report.json("backup_at", newest.map(|it| it.1));
}

/// What did not arrive. It is tried again, so that it is no trouble of the bot; but somebody may have to open a door.
fn owed(report: &mut Report, failing: &[FailingRow]) {
    let mut all = Vec::new();
    for it in failing {
        let why = match it.failure {
            FailureKind::Passing => "did not get through",
            FailureKind::Token => "was refused because Discord did not know the token",
            FailureKind::Closed => "may not be written there, or the channel is gone",
            FailureKind::Refused => "was refused in every form",
        };
        let (code, kind, channel, said, since) = (&it.code, it.kind, it.channel, &it.failure_text, utc(it.at));
        let again = utc(it.retry_at.max(it.failed_at));
        report.line(format!(
            "game {code}: the message `{kind}` of {since} for channel {channel} {why} ({said}); tried again at {again}"
        ));
        all.push(json!({
            "code": code, "kind": kind.key(), "channel": channel.to_string(), "since": it.at, "failure": it.failure.key(),
            "said": said, "times": it.failures, "failed": it.failed_at, "again": it.retry_at,
        }));
    }
    report.json("owed", all);
}

fn outage_json(it: &Outage) -> Value {
    json!({ "cause": it.cause.key(), "what": it.what, "since": it.since, "until": it.until, "failures": it.failures })
}

fn utc(millis: Millis) -> String {
    let Ok(it) = OffsetDateTime::from_unix_timestamp(millis.div_euclid(1_000)) else { return format!("{millis} ms") };
    format!("{} {:02}:{:02} UTC", it.date(), it.hour(), it.minute())
}

/// What a game is played with, in words.
fn played_with(finding: &Finding) -> String {
    if finding.facts.is_empty() {
        return "not started".to_owned();
    }
    let age = if finding.is_newest { "the newest" } else { "older ones" };
    format!("rules {} and facts {} ({age})", finding.rules, finding.facts)
}
