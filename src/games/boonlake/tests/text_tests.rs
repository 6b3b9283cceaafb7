//! The board in words: what a position says in both languages, and that nothing is missing in whole games.

use std::sync::Arc;

use super::kit::*;
use crate::engine::trial::noted;
use crate::engine::{
    AID, AnyGame, BRIEF, Play, RandomPolicy, Record, Seat, Seed, Shelf, View as _, Viewer, Words as _, play_out,
};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::rules::Table;
use crate::games::boonlake::rules::acts::{Act, perform};
use crate::games::boonlake::rules::any_time::{self, AnyTime};
use crate::games::boonlake::rules::gains;
use crate::games::boonlake::rules::shared_parts::shared_part;
use crate::games::boonlake::state::{Phase, State};
use crate::games::boonlake::view::View;
use crate::words::{Language, Speech, Wordbook};

fn shelf() -> Arc<dyn AnyGame> {
    Arc::new(Shelf::new(Boonlake::load(None).unwrap()))
}

fn speech(language: Language) -> Speech {
    let names = ["Ania", "Bartek", "Celina", "Dominik"].map(str::to_owned).to_vec();
    Wordbook::load(&Registry::of(vec![shelf()])).unwrap().game("boonlake", language).plain(names)
}

/// Tiles, pieces, cattle, levers and cards of A and B.
fn position() -> State {
    game(2)
        .lay(4, "s5")
        .lay(5, "g1")
        .piece(4, 0, A, Kind::House)
        .piece(4, 1, B, Kind::Inhabitant)
        .pasture(7, &[A, A])
        .up(&[Lever::L07])
        .played("workshop mayor art-gallery")
        .hand(A, "bank")
        .a(|it| {
            (it.coins, it.vp, it.houses, it.cattle, it.sites) = (5, 12, 5, 3, [1, 0, 0, 0]);
            (it.boats, it.ship) = ([0, 3], RiverId(3));
        })
}

fn said(part: &str, viewer: Viewer, language: Language) -> String {
    View::new(&position(), viewer).lines(part, &speech(language)).unwrap().join("\n")
}

#[test]
fn a_region_tells_every_space_with_plots_pieces_and_neighbours() {
    let english = said("region-boonlake", Viewer::Public, Language::En);
    let wanted = [
        "### Boonlake: reward open (4 coins)",
        "Presence in Boonlake: A 3 and B 1",
        "• 3: empty, gives 2 coins – next to 2, 5; bridge to 9",
        "• 4: upper plot: house (A); lower plot: inhabitant (B), 3 VP for building a settlement here – next to 1, 2, 5, 6, 7",
        "• 5: free (costs 4 coins; gain coin track +1) – next to 2, 3, 4, 7, 8; ford to 12",
        "• 7: pasture, cattle: A 2, room for 2 – next to 4, 5, 6, 8; ford to 18",
    ];
    wanted.into_iter().for_each(|it| assert!(english.contains(it), "{it}\n{english}"));
    let polish = said("region-boonlake", Viewer::Public, Language::Pl);
    let wanted = [
        "### Boonlake: nagroda dostępna (4 monety)",
        "• 4: górna działka: dom (A); dolna działka: mieszkaniec (B), 3 PZ za zbudowanie tu miasta – sąsiednie pola: 1, 2, 5, 6, 7",
        "• 7: pastwisko, bydło: A 2, wolne miejsca: 2 – sąsiednie pola: 4, 5, 6, 8; bród na: 18",
    ];
    wanted.into_iter().for_each(|it| assert!(polish.contains(it), "{it}\n{polish}"));
}

#[test]
fn a_player_board_tells_goods_rows_income_boats_levers_and_cards() {
    let english = said("player-a", Viewer::Public, Language::En);
    let wanted = [
        "### Ania (A): 12 VP",
        "Coins: 5. Vases: 0. Cards in hand: 1.",
        "Inhabitants: 3 on the ranch, 5 in the supply.",
        "Left on the board, rows 1 to 5: inhabitants 1–1–0–0–0 (each to the ranch when nothing else is left in its row), houses 1–2–2–0–0, settlements 0–1–1–1–1 and cattle \
         0–0–1–1–1",
        // INC: 2 coins and 2 cards of the tracks; 1 coin of house 1; 2 VP of cattle 1 and 2.
        "Next income: coins 3 (track 2 and rows 1), cards 2, VP 2 (rows 2). Coin track: space 0. Card track: space 0.",
        "The next piece to leave adds: house (each income +1 coin); settlement (each income +1 VP); cattle (each income \
         +2 coins and 2 VP at the end)",
        "Production sites with their levels: wood 1",
        "Boat 1 at wood, boat 2 at iron. Resources shown: wood 2 and iron 1. Before a card or project boats move: \
         downstream (wood → clay → stone → iron) free, upstream 2 coins a move, however far.",
        "Levers up:",
        "• L07 Tow rope – One boat upstream for free.",
        "Cards in force:",
        "• Workshop – modernising costs 2 coins less",
        "Cards for the end:",
        "• Art Gallery – at the end, levers 5+: 4, 8+: 8 VP",
        "Cards played, effect done, their VP count at the end: Mayor",
        "Final scoring, as it stands: 6 VP (levers 0, cards 6, goals 0 and rows 0). Coins, vases and cards in hand bring \
         no VP.",
    ];
    wanted.into_iter().for_each(|it| assert!(english.contains(it), "{it}\n{english}"));
}

