//! What the rule tests here share: a bare game to set up by hand, chosen rolls, and what changed.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::engine::{Arg, Chance, Play, Record, Seat, Seats, Seed, Stop, Table, trial};
use crate::games::perseverance::content::{Content, Spot, TrapResult};
use crate::games::perseverance::kinds::{Dino, Edition, Icon, Leader, Module, SoldierKind, Zone};
use crate::games::perseverance::rules::setup;
use crate::games::perseverance::state::{
    Defender, Die, DieOwner, Fighter, LeaderAt, Owner, PatrolRun, Soldiers, Stage, State, Trap,
};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const BETA: Edition = Edition::Beta2020;
pub const RETAIL: Edition = Edition::Retail2021;
pub const LIGHT: Fighter = Fighter::Soldier(SoldierKind::Light);
pub const HEAVY: Fighter = Fighter::Soldier(SoldierKind::Heavy);
pub const LEADER: Fighter = Fighter::Leader;

pub fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::load(None).unwrap())).clone()
}

/// A game after a set-up in which nothing was placed: nobody has abilities or anything but 20 Followers.
pub fn game(edition: Edition, players: u8) -> State {
    let record = Record {
        game: "perseverance".to_owned(),
        rules: 1,
        edition: edition.key().to_owned(),
        options: BTreeMap::from([("abilities".to_owned(), "no".to_owned())]),
        content: String::new(),
        seed: Seed::from_number(1),
        seats: Seats(players),
        answers: Vec::new(),
    };
    let mut state = setup::open(&record, content());
    state.board.abilities = false;
    state.board.stage = Stage::Turns;
    state.board.turn = 1;
    state.board.patrols = vec![1, 2];
    state.secret.patrols = (3..=19).collect();
    state.board.patrol_deck = 17;
    for (seat, leader) in Seats(players).all().zip(Leader::ALL) {
        state.board.players[seat].leader = Some(leader);
        state.board.players[seat].followers = 20;
    }
    state
}

/// Ways to set up a state by hand.
pub trait Kit {
    fn state(&mut self) -> &mut State;

    fn with(self, change: impl FnOnce(&mut State)) -> State;

    fn module(&mut self, module: Module) {
        self.state().board.modules.insert(module);
    }

    /// Settlements on the lowest empty spaces, the lowest first.
    fn settle(&mut self, zone: Zone, owners: &[Owner]) {
        for owner in owners {
            let spaces = &mut self.state().board.zones[zone].settlements;
            let low = spaces.iter().position(Option::is_none).unwrap();
            spaces[low] = Some(*owner);
            if let Owner::Seat(seat) = owner {
                self.state().board.players[*seat].settlements -= 1;
            }
        }
    }

    /// Dice on the first empty die spaces.
    fn dice(&mut self, zone: Zone, owner: DieOwner, count: usize) {
        for _ in 0..count {
            let empty = self.state().board.zones[zone].dice.iter_mut().find(|it| it.is_none()).unwrap();
            *empty = Some(Die { owner, icon: Icon::Organizer });
            if let DieOwner::Seat(seat) = owner {
                self.state().board.players[seat].dice -= 1;
            }
        }
    }

    /// Columns of Dinos, each written from the Walls outwards as `T` and `R`.
    fn dinos(&mut self, zone: Zone, columns: &[&str]) {
        for (col, dinos) in columns.iter().enumerate() {
            for (row, letter) in dinos.chars().enumerate() {
                let dino = if letter == 'T' { Dino::Trampler } else { Dino::Raptor };
                self.state().board.zones[zone].dinos.insert(Spot { col, row }, dino);
            }
        }
    }

    /// Tramplers on every uncovered Dino space but the last `free` in order.
    fn fill(&mut self, zone: Zone, free: usize) {
        let spots = self.state().spots(zone).to_vec();
        for spot in &spots[..spots.len() - free] {
            self.state().board.zones[zone].dinos.insert(*spot, Dino::Trampler);
        }
    }

    /// A hidden Trap; columns and rows count from 0.
    fn trap(&mut self, zone: Zone, col: usize, row: usize, owner: Seat, kind: Dino) {
        self.state().board.zones[zone].traps.insert(Spot { col, row }, Trap { owner, shown: None });
        self.state().secret.traps.insert((zone, Spot { col, row }), kind);
        *self.state().secret.stock[owner].of(kind) -= 1;
        self.state().board.players[owner].traps -= 1;
    }

    fn wall(&mut self, zone: Zone, col: usize, owner: Seat) {
        self.state().board.zones[zone].walls[col] = Some(owner);
        self.state().board.players[owner].walls -= 1;
    }

    /// A Soldier (out of personal supply) or Leader on a Soldier space.
    fn guard(&mut self, zone: Zone, row: usize, col: usize, owner: Seat, who: Fighter) {
        self.state().board.zones[zone].defenders[row][col] = Some(Defender { owner, who, fallen: false });
        match who {
            Fighter::Soldier(kind) => *self.state().board.players[owner].supply.of(kind) -= 1,
            Fighter::Leader => self.state().board.players[owner].leader_at = LeaderAt::Defense(zone),
        }
    }

