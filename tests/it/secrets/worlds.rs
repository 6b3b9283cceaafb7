//! Every game, without Discord: whatever a viewer cannot know is dealt anew, and nothing that the viewer gets may differ.
//!
//! Two kinds of other worlds are compared with the real one. At every tenth answer the state as it stands is dealt anew
//! for every viewer, and all pictures and texts are compared. At turn boundaries the game goes on in the other world,
//! with the answers that were really given, and what it asks and tells this viewer is compared as well.

use std::collections::BTreeMap;
use std::sync::Arc;

use slowboat::engine::{
    Answer, AnyGame, Audience, Decision, Foreseen, Fuzz, Guess, Mark, Note, RandomPolicy, Record, Run, Seat, Sight,
    Standing, Viewer, Who, foresee, play_out, suppose,
};
use slowboat::games::Registry;
use slowboat::words::{Language, Speech, Wordbook};

/// Every so many answers everything is looked at.
const EVERY: usize = 10;

/// The game goes on in another world from every so many boundaries.
const MARKS: usize = 5;

/// No game of ours comes near so many answers.
const RUNAWAY: usize = 20_000;

/// How often something was really compared.
#[derive(Clone, Copy, Default, Debug)]
struct Count {
    views: usize,
    /// Another viewer sees that the worlds differ.
    others: usize,
    runs: usize,
    /// The viewer is asked something in both worlds.
    asked: usize,
    /// Somebody else has answered in both worlds.
    answered: usize,
    /// What an answer would bring was the same in both worlds, and came so.
    foreseen: usize,
    /// What is offered for an order was the same in both worlds.
    ordered: usize,
}

impl Count {
    fn add(&mut self, more: Count) {
        self.views += more.views;
        self.others += more.others;
        self.runs += more.runs;
        self.asked += more.asked;
        self.answered += more.answered;
        self.foreseen += more.foreseen;
        self.ordered += more.ordered;
    }
}

#[test]
fn what_a_viewer_cannot_know_changes_no_surface_of_any_game() {
    let registry = Registry::load(None).unwrap();
    let words = Wordbook::load(&registry).unwrap();
    for game in registry.games() {
        let card = game.card();
        let speeches = Language::ALL
            .map(|it| words.game(card.id, it).plain(["Ann", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec()));
        let mut total = Count::default();
        for edition in card.editions {
            // Every number of players and every value of every option, but not each with each: that would take long.
            let (tables, variants) = (card.seats.clone().collect::<Vec<u8>>(), variants(game.as_ref()));
            for at in 0..tables.len().max(variants.len()) {
                let (seats, options) = (tables[at % tables.len()], variants[at % variants.len()].clone());
                let what = format!("{} {edition}, {seats} seats, {options:?}", card.id);
                let fuzz = Fuzz { games: 1, seed: 0, seats, edition: (*edition).to_owned(), options };
                let seed = u64::from(seats) * 10 + at as u64;
                let mut record = fuzz.record(game.as_ref(), seed);
                play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(seed), RUNAWAY);
                let worlds = Worlds { game: game.as_ref(), record, speeches: &speeches, what };
                let count = worlds.compare();
                // Alone at the table, nobody sees what is hidden from the only player.
                assert!(count.others > 0 || seats == 1, "{}: the worlds differ for somebody: {count:?}", worlds.what);
                assert!(count.asked > 0, "{}: {count:?}", worlds.what);
                total.add(count);
            }
        }
        assert!(total.foreseen > 0, "{}: something can be foreseen: {total:?}", card.id);
        assert!(total.ordered > 0, "{}: something can be ordered: {total:?}", card.id);
        assert!(total.answered > 0, "{}: somebody else answers in another world: {total:?}", card.id);
    }
}

/// Every value of every option once.
fn variants(game: &dyn AnyGame) -> Vec<BTreeMap<String, String>> {
    let options = &game.card().options;
    let most = options.iter().map(|it| it.values().len()).max().unwrap_or(1);
    let value = |at: usize, values: &[&str]| values[at % values.len()].to_owned();
    let pick = |at: usize| options.iter().map(|it| (it.key.to_owned(), value(at, it.values()))).collect();
    (0..most).map(pick).collect()
}

