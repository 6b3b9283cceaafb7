//! What somebody reads who plays for the first time: what an offer costs and brings, whom it harms, and why something is not offered.

use super::kit::*;
use crate::engine::{Choice, Offer, Seat, Text, View as _, Viewer, Words};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::dice::placements;
use crate::games::perseverance::rules::rewards::combat_rewards;
use crate::games::perseverance::rules::secondary::SecondaryAction;
use crate::games::perseverance::rules::settle::{How, Site};
use crate::games::perseverance::rules::soldiers::{self, Call, SoldierPlacement};
use crate::games::perseverance::rules::training::Lesson;
use crate::games::perseverance::rules::{attack, politics};
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

/// A leads in Sustenance, A and B tie in the Military Zone, all three in Expansion.
fn before_assembly() -> State {
    laid_out(RETAIL, 3).with(|s| {
        s.settle(Zone::Sustenance, &[A, A, B].map(Owner::Seat));
        s.settle(Zone::Military, &[A, B].map(Owner::Seat));
        s.settle(Zone::Expansion, &[A, B, C].map(Owner::Seat));
        (s.board.players[A].votes, s.board.players[C].votes) = (1, 4);
    })
}

#[test]
fn votes_say_how_they_stand_and_what_they_would_be_worth() {
    let state = before_assembly();
    let (ask, offers) = open(&state, "", assembly);
    let asked = "Sustenance: Production or Votes? Nobody else chooses. Followers: 14/6/0.";
    assert_eq!(english(&ask).replace(", and", " and"), asked.replace(", and", " and"));
    let votes = offers.iter().find(|it| it.key == "votes").unwrap();
    assert_eq!(detail(votes), "Then 8 Votes: rank 1, 14 Followers. Bartek is second and gets 1 Food");
    let behind = state.with(|s| s.board.players[C].votes = 9);
    let votes = open(&behind, "", assembly).1.into_iter().find(|it| it.key == "votes").unwrap();
    assert!(detail(&votes).starts_with("Then 8 Votes: rank 2, 6 Followers."), "{}", detail(&votes));
    // The bonus of a Settlement space, too.
    let site = Site { how: How::One, zone: Zone::Protection, space: 2 };
    let said = detail(&site.offer(&behind));
    assert_eq!(said, "Costs 1 Food; Presence there 0 → 1; 2 Votes till the Assembly; held now: rank 2, 6 Followers");
}

#[test]
fn the_assembly_begins_with_who_holds_which_zone() {
    let mut t = table(&before_assembly(), &[], "");
    assert!(assembly(&mut t).is_err());
    let notes = crate::engine::trial::noted(&t);
    let said = english(&notes[0].text).replace(", and", " and");
    let expected = "Assembly 1 begins. Most Presence: Sustenance – Ania, Military – nobody (Ania and Bartek tie: half the \
                    Votes each), Expansion – nobody (Ania, Bartek and Celina tie) and Protection – nobody.";
    assert_eq!(said, expected);
}

#[test]
fn in_the_assembly_there_are_no_dice_and_tiles_say_who_has_them() {
    let mut t = table(&before_assembly(), &[], "");
    assert!(assembly(&mut t).is_err());
    let said = |seat| -> Vec<String> {
        let all = blocked(&t.state, seat);
        all.iter().map(|it| format!("{}: {} {}", english(&it.0.label), english(&it.1.text), it.1.rule)).collect()
    };
    let tied = "Reward tile: Military: Ania and Bartek tie for the most Presence (1). Nobody gets the tile; each of them \
                gets half the Votes, 2. ASM-02";
    assert_eq!(said(A)[..2], ["Place a die: No dice in the Assembly: the pool is empty. ASM-01", tied]);
    assert_eq!(said(B)[1], "Reward tile: Sustenance: Ania has the most Presence there, 2. You have 1. ASM-02");
    assert_eq!((said(A).len(), said(B).len()), (4, 5));
    // Afterwards there are dice again.
    let mut t = table(&before_assembly(), &[], "A assembly votes");
    assembly(&mut t).unwrap();
    assert!(!t.state.board.assembly);
}

