//! DEV: Development.

use super::kit::*;
use crate::engine::trial::noted;
use crate::engine::{Plain, Stop, Words};
use crate::games::state51::content::kinds::Category;
use crate::games::state51::rules::blocked;
use crate::games::state51::state::State;

#[test]
fn dev_01_a_brick_or_an_ammo_and_a_shared_type() {
    // Docks: Iron, Ammo. Motel: Card. Shelter: Iron. Fuel Tank: Fuel, Ammo.
    let start = game(2).hand(A, "shelter motel fuel-tank").built(A, "docks");
    let docks = key_of(&start, A, "docks");
    assert!(offered(&start, "develop").is_empty(), "nothing to pay with");
    for pool in ["1 brick", "1 ammo"] {
        let start = start.clone().pool(A, pool);
        assert_eq!(offered(&start, "develop"), [format!("fuel-tank/{docks}"), format!("shelter/{docks}")]);
        let s = played(&start, &format!("A turn develop/shelter/{docks}"));
        assert_eq!((s.row_of(A, Category::Production), s.row_of(A, Category::Action)), ("".into(), "shelter".into()));
        assert_eq!(holdings(&s, A), (1, String::new(), 2));
    }
    for pool in ["1 iron", "1 universal"] {
        assert!(offered(&start.clone().pool(A, pool), "develop").is_empty(), "{pool}");
    }
    let both = start.pool(A, "1 brick 1 ammo");
    let asked = turn(&both, &format!("A turn develop/shelter/{docks}")).asked();
    assert_eq!(asked, "asks A pay [1-brick 1-ammo]", "the exact good is named first");
}

#[test]
fn dev_01_vp_and_toxic_are_types_like_the_others() {
    // Archive: Worker, VP. Body Hunters: Worker, Toxic. Hidden Forge: Toxic, Gun. Steel Eagle: Liberty, VP.
    // Church is of Type Liberty only; that it gives VP does not matter.
    let start = game(2).pool(A, "1 brick").hand(A, "archive body-hunters").built(A, "hidden-forge steel-eagle church");
    let (forge, eagle) = (key_of(&start, A, "hidden-forge"), key_of(&start, A, "steel-eagle"));
    assert_eq!(offered(&start, "develop"), [format!("archive/{eagle}"), format!("body-hunters/{forge}")]);
    for (name, onto, old, left) in
        [("archive", &eagle, "steel-eagle", "hidden-forge"), ("body-hunters", &forge, "hidden-forge", "steel-eagle")]
    {
        let s = played(&start, &format!("A turn develop/{name}/{onto}"));
        assert_eq!((s.row_of(A, Category::Action), s.row_of(A, Category::Production)), (name.into(), left.into()));
        assert_eq!((holdings(&s, A), s.discarded()), ((1, String::new(), 1), old.to_owned()));
    }
}

#[test]
fn dev_02_a_development_token_ignores_types() {
    let start = game(2).pool(A, "1 development").hand(A, "motel").built(A, "docks").built(B, "quarry");
    let docks = key_of(&start, A, "docks");
    assert_eq!(offered(&start, "develop"), [format!("motel/{docks}")], "own locations only");
    let s = played(&start, &format!("A turn develop/motel/{docks}"));
    assert_eq!((s.row_of(A, Category::Action), holdings(&s, A)), ("motel".into(), (1, String::new(), 0)));
    // With a matching Type and both in the pool the payer chooses.
    let start = game(2).pool(A, "1 brick 1 development").hand(A, "shelter").built(A, "docks");
    let line = format!("A turn develop/shelter/{}", key_of(&start, A, "docks"));
    assert_eq!(turn(&start, &line).asked(), "asks A develop-with [brick token]");
    assert_eq!(played(&start, &format!("{line}, A develop-with token")).pooled(A), "1 brick");
    assert_eq!(played(&start, &format!("{line}, A develop-with brick")).pooled(A), "1 development");
}

