//! What a rule forbids is told with the rule and with what is missing.

use super::kit::*;
use crate::engine::{Plain, Viewer, Words};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::dice::place_die;
use crate::games::perseverance::rules::fortifications::{Work, fortify};
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::rules::training::train;
use crate::games::perseverance::rules::{patrol, politics, settle};
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::resample;

/// The rule and the words for a key, if it is forbidden.
fn why(state: &State, key: &str) -> Option<(&'static str, String)> {
    let found = blocked(state, A).into_iter().find(|it| it.0.key == key)?;
    Some((found.1.rule, Plain.say(&found.1.text)))
}

fn rule(state: &State, key: &str) -> Option<&'static str> {
    why(state, key).map(|it| it.0)
}

#[track_caller]
fn says(state: &State, key: &str, id: &str, parts: &[&str]) {
    let (rule, text) = why(state, key).unwrap_or_else(|| panic!("{key} is not forbidden"));
    assert_eq!(rule, id, "{key}: {text}");
    parts.iter().for_each(|it| assert!(text.contains(it), "{key}: {text}"));
}

#[test]
fn a_die_that_cannot_be_placed_is_refused_with_the_rule() {
    for start in both(3) {
        let start = start.pool("neutral-innovator neutral-organizer").with(|s| s.board.patrols = vec![1, 8]);
        let full = (1..=2).fold(start.clone(), |it, space| it.placed("neutral-adventurer", Zone::Sustenance, space));
        says(&full, "rations", "TRN-02", &["refuse-both(first=refuse-effect-full", "second=refuse-but-leader"]);
        let away = full.clone().with(|s| s.board.zones[Zone::Sustenance].leader = Some(B));
        says(&away, "rations", "TRN-02", &["refuse-effect-full"]);
        assert!(!why(&away, "rations").unwrap().1.contains("refuse-but-leader"), "the Leader space is taken");
        says(&full, "rations/neutral-innovator/1", "TRN-02", &["refuse-effect-full"]);
        let one = start.clone().placed("neutral-adventurer", Zone::Protection, 3);
        says(&one, "fortifications/neutral-innovator/3", "TRN-02", &["refuse-space-taken(n=3)"]);
        says(&one, "fortifications/neutral-innovator/5", "TRN-04", &["refuse-space-other"]);
        let first = blocked(&one, A).into_iter().find(|it| it.0.key.starts_with("fortifications/neutral"));
        assert_eq!(first.map(|it| it.1.rule), Some("TRN-04"), "what is guessed last is told first");
        says(&one, "fortifications/neutral-organizer/4", "TRN-05", &["icon=icon-innovator", "stories=0"]);
        assert_eq!(rule(&one, "fortifications/neutral-innovator/4"), None);
        // No face fits and there is no Story for another one.
        let faces = start.clone().placed("neutral-adventurer", Zone::Protection, 2);
        says(&faces, "salvage", "TRN-04", &["refuse-effect-face", "stories=0"]);
        assert_eq!(rule(&faces.rich(0, 0, 1), "salvage"), None);
        // Nothing can be resolved: a Settlement costs 1 Food, a Patrol needs Soldiers, and Politics Food, too.
        says(&start, "settle", "TRN-06", &["refuse-cost(cost=amount-food(n=1), missing=amount-food(n=1))"]);
        says(&start, "patrol", "TRN-06", &["refuse-patrol-least", "have=0"]);
        says(&start, "politics/neutral-innovator/2", "TRN-06", &["refuse-politics-pool(", "refuse-neutral-board"]);
        let last = start.clone().pool("neutral-organizer").rich(1, 0, 0);
        let price = "board=amount-food(n=1)+amount-story(n=1)";
        says(&last, "politics", "TRN-06", &["refuse-spent-politics(pool=amount-food(n=1)", price]);
        let out = start.with(|s| s.board.players[A].dice = 0);
        says(&out, "politics", "TRN-06", &["refuse-dice"]);
    }
}

