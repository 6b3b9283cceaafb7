//! The whole table: the round, the score track, the decks, what lies open, and every player.

use super::palette::{DUST, RUST, SAND, WELL};
use super::{Eye, GAP, MARGIN, WIDTH, card, icons, palette, parts, player, tile};
use crate::engine::Seat;
use crate::games::state51::content::kinds::{Colour, Good};
use crate::games::state51::labels::cards::connection_name;
use crate::games::state51::rules::end::winners;
use crate::games::state51::rules::gain::END;
use crate::games::state51::state::Phase;
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

const HEAD: f32 = 64.0;
const TRACK: f32 = 92.0;
const DECKS: f32 = 96.0;

pub(super) fn table(eye: &Eye<'_>) -> (Group, f32) {
    let mut at = Group::new(0.0, 0.0);
    head(&mut at, eye);
    track(&mut at, eye, HEAD);
    decks(&mut at, eye, HEAD + TRACK);
    let mut y = HEAD + TRACK + DECKS + GAP;
    y += display(&mut at, eye, y);
    for seat in eye.seats() {
        y += player::strip(&mut at, eye, seat, y) + GAP;
    }
    (at, y)
}

/// The round, the phase, and whose turn it is.
fn head(at: &mut Group, eye: &Eye<'_>) {
    let board = eye.board();
    at.rect(0.0, 0.0, WIDTH, HEAD - 8.0).fill(Color::rgb(0x120f0c));
    at.rect(0.0, HEAD - 8.0, WIDTH, 4.0).fill(RUST);
    let y = (HEAD - 8.0) * 0.5;
    let phase = match board.phase {
        Phase::Setup => "pic-phase-setup",
        Phase::Lookout => "pic-phase-lookout",
        Phase::Production => "pic-phase-production",
        Phase::Action => "pic-phase-action",
        Phase::Cleanup => "pic-phase-cleanup",
        Phase::Over => "pic-phase-over",
    };
    let (round, phase) = (eye.say_with("pic-round", "n", board.round.max(1)), eye.say(phase));
    let mut x = 16.0;
    parts::label(at, x, y, 220.0, 27.0, round.clone()).bold();
    x += measure(&round, 27.0, Weight::Bold) + 12.0;
    parts::label(at, x, y, 240.0, 24.0, phase.clone()).color(DUST);
    x += measure(&phase, 24.0, Weight::Regular) + 12.0;
    // During the set-up everybody chooses at the same time.
    match board.phase {
        Phase::Setup => return,
        Phase::Over => {
            let mut x = WIDTH - MARGIN - 20.0;
            for seat in winners(&board.players, &eye.view.hands).into_iter().rev() {
                parts::seat_badge(at, x, y, 19.0, seat);
                x -= 44.0;
            }
            at.symbol(Sym::Crown, x - 4.0, y, 42.0, palette::FRESH);
            return;
        }
        Phase::Lookout | Phase::Production | Phase::Action | Phase::Cleanup => {}
    }
    if board.end_begun {
        let last = eye.say("pic-last-round");
        let wide = measure(&last, 20.0, Weight::SemiBold) + 50.0;
        at.rect(x, y - 18.0, wide, 36.0).radius(18.0).fill(palette::SPENT).stroke(RUST, 2.0);
        at.symbol(Sym::Hourglass, x + 20.0, y, 24.0, palette::FRESH);
        parts::label(at, x + 36.0, y, wide - 46.0, 20.0, last).semi_bold();
        x += wide + 10.0;
    }
    let who = eye.say_with("pic-to-play", "seat", board.active);
    let wide = (measure(&who, 25.0, Weight::Bold) + 66.0).min(WIDTH - MARGIN - x);
    let x = WIDTH - MARGIN - wide;
    at.rect(x, y - 22.0, wide, 44.0).radius(22.0).fill(SAND);
    parts::seat_badge(at, x + 23.0, y, 17.0, board.active);
    parts::label(at, x + 48.0, y, wide - 60.0, 25.0, who).bold().shrink(0.6).color(palette::INK);
}

/// The score track up to the number that begins the end, longer if somebody is beyond.
fn track(at: &mut Group, eye: &Eye<'_>, y: f32) {
    let best = eye.board().players.iter().map(|(_, it)| it.vp).max().unwrap_or(0);
    let last = best.max(END);
    let (left, right, line) = (44.0, WIDTH - 110.0, y + 62.0);
    let at_vp = |vp: u32| left + (right - left) * vp as f32 / last as f32;
    icons::good(at, 20.0, line - 6.0, 28.0, Good::Vp);
    at.rect(left, line - 4.0, right - left, 8.0).radius(4.0).fill(WELL);
    if last > END {
        at.rect(at_vp(END), line - 4.0, right - at_vp(END), 8.0).radius(4.0).fill(RUST);
    }
    for vp in (0..=last).filter(|it| it % 5 == 0) {
        at.circle(at_vp(vp), line, 4.0).fill(if vp == END { palette::FRESH } else { DUST });
        let text = parts::centered(at, at_vp(vp), line + 16.0, 40.0, 19.0, vp.to_string()).color(DUST);
        if vp == END {
            text.bold().color(palette::FRESH);
        }
    }
    // Markers that would overlap stand side by side, each with a line to its place.
    let mut free = f32::MIN;
    let mut seats: Vec<Seat> = eye.seats().collect();
    seats.sort_by_key(|it| eye.player(*it).vp);
    for seat in seats {
        let x = at_vp(eye.player(seat).vp);
        let cx = x.max(free);
        at.line(x, line, cx, line - 26.0).stroke(palette::seat(seat).edge, 2.5);
        parts::seat_badge(at, cx, line - 30.0, 14.0, seat);
        free = cx + 30.0;
    }
}

