//! What an offer leaves no doubt about: what is passed on, what a boat makes possible first, and what is past.

use super::kit::*;
use super::told_tests::{asked, detail, does, english, wordbook};
use crate::engine::{Choice, View as _, Viewer};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::{RiverId, TokenId};
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::any_time::{Among, AnyTime, Aside};
use crate::games::boonlake::rules::resources::boat_moves;
use crate::games::boonlake::rules::upgrade::Less;
use crate::games::boonlake::rules::{blocked, shared_parts, ship};
use crate::games::boonlake::state::*;
use crate::games::boonlake::view::View;
use crate::words::Language;

pub(super) fn overview(state: &State) -> String {
    let english = wordbook().game("boonlake", Language::En).plain(["Ania", "Bartek"].map(str::to_owned).to_vec());
    View::new(state, Viewer::Public).lines("overview", &english).unwrap().join("\n")
}

/// TRN-06, TIM-04, CAT-03: a pass names what is passed on, and what comes of it.
#[test]
fn a_pass_says_of_what() {
    let state = game(2).with(|s| s.board.taken = Some(6));
    let pass = |of| {
        let offer = Deed { act: Act::Skip(of), seat: A }.offer(&state);
        assert_eq!(offer.key, "skip");
        (english(&offer.label), english(&offer.detail.unwrap()))
    };
    let of = |label: &str, detail: &str| (label.to_owned(), format!("Only this is given up; {detail}"));
    let cattle = "without a pasture on the map nobody can place cattle";
    assert_eq!(pass("pasture"), of("Pass: no pasture", cattle));
    assert_eq!(pass("explore"), of("Pass: no exploring", "the rest goes on as usual"));
    // Row 7 gives one step.
    assert_eq!(pass("shared-hiring"), of("Pass: no more hiring", "then your ship: R2"));
}

/// PRD-02, PRJ-03: what brings VP at once is named first of all that a boat is enough for.
#[test]
fn a_boat_names_a_project_before_cards() {
    // T02: 13 coins, 2 wood, 3 stone; Music Hall and Poet: 3 stone. Two wood, two stone and two clay are shown by sites and boats.
    let at = |of| built_in().canal.iter().position(|it| *it == of).unwrap();
    let [wood, stone] = [Resource::Wood, Resource::Stone].map(at);
    let state = game(2).a(|it| (it.coins, it.sites, it.boats) = (20, [2, 2, 1, 0], [wood, stone]));
    let boat = |hand: &str| {
        let state = state.clone().hand(A, hand);
        let step = boat_moves(&state, A, false).into_iter().find(|it| it.boat == 0 && it.to == stone).unwrap();
        detail(Aside { what: AnyTime::Boat(step, None), seat: A, among: Among::Boats }.offer(&state))
    };
    let ends = |hand: &str, end: &str| assert!(boat(hand).ends_with(end), "{}", boat(hand));
    let said = boat("");
    assert!(said.contains("; enough for project T02 (13 coins → 8 VP); c"), "{said}");
    assert!(said.contains(" track 0 → 1"), "{said}");
    ends("music-hall", "; enough for project T02 (8 VP) and Music Hall");
    ends("music-hall poet", "; enough for 3 cards and projects: project T02 (8 VP); Music Hall; Poet");
}

/// SOL-03, SOL-05: out of her turn the open token is one of the past, and no corner is pointed at yet.
#[test]
fn sol_03_sol_05_the_open_token_of_a_past_turn_is_told_as_such() {
    let state = |phase| {
        game(1).with(|s| {
            s.board.phase = phase;
            s.secret.stack = pile([TokenId(4)]);
            let her = s.board.eminence.as_mut().unwrap();
            (her.level, her.open, her.silhouette) =
                (Level::Easy, [1, 2, 3, 5, 0].map(TokenId).to_vec(), Some(Corner::LowerLeft));
        })
    };
    let mine = overview(&state(Phase::Turn));
    assert!(mine.contains("Of her last turn, token "), "{mine}");
    let next = "Tokens face down: 1 (A 1, B 0). In her next turn she turns it up, and its upper left corner counts";
    assert!(mine.contains(next) && !mine.contains("points to"), "{mine}");
    let hers = overview(&state(Phase::Eminence));
    assert!(hers.contains("Open token ") && hers.contains("points to the corner: lower left"), "{hers}");
}

