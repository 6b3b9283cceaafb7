//! Skiff: a small game with every kind of question, for the tests of the Discord side.

use std::fmt::Write as _;
use std::sync::LazyLock;

use slowboat::engine::*;
use slowboat::scene::{Color, Draw, Scene};

#[derive(Clone)]
pub(super) struct Skiff;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    points: Vec<i32>,
    /// Known to the seat only.
    secrets: Vec<u32>,
    turn: usize,
    turns: usize,
    /// On a rough sea the harbour takes long to draw.
    rough: bool,
    /// The crew sets the course together, and wins or loses together.
    crew: bool,
}

#[derive(Debug, PartialEq)]
pub(super) struct SkiffView {
    points: Vec<i32>,
    secret: Option<u32>,
    turn: usize,
    rough: bool,
}

const CARD: Card = Card {
    id: "skiff",
    command: "skiff",
    seats: 2..=4,
    editions: &["first", "second"],
    rules: 1,
    options: Vec::new(),
    verbs: &[
        Verb { name: "row", asks: &["row"] },
        Verb { name: "land", asks: &["land"] },
        Verb { name: "load", asks: &["load", "depth"] },
        Verb { name: "wave", asks: &["wave"] },
        Verb { name: "steer", asks: &["course"] },
    ],
    passes: &[],
    beside: &[("depth", Part::HAND)],
    together: true,
};

fn some(keys: &[&'static str]) -> Vec<Opt<&'static str>> {
    keys.iter().map(|it| Opt::new(*it, *it, *it)).collect()
}

/// Each with what it brings.
fn courses() -> Vec<Opt<&'static str>> {
    let with_detail = |it: Opt<&'static str>| {
        let detail = Some(Text::new(format!("{}-detail", it.value)));
        Opt { offer: Offer { detail, ..it.offer }, ..it }
    };
    some(&["open-sea", "coast"]).into_iter().map(with_detail).collect()
}

fn shores() -> Vec<Opt<usize>> {
    let shore = |it: usize| {
        let label = Text::new("spot").with("number", it % 30);
        let mut opt = Opt::new(it, format!("spot-{it}"), label);
        opt.offer = opt.offer.under(format!("isle-{}", it / 30), Text::new("isle").with("number", it / 30));
        opt
    };
    (0..300).map(shore).collect()
}

impl Skiff {
    fn turn(&self, t: &mut Table<'_, State>, seat: Seat) -> Play {
        let gain = match t.state.turn % 6 {
            0 => {
                let way = t.choose(seat, Ask::new("row", "SKF-01"), some(&["north", "east", "south"]))?.value;
                t.say(Text::new("rowed").with("seat", seat).with("way", Text::new(way)));
                1
            }
            1 => {
                let spot = t.choose(seat, Ask::new("land", "SKF-02"), shores())?.value;
                t.say(Text::new("landed").with("seat", seat).with("spot", spot));
                2
            }
            2 => {
                let goods = some(&["fish", "rope", "salt", "tea"]);
                let taken = t.choose_some(seat, Ask::new("load", "SKF-03"), goods, 0, 2)?;
                t.say(Text::new("loaded").with("seat", seat).with("count", taken.len()));
                taken.len() as i32
            }
            3 => {
                let depth = t.number(seat, Ask::new("depth", "SKF-04"), 0, 300)?;
                t.say(Text::new("sounded").with("seat", seat).with("depth", depth));
                3
            }
            4 => {
                let seats: Vec<Seat> = t.seats().all().collect();
                let waves =
                    t.together(seats, |solo| Ok(solo.choose(Ask::new("wave", "SKF-05"), some(&["yes", "no"]))?.value))?;
                let count = waves.iter().filter(|it| it.1 == "yes").count();
                t.say(Text::new("waved").with("count", count));
                count as i32
            }
            _ => {
                t.choose(seat, Ask::new("row", "SKF-01"), some(&["north", "east", "south"]))?;
                let roll = t.roll("wind", 6) as i32;
                t.say(Text::new("blown").with("seat", seat).with("roll", roll));
                roll
            }
        };
        t.state.points[seat.index()] += gain;
        t.state.turn += 1;
        Ok(())
    }
}

impl Game for Skiff {
    type State = State;
    type View = SkiffView;

