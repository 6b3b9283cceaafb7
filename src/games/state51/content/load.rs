//! Loads and checks the content files: every fault names its file, its line, its card and the word that is wrong.

use std::collections::BTreeSet;
use std::path::Path;

use super::ability::Ability;
use super::files::{BoardRow, Boards, CardRow, Cards, ConnectionRow, Connections};
use super::kinds::{Category, Colour, Exchange, Faction, Set};
use super::{Board, Connection, Content, ContentError, Location, Origin, words};
use crate::engine::Facts;
use crate::games::files::{BuiltIn, Files, Source};

/// The name under which errors speak of this game.
pub(super) const GAME: &str = "51st State";

const BUILT_IN: BuiltIn = BuiltIn {
    game: GAME,
    files: &[
        ("cards.toml", include_str!("../../../../assets/state51/cards.toml")),
        ("boards.toml", include_str!("../../../../assets/state51/boards.toml")),
        ("connections.toml", include_str!("../../../../assets/state51/connections.toml")),
    ],
};

/// Four players are dealt six cards each (SET-05), so the base set cannot be smaller.
const FEWEST_BASE: u32 = 24;

/// The key of a wrong value in its row, and what is wrong.
type Fault = (String, String);

impl Content {
    /// Loads and checks all component facts. A file in `overrides` replaces the built-in one of its name.
    pub(crate) fn load(overrides: Option<&Path>) -> Result<Content, ContentError> {
        Content::read(&Files::load(&BUILT_IN, overrides)?)
    }

    /// The facts that an older game was opened with.
    pub(crate) fn of_facts(facts: &Facts) -> Result<Content, ContentError> {
        Content::read(&Files::of_facts(&BUILT_IN, facts)?)
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        let mut content = Content {
            locations: Vec::new(),
            boards: Vec::new(),
            connections: Vec::new(),
            origins: Vec::new(),
            facts: files.facts()?,
        };
        content.read_cards(files.get("cards.toml"))?;
        content.read_boards(files.get("boards.toml"))?;
        content.read_connections(files.get("connections.toml"))?;
        Ok(content)
    }

    fn read_cards(&mut self, source: &Source) -> Result<(), ContentError> {
        let mut seen = BTreeSet::new();
        for (index, row) in source.parse::<Cards>()?.card.into_iter().enumerate() {
            let name = format!("card `{}`", row.key);
            let location = location(&row, &mut seen);
            self.locations.push(location.map_err(|fault| complain(source, "card", index, &name, fault))?);
            self.origins.push(Origin {
                id: format!("card/{}", row.key),
                provenance: row.provenance,
                sources: row.sources,
                except: row.except,
                doubtful: row.doubtful,
            });
        }
        let base: u32 = self.locations.iter().map(|it| it.copies_in(Set::Base)).sum();
        if base < FEWEST_BASE {
            return Err(
                source.fault("card".to_owned(), format!("the base set has {base} cards, fewer than {FEWEST_BASE}"))
            );
        }
        Ok(())
    }

    fn read_boards(&mut self, source: &Source) -> Result<(), ContentError> {
        for (index, row) in source.parse::<Boards>()?.board.into_iter().enumerate() {
            let name = format!("board `{}`", row.faction.key());
            let twice = self.boards.iter().any(|it| it.faction == row.faction);
            let board = if twice { Err(("faction".to_owned(), "is given twice".to_owned())) } else { board(&row) };
            self.boards.push(board.map_err(|fault| complain(source, "board", index, &name, fault))?);
            self.origins.push(Origin {
                id: format!("board/{}", row.faction.key()),
                provenance: row.provenance,
                sources: row.sources,
                except: row.except,
                doubtful: row.doubtful,
            });
        }
        self.boards.sort_by_key(|it| it.faction);
        if let Some(faction) = Faction::ALL.into_iter().find(|it| self.boards.iter().all(|board| board.faction != *it))
        {
            return Err(source.fault("board".to_owned(), format!("there is no board `{}`", faction.key())));
        }
        Ok(())
    }

    fn read_connections(&mut self, source: &Source) -> Result<(), ContentError> {
        let mut seen = BTreeSet::new();
        for (index, row) in source.parse::<Connections>()?.connection.into_iter().enumerate() {
            let name = format!("Connection card `{}`", row.key);
            let connection = connection(&row, &mut seen);
            self.connections.push(connection.map_err(|fault| complain(source, "connection", index, &name, fault))?);
            self.origins.push(Origin {
                id: format!("connection/{}", row.key),
                provenance: row.provenance,
                sources: row.sources,
                except: row.except,
                doubtful: row.doubtful,
            });
        }
        if let Some(colour) = Colour::ALL.into_iter().find(|it| self.connections.iter().all(|card| card.colour != *it))
        {
            return Err(source.fault("connection".to_owned(), format!("there is no `{}` card", colour.key())));
        }
        Ok(())
    }
}

