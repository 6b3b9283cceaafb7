//! What offers say of scoring tiles, of levers that go down with them and of what is declined; by numbers counted by hand.

use super::kit::*;
use super::told_tests::{asked, detail, does, english, wordbook};
use crate::engine::{Choice, Plain, Reader as _, Shown, View as _, Viewer};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::{RiverId, ScoringId};
use crate::games::boonlake::labels::declined::{Declined, Either};
use crate::games::boonlake::labels::laying::LaySpace;
use crate::games::boonlake::labels::options::Take;
use crate::games::boonlake::labels::tokens::Pieces;
use crate::games::boonlake::rules::acts::Act;
use crate::games::boonlake::rules::any_time::{Among, AnyTime, Aside};
use crate::games::boonlake::rules::levers::GiveUp;
use crate::games::boonlake::rules::resources::BoatMove;
use crate::games::boonlake::rules::upgrade::Less;
use crate::games::boonlake::rules::{blocked, cards, interim_scoring, levers, reasons, regions, solo};
use crate::games::boonlake::state::*;
use crate::games::boonlake::view::View;
use crate::words::Language;
use crate::words::proof::Proofreader;

/// PRJ-02, PRJ-06, SYM-06, SYM-07: from where to where the marker goes, what it crosses, and that one inhabitant is gone for good.
#[test]
fn a_project_says_where_its_step_leads() {
    // T02: 8 VP and a step on the coin track, which T02 asks for.
    let project =
        |track: usize, supply: u8| does(&game(2).a(|it| (it.tracks[0], it.supply) = (track, supply)), Act::Project(1));
    let cost = "pay 13 coins, show 2 wood, 3 stone: 8 VP, coin track";
    assert_eq!(project(0, 5), format!("{cost} 0 → 1 (income +1 coin); ranch +1; T02: 0 → 1"));
    assert_eq!(project(0, 1), format!("{cost} 0 → 1 (income +1 coin); ranch +0, supply 1 → 0"));
    // INC-01: the card track pays its first VP for space 1 only.
    let cards = does(&game(2).a(|it| it.tracks[1] = 1), Act::Project(0));
    assert!(cards.contains("card track 1 → 2 (each income +1 card, −1 VP)"), "{cards}");
    let end = built_in().track(Track::Coin).len() - 1;
    assert!(project(end, 5).starts_with(&format!("{cost} {end} → {end} (2 VP); ranch +1")), "{}", project(end, 5));
}

/// INT-06, INT-11: what levers and cards change about the scoring tiles in play.
#[test]
fn levers_and_cards_say_which_scoring_tile_they_help() {
    let state = game(2).up(&[Lever::L01]).a(|it| it.coins = 20);
    let state = state.with(|s| (s.board.areas[2].tile, s.board.areas[3].tile) = (ScoringId(5), ScoringId(11)));
    let lever = does(&state, Act::Modernise(Lever::L05));
    assert!(lever.ends_with("; T06: 1 → 2"), "{lever}");
    // T13: day and dusk cards.
    let groups = state.with(|s| s.board.areas[3].tile = ScoringId(12));
    let day = built_in().card_ids().find(|it| built_in().card(*it).group == Group::Day).unwrap();
    assert!(does(&groups, Act::Play(day)).ends_with("; T13 day: 0 → 1"), "{}", does(&groups, Act::Play(day)));
    let done = groups.a(|it| it.tokens[3] = Some(1));
    assert!(!does(&done, Act::Play(day)).contains("T13"), "{}", does(&done, Act::Play(day)));
}

/// MOD-05, UPG-05, INT-09: L08 goes down for the settlement that it makes cheaper.
#[test]
fn a_settlement_with_l08_says_that_the_lever_goes_down() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::House).up(&[Lever::L08]);
    let settlement = |lever| does(&state, Act::Settlement { at: plot(4, 0), less: Less::of_lever(lever) });
    assert!(settlement(true).starts_with("ranch 3 → 2; L08 down: 1 VP less; "), "{}", settlement(true));
    assert!(!settlement(false).contains("L08"), "{}", settlement(false));
}

