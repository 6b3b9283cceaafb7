//! What one viewer may know, and how it is shown.

use super::state::{Board, State};
use crate::engine::{Part, Seat, Text, Viewer, Words};
use crate::games::alt_text::paragraph;
use crate::scene::{Color, Draw, Scene};

/// Built from what lies open and the viewer's own dice: nothing else is ever copied into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    board: Board,
    own: Vec<usize>,
}

impl View {
    pub(super) fn new(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => state.dice.get(seat.index()),
        };
        View { board: state.board.clone(), own: own.cloned().unwrap_or_default() }
    }

    fn texts(&self) -> Vec<Text> {
        let seats = (0..).map(Seat).zip(&self.board.dice);
        let mut texts: Vec<Text> =
            seats.map(|(seat, dice)| Text::new("board-player").with("seat", seat).with("dice", *dice)).collect();
        texts.push(match self.board.bid {
            Some((seat, bid)) => Text::new("board-bid").with("seat", seat).with("bid", bid),
            None => Text::new("board-no-bid"),
        });
        texts.push(Text::new("board-turn").with("seat", self.board.turn));
        texts
    }
}

impl crate::engine::View for View {
    fn parts(&self) -> Vec<Part> {
        vec![Part { key: "overview".to_owned(), label: "part-overview".into(), width: 400 }]
    }

    fn scene(&self, part: &str, _since: Option<&View>, words: &dyn Words) -> Option<Scene> {
        let lines = self.lines(part, words)?;
        let mut scene = Scene::new(400.0, 40.0 + 40.0 * lines.len() as f32, Color::PAPER);
        for (at, line) in lines.iter().chain(&self.secrets(words)).enumerate() {
            scene.text(20.0, 40.0 + 40.0 * at as f32, line).size(20.0).max_width(360.0);
        }
        scene.alt = self.alt(part, words)?;
        Some(scene)
    }

    fn lines(&self, part: &str, words: &dyn Words) -> Option<Vec<String>> {
        (part == "overview").then(|| self.texts().iter().map(|it| words.say(it)).collect())
    }

    fn alt(&self, part: &str, words: &dyn Words) -> Option<String> {
        self.lines(part, words).map(paragraph)
    }

    fn secrets(&self, words: &dyn Words) -> Vec<String> {
        let dice: Vec<Text> = self.own.iter().map(|it| Text::new("number").with("number", *it)).collect();
        if dice.is_empty() { Vec::new() } else { vec![words.say(&Text::new("secret-dice").with("dice", dice))] }
    }
}
