//! What comes next, and what an attack that a die begins would cost: told where the choice is made, with what all can see.

use super::kit::*;
use crate::engine::{Choice, Words as _};
use crate::games::perseverance::content::Spot;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::fortifications::{TrapSite, WallSite, Work, fortify};
use crate::games::perseverance::rules::patrol::take;
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::rules::settle::{How, Site, settle};
use crate::games::perseverance::rules::soldiers::{self, Call, SoldierPlacement};
use crate::games::perseverance::rules::training::{Lesson, train};
use crate::games::perseverance::state::*;
use crate::words::{Language, Speech};

/// One more Dino fills Sustenance, and a neutral Facilitator brings a Trampler there.
fn before_attack() -> State {
    laid_out(RETAIL, 3).pool("neutral-facilitator").with(|s| s.fill(Zone::Sustenance, 1))
}

/// ATK-02 to ATK-05: of six Dinos in three columns a Light kills one, a Trap and a Wall may kill one each.
#[test]
fn atk_05_a_die_that_begins_an_attack_says_how_many_get_through() {
    let said = |state: &State| detail(&placement(state, "rations/neutral-facilitator/1"));
    let bare = before_attack();
    assert!(said(&bare).ends_with("; undefended so far: −12 Followers"), "{}", said(&bare));
    let guarded = bare.with(|s| s.guard(Zone::Sustenance, 0, 0, B, LIGHT));
    assert!(said(&guarded).ends_with("; so far 5 get through, costing 10 Followers"), "{}", said(&guarded));
    let walled = guarded.with(|s| s.wall(Zone::Sustenance, 1, B));
    assert!(said(&walled).ends_with("; so far 4–5 get through, costing 8–10 Followers"), "{}", said(&walled));
    let trapped = walled.clone().with(|s| s.trap(Zone::Sustenance, 2, 0, B, Dino::Raptor));
    let other = walled.clone().with(|s| s.trap(Zone::Sustenance, 2, 0, B, Dino::Trampler));
    assert!(said(&trapped).ends_with("; so far 3–5 get through, costing 6–10 Followers"), "{}", said(&trapped));
    assert_eq!(said(&trapped), said(&other), "the type of a hidden Trap is nobody’s business");
    // AST-04: nobody loses more than there is.
    let poor = walled.with(|s| s.board.players[A].followers = 7);
    assert!(said(&poor).ends_with("get through, costing 7 Followers"), "{}", said(&poor));
    let held = before_attack().with(|s| {
        (0..3).for_each(|col| s.guard(Zone::Sustenance, 0, col, B, HEAVY));
    });
    assert!(said(&held).ends_with("; so far all Dinos are stopped"), "{}", said(&held));
}

/// LDR-02: that Jack can avert the attack is never left out for want of room.
#[test]
fn ldr_02_an_attack_that_jack_can_avert_is_not_told_as_sure() {
    let state = laid_out(RETAIL, 3).rich(1, 4, 0).pool("neutral-organizer").ready(0, 0).leader(A, Leader::Jack);
    let state = state.with(|s| {
        s.board.abilities = true;
        s.fill(Zone::Military, 2);
    });
    let said = |key: &str| {
        let offer = placement(&state, key);
        [Language::En, Language::Pl].map(|it| speech(it).say(offer.detail.as_ref().unwrap()))
    };
    let [en, pl] = said("training/neutral-organizer/1");
    assert!(en.contains("only 2 fit: attack unless Jack acts") && en.contains("up to 3 options"), "{en}");
    assert!(pl.contains("wejdą 2: atak, chyba że Jack odeśle"), "{pl}");
    let [en, _] = said("training/neutral-organizer/3");
    assert!(en.contains("at 0 attack unless Jack acts"), "{en}");
}

/// TRN-05: what the effect gives is told also where another die needs no Story.
#[test]
fn trn_05_a_die_set_for_a_story_still_says_what_the_effect_gives() {
    let state = laid_out(RETAIL, 3).rich(1, 0, 1).pool("neutral-facilitator neutral-innovator");
    let said = detail(&placement(&state, "salvage/neutral-innovator-as-facilitator/"));
    assert!(said.starts_with("Gain 2 Scrap; the same without a Story: neutral Facilitator; "), "{said}");
}

