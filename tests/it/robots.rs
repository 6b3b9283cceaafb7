//! Robots: what they may know, what they do at the table, and how well.

use std::time::Duration;

use crate::common::*;
use slowboat::engine::trial::Bare;
use slowboat::engine::{
    Answer, AnyGame, Ask, Card, Chance, Common, Fuzz, Game, Guess, LookUp, Mark, OptionSpec, Outcome, Play,
    RandomPolicy, Record, Run, Seat, Shelf, Standing, Table, Viewer, known_record, play_out,
};
use slowboat::games::Registry;
use slowboat::host::robots::{Level, Position, think};
use slowboat::host::{self, Denied, GameId, Matter, Phase, Wish};

fn thought(game: &dyn AnyGame, record: &Record, run: &Run, level: Level) -> Option<(Answer, usize)> {
    let Standing::Asking(open) = &run.standing else { return None };
    let decision = &open[0];
    let seat = decision.who.seat();
    let known = known_record(run.sealed, &run.standing, record, seat);
    let thought = think(&Position { game, record: &known, from: run.mark.as_ref(), decision, seat }, level);
    Some((Answer { seat, ask: decision.ask.id.to_owned(), key: thought.key }, thought.playouts))
}

/// Two worlds that differ only in what the robot cannot know: it has to answer the same in both, and goes on until it
/// learns of the difference. The games are spread over the editions and options.
fn nothing_hidden_counts(game: &dyn AnyGame, level: Level, games: u64) {
    let card = game.card();
    let values = card.options.iter().map(|it| it.values().len()).max().unwrap_or(1);
    let kinds: Vec<(&str, usize)> =
        card.editions.iter().flat_map(|edition| (0..values).map(move |at| (*edition, at))).collect();
    let (mut compared, mut secrets) = (0, 0);
    for number in 0..games {
        let (edition, at) = kinds[number as usize % kinds.len()];
        let pick = |it: &OptionSpec| (it.key.to_owned(), it.values()[at % it.values().len()].to_owned());
        let options = card.options.iter().map(pick).collect();
        let seats = (*card.seats.start()).max(2);
        let fuzz = Fuzz { games, seed: 40, seats, edition: edition.to_owned(), options };
        let mut whole = fuzz.record(game, number);
        play_out(game, &mut whole, &mut RandomPolicy::new(number), 20_000);
        let marks = game.boundaries(&whole);
        // From the first boundary on at which somebody is asked before the worlds part.
        let from = marks.len() * (number as usize + 1) / (games as usize + 1);
        let place = marks[from..].iter().find_map(|mark| {
            let record = whole.cut(mark.used());
            let start = game.run(&record, Some(mark));
            let Standing::Asking(open) = &start.standing else { return None };
            let seat = open[0].who.seat();
            let other: Mark = game.redeal(mark, Guess { seat, number: 1_000 + number }).unwrap();
            let there = game.run(&record, Some(&other));
            let viewer = Viewer::Seat(seat);
            let alike = start.rolls == there.rolls && start.sight.digest(viewer) == there.sight.digest(viewer);
            alike.then_some((mark, record, start, seat, other))
        });
        let Some((mark, mut record, start, seat, other)) = place else {
            panic!("{} {edition} game {number}: what a robot sees is always dealt anew", card.id)
        };
        let there = game.run(&record, Some(&other));
        let hidden = record.seats.all().filter(|it| *it != seat).map(Viewer::Seat);
        secrets += hidden.filter(|it| start.sight.digest(*it) != there.sight.digest(*it)).count();
        loop {
            let (here, there) = (game.run(&record, Some(mark)), game.run(&record, Some(&other)));
            let viewer = Viewer::Seat(seat);
            let is_own = matches!(&here.standing, Standing::Asking(open) if open[0].who.seat() == seat);
            // Once chance has spoken, the worlds are no longer the same for anybody; some of what it turns up is only told.
            let told = |run: &Run| run.notes.iter().filter(|it| it.is_for(viewer)).cloned().collect::<Vec<_>>();
            let alike = here.rolls == there.rolls && here.sight.digest(viewer) == there.sight.digest(viewer);
            if !is_own || !alike || told(&here) != told(&there) {
                break;
            }
            // What others are asked at the same time may depend on what they hold.
            let [own, same] = [&here, &there].map(|it| match &it.standing {
                Standing::Asking(open) => &open[0],
                other => panic!("{other:?}"),
            });
            assert_eq!(own, same, "the offers depend on something hidden");
            let (one, two) = (thought(game, &record, &here, level), thought(game, &record, &there, level));
            assert_eq!(one, two, "{} {edition} game {number} after {} answers", card.id, record.answers.len());
            record.answers.push(one.unwrap().0);
            compared += 1;
        }
    }
    assert!(compared >= games, "{}: {compared} answers compared", card.id);
    assert!(secrets > 0, "{}: no other seat held anything else", card.id);
}

