//! What is at stake stands beside the choice as it really is: what is lost where little is left, what a full track or row makes of a
//! gain, what the question is asked for.

use super::kit::*;
use crate::engine::{Choice, Offer, Words as _};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::attack::due_attacks;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::cost::Cost;
use crate::games::perseverance::rules::dice::place_die;
use crate::games::perseverance::rules::fortifications::{Work, fortify};
use crate::games::perseverance::rules::patrol::{Party, take};
use crate::games::perseverance::rules::rewards::{Before, Purchase};
use crate::games::perseverance::rules::secondary::{Price, SecondaryAction, secondary_action};
use crate::games::perseverance::rules::settle::{How, Site, settle};
use crate::games::perseverance::rules::soldiers::place_leader;
use crate::games::perseverance::rules::training::train;
use crate::games::perseverance::state::*;
use crate::words::{Language, Speech};

/// TRN-03, AST-04: somebody else's die costs no more Followers than there are.
#[test]
fn trn_03_ast_04_a_rivals_die_costs_what_there_is_to_lose() {
    let said = |followers: u32| {
        let state = laid_out(RETAIL, 3).rich(0, 0, 0).pool("b-organizer");
        let offer = placement(&state.with(|s| s.board.players[A].followers = followers), "pub/");
        (english(&offer.label), english(offer.path[1].about.as_ref().unwrap()))
    };
    let presence = "Presence for Bartek";
    let comes = "space 6, Dinos: Raptor, then 1–2 by die; room 6 → 3–4";
    let (label, about) = said(5);
    assert!(label.ends_with(" (−2 Followers)"), "{label}");
    assert_eq!(about, format!("Costs 2 Followers; {presence}; {comes}"));
    let (label, about) = said(1);
    assert!(label.ends_with(" (−1 Follower, your last)"), "{label}");
    assert_eq!(about, format!("Costs 1 Follower, your last; {presence}; room 6 → 3–4"));
    let (label, about) = said(0);
    assert!(label.ends_with(" (no Followers to lose)"), "{label}");
    assert_eq!(about, format!("Free, as you have no Followers; {presence}; room 6 → 3–4"));
}

/// ASM-01: what the own die makes of the Presence in the Zone that it goes to.
#[test]
fn asm_01_an_own_die_says_how_much_presence_there_is_then() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 0).pool("a-organizer").settled(Owner::Seat(A), Zone::Military, 2);
    let about = english(placement(&state, "training/").path[1].about.as_ref().unwrap());
    assert_eq!(about, "Free; your Presence 2 → 3; one of spaces 1, 2 and 3: Dinos 1–3; room 6 → 3–5");
}

/// TRN-04, TRN-05, TRN-07, ASM-01: beside every die stands which spaces it may take and what comes to them, also where it takes them
/// for a Story only; and a die that needs no Story is not said to do the same where its Presence is another one's.
#[test]
fn trn_07_a_die_says_which_dinos_come_to_its_spaces() {
    let state = laid_out(RETAIL, 3).rich(1, 1, 1).pool("a-organizer neutral-facilitator");
    let about = |key: &str| english(placement(&state, key).path[1].about.as_ref().unwrap());
    let free = "Free; nobody’s Presence; ";
    assert_eq!(
        about("rations/neutral-facilitator/"),
        format!("{free}space 1, Dinos: Trampler; room 6 → 5; 1 Story: any space")
    );
    let own = "Free; your Presence 0 → 1; ";
    assert_eq!(
        about("rations/a-organizer/"),
        format!("{own}space 2, Dinos: 1–2 by die; room 6 → 4–5; 1 Story: any space")
    );
    let paid = detail(&placement(&state, "rations/a-organizer-as-facilitator/"));
    assert!(paid.contains("free instead: neutral Facilitator, but no Presence; Dinos: Trampler; "), "{paid}");
    // No space is left for its own face.
    let only = state.clone().with(|s| {
        let last = s.content.effect_spaces(Effect::Rations).last().map(|it| it.0).unwrap();
        s.board.zones[Zone::Sustenance].dice[last] = Some(Die { owner: DieOwner::Neutral, icon: Icon::Organizer });
    });
    let story = english(placement(&only, "rations/a-organizer-as-facilitator/").path[1].about.as_ref().unwrap());
    assert_eq!(story, format!("{own}for 1 Story only, space 1, Dinos: Trampler; room 6 → 5"));
}

