//! The parts of the board that can be looked at: the picture, the text and the alt text of each, made from a view.

use super::kinds::Zone;
use super::view::{Focus, View};
use super::{names, scene, text};
use crate::engine::{self, Part, Text, Words};
use crate::scene::Scene;

impl engine::View for View {
    fn parts(&self) -> Vec<Part> {
        let part = |key: String, label: Text, width| Part { key, label, width };
        let mut parts = vec![part("overview".to_owned(), Text::new("part-overview"), 1600)];
        parts.extend(Zone::ALL.into_iter().map(|it| part(format!("zone-{}", it.key()), names::zone(it), 800)));
        parts.extend(self.board.players.seats().all().map(|it| Part { width: 800, ..Part::player(it) }));
        parts.push(part("assembly".to_owned(), Text::new("part-assembly"), 800));
        parts
    }

    fn scene(&self, part: &str, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
        scene::picture(self, part_of(self, part)?, since, words)
    }

    fn lines(&self, part: &str, words: &dyn Words) -> Option<Vec<String>> {
        Some(text::lines(self, part_of(self, part)?, words))
    }

    fn alt(&self, part: &str, words: &dyn Words) -> Option<String> {
        Some(text::alt(self, part_of(self, part)?, words))
    }

    fn secrets(&self, words: &dyn Words) -> Vec<String> {
        text::secrets(self, words)
    }
}

fn part_of(view: &View, part: &str) -> Option<Focus> {
    match part {
        "overview" => Some(Focus::Overview),
        "assembly" => Some(Focus::Assembly),
        _ => match part.strip_prefix("zone-") {
            Some(zone) => Zone::from_key(zone).map(Focus::Zone),
            None => Part::seat_of(part).filter(|it| view.board.players.seats().contains(*it)).map(Focus::Player),
        },
    }
}
