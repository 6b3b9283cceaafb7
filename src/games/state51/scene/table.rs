//! The whole table: the head, the decks, what lies open, and every player in a panel of their own.

use super::palette::{DUST, SAND, WELL};
use super::strip::{Density, Strip};
use super::{Eye, GAP, MARGIN, card, emblems, head, icons, legend, palette, parts, strip, tile, weight};
use crate::engine::Seat;
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::{Colour, Good};
use crate::games::state51::labels::cards::connection_name;
use crate::games::state51::state::Phase;
use crate::scene::{Draw, Group, Sym};

pub(super) const WIDTH: f32 = 1600.0;
/// No phone shows a taller picture well.
const TALLEST: f32 = WIDTH * 4.0 / 3.0;
const DECKS: f32 = 112.0;

pub(super) fn table(eye: &Eye<'_>) -> (Group, f32) {
    let mut at = Group::new(0.0, 0.0);
    head::draw(&mut at, eye);
    decks(&mut at, eye, head::TALL);
    let mut y = head::TALL + DECKS + GAP;
    y += display(&mut at, eye, y);
    for pair in fitted(eye, TALLEST - y).chunks(2) {
        let tall = pair.iter().map(|it| it.tall).fold(0.0, f32::max);
        let mut x = MARGIN;
        for it in pair {
            let (mut inside, spare) = (it.inside.clone(), tall - it.tall);
            // Where the neighbour has built more, the sign of the faction fills the room that is left.
            if let Some(faction) = eye.player(it.seat).faction.filter(|_| spare > 150.0) {
                emblems::worn(&mut inside, it.wide * 0.5, it.tall + spare * 0.5, (spare * 0.72).min(340.0), faction);
            }
            parts::panel(&mut at, x, y, it.wide, inside, tall, it.line);
            x += it.wide + GAP;
        }
        y += tall + GAP;
    }
    y += legend::of_table(&mut at, eye, [MARGIN, y, WIDTH - 2.0 * MARGIN], TALLEST - y);
    (at, y)
}

/// The panels of all players, two in a line, at the largest cards at which all of them are no taller than the room.
fn fitted(eye: &Eye<'_>, room: f32) -> Vec<Strip> {
    let seats: Vec<Seat> = eye.seats().collect();
    let lines = seats.len().div_ceil(2) as f32;
    let most = room / lines - GAP;
    let half = (WIDTH - 2.0 * MARGIN - GAP) * 0.5;
    // The last one of an odd number has a line to itself.
    let wide = |n: usize| if n.is_multiple_of(2) && n + 1 == seats.len() { WIDTH - 2.0 * MARGIN } else { half };
    let strip = |n: usize, density: Density| strip::strip(eye, seats[n], wide(n), density, most);
    let mut strips: Vec<Strip> = (0..seats.len()).map(|n| strip(n, Density::Large)).collect();
    loop {
        let tall: f32 = strips.chunks(2).map(|it| it.iter().map(|it| it.tall).fold(0.0, f32::max) + GAP).sum();
        if tall <= room {
            return strips;
        }
        let tallest = (0..strips.len())
            .filter(|n| strips[*n].density.next().is_some())
            .max_by(|a, b| strips[*a].tall.total_cmp(&strips[*b].tall));
        match tallest.and_then(|n| strips[n].density.next().map(|it| (n, it))) {
            Some((n, density)) => strips[n] = strip(n, density),
            None => return strips,
        }
    }
}

