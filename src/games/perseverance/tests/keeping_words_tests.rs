//! What somebody keeps, may still do, or has done already stands where the choice is: in Training, in Combat Rewards, on Patrols.

use super::kit::*;
use crate::engine::{PerSeat, View as _, Viewer, trial};
use crate::games::perseverance::content::TrapResult;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::attack::due_attacks;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::challenge::Challenge;
use crate::games::perseverance::rules::dice::place_die;
use crate::games::perseverance::rules::fortifications::fortify;
use crate::games::perseverance::rules::patrol::patrol_step;
use crate::games::perseverance::rules::rewards::combat_rewards;
use crate::games::perseverance::rules::training::train;
use crate::games::perseverance::rules::{dinos, setup};
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

/// The rule and the words for what a player who has got so far in a Training cannot choose, by its key.
fn closed(state: &State, answers: &str, key: &str) -> Option<(&'static str, String)> {
    let mut t = table(state, &[], answers);
    let _ = train(&mut t, A);
    let found = blocked(&t.state, A).into_iter().find(|it| it.0.key == key)?;
    Some((found.1.rule, english(&found.1.text)))
}

/// EFF-04: what was taken is closed for that reason, and the last option pays for no other one.
#[test]
fn eff_04_training_is_refused_by_what_was_taken_in_it() {
    // As Ania: 1 Story for placing, then the free Light; the third option is the last.
    let state = laid_out(RETAIL, 3).rich(3, 1, 1).ready(1, 0);
    let one = "A train place, A soldiers light/sustenance/c3-r2";
    let two = format!("{one}, A train light");
    let taken = Some(("EFF-04", "You have taken it in this Training; its options must differ.".to_owned()));
    assert_eq!(closed(&state, &two, "place"), taken);
    assert_eq!(closed(&state, &two, "light"), taken);
    let last = "It costs 1 Story, and you have none; this is the last of the three options.";
    assert_eq!(closed(&state, &two, "upgrade"), Some(("EFF-04", last.to_owned())));
    // With an option more to come the Story may still be had for it.
    let two_left =
        "It costs 1 Story, and you have none. The Story that this Training gives can pay for one such option.";
    let ready = state.clone().ready(2, 0);
    assert_eq!(closed(&ready, one, "upgrade"), Some(("EFF-04", two_left.to_owned())));
    // After the Training nothing of it counts as taken.
    assert_eq!(closed(&state, &format!("{two}, A train done"), "light"), None);
}

/// EFF-04, LDR-04: Keoni's Light is placed after every Training, also after the Story and after nothing more.
#[test]
fn ldr_04_every_answer_of_training_says_that_keoni_places() {
    let state = laid_out(RETAIL, 3).rich(3, 1, 1).ready(2, 0).leader(A, Leader::Keoni);
    let state = state.with(|s| s.board.abilities = true);
    let said = |answers: &str, key: &str| {
        let (_, offers) = open(&state, answers, |t| train(t, A));
        keyed(&offers, key).detail.as_ref().map(english)
    };
    let place = "A train place, A soldiers light/sustenance/c3-r2, A soldiers done";
    let story = "Free. You have 0 Stories; then Keoni may place a ready Light";
    assert_eq!(said(place, "story").as_deref(), Some(story));
    let first = "Free. You have 1 Story; making Heavies or placing costs 1 Story; then Keoni may place a ready Light";
    assert_eq!(said("", "story").as_deref(), Some(first));
    let two = format!("{place}, A train light");
    assert_eq!(said(&two, "story").as_deref(), Some(story));
    assert_eq!(said(&two, "done").as_deref(), Some("Training ends; then Keoni may place a ready Light"));
    let food = "Light ready: 2 → 3, in supply: 2 → 1; Food 3 → 2; then Keoni may place a ready Light";
    assert_eq!(said(&two, "food-light").as_deref(), Some(food));
    let heavy = "Heavy ready: 0 → 1, in supply: 5 → 4; Scrap 1 → 0; then Keoni may place a ready Light";
    assert_eq!(said(&two, "mr-heavy").as_deref(), Some(heavy));
    // What is turned into Heavies or placed may leave a Light or another option may bring one.
    for key in ["upgrade", "place"] {
        assert!(said("", key).is_some_and(|it| it.ends_with("; then Keoni may place a ready Light")), "{key}");
    }
    let asked = english(&open(&state, &two, |t| train(t, A)).0);
    assert_eq!(asked, "Training: a third and last option, too? Later your secondary action; no attack this turn.");
}

