//! The alt text of a picture: one paragraph that tells what matters.

use super::pen::Pen;
use super::terms::{counts, officer, owner};
use super::{assembly, player, table, zone};
use crate::engine::{Seat, Text, Words};
use crate::games::alt_text::paragraph;
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::names;
use crate::games::perseverance::state::{Owner, Stage};
use crate::games::perseverance::view::{Focus, View};

pub(crate) fn alt(view: &View, focus: Focus, words: &dyn Words) -> String {
    let mut pen = Pen::new(view, words);
    match focus {
        Focus::Overview => overview(&mut pen),
        Focus::Zone(it) => area(&mut pen, it),
        Focus::Player(seat) => person(&mut pen, seat),
        Focus::Assembly => votes(&mut pen),
    }
    paragraph(pen.lines())
}

fn overview(pen: &mut Pen<'_>) {
    let view = pen.view;
    match view.board.stage {
        Stage::Setup => pen.say(Text::new("board-alt-setup")),
        Stage::Over => pen.say(Text::new("board-alt-over")),
        Stage::Turns => {
            let clock = table::clock(view);
            pen.say(
                Text::new("board-alt-turn")
                    .with("turn", clock.turn)
                    .with("turns", clock.turns)
                    .with("round", clock.round)
                    .with("rounds", clock.rounds),
            );
            match view.board.on_turn() {
                Some(seat) => pen.say(Text::new("board-alt-active").with("seat", seat)),
                None => pen.say("board-assembly-now".into()),
            }
        }
    }
    if let Some(attack) = &view.board.attack {
        pen.say(Text::new("board-alt-attack").with("zone", names::zone(attack.zone)));
    }
    let followers = Text::new("board-followers").with("what", table::followers(view));
    pen.say(Text::new("board-alt-sentence").with("what", followers));
    for it in Zone::ALL {
        pen.say(zone::title(view, it, "board-alt-zone"));
    }
    pen.say(Text::new("board-alt-pool").with("n", view.board.pool.len()));
}

fn area(pen: &mut Pen<'_>, zone: Zone) {
    let view = pen.view;
    let area = &view.board.zones[zone];
    let seats = || view.board.players.seats().all();
    let of = |seat: Seat| owner(Owner::Seat(seat));
    pen.say(zone::title(view, zone, "board-alt-zone"));
    let built = |it: Owner| area.settlements.iter().flatten().filter(|of| **of == it).count();
    let built = view.board.owners().into_iter().map(|it| (owner(it), built(it)));
    pen.say(Text::new("board-alt-settlements").with("what", counts(built)));
    let walls = |seat: Seat| area.walls.iter().flatten().filter(|it| **it == seat).count();
    pen.say(Text::new("board-alt-walls").with("what", counts(seats().map(|it| (of(it), walls(it))))));
    let traps = |seat: Seat| area.traps.values().filter(|it| it.owner == seat).count();
    pen.say(Text::new("board-alt-traps").with("what", counts(seats().map(|it| (of(it), traps(it))))));
    let defenders = |seat: Seat| area.defenders().filter(|it| it.owner == seat && !it.fallen).count();
    pen.say(Text::new("board-alt-defenders").with("what", counts(seats().map(|it| (of(it), defenders(it))))));
    let council = &view.board.officers[zone];
    let cubes = view.board.owners().into_iter().map(|it| (owner(it), council.cubes(it)));
    pen.say(Text::new("board-alt-officer").with("officer", officer(view, zone)).with("what", counts(cubes)));
}

fn person(pen: &mut Pen<'_>, seat: Seat) {
    let view = pen.view;
    let lines = [
        player::title(view, seat),
        player::scores(view, seat),
        player::assets(view, seat),
        player::ready(view, seat),
        player::leader(view, seat),
        player::patrol(view, seat),
    ];
    for line in lines {
        pen.say(Text::new("board-alt-sentence").with("what", line));
    }
}

fn votes(pen: &mut Pen<'_>) {
    let view = pen.view;
    pen.say(Text::new("board-alt-sentence").with("what", assembly::title(view)));
    if view.board.assemblies < view.facts.0.assemblies(view.board.seat_count()) {
        pen.say(Text::new("board-alt-sentence").with("what", assembly::tile(view, view.board.assemblies)));
    }
    let votes = Text::new("board-votes").with("what", table::votes(view));
    pen.say(Text::new("board-alt-sentence").with("what", votes));
    let followers = Text::new("board-followers").with("what", table::followers(view));
    pen.say(Text::new("board-alt-sentence").with("what", followers));
}
