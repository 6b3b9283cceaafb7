//! Ways to set up a state by hand.

use std::sync::Arc;

use crate::engine::Seat;
use crate::games::perseverance::content::{Content, Spot};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::state::*;

use super::A;

/// Builds a state step by step: those that return it one after the other, the others within [`Kit::with`].
pub(crate) trait Kit: Sized {
    fn state(&mut self) -> &mut State;

    fn with(self, change: impl FnOnce(&mut State)) -> State;
    /// Food, MR and Stories of A.
    fn rich(self, food: u32, mr: u32, stories: u32) -> State;
    /// Soldiers on A's player board.
    fn ready(self, light: usize, heavy: usize) -> State;
    /// The dice of the pool as words: `neutral-innovator`, `b-organizer`, `dissenter-adventurer`.
    fn pool(self, dice: &str) -> State;
    /// A die on a die space, counted from 1.
    fn placed(self, word: &str, zone: Zone, space: usize) -> State;
    fn leader(self, seat: Seat, leader: Leader) -> State;
    /// The first Dinos of a Zone in the printed order, as letters.
    fn dinos(self, zone: Zone, letters: &str) -> State;
    /// Settlements of one owner on the lowest spaces of a Zone.
    fn settled(self, owner: Owner, zone: Zone, count: usize) -> State;
    /// Dino dice with the same face six times, as letters: the normal one and the dangerous one.
    fn dino_dice(self, normal: &str, dangerous: &str) -> State;
    /// The Dinos of a Zone in the printed order, as letters; `.` is an empty space.
    fn row(&self, zone: Zone) -> String;

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
    fn columns(&mut self, zone: Zone, columns: &[&str]) {
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
    }

    /// A Wall of a player.
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
        let rest = deck.cards().iter().filter(|it| !first.contains(it));
        *deck = rest.chain(first.iter().rev()).copied().collect();
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

    fn rich(self, food: u32, mr: u32, stories: u32) -> State {
        self.with(|s| {
            let a = &mut s.board.players[A];
            (a.food, a.mr, a.stories) = (food, mr, stories);
        })
    }

    fn ready(self, light: usize, heavy: usize) -> State {
        self.with(|s| {
            let a = &mut s.board.players[A];
            a.ready = Soldiers { light, heavy };
            a.supply = Soldiers { light: 5 - light, heavy: 5 - heavy };
        })
    }

    fn pool(self, dice: &str) -> State {
        self.with(|s| {
            s.board.pool = dice.split_whitespace().map(die).collect();
            s.board.pool.sort_unstable();
        })
    }

    fn placed(self, word: &str, zone: Zone, space: usize) -> State {
        self.with(|s| s.board.zones[zone].dice[space - 1] = Some(die(word)))
    }

    fn leader(self, seat: Seat, leader: Leader) -> State {
        self.with(|s| s.board.players[seat].leader = Some(leader))
    }

    fn dinos(self, zone: Zone, letters: &str) -> State {
        self.with(|s| {
            let spots = s.spots(zone).to_vec();
            for (spot, letter) in spots.into_iter().zip(letters.chars()) {
                let dino = if letter == 'T' { Dino::Trampler } else { Dino::Raptor };
                s.board.zones[zone].dinos.insert(spot, dino);
            }
        })
    }

    fn settled(self, owner: Owner, zone: Zone, count: usize) -> State {
        self.with(|s| s.board.zones[zone].settlements[..count].fill(Some(owner)))
    }

    fn dino_dice(self, normal: &str, dangerous: &str) -> State {
        self.with(|s| s.content = rigged(normal, dangerous))
    }

    fn row(&self, zone: Zone) -> String {
        let letter = |spot: &Spot| match self.board.zones[zone].dinos.get(spot) {
            Some(Dino::Trampler) => 'T',
            Some(Dino::Raptor) => 'R',
            None => '.',
        };
        self.spots(zone).iter().map(letter).collect()
    }
}

fn die(word: &str) -> Die {
    let (owner, icon) = word.split_once('-').unwrap();
    let owner = match owner {
        "neutral" => DieOwner::Neutral,
        "dissenter" => DieOwner::Dissenters,
        letter => DieOwner::Seat(Seat::from_letter(&letter.to_ascii_uppercase()).unwrap()),
    };
    Die { owner, icon: Icon::from_key(icon).unwrap() }
}

fn rigged(normal: &str, dangerous: &str) -> Arc<Content> {
    let face = |letters: &str| {
        let dino = |letter| if letter == 'T' { "\"trampler\"" } else { "\"raptor\"" };
        format!("shows = [{}]", letters.chars().map(dino).collect::<Vec<_>>().join(", "))
    };
    let built_in = include_str!("../../../../../assets/perseverance/dice.toml");
    let mut text = String::new();
    let mut yellow = false;
    for line in built_in.lines() {
        yellow = if line.starts_with("[[") { line == "[[dangerous]]" } else { yellow };
        let shows = line.starts_with("shows").then(|| face(if yellow { dangerous } else { normal }));
        text.push_str(shows.as_deref().unwrap_or(line));
        text.push('\n');
    }
    let folder = tempfile::TempDir::new().unwrap();
    std::fs::write(folder.path().join("dice.toml"), text).unwrap();
    Arc::new(Content::load(Some(folder.path())).unwrap())
}