#[test]
fn dev_03_cards_without_type_and_ruins_match_everything() {
    let start = game(2).pool(A, "1 brick").hand(A, "foundation motel").built(A, "docks radioactive-colony");
    let (docks, colony) = (key_of(&start, A, "docks"), key_of(&start, A, "radioactive-colony"));
    let all = [format!("foundation/{docks}"), format!("foundation/{colony}"), format!("motel/{colony}")];
    assert_eq!(offered(&start, "develop"), all);
    let start = game(2).pool(A, "1 brick").hand(A, "motel").ruins(A, "docks");
    let docks = key_of(&start, A, "docks");
    assert_eq!(offered(&start, "develop"), [format!("motel/{docks}")]);
    let s = played(&start, &format!("A turn develop/motel/{docks}"));
    assert_eq!((s.row_of(A, Category::Action), s.row_of(A, Category::Production)), ("motel".into(), "".into()));
    assert_eq!(s.discarded(), "docks", "the ruined card is discarded");
}

#[test]
fn dev_04_the_distance_does_not_matter() {
    let start = game(2).pool(A, "1 brick 3 grey").hand(A, "skyscraper").built(A, "quarry");
    let s = played(&start, &format!("A turn develop/skyscraper/{}", key_of(&start, A, "quarry")));
    assert_eq!((s.row_of(A, Category::Action), s.pooled(A)), ("skyscraper".into(), "3 grey".into()));
}

#[test]
fn dev_05_old_card_out_new_card_resolved_then_one_vp() {
    // Factory counts Iron locations: the developed Docks no longer, the Shelter and itself do: 2 VP and 1 more.
    let start = game(2).pool(A, "1 brick").hand(A, "factory").built(A, "docks shelter");
    let trial = turn(&start, &format!("A turn develop/factory/{}", key_of(&start, A, "docks")));
    let notes = trial.notes();
    assert!(notes[0].starts_with("note-develop(") && notes[1].contains("amount-vp(n=2)"), "{notes:?}");
    assert!(notes[2].contains("amount-vp(n=1)") && notes.len() == 3, "{notes:?}");
    let s = trial.done();
    assert_eq!((s.board.players[A].vp, s.discarded()), (3, "docks".to_owned()));
    assert_eq!(s.row_of(A, Category::Feature), "factory");
    // A production makes its goods and its bonus: School 1 + 1 Workers; Arena counts itself and Assassin, not the old Gun.
    let start = game(2).pool(A, "1 brick").hand(A, "school").built(A, "archive");
    let s = played(&start, &format!("A turn develop/school/{}", key_of(&start, A, "archive")));
    assert_eq!(holdings(&s, A), (1, "2 worker".to_owned(), 0));
    let start = game(2).pool(A, "1 brick").hand(A, "arena").built(A, "confessor assassin");
    let s = played(&start, &format!("A turn develop/arena/{}", key_of(&start, A, "confessor")));
    assert_eq!(holdings(&s, A), (1, "2 gun".to_owned(), 0));
}

#[test]
fn dev_06_placed_goods_go_to_the_pool_and_may_pay() {
    let start = game(2).hand(A, "quarry").built(A, "brick-storage").placed(A, "brick-storage", "3 brick");
    let line = format!("A turn develop/quarry/{}", key_of(&start, A, "brick-storage"));
    let s = played(&start, &line);
    // One of the three pays, two go to the pool before Quarry makes one.
    assert_eq!(holdings(&s, A), (1, "3 brick".to_owned(), 0));
    // Spent goods, a visitor's Worker and a Defence token go to the supply.
    let start = game(2).pool(A, "1 development").hand(A, "quarry").built(A, "pub").with(|s| {
        let built = &mut s.board.players[A].built[0];
        (built.visitors, built.token, built.spent) = (1, true, bag("2 worker"));
    });
    let s = played(&start, &format!("A turn develop/quarry/{}", key_of(&start, A, "pub")));
    assert_eq!(holdings(&s, A), (1, "1 brick".to_owned(), 0));
    let new = s.at(A, "quarry");
    assert_eq!((new.visitors, new.token, new.spent.total()), (0, false, 0));
}

#[test]
fn dev_07_a_used_location_may_be_developed_and_the_new_card_is_fresh() {
    let start = game(2).pool(A, "1 brick 1 worker").hand(A, "motel").built(A, "motel").deck("docks quarry");
    let old = key_of(&start, A, "motel");
    let mut s = played(&start.with(|s| s.board.players[A].built[0].uses = 2), &format!("A turn develop/motel/{old}"));
    let new = key_of(&s, A, "motel");
    assert_ne!(new, old);
    s = played(&s, &format!("A turn use/{new}"));
    assert_eq!(s.held(A), "docks");
    // A card built in this round, too.
    let start = game(2).pool(A, "1 brick 1 grey").hand(A, "docks shelter");
    let s = played(&start, "A turn build/docks");
    assert_eq!(offered(&s, "develop").len(), 1);
}

