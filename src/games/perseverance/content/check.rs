//! Holds the component facts to what the rules rely on: counts, ranges, and tables without holes.

use std::fmt::Debug;

use super::{Content, Defense, DinoFace, Goods, Patrol, SettlementBonus, Spot, Stage};
use crate::games::perseverance::kinds::{Edition, Effect, Good, Icon, Leader, Officer, Zone};

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
        Err(Fault {
            file: self.0,
            key: key.into(),
            message: message.into(),
        })
    }

    fn count(self, key: &str, found: usize, wanted: usize) -> Checked {
        self.must(
            found == wanted,
            key,
            format!("there must be {wanted} of these, there are {found}"),
        )
    }

    /// Every wanted entry stands in the list exactly once, and nothing else does.
    fn cover<K: PartialEq + Debug>(self, list: &str, found: &[K], wanted: &[K]) -> Checked {
        for (index, entry) in found.iter().enumerate() {
            let key = format!("{list}[{}]", index + 1);
            self.must(
                wanted.contains(entry),
                key.as_str(),
                format!("{entry:?} does not belong here"),
            )?;
            let twice = found[..index].contains(entry);
            self.must(!twice, key, format!("{entry:?} was given before"))?;
        }
        let missing = wanted.iter().find(|entry| !found.contains(entry));
        self.must(
            missing.is_none(),
            list,
            format!("there is no entry for {missing:?}"),
        )
    }

    /// Cards and spaces are numbered from 1 in the order of the file.
    fn numbered(self, list: &str, numbers: impl Iterator<Item = usize>, field: &str) -> Checked {
        for (index, number) in numbers.enumerate() {
            let key = format!("{list}[{}].{field}", index + 1);
            let message = format!(
                "entries stand in order: this must be {}, not {number}",
                index + 1
            );
            self.must(number == index + 1, key, message)?;
        }
        Ok(())
    }

    fn range(self, key: impl Into<String>, value: u32, from: u32, to: u32) -> Checked {
        self.must(
            (from..=to).contains(&value),
            key,
            format!("must be {from} to {to}, not {value}"),
        )
    }

    /// Followers by rank: so many ranks, and no rank better than the one before.
    fn ranks(self, key: String, followers: &[u32], ranks: usize) -> Checked {
        let message = format!("there must be {ranks} ranks, there are {}", followers.len());
        self.must(followers.len() == ranks, key.as_str(), message)?;
        let falling = followers.windows(2).all(|pair| pair[0] >= pair[1]);
        self.must(
            falling,
            key.as_str(),
            "a later rank cannot score more than an earlier one",
        )?;
        self.must(
            followers.iter().all(|count| *count <= MOST),
            key,
            format!("at most {MOST} Followers"),
        )
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
    board(content)?;
    dice(content)?;
    patrols(content)?;
    challenges(content)?;
    rewards(content)?;
    scoring(content)?;
    setup(content)
}

/// Every edition with every number of players.
fn editions_and_players() -> Vec<(Edition, usize)> {
    Edition::ALL
        .into_iter()
        .flat_map(|edition| PLAYERS.map(|players| (edition, players)))
        .collect()
}

