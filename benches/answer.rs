//! From an answer to the bytes of the picture: `cargo bench --bench answer`. First step by step, in whole random games of
//! Perseverance on a real file: medians and the slowest of a hundred, in milliseconds. Then the overviews of every game,
//! against the floor below which no encoder gets: a copy of the pixels without their opacity, packed by fdeflate.

#![allow(clippy::unwrap_used, reason = "a bench may fail")]

mod common;

use std::fs;
use std::sync::Arc;
use std::time::Instant;

use common::any;
use image::RgbaImage;
use slowboat::engine::{AnyGame, Fuzz, RandomPolicy, Viewer, Who, Words, play_out};
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
        host.run(press.next().unwrap(), table.id, actor(0), Command::Start { seating: None }).await.unwrap();
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

    println!(
        "\noverviews                      scene  draw encode total floor  total/floor encode/floor  KiB  p99    dB  least  not indexed"
    );
    let registry = Registry::load(None).unwrap();
    for game in registry.games() {
        for edition in game.card().editions {
            overviews(game.as_ref(), edition, &book);
        }
    }
}

/// Pictures of each random game.
const MOMENTS: usize = 24;

/// What the overviews of a game cost, for every number of players.
fn overviews(game: &dyn AnyGame, edition: &str, book: &Wordbook) {
    let painter = Painter::new();
    // Scene, drawing, encoding, all three, floor, all three by floor, encoding by floor, size, decibels.
    let mut all = vec![Vec::new(); 9];
    let mut not_indexed = 0;
    for seats in game.card().seats.clone() {
        let fuzz = Fuzz { games: 1, seed: 5, seats, edition: edition.to_owned(), options: Default::default() };
        let mut record = fuzz.record(game, 0);
        play_out(game, &mut record, &mut RandomPolicy::new(3), 20_000);
        let words = book.game(game.card().id, Language::En).plain(vec!["Somebody".to_owned(); usize::from(seats)]);
        for moment in 0..=MOMENTS {
            let sight = game.run(&record.cut(record.answers.len() * moment / MOMENTS), None).sight;
            let part = sight.parts(Viewer::Public).swap_remove(0);
            let (scene, drafting) = timed(|| sight.scene(Viewer::Public, &part.key, None, &words).unwrap());
            let (pixels, drawing) = timed(|| painter.paint(&scene, part.width as f32 / scene.width));
            let (png, both) = timed(|| painter.png(&scene, part.width));
            let (rgb, floor) = timed(|| floor(&pixels));
            // The first picture paints what the later ones find in the cache.
            if moment == 0 {
                continue;
            }
            let encoding = (both - drawing).max(0.0);
            let total = drafting + drawing + encoding;
            let shown = image::load_from_memory(&png).unwrap().to_rgb8();
            let squares = shown.iter().zip(&rgb).map(|(a, b)| (f64::from(*a) - f64::from(*b)).powi(2)).sum::<f64>();
            let decibels = 10.0 * (255.0_f64.powi(2) * rgb.len() as f64 / squares.max(1e-9)).log10();
            let size = png.len() as f64 / 1024.0;
            let row = [drafting, drawing, encoding, total, floor, total / floor, encoding / floor, size, decibels];
            all.iter_mut().zip(row).for_each(|(all, value)| all.push(value));
            // The colour type in the header: 3 is a palette.
            not_indexed += usize::from(png[25] != 3);
        }
    }
    let (size, decibels) = (all[7].clone(), all[8].clone());
    let m: Vec<f64> = all.iter_mut().map(|it| spread(it).0).collect();
    println!(
        "{:30} {:5.1} {:5.1} {:6.1} {:5.1} {:5.1} {:12.2} {:12.2} {:4.0} {:4.0} {:5.1} {:6.1} {not_indexed:12}",
        format!("{} {edition}", game.card().id),
        m[0],
        m[1],
        m[2],
        m[3],
        m[4],
        m[5],
        m[6],
        m[7],
        spread(&mut size.clone()).1,
        m[8],
        decibels.iter().copied().fold(f64::INFINITY, f64::min),
    );
}

/// What comes out, and the milliseconds that this thread has worked for it: other work on the machine does not count.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let spent = || -> f64 {
        let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        text.split_whitespace().next().and_then(|it| it.parse().ok()).unwrap_or_default()
    };
    let start = spent();
    let done = work();
    (done, (spent() - start) / 1e6)
}

/// The least that any encoder does, and the pixels without their opacity.
fn floor(pixels: &RgbaImage) -> Vec<u8> {
    let rgba = pixels.as_raw();
    let mut rgb = vec![0; rgba.len() / 4 * 3];
    for (to, from) in rgb.as_chunks_mut::<3>().0.iter_mut().zip(rgba.as_chunks::<4>().0) {
        *to = [from[0], from[1], from[2]];
    }
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Fast);
    encoder.write_header().unwrap().write_image_data(&rgb).unwrap();
    rgb
}

/// The median and the value that one of a hundred exceeds.
fn spread(values: &mut [f64]) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    (values[values.len() / 2], values[values.len() * 99 / 100])
}
