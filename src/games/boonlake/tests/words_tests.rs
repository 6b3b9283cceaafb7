//! The words of the components: whatever stands on a card, tile or lever has its message in every language, and it fits.

use std::sync::Arc;

use super::kit::*;
use crate::engine::{Choice, Offer, Reader, Shelf, Shown, Text, Words};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::{Condition, Effect, Gain, Goal, Ongoing, Plot};
use crate::games::boonlake::content::{CardText, RiverId, ScoringId};
use crate::games::boonlake::labels::laying::LaySpace;
use crate::games::boonlake::labels::names::card_detail;
use crate::games::boonlake::labels::options::OwnTile;
use crate::games::boonlake::labels::sailing::Sail;
use crate::games::boonlake::labels::sites::{Site, TrackChoice};
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::any_time::{Among, AnyTime, Aside};
use crate::games::boonlake::rules::levers::GiveUp;
use crate::games::boonlake::rules::resources::boat_moves;
use crate::games::boonlake::rules::upgrade::Less;
use crate::games::boonlake::state::{LeverState, Owner, State};
use crate::words::proof::Proofreader;
use crate::words::{Language, Wordbook};

#[test]
fn every_component_has_its_words() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let content = built_in();
    let mut texts: Vec<(Shown, Text)> = Vec::new();
    for card in &content.cards {
        texts.push((Shown::Label, Text::new(format!("card-{}", card.key))));
        let text = match &card.text {
            CardText::Now(effect) => effect.text(),
            CardText::Ongoing(ongoing) => ongoing.text(),
            CardText::End(goal) => goal.text(),
        };
        texts.push((Shown::Detail, text));
    }
    let state = game(2);
    texts.extend(content.card_ids().map(|it| (Shown::Detail, Text::of_clauses(card_detail(&state, A, it)))));
    texts.extend(content.tiles.iter().flat_map(|it| &it.plots).map(|it| (Shown::Label, it.text())));
    texts.extend(content.scoring.iter().map(|it| (Shown::Label, it.condition.text())));
    texts.extend(content.spaces.iter().flat_map(|it| &it.bonus).map(|it| (Shown::Label, it.text())));
    let keyed = |start: &str, keys: Vec<&'static str>| {
        keys.into_iter().map(|it| Text::new(format!("{start}-{it}"))).collect::<Vec<_>>()
    };
    let keys = |it: &[Lever]| it.iter().map(|it| Lever::key(*it)).collect::<Vec<_>>();
    let names = [
        keyed("lever", keys(&Lever::ALL)),
        keyed("lever-text", keys(&Lever::ALL)),
        keyed("action-text", ActionTile::ALL.iter().map(|it| it.key()).collect()),
        keyed("counted", Counted::ALL.iter().map(|it| it.key()).collect()),
        keyed("exchanged", Exchanged::ALL.iter().map(|it| it.key()).collect()),
        keyed("lock", Lock::ALL.iter().map(|it| it.key()).collect()),
    ];
    texts.extend(names.into_iter().flatten().map(|it| (Shown::Detail, it)));
    let wrong: Vec<String> = texts.iter().flat_map(|(shown, text)| reader.read(*shown, text)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(reader.count() > 400, "{}", reader.count());
}

