//! What somebody who plays for the first time would otherwise have to ask: who gets what when, and what signs mean.

use std::sync::Arc;

use super::kit::*;
use super::told_tests::asked;
use crate::engine::{AnyGame, Arg, Choice, Reader, Shelf, Shown, Text, View as _, Viewer, Words as _};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::{RiverId, ScoringId, TokenId};
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::turn;
use crate::games::boonlake::state::{PlotId, State};
use crate::games::boonlake::view::View;
use crate::words::proof::Proofreader;
use crate::words::{Language, Wordbook};

fn wordbook() -> Wordbook {
    let shelf: Arc<dyn AnyGame> = Arc::new(Shelf::new(Boonlake::load(None).unwrap()));
    Wordbook::load(&Registry::of(vec![shelf])).unwrap()
}

fn names() -> Vec<String> {
    ["Ania", "Bartek"].map(str::to_owned).to_vec()
}

/// TRN-07: the shared part comes after the own one, and everybody has it but where the tile says otherwise.
#[test]
fn an_action_tile_says_who_shares_and_when() {
    let book = wordbook();
    for (language, all, others) in
        [(Language::En, "Then all", "upgrade. Others: "), (Language::Pl, "Potem wszyscy", "ulepsz. Inni dobierają ")]
    {
        let words = book.game("boonlake", language).plain(names());
        for tile in ActionTile::ALL {
            let said = words.say(&Text::new(format!("action-text-{}", tile.key())));
            let who = if tile == ActionTile::Expansion { others } else { all };
            assert!(said.contains(who), "{said}");
        }
    }
    let english = book.game("boonlake", Language::En).plain(names());
    let asked = english.say(
        &Text::new("ask-card")
            .with("group", Text::new("of-group-day"))
            .with("project", crate::engine::Arg::Word("some".to_owned())),
    );
    assert_eq!(asked, "Your card step: play a day card or a project, or discard a day card for coins?");
}

/// CAT-07, INC-03: what cattle bring, where they are offered.
#[test]
fn cattle_say_what_they_bring() {
    let book = wordbook();
    let english = book.game("boonlake", Language::En).plain(names());
    let state = game(2).pasture(5, &[]);
    let offer = Deed { act: Act::Cattle(space(5)), seat: A }.offer(&state);
    let about = offer.path[0].about.as_ref().unwrap();
    let brings = "Presence; around it, of any owner: now 2 coins per house, 1 VP per settlement in each scoring";
    assert_eq!(english.say(about), brings);
    let mut reader = Proofreader::new(&book, "boonlake");
    let word = |it: &str| crate::engine::Arg::Word(it.to_owned());
    let ask = Text::new("ask-shared-cattle").with("how", word("some")).with("project", word("some"));
    let then = Text::new("ask-then").with("how", word("hers-round")).with("n", 2);
    let ask = ask.with("gain", vec![Text::new("gain-coins").with("n", 2)]).with("then", then);
    assert_eq!([reader.read(Shown::Detail, about), reader.read(Shown::Ask, &ask)].concat(), Vec::<String>::new());
}

/// Ranch and supply stand as a sum beside each other on the picture.
#[test]
fn the_legend_explains_ranch_and_supply() {
    let book = wordbook();
    for (language, said) in [(Language::En, "inhabitants: ranch + supply"), (Language::Pl, "ranczo + zasoby")] {
        let words = book.game("boonlake", language).plain(names());
        for seats in 1..=4 {
            let scene = View::new(&game(seats), Viewer::Public).scene("overview", None, &words).unwrap();
            assert!(scene.texts().contains(&said), "{language:?}");
            assert_eq!(scene.cut(), Vec::<&str>::new(), "{language:?}");
        }
    }
}

/// CRD-08: a card that exchanges both ways shows two arrows; that it does so once stands below such a hand only.
#[test]
fn the_hand_explains_the_arrows_of_an_exchange() {
    let book = wordbook();
    for (language, said) in [(Language::En, "once"), (Language::Pl, "raz")] {
        let words = book.game("boonlake", language).plain(names());
        let hand =
            |cards: &str| View::new(&game(2).hand(A, cards), Viewer::Seat(A)).scene("hand", None, &words).unwrap();
        let scene = hand("forge chandlery");
        assert!(scene.texts().contains(&said), "{language:?}: {:?}", scene.texts());
        assert_eq!(scene.cut(), Vec::<&str>::new(), "{language:?}");
        assert!(!hand("forge").texts().contains(&said), "{language:?}");
    }
}