/// MOD-05, MOD-06, END-01: where the shared part holds a card, L02 says who may pay for it, and nothing of an inhabitant.
#[test]
fn l02_in_place_of_a_card_names_those_that_pay_for_it() {
    let state = game(2).up(&[Lever::L02, Lever::L04]).a(|it| it.coins = 7);
    let taken = |tile| state.clone().with(|s| s.board.taken = s.board.actions.iter().position(|it| *it == tile));
    let bench = Act::GiveUp(GiveUp::Modernise);
    let said = "L02 down; new lever up for 5+ coins (you have 7)";
    assert_eq!(does(&taken(ActionTile::Cattle), bench), format!("{said}; then L04 may pay, too"));
    assert_eq!(does(&taken(ActionTile::Progress), bench), format!("{said} and no inhabitant"));
    // END-01: the fourth lever brings 2 VP for each.
    let fourth = taken(ActionTile::Regions).up(&[Lever::L09]);
    assert_eq!(does(&fourth, bench), format!("{said} and no inhabitant; levers at the end 0 → 8 VP"));
}

/// REG-03, REG-05, SOL-12: how many coins the tile brings by the region that is chosen, and what choosing means.
#[test]
fn regions_say_how_many_coins_they_bring() {
    // Space 14 lies in Unknown, space 33 in Southern.
    let state = game(2).pasture(14, &[A, A, B]).pasture(33, &[B]);
    let take = |state: &State| detail(Take { tile: ActionTile::Regions, row: 0, seat: A }.offer(state));
    assert!(take(&state).ends_with("1 coin per presence in the other three (you 0–2)."), "{}", take(&state));
    let covered = state.clone().with(|s| s.board.covered[Region::Unknown as usize] = true);
    assert!(take(&covered).ends_with("(you 2)."), "{}", take(&covered));
    let wordbook = wordbook();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let many = (14..=22).chain([33]).fold(state.clone(), |state, at| state.pasture(at, &[A; 4]));
    let text = Take { tile: ActionTile::Regions, row: 0, seat: A }.offer(&many).detail.unwrap();
    assert_eq!(reader.read(Shown::Detail, &text), Vec::<String>::new());
    let ask = |state: State| asked(&run(state, "", |t| regions::choose(t, A).map(|_| ())));
    let said = "Its reward is covered until the next scoring; the other three pay everybody 1 coin per presence.";
    assert_eq!(ask(state.clone()), format!("Which region do you choose? {said}"));
    let last = state.clone().with(|s| s.board.scorings = 3);
    assert!(ask(last.clone()).contains("covered for the rest of the game"), "{}", ask(last));
    let none = state.with(|s| s.board.covered = [true; 4]);
    assert!(ask(none.clone()).contains("All rewards are covered: it gives nothing. The other three pay"));
    assert!(ask(game(1)).ends_with("coins for you, VP for her."), "{}", ask(game(1)));
    let trial = run(none, "A region southern", |t| regions::choose(t, A).map(|_| ()));
    assert_eq!(trial.notes()[0], "note-region-covered(seat=A, region=region-southern)");
}

/// CAT-07, INC-03: where a pasture is laid, the houses and settlements around it.
#[test]
fn a_pasture_to_lay_counts_houses_and_settlements() {
    let state = game(2).lay(4, "g16").piece(4, 0, B, Kind::House).piece(4, 1, A, Kind::Settlement);
    let lay = detail(LaySpace { space: space(1), seat: A, pasture: true }.offer(&state));
    assert_eq!(lay, "Touches 4 (houses: 1, settlements: 1); opens no space");
}

/// INT-07, CRD-08, CRD-09: what is declined says so under the key that it has always had, and what it costs.
#[test]
fn declining_says_what_is_declined() {
    let state = game(2);
    let says = |what: Declined| {
        let offer = what.offer(&state);
        assert_eq!(offer.key, "done");
        english(&offer.label)
    };
    assert_eq!(says(Declined::Points(4)), "Do not pay: −4 VP for the token");
    assert_eq!(says(Declined::Exchange), "Do not exchange");
    assert_eq!(says(Declined::LeverUp), "Put no lever up");
    assert_eq!(says(Declined::LastUse), "Use no lever");
}