/// A house of A and an inhabitant on space 4, beside a pasture with A's cattle on 5; 3 is of the same region. What an offer costs and
/// brings is what the rules take and give: the recess that it empties, the settlements beside own cattle, the row that it clears.
#[test]
fn offers_say_what_they_cost_and_bring() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let [en, pl] = [Language::En, Language::Pl].map(|it| wordbook.game("boonlake", it).plain(vec!["Ania".to_owned()]));
    let state = game(2).lay(4, "g16").piece(4, 0, A, Kind::Inhabitant).piece(4, 1, A, Kind::House).pasture(5, &[A, B]);
    let detail = |state: &State, act: Act| Deed { act, seat: A }.offer(state).detail.unwrap();
    let says = |state: &State, act: Act, english: &str, polish: &str| {
        let detail = detail(state, act);
        assert_eq!((en.say(&detail).as_str(), pl.say(&detail).as_str()), (english, polish));
    };
    let house = Act::House { at: plot(4, 0), less: 0 };
    says(
        &state,
        house,
        "ranch 3 → 2; supply +2; scorings before the last: +1 coin; settlement: 3 of 3 pieces around",
        "ranczo 3 → 2; zasoby +2; co punktację prócz ostatniej: +1 moneta; miasto: 3 z 3 pionków wokół",
    );
    // The last house of row 1, whose cattle is gone, clears it, and its inhabitant leaves a coin.
    let row = state.clone().a(|it| (it.houses, it.cattle) = (5, 4));
    let brings = "now: 1 inhabitant; scorings before the last: +2 coins";
    let around = "settlement: 3 of 3 pieces around";
    assert_eq!(en.say(&detail(&row, house)), format!("ranch 3 → 2; {brings}; {around}"));
    assert_eq!(en.say(&detail(&row, Act::House { at: plot(4, 0), less: 1 })), format!("free; {brings}; {around}"));
    let last = state.clone().a(|it| it.houses = 1);
    says(
        &last,
        house,
        "ranch 3 → 2; scorings: +1 coin and 1 VP (last: VP only); end: 2 VP; settlement: 3 of 3 pieces around",
        "ranczo 3 → 2; punktacje: +1 moneta i 1 PZ (ostatnia: PZ); koniec: 2 PZ; miasto: 3 z 3 pionków wokół",
    );
    // G16 gives 5 VP for a settlement; recess 1 brings 1 VP, and the cattle beside another one.
    let settlement = Act::Settlement { at: plot(4, 1), less: Less::default() };
    says(
        &state,
        settlement,
        "ranch 3 → 1; supply +2; now: 5 VP; each scoring: +2 VP; others’ cattle, each scoring: +1 VP",
        "ranczo 3 → 1; zasoby +2; teraz: 5 PZ; każda punktacja: +2 PZ; bydło innych, co punktację: +1 PZ",
    );
    // The third one costs an inhabitant or 4 VP more, and 5 VP beside another one in its region.
    let third = state.clone().lay(3, "s1").piece(3, 0, A, Kind::Settlement).a(|it| it.settlements = 2);
    let third = third.lay(4, "s1").piece(4, 0, A, Kind::House);
    let settlement = Act::Settlement { at: plot(4, 0), less: Less::of_lever(true) };
    let english = "ranch 3 → 2, −5 VP and 1 more or 4 VP; L08 down: 1 VP less; each scoring: +4 VP; end: 4 VP";
    assert_eq!(en.say(&detail(&third, settlement)), english);
    // Two coins for the house; the third cattle brings 2 coins and, at the end, 2 VP.
    let cattle = state.clone().a(|it| it.cattle = 3);
    says(
        &cattle,
        Act::Cattle(space(5)),
        "ranch 3 → 0; supply +3; now: 2 coins; scorings before the last: +2 coins; end: 2 VP",
        "ranczo 3 → 0; zasoby +3; teraz: 2 monety; co punktację prócz ostatniej: +2 monety; koniec: 2 PZ",
    );
    says(
        &state,
        Act::Develop(plot(4, 0)),
        "ranch 3 → 2; nothing to pay or gain; settlement: 3 of 3 pieces around",
        "ranczo 3 → 2; bez kosztu i premii; miasto: 3 z 3 pionków wokół",
    );
    let project = "pay 13 coins, show 2 clay, 3 iron: 16 VP, card track 0 → 1 (income +1 VP); ranch +1; T01: 0 → 1";
    assert_eq!(en.say(&detail(&state, Act::Project(0))), project);
    let other = detail(&state, Act::Project(1));
    let polish = "za 13 monet, pokaż 2 drewna, 3 kamienie: 8 PZ, tor monet 0 → 1 (dochód +1 moneta); ranczo +1";
    assert_eq!(pl.say(&other), polish);
}