/// Games side by side, since none of them waits for another.
fn nothing_hidden_counts_in_any_game(level: Level, games: u64) {
    let registry = Registry::load(None).unwrap();
    std::thread::scope(|scope| {
        for game in registry.games() {
            scope.spawn(|| nothing_hidden_counts(game.as_ref(), level, games));
        }
    });
}

#[test]
fn a_robot_answers_the_same_whatever_it_cannot_know() {
    nothing_hidden_counts_in_any_game(Level::Steady, 15);
}

#[test]
fn nor_does_a_keen_one_see_through_the_table() {
    nothing_hidden_counts_in_any_game(Level::Keen, 6);
}

#[test]
fn a_robot_does_not_know_what_others_have_chosen_in_secret() {
    let registry = registry(Fault::None);
    let game = registry.get("fair").unwrap().as_ref();
    let fuzz = Fuzz { games: 1, seed: 3, seats: 3, edition: "first".to_owned(), options: Default::default() };
    let asked = |answers: &[(u8, &str, &str)]| {
        let mut record = fuzz.record(game, 0);
        let answer = |(seat, ask, key): &(u8, &str, &str)| Answer {
            seat: Seat(*seat),
            ask: (*ask).to_owned(),
            key: (*key).to_owned(),
        };
        record.answers = answers.iter().map(answer).collect();
        let run = game.run(&record, None);
        let Standing::Asking(open) = &run.standing else { panic!("{:?}", run.standing) };
        let decision = open.iter().find(|it| it.who.seat() == Seat(2)).unwrap();
        let known = known_record(run.sealed, &run.standing, &record, Seat(2));
        assert_eq!(known.answers.len(), 1);
        Level::ALL.map(|level| {
            think(&Position { game, record: &known, from: run.mark.as_ref(), decision, seat: Seat(2) }, level)
        })
    };
    let none = asked(&[(0, "act", "bid")]);
    assert_eq!(asked(&[(0, "act", "bid"), (0, "bid", "low")]), none);
    assert_eq!(asked(&[(0, "act", "bid"), (0, "bid", "high"), (0, "extra", "9"), (1, "bid", "high")]), none);
    assert_eq!(none[2].key, "high", "points are better than none");
}

/// A running game of one person with so many robots that answer at once.
async fn among_robots(club: &Club, channel: u64, levels: &[Level]) -> GameId {
    let id = club.lobby(channel).await.id;
    for level in levels {
        club.host.add_robot(club.press(), id, user(0), *level).await.unwrap();
    }
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    id
}

/// Waits until the robots have done what they can.
async fn quiet(club: &Club, id: GameId) -> slowboat::host::Table {
    for _ in 0..6_000 {
        let table = club.host.table(id).await.unwrap();
        if !table.phase.is_open() || !table.active.iter().any(|it| table.robots.contains_key(it)) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the robots stand still: {:?}", club.host.table(id).await);
}

#[tokio::test]
async fn a_person_alone_plays_against_robots_and_they_are_never_pinged() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = Duration::ZERO);
    let id = among_robots(&club, 1, &[Level::Steady, Level::Random]).await;
    let mut table = quiet(&club, id).await;
    for _ in 0..100 {
        if !table.phase.is_open() {
            break;
        }
        assert_eq!(table.active, [Seat(0)]);
        let open = club.host.panel(id, user(0)).await.unwrap().decision.unwrap();
        let key = open.decision.form.offers().first().map_or("1".to_owned(), |it| it.key.clone());
        club.say(id, 0, &key).await.unwrap();
        table = quiet(&club, id).await;
    }
    assert_eq!(table.phase, Phase::Over);
    let told = club.drain().await;
    assert!(told.iter().flat_map(|it| &it.ping).all(|it| *it == user(0)));
    assert!(told.iter().any(|it| !it.ping.is_empty()));
}

