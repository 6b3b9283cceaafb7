//! How long painting and encoding take, in rounds of all variants in turn, beside the least possible.

use std::sync::Arc;

use slowboat::scene::{Painter, Scene};

use super::painter::sheets::board;

/// CPU time of this thread in milliseconds, where Linux tells it.
fn cpu_ms() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0) / 1e6
}

pub(crate) fn figures() {
    fn floor(pixels: &image::RgbaImage) -> usize {
        let copy = pixels.clone();
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, copy.width(), copy.height());
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_compression(png::Compression::Fastest);
        encoder.write_header().unwrap().write_image_data(&copy).unwrap();
        bytes.len()
    }
    let (painter, plain, based) = (Painter::new(), board(false), board(true));
    let empty = Scene::over("board", Arc::clone(&based.base.as_ref().unwrap().scene));
    let pixels = painter.paint(&based, 1.0);
    type Job<'a> = (&'a str, Box<dyn Fn() -> usize + 'a>);
    let jobs: Vec<Job> = vec![
        ("floor: copy + fdeflate", Box::new(|| floor(&pixels))),
        ("paint, all", Box::new(|| painter.paint(&plain, 1.0).len())),
        ("paint, all, cold caches", Box::new(|| Painter::new().paint(&plain, 1.0).len())),
        ("paint on a base", Box::new(|| painter.paint(&based, 1.0).len())),
        ("copy of the base", Box::new(|| painter.paint(&empty, 1.0).len())),
        ("paint on a base + PNG", Box::new(|| painter.png(&based, 1600).len())),
        ("paint on a base + PNG, 800", Box::new(|| painter.png(&based, 800).len())),
    ];
    let mut times = vec![Vec::new(); jobs.len()];
    let mut sizes = vec![0; jobs.len()];
    // The kernel counts in steps of some milliseconds, so a sample is several runs.
    const RUNS: usize = 8;
    for round in 0..15 {
        for (n, (_, job)) in jobs.iter().enumerate() {
            let start = cpu_ms();
            for _ in 0..RUNS {
                sizes[n] = job();
            }
            if round > 1 {
                times[n].push((cpu_ms() - start) / RUNS as f64);
            }
        }
    }
    let median = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    for (n, (name, _)) in jobs.iter().enumerate() {
        let ratios = times[n].iter().zip(&times[0]).map(|(time, floor)| time / floor).collect();
        println!(
            "{name:28} {:7.2} ms  {:5.2} × floor  {:5} KB",
            median(times[n].clone()),
            median(ratios),
            sizes[n] / 1024
        );
    }
}
