//! What must hold between the rows: numbers of cards that exist, pairs that name each other, tracks without gaps.

mod boards;
mod events;
mod map;

use std::collections::BTreeMap;

use super::buildings::BuildingRow;
use super::card_id::{CardId, Deck};
use super::cards::{Expedition, SocietyCard};
use super::kinds::{Building, Citizen, From, Letter, Level, Outpost, Society};
use super::routes::Next;
use super::{Content, ContentError};
use crate::games::files::{Files, Source};

/// All checks, file by file.
pub(super) fn all(content: &Content, files: &Files) -> Result<(), ContentError> {
    boards::tracks(&content.boards, &List::of(files, "boards.toml", ""))?;
    map::map(&content.map, files.get("map.toml"))?;
    buildings(&content.buildings, &List::of(files, "buildings.toml", "building"))?;
    societies(content, &List::of(files, "societies.toml", "society"))?;
    let technologies = List::of(files, "technologies.toml", "technology");
    technologies.ids(Deck::Technology, content.technologies.iter().map(|it| it.id))?;
    for (index, row) in content.technologies.iter().enumerate() {
        technologies.unless(row.value == 0, index, "value", "a technology takes at least one round")?;
    }
    List::of(files, "technologies.toml", "advisor").ids(Deck::Advisor, content.advisors.iter().map(|it| it.id))?;
    let sheets = List::of(files, "boards.toml", "sheet");
    for (index, sheet) in content.boards.sheet.iter().enumerate() {
        let known = content.advisors.iter().any(|it| it.id == sheet.advisor);
        sheets.unless(!known, index, "advisor", format!("there is no advisor `{}`", sheet.advisor.written()))?;
    }
    events::events(content, files)?;
    List::of(files, "weather.toml", "card").ids(Deck::Weather, content.weather.iter().map(|it| it.id))?;
    let citizens = List::of(files, "citizens.toml", "card");
    citizens.ids(Deck::Citizen, content.citizens.iter().map(|it| it.id))?;
    for (index, card) in content.citizens.iter().enumerate() {
        citizens.unless(card.at.is_empty(), index, "at", "a citizen card is played somewhere")?;
    }
    expeditions(&content.expeditions, &List::of(files, "expeditions.toml", "card"))?;
    let kinds = List::of(files, "expeditions.toml", "outpost");
    kinds.each_once("kind", &Outpost::ALL, Outpost::key, content.outpost_kinds.iter().map(|it| it.kind))?;
    let outposts = List::of(files, "expeditions.toml", "outpost_card");
    outposts.ids(Deck::Outpost, content.outpost_cards.iter().map(|it| it.id))
}

/// A list of rows in a file, to complain about.
struct List<'f> {
    source: &'f Source,
    list: &'static str,
}

impl<'f> List<'f> {
    fn of(files: &'f Files, file: &str, list: &'static str) -> List<'f> {
        List { source: files.get(file), list }
    }

    /// A fault of a row, counted from 0.
    fn fault(&self, index: usize, key: &str, message: impl Into<String>) -> ContentError {
        self.source.fault(format!("{}[{}].{key}", self.list, index + 1), message.into())
    }

    fn unless(&self, bad: bool, index: usize, key: &str, message: impl Into<String>) -> Result<(), ContentError> {
        if bad { Err(self.fault(index, key, message)) } else { Ok(()) }
    }

    /// Cards of one deck, each once.
    fn ids(&self, deck: Deck, ids: impl Iterator<Item = CardId>) -> Result<(), ContentError> {
        let mut seen = Vec::new();
        for (index, id) in ids.enumerate() {
            let form = CardId { deck, number: 1 }.written();
            self.unless(id.deck != deck, index, "id", format!("`{}` is no number such as {form}", id.written()))?;
            self.unless(seen.contains(&id), index, "id", format!("`{}` is given twice", id.written()))?;
            seen.push(id);
        }
        Ok(())
    }

    /// Every member of a vocabulary, each once.
    fn each_once<T: Copy + Ord>(
        &self,
        key: &str,
        all: &[T],
        name: fn(T) -> &'static str,
        rows: impl Iterator<Item = T>,
    ) -> Result<(), ContentError> {
        let mut seen = BTreeMap::new();
        for (index, row) in rows.enumerate() {
            self.unless(seen.insert(row, index).is_some(), index, key, format!("`{}` is given twice", name(row)))?;
        }
        match all.iter().find(|it| !seen.contains_key(it)) {
            Some(lost) => Err(self.source.fault(self.list.to_owned(), format!("there is no `{}`", name(*lost)))),
            None => Ok(()),
        }
    }
}