#[tokio::test]
async fn a_robot_stands_in_for_whoever_wants_it_and_a_table_of_robots_plays_on() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
    let id = club.game(1, 3).await;
    // Somebody else's seat needs everybody else's consent, one's own does not.
    let table = club.host.stand_in(club.press(), id, user(1), false, Seat(0), Level::Random).await.unwrap();
    assert!(table.robots.is_empty());
    let robot =
        |table: &host::Table| table.motion(|it| matches!(it, Matter::StandIn { .. })).map(|it| it.wanted.clone());
    assert_eq!(robot(&table), Some(vec![Seat(1)]));
    assert_eq!(club.told().await.last().map(String::as_str), Some("turn 0 [C]"), "whoever has a say is asked");
    club.line(id, "A walk").await;
    assert_eq!(robot(&club.host.table(id).await.unwrap()), None, "A is there");
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    club.host.stand_in(club.press(), id, user(1), false, Seat(0), Level::Random).await.unwrap();
    let table = club.host.stand_in(club.press(), id, user(2), false, Seat(0), Level::Keen).await.unwrap();
    assert_eq!(table.robots.into_iter().collect::<Vec<_>>(), [(Seat(0), Level::Keen)]);
    let again = club.host.stand_in(club.press(), id, user(2), false, Seat(0), Level::Keen).await.unwrap();
    assert_eq!(again.motions, [], "it has carried");
    assert_eq!(club.host.hand_back(club.press(), id, user(1), false, Seat(0)).await, Err(Denied::NotAllowed));
    // Whoever answers again has the seat again.
    club.line(id, "A walk, A north").await;
    assert!(club.host.table(id).await.unwrap().robots.is_empty());
    club.host.stand_in(club.press(), id, user(9), true, Seat(1), Level::Random).await.unwrap();
    let table = club.host.hand_back(club.press(), id, user(1), false, Seat(1)).await.unwrap();
    assert!(table.robots.is_empty());
    club.drain().await;

    club.host.configure(|it| it.robot_delay = Duration::ZERO);
    let id = club.game(2, 2).await;
    for seat in 0..2 {
        club.host.stand_in(club.press(), id, user(seat), false, Seat(seat), Level::Random).await.unwrap();
    }
    assert_eq!(quiet(&club, id).await.phase, Phase::Over);
}

#[tokio::test]
async fn an_answer_can_be_taken_back_although_a_robot_has_answered_since() {
    let club = Club::new().await;
    let mut taken = 0;
    for channel in 1..20 {
        club.host.configure(|it| it.robot_delay = Duration::ZERO);
        let id = among_robots(&club, channel, &[Level::Random]).await;
        club.line(id, "A walk, A north").await;
        let before = quiet(&club, id).await;
        assert!(before.n > 2);
        club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
        match club.host.undo(club.press(), id, user(0)).await {
            Ok(receipt) => {
                assert_eq!((receipt.table.n, receipt.table.active), (1, vec![Seat(0)]));
                club.line(id, "A south").await;
                taken += 1;
            }
            Err(denied) => assert!(matches!(denied, Denied::Sealed | Denied::TeamDecided), "{denied:?}"),
        }
    }
    assert!(taken > 0);
}

#[tokio::test]
async fn where_others_play_nobody_fishes_for_what_a_robot_does() {
    let club = Club::new().await;
    for (channel, delay) in [(1, Duration::from_secs(3_600)), (2, Duration::ZERO)] {
        club.host.configure(|it| it.robot_delay = delay);
        let id = club.lobby(channel).await.id;
        club.host.join(club.press(), id, person(1)).await.unwrap();
        club.host.add_robot(club.press(), id, user(0), Level::Random).await.unwrap();
        club.host.begin(club.press(), id, user(0)).await.unwrap();
        club.line(id, "A walk, A north, B walk, B north").await;
        if delay.is_zero() {
            assert!(quiet(&club, id).await.n > 4);
            let denied = club.host.undo(club.press(), id, user(1)).await.unwrap_err();
            assert!(matches!(denied, Denied::OthersSince { .. } | Denied::Sealed), "{denied:?}");
            assert!(club.host.panel(id, user(1)).await.unwrap().undo.is_none());
        } else {
            assert_eq!(club.host.undo(club.press(), id, user(1)).await.unwrap().table.n, 3);
        }
    }
}

#[tokio::test]
async fn robots_go_on_after_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
    let id = among_robots(&club, 1, &[Level::Steady]).await;
    club.host.stand_in(club.press(), id, user(0), false, Seat(0), Level::Steady).await.unwrap();
    let before = club.host.table(id).await.unwrap();
    assert_eq!(before.phase, Phase::Running);
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    let after = club.host.table(id).await.unwrap();
    assert_eq!((after.robots, after.people), (before.robots, before.people));
    club.host.configure(|it| it.robot_delay = Duration::ZERO);
    assert_eq!(quiet(&club, id).await.phase, Phase::Over);
}