    /// A running Patrol with Soldiers out of personal supply.
    fn patrol(&mut self, seat: Seat, card: usize, stage: usize, light: usize, heavy: usize) {
        let player = &mut self.state().board.players[seat];
        player.supply.light -= light;
        player.supply.heavy -= heavy;
        player.patrol = Some(PatrolRun { card, stage, soldiers: Soldiers { light, heavy } });
    }

    /// The next cards of a Challenge deck, the first drawn first.
    fn stack(&mut self, kind: SoldierKind, first: &[usize]) {
        let deck = &mut self.state().secret.challenges[kind as usize];
        deck.retain(|it| !first.contains(it));
        deck.extend(first.iter().rev());
    }
}

impl Kit for State {
    fn state(&mut self) -> &mut State {
        self
    }

    fn with(mut self, change: impl FnOnce(&mut State)) -> State {
        change(&mut self);
        self
    }
}

/// Rolls to come, by die: `("wall", &[0, 3])` is face 0 and then face 3. A Threat die shows its face and one.
pub type Rolls<'a> = &'a [(&'a str, &'a [usize])];

/// The number of the first seed with which six-sided dice roll so.
pub fn seed(rolls: Rolls) -> u64 {
    let fits = |number: &u64| {
        let mut chance = Chance::new(Seed::from_number(*number));
        rolls.iter().all(|(die, faces)| {
            faces.iter().all(|face| chance.below(&format!("die/{die}"), 6).result[0] as usize == *face)
        })
    };
    (0..10_000_000).find(fits).unwrap()
}

/// A table with chosen rolls.
pub fn table(state: &State, rolls: Rolls, answers: &str) -> Table<'static, State> {
    let seats = state.board.players.seats().0;
    trial::seeded(state.clone(), seats, seed(rolls), answers)
}

/// The Wall face with so many Safeguard and Followers, with or without a skull.
pub fn wall_face(safeguard: u32, followers: u32, skull: bool) -> usize {
    let fits = |it: &crate::games::perseverance::content::WallFace| {
        (it.safeguard, it.followers, it.skull) == (safeguard, followers, skull)
    };
    content().wall_die().iter().position(fits).unwrap()
}

pub fn trap_face(result: TrapResult, followers: u32) -> usize {
    content().trap_die().iter().position(|it| (it.result, it.followers) == (result, followers)).unwrap()
}

/// What changed for a player, such as `followers +6, valor -5`; Soldiers on the player board are `light` and `heavy`.
pub fn changes(before: &State, after: &State, seat: Seat) -> String {
    let values = |state: &State| {
        let it = &state.board.players[seat];
        let number = |count: usize| i64::try_from(count).unwrap();
        [
            ("food", i64::from(it.food)),
            ("mr", i64::from(it.mr)),
            ("stories", i64::from(it.stories)),
            ("followers", i64::from(it.followers)),
            ("safeguard", i64::from(it.safeguard)),
            ("valor", i64::from(it.valor)),
            ("votes", i64::from(it.votes)),
            ("light", number(it.ready.light)),
            ("heavy", number(it.ready.heavy)),
            ("supply-light", number(it.supply.light)),
            ("supply-heavy", number(it.supply.heavy)),
            ("settlements", number(it.settlements)),
            ("walls", number(it.walls)),
            ("traps", number(it.traps)),
            ("influence", number(it.influence)),
            ("dice", number(it.dice)),
            ("used-traps", number(it.used_traps.len())),
            ("completed", number(it.completed.len())),
        ]
    };
    let changed = values(before).into_iter().zip(values(after)).filter(|(old, new)| old.1 != new.1);
    changed.map(|(old, new)| format!("{} {:+}", old.0, new.1 - old.1)).collect::<Vec<_>>().join(", ")
}

/// The change of one number of every player.
pub fn followers(before: &State, after: &State) -> Vec<i64> {
    let count = |state: &State, seat| i64::from(state.board.players[seat].followers);
    before.board.players.seats().all().map(|seat| count(after, seat) - count(before, seat)).collect()
}

/// The notes that hold a word, without the name of the message.
pub fn said(t: &Table<'_, State>, word: &str) -> Vec<String> {
    trial::notes(t).into_iter().filter(|it| it.contains(word)).collect()
}

/// The position of the first note that begins so.
pub fn place_of(t: &Table<'_, State>, note: &str) -> usize {
    trial::notes(t).iter().position(|it| it.starts_with(note)).unwrap_or_else(|| panic!("no {note}"))
}

/// What is asked of a seat now: the ask, a number it was given, and the keys.
pub fn asked<T>(played: &Play<T>, seat: Seat, arg: &str) -> Option<(&'static str, i64, Vec<String>)> {
    let Err(Stop::Asking(open)) = played else { return None };
    let decision = open.iter().find(|it| it.who.seat() == seat)?;
    let number = decision.ask.args.iter().find(|it| it.0 == arg).map_or(0, |it| match it.1 {
        Arg::Number(number) => number,
        _ => 0,
    });
    Some((decision.ask.id, number, decision.form.offers().iter().map(|it| it.key.clone()).collect()))
}

/// The seats that are asked something now.
pub fn asking<T>(played: &Play<T>) -> String {
    match played {
        Err(Stop::Asking(open)) => open.iter().map(|it| it.who.seat().letter()).collect(),
        _ => String::new(),
    }
}