fn buildings(rows: &[BuildingRow], list: &List<'_>) -> Result<(), ContentError> {
    list.each_once("key", &Building::ALL, Building::key, rows.iter().map(|it| it.key))?;
    for (index, row) in rows.iter().enumerate() {
        let costs = matches!(row.from, From::Board | From::Law);
        list.unless(costs == row.price.is_empty(), index, "price", "what is built has a price, and nothing else")?;
        list.unless(
            row.acts() != row.who.is_some(),
            index,
            "who",
            "a building with an action says whose, and no other",
        )?;
        list.unless(row.tiles == 0, index, "tiles", "a building has at least one tile")?;
        let Some(back) = row.back else { continue };
        let other = rows.iter().find(|it| it.key == back);
        let fits = other.is_some_and(|it| it.size == row.size && (it.from == From::Back || it.back == Some(row.key)));
        list.unless(!fits, index, "back", format!("`{}` is not the other side of this tile", back.key()))?;
    }
    Ok(())
}

fn societies(content: &Content, list: &List<'_>) -> Result<(), ContentError> {
    let rows = &content.societies;
    for (index, row) in rows.iter().enumerate() {
        let twice = rows[..index].iter().any(|it| (it.key, it.level) == (row.key, row.level));
        list.unless(twice, index, "key", format!("`{}`, `{}` is given twice", row.key.key(), row.level.key()))?;
        for of in Citizen::ALL {
            list.unless(
                row.ill.of(of) > row.citizens.of(of),
                index,
                "ill",
                format!("more {}s ill than there are", of.key()),
            )?;
            list.unless(
                *row.citizens.of(of) > content.boards.limits.citizens,
                index,
                "citizens",
                "more than the track has",
            )?;
        }
        starts(row, index, content, list)?;
    }
    let missing = Society::ALL.iter().flat_map(|key| Level::ALL.map(|level| (*key, level)));
    match missing.into_iter().find(|it| rows.iter().all(|row| (row.key, row.level) != *it)) {
        Some((key, level)) => {
            Err(list.source.fault("society".to_owned(), format!("there is no `{}`, `{}`", key.key(), level.key())))
        }
        None => Ok(()),
    }
}

fn starts(row: &SocietyCard, index: usize, content: &Content, list: &List<'_>) -> Result<(), ContentError> {
    let tokens = &content.boards.tokens;
    for (key, start, room) in [("hope", row.hope, tokens.hope), ("discontent", row.discontent, tokens.discontent)] {
        list.unless(start.active > start.tokens, index, key, "more are active than lie there")?;
        list.unless(start.tokens > room, index, key, format!("the row has {room} spaces"))?;
    }
    Ok(())
}

/// A goes on to B, B to C; a C card ends its route (EXP-05, EXP-07).
fn expeditions(rows: &[Expedition], list: &List<'_>) -> Result<(), ContentError> {
    list.ids(Deck::Expedition, rows.iter().map(|it| it.id))?;
    for (index, row) in rows.iter().enumerate() {
        let after = match row.letter {
            Letter::A => Some(Letter::B),
            Letter::B => Some(Letter::C),
            Letter::C => None,
        };
        list.unless(row.spaces == 0, index, "spaces", "a card has at least one space")?;
        list.unless(row.back.is_empty() || row.back.len() > 2, index, "back", "a card has one or two returns")?;
        for (at, leg) in row.back.iter().enumerate() {
            let fits = leg.next == Next::NewRoute || leg.next.letter() == after;
            list.unless(!fits, index, &format!("back[{}]", at + 1), "this letter does not come next")?;
        }
        let goes_on = row.on.as_ref().map(|it| it.next);
        let fits = goes_on.is_none_or(|it| after.is_some() && it.letter() == after);
        list.unless(!fits, index, "on", "this letter does not come next")?;
    }
    Ok(())
}
