//! One Zone on a picture of its own, for a narrow screen.

use super::layout::{COMMUNITY, DEFENSE, DETAIL, DETAIL_MARGIN, NEAR, OFFICER, ZOOM};
use super::palette::{self, QUIET, SEA};
use super::{Eye, community, defense, officer, parts, terrain};
use crate::engine::Text;
use crate::games::drawing::Fresh;
use crate::games::perseverance::content::Condition;
use crate::games::perseverance::kinds::{Good, Officer, Zone};
use crate::games::perseverance::state::Owner;
use crate::games::perseverance::view::View;
use crate::scene::{Draw, Group, Scene, Sym};

const CONDITION: f32 = 34.0;
const PRESENCE: f32 = 98.0;
const CONTRIBUTION: f32 = 56.0;
const COMMUNITY_Y: f32 = OFFICER + CONDITION + NEAR;
const PRESENCE_Y: f32 = COMMUNITY_Y + COMMUNITY + NEAR;
const DEFENSE_Y: f32 = PRESENCE_Y + PRESENCE + NEAR;
const CONTRIBUTION_Y: f32 = DEFENSE_Y + DEFENSE + NEAR;
const PILL: f32 = 74.0;

fn width() -> f32 {
    (DETAIL - 2.0 * DETAIL_MARGIN) / ZOOM
}

/// A component at this height, in its own size.
fn place(scene: &mut Scene, y: f32) -> &mut Group {
    scene.group(DETAIL_MARGIN, DETAIL_MARGIN + y * ZOOM).scale(ZOOM)
}

pub(super) fn base(eye: &Eye<'_>, zone: Zone) -> Scene {
    let w = width();
    let mut scene = Scene::new(DETAIL, 2.0 * DETAIL_MARGIN + (CONTRIBUTION_Y + CONTRIBUTION) * ZOOM, SEA);
    terrain::sea(&mut scene);
    officer::base(place(&mut scene, 0.0), eye, w, OFFICER + CONDITION);
    community::base(place(&mut scene, COMMUNITY_Y), eye, w, zone, true);
    parts::card(place(&mut scene, PRESENCE_Y), 0.0, 0.0, w, PRESENCE);
    defense::base(place(&mut scene, DEFENSE_Y), eye, w);
    parts::card(place(&mut scene, CONTRIBUTION_Y), 0.0, 0.0, w, CONTRIBUTION);
    scene
}

pub(super) fn live(scene: &mut Scene, eye: &Eye<'_>, zone: Zone) {
    let w = width();
    let top = place(scene, 0.0);
    officer::live(top, eye, w, zone);
    let text = condition(eye, eye.board().officers[zone].officer);
    parts::label(top, 18.0, OFFICER + 8.0, w - 36.0, 20.0, text).color(QUIET);
    community::live(place(scene, COMMUNITY_Y), eye, w, zone);
    presence(place(scene, PRESENCE_Y), eye, w, zone);
    defense::live(place(scene, DEFENSE_Y), eye, w, zone);
    let bottom = place(scene, CONTRIBUTION_Y);
    let of = |it: &View, seat| it.board.zones[zone].contribution(seat);
    let all = eye.seats().map(|it| (Owner::Seat(it), of(eye.view, it), eye.changed(|view| of(view, it)))).collect();
    at_label(bottom, CONTRIBUTION * 0.5, eye.say("word-contribution"));
    parts::tallies(bottom, 160.0, 11.0, PILL, 34.0, all);
}

fn at_label(at: &mut Group, y: f32, text: String) {
    parts::label(at, 18.0, y, 132.0, 22.0, text).semi_bold().color(QUIET);
}

/// Who would get what here if the Assembly were held now.
fn presence(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone) {
    at_label(at, 28.0, eye.say("word-population"));
    stakes(at, eye, zone, 160.0, 28.0, 30.0);
    at_label(at, 70.0, eye.say("word-presence"));
    parts::tallies(at, 160.0, 53.0, PILL.min((w - 180.0) / 4.0 - 9.0), 34.0, present(eye, zone));
}

/// What the holder of a Zone's tile chooses from: twice the production, or the population in Votes.
pub(super) fn stakes(at: &mut Group, eye: &Eye<'_>, zone: Zone, x: f32, y: f32, size: f32) {
    let (vote, violet) = palette::good(Good::Vote);
    let fresh = eye.changed(|it| population(it, zone));
    parts::Chip::new(vote, violet, population(eye.view, zone), fresh).draw(at, x, y, size * 2.6, size);
    let (sym, color) = palette::good(eye.content().production(zone));
    at.rect(x + size * 2.75, y - size * 0.35, 2.0, size * 0.7).fill(QUIET.alpha(0.5));
    at.symbol(Sym::Production, x + size * 3.5, y, size * 0.8, QUIET);
    parts::repeat(at, x + size * 5.0, y, size, 2, sym, color);
}

pub(super) fn present(eye: &Eye<'_>, zone: Zone) -> Vec<(Owner, usize, Fresh)> {
    let of = |it: &View, owner| it.board.zones[zone].presence(owner);
    let owners = eye.board().owners().into_iter();
    owners.map(|it| (it, of(eye.view, it), eye.changed(|view| of(view, it)))).collect()
}

fn population(view: &View, zone: Zone) -> usize {
    2 + view.board.zones[zone].settlements.iter().flatten().count()
}

/// What an Officer rewards at the Assembly, in a few words.
pub(super) fn condition(eye: &Eye<'_>, officer: Officer) -> String {
    match eye.content().officer_condition(officer) {
        Condition::Pieces { each } => eye.say_with("pic-condition-pieces", "n", each),
        Condition::Patrols { each } => eye.say_with("pic-condition-patrols", "n", each),
        Condition::Fortifications { each } => eye.say_with("pic-condition-fortifications", "n", each),
        Condition::Sets { each, settlements, dice } => {
            let text = Text::new("pic-condition-sets").with("n", each);
            eye.words.say(&text.with("settlements", settlements).with("dice", dice))
        }
    }
}
