//! The board in words: what a position says in both languages, and that nothing is missing in whole games.

use std::sync::Arc;

use super::kit::*;
use crate::engine::{AID, AnyGame, BRIEF, RandomPolicy, Record, Seed, Shelf, View as _, Viewer, Words as _, play_out};
use crate::games::Registry;
use crate::games::frostpunk::Frostpunk;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::state::{Pawn, Scout, Spot, State};
use crate::games::frostpunk::view::View;
use crate::words::{Language, Speech, Wordbook};

fn shelf() -> Arc<dyn AnyGame> {
    Arc::new(Shelf::new(Frostpunk::load(None).unwrap()))
}

fn speech(language: Language) -> Speech {
    let names = ["Ania", "Bartek", "Celina", "Dominik"].map(str::to_owned).to_vec();
    Wordbook::load(&Registry::of(vec![shelf()])).unwrap().game("frostpunk", language).plain(names)
}

/// Round 2 in the turn of A: the heat marker has passed red and orange, one worker gathers, one engineer is in the Workshop.
fn position() -> State {
    city(2)
        .turn()
        .heat([4, 5, 1, 2, 5])
        .goods(Good::Wood, 3)
        .goods(Good::Food, 9)
        .tokens("Care Care justice Anger greed")
        .ill(Citizen::Worker, 6, true)
        .lay(Place::Ne)
        .cubes("ne-upper", 4, Good::Coal)
        .build("ne-lower", Building::Workshop)
        .pool(Pawn::Worker, 3)
        .pool(Pawn::ChildEngineer, 1)
        .pawn(Pawn::Worker, Spot::Field(field("ne-upper")))
        .pawn(Pawn::Engineer, Spot::Field(field("ne-lower")))
        .enacted("PR09")
        .developed("T02")
        .open("P001")
        .with(|s| {
            s.board.phase = crate::games::frostpunk::state::Phase::Action;
            s.board.overload = 3;
            s.board.hunger = 2;
            s.board.scenario.push(card("S01"));
            s.board.routes[0].cards.push(crate::games::frostpunk::state::RouteCard { id: card("E01"), dark: false });
            s.board.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space: 1 });
            s.add_to_hand(A, card("M12"));
        })
}

fn said(part: &str, viewer: Viewer, language: Language) -> String {
    View::new(&position(), viewer).lines(part, &speech(language)).unwrap().join("\n")
}

fn holds(text: &str, wanted: &[&str]) {
    wanted.iter().for_each(|it| assert!(text.contains(it), "{it}\n---\n{text}"));
}

#[test]
fn the_overview_tells_the_round_the_city_and_what_threatens_it() {
    holds(
        &said("overview", Viewer::Public, Language::En),
        &[
            "### Round 2 of 15, Action: Ania’s turn",
            "Ania leads. Type of the round: engineers.",
            "Wood: 3. Coal: 0. Steam cores: 0. Food: 9.",
            // WIN-01, SCN-03.
            "Objective: when the night of round 15 ends, the storehouses are full. From round 11 on they are filled by “The Storehouses”.",
            "• Storehouses: coal 0 of 8, wood 0 of 4, food 0 of 14",
            "• Deaths: 1 (the game is lost at 11; it began at 1)",
            // WEA-05: the marker starts on 9.
            "• Storm: still to come, marker on round 9",
            "Heat marker on 4 of 12, cold marker on 5. It stays through the night; after each Generator phase the heat is back on 1.",
            "Warm now: the Generator tile and near tiles (1–6), and red and orange buildings anywhere.",
            "• 22 workers, 6 of them ill, one gravely ill",
            "The next Preparation brings, if nobody else falls ill: workers – one dies",
            "Each exhausted token that is there when the Action phase begins keeps one pawn of its type from acting",
            "Pawns in the pool: worker 3 and child engineer 1",
            // ILL-06, ILL-07.
            "For each death the top citizen card applies, or one of the dead citizen’s type that a player discards: ",
            // HUN-05.
            "Then the type of the round eats: each food missing is hunger +1, due next round.",
            // HUN-03, HUN-06: in round 2 those of round 1 die, whose column is the children’s.
            "The dead are of the type fed the round before, next time children.",
            // NIG-02, NIG-06, EXP-11: four pawns of the pool and two that are out; the scout needs no place.
            "As the heat is now, 6 pawns lack one. For each pawn without a place 1 more of its type falls ill; scouts",
            // GEN-02: one icon between 4 and 5.
            "without more coal: 3 cubes are dropped; falling ill (where all are ill, the marker turns): 1 child.",
            "Hope, 3 of 6 spaces – active: Care 2; used: Justice 1",
            // TOK-04.
            "+1: draw a random token and lay it down used, or activate a used one.",
            "Discontent, 2 (lost at 6) – active: Anger 1; used: Greed 1",
            "### Ania (A) leads: 1 citizen card",
        ],
    );
    holds(
        &said("overview", Viewer::Public, Language::Pl),
        &[
            "### Runda 2 z 15, akcje, tura: Ania",
            "• robotnicy: 22, w tym chorych: 6, w tym 1 ciężko chory",
            "Najbliższe przygotowanie, jeśli nikt więcej nie zachoruje, przyniesie: robotnicy – umiera 1 osoba",
            "Nadzieja, pola: 3 z 6 – aktywne: Opieka 2; zużyte: Sprawiedliwość 1",
        ],
    );
}

