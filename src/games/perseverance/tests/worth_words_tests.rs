//! What things are worth and what becomes of them, as newcomers read it: Challenges, the last Soldier, Walls, Dangerous Zones, pairs.

use super::kit::*;
use crate::engine::{Text, View as _, Viewer, Words as _, trial};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::attack::{attack, due_attacks};
use crate::games::perseverance::rules::dice::placements;
use crate::games::perseverance::rules::patrol::{patrol_step, take};
use crate::games::perseverance::rules::training::train;
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

/// What stands beside the name of an effect.
fn about(state: &State, effect: &str) -> Text {
    let mut offers = placements(state, A).into_iter().map(|it| crate::engine::Choice::offer(&it, state));
    let offer = offers.find(|it| it.key.starts_with(effect)).unwrap_or_else(|| panic!("{effect} is offered"));
    offer.path[0].about.clone().unwrap()
}

fn board(state: &State, part: &str) -> String {
    View::new(state, Viewer::Public).lines(part, &speech(Language::En)).unwrap().join("\n").replace(", and", " and")
}

/// PAT-08: a Light one brings 2 goods (L5, L6, L7) or 3 Followers (L8), a Heavy one 3 goods (H4) or 5 Followers (H7).
#[test]
fn pat_08_what_challenges_bring_is_said_where_they_may_be_taken() {
    let state = laid_out(RETAIL, 3).ready(5, 5).pool("neutral-organizer neutral-adventurer");
    let said = english(&about(&state, "patrol/"));
    let whole = "Rewards this turn; Challenges bring up to 3 goods, 5 Followers, may kill; ready: 5 Light and 5 Heavy";
    assert_eq!(said, whole);
    let (_, offers) = open(&state, "", |t| take(t, A));
    let group = english(offers[0].path[0].about.as_ref().unwrap());
    let both = "A Light Challenge brings up to 2 goods, 3 Followers, a Heavy one up to 3 goods, 5 Followers";
    assert_eq!(group, both);
    let line = "A Light Challenge brings up to 2 goods (Food, Scrap, Story, Safeguard and Valor) and up to 3 Followers, \
                its Threat is 4 at most; a Heavy one up to 3 goods and up to 5 Followers, Threat 5 at most";
    assert!(board(&state, "overview").contains(line), "{}", board(&state, "overview"));
}

/// PAT-02, PAT-08: the log says of the kept ones what they bring.
#[test]
fn pat_02_the_log_says_what_a_kept_challenge_brings() {
    let start = laid_out(RETAIL, 3).with(|s| {
        s.patrol(A, 9, 1, 3, 0);
        s.stack(SoldierKind::Light, &[1, 2, 4]);
    });
    let mut t = table(&start, &[], "A challenges light-4");
    patrol_step(&mut t, A).unwrap();
    let kept = trial::noted(&t).iter().find(|it| it.text.id == "note-challenges-kept").unwrap();
    let said = english(&kept.text).replace(", and", " and");
    assert_eq!(said, "Ania keeps the Challenge: Light 4 (1 Food and 1 Follower; Threat 2).");
}

/// AST-02: with one Light in supply only one of the two options that gain one can be taken, with none an upgrade comes first.
#[test]
fn ast_02_training_says_that_one_light_is_left() {
    let state = |supply: usize, ready: usize, stories: u32| {
        laid_out(RETAIL, 3).rich(1, 0, stories).pool("neutral-organizer").with(|s| {
            s.board.players[A].ready = Soldiers { light: ready, heavy: 0 };
            s.board.players[A].supply = Soldiers { light: supply, heavy: if ready > 0 { 5 } else { 0 } };
        })
    };
    let said = |state: &State| english(&about(state, "training")).replace(", and", " and");
    assert_eq!(said(&state(1, 0, 0)), "Up to 3: free Light and Story; 1 Story: place 2; only 1 Light left");
    let none = said(&state(0, 2, 1));
    assert_eq!(none, "Up to 3: free Story; 1 Story: upgrade 2 or place 2; Light after an upgrade");
    // An upgrade gives one back.
    assert!(!said(&state(1, 2, 1)).contains("left"), "{}", said(&state(1, 2, 1)));
}