#[test]
fn what_an_effect_does_not_offer_is_refused_with_what_is_missing() {
    for start in both(2) {
        let mr = if start.board.retail() { "amount-mr-retail" } else { "amount-mr-beta" };
        let food = start.clone().rich(1, 0, 0);
        assert_eq!(rule(&food, "one/expansion/1"), None);
        says(&food, "two/expansion/1", "EFF-07", &[&format!("missing={mr}(n=1)+amount-story(n=1)")]);
        says(&food, "one/expansion/7", "SET-03", &["space=7"]);
        let built = food.clone().settled(Owner::Seat(B), Zone::Expansion, 1);
        says(&built, "one/expansion/1", "EFF-07", &["refuse-settlement-taken"]);
        let homeless = food.with(|s| s.board.players[A].settlements = 1);
        says(&homeless, "two/military/1", "AST-05", &["n=2, have=1"]);
        // Training.
        says(&start, "food-light", "EFF-04", &["missing=amount-food(n=1)"]);
        says(&start, "place", "SEC-02", &["refuse-ready-yet"]);
        says(&start, "upgrade", "EFF-04", &["refuse-ready-light-yet"]);
        let all = start.clone().with(|s| s.board.players[A].supply = Soldiers::default());
        assert_eq!((rule(&all, "light"), rule(&all, "mr-heavy")), (Some("AST-02"), Some("AST-02")));
        let followers = start.clone().with(|s| s.board.players[A].followers = 0);
        assert_eq!(rule(&followers, "story").is_none(), start.board.retail());
        // Politics.
        let pool = start.clone().pool("neutral-innovator").placed("neutral-adventurer", Zone::Military, 1);
        says(&pool, "pool/innovator", "EFF-05", &["missing=amount-food(n=1)"]);
        says(&pool, "board/military/1", "EFF-05", &["missing=amount-food(n=1)+amount-story(n=1)"]);
        says(&pool.rich(1, 0, 0), "pool/organizer", "EFF-05", &["refuse-neutral-icon"]);
        // Fortifications.
        says(&start, "wall", "EFF-10", &["missing", mr]);
        says(&start, "trap-valor", "EFF-10", &["missing=amount-food(n=1)"]);
        // What was chosen already is not refused for its price.
        let walled = start.clone().with(|s| s.board.works = vec![Work::Wall]);
        says(&walled, "wall", "EFF-10", &["refuse-work-taken"]);
        let built = start.clone().with(|s| s.wall(Zone::Military, 1, B));
        says(&built, "military/c2", "EFF-10", &["refuse-wall-taken", "col=2"]);
        let bare = start.clone().with(|s| (s.board.players[A].walls, s.secret.stock[A]) = (0, Stock::default()));
        assert_eq!((rule(&bare, "wall"), rule(&bare, "trap")), (Some("AST-05"), Some("AST-05")));
        let spot = start.spots(Zone::Military)[0];
        let key = |spot: Spot| format!("trampler/military/{}", spot.key());
        says(&start.clone().dinos(Zone::Military, "T"), &key(spot), "EFF-10", &["refuse-trap-dino"]);
        let phoenix = start.clone().leader(A, Leader::Phoenix).with(|s| s.board.abilities = true);
        says(&phoenix.dinos(Zone::Military, "T"), &key(spot), "EFF-10", &["refuse-trap-dino-gun"]);
        let laid = start.clone().with(|s| s.trap(Zone::Military, spot.col, spot.row, B, Dino::Raptor));
        says(&laid, &key(spot), "EFF-10", &["refuse-trap-trap"]);
        let shape = start.content.defense(2);
        let covered = shape.spots(true).iter().find(|it| !shape.spots(false).contains(it)).unwrap();
        says(&start, &key(*covered), "SET-03", &["refuse-trap-covered"]);
        says(&bare, &key(spot), "AST-05", &["trap=trap-trampler"]);
    }
}

#[test]
fn a_patrol_is_refused_with_the_soldiers_that_it_lacks() {
    for start in both(3) {
        let start = start.with(|s| s.board.patrols = vec![1, 8]);
        says(&start, "patrol-1", "EFF-02", &["n=1", "need=1", "have=0"]);
        let many = start.clone().ready(5, 5);
        says(&many, "patrol-8/1-light-0-heavy", "EFF-02", &["refuse-patrol-party(n=8", "have=1"]);
        assert_eq!(rule(&many, "patrol-1/0-light-0-heavy"), None, "nobody expects to send no one");
        let nine = rule(&many, "patrol-1/5-light-4-heavy");
        assert_eq!(nine, start.board.retail().then_some("EFF-02"), "at most 8 in retail");
        let out = many.with(|s| s.patrol(A, 12, 1, 0, 0));
        says(&out, "patrol-8", "EFF-02", &["refuse-patrol-out(n=12)"]);
    }
}