/// SHP-04, TIM-04: the question of the ship fits with all that it may have to name.
#[test]
fn the_longest_question_of_the_ship_fits() {
    let book = wordbook();
    let mut reader = Proofreader::new(&book, "boonlake");
    let word = |it: &str| crate::engine::Arg::Word(it.to_owned());
    let passed: Vec<Text> = ["R15", "R16", "R18"].map(|it| Text::new("number").with("number", word(it))).to_vec();
    let others: Vec<Text> = ["B", "C", "D"].map(|it| Text::new("owner-seat").with("letter", word(it))).to_vec();
    for how in ["on", "last", "end"] {
        let ask = Text::new("ask-sail").with("how", word(how)).with("n", 4).with("ships", 3);
        let ask = ask.with("passed", passed.clone()).with("others", others.clone());
        assert_eq!(reader.read(Shown::Ask, &ask), Vec::<String>::new(), "{how}");
    }
}

/// Whoever is awaited stands in the heading, if it is not their turn.
#[test]
fn the_heading_names_who_has_to_answer() {
    let words = wordbook().game("boonlake", Language::En).plain(names());
    let heading = |state: &State| View::new(state, Viewer::Public).lines("overview", &words).unwrap().concat();
    let turn = "Ania’s turn; now answering: Bartek";
    let waiting = game(2).with(|s| s.board.awaited = vec![B]);
    assert!(heading(&waiting).contains(turn), "{}", heading(&waiting));
    let own = game(2).with(|s| s.board.awaited = vec![A]);
    assert!(!heading(&own).contains("now answering") && !heading(&game(2)).contains("now answering"));
}

/// SYM-05, INT-06: of two pastures one may help a scoring tile; 14 lies in Unknown and at a bridge, 33 in Southern and at none.
#[test]
fn offers_say_which_scoring_tiles_they_help() {
    let book = wordbook();
    let english = book.game("boonlake", Language::En).plain(names());
    let tile = |key: &str| ScoringId(built_in().scoring.iter().position(|it| it.key == key).unwrap() as u8);
    let state = game(2).pasture(14, &[]).pasture(33, &[]).lay(12, "s5").with(|s| {
        for (area, key) in ["t09", "t15", "t04", "t05"].into_iter().enumerate() {
            s.board.areas[area].tile = tile(key);
        }
    });
    let detail = |act: Act| english.say(&Deed { act, seat: A }.offer(&state).detail.unwrap());
    let (one, other) = (detail(Act::Cattle(space(14))), detail(Act::Cattle(space(33))));
    assert!(one.ends_with("; T09: 0 → 1; T15 Unknown: 0 → 1; T05: 0 → 1"), "{one}");
    assert!(other.ends_with("; T15 Southern: 0 → 1; T05: 0 → 1"), "{other}");
    // INT-05: T15 has been used.
    let used = state.clone().with(|s| s.board.players[A].tokens[1] = Some(1));
    let left = english.say(&Deed { act: Act::Cattle(space(33)), seat: A }.offer(&used).detail.unwrap());
    assert!(left.ends_with("; T05: 0 → 1") && !left.contains("T15"), "{left}");
    let at = PlotId { space: space(12), plot: 0 };
    assert!(detail(Act::Develop(at)).contains("T15 Unknown: 0 → 1"), "{}", detail(Act::Develop(at)));
    // Bridges are named with the spaces to which they lead.
    let text = View::new(&state, Viewer::Public).lines("overview", &english).unwrap().join("\n");
    assert!(text.contains("bridge to 8") && text.contains("• 33: pasture"), "{text}");
}

/// TRN-03, MOD-01: what the empty row still costs, and what there is to modernise for how much.
#[test]
fn the_board_tells_what_the_taken_row_and_the_free_slots_cost() {
    let book = wordbook();
    let english = book.game("boonlake", Language::En).plain(names());
    let state = game(2).up(&[Lever::L07]).played("workshop").with(|s| s.board.taken = Some(6));
    let text = View::new(&state, Viewer::Public).lines("overview", &english).unwrap().join("\n");
    assert!(text.contains("• 7. empty, ship up to 1: ") && text.contains("R2 (Progress was taken"), "{text}");
    // TRN-05, MOD-03: what follows from the tile stands below the rows.
    let said =
        "\nProgress – Dusk card. Modernise (build a lever). Then all: modernise for 1 inhabitant as well, or draw 1.\n";
    assert!(text.contains(said), "{text}");
    let alone = game(1).with(|s| s.board.taken = Some(6));
    let alone = View::new(&alone, Viewer::Public).lines("overview", &english).unwrap().join("\n");
    assert!(alone.contains("\nProgress – Dusk card. Modernise (build a lever). Then modernise again "), "{alone}");
    for seat in [A, B] {
        let coins = price_of(&state, seat, Lever::L05);
        let slot = format!("L05 Patience ({coins} coins)");
        assert!(text.contains(&slot), "{slot}\n{text}");
    }
    assert_eq!(text.matches("L07 Tow rope (").count(), 1, "A has built it");
}