#[test]
fn the_overview_tells_rounds_rows_ships_and_locks() {
    let english = said("overview", Viewer::Public, Language::En);
    let wanted = [
        "### Round 1 of 2: Ania’s turn",
        "Start player: Ania (A). Interim scorings held: 0 of 4.",
        "The next turn is Bartek’s.",
        "• 1. Expansion (day): ship up to 4, as far as R8",
        "• 7. Progress (dusk): ship up to 1, as far as R5, −3 VP",
        "### River, from the last ship on, at the fork by arm U (L: round 2); a space with another ship",
        "R1 (port): nothing (here: B); R2: 2 coins; R3 (port): 1 card; R4: 1 inhabitant (here: A); R5: 2 cards",
        "between U6 and U7 the upper lock, the first ship through it brings a scoring",
        "### T01 (card track), token (met or not) and VP of the project (not of exchanges) count twice for A",
        "Asks for 1 / 2 / 4 / 7 in scorings 1 to 4. Now: A 0 and B 0",
        "Special project: 13 coins, 2 × clay and 3 × iron → 8 VP (A: 16), card track +1, 1 inhabitant above it, 1 to the ranch",
        "Both inhabitants come from your supply: the first stays above the project for good (no presence), the second goes to \
         your ranch.",
    ];
    wanted.into_iter().for_each(|it| assert!(english.contains(it), "{it}\n{english}"));
    // MOD-07 to MOD-09: each lever is explained once, those up where they are up.
    let (players, others) = english.split_once("What the other levers do:").unwrap();
    for n in 1..=12 {
        let explained =
            |text: &str| text.lines().any(|it| it.starts_with(&format!("• L{n:02} ")) && it.contains(" – "));
        assert_eq!((explained(players), explained(others)), (n == 7, n != 7), "L{n:02}\n{english}");
    }
}

/// In one paragraph no heading says whose the figures are; below zero they have a minus.
#[test]
fn the_alt_text_names_everybody_whose_outlook_it_tells() {
    let behind = position().a(|it| it.vp = -7);
    let alt = |state: &State, language| View::new(state, Viewer::Public).alt("overview", &speech(language)).unwrap();
    let english = alt(&behind, Language::En);
    let wanted = [
        "Ania (A): −7 VP. ",
        "Ania: next income coins 3, cards 2, VP 2; final scoring, as it stands, 6 VP. ",
        "Bartek: next income coins 2, cards 2, VP 0; final scoring, as it stands, 0 VP. ",
    ];
    wanted.into_iter().for_each(|it| assert!(english.contains(it), "{it}\n{english}"));
    let polish = alt(&behind, Language::Pl);
    let wanted = "Bartek: w najbliższym dochodzie monety 2, karty 2, PZ 0; punktacja końcowa na dziś: 0 PZ. ";
    assert!(polish.contains(wanted) && polish.contains("Ania (A): −7 PZ. "), "{polish}");
    let over = behind.with(|it| it.board.phase = Phase::Over);
    let result = "Ania: final scoring 6 VP (levers 0, cards 6, goals 0 and rows 0).";
    assert!(alt(&over, Language::En).contains(result), "{}", alt(&over, Language::En));
}

/// INC-04: the last income brings no coins and no cards, and nobody is told that it does.
#[test]
fn inc_04_the_last_income_is_told_as_vp_only() {
    let last = position().with(|s| s.board.scorings = 3);
    let view = View::new(&last, Viewer::Public);
    let lines = view.lines("player-a", &speech(Language::En)).unwrap().join("\n");
    let said = "Last income: VP 2 (rows 2), no coins, no cards. Coin track: space 0. Card track: space 0.";
    assert!(lines.contains(said) && !lines.contains("Next income"), "{lines}");
    let alt = view.alt("overview", &speech(Language::En)).unwrap();
    assert!(alt.contains("Ania: last income VP 2; final scoring, as it stands, 6 VP. "), "{alt}");
    let income = view.standings[A].income;
    assert_eq!((income.coins, income.cards, income.vp), (0, 0, 2));
}