/// TRN-06, EFF-04: one option is a must, and there are three at most.
#[test]
fn eff_04_training_says_that_one_option_is_a_must() {
    let state = laid_out(RETAIL, 3).rich(5, 5, 5).ready(3, 1);
    let asked = |answers: &str| english(&open(&state, answers, |t| train(t, A)).0);
    assert_eq!(
        asked(""),
        "Training: 1–3 different options, each done at once. First? Later your secondary action; no attack this turn."
    );
    assert_eq!(
        asked("A train light"),
        "Training: a second of up to 3 options, too? Later your secondary action; no attack this turn."
    );
}

/// ATK-03: the log says what the Wall die shows and whether it kills; with no Dino in the column a skull kills none.
#[test]
fn atk_03_the_log_says_what_the_wall_die_shows() {
    let said = |face: usize, column: &'static str| -> Vec<String> {
        let start = laid_out(RETAIL, 3).with(|s| {
            s.columns(Zone::Military, &[column]);
            s.wall(Zone::Military, 0, B);
        });
        let rolls: Rolls = match face {
            0 => &[("wall", &[0])],
            3 => &[("wall", &[3])],
            _ => &[("wall", &[5])],
        };
        let mut t = table(&start, rolls, "");
        attack(&mut t, A, Zone::Military).ok();
        let notes = trial::noted(&t).iter().filter(|it| it.text.id.starts_with("note-wall"));
        notes.map(|it| english(&it.text).replace(", and", " and")).collect()
    };
    let plain = "Bartek: the Wall die of column 1 shows 1 Safeguard and no skull (it kills nothing).";
    assert_eq!(said(0, "R"), [plain]);
    let skull = "Bartek: the Wall die of column 1 shows 1 Safeguard and a skull (it kills).";
    assert_eq!(said(3, "R"), [skull, "Bartek: the Wall in column 1 kills a Raptor."]);
    let idle = "Bartek: the Wall die of column 1 shows 1 Follower and a skull (no Dino left there).";
    assert_eq!(said(5, ""), [idle]);
}

/// ATK-10, TRN-07: what it means that a Zone is Dangerous. In it all Dino spaces and Settlement spaces 7 to 10 are open.
#[test]
fn atk_10_the_board_says_what_dangerous_means() {
    let safe = laid_out(RETAIL, 3);
    let all = safe.content.defense(3).spots(true).len();
    let first =
        format!("Its first attack makes the Zone Dangerous: all {all} Dino spaces and Settlement spaces 7–10 open");
    assert!(board(&safe, "overview").contains(&first), "{}", board(&safe, "overview"));
    let then = safe.clone().with(|s| s.board.zones[Zone::Military].dangerous = true);
    let since = format!("Dangerous since its first attack: all {all} Dino spaces and Settlement spaces 7–10 are open");
    assert!(board(&then, "overview").contains(&since), "{}", board(&then, "overview"));
    let mut t = table(&safe.with(|s| s.fill(Zone::Military, 0)), &[], "");
    due_attacks(&mut t, A).ok();
    let note = trial::noted(&t).iter().find(|it| it.text.id == "note-dangerous").unwrap();
    let said = "Military is Dangerous from now on: its covered Dino and Settlement spaces open, Dino rolls use the \
                dangerous die.";
    assert_eq!(english(&note.text), said);
}

/// TRN-05, TRN-03: in no language is a detail of these longer than a menu takes, with all that may be said at once.
#[test]
fn trn_05_a_die_that_needs_no_story_leaves_room_for_the_attack() {
    let state = laid_out(RETAIL, 4).rich(9, 9, 9).leader(A, Leader::Jack).with(|s| {
        s.board.abilities = true;
        s.board.players[A].followers = 0;
        Zone::ALL.iter().for_each(|it| s.fill(*it, 2));
    });
    let state = state.pool("b-innovator b-facilitator b-organizer neutral-adventurer neutral-organizer");
    let (mut free, voices) = (0, Language::ALL.map(speech));
    for offer in placements(&state, A).into_iter().map(|it| crate::engine::Choice::offer(&it, &state)) {
        for voice in &voices {
            let said = voice.say(offer.detail.as_ref().unwrap());
            assert!(said.chars().count() <= 100, "{said}");
            free += usize::from(said.contains("bez Opowieści to samo: neutralny Poszukiwacz; nie masz Zwolenników"));
        }
    }
    assert!(free > 0, "one costs Followers where another needs no Story");
}
