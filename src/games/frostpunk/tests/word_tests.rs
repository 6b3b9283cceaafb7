//! The words of what can be offered: every option of every card, every law, technology and advisor has its message in every
//! language, and it fits.

use std::sync::Arc;

use super::kit::*;
use crate::engine::{Choice, Label, Reader, Shelf, Shown, Words as _};
use crate::games::Registry;
use crate::games::frostpunk::Frostpunk;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::options::{Alternative, CardPick, FirstDiscard, Pile};
use crate::games::frostpunk::labels::places::{AtBuilding, BuildingSite, Operation, Upgrade};
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::tokens::Move;
use crate::games::frostpunk::state::{Built, State};
use crate::words::proof::Proofreader;
use crate::words::{Language, Wordbook};

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
    let built = |upgraded: bool| {
        let built = move |key: Building| Some(Built { key, upgraded });
        Building::ALL.map(|key| {
            city(1).lay(Place::Ne).with(|s| {
                s.board.fields.get_mut(field("ne-upper")).unwrap().built = built(key);
            })
        })
    };
    for state in [built(false), built(true)].iter().flatten() {
        labels.extend([AtBuilding(field("ne-upper")).words(state), Upgrade(field("ne-upper")).words(state)]);
    }
    let offered = Building::ALL.into_iter().filter(|it| matches!(content.building(*it).from, From::Board | From::Law));
    labels.extend(offered.map(|key| Operation::Build { key, discount: 0 }.words(&state)));
    labels.extend([[2, 0, 0], [1, 2, 0], [1, 1, 1]].map(|it| Pile(it).words(&state)));
    labels.extend(Citizen::ALL.map(|it| it.words(&state)));
    let mut wrong: Vec<String> = Vec::new();
    for label in &labels {
        wrong.extend(reader.read(Shown::Label, &label.text));
        wrong.extend(label.detail.iter().flat_map(|it| reader.read(Shown::Detail, it)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(reader.count() > 200, "{}", reader.count());
}

/// A proposal is shown with its label and its detail, so they tell what the table agrees to.
#[test]
fn offers_say_what_they_cost_and_what_follows() {
    let game = Arc::new(Shelf::new(Frostpunk::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![game])).unwrap();
    let words = wordbook.game("frostpunk", Language::En).nobody();
    let state = city(1)
        .goods(Good::Wood, 9)
        .tokens("Care Anger anger")
        .heat([3, 5, 1, 2, 3])
        .lay(Place::Ne)
        .cubes("ne-upper", 2, Good::Wood)
        .build("ne-lower", Building::MedicalPost);
    let offers: [(&dyn Choice<State>, &str, &str); 8] = [
        (&CardPick(card("PR01")), "Children to Work (discontent +1 and hope −1)", "child pawns may work here"),
        (&Operation::Build { key: Building::Tent, discount: 0 }, "Tent", "2 wood – 2 places for the night"),
        (
            &BuildingSite { key: Building::Tent, field: field("ne-upper") },
            "1 North-east, upper field",
            "2 wood; heated there",
        ),
        (&Upgrade(field("ne-lower")), "Medical Post (1 lower)", "2 wood – choose one (cure 4; or: heal 1)"),
        (&Stoke(2), "Burn 2 coal: heat 5", "4 cubes are dropped into the tower"),
        (&Move::Draw(Row::Discontent), "Draw a random token", "Discontent tokens then: 3, at most 5"),
        (&Move::Activate(Token::Anger), "Activate Anger", "Active tokens of this type then (Anger): 2"),
        // TOK-11.
        (&Move::Discard(Token::Care), "Put an active token back: Care", "It is the last hope: the game is lost"),
    ];
    for (offer, label, detail) in offers {
        let said = offer.words(&state);
        assert_eq!(words.say(&said.text), label);
        let told = words.say(&said.detail.unwrap());
        assert!(told.starts_with(detail), "{label}: {told}");
    }
}