/// INT-07: the ways to pay an exchange that are not open name what the tile takes and what is missing.
#[test]
fn an_exchange_that_cannot_be_paid_says_what_the_tile_takes() {
    // T10: two exchanges in the first scoring.
    let state =
        game(2).with(|s| s.board.areas[0].tile = ScoringId(9)).a(|it| (it.ranch, it.coins, it.vases) = (0, 12, 3));
    let trial = run(state.clone(), "A token t10", |t| interim_scoring::token(t, A, 1));
    assert!(asked(&trial).starts_with("Do you pay all 2 exchanges?"), "{}", asked(&trial));
    let paying = state.clone().with(|s| s.why = Some(Why::Scoring(ScoringId(9))));
    let refused = |state: &State, n: u32| {
        let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == format!("pieces/{n}"))?;
        Some((found.1.rule, english(&found.1.text)))
    };
    let said = "This tile takes inhabitants from your ranch or coins, no vases. Still missing: 1 inhabitant.";
    assert_eq!(refused(&paying, 1), Some(("INT-07", said.to_owned())));
    assert_eq!(refused(&paying, 0), None, "10 coins are there");
    assert_eq!(refused(&state, 1), None, "nothing is being paid for");
    let vases = paying.a(|it| it.vases = 1).with(|s| s.why = Some(Why::Scoring(ScoringId(10))));
    let said = "This tile takes vases or coins, no inhabitants. Still missing: 1 vase.";
    assert_eq!(refused(&vases, 2).map(|it| it.1).as_deref(), Some(said));
}

/// CRD-02: a card of another group is told by what the step takes.
#[test]
fn a_card_of_another_group_is_named_with_its_group() {
    let state = game(2).hand(A, "barn").a(|it| it.sites = [2; 4]);
    let state = state.with(|s| s.board.taken = s.board.actions.iter().position(|it| *it == ActionTile::Cattle));
    let found = blocked::blocked(&state, A).into_iter().find(|it| it.0.key == "play/barn").unwrap();
    assert_eq!(english(&found.1.text), "This step takes day cards only; Barn is a night card.");
}

/// SOL-06, CRD-03: the log says what decides her first step, from where her marker moves, and for which tile a card is discarded.
#[test]
fn the_log_says_what_decided() {
    use ActionTile::{Building, Cattle, Expansion, Hiring, Progress, Regions, Settle};
    let state = game(1).with(|s| {
        s.board.phase = Phase::Eminence;
        s.board.actions = vec![Expansion, Building, Regions, Settle, Hiring, Cattle, Progress];
        let find = |key: &str| {
            let at = s.content.tokens.iter().position(|it| it.key == key).unwrap();
            crate::games::boonlake::content::TokenId(at as u8)
        };
        s.secret.stack = pile([find("a1")]);
        s.board.eminence.as_mut().unwrap().ship = RiverId(0);
    });
    let notes = run(state, "", solo::turn).notes();
    assert_eq!(notes[0], "note-token(token=solo-a1, tile=action-progress)");
    assert_eq!(notes[1], "note-cactus(from=0, n=1, before=0, after=2)");
    let state = game(2).hand(A, "forge");
    let why = Why::Action(Settle);
    let trial = run(state, "", |t| reasons::because(t, why, |t| cards::discard_for_coins(t, A, card("forge"))));
    let note = &trial.notes()[0];
    assert!(note.starts_with("note-discard-coins-why(") && note.contains("why=action-settle"), "{note}");
}

