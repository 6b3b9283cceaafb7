//! What somebody needs in order to choose stands beside the choice: where tracks stand, how surely Traps kill, what follows.

use super::kit::*;
use crate::engine::{Choice, PerSeat, View as _, Viewer};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::challenge::Challenge;
use crate::games::perseverance::rules::dinos::Fireworks;
use crate::games::perseverance::rules::fortifications::{TrapSite, WallSite};
use crate::games::perseverance::rules::patrol::{patrol_step, take};
use crate::games::perseverance::rules::rewards::combat_rewards;
use crate::games::perseverance::rules::settle::{How, Site};
use crate::games::perseverance::rules::setup::FirstSettlement;
use crate::games::perseverance::rules::soldiers::place_leader;
use crate::games::perseverance::rules::training::{Lesson, train};
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

/// LDR-01, LDR-03, SET-08: what a Leader is chosen for, or that it makes no difference.
#[test]
fn ldr_01_leaders_say_what_they_start_with_or_that_they_play_alike() {
    let able = laid_out(RETAIL, 3).with(|s| s.board.abilities = true);
    let adelita = "Ship’s Chef: starts with 1 Food more; for Influence 1 Food may replace 2 Stories";
    assert_eq!(below(&Leader::Adelita, &able), adelita);
    let phoenix = "Net Gun: the Leader put in Defense brings 1 more Safeguard or Valor, or a Trap under a Dino there";
    assert_eq!(below(&Leader::Phoenix, &able), phoenix);
    let start = |leader| able.content.start_assets(RETAIL, LeaderSide::B, leader);
    assert_eq!(start(Leader::Adelita)[&Good::Food], start(Leader::Jack)[&Good::Food] + 1);
    let plain = laid_out(RETAIL, 3);
    for leader in Leader::ALL {
        assert_eq!(below(&leader, &plain), "Side A: no abilities, all Leaders play alike");
    }
}

/// SET-12, ASM-01.
#[test]
fn set_12_the_first_settlement_says_what_comes_now_and_what_later() {
    let said = below(&FirstSettlement(Zone::Military), &laid_out(RETAIL, 3));
    let later = "1 Influence on the Chief of Security, +1 Presence; the Zone’s Production (not now): 1 Light Soldier";
    assert_eq!(said, later);
}

/// DET-04: where the tracks stand, where the Threat takes them, and whether it kills.
#[test]
fn det_04_the_tracks_say_where_they_lead() {
    let state = laid_out(RETAIL, 3).with(|s| {
        s.module(Module::Threat);
        s.patrol(A, 10, 1, 1, 1);
        s.board.players[A].threat = [4, 3];
    });
    let offers = open(&state, "A challenges none, A go-on yes", |t| patrol_step(t, A)).1;
    let lost = "Track 4 → 0 (past 5): a Light Soldier of the Patrol is lost";
    assert_eq!(detail(keyed(&offers, "light")), lost);
    assert_eq!(detail(keyed(&offers, "heavy")), "Track 3 → 5: nobody is lost");
    // In the beta a type that is not on the Patrol may be chosen, and has nobody to lose.
    let beta = laid_out(BETA, 3).with(|s| {
        s.module(Module::Threat);
        s.patrol(A, 10, 1, 0, 1);
        s.board.players[A].threat = [4, 3];
    });
    let offers = open(&beta, "A challenges none, A go-on yes", |t| patrol_step(t, A)).1;
    assert_eq!(detail(keyed(&offers, "light")), "Track 4 → 0: nobody is lost");
    let kept = below(&Challenge(SoldierKind::Light, 4), &state);
    assert_eq!(kept, "1 Food and 1 Follower. Light track (now 4): +2, past 5 one is lost");
    // Only the beta has a price for the track of the Heavy Soldiers in the end.
    let heavy = |state: &State| below(&Challenge(SoldierKind::Heavy, 3), state);
    let price = "; at the end 3+ costs 1 Follower";
    let two = beta.with(|s| s.patrol(A, 10, 1, 0, 2));
    assert_eq!(heavy(&two), "1 Food and 1 Story. Heavy track (now 3): +2, past 5 one is lost".to_owned() + price);
    let lines = View::new(&two, Viewer::Public).lines("overview", &speech(Language::En)).unwrap();
    let line = "Threat tracks: Light 4, Heavy 3 (3 or more costs 1 Follower at the end)";
    assert!(lines.iter().any(|it| it == line), "{lines:#?}");
    assert!(!heavy(&state).contains(price), "{}", heavy(&state));
}