/// TRN-07, TRN-10: two Dinos that come for sure leave so much of the room, a roll of one or two a range.
#[test]
fn trn_07_the_room_is_said_before_and_after_the_dinos() {
    let room = |free: usize| {
        let state = laid_out(RETAIL, 3).rich(5, 5, 5).pool("neutral-organizer").with(|s| s.fill(Zone::Expansion, free));
        detail(&placement(&state, "politics/neutral-organizer/"))
    };
    assert!(room(4).ends_with("; room 4 → 2–3"), "{}", room(4));
    assert!(room(2).ends_with("; room 2 → 0–1, at 0 attack"), "{}", room(2));
}

/// SEC-01, LDR-01: Adelita may pay once with Food in the beta, every time in retail, and reads how much of it there is.
#[test]
fn ldr_01_adelita_reads_what_she_may_pay_with() {
    let about = |edition| {
        let state = laid_out(edition, 3).rich(3, 0, 1).leader(A, Leader::Adelita).with(|s| s.board.abilities = true);
        let price = Price { cubes: 1, key: "1", cost: Cost::FREE };
        let offer = SecondaryAction::Influence(Zone::Military, price).offer(&state);
        english(offer.path[0].about.as_ref().unwrap())
    };
    let retail = "1 cube free, each more 2 Stories or, as Adelita, 1 Food. You have cubes 15, Stories 1, Food 3";
    assert_eq!(about(RETAIL), retail);
    let beta = "1 cube free, each more 2 Stories (once 1 Food instead). You have cubes 15, Stories 1, Food 3";
    assert_eq!(about(BETA), beta);
}

/// ASM-05: in retail nobody is ranked without Votes, in the beta everybody is.
#[test]
fn asm_05_no_votes_are_promised_no_rank_in_retail() {
    let said = |edition| {
        let state = laid_out(edition, 3).with(|s| s.settle(Zone::Sustenance, &[Owner::Seat(A)]));
        detail(keyed(&open(&state, "", assembly).1, "production"))
    };
    assert_eq!(said(RETAIL), "Then 0 Votes: no rank, no Followers. No second gets anything");
    assert!(said(BETA).starts_with("Then 0 Votes: rank 1, "), "{}", said(BETA));
}

/// EFF-02, PAT-06, AST-03: a full track takes nothing of what a stage brings, and after a single stage the Soldiers are back.
#[test]
fn ast_03_pat_06_a_patrol_promises_what_there_is_room_for() {
    let said = |valor: u32, safeguard: u32, card: usize| {
        let state = laid_out(RETAIL, 3).ready(4, 0).with(|s| {
            (s.board.players[A].valor, s.board.players[A].safeguard) = (valor, safeguard);
        });
        below(&Party { card, soldiers: Soldiers { light: 3, heavy: 0 } }, &state)
    };
    let five = said(0, 0, 5).replace(", and", " and");
    assert_eq!(
        five,
        "Brings 1 Safeguard, 1 Valor and 1 Challenge (of 3 drawn) this turn; back this turn; stay: 1 Light"
    );
    let half = "Brings 1 Safeguard and 1 Challenge (of 3 drawn) this turn; back this turn; stay: 1 Light";
    assert_eq!(said(6, 0, 5), half);
    // Sixteen has a second stage.
    assert_eq!(said(0, 6, 16), "Brings 1 Valor this turn; back this turn or after stage 2; stay: 1 Light");
    assert_eq!(
        said(6, 6, 16),
        "Brings nothing now: the tracks are full; back this turn or after stage 2; stay: 1 Light"
    );
}

/// ATK-08: Presence is counted once the Settlement of an earlier pick stands.
#[test]
fn atk_08_presence_counts_the_settlement_picked_before() {
    let state = laid_out(BETA, 3).settled(Owner::Seat(A), Zone::Expansion, 1).with(|s| {
        let tally = crate::engine::PerSeat::new(s.board.players.seats(), |_| Tally::default());
        s.board.attack = Some(Attack { zone: Zone::Expansion, tally, breached: false });
    });
    let said = |state: &State, settlements: usize| {
        let before = Before { settlements, ..Before::default() };
        below(&Purchase { number: 7, buyer: A, before }, state)
    };
    let brings = |what: &str| format!("Costs 2 Safeguard. Brings: {what}; then Valor 0, Safeguard 0");
    assert_eq!(said(&state, 0), brings("1 Follower"));
    assert_eq!(said(&state, 1), brings("2 Followers"));
    // There is none left to build.
    let none = state.with(|s| s.board.players[A].settlements = 0);
    assert_eq!(said(&none, 1), brings("1 Follower"));
}

