//! What an offer promises is what the rules then give: counted with what is picked already, and with what the limits leave of it.

use super::kit::*;
use crate::engine::{Choice, Offer, PerSeat};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::cost::Cost;
use crate::games::perseverance::rules::dice::placements;
use crate::games::perseverance::rules::fortifications::{Work, fortify};
use crate::games::perseverance::rules::patrol::patrol_step;
use crate::games::perseverance::rules::rewards::{Before, Purchase, combat_rewards};
use crate::games::perseverance::rules::secondary::{Price, SecondaryAction};
use crate::games::perseverance::rules::settle::{How, Site};
use crate::games::perseverance::rules::setup::BreachToken;
use crate::games::perseverance::rules::soldiers::SoldierPlacement;
use crate::games::perseverance::state::*;

/// A leads with Presence 2 before B with 1 in one Zone of Population 5, and ties with B in Expansion: 2 sure Votes each.
fn leading(zone: Zone) -> State {
    laid_out(RETAIL, 3).with(|s| {
        s.settle(zone, &[A, A, B].map(Owner::Seat));
        s.settle(Zone::Expansion, &[A, B].map(Owner::Seat));
    })
}

fn label(offer: &Offer) -> String {
    english(&offer.label)
}

/// ASM-03, ASM-05: who takes the goods gives the second half the Votes, and ranks behind them then.
#[test]
fn asm_03_production_is_ranked_with_the_votes_that_it_gives_the_second() {
    let (_, offers) = open(&leading(Zone::Sustenance), "", assembly);
    let said = "Then 2 Votes: rank 2, 6 Followers. Bartek is second and gets 2 Votes; others at most: Bartek 4";
    assert_eq!(detail(keyed(&offers, "production")), said);
    let votes = "Then 7 Votes: rank 1, 14 Followers. Bartek is second and gets 1 Food; others at most: Bartek 2";
    assert_eq!(detail(keyed(&offers, "votes")), votes);
}

/// ASM-03, ASM-04: whoever holds two tiles knows at the second what the first has brought, and to whom.
#[test]
fn asm_03_the_second_tile_is_asked_with_the_votes_chosen_for_the_first() {
    let state = leading(Zone::Sustenance).with(|s| s.settle(Zone::Protection, &[Owner::Seat(A)]));
    let asked = |first: &str| {
        let (ask, offers) = open(&state, &format!("A assembly {first}"), assembly);
        (english(&ask).replace(", and", " and"), detail(keyed(&offers, "votes")))
    };
    let (ask, votes) = asked("votes");
    assert_eq!(ask, "Protection (2 of your 2 tiles): Production or Votes? Nobody else chooses. Followers: 14/6/0.");
    // Two Votes of the tie, five of the first tile, three of this one.
    assert_eq!(votes, "Then 10 Votes: rank 1, 14 Followers. No second gets anything; others at most: Bartek 2");
    let (_, votes) = asked("production");
    assert_eq!(votes, "Then 5 Votes: rank 1, 14 Followers. No second gets anything; others at most: Bartek 4");
    // The first is asked with what the second may still bring: Ania has 2 of the tie, 5 here and 3 there.
    let (ask, offers) = open(&state, "", assembly);
    let asked =
        "Sustenance (tile 1 of your 2, then Protection): Production or Votes? Nobody else chooses. Followers: 14/6/0.";
    assert_eq!(english(&ask), asked);
    let none = "Votes here 0, in all 2–5: 6–14 Followers. Bartek is second and gets 2 Votes";
    assert_eq!(detail(keyed(&offers, "production")), none);
    let here = "Votes here 5, in all 7–10: 14 Followers. Bartek is second and gets 1 Food; others at most: Bartek 2";
    assert_eq!(detail(keyed(&offers, "votes")), here);
    // ASM-04: a second that had no Votes before.
    let alone = laid_out(RETAIL, 2).with(|s| {
        s.settle(Zone::Sustenance, &[Owner::Seat(A), Owner::Seat(A), Owner::Dissenters]);
        s.settle(Zone::Protection, &[Owner::Seat(A)]);
    });
    let votes = detail(keyed(&open(&alone, "A assembly production", assembly).1, "votes"));
    assert!(votes.ends_with("; others at most: Dissenters 2"), "{votes}");
}