/// One game that was played to its end, and whatever else it could have been.
struct Worlds<'a> {
    game: &'a dyn AnyGame,
    record: Record,
    speeches: &'a [Speech],
    what: String,
}

impl Worlds<'_> {
    fn compare(&self) -> Count {
        let marks = self.game.boundaries(&self.record);
        let mut count = Count::default();
        self.compare_views(&marks, &mut count);
        for (at, mark) in marks.iter().enumerate().step_by(MARKS) {
            for seat in self.record.seats.all() {
                self.go_on(mark, Guess { seat, number: at as u64 }, &mut count);
            }
        }
        count
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> {
        std::iter::once(Viewer::Public).chain(self.record.seats.all().map(Viewer::Seat))
    }

    /// Looks at everything at every tenth answer, and at the end.
    fn compare_views(&self, marks: &[Mark], count: &mut Count) {
        let mut before: Option<Arc<dyn Sight>> = None;
        let whole = self.record.answers.len();
        for n in (0..whole).step_by(EVERY).chain([whole]) {
            let newest = marks.iter().rfind(|it| it.used() <= n);
            let sight = self.game.run(&self.record.cut(n), newest).sight;
            for viewer in self.viewers() {
                let other = sight.redealt(viewer, n as u64);
                let at = format!("{}: after {n} answers, {viewer:?}", self.what);
                self.same_sight(viewer, sight.as_ref(), other.as_ref(), before.as_deref(), &at);
                count.views += 1;
                let differs = |it: &Viewer| sight.digest(*it) != other.digest(*it);
                count.others += usize::from(self.viewers().filter(|it| *it != viewer).any(|it| differs(&it)));
            }
            before = Some(sight);
        }
    }

    /// Every surface: pictures as data with what is highlighted, texts, alt texts and what only this viewer may know.
    fn same_sight(&self, viewer: Viewer, one: &dyn Sight, other: &dyn Sight, since: Option<&dyn Sight>, at: &str) {
        assert_eq!(one.digest(viewer), other.digest(viewer), "{at}");
        assert_eq!(one.parts(viewer), other.parts(viewer), "{at}");
        for speech in self.speeches {
            for part in one.parts(viewer) {
                let key = part.key.as_str();
                let scene = |it: &dyn Sight| it.scene(viewer, key, since, speech);
                assert!(scene(one).is_some() && scene(one) == scene(other), "{at}: the picture {key} differs");
            }
        }
        self.same_words(viewer, one, other, at);
    }

    fn same_words(&self, viewer: Viewer, one: &dyn Sight, other: &dyn Sight, at: &str) {
        for speech in self.speeches {
            for part in one.parts(viewer) {
                let key = part.key.as_str();
                assert_eq!(one.lines(viewer, key, speech), other.lines(viewer, key, speech), "{at}: {key}");
                assert_eq!(one.alt(viewer, key, speech), other.alt(viewer, key, speech), "{at}: {key}");
            }
            assert_eq!(one.secrets(viewer, speech), other.secrets(viewer, speech), "{at}");
        }
    }

    /// Goes on from a boundary in both worlds, until something comes up that nobody could know.
    fn go_on(&self, mark: &Mark, guess: Guess, count: &mut Count) {
        let (start, viewer) = (mark.used(), Viewer::Seat(guess.seat));
        let dealt = self.game.redeal(mark, guess).unwrap();
        for n in start..=self.record.answers.len() {
            let cut = self.record.cut(n);
            let real = self.game.run(&cut, Some(mark));
            if self.reveals(&real, start, guess.seat) {
                return;
            }
            let other = self.game.run(&cut, Some(&dealt));
            let last = cut.answers[start..].last();
            let at = format!("{}: {n} answers, {} of them since a boundary, {viewer:?}", self.what, n - start);
            if matches!(other.standing, Standing::Drift(_) | Standing::Refused(_)) {
                // Others may have done what they cannot in this world; this viewer knows what the viewer can do.
                let by = last.map(|it| it.seat);
                assert!(by.is_some_and(|it| it != guess.seat), "{at}: {last:?} became {:?}", other.standing);
                return;
            }
            let digest = |it: &Run| it.sight.digest(viewer);
            assert_eq!(digest(&real), digest(&other), "{at}");
            if n == start && open(&real, guess.seat).is_none() {
                let offered = |from: &Mark| suppose(self.game, &cut, from, guess.seat, &[]);
                let known = offered(mark);
                assert_eq!(known, offered(&dealt), "{at}: what may be ordered");
                count.ordered += usize::from(known.is_some());
            }
            if n == start {
                self.same_words(viewer, real.sight.as_ref(), other.sight.as_ref(), &at);
            }
            assert_eq!(open(&real, guess.seat), open(&other, guess.seat), "{at}: what is asked");
            assert_eq!(waiting(&real), waiting(&other), "{at}: who is asked");
            assert_eq!(told(&real, viewer), told(&other, viewer), "{at}: what is told");
            let next = self.record.answers.get(n).filter(|it| it.seat == guess.seat);
            if let Some(answer) = next.filter(|_| settles(&real, guess.seat)) {
                count.foreseen += usize::from(self.same_foresight(&cut, (mark, &dealt), answer, &at));
            }
            count.runs += 1;
            count.asked += usize::from(open(&real, guess.seat).is_some());
            count.answered += usize::from(last.is_some_and(|it| it.seat != guess.seat));
        }
    }

    /// What an answer would bring is the same in both worlds; and where it is told, it is what comes of it.
    fn same_foresight(&self, cut: &Record, (mark, dealt): (&Mark, &Mark), answer: &Answer, at: &str) -> bool {
        let viewer = Viewer::Seat(answer.seat);
        let seen = |from: &Mark| match foresee(self.game, cut, Some(from), answer) {
            Foreseen::Known { notes, sight, asked } => Some((notes, sight.digest(viewer), asked)),
            Foreseen::Chance => None,
            Foreseen::Refused(refusal) => panic!("{at}: {answer:?} is refused: {refusal:?}"),
        };
        let real = seen(mark);
        assert_eq!(real, seen(dealt), "{at}: what {answer:?} would bring");
        let Some((notes, digest, _)) = real else { return false };
        let after = self.game.run(&self.record.cut(cut.answers.len() + 1), Some(mark));
        let told: Vec<&Note> = told(&after, viewer).into_iter().filter(|it| it.at > cut.answers.len()).collect();
        assert_eq!((notes.iter().collect::<Vec<_>>(), digest), (told, after.sight.digest(viewer)), "{at}: {answer:?}");
        true
    }

    /// Whether something became known since the boundary that differs between worlds by right.
    fn reveals(&self, run: &Run, start: usize, seat: Seat) -> bool {
        if run.mark.as_ref().is_some_and(|it| it.used() > start) {
            return true;
        }
        if run.notes.iter().any(|it| it.audience == Audience::Only(seat) || LAID_OPEN.contains(&it.text.id.as_ref())) {
            return true;
        }
        if draws_go_into_hands(self.game.card().id) {
            let Standing::Asking(open) = &run.standing else { return true };
            return open.iter().any(|it| it.ask.id == "lookout");
        }
        run.sealed > start || !run.notes.is_empty() && run.used == start
    }
}