/// TIM-07: the own hand stands in the same order in words as in the picture, by groups.
#[test]
fn the_hand_stands_by_its_groups() {
    let state = game(2).hand(A, "forge barn clerk bank aqueduct");
    let view = View::new(&state, Viewer::Seat(A));
    let hand = view.sorted_hand().unwrap();
    let groups: Vec<usize> = hand.iter().map(|it| built_in().card(*it).group as usize).collect();
    assert!(groups.is_sorted(), "{groups:?}");
    let lines = view.lines(crate::engine::Part::HAND, &Plain).unwrap().join(" ");
    let at = |it| lines.find(&format!("card-{}", built_in().card(it).key)).unwrap();
    assert!(hand.iter().map(|it| at(*it)).is_sorted(), "{lines}");
    let scoring = state.with(|s| s.board.areas[0].tile = ScoringId(9));
    let english = wordbook().game("boonlake", Language::En).plain(vec!["Ania".to_owned(), "Bartek".to_owned()]);
    let lines = View::new(&scoring, Viewer::Public).lines("scoring", &english).unwrap().join(" ");
    assert!(lines.contains("exchanges in scorings 1 to 4, paid when the token is placed"), "{lines}");
    let pieces = Pieces { pieces: 0, price: Default::default(), get: Default::default(), seat: A };
    assert_eq!(Either::<_, Declined>::Taken(pieces).offer(&scoring).key, "pieces/0");
}

fn overview(state: &State) -> String {
    let english = wordbook().game("boonlake", Language::En).plain(vec!["Ania".to_owned(), "Bartek".to_owned()]);
    View::new(state, Viewer::Public).lines("overview", &english).unwrap().join("\n")
}

/// INT-03 to INT-05, SOL-01: to whom a tile is closed stands below it, what a token is worth above all of them; whoever has laid one
/// there has nothing to reach any more.
#[test]
fn a_tile_says_to_whom_it_is_closed() {
    let state = game(2).a(|it| it.tokens[1] = Some(1)).with(|s| s.board.scorings = 1);
    let said = overview(&state);
    let tile = "### T02 (coin track), token (met or not) and VP of the project (not of exchanges) count twice for B\n\
                Asks for 1 / 2 / 4 / 7 in scorings 1 to 4. Now: B 0\n";
    let title = "### Scoring 2: everybody puts token 2 below one tile without a token of theirs; met +2 VP, not met −2 VP\n\
                 Special projects: in place of any card that you may play, each project once for each player.";
    let closed = "\nPoint token laid, tile closed to: A (token 1)\n";
    [tile, title, closed].into_iter().for_each(|it| assert!(said.contains(it), "{it}\n{said}"));
    let done = overview(&state.with(|s| s.board.players[B].tokens[1] = Some(1)));
    assert!(
        done.contains("\nAsked for 1 / 2 / 4 / 7 in scorings 1 to 4; closed: no further token goes below it\n"),
        "{done}"
    );
    let alone = overview(&game(1).with(|s| s.board.areas[1].owner = Some(Owner::Eminence)));
    assert!(
        alone.contains("### T02 (coin track), in the Grey Eminence’s area: open to you like the others\n"),
        "{alone}"
    );
}

/// INT-02 to INT-05: the log names the token and the tile that it closes.
#[test]
fn the_log_says_which_token_lies_below_which_tile() {
    let note = |state: State, answer: &str| {
        let trial = run(state, answer, |t| interim_scoring::token(t, A, 2));
        english(&crate::engine::trial::noted(&trial.t).last().unwrap().text)
    };
    assert_eq!(
        note(game(2), "A token t01"),
        "Ania puts token 2 below T01 (card track): not met, −4 VP (own tile: twice)."
    );
    let met = game(2).a(|it| it.tracks = [2, 0]);
    assert_eq!(note(met, "A token t02"), "Ania puts token 2 below T02 (coin track): met, +2 VP.");
}

/// INT-07: an exchange tile asks for a number that is to be met exactly; no piece of it is reached before.
#[test]
fn an_exchange_tile_asks_for_exactly_its_number() {
    let state = game(2).with(|s| s.board.areas[2].tile = ScoringId(11));
    let asks = "Asks for exactly 3 / 5 / 7 / 9 exchanges in scorings 1 to 4, paid when the token is placed: \
                2 coins for 1 VP each, never doubled, besides the VP of the token";
    assert!(overview(&state).contains(asks), "{}", overview(&state));
}