/// EVT-03: a card whose first text lets it stay stays, and the line below its options does not say otherwise.
#[test]
fn evt_03_a_card_that_stays_by_its_first_text_is_not_said_to_leave() {
    let (view, english) = (View::new(&position(), Viewer::Public), speech(Language::En));
    let all: Vec<String> = view.parts().iter().flat_map(|it| view.lines(&it.key, &english).unwrap()).collect();
    let opened = all.iter().position(|it| it.contains("this card stays in the event area")).unwrap();
    let end = all[opened..].iter().find(|it| it.contains("leaves the game") && !it.contains(')')).unwrap();
    assert_eq!(end, "Unless it stays, it leaves the game");
}

#[test]
fn the_map_tells_every_field_with_what_lies_and_stands_there() {
    holds(
        &said("map", Viewer::Public, Language::En),
        &[
            "• 1 North-east (warm) – upper field: 4 coal – here: worker 1; lower field: Workshop – here: engineer 1",
            "• Route 1: “Hasty Departure”: A: camp, ",
            "– scout (worker) on space 2 of ",
            "• Route 2 is closed.",
        ],
    );
    holds(
        &said("buildings", Viewer::Public, Language::En),
        &[
            "• Workshop (1 North-east, lower field), heated, ",
            "• Generator (Generator field), heated, red insulation: ",
            "• Factory: 2 wood, left: ",
            // BLD-18, BLD-16, BLD-11.
            "• Tent: 2 wood, left: 7 – yellow insulation; 2 places for the night",
            "• Coal Mine: 5 wood and 1 steam core, left: 2 – takes a whole tile, 2 pawns a round; yellow insulation; only on a tile beside a coal deposit; gain 4 coal",
            "– yellow insulation; engineers only; cure 3 ill",
        ],
    );
}

/// MAP-04: 9 East-north-east touches the corners in the east and the north-east.
#[test]
fn map_04_a_tile_is_told_with_the_deposits_beside_it() {
    let state = position().lay(Place::Ene).with(|s| {
        s.board.walls.insert(Corner::E, Deposit::Coal);
        s.board.walls.insert(Corner::Ne, Deposit::Wood);
    });
    let lines = View::new(&state, Viewer::Public).lines("map", &speech(Language::En)).unwrap();
    let tile = lines.iter().find(|it| it.starts_with("• 9 East-north-east")).unwrap();
    assert!(tile.ends_with("; beside it: wood deposit (Wall Drill) and coal deposit (Coal Mine)"), "{tile}");
}

