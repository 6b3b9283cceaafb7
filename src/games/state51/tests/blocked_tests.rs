//! What a rule forbids is told with the rule and with what is missing.

use super::kit::*;
use crate::engine::{Plain, Seat, Text, Words};
use crate::games::state51::content::kinds::{Category, Exchange, Faction, Good};
use crate::games::state51::labels::keys::letter;
use crate::games::state51::rules::blocked;
use crate::games::state51::state::{Built, BuiltId, Phase, State};

/// The rule and the words for a key, if it is forbidden to A.
fn why(state: &State, key: &str) -> Option<(&'static str, String)> {
    let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == key)?;
    Some((found.1.rule, Plain.say(&found.1.text)))
}

fn rule(state: &State, key: &str) -> Option<&'static str> {
    why(state, key).map(|it| it.0)
}

fn change(state: &State, seat: Seat, name: &str, with: impl Fn(&mut Built)) -> State {
    let id: BuiltId = state.at(seat, name).id;
    state.clone().with(|s| with(s.board.players[seat].built_mut(id).unwrap()))
}

#[test]
fn opponents_are_out_of_reach_for_a_reason() {
    let start = game(3).pool(A, "2 red 1 universal").built(B, "docks arena shelter").built(C, "docks").ruins(B, "pub");
    let raze = |name: &str| format!("attack/b/{}", key_of(&start, B, name));
    // A Production takes 3 red contacts, of which a universal one may be one; a Feature or an Action takes more.
    assert_eq!(rule(&start, &raze("docks")), None);
    let guarded = change(&start, B, "docks", |it| it.token = true);
    let (id, text) = why(&guarded, &raze("docks")).unwrap();
    assert!(
        id == "RZO-02" && text == "refuse-distance(cost=amount-red(n=4), have=short-red(n=2)+short-universal(n=1))",
        "{text}"
    );
    assert_eq!(rule(&start, &raze("pub")), Some("RZO-01"), "Ruins");
    let passed = start.clone().passed(B);
    let (id, text) = why(&passed, &raze("docks")).unwrap();
    assert_eq!((id, text.as_str()), ("PAS-02", "refuse-passed(seat=B)"));
    // END-03: then there is no next round.
    let last = passed.clone().with(|s| s.board.end_begun = true);
    assert_eq!(why(&last, &raze("docks")).unwrap(), ("PAS-02", "refuse-passed-end(seat=B)".to_owned()));
    assert_eq!(rule(&passed, &raze("pub")), Some("RZO-01"), "Ruins stay what they are");
    assert_eq!(rule(&passed, &format!("attack/c/{}", key_of(&start, C, "docks"))), None);
}

#[test]
fn visits_say_why_not() {
    let start = game(2).pool(A, "1 worker").built(B, "docks school").ruins(B, "pub");
    let visit = |name: &str| format!("visit/b/{}", key_of(&start, B, name));
    assert_eq!(rule(&start, &visit("docks")), None);
    let (id, text) = why(&start.clone().pool(A, "9 universal"), &visit("docks")).unwrap();
    assert!(id == "OPN-01" && text.contains("refuse-cost-none") && text.contains("amount-worker(n=1)"), "{text}");
    assert_eq!(why(&start, &visit("school")).unwrap(), ("OPN-01", "refuse-closed(card=card-school)".to_owned()));
    let visited = change(&start, B, "docks", |it| it.visitors = 1);
    assert_eq!(rule(&visited, &visit("docks")), Some("OPN-03"));
    assert_eq!(rule(&start, &visit("pub")), Some("RZO-01"));
    let passed = start.clone().passed(B);
    assert_eq!((rule(&passed, &visit("docks")), rule(&passed, &visit("school"))), (Some("PAS-02"), Some("OPN-01")));
}

#[test]
fn own_locations_say_why_not() {
    let actions = built_in();
    let mut refused = std::collections::BTreeSet::new();
    for location in actions.locations.iter().filter(|it| it.category == Category::Action) {
        let name = &location.key;
        let start = game(2).built(A, name);
        let key = format!("use/{}", key_of(&start, A, name));
        let Some(poor) = rule(&start, &key) else { continue };
        assert!(poor == "ACA-01" || poor == "ACA-04", "{name}: {poor}");
        refused.insert(poor);
        let used = change(&start, A, name, |it| it.uses = 2);
        assert_eq!(rule(&used, &key), Some("ACA-02"), "{name}");
        let ruins = change(&start, A, name, |it| it.ruined = true);
        assert_eq!(rule(&ruins, &key), Some("RZO-06"), "{name}");
        let rich = "9 brick 9 iron 9 gun 9 fuel 9 ammo 9 worker 9 grey 9 red 9 blue 9 universal 9 development";
        let rich = start.pool(A, rich).hand(A, "docks pub").deals(A, "docks pub");
        assert!(matches!(rule(&rich, &key), None | Some("ACA-04")), "{name}: {:?}", rule(&rich, &key));
    }
    assert!(refused.contains("ACA-01"), "{refused:?}");
    let start = game(2).built(A, "body-hunters").pool(A, "9 worker");
    let nothing = why(&start, &format!("use/{}", key_of(&start, A, "body-hunters"))).unwrap();
    assert_eq!((nothing.0, nothing.1.starts_with("refuse-clear")), ("ACA-04", true));
    // Thieves Caravan with a Worker for every use, and nobody to take from.
    let start = game(2).built(A, "thieves-caravan").pool(A, "9 worker 9 ammo 9 universal");
    assert_eq!(rule(&start, &format!("use/{}", key_of(&start, A, "thieves-caravan"))), Some("ACA-04"));
}

