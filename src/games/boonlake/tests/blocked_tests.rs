//! What a rule forbids is told with the rule and with what is missing.

use super::kit::*;
use crate::engine::{Choice, Plain, Words};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::labels::laying::LaySpace;
use crate::games::boonlake::rules::acts::Deed;
use crate::games::boonlake::rules::{blocked, cards, cattle, develop, explore, hiring, levers, upgrade};
use crate::games::boonlake::state::*;

/// The rule and the words for a key, if it is forbidden.
fn why(state: &State, key: &str) -> Option<(&'static str, String)> {
    let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == key)?;
    Some((found.1.rule, Plain.say(&found.1.text)))
}

fn rule(state: &State, key: &str) -> Option<&'static str> {
    why(state, key).map(|it| it.0)
}

#[test]
fn each_refusal_names_its_rule_and_what_is_missing() {
    // Forge: 2 coins, 2 clay, 1 stone.
    let state = game(2).hand(A, "forge").lay(4, "s1").a(|it| it.coins = 1);
    let (id, text) = why(&state, "play/forge").unwrap();
    assert!(
        id == "CRD-01" && text.contains("missing=amount-coins(n=1)+amount-resource(n=2, of=resource-clay)"),
        "{text}"
    );
    let rich = state.clone().a(|it| (it.coins, it.sites) = (9, [2; 4]));
    assert_eq!(rule(&rich, "play/forge"), None);
    let of = built_in().card(card("forge")).group;
    let other = ActionTile::ALL.into_iter().find(|it| built_in().group(*it).is_some_and(|it| it != of)).unwrap();
    let taken = rich.with(|s| {
        s.board.taken = s.board.actions.iter().position(|it| *it == other);
    });
    assert_eq!(rule(&taken, "play/forge"), Some("CRD-02"));
    // In the card step the group comes before the price; in shared parts any group may be played.
    let poor = taken.a(|it| it.coins = 0);
    assert_eq!(rule(&poor, "play/forge"), Some("CRD-02"));
    assert_eq!(rule(&poor.with(|s| s.board.awaited = vec![A]), "play/forge"), Some("CRD-01"));
    assert_eq!(rule(&state.clone().a(|it| it.projects[0] = true), "project/t01"), Some("PRJ-04"));
    // PRJ-06: the supply is named beside what else is missing.
    let none = state.clone().a(|it| it.supply = 0);
    assert_eq!(rule(&none, "project/t01"), Some("PRJ-01"));
    let (_, text) = why(&none, "project/t01").unwrap();
    assert!(text.contains("missing-supply"), "{text}");
    let able = |it: &mut Player| (it.coins, it.vases, it.ranch, it.sites) = (40, 9, 9, [4; 4]);
    assert_eq!(rule(&none.a(able), "project/t01"), Some("PRJ-06"));
    assert_eq!(rule(&state, "project/t01"), Some("PRJ-01"));
    assert_eq!(rule(&state.clone().a(|it| it.ranch = 0), "develop/4/upper"), Some("DEV-01"));
    let settled = state.piece(4, 0, A, Kind::Inhabitant);
    assert_eq!(rule(&settled, "develop/4/upper"), Some("DEV-02"));
    assert_eq!(rule(&settled.clone().a(|it| it.ranch = 0), "house/4/upper"), Some("UPG-01"));
    assert_eq!(rule(&settled.clone().a(|it| it.houses = 0), "house/4/upper"), Some("UPG-02"));
    let house = settled.piece(4, 0, A, Kind::House);
    let (id, text) = why(&house, "settlement/4/upper").unwrap();
    assert!(id == "UPG-03" && text.contains("have=0"), "{text}");
    let cows = house.pasture(5, &[B, B, B, B]);
    assert_eq!(rule(&cows.clone().a(|it| it.ranch = 1), "settlement/4/upper"), Some("UPG-04"));
    assert_eq!(rule(&cows.clone().a(|it| it.settlements = 0), "settlement/4/upper"), Some("UPG-08"));
    assert_eq!(rule(&cows, "cattle/5"), Some("CAT-03"));
    let herd = cows.pasture(5, &[B]);
    assert_eq!(rule(&herd.clone().a(|it| it.ranch = 1), "cattle/5"), Some("CAT-03"));
    assert_eq!(rule(&herd.clone().a(|it| it.cattle = 0), "cattle/5"), Some("CAT-06"));
    assert_eq!(rule(&herd, "modernise/l02"), Some("MOD-01"));
    assert_eq!(rule(&herd.clone().up(&[Lever::L02]), "modernise/l02"), Some("MOD-02"));
    assert_eq!(rule(&herd, "hire/coins"), Some("HIR-01"));
    assert_eq!(rule(&herd.clone().a(|it| it.supply = 0), "hire/coins"), Some("HIR-02"));
    assert_eq!((rule(&herd, "4"), rule(&herd, "33")), (Some("EXP-02"), Some("EXP-02")));
    // CAT-03: where no pasture lies, that is why there is no cattle to place.
    assert_eq!((rule(&game(2), "cattle"), rule(&herd, "cattle")), (Some("CAT-03"), None));
    // UPG-01: where there is nothing of one's own, that is why there is nothing to upgrade.
    assert_eq!((rule(&game(2), "house"), rule(&herd, "house")), (Some("UPG-01"), None));
    // UPG-03: where there is no house, that is why there is no settlement to build.
    let bare = game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant);
    assert_eq!((rule(&bare, "settlement"), rule(&bare, "house")), (Some("UPG-03"), None));
    assert_eq!((rule(&game(2), "settlement"), rule(&herd, "settlement")), (None, None));
    // Nothing of iron is asked for.
    assert_eq!(rule(&herd, "boat/1/iron"), Some("TIM-06"));
    // Whoever has no such lever up is not told of a way back by it.
    let by_lever = |state: &State| blocked::blocked(state, A).iter().any(|it| it.0.key.ends_with("/l07"));
    let sailed = herd.a(|it| (it.coins, it.boats) = (9, [2, 2]));
    assert_eq!((by_lever(&sailed), by_lever(&sailed.clone().up(&[Lever::L07]))), (false, true));
}