fn price_of(state: &State, seat: crate::engine::Seat, lever: Lever) -> u32 {
    crate::games::boonlake::rules::levers::price(state, seat, lever)
}

/// SET-10, SHP-04: the tile that was not chosen is no secret goal, and what a ship does not stop on is said.
#[test]
fn the_hand_says_that_the_other_tile_is_out_of_the_game() {
    let book = wordbook();
    let english = book.game("boonlake", Language::En).plain(names());
    let tile = |n: u32| english.say(&Text::new("board-own-tiles").with("n", n).with("what", Text::new("bot-none")));
    assert!(tile(1).starts_with("The scoring tile that you did not choose, out of the game: "), "{}", tile(1));
    assert!(tile(2).starts_with("Scoring tiles to choose from"), "{}", tile(2));
    let text = View::new(&game(2), Viewer::Public).lines("overview", &english).unwrap().join("\n");
    assert!(text.contains("a space with another ship is passed uncounted, except a port"), "{text}");
}

/// MOD-06, MOD-08: whoever skips a card sees before what L04 and L05 could pay for it, and where a pass skips no card nothing of them.
#[test]
fn a_skipped_card_says_which_levers_could_pay_for_it() {
    let book = wordbook();
    let english = book.game("boonlake", Language::En).plain(names());
    let state = game(2).a(|it| (it.sites, it.coins) = ([1, 2, 0, 0], 2));
    let detail = |state: &State, act| Deed { act, seat: A }.offer(state).detail.map(|it| english.say(&it));
    let only = Some("Only this is given up; the rest goes on as usual".to_owned());
    assert_eq!(detail(&state, Act::SkipCard("card")), only);
    // INT-01, INT-02: there a pass ends the step, and the token comes.
    let scoring = state.clone().with(|s| s.board.phase = crate::games::boonlake::state::Phase::Scoring);
    let token = "Then token 1, as it stands: T01 −2 VP, T02 −1 VP, T03 −1 VP and T04 +1 VP".to_owned();
    assert_eq!(detail(&scoring, Act::SkipCard("card")), Some(token));
    let up = state.up(&[Lever::L04, Lever::L05]);
    let said = detail(&up, Act::SkipCard("card")).unwrap();
    assert_eq!(said, "You may then use L04 (coins 2 → 5) and L05 (coins 2 → 5); 1 VP less each at the scoring");
    assert_eq!(detail(&up, Act::Skip("upgrade")), only);
    let one = game(2).a(|it| (it.sites, it.coins) = ([1, 2, 0, 0], 2)).up(&[Lever::L04]);
    let said = "You may then use L04 (coins 2 → 5): 1 VP less at the scoring";
    assert_eq!(detail(&one, Act::SkipCard("card")).unwrap(), said);
    // TIL-06: the draw that costs nothing is passed on with the card.
    assert_eq!(
        detail(&one, Act::SkipCard("building")).unwrap(),
        format!("{said}; you give up 2 cards that cost nothing")
    );
}

/// LIM-01: whoever discards a card reads what it would have brought now, not only what is printed.
#[test]
fn a_discarded_card_says_what_it_would_bring_now() {
    let book = wordbook();
    let english = book.game("boonlake", Language::En).plain(names());
    let state = game(2).hand(A, "orphanage");
    let given_up = |state: &State| {
        let offer = Deed { act: Act::Discard(card("orphanage")), seat: A }.offer(state);
        english.say(&offer.detail.unwrap())
    };
    assert_eq!(given_up(&state), "You give up: 2 inhabitants");
    assert_eq!(given_up(&state.a(|it| it.supply = 0)), "You give up: no inhabitant (supply empty)");
}