/// What is paid and gained elsewhere, with the numbers of now: for an inhabitant, by levers, on a track, with a boat.
#[test]
fn offers_say_from_how_much_to_how_much() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let [en, pl] = [Language::En, Language::Pl].map(|it| wordbook.game("boonlake", it).plain(vec!["Ania".to_owned()]));
    let state = game(2).hand(A, "forge barn").up(&[Lever::L01, Lever::L02, Lever::L10, Lever::L12]);
    let state = state.a(|it| (it.coins, it.vases, it.tracks) = (7, 1, [0, 0]));
    let says = |offer: Offer, english: &str, polish: &str| {
        let detail = offer.detail.unwrap();
        assert_eq!((en.say(&detail).as_str(), pl.say(&detail).as_str()), (english, polish));
    };
    let act = |act| Deed { act, seat: A }.offer(&state);
    says(
        act(Act::ReturnToModernise),
        "Ranch 3 → 2; then a lever costs 6 coins or more, you have 7",
        "Ranczo 3 → 2; potem dźwignia za 6 lub więcej monet, masz 7",
    );
    says(
        act(Act::GiveUp(GiveUp::Modernise)),
        "L02 down; new lever up for 6+ coins (you have 7) and no inhabitant; levers at the end 8 → 10 VP",
        "L02 w dół; nowa w górze od 6 monet (masz 7) i bez mieszkańca; dźwignie na koniec 8 → 10 PZ",
    );
    says(
        act(Act::GiveUp(GiveUp::ReturnVase)),
        "L01 down: 1 VP less at the scoring; vases 1 → 0 and coins 7 → 13",
        "L01 w dół: 1 PZ mniej w punktacji; wazy 1 → 0 i monety 7 → 13",
    );
    says(
        act(Act::HireForCoins),
        "Yours: coins 7 → 4, ranch 3 → 4 and supply 5 → 4",
        "U ciebie: monety 7 → 4, ranczo 3 → 4 i zasoby 5 → 4",
    );
    says(act(Act::DrawTwo), "Free: cards in hand 2 → 4", "Za darmo: karty na ręce 2 → 4");
    let aside = |what| Aside { what, seat: A, among: Among::Boats }.offer(&state);
    says(
        aside(AnyTime::Twelve),
        "L12 down: 1 VP less at the scoring; cards in hand 2 → 0, ranch 3 → 4 and supply 5 → 4",
        "L12 w dół: 1 PZ mniej w punktacji; karty na ręce 2 → 0, ranczo 3 → 4 i zasoby 5 → 4",
    );
    says(
        Site { of: Resource::Clay, seat: A }.offer(&state),
        "Level 0 → 1; you then show 1 of it; you lack it for 1 of your cards, T01 and T03; T04: 0 → 1",
        "Poziom 0 → 1; pokażesz wtedy: 1; brakuje go na: karty z ręki (1), T01 i T03; T04: 0 → 1",
    );
}

/// Whoever plays by the menu alone knows what of a card would come to nothing now, and which lever a card would take.
#[test]
fn what_comes_to_nothing_now_and_what_a_lever_makes_up_for_is_said() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let [en, pl] = [Language::En, Language::Pl].map(|it| wordbook.game("boonlake", it).plain(Vec::new()));
    let state = game(2).hand(A, "opera-house fish-market well-house warehouse jeweller");
    let does = |state: &State, key: &str| {
        let detail = en.say(&Text::of_clauses(card_detail(state, A, card(key))));
        detail.split_once(": ").unwrap().1.to_owned()
    };
    assert_eq!(does(&state, "opera-house"), "1 used lever goes up (nothing now)");
    let down = state.clone().a(|it| it.levers[Lever::L05 as usize] = LeverState::Down);
    assert_eq!(does(&down, "opera-house"), "1 used lever goes up");
    assert_eq!(does(&state, "fish-market"), "2 inhabitants");
    let few = state.clone().a(|it| it.supply = 1);
    assert_eq!(does(&few, "fish-market"), "2 inhabitants (only 1 in supply)");
    let none = state.clone().a(|it| it.supply = 0);
    assert_eq!(does(&none, "fish-market"), "no inhabitant (supply empty)");
    assert_eq!(does(&state, "well-house"), "settlement for 1 inhabitant and 1 presence fewer (nothing now)");
    assert_eq!(does(&state, "warehouse"), "may give 2 cards for 4 VP");
    let last = game(2).hand(A, "warehouse");
    assert_eq!(does(&last, "warehouse"), "may give 2 cards for 4 VP (nothing now)", "the card itself is gone then");
    let twelve = Aside { what: AnyTime::Twelve, seat: A, among: Among::Levers }.offer(&none).detail.unwrap();
    assert!(en.say(&twelve).ends_with("cards in hand 5 → 3 and supply empty: no inhabitant"), "{}", en.say(&twelve));
    let lever = state.a(|it| (it.coins, it.vases) = (3, 1)).up(&[Lever::L10]);
    let detail = Text::of_clauses(card_detail(&lever, A, card("jeweller")));
    assert_eq!(en.say(&detail), "pay 1 vase and 3 coins, use L10: 5 coins");
    assert_eq!(pl.say(&detail), "za 1 wazę i 3 monety, użyj L10: 5 monet");
    let offer = Deed { act: Act::Play(card("jeweller")), seat: A }.offer(&lever);
    assert_eq!(en.say(&offer.label), "Jeweller, 4 VP at the end");
}