/// What is forbidden and what is offered never overlap.
#[test]
fn nothing_on_offer_is_forbidden() {
    for coins in [0, 3, 6, 30] {
        let state = super::setup_tests::set_up(3).pasture(5, &[B]).a(|it| it.coins = coins);
        let forbidden: Vec<String> = blocked::blocked(&state, A).into_iter().map(|it| it.0.key).collect();
        let mut acts = cards::offers(&state, A, None, false);
        acts.extend(develop::offers(&state, A));
        acts.extend(upgrade::offers(&state, A));
        acts.extend(cattle::offers(&state, A));
        acts.extend(levers::slots(&state, A));
        acts.extend(hiring::offers(&state, A));
        let mut offered: Vec<String> = acts.into_iter().map(|act| Deed { act, seat: A }.key(&state)).collect();
        offered
            .extend(explore::free_spaces(&state).map(|it| LaySpace { space: it, seat: A, pasture: false }.key(&state)));
        assert!(offered.len() > 10);
        let both: Vec<&String> = offered.iter().filter(|it| forbidden.contains(it)).collect();
        assert!(both.is_empty(), "{both:?}");
    }
}

/// MOD-05, MOD-07: what a lever of the top row lacks, and that one that was used is down.
#[test]
fn levers_of_the_top_row_say_why_they_cannot_be_used() {
    let top = game(2).up(&[Lever::L01, Lever::L02, Lever::L03]).a(|it| (it.vases, it.coins) = (0, 0));
    assert_eq!((rule(&top, "give-up/l01/vase"), rule(&top, "give-up/l01/coins")), (None, Some("MOD-07")));
    assert_eq!((rule(&top, "give-up/l02"), rule(&top, "give-up/l03")), (Some("MOD-01"), Some("UPG-01")));
    let poor = top.clone().lay(4, "s5").piece(4, 0, A, Kind::Inhabitant).a(|it| it.ranch = 0);
    let (id, text) = why(&poor, "give-up/l03").unwrap();
    assert!(id == "UPG-01" && text.starts_with("refuse-cost(what=kind-house"), "{text}");
    let able = poor.a(|it| (it.ranch, it.vases, it.coins) = (3, 1, 20));
    for key in ["give-up/l01/vase", "give-up/l01/coins", "give-up/l02", "give-up/l03"] {
        assert_eq!(rule(&able, key), None, "{key}");
    }
    let down = able.a(|it| it.levers[Lever::L01 as usize] = LeverState::Down);
    assert_eq!((rule(&down, "give-up/l01/vase"), rule(&down, "give-up/l01/coins")), (Some("MOD-05"), Some("MOD-05")));
    assert_eq!(rule(&game(2), "give-up/l01/vase"), None, "one that was never built is no lever yet");
}