/// EFF-08, SEC-05: the cube of a Settlement may fill the row, and the row then pays whoever has two cubes in it.
#[test]
fn eff_08_a_settlements_cube_says_what_becomes_of_the_row() {
    let [a, b] = [A, B].map(Owner::Seat);
    let said = |row: &[Owner], valor: u32| {
        let state = laid_out(RETAIL, 3).with(|s| {
            s.board.officers[Zone::Military].row = row.to_vec();
            s.board.players[A].valor = valor;
        });
        below(&Site { how: How::One, zone: Zone::Military, space: 3 }, &state)
    };
    let (costs, pays) = ("Costs 1 Food; Presence there 0 → 1; ", "Presence there 0 → 1; ");
    let more = "Population 2 → 3";
    assert_eq!(said(&[a, b], 0), format!("{costs}Security: your cubes 1 → 2, row 3/4; {more}"));
    // In retail everybody with two cubes is paid, and the row is emptied.
    let both = format!("{costs}Security row full (then empty): 2 Valor to you; also to Bartek");
    assert_eq!(said(&[a, b, b], 0), both);
    let less = format!("{costs}Security row full (then empty): 1 Valor to you; also to Bartek");
    assert_eq!(said(&[a, b, b], 5), less);
    let nothing = format!("{pays}Security row full (then empty): nothing for you; up to 2 Valor to Bartek");
    assert!(said(&[a, b, b], 6).starts_with(&nothing), "{}", said(&[a, b, b], 6));
    assert!(said(&[b, b, b], 0).starts_with(&nothing), "{}", said(&[b, b, b], 0));
}

/// EFF-08, SEC-04: a Leader who is called home may be missed in a defense.
#[test]
fn eff_08_the_leader_called_home_is_said_to_leave_a_defense() {
    let state = laid_out(RETAIL, 3).with(|s| s.board.players[A].leader_at = LeaderAt::Defense(Zone::Protection));
    let said = below(&Site { how: How::One, zone: Zone::Military, space: 9 }, &state);
    assert_eq!(
        said,
        "Costs 1 Food; Presence there 0 → 1; Leader leaves the defense of Protection; he may act this turn"
    );
}

/// ATK-05, TRN-10: whoever builds in a Zone that is full reads what may come of it this very turn.
#[test]
fn atk_05_whoever_builds_reads_that_settlements_are_at_stake() {
    let full = laid_out(RETAIL, 3).rich(1, 1, 1).with(|s| s.fill(Zone::Expansion, 0));
    let due = "Expansion: attack this turn! So far 6 get past, each −2 of your 20 Followers; Tramplers raze top Settlements. ";
    assert_eq!(english(&open(&full, "", |t| settle(t, A)).0), format!("{due}Where do you build?"));
    let second = english(&open(&full, "A settle two/military/1", |t| settle(t, A)).0);
    assert_eq!(second, format!("{due}Second, no bonus: where?"));
    let calm = laid_out(RETAIL, 3).rich(1, 0, 0);
    let where_to = "You must build: where? Later your secondary action; no attack this turn.";
    assert_eq!(english(&open(&calm, "", |t| settle(t, A)).0), where_to);
    // EFF-07: where there are both ways, the question says so.
    let rich = english(&open(&calm.clone().rich(1, 1, 1), "", |t| settle(t, A)).0);
    assert!(rich.starts_with("You must build one or two: where? "), "{rich}");
    // So does whoever may still send somebody there.
    assert_eq!(english(&open(&full, "", |t| secondary_action(t, A)).0), format!("{due}Your secondary action?"));
    assert_eq!(
        english(&open(&calm, "", |t| secondary_action(t, A)).0),
        "Which secondary action do you take? After that comes the Assembly."
    );
}