/// A fault in a row, with its place in the file and the name of the row.
fn complain(source: &Source, list: &str, index: usize, name: &str, (key, message): Fault) -> ContentError {
    source.fault(format!("{list}[{}].{key}", index + 1), format!("{name}: {message}"))
}

/// Gives a fault of a word its key.
fn at<T>(key: impl Into<String>, read: Result<T, String>) -> Result<T, Fault> {
    read.map_err(|message| (key.into(), message))
}

fn refuse<T>(key: &str, message: impl Into<String>) -> Result<T, Fault> {
    Err((key.to_owned(), message.into()))
}

/// Keys stand in records and message ids, so they are lower-case words with hyphens, each once.
fn new_key(key: &str, seen: &mut BTreeSet<String>) -> Result<(), Fault> {
    let word = |it: &str| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_lowercase());
    if !key.split('-').all(word) {
        return refuse("key", format!("`{key}` is not lower-case words with hyphens"));
    }
    if !seen.insert(key.to_owned()) {
        return refuse("key", format!("`{key}` is given twice"));
    }
    Ok(())
}

fn location(row: &CardRow, seen: &mut BTreeSet<String>) -> Result<Location, Fault> {
    new_key(&row.key, seen)?;
    let (category, open) = match row.category.as_str() {
        "P" => (Category::Production, false),
        "P-open" => (Category::Production, true),
        "F" => (Category::Feature, false),
        "A" => (Category::Action, false),
        other => return refuse("category", format!("`{other}` is no category; there is P, P-open, F, A")),
    };
    if row.copies.is_empty() || row.copies.values().any(|it| !(1..=9).contains(it)) {
        return refuse("copies", "a card has 1 to 9 copies in each of its sets");
    }
    if !(1..=3).contains(&row.distance) {
        return refuse("distance", format!("`{}` is no Distance from 1 to 3", row.distance));
    }
    let mut types = Vec::new();
    for (index, word) in row.types.iter().enumerate() {
        let key = format!("types[{}]", index + 1);
        let of = at(&key, words::type_(word))?;
        if types.contains(&of) || types.len() == 2 {
            return refuse(&key, format!("`{word}` is one Type too many: a card has at most two different ones"));
        }
        types.push(of);
    }
    let mut abilities = Vec::new();
    for (index, text) in row.abilities.iter().enumerate() {
        abilities.push(at(format!("abilities[{}]", index + 1), Ability::read(text))?);
    }
    fits(category, &abilities)?;
    Ok(Location {
        key: row.key.clone(),
        copies: row.copies.iter().map(|(set, count)| (*set, *count)).collect(),
        category,
        open,
        distance: row.distance,
        types,
        spoils: at("spoils", words::bag(&row.spoils))?,
        deal: at("deal", words::good(&row.deal))?,
        abilities,
    })
}

/// A Production makes, an Action is used, a Feature does neither; and no word stands on a card twice.
fn fits(category: Category, abilities: &[Ability]) -> Result<(), Fault> {
    let count = |is: fn(&Ability) -> bool| abilities.iter().filter(|it| is(it)).count();
    let makes = count(|it| matches!(it, Ability::Make(_)));
    let uses = count(|it| matches!(it, Ability::Use { .. }));
    let wanted = match category {
        Category::Production => (1, 0),
        Category::Feature => (0, 0),
        Category::Action => (0, 1),
    };
    if (makes, uses) != wanted {
        return refuse(
            "abilities",
            format!("a card of category {} has {} `make` and {} `use`", category.key(), wanted.0, wanted.1),
        );
    }
    let kinds: Vec<_> = abilities.iter().map(std::mem::discriminant).collect();
    if abilities.is_empty() || (1..kinds.len()).any(|index| kinds[..index].contains(&kinds[index])) {
        return refuse("abilities", "a card has at least one ability, and no word twice");
    }
    Ok(())
}

fn board(row: &BoardRow) -> Result<Board, Fault> {
    let mut exchanges = Vec::new();
    for (exchange, text) in Exchange::ALL.into_iter().zip([&row.grey, &row.red, &row.blue]) {
        let (cost, gain) = at(exchange.key(), words::exchange(text))?;
        exchanges.push((exchange, cost, gain));
    }
    Ok(Board { faction: row.faction, makes: at("makes", words::bag(&row.makes))?, exchanges })
}

fn connection(row: &ConnectionRow, seen: &mut BTreeSet<String>) -> Result<Connection, Fault> {
    new_key(&row.key, seen)?;
    if !(1..=20).contains(&row.copies) {
        return refuse("copies", "a Connection card has 1 to 20 copies");
    }
    let (cost, gain) = match row.play.contains('>') {
        true => at("play", words::exchange(&row.play))?,
        false => (Default::default(), at("play", words::bag(&row.play))?),
    };
    Ok(Connection { key: row.key.clone(), colour: row.colour, copies: row.copies, cost, gain })
}