/// ACA-04: what is missing is named.
#[test]
fn effects_that_could_do_nothing_say_what_is_missing() {
    let said = |state: &State, name: &str| why(state, &format!("use/{}", key_of(state, A, name)));
    let start = game(2).pool(A, "9 worker").pool(B, "9 ammo");
    for (name, id) in [
        ("thieves-caravan", "refuse-steal"),
        ("caravanner", "refuse-own-deals"),
        ("camino-real", "refuse-opponent-deals"),
        ("production-manager", "refuse-echo-own"),
        ("body-hunters", "refuse-clear"),
    ] {
        let state = start.clone().built(A, name);
        assert_eq!(said(&state, name).unwrap(), ("ACA-04", format!("{id}(card=card-{name})")));
        // No price would make it possible, so that it is not refused for its price.
        assert_eq!(said(&state.pool(A, ""), name).unwrap().0, "ACA-04");
    }
}

#[test]
fn defence_tokens_say_why_not() {
    let start = game(2).built(A, "docks hidden-forge").ruins(A, "pub").pool(A, "1 defence").in_new_era();
    let put = |name: &str| format!("defence/{}", key_of(&start, A, name));
    assert_eq!(rule(&start, &put("docks")), None);
    assert_eq!(rule(&change(&start, A, "docks", |it| it.token = true), &put("docks")), Some("DEF-02"));
    assert_eq!(rule(&start, &put("pub")), Some("DEF-02"));
    assert_eq!(rule(&start.clone().pool(A, ""), &put("docks")), Some("DEF-01"));
    // DEF-04: in the base game nobody expects one.
    let base = start.clone().pool(A, "").with(|s| s.board.expansion = None);
    assert_eq!(rule(&base, &put("docks")), None);
}

/// DEV-01: before there is anything to develop, this is where a Brick is spoken of.
#[test]
fn without_a_location_nothing_can_be_developed() {
    assert_eq!(why(&game(2).hand(A, "docks"), "develop").unwrap(), ("DEV-01", "refuse-no-location".to_owned()));
    assert_eq!(why(&game(2).hand(A, "docks").built(A, "pub"), "develop"), None);
}

#[test]
fn exchanges_and_connection_cards_say_what_they_lack() {
    // New York: 1 Iron for a grey contact.
    let start = game(2).face_up("punks").connections(A, "thugs").pool(A, "1 worker");
    let (id, text) = why(&start, "board/grey").unwrap();
    assert!(id == "FAC-02" && text.contains("refuse-cost-none") && text.contains("amount-iron(n=1)"), "{text}");
    let used = start.clone().pool(A, "9 iron").with(|s| {
        s.board.players[A].exchanges.insert(Exchange::Grey, [(Good::Iron, 1)].into());
    });
    assert_eq!(why(&used, "board/grey").unwrap(), ("FAC-02", "refuse-exchange(what=exchange-grey)".to_owned()));
    // And 2 Fuel for blue contacts: Ammo stands for one of them (LIM-03).
    let (id, text) = why(&start, "board/blue").unwrap();
    assert!(id == "FAC-02" && text.contains("refuse-cost-none") && text.contains("amount-fuel(n=2)"), "{text}");
    let (id, text) = why(&start.clone().pool(A, "1 ammo"), "board/blue").unwrap();
    assert!(id == "FAC-02" && text.contains("ammo=1, missing=amount-fuel(n=1)"), "{text}");
    let (id, text) = why(&start, "board/workers/iron").unwrap();
    assert!(id == "FAC-07" && text.contains("missing=amount-worker(n=1)"), "{text}");
    assert_eq!(rule(&start, "take/red/punks"), Some("CON-01"));
    let (id, text) = why(&start, "play/thugs").unwrap();
    assert!(id == "CON-03" && text.contains("refuse-cost-none") && text.contains("amount-gun(n=1)"), "{text}");
    let rich = start.pool(A, "2 worker 1 ammo");
    assert_eq!((rule(&rich, "take/red/punks"), rule(&rich, "play/thugs")), (None, None));
}

