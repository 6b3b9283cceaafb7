//! The look-up: the rules by their ids, and every card and board with its words, its picture and where its values come from.

use super::card_text::{board_lines, card_lines, connection_name, connection_text, faction_name, location_name};
use super::content::lookup::Lookup;
use super::content::{Content, Origin};
use crate::engine::{LookUp, Text, Words};

/// The rules of one language.
pub fn rules(rules: &Lookup) -> Vec<LookUp> {
    let rule = |it: &super::content::lookup::RuleText| LookUp {
        id: it.id.clone(),
        title: it.title.clone(),
        text: it.text.clone(),
        ruling: it.ruling,
        provenance: None,
    };
    rules.rules.iter().map(rule).collect()
}

/// Every location, faction board and Connection card.
pub fn pieces(content: &Content, words: &dyn Words) -> Vec<LookUp> {
    content.origins().iter().filter_map(|it| piece(content, it, words)).collect()
}

fn piece(content: &Content, origin: &Origin, words: &dyn Words) -> Option<LookUp> {
    let (name, lines) = texts(content, &origin.id)?;
    let lines: Vec<String> = lines.iter().map(|it| words.say(it)).collect();
    Some(LookUp {
        id: origin.id.clone(),
        title: words.say(&name),
        text: lines.join("\n"),
        ruling: false,
        provenance: Some(origin.provenance.key().to_owned()),
    })
}

/// The name and the words of an entry such as `card/arena`.
fn texts(content: &Content, entry: &str) -> Option<(Text, Vec<Text>)> {
    match entry.split_once('/')? {
        ("card", key) => {
            let location = content.location(content.find(key)?);
            Some((location_name(location), card_lines(location)))
        }
        ("board", key) => {
            let board = content.boards.iter().find(|it| it.faction.key() == key)?;
            Some((faction_name(board.faction), board_lines(board)))
        }
        ("connection", key) => {
            let card = content.connection(content.find_connection(key)?);
            Some((connection_name(card), vec![connection_text(card)]))
        }
        _ => None,
    }
}