#[test]
fn politics_says_what_is_paid_for_what() {
    let state = laid_out(RETAIL, 3).rich(1, 0, 1).pool("a-adventurer neutral-innovator neutral-organizer");
    let state = state.placed("neutral-adventurer", Zone::Protection, 3);
    let offer = placements(&state, A).into_iter().map(|it| it.offer(&state)).find(|it| it.key.starts_with("politics"));
    let offer = offer.unwrap();
    let about = english(offer.path[0].about.as_ref().unwrap());
    let said = "1 Food: a neutral pool die becomes yours, +2 Followers. Board die: 1 Food, 1 Story, +2 Followers";
    assert_eq!(about, said);
    assert!(detail(&offer).starts_with("1 Food: pool die becomes yours, +2 Followers; "), "{}", detail(&offer));
    let (_, dice) = open(&state, "", |t| politics::persuade(t, A));
    let pool = "Pay 1 Food: it becomes yours, gain 2 Followers (1 per own die in play, pool and this one included)";
    assert_eq!(english(dice[0].path[0].about.as_ref().unwrap()), pool);
    // TRN-03, ASM-01: what becomes of it. Four of the five dice are left.
    let then = "Stays in the pool; once placed, your Presence; a rival placing it pays 2 Followers. Your dice: 5 → 4";
    assert_eq!(detail(&dice[0]), then);
}

#[test]
fn training_shows_every_price() {
    for (state, said) in [
        (
            laid_out(RETAIL, 3),
            "Up to 3: free Light and Story; 1 Food: Light; 1 Scrap: Heavy; 1 Story: upgrade 2 or place 2",
        ),
        (
            laid_out(BETA, 3),
            "Up to 3: free Light; 1 Follower: Story; 1 Food: Light; 1 MR: Heavy; 1 Story: upgrade 2 or place 2",
        ),
    ] {
        let state = state.rich(1, 1, 1).pool("neutral-organizer");
        let offers = placements(&state, A).into_iter().map(|it| it.offer(&state));
        let offer = offers.into_iter().find(|it| it.key.starts_with("training")).unwrap();
        let about = english(offer.path[0].about.as_ref().unwrap()).replace(", and", " and");
        assert_eq!(about, said);
    }
}

/// EFF-04: what gives a Story may come before what costs one.
#[test]
fn training_is_not_forbidden_for_a_story_that_it_gives() {
    let why = |state: &State| -> Vec<String> {
        let all = blocked(state, A).into_iter().filter(|it| it.1.rule == "EFF-04" || it.1.rule == "SEC-02");
        all.map(|it| english(&it.1.text)).collect()
    };
    let yet = "It costs 1 Story, and you have none. The Story that this Training gives can pay for one such option."
        .to_owned();
    let retail = laid_out(RETAIL, 3).rich(0, 0, 0).ready(2, 0).pool("neutral-organizer");
    assert!(why(&retail).contains(&yet), "{:?}", why(&retail));
    // In the beta it costs a Follower.
    let broke = laid_out(BETA, 3).rich(0, 0, 0).ready(2, 0).pool("neutral-organizer");
    let broke = broke.with(|s| s.board.players[A].followers = 0);
    assert!(!why(&broke).contains(&yet), "{:?}", why(&broke));
}

