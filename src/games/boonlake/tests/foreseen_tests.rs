//! What a question foretells: what a price brings, what comes next, what would be worth more later.

use super::clear_tests::overview;
use super::kit::*;
use super::told_tests::{asked, detail, english, wordbook};
use crate::engine::{Choice, Seat, Stop, Words};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::{Condition, Gain};
use crate::games::boonlake::content::{ScoringId, SpaceId};
use crate::games::boonlake::labels::options::{OwnTile, Take};
use crate::games::boonlake::labels::tokens::AreaChoice;
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::{action_tiles, hiring, shared_parts};
use crate::games::boonlake::state::*;
use crate::words::Language;

/// CRD-08, HIR-01: whoever chooses cards to give reads what they bring, of inhabitants no more than the supply holds.
#[test]
fn cards_that_are_given_say_what_they_bring() {
    let state = game(2).hand(A, "lumberjack musician forge barn orchard");
    let hire = |state: &State| asked(&run(state.clone(), "", |t| hiring::hire(t, A, &Goods::cards(3))));
    let said = "Which 3 cards do you discard for 1 inhabitant? They bring no coins. Then you are asked again, while you can pay.";
    assert_eq!(hire(&state), said);
    let empty = state.a(|it| it.supply = 0);
    assert!(hire(&empty).starts_with("Which 3 cards do you discard ("), "{}", hire(&empty));
}

/// TIL-02, TIL-03, TRN-07: whether the same right comes again, and who shares in what follows.
#[test]
fn the_left_part_says_what_the_shared_part_brings() {
    let asked_by = |state: State, tile| asked(&run(state, "", |t| action_tiles::left_part(t, A, tile)));
    let settling = game(2).lay(4, "s1").a(|it| it.ranch = 2);
    let said = asked_by(settling, ActionTile::Settle);
    assert!(said.ends_with("Then, in the shared part, once more or a card."), "{said}");
    let laying = |seats: u8| asked_by(game(seats).lay(4, "s1"), ActionTile::Cattle);
    assert!(
        laying(2).contains("Then all: 1 cattle on any pasture (price on an empty one: 1 inhabitant)"),
        "{}",
        laying(2)
    );
    assert!(laying(1).contains("Then you: 1 cattle"), "{}", laying(1));
}

/// INT-03, INT-04: a token closes the tile; what that forgoes is most below the own one.
#[test]
fn a_token_below_the_own_tile_says_what_a_later_one_would_count() {
    let tile = |area, number| english(&AreaChoice { area, seat: A, number }.offer(&game(2)).detail.unwrap());
    assert!(tile(0, 1).ends_with("; yours: token 4 here ±8 VP"), "{}", tile(0, 1));
    assert!(!tile(0, 4).contains("yours:") && !tile(1, 1).contains("yours:"), "{} {}", tile(0, 4), tile(1, 1));
}

/// EXP-03: the look-up names the bonus of every space as the map has it.
#[test]
fn the_rule_of_space_bonuses_names_the_spaces_of_the_map() {
    let content = built_in();
    let on = |bonus: Gain| {
        let of = |it: &SpaceId| content.space(*it).bonus.contains(&bonus);
        let there: Vec<String> = content.space_ids().filter(of).map(|it| it.number().to_string()).collect();
        there.join(", ")
    };
    let texts = [
        include_str!("../../../../assets/boonlake/rules.en.toml"),
        include_str!("../../../../assets/boonlake/rules.pl.toml"),
    ];
    for text in texts {
        let rule = text.split("id = \"EXP-03\"").nth(1).unwrap().split("[[rule]]").next().unwrap();
        for bonus in [Gain::Coins(3), Gain::Coins(2), Gain::Cards(2), Gain::Cards(1), Gain::Inhabitants(1)] {
            assert!(rule.contains(&format!(" {}", on(bonus.clone()))), "{bonus:?}: {rule}");
        }
        let sites: Vec<String> = Resource::ALL.into_iter().map(|it| on(Gain::SiteOf(it))).collect();
        assert!(sites.iter().all(|it| rule.contains(&format!(" {it}"))), "{sites:?}: {rule}");
    }
}

/// CRD-10: in Polish, too, each level counts.
#[test]
fn a_card_that_counts_levels_says_so_in_the_plural() {
    let book = wordbook();
    let polish = book.game("boonlake", Language::Pl).plain(vec!["Ania".to_owned(), "Ben".to_owned()]);
    assert_eq!(polish.say(&built_in().card_text(card("dye-house"))), "od razu po 1 PZ za poziomy zakładów");
}

/// TRN-03, SOL-12, CAT-02, UPG-01: what a tile does not bring now is said where it is taken; alone nobody else shares.
#[test]
fn a_tile_says_what_it_cannot_bring_now_and_who_shares() {
    let take = |state: &State, tile| detail(Take { tile, row: 0, seat: A }.offer(state));
    let state = game(2).lay(4, "s1");
    let said = "Night card. Develop or upgrade. Then all, you first: develop, upgrade, or play or discard any card.";
    assert_eq!(take(&state, ActionTile::Settle), said);
    let empty = state.clone().a(|it| it.ranch = 0);
    let then = "Then all: the same, play or discard any card.";
    let said = format!("Night card. Ranch empty: no developing or upgrading. {then}");
    assert_eq!(take(&empty, ActionTile::Settle), said);
    // The only plot of the map is taken, and an inhabitant of B cannot be upgraded.
    let full = state.clone().piece(4, 0, B, Kind::Inhabitant);
    let said = format!("Night card. You can pay for no plot or upgrade. {then}");
    assert_eq!(take(&full, ActionTile::Settle), said);
    // HIR-01, HIR-02: as many as the supply holds, the first of them for nothing.
    let said = "Night card. Gain 1 inhabitant, explore. Then all hire: 3 coins or 3 cards each (your supply: 4).";
    assert_eq!(take(&state, ActionTile::Hiring), said);
    let none = state.clone().with(|s| s.board.pastures = 0);
    assert!(take(&none, ActionTile::Cattle).starts_with("Day card. Gain 2 coins (no pasture left)."));
    let alone = game(1).lay(4, "s1");
    for tile in ActionTile::ALL {
        assert!(!take(&alone, tile).contains(" all"), "{}", take(&alone, tile));
    }
    let built = state.a(|it| it.levers = [LeverState::Up; 12]);
    assert_eq!(
        take(&built, ActionTile::Progress),
        "Dusk card. You have built every lever. Then all: modernise, or draw 1."
    );
}