fn board(content: &Content) -> Checked {
    let file = File("board.toml");
    let board = &content.board;
    let zones: Vec<_> = board.zone.iter().map(|row| row.zone).collect();
    file.cover("zone", &zones, &Zone::ALL)?;
    for (index, row) in board.zone.iter().enumerate() {
        let fits = matches!(
            row.produces,
            Good::Food | Good::LightSoldier | Good::Story | Good::Mr
        );
        file.must(
            fits,
            format!("zone[{}].produces", index + 1),
            "a Zone produces food, mr, story or light-soldier",
        )?;
    }
    file.count("settlement", board.settlement.len(), 10)?;
    file.numbered(
        "settlement",
        board.settlement.iter().map(|row| row.space),
        "space",
    )?;
    for (index, row) in board.settlement.iter().enumerate() {
        let key = format!("settlement[{}]", index + 1);
        let open_above =
            row.covered && board.settlement[index..].iter().any(|above| !above.covered);
        file.must(
            !open_above,
            format!("{key}.covered"),
            "the spaces above a covered one are covered too",
        )?;
        file.must(
            index > 1 || !row.covered,
            format!("{key}.covered"),
            "the two lowest spaces are used in the set-up",
        )?;
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
        file.must(
            any,
            "die_space",
            format!("`{}` has no die space", effect.key()),
        )?;
    }
    for (index, space) in board.die_space.iter().enumerate() {
        let key = format!("die_space[{}].dinos", index + 1);
        file.must(
            space.dinos.len() <= 4,
            key,
            "a die space shows at most 4 Dino icons",
        )?;
    }
    for pool in &content.setup.pool {
        let (dice, spaces) = (
            pool.first_round() + pool.dissenter_joining,
            board.die_space.len(),
        );
        let message = format!(
            "{spaces} die spaces cannot hold the {dice} dice of {} players",
            pool.players
        );
        file.must(dice <= spaces, "die_space", message)?;
    }
    defense(file, "defense.small", &board.defense.small)?;
    defense(file, "defense.large", &board.defense.large)?;
    let rows: Vec<_> = board
        .officer_spaces
        .iter()
        .map(|row| (row.edition, row.players))
        .collect();
    file.cover("officer_spaces", &rows, &editions_and_players())?;
    for (index, row) in board.officer_spaces.iter().enumerate() {
        let fits = (1..=10).contains(&row.spaces);
        file.must(
            fits,
            format!("officer_spaces[{}].spaces", index + 1),
            "must be 1 to 10",
        )?;
    }
    Ok(())
}

fn defense(file: File, key: &str, area: &Defense) -> Checked {
    file.must(
        (1..=6).contains(&area.columns),
        format!("{key}.columns"),
        "there are 1 to 6 columns",
    )?;
    for (field, columns) in [
        ("walls", &area.walls),
        ("first_row", &area.first_row),
        ("second_row", &area.second_row),
    ] {
        let rising = columns.windows(2).all(|pair| pair[0] < pair[1]);
        file.must(
            rising,
            format!("{key}.{field}"),
            "columns are named once each, from left to right",
        )?;
        let inside = columns.iter().all(|column| *column < area.columns);
        let message = format!("columns count from 0 to {}", area.columns - 1);
        file.must(inside, format!("{key}.{field}"), message)?;
    }
    let heights = &area.heights;
    for (field, rows) in [("safe", &heights.safe), ("dangerous", &heights.dangerous)] {
        let message = format!(
            "there must be one height for each of the {} columns",
            area.columns
        );
        file.must(
            rows.len() == area.columns,
            format!("{key}.heights.{field}"),
            message,
        )?;
        let fits = rows.iter().all(|height| (1..=5).contains(height));
        file.must(
            fits,
            format!("{key}.heights.{field}"),
            "a column has 1 to 5 Dino spaces",
        )?;
    }
    let grows = heights
        .safe
        .iter()
        .zip(&heights.dangerous)
        .all(|(safe, dangerous)| safe <= dangerous);
    file.must(
        grows,
        format!("{key}.heights.dangerous"),
        "a Dangerous area has all spaces of a safe one",
    )?;
    for (field, rows, order) in [
        ("safe", &heights.safe, &area.fill.safe),
        ("dangerous", &heights.dangerous, &area.fill.dangerous),
    ] {
        let columns = rows.iter().enumerate();
        let spots: Vec<_> = columns
            .flat_map(|(col, &height)| (0..height).map(move |row| Spot { col, row }))
            .collect();
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
        file.range(
            format!("specialist[{}].weight", index + 1),
            face.weight,
            0,
            1000,
        )?;
    }
    file.must(
        dice.specialist.iter().any(|face| face.weight > 0),
        "specialist",
        "one symbol must have a weight",
    )?;
    dino_die(file, "normal", &dice.normal)?;
    dino_die(file, "dangerous", &dice.dangerous)?;
    file.count("wall", dice.wall.len(), 6)?;
    for (index, face) in dice.wall.iter().enumerate() {
        file.range(
            format!("wall[{}].safeguard", index + 1),
            face.safeguard,
            0,
            6,
        )?;
        file.range(
            format!("wall[{}].followers", index + 1),
            face.followers,
            0,
            10,
        )?;
    }
    file.count("trap", dice.trap.len(), 6)?;
    for (index, face) in dice.trap.iter().enumerate() {
        file.range(
            format!("trap[{}].followers", index + 1),
            face.followers,
            0,
            10,
        )?;
    }
    file.range("threat.sides", dice.threat.sides, 2, 20)
}

