//! The painter as its users see it: what is drawn is the same every time, complete and told apart; with a sheet
//! to look at and figures to compare.

use std::sync::Arc;

use slowboat::scene::{
    Color, Draw, Fill, Level, Painter, SEAT_COLORS, Scene, Shadow, Sym, Weight, contrast, measure,
};

const GROUND: Color = Color::rgb(0xf4efe6);

/// Everything that can be drawn, on one sheet.
fn sheet() -> Scene {
    let columns = 6;
    let (cell_w, cell_h) = (262.0, 96.0);
    let rows = Sym::ALL.len().div_ceil(columns);
    let top = 30.0 + rows as f32 * cell_h;
    let mut scene = Scene::new(1600.0, top + 640.0, GROUND);
    let inks = [
        Color::rgb(0x7a3b12),
        Color::rgb(0x1f4e5f),
        Color::rgb(0x355e3b),
        Color::rgb(0x5b2a86),
        Color::INK,
    ];
    for (n, &sym) in Sym::ALL.iter().enumerate() {
        let (x, y) = (
            20.0 + (n % columns) as f32 * cell_w,
            20.0 + (n / columns) as f32 * cell_h,
        );
        scene
            .rect(x, y, cell_w - 10.0, cell_h - 10.0)
            .radius(10.0)
            .fill(Color::WHITE)
            .shadow(Shadow::soft(5.0));
        let ink = inks[n % inks.len()];
        scene.symbol(sym, x + 42.0, y + 43.0, 64.0, ink);
        scene.symbol(sym, x + 104.0, y + 54.0, 32.0, ink);
        scene.symbol(sym, x + 140.0, y + 58.0, 20.0, ink);
        scene.symbol(sym, x + 166.0, y + 60.0, 16.0, ink);
        scene
            .rect(x + 184.0, y + 38.0, 56.0, 40.0)
            .radius(6.0)
            .fill(ink.darken(0.3));
        scene.symbol(sym, x + 212.0, y + 58.0, 30.0, Color::PAPER);
        scene
            .text(x + 88.0, y + 26.0, sym.word())
            .size(17.0)
            .semi_bold()
            .max_width(150.0);
    }
    texts(&mut scene, top);
    surfaces(&mut scene, top);
    scene.alt = "Every symbol, text, shadow and gradient".into();
    scene
}

fn texts(scene: &mut Scene, top: f32) {
    for (n, weight) in [Weight::Regular, Weight::SemiBold, Weight::Bold]
        .into_iter()
        .enumerate()
    {
        for (m, size) in [14.0, 18.0, 24.0, 36.0].into_iter().enumerate() {
            let y = top + 40.0 + n as f32 * 135.0 + [0.0, 24.0, 53.0, 93.0][m];
            scene
                .text(24.0, y, "Zażółć gęślą jaźń — Łódź 0123456789 → +2")
                .size(size)
                .weight(weight)
                .max_width(780.0);
        }
    }
    scene
        .block(
            24.0,
            top + 430.0,
            360.0,
            "Drewniane mury chronią osadę. Każdy gracz ustawia kość na polu akcji, \
        a potem pojawiają się dinozaury: tramplery i raptory.",
        )
        .size(20.0)
        .line_height(1.35);
    scene
        .block(
            420.0,
            top + 430.0,
            180.0,
            "A block of three lines at most, in the middle, which ends before its words do",
        )
        .size(18.0)
        .semi_bold()
        .middle()
        .max_lines(3)
        .color(Color::rgb(0x1f4e5f));
    scene
        .text(640.0, top + 450.0, "Shrinks a little to fit")
        .size(24.0)
        .bold()
        .max_width(220.0);
    scene
        .text(
            640.0,
            top + 490.0,
            "Is cut because it is far too long for its place",
        )
        .size(24.0)
        .max_width(220.0);
    scene
        .text(640.0, top + 510.0, "top")
        .size(24.0)
        .level(Level::Top)
        .color(Color::rgb(0xb03030));
    scene
        .line(640.0, top + 510.0, 860.0, top + 510.0)
        .stroke(Color::rgb(0xb03030), 1.0);
}