/// An attack in which A has contributed so many pieces, with 3 Valor and 3 Safeguard.
fn attacked(edition: Edition, pieces: usize) -> State {
    laid_out(edition, 3).with(|s| {
        (s.board.players[A].valor, s.board.players[A].safeguard) = (3, 3);
        let tally = PerSeat::new(s.board.players.seats(), |_| Tally::default());
        s.board.attack = Some(Attack { zone: Zone::Expansion, tally, breached: true });
        s.board.attack.as_mut().unwrap().tally[A].contribution = pieces;
    })
}

/// ATK-07, END-03: to stop gives up all picks that are left, and what is kept is worth something in the end.
#[test]
fn atk_07_the_end_of_picking_says_what_is_given_up_and_kept() {
    let said = |edition: Edition, pieces: usize, answers: &str| {
        let (_, offers) = open(&attacked(edition, pieces), answers, |t| combat_rewards(t, A, Zone::Expansion));
        let end = keyed(&offers, "done");
        (english(&end.label), detail(end))
    };
    let words = |label: &str, detail: &str| (label.to_owned(), detail.to_owned());
    let first = "Gives up all 3 picks left; you keep 3 Valor and 3 Safeguard; at the end 1 Follower per pair";
    assert_eq!(said(RETAIL, 4, ""), words("No reward", first));
    let second = "Gives up all 2 picks left; you keep 3 Valor and 1 Safeguard; at the end 1 Follower per pair";
    assert_eq!(said(RETAIL, 4, "A reward reward-6"), words("Nothing more", second));
    let beta = "Gives up this pick; you keep 3 Valor and 3 Safeguard; at the end 2 Followers per pair";
    assert_eq!(said(BETA, 2, ""), words("No reward", beta));
}

/// ATK-07: two picks of the highest Contribution may be the same, so only the price closes a Reward then.
#[test]
fn atk_07_a_reward_is_refused_for_no_reason_that_does_not_hold() {
    let of = |pieces: usize, rival: usize| {
        let state = attacked(RETAIL, pieces).with(|s| {
            s.board.attack.as_mut().unwrap().tally[B].contribution = rival;
        });
        let found = blocked(&state, A).into_iter().find(|it| it.0.key == "reward-7").unwrap();
        english(&found.1.text)
    };
    assert_eq!(
        of(2, 1),
        "Your picks so far leave less than its price (2 Safeguard). Take one back to choose this instead."
    );
    let repeated =
        "Your picks so far leave less than its price (2 Safeguard), or you have repeated one Reward already.";
    assert_eq!(of(4, 1), repeated);
    assert!(of(4, 5).starts_with("You have picked it, or your earlier picks leave less"), "{}", of(4, 5));
}