fn dino_die(file: File, list: &str, faces: &[DinoFace]) -> Checked {
    file.count(list, faces.len(), 6)?;
    for (index, face) in faces.iter().enumerate() {
        file.must(
            face.shows.len() <= 4,
            format!("{list}[{}].shows", index + 1),
            "a face shows at most 4 Dinos",
        )?;
    }
    Ok(())
}

fn patrols(content: &Content) -> Checked {
    let file = File("patrols.toml");
    let cards = &content.patrols.patrol;
    file.count("patrol", cards.len(), 19)?;
    file.numbered("patrol", cards.iter().map(|card| card.number), "number")?;
    let single = content.setup.limits.single_stage_patrols;
    for card in cards {
        patrol(file, card, card.number <= single)?;
    }
    Ok(())
}

fn patrol(file: File, card: &Patrol, single: bool) -> Checked {
    let key = format!("patrol[{}]", card.number);
    file.range(format!("{key}.need"), card.need, 1, 8)?;
    stage(file, &format!("{key}.first"), &card.first)?;
    match (&card.transition, &card.second) {
        (None, None) => file.must(
            single,
            key,
            "this card must have a transition and a second stage",
        ),
        (Some(transition), Some(second)) => {
            file.must(
                !single,
                format!("{key}.second"),
                "this card must have a single stage",
            )?;
            file.range(format!("{key}.transition.threat"), transition.threat, 1, 6)?;
            stage(file, &format!("{key}.second"), second)
        }
        _ => file.must(false, key, "a transition and a second stage go together"),
    }
}

fn stage(file: File, key: &str, stage: &Stage) -> Checked {
    file.range(format!("{key}.challenges"), stage.challenges, 0, 8)?;
    file.range(format!("{key}.walls"), stage.walls, 0, 7)?;
    file.goods(&format!("{key}.gain"), &stage.gain)?;
    let gives = stage.challenges > 0 || stage.walls > 0 || !stage.gain.is_empty();
    file.must(gives, key, "a stage has some reward")
}

fn challenges(content: &Content) -> Checked {
    let file = File("challenges.toml");
    for (list, cards) in [
        ("light", &content.challenges.light),
        ("heavy", &content.challenges.heavy),
    ] {
        file.count(list, cards.len(), 8)?;
        file.numbered(list, cards.iter().map(|card| card.number), "number")?;
        for card in cards {
            let key = format!("{list}[{}]", card.number);
            file.range(format!("{key}.threat"), card.threat, 0, 6)?;
            file.goods(&format!("{key}.gain"), &card.gain)?;
            file.must(
                !card.gain.is_empty() || card.pick.is_some(),
                key.as_str(),
                "a card has some reward",
            )?;
            if let Some(pick) = &card.pick {
                file.range(format!("{key}.pick.count"), pick.count, 1, 10)?;
                let of = &pick.of;
                let twice = (1..of.len()).any(|index| of[..index].contains(&of[index]));
                file.must(
                    of.len() >= 2 && !twice,
                    format!("{key}.pick.of"),
                    "a choice is between different goods",
                )?;
            }
        }
    }
    Ok(())
}