/// UPG-06: a house where another settlement would cost VP says so.
#[test]
fn upg_06_a_house_tells_of_the_second_settlement_in_a_region() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant);
    let house = Act::House { at: plot(4, 0), less: 0 };
    assert!(!does(&state, house).contains("second"), "{}", does(&state, house));
    let second = state.lay(3, "s1").piece(3, 0, A, Kind::Settlement);
    let said = does(&second, house);
    assert!(said.ends_with("settlement: 0 of 3 pieces around; second here: −5 VP"), "{said}");
}

/// SHP-07: what a card adds is not told as what the space gives.
#[test]
fn shp_07_the_log_tells_cards_from_the_ship() {
    let port = (1..).map(RiverId).find(|it| built_in().river(*it).port).unwrap();
    let key = built_in().river(port).key.clone();
    let state = game(2).played("gardener").with(|s| s.board.taken = Some(0));
    let trial = run(state, &format!("A sail {key}"), |t| ship::sail(t, A).map(drop));
    let notes: Vec<String> = crate::engine::trial::noted(&trial.t).iter().map(|it| english(&it.text)).collect();
    let said = format!("Ania gains 2 coins (cards, ship at {}).", key.to_uppercase());
    assert!(notes.contains(&said), "{notes:?}");
}

/// CAT-03: where no cattle can be placed, nobody is asked to place some; INC-02: else with what it adds to the income.
#[test]
fn cat_03_the_shared_part_tells_of_cattle_only_where_some_can_be_placed() {
    let ask = |state: State| asked(&run(state, "", |t| shared_parts::shared_part(t, ActionTile::Cattle, vec![A])));
    let state = game(2).hand(A, "forge");
    let said = "Cattle, shared part: play any card, or discard any for coins? No cattle possible now. Then your ship.";
    assert_eq!(ask(state.clone()), said);
    let said =
        "Cattle, shared part: 1 cattle (each income +1 VP), play any card, or discard any for coins? Then your ship.";
    assert_eq!(ask(state.clone().pasture(5, &[])), said);
    let rich = ask(state.pasture(5, &[]).a(|it| (it.coins, it.sites) = (30, [2; 4])));
    assert!(rich.contains("play any card or project, or"), "{rich}");
}

/// PRD-02, PRD-03: boats at one place are one; what a single card is worth and does stands beside it, and of what both boats do
/// together the whole price.
#[test]
fn a_boat_tells_what_the_card_is_worth_and_what_both_cost() {
    let [iron, clay] =
        [Resource::Iron, Resource::Clay].map(|of| built_in().canal.iter().position(|it| *it == of).unwrap());
    let state = game(2).a(|it| (it.coins, it.boats, it.sites) = (9, [iron; 2], [1, 0, 1, 0]));
    let boat = |hand: &str, to: usize| {
        let state = state.clone().hand(A, hand);
        let step = boat_moves(&state, A, false).into_iter().find(|it| it.to == to).unwrap();
        let offer = Aside { what: AnyTime::Boat(step, None), seat: A, among: Among::Boats }.offer(&state);
        (english(&offer.label), detail(offer))
    };
    let (label, said) = boat("saloon", clay);
    assert_eq!(label, "Either boat: iron → clay");
    assert!(said.contains("; enough for Saloon (end: 1 VP); played: may swap 5 cards ↔ 4 VP once"), "{said}");
    // Judge: 3 coins, 2 wood, 1 clay.
    let (_, said) = boat("judge", clay);
    assert!(said.ends_with("; helps Judge; then the other boat to wood; price and boats: 7 coins"), "{said}");
    let (_, said) = boat("saloon judge survey-office", clay);
    assert!(said.starts_with("2 coins: clay 0 → 1; iron 2 → 1; enough for Saloon (end: 1 VP)"), "{said}");
}

