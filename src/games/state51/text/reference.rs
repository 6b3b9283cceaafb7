//! The look-up: the rules by their ids, and every card and board with its words, its picture and where its values come from.

use crate::engine::{Arg, LookUp, Text, Words};
use crate::games::state51::content::{Content, Origin, Provenance};
use crate::games::state51::labels::cards::{
    board_lines, card_lines, connection_name, connection_text, faction_name, location_name,
};

/// Every location, faction board and Connection card.
pub(crate) fn pieces(content: &Content, words: &dyn Words) -> Vec<LookUp> {
    content.origins().iter().filter_map(|it| piece(content, it, words)).collect()
}

fn piece(content: &Content, origin: &Origin, words: &dyn Words) -> Option<LookUp> {
    let (name, lines) = texts(content, &origin.id)?;
    let lines: Vec<String> = lines.iter().chain(&origin_lines(origin)).map(|it| words.say(it)).collect();
    Some(LookUp {
        id: origin.id.clone(),
        title: words.say(&name),
        text: lines.join("\n"),
        provenance: Some(origin.provenance.key().to_owned()),
        ..LookUp::default()
    })
}

/// What of a row rests on little: one list only, or values that come from elsewhere.
fn origin_lines(origin: &Origin) -> Vec<Text> {
    let single = (origin.sources == Some(1)).then(|| Text::new("origin-single"));
    let named = |what: &String| {
        let known = KNOWN.iter().find(|it| it.0 == what);
        known.map_or_else(|| Arg::Word(what.clone()), |it| Arg::Text(Text::new(it.1)))
    };
    let doubtful = origin.doubtful.iter().map(|it| Text::new("origin-doubtful").with("what", named(it)));
    let except = |(what, provenance): (&String, &Provenance)| {
        Text::new(format!("origin-{}", provenance.key())).with("what", named(what))
    };
    single.into_iter().chain(doubtful).chain(origin.except.iter().map(except)).collect()
}

/// What the built-in files except from the provenance of a row, with its message.
const KNOWN: [(&str, &str); 10] = [
    ("cost", "origin-cost"),
    ("make", "origin-make"),
    ("uses", "origin-uses"),
    ("types", "origin-types"),
    ("defended", "origin-defended"),
    ("timing", "origin-timing"),
    ("limits", "origin-limits"),
    ("reuse", "origin-reuse"),
    ("counted good", "origin-counted-good"),
    ("no make when built", "origin-no-make"),
];

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Plain;

    #[test]
    fn every_piece_says_where_it_comes_from() {
        let content = Content::load(None).unwrap();
        let pieces = pieces(&content, &Plain);
        let of = |id: &str| pieces.iter().find(|it| it.id == id).unwrap();
        assert!(of("card/shipwreck").text.ends_with("origin-rulebook(what=origin-uses)"));
        assert!(of("card/wrecker").text.contains("origin-single"));
        assert!(of("card/wrecker").text.ends_with("origin-reconstructed(what=origin-timing)"));
        assert!(!of("card/arena").text.contains("origin-"));
        assert!(of("card/the-bronx-gang").text.contains("origin-doubtful(what=origin-"));
        let doubtful = content.origins().iter().filter(|it| it.doubtful.is_some()).count();
        assert_eq!(doubtful, 4, "Thieves Caravan, The Bronx Gang, The Iron Gang, Gangers' Dive");
        let words = content.origins().iter().flat_map(|it| it.except.keys().chain(&it.doubtful));
        assert!(words.into_iter().all(|it| KNOWN.iter().any(|known| known.0 == it)));
    }
}
