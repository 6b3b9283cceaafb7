//! One change to the board at a time, each of which the text board must tell.

use std::collections::BTreeMap;

use slowboat::engine::{Game, PerSeat, Record, Seat, Seats, Seed, View, Viewer, Words};
use slowboat::games::perseverance::Perseverance;
use slowboat::games::perseverance::content::Spot;
use slowboat::games::perseverance::kinds::{Dino, Edition, Icon, Leader, Module, Officer, SoldierKind, Zone};
use slowboat::games::perseverance::state::{
    Attack, Board, Defender, Die, DieOwner, Fighter, LeaderAt, Owner, PatrolRun, Secret, Soldiers, Stage, State, Tally,
    Trap,
};

/// A board of two players in the middle of the first turn.
pub(super) fn state(game: &Perseverance) -> State {
    let record = Record {
        game: "perseverance".to_owned(),
        rules: 1,
        edition: "retail-2021".to_owned(),
        options: BTreeMap::new(),
        content: game.facts().digest().to_owned(),
        seed: Seed::from_number(1),
        seats: Seats(2),
        answers: Vec::new(),
    };
    let mut state = game.open(&record);
    let board = &mut state.board;
    (board.stage, board.turn, board.patrols, board.breach) = (Stage::Turns, 1, vec![1, 12], vec![1, 2, 3]);
    for (seat, leader) in [(Seat(0), Leader::Jack), (Seat(1), Leader::Keoni)] {
        board.players[seat].leader = Some(leader);
    }
    board.players[Seat(0)].patrol = Some(PatrolRun { card: 10, stage: 1, soldiers: Soldiers { light: 2, heavy: 1 } });
    board.modules.insert(Module::Threat);
    board.dino_dice = Some([0, 0]);
    let tally = PerSeat::new(Seats(2), |_| Tally::default());
    board.attack = Some(Attack { zone: Zone::Military, tally, breached: false });
    board.zones[Zone::Military].traps.insert(SPOT, Trap { owner: Seat(1), shown: None });
    board.zones[Zone::Military].defenders[0][0] = Some(GUARD);
    state
}

const SPOT: Spot = Spot { col: 0, row: 1 };
const GUARD: Defender = Defender { owner: Seat(0), who: Fighter::Soldier(SoldierKind::Light), fallen: false };
const MINE: Die = Die { owner: DieOwner::Seat(Seat(0)), icon: Icon::Innovator };