/// The main deck, its discards, and the two decks of Connection cards with what lies on them.
fn decks(at: &mut Group, eye: &Eye<'_>, y: f32) {
    let board = eye.board();
    let h = DECKS - 4.0;
    let plain = [(Sym::Deck, eye.view.deck, "pic-deck"), (Sym::Card, board.discard.len(), "pic-discard")];
    let box_w = 196.0;
    for (n, (sym, count, id)) in plain.into_iter().enumerate() {
        let x = MARGIN + (box_w + GAP) * n as f32;
        at.rect(x, y, box_w, h).radius(12.0).fill(WELL).stroke(palette::PANEL_LINE, 2.0);
        at.symbol(sym, x + 52.0, y + 42.0, 58.0, DUST);
        parts::label(at, x + 96.0, y + 42.0, 90.0, 40.0, count.to_string()).bold();
        parts::centered(at, x + box_w * 0.5, y + h - 20.0, box_w - 12.0, 26.0, eye.say(id)).color(DUST);
    }
    let left = MARGIN + 2.0 * (box_w + GAP);
    let wide = (WIDTH - MARGIN - left - GAP) * 0.5;
    for (n, colour) in Colour::ALL.into_iter().enumerate() {
        let (pile, x) = (board.pile(colour), left + (wide + GAP) * n as f32);
        let back = 140.0;
        at.rect(x, y, wide, h).radius(12.0).fill(WELL).stroke(palette::deck(colour).lighten(0.25), 3.0);
        at.symbol(Sym::Deck, x + 44.0, y + h * 0.5, 62.0, palette::deck(colour).lighten(0.35));
        let contact = match colour {
            Colour::Blue => Good::Blue,
            Colour::Red => Good::Red,
        };
        icons::good(at, x + 40.0, y + h * 0.5 + 5.0, 36.0, contact);
        let count = eye.view.connections[colour as usize].to_string();
        parts::label(at, x + 86.0, y + h * 0.5, back - 88.0, 36.0, count).bold().color(SAND);
        let place = [x + back, y + 7.0, wide - back - 8.0, h - 14.0];
        let Some(id) = pile.face_up else {
            at.rect(place[0], place[1], place[2], place[3]).radius(10.0).stroke(DUST, 2.0).dash(&[9.0, 7.0]);
            let (cx, cy) = (place[0] + place[2] * 0.5, place[1] + place[3] * 0.5);
            // What is taken is not replaced in this round (CON-02).
            let none = if board.goes_on() { "pic-none-yet" } else { "pic-none" };
            parts::centered(at, cx, cy, place[2] - 16.0, 26.0, eye.say(none)).color(DUST);
            continue;
        };
        let shown = eye.content().connection(id);
        card::connection(at, place, shown, eye.words.say(&connection_name(shown)));
        // In the Lookout other cards are chosen from, and a ring would say that it is these.
        if board.phase != Phase::Lookout {
            let fresh = eye.fresh(weight::CONNECTION, |it| it.board.pile(colour).face_up);
            parts::ring(at, place[0], place[1], place[2], place[3], fresh);
        }
    }
}

/// The cards of the Lookout that are left to be taken; returns the height.
fn display(at: &mut Group, eye: &Eye<'_>, y: f32) -> f32 {
    let cards = &eye.board().display;
    let all_cards = cards.as_slice();
    if cards.is_empty() {
        return 0.0;
    }
    let columns = cards.len().clamp(5, 6);
    let zoom = ((WIDTH - 2.0 * MARGIN + tile::NEAR) / columns as f32 - tile::NEAR) / tile::WHOLE.0;
    let zoom = zoom.min(1.2);
    let (w, h) = (tile::WHOLE.0 * zoom, tile::WHOLE.1 * zoom);
    for (line, cards) in cards.chunks(columns).enumerate() {
        let all = cards.len() as f32 * (w + tile::NEAR) - tile::NEAR;
        let left = (WIDTH - all) * 0.5;
        for (n, id) in cards.iter().enumerate() {
            let group = at.group(left + n as f32 * (w + tile::NEAR), y + line as f32 * (h + tile::NEAR));
            group.scale(zoom);
            tile::whole(group, 0.0, 0.0, eye.words, eye.content().location(*id), None);
            let of = |it: &[LocationId]| it.iter().filter(|it| *it == id).count();
            let new = eye.since.is_some_and(|old| of(&old.board.display) < of(all_cards));
            parts::ring(group, 0.0, 0.0, tile::WHOLE.0, tile::WHOLE.1, eye.mark(weight::DISPLAY, new));
        }
    }
    cards.len().div_ceil(columns) as f32 * (h + tile::NEAR) + GAP - tile::NEAR
}