/// The notes of cards that leave a hand for all to see, in Boonlake without an answer where there is nothing to choose.
const LAID_OPEN: [&str; 2] = ["note-discard", "note-discard-why"];

/// Whether nothing that is drawn in the middle of a turn is shown to all; what the Lookout of 51st State shows is asked
/// about at once. Any other game is compared only until something is rolled, drawn or revealed.
fn draws_go_into_hands(game: &str) -> bool {
    game == "state51"
}

/// What this seat is asked.
fn open(run: &Run, seat: Seat) -> Option<&Decision> {
    let Standing::Asking(open) = &run.standing else { return None };
    open.iter().find(|it| it.who.seat() == seat)
}

/// Whether the next answer is for this seat alone to give, and settles something.
fn settles(run: &Run, seat: Seat) -> bool {
    open(run, seat).is_some_and(|it| !it.secret && matches!(it.who, Who::Seat(_)))
}

/// Whom the table waits for, which everybody sees.
fn waiting(run: &Run) -> Vec<Seat> {
    let Standing::Asking(open) = &run.standing else { return Vec::new() };
    open.iter().map(|it| it.who.seat()).collect()
}

fn told(run: &Run, viewer: Viewer) -> Vec<&Note> {
    run.notes.iter().filter(|it| it.is_for(viewer)).collect()
}