/// UPG-09: a plot is worth something only under a settlement, which whoever has none left cannot build.
#[test]
fn a_plot_for_a_settlement_says_that_it_pays_later() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let english = wordbook.game("boonlake", Language::En).plain(Vec::new());
    let state = game(2).lay(4, "g16");
    let says =
        |state: &State| english.say(&Deed { act: Act::Develop(plot(4, 1)), seat: A }.offer(state).detail.unwrap());
    let around = "settlement: 0 of 3 pieces around";
    assert_eq!(says(&state), format!("ranch 3 → 2; 5 VP for building a settlement here; {around}"));
    assert_eq!(says(&state.a(|it| it.settlements = 0)), "ranch 3 → 2; nothing to pay or gain");
}

/// SHP-07, LIM-01: where a ship stops, a tile is laid or a region is scored, what really comes stands below what is printed.
#[test]
fn what_differs_from_the_print_stands_below() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let english = wordbook.game("boonlake", Language::En).plain(Vec::new());
    let port = (0..).map(RiverId).find(|it| built_in().river(*it).port).unwrap();
    let sail = |state: &State| Sail { owner: Owner::Seat(A), to: port, locks: Vec::new() }.offer(state).detail.unwrap();
    let plain = "Brings no scoring";
    let alone = english.say(&sail(&game(2)));
    assert!(alone.starts_with(plain) && !alone.contains("yours"), "{alone}");
    let more =
        built_in().card_ids().find(|it| matches!(built_in().card(*it).text, CardText::Ongoing(Ongoing::PortCards(2))));
    let state = game(2).a(|it| it.played.push(more.unwrap()));
    let said = english.say(&sail(&state));
    assert!(said.starts_with(&format!("{plain}; yours: ")) && said.contains("2 cards"), "{said}");
    let at = built_in().space_ids().find(|it| built_in().space(*it).bonus == [Gain::Inhabitants(1)]).unwrap();
    let lay = |state: &State| LaySpace { space: at, seat: A, pasture: false }.offer(state).detail;
    assert_eq!(lay(&game(2)), None);
    let detail = lay(&game(2).a(|it| it.supply = 0)).unwrap();
    assert_eq!(english.say(&detail), "Yours now: no inhabitant (supply empty)");
}

/// EXP-02, EXP-05, UPG-03: what lies around a space, and what can be laid next thanks to it; whatever lies there, it fits.
#[test]
fn where_a_tile_is_laid_says_what_it_touches_there() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let english = wordbook.game("boonlake", Language::En).plain(Vec::new());
    let detail =
        |state: &State, number: u8| LaySpace { space: space(number), seat: A, pasture: false }.offer(state).detail;
    // Space 4 lies beside 1, 2, 5, 6 and 7; space 1 beside 2 and 4.
    let state = game(2).lay(4, "g16").piece(4, 0, B, Kind::House);
    assert_eq!(
        english.say(&detail(&state, 1).unwrap()),
        "Touches 4 (pieces there: 1); opens no space; a settlement needs 3 pieces"
    );
    let opens = "Touches 4 (pieces there: 1); opens space 17 (2 coins); a settlement needs 3 pieces";
    assert_eq!(english.say(&detail(&state, 6).unwrap()), opens);
    let pasture = state.clone().pasture(6, &[A, A, B]);
    assert_eq!(
        english.say(&detail(&pasture, 7).unwrap()),
        "Touches 4 and 6 (pieces there: 4); opens spaces 8 and 18 (2 cards); a settlement needs 3 pieces"
    );
    assert_eq!(
        english.say(&detail(&state, 5).unwrap()),
        "Touches 4 (pieces there: 1); opens spaces 3, 8 and 12; a settlement needs 3 pieces"
    );
    assert_eq!((detail(&state, 4), detail(&state, 30)), (None, None), "taken, and too far");
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let content = built_in();
    for at in content.space_ids() {
        let near = &content.space(at).near;
        for set in 1..1_u32 << near.len() {
            let laid = near.iter().enumerate().filter(|it| set >> it.0 & 1 == 1);
            let state = laid.fold(game(2), |state, it| state.pasture(it.1.number() as u8, &[A, A, B, B]));
            for state in [state.clone(), state.a(|it| it.supply = 0)] {
                let text = LaySpace { space: at, seat: A, pasture: false }.offer(&state).detail.unwrap();
                assert_eq!(reader.read(Shown::Detail, &text), Vec::<String>::new());
            }
        }
    }
}