/// SEC-02, LDR-04, EFF-04: why somebody is asked for a Soldier.
#[test]
fn sec_02_ldr_04_the_question_for_a_soldier_says_what_lets_one_be_placed() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 1).ready(2, 0);
    let second = open(&state, "A secondary soldiers/light/military/c1-r1", |t| secondary_action(t, A)).0;
    assert_eq!(english(&second), "A second Soldier too? Which, and where? After that comes the Assembly.");
    let keoni = state.clone().leader(A, Leader::Keoni).with(|s| s.board.abilities = true);
    let after = open(&keoni, "A train light, A train done", |t| train(t, A)).0;
    assert_eq!(english(&after), "Keoni: place a Light, free? Where? Later your secondary action; no attack this turn.");
    let paid = open(&state, "A train place", |t| train(t, A)).0;
    assert_eq!(english(&paid), "Soldier 1 of up to 2: which, and where?");
    let one = open(&state.ready(1, 0), "A train place", |t| train(t, A)).0;
    assert_eq!(english(&one), "Which Soldier do you place, and where?");
}

/// TRN-09: in retail no secondary action cannot be chosen; in the beta it is on offer.
#[test]
fn trn_09_retail_says_why_the_secondary_action_cannot_be_passed() {
    let why = |edition| {
        let found = blocked(&laid_out(edition, 3), A).into_iter().find(|it| it.0.key == "skip");
        found.map(|it| (it.1.rule, english(&it.1.text)))
    };
    let said = "In this edition a secondary action must be taken if one is possible.";
    assert_eq!(why(RETAIL), Some(("TRN-09", said.to_owned())));
    assert_eq!(why(BETA), None);
}

/// EFF-10, ATK-06: a Trap counts for Combat Rewards as a Wall does, and the Food for it moves the track.
#[test]
fn eff_10_a_trap_says_that_it_counts_and_what_the_food_brings() {
    let state = laid_out(RETAIL, 3).with(|s| s.board.players[A].valor = 2);
    let kills = "attack: own type dies on 5 of 6 (2–4 Followers), other on 1 of those (2)";
    assert_eq!(below(&Work::Trap, &state), format!("{kills}; counts for Contribution"));
    assert_eq!(below(&Work::TrapValor, &state), format!("Valor: 2 → 3; {kills}"));
    let full = state.clone().with(|s| s.board.players[A].valor = 6);
    assert_eq!(below(&Work::TrapValor, &full), format!("Valor stays 6; {kills}"));
    let known = state.clone().with(|s| _ = s.board.modules.insert(Module::Traps));
    let surely = "in an attack surely kills its own type (3 Followers), the other never";
    assert_eq!(below(&Work::Trap, &known), format!("{surely}; counts for Contribution"));
    let wall = "In attacks: 1–2 Followers or 1 Safeguard, kills on 3 of 6; stays, counts for Contribution. Left: 7";
    assert_eq!(below(&Work::Wall, &state), wall);
    let does = "in an attack may kill the Dino on it and bring Followers";
    // It comes too late for the Zone that is attacked this turn: only empty Dino spaces take a Trap.
    let due = state.with(|s| s.fill(Zone::Sustenance, 0));
    assert_eq!(below(&Work::Trap, &due), format!("Traps left: 8; not in Sustenance (full); {does}"));
    assert_eq!(below(&Work::TrapValor, &due), format!("Valor: 2 → 3; not in Sustenance (full); {does}"));
}