/// PRD-02: a boat that goes to one resource takes another away.
#[test]
fn prd_02_a_refusal_tells_what_boats_could_show_at_best() {
    let iron = built_in().canal.iter().position(|it| *it == Resource::Iron).unwrap();
    let state = game(2).a(|it| (it.coins, it.boats, it.sites) = (29, [iron; 2], [1, 0, 1, 0]));
    let refused = |state: &State, key: &str| {
        let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == key).unwrap();
        english(&found.1.text)
    };
    // Midwife: 2 coins, 4 clay, 2 iron.
    let said = refused(&state.clone().hand(A, "midwife"), "play/midwife");
    let best = "Still missing: 4 × clay; wherever your boats go, you show at most 2 of 6 resources.";
    assert!(said.ends_with(best), "{said}");
    // Survey Office: 2 clay, upstream for 4 coins.
    let said = refused(&state.hand(A, "survey-office").a(|it| it.coins = 3), "play/survey-office");
    let dear = "Still missing: 2 × clay; your boats could show it, but you cannot pay for the moves.";
    assert!(said.ends_with(dear), "{said}");
}

/// INT-01 to INT-05: whoever passes in a scoring knows what the token then brings; and a piece counts in this scoring, too.
#[test]
fn int_02_a_pass_in_a_scoring_tells_of_the_token() {
    let state = game(2).with(|s| (s.board.phase, s.board.scorings) = (Phase::Scoring, 2));
    let pass = |state: &State| detail(Deed { act: Act::SkipCard("scoring-card"), seat: A }.offer(state));
    assert_eq!(pass(&state), "Then token 3, as it stands: T01 −6 VP, T02 −3 VP, T03 −3 VP and T04 −3 VP");
    let two = state.clone().a(|it| (it.tokens[1], it.tokens[3]) = (Some(1), Some(2)));
    assert_eq!(pass(&two), "Then token 3, as it stands: T01 −6 VP and T03 −3 VP");
    let one = two.with(|s| (s.board.scorings, s.board.players[A].tokens[2]) = (3, Some(3)));
    assert!(pass(&one).ends_with(", you: 0)"), "{}", pass(&one));
    let left = overview(&one);
    assert!(left.contains("A has one tile left for it: T01 (card track)"), "{left}");
    let piece = state.lay(4, "s1").piece(4, 0, A, Kind::House).pasture(5, &[B, B, B]);
    let settlement = Deed { act: Act::Settlement { at: plot(4, 0), less: Less::default() }, seat: A }.offer(&piece);
    assert!(settlement.path[0].about.is_some());
    let said = detail(settlement);
    assert!(said.contains("; this and the last scoring: +"), "{said}");
}

/// LOC-06: in the last turn the question says what comes then, and each space what it is still good for.
#[test]
fn loc_06_the_last_ship_is_asked_as_such() {
    let state =
        game(2).with(|s| (s.board.taken, s.board.round, s.board.start, s.board.closing) = (Some(0), 1, B, true));
    let said = asked(&run(state.clone(), "", |t| ship::sail(t, A).map(drop)));
    assert!(said.ends_with("It gains only there. Then B; scoring 4; end."), "{said}");
    let ends = overview(&state);
    assert!(!ends.contains("The next turn is"), "{ends}");
    let first = game(2).with(|s| s.board.taken = Some(0));
    let said = asked(&run(first.clone(), "", |t| ship::sail(t, A).map(drop)));
    assert!(said.ends_with("It gains only there. Then shared part: B.") && !said.contains("Then scoring 4"), "{said}");
    assert!(overview(&first).contains("The next turn is Bartek’s."));
}