#[tokio::test]
async fn the_lobby_seats_robots_and_sends_them_away() {
    let club = Club::new().await;
    let id = club.lobby(1).await.id;
    for _ in 0..3 {
        club.host.add_robot(club.press(), id, user(0), Level::Keen).await.unwrap();
    }
    assert_eq!(club.host.add_robot(club.press(), id, user(0), Level::Keen).await, Err(Denied::Full { room: 4 }));
    assert_eq!(club.host.add_robot(club.press(), id, user(8), Level::Keen).await, Err(Denied::NoSeat));
    let table = club.host.drop_robot(club.press(), id, user(0), Seat(2)).await.unwrap();
    let names: Vec<&str> = table.people.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Person 0", "Robot Ada", "Robot Cog"]);
    assert_eq!(club.host.drop_robot(club.press(), id, user(0), Seat(0)).await, Err(Denied::NoRobot));
    club.host.join(club.press(), id, person(1)).await.unwrap();
    // The table passes to the next person, and robots do not stay alone.
    let table = club.host.leave(club.press(), id, user(0)).await.unwrap();
    assert_eq!((table.creator, table.robots.len()), (user(1), 2));
    assert_eq!(club.host.leave(club.press(), id, user(1)).await.unwrap().phase, Phase::Closed);
}

#[tokio::test]
async fn a_table_can_be_opened_with_robots_in_all_other_seats() {
    let club = Club::new().await;
    let wish = Wish { seats: Some(3), robots: Some(Level::Steady), ..fair() };
    let press = club.press();
    let table = club.host.lobby(press, place(1), person(0), wish.clone()).await.unwrap();
    let names: Vec<&str> = table.people.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Person 0", "Robot Ada", "Robot Bor"]);
    assert_eq!(table.robots, [(Seat(1), Level::Steady), (Seat(2), Level::Steady)].into());
    assert_eq!(club.host.lobby(press, place(1), person(0), wish).await.unwrap(), table, "the same press");
    let table = club.host.begin(club.press(), table.id, user(0)).await.unwrap();
    assert_eq!((table.phase, table.people.len()), (Phase::Running, 3));
}

/// A table that wins a little together, or loses together with many points.
#[derive(Clone)]
struct Bridge(Card);

impl Game for Bridge {
    /// How many planks are laid.
    type State = u32;
    type View = Bare<u32>;

    fn card(&self) -> &Card {
        &self.0
    }
    fn open(&self, _: &Record) -> u32 {
        0
    }
    fn play(&self, t: &mut Table<'_, u32>) -> Play<Outcome> {
        for seat in t.seats().all() {
            let built = t.confirm(seat, Ask::new("build", "BRG-01"))?;
            t.state += u32::from(built);
        }
        let won = t.state == 2;
        Ok(Outcome::Common(Common { won, points: if won { 1 } else { 100 }, reasons: vec!["bridge".into()] }))
    }
    fn view(&self, state: &u32, _: Viewer) -> Bare<u32> {
        Bare(*state)
    }
    fn resample(&self, state: &u32, _: Viewer, _: &mut Chance) -> u32 {
        *state
    }
    fn messages(&self, _: &str) -> Option<String> {
        None
    }
    fn look_up(&self, _: &str) -> Vec<LookUp> {
        Vec::new()
    }
}

#[test]
fn robots_value_winning_together_above_losing_together() {
    let card = Card {
        id: "bridge",
        command: "bridge",
        seats: 2..=2,
        editions: &["first"],
        rules: 1,
        options: Vec::new(),
        verbs: &[],
        passes: &[],
        beside: &[],
        together: true,
    };
    let game = Shelf::new(Bridge(card));
    let fuzz = Fuzz { games: 1, seed: 1, seats: 2, edition: "first".to_owned(), options: Default::default() };
    for level in [Level::Steady, Level::Keen] {
        let mut record = fuzz.record(&game, 1);
        for _ in 0..2 {
            let run = game.run(&record, None);
            let (answer, _) = thought(&game, &record, &run, level).unwrap();
            assert_eq!(answer.key, "yes", "{level}");
            record.answers.push(answer);
        }
        let Standing::Over(outcome) = game.run(&record, None).standing else { panic!("it must be over") };
        assert!(outcome.won(Seat(0)) && outcome.won(Seat(1)));
    }
}