fn surfaces(scene: &mut Scene, top: f32) {
    for (n, seat) in SEAT_COLORS.into_iter().enumerate() {
        let x = 900.0 + n as f32 * 165.0;
        scene
            .rect(x, top + 20.0, 150.0, 150.0)
            .radius(16.0)
            .gradient(seat.lighten(0.25), seat.darken(0.15))
            .stroke(seat.darken(0.45), 3.0)
            .shadow(Shadow::soft(4.0 + 8.0 * n as f32));
        scene
            .text(x + 75.0, top + 75.0, ["A", "B", "C", "D"][n])
            .size(64.0)
            .bold()
            .centered()
            .color(Color::PAPER)
            .halo(seat.darken(0.5), 4.0);
        scene
            .text(x + 75.0, top + 140.0, format!("soft {}", 4 + 8 * n))
            .size(20.0)
            .semi_bold()
            .centered()
            .color(seat.readable());
    }
    scene
        .rect(900.0, top + 200.0, 640.0, 120.0)
        .gradient(Color::rgb(0x16324a), Color::rgb(0x2e6f8e));
    scene
        .rect(900.0, top + 330.0, 640.0, 60.0)
        .gradient(Color::rgb(0xf6efe0), Color::rgb(0xe4d3b2));
    for (n, sym) in [
        Sym::Trampler,
        Sym::Raptor,
        Sym::LightSoldier,
        Sym::HeavySoldier,
        Sym::Ship,
    ]
    .into_iter()
    .enumerate()
    {
        let x = 960.0 + n as f32 * 125.0;
        scene
            .symbol(sym, x, top + 260.0, 84.0, Color::PAPER)
            .shadow(Shadow::soft(8.0))
            .halo(Color::rgb(0x0d2233), 3.0);
    }
    scene
        .symbol(Sym::Raptor, 940.0, top + 360.0, 50.0, Color::INK)
        .mirrored();
    scene
        .symbol(Sym::Anchor, 1010.0, top + 360.0, 50.0, Color::INK)
        .turn(30.0);
    let tilted = scene.group(1100.0, top + 330.0);
    tilted.scale(0.8).turn(12.0);
    tilted
        .rect(0.0, 0.0, 120.0, 60.0)
        .radius(8.0)
        .fill(Color::WHITE)
        .stroke(Color::INK, 2.0)
        .shadow(Shadow::soft(6.0));
    tilted
        .text(60.0, 30.0, "Tilted ź")
        .size(24.0)
        .bold()
        .centered();
    scene
        .circle(1270.0, top + 360.0, 24.0)
        .fill(Color::rgb(0xd1495b))
        .stroke(Color::WHITE, 3.0)
        .shadow(Shadow::soft(5.0));
    scene
        .text(1270.0, top + 360.0, "7")
        .size(28.0)
        .bold()
        .centered()
        .color(Color::WHITE);
    scene
        .regular(1340.0, top + 360.0, 26.0, 6)
        .fill(Color::rgb(0xedae49))
        .stroke(Color::INK, 2.0)
        .shadow(Shadow::soft(5.0));
    scene
        .rect(1390.0, top + 338.0, 60.0, 44.0)
        .radius(8.0)
        .fill(Fill::Solid(Color::WHITE))
        .shadow(Shadow::glow(12.0, Color::rgb(0x00798c)));
    scene
        .rect(1470.0, top + 338.0, 60.0, 44.0)
        .radius(8.0)
        .stroke(Color::INK, 2.0)
        .dash(&[6.0, 4.0]);
    scene
        .polyline(&[
            (900.0, top + 420.0),
            (960.0, top + 440.0),
            (1020.0, top + 415.0),
        ])
        .stroke(Color::INK, 5.0);
    scene
        .line(1050.0, top + 425.0, 1200.0, top + 425.0)
        .stroke(Color::INK, 1.0);
}

#[test]
#[ignore = "paints the demo sheet for the eye"]
fn demo() {
    let painter = Painter::new();
    let scene = sheet();
    for (name, width) in [("painter-demo.png", 1600), ("painter-demo-half.png", 800)] {
        let png = painter.png(&scene, width);
        let file = std::env::temp_dir().join(name);
        println!("{} KB in {}", png.len() / 1024, file.display());
        std::fs::write(file, png).unwrap();
    }
}