/// SET-12: who starts is drawn after the sites; whose seat comes first is nobody's start before.
#[test]
fn set_12_nobody_starts_before_the_draw() {
    let state = position().with(|s| s.board.phase = Phase::Setup);
    let english = View::new(&state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap().join("\n");
    assert!(english.contains("The start player is drawn after the sites are chosen."), "{english}");
    assert!(!english.contains("Start player:"), "{english}");
}

#[test]
fn trn_04_the_alt_text_says_which_row_is_empty() {
    let alt = |taken: Option<usize>| {
        let state = position().with(|s| s.board.taken = taken);
        View::new(&state, Viewer::Public).alt("overview", &speech(Language::En)).unwrap()
    };
    let first = action_name(position().board.actions[0]);
    let first = speech(Language::En).say(&first);
    let (full, empty) = (alt(None), alt(Some(0)));
    assert!(full.contains(&format!("from row 1 down: {first}, ")), "{full}");
    assert!(empty.contains(&format!("from row 1 down: none ({first} is taken), ")), "{empty}");
}

#[test]
fn a_hand_is_told_to_its_owner_alone() {
    let own = said("hand", Viewer::Seat(A), Language::En);
    assert!(own.contains("• Bank (dusk) – 4 × clay and 2 × stone: coin track +2; worth 1 VP"), "{own}");
    for viewer in [Viewer::Public, Viewer::Seat(B)] {
        let view = View::new(&position(), viewer);
        let english = speech(Language::En);
        let all: Vec<String> = view.parts().iter().flat_map(|it| view.lines(&it.key, &english).unwrap()).collect();
        assert!(all.iter().all(|it| !it.contains("Bank")), "{viewer:?}");
        assert!(view.secrets(&english).iter().all(|it| !it.contains("Bank")));
    }
    assert!(View::new(&position(), Viewer::Public).lines("hand", &speech(Language::En)).is_none());
}

#[test]
fn every_part_has_text_and_alt_text_in_whole_games() {
    let game = shelf();
    let speeches = Language::ALL.map(speech);
    for seats in [1, 4] {
        let mut record = record(seats, &[("level", "medium")]);
        (record.seed, record.content) = (Seed::from_number(5), game.facts().digest().to_owned());
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(5), 20_000);
        let mut read = 0;
        for cut in (0..record.answers.len()).step_by(97).chain([record.answers.len()]) {
            let part = Record { answers: record.answers[..cut].to_vec(), ..record.clone() };
            let run = game.run(&part, None);
            let viewers = part.seats.all().map(Viewer::Seat).chain([Viewer::Public]);
            for (viewer, speech) in viewers.flat_map(|it| speeches.iter().map(move |words| (it, words))) {
                for key in run.sight.parts(viewer).into_iter().map(|it| it.key) {
                    let lines = run.sight.lines(viewer, &key, speech).unwrap();
                    let alt = run.sight.alt(viewer, &key, speech).unwrap();
                    assert!(lines.len() > 1 || key == "hand" || key == "scoring", "{key} after {cut}: {lines:?}");
                    assert!((1..=1000).contains(&alt.chars().count()), "{key} after {cut}: {alt}");
                    // The score sheet is a block of letters of one width.
                    for line in lines.iter().chain([&alt]).filter(|it| !it.starts_with("```")) {
                        let slip = ["[", "{", "  ", "()", ".."].into_iter().find(|it| line.contains(*it));
                        assert!(slip.is_none() && line.chars().count() <= 1000, "{slip:?} in {line}");
                        read += 1;
                    }
                }
            }
        }
        assert!(read > 1_000, "{seats} seats: only {read} lines");
    }
}

#[test]
fn every_rule_and_component_can_be_looked_up_in_both_languages() {
    let game = shelf();
    for language in Language::ALL {
        let words = speech(language);
        let mut all = game.look_up(language.code(), None);
        assert_eq!(all.len(), 186);
        all.extend(game.pieces(&words));
        for it in &all {
            let whole = format!("{}: {}", it.title, it.text);
            let slip = ["[", "{", "  ", "()", "..", " ,"].into_iter().find(|slip| whole.contains(slip));
            assert!(slip.is_none() && it.title.chars().count() <= 80, "{slip:?} in {} {whole}", it.id);
            assert!(
                !it.text.is_empty() && (it.text.chars().count() <= 1_000 || [BRIEF, AID].contains(&it.id.as_str())),
                "{}",
                it.id
            );
        }
        let reconstructed = all.iter().filter(|it| it.provenance.as_deref() == Some("reconstructed")).count();
        assert!(reconstructed > 300, "{reconstructed}");
    }
}