/// LDR-04: Keoni may place a Light after Training, be it only recruited there.
#[test]
fn ldr_04_training_says_what_keoni_may_do_after_it() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 0).ready(0, 1).pool("neutral-organizer");
    let keoni = state.clone().with(|s| {
        s.board.abilities = true;
        s.board.players[A].leader = Some(Leader::Keoni);
    });
    let about = |state: &State| {
        let offers = placements(state, A).into_iter().map(|it| it.offer(state));
        let offer = offers.into_iter().find(|it| it.key.starts_with("training")).unwrap();
        english(offer.path[0].about.as_ref().unwrap())
    };
    let then = "; then Keoni may place a ready Light";
    assert_eq!(about(&keoni), format!("{}{then}", about(&state)));
    assert!(below(&Lesson::GainLight, &keoni).ends_with(then), "{}", below(&Lesson::GainLight, &keoni));
    // A Heavy is none, and there is no Light on the player board.
    assert!(!below(&Lesson::MrHeavy, &keoni).contains("Keoni"));
}

/// EFF-04, SEC-02: nobody is to think that both Soldiers go to the Zone of Training.
#[test]
fn eff_04_soldiers_are_placed_in_any_zones() {
    let said = "Now up to 2, in any Zones; each brings 1 Valor or 1 Safeguard. Ready: 1 Light and 1 Heavy";
    let state = laid_out(RETAIL, 3).ready(1, 1);
    assert_eq!(below(&Lesson::Place, &state), said);
    // AST-03: six is all that a player has room for.
    let full = state.with(|s| s.board.players[A].valor = 6);
    let said = "Now up to 2, in any Zones; each brings 1 Safeguard (Valor is full). Ready: 1 Light and 1 Heavy";
    assert_eq!(below(&Lesson::Place, &full), said);
}

/// ASM-01, ASM-09: whoever has the most Presence chooses, whoever placed the last die; the order begins with whoever is next.
#[test]
fn asm_01_nobody_is_to_move_while_an_assembly_is_held() {
    let told = |state: &State| {
        let (view, words) = (View::new(state, Viewer::Public), speech(Language::En));
        (view.lines("overview", &words).unwrap().join("\n"), view.alt("overview", &words).unwrap())
    };
    let (lines, alt) = told(&laid_out(RETAIL, 3));
    assert!(lines.contains("To move: ") && alt.contains("To move: "), "{lines}\n{alt}");
    let (lines, alt) = told(&laid_out(RETAIL, 3).with(|s| s.board.assembly = true));
    let held = |it: &str| it.contains("The Assembly is being held.") && !it.contains("To move");
    assert!(held(&lines) && held(&alt), "{lines}\n{alt}");
    let [now, then] = [false, true].map(|held| {
        let state = laid_out(RETAIL, 3).with(|s| (s.board.active, s.board.assembly) = (Seat(2), held));
        let order = told(&state).0.lines().find(|it| it.starts_with("Turn order")).map(str::to_owned);
        order.unwrap()
    });
    assert_eq!(
        [now, then],
        ["Turn order: Celina, Ania and Bartek", "Turn order after the Assembly: Ania, Bartek and Celina"]
    );
}

/// ASM-01, ASM-02, ASM-03.
#[test]
fn the_board_says_when_the_assembly_comes_and_what_it_pays_for() {
    let lines = |state: &State| View::new(state, Viewer::Public).lines("assembly", &speech(Language::En)).unwrap();
    let lines = lines(&laid_out(RETAIL, 3));
    let at = lines
        .iter()
        .position(|it| it == "Held once the dice pool is empty; each turn takes one die")
        .expect("it says when");
    for said in ["Most Presence", "twice its Production", "half the Votes each", "Whoever alone is second"] {
        assert!(lines[at + 1].contains(said), "{said}: {}", lines[at + 1]);
    }
}

/// ASM-03, ASM-07: what Officers would pay now, and between what the Votes may come to lie.
#[test]
fn asm_07_the_board_says_what_officers_would_pay_and_what_votes_may_come_to() {
    let lines = |state: &State| {
        let lines = View::new(state, Viewer::Public).lines("assembly", &speech(Language::En)).unwrap();
        lines.join("\n").replace(", and", " and")
    };
    let state = before_assembly().with(|s| {
        s.board.officers[Zone::Military].row = vec![Owner::Seat(A), Owner::Seat(A), Owner::Seat(B)];
        (s.board.players[A].completed, s.board.players[B].completed) = (vec![1, 2], vec![3]);
    });
    let told = lines(&state);
    assert!(told.contains(" as it stands, Followers: Ania 4 and Bartek 1"), "{told}");
    assert!(!told.contains("may be reached"), "{told}");
    let held = lines(&state.with(|s| s.board.assembly = true));
    assert!(held.contains("Votes that may be reached at this Assembly: Ania 3–8, Bartek 2–4 and Celina 4"), "{held}");
}

