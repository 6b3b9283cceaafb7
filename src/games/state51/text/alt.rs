//! The alt text of a picture: one paragraph that tells what matters, the most important first.

use super::board::{card_name, deals, heading, listed, player_line, pool, score_line};
use super::hand::hand;
use crate::engine::{Arg, Seat, Text, Words};
use crate::games::alt_text::paragraph;
use crate::games::state51::content::kinds::{Category, Colour};
use crate::games::state51::state::Phase;
use crate::games::state51::view::{Focus, View};

pub(crate) fn alt(view: &View, focus: Focus, words: &dyn Words) -> String {
    let mut texts = Vec::new();
    match focus {
        Focus::Overview => {
            heading(view, &mut texts);
            listed(view, "board-display", &view.board.display, &mut texts);
            for seat in view.board.players.seats().all() {
                person(view, seat, &mut texts);
            }
            for seat in view.board.players.seats().all() {
                state(view, seat, &mut texts);
            }
            texts.extend(Colour::ALL.iter().filter_map(|it| on_offer(view, *it)));
        }
        Focus::Player(seat) => {
            person(view, seat, &mut texts);
            deals(view, seat, &mut texts);
            state(view, seat, &mut texts);
        }
        Focus::Hand => texts.extend(hand(view)),
    }
    paragraph(texts.iter().map(|it| words.say(it)))
}

fn person(view: &View, seat: Seat, texts: &mut Vec<Text>) {
    texts.push(player_line(view, seat));
    texts.push(score_line(view, seat));
    if view.board.players[seat].passed && view.board.phase != Phase::Over {
        // A picture has little room for words.
        texts.push("alt-passed".into());
    }
    texts.extend(pool(view, seat));
}

/// The rows of a State, by the letter of their player.
fn state(view: &View, seat: Seat, texts: &mut Vec<Text>) {
    for category in Category::ALL {
        let cards = view.board.players[seat].built.iter();
        let row = cards.filter(|it| view.facts.0.location(it.card).category == category);
        let names: Vec<Text> = row
            .map(|it| match it.ruined {
                true => Text::new("alt-ruins").with("card", card_name(view, it.card)),
                false => card_name(view, it.card),
            })
            .collect();
        if !names.is_empty() {
            let letter = Arg::Word(seat.letter().to_string());
            let line = Text::new(format!("alt-row-{}", category.key()));
            texts.push(line.with("letter", letter).with("what", names));
        }
    }
}

fn on_offer(view: &View, colour: Colour) -> Option<Text> {
    let card = view.facts.0.connection(view.board.pile(colour).face_up?);
    Some(Text::new("alt-connection").with("card", Text::new(format!("connection-{}", card.key))))
}
