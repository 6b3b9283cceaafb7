//! The engine on small games of its own.

use std::collections::BTreeMap;

use super::trial::{self, report};
use super::*;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Count {
    points: Vec<i64>,
    turn: u32,
}

fn start() -> Count {
    Count { points: vec![0, 0, 0], turn: 0 }
}

fn keys(keys: &'static [&'static str]) -> Vec<Opt<&'static str>> {
    keys.iter().map(|it| Opt::new(*it, *it, *it)).collect()
}

fn pick(t: &mut Table<'_, Count>, seat: Seat) -> Play<&'static str> {
    Ok(t.choose(seat, Ask::new("pick", "TST-01"), keys(&["red", "blue"]))?.value)
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

#[test]
fn an_answer_in_the_record_is_returned_and_without_one_the_rules_stop() {
    let mut t = trial::table(start(), 2, "A pick blue");
    assert_eq!(pick(&mut t, A), Ok("blue"));
    let stopped = pick(&mut t, B);
    assert_eq!(report(&t, &stopped), "asks B pick [red blue]");
}

#[test]
fn an_answer_that_does_not_fit_is_drift_and_never_guessed_around() {
    for record in ["B pick blue", "A pick green", "A other blue"] {
        let mut t = trial::table(start(), 2, record);
        assert!(matches!(pick(&mut t, A), Err(Stop::Drift(drift)) if drift.at == 0), "{record}");
    }
}

#[test]
fn a_single_option_is_taken_and_noted_unless_the_ask_is_for_always() {
    let mut t = trial::table(start(), 2, "");
    assert_eq!(t.choose(A, Ask::new("pick", "TST-01"), keys(&["red"])).map(|it| it.value), Ok("red"));
    assert_eq!(t.notes.len(), 1);
    let stopped = t.choose(A, Ask::new("pick", "TST-01").always(), keys(&["red"]));
    assert_eq!(report(&t, &stopped), "asks A pick [red]");
    // Rules that tell it themselves need no line besides, and no answer of the record either.
    let mut told = trial::table(start(), 2, "");
    assert_eq!(told.choose(A, Ask::new("pick", "TST-01").told(), keys(&["red"])).map(|it| it.value), Ok("red"));
    assert!(told.notes.is_empty());
}

#[test]
fn what_holds_meanwhile_holds_no_longer_than_that_and_where_the_rules_stop() {
    let mut t = trial::table(start(), 2, "A pick blue");
    let seen = t.meanwhile(|state| &mut state.turn, 7, |t| pick(t, A).map(|it| (it, t.state.turn)));
    assert_eq!((seen, t.state.turn), (Ok(("blue", 7)), 0));
    assert!(t.meanwhile(|state| &mut state.turn, 8, |t| pick(t, B)).is_err());
    assert_eq!(t.state.turn, 8, "whoever is asked can be told why");
}

#[test]
fn no_option_at_all_is_a_dead_end_that_can_be_seen() {
    let mut t = trial::table(start(), 2, "");
    let stopped = t.choose(A, Ask::new("pick", "TST-01"), keys(&[]));
    assert!(matches!(stopped, Err(Stop::Asking(open)) if open[0].form.is_dead_end()));
}

#[test]
fn some_of_many_come_back_in_the_order_of_the_options() {
    let ask = || Ask::new("some", "TST-02");
    let options = || keys(&["a", "b", "c"]);
    let mut t = trial::table(start(), 2, "A some a+c, A some none");
    let picked: Vec<_> = t.choose_some(A, ask(), options(), 0, 2).unwrap().into_iter().map(|it| it.value).collect();
    assert_eq!(picked, ["a", "c"]);
    assert_eq!(t.choose_some(A, ask(), options(), 0, 2).unwrap().len(), 0);
    for wrong in ["A some a+b+c", "A some c+a", "A some a+a", "A some d"] {
        let mut t = trial::table(start(), 2, wrong);
        assert!(matches!(t.choose_some(A, ask(), options(), 0, 2), Err(Stop::Drift(_))), "{wrong}");
    }
}

#[test]
fn what_an_ask_speaks_of_is_made_only_where_somebody_reads_it() {
    let mut t = trial::table(start(), 2, "");
    let ask = |t: &Table<'_, Count>| t.ask_with(Ask::new("pick", "TST-01"), |state, ask| ask.with("n", state.turn));
    assert_eq!(ask(&t).args, [("n".into(), Arg::Number(0))]);
    t.quiet = true;
    assert_eq!(ask(&t).args, []);
}

#[test]
fn numbers_and_yes_or_no() {
    let mut t = trial::table(start(), 2, "A how-many 3, B sure no");
    assert_eq!(t.number(A, Ask::new("how-many", "TST-03"), 0, 5), Ok(3));
    assert_eq!(t.confirm(B, Ask::new("sure", "TST-03")), Ok(false));
    let mut t = trial::table(start(), 2, "A how-many 6");
    assert!(t.number(A, Ask::new("how-many", "TST-03"), 0, 5).is_err());
}

#[test]
fn a_form_settles_keys_as_the_table_reads_them() {
    let offers: Vec<Offer> = ["a", "b", "c"].iter().map(|it| Offer::new(*it, "x")).collect();
    let some = Form::Some { offers: offers.clone(), min: 0, max: 2 };
    assert_eq!(some.settle("c+a").as_deref(), Some("a+c"));
    assert_eq!(some.settle("none").as_deref(), Some("none"));
    assert_eq!(some.settle("a+a"), None);
    assert_eq!(some.settle("a+b+c"), None);
    assert_eq!(Form::One(offers).settle("d"), None);
    assert_eq!(Form::Number { min: 1, max: 3 }.settle("03").as_deref(), Some("3"));
    assert_eq!(Form::Number { min: 1, max: 3 }.settle("4"), None);
}

#[test]
fn rolling_shuffling_and_drawing_seal_what_came_before() {
    let mut t = trial::table(start(), 2, "A pick red, B pick red");
    pick(&mut t, A).unwrap();
    assert_eq!(trial::sealed(&t), 0);
    assert!(t.roll("d6", 6) < 6);
    assert_eq!(trial::sealed(&t), 1);
    pick(&mut t, B).unwrap();
    assert_eq!(trial::sealed(&t), 1);
    assert_eq!(t.shuffle("cards", vec![1, 2, 3]).len(), 3);
    assert_eq!(trial::sealed(&t), 2);
    t.draw(|state| state.turn += 1);
    assert_eq!((trial::sealed(&t), t.rolls.len()), (2, 2));
}

fn vote(t: &mut Table<'_, Count>) -> Play<Vec<(Seat, &'static str)>> {
    t.together([A, B, C], |solo| {
        let first = solo.choose(Ask::new("pick", "TST-04"), keys(&["red", "blue"]))?.value;
        if first == "blue" {
            solo.number(Ask::new("how-many", "TST-04"), 0, 9)?;
        }
        Ok(first)
    })
}

#[test]
fn together_asks_everyone_at_once_and_keeps_answers_secret_until_all_are_in() {
    let mut t = trial::table(start(), 3, "");
    let stopped = vote(&mut t);
    assert_eq!(report(&t, &stopped), "asks A pick [red blue]\nasks B pick [red blue]\nasks C pick [red blue]");

    let mut t = trial::table(start(), 3, "C pick red, A pick blue");
    let stopped = vote(&mut t);
    assert_eq!(report(&t, &stopped), "asks A how-many []\nasks B pick [red blue]");
    assert!(matches!(stopped, Err(Stop::Asking(open)) if open.iter().all(|it| it.secret)));
    assert_eq!(trial::sealed(&t), 0, "the secret answers themselves are not sealed before all are in");

    let mut t = trial::table(start(), 3, "C pick red, A pick blue, B pick red, A how-many 4");
    assert_eq!(vote(&mut t), Ok(vec![(A, "blue"), (B, "red"), (C, "red")]));
    assert_eq!(trial::sealed(&t), 4);
}

#[test]
fn together_drifts_on_an_answer_that_nobody_was_asked_for() {
    let mut t = trial::table(start(), 3, "C pick red, C pick red");
    assert!(matches!(vote(&mut t), Err(Stop::Drift(_))));
    let mut t = trial::table(start(), 3, "C pick green");
    assert!(matches!(vote(&mut t), Err(Stop::Drift(_))));
}

fn follow(t: &mut Table<'_, Count>) -> Play<Vec<(Seat, ())>> {
    t.any_order([A, B, C], |t, seat| {
        if seat == B {
            t.state.points[1] += 100; // Asks nothing, so it runs at once.
            return Ok(());
        }
        let what = pick(t, seat)?;
        t.state.turn += 1;
        t.say(Text::new(what).with("seat", seat));
        if what == "blue" {
            let most = i64::from(t.state.turn);
            t.state.points[seat.index()] += t.number(seat, Ask::new("how-many", "TST-05"), 0, most)?;
        }
        Ok(())
    })
}

#[test]
fn any_order_lets_whoever_answers_first_act_first_and_finish() {
    let mut t = trial::table(start(), 3, "");
    let stopped = follow(&mut t);
    assert_eq!(report(&t, &stopped), "asks A pick [red blue]\nasks C pick [red blue]");
    assert_eq!(t.state.points, [0, 100, 0]);

    let mut t = trial::table(start(), 3, "C pick blue");
    let stopped = follow(&mut t);
    assert_eq!(report(&t, &stopped), "blue(seat=C)\nasks C how-many []");

    let mut t = trial::table(start(), 3, "C pick blue, C how-many 1, A pick blue, A how-many 2");
    let order: Vec<Seat> = follow(&mut t).unwrap().into_iter().map(|it| it.0).collect();
    assert_eq!((order, t.state.points), (vec![B, C, A], vec![2, 100, 1]));

    let mut t = trial::table(start(), 3, "B pick blue");
    assert!(matches!(follow(&mut t), Err(Stop::Drift(_))));
}

#[test]
fn a_playout_that_is_cut_short_stops_where_somebody_is_asked_but_words_nothing() {
    let quiet = || {
        let mut t = trial::table(start(), 3, "");
        (t.quiet, t.source.quiet) = (true, true);
        t
    };
    assert_eq!(vote(&mut quiet()), Err(Stop::Asking(Vec::new())));
    assert_eq!(follow(&mut quiet()).map(drop), Err(Stop::Asking(Vec::new())));
    assert_eq!(pick(&mut quiet(), A), Err(Stop::Asking(Vec::new())));
}

#[test]
fn a_policy_that_plays_on_says_who_is_next_and_no_script_is_tried_before() {
    let tried = std::cell::Cell::new(0);
    let mut t = trial::table(start(), 3, "");
    (t.quiet, t.source.quiet) = (true, true);
    t.source.policy = Some(Box::leak(Box::new(RandomPolicy::new(1))));
    let done = t.any_order([A, B, C], |t, seat| {
        tried.set(tried.get() + 1);
        pick(t, seat)
    });
    let mut seats: Vec<Seat> = done.unwrap().into_iter().map(|it| it.0).collect();
    seats.sort_unstable();
    assert_eq!((seats, tried.get()), (vec![A, B, C], 3));
}

#[test]
fn a_team_agrees_and_the_record_holds_the_outcome_under_the_leader() {
    let ask = || Ask::new("agree", "TST-06");
    let mut t = trial::table(start(), 3, "");
    let stopped = t.agree(B, ask(), keys(&["fight", "flee"]));
    assert!(matches!(stopped, Err(Stop::Asking(open)) if open[0].who == Who::Team { leader: B }));
    let mut t = trial::table(start(), 3, "B agree flee");
    assert_eq!(t.agree(B, ask(), keys(&["fight", "flee"])).map(|it| it.value), Ok("flee"));
    let mut t = trial::table(start(), 3, "B agree x+z");
    let some = t.agree_some(B, ask(), keys(&["x", "y", "z"]), 1, 2).unwrap();
    assert_eq!(some.into_iter().map(|it| it.value).collect::<Vec<_>>(), ["x", "z"]);
}

#[test]
fn an_answer_is_offered_with_the_labels_of_all_that_is_picked() {
    let offers: Vec<Offer> = ["x", "y", "z"].map(|it| Offer::new(it, Text::new(format!("label-{it}")))).into();
    let said = |form: &Form, key: &str| form.offered(key).map(|it| Plain.say(&it.label));
    let some = Form::Some { offers: offers.clone(), min: 0, max: 2 };
    let both = said(&some, "x+z").unwrap();
    assert!(both.contains("label-x") && both.contains("label-z") && !both.contains("label-y"), "{both}");
    assert_eq!(said(&some, "none").as_deref(), Some("bot-none"));
    assert_eq!(said(&Form::One(offers.clone()), "y").as_deref(), Some("label-y"));
    assert_eq!(said(&Form::One(offers), "w"), None);
    assert_eq!(said(&Form::Number { min: 0, max: 9 }, "7"), said(&Form::Number { min: 0, max: 7 }, "7"));
}

/// A whole game: ten turns in which a player picks, or rolls, or everybody votes.
#[derive(Clone)]
struct Toy;

#[derive(PartialEq, Debug, Clone)]
struct ToyView(Count);

impl View for ToyView {
    fn parts(&self) -> Vec<Part> {
        vec![Part { key: "overview".to_owned(), label: "overview".into(), width: 100 }]
    }
    fn scene(&self, _: &str, _: Option<&ToyView>, _: &dyn Words) -> Option<crate::scene::Scene> {
        None
    }
    fn lines(&self, _: &str, _: &dyn Words) -> Option<Vec<String>> {
        Some(vec![format!("{:?}", self.0)])
    }
    fn alt(&self, _: &str, _: &dyn Words) -> Option<String> {
        None
    }
    fn secrets(&self, _: &dyn Words) -> Vec<String> {
        Vec::new()
    }
}

impl Game for Toy {
    type State = Count;
    type View = ToyView;

    fn card(&self) -> &Card {
        static CARD: std::sync::LazyLock<Card> = std::sync::LazyLock::new(|| Card {
            id: "toy",
            command: "toy",
            seats: 3..=3,
            editions: &["first"],
            rules: 1,
            options: vec![
                OptionSpec { key: "fast", kind: OptionKind::Flag },
                OptionSpec { key: "side", kind: OptionKind::Pick(&["a", "b"]) },
            ],
            verbs: &[Verb { name: "pick", asks: &["pick", "how-many"] }],
            passes: &[],
            beside: &[],
            together: false,
        });
        &CARD
    }
    fn open(&self, _: &Record) -> Count {
        start()
    }
    fn play(&self, t: &mut Table<'_, Count>) -> Play<Outcome> {
        while t.state.turn < 10 {
            t.boundary();
            let seat = Seat((t.state.turn % 3) as u8);
            match pick(t, seat)? {
                "red" => t.state.points[seat.index()] += t.roll("d6", 6) as i64,
                _ => {
                    for (seat, vote) in vote(t)? {
                        t.state.points[seat.index()] += i64::from(vote == "red");
                    }
                    if t.number(seat, Ask::new("how-many", "TST-07"), 0, 9)? == 9 {
                        return Refusal::because("TST-07", "nine-is-too-many");
                    }
                }
            }
            t.state.turn += 1;
            t.say(Text::new("turn").with("turn", t.state.turn));
        }
        let points: Vec<i32> = t.state.points.iter().map(|it| *it as i32).collect();
        Ok(Outcome::ranked(t.seats(), |it| points[it.index()], |it| it == A))
    }
    fn view(&self, state: &Count, _: Viewer) -> ToyView {
        ToyView(state.clone())
    }
    fn resample(&self, state: &Count, _: Viewer, _: &mut Chance) -> Count {
        state.clone()
    }
    fn messages(&self, _: &str) -> Option<String> {
        None
    }
    fn look_up(&self, _: &str) -> Vec<LookUp> {
        Vec::new()
    }
}

fn toy_record(seed: u64) -> Record {
    Record {
        game: "toy".to_owned(),
        rules: 1,
        edition: "first".to_owned(),
        options: BTreeMap::from([("fast".to_owned(), "yes".to_owned())]),
        content: "none".to_owned(),
        seed: Seed::from_number(seed),
        seats: Seats(3),
        answers: Vec::new(),
    }
}

#[test]
fn a_policy_plays_to_the_end_and_the_record_replays_from_every_boundary() {
    let game = Shelf::new(Toy);
    for seed in 0..50 {
        let mut record = toy_record(seed);
        let run = play_out(&game, &mut record, &mut RandomPolicy::new(seed), 1_000);
        assert!(matches!(run.standing, Standing::Over(_)), "{:?}", run.standing);
        let whole = game.run(&record, None);
        assert_eq!(whole.standing, run.standing);
        let marks = game.boundaries(&record);
        assert_eq!(marks.len(), 10);
        for mark in &marks {
            let rest = game.run(&record, Some(mark));
            assert_eq!(rest.standing, whole.standing);
            assert_eq!(rest.sealed, whole.sealed);
            assert_eq!(rest.notes, whole.notes[rest.notes_before..]);
            assert_eq!(rest.rolls, whole.rolls[rest.rolls_before..]);
            assert_eq!(rest.sight.digest(Viewer::Public), whole.sight.digest(Viewer::Public));
        }
    }
}

#[test]
fn play_step_by_step_is_the_same_as_play_at_once_and_the_past_never_changes() {
    let game = Shelf::new(Toy);
    let mut record = toy_record(4);
    play_out(&game, &mut record, &mut RandomPolicy::new(4), 1_000);
    let mut said: Vec<Note> = Vec::new();
    for count in 0..=record.answers.len() {
        let run = game.run(&record.cut(count), None);
        assert!(run.notes.starts_with(&said), "the notes of a shorter record begin those of a longer one");
        assert!(run.sealed <= count);
        said = run.notes;
    }
}

#[test]
fn a_policy_stops_at_its_limit() {
    let game = Shelf::new(Toy);
    let mut record = toy_record(5);
    let run = play_out(&game, &mut record, &mut RandomPolicy::new(5), 7);
    assert_eq!(record.answers.len(), 7);
    assert!(matches!(run.standing, Standing::Asking(_)));
}

#[test]
fn an_answer_after_the_end_is_drift() {
    let game = Shelf::new(Toy);
    let mut record = toy_record(6);
    play_out(&game, &mut record, &mut RandomPolicy::new(6), 1_000);
    record.answers.push(Answer { seat: A, ask: "pick".to_owned(), key: "red".to_owned() });
    assert!(matches!(game.run(&record, None).standing, Standing::Drift(_)));
}

#[test]
fn a_refused_answer_sealed_nothing_and_names_its_rule() {
    let game = Shelf::new(Toy);
    let mut record = toy_record(6);
    let say = |seat, ask: &str, key: &str| Answer { seat, ask: ask.to_owned(), key: key.to_owned() };
    record.answers = vec![say(A, "pick", "blue"), say(A, "pick", "red"), say(B, "pick", "red"), say(C, "pick", "red")];
    let before = game.run(&record, None);
    record.answers.push(say(A, "how-many", "9"));
    let run = game.run(&record, None);
    assert!(matches!(run.standing, Standing::Refused(Refusal { rule: "TST-07", .. })));
    assert_eq!(run.sealed, before.sealed);
}

#[test]
fn a_record_is_written_and_read() {
    let mut record = toy_record(2);
    play_out(&Shelf::new(Toy), &mut record, &mut RandomPolicy::new(2), 1_000);
    let text = record.to_text();
    assert_eq!(Record::from_text(&text), Ok(record));
    assert!(text.contains("option fast: yes\n\nA pick"), "{text}");
    let broken = text.replace("A pick red", "A pick");
    assert!(matches!(Record::from_text(&broken), Err(error) if error.line > 8));
    assert!(Record::from_text("game: toy").is_err());
}

#[test]
fn options_are_settled_to_known_values() {
    let game = Shelf::new(Toy);
    let given = BTreeMap::from([("side".to_owned(), "b".to_owned()), ("fast".to_owned(), "maybe".to_owned())]);
    let settled = game.card().settle_options(&given);
    assert_eq!(settled, BTreeMap::from([("fast".to_owned(), "no".to_owned()), ("side".to_owned(), "b".to_owned())]));
    assert_eq!(game.card().verb_of("how-many").map(|it| it.name), Some("pick"));
}

#[test]
fn seats_go_round() {
    let seats = Seats(4);
    assert_eq!(seats.from(Seat(2)).collect::<Vec<_>>(), [Seat(2), Seat(3), A, B]);
    assert_eq!(seats.after(Seat(3)).collect::<Vec<_>>(), [A, B, Seat(2)]);
    assert_eq!(Seat::from_letter("C"), Some(Seat(2)));
    assert_eq!(Seat::from_letter("c"), None);
    assert_eq!(C.letter(), 'C');
}

#[test]
fn a_fault_names_the_place_of_the_rule_that_met_it() {
    fn rule(t: &mut Table<'_, Count>) -> Play<i64> {
        t.state.points.get(7).copied().offered("the eighth player was offered")
    }
    let mut t = trial::table(start(), 2, "");
    let Err(Stop::Fault(fault)) = rule(&mut t) else { panic!("the rule went on") };
    assert!(fault.place.starts_with("src/engine/tests.rs:"), "{fault}");
    let again = rule(&mut t);
    assert_eq!(report(&t, &again), "fault: the eighth player was offered");
    assert_eq!(Fault::unless(true, "never"), Ok(()));
    assert!(matches!(Fault::unless(false, "two and two"), Err(Stop::Fault(it)) if it.what == "two and two"));
}

#[test]
fn a_record_takes_its_facts_along() {
    let record = toy_record(1);
    let facts = Facts::from_text(r#"{"cards.toml":{"cost":2}}"#).unwrap();
    let text = record.to_text_with(&facts);
    assert_eq!(Record::from_text(&text).unwrap(), record);
    assert_eq!(Record::facts_in(&text), Some(facts));
    assert_eq!(Record::facts_in(&record.to_text()), None);
}