/// ASM-03: others choose at the same time, and what they may take is told of nobody's answer.
#[test]
fn asm_03_what_others_may_still_choose_is_in_the_range() {
    let state = leading(Zone::Sustenance).with(|s| s.settle(Zone::Protection, &[Owner::Seat(B)]));
    let (ask, offers) = open(&state, "", assembly);
    let asked = "Sustenance: Production or Votes? Bartek chooses, too (Protection). Followers: 14/6/0.";
    assert_eq!(english(&ask), asked);
    let said = detail(keyed(&offers, "votes"));
    assert_eq!(
        said,
        "Votes here 5, in all 7: 14 Followers. Bartek is second and gets 1 Food; others at most: Bartek 5"
    );
    let said = detail(keyed(&offers, "production"));
    assert_eq!(
        said,
        "Votes here 0, in all 2: 6 Followers. Bartek is second and gets 2 Votes; others at most: Bartek 7"
    );
}

/// AST-02: Soldiers that are not in supply are not promised, neither to the holder of a tile nor to the second.
#[test]
fn ast_02_the_military_tile_promises_no_soldier_that_is_not_there() {
    let lights = |own: usize, second: usize| {
        let state = leading(Zone::Military).with(|s| {
            (s.board.players[A].supply.light, s.board.players[B].supply.light) = (own, second);
        });
        open(&state, "", assembly).1
    };
    assert_eq!(label(keyed(&lights(5, 5), "production")), "2 Light Soldiers");
    assert_eq!(label(keyed(&lights(1, 5), "production")), "1 Light Soldier");
    let none = lights(0, 0);
    assert_eq!(label(keyed(&none, "production")), "2 Light Soldiers");
    let said = "Brings nothing: no Light Soldier in supply. Bartek is second and gets 2 Votes";
    assert_eq!(detail(keyed(&none, "production")), said);
    assert!(detail(keyed(&none, "votes")).contains(". No second gets anything"));
    assert!(detail(keyed(&lights(0, 1), "votes")).ends_with(". Bartek is second and gets 1 Light Soldier"));
}

/// An attack on a Zone to which everybody has contributed so many pieces; A can pay for everything.
fn attacked(edition: Edition, zone: Zone, contribution: usize) -> State {
    laid_out(edition, 3).with(|s| {
        (s.board.players[A].valor, s.board.players[A].safeguard) = (6, 6);
        let tally = PerSeat::new(s.board.players.seats(), |_| Tally { contribution, ..Tally::default() });
        s.board.attack = Some(Attack { zone, tally, breached: false });
    })
}

/// ATK-07, ATK-08: picks are paid out one after the other, so the same again finds less.
#[test]
fn atk_07_a_reward_is_described_as_the_earlier_picks_leave_it() {
    let said = |state: &State, zone: Zone, answers: &str, key: &str| {
        detail(keyed(&open(state, answers, |t| combat_rewards(t, A, zone)).1, key))
    };
    let zone = Zone::Military;
    let one = attacked(RETAIL, zone, 4).with(|s| s.board.players[A].supply.light = 1);
    let nothing = "Brings nothing (no Light Soldier in supply). Costs 1 Valor";
    assert_eq!(said(&one, zone, "", "reward-8"), "Costs 1 Valor. Brings: 1 Light Soldier; then Valor 5, Safeguard 6");
    for first in ["reward-8", "reward-3"] {
        let said = said(&one, zone, &format!("A reward {first}"), "reward-8");
        let left = if first == "reward-8" { (4, 6) } else { (5, 5) };
        assert_eq!(said, format!("{nothing}; then Valor {}, Safeguard {}", left.0, left.1), "{first}");
    }
    let away = one.with(|s| s.board.players[A].leader_at = LeaderAt::Community(Zone::Expansion));
    let back = "Brings nothing (the Leader comes back anyway). Costs 2 Safeguard; then Valor 6, Safeguard 2";
    assert_eq!(said(&away, zone, "A reward reward-6", "reward-6"), back);
    let zone = Zone::Expansion;
    let beta = attacked(BETA, zone, 5);
    let space = |n: usize| {
        let left = 6 - 2 * n;
        format!("Costs 2 Safeguard. Brings: a Settlement, Expansion {n} (+1 Presence); then Valor 6, Safeguard {left}")
    };
    assert_eq!(said(&beta, zone, "", "reward-6"), space(1));
    assert_eq!(said(&beta, zone, "A reward reward-6", "reward-6"), space(2));
    let last = beta.with(|s| s.board.players[A].settlements = 1);
    let none = "Brings nothing (none left). Costs 2 Safeguard; then Valor 6, Safeguard 2";
    assert_eq!(said(&last, zone, "A reward reward-6", "reward-6"), none);
}