/// The main deck, its discards, and the two decks of Connection cards with what lies on them.
fn decks(at: &mut Group, eye: &Eye<'_>, y: f32) {
    let board = eye.board();
    let h = DECKS - 8.0;
    for (n, (sym, count, id)) in
        [(Sym::Deck, eye.view.deck, "pic-deck"), (Sym::Card, board.discard.len(), "pic-discard")]
            .into_iter()
            .enumerate()
    {
        let x = MARGIN + 118.0 * n as f32;
        at.rect(x, y, 110.0, h).radius(10.0).fill(WELL).stroke(palette::PANEL_LINE, 1.5);
        at.symbol(sym, x + 34.0, y + 34.0, 44.0, DUST);
        parts::label(at, x + 62.0, y + 34.0, 46.0, 26.0, count.to_string()).bold();
        parts::centered(at, x + 55.0, y + h - 16.0, 104.0, 19.0, eye.say(id)).color(DUST);
    }
    let left = MARGIN + 236.0;
    let wide = (WIDTH - MARGIN - left - GAP) * 0.5;
    for (n, colour) in Colour::ALL.into_iter().enumerate() {
        let (pile, x) = (board.pile(colour), left + (wide + GAP) * n as f32);
        let back = 62.0;
        at.rect(x, y, wide, h).radius(10.0).fill(WELL).stroke(palette::deck(colour).lighten(0.25), 2.0);
        at.symbol(Sym::Deck, x + back * 0.5, y + 34.0, 44.0, palette::deck(colour).lighten(0.35));
        let contact = match colour {
            Colour::Blue => Good::Blue,
            Colour::Red => Good::Red,
        };
        icons::good(at, x + back * 0.5 - 3.0, y + 38.0, 25.0, contact);
        parts::centered(
            at,
            x + back * 0.5,
            y + h - 18.0,
            back,
            24.0,
            eye.view.connections[colour as usize].to_string(),
        )
        .bold();
        let place = [x + back, y + 5.0, wide - back - 6.0, h - 10.0];
        match pile.face_up {
            Some(id) => {
                let shown = eye.content().connection(id);
                card::connection(at, place, shown, eye.words.say(&connection_name(shown)));
                if eye.changed(|it| it.board.pile(colour).face_up) {
                    parts::ring(at, place[0], place[1], place[2], place[3]);
                }
            }
            None => {
                at.rect(place[0], place[1], place[2], place[3]).radius(10.0).stroke(DUST, 1.5).dash(&[6.0, 5.0]);
                let (cx, cy) = (place[0] + place[2] * 0.5, place[1] + place[3] * 0.5);
                parts::centered(at, cx, cy, place[2] - 12.0, 20.0, eye.say("pic-none")).color(DUST);
            }
        }
    }
}

/// The cards of the Lookout that are left to be taken; returns the height.
fn display(at: &mut Group, eye: &Eye<'_>, y: f32) -> f32 {
    let cards = &eye.board().display;
    if cards.is_empty() {
        return 0.0;
    }
    // Five cards in one line could not be read on a phone.
    let columns = if cards.len() > 4 { 3 } else { cards.len().max(3) };
    let zoom = ((WIDTH - 2.0 * MARGIN + tile::NEAR) / columns as f32 - tile::NEAR) / tile::WHOLE.0;
    let zoom = zoom.min(1.0);
    let (w, h) = (tile::WHOLE.0 * zoom, tile::WHOLE.1 * zoom);
    for (line, cards) in cards.chunks(columns).enumerate() {
        let all = cards.len() as f32 * (w + tile::NEAR) - tile::NEAR;
        let left = (WIDTH - all) * 0.5;
        for (n, id) in cards.iter().enumerate() {
            let group = at.group(left + n as f32 * (w + tile::NEAR), y + line as f32 * (h + tile::NEAR));
            group.scale(zoom);
            tile::whole(group, 0.0, 0.0, eye.words, eye.content().location(*id), None);
        }
    }
    cards.len().div_ceil(columns) as f32 * (h + tile::NEAR) + GAP - tile::NEAR
}