/// TRN-05, TIM-07: that no card can be played, and why a pass is all there is, stands where its player alone reads it.
#[test]
fn trn_05_offers_say_that_no_card_can_be_played() {
    let offer = |state: &State, act| Deed { act, seat: A }.offer(state);
    let about = |state: &State| offer(state, Act::Discard(card("forge"))).path[0].about.as_ref().map(english);
    // Forge: 2 clay, 1 stone.
    let state = game(2).hand(A, "forge").a(|it| it.sites = [0; 4]);
    assert_eq!(about(&state).unwrap(), "No card can be played now");
    let boats = state.clone().a(|it| (it.coins, it.sites) = (9, [0, 1, 1, 0]));
    assert_eq!(about(&boats).unwrap(), "No card can be played now; some after a boat or lever");
    assert_eq!(about(&state.clone().a(|it| (it.coins, it.sites) = (9, [2; 4]))), None);
    let pass = |state: &State| english(&offer(state, Act::SkipCard("card")).detail.unwrap());
    let group = built_in().card(card("forge")).group;
    let tile = |state: &State, wanted: bool| {
        let fits = |it: &ActionTile| built_in().group(*it).is_some_and(|it| (it == group) == wanted);
        state.clone().with(|s| s.board.taken = s.board.actions.iter().position(fits))
    };
    let none = pass(&tile(&state, false));
    assert!(none.starts_with("Only this is given up; you hold no ") && none.ends_with(" card"), "{none}");
    assert!(!pass(&tile(&state, true)).contains("hold no"), "{}", pass(&tile(&state, true)));
}

/// MOD-03: where nobody can modernise the question says so, and why.
#[test]
fn mod_03_the_shared_part_of_progress_says_what_is_in_the_way() {
    let state = game(2).up(&[Lever::L01]);
    let ask =
        |state: &State| asked(&run(state.clone(), "", |t| shared_parts::shared_part(t, ActionTile::Progress, vec![A])));
    let said = |what: &str| format!("Progress, shared part: {what} Then your ship.");
    assert_eq!(ask(&state), said("draw a card? Too few coins to modernise now."));
    let rich = state.a(|it| it.coins = 20);
    let both = "do you modernise (a lever for an inhabitant and coins), or draw a card?";
    assert_eq!(ask(&rich), said(both));
    let nobody = rich.a(|it| it.ranch = 0);
    assert_eq!(ask(&nobody), said("draw a card? No inhabitant on your ranch to modernise with."));
}

/// TIM-07, REG-03: whoever has the turn is not offered to pass until it, and whoever has no presence reads that no coins came.
#[test]
fn reg_03_the_own_shared_part_has_no_pass_ahead_and_no_coins_are_told() {
    let passes = |active: Seat| {
        let state = game(2).hand(A, "forge").with(|s| s.board.active = active);
        let trial = run(state, "", |t| shared_parts::shared_part(t, ActionTile::Building, vec![A]));
        let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
        open[0].ask.pass.is_some()
    };
    assert!(!passes(A) && passes(B));
    let notes = run(game(2), "", |t| shared_parts::shared_part(t, ActionTile::Regions, vec![A])).notes();
    assert_eq!(notes, ["note-region-nothing(seat=A)"]);
}

/// INT-11: a tile that asks for two numbers says that either may be the higher one.
#[test]
fn int_11_two_numbers_go_either_way_round() {
    let at = |two: bool| {
        let fits = |it: &Condition| matches!(it, Condition::Regions { .. } | Condition::Groups { .. });
        built_in().scoring.iter().position(|it| fits(&it.condition) == two).unwrap()
    };
    let own = |two| detail(OwnTile(ScoringId(at(two) as u8)).offer(&game(2)));
    assert!(own(true).ends_with("; 2+1 or 1+2"), "{}", own(true));
    assert!(!own(false).contains("1+2"), "{}", own(false));
}

/// SOL-18: how much more income another piece of hers brings stands on the board.
#[test]
fn sol_18_the_board_says_what_her_next_piece_adds_to_her_income() {
    let board = |left: [u8; 3]| {
        overview(&game(1).with(|s| {
            let her = s.board.eminence.as_mut().unwrap();
            [her.houses, her.settlements, her.cattle] = left;
        }))
    };
    let said = "Her next piece adds VP to her income: ";
    let cattle = "(and 1 for each settlement around it)";
    // Houses bring 1 1 1 2 2 2, settlements 5 6 6 6, cattle 3 4 4 4 4.
    let new = board([6, 4, 5]);
    assert!(new.contains(&format!("{said}house +1, settlement +5 and cattle +3 {cattle}")), "{new}");
    let some = board([3, 0, 4]);
    assert!(some.contains(&format!("{said}house +1 and cattle +1 {cattle}")), "{some}");
}