/// ATK-08, ASM-01: a Leader who comes back is missed where it stood.
#[test]
fn atk_08_the_leader_is_said_to_leave_something() {
    let from = |at: LeaderAt| {
        let state = attacked(RETAIL, Zone::Military, 1).with(|s| s.board.players[A].leader_at = at);
        below(&Purchase { number: 6, buyer: A, before: Before::default() }, &state)
    };
    let town = "Costs 2 Safeguard. Brings: Leader back from Expansion (−1 Presence there); then Valor 6, Safeguard 4";
    assert_eq!(from(LeaderAt::Community(Zone::Expansion)), town);
    let guard = "Costs 2 Safeguard. Brings: Leader back from the defense of Expansion; then Valor 6, Safeguard 4";
    assert_eq!(from(LeaderAt::Defense(Zone::Expansion)), guard);
}

/// SEC-02, ATK-06, LDR-03: a figure that brings nothing on a full track still counts for Combat Rewards, and Phoenix has
/// the Net Gun all the same.
#[test]
fn sec_02_ldr_03_a_full_track_is_not_said_to_take_everything() {
    let state = laid_out(RETAIL, 3).ready(1, 1).dinos(Zone::Military, "RRRR").with(|s| s.board.players[A].valor = 6);
    let space = Space { zone: Zone::Military, row: 0, col: 0 };
    let soldier = below(&SoldierPlacement { kind: SoldierKind::Light, space }, &state);
    assert_eq!(soldier, "Valor stays 6; would now kill a Raptor and die; Reward picks: 0 → 1");
    let leader = |state: &State| below(&SecondaryAction::LeaderToDefense(space), state);
    let said = "Valor stays 6; would now kill 2 Raptors and survive; Reward picks: 0 → 1";
    assert_eq!(leader(&state), said);
    let phoenix = state.leader(A, Leader::Phoenix).with(|s| s.board.abilities = true);
    assert_eq!(
        leader(&phoenix),
        "Valor stays 6; Net Gun: 1 more or a Trap; would now kill 2 Raptors and survive; Reward picks: 0 → 1"
    );
}

/// DET-02: there a Wall never gives Followers and kills nothing itself.
#[test]
fn det_02_the_offer_of_a_wall_says_what_a_known_wall_does() {
    let state = laid_out(RETAIL, 3).with(|s| s.module(Module::Walls));
    let said = "In attacks: 1 Safeguard, the figure behind kills 1 more; stays, counts for Contribution. Left: 7";
    assert_eq!(below(&Work::Wall, &state), said);
}

/// AST-03, SEC-06: of an Officer's bonus comes what the track has room for.
#[test]
fn ast_03_an_officers_bonus_is_said_as_far_as_there_is_room() {
    let said = |valor: u32, rival: u32, row: &[Owner]| {
        let state = laid_out(RETAIL, 3).with(|s| {
            s.board.officers[Zone::Military].row = row.to_vec();
            s.board.players[A].completed = vec![1, 2, 3];
            (s.board.players[A].valor, s.board.players[B].valor) = (valor, rival);
        });
        let price = Price { cubes: 1, key: "1", cost: Cost::FREE };
        below(&SecondaryAction::Influence(Zone::Military, price), &state)
    };
    let [a, b] = [A, B].map(Owner::Seat);
    assert_eq!(
        said(4, 0, &[a, a, b]),
        "Full: 2 Valor to you alone; Assembly now: stays 1st, 6 Followers; counted: your Patrols, 3"
    );
    assert_eq!(
        said(5, 0, &[a, a, b]),
        "Full: 1 Valor to you alone; Assembly now: stays 1st, 6 Followers; counted: your Patrols, 3"
    );
    assert_eq!(
        said(6, 0, &[a, a, b]),
        "Full, but no room for 2 Valor; Assembly now: stays 1st, 6 Followers; counted: your Patrols, 3"
    );
    assert_eq!(
        said(5, 0, &[a, b, b]),
        "Full: 1 Valor to you, also to 1 more; Assembly now: 3 → 6 Followers (2nd → 1st)"
    );
    assert_eq!(
        said(0, 6, &[b, b, b]),
        "Full, but nobody gets 2 Valor; Assembly now: 0 → 3 Followers (2nd); counted: your Patrols, 3"
    );
}

