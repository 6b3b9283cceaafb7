//! The painter as its users see it: what is drawn is the same every time, complete and told apart; with a sheet
//! to look at and figures to compare.

mod sheets;

use std::sync::Arc;

use slowboat::scene::{Color, Draw, Painter, SEAT_COLORS, Scene, Shadow, Sym, Weight, contrast, measure};

use self::sheets::{board, sheet};

/// The picture of a text on white, black on a line at y 40 from x 20.
fn ink_columns(painter: &Painter, text: &str, size: f32, weight: Weight) -> (usize, Vec<bool>) {
    let mut scene = Scene::new(700.0, 60.0, Color::WHITE);
    scene.text(20.0, 40.0, text).size(size).weight(weight).color(Color::BLACK);
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
    let _ = (painter.png(&board, 800), painter.png(&sheet, 500), painter.paint(&board, 0.7));
    assert_eq!(painter.png(&sheet, 1600), first, "from warm caches");
    assert_eq!(Painter::new().png(&sheet, 1600), first, "from cold caches");

    let pixels = painter.paint(&board, 0.5);
    std::thread::scope(|scope| {
        let painters: Vec<_> = (0..4).map(|_| scope.spawn(|| painter.paint(&board, 0.5))).collect();
        for other in painters {
            assert_eq!(other.join().unwrap(), pixels, "from several threads at once");
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
    assert_eq!(painter.paint(&over, 0.5), painter.paint(&changed, 0.5), "the key's old base is not shown");
}

#[test]
fn a_line_is_as_wide_as_measured() {
    let painter = Painter::new();
    for weight in [Weight::Regular, Weight::SemiBold, Weight::Bold] {
        for (text, size) in [("Hamburg H", 16.0), ("Zażółć gęślą jaźń H", 23.5), ("H 12345 → 67890 H", 32.0)]
        {
            let (_, columns) = ink_columns(&painter, text, size, weight);
            let last = columns.iter().rposition(|dark| *dark).unwrap() as f32;
            let first = columns.iter().position(|dark| *dark).unwrap() as f32;
            let width = measure(text, size, weight);
            assert!(first >= 20.0 && first < 20.0 + size * 0.2, "{text} starts at {first}");
            // The last letter's own margin is a tenth of the size at most.
            assert!(last <= 20.0 + width && last > 20.0 + width - size * 0.2, "{text}: {last} of {width}");
        }
    }
}

#[test]
fn polish_letters_are_drawn_with_their_marks() {
    let painter = Painter::new();
    let picture = |letter: char, weight| {
        let mut scene = Scene::new(60.0, 60.0, Color::WHITE);
        scene.text(30.0, 30.0, letter).size(40.0).weight(weight).centered();
        painter.paint(&scene, 1.0)
    };
    for weight in [Weight::Regular, Weight::SemiBold, Weight::Bold] {
        let unknown = picture('漢', weight);
        for (marked, plain) in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ".chars().zip("acelnoszzACELNOSZZ".chars()) {
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
            scene.symbol(sym, SIDE as f32 / 2.0, SIDE as f32 / 2.0, SIDE as f32, Color::BLACK);
            painter.paint(&scene, 1.0).pixels().map(|pixel| 255 - i32::from(pixel.0[0])).collect()
        })
        .collect();
    for (n, shape) in shapes.iter().enumerate() {
        let ink: i32 = shape.iter().sum();
        let all = (255 * SIDE * SIDE) as i32;
        assert!(ink > all / 10 && ink < all * 9 / 10, "{} has too little or too much ink", Sym::ALL[n].word());
        for (m, other) in shapes[..n].iter().enumerate() {
            let apart: i32 = shape.iter().zip(other).map(|(a, b)| (a - b).abs()).sum();
            let (a, b) = (Sym::ALL[n].word(), Sym::ALL[m].word());
            assert!(apart > all * 7 / 100, "{a} and {b} differ in {} % of their box", 100 * apart / all);
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
    let decoder = png::Decoder::new(std::io::Cursor::new(&png)).read_info().unwrap();
    assert_eq!(decoder.info().color_type, png::ColorType::Indexed);
    let shown = image::load_from_memory(&png).unwrap().to_rgba8();
    let meant = painter.paint(&scene, 1.0);
    assert_eq!(shown.dimensions(), (1600, 1200));
    let drift = |a: &image::Rgba<u8>, b: &image::Rgba<u8>| (0..3).map(|c| a.0[c].abs_diff(b.0[c])).max().unwrap_or(0);
    let drifts: Vec<u8> = shown.pixels().zip(meant.pixels()).map(|(a, b)| drift(a, b)).collect();
    let beyond = |limit: u8| drifts.iter().filter(|drift| **drift > limit).count() as f64 / drifts.len() as f64;
    assert!(beyond(3) < 0.03, "{} beyond 3", beyond(3));
    assert!(beyond(24) < 0.0005, "{} beyond 24", beyond(24));
    assert!(beyond(64) == 0.0, "{} beyond 64", beyond(64));
}

#[test]
fn gradients_have_no_bands() {
    let mut scene = Scene::new(900.0, 800.0, Color::WHITE);
    for (n, (top, bottom)) in [(0xd3e1e4, 0x16394c), (0xfff9ea, 0xc7a264), (0x4f8068, 0x173227)].into_iter().enumerate()
    {
        scene.rect(n as f32 * 300.0, 0.0, 300.0, 800.0).gradient(Color::rgb(top), Color::rgb(bottom));
    }
    let painter = Painter::new();
    let shown = image::load_from_memory(&painter.png(&scene, 900)).unwrap().to_rgba8();
    let meant = painter.paint(&scene, 1.0);
    let apart = |a: &image::Rgba<u8>, b: &image::Rgba<u8>| (0..3).map(|c| a.0[c].abs_diff(b.0[c])).max().unwrap_or(0);
    for x in [150, 450, 750] {
        for y in 1..800 {
            let step = apart(shown.get_pixel(x, y), shown.get_pixel(x, y - 1));
            assert!(step <= 5, "a step of {step} at {x}, {y}");
            let drift = apart(shown.get_pixel(x, y), meant.get_pixel(x, y));
            assert!(drift <= 3, "a drift of {drift} at {x}, {y}");
        }
    }
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
    scene.rect(0.0, 0.0, 10.0, 20.0).fill(Color::rgb(0xff0000).alpha(0.5));
    let painter = Painter::new();
    let pixels = painter.paint(&scene, 1.0);
    assert_eq!(pixels.get_pixel(15, 5).0[3], 0);
    assert_eq!(pixels.get_pixel(5, 5).0, [255, 0, 0, 128]);
    let file = image::load_from_memory(&painter.png(&scene, 20)).unwrap().to_rgba8();
    assert_eq!(file.get_pixel(15, 5).0, [255; 4]);
    assert_eq!(file.get_pixel(5, 5).0, [255, 127, 127, 255]);
}

#[test]
fn odd_scenes_are_painted_without_harm() {
    let painter = Painter::new();
    let mut scene = Scene::new(50.0, 0.0, Color::WHITE);
    for odd in [0.0, -5.0, f32::NAN, f32::INFINITY, 1e30, -1e30] {
        scene.rect(odd, 1.0, odd, 5.0).radius(odd).fill(Color::INK).stroke(Color::INK, odd).shadow(Shadow::soft(2.0));
        scene.circle(odd, odd, odd).fill(Color::INK);
        scene.line(odd, 0.0, odd, odd).stroke(Color::INK, odd).dash(&[odd]);
        scene.text(odd, odd, "text").size(10.0).max_width(odd);
        scene.text(5.0, 5.0, "text").size(odd.min(100.0)).halo(Color::WHITE, odd.min(9.0));
        scene.block(0.0, 0.0, odd, "many words in a block").max_lines(1);
        scene.symbol(Sym::Food, odd, odd, odd.min(100.0), Color::INK).turn(odd);
        scene.group(odd, odd).scale(odd.min(10.0)).turn(odd).text(0.0, 0.0, "text");
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
        assert!(contrast(seat, seat.readable()) >= 4.5, "{seat:?}: {}", contrast(seat, seat.readable()));
    }
}