#[test]
fn dev_08_without_a_matching_pair_it_is_not_offered() {
    let start = game(2).pool(A, "9 brick 9 ammo").hand(A, "motel pub").built(A, "docks school").built(B, "motel");
    assert!(offered(&start, "develop").is_empty());
    assert!(offered(&game(2).pool(A, "9 brick").hand(A, "motel"), "develop").is_empty(), "nothing to develop");
}

#[test]
fn dev_08_the_refusal_names_the_types_of_both_cards() {
    let start = game(2).pool(A, "1 brick 1 grey").hand(A, "motel arena").built(A, "docks");
    let docks = key_of(&start, A, "docks");
    let refused = |state: &State, key: &str| {
        let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == key);
        found.map(|it| format!("{} {}", it.1.rule, Plain.say(&it.1.text)))
    };
    let said = refused(&start, &format!("develop/motel/{docks}")).unwrap();
    assert!(said.starts_with("DEV-08 refuse-types(card=card-motel, types=type-card, old=card-docks"), "{said}");
    assert!(said.ends_with("old-types=type-iron+type-ammo)"), "{said}");
    // What is legal is not refused, what cannot be paid is refused for that.
    assert_eq!(refused(&start, "build/motel").is_none(), is_offered(&start, "build/motel"));
    let poor = start.clone().with(|s| s.board.players[A].pool.clear());
    let able = poor.clone().hand(A, "motel assembly-plant");
    assert!(refused(&able, &format!("develop/assembly-plant/{docks}")).unwrap().starts_with("DEV-01 "));
    // Where no Brick would do, nobody is sent to buy one.
    assert!(refused(&poor, &format!("develop/motel/{docks}")).unwrap().starts_with("DEV-08 "));
    // Where nothing pays, it is said of each pair what would be enough: a shared Type, or only a token.
    let poor_too = poor.clone().hand(A, "motel assembly-plant");
    let label = |key: &str| {
        let found = blocked::blocked(&poor_too, A).into_iter().find(|it| it.0.key == key);
        found.map(|it| Plain.say(&it.0.label)).unwrap()
    };
    assert!(label(&format!("develop/motel/{docks}")).contains("develop-token"));
    assert!(label(&format!("develop/assembly-plant/{docks}")).contains("develop-type"));
    let said = refused(&poor, "raze/arena").unwrap();
    assert!(said.starts_with("RAZ-01 refuse-distance(") && said.contains("short-red(n=0)"), "{said}");
    // Nobody else is told anything, and nothing is both offered and refused.
    assert!(blocked::blocked(&start, B).is_empty());
    let offered = turn(&start, "").offers();
    assert!(blocked::blocked(&start, A).iter().all(|it| !offered.contains(&it.0.key)));
}

/// One line for each card of the hand, however many locations it does not fit.
#[test]
fn dev_08_of_several_locations_the_types_are_named_together() {
    let start = game(2).pool(A, "1 brick").hand(A, "motel").built(A, "docks school docks");
    let found = blocked::blocked(&start, A).into_iter().filter(|it| it.1.rule == "DEV-08");
    let mut said: Vec<String> = found.map(|it| Plain.say(&it.1.of_all.unwrap())).collect();
    assert!(said.len() > 1, "{said:?}");
    said.dedup();
    let [one] = &said[..] else { panic!("{said:?}") };
    assert!(one.starts_with("refuse-no-types-any(old-types="), "{one}");
    assert!(one.matches("type-iron").count() == 1 && one.contains("type-ammo"), "{one}");
    // What fits one of them does not fit the others, whose Types are named beside its own.
    let start = game(2).pool(A, "1 brick").hand(A, "motel").built(A, "docks pub school");
    let some = blocked::blocked(&start, A).into_iter().find(|it| it.1.rule == "DEV-08").unwrap().1;
    let some = Plain.say(&some.of_all.unwrap());
    assert!(some.starts_with("refuse-no-types(card=card-motel, types=type-card, old-types="), "{some}");
}