    fn card(&self) -> &Card {
        static FULL: LazyLock<Card> = LazyLock::new(|| {
            let options = vec![
                OptionSpec { key: "short", kind: OptionKind::Flag },
                OptionSpec { key: "crew", kind: OptionKind::Flag },
                OptionSpec { key: "sea", kind: OptionKind::Pick(&["calm", "rough"]) },
            ];
            Card { options, ..CARD }
        });
        &FULL
    }
    fn open(&self, record: &Record) -> State {
        let turns = if record.option("short") == Some("yes") { 6 } else { 12 };
        let count = record.seats.count();
        State {
            points: vec![0; count],
            secrets: (0..count as u32).map(|it| 70 + it).collect(),
            turn: 0,
            turns,
            rough: record.option("sea") == Some("rough"),
            crew: record.option("crew") == Some("yes"),
        }
    }
    fn play(&self, t: &mut Table<'_, State>) -> Play<Outcome> {
        while t.state.turn < t.state.turns {
            t.boundary();
            let seat = Seat((t.state.turn % t.seats().count()) as u8);
            if t.state.crew {
                let course = t.agree(seat, Ask::new("course", "SKF-01"), courses())?.value;
                t.say(Text::new("steered").with("course", Text::new(course)));
                t.state.turn += 1;
                continue;
            }
            self.turn(t, seat)?;
        }
        if t.state.crew {
            return Ok(Outcome::Common(Common { won: true, points: 3, reasons: vec!["ended-home".into()] }));
        }
        let points = |seat: Seat| t.state.points[seat.index()];
        Ok(Outcome::ranked(t.seats(), points, points))
    }
    fn next(&self, state: &State, asked: Seat) -> Option<Seat> {
        let seats = Seats(state.points.len() as u8);
        let is_turn = !state.crew && state.turn % seats.count() == asked.index();
        (is_turn && state.turn + 1 < state.turns).then(|| seats.next(asked))
    }
    fn view(&self, state: &State, viewer: Viewer) -> SkiffView {
        let secret = match viewer {
            Viewer::Seat(seat) => state.secrets.get(seat.index()).copied(),
            Viewer::Public => None,
        };
        SkiffView { points: state.points.clone(), secret, turn: state.turn, rough: state.rough }
    }
    fn resample(&self, state: &State, _: Viewer, _: &mut Chance) -> State {
        state.clone()
    }
    fn messages(&self, language: &str) -> Option<String> {
        match language {
            "en" => Some(include_str!("skiff.en.ftl").to_owned()),
            "pl" => Some(include_str!("skiff.pl.ftl").to_owned()),
            _ => None,
        }
    }
    fn look_up(&self, language: &str) -> Vec<LookUp> {
        let polish = language == "pl";
        let texts = [
            (
                BRIEF,
                "The game in brief",
                "Gra w skrócie",
                "Whoever lands most wins.",
                "Wygrywa, kto wyląduje najczęściej.",
                false,
            ),
            ("SKF-01", "Rowing", "Wiosłowanie", "You row one way.", "Wiosłujesz w jedną stronę.", false),
            ("SKF-02", "Landing", "Lądowanie", "You land on any spot.", "Lądujesz w dowolnym miejscu.", true),
            ("SKF-05", "Waving", "Machanie", "All wave at once.", "Wszyscy machają naraz.", false),
        ];
        let entry = |(id, en, pl, text, tekst, ruling): (&str, &str, &str, &str, &str, bool)| LookUp {
            id: id.to_owned(),
            title: if polish { pl } else { en }.to_owned(),
            text: if polish { tekst } else { text }.to_owned(),
            ruling,
            see: (id == "SKF-02").then(|| "SKF-01".to_owned()).into_iter().collect(),
            provenance: ruling.then(|| "deduced".to_owned()),
            ..LookUp::default()
        };
        texts.into_iter().map(entry).collect()
    }
    fn pieces(&self, words: &dyn Words) -> Vec<LookUp> {
        let text = words.say(&Text::new("part-harbour"));
        vec![LookUp { id: "card/buoy".to_owned(), title: "Buoy".to_owned(), text, ..LookUp::default() }]
    }
    fn piece_picture(&self, id: &str, words: &dyn Words) -> Option<Scene> {
        let mut scene = Scene::new(100.0, 100.0, Color::WHITE);
        scene.alt = words.say(&Text::new("part-harbour"));
        (id == "card/buoy").then_some(scene)
    }
}

impl View for SkiffView {
    fn parts(&self) -> Vec<Part> {
        let part = |key: &str, width| Part { key: key.to_owned(), label: Text::new(format!("part-{key}")), width };
        let own = self.secret.map(|_| part(Part::HAND, 160));
        [part("overview", 320), part("harbour", 160)].into_iter().chain(own).collect()
    }
    fn scene(&self, part: &str, since: Option<&SkiffView>, words: &dyn Words) -> Option<Scene> {
        if self.rough && part == "harbour" {
            std::thread::sleep(std::time::Duration::from_millis(1800));
        }
        let mut scene = Scene::new(320.0, 120.0, Color::WHITE);
        scene.text(10.0, 30.0, words.say(&Text::new(format!("part-{part}")))).size(20.0);
        for (at, points) in self.points.iter().enumerate() {
            let changed = since.is_some_and(|it| it.points.get(at) != Some(points));
            let star = if changed { " *" } else { "" };
            let line = format!("{}: {points}{star}", words.name(Seat(at as u8)));
            scene.text(10.0 + 75.0 * at as f32, 70.0, line).size(14.0);
        }
        Some(scene)
    }
    fn lines(&self, _: &str, words: &dyn Words) -> Option<Vec<String>> {
        let line = |(at, points): (usize, &i32)| format!("{}: {points}", words.name(Seat(at as u8)));
        Some(self.points.iter().enumerate().map(line).collect())
    }
    fn alt(&self, part: &str, words: &dyn Words) -> Option<String> {
        let mut alt = words.say(&Text::new(format!("part-{part}")));
        for line in self.lines(part, words)? {
            let _ = write!(alt, " {line}.");
        }
        Some(alt)
    }
    fn secrets(&self, words: &dyn Words) -> Vec<String> {
        self.secret.iter().map(|it| words.say(&Text::new("secret").with("number", *it))).collect()
    }
}