/// TRN-01: after the effect of a die comes the secondary action, after that of the Leader the Patrol, the attack or the end.
#[test]
fn trn_01_whoever_ends_an_effect_reads_what_comes_then() {
    let end = |state: &State| {
        let offers = open(state, "A fortify trap, A trap raptor/military/c1-d1", |t| fortify(t, A)).1;
        detail(keyed(&offers, "done"))
    };
    let state = laid_out(RETAIL, 3).rich(1, 1, 0);
    assert_eq!(end(&state), "then your secondary action");
    let last = state.clone().with(|s| s.board.secondary = true);
    assert_eq!(end(&last), "then the Assembly");
    let leader = last.pool("neutral-organizer");
    assert_eq!(end(&leader), "then your turn ends");
    assert_eq!(end(&leader.clone().with(|s| s.patrol(A, 3, 1, 1, 0))), "then your Patrol’s stage");
    assert_eq!(end(&leader.with(|s| s.fill(Zone::Expansion, 0))), "then the attack");
    let trained = open(&state, "A train light", |t| train(t, A)).1;
    assert_eq!(detail(keyed(&trained, "done")), "Training ends; then your secondary action");
    let asked = |answers: &str| english(&open(&state, answers, |t| fortify(t, A)).0);
    let first = "Fortifications, 1 or 2 different options: which first? You then choose its space. Later your secondary action; no attack this turn.";
    assert_eq!(asked(""), first);
    let second = "Fortifications: a second, different option, too? You then choose its space. Later your secondary action; no attack this turn.";
    assert_eq!(asked("A fortify trap, A trap raptor/military/c1-d1"), second);
    let by_leader = laid_out(RETAIL, 3).rich(1, 1, 0).pool("neutral-organizer");
    let secondary = english(&open(&by_leader, "", |t| secondary_action(t, A)).0);
    assert_eq!(secondary, "Which secondary action do you take? After that your turn ends.");
    let asked = english(&open(&by_leader, "A secondary leader/training", |t| secondary_action(t, A)).0);
    assert_eq!(asked, "Training: 1–3 different options, each done at once. First? After that your turn ends.");
}

/// EFF-08, SEC-04: a Leader called home by a Settlement may be the secondary action of the same turn.
#[test]
fn eff_08_a_leader_called_home_may_act_in_the_same_turn() {
    let away = laid_out(RETAIL, 3).with(|s| s.board.players[A].leader_at = LeaderAt::Defense(Zone::Protection));
    let said = |state: &State| below(&Site { how: How::One, zone: Zone::Military, space: 9 }, state);
    assert!(said(&away).ends_with("; he may act this turn"), "{}", said(&away));
    let late = away.with(|s| s.board.secondary = true);
    assert!(!said(&late).contains("he may act"), "{}", said(&late));
}

/// ATK-06, ATK-09: a piece that brings no further pick is not said to change anything.
#[test]
fn atk_09_picks_that_stay_are_not_told_as_a_change() {
    let state = laid_out(RETAIL, 3).ready(1, 0).with(|s| {
        s.wall(Zone::Military, 0, A);
        s.wall(Zone::Military, 1, A);
    });
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let offer = SoldierPlacement { kind: SoldierKind::Light, space }.offer(&state);
    assert!(!detail(&offer).contains("picks"), "{}", detail(&offer));
    let group = english(offer.path[0].about.as_ref().unwrap());
    assert_eq!(group, "Dinos: 0 of 6. Reward picks after attack with 1 more: still 2");
}

/// ATK-02: what is told of now is told of a Trap only under a Dino that stands there.
#[test]
fn atk_02_a_trap_under_no_dino_is_not_said_to_kill_before_a_figure() {
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let state = laid_out(RETAIL, 3).ready(1, 0).with(|s| s.columns(Zone::Military, &["T"]));
    let said = |row: usize| {
        let state = state.clone().with(|s| s.trap(Zone::Military, 0, row, B, Dino::Raptor));
        below(&SoldierPlacement { kind: SoldierKind::Light, space }, &state)
    };
    let under = (0..2).find(|row| said(*row).contains("a Trap may kill first"));
    let beside = (0..2).find(|row| !said(*row).contains("a Trap may kill first"));
    assert!(under.is_some() && beside.is_some(), "{} – {}", said(0), said(1));
    // What comes to an empty space comes onto the Trap that lies there.
    let far = laid_out(RETAIL, 3).ready(1, 0).with(|s| {
        s.board.zones[Zone::Military].dinos.insert(Spot { col: 0, row: 1 }, Dino::Trampler);
        s.trap(Zone::Military, 0, 0, B, Dino::Raptor);
    });
    let told = below(&SoldierPlacement { kind: SoldierKind::Light, space }, &far);
    assert!(told.contains("fights row 1 (Dino to come); a Trap may kill first"), "{told}");
}