/// PAT-05: in a game for three there are 33 turns, 11 a round. The 30th leaves the same player another one, the 31st does not.
#[test]
fn pat_05_a_patrol_in_the_last_turn_is_promised_no_second_stage() {
    let asked = |turn: usize| {
        let state = laid_out(RETAIL, 3).with(|s| {
            s.patrol(A, 10, 1, 1, 0);
            s.board.turn = turn;
        });
        english(&open(&state, "A challenges none", |t| patrol_step(t, A)).0)
    };
    let more = "Stage 2 next turn (1 Light) for 1 Food and 1 Challenge? Roll below 2: it is lost, \
                the Patrol ends. No: home, completed.";
    assert_eq!(asked(30), more);
    let last = "Your last turn: stage 2 never comes. Does your Patrol go on all the same? \
                Roll below 2: it is lost, the Patrol ends. No: home, completed.";
    assert_eq!(asked(31), last);
}

/// The rule and the words for what is forbidden, by its key.
#[track_caller]
fn refused(state: &State, key: &str) -> (&'static str, String) {
    let found = blocked(state, A).into_iter().find(|it| it.0.key == key).unwrap_or_else(|| panic!("{key} is refused"));
    (found.1.rule, english(&found.1.text))
}

/// EFF-05: the pool may lack a neutral die while the board has some that cannot be paid for.
#[test]
fn eff_05_politics_is_refused_with_what_both_places_lack() {
    let pool = "No effect may be chosen that does nothing now: Politics. ";
    let state = laid_out(RETAIL, 3).rich(0, 0, 0).pool("a-organizer").placed("neutral-adventurer", Zone::Protection, 3);
    let board = "No neutral die is in the pool. A die of the board costs 1 Food and 1 Story. Still missing: 1 Food and 1 Story.";
    assert_eq!(refused(&state, "leader/politics").1, format!("{pool}{board}"));
    let bare = laid_out(RETAIL, 3).rich(0, 0, 0).pool("neutral-organizer");
    let both = "A die of the pool costs 1 Food. Still missing: 1 Food. No neutral die lies on the board.";
    assert_eq!(refused(&bare, "leader/politics").1, format!("{pool}{both}"));
    let out = bare.with(|s| s.board.players[A].dice = 0);
    assert_eq!(refused(&out, "leader/politics").1, format!("{pool}All your dice are in play."));
}

/// EFF-02: a party is too small although more Soldiers are at home.
#[test]
fn eff_02_a_party_that_is_too_small_is_counted_itself() {
    let state = laid_out(RETAIL, 3).ready(3, 0).with(|s| s.board.patrols = vec![9, 1]);
    let said = "Patrol 9 needs 3 or more Soldiers; this party has 1.";
    assert_eq!(refused(&state, "patrol-9/1-light-0-heavy"), ("EFF-02", said.to_owned()));
    let home = state.ready(2, 0);
    let said = "Patrol 9 needs 3 or more Soldiers from your player board; you have 2.";
    assert_eq!(refused(&home, "patrol-9"), ("EFF-02", said.to_owned()));
}

/// EFF-04: what an earlier option of the same Training would bring may have been had and spent; the Story is the price.
#[test]
fn eff_04_training_is_refused_with_words_that_hold_after_every_option() {
    let poor = laid_out(RETAIL, 3).rich(0, 0, 0).ready(2, 0).pool("neutral-organizer");
    let story = "It costs 1 Story, and you have none. The Story that this Training gives can pay for one such option.";
    assert_eq!(refused(&poor, "place"), ("EFF-04", story.to_owned()));
    let alone = laid_out(RETAIL, 3).rich(9, 9, 9).ready(0, 0);
    let light = "You have no Light Soldier on your player board; one recruited before it in this Training would do. It also costs 1 Story.";
    assert_eq!(refused(&alone, "upgrade"), ("EFF-04", light.to_owned()));
    let any = "You have no Soldier on your player board; one recruited before it in this Training would do. It also costs 1 Story.";
    assert_eq!(refused(&alone, "place"), ("SEC-02", any.to_owned()));
    // AST-02: all five are at home, and two of them may become Heavy.
    let full = laid_out(RETAIL, 3).rich(9, 9, 9).ready(5, 0);
    let back = "You have no Light Soldier left in supply; an upgrade before it in this Training returns some.";
    assert_eq!(refused(&full, "food-light"), ("AST-02", back.to_owned()));
}

