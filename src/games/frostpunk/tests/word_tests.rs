//! The words of what can be offered: every option of every card, every law, technology and advisor has its message in every
//! language, and it fits.

use std::sync::Arc;

use super::kit::*;
use crate::engine::{Choice, Label, Reader, Shelf, Shown};
use crate::games::Registry;
use crate::games::frostpunk::Frostpunk;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::options::{Alternative, CardPick, FirstDiscard};
use crate::words::Wordbook;
use crate::words::proof::Proofreader;

#[test]
fn whatever_can_be_offered_is_said_and_fits() {
    let game = Arc::new(Shelf::new(Frostpunk::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![game])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "frostpunk");
    let (state, content) = (city(1), built_in());
    let mut labels: Vec<Label> = Vec::new();
    let mut options = |acts: &[Act]| {
        let numbered = acts.iter().enumerate().map(|(at, act)| Alternative { number: at + 1, act: act.clone() });
        labels.extend(numbered.map(|it| it.words(&state)));
    };
    content.morning.iter().chain(&content.dusk).for_each(|it| options(&it.options));
    content.each_step(&mut |it| {
        if let Step::Choose(acts) = it {
            options(acts);
        }
    });
    let picked = content.laws.iter().map(|it| it.id);
    let picked =
        picked.chain(content.technologies.iter().map(|it| it.id)).chain(content.advisors.iter().map(|it| it.id));
    labels.extend(picked.map(|it| CardPick(it).words(&state)));
    for card in &content.citizens {
        labels.extend([true, false].map(|paid| FirstDiscard { card: card.id, paid }.words(&state)));
    }
    labels.extend(Good::ALL.map(|it| it.words(&state)));
    labels.extend(Citizen::ALL.map(|it| it.words(&state)));
    let mut wrong: Vec<String> = Vec::new();
    for label in &labels {
        wrong.extend(reader.read(Shown::Label, &label.text));
        wrong.extend(label.detail.iter().flat_map(|it| reader.read(Shown::Detail, it)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(reader.count() > 200, "{}", reader.count());
}