/// TRN-10, END-02: on the last turn of the game nobody attacks a Zone that is not full, so that nothing there is told of an attack.
#[test]
fn trn_10_what_comes_too_late_for_any_attack_only_scores() {
    let state = laid_out(RETAIL, 3).rich(1, 1, 1).ready(1, 1).with(|s| {
        s.board.pool.clear();
        s.columns(Zone::Military, &["R"]);
    });
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let soldier = SoldierPlacement { kind: SoldierKind::Light, space };
    let wall = WallSite { zone: Zone::Military, col: 0 };
    let trap = TrapSite { zone: Zone::Military, spot: Spot { col: 0, row: 1 }, kind: Dino::Raptor };
    assert!(below(&soldier, &state).contains("fights row 1") || below(&soldier, &state).contains("kill"));
    assert!(below(&wall, &state).starts_with("In an attack"));
    let last = state.with(|s| s.board.assemblies = 2);
    let late = "no attack comes to it any more, so it only scores (Officer, final scoring)";
    assert_eq!(
        below(&soldier, &last),
        "Valor: 0 → 1; no attack there; if scored now: Officers +0, final +5; pieces 0 → 1 (Chief Mate)"
    );
    let row = english(soldier.offer(&last).path[0].about.as_ref().unwrap());
    assert_eq!(row, "Dinos: 1 of 6. No attack comes there any more");
    // ASM-08, END-02: the first piece of all is worth the 5 Followers of the first rank.
    let scores = "No attack there; if scored now: Officers +0, final +5; pieces 0 → 1 (Chief Mate)";
    assert_eq!([below(&wall, &last), below(&trap, &last)], [scores; 2]);
    // With the most cubes on the Officers that count it, it brings more, and where it stands matters to one of them.
    let led = last.clone().with(|s| {
        Zone::ALL.iter().for_each(|it| s.board.officers[*it].row = vec![Owner::Seat(A)]);
        (0..2).for_each(|col| s.wall(Zone::Expansion, col, A));
        s.wall(Zone::Protection, 0, B);
    });
    let there = WallSite { zone: Zone::Expansion, col: 2 };
    let more = "No attack there; if scored now: Officers +2, final +0; pieces 2 → 3 (Chief Mate)";
    assert_eq!(below(&there, &led), more);
    assert_eq!(below(&wall, &led), more.replace("+2", "+1").replace("2 → 3", "0 → 1"));
    assert_eq!(below(&Work::Trap, &last), format!("Traps left: 8; {late}"));
    assert_eq!(below(&Work::Wall, &last), format!("{}; Walls left: 7", late.replacen("no", "No", 1)));
    // Where an attack is due, a Wall still fights.
    let due = last.with(|s| s.fill(Zone::Military, 0));
    assert!(below(&wall, &due).starts_with("In an attack"), "{}", below(&wall, &due));
    let only = "Fights only in Military, in the attack of this turn; elsewhere it only scores; Walls left: 7";
    assert_eq!(below(&Work::Wall, &due), only);
    assert_eq!(below(&Work::Trap, &due), format!("not in Military (full); {late}"));
}

/// ATK-05, TRN-09: an attack that is due is told with what would get through now, and with what one may still do before it.
#[test]
fn atk_05_an_attack_that_is_due_says_what_would_get_through_now() {
    let bare = laid_out(RETAIL, 3).rich(9, 9, 9).ready(2, 1).with(|s| s.fill(Zone::Military, 0));
    let asked = |state: &State| english(&open(state, "", |t| train(t, A)).0);
    let training = "Training, 1–3 different options: first?";
    let said = |dinos: &str| {
        format!("Military: secondary action, then attack! So far {dinos}, each −2 of your 20 Followers. {training}")
    };
    assert_eq!(asked(&bare), said("6 get through"));
    let walled = bare.with(|s| s.wall(Zone::Military, 1, B));
    assert_eq!(asked(&walled), said("5–6 get through"));
    let later = walled.with(|s| s.board.secondary = true);
    assert!(asked(&later).starts_with("Military: attack after this turn! So far"), "{}", asked(&later));
    let held = later.with(|s| (0..3).for_each(|col| s.guard(Zone::Military, 0, col, B, HEAVY)));
    assert_eq!(asked(&held), format!("Military: attack after this turn! So far no Dino gets through. {training}"));
}