#[test]
fn whom_a_raptor_kills_is_said() {
    let raptors = |letters: &str| laid_out(RETAIL, 3).ready(1, 1).dinos(Zone::Military, letters);
    // The fourth stands before the first of them.
    let state = raptors("RRRR");
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let soldier = SoldierPlacement { kind: SoldierKind::Light, space };
    let said = "Valor: 0 → 1; would now kill a Raptor and die; Reward picks: 0 → 1";
    assert_eq!(detail(&soldier.offer(&state)), said);
    let leader = detail(&SecondaryAction::LeaderToDefense(space).offer(&state));
    assert_eq!(leader, "Valor: 0 → 1; would now kill 2 Raptors and survive; Reward picks: 0 → 1");
    // ATK-01: where the near space is empty, whoever comes there is fought first.
    let far = raptors("R");
    let said = "Valor: 0 → 1; fights row 1 (Dino to come); Reward picks: 0 → 1; kills up to 1, dies killing a Raptor";
    assert_eq!(detail(&soldier.offer(&far)), said);
    let said = "Valor: 0 → 1; fights rows 1–2 (so far: Raptor); Reward picks: 0 → 1; kills 2 at most, never dies";
    assert_eq!(detail(&SecondaryAction::LeaderToDefense(space).offer(&far)), said);
    // LDR-03.
    let phoenix = state.with(|s| {
        s.board.abilities = true;
        s.board.players[A].leader = Some(Leader::Phoenix);
    });
    let leader = detail(&SecondaryAction::LeaderToDefense(space).offer(&phoenix));
    assert_eq!(
        leader,
        "Valor: 0 → 1; Net Gun: 1 more or a Trap; would now kill 2 Raptors and survive; Reward picks: 0 → 1"
    );
}