type Change<T> = (&'static str, fn(&mut T));

/// Everything that can change on the board, a change each.
pub(super) const CHANGES: &[Change<Board>] = &[
    ("edition", |it| it.edition = Edition::Beta2020),
    ("abilities", |it| it.abilities = !it.abilities),
    ("modules", |it| it.modules.clear()),
    ("stage", |it| it.stage = Stage::Over),
    ("active", |it| it.active = Seat(1)),
    ("turn", |it| it.turn += 1),
    ("pool", |it| it.pool.push(MINE)),
    ("pool icon", |it| it.pool = vec![Die { icon: Icon::Organizer, ..MINE }]),
    ("aside", |it| it.aside.push(MINE)),
    ("patrols", |it| it.patrols[1] = 13),
    ("breach tokens", |it| it.breach[2] = 4),
    ("assemblies", |it| it.assemblies += 1),
    ("normal Dino die", |it| it.dino_dice = Some([3, 0])),
    ("dangerous Dino die", |it| it.dino_dice = Some([0, 1])),
    ("drawn Challenge", |it| it.drawn.push((SoldierKind::Light, 3))),
    ("Dissenters' Votes", |it| it.dissenter_votes = 3),
    ("attack over", |it| it.attack = None),
    ("attacked Zone", |it| attack(it).zone = Zone::Expansion),
    ("breached", |it| attack(it).breached = true),
    ("Contribution", |it| attack(it).tally[Seat(1)].contribution = 2),
    ("killed Tramplers", |it| attack(it).tally[Seat(1)].tramplers = 1),
    ("killed Raptors", |it| attack(it).tally[Seat(1)].raptors = 1),
    ("lost Light", |it| attack(it).tally[Seat(1)].lost.light = 1),
    ("lost Heavy", |it| attack(it).tally[Seat(1)].lost.heavy = 1),
    ("leader", |it| it.players[Seat(0)].leader = Some(Leader::Phoenix)),
    ("leader in town", |it| it.players[Seat(0)].leader_at = LeaderAt::Community(Zone::Military)),
    ("leader on guard", |it| it.players[Seat(0)].leader_at = LeaderAt::Defense(Zone::Military)),
    ("Food", |it| it.players[Seat(1)].food += 1),
    ("Scrap", |it| it.players[Seat(1)].mr += 1),
    ("Stories", |it| it.players[Seat(1)].stories += 1),
    ("Followers", |it| it.players[Seat(1)].followers += 1),
    ("Safeguard", |it| it.players[Seat(1)].safeguard += 1),
    ("Valor", |it| it.players[Seat(1)].valor += 1),
    ("Votes", |it| it.players[Seat(1)].votes += 1),
    ("ready Light", |it| it.players[Seat(1)].ready.light += 1),
    ("ready Heavy", |it| it.players[Seat(1)].ready.heavy += 1),
    ("supply of Light", |it| it.players[Seat(1)].supply.light -= 1),
    ("supply of Heavy", |it| it.players[Seat(1)].supply.heavy -= 1),
    ("Settlements left", |it| it.players[Seat(1)].settlements -= 1),
    ("Walls left", |it| it.players[Seat(1)].walls -= 1),
    ("Influence left", |it| it.players[Seat(1)].influence -= 1),
    ("dice left", |it| it.players[Seat(1)].dice -= 1),
    ("used Traps", |it| it.players[Seat(1)].used_traps.push(Dino::Raptor)),
    ("Patrol over", |it| it.players[Seat(0)].patrol = None),
    ("Patrol card", |it| patrol(it).card = 11),
    ("Patrol stage", |it| patrol(it).stage = 2),
    ("Patrol Light", |it| patrol(it).soldiers.light -= 1),
    ("Patrol Heavy", |it| patrol(it).soldiers.heavy -= 1),
    ("completed Patrols", |it| it.players[Seat(1)].completed.push(4)),
    ("Light Threat", |it| it.players[Seat(1)].threat[0] = 2),
    ("Heavy Threat", |it| it.players[Seat(1)].threat[1] = 2),
    ("die on the board", |it| it.zones[Zone::Protection].dice[2] = Some(MINE)),
    ("Settlement", |it| it.zones[Zone::Protection].settlements[4] = Some(Owner::Seat(Seat(1)))),
    ("Dissenters' Settlement", |it| it.zones[Zone::Protection].settlements[4] = Some(Owner::Dissenters)),
    ("leader space", |it| it.zones[Zone::Protection].leader = Some(Seat(1))),
    ("danger", |it| it.zones[Zone::Protection].dangerous = true),
    ("Trampler", |it| {
        it.zones[Zone::Protection].dinos.insert(SPOT, Dino::Trampler);
    }),
    ("Raptor", |it| {
        it.zones[Zone::Protection].dinos.insert(SPOT, Dino::Raptor);
    }),
    ("hidden Trap", |it| {
        it.zones[Zone::Protection].traps.insert(SPOT, Trap { owner: Seat(0), shown: None });
    }),
    ("revealed Trap", |it| {
        it.zones[Zone::Military].traps.insert(SPOT, Trap { owner: Seat(1), shown: Some(Dino::Raptor) });
    }),
    ("Wall", |it| it.zones[Zone::Protection].walls[1] = Some(Seat(1))),
    ("first row", |it| it.zones[Zone::Protection].defenders[0][1] = Some(GUARD)),
    ("second row", |it| it.zones[Zone::Protection].defenders[1][1] = Some(GUARD)),
    ("Heavy guard", |it| {
        let who = Fighter::Soldier(SoldierKind::Heavy);
        it.zones[Zone::Military].defenders[0][0] = Some(Defender { who, ..GUARD });
    }),
    ("leading guard", |it| {
        it.zones[Zone::Military].defenders[0][0] = Some(Defender { who: Fighter::Leader, ..GUARD });
    }),
    ("fallen guard", |it| it.zones[Zone::Military].defenders[0][0] = Some(Defender { fallen: true, ..GUARD })),
    ("Officer", |it| it.officers[Zone::Military].officer = Officer::ChiefEngineer),
    ("Influence", |it| it.officers[Zone::Military].row.push(Owner::Seat(Seat(1)))),
    ("Dissenters' Influence", |it| it.officers[Zone::Military].row.push(Owner::Dissenters)),
    ("Influence pool", |it| {
        it.officers[Zone::Military].pool.insert(Owner::Seat(Seat(1)), 2);
    }),
];

/// Everything that is hidden and whose number is open.
pub(super) const HIDDEN_CHANGES: &[Change<Secret>] =
    &[("patrol deck", |it| it.patrols.put_under([19])), ("Traps left", |it| it.stock[Seat(1)].raptor -= 1)];

fn attack(board: &mut Board) -> &mut Attack {
    board.attack.as_mut().unwrap()
}

fn patrol(board: &mut Board) -> &mut PatrolRun {
    board.players[Seat(0)].patrol.as_mut().unwrap()
}

/// Everything that the public may read of a board.
pub(super) fn read(game: &Perseverance, state: &State, words: &dyn Words) -> Vec<String> {
    game.view(state, Viewer::Public).lines("overview", words).unwrap()
}
