//! Pictures to look at and to test with.

use std::sync::Arc;

use slowboat::scene::{Color, Draw, Fill, SEAT_COLORS, Scene, Shadow, Sym, VerticalAlign, Weight};

const GROUND: Color = Color::rgb(0xf4efe6);

/// Everything that can be drawn, on one sheet.
pub(super) fn sheet() -> Scene {
    let columns = 6;
    let (cell_w, cell_h) = (262.0, 96.0);
    let rows = Sym::ALL.len().div_ceil(columns);
    let top = 30.0 + rows as f32 * cell_h;
    let mut scene = Scene::new(1600.0, top + 640.0, GROUND);
    let inks = [Color::rgb(0x7a3b12), Color::rgb(0x1f4e5f), Color::rgb(0x355e3b), Color::rgb(0x5b2a86), Color::INK];
    for (n, &sym) in Sym::ALL.iter().enumerate() {
        let (x, y) = (20.0 + (n % columns) as f32 * cell_w, 20.0 + (n / columns) as f32 * cell_h);
        scene.rect(x, y, cell_w - 10.0, cell_h - 10.0).radius(10.0).fill(Color::WHITE).shadow(Shadow::soft(5.0));
        let ink = inks[n % inks.len()];
        scene.symbol(sym, x + 42.0, y + 43.0, 64.0, ink);
        scene.symbol(sym, x + 104.0, y + 54.0, 32.0, ink);
        scene.symbol(sym, x + 140.0, y + 58.0, 20.0, ink);
        scene.symbol(sym, x + 166.0, y + 60.0, 16.0, ink);
        scene.rect(x + 184.0, y + 38.0, 56.0, 40.0).radius(6.0).fill(ink.darken(0.3));
        scene.symbol(sym, x + 212.0, y + 58.0, 30.0, Color::PAPER);
        scene.text(x + 88.0, y + 26.0, sym.word()).size(17.0).semi_bold().max_width(150.0);
    }
    texts(&mut scene, top);
    surfaces(&mut scene, top);
    scene.alt = "Every symbol, text, shadow and gradient".into();
    scene
}