/// What the log says first of a rule with this message.
fn noted(state: &State, answers: &str, id: &str, rule: impl Fn(&mut Table<'static>)) -> String {
    let mut t = table(state, &[], answers);
    rule(&mut t);
    let note = crate::engine::trial::noted(&t).iter().find(|it| it.text.id == id).unwrap_or_else(|| panic!("{id}"));
    english(&note.text)
}

/// ATK-04, ATK-10: Dinos of one kind are counted, and a Leader comes home from somewhere.
#[test]
fn atk_04_atk_10_the_log_counts_dinos_and_says_where_the_leader_was() {
    let state = laid_out(RETAIL, 3).with(|s| {
        s.fill(Zone::Military, 0);
        s.columns(Zone::Military, &["TT"]);
        s.guard(Zone::Military, 0, 0, B, LEADER);
    });
    let attack = |t: &mut Table<'static>| _ = due_attacks(t, A);
    assert_eq!(noted(&state, "", "note-leader-fights", attack), "Bartek: the Leader in column 1 kills 2 Tramplers.");
    let rewards = "B reward done";
    let back = "Bartek: the Leader comes back from Military.";
    assert_eq!(noted(&state, rewards, "note-leader-back", attack), back);
}

/// TRN-03, TRN-05: whose die it was, and what it was set to.
#[test]
fn trn_03_the_log_says_whose_die_it_was() {
    let said = |dice: &str, key: &str, id: &str| {
        let state = laid_out(RETAIL, 3).rich(0, 0, 1).pool(dice);
        let answer = format!("A place {}", placement(&state, key).key);
        noted(&state, &answer, id, |t| _ = place_die(t, A))
    };
    let own = said("a-organizer", "pub/a-organizer/", "note-place");
    assert_eq!(own, "Ania places their own Organizer on Pub.");
    let set = said("neutral-organizer", "pub/neutral-organizer-as-innovator/", "note-place-story");
    assert_eq!(set, "Ania spends 1 Story to set a neutral Organizer to Innovator and places it on Pub.");
}

/// What stands below an offer and beside its groups has room there in both languages.
fn assert_fit(voices: &[Speech; 2], offers: &[Offer]) {
    for offer in offers {
        let abouts = offer.path.iter().filter_map(|it| it.about.as_ref());
        for text in offer.detail.iter().chain(abouts) {
            let said = voices.each_ref().map(|it| it.say(text));
            assert!(said.iter().all(|it| it.chars().count() <= 100), "{said:#?}");
        }
    }
}

#[test]
fn what_stands_below_a_settlement_or_a_figure_fits() {
    let voices = [speech(Language::En), speech(Language::Pl)];
    let [a, d] = [A, D].map(Owner::Seat);
    for start in both(4) {
        let crowded = start.rich(12, 12, 12).ready(5, 5).with(|s| {
            s.board.abilities = true;
            s.board.patrols = vec![5, 9, 16];
            for zone in Zone::ALL {
                s.dice(zone, DieOwner::Seat(A), 1);
                s.settle(zone, &[a, a]);
                s.fill(zone, 0);
            }
            s.board.players[A].settlements = 12;
            s.board.players[A].votes = 10;
        });
        for leader in [Leader::Adelita, Leader::Phoenix] {
            let state = crowded.clone().leader(A, leader);
            for (row, at, valor, safeguard) in [
                (vec![], LeaderAt::PlayerBoard, 0, 5),
                (vec![a, d, d], LeaderAt::Defense(Zone::Sustenance), 5, 0),
                (vec![a, a, d], LeaderAt::Community(Zone::Sustenance), 6, 6),
            ] {
                let state = state.clone().with(|s| {
                    Zone::ALL.iter().for_each(|it| s.board.officers[*it].row.clone_from(&row));
                    let player = &mut s.board.players[A];
                    (player.leader_at, player.valor, player.safeguard) = (at, valor, safeguard);
                });
                assert_fit(&voices, &open(&state, "", |t| settle(t, A)).1);
                assert_fit(&voices, &open(&state, "", |t| secondary_action(t, A)).1);
                assert_fit(&voices, &open(&state, "", |t| take(t, A)).1);
                assert_fit(&voices, &open(&state, "", |t| fortify(t, A)).1);
            }
        }
        let phoenix = crowded.leader(A, Leader::Phoenix);
        let space = Space { zone: Zone::Sustenance, row: 1, col: 0 };
        assert_fit(&voices, &open(&phoenix, "", |t| place_leader(t, A, space)).1);
    }
}

/// The longest that the questions which speak of an attack can become.
#[test]
fn a_question_before_an_attack_fits() {
    let voices = [speech(Language::En), speech(Language::Pl)];
    let state = laid_out(RETAIL, 4).rich(9, 9, 9).ready(2, 0).leader(A, Leader::Keoni).with(|s| {
        s.board.abilities = true;
        s.board.players[A].followers = 120;
        s.fill(Zone::Sustenance, 0);
    });
    let asked = [
        open(&state, "", |t| settle(t, A)).0,
        open(&state, "A settle two/military/1", |t| settle(t, A)).0,
        open(&state, "", |t| train(t, A)).0,
        open(&state, "A train light, A train done", |t| train(t, A)).0,
        open(&state, "A train place", |t| train(t, A)).0,
        open(&state, "A secondary soldiers/light/military/c1-r1", |t| secondary_action(t, A)).0,
    ];
    assert_asks_fit(&voices, asked);
}