/// DEV-01, DEV-08: which cards a Brick would do for is told by the cards, and what fits nowhere in one line.
#[test]
fn dev_01_what_could_be_developed_is_told_without_every_pair() {
    let start = game(2).hand(A, "motel shelter church gunsmith").built(A, "docks school assassin");
    let wholes = |state: &State| -> Vec<(String, &'static str, String)> {
        let found = blocked::blocked(state, A).into_iter().filter(|it| it.0.key.matches('/').count() == 1);
        let found = found.filter(|it| it.0.key.starts_with("develop/"));
        let said = found.map(|it| (it.0.key, it.1.rule, Plain.say(it.1.of_all.as_ref().unwrap_or(&it.1.text))));
        said.collect()
    };
    let said = wholes(&start);
    let rules: Vec<(&str, &str)> = said.iter().map(|it| (it.0.as_str(), it.1)).collect();
    let expected = ["gunsmith", "shelter"].map(|it| (format!("develop/{it}"), "DEV-01"));
    let nowhere = ["church", "motel"].map(|it| (format!("develop/{it}"), "DEV-08"));
    let expected: Vec<(&str, &str)> = expected.iter().chain(&nowhere).map(|it| (it.0.as_str(), it.1)).collect();
    assert_eq!(rules, expected);
    assert!(said[2].2 == said[3].2 && said[2].2.starts_with("refuse-no-types-any("), "one line for both: {said:?}");
    // What can be developed onto something is not forbidden as a whole.
    let said = wholes(&start.clone().pool(A, "1 brick"));
    assert_eq!(said.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(), ["develop/church", "develop/motel"]);
    assert!(wholes(&start.pool(A, "1 development")).is_empty());
}

/// DEV-01 before DEV-08: the developments that lack only a Brick come before those that no Brick would make possible.
#[test]
fn dev_01_what_lacks_only_a_brick_is_named_first() {
    let start =
        game(2).hand(A, "motel assembly-plant").built(A, "docks school").with(|s| s.board.players[A].pool.clear());
    let rules: Vec<&str> = blocked::blocked(&start, A)
        .into_iter()
        .filter(|it| it.0.key.starts_with("develop/"))
        .map(|it| it.1.rule)
        .collect();
    assert!(rules.contains(&"DEV-01") && rules.contains(&"DEV-08") && rules.is_sorted(), "{rules:?}");
}

/// What the new card brings stands below what it replaces, and where there is one way to pay, only what was really paid is told.
#[test]
fn an_offer_says_what_the_new_card_brings_and_the_log_what_was_paid() {
    let start = game(2).pool(A, "1 ammo").hand(A, "shelter").built(A, "docks");
    let docks = key_of(&start, A, "docks");
    let trial = turn(&start, "");
    let Err(Stop::Asking(open)) = &trial.end else { panic!("{:?}", trial.end) };
    let offer = open[0].form.offers().iter().find(|it| it.key == format!("develop/shelter/{docks}")).unwrap();
    let detail = Plain.say(offer.detail.as_ref().unwrap());
    assert!(detail.contains("brings-use(times=2,"), "{detail}");
    assert!(Plain.say(&offer.label).contains("card-docks"));
    let way: Vec<String> = offer.path.iter().map(|it| Plain.say(&it.label)).collect();
    assert_eq!(way, ["group-develop", "card-shelter"]);
    assert!(offer.path[1].about.is_some(), "what the card brings");
    let trial = turn(&start, &format!("A turn develop/shelter/{docks}"));
    let all: Vec<String> = noted(&trial.t).iter().map(|it| Plain.say(&it.text)).collect();
    assert!(all.iter().all(|it| !it.contains("develop-with")), "{all:?}");
    assert!(all.iter().any(|it| it.starts_with("note-develop(") && it.contains("amount-ammo(n=1)")), "{all:?}");
    // With a token beside it, the other way says that it is the Ammo.
    let both = game(2).pool(A, "1 ammo 1 development").hand(A, "shelter").built(A, "docks");
    let trial = turn(&both, &format!("A turn develop/shelter/{docks}"));
    let Err(Stop::Asking(open)) = &trial.end else { panic!("{:?}", trial.end) };
    assert!(Plain.say(&open[0].form.offers()[0].label).contains("amount-ammo(n=1)"));
}