/// EXP-02, EXP-04: a revealed tile must be laid, so where it cannot be is said before. Spaces 1, 2 and 4 are empty, and only they touch 1.
#[test]
fn exploring_names_the_spaces_that_are_too_far() {
    let full = (1..=33).filter(|it| ![1, 2, 4].contains(it)).fold(game(2), |state, it| state.pasture(it, &[]));
    let said = "Reveal 1 of 25 tiles, choose one of 2 spaces beside laid ones, gain its bonus; not on space 1";
    assert_eq!(does(&full, Act::Explore), said);
    let some = game(2).pasture(1, &[]);
    let said = "Lay 1 of 7 pastures on one of 2 spaces beside laid tiles, gain its bonus; bridges, fords join";
    assert_eq!(does(&some, Act::Pasture), said);
}

/// CRD-12: a goal says what is reached of it, in no words that could mean its points.
#[test]
fn a_goal_says_how_far_it_is() {
    let state = game(2).hand(A, "art-gallery").up(&[Lever::L01]);
    let said = "You give up: at the end, levers 5+: 4, 8+: 8 VP (now at 1)";
    assert_eq!(does(&state, Act::Discard(card("art-gallery"))), said);
}

/// MOD-05, MOD-07: whoever lowers L03 or L02 and then passes is told to have done nothing.
#[test]
fn the_log_says_that_a_lever_brought_nothing() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant).up(&[Lever::L02, Lever::L03]);
    let last = |what, answer: &str| {
        let trial = run(state.clone().a(|it| it.coins = 9), answer, |t| levers::give_up(t, A, what));
        english(&crate::engine::trial::noted(&trial.t).last().unwrap().text)
    };
    assert_eq!(last(GiveUp::Upgrade, "A upgrade skip"), "Ania upgrades nothing.");
    assert_eq!(last(GiveUp::Modernise, "A modernise skip"), "Ania does not modernise.");
}

/// MOD-05, PRJ-01: of levers is told only where some are offered; a project is named as such where it lacks something.
#[test]
fn boats_alone_say_nothing_of_levers() {
    let boat = AnyTime::Boat(BoatMove { boat: 0, to: 1, price: 0, lever: false }, None);
    let up = game(2).up(&[Lever::L05]);
    let told = |what, among| {
        let offer = Aside { what, seat: A, among }.offer(&up);
        let group = &offer.path[0];
        (english(&group.label), english(group.about.as_ref().unwrap()))
    };
    let (group, about) = told(boat, Among::Boats);
    let said = "Downstream free, upstream 2 coins a move, however far and often; then you are asked again";
    assert_eq!((group.as_str(), about.as_str()), ("Boats", said));
    assert_eq!(told(AnyTime::Eleven, Among::Levers).0, "Levers");
    let (group, about) = told(boat, Among::Both);
    assert!(group == "Boats and levers" && about.contains("A lever goes down: 1 VP less."), "{group}: {about}");
    let found = blocked::blocked(&up, A).into_iter().find(|it| it.0.key == "project/t01").unwrap();
    let said = english(&found.1.text);
    assert!(said.starts_with("The project of T01 requires 13 coins, "), "{said}");
}

/// HIR-02: nobody to hire is not a project that lacks somebody.
#[test]
fn an_empty_supply_says_that_nobody_can_be_hired() {
    let state = game(2).a(|it| (it.supply, it.coins) = (0, 9));
    let found = blocked::blocked(&state, A).into_iter().find(|it| it.0.key == "hire/coins").unwrap();
    let said = "Nobody is left in your supply to be hired. Those that you pay return to it.";
    assert_eq!((found.1.rule, english(&found.1.text).as_str()), ("HIR-02", said));
}

/// CAT-04, UPG-04: the fourth cattle costs an inhabitant or 4 VP more, but only VP with nobody left on the ranch.
#[test]
fn an_extra_inhabitant_who_is_not_there_costs_vp() {
    let state = |ranch| game(2).pasture(5, &[]).a(|it| (it.ranch, it.cattle) = (ranch, 2));
    let brings = "supply +1; each scoring: +2 VP; end: 4 VP";
    assert_eq!(does(&state(2), Act::Cattle(space(5))), format!("ranch 2 → 1 and 1 more or 4 VP; {brings}"));
    assert_eq!(does(&state(1), Act::Cattle(space(5))), format!("ranch 1 → 0 and −4 VP; {brings}"));
}