/// CRD-03, CRD-11: how many coins a discarded card brings stands beside its name.
#[test]
fn a_card_to_discard_says_how_many_coins_it_brings() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let label = |state: &State, key: &str, language| {
        let offer = Deed { act: Act::Discard(card(key)), seat: A }.offer(state);
        wordbook.game("boonlake", language).plain(Vec::new()).say(&offer.label)
    };
    let (state, more) = (game(2), game(2).played("potter"));
    assert_eq!(label(&state, "bathhouse", Language::En), "Bathhouse (2 coins)");
    assert_eq!(label(&more, "bathhouse", Language::En), "Bathhouse (3 coins)");
    assert_eq!(label(&more, "bathhouse", Language::Pl), "Łaźnia (3 monety)");
    assert_eq!(label(&more, "forge", Language::En), "Forge (2 coins)", "a card of another group");
}

/// SET-10: one chooses by what a tile asks for and by its project; the longest of both fit on a button and above it.
#[test]
fn a_scoring_tile_to_choose_says_what_it_asks_for_and_what_its_project_costs() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let state = game(2);
    let offers: Vec<Offer> = (0..16).map(|it| OwnTile(ScoringId(it)).offer(&state)).collect();
    let english = wordbook.game("boonlake", Language::En).plain(Vec::new());
    assert_eq!(english.say(&offers[0].label), "T01 (card track): 1 / 2 / 4 / 7");
    let project = "Project: pay 13 coins, show 2 clay, 3 iron → 16 VP (2×8), card track +1, ranch +1";
    assert_eq!(english.say(offers[0].detail.as_ref().unwrap()), project);
    // INT-07: what one exchange is nothing else at this question tells.
    let exchanges = "T10 (exchanges): 2 / 3 / 4 / 5 × (1 inhabitant or 5 coins → 2 VP)";
    assert_eq!(english.say(&offers[9].label), exchanges);
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    for offer in &offers {
        let detail = offer.detail.as_ref().unwrap();
        let wrong = [reader.read(Shown::Label, &offer.label), reader.read(Shown::Detail, detail)].concat();
        assert_eq!(wrong, Vec::<String>::new());
        for language in Language::ALL {
            let label = wordbook.game("boonlake", language).plain(Vec::new()).say(&offer.label);
            assert!(label.chars().count() <= 80, "{label}");
        }
    }
}

/// LOC-04, LOC-06: the last lock of round 2 brings the last turns, every other one a scoring, and only for the first ship.
#[test]
fn who_would_pass_a_lock_first_is_told_what_that_brings() {
    let detail = |state: &State, lock| {
        let offer = Sail { owner: Owner::Seat(A), to: RiverId(3), locks: vec![lock] }.offer(state);
        super::told_tests::english(&offer.detail.unwrap())
    };
    let (first, second) = (game(2), game(2).with(|it| it.board.round = 1));
    assert_eq!(detail(&first, Lock::Upper), "First through the upper lock: interim scoring");
    assert_eq!(detail(&first, Lock::Last), "First through the last lock: interim scoring, then round 2 begins");
    assert_eq!(detail(&second, Lock::Lower), "First through the lower lock: interim scoring");
    assert_eq!(detail(&second, Lock::Last), "First through the last lock: your last turn, then B");
    let later = detail(&first.with(|it| it.board.passed.push(Lock::Last)), Lock::Last);
    assert!(later.starts_with("Brings no scoring"), "{later}");
}

/// The longest of them fit, too.
#[test]
fn the_longest_details_fit() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let state = game(2).lay(4, "g16").piece(4, 0, A, Kind::House).piece(4, 1, A, Kind::House);
    let state = state.pasture(5, &[B, B, B]).lay(8, "g13").lay(2, "g13").lay(3, "g13");
    let state =
        [8, 2, 3].into_iter().fold(state, |state, at| state.piece(at, 0, A, Kind::House).piece(at, 1, B, Kind::House));
    let dear = state.clone().a(|it| (it.settlements, it.cattle) = (1, 1));
    let same = dear.clone().lay(1, "s1").piece(1, 0, A, Kind::Settlement);
    let area = |at: u8| {
        game(2).with(|s| (s.board.areas[0].tile, s.board.areas[0].owner) = (ScoringId(at), Some(Owner::Seat(A))))
    };
    let acts = [
        (dear.clone(), Act::Settlement { at: plot(4, 1), less: Less::default() }),
        (same, Act::Settlement { at: plot(4, 0), less: Less::default() }),
        (dear, Act::Cattle(space(5))),
    ];
    // Projects that can be paid for with levers up, with boats and sites wherever, from a full supply to the last piece.
    let able = |at: u8, bits: u8| {
        let rich = area(at).up(&[Lever::L10, Lever::L11]);
        rich.a(|it| {
            (it.coins, it.vases, it.supply) = (30, 9, if bits & 1 == 0 { 1 } else { 10 });
            it.boats = [(bits >> 1 & 3).into(), (bits >> 3 & 3).into()];
            it.sites = [bits >> 5 & 1, bits >> 6 & 1, bits >> 7 & 1, 0];
        })
    };
    let projects = (0..16).flat_map(|at| (0..=255).map(move |bits| (able(at, bits), Act::Project(0))));
    for (state, act) in acts.into_iter().chain(projects) {
        let detail = Deed { act, seat: A }.offer(&state).detail.unwrap();
        assert_eq!(reader.read(Shown::Detail, &detail), Vec::<String>::new());
    }
}

