//! Keys of offers stand in other people's records: they are unique in a decision and stay as they are for ever.
//! The same random games show that notes tell nobody what is hidden.

use std::collections::{BTreeMap, BTreeSet};

use super::kit::*;
use crate::engine::{
    AnyGame, Arg, Plain, Policy, Question, RandomPolicy, Record, Seat, Seed, Shape, Shelf, Standing, Text, Viewer,
    Words, play_out,
};
use crate::games::perseverance::Perseverance;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::dice::place_die;
use crate::games::perseverance::rules::patrol::patrol_step;
use crate::games::perseverance::state::*;

/// Plays at random and watches what is offered.
struct Watch {
    random: RandomPolicy,
    seen: BTreeMap<String, BTreeSet<String>>,
}

impl Policy for Watch {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let ask = question.ask.id;
        let keys = question.keys();
        let unique: BTreeSet<&String> = keys.iter().collect();
        assert_eq!(unique.len(), keys.len(), "{ask} offers a key twice: {keys:?}");
        if !matches!(question.shape, Shape::Number { .. }) {
            let word = |it: &&String| {
                !it.is_empty()
                    && *it != "none"
                    && it.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || b"-/".contains(&it))
            };
            assert_eq!(keys.iter().filter(word).count(), keys.len(), "{ask}: {keys:?}");
        }
        self.seen.entry(ask.to_owned()).or_default().extend(keys);
        self.random.pick(question)
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.random.first(seats)
    }
}

/// Random games of all kinds: what was offered, and the finished records.
fn watched(games: u64) -> (BTreeMap<String, BTreeSet<String>>, Vec<Record>, Shelf<Perseverance>) {
    let game = Shelf::new(Perseverance::load(None).unwrap());
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut records = Vec::new();
    for number in 0..games {
        let edition = Edition::ALL[number as usize % 2];
        let agreed = if number % 3 == 0 { "agreed" } else { "random" };
        let threat = if number % 4 == 3 { "yes" } else { "no" };
        let options = [("breach-tokens", agreed), ("deterministic-threat", threat)];
        let mut record = record(edition, 2 + (number % 3) as u8, &options);
        record.seed = Seed::from_number(number);
        let mut policy = Watch { random: RandomPolicy::new(number), seen };
        let run = play_out(&game, &mut record, &mut policy, 20_000);
        assert!(matches!(run.standing, Standing::Over(_)), "game {number}");
        seen = policy.seen;
        records.push(record);
    }
    (seen, records, game)
}

/// Some keys of every ask. They must never change: games that were played hold them.
const GOLDEN: &[(&str, &str)] = &[
    ("assembly", "production votes"),
    ("breach-token", "reward-1 reward-8"),
    ("challenges", "light-1 light-8 heavy-1 heavy-8"),
    ("first-settlement", "sustenance military expansion protection"),
    ("fortify", "trap trap-valor wall wall-followers done"),
    ("go-on", "yes no"),
    ("jack", "no trampler-c1-d2/sustenance raptor-c2-d1/protection"),
    ("leader", "adelita jack keoni phoenix"),
    ("mix", "1-food 1-mr"),
    ("patrol", "patrol-1/1-light-0-heavy patrol-2/0-light-1-heavy"),
    ("phoenix", "valor safeguard trampler-trap/c1-d2 raptor-trap/c1-d2"),
    (
        "place",
        "rations/neutral-facilitator/1 pub/a-organizer/6 patrol/dissenter-adventurer/3 \
         training/b-innovator-as-organizer/2 politics/neutral-organizer/1 supply/c-facilitator/3 settle/neutral-innovator/5 \
         salvage/d-adventurer/2 fortifications/neutral-adventurer-as-innovator/4",
    ),
    ("politics", "pool/innovator board/military/4 board/expansion/1"),
    ("reward", "reward-1 reward-8 done"),
    (
        "secondary",
        "skip influence/chief-mate/1 influence/chief-of-security/2 influence/chief-steward/3 influence/chief-engineer/2-food \
         soldiers/light/military/c1-r1 soldiers/heavy/protection/c2-r2 leader/rations leader/training leader/fortifications \
         defend/expansion/c3-r1",
    ),
    ("settle", "one/sustenance/1 one/protection/6 two/military/2"),
    ("settle-second", "sustenance military expansion protection"),
    ("soldiers", "light/sustenance/c1-r1 heavy/expansion/c3-r2 done"),
    ("train", "light food-light mr-heavy upgrade place story done"),
    ("trap", "trampler/sustenance/c1-d2 raptor/protection/c3-d1"),
    ("upgrade", "1 2"),
    ("wall", "sustenance/c1 protection/c3"),
];

