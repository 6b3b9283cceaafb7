//! From an answer to the bytes of the picture, step by step, in whole random games of Perseverance on a real file:
//! `cargo bench --bench answer`. Prints medians and the slowest of a hundred, in milliseconds, and picture sizes.

#![allow(clippy::unwrap_used, reason = "a bench may fail")]

use std::sync::Arc;
use std::time::Instant;

use slowboat::engine::{Form, Viewer, Who, Words};
use slowboat::games::Registry;
use slowboat::host::{
    Actor, ChannelId, Command, GuildId, Host, InteractionId, Person, Phase, Place, SystemClock, UserId, Wish,
};
use slowboat::scene::Painter;
use slowboat::store::Store;
use slowboat::words::{Language, Wordbook};

const STEPS: [&str; 6] = ["rules and commit", "view", "scene", "drawing", "encoding", "answer to PNG"];

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let registry = Registry::load(None).unwrap();
    let book = Wordbook::load(&registry).unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let host = Host::start(store, registry, Arc::new(SystemClock)).await.unwrap();
    let painter = Painter::new();
    let (mut times, mut sizes) = (vec![Vec::new(); STEPS.len()], Vec::new());
    let mut press = (1..).map(InteractionId);
    let mut luck = 1_u64;

    for players in 2..=4_u64 {
        let place = Place { guild: Some(GuildId(1)), channel: ChannelId(players) };
        let person = |seat: u64| Person { user: UserId(100 + seat), name: format!("Person {seat}") };
        let actor = |seat: u64| Actor::Person { person: person(seat), is_moderator: false };
        let names = (0..players).map(|it| format!("Person {it}")).collect();
        let words = book.game("perseverance", Language::En).clone().plain(names);
        let wish = Wish { game: "perseverance".to_owned(), ..Wish::default() };
        let table = host.open(press.next().unwrap(), place, person(0), wish).await.unwrap().table;
        for seat in 1..players {
            host.run(press.next().unwrap(), table.id, actor(seat), Command::Join).await.unwrap();
        }
        host.run(press.next().unwrap(), table.id, actor(0), Command::Start).await.unwrap();
        loop {
            let table = host.table(table.id).await.unwrap();
            if table.phase != Phase::Running {
                break;
            }
            let user = table.person(table.active[0]).unwrap().user;
            let decision = host.panel(table.id, user).await.unwrap().decision.unwrap().decision;
            assert!(matches!(decision.who, Who::Seat(_)), "nothing here is for the whole team");
            let key = any(&decision.form, &mut luck);

            let start = Instant::now();
            let answer = Command::Answer { token: None, key };
            host.run(press.next().unwrap(), table.id, actor(user.0 - 100), answer).await.unwrap();
            let answered = Instant::now();
            let (_, sight) = host.sight(table.id).await.unwrap();
            let part = &sight.parts(Viewer::Public)[0];
            let seen = Instant::now();
            let scene = sight.scene(Viewer::Public, &part.key, None, &words as &dyn Words).unwrap();
            let drafted = Instant::now();
            let png = painter.png(&scene, part.width);
            let done = Instant::now();
            // Painted once more without the encoding, to tell the two apart.
            drop(painter.paint(&scene, part.width as f32 / scene.width));
            let drawing = done.elapsed();
            let ms = [
                answered - start,
                seen - answered,
                drafted - seen,
                drawing,
                (done - drafted).saturating_sub(drawing),
                done - start,
            ];
            for (all, step) in times.iter_mut().zip(ms) {
                all.push(step.as_secs_f64() * 1e3);
            }
            sizes.push(png.len() as f64 / 1024.0);
        }
    }

    let (total, _) = spread(&mut times[5].clone());
    println!("{} answers", sizes.len());
    for (name, all) in STEPS.iter().zip(&mut times) {
        let (median, slow) = spread(all);
        println!("{name:18} median {median:6.2} ms  p99 {slow:6.2} ms  {:3.0} %", 100.0 * median / total);
    }
    let (median, most) = spread(&mut sizes);
    println!("picture            median {median:6.0} KiB p99 {most:6.0} KiB");
}

/// The median and the value that one of a hundred exceeds.
fn spread(values: &mut [f64]) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    (values[values.len() / 2], values[values.len() * 99 / 100])
}

/// Any legal answer.
fn any(form: &Form, luck: &mut u64) -> String {
    let mut below = |of: usize| {
        *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((*luck >> 33) as usize) % of.max(1)
    };
    match form {
        Form::One(offers) => offers[below(offers.len())].key.clone(),
        Form::Some { offers, min, max } => {
            let take = min + below(max - min + 1);
            let keys: Vec<&str> = offers.iter().take(take).map(|it| it.key.as_str()).collect();
            if keys.is_empty() { "none".to_owned() } else { keys.join("+") }
        }
        Form::Number { min, max } => (min + below((max - min + 1) as usize) as i64).to_string(),
    }
}