/// AST-04, ATK-05 to ATK-07: what an attack costs, and how its rewards are had.
#[test]
fn an_attack_says_what_is_at_stake() {
    let state = laid_out(RETAIL, 3).dinos(Zone::Military, "RRRRRR").with(|s| s.board.players[A].followers = 7);
    assert!(state.is_full(Zone::Military));
    let due = crate::games::perseverance::names::due(&state);
    let said = "Military: secondary action, then attack! So far 6 get through, each −2 of your 7 Followers. ";
    assert_eq!(english(&due), said);
    let lines = View::new(&state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap().join("\n");
    assert!(lines.contains(": Dino Attack, Dinos 6 of 6"), "{lines}");
    assert!(
        lines.contains(
            "Contribution: how many Traps, Walls, Soldiers (fallen ones too) and Leaders of the player are there."
        ),
        "{lines}"
    );
    assert!(
        lines.contains("Rewards with a Breach token (placed anew in each game): not available if a Dino got through."),
        "{lines}"
    );
}

#[test]
fn the_first_answer_that_takes_nothing_does_not_say_more() {
    let end = |(_, offers): (Text, Vec<Offer>)| {
        let end = offers.into_iter().find(|it| it.key == "done").unwrap();
        english(&end.label)
    };
    let keoni = laid_out(RETAIL, 3).ready(2, 0);
    let place = |t: &mut Table<'static>| soldiers::place(t, A, 2, Call::Settlement);
    assert_eq!(end(open(&keoni, "", place)), "Place no Soldier");
    assert_eq!(end(open(&keoni, "A soldiers light/military/c1-r1", place)), "Nothing more");
    let start = laid_out(RETAIL, 3).with(|s| {
        (s.board.players[A].valor, s.board.players[A].safeguard) = (6, 6);
        let tally =
            crate::engine::PerSeat::new(s.board.players.seats(), |_| Tally { contribution: 4, ..Tally::default() });
        s.board.attack = Some(Attack { zone: Zone::Military, tally, breached: false });
    });
    let rewards = |t: &mut Table<'static>| combat_rewards(t, A, Zone::Military);
    assert_eq!(end(open(&start, "", rewards)), "No reward");
    assert_eq!(end(open(&start, "A reward reward-4", rewards)), "Nothing more");
}

#[test]
fn the_room_for_dinos_says_what_becomes_of_the_rest() {
    let room = |id: &'static str| english(&Text::new(id).with("n", 2).with("then", 1));
    assert_eq!(room("room-attack-lost"), "only 2 fit: attack");
    assert_eq!(room("room-attack-maybe"), "room 2 → 1, at 0 attack");
    assert_eq!(room("room-attack"), "room 2 → 0: attack this turn");
    // One fits, two fit; in Polish the verb of two differs from that of one and of five.
    let said = |language, id: &'static str, n: u32| speech(language).say(&Text::new(id).with("n", n));
    assert_eq!(said(Language::En, "room-attack-lost", 1), "only 1 fits: attack");
    let polish = [0, 1, 2, 5].map(|n| said(Language::Pl, "room-attack-lost", n));
    let verbs: Vec<_> = polish.iter().map(|it| it.split(':').next().unwrap()).collect();
    assert_eq!(verbs, ["wejdzie tylko 0", "wejdzie tylko 1", "wejdą tylko 2", "wejdzie tylko 5"]);
}

/// Every offer fits the line below an entry, whatever the pool, the stock and the room are.
#[test]
fn what_stands_below_a_die_fits() {
    let voices = [speech(Language::En), speech(Language::Pl)];
    for start in both(4) {
        for free in 0..4 {
            for (food, mr, stories, leader, followers) in [
                (0, 0, 0, Leader::Keoni, 9),
                (1, 0, 1, Leader::Jack, 0),
                (0, 1, 1, Leader::Jack, 9),
                (9, 9, 9, Leader::Keoni, 0),
                (9, 9, 9, Leader::Jack, 1),
            ] {
                let dice =
                    "a-adventurer b-innovator neutral-adventurer b-organizer neutral-organizer neutral-facilitator";
                let start = start.clone().rich(food, mr, stories).ready(5, 5).pool(dice).with(|s| {
                    s.board.patrols = vec![1, 8];
                    s.board.abilities = true;
                    (s.board.players[A].leader, s.board.players[A].followers) = (Some(leader), followers);
                    Zone::ALL.iter().for_each(|it| s.fill(*it, free));
                });
                let state = start.placed("neutral-adventurer", Zone::Protection, 3);
                for offer in placements(&state, A).into_iter().map(|it| it.offer(&state)) {
                    let abouts = offer.path.iter().filter_map(|it| it.about.as_ref());
                    for text in offer.detail.iter().chain(abouts) {
                        let said = voices.each_ref().map(|it| it.say(text));
                        assert!(said.iter().all(|it| it.chars().count() <= 100), "{said:#?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_fall_of_a_soldier_names_the_raptor() {
    let state = laid_out(RETAIL, 3).with(|s| {
        s.fill(Zone::Military, 0);
        s.columns(Zone::Military, &["R"]);
        s.guard(Zone::Military, 0, 0, B, LIGHT);
    });
    let mut t = table(&state, &[], "");
    let _ = attack::due_attacks(&mut t, A);
    let fall = crate::engine::trial::noted(&t).iter().find(|it| it.text.id == "note-light-falls").unwrap();
    assert_eq!(english(&fall.text), "Bartek: the Light Soldier in column 1 kills a Raptor and is killed as well.");
}
