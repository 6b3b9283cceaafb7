//! The words of what can be offered: every option of every card, every law, technology and advisor has its message in every
//! language, and it fits.

use std::sync::Arc;

use super::kit::*;
use crate::engine::{Choice, Label, Reader, Shelf, Shown, Text, Words as _};
use crate::games::Registry;
use crate::games::frostpunk::Frostpunk;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::labels::abilities::DeathCard;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::brief;
use crate::games::frostpunk::labels::cards::{CardOrNone, CardPick, FirstDiscard, LawPick, NextText};
use crate::games::frostpunk::labels::options::Pile;
use crate::games::frostpunk::labels::places::{AtBuilding, price_text};
use crate::games::frostpunk::labels::works::{BuildingSite, Operation, Upgrade};
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::because::{self, Cause};
use crate::games::frostpunk::rules::buildings::field_name;
use crate::games::frostpunk::rules::construction::purpose_of;
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::tokens::Move;
use crate::games::frostpunk::state::{Built, Pawn, State};
use crate::words::proof::Proofreader;
use crate::words::{Language, Wordbook};

#[test]
fn whatever_can_be_offered_is_said_and_fits() {
    let game = Arc::new(Shelf::new(Frostpunk::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![game])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "frostpunk");
    let (state, content) = (city(1), built_in());
    let mut labels: Vec<Label> = Vec::new();
    let mut options = |acts: &[Act], card: Option<CardId>| {
        let numbered = acts.iter().enumerate().map(|(at, act)| Alternative { number: at + 1, act: act.clone(), card });
        labels.extend(numbered.map(|it| it.words(&state)));
    };
    content.morning.iter().chain(&content.dusk).for_each(|it| options(&it.options, Some(it.id)));
    content.each_step(&mut |it| match it {
        Step::Choose(acts) => options(acts, None),
        Step::May(effect) => options(&[Act { cost: None, effect: effect.clone() }], None),
        _ => {}
    });
    let events = content.morning.iter().chain(&content.dusk);
    let texts = events.flat_map(|it| it.standing.iter().map(|text| (it.id, text)));
    let consequences = content.laws.iter().flat_map(|it| &it.consequence);
    let texts = texts.chain(consequences.filter_map(|it| Some((it.id, it.standing.as_ref()?))));
    let scenario = content.scenario.card.iter().flat_map(|it| it.standing.iter().map(|text| (it.id, text)));
    labels.extend(texts.chain(scenario).map(|(card, text)| NextText { card, text }.words(&state)));
    let picked = content.technologies.iter().map(|it| it.id).chain(content.advisors.iter().map(|it| it.id));
    labels.extend(picked.map(|it| CardPick(it).words(&state)));
    labels.extend(
        content.laws.iter().flat_map(|it| [true, false].map(|quiet| LawPick { law: it.id, quiet }.words(&state))),
    );
    for card in &content.citizens {
        labels.extend([true, false].map(|paid| FirstDiscard { card: card.id, paid }.words(&state)));
        labels.extend(Citizen::ALL.map(|of| DeathCard { card: Some(card.id), of, deaths: 1 }.words(&state)));
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
        // The Generator cannot be taken down.
        if state.built_on(field("ne-upper")).is_some_and(|it| it.1.key != Building::Generator) {
            labels.push(Operation::Demolish(field("ne-upper")).words(state));
        }
    }
    let offered = Building::ALL.into_iter().filter(|it| matches!(content.building(*it).from, From::Board | From::Law));
    labels.extend(offered.map(|key| Operation::Build { key, discount: 0 }.words(&state)));
    labels.extend([[2, 0, 0], [1, 2, 0], [1, 1, 1]].map(|it| Pile(it).words(&state)));
    labels.extend(Citizen::ALL.map(|it| it.words(&state)));
    let mut wrong: Vec<String> = Vec::new();
    // What a card or a building does in place of the usual stands below its offer.
    let acts =
        content.buildings.iter().flat_map(|it| it.words.iter().chain(it.upgraded.iter().flat_map(|it| &it.words)));
    let acts: Vec<&Act> = acts.filter_map(|it| if let Feature::Do(act) = it { Some(act) } else { None }).collect();
    let spent = content.citizens.iter().map(|it| {
        let gathers = it.at.contains(&Work::Action(Action::Gather));
        let id = if gathers { "detail-gather-card" } else { "detail-card" };
        let what = Text::new(id).with("what", brief::ability(&it.ability, |_| None));
        if gathers { what.with("lies", Text::new("heap-core").with("n", 6_u32)) } else { what }
    });
    wrong.extend(acts.iter().map(|it| it.text()).chain(spent).flat_map(|it| reader.read(Shown::Detail, &it)));
    for row in content.buildings.iter().filter(|it| matches!(it.from, From::Board | From::Law)) {
        let ask = Text::new("ask-site").with("building", row.key.text()).with("price", price_text(&row.price));
        let brings = Text::new("site-brings").with("what", purpose_of(&state, row.key));
        let built = ask.clone().with("what", brings).with("by", Text::new("by-nothing"));
        let left = Text::new("site-left").with("n", 2);
        wrong.extend(reader.read(Shown::Ask, &built.with("left", left)));
        for card in &content.dusk {
            let by = Text::new("by-cause").with("cause", Text::new("cause-card").with("card", card.id.title()));
            wrong.extend(
                reader.read(
                    Shown::Ask,
                    &ask.clone()
                        .with("what", Text::new("site-offered"))
                        .with("left", Text::new("site-offered"))
                        .with("by", by),
                ),
            );
        }
    }
    let ruins = Text::new("about-building").with("building", Building::Ruins.text());
    let briefs = acts.iter().filter_map(|it| it.brief()).map(|it| ruins.clone().with("what", it)).collect::<Vec<_>>();
    for one in &briefs {
        let about = Text::new("about-few").with("all", vec![one.clone(), briefs[0].clone()]).with("more", 12);
        wrong.extend(reader.read(Shown::Detail, &about));
    }
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
    let offers: [(&dyn Choice<State>, &str, &str); 9] = [
        (
            &LawPick { law: card("PR01"), quiet: false },
            "Children to Work",
            "discontent +1, hope −1 – children may work: Gather; children, up to 3 cubes: Gathering Post",
        ),
        // CIT-03: a card may leave out what a law does at once.
        (&LawPick { law: card("PR01"), quiet: true }, "Children to Work", "children may work: Gather"),
        (&Operation::Build { key: Building::Tent, discount: 0 }, "Tent", "2 wood – 2 places for the night"),
        (
            &BuildingSite { key: Building::Tent, field: field("ne-upper") },
            "1 North-east, upper field",
            "To the bank from there: 2 wood; heated now",
        ),
        (
            &Upgrade(field("ne-lower")),
            "Medical Post (1 lower)",
            "2 wood – its action: cure 4 ill or heal 1 gravely ill",
        ),
        // GEN-07.
        (
            &Stoke(2),
            "Burn 2 coal: heat 5",
            "Now: ill +0, deaths +0; cubes into the tower 4 (overload 0, safe up to 10); each out: overload +1",
        ),
        (
            &Move::Draw(Row::Discontent),
            "Draw a random token, used side up",
            "Discontent tokens then: 3; at 6 the game is lost",
        ),
        (&Move::Activate(Token::Anger), "Activate Anger", "Active Anger then: 2; at a consultation: Anger (2 active)"),
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

/// What is in a group is said before it is opened, and no word of a way to an offer is said twice.
#[test]
fn a_turn_says_what_its_groups_hold_and_no_word_twice() {
    let game = Arc::new(Shelf::new(Frostpunk::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![game])).unwrap();
    let words = wordbook.game("frostpunk", Language::En).nobody();
    let state = city(1)
        .goods(Good::Coal, 2)
        .heat([2, 5, 1, 2, 3])
        .lay(Place::Sw)
        .cubes("sw-upper", 3, Good::Wood)
        .build("sw-lower", Building::MedicalPost)
        .with(|s| s.secret.hands[A] = vec![card("M01")]);
    let act = |task: Task, card: Option<CardId>| Turn::Act(Deed { pawn: Pawn::Worker, task, card });
    let gather = Task::Gather(field("sw-upper"));
    let cookhouse = Task::Use(field("generator-nw"));
    let offers = [
        (act(gather, None), "Gather › worker › 4 upper: 2 wood ❄", "Up to 2 cubes from a field"),
        (act(gather, Some(card("M01"))), "Gather › worker › 4 upper, “Quarryman” ❄", "Up to 2 cubes from a field"),
        (
            act(Task::ClearSnow, None),
            "Clear snow › worker ❄",
            "2 near tiles or 1 far tile: new fields, their food at once; always cold",
        ),
        (act(cookhouse, None), "Use a building › worker › Cookhouse", ""),
        (Turn::Stoke(1), "Stoke › Burn 1 coal: heat 3", "Then act or pass. Coal: 2; heat 2, at most 4"),
    ];
    for (turn, way, about) in offers {
        let offer = turn.offer(&state);
        let groups = offer.path.iter().map(|it| words.say(&it.label)).chain([words.say(&offer.label)]);
        assert_eq!(groups.collect::<Vec<_>>().join(" › "), way);
        let told = words.say(offer.path[0].about.as_ref().unwrap());
        assert!(told.starts_with(about), "{told}");
        assert!(offer.detail.is_some(), "{way}");
    }
    assert_eq!(words.say(&field_name(field("generator-se"))), "Generator tile, south-east field");
    let none = CardOrNone { card: None, none: "offer-no-advice" }.offer(&state);
    assert_eq!((none.key.as_str(), words.say(&none.label).as_str()), ("done", "No advisor this round"));
    // A question names the card that asks it, and a note why somebody falls ill.
    let hope = effect(city(2).tokens("care"), "", "hope +1");
    assert!(!hope.offers().is_empty());
    let cold = State { cause: Some(Cause::At(field("sw-lower"))), ..state };
    let ask = Text::new("ask-hope-more").with("by", because::asker(&cold)).with("more", 0_u32);
    assert_eq!(words.say(&ask), "Medical Post – Hope rises: draw a token or activate one?");
}
