//! The viewer's own hand as text, with as much of each card as fits into one message.

use super::board::{card_name, listed};
use super::cards::{copies, several, unbuilt};
use crate::engine::{Text, Words};
use crate::games::state51::labels::building::hand_card_detail;
use crate::games::state51::labels::cards::category_name;
use crate::games::state51::labels::goods::{short, shorts, type_name, types};
use crate::games::state51::labels::offers::brings_at_all;
use crate::games::state51::view::View;
use crate::games::text_board::{self, joined};

/// The viewer's own hand.
pub(crate) fn secrets(view: &View, words: &dyn Words) -> Vec<String> {
    let say = |texts: Vec<Text>| -> Vec<String> { texts.iter().map(|it| words.say(it)).collect() };
    let by_name = || text_board::hand(say(own_cards_in_short(view, false)), || say(hand(view)));
    let or_compact = || text_board::hand(say(compact(view)), by_name);
    text_board::hand(say(own_cards(view)), || text_board::hand(say(own_cards_in_short(view, true)), or_compact))
}

/// The viewer's own cards with all that stands on them.
pub(super) fn own_cards(view: &View) -> Vec<Text> {
    let Some(hand) = &view.hand else { return Vec::new() };
    [Text::new("board-own-hand").with("n", hand.len())].into_iter().chain(unbuilt(view, hand)).collect()
}

/// The same in short, with or without what the cards give when they are razed or signed.
fn own_cards_in_short(view: &View, with_others: bool) -> Vec<Text> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let said = copies(hand).into_iter().map(|(card, n)| {
        let location = view.facts.0.location(card);
        let mut what = vec![hand_card_detail(location, view.board.end_begun)];
        if with_others {
            // DEV-01.
            what.push(types(&location.types));
            what.push(Text::new("card-spoils").with("what", shorts(&location.spoils)));
            what.push(Text::new("card-deal").with("what", short(location.deal, 1)));
        }
        let what = joined(what);
        Text::new("board-location").with("card", several(n, card_name(view, card))).with("what", what)
    });
    [Text::new("board-own-hand").with("n", hand.len())].into_iter().chain(said).collect()
}

/// The viewer's own cards by name.
pub(super) fn hand(view: &View) -> Vec<Text> {
    let mut texts = Vec::new();
    if let Some(hand) = &view.hand {
        texts.push(Text::new("board-own-hand").with("n", hand.len()));
        listed(view, "board-own-cards", hand, &mut texts);
    }
    texts
}

/// All that decides between the ways to use a card, without the words for it: those stand once, above the cards.
fn compact(view: &View) -> Vec<Text> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let comma = |one, other| Text::new("board-comma").with("one", one).with("other", other);
    let said = copies(hand).into_iter().map(|(card, n)| {
        let location = view.facts.0.location(card);
        let types = location.types.iter().map(|it| type_name(*it)).reduce(comma);
        Text::new("board-hand-compact")
            .with("card", several(n, card_name(view, card)))
            .with("distance", location.distance)
            .with("types", types.unwrap_or_else(|| Text::new("type-none")))
            .with("category", category_name(location))
            .with("brings", brings_at_all(location, view.board.end_begun))
            .with("spoils", shorts(&location.spoils))
            .with("deal", short(location.deal, 1))
    });
    [Text::new("board-own-hand-compact").with("n", hand.len())].into_iter().chain(said).collect()
}