#[test]
#[ignore = "paints a zone's board for the eye"]
fn board_demo() {
    let painter = Painter::new();
    for width in [1600, 800] {
        let png = painter.png(&board(true), width);
        println!("{width}: {} KB", png.len() / 1024);
        std::fs::write(
            std::env::temp_dir().join(format!("painter-board-{width}.png")),
            png,
        )
        .unwrap();
    }
}

/// A scene like those the choices were measured with: 1600 by 1200, with or without what stays the same below.
fn board(with_base: bool) -> Scene {
    let mut base = Scene::new(1600.0, 1200.0, Color::rgb(0xe9e2d3));
    let zones = [0x5b8c3e, 0x9a4a3c, 0x3d6fa3, 0x8a6d3b].map(Color::rgb);
    for (n, zone) in zones.into_iter().enumerate() {
        let x = 16.0 + n as f32 * 394.0;
        base.rect(x, 16.0, 380.0, 1168.0)
            .radius(18.0)
            .fill(zone.lighten(0.78))
            .stroke(zone.darken(0.2), 3.0)
            .shadow(Shadow::soft(14.0));
        base.rect(x, 16.0, 380.0, 56.0).radius(18.0).fill(zone);
        base.text(
            x + 190.0,
            44.0,
            ["Sustenance", "Military", "Expansion", "Ochrona"][n],
        )
        .size(30.0)
        .bold()
        .centered()
        .color(zone.readable());
        for k in 0..44 {
            let (x, y) = (
                x + 16.0 + (k % 4) as f32 * 88.0,
                90.0 + (k / 4) as f32 * 98.0,
            );
            base.rect(x, y, 80.0, 90.0)
                .radius(9.0)
                .fill(Color::WHITE)
                .stroke(zone.darken(0.1), 2.0);
            if k % 3 == 0 {
                base.circle(x + 14.0, y + 14.0, 9.0).fill(zone);
            }
        }
    }
    let base = Arc::new(base);
    let mut scene = if with_base {
        Scene::over("board", base)
    } else {
        (*base).clone()
    };
    for (n, zone) in zones.into_iter().enumerate() {
        for k in 0..44 {
            let (x, y) = (
                32.0 + n as f32 * 394.0 + (k % 4) as f32 * 88.0,
                90.0 + (k / 4) as f32 * 98.0,
            );
            let seat = SEAT_COLORS[(k + n) % 4];
            if k % 3 == 0 {
                scene
                    .rect(x + 22.0, y + 20.0, 36.0, 36.0)
                    .radius(7.0)
                    .fill(seat)
                    .shadow(Shadow::soft(5.0));
                scene
                    .text(x + 40.0, y + 38.0, ["A", "B", "C", "D"][(k + n) % 4])
                    .size(24.0)
                    .bold()
                    .centered()
                    .color(seat.readable());
            } else {
                scene
                    .circle(x + 40.0, y + 36.0, 20.0)
                    .fill(seat.lighten(0.6))
                    .stroke(seat, 2.0);
                scene.symbol(
                    Sym::ALL[(n * 11 + k) % Sym::ALL.len()],
                    x + 40.0,
                    y + 36.0,
                    28.0,
                    seat.darken(0.4),
                );
                scene
                    .regular(x + 68.0, y + 16.0, 8.0, 6)
                    .fill(zone.darken(0.2));
            }
            scene
                .text(x + 40.0, y + 74.0, format!("+{} łup", k % 7))
                .size(22.0)
                .semi_bold()
                .centered()
                .max_width(72.0)
                .color(Color::INK);
            scene
                .text(x + 6.0, y + 60.0, format!("{k}"))
                .size(14.0)
                .color(zone.darken(0.4));
        }
    }
    scene.alt = "A board".into();
    scene
}

/// The picture of a text on white, black on a line at y 40 from x 20.
fn ink_columns(painter: &Painter, text: &str, size: f32, weight: Weight) -> (usize, Vec<bool>) {
    let mut scene = Scene::new(700.0, 60.0, Color::WHITE);
    scene
        .text(20.0, 40.0, text)
        .size(size)
        .weight(weight)
        .color(Color::BLACK);
    let picture = painter.paint(&scene, 1.0);
    let dark = |x: u32| (0..picture.height()).any(|y| picture.get_pixel(x, y).0[0] < 128);
    let columns: Vec<bool> = (0..picture.width()).map(dark).collect();
    (columns.iter().filter(|dark| **dark).count(), columns)
}

