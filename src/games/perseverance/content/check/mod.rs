//! Holds the component facts to what the rules rely on: counts, ranges, and tables without holes.

mod tables;

use std::fmt::Debug;

use super::{Content, Defense, DinoFace, Goods, SettlementBonus, Spot};
use crate::games::perseverance::kinds::{Edition, Effect, Good, Icon, Zone};

/// The picks by Contribution are given up to this number of pieces: 4 Walls, 8 Soldier spaces, 8 Traps.
pub(super) const LAST_CONTRIBUTION: usize = 20;

/// The numbers of players.
const PLAYERS: [usize; 3] = [2, 3, 4];

/// No number of goods, dice or Followers on a component is larger than this.
const MOST: u32 = 99;

/// How many Assemblies a game has.
pub(super) fn assemblies(players: usize) -> usize {
    if players == 2 { 2 } else { 3 }
}

/// What is wrong, and where.
pub(super) struct Fault {
    pub(super) file: &'static str,
    pub(super) key: String,
    pub(super) message: String,
}

type Checked = Result<(), Fault>;

/// One file under check.
#[derive(Clone, Copy)]
struct File(&'static str);

impl File {
    fn must(self, right: bool, key: impl Into<String>, message: impl Into<String>) -> Checked {
        if right {
            return Ok(());
        }
        Err(Fault { file: self.0, key: key.into(), message: message.into() })
    }

    fn count(self, key: &str, found: usize, wanted: usize) -> Checked {
        self.must(found == wanted, key, format!("there must be {wanted} of these, there are {found}"))
    }

    /// Every wanted entry stands in the list exactly once, and nothing else does.
    fn cover<K: PartialEq + Debug>(self, list: &str, found: &[K], wanted: &[K]) -> Checked {
        for (index, entry) in found.iter().enumerate() {
            let key = format!("{list}[{}]", index + 1);
            self.must(wanted.contains(entry), key.as_str(), format!("{entry:?} does not belong here"))?;
            let twice = found[..index].contains(entry);
            self.must(!twice, key, format!("{entry:?} was given before"))?;
        }
        match wanted.iter().find(|entry| !found.contains(entry)) {
            Some(missing) => self.must(false, list, format!("there is no entry for {missing:?}")),
            None => Ok(()),
        }
    }

    /// Cards and spaces are numbered from 1 in the order of the file.
    fn numbered(self, list: &str, numbers: impl Iterator<Item = usize>, field: &str) -> Checked {
        for (index, number) in numbers.enumerate() {
            let key = format!("{list}[{}].{field}", index + 1);
            let message = format!("entries stand in order: this must be {}, not {number}", index + 1);
            self.must(number == index + 1, key, message)?;
        }
        Ok(())
    }

    fn range(self, key: impl Into<String>, value: u32, from: u32, to: u32) -> Checked {
        self.must((from..=to).contains(&value), key, format!("must be {from} to {to}, not {value}"))
    }

    /// Followers by rank: so many ranks, and no rank better than the one before.
    fn ranks(self, key: String, followers: &[u32], ranks: usize) -> Checked {
        let message = format!("there must be {ranks} ranks, there are {}", followers.len());
        self.must(followers.len() == ranks, key.as_str(), message)?;
        let falling = followers.windows(2).all(|pair| pair[0] >= pair[1]);
        self.must(falling, key.as_str(), "a later rank cannot score more than an earlier one")?;
        self.must(followers.iter().all(|count| *count <= MOST), key, format!("at most {MOST} Followers"))
    }

    fn goods(self, key: &str, goods: &Goods) -> Checked {
        for (good, &count) in goods {
            self.range(format!("{key}.{}", good.key()), count, 1, MOST)?;
        }
        Ok(())
    }
}

/// Checks everything; the first fault is reported.
pub(super) fn all(content: &Content) -> Checked {
    // The tables first: the board is held against the dice pool.
    tables::all(content)?;
    board(content)?;
    dice(content)
}

/// Every edition with every number of players.
fn editions_and_players() -> Vec<(Edition, usize)> {
    Edition::ALL.into_iter().flat_map(|edition| PLAYERS.map(|players| (edition, players))).collect()
}

fn board(content: &Content) -> Checked {
    let file = File("board.toml");
    let board = &content.board;
    let zones: Vec<_> = board.zone.iter().map(|row| row.zone).collect();
    file.cover("zone", &zones, &Zone::ALL)?;
    for (index, row) in board.zone.iter().enumerate() {
        let fits = matches!(row.produces, Good::Food | Good::LightSoldier | Good::Story | Good::Mr);
        file.must(fits, format!("zone[{}].produces", index + 1), "a Zone produces food, mr, story or light-soldier")?;
    }
    file.count("settlement", board.settlement.len(), 10)?;
    file.numbered("settlement", board.settlement.iter().map(|row| row.space), "space")?;
    for (index, row) in board.settlement.iter().enumerate() {
        let key = format!("settlement[{}]", index + 1);
        let open_above = row.covered && board.settlement[index..].iter().any(|above| !above.covered);
        file.must(!open_above, format!("{key}.covered"), "the spaces above a covered one are covered too")?;
        file.must(index > 1 || !row.covered, format!("{key}.covered"), "the two lowest spaces are used in the set-up")?;
        let bonus = match row.bonus {
            SettlementBonus::None | SettlementBonus::RetrieveLeader => 1,
            SettlementBonus::Votes(count)
            | SettlementBonus::Influence(count)
            | SettlementBonus::Production(count)
            | SettlementBonus::Safeguard(count)
            | SettlementBonus::PlaceSoldiers(count) => count,
        };
        file.range(format!("{key}.bonus"), bonus, 1, 10)?;
    }
    for effect in Effect::ALL {
        let any = board.die_space.iter().any(|space| space.effect == effect);
        file.must(any, "die_space", format!("`{}` has no die space", effect.key()))?;
    }
    for (index, space) in board.die_space.iter().enumerate() {
        let key = format!("die_space[{}].dinos", index + 1);
        file.must(space.dinos.len() <= 4, key, "a die space shows at most 4 Dino icons")?;
    }
    for pool in &content.setup.pool {
        let (dice, spaces) = (pool.first_round() + pool.dissenter_joining, board.die_space.len());
        let message = format!("{spaces} die spaces cannot hold the {dice} dice of {} players", pool.players);
        file.must(dice <= spaces, "die_space", message)?;
    }
    defense(file, "defense.small", &board.defense.small)?;
    defense(file, "defense.large", &board.defense.large)?;
    let rows: Vec<_> = board.officer_spaces.iter().map(|row| (row.edition, row.players)).collect();
    file.cover("officer_spaces", &rows, &editions_and_players())?;
    for (index, row) in board.officer_spaces.iter().enumerate() {
        let fits = (1..=10).contains(&row.spaces);
        file.must(fits, format!("officer_spaces[{}].spaces", index + 1), "must be 1 to 10")?;
    }
    Ok(())
}

fn defense(file: File, key: &str, area: &Defense) -> Checked {
    file.must((1..=6).contains(&area.columns), format!("{key}.columns"), "there are 1 to 6 columns")?;
    for (field, columns) in [("walls", &area.walls), ("first_row", &area.first_row), ("second_row", &area.second_row)] {
        let rising = columns.windows(2).all(|pair| pair[0] < pair[1]);
        file.must(rising, format!("{key}.{field}"), "columns are named once each, from left to right")?;
        let inside = columns.iter().all(|column| *column < area.columns);
        let message = format!("columns count from 0 to {}", area.columns - 1);
        file.must(inside, format!("{key}.{field}"), message)?;
    }
    let heights = &area.heights;
    for (field, rows) in [("safe", &heights.safe), ("dangerous", &heights.dangerous)] {
        let message = format!("there must be one height for each of the {} columns", area.columns);
        file.must(rows.len() == area.columns, format!("{key}.heights.{field}"), message)?;
        let fits = rows.iter().all(|height| (1..=5).contains(height));
        file.must(fits, format!("{key}.heights.{field}"), "a column has 1 to 5 Dino spaces")?;
    }
    let grows = heights.safe.iter().zip(&heights.dangerous).all(|(safe, dangerous)| safe <= dangerous);
    file.must(grows, format!("{key}.heights.dangerous"), "a Dangerous area has all spaces of a safe one")?;
    for (field, rows, order) in
        [("safe", &heights.safe, &area.fill.safe), ("dangerous", &heights.dangerous, &area.fill.dangerous)]
    {
        let columns = rows.iter().enumerate();
        let spots: Vec<_> = columns.flat_map(|(col, &height)| (0..height).map(move |row| Spot { col, row })).collect();
        file.cover(&format!("{key}.fill.{field}"), order, &spots)?;
    }
    Ok(())
}

fn dice(content: &Content) -> Checked {
    let file = File("dice.toml");
    let dice = &content.dice;
    let icons: Vec<_> = dice.specialist.iter().map(|face| face.icon).collect();
    file.cover("specialist", &icons, &Icon::ALL)?;
    for (index, face) in dice.specialist.iter().enumerate() {
        file.range(format!("specialist[{}].weight", index + 1), face.weight, 0, 1000)?;
    }
    file.must(dice.specialist.iter().any(|face| face.weight > 0), "specialist", "one symbol must have a weight")?;
    dino_die(file, "normal", &dice.normal)?;
    dino_die(file, "dangerous", &dice.dangerous)?;
    file.count("wall", dice.wall.len(), 6)?;
    for (index, face) in dice.wall.iter().enumerate() {
        file.range(format!("wall[{}].safeguard", index + 1), face.safeguard, 0, 6)?;
        file.range(format!("wall[{}].followers", index + 1), face.followers, 0, 10)?;
    }
    file.count("trap", dice.trap.len(), 6)?;
    for (index, face) in dice.trap.iter().enumerate() {
        file.range(format!("trap[{}].followers", index + 1), face.followers, 0, 10)?;
    }
    file.range("threat.sides", dice.threat.sides, 2, 20)
}

fn dino_die(file: File, list: &str, faces: &[DinoFace]) -> Checked {
    file.count(list, faces.len(), 6)?;
    for (index, face) in faces.iter().enumerate() {
        file.must(face.shows.len() <= 4, format!("{list}[{}].shows", index + 1), "a face shows at most 4 Dinos")?;
    }
    Ok(())
}
