//! Running the rules, so that a fault in one game stays in that game.

use std::sync::Arc;

use crate::engine::{AnyGame, Mark, Note, Record, Run, Sight, Standing, Text};
use crate::store::Trouble;

/// Where the rules stand after the whole record.
#[derive(Clone)]
pub(super) struct Stand {
    pub(super) standing: Standing,
    /// All notes since the beginning of the game.
    pub(super) notes: Vec<Arc<Note>>,
    pub(super) sealed: usize,
    /// The newest turn boundary: an answer replays the rules from there.
    pub(super) mark: Option<Mark>,
    pub(super) sight: Arc<dyn Sight>,
}

impl Stand {
    /// `before` holds the notes of an earlier stand of the same game: those that the run did not make again.
    pub(super) fn of(run: Run, before: &[Arc<Note>]) -> Stand {
        let mut notes = before.get(..run.notes_before).unwrap_or(before).to_vec();
        notes.extend(run.notes.into_iter().map(Arc::new));
        Stand { standing: run.standing, notes, sealed: run.sealed, mark: run.mark, sight: run.sight }
    }

    /// Whether seats choose in secret and not all are in.
    pub(super) fn is_secret(&self) -> bool {
        matches!(&self.standing, Standing::Asking(open) if open.iter().any(|it| it.secret))
    }

    /// The boundary, if it lies within the first `n` answers.
    pub(super) fn mark_within(&self, n: usize) -> Option<Mark> {
        self.mark.clone().filter(|it| it.used() <= n)
    }
}

impl Trouble {
    fn code(self) -> &'static str {
        match self {
            Trouble::Unknown => "unknown",
            Trouble::Newer => "newer",
            Trouble::Content => "content",
            Trouble::Drift { .. } => "drift",
            Trouble::DeadEnd { .. } => "dead-end",
            Trouble::Panic { .. } => "panic",
            Trouble::Fault { .. } => "fault",
            Trouble::Altered { .. } => "altered",
            Trouble::Mismatch => "mismatch",
        }
    }

    pub(super) fn at(self) -> usize {
        match self {
            Trouble::Unknown | Trouble::Newer | Trouble::Content | Trouble::Mismatch => 0,
            Trouble::Drift { at }
            | Trouble::DeadEnd { at }
            | Trouble::Panic { at }
            | Trouble::Fault { at }
            | Trouble::Altered { at } => at,
        }
    }

    pub(super) fn text(self) -> Text {
        Text::new(format!("host-why-{}", self.code())).with("at", self.at())
    }
}

/// Whether the program knows the rules under which the record was opened.
pub(super) fn fits(game: &dyn AnyGame, record: &Record) -> Result<(), Trouble> {
    if record.rules > game.card().rules {
        return Err(Trouble::Newer);
    }
    Ok(())
}

/// Runs the rules beside the tasks of Discord, because a long replay would keep those waiting. A panic is caught here.
pub(super) async fn run(game: Arc<dyn AnyGame>, record: Arc<Record>, from: Option<Mark>) -> Result<Run, Trouble> {
    let at = record.answers.len();
    let id = record.game.clone();
    tokio::task::spawn_blocking(move || game.run(&record, from.as_ref())).await.map_err(|error| {
        tracing::error!(game = %id, answers = at, %error, "the rules failed");
        Trouble::Panic { at }
    })
}

/// Whether the record can be played on, or is played to its end.
pub(super) fn sound(run: &Run, n: usize) -> Result<(), Trouble> {
    match &run.standing {
        Standing::Over(_) => Ok(()),
        Standing::Asking(open) if open.is_empty() || open.iter().any(|it| it.form.is_dead_end()) => {
            Err(Trouble::DeadEnd { at: n })
        }
        Standing::Asking(_) => Ok(()),
        Standing::Refused(_) => Err(Trouble::Drift { at: n.saturating_sub(1) }),
        Standing::Drift(drift) => Err(Trouble::Drift { at: drift.at }),
        Standing::Fault(fault) => {
            tracing::error!(%fault, answers = n, "the rules contradict themselves");
            Err(Trouble::Fault { at: n.saturating_sub(1) })
        }
    }
}
