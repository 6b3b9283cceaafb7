//! One player as text: everything on and beside the player board.

use super::pen::Pen;
use super::terms::{numbers, soldiers, stage};
use crate::engine::{Arg, Seat, Text};
use crate::games::perseverance::kinds::{Dino, Module};
use crate::games::perseverance::names;
use crate::games::perseverance::state::LeaderAt;
use crate::games::perseverance::view::View;

pub(super) fn player(pen: &mut Pen<'_>, seat: Seat) {
    pen.heading(title(pen.view, seat));
    for line in [scores(pen.view, seat), assets(pen.view, seat), ready(pen.view, seat), leader(pen.view, seat)] {
        pen.say(line);
    }
    let (view, player) = (pen.view, &pen.view.board.players[seat]);
    if let Some(leader) = player.leader.filter(|_| view.board.abilities) {
        pen.say(Text::new("board-player-ability").with("ability", names::about_leader(leader)));
    }
    pen.say(patrol(view, seat));
    if !player.completed.is_empty() {
        pen.say(Text::new("board-player-completed").with("what", numbers(&player.completed)));
    }
    // A Trap that an attack has revealed is used up, though it still lies there until the clean-up (ATK-10).
    let traps = || view.board.zones.iter().flat_map(|(_, area)| area.traps.values()).filter(|it| it.owner == seat);
    let shown: Vec<Dino> = traps().filter_map(|it| it.shown).collect();
    pen.say(
        Text::new("board-player-in-play")
            .with("settlements", view.board.settlements_on_board(seat))
            .with("fortifications", view.board.fortifications(seat) - shown.len())
            .with("dice", view.board.own_dice(seat))
            .with("soldiers", soldiers(view.board.soldiers_in_defense(seat))),
    );
    pen.say(
        Text::new("board-player-left")
            .with("settlements", player.settlements)
            .with("walls", player.walls)
            .with("traps", view.traps_left[seat])
            .with("influence", player.influence)
            .with("dice", player.dice),
    );
    if !player.used_traps.is_empty() || !shown.is_empty() {
        let used = |kind: Dino| player.used_traps.iter().chain(&shown).filter(|it| **it == kind).count();
        let text = Text::new("board-player-used-traps").with("trampler", used(Dino::Trampler));
        pen.say(text.with("raptor", used(Dino::Raptor)));
    }
    if view.board.has(Module::Threat) {
        let [light, heavy] = player.threat;
        let id = if view.board.retail() { "board-player-threat-retail" } else { "board-player-threat-beta" };
        pen.say(Text::new(id).with("light", light).with("heavy", heavy));
    }
}

pub(super) fn title(view: &View, seat: Seat) -> Text {
    let letter = Arg::Word(seat.letter().to_string());
    match view.board.players[seat].leader {
        Some(leader) => Text::new("board-player-leader")
            .with("seat", seat)
            .with("letter", letter)
            .with("leader", names::leader(leader)),
        None => Text::new("board-player").with("seat", seat).with("letter", letter),
    }
}

pub(super) fn scores(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    Text::new("board-player-scores")
        .with("followers", player.followers)
        .with("votes", player.votes)
        .with("safeguard", player.safeguard)
        .with("valor", player.valor)
}

pub(super) fn assets(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    let id = if view.board.retail() { "board-player-assets-retail" } else { "board-player-assets-beta" };
    Text::new(id).with("food", player.food).with("mr", player.mr).with("stories", player.stories)
}

pub(super) fn ready(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    Text::new("board-player-soldiers").with("ready", soldiers(player.ready)).with("supply", soldiers(player.supply))
}

pub(super) fn leader(view: &View, seat: Seat) -> Text {
    let player = &view.board.players[seat];
    match player.leader_at {
        LeaderAt::PlayerBoard if player.leader.is_none() => Text::new("board-leader-none"),
        LeaderAt::PlayerBoard => Text::new("board-leader-home"),
        LeaderAt::Community(zone) => Text::new("board-leader-community").with("zone", names::zone(zone)),
        LeaderAt::Defense(zone) => Text::new("board-leader-defense").with("zone", names::zone(zone)),
    }
}

pub(super) fn patrol(view: &View, seat: Seat) -> Text {
    match view.board.players[seat].patrol {
        Some(run) => {
            let card = view.facts.0.patrol(run.card);
            let threat = card.transition.filter(|_| run.stage == 1).map(|it| it.threat);
            let id = if threat.is_some() { "board-player-patrol-more" } else { "board-player-patrol" };
            let text = Text::new(id)
                .with("n", run.card)
                .with("stage", run.stage)
                .with("stages", card.stages())
                .with("soldiers", soldiers(run.soldiers))
                .with("what", stage(view, run.card, run.stage));
            match threat {
                Some(threat) => text.with("threat", threat).with("second", stage(view, run.card, 2)),
                None => text,
            }
        }
        None => Text::new("board-player-no-patrol"),
    }
}
