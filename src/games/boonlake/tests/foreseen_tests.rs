//! What a question foretells: what a price brings, what comes next, what would be worth more later.

use super::kit::*;
use super::told_tests::{asked, detail, english, wordbook};
use crate::engine::{Choice, Words};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::options::Take;
use crate::games::boonlake::labels::tokens::AreaChoice;
use crate::games::boonlake::rules::{action_tiles, hiring};
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
    let said = "Night card. Gain 1 inhabitant, explore. Then all hire: 3 coins or 3 cards each (you: up to 4).";
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