/// SYM-06, LIM-01, PRJ-02: the inhabitant on the way to space 5 comes only if one is left; a project takes two before.
#[test]
fn who_is_crossed_comes_only_from_the_supply() {
    let state = |supply| {
        let state = game(2).a(|it| (it.supply, it.coins, it.tracks, it.sites) = (supply, 30, [4, 0], [2; 4]));
        state.hand(A, "stablehand")
    };
    let gives_up = |supply| does(&state(supply), Act::Discard(card("stablehand")));
    assert_eq!(gives_up(1), "You give up: coin track 4 → 5 (inhabitant); income +1 coin; end: 4 VP");
    assert_eq!(gives_up(0), "You give up: coin track 4 → 5 (income +1 coin); end: 4 VP");
    // T02: a step on the coin track.
    let project = |supply| does(&state(supply), Act::Project(1));
    let three = "8 VP, coin track 4 → 5 (inhabitant); ranch +1; income +1 coin";
    assert!(project(3).contains(three), "{}", project(3));
    assert!(project(2).contains("8 VP, coin track 4 → 5 (income +1 coin); ranch +1"), "{}", project(2));
}

/// CRD-04, INT-01: in the last scoring no ship stops any more; the next card may still be cheaper.
#[test]
fn what_lasts_is_of_no_use_in_the_last_scoring() {
    let state = game(2).hand(A, "blacksmith carpenter").a(|it| (it.coins, it.sites) = (9, [2, 0, 2, 2]));
    let play = |state: &State, key: &str| does(state, Act::Play(card(key)));
    let port = ": 2 coins when your ship stops in a port";
    assert!(play(&state, "blacksmith").ends_with(port), "{}", play(&state, "blacksmith"));
    let last = state.with(|s| (s.board.phase, s.board.scorings) = (Phase::Scoring, 3));
    assert!(play(&last, "blacksmith").ends_with(&format!("{port}; no use any more")), "{}", play(&last, "blacksmith"));
    assert!(!play(&last, "carpenter").contains("no use"), "{}", play(&last, "carpenter"));
}

/// INT-09, MOD-09: the log names the levers that were counted, and the one by which a card needs a resource less.
#[test]
fn the_log_names_the_levers_that_count_and_help() {
    let said = |trial: &Trial| {
        crate::engine::trial::noted(&trial.t).iter().map(|it| english(&it.text)).collect::<Vec<_>>().join("\n")
    };
    let up = game(2).up(&[Lever::L02, Lever::L08]).a(|it| it.levers[Lever::L10 as usize] = LeverState::Down);
    let counted = said(&run(up, "", |t| interim_scoring::levers(t, A)));
    assert!(counted.contains("Ania gains 2 VP (levers that are up: L02 and L08)."), "{counted}");
    // Bank: 4 clay and 2 stone, of which 4 clay and 1 stone are shown.
    let state = game(2).hand(A, "bank").up(&[Lever::L10]).a(|it| (it.sites, it.boats) = ([0, 2, 1, 0], [1, 1]));
    let played = said(&run(state, "", |t| cards::play(t, A, card("bank"))));
    let wanted = "Ania plays Bank (no coins, resources shown).\nAnia uses L10 Sparing work: 1 resource fewer.";
    assert!(played.contains(wanted), "{played}");
}

/// INT-06: where a tile asks for presence at bridges, a space says whether it lies at one.
#[test]
fn a_space_says_that_it_lies_at_a_bridge_where_that_counts() {
    let state = game(2).lay(5, "s1");
    let three = |state: &State| {
        let offer = LaySpace { space: space(3), seat: A, pasture: true }.offer(state);
        english(&offer.detail.unwrap())
    };
    assert!(!three(&state).contains("bridge"), "{}", three(&state));
    let bridges = state.with(|s| s.board.areas[3].tile = ScoringId(8));
    assert!(three(&bridges).contains("; at a bridge"), "{}", three(&bridges));
}
