//! Checks the cards, the Combat Rewards, the scoring and the set-up.

use super::{Checked, File, LAST_CONTRIBUTION, PLAYERS, assemblies, editions_and_players};
use crate::games::perseverance::content::{Condition, Content, Patrol, RewardEffect, Stage};
use crate::games::perseverance::kinds::{Edition, Leader, Officer, Zone};

/// Checks everything that is a table rather than a board or a die.
pub(super) fn all(content: &Content) -> Checked {
    patrols(content)?;
    challenges(content)?;
    rewards(content)?;
    scoring(content)?;
    setup(content)
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
        (None, None) => file.must(single, key, "this card must have a transition and a second stage"),
        (Some(transition), Some(second)) => {
            file.must(!single, format!("{key}.second"), "this card must have a single stage")?;
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
    for (list, cards) in [("light", &content.challenges.light), ("heavy", &content.challenges.heavy)] {
        file.count(list, cards.len(), 8)?;
        file.numbered(list, cards.iter().map(|card| card.number), "number")?;
        for card in cards {
            let key = format!("{list}[{}]", card.number);
            file.range(format!("{key}.threat"), card.threat, 0, 6)?;
            file.goods(&format!("{key}.gain"), &card.gain)?;
            file.must(!card.gain.is_empty() || card.pick.is_some(), key.as_str(), "a card has some reward")?;
            if let Some(pick) = &card.pick {
                file.range(format!("{key}.pick.count"), pick.count, 1, 10)?;
                let of = &pick.of;
                let twice = (1..of.len()).any(|index| of[..index].contains(&of[index]));
                file.must(of.len() >= 2 && !twice, format!("{key}.pick.of"), "a choice is between different goods")?;
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
        file.must(!line.editions.is_empty(), format!("{key}.editions"), "a Reward belongs to an edition")?;
        let numbers_of_effect = match line.effect {
            RewardEffect::Kills { trampler, raptor } => [trampler, raptor],
            RewardEffect::Losses { light, heavy } => [light, heavy],
            RewardEffect::Presence { settlement, die } => [settlement, die],
            RewardEffect::Walls { each: count }
            | RewardEffect::Production { times: count }
            | RewardEffect::Followers { count }
            | RewardEffect::LightSoldiers { count } => [count, 0],
            RewardEffect::RetrieveLeader | RewardEffect::Settlement => [0, 0],
        };
        let fits = numbers_of_effect.iter().all(|count| *count <= 20);
        file.must(fits, format!("{key}.effect"), "the numbers of an effect are 0 to 20")?;
        let known = numbers.contains(&line.number);
        file.must(known, format!("{key}.number"), "Rewards are numbered 1 to 8")?;
    }
    let wanted: Vec<_> = (0..=LAST_CONTRIBUTION).collect();
    for edition in Edition::ALL {
        let lines = rewards.reward.iter().filter(|line| line.editions.contains(&edition));
        let found: Vec<_> = lines.map(|line| line.number).collect();
        once(file, "reward", edition, &numbers, &found)?;
        let parts = rewards.picks.iter().filter(|part| part.edition == edition);
        let found: Vec<_> = parts.flat_map(|part| part.contribution.clone()).collect();
        once(file, "picks", edition, &wanted, &found)?;
    }
    for (index, part) in rewards.picks.iter().enumerate() {
        let same = part.contribution.len() == part.picks.len();
        file.must(same, format!("picks[{}].picks", index + 1), "there must be one number for each Contribution")?;
        let pairs = part.contribution.iter().zip(&part.picks);
        let fits = pairs.into_iter().all(|(of, picks)| usize::try_from(*picks).is_ok_and(|picks| picks <= *of));
        file.must(fits, format!("picks[{}].picks", index + 1), "nobody has more picks than pieces")?;
    }
    Ok(())
}

/// An edition has each number exactly once, and no other.
fn once(file: File, list: &str, edition: Edition, wanted: &[usize], found: &[usize]) -> Checked {
    for number in wanted {
        let times = found.iter().filter(|other| *other == number).count();
        let message = format!("{} must have number {number} once, it has it {times} times", edition.key());
        file.must(times == 1, list, message)?;
    }
    let extra = found.iter().any(|number| !wanted.contains(number));
    file.must(!extra, list, format!("{} has a number that does not belong here", edition.key()))
}

fn scoring(content: &Content) -> Checked {
    let file = File("scoring.toml");
    let scoring = &content.scoring;
    let rows = editions_and_players();
    let tiles: Vec<_> = scoring.assembly.iter().map(|tile| (tile.edition, tile.players, tile.assembly)).collect();
    let each = |&(edition, players): &(Edition, usize)| (1..=assemblies(players)).map(move |n| (edition, players, n));
    let wanted: Vec<_> = rows.iter().flat_map(each).collect();
    file.cover("assembly", &tiles, &wanted)?;
    for (index, tile) in scoring.assembly.iter().enumerate() {
        // With two players the Dissenters take a rank as well.
        file.ranks(format!("assembly[{}].followers", index + 1), &tile.followers, tile.players.max(3))?;
    }
    let found: Vec<_> = scoring.end.iter().map(|row| (row.edition, row.players)).collect();
    file.cover("end", &found, &rows)?;
    for (index, row) in scoring.end.iter().enumerate() {
        file.ranks(format!("end[{}].followers", index + 1), &row.followers, row.players)?;
    }
    let found: Vec<_> = scoring.leftovers.iter().map(|row| row.edition).collect();
    file.cover("leftovers", &found, &Edition::ALL)?;
    for (index, row) in scoring.leftovers.iter().enumerate() {
        file.range(format!("leftovers[{}].light_group", index + 1), row.light_group, 1, 10)?;
        let worth = [("asset", row.asset), ("heavy", row.heavy), ("light", row.light), ("pair", row.pair)];
        for (field, value) in worth {
            file.range(format!("leftovers[{}].{field}", index + 1), value, 0, 10)?;
        }
    }
    let found: Vec<_> = scoring.officer.iter().map(|tile| tile.officer).collect();
    file.cover("officer", &found, &Officer::ALL)?;
    for (index, tile) in scoring.officer.iter().enumerate() {
        file.goods(&format!("officer[{}].bonus", index + 1), &tile.bonus)?;
        let (each, set) = match tile.condition {
            Condition::Sets { each, settlements, dice } => (each, [settlements, dice]),
            Condition::Pieces { each } | Condition::Patrols { each } | Condition::Fortifications { each } => {
                (each, [1, 1])
            }
        };
        let key = format!("officer[{}].condition", index + 1);
        file.range(key.as_str(), each, 0, 20)?;
        let fits = set.iter().all(|count| *count <= 10) && set != [0, 0];
        file.must(fits, key, "a set is of 1 to 10 Settlements or dice")?;
    }
    Ok(())
}

fn setup(content: &Content) -> Checked {
    let file = File("setup.toml");
    let setup = &content.setup;
    limits(file, content)?;
    let players: Vec<_> = setup.pool.iter().map(|pool| pool.players).collect();
    file.cover("pool", &players, &PLAYERS)?;
    for (index, pool) in setup.pool.iter().enumerate() {
        let key = format!("pool[{}]", index + 1);
        for (field, dice) in
            [("neutral", pool.neutral), ("dissenter", pool.dissenter), ("dissenter_joining", pool.dissenter_joining)]
        {
            file.must(dice <= 50, format!("{key}.{field}"), "at most 50 dice")?;
        }
        let fits = pool.each_player <= setup.supply.dice;
        file.must(fits, format!("{key}.each_player"), "a player has not so many dice")?;
        let fits = pool.neutral_leaving <= pool.neutral;
        file.must(fits, format!("{key}.neutral_leaving"), "more neutral dice leave than there are")?;
        let fits = pool.dissenter + pool.dissenter_joining <= setup.supply.dice;
        file.must(fits, format!("{key}.dissenter"), "the Dissenters use one player's dice")?;
        let apart = pool.players == 2 || pool.dissenter + pool.dissenter_joining == 0;
        file.must(apart, format!("{key}.dissenter"), "only a game for two has Dissenters")?;
    }
    file.goods("start.gain", &setup.start.gain)?;
    let found: Vec<_> = setup.start_extra.iter().map(|row| (row.edition, row.leader)).collect();
    let leaders = |edition| Leader::ALL.map(|leader| (edition, leader));
    let wanted: Vec<_> = Edition::ALL.into_iter().flat_map(leaders).collect();
    file.cover("start_extra", &found, &wanted)?;
    for (index, row) in setup.start_extra.iter().enumerate() {
        file.goods(&format!("start_extra[{}].gain", index + 1), &row.gain)?;
    }
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
        file.must(fits, format!("dissenters[{}].settlements", index + 1), "1 or 2 Settlements stand in a Zone")?;
    }
    Ok(())
}

fn limits(file: File, content: &Content) -> Checked {
    let setup = &content.setup;
    let limits = &setup.limits;
    file.range("limits.track", limits.track, 1, 20)?;
    file.must(limits.breach_tokens <= 8, "limits.breach_tokens", "there are 8 Combat Rewards")?;
    let fits = limits.face_up_patrols >= 1 && limits.face_up_patrols <= limits.single_stage_patrols;
    file.must(fits, "limits.face_up_patrols", "the first Patrols are drawn from the single-stage ones")?;
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
        file.must((1..=50).contains(&count), format!("supply.{field}"), format!("must be 1 to 50, not {count}"))?;
    }
    let editions: Vec<_> = setup.patrol_cap.iter().map(|row| row.edition).collect();
    file.cover("patrol_cap", &editions, &Edition::ALL)?;
    let most = content.patrols.patrol.iter().map(|card| card.need).max().unwrap_or(0);
    for (index, row) in setup.patrol_cap.iter().enumerate() {
        let fits = row.soldiers.is_none_or(|cap| cap >= most);
        file.must(fits, format!("patrol_cap[{}].soldiers", index + 1), format!("a Patrol needs {most} Soldiers"))?;
    }
    Ok(())
}