/// AST-02, EFF-04: where no Light is in supply, turning some into Heavies lets one gain a Light again.
#[test]
fn eff_04_an_upgrade_that_makes_room_for_a_light_says_so() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 1).ready(5, 0);
    assert!(below(&Lesson::Upgrade, &state).contains("; then a Light can be gained"));
    let taken = state.clone().with(|s| s.board.lessons = vec![Lesson::GainLight]);
    assert!(!below(&Lesson::Upgrade, &taken).contains("can be gained"), "the one for Food cannot be paid");
    assert!(!below(&Lesson::Upgrade, &state.ready(4, 0)).contains("can be gained"));
}

/// EFF-07, EFF-10: a closed effect is refused once, and a space that takes no Trap once for both types.
#[test]
fn eff_10_what_is_closed_as_a_whole_is_refused_once() {
    let start = laid_out(RETAIL, 3).rich(1, 1, 1).pool("neutral-innovator neutral-organizer");
    let keys = |state: &State| blocked(state, A).into_iter().map(|it| it.0.key).collect::<Vec<String>>();
    let full = (5..=6).fold(start, |it, space| it.placed("neutral-adventurer", Zone::Expansion, space));
    let away = full.clone().with(|s| s.board.players[A].leader_at = LeaderAt::Defense(Zone::Protection));
    let is_site = |it: &String| it.starts_with("one/") || it.starts_with("two/");
    assert!(keys(&away).contains(&"settle".to_owned()) && !keys(&away).iter().any(is_site));
    assert!(keys(&full).iter().any(is_site), "the Leader may still settle");
    let now = away.clone().with(|s| s.board.resolving = true);
    assert!(keys(&now).iter().any(is_site), "the question of Settle is open");
    let state = away.dinos(Zone::Military, "T");
    let spot = state.spots(Zone::Military)[0];
    let of_spot: Vec<(String, String)> = blocked(&state, A)
        .into_iter()
        .filter(|it| it.0.key.ends_with(&format!("/military/{}", spot.key())))
        .map(|it| (it.0.key, english(&it.0.path[1].label)))
        .collect();
    assert_eq!(of_spot, [(format!("trampler/military/{}", spot.key()), "Trap of either type".to_owned())]);
}

/// The longest of these questions have room in both languages.
#[test]
fn questions_with_what_follows_fit() {
    let voices: [Speech; 2] = [speech(Language::En), speech(Language::Pl)];
    let state = laid_out(RETAIL, 4).rich(9, 9, 9).ready(2, 0);
    // The Zone with the longest name, Traps and a Wall that may or may not kill, and a purse of three digits.
    let due = state.clone().with(|s| {
        s.board.zones[Zone::Sustenance].dangerous = true;
        s.fill(Zone::Sustenance, 0);
        s.wall(Zone::Sustenance, 1, B);
        s.board.players[A].followers = 133;
    });
    let both = |state: State| [state.clone(), state.with(|s| s.board.secondary = true)];
    for state in both(state).into_iter().chain(both(due)) {
        let first = "A fortify trap, A trap raptor/military/c1-d1";
        let keoni = |t: &mut Table<'static>| soldiers::place(t, A, 1, Call::Keoni);
        let asked = [
            open(&state, "", |t| fortify(t, A)).0,
            open(&state, first, |t| fortify(t, A)).0,
            open(&state, "A fortify wall", |t| fortify(t, A)).0,
            open(&state, "A fortify wall-followers", |t| fortify(t, A)).0,
            open(&state, "", |t| train(t, A)).0,
            open(&state, "A train light", |t| train(t, A)).0,
            open(&state, "A train light, A train mr-heavy", |t| train(t, A)).0,
            open(&state, "A train place", |t| train(t, A)).0,
            open(&state, "", |t| settle(t, A)).0,
            open(&state, "A settle two/military/1", |t| settle(t, A)).0,
            open(&state, "", |t| secondary_action(t, A)).0,
            open(&state, "", |t| take(t, A)).0,
            open(&state, "", |t| soldiers::place(t, A, 1, Call::Settlement)).0,
            open(&state, "", |t| soldiers::place(t, A, 3, Call::Settlement)).0,
            open(&state, "", |t| soldiers::place(t, A, 1, Call::Second)).0,
            open(&state, "", keoni).0,
        ];
        assert_asks_fit(&voices, asked);
    }
}