fn rewards(content: &Content) -> Checked {
    let file = File("rewards.toml");
    let rewards = &content.rewards;
    let numbers: Vec<_> = (1..=8).collect();
    for (index, line) in rewards.reward.iter().enumerate() {
        let key = format!("reward[{}]", index + 1);
        file.range(format!("{key}.safeguard"), line.safeguard, 0, 6)?;
        file.range(format!("{key}.valor"), line.valor, 0, 6)?;
        file.must(
            !line.editions.is_empty(),
            format!("{key}.editions"),
            "a Reward belongs to an edition",
        )?;
        let known = numbers.contains(&line.number);
        file.must(
            known,
            format!("{key}.number"),
            "Rewards are numbered 1 to 8",
        )?;
    }
    let wanted: Vec<_> = (0..=LAST_CONTRIBUTION).collect();
    for edition in Edition::ALL {
        let lines = rewards
            .reward
            .iter()
            .filter(|line| line.editions.contains(&edition));
        let found: Vec<_> = lines.map(|line| line.number).collect();
        let wrong = numbers
            .iter()
            .find(|number| found.iter().filter(|other| other == number).count() != 1);
        let message = format!("{} must have Reward {wrong:?} exactly once", edition.key());
        file.must(wrong.is_none(), "reward", message)?;
        let parts = rewards.picks.iter().filter(|part| part.edition == edition);
        let found: Vec<_> = parts.flat_map(|part| part.contribution.clone()).collect();
        let wrong = wanted
            .iter()
            .find(|entry| found.iter().filter(|other| other == entry).count() != 1);
        let message = format!(
            "{} must give the picks for Contribution {wrong:?} exactly once",
            edition.key()
        );
        file.must(
            wrong.is_none() && found.len() == wanted.len(),
            "picks",
            message,
        )?;
    }
    for (index, part) in rewards.picks.iter().enumerate() {
        let same = part.contribution.len() == part.picks.len();
        file.must(
            same,
            format!("picks[{}].picks", index + 1),
            "there must be one number for each Contribution",
        )?;
        let pairs = part.contribution.iter().zip(&part.picks);
        let fits = pairs
            .into_iter()
            .all(|(of, picks)| usize::try_from(*picks).is_ok_and(|picks| picks <= *of));
        file.must(
            fits,
            format!("picks[{}].picks", index + 1),
            "nobody has more picks than pieces",
        )?;
    }
    Ok(())
}

fn scoring(content: &Content) -> Checked {
    let file = File("scoring.toml");
    let scoring = &content.scoring;
    let rows = editions_and_players();
    let tiles: Vec<_> = scoring
        .assembly
        .iter()
        .map(|tile| (tile.edition, tile.players, tile.assembly))
        .collect();
    let each = |&(edition, players): &(Edition, usize)| {
        (1..=assemblies(players)).map(move |n| (edition, players, n))
    };
    let wanted: Vec<_> = rows.iter().flat_map(each).collect();
    file.cover("assembly", &tiles, &wanted)?;
    for (index, tile) in scoring.assembly.iter().enumerate() {
        // With two players the Dissenters take a rank as well.
        file.ranks(
            format!("assembly[{}].followers", index + 1),
            &tile.followers,
            tile.players.max(3),
        )?;
    }
    let found: Vec<_> = scoring
        .end
        .iter()
        .map(|row| (row.edition, row.players))
        .collect();
    file.cover("end", &found, &rows)?;
    for (index, row) in scoring.end.iter().enumerate() {
        file.ranks(
            format!("end[{}].followers", index + 1),
            &row.followers,
            row.players,
        )?;
    }
    let found: Vec<_> = scoring.leftovers.iter().map(|row| row.edition).collect();
    file.cover("leftovers", &found, &Edition::ALL)?;
    for (index, row) in scoring.leftovers.iter().enumerate() {
        file.range(
            format!("leftovers[{}].light_group", index + 1),
            row.light_group,
            1,
            10,
        )?;
        let worth = [
            ("asset", row.asset),
            ("heavy", row.heavy),
            ("light", row.light),
            ("pair", row.pair),
        ];
        for (field, value) in worth {
            file.range(format!("leftovers[{}].{field}", index + 1), value, 0, 10)?;
        }
    }
    let found: Vec<_> = scoring.officer.iter().map(|tile| tile.officer).collect();
    file.cover("officer", &found, &Officer::ALL)?;
    for (index, tile) in scoring.officer.iter().enumerate() {
        file.goods(&format!("officer[{}].bonus", index + 1), &tile.bonus)?;
        if let super::Condition::Sets {
            settlements, dice, ..
        } = tile.condition
        {
            let key = format!("officer[{}].condition", index + 1);
            file.must(settlements + dice > 0, key, "a set has some pieces")?;
        }
    }
    Ok(())
}