/// PAT-03, AST-03: the die of a Threat, and what a full track leaves of a reward.
#[test]
fn pat_03_a_challenge_says_what_is_rolled_and_what_really_comes() {
    let state = laid_out(RETAIL, 3);
    let said = |state: &State, kind, number| below(&Challenge(kind, number), state);
    let (light, heavy) = (SoldierKind::Light, SoldierKind::Heavy);
    let roll = "1 Food and 1 Follower. Roll (1–6) below 2: a Light Soldier is lost";
    assert_eq!(said(&state, light, 4), roll);
    assert_eq!(said(&state, light, 3), "1 Food or 1 Scrap");
    assert_eq!(said(&state, heavy, 2), "1 Safeguard and 1 Valor");
    let half = state.with(|s| s.board.players[A].safeguard = 6);
    assert_eq!(said(&half, heavy, 2), "1 Valor");
    assert_eq!(said(&half, light, 2), "nothing now");
}

/// LDR-03, ATK-02, DET-03: Phoenix learns where, how surely the Trap kills, and what it is worth.
#[test]
fn ldr_03_the_net_gun_says_what_each_choice_is_worth() {
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let state = laid_out(RETAIL, 3).dinos(Zone::Military, "R").leader(A, Leader::Phoenix);
    let state = state.with(|s| s.board.abilities = true);
    let (ask, offers) = open(&state, "", |t| place_leader(t, A, space));
    assert_eq!(english(&ask), "Phoenix has arrived: Military, Dinos 1 of 6. What does the Leader do?");
    assert_eq!(detail(keyed(&offers, "valor")), "Valor: 1 → 2");
    assert_eq!(detail(keyed(&offers, "safeguard")), "Safeguard: 0 → 1");
    let spot = state.spots(Zone::Military)[0].key();
    // Four faces match and one always kills. The Leader is one piece, the Trap a second (ATK-09).
    let left = "Traps left: 8; Reward picks: 1 → 2";
    let same = "In an attack here kills a Raptor on 5 of 6 faces (2–4 Followers); ".to_owned() + left;
    assert_eq!(detail(keyed(&offers, &format!("raptor-trap/{spot}"))), same);
    let other = "In an attack here kills a Raptor on 1 of 6 faces (2 Followers); ".to_owned() + left;
    assert_eq!(detail(keyed(&offers, &format!("trampler-trap/{spot}"))), other);
    let known = state.with(|s| s.module(Module::Traps));
    let offers = open(&known, "", |t| place_leader(t, A, space)).1;
    let surely = "In an attack here surely kills a Raptor (3 Followers); ".to_owned() + left;
    assert_eq!(detail(keyed(&offers, &format!("raptor-trap/{spot}"))), surely);
    let never = "Never kills a Raptor; ".to_owned() + left;
    assert_eq!(detail(keyed(&offers, &format!("trampler-trap/{spot}"))), never);
}

/// ATK-02, ATK-03, ATK-09: Traps and Walls count for Combat Rewards as figures do.
#[test]
fn atk_06_traps_and_walls_say_what_they_do_and_let_one_pick() {
    let state = laid_out(RETAIL, 3).with(|s| s.wall(Zone::Military, 1, A));
    let spot = state.spots(Zone::Military)[2];
    let trap = TrapSite { zone: Zone::Military, spot, kind: Dino::Raptor }.offer(&state);
    assert_eq!(
        detail(&trap),
        "Strikes the Dino landing here; spaces filled first: 2; attack after 6 Dinos; Reward picks: 1 → 2"
    );
    let kills = "Attack: own type dies on 5 of 6 faces (2–4 Followers), other on 1 of those (2); on 1 none, yet +2";
    assert_eq!(english(trap.path[0].about.as_ref().unwrap()), kills);
    let wall = below(&WallSite { zone: Zone::Military, col: 0 }, &state);
    let brings = "In an attack: 1–2 Followers or 1 Safeguard; kills on 3 of 6. Dinos here: 0; Reward picks: 1 → 2";
    assert_eq!(wall, brings);
}

/// ATK-07: before the first pick there is a purse already, and the highest Contribution may repeat one.
#[test]
fn atk_07_the_first_pick_is_asked_with_what_there_is_to_spend() {
    let asked = |contribution: [usize; 3]| {
        let state = laid_out(RETAIL, 3).with(|s| {
            (s.board.players[A].valor, s.board.players[A].safeguard) = (3, 2);
            let seats = s.board.players.seats();
            let tally = PerSeat::new(seats, |it| Tally { contribution: contribution[it.index()], ..Tally::default() });
            s.board.attack = Some(Attack { zone: Zone::Military, tally, breached: false });
        });
        english(&open(&state, "", |t| combat_rewards(t, A, Zone::Military)).0)
    };
    let first = "First of at most 3 picks (Contribution in Military: 4; you have 3 Valor, 2 Safeguard; \
                 one Reward may be taken twice): which Reward?";
    assert_eq!(asked([4, 1, 0]), first);
    let behind = "First of at most 3 picks (Contribution in Military: 4; you have 3 Valor, 2 Safeguard): which Reward?";
    assert_eq!(asked([4, 5, 0]), behind);
    // One pick cannot be repeated.
    let only = "Your only pick (Contribution in Military: 1; you have 3 Valor, 2 Safeguard): which Reward?";
    assert_eq!(asked([1, 1, 0]), only);
}