fn texts(scene: &mut Scene, top: f32) {
    for (n, weight) in [Weight::Regular, Weight::SemiBold, Weight::Bold].into_iter().enumerate() {
        for (m, size) in [14.0, 18.0, 24.0, 36.0].into_iter().enumerate() {
            let y = top + 40.0 + n as f32 * 135.0 + [0.0, 24.0, 53.0, 93.0][m];
            scene.text(24.0, y, "Zażółć gęślą jaźń — Łódź 0123456789 → +2").size(size).weight(weight).max_width(780.0);
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
    scene.text(640.0, top + 450.0, "Shrinks a little to fit").size(24.0).bold().max_width(220.0);
    scene.text(640.0, top + 490.0, "Is cut because it is far too long for its place").size(24.0).max_width(220.0);
    scene.text(640.0, top + 510.0, "top").size(24.0).vertical_align(VerticalAlign::Top).color(Color::rgb(0xb03030));
    scene.line(640.0, top + 510.0, 860.0, top + 510.0).stroke(Color::rgb(0xb03030), 1.0);
}

fn surfaces(scene: &mut Scene, top: f32) {
    for (n, seat) in SEAT_COLORS.into_iter().enumerate() {
        let x = 900.0 + n as f32 * 110.0;
        scene
            .rect(x, top + 20.0, 100.0, 150.0)
            .radius(16.0)
            .gradient(seat.lighten(0.25), seat.darken(0.15))
            .stroke(seat.darken(0.45), 3.0)
            .shadow(Shadow::soft(4.0 + 8.0 * n as f32));
        scene
            .text(x + 50.0, top + 75.0, ["A", "B", "C", "D", "E", "F"][n])
            .size(64.0)
            .bold()
            .centered()
            .color(Color::PAPER)
            .halo(seat.darken(0.5), 4.0);
        scene
            .text(x + 50.0, top + 140.0, format!("soft {}", 4 + 8 * n))
            .size(20.0)
            .semi_bold()
            .centered()
            .color(seat.readable());
    }
    scene.rect(900.0, top + 200.0, 640.0, 120.0).gradient(Color::rgb(0x16324a), Color::rgb(0x2e6f8e));
    scene.rect(900.0, top + 330.0, 640.0, 60.0).gradient(Color::rgb(0xf6efe0), Color::rgb(0xe4d3b2));
    for (n, sym) in
        [Sym::Trampler, Sym::Raptor, Sym::LightSoldier, Sym::HeavySoldier, Sym::Ship].into_iter().enumerate()
    {
        let x = 960.0 + n as f32 * 125.0;
        scene.symbol(sym, x, top + 260.0, 84.0, Color::PAPER).shadow(Shadow::soft(8.0)).halo(Color::rgb(0x0d2233), 3.0);
    }
    scene.symbol(Sym::Raptor, 940.0, top + 360.0, 50.0, Color::INK).mirrored();
    scene.symbol(Sym::Anchor, 1010.0, top + 360.0, 50.0, Color::INK).turn(30.0);
    let tilted = scene.group(1100.0, top + 330.0);
    tilted.scale(0.8).turn(12.0);
    tilted.rect(0.0, 0.0, 120.0, 60.0).radius(8.0).fill(Color::WHITE).stroke(Color::INK, 2.0).shadow(Shadow::soft(6.0));
    tilted.text(60.0, 30.0, "Tilted ź").size(24.0).bold().centered();
    scene
        .circle(1270.0, top + 360.0, 24.0)
        .fill(Color::rgb(0xd1495b))
        .stroke(Color::WHITE, 3.0)
        .shadow(Shadow::soft(5.0));
    scene.text(1270.0, top + 360.0, "7").size(28.0).bold().centered().color(Color::WHITE);
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
    scene.rect(1470.0, top + 338.0, 60.0, 44.0).radius(8.0).stroke(Color::INK, 2.0).dash(&[6.0, 4.0]);
    scene.polyline(&[(900.0, top + 420.0), (960.0, top + 440.0), (1020.0, top + 415.0)]).stroke(Color::INK, 5.0);
    scene.line(1050.0, top + 425.0, 1200.0, top + 425.0).stroke(Color::INK, 1.0);
}

/// A scene like those the choices were measured with: 1600 by 1200, with or without what stays the same below.
pub(crate) fn board(with_base: bool) -> Scene {
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
        base.text(x + 190.0, 44.0, ["Sustenance", "Military", "Expansion", "Ochrona"][n])
            .size(30.0)
            .bold()
            .centered()
            .color(zone.readable());
        for k in 0..44 {
            let (x, y) = (x + 16.0 + (k % 4) as f32 * 88.0, 90.0 + (k / 4) as f32 * 98.0);
            base.rect(x, y, 80.0, 90.0).radius(9.0).fill(Color::WHITE).stroke(zone.darken(0.1), 2.0);
            if k % 3 == 0 {
                base.circle(x + 14.0, y + 14.0, 9.0).fill(zone);
            }
        }
    }
    let base = Arc::new(base);
    let mut scene = if with_base { Scene::over("board", base) } else { (*base).clone() };
    for (n, zone) in zones.into_iter().enumerate() {
        for k in 0..44 {
            let (x, y) = (32.0 + n as f32 * 394.0 + (k % 4) as f32 * 88.0, 90.0 + (k / 4) as f32 * 98.0);
            let seat = SEAT_COLORS[(k + n) % 4];
            if k % 3 == 0 {
                scene.rect(x + 22.0, y + 20.0, 36.0, 36.0).radius(7.0).fill(seat).shadow(Shadow::soft(5.0));
                scene
                    .text(x + 40.0, y + 38.0, ["A", "B", "C", "D"][(k + n) % 4])
                    .size(24.0)
                    .bold()
                    .centered()
                    .color(seat.readable());
            } else {
                scene.circle(x + 40.0, y + 36.0, 20.0).fill(seat.lighten(0.6)).stroke(seat, 2.0);
                scene.symbol(Sym::ALL[(n * 11 + k) % Sym::ALL.len()], x + 40.0, y + 36.0, 28.0, seat.darken(0.4));
                scene.regular(x + 68.0, y + 16.0, 8.0, 6).fill(zone.darken(0.2));
            }
            scene
                .text(x + 40.0, y + 74.0, format!("+{} łup", k % 7))
                .size(22.0)
                .semi_bold()
                .centered()
                .max_width(72.0)
                .color(Color::INK);
            scene.text(x + 6.0, y + 60.0, format!("{k}")).size(14.0).color(zone.darken(0.4));
        }
    }
    scene.alt = "A board".into();
    scene
}