/// The details with numbers of now fit with the largest numbers and the longest names that occur.
#[test]
fn the_longest_changes_fit() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let state = game(2).hand(A, "memorial-garden botanical-garden weather-station irrigation-works").lay(4, "g16");
    let state = state.a(|it| (it.coins, it.vases, it.supply, it.ranch) = (111, 11, 10, 12));
    let gives = [GiveUp::TakeVase, GiveUp::ReturnVase, GiveUp::Modernise, GiveUp::Upgrade].map(Act::GiveUp);
    let acts = [
        Act::ReturnToModernise,
        Act::HireForCoins,
        Act::HireForCards,
        Act::RegionCoins { lever: true },
        Act::Explore,
        Act::Pasture,
        Act::DrawTwo,
    ];
    let acts = acts.into_iter().chain(gives).chain(Lever::ALL.map(Act::Modernise));
    let mut offers: Vec<Offer> = acts.map(|act| Deed { act, seat: A }.offer(&state)).collect();
    let boats = boat_moves(&state, A, true).into_iter().map(|it| AnyTime::Boat(it, None));
    let asides = [AnyTime::TenCoins, AnyTime::TenCards, AnyTime::Eleven, AnyTime::Twelve];
    offers
        .extend(asides.into_iter().chain(boats).map(|what| Aside { what, seat: A, among: Among::Boats }.offer(&state)));
    offers.extend(Track::ALL.map(|track| TrackChoice { track, seat: A, n: 2 }.offer(&state)));
    for offer in &offers {
        let detail = offer.detail.as_ref().unwrap();
        let wrong = [reader.read(Shown::Label, &offer.label), reader.read(Shown::Detail, detail)].concat();
        assert_eq!(wrong, Vec::<String>::new(), "{}", offer.key);
    }
}

/// An operator may correct the number on a card: what it does is counted as both languages count.
#[test]
fn what_cards_do_is_counted_in_both_languages() {
    let shelf = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![shelf])).unwrap();
    let says = |language, id: &'static str, n: u32| {
        wordbook.game("boonlake", language).plain(Vec::new()).say(&Text::new(id).with("n", n).with("less", n))
    };
    let cost = |n| says(Language::En, "ongoing-play-discount", n);
    assert_eq!([cost(1), cost(2)], ["cards and projects cost 1 coin less", "cards and projects cost 2 coins less"]);
    let cost = |n| says(Language::Pl, "ongoing-play-discount", n);
    assert_eq!(
        [1, 2, 5].map(cost),
        ["1 monetę", "2 monety", "5 monet"].map(|it| format!("karty i projekty tańsze o {it}"))
    );
    assert_eq!(says(Language::Pl, "effect-to-house", 2), "ulepsz do domu, o 2 mieszkańców mniej");
}

/// A word that no component uses yet has its message all the same.
#[test]
fn the_vocabulary_is_said_in_every_language() {
    let said: Vec<_> = ["en", "pl"].map(|it| crate::games::boonlake::lobby::messages(it).unwrap()).into();
    let vocabularies = [
        (Gain::PREFIXES[0], Gain::WORDS),
        (Effect::PREFIXES[0], Effect::WORDS),
        (Ongoing::PREFIXES[0], Ongoing::WORDS),
        (Goal::PREFIXES[0], Goal::WORDS),
        (Plot::PREFIXES[0], Plot::WORDS),
        (Condition::PREFIXES[0], Condition::WORDS),
    ];
    for (prefix, words) in vocabularies {
        for id in words.iter().map(|it| format!("\n{prefix}-{} =", it.key)) {
            assert!(said.iter().all(|it| it.contains(&id)), "{id}");
        }
    }
}
