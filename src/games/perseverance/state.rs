//! The state of a game: a board that everybody sees, and the little that is hidden.
//!
//! What lies in [`Board`] is public by construction; what somebody may not know lies in [`Secret`] and nowhere else.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::content::{Content, Spot};
use super::kinds::{Dino, Edition, Leader, Module, SoldierKind, Source, Zone};
pub use super::pieces::{
    Council, Defender, Die, DieOwner, Fighter, LeaderAt, Owner, PatrolRun, PerZone, Soldiers, Space, Stock, Trap,
};
use super::rules::fortifications::Work;
use super::rules::training::Lesson;
use crate::engine::{Deck, PerSeat, Seat};

/// The table as the rules of this game see it.
pub type Table<'a> = crate::engine::Table<'a, State>;

#[derive(Clone)]
pub struct State {
    pub board: Board,
    pub secret: Secret,
    pub content: Arc<Content>,
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    pub edition: Edition,
    /// Whether the leaders have their abilities (side B).
    pub abilities: bool,
    pub modules: BTreeSet<Module>,
    pub first_game: bool,
    /// Whether the table agrees on the Breach tokens.
    pub agreed_breach: bool,
    pub stage: Stage,
    pub active: Seat,
    /// The turn being played, counted from 1 over the whole game.
    pub turn: usize,
    pub players: PerSeat<Player>,
    pub zones: PerZone<Area>,
    pub officers: PerZone<Council>,
    /// The dice that can be taken, in a fixed order.
    pub pool: Vec<Die>,
    /// Dice that could not be placed (TRN-12); they count as placed until the Assembly.
    pub aside: Vec<Die>,
    pub patrols: Vec<usize>,
    /// The numbers of the Combat Rewards with a Breach token.
    pub breach: Vec<usize>,
    /// How many Assemblies were held.
    pub assemblies: usize,
    /// The faces that the normal and the dangerous Dino die show, in the deterministic version.
    pub dino_dice: Option<[usize; 2]>,
    /// Challenge cards drawn and not yet shuffled back.
    pub drawn: Vec<(SoldierKind, usize)>,
    /// The options of the Training that is going on which were chosen already.
    pub(super) lessons: Vec<Lesson>,
    /// The same of the Fortifications that are going on.
    pub(super) works: Vec<Work>,
    /// Whether Keoni may place a Light Soldier right now (LDR-04).
    pub(super) keoni: bool,
    /// Whether an effect is being resolved, by a die or by a Leader.
    pub(super) resolving: bool,
    /// Whether it is time for the secondary action: what comes after it depends on that.
    pub(super) secondary: bool,
    pub attack: Option<Attack>,
    /// Whether an Assembly is being held: then no dice are placed, though it is somebody's turn.
    pub assembly: bool,
    /// Votes of the Dissenters.
    pub dissenter_votes: u32,
}

/// What is hidden from somebody. How much of it there is is open: a view is told.
#[derive(Clone, Debug)]
pub struct Secret {
    /// The types of the hidden Traps on the board.
    pub traps: BTreeMap<(Zone, Spot), Dino>,
    /// The Traps in each player's supply.
    pub stock: PerSeat<Stock>,
    pub patrols: Deck<usize>,
    pub challenges: [Deck<usize>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Setup,
    Turns,
    Over,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// Nobody until the set-up has asked.
    pub leader: Option<Leader>,
    pub leader_at: LeaderAt,
    pub food: u32,
    pub mr: u32,
    pub stories: u32,
    pub followers: u32,
    pub safeguard: u32,
    pub valor: u32,
    pub votes: u32,
    /// Soldiers on the player board.
    pub ready: Soldiers,
    /// Soldiers in personal supply.
    pub supply: Soldiers,
    pub settlements: usize,
    pub walls: usize,
    pub influence: usize,
    /// Dice not in play.
    pub dice: usize,
    /// Traps that were revealed and came back.
    pub used_traps: Vec<Dino>,
    pub patrol: Option<PatrolRun>,
    pub completed: Vec<usize>,
    /// The Threat tracks of the deterministic version, Light and Heavy.
    pub threat: [u32; 2],
    /// Where Followers came from and went to, by [`Source`].
    pub sources: [i32; Source::ALL.len()],
}

/// A Zone: its Community area and its Defense area.
#[derive(Clone, PartialEq, Debug)]
pub struct Area {
    /// By die space.
    pub dice: Vec<Option<Die>>,
    /// By Settlement space, the lowest first.
    pub settlements: Vec<Option<Owner>>,
    pub leader: Option<Seat>,
    pub dangerous: bool,
    pub dinos: BTreeMap<Spot, Dino>,
    pub traps: BTreeMap<Spot, Trap>,
    /// By column.
    pub walls: Vec<Option<Seat>>,
    /// By row, then column.
    pub defenders: [Vec<Option<Defender>>; 2],
}

/// A Dino Attack while its Combat Rewards are picked.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    pub zone: Zone,
    pub tally: PerSeat<Tally>,
    pub breached: bool,
}

/// What a player did and lost in the attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub contribution: usize,
    pub tramplers: usize,
    pub raptors: usize,
    pub lost: Soldiers,
}

impl Board {
    pub fn has(&self, module: Module) -> bool {
        self.modules.contains(&module)
    }