/// What is forbidden and what is offered never overlap, and together they are everything that lies on the table.
#[test]
fn nothing_on_offer_is_forbidden() {
    for n in [0, 1, 2, 3, 9] {
        let goods = Good::ALL.iter().filter(|it| !matches!(it, Good::Card | Good::Vp));
        let pool = goods.map(|it| format!("{n} {}", it.key())).collect::<Vec<_>>().join(" ");
        let start = game(4)
            .pool(A, &pool)
            .hand(A, "docks school confessor")
            .built(A, "docks arena thieves-caravan shelter")
            .built(B, "docks school")
            .built(C, "quarry")
            .ruins(D, "pub")
            .face_up("punks")
            .connections(A, "thugs merchants")
            .passed(C);
        let forbidden: Vec<String> = blocked::blocked(&start, A).into_iter().map(|it| it.0.key).collect();
        let offered = turn(&start, "").offers();
        let both: Vec<&String> = offered.iter().filter(|it| forbidden.contains(it)).collect();
        assert!(both.is_empty(), "{both:?}");
        let told = |key: &str| offered.iter().chain(&forbidden).any(|it| it == key);
        for (owner, name) in [(B, "docks"), (B, "school"), (C, "quarry"), (D, "pub")] {
            let at = format!("{}/{}", letter(owner), key_of(&start, owner, name));
            assert!(told(&format!("attack/{at}")) && told(&format!("visit/{at}")), "{at} with {n}");
        }
        for key in ["board/grey", "board/red", "board/blue", "board/workers/card", "take/red/punks", "play/thugs"] {
            assert!(told(key), "{key} with {n}");
        }
        for key in ["build/docks", "deal/school", "raze/confessor"] {
            assert!(told(key), "{key} with {n}");
        }
    }
}

#[test]
fn after_the_action_of_the_turn_that_is_the_reason_for_all_others() {
    let start = game(2)
        .pool(A, "4 worker 1 defence")
        .hand(A, "docks")
        .built(A, "docks")
        .ruins(A, "pub")
        .face_up("punks")
        .in_new_era();
    let trial = turn(&start, "A turn board/workers/iron");
    let state = &trial.t.state;
    let all = blocked::blocked(state, A);
    let (first, why) = (&all[0].0, &all[0].1);
    assert_eq!((first.key.as_str(), &*why.text.id, why.rule), ("action", "refuse-acted", "ACT-01"));
    // Neither a lack of contacts nor anything else hides it; what may follow is not among it.
    for key in ["build/docks", "deal/docks", "take/red/punks", "board/grey"] {
        assert_eq!(why_of(&all, key), Some("ACT-01"), "{key}");
    }
    let offered = trial.offers();
    assert!(offered.contains(&"board/workers/gun".to_owned()), "{offered:?}");
    assert!(all.iter().all(|it| !offered.contains(&it.0.key)), "{offered:?}");
    assert_eq!(why_of(&all, &format!("defence/{}", key_of(state, A, "pub"))), Some("DEF-02"));
    // Nor is the middle of an action a time for another: the Gun or the Ammo may pay for this exchange.
    let paying = turn(&start.clone().pool(A, "1 ammo 1 gun 4 red"), "A turn board/red");
    assert!(paying.asked().starts_with("asks A pay"), "{}", paying.asked());
    assert_eq!(why_of(&blocked::blocked(&paying.t.state, A), "build/docks"), Some("ACT-01"));
    // With the next turn it is over.
    let next = turn(&start, "A turn board/workers/iron, A go-on end-turn").t.state;
    assert!(!next.board.acted);
}

fn why_of(all: &[(crate::engine::Offer, crate::engine::Refusal)], key: &str) -> Option<&'static str> {
    all.iter().find(|it| it.0.key == key).map(|it| it.1.rule)
}

/// SET-01: the factions that others play are named with them, as long as one's own is open.
#[test]
fn set_01_a_faction_that_is_taken_says_by_whom() {
    let state = game(3).with(|s| {
        s.board.phase = Phase::Setup;
        s.board.players[A].faction = Some(Faction::Mutants);
        s.board.players[B].faction = None;
    });
    let blocked = |seat: Seat| blocked::blocked(&state, seat);
    let taken: Vec<String> = blocked(B).into_iter().map(|it| it.0.key).collect();
    assert!(taken.contains(&"mutants".to_owned()), "{taken:?}");
    let why = blocked(B).into_iter().find(|it| it.0.key == "mutants").unwrap().1;
    assert_eq!((why.rule, why.text), ("SET-01", Text::new("refuse-faction").with("seat", A)));
    assert!(blocked(A).is_empty(), "it has one already");
}