/// TRN-05, TRN-06: the Story for another face may be the one that the effect costs.
#[test]
fn trn_06_another_face_is_not_advised_where_the_effect_could_not_be_paid_then() {
    let stories = |n: u32| {
        let state = laid_out(RETAIL, 3).rich(1, 0, n).pool("a-innovator");
        state.placed("neutral-adventurer", Zone::Protection, 3)
    };
    let only = "Space 1 takes only this face: Organizer. ";
    let spent = format!("{only}After 1 Story for it you could no longer pay for the effect.");
    assert_eq!(refused(&stories(1), "politics/a-innovator/1"), ("TRN-06", spent));
    let set = format!("{only}For 1 Story you may set the die to it.");
    assert_eq!(refused(&stories(2), "politics/a-innovator/1"), ("TRN-05", set));
    let full = stories(1).placed("neutral-adventurer", Zone::Expansion, 2);
    let face = "No die in the pool fits a free space of Politics, and after 1 Story for another face you could not pay for it.";
    let leader = "As a secondary action your Leader may still use it, without a die (SEC-03).";
    assert_eq!(refused(&full, "politics").1, format!("{face} {leader}"));
}

/// EFF-08, ASM-01: space 9 calls the Leader home, whose Presence is gone then.
#[test]
fn eff_08_the_leader_who_comes_home_takes_the_presence_along() {
    let state = laid_out(RETAIL, 3).with(|s| {
        s.board.players[A].leader_at = LeaderAt::Community(Zone::Sustenance);
        s.board.zones[Zone::Sustenance].leader = Some(A);
    });
    let site = |zone: Zone| below(&Site { how: How::One, zone, space: 9 }, &state);
    let home = "Costs 1 Food; Presence there 0 → 1; Leader leaves Sustenance (−1 there); he may act this turn";
    assert_eq!(site(Zone::Military), home);
    let here = "Costs 1 Food; Presence there stays 1, since your Leader leaves; he may act this turn";
    assert_eq!(site(Zone::Sustenance), here);
}

/// AST-02, AST-03, EFF-08: of a bonus comes what there is room for, and what there are Soldiers for.
#[test]
fn eff_08_a_bonus_that_brings_only_a_part_says_which() {
    let state = laid_out(RETAIL, 3).ready(1, 0).with(|s| {
        (s.board.players[A].safeguard, s.board.players[A].supply.light) = (5, 1);
    });
    let site = |zone: Zone, space: usize| below(&Site { how: How::One, zone, space }, &state);
    let part = |what: &str| format!("Costs 1 Food; Presence there 0 → 1; bonus now only: {what}; Population 2 → 3");
    let safeguard =
        "Costs 1 Food; Presence there 0 → 1; nobody else there; bonus now only: 1 Safeguard; Population 2 → 3";
    assert_eq!(site(Zone::Military, 8), safeguard);
    assert_eq!(site(Zone::Military, 7), part("1 Light Soldier"));
    assert_eq!(site(Zone::Military, 10), part("place a Soldier"));
    assert_eq!(site(Zone::Sustenance, 7), "Costs 1 Food; Presence there 0 → 1; nobody else there; Population 2 → 3");
    assert_eq!(
        site(Zone::Military, 9),
        "Costs 1 Food; Presence there 0 → 1; no bonus: Leader on the player board; Population 2 → 3"
    );
}

/// AST-03, EFF-10: the Food buys no Valor on a full track.
#[test]
fn ast_03_the_trap_for_food_promises_no_valor_on_a_full_track() {
    let asked = |valor: u32| {
        let state = laid_out(RETAIL, 3).rich(1, 0, 0).with(|s| s.board.players[A].valor = valor);
        english(&open(&state, "A fortify trap-valor", |t| fortify(t, A)).0)
    };
    let which =
        "Which Trap, on which empty Dino space? In an attack it strikes the Dino on it. Only you know its type.";
    assert_eq!(asked(5), format!("1 Food paid, then +1 Valor. {which}"));
    assert_eq!(asked(6), format!("1 Food paid, but Valor is full. {which}"));
}

/// SET-04, ATK-07: a Breach token bars a Reward for one attack and does not take it away.
#[test]
fn set_04_a_breach_token_is_not_said_to_remove_the_reward() {
    let said = below(&BreachToken(8), &laid_out(RETAIL, 3));
    assert_eq!(said, "Costs 1 Valor, brings 1 Light Soldier; not after a breach");
}