    /// Whose turn it is to place a die; nobody's while an Assembly is held, in which others are asked, too.
    pub fn on_turn(&self) -> Option<Seat> {
        (self.stage == Stage::Turns && !self.assembly).then_some(self.active)
    }

    /// In which order turns are taken: from whose turn it is, or from whoever has the next one after an Assembly (ASM-09).
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.players.seats();
        let first = if self.assembly { seats.next(self.active) } else { self.active };
        seats.from(first)
    }

    pub fn retail(&self) -> bool {
        self.edition == Edition::Retail2021
    }

    pub fn seat_count(&self) -> usize {
        self.players.seats().count()
    }

    /// Whether this seat has this leader, with abilities.
    pub fn leads(&self, seat: Seat, leader: Leader) -> bool {
        self.abilities && self.players[seat].leader == Some(leader)
    }

    /// A player's dice in play: in the pool, on the board, or set aside.
    pub fn own_dice(&self, seat: Seat) -> usize {
        let mine = |die: &&Die| die.owner == DieOwner::Seat(seat);
        let placed = self.zones.iter().flat_map(|(_, area)| area.dice.iter().flatten()).filter(mine).count();
        placed + self.pool.iter().chain(&self.aside).filter(mine).count()
    }

    /// A player's Soldiers in all Defense areas.
    pub fn soldiers_in_defense(&self, seat: Seat) -> Soldiers {
        let mut soldiers = Soldiers::default();
        for (_, area) in self.zones.iter() {
            for defender in area.defenders().filter(|it| it.owner == seat && !it.fallen) {
                if let Fighter::Soldier(kind) = defender.who {
                    *soldiers.of(kind) += 1;
                }
            }
        }
        soldiers
    }

    pub fn settlements_on_board(&self, seat: Seat) -> usize {
        let mine = Some(Owner::Seat(seat));
        self.zones.iter().map(|(_, area)| area.settlements.iter().filter(|it| **it == mine).count()).sum()
    }

    /// Walls and Traps of a player in all Defense areas.
    pub fn fortifications(&self, seat: Seat) -> usize {
        let of = |area: &Area| {
            area.walls.iter().flatten().filter(|it| **it == seat).count()
                + area.traps.values().filter(|it| it.owner == seat).count()
        };
        self.zones.iter().map(|(_, area)| of(area)).sum()
    }

    /// Everybody with pieces in Community areas: the players, and in a game for two the Dissenters.
    pub fn owners(&self) -> Vec<Owner> {
        let mut owners: Vec<Owner> = self.players.seats().all().map(Owner::Seat).collect();
        if self.seat_count() == 2 {
            owners.push(Owner::Dissenters);
        }
        owners
    }
}

impl Area {
    pub fn defenders(&self) -> impl Iterator<Item = &Defender> {
        self.defenders.iter().flatten().flatten()
    }

    /// The Settlement spaces that are uncovered and empty, the lowest first, counted from 1.
    pub fn open_settlement_spaces<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = usize> + 'a {
        let open = move |it: &&super::content::SettlementSpace| {
            (self.dangerous || !it.covered) && self.settlements[it.space - 1].is_none()
        };
        content.settlement_spaces().iter().filter(open).map(|it| it.space)
    }

    /// The pieces of an owner in the Community area (ASM-01).
    pub fn presence(&self, owner: Owner) -> usize {
        let die_owner = match owner {
            Owner::Seat(seat) => DieOwner::Seat(seat),
            Owner::Dissenters => DieOwner::Dissenters,
        };
        self.dice.iter().flatten().filter(|it| it.owner == die_owner).count()
            + self.settlements.iter().flatten().filter(|it| **it == owner).count()
            + usize::from(self.leader.is_some_and(|seat| Owner::Seat(seat) == owner))
    }

    /// A player's pieces in the Defense area (ATK-06).
    pub fn contribution(&self, seat: Seat) -> usize {
        self.traps.values().filter(|it| it.owner == seat).count()
            + self.walls.iter().flatten().filter(|it| **it == seat).count()
            + self.defenders().filter(|it| it.owner == seat).count()
    }
}

impl State {
    /// The Dino spaces of a Zone that are uncovered, in the order in which Dinos fill them.
    pub fn spots(&self, zone: Zone) -> &[Spot] {
        self.content.defense(self.board.seat_count()).spots(self.board.zones[zone].dangerous)
    }

    /// The uncovered Dino spaces of a Zone with no Dino on them.
    pub fn free_spots(&self, zone: Zone) -> impl Iterator<Item = Spot> + '_ {
        self.spots(zone).iter().copied().filter(move |it| !self.board.zones[zone].dinos.contains_key(it))
    }

    /// Whether an attack comes at the end of the turn (TRN-10).
    pub fn is_full(&self, zone: Zone) -> bool {
        self.free_spots(zone).next().is_none()
    }

    /// Whether nobody attacks this Zone any more: the last die of the game is placed, and its Dinos have not filled it (TRN-10).
    pub fn is_past_attacks(&self, zone: Zone) -> bool {
        let players = self.board.seat_count();
        let is_last = self.board.pool.is_empty() && self.board.assemblies + 1 >= self.content.assemblies(players);
        is_last && !self.is_full(zone)
    }

    /// The Dino of a column that stands nearest to the Walls.
    pub fn nearest(&self, zone: Zone, col: usize) -> Option<Spot> {
        self.board.zones[zone].dinos.keys().copied().filter(|it| it.col == col).min_by_key(|it| it.row)
    }
}