/// PAT-02, PAT-05, PAT-06: a Challenge costs a Soldier, never the Patrol; one stage is not called the first.
#[test]
fn pat_06_a_challenge_says_that_the_patrol_is_completed_all_the_same() {
    let challenge = |card: usize, lights: usize| {
        let state = laid_out(RETAIL, 4).with(|s| s.patrol(A, card, 1, lights, 0));
        below(&Challenge(SoldierKind::Light, 5), &state)
    };
    let roll = "1 Scrap and 1 Safeguard. Roll (1–6) below 3: a Light Soldier is lost";
    assert_eq!(challenge(3, 1), format!("{roll}; Patrol completed either way"));
    assert_eq!(challenge(14, 1), format!("{roll}; if so, the Patrol ends"));
    assert_eq!(challenge(14, 3), roll);
    let state = laid_out(RETAIL, 4).with(|s| {
        s.patrol(A, 3, 1, 1, 0);
        s.patrol(B, 14, 1, 3, 0);
        s.stack(SoldierKind::Light, &[5]);
    });
    let mut t = table(&state, &[], "");
    let _ = patrol_step(&mut t, A);
    let said: Vec<String> = trial::noted(&t).iter().map(|it| english(&it.text)).collect();
    let drawn = "Ania draws a Challenge: Light 5 (1 Scrap and 1 Safeguard; Threat 3).";
    assert_eq!(said, ["Ania gains 1 Story (Patrol 3).", drawn]);
    let lines = View::new(&state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap().join("\n");
    assert!(lines.contains("\nPatrol 3: Light 1, Heavy 0. Brings 1 Story and 1 Challenge\n"), "{lines}");
    let two = "\nPatrol 14, stage 1 of 2: Light 3, Heavy 0. Brings 1 Scrap and 1 Challenge. \
               Optional stage 2, Threat 3: 1 Scrap and 2 Challenges\n";
    assert!(lines.contains(two), "{lines}");
}

/// ATK-02, ATK-04: a sure failure pays all the same, a Trap of the other type does not; one line tells of one Soldier.
#[test]
fn atk_02_a_trap_says_why_it_fails() {
    let state = laid_out(RETAIL, 3).with(|s| {
        s.fill(Zone::Military, 0);
        s.columns(Zone::Military, &["TR", "RT"]);
        s.trap(Zone::Military, 0, 0, A, Dino::Trampler);
        s.guard(Zone::Military, 0, 1, B, LIGHT);
    });
    let said = |face: usize| {
        let mut t = table(&state, &[("trap", &[face])], "");
        let _ = due_attacks(&mut t, C);
        trial::noted(&t).iter().map(|it| english(&it.text)).collect::<Vec<String>>()
    };
    let never = said(trap_face(TrapResult::Never, 2));
    assert_eq!(never[1], "Ania: the Trampler Trap fails, the Trampler stays, but Followers come all the same.");
    assert_eq!(never[2], "Ania gains 2 Followers (Trap).");
    assert_eq!(never[3], "Bartek: the Light Soldier in column 2 kills a Raptor and is killed as well.");
    let other = state.clone().with(|s| s.columns(Zone::Military, &["R"]));
    let mut t = table(&other, &[("trap", &[trap_face(TrapResult::Match, 3)])], "");
    let _ = due_attacks(&mut t, C);
    assert_eq!(english(&trial::noted(&t)[1].text), "Ania: the Trampler Trap does not fit, the Raptor stays.");
}

/// ATK-10, END-03: a Zone under attack is not called Safe, and leftovers are told of beside the other final scoring.
#[test]
fn end_03_the_board_says_what_leftovers_are_worth() {
    let lines = |state: &State| View::new(state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap();
    let retail = lines(&attacked(RETAIL, 4));
    assert!(retail.iter().any(|it| it.ends_with("Expansion: Dino Attack, Dinos 0 of 6")), "{retail:#?}");
    let said = "Final scoring: 1 Follower for each Food, Scrap, Story and Heavy Soldier and for 2 Light Soldiers (placed ones too), \
                1 for each pair of Safeguard and Valor";
    assert!(retail.iter().any(|it| it == said), "{retail:#?}");
    let said = "Final scoring: 1 Follower for each Food, MR, Story and Heavy Soldier (placed ones too), 2 for each pair of Safeguard and Valor";
    let beta = lines(&attacked(BETA, 4));
    assert!(beta.iter().any(|it| it == said));
    // END-01, ASM-05, ASM-07, SEC-05: what is ranked, and what ties and nothing at all are worth.
    let end = "Final scoring by rank, only for pieces in Defense areas (a Heavy is 1): Soldiers with Leader, and again Walls with Traps: 5 / 2 / 0";
    assert!(beta.iter().any(|it| it == end), "{beta:#?}");
    let ties = "Tied: they share the sum of their ranks, rounded down each; tied for an Officer: each in full. 0 Votes take a \
                rank, 0 pieces in Defense areas none";
    assert!(beta.iter().any(|it| it == ties), "{beta:#?}");
    let ties = "Tied, for an Officer too: each gets the rank in full, whoever follows the next rank (after two 1sts the 2nd); 0 takes no rank";
    assert!(retail.iter().any(|it| it == ties), "{retail:#?}");
    let row = "Chief Engineer, full row: 2 Safeguard for the most cubes in it (tied: each of them, but if all four tie, nobody)";
    assert!(beta.iter().any(|it| it == row), "{beta:#?}");
}

/// LDR-02: one new Dino is one.
#[test]
fn ldr_02_jack_is_asked_about_as_many_dinos_as_came() {
    let state = laid_out(RETAIL, 3).leader(A, Leader::Jack).with(|s| s.board.abilities = true);
    let asked = |icons: &[DinoIcon]| english(&open(&state, "", |t| attract(t, A, Zone::Military, icons)).0);
    let then = "Then Training: free Light and Story; 1 Story: upgrade 2 or place 2";
    assert_eq!(asked(&[DinoIcon::Trampler]), format!("Jack: send the Dino elsewhere? {then}"));
    let two = [DinoIcon::Trampler, DinoIcon::Raptor];
    assert_eq!(asked(&two), format!("Jack: send one Dino elsewhere? {then}"));
    // EFF-10: what may be built right after the answer bears on it.
    let builder = |state: State| {
        english(&open(&state, "", |t| dinos::attract(t, A, Effect::Fortifications, &[DinoIcon::Raptor])).0)
    };
    let rich = "Jack: send the Dino elsewhere? Then Fortifications: Trap (free; for 1 Food: +1 Valor) and Wall \
                (1 Scrap; with 1 Story: +2 Followers)";
    assert_eq!(builder(state.clone().rich(1, 1, 1)), rich);
    let poor = "Jack: send the Dino elsewhere? Then Fortifications: Trap (free) and no Wall (1 Scrap short); \
                on empty spaces of any Zone";
    assert_eq!(builder(state), poor);
}

/// SET-06, SET-07, SEC-05, TRN-04, TRN-07: what the board says of the start, of full rows and of the Dino dice.
#[test]
fn trn_07_the_board_says_what_the_dino_dice_show() {
    let lines = |state: &State| View::new(state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap();
    let start = boxed(RETAIL, 3, &[]);
    let asked = english(&open(&start, "", setup::setup).0).replace(", and", " and");
    let goods = "1 Food, 1 Scrap, 2 Stories, 1 Light Soldier and 10 Followers";
    assert_eq!(asked, format!("Which Leader do you take? At the start everybody has {goods}."));
    assert!(lines(&start).iter().any(|it| it == "Leader: not chosen yet"));
    let state = laid_out(RETAIL, 3).with(|s| {
        s.board.officers[Zone::Military].row = vec![Owner::Seat(A)];
        s.board.officers[Zone::Military].pool.insert(Owner::Seat(B), 2);
    });
    let lines: Vec<String> = lines(&state).into_iter().map(|it| it.replace(", and", " and")).collect();
    let dice = "Dino die, six faces: Trampler 3, Raptor 2 and Trampler + Raptor 1. In a Dangerous Zone: Trampler 1, Raptor 1, \
                Trampler + Trampler 1, Trampler + Raptor 2 and Raptor + Raptor 1";
    assert!(lines.iter().any(|it| it == dice), "{lines:#?}");
    let trap = "on 5 of 6 faces (2–4 Followers), one of the other type on 1 of 6 (2 Followers); 1 of 6 kills none, but pays 2 Followers; it is used up then";
    assert!(lines.iter().any(|it| it.ends_with(trap)), "{lines:#?}");
    let row = "row: Ania 1. Free: 3. From full rows, still counted at the Assembly: Bartek 2";
    assert!(lines.iter().any(|it| it.ends_with(row)), "{lines:#?}");
}

/// TRN-10, EFF-10: an attack is only spoken of where one can come, and a Wall for a Story says what follows it.
#[test]
fn trn_10_the_question_warns_of_attacks_that_can_come() {
    let asked = |pool: &str, free: usize| {
        let state = laid_out(RETAIL, 3).pool(pool).with(|s| s.fill(Zone::Sustenance, free));
        english(&open(&state, "", |t| place_die(t, A).map(|_| ())).0)
    };
    let two = "neutral-organizer neutral-innovator";
    assert_eq!(
        asked(two, 4),
        "Which die goes where? It must go on its symbol, if free. Then a secondary action; no attack this turn. Not now: 3 effects (see Rule)."
    );
    let may = "Which die where? On its symbol, if free. Then a secondary action, any attack: −2 Followers per Dino getting through, \
               maybe a Settlement.";
    assert_eq!(asked(two, 3), may);
    let last = "The last die: where? It must go on its symbol, if free. Then a secondary action, no attack, then the Assembly.";
    assert_eq!(asked("neutral-organizer", 6), last);
    // END-03: what is left for the end alone is worth something else.
    let of_three = laid_out(RETAIL, 3).pool(two).with(|s| s.board.turn = s.content.turns(3) - 2);
    let said = |state: &State| english(&open(state, "", |t| place_die(t, A).map(|_| ())).0);
    let end = "Last turn: which die where? On its symbol, if free. Then a secondary action; no attack this turn. Not now: 3 effects (see Rule).";
    assert_eq!(said(&of_three), end);
    assert!(said(&of_three.clone().with(|s| s.board.turn -= 1)).starts_with("Which die goes where? "));
    let may = "Last turn: which die where? On its symbol, if free. Then a secondary action, any attack: −2 Followers per Dino \
               getting through.";
    assert_eq!(said(&of_three.with(|s| s.fill(Zone::Sustenance, 3))), may);
    let state = laid_out(RETAIL, 3).rich(0, 1, 1);
    let wall = |work: &str| english(&open(&state, &format!("A fortify {work}"), |t| fortify(t, A)).0);
    assert_eq!(wall("wall"), "1 Scrap paid. Where to put the Wall? Then maybe another option.");
    let both = "1 Scrap and 1 Story paid. Where to put the Wall? Then +2 Followers. Then maybe another option.";
    assert_eq!(wall("wall-followers"), both);
}
