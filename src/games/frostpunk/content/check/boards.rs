//! Tracks have sections from 0 on, and one value for each of their spaces.

use super::super::boards::{Boards, Tower};
use super::super::kinds::Sheet;
use super::{ContentError, List};

pub(super) fn tracks(boards: &Boards, list: &List<'_>) -> Result<(), ContentError> {
    sections("population", boards.population.iter().map(|it| it.from), list)?;
    sections("illness", boards.illness.iter().map(|it| it.from), list)?;
    sections("hunger", boards.hunger.iter().map(|it| it.from), list)?;
    let spaces = boards.heat.spaces as usize;
    let fault = |key: &str, message: String| Err(list.source.fault(key.to_owned(), message));
    if boards.icons.between.len() + 1 != spaces {
        return fault("icons.between", format!("{spaces} spaces have {} gaps", spaces.saturating_sub(1)));
    }
    if boards.cubes.dropped.len() != spaces {
        return fault("cubes.dropped", format!("there are {spaces} spaces"));
    }
    let heat = &boards.heat;
    let markers =
        [("heat", heat.heat), ("cold", heat.cold), ("red", heat.red), ("orange", heat.orange), ("yellow", heat.yellow)];
    for (key, space) in markers {
        if space == 0 || space > heat.spaces {
            return fault(&format!("heat.{key}"), format!("`{space}` is no space from 1 to {spaces}"));
        }
    }
    let chance = |it: &Tower| [("falls", it.falls), ("loosens", it.loosens)];
    for (kind, tower) in [("basic", &boards.tower.basic), ("upgraded", &boards.tower.upgraded)] {
        if let Some((key, part)) = chance(tower).into_iter().find(|it| it.1 > 100) {
            return fault(&format!("tower.{kind}.{key}"), format!("`{part}` is more than 100 per cent"));
        }
    }
    if boards.columns.feed.is_empty() {
        return fault("columns.feed", "somebody is fed in every round".to_owned());
    }
    if boards.setup.hands.len() != 4 {
        return fault("setup.hands", "there are hands for one to four players".to_owned());
    }
    let sheets = List { source: list.source, list: "sheet" };
    sheets.each_once("key", &Sheet::ALL, Sheet::key, boards.sheet.iter().map(|it| it.key))
}

/// From 0 on, each section higher than the one before.
fn sections(key: &'static str, from: impl Iterator<Item = u32>, list: &List<'_>) -> Result<(), ContentError> {
    let mut next = None;
    for (index, from) in from.enumerate() {
        let rises = next.map_or(from == 0, |before| from > before);
        let rows = List { source: list.source, list: key };
        rows.unless(!rises, index, "from", "sections begin with 0, and each is higher than the one before")?;
        next = Some(from);
    }
    if next.is_none() { Err(list.source.fault(key.to_owned(), "the track has no section".to_owned())) } else { Ok(()) }
}