/// EFF-10: what a Wall lacks is no price.
#[test]
fn eff_10_a_wall_that_cannot_be_paid_says_what_is_short() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 0).pool("neutral-innovator");
    let offers: Vec<Offer> = placements(&state, A).into_iter().map(|it| it.offer(&state)).collect();
    let offer = offers.iter().find(|it| it.key.starts_with("fortifications/")).unwrap();
    assert!(detail(offer).starts_with("1 Trap, no Wall (1 Scrap short); "), "{}", detail(offer));
    let about = english(offer.path[0].about.as_ref().unwrap());
    assert_eq!(about, "Only 1: Trap (free), no Wall (1 Scrap short); on empty spaces of any Zone");
}

/// TRN-05: it is the other die that needs no Story.
#[test]
fn trn_05_the_die_that_does_the_same_is_said_to_need_no_story() {
    let state = laid_out(RETAIL, 3).rich(1, 0, 1).pool("neutral-facilitator neutral-innovator");
    let offers: Vec<Offer> = placements(&state, A).into_iter().map(|it| it.offer(&state)).collect();
    let offer = offers.iter().find(|it| it.key.starts_with("rations/neutral-innovator-as-facilitator/")).unwrap();
    assert!(
        detail(offer).starts_with("Gain 2 Food; the same without a Story: neutral Facilitator; Dinos: Trampler; "),
        "{}",
        detail(offer)
    );
}

/// ATK-05, AST-04: whoever has no Followers has none to lose.
#[test]
fn ast_04_an_attack_threatens_nobody_who_has_nothing_to_lose() {
    let due = |followers: u32| {
        let state = laid_out(RETAIL, 3).with(|s| {
            s.fill(Zone::Military, 0);
            s.board.players[A].followers = followers;
        });
        english(&crate::games::perseverance::names::due(&state))
    };
    assert_eq!(due(0), "Military: secondary action, then attack! So far 6 get through, you have no Followers. ");
    let seven = "Military: secondary action, then attack! So far 6 get through, each −2 of your 7 Followers. ";
    assert_eq!(due(7), seven);
    assert_eq!(
        due(1),
        "Military: secondary action, then attack! So far 6 get through, each −2 Followers (you have 1). "
    );
}

/// ATK-05, ATK-10, ASM-08: what the attack of this turn surely takes is not counted for an Officer, and where dice decide
/// it is said to be counted on.
#[test]
fn atk_05_influence_is_worth_what_the_attack_leaves() {
    let said = |state: &State, zone: Zone| {
        let state = state.clone().with(|s| s.board.officers[zone].row = vec![Owner::Seat(A)]);
        let price = Price { cubes: 1, key: "1", cost: Cost::FREE };
        let text = below(&SecondaryAction::Influence(zone, price), &state);
        let is_worth = |it: &&str| ["Assembly", "After attack", "Without loss"].iter().any(|head| it.starts_with(head));
        text.split("; ").find(is_worth).unwrap_or_default().to_owned()
    };
    let of = |state: &State, officer: Officer| {
        let zone = Zone::ALL.into_iter().find(|it| state.board.officers[*it].officer == officer).unwrap();
        said(state, zone)
    };
    let town = laid_out(RETAIL, 3).with(|s| {
        s.settle(Zone::Military, &[Owner::Seat(A), Owner::Seat(A)]);
        s.board.players[A].dice = 3;
        s.board.pool = vec![Die { owner: DieOwner::Seat(A), icon: Icon::Organizer }; 2];
    });
    assert_eq!(of(&town, Officer::ChiefSteward), "Assembly now: stays 1st, 3 Followers");
    let attacked = town.dinos(Zone::Military, "TRRRRR");
    assert!(attacked.is_full(Zone::Military));
    assert_eq!(of(&attacked, Officer::ChiefSteward), "After attack: stays 1st, 0 Followers");
    // Two Settlements in one area before, one after.
    assert_eq!(of(&attacked, Officer::ChiefMate), "After attack: stays 1st, 1 Follower");
    let walled = attacked.with(|s| s.board.zones[Zone::Military].walls[0] = Some(B));
    assert_eq!(of(&walled, Officer::ChiefSteward), "Without loss: stays 1st, 3 Followers");
}