/// GEN-02, ILL-03, PRE-01, PRE-04: the icon between heat 4 and cold 5 is a child. Of 8 ill of 8 the marker turns in the Generator
/// phase, then by its section from 5 on; 4 ill are 5 then. In the Preparation phase its own illness is still to come.
#[test]
fn pre_04_what_illness_brings_counts_the_cold_that_is_clear() {
    use crate::games::frostpunk::state::Phase;
    let health = |phase: Phase, ill: u32, language: Language| {
        let state = city(2).heat([4, 5, 1, 2, 5]).ill(Citizen::Child, ill, false).with(|s| s.board.phase = phase);
        View::new(&state, Viewer::Public).lines("health", &speech(language)).unwrap().join("\n")
    };
    let heat = "As the heat is now, the cold makes more ill in the Generator phase (cards aside). Ill then, and by the end of the next Preparation: ";
    for (ill, at, then) in [(8, 8, "one dies"), (4, 5, "one is gravely ill (nobody dies)"), (3, 4, "no further harm")] {
        let line = format!("{heat}children {ill} → {at}, {then}");
        holds(&health(Phase::Morning, ill, Language::En), &[line.as_str()]);
    }
    holds(
        &health(Phase::Preparation, 8, Language::En),
        &["8 children, 8 of them ill", "This Preparation brings: children – one is gravely ill (nobody dies)"],
    );
    holds(&health(Phase::Morning, 8, Language::Pl), &["dzieci 8 → 8, umiera 1 osoba"]);
}

/// HUN-05: in the night the type of the round has eaten.
#[test]
fn hun_05_in_the_night_nobody_is_to_be_fed_any_more() {
    let state = position().with(|s| {
        s.board.phase = crate::games::frostpunk::state::Phase::Night;
        s.board.turn = None;
    });
    let lines = View::new(&state, Viewer::Public).lines("overview", &speech(Language::En)).unwrap();
    assert!(
        lines.iter().any(
            |it| it == "Hunger: 2 (the game is lost if 25 or more stay unpaid). Fed already this round: engineers."
        ),
        "{lines:#?}"
    );
}

#[test]
fn laws_technologies_and_open_cards_say_what_is_written_on_them() {
    holds(
        &said("public-relations", Viewer::Public, Language::En),
        &["### Laws in force: 1 of 4", "• “Houses of Care”: "],
    );
    holds(
        &said("technologies", Viewer::Public, Language::En),
        &["• “Snares”: 4 rounds: Weather: 1 more food for every 2 hunting symbols – developed"],
    );
    holds(
        &said("events", Viewer::Public, Language::En),
        &[
            "• Are We the Last?\nWhen round 4 begins, at dawn: if the Beacon stands on the map: choose one (",
            "• Missing Stores\n",
        ],
    );
}

/// Of a whole game, every round is told once, the last one with what ended it.
#[test]
fn the_outcome_tells_what_happened_in_which_round() {
    let game = shelf();
    let mut record = record(2, &[]);
    (record.seed, record.content) = (Seed::from_number(5), game.facts().digest().to_owned());
    play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(5), 20_000);
    let run = game.run(&record, None);
    let said = run.sight.lines(Viewer::Public, "outcome", &speech(Language::En)).unwrap();
    let rounds: Vec<&String> = said.iter().filter(|it| it.starts_with("• Round ")).collect();
    let last: usize = run.notes.iter().filter(|it| it.text.id == "note-round").count() + 1;
    assert_eq!(rounds.len(), last, "{said:#?}");
    for (at, round) in rounds.iter().enumerate() {
        assert!(round.starts_with(&format!("• Round {}: “", at + 1)) && round.contains(" Deaths "), "{round}");
    }
}