fn setup(content: &Content) -> Checked {
    let file = File("setup.toml");
    let setup = &content.setup;
    let players: Vec<_> = setup.pool.iter().map(|pool| pool.players).collect();
    file.cover("pool", &players, &PLAYERS)?;
    for (index, pool) in setup.pool.iter().enumerate() {
        let key = format!("pool[{}]", index + 1);
        let fits = pool.each_player <= setup.supply.dice;
        file.must(
            fits,
            format!("{key}.each_player"),
            "a player has not so many dice",
        )?;
        let fits = pool.neutral_leaving <= pool.neutral;
        file.must(
            fits,
            format!("{key}.neutral_leaving"),
            "more neutral dice leave than there are",
        )?;
        let fits = pool.dissenter + pool.dissenter_joining <= setup.supply.dice;
        file.must(
            fits,
            format!("{key}.dissenter"),
            "the Dissenters use one player's dice",
        )?;
        let apart = pool.players == 2 || pool.dissenter + pool.dissenter_joining == 0;
        file.must(
            apart,
            format!("{key}.dissenter"),
            "only a game for two has Dissenters",
        )?;
    }
    file.goods("start.gain", &setup.start.gain)?;
    let found: Vec<_> = setup
        .start_extra
        .iter()
        .map(|row| (row.edition, row.leader))
        .collect();
    let leaders = |edition| Leader::ALL.map(|leader| (edition, leader));
    let wanted: Vec<_> = Edition::ALL.into_iter().flat_map(leaders).collect();
    file.cover("start_extra", &found, &wanted)?;
    for (index, row) in setup.start_extra.iter().enumerate() {
        file.goods(&format!("start_extra[{}].gain", index + 1), &row.gain)?;
    }
    limits(file, content)?;
    let zones: Vec<_> = setup.first_game.iter().map(|row| row.zone).collect();
    file.cover("first_game", &zones, &Zone::ALL)?;
    let officers: Vec<_> = setup.first_game.iter().map(|row| row.officer).collect();
    file.cover("first_game", &officers, &Officer::ALL)?;
    let leaders: Vec<_> = setup.first_game.iter().map(|row| row.leader).collect();
    file.cover("first_game", &leaders, &Leader::ALL)?;
    let editions: Vec<_> = setup.dissenters.iter().map(|row| row.edition).collect();
    file.cover("dissenters", &editions, &Edition::ALL)?;
    for (index, row) in setup.dissenters.iter().enumerate() {
        let fits = row.settlements.iter().all(|count| (1..=2).contains(count));
        file.must(
            fits,
            format!("dissenters[{}].settlements", index + 1),
            "1 or 2 Settlements stand in a Zone",
        )?;
    }
    Ok(())
}

fn limits(file: File, content: &Content) -> Checked {
    let setup = &content.setup;
    let limits = &setup.limits;
    file.range("limits.track", limits.track, 1, 20)?;
    file.must(
        limits.breach_tokens <= 8,
        "limits.breach_tokens",
        "there are 8 Combat Rewards",
    )?;
    let fits = limits.face_up_patrols >= 1 && limits.face_up_patrols <= limits.single_stage_patrols;
    file.must(
        fits,
        "limits.face_up_patrols",
        "the first Patrols are drawn from the single-stage ones",
    )?;
    let supply = &setup.supply;
    for (field, count) in [
        ("dice", supply.dice),
        ("settlements", supply.settlements),
        ("walls", supply.walls),
        ("trampler_traps", supply.trampler_traps),
        ("raptor_traps", supply.raptor_traps),
        ("influence", supply.influence),
        ("light_soldiers", supply.light_soldiers),
        ("heavy_soldiers", supply.heavy_soldiers),
    ] {
        file.must(
            (1..=50).contains(&count),
            format!("supply.{field}"),
            format!("must be 1 to 50, not {count}"),
        )?;
    }
    let editions: Vec<_> = setup.patrol_cap.iter().map(|row| row.edition).collect();
    file.cover("patrol_cap", &editions, &Edition::ALL)?;
    let most = content
        .patrols
        .patrol
        .iter()
        .map(|card| card.need)
        .max()
        .unwrap_or(0);
    for (index, row) in setup.patrol_cap.iter().enumerate() {
        let fits = row.soldiers.is_none_or(|cap| cap >= most);
        file.must(
            fits,
            format!("patrol_cap[{}].soldiers", index + 1),
            format!("a Patrol needs {most} Soldiers"),
        )?;
    }
    Ok(())
}