#[test]
fn a_secondary_action_is_refused_with_the_rule() {
    for start in both(2) {
        says(&start, "influence/chief-mate/2", "SEC-01", &["cost=amount-story(n=2)", "missing=amount-story(n=2)"]);
        says(&start.clone().rich(0, 0, 1), "influence/chief-mate/3", "SEC-01", &["missing=amount-story(n=3)"]);
        let few = start.clone().rich(0, 0, 9).with(|s| s.board.players[A].influence = 2);
        assert_eq!(rule(&few, "influence/chief-mate/2"), None);
        says(&few, "influence/chief-mate/3", "AST-05", &["have=2"]);
        says(&start, "soldiers/light/military/c1-r1", "SEC-02", &["refuse-ready"]);
        says(&start, "soldiers", "SEC-02", &["refuse-ready"]);
        says(&start.clone().ready(0, 1), "soldiers/light/military/c1-r1", "SEC-02", &["refuse-ready-light"]);
        let held = start.clone().ready(1, 0).with(|s| s.guard(Zone::Military, 0, 0, B, HEAVY));
        says(&held, "soldiers/light/military/c1-r1", "SEC-02", &["refuse-soldier-taken"]);
        says(&held, "defend/military/c1-r1", "SEC-04", &["refuse-soldier-taken"]);
        assert_eq!(rule(&held, "soldiers/light/military/c2-r1"), None);
        let away = start.clone().with(|s| s.board.players[A].leader_at = LeaderAt::Community(Zone::Expansion));
        says(&away, "leader/pub", "SEC-03", &["refuse-leader-town(zone=zone-expansion)"]);
        says(&away, "defend/military/c2-r1", "SEC-04", &["refuse-leader-town"]);
        let other = start.clone().with(|s| s.board.zones[Zone::Sustenance].leader = Some(B));
        says(&other, "leader/pub", "SEC-03", &["refuse-leader-space"]);
        assert_eq!(rule(&start, "leader/pub"), None);
        says(&start, "leader/settle", "SEC-03", &["refuse-unresolved", "missing=amount-food(n=1)"]);
    }
}

#[test]
fn a_reward_is_refused_for_its_price_or_the_breach() {
    for start in both(2) {
        let start = start.with(|s| {
            let tally = crate::engine::PerSeat::new(s.board.players.seats(), |_| Tally::default());
            s.board.attack = Some(Attack { zone: Zone::Military, tally, breached: true });
            s.board.breach = vec![4];
        });
        says(&start, "reward-4", "ATK-07", &["refuse-reward-breach"]);
        let price = start.content.reward(start.board.edition, 1).unwrap().clone();
        assert!(price.valor + price.safeguard > 0);
        let wanted = format!("amount-valor(n={})", price.valor);
        says(&start, "reward-1", "ATK-07", &[&format!("refuse-reward-price(price={wanted}"), "have=board-none"]);
        let rich = start.with(|s| (s.board.players[A].valor, s.board.players[A].safeguard) = (9, 9));
        // What the whole purse could pay and is not on offer is too dear after earlier picks, or may not be picked again.
        let after = |own: usize, rival: usize| {
            rich.clone().with(|s| {
                let attack = s.board.attack.as_mut().unwrap();
                (attack.tally[A].contribution, attack.tally[B].contribution) = (own, rival);
            })
        };
        says(&after(2, 2), "reward-1", "ATK-07", &["refuse-reward-left(price="]);
        says(&after(5, 4), "reward-1", "ATK-07", &["refuse-reward-repeated(price="]);
        says(&after(4, 5), "reward-1", "ATK-07", &["refuse-reward-picked(price="]);
        assert_eq!(rule(&rich, "reward-4"), Some("ATK-07"));
    }
}

#[test]
fn nothing_is_refused_where_it_is_not_ones_turn() {
    for start in both(3) {
        assert!(!blocked(&start, A).is_empty() && blocked(&start, B).is_empty());
        assert!(blocked(&start.with(|s| s.board.stage = Stage::Over), A).is_empty());
    }
}