#[test]
fn a_scene_is_always_painted_alike() {
    let (sheet, board) = (sheet(), board(true));
    let painter = Painter::new();
    let first = painter.png(&sheet, 1600);
    let _ = (
        painter.png(&board, 800),
        painter.png(&sheet, 500),
        painter.paint(&board, 0.7),
    );
    assert_eq!(painter.png(&sheet, 1600), first, "from warm caches");
    assert_eq!(Painter::new().png(&sheet, 1600), first, "from cold caches");

    let pixels = painter.paint(&board, 0.5);
    std::thread::scope(|scope| {
        let painters: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| painter.paint(&board, 0.5)))
            .collect();
        for other in painters {
            assert_eq!(
                other.join().unwrap(),
                pixels,
                "from several threads at once"
            );
        }
    });
}

#[test]
fn a_base_changes_how_a_picture_is_made_and_not_how_it_looks() {
    let painter = Painter::new();
    let plain = painter.paint(&board(false), 0.5);
    assert_eq!(painter.paint(&board(true), 0.5), plain);
    assert_eq!(painter.paint(&board(true), 0.5), plain);

    let mut changed = Scene::new(1600.0, 1200.0, Color::WHITE);
    changed.circle(800.0, 600.0, 300.0).fill(Color::INK);
    let over = Scene::over("board", Arc::new(changed.clone()));
    assert_eq!(
        painter.paint(&over, 0.5),
        painter.paint(&changed, 0.5),
        "the key's old base is not shown"
    );
}

#[test]
fn a_line_is_as_wide_as_measured() {
    let painter = Painter::new();
    for weight in [Weight::Regular, Weight::SemiBold, Weight::Bold] {
        for (text, size) in [
            ("Hamburg H", 16.0),
            ("Zażółć gęślą jaźń H", 23.5),
            ("H 12345 → 67890 H", 32.0),
        ] {
            let (_, columns) = ink_columns(&painter, text, size, weight);
            let last = columns.iter().rposition(|dark| *dark).unwrap() as f32;
            let first = columns.iter().position(|dark| *dark).unwrap() as f32;
            let width = measure(text, size, weight);
            assert!(
                first >= 20.0 && first < 20.0 + size * 0.2,
                "{text} starts at {first}"
            );
            // The last letter's own margin is a tenth of the size at most.
            assert!(
                last <= 20.0 + width && last > 20.0 + width - size * 0.2,
                "{text}: {last} of {width}"
            );
        }
    }
}

#[test]
fn polish_letters_are_drawn_with_their_marks() {
    let painter = Painter::new();
    let picture = |letter: char, weight| {
        let mut scene = Scene::new(60.0, 60.0, Color::WHITE);
        scene
            .text(30.0, 30.0, letter)
            .size(40.0)
            .weight(weight)
            .centered();
        painter.paint(&scene, 1.0)
    };
    for weight in [Weight::Regular, Weight::SemiBold, Weight::Bold] {
        let unknown = picture('漢', weight);
        for (marked, plain) in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
            .chars()
            .zip("acelnoszzACELNOSZZ".chars())
        {
            assert_ne!(picture(marked, weight), unknown, "{marked}");
            assert_ne!(picture(marked, weight), picture(plain, weight), "{marked}");
        }
    }
}

#[test]
fn symbols_are_told_apart_by_shape_alone() {
    const SIDE: u32 = 24;
    let painter = Painter::new();
    let shapes: Vec<Vec<i32>> = Sym::ALL
        .iter()
        .map(|&sym| {
            let mut scene = Scene::new(SIDE as f32, SIDE as f32, Color::WHITE);
            scene.symbol(
                sym,
                SIDE as f32 / 2.0,
                SIDE as f32 / 2.0,
                SIDE as f32,
                Color::BLACK,
            );
            painter
                .paint(&scene, 1.0)
                .pixels()
                .map(|pixel| 255 - i32::from(pixel.0[0]))
                .collect()
        })
        .collect();
    for (n, shape) in shapes.iter().enumerate() {
        let ink: i32 = shape.iter().sum();
        let all = (255 * SIDE * SIDE) as i32;
        assert!(
            ink > all / 10 && ink < all * 9 / 10,
            "{} has too little or too much ink",
            Sym::ALL[n].word()
        );
        for (m, other) in shapes[..n].iter().enumerate() {
            let apart: i32 = shape.iter().zip(other).map(|(a, b)| (a - b).abs()).sum();
            let (a, b) = (Sym::ALL[n].word(), Sym::ALL[m].word());
            assert!(
                apart > all * 7 / 100,
                "{a} and {b} differ in {} % of their box",
                100 * apart / all
            );
        }
    }
}