#[test]
fn a_hand_is_told_to_its_owner_alone() {
    let own = said("hand", Viewer::Seat(A), Language::En);
    holds(
        &own,
        &[
            "### Your citizen cards: 1",
            "• “Physician”: card of type engineer; with such a pawn at Medical Post or Infirmary or Care House: ",
        ],
    );
    for viewer in [Viewer::Public, Viewer::Seat(B)] {
        let view = View::new(&position(), viewer);
        let english = speech(Language::En);
        let all: Vec<String> = view.parts().iter().flat_map(|it| view.lines(&it.key, &english).unwrap()).collect();
        assert!(all.iter().all(|it| !it.contains("Physician")), "{viewer:?}");
        assert!(view.secrets(&english).iter().all(|it| !it.contains("Physician")));
    }
    assert!(View::new(&position(), Viewer::Public).lines("hand", &speech(Language::En)).is_none());
}

/// A line that shows that a message was put together wrongly.
fn slip(line: &str) -> Option<&'static str> {
    ["[", "{", "  ", "()", "..", " ,", "look-", "board-", "card-"].into_iter().find(|it| line.contains(it))
}

#[test]
fn every_part_has_text_and_alt_text_in_whole_games() {
    let game = shelf();
    let speeches = Language::ALL.map(speech);
    for seats in [1, 4] {
        let mut record = record(seats, &[("level", "normal")]);
        (record.seed, record.content) = (Seed::from_number(5), game.facts().digest().to_owned());
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(5), 20_000);
        let mut read = 0;
        for cut in (0..record.answers.len()).step_by(37).chain([record.answers.len()]) {
            let part = Record { answers: record.answers[..cut].to_vec(), ..record.clone() };
            let run = game.run(&part, None);
            let viewers = part.seats.all().map(Viewer::Seat).chain([Viewer::Public]);
            for (viewer, speech) in viewers.flat_map(|it| speeches.iter().map(move |words| (it, words))) {
                for key in run.sight.parts(viewer).into_iter().map(|it| it.key) {
                    let lines = run.sight.lines(viewer, &key, speech).unwrap();
                    let alt = run.sight.alt(viewer, &key, speech).unwrap();
                    assert!((1..=1000).contains(&alt.chars().count()), "{key} after {cut}: {alt}");
                    for line in lines.iter().chain([&alt]) {
                        let slip = slip(line);
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
        assert_eq!(all.len(), 263);
        all.extend(game.pieces(&words));
        for it in &all {
            let whole = format!("{}: {}", it.title, it.text);
            let slip = slip(&whole);
            assert!(slip.is_none() && it.title.chars().count() <= 80, "{slip:?} in {} {whole}", it.id);
            assert!(
                !it.text.is_empty() && (it.text.chars().count() <= 1_000 || [BRIEF, AID].contains(&it.id.as_str())),
                "{} {}",
                it.id,
                it.text.len()
            );
        }
        let ours = all.iter().filter(|it| it.provenance.as_deref() == Some("reconstructed")).count();
        assert!(ours > 300, "{ours}");
    }
}

/// DUS-05, BLD-25: a consultation that is resolved or looked at lies open, and not in the deck.
#[test]
fn a_consultation_that_lies_open_is_shown_once_as_what_it_is() {
    let words = speech(Language::En);
    let title = words.say(&card("KS01").title());
    let shown = |state: &State| {
        let view = View::new(state, Viewer::Public);
        let lines = view.lines("overview", &words).unwrap();
        let picture = view.scene("events", None, &words).unwrap();
        let drawn = picture.texts().iter().filter(|it| **it == title).count();
        (lines.iter().filter(|it| it.contains(&title)).cloned().collect::<Vec<_>>(), drawn)
    };
    let waits = city(2).with(|s| s.board.consultation = Some(card("KS01")));
    let (lines, drawn) = shown(&waits);
    assert!(lines.len() == 1 && lines[0].contains(" consultation") && drawn == 1, "{lines:?} {drawn}");
    let resolved = waits.clone().with(|s| s.board.evening = Some(card("KS01")));
    let looked_at = waits.with(|s| s.board.looked_at = vec![card("KS01")]);
    for state in [resolved, looked_at] {
        let (lines, drawn) = shown(&state);
        assert!(lines.len() == 1 && !lines[0].contains("Somewhere") && drawn == 1, "{lines:?} {drawn}");
    }
}