/// What is forbidden and what is offered never overlap.
#[test]
fn nothing_on_offer_is_forbidden() {
    type Rule = fn(&mut Table<'static>) -> crate::engine::Play;
    let rules: [Rule; 7] = [
        |t| place_die(t, A).map(|_| ()),
        |t| secondary_action(t, A),
        |t| train(t, A),
        |t| politics::persuade(t, A),
        |t| settle::settle(t, A),
        |t| fortify(t, A),
        |t| patrol::take(t, A),
    ];
    for start in both(2) {
        for (food, mr, stories, soldiers) in [(0, 0, 0, 0), (1, 0, 0, 1), (1, 1, 1, 2), (9, 9, 9, 5)] {
            let start = start.clone().pool("neutral-innovator neutral-organizer a-adventurer b-facilitator");
            let start = start.rich(food, mr, stories).ready(soldiers, soldiers).leader(A, Leader::Adelita);
            let state = start.placed("neutral-adventurer", Zone::Protection, 3).with(|s| {
                s.board.patrols = vec![1, 8];
                s.trap(Zone::Military, 0, 0, B, Dino::Raptor);
                s.guard(Zone::Military, 0, 0, B, HEAVY);
            });
            let forbidden: Vec<String> = blocked(&state, A).into_iter().map(|it| it.0.key).collect();
            let mut offered = 0;
            for rule in rules {
                let trial = run(state.clone(), "", rule);
                if !trial.asked().starts_with("asks") {
                    continue;
                }
                let keys = trial.offers();
                offered += keys.len();
                let both: Vec<&String> = keys.iter().filter(|it| forbidden.contains(it)).collect();
                assert!(both.is_empty(), "{both:?}");
            }
            assert!(offered > 20);
        }
    }
}

/// Others' Traps change nothing in what a player is told.
#[test]
fn refusals_tell_nothing_of_others_traps() {
    for start in both(2) {
        let state = start.with(|s| {
            s.trap(Zone::Military, 0, 0, B, Dino::Raptor);
            s.trap(Zone::Military, 1, 0, B, Dino::Trampler);
        });
        let said = |state: &State| format!("{:?}", blocked(state, A));
        for seed in 0..20 {
            let mut chance = crate::engine::Chance::new(crate::engine::Seed::from_number(seed));
            assert_eq!(said(&state), said(&resample(&state, Viewer::Seat(A), &mut chance)));
        }
    }
}

/// SET-04: why a Reward is no longer among those that may get a Breach token.
#[test]
fn set_04_a_reward_with_a_breach_token_gets_no_second_one() {
    let start = boxed(RETAIL, 2, &[("breach-tokens", "agreed")]).with(|s| s.board.breach = vec![2, 3]);
    says(&start, "reward-3", "SET-04", &["refuse-breach-placed"]);
    assert_eq!(rule(&start, "reward-4"), None);
    assert_eq!(rule(&start.with(|s| s.board.breach = vec![2, 3, 8]), "reward-3"), None, "all three lie there");
}

/// LDR-04: where Keoni places a Light, a Heavy is missed only by those who have one, and the reason is the ability.
#[test]
fn ldr_04_a_heavy_soldier_is_refused_by_the_ability_and_only_where_there_is_one() {
    let start = laid_out(RETAIL, 3).leader(A, Leader::Keoni).ready(1, 1).with(|s| s.board.abilities = true);
    let asked = |start: &State| {
        let mut t = table(start, &[], "A train light, A train done");
        assert!(train(&mut t, A).is_err(), "Keoni is asked");
        t.state.clone()
    };
    let key = "soldiers/heavy/sustenance/c3-r2";
    says(&asked(&start), key, "LDR-04", &["refuse-keoni"]);
    let none = start.ready(1, 0);
    assert_eq!(rule(&asked(&none), key), None);
    assert_eq!(rule(&none, key), Some("SEC-02"), "elsewhere it is said");
}

/// TRN-10, ASM-09: nothing is promised after the end of the game.
#[test]
fn nothing_waits_for_an_attack_or_an_assembly_that_never_comes() {
    let start = laid_out(RETAIL, 3).rich(1, 0, 0);
    let last = start.clone().with(|s| s.board.assemblies = s.content.assemblies(3) - 1);
    assert!(last.board.pool.is_empty());
    says(&start, "one/military/7", "SET-03", &["refuse-settlement-covered"]);
    says(&last, "one/military/7", "SET-03", &["refuse-settlement-closed"]);
    let leads = |state: &State, at: LeaderAt| state.clone().with(|s| s.board.players[A].leader_at = at);
    let town = LeaderAt::Community(Zone::Expansion);
    says(&leads(&start, town), "leader/pub", "SEC-03", &["refuse-leader-town("]);
    says(&leads(&last, town), "leader/pub", "SEC-03", &["refuse-leader-town-last("]);
    let guard = LeaderAt::Defense(Zone::Military);
    says(&leads(&start, guard), "leader/pub", "SEC-03", &["refuse-leader-guard("]);
    says(&leads(&last, guard), "leader/pub", "SEC-03", &["refuse-leader-guard-last("]);
    let taken = last.clone().with(|s| s.board.zones[Zone::Sustenance].leader = Some(B));
    says(&taken, "leader/pub", "SEC-03", &["refuse-leader-space-last("]);
}

/// SEC-03: once the die is placed, a Leader who is away is the one reason why no other effect can be used.
#[test]
fn sec_03_without_a_die_and_a_leader_the_options_of_effects_are_not_refused_one_by_one() {
    let home = laid_out(RETAIL, 3).rich(0, 0, 0).with(|s| s.board.secondary = true);
    says(&home, "two/military/1", "EFF-07", &["refuse-cost"]);
    let away = home.with(|s| s.board.players[A].leader_at = LeaderAt::Community(Zone::Expansion));
    for key in ["two/military/1", "wall", "mr-heavy", "patrol-1"] {
        assert_eq!(rule(&away, key), None, "{key}");
    }
    says(&away, "leader/settle", "SEC-03", &["refuse-leader-town("]);
}