#[test]
fn symbols_stay_in_their_box() {
    let painter = Painter::new();
    for &sym in Sym::ALL {
        let mut scene = Scene::new(80.0, 80.0, Color::WHITE);
        scene.symbol(sym, 40.0, 40.0, 64.0, Color::BLACK);
        for (x, y, pixel) in painter.paint(&scene, 1.0).enumerate_pixels() {
            let inside = (7..73).contains(&x) && (7..73).contains(&y);
            assert!(inside || pixel.0[0] > 200, "{} at {x}, {y}", sym.word());
        }
    }
}

#[test]
fn a_palette_looks_like_the_picture() {
    let painter = Painter::new();
    let scene = board(true);
    let png = painter.png(&scene, 1600);
    let decoder = png::Decoder::new(std::io::Cursor::new(&png))
        .read_info()
        .unwrap();
    assert_eq!(decoder.info().color_type, png::ColorType::Indexed);
    let shown = image::load_from_memory(&png).unwrap().to_rgba8();
    let meant = painter.paint(&scene, 1.0);
    assert_eq!(shown.dimensions(), (1600, 1200));
    let drift = |a: &image::Rgba<u8>, b: &image::Rgba<u8>| {
        (0..3).map(|c| a.0[c].abs_diff(b.0[c])).max().unwrap_or(0)
    };
    let drifts: Vec<u8> = shown
        .pixels()
        .zip(meant.pixels())
        .map(|(a, b)| drift(a, b))
        .collect();
    let beyond = |limit: u8| {
        drifts.iter().filter(|drift| **drift > limit).count() as f64 / drifts.len() as f64
    };
    assert!(beyond(3) < 0.03, "{} beyond 3", beyond(3));
    assert!(beyond(24) < 0.0005, "{} beyond 24", beyond(24));
    assert!(beyond(64) == 0.0, "{} beyond 64", beyond(64));
}

#[test]
fn gradients_that_a_palette_would_band_keep_all_their_colours() {
    let mut scene = Scene::new(800.0, 800.0, Color::WHITE);
    for n in 0..20u32 {
        let (top, bottom) = (
            Color::rgb(n * 0x0c0703),
            Color::rgb(0xffffff - n * 0x030b07),
        );
        scene
            .rect(n as f32 * 40.0, 0.0, 40.0, 800.0)
            .gradient(top, bottom);
    }
    let painter = Painter::new();
    let shown = image::load_from_memory(&painter.png(&scene, 800))
        .unwrap()
        .to_rgba8();
    assert_eq!(shown, painter.paint(&scene, 1.0));
}

#[test]
fn a_png_holds_nothing_but_the_picture() {
    let png = Painter::new().png(&sheet(), 400);
    let mut at = 8;
    while at < png.len() {
        let length = u32::from_be_bytes(png[at..at + 4].try_into().unwrap()) as usize;
        let kind = std::str::from_utf8(&png[at + 4..at + 8]).unwrap();
        assert!(["IHDR", "PLTE", "IDAT", "IEND"].contains(&kind), "{kind}");
        at += 12 + length;
    }
}

#[test]
fn see_through_scenes_stay_so_and_are_laid_on_white_in_files() {
    let mut scene = Scene::new(20.0, 20.0, Color::CLEAR);
    scene
        .rect(0.0, 0.0, 10.0, 20.0)
        .fill(Color::rgb(0xff0000).alpha(0.5));
    let painter = Painter::new();
    let pixels = painter.paint(&scene, 1.0);
    assert_eq!(pixels.get_pixel(15, 5).0[3], 0);
    assert_eq!(pixels.get_pixel(5, 5).0, [255, 0, 0, 128]);
    let file = image::load_from_memory(&painter.png(&scene, 20))
        .unwrap()
        .to_rgba8();
    assert_eq!(file.get_pixel(15, 5).0, [255; 4]);
    assert_eq!(file.get_pixel(5, 5).0, [255, 127, 127, 255]);
}