/// EFF-11 and TRN-02 among others, by many random games.
#[test]
fn keys_are_unique_in_a_decision_and_for_ever() {
    let (seen, _, game) = watched(60);
    for (ask, keys) in GOLDEN {
        for key in keys.split_whitespace() {
            assert!(seen.get(*ask).is_some_and(|it| it.contains(key)), "`{ask}` no longer offers `{key}`");
        }
    }
    let known: BTreeSet<&str> =
        GOLDEN.iter().map(|it| it.0).chain(["set-aside", "lose-soldier", "threat-type"]).collect();
    for ask in seen.keys() {
        assert!(known.contains(ask.as_str()), "the ask `{ask}` has no golden keys");
        assert!(game.card().verb_of(ask).is_some(), "no sub-command answers `{ask}`");
    }
}

/// What random games seldom come to.
#[test]
fn keys_of_rare_asks_are_for_ever_too() {
    // TRN-12: all spaces are taken, and later Threat 5 of a Patrol with both types of Soldiers.
    let mut start = game(RETAIL, 3).pool("neutral-innovator a-adventurer c-organizer dissenter-facilitator");
    for zone in Zone::ALL {
        for space in 1..=6 {
            start = start.placed("neutral-organizer", zone, space);
        }
    }
    let expected = "asks A set-aside [neutral-innovator a-adventurer c-organizer dissenter-facilitator]";
    assert_eq!(run(start.clone(), "", |t| place_die(t, A).map(|_| ())).asked(), expected);
    let start = start.with(|s| {
        let soldiers = Soldiers { light: 1, heavy: 1 };
        s.board.players[A].patrol = Some(PatrolRun { card: 19, stage: 1, soldiers });
    });
    let asked = |start: &State, ask: &str| -> Vec<String> {
        let none = || "none".to_owned();
        let run =
            |seed| drive(start, seed, |t| patrol_step(t, A), |_, keys| keys.first().cloned().unwrap_or_else(none)).1;
        let lines: BTreeSet<String> = (0..10).flat_map(run).filter(|it| it.contains(ask)).collect();
        lines.into_iter().collect()
    };
    assert_eq!(asked(&start, "lose-soldier"), ["asks A lose-soldier [light heavy]"]);
    let tracks = start.with(|s| s.board.modules = BTreeSet::from([Module::Threat]));
    assert_eq!(asked(&tracks, "threat-type"), ["asks A threat-type [light heavy]"]);
}

/// The types of Traps in a text, wherever they are hidden in it.
fn trap_types(text: &Text) -> bool {
    let mut inside = text.args.iter().flat_map(|it| it.1.texts());
    ["trap-trampler", "trap-raptor"].contains(&text.id.as_ref()) || inside.any(trap_types)
}

/// EFF-11: the type of a Trap is whispered to its owner when it is laid, and told to all when it is revealed.
#[test]
fn eff_11_notes_tell_trap_types_to_their_owner_only() {
    let (_, records, game) = watched(12);
    let mut whispered = 0;
    for record in records {
        let notes = game.run(&record, None).notes;
        for (at, note) in notes.iter().enumerate() {
            let line = Plain.say(&note.text);
            if note.is_for(Viewer::Public) {
                let revealed = line.starts_with("note-trap-kills") || line.starts_with("note-trap-fails");
                assert!(revealed || !trap_types(&note.text), "{line}");
                continue;
            }
            whispered += 1;
            assert!(line.starts_with("note-trap-type("), "{line}");
            let before = Plain.say(&notes[at - 1].text);
            let readers: Vec<char> =
                record.seats.all().filter(|it| note.is_for(Viewer::Seat(*it))).map(Seat::letter).collect();
            assert_eq!(readers.len(), 1);
            assert!(before.starts_with(&format!("note-trap(seat={}", readers[0])), "{before}");
        }
    }
    assert!(whispered > 20, "{whispered}");
}

/// The derived invariants of the worked cases: so many dice are placed in a game, by everybody as often.
#[test]
fn trn_01_everybody_has_the_same_number_of_turns() {
    let (_, records, game) = watched(12);
    for record in records {
        let notes = game.run(&record, None).notes;
        let turns = |seat: Seat| {
            let mine = |text: &Text| text.args.contains(&("seat".into(), Arg::Seat(seat)));
            let placing = ["note-place", "note-place-story", "note-set-aside"];
            notes.iter().filter(|it| placing.contains(&it.text.id.as_ref()) && mine(&it.text)).count()
        };
        let each: Vec<usize> = record.seats.all().map(turns).collect();
        let (of, expected) = [(28, 14), (33, 11), (40, 10)][record.seats.count() - 2];
        assert_eq!(each, vec![expected; of / expected], "{} players", record.seats.count());
    }
}