/// A seat that does not play has no part.
#[test]
fn parts_that_are_not_there_say_nothing() {
    let view = View::new(&position(), Viewer::Seat(Seat(0)));
    let words = speech(Language::En);
    for part in ["player-c", "region-nowhere", "lake"] {
        assert!(view.lines(part, &words).is_none() && view.alt(part, &words).is_none(), "{part}");
    }
}

/// TIM-01, TIM-02: who is to answer is told on the picture and in the text, not only whose turn it is.
#[test]
fn who_is_asked_besides_the_active_player_is_told() {
    let state = game(3).lay(4, "s1").hand(B, "forge").hand(Seat(2), "barn").with(|s| {
        s.board.actions.swap(0, 5);
        s.board.phase = Phase::Turn;
    });
    let said = |answers: &str| {
        let trial = run(state.clone(), answers, |t| shared_part(t, ActionTile::Building, vec![B, Seat(2)]));
        let view = View::new(&trial.t.state, Viewer::Public);
        let words = speech(Language::En);
        let scene = view.scene("overview", None, &words).unwrap();
        let texts: Vec<String> = scene.texts().into_iter().map(str::to_owned).collect();
        (texts, view.lines("overview", &words).unwrap().join("\n"), view.alt("overview", &words).unwrap())
    };
    let (texts, lines, alt) = said("");
    assert!(texts.contains(&"answer".to_owned()), "{texts:?}");
    let wanted = "now answering (in any order): Bartek and Celina";
    assert!(lines.contains(wanted) && alt.contains(wanted), "{lines}");
    let (texts, lines, _) = said("C shared-building skip");
    assert!(texts.contains(&"Bartek answers".to_owned()), "{texts:?}");
    assert!(lines.contains("now answering: Bartek\n"), "{lines}");
    let legend = ["inhabitants: ranch + supply", "site", "tokens left", "starts", "not built yet", "cards played"];
    legend.into_iter().for_each(|it| assert!(texts.contains(&it.to_owned()), "{it}: {texts:?}"));
}

/// The log names what is paid and gained with its reason, in one line where it is one thing, and Polish goods as objects.
#[test]
fn the_log_tells_what_was_paid_and_gained_and_why() {
    let state = game(2).hand(A, "forge barn").up(&[Lever::L11]).a(|it| (it.coins, it.vases) = (9, 1));
    let log = |answers: &str, rule: &dyn Fn(&mut Table) -> Play| {
        let trial = run(state.clone(), answers, |t| rule(t));
        let [en, pl] = [Language::En, Language::Pl].map(speech);
        noted(&trial.t).iter().map(|it| format!("{} / {}", en.say(&it.text), pl.say(&it.text))).collect::<Vec<_>>()
    };
    let act = |act: Act| move |t: &mut Table| perform(t, A, act);
    assert_eq!(
        log("", &act(Act::HireForCoins)),
        ["Ania gains 1 inhabitant for 3 coins. / Ania zyskuje 1 mieszkańca za 3 monety."]
    );
    assert_eq!(
        log("", &act(Act::Discard(card("forge")))),
        ["Ania discards Forge for 2 coins. / Ania odrzuca za 2 monety: Kuźnia."]
    );
    assert_eq!(
        log("", &act(Act::Modernise(Lever::L05))),
        ["Ania modernises for 6 coins: lever L05 Patience. / Ania modernizuje za 6 monet: dźwignia L05 Cierpliwość."]
    );
    assert_eq!(
        log("", &|t| any_time::act(t, A, AnyTime::Eleven)),
        ["Ania gains 5 coins (L11 Subsidy, now down). / Ania zyskuje 5 monet (L11 Dotacja, teraz opuszczona)."]
    );
    let two = Goods { vases: 1, ..Goods::default() };
    assert_eq!(
        log("", &|t| gains::exchange(t, A, &two, &Goods { inhabitants: 2, ..Goods::default() })),
        ["Ania gives 1 vase for 2 inhabitants. / Ania oddaje 1 wazę, bierze 2 mieszkańców."]
    );
    // MOD-03, TRN-10: who could only draw is not asked, and reads why.
    let poor = run(game(2).a(|it| it.ranch = 0), "", |t| shared_part(t, ActionTile::Progress, vec![A]));
    let words = speech(Language::En);
    let said: Vec<String> = noted(&poor.t).iter().map(|it| words.say(&it.text)).collect();
    assert!(said.contains(&"Ania gains 1 card (Progress: no inhabitant to modernise with).".to_owned()), "{said:?}");
}