#[test]
fn odd_scenes_are_painted_without_harm() {
    let painter = Painter::new();
    let mut scene = Scene::new(50.0, 0.0, Color::WHITE);
    for odd in [0.0, -5.0, f32::NAN, f32::INFINITY, 1e30, -1e30] {
        scene
            .rect(odd, 1.0, odd, 5.0)
            .radius(odd)
            .fill(Color::INK)
            .stroke(Color::INK, odd)
            .shadow(Shadow::soft(2.0));
        scene.circle(odd, odd, odd).fill(Color::INK);
        scene
            .line(odd, 0.0, odd, odd)
            .stroke(Color::INK, odd)
            .dash(&[odd]);
        scene.text(odd, odd, "text").size(10.0).max_width(odd);
        scene
            .text(5.0, 5.0, "text")
            .size(odd.min(100.0))
            .halo(Color::WHITE, odd.min(9.0));
        scene
            .block(0.0, 0.0, odd, "many words in a block")
            .max_lines(1);
        scene
            .symbol(Sym::Food, odd, odd, odd.min(100.0), Color::INK)
            .turn(odd);
        scene
            .group(odd, odd)
            .scale(odd.min(10.0))
            .turn(odd)
            .text(0.0, 0.0, "text");
    }
    assert_eq!(painter.paint(&scene, 1.0).dimensions(), (50, 1));
    scene.height = 50.0;
    assert_eq!(painter.paint(&scene, 2.0).dimensions(), (100, 100));
    assert_eq!(painter.paint(&scene, f32::NAN).dimensions(), (50, 50));
    assert!(!painter.png(&scene, 0).is_empty());
}

#[test]
fn seats_read_well_and_contrast_is_as_defined() {
    assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 0.01);
    assert!((contrast(Color::rgb(0x777777), Color::WHITE) - 4.48).abs() < 0.01);
    assert_eq!(contrast(Color::INK, Color::INK), 1.0);
    for seat in SEAT_COLORS {
        assert!(
            contrast(seat, seat.readable()) >= 4.5,
            "{seat:?}: {}",
            contrast(seat, seat.readable())
        );
    }
}

/// CPU time of this thread in milliseconds, where Linux tells it.
fn cpu_ms() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ')
        .next()
        .and_then(|ns| ns.parse::<f64>().ok())
        .unwrap_or(0.0)
        / 1e6
}

#[test]
#[ignore = "measures; run it alone"]
fn figures() {
    fn floor(pixels: &image::RgbaImage) -> usize {
        let copy = pixels.clone();
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, copy.width(), copy.height());
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_compression(png::Compression::Fastest);
        encoder
            .write_header()
            .unwrap()
            .write_image_data(&copy)
            .unwrap();
        bytes.len()
    }
    let (painter, plain, based) = (Painter::new(), board(false), board(true));
    let empty = Scene::over("board", Arc::clone(&based.base.as_ref().unwrap().scene));
    let pixels = painter.paint(&based, 1.0);
    type Job<'a> = (&'a str, Box<dyn Fn() -> usize + 'a>);
    let jobs: Vec<Job> = vec![
        ("floor: copy + fdeflate", Box::new(|| floor(&pixels))),
        ("paint, all", Box::new(|| painter.paint(&plain, 1.0).len())),
        (
            "paint, all, cold caches",
            Box::new(|| Painter::new().paint(&plain, 1.0).len()),
        ),
        (
            "paint on a base",
            Box::new(|| painter.paint(&based, 1.0).len()),
        ),
        (
            "copy of the base",
            Box::new(|| painter.paint(&empty, 1.0).len()),
        ),
        (
            "paint on a base + PNG",
            Box::new(|| painter.png(&based, 1600).len()),
        ),
        (
            "paint on a base + PNG, 800",
            Box::new(|| painter.png(&based, 800).len()),
        ),
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
        let ratios = times[n]
            .iter()
            .zip(&times[0])
            .map(|(time, floor)| time / floor)
            .collect();
        println!(
            "{name:28} {:7.2} ms  {:5.2} × floor  {:5} KB",
            median(times[n].clone()),
            median(ratios),
            sizes[n] / 1024
        );
    }
}