/// LDR-02, TRN-10: where the Dino goes, and whether that averts the attack.
#[test]
fn ldr_02_fireworks_say_where_the_dino_lands_and_what_that_averts() {
    let room = |free: usize| laid_out(RETAIL, 3).with(|s| s.fill(Zone::Expansion, free));
    let said = |state: &State| {
        let spot = state.spots(Zone::Expansion)[0];
        below(&Fireworks::Send { spot, dino: Dino::Trampler, to: Zone::Military }, state)
    };
    assert_eq!(said(&room(1)), "It lands there in column 1, row 2; free there then: 5. No attack this turn");
    let averts = "It lands there in column 1, row 2; free there then: 5. Expansion is no longer full: no attack";
    assert_eq!(said(&room(0)), averts);
}

/// EFF-02, EFF-04, TRN-10: what is paid for covers how many, and whoever goes is missed in the attack that is due.
#[test]
fn eff_04_questions_say_what_their_answer_rests_on() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 1).ready(3, 1);
    let upgrade = english(&open(&state, "A train upgrade", |t| train(t, A)).0);
    let said = "How many Light Soldiers become Heavy? The 1 Story paid covers up to 2. Ready: 3 Light and 1 Heavy.";
    assert_eq!(upgrade, said);
    let full = state.with(|s| s.fill(Zone::Military, 0));
    let patrol = english(&open(&full, "", |t| take(t, A)).0);
    assert!(patrol.starts_with("Military: secondary action, then attack!"), "{patrol}");
    assert!(patrol.ends_with(" Which Patrol do you take, and with whom?"), "{patrol}");
}

/// EFF-04, EFF-09, EFF-10, ASM-01: what the Follower for a Story is good for in the beta, and what Settlements are worth beside their bonus.
#[test]
fn eff_04_the_story_of_the_beta_says_what_it_may_pay_for() {
    let said = below(&Lesson::Story, &laid_out(BETA, 3));
    assert_eq!(said, "You have 0 Stories and 20 Followers; making Heavies or placing costs 1 Story");
    let offer = Site { how: How::One, zone: Zone::Military, space: 1 }.offer(&laid_out(RETAIL, 3));
    let about = english(offer.path[0].about.as_ref().unwrap());
    assert_eq!(about, "Each raises its Zone’s Population (its Votes at the Assembly) by 1. Settlements left: 12");
    // Prices of other effects bear on what is spent now: the board has them all.
    let said = |edition, id: &str| {
        let state = laid_out(edition, 3);
        let lines = View::new(&state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap();
        lines.into_iter().find(|it| it.starts_with(id)).unwrap()
    };
    let beta = "Training – up to 3 different: a Light Soldier; a Light for 1 Food; a Heavy for 1 MR; up to 2 Light into \
                Heavy for 1 Story; place up to 2 Soldiers for 1 Story; 1 Story for 1 Follower";
    assert_eq!(said(BETA, "Training –"), beta);
    assert_eq!(said(RETAIL, "Salvage –"), "Salvage – Gain 2 Scrap");
    let works = "Fortifications – up to 2 different: a Trap; a Trap and 1 Valor for 1 Food; a Wall for 1 Scrap; \
                 a Wall and 2 Followers for 1 Scrap and 1 Story";
    assert_eq!(said(RETAIL, "Fortifications –"), works);
}

/// EFF-07, ASM-05.
#[test]
fn eff_07_every_site_says_its_price() {
    let said = below(&Site { how: How::Two, zone: Zone::Military, space: 10 }, &laid_out(RETAIL, 3));
    let said = said.replace(", and", " and");
    assert_eq!(said, "Costs 1 Food, 1 Scrap and 1 Story; Presence there 0 → 1; no bonus: no Soldier ready");
}

/// END-03: in the last Assembly goods are only worth what is left over.
#[test]
fn end_03_production_in_the_last_assembly_says_what_it_is_worth() {
    let label = |edition, zone: Zone, assemblies: usize| {
        let state = laid_out(edition, 3).with(|s| {
            s.settle(zone, &[Owner::Seat(A)]);
            s.board.assemblies = assemblies;
        });
        english(&keyed(&open(&state, "", assembly).1, "production").label)
    };
    assert_eq!(label(RETAIL, Zone::Sustenance, 1), "2 Food");
    assert_eq!(label(RETAIL, Zone::Sustenance, 2), "2 Food (worth 2 Followers)");
    // Retail gives 1 Follower for two Light Soldiers, the beta none.
    assert_eq!(label(RETAIL, Zone::Military, 2), "2 Light Soldiers (worth 1 Follower)");
    assert_eq!(label(BETA, Zone::Military, 2), "2 Light Soldiers (worth 0 Followers)");
}