/// SOL-06, SOL-18, SOL-19: what a step on the cactus track is worth, where it is decided and where it stands; what a B token adds.
#[test]
fn a_step_on_the_cactus_track_says_what_it_is_worth() {
    let book = wordbook();
    let english = book.game("boonlake", Language::En).plain(names());
    let at = |cactus: usize| game(1).with(|s| s.board.eminence.as_mut().unwrap().cactus = cactus);
    let board = |cactus| View::new(&at(cactus), Viewer::Public).lines("overview", &english).unwrap().join("\n");
    // From space 10 to 25 the track brings 10 VP, on 26 it brings 11, and 30 is the last one.
    for (cactus, said) in [
        (21, "Cactus track: space 21 (10 VP; 11 VP from space 26 on)."),
        (25, "Cactus track: space 25 (10 VP; 11 VP from space 26 on)."),
        (30, "Cactus track: space 30 (15 VP)."),
    ] {
        assert!(board(cactus).contains(said), "{}", board(cactus));
    }
    assert!(board(0).contains("Settle – she builds 1 house or settlement (B token: 2)"), "{}", board(0));
    let scene = View::new(&at(21), Viewer::Public).scene("overview", None, &english).unwrap();
    assert!(scene.texts().contains(&"cactus 21: 10 VP"), "{:?}", scene.texts());
    let asked = |cactus| asked(&run(at(cactus), "", |t| turn::take_tile(t, A).map(|_| ())));
    assert!(asked(21).ends_with("else cactus (income 10 → 10; B: 2)."), "{}", asked(21));
    assert!(asked(25).ends_with("else cactus (income 10 → 11; B: 2)."), "{}", asked(25));
    assert!(asked(30).ends_with("else cactus (income 15 → 15; B: 2)."), "{}", asked(30));
    // SOL-02: of five A and one B all of one side lie open, so it is known of which side her next token is.
    let known = |token, open: std::ops::Range<u8>| {
        let state = at(25).with(|s| {
            s.secret.stack = pile([TokenId(token)]);
            s.board.eminence.as_mut().unwrap().open = open.map(TokenId).collect();
        });
        super::told_tests::asked(&run(state, "", |t| turn::take_tile(t, A).map(|_| ())))
    };
    let level = at(25).board.eminence.unwrap().level;
    assert_eq!(Side::ALL.map(|it| built_in().removed(level, it)), [0, 4]);
    let (b, a) = (known(5, 0..5), known(0, 5..6));
    assert!(b.ends_with("builds 2, Cattle – cattle, cactus +1, else cactus +2 (income 10 → 12)."), "{b}");
    assert!(a.ends_with("builds 1, Cattle – cattle, else cactus +1 (income 10 → 11)."), "{a}");
    let mut reader = Proofreader::new(&book, "boonlake");
    for how in ["solo", "solo-a", "solo-b"] {
        let longest = Text::new("ask-action").with("how", Arg::Word(how.to_owned())).with("from", 14).with("to", 15);
        assert_eq!(reader.read(Shown::Ask, &longest), Vec::<String>::new());
    }
}

/// SHP-05, TRN-08: the text names the arm of the round, how far the ship of whoever chooses can come, and where the taken tile goes.
#[test]
fn the_board_says_how_far_the_ship_can_come() {
    let english = wordbook().game("boonlake", Language::En).plain(names());
    let board = |state: &State| View::new(state, Viewer::Public).lines("overview", &english).unwrap().join("\n");
    let river = |key: &str| RiverId(built_in().river.iter().position(|it| it.key == key).unwrap() as u8);
    let at = |round: usize| game(2).a(|it| it.ship = river("r9")).with(|s| s.board.round = round);
    let (first, second) = (board(&at(0)), board(&at(1)));
    assert!(first.contains("at the fork by arm U (L: round 2)"), "{first}");
    assert!(second.contains("at the fork by arm L (U: round 1)"), "{second}");
    assert!(first.contains(": ship up to 4, as far as U4\n"), "{first}");
    assert!(second.contains(": ship up to 4, as far as L4\n"), "{second}");
    let taken = board(&at(0).with(|s| s.board.taken = Some(0)));
    assert!(taken.contains("\n• 1. empty, ship up to 4: U1 / U2 / U3 / U4 ("), "{taken}");
    assert!(taken.contains(" was taken and goes to the last row)") && !taken.contains("as far as"), "{taken}");
    // What comes after the ship no longer depends on the row.
    let sailed = board(&at(0).with(|s| (s.board.taken, s.board.sailed) = (Some(0), true)));
    assert!(sailed.contains("\n• 1. empty, ship up to 4 ("), "{sailed}");
}
